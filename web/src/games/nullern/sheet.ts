// The score sheet: what is known of each round, and the totals, which are always known.
import { keep, kept } from "../../kept";
import type { NullernTally, NullernView } from "../../messages";
import type { Logged } from "../../table/stage.svelte";

export type Tally = NullernTally;
/** The rounds scored so far, as far as this browser saw them. */
export type Rounds = Record<number, Tally[]>;
/** Several rounds are one row where nobody here saw them. */
export type Row =
  | { kind: "scored"; round: number; cells: Tally[] }
  | { kind: "unseen"; from: number; to: number; sums: { points: number; hoppers: number }[] | null }
  | { kind: "now" | "later"; round: number };

/** What the log adds to what was known. */
export function learn(known: Rounds, log: readonly Logged[]): Rounds {
  const found = log.flatMap(({ event }) => (event.type === "round_scored" ? [[event.round, event.players]] : []));
  return { ...known, ...(Object.fromEntries(found) as Rounds) };
}

/** The log of a long match forgets its beginning; the sheet does not, while the tab is open. */
export function recall(table: string): Rounds {
  return JSON.parse(kept(`nullern-sheet-${table}`, "session") ?? "{}") as Rounds;
}

export function remember(table: string, rounds: Rounds): void {
  keep(`nullern-sheet-${table}`, JSON.stringify(rounds), "session");
}

/** How many rounds are over. */
export function played(view: NullernView): number {
  return view.over ? view.rounds : view.round - 1;
}

export function rows(view: NullernView, known: Rounds): Row[] {
  const list: Row[] = [];
  for (let round = 1; round <= view.rounds; round++) {
    const cells = known[round];
    const last = list.at(-1);
    if (round > played(view)) list.push({ kind: round === view.round ? "now" : "later", round });
    else if (cells) list.push({ kind: "scored", round, cells });
    else if (last?.kind === "unseen") last.to = round;
    else list.push({ kind: "unseen", from: round, to: round, sums: null });
  }
  const unseen = list.filter((row) => row.kind === "unseen");
  if (unseen.length === 1) unseen[0]!.sums = unseenSums(view, list);
  return list;
}

/** What the rounds not seen must have brought: the totals less what is known. */
function unseenSums(view: NullernView, list: Row[]): { points: number; hoppers: number }[] {
  const scored = list.flatMap((row) => (row.kind === "scored" ? [row.cells] : []));
  return view.table.map(({ seat, points, hoppers }) => ({
    points: points - scored.reduce((sum, cells) => sum + cells[seat]!.points, 0),
    hoppers: hoppers - scored.filter((cells) => cells[seat]!.hopper).length,
  }));
}

/** Bids kept so far, of those known. */
export function keptBids(rounds: Rounds, seat: number): { kept: number; zeros: number; known: number } {
  const tallies = Object.values(rounds).map((cells) => cells[seat]!);
  const right = tallies.filter((tally) => !tally.hopper);
  return { kept: right.length, zeros: right.filter((tally) => tally.bid === 0).length, known: tallies.length };
}
