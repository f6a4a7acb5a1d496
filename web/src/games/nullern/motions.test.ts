import { expect, test } from "vitest";
import type { NullernView } from "../../messages";
import type { Scene } from "../../table/chapter";
import type { Events } from "../../types";
import { hold, motions } from "./motions";

type Event = Events["nullern"];

const card: Event = { type: "card_played", seat: 2, card: "G14" };
const taken: Event = { type: "trick_taken", seat: 1 };
const scored: Event = { type: "round_scored", round: 1, players: [] };
const before = { trick: [{ seat: 0, card: "R1" }] } as NullernView;
const scene = (...events: Event[]): Scene<"nullern"> => ({ before, after: before, seat: 0, events });
const paths = (event: Event, ...events: Event[]) => motions(event, scene(...events)).map(({ path }) => path);

test("a card flies into the ring, one's own from the hand", () => {
  expect(paths(card, card)).toEqual([["seat/2", "trick/2"]]);
  expect(paths({ ...card, seat: 0 }, card)).toEqual([["hand/G14", "trick/0"]]);
});

test("the last card of a trick goes on to its winner, and the others follow", () => {
  expect(paths(card, card, taken)).toEqual([["seat/2", "trick/2", "seat/1"]]);
  expect(paths(taken, card, taken)).toEqual([["trick/0", "seat/1"]]);
});

test("the last card of a round is laid while the breath is held, and then swept", () => {
  expect(hold(card, scene(card, taken, scored))).toBeGreaterThan(0);
  expect(hold(card, scene(card, taken))).toBe(0);
  expect(paths(card, card, taken, scored)).toEqual([["trick/2", "seat/1"]]);
});

test("in the blind round cards turn where they lie and stay", () => {
  const shown: Event = { type: "cards_shown", cards: [{ seat: 0, card: "B3" }] };
  expect(paths(shown, shown, taken)).toEqual([["trick/0", "trick/0"]]);
  expect(paths(taken, shown, taken)).toEqual([]);
});
