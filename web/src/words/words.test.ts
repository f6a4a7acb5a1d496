// Every catalogue of the page says the same things in all languages, and everything that is asked for is there.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const LANGUAGES = ["en", "ru", "fr", "de"];
const PAGE = join(import.meta.dirname, "..");
const HOUSE = join(PAGE, "../../src/bestiary");
const GAMES = readdirSync(join(PAGE, "games"));

/** The messages of some catalogues, each as its parts in JSON. */
function catalogue(files: string[]): Map<string, string> {
  const resources = files.map((file) => new FluentResource(readFileSync(file, "utf8")));
  return new Map(resources.flatMap(({ body }) => body.map(({ id, value }) => [id, JSON.stringify(value)] as const)));
}

/** What a message is told, the messages within it too. */
function args(key: string, words: Map<string, string>): string[] {
  const parts = words.get(key) ?? "";
  const named = (type: string) =>
    [...parts.matchAll(new RegExp(`"type":"${type}","name":"([\\w-]+)"`, "g"))].map((one) => one[1]!);
  return [...named("var"), ...named("mesg").flatMap((inner) => args(inner, words))];
}

function shared(language: string): string[] {
  return [HOUSE, ...GAMES.map((game) => join(HOUSE, "games", game))].map((place) =>
    join(place, "words", `${language}.ftl`),
  );
}

function filesOf(part: string, language: string): string[] {
  if (part !== "house") return [join(PAGE, "games", part, "words", `${language}.ftl`)];
  return readdirSync(join(PAGE, "words"))
    .filter((name) => name.endsWith(`.${language}.ftl`))
    .map((name) => join(PAGE, "words", name));
}

describe.each(["house", ...GAMES])("the words of %s", (part) => {
  const english = catalogue([...filesOf(part, "en"), ...shared("en")]);

  test.each(LANGUAGES)("are complete in %s and speak of nothing else", (language) => {
    const own = [...catalogue(filesOf(part, language)).keys()];
    expect(own.sort()).toEqual([...catalogue(filesOf(part, "en")).keys()].sort());
    const words = catalogue([...filesOf(part, language), ...shared(language)]);
    const unknown = own.filter((key) => args(key, words).some((arg) => !args(key, english).includes(arg)));
    expect(unknown).toEqual([]);
  });
});

test("a sentence that the page asks for by name is there", () => {
  const files = ["house", ...GAMES].flatMap((part) => filesOf(part, "en"));
  const known = catalogue([...files, ...shared("en")]);
  const missing = sources(PAGE).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bsay\("([\w-]+)"/g)]
      .map((one) => one[1]!)
      .filter((key) => !known.has(key)),
  );
  expect(missing).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes(".test.") ? [path] : [];
  });
}
