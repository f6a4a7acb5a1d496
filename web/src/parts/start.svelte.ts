// Two ways into a game: at once against bots, or guided.
import * as api from "../api";
import { keep, kept } from "../kept";
import { go } from "../router.svelte";
import type { Game } from "../types";
import { known } from "../visitor.svelte";

const PLAYERS: Record<Game, number> = { kuhhandel: 4, kakerlakenpoker: 4, cahoots: 3, nullern: 4 };

/** The level of the bots, as it was chosen last. */
export function lastLevel(): string {
  return kept("level") ?? "cat";
}

export async function playNow(game: Game, level = lastLevel(), guided = false): Promise<void> {
  await known();
  keep("level", level);
  const seats = PLAYERS[game];
  const bots = [null, ...Array.from({ length: seats - 1 }, () => level)];
  const clock = { kind: "none", auction: guided ? 0 : 10 } as const; // who learns has time
  const settings = { game, seats, level, clock };
  const card = await api.openTable({ settings, bots, seat: 0, start: true });
  go(`/table/${card.id}${guided ? "#learn" : ""}`);
}
