import { expect, test } from "vitest";
import type { NullernView } from "../../messages";
import type { Logged } from "../../table/stage.svelte";
import { keptBids, rows, scored, type Tally } from "./sheet";

const met = (seat: number, tricks: number): Tally => ({
  seat,
  bid: tricks,
  taken: tricks,
  points: 10 + tricks,
  hopper: false,
});
const missed = (seat: number): Tally => ({ seat, bid: 2, taken: 1, points: 1, hopper: true });
const logged = (round: number, players: Tally[]): Logged => ({
  id: `${round}`,
  event: { type: "round_scored", round, players },
});

function view(round: number, totals: [points: number, hoppers: number][], over = false): NullernView {
  const table = totals.map(([points, hoppers], seat) => ({ seat, points, hoppers }));
  return { round, rounds: 6, over, table } as NullernView;
}

test("a round is known from the log", () => {
  expect(scored([logged(1, [met(0, 1)]), logged(2, [missed(0)])])).toEqual({ 1: [met(0, 1)], 2: [missed(0)] });
});

test("rounds are scored, now and later", () => {
  const kinds = rows(view(2, [[11, 0]]), { 1: [met(0, 1)] }).map((row) => row.kind);
  expect(kinds).toEqual(["scored", "now", "later", "later", "later", "later"]);
});

test("in the end every round is over, and a later one that a replay has left is not shown", () => {
  expect(rows(view(6, [[0, 0]], true), {}).map((row) => row.kind)).toEqual(Array(6).fill("scored"));
  expect(rows(view(1, [[0, 0]]), { 1: [met(0, 1)] })[0]?.kind).toBe("now");
});

test("bids kept are counted, zeros apart", () => {
  const rounds = { 1: [met(0, 0)], 2: [missed(0)], 3: [met(0, 2)] };
  expect(keptBids(rounds, 0)).toEqual({ kept: 2, zeros: 1, bids: 3 });
});
