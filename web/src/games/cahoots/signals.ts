// What was said of bowls and recipes and still holds: until its speaker lays a card, or the recipe is gone.
import type { CahootsSaid, CahootsSay } from "../../messages";
import type { Logged } from "../../table/stage.svelte";
import type { Moves } from "../../types";
import type { Recipe } from "./recipe";

export const OF_BOWLS = ["can_play", "want_play", "avoid"] as const;
export const OF_RECIPES = ["can_help", "next_goal"] as const;
export type Signal = CahootsSay["what"];
export type Mark = Pick<CahootsSaid, "seat" | "what" | "pile" | "goal"> & { id: string; fresh: boolean };

/** The oldest first; `fresh` is what was said since the last card. */
export function marks(log: readonly Logged[]): Mark[] {
  let found: Mark[] = [];
  for (const { id, event } of log) {
    switch (event.type) {
      case "said":
        found = [...found.filter((mark) => !same(mark, event)), { ...event, id, fresh: true }];
        break;
      case "card_played":
        found = found.filter((mark) => mark.seat !== event.seat).map((mark) => ({ ...mark, fresh: false }));
        break;
      case "goal_met":
        found = found.filter((mark) => mark.goal !== event.goal);
        break;
      case "dealt":
      case "game_over":
        found = [];
    }
  }
  return found;
}

function same(a: Pick<Mark, "seat" | "what" | "pile" | "goal">, b: CahootsSaid): boolean {
  return a.seat === b.seat && a.what === b.what && a.pile === b.pile && a.goal === b.goal;
}

/** The log, and what the viewer is just saying. */
export function sayingNow(
  log: readonly Logged[],
  sent: Moves["cahoots"] | null,
  seat: number | null,
): readonly Logged[] {
  if (sent?.type !== "say" || seat === null) return log;
  return [...log, { id: "sent", event: { pile: null, goal: null, ...sent, type: "said", seat } }];
}

export function saying(what: Signal, about: { pile: number } | { goal: Recipe }): CahootsSay {
  return { type: "say", what, ...about };
}
