import { expect, test } from "vitest";
import type { Logged } from "../../table/stage.svelte";
import type { Events } from "../../types";
import { takenLast } from "./trick";

type Event = Events["nullern"];

const round = (trump_card: "R9" | "B2"): Event => ({
  type: "round_begins",
  round: 1,
  size: 2,
  blind: false,
  starter: 0,
  trump_card,
  hand: null,
});
const card = (seat: number, name: "R1" | "G14" | "B3" | "Y20"): Event => ({ type: "card_played", seat, card: name });
const taken = (seat: number): Event => ({ type: "trick_taken", seat });
const scored: Event = { type: "round_scored", round: 1, players: [] };
const log = (...events: Event[]): Logged[] => events.map((event, i) => ({ id: `${i}.0`, event }));

test("no trick was taken yet", () => {
  expect(takenLast(log(round("R9"), card(0, "R1")), 2)).toBeNull();
});

test("the last trick of a round is known when the next one has begun", () => {
  const tricks = [card(0, "R1"), card(1, "G14"), taken(0), card(0, "B3"), card(1, "Y20"), taken(1)];
  const found = takenLast(log(round("R9"), ...tricks, scored, round("B2")), 2);
  expect(found).toMatchObject({ seat: 1, cards: [{ card: "B3" }, { card: "Y20" }], trumpCard: "R9", last: true });
});

test("the cards of the blind round are shown at once", () => {
  const shown: Event = { type: "cards_shown", cards: [{ seat: 1, card: "Y20" }] };
  expect(takenLast(log(card(0, "R1"), taken(0), shown, taken(1), scored), 1)).toMatchObject({ cards: shown.cards });
});

test("a trick within a round is not its last", () => {
  expect(takenLast(log(round("R9"), card(0, "R1"), card(1, "G14"), taken(0)), 2)).toMatchObject({ last: false });
});
