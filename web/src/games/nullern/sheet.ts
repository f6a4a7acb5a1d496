// The score sheet: a row a round.
import type { NullernTally, NullernView } from "../../messages";
import type { Logged } from "../../table/stage.svelte";

export type Tally = NullernTally;
/** The rounds scored so far. */
export type Rounds = Record<number, Tally[]>;
export type Row = { kind: "scored"; round: number; cells: Tally[] } | { kind: "now" | "later"; round: number };

export function scored(log: readonly Logged[]): Rounds {
  const found = log.flatMap(({ event }) => (event.type === "round_scored" ? [[event.round, event.players]] : []));
  return Object.fromEntries(found) as Rounds;
}

/** How many rounds are over. */
export function played(view: NullernView): number {
  return view.over ? view.rounds : view.round - 1;
}

export function rows(view: NullernView, rounds: Rounds): Row[] {
  return Array.from({ length: view.rounds }, (_, i) => {
    const round = i + 1;
    if (round > played(view)) return { kind: round === view.round ? "now" : "later", round };
    return { kind: "scored", round, cells: rounds[round] ?? [] };
  });
}

export function keptBids(rounds: Rounds, seat: number): { kept: number; zeros: number; bids: number } {
  const tallies = Object.values(rounds).map((cells) => cells[seat]!);
  const right = tallies.filter((tally) => !tally.hopper);
  return { kept: right.length, zeros: right.filter((tally) => tally.bid === 0).length, bids: tallies.length };
}
