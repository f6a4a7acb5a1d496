// What the middle of the table shows: the card's way so far, its reveal, or how the last one ended.
import type { Events } from "../../types";
import type { Card, Claim, View } from "./kitchen";

type Event = Events["kakerlakenpoker"];

export type Answer = { seat: number; believed: boolean };
export type Reveal = {
  card: Card;
  claim: Claim;
  truth: boolean;
  answer: Answer;
  passer: number;
  taker: number | null;
  brought: Card[]; // along, by a king
  lapsed: boolean; // a duty: whoever got a special had no card to lay for it
};

/** A card that was shown, from what was told of it. */
export function revealOf(events: readonly Event[]): Reveal | null {
  const shown = events.findLastIndex((event) => event.type === "card_shown");
  const said = events.findLast((event, i) => i < shown && (event.type === "believed" || event.type === "doubted"));
  const card = events[shown];
  if (card?.type !== "card_shown" || (said?.type !== "believed" && said?.type !== "doubted")) return null;
  const taken = events.slice(shown).find((event) => event.type === "card_taken" || event.type === "special_taken");
  return {
    card: card.card,
    claim: card.claim,
    truth: card.true,
    answer: { seat: said.seat, believed: said.type === "believed" },
    passer: said.passer,
    taker: taken && "seat" in taken ? taken.seat : null,
    brought: events.slice(shown).flatMap(broughtBy),
    lapsed: events.slice(shown).some(({ type }) => type === "duty_lapsed"),
  };
}

function broughtBy(event: Event): Card[] {
  return event.type === "penalty_card" || (event.type === "special_taken" && event.from_pile) ? [event.card] : [];
}

/** The card that goes round, from what was told of it; with open cards that names it. */
export function passedCard(events: readonly Event[]): Card | null {
  const passed = events.findLast((event) => event.type === "card_passed");
  return passed?.type === "card_passed" ? passed.card : null;
}

/** Who speaks and to whom, as the middle shows it. */
export type Talk = { from: number; to: number | null; claim: Claim | null };

export function talkOf(view: View): Talk | null {
  const last = view.passes.at(-1);
  if (!last || (view.phase !== "answer" && view.phase !== "onward")) return null;
  return { from: last.seat, to: last.to, claim: last.claim };
}
