// Where cards fly from and to.
import { expect, test } from "vitest";
import type { Events } from "../../types";
import { foresee, hold, motions, REVEAL } from "./motions";
import { passedCard, revealOf } from "./round";
import { viewOf } from "./support";

type Event = Events["kakerlakenpoker"];

function paths(events: Event[], before = viewOf(), after = viewOf()): string[][] {
  const scene = { before, after, seat: 0, events };
  return events.flatMap((event) => motions(event, scene).map(({ path, wait }) => [...path, String(wait ?? 0)]));
}

test("my card leaves the hand from its last copy, another's from its owner", () => {
  const mine: Event = { type: "card_passed", seat: 0, to: 2, claim: "rat", card: "bat" };
  const other: Event = { type: "card_passed", seat: 3, to: 0, claim: "rat", card: null };
  expect(paths([mine])).toEqual([["hand/bat/1", "dish", "0"]]);
  expect(paths([other])).toEqual([["seat/3", "dish", "0"]]);
});

test("what lies on the dish already turns over there: a card that I looked at, or that I have just passed", () => {
  const event: Event = { type: "card_passed", seat: 0, to: 2, claim: "rat", card: "bat" };
  expect(paths([event], viewOf({ phase: "onward" }))).toEqual([]);
  const sent = { type: "pass", to: 2, card: "bat", claim: "rat" } as const;
  const scene = { before: viewOf(), after: viewOf(), seat: 0, sent };
  expect(motions(event, scene)).toEqual([]);
  expect(foresee(sent, scene).map(({ path }) => path)).toEqual([["hand/bat/1"]]);
});

test("a king and what it brings come one after the other", () => {
  const events: Event[] = [
    { type: "believed", seat: 1, passer: 2, claim: "king" },
    { type: "card_shown", card: "rat-king", claim: "king", true: true },
    { type: "card_taken", seat: 2, card: "rat-king" },
    { type: "penalty_card", seat: 2, card: "fly" },
    { type: "pile_turned", card: "toad", left: 6 },
  ];
  expect(paths(events).map((path) => path.slice(0, 2))).toEqual([
    ["dish", "front/2/rat|seat/2"],
    ["pile", "front/2/fly|seat/2"],
    ["pile", "pile"],
  ]);
  const waits = paths(events).map((path) => Number(path[2]));
  expect(waits[0]).toBeLessThan(waits[1]!);
  expect(waits[1]).toBeLessThan(waits[2]!);
  expect(events.map(hold)).toEqual([0, REVEAL, 0, 0, 0]);
});

test("two equal cards are laid from two places in the hand", () => {
  const event: Event = { type: "cards_laid", seat: 0, cards: ["bat", "bat"] };
  expect(paths([event]).map(([from]) => from)).toEqual(["hand/bat/1", "hand/bat"]);
});

test("a reveal is told by who answered, what was shown and who takes it", () => {
  const events: Event[] = [
    { type: "doubted", seat: 1, passer: 2, claim: "rat" },
    { type: "card_shown", card: "joker", claim: "rat", true: true },
    { type: "special_taken", seat: 1, card: "joker", claim: "rat", from_pile: false },
  ];
  const answer = { seat: 1, believed: false };
  expect(revealOf(events)).toEqual({
    card: "joker",
    claim: "rat",
    truth: true,
    answer,
    passer: 2,
    taker: 1,
    brought: [],
    lapsed: false,
  });
  expect(revealOf(events.slice(1))).toBeNull();
});

test("a reveal tells all that kings bring along", () => {
  const events: Event[] = [
    { type: "believed", seat: 1, passer: 2, claim: "king" },
    { type: "card_shown", card: "rat-king", claim: "king", true: true },
    { type: "card_taken", seat: 2, card: "rat-king" },
    { type: "penalty_card", seat: 2, card: "fly-king" },
    { type: "special_taken", seat: 2, card: "joker", claim: "king", from_pile: true },
  ];
  expect(revealOf(events)?.taker).toBe(2);
  expect(revealOf(events)?.brought).toEqual(["fly-king", "joker"]);
});

test("the card that goes round is known where the last pass names it", () => {
  const pass: Event = { type: "card_passed", seat: 0, to: 2, claim: "rat", card: "bat" };
  const begins: Event = { type: "round_begins", seat: 0 };
  expect(passedCard([pass, begins, { ...pass, card: "toad" }, { type: "peeked", seat: 2 }])).toBe("toad");
  expect(passedCard([pass, { ...pass, card: null }])).toBeNull();
  expect(passedCard([])).toBeNull();
});
