// The trick that was taken last, as the log tells of it.
import type { NullernLaid as Laid } from "../../messages";
import type { Logged } from "../../table/stage.svelte";
import type { Events } from "../../types";

/** `last`: its round ended with it. */
export type Taken = { seat: number; cards: Laid[]; trumpCard: string | undefined; last: boolean };

export function takenLast(log: readonly Logged[], players: number): Taken | null {
  const events = log.map(({ event }) => event as Events["nullern"]);
  const end = events.findLastIndex((event) => event.type === "trick_taken");
  const taken = events[end];
  if (taken?.type !== "trick_taken") return null;
  const before = events.slice(0, end);
  const shown = before.at(-1);
  return {
    seat: taken.seat,
    cards:
      shown?.type === "cards_shown"
        ? shown.cards
        : before.filter((event) => event.type === "card_played").slice(-players),
    trumpCard: before.findLast((event) => event.type === "round_begins")?.trump_card,
    last: events[end + 1]?.type === "round_scored",
  };
}
