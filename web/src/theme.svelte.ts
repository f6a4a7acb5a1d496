// By day or by candlelight: as the system has it until somebody chooses.
import { keep, kept } from "./kept";

const system = matchMedia("(prefers-color-scheme: dark)");
let dark = $state(kept("theme") === null ? system.matches : kept("theme") === "dark");

export const theme = {
  get dark(): boolean {
    return dark;
  },
};

export function applyTheme(): void {
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", dark ? "#1d1a17" : "#f7f0e1");
}

export function toggleTheme(): void {
  dark = !dark;
  keep("theme", dark ? "dark" : "light");
  applyTheme();
}

system.addEventListener("change", () => {
  if (kept("theme") === null) dark = system.matches;
  applyTheme();
});
