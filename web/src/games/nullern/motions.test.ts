import { expect, test } from "vitest";
import type { NullernView } from "../../messages";
import type { Scene } from "../../table/chapter";
import { BREATH, duration } from "../../table/flights.svelte";
import type { Events } from "../../types";
import { breath, hold, HUSH, motions } from "./motions";

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

test("the last trick of a round is laid and swept while the breath is held, before anything is dealt", () => {
  const events = [card, taken, scored];
  const held = events.flatMap((event) => breath(event, scene(...events)));
  expect(held.map(({ path }) => path)).toEqual([
    ["seat/2", "trick/2", "seat/1"],
    ["trick/0", "seat/1"],
  ]);
  expect(Math.max(...held.map(duration))).toBe(hold(card, scene(...events)));
  expect(events.flatMap((event) => paths(event, ...events))).toEqual([]);
  expect(hold(card, scene(card, taken))).toBe(0);
});

test("in the blind round cards turn where they lie and stay, while the breath is held", () => {
  const shown: Event = { type: "cards_shown", cards: [{ seat: 0, card: "B3" }] };
  const events = [shown, taken, scored];
  expect(hold(shown, scene(...events))).toBeGreaterThan(HUSH + BREATH);
  expect(events.flatMap((event) => breath(event, scene(...events)))).toEqual([]);
  expect(events.flatMap((event) => paths(event, ...events))).toEqual([]);
});
