// What a bot would do: the chance of each move, and which is the likeliest.
import type { Advice } from "../../table/stage.svelte";
import type { Moves } from "../../types";
import { speech } from "../../words/words.svelte";

type Weighed = { move: Moves["nullern"]; best: boolean; chance: string };

/** The likeliest first. */
export function weighed(advice: readonly Advice<"nullern">[] | null): Weighed[] {
  const percent = new Intl.NumberFormat(speech.language, { style: "percent" });
  return (advice ?? [])
    .toSorted((a, b) => b.chance - a.chance)
    .map(({ move, chance }, i) => ({ move, best: i === 0, chance: percent.format(chance) }));
}
