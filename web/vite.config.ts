import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import Icons from "unplugin-icons/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const API = process.env.BESTIARY_API ?? "http://127.0.0.1:8000"; // while the page is being written
const HERE = fileURLToPath(new URL(".", import.meta.url));

const LANGUAGES = ["en", "ru", "fr", "de"];
const GAMES = `${HERE}../src/bestiary/games/`;

/** The catalogues of one part of the house, a game or all that games share: Python's and the page's own, in one text. */
function catalogues(part: string, language: string): string[] {
  if (part !== "house")
    return [`${GAMES}${part}/words/${language}.ftl`, `${HERE}src/games/${part}/words/${language}.ftl`];
  const own = readdirSync(`${HERE}src/words`).filter((name) => name.endsWith(`.${language}.ftl`));
  return [`${HERE}../src/bestiary/words/${language}.ftl`, ...own.map((name) => `${HERE}src/words/${name}`)];
}

/** `virtual:words`: for each language and part a module that is loaded when it is needed. */
function words(): Plugin {
  const name = "virtual:words";
  const games = readdirSync(GAMES).filter((game) => existsSync(`${GAMES}${game}/words`));
  const modules = (language: string) =>
    ["house", ...games].map((part) => `${part}: () => import("${name}/${language}/${part}")`).join(", ");
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return null;
      const [language, part] = id.slice(name.length + 2).split("/");
      if (!language || !part)
        return `export default {${LANGUAGES.map((one) => `${one}: {${modules(one)}}`).join(", ")}};`;
      const files = catalogues(part, language).filter((file) => existsSync(file));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf8")).join("\n"))};`;
    },
  };
}

/** The rules of a game, written in Markdown, as HTML for players: no ids of rulings, cards and recipes by their names. */
function rulesAsHtml(): Plugin {
  return {
    name: "rules-as-html",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      const [, game, language] = file?.match(/games\/(\w+)\/rules\.(\w+)\.md$/) ?? [];
      if (query !== "html" || !file || !game || !language) return null;
      this.addWatchFile(file);
      const words = catalogues(game, language)
        .map((one) => (existsSync(one) ? readFileSync(one, "utf8") : ""))
        .join("\n");
      const word = (name: string) => words.match(new RegExp(`^${game}-${name} = (.+)$`, "m"))?.[1];
      const text = readFileSync(file, "utf8").replace(/ ?\(([A-Z]\d+)(, [A-Z]\d+)*\)/g, "");
      const html = marked.parse(text, { async: false });
      return `export default ${JSON.stringify(html.replace(/<code>([\w-]+)<\/code>/g, (code, name) => word(name) ?? code))};`;
    },
  };
}

/** The service worker, told the files of the shell: all but the games' own parts, which it keeps once they were needed. */
function shellOffline(): Plugin {
  return {
    name: "shell-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => !name.endsWith(".map"));
      const code = readFileSync(`${HERE}src/worker.js`, "utf8");
      const shell = JSON.stringify(["/", ...files.filter((name) => name !== "index.html").map((name) => `/${name}`)]);
      this.emitFile({ type: "asset", fileName: "worker.js", source: code.replace("SHELL_FILES", shell) });
    },
  };
}

export default defineConfig({
  root: HERE,
  plugins: [svelte(), words(), Icons({ compiler: "svelte" }), rulesAsHtml(), shellOffline()],
  resolve: { alias: { $lib: `${HERE}src`, $house: `${HERE}../src/bestiary` } },
  server: {
    fs: { allow: [HERE, `${HERE}../src/bestiary`] },
    proxy: { "/api": { target: API, ws: true, changeOrigin: true, headers: { origin: API } } },
  },
  build: { outDir: "../src/bestiary/server/page", emptyOutDir: true, assetsDir: "assets", chunkSizeWarningLimit: 300 },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
