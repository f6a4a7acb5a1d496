import { expect, test } from "vitest";
import type { NullernView } from "../../messages";
import { lesson } from "./lesson";

const player = { seat: 0, cards: 2, bid: 1, taken: 0, points: 0, hoppers: 0, void: false };
const other = { ...player, seat: 1 };

function view(changes: Partial<NullernView>): NullernView {
  const start = {
    seat: 0,
    phase: "play",
    round: 2,
    rounds: 20,
    size: 2,
    trump: "R",
    hand: ["G3"],
    trick: [],
    actors: [0],
  };
  return { ...start, blind: false, over: false, table: [player, other], ...changes } as NullernView;
}

test("nobody is taught who only watches, or once it is over", () => {
  expect(lesson(view({ seat: null }))).toBeNull();
  expect(lesson(view({ over: true }))).toBeNull();
});

test("a welcome before the first bid, the last bid of a round, and the blind one", () => {
  const bidding = [{ ...player, bid: null }, other];
  expect(lesson(view({ phase: "bid", round: 1, table: bidding }))).toBe("welcome");
  expect(lesson(view({ phase: "bid", round: 4, table: bidding }))).toBe("sum");
  expect(lesson(view({ phase: "bid", round: 20, blind: true, table: bidding }))).toBe("blind");
});

test("leading, following trump with one and without", () => {
  const trick: NullernView["trick"] = [{ seat: 1, card: "R4" }];
  expect(lesson(view({}))).toBe("lead");
  expect(lesson(view({ trick }))).toBe("free");
  expect(lesson(view({ trick, hand: ["G3", "R9"] }))).toBe("follow");
});

test("enough tricks, and too many", () => {
  expect(lesson(view({ actors: [1], table: [{ ...player, taken: 1 }, other] }))).toBe("enough");
  expect(lesson(view({ table: [{ ...player, taken: 2 }, other] }))).toBe("too-many");
});
