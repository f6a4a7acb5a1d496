// How cards move through the kitchen: from hands under the lid, and from there to whoever must keep them.
import type { Sound } from "../../sound";
import type { Motion, Scene } from "../../table/chapter";
import type { Events, Moves } from "../../types";
import { face } from "./face";
import { kindOf, type Card } from "./kitchen";

type Event = Events["kakerlakenpoker"];
type Here = Scene<"kakerlakenpoker">;

export const REVEAL = 2500; // milliseconds from “I doubt it” until the card goes to whoever keeps it
const NEXT = 480; // between cards that come to somebody one after the other
const DEALT = 45; // between cards that are dealt

/** A card that is laid leaves at once. One that is passed lies on the dish already, where it is turned over: it is gone from the hand. */
export function foresee(move: Moves["kakerlakenpoker"], scene: Here): Motion[] {
  const { before: view, seat } = scene;
  if (seat === null) return [];
  if (move.type === "lay") return motions({ ...move, type: "cards_laid", seat }, scene);
  if (move.type !== "pass" || move.card === undefined) return [];
  return [{ face: face(move.card), path: [lastInHand(move.card, view)] }];
}

export function motions(event: Event, scene: Here): Motion[] {
  switch (event.type) {
    case "game_begins":
      return (event.hand ?? []).map((card, i, hand) => ({
        face: face(card),
        path: ["pile", inHand(card, copy(hand, i))],
        wait: i * DEALT,
        turns: "up",
        ...(i % 3 === 0 && { sound: "paper" as const }),
      }));
    case "card_passed":
      return passed(event, scene);
    case "peeked":
      return event.seat === scene.seat ? [] : [{ face: null, path: ["dish", `seat/${event.seat}`], sound: "slide" }];
    case "card_taken":
      return [{ face: face(event.card), path: ["dish", before(event.seat, event.card)], sound: "wood" }];
    case "special_taken":
      return [special(event, scene)];
    case "penalty_card":
      return [
        {
          face: face(event.card),
          path: ["pile", before(event.seat, event.card)],
          wait: waitOf(event, scene),
          lies: true,
          sound: "wood",
        },
      ];
    case "pile_turned":
      return event.card === null
        ? []
        : [{ face: face(event.card), path: ["pile", "pile"], wait: waitOf(event, scene), turns: "up", sound: "paper" }];
    case "cards_laid":
      return event.cards.map((card, i) => laid(event.seat, card, i, event.cards, scene));
    default:
      return [];
  }
}

function passed({ seat: from, card }: Extract<Event, { type: "card_passed" }>, scene: Here): Motion[] {
  if (from !== scene.seat) return [{ face: null, path: [`seat/${from}`, "dish"], sound: "slide" }];
  if (card === null || scene.sent?.type === "pass" || scene.before?.phase === "onward") return [];
  return [{ face: face(card), path: [lastInHand(card, scene.before), "dish"], turns: "down", sound: "slide" }];
}

function special(event: Extract<Event, { type: "special_taken" }>, scene: Here): Motion {
  const mine = event.seat === scene.seat;
  return {
    face: face(event.card),
    path: [event.from_pile ? "pile" : "dish", mine ? lastInHand(event.card, scene.after) : `seat/${event.seat}`],
    wait: waitOf(event, scene),
    lies: event.from_pile,
    sound: "slide",
  };
}

function laid(seat: number, card: Card, i: number, cards: readonly Card[], scene: Here): Motion {
  const from = seat === scene.seat ? lastInHand(card, scene.before, copy(cards, i)) : `seat/${seat}`;
  return { face: face(card), path: [from, before(seat, card)], wait: i * (NEXT / 2), sound: "wood" };
}

/** Cards come to somebody one after the other: how long this one waits for those before it. */
function waitOf(event: Event, { events = [] }: Here): number {
  const earlier = events.slice(0, events.indexOf(event));
  return NEXT * earlier.filter(({ type }) => /^(card_taken|special_taken|penalty_card|cards_laid)$/.test(type)).length;
}

/** Where a card lies before somebody; on a small screen the shelf may be folded up. */
function before(seat: number, card: Card): string {
  return `front/${seat}/${kindOf(card)}|seat/${seat}`;
}

/** The place of the last of equal cards in the viewer's hand, or of one so many before it. */
function lastInHand(card: Card, view: Here["before"], before = 0): string {
  return inHand(card, (view?.hand?.filter((other) => other === card).length ?? 1) - 1 - before);
}

/** The place of a card in the viewer's hand: equal ones are counted. */
function inHand(card: Card, copy: number): string {
  return copy > 0 ? `hand/${card}/${copy}` : `hand/${card}`;
}

function copy(cards: readonly Card[], i: number): number {
  return cards.slice(0, i).filter((card) => card === cards[i]).length;
}

export function sound(event: Event, scene: Here): Sound | null {
  switch (event.type) {
    case "card_passed":
      return "whisper";
    case "special_taken":
      return "gasp";
    case "duty_lapsed":
      return "sigh";
    case "game_over":
      return event.loser === scene.seat ? "sigh" : "cheer";
    default:
      return null;
  }
}

export function hold(event: Event): number {
  return event.type === "card_shown" ? REVEAL : 0;
}

export function pause(event: Event): number {
  return (
    { card_passed: 700, peeked: 300, card_taken: 350, special_taken: 900, penalty_card: 500, duty_lapsed: 900 }[
      event.type as string
    ] ?? 0
  );
}
