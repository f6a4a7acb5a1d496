import { expect, test } from "vitest";
import type { NullernView } from "../../messages";
import type { Logged } from "../../table/stage.svelte";
import { keptBids, learn, rows, type Tally } from "./sheet";

const met = (seat: number, tricks: number): Tally => ({
  seat,
  bid: tricks,
  taken: tricks,
  points: 10 + tricks,
  hopper: false,
});
const missed = (seat: number): Tally => ({ seat, bid: 2, taken: 1, points: 1, hopper: true });
const scored = (round: number, players: Tally[]): Logged => ({
  id: `${round}`,
  event: { type: "round_scored", round, players },
});

function view(round: number, totals: [points: number, hoppers: number][], over = false): NullernView {
  const table = totals.map(([points, hoppers], seat) => ({ seat, points, hoppers }));
  return { round, rounds: 6, over, table } as NullernView;
}

test("a round is learnt from the log, and what was known before stays", () => {
  const known = learn({ 1: [met(0, 1)] }, [scored(2, [missed(0)])]);
  expect(Object.keys(known)).toEqual(["1", "2"]);
});

test("rounds are scored, now and later", () => {
  const kinds = rows(view(2, [[11, 0]]), { 1: [met(0, 1)] }).map((row) => row.kind);
  expect(kinds).toEqual(["scored", "now", "later", "later", "later", "later"]);
});

test("rounds nobody here saw are one row with what they brought in all", () => {
  const list = rows(
    view(4, [
      [42, 2],
      [13, 0],
    ]),
    { 3: [missed(0), met(1, 3)] },
  );
  expect(list[0]).toEqual({
    kind: "unseen",
    from: 1,
    to: 2,
    sums: [
      { points: 41, hoppers: 1 },
      { points: 0, hoppers: 0 },
    ],
  });
  expect(list[1]?.kind).toBe("scored");
});

test("with two gaps nothing is claimed of either", () => {
  const list = rows(view(4, [[30, 0]]), { 2: [met(0, 0)] });
  expect(list.filter((row) => row.kind === "unseen").map((row) => row.sums)).toEqual([null, null]);
});

test("in the end every round is over, and a later one that a replay has left is not shown", () => {
  expect(rows(view(6, [[0, 0]], true), {}).map((row) => row.kind)).toEqual(["unseen"]);
  expect(rows(view(1, [[0, 0]]), { 1: [met(0, 1)] })[0]?.kind).toBe("now");
});

test("bids kept are counted, zeros apart", () => {
  const rounds = { 1: [met(0, 0)], 2: [missed(0)], 3: [met(0, 2)] };
  expect(keptBids(rounds, 0)).toEqual({ kept: 2, zeros: 1, known: 3 });
});
