// The pictures: one part for each game and one for the house, loaded before it is needed and then read at once.
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import { SvelteMap } from "svelte/reactivity";
import type { Game } from "../types";

export type Drawing = Component<SVGAttributes<SVGSVGElement>>;
export type Pictures = Record<string, Drawing>;
export type Part = Game | "house";

const PARTS: Record<Part, () => Promise<{ pictures: Pictures }>> = {
  house: () => import("./house"),
  kuhhandel: () => import("./kuhhandel"),
  kakerlakenpoker: () => import("./kakerlakenpoker"),
  cahoots: () => import("./cahoots"),
  nullern: () => import("./nullern"),
};
const loaded = new SvelteMap<Part, Pictures>();

export async function load(part: Part): Promise<void> {
  if (!loaded.has(part)) loaded.set(part, (await PARTS[part]()).pictures);
}

export function picture(part: Part, name: string): Drawing | undefined {
  const drawing = loaded.get(part)?.[name];
  if (import.meta.env.DEV && !drawing && loaded.has(part)) console.warn(`No picture "${name}" in ${part}.`);
  return drawing;
}
