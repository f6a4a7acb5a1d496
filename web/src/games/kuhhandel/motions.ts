// How Kuhhandel's cards and notes move, and what is heard of it.
import type { Motion, Scene } from "../../table/chapter";
import { BREATH } from "../../table/flights.svelte";
import type { Sound } from "../../sound";
import type { Events, Moves } from "../../types";
import { face, purse, type Animal, type Money } from "./cards";

type Event = Events["kuhhandel"];
type Here = Scene<"kuhhandel">;
type Of<T extends Event["type"]> = Extract<Event, { type: T }>;

const LAID = 1_000; // milliseconds until a counter-offer lies there, and both are turned up
const READ = 900; // in which they are read
const DONKEY = 900; // until the donkey has been seen

/** Money that is paid or offered leaves at once, and the top card of the deck when it is called out, whatever it is. */
export function foresee(move: Moves["kuhhandel"], scene: Here): Motion[] {
  const { before: view, seat } = scene;
  if (!view || seat === null) return [];
  switch (move.type) {
    case "auction":
      return [turnedOver(null)];
    case "pay":
      return given({ ...move, type: "money_given", to: view.payment?.payee ?? seat, count: move.cards.length }, scene);
    case "offer":
      return laidByViewer(move.cards, scene);
    case "counter":
      return outOfHand(move.cards, scene).map(counter);
    default:
      return [];
  }
}

export function motions(event: Event, scene: Here): Motion[] {
  switch (event.type) {
    case "game_begins":
      return intoHand(scene.after.hand ?? [], scene).map((to, i) => note(event.money[i] ?? 0, ["deck", to], 90 * i));
    case "animal_turned_up":
      return [turnedOver(event.animal)];
    case "donkey_money":
      return rain(event, scene);
    case "auction_won_free":
      return [fromBlock(event.animal, event.seat)];
    case "paid":
      return [fromBlock(event.animal, event.payer), ...unseenPayment(event, scene)];
    case "money_given":
      return given(event, scene);
    case "money_received":
      return received(event, scene);
    case "offer_laid":
      return laid(event, scene);
    case "offer_accepted":
      return scene.seat === event.challenger || scene.seat === event.partner
        ? []
        : [unseen("offer", event.partner, 300)];
    case "offers_exchanged":
      return exchanged(event, scene);
    case "animals_moved":
      return Array.from({ length: event.count }, (_, i) => ({
        face: face(event.animal),
        path: [farm(event.giver, event.animal), farm(event.to, event.animal)],
        wait: 140 * i,
        sound: "paper",
      }));
    default:
      return [];
  }
}

/** Offers are turned up while the breath is held: only then is it told how the trade came out. */
export function hold(event: Event, { seat }: Here): number {
  if (event.type === "offers_exchanged") return event.offer ? turnedAfter(false) + READ : LAID + READ / 2;
  const accepted = event.type === "offer_accepted" && (seat === event.challenger || seat === event.partner);
  return accepted ? turnedAfter(true) + READ : 0;
}

/** Milliseconds until the offers of a trade are seen. */
export function turnedAfter(accepted: boolean): number {
  return (accepted ? 0 : LAID) + BREATH;
}

export function breath(event: Event, scene: Here): Motion[] {
  switch (event.type) {
    case "money_given":
    case "money_received":
      return turnedUp("offer", event.cards, 0);
    case "offers_exchanged":
      return countered(event, scene);
    default:
      return [];
  }
}

export function sounds(event: Event): Sound | null {
  switch (event.type) {
    case "bid_made":
      return "wood";
    case "bidding_closed":
      return "hammer";
    case "donkey_money":
      return "rain";
    case "bankrupt_shown":
      return "gasp";
    case "trade_begins":
      return "whisper";
    case "trade_tied":
      return "sigh";
    case "quartet_completed":
    case "game_over":
      return "cheer";
    default:
      return null;
  }
}

const PAUSES: Partial<Record<Event["type"], number>> = {
  bidding_closed: 900,
  decided: 300,
  bankrupt_shown: 1_500,
  trade_begins: 400,
  quartet_completed: 700,
  offers_exchanged: 700,
  offer_accepted: 700,
};

export function pause(event: Event): number {
  return PAUSES[event.type] ?? 0;
}

/** The top card of the deck comes under the hammer; null: nobody knows yet what it is. */
function turnedOver(animal: Animal | null): Motion {
  const way: Motion = { face: animal && face(animal), path: ["deck", "block|market"], slow: true, sound: "paper" };
  return animal ? { ...way, turns: "up" } : way;
}

function farm(seat: number, animal: string): string {
  return `farm/${seat}/${animal}|seat/${seat}`;
}

function note(value: number, path: Motion["path"], wait = 0): Motion {
  return { face: face(String(value)), path, wait, sound: "coin" };
}

function fromBlock(animal: string, to: number): Motion {
  return { face: face(animal), path: ["block", farm(to, animal)], wait: 250, lies: true, sound: "paper" };
}

/** The places of these notes in the viewer's hand, where they are the last of their kind. */
function intoHand(cards: readonly Money[], { after }: Here): string[] {
  return lastCopies(cards, after.hand ?? []);
}

function outOfHand(cards: readonly Money[], { before }: Here): string[] {
  return lastCopies(cards, before?.hand ?? []);
}

export function lastCopies(cards: readonly Money[], hand: readonly Money[]): string[] {
  const left = new Map<Money, number>();
  return cards.map((card) => {
    const copy = (left.get(card) ?? hand.filter((other) => other === card).length) - 1;
    left.set(card, copy);
    return copy > 0 ? `hand/${card}/${copy}` : `hand/${card}`;
  });
}

function rain({ note: value }: Of<"donkey_money">, scene: Here): Motion[] {
  const [mine = ""] = intoHand([value], scene);
  return scene.after.table.map(({ seat }, i) => {
    const motion = note(value, ["block", seat === scene.seat ? mine : `seat/${seat}`], DONKEY + 160 * i);
    return { ...motion, slow: true };
  });
}

/** A payment between two others: only the price is known, not the notes. */
function unseenPayment({ payer, payee }: Of<"paid">, { seat }: Here): Motion[] {
  if (seat === payer || seat === payee) return [];
  return [{ face: purse(), path: [`seat/${payer}`, `seat/${payee}`], wait: 400, sound: "coin" }];
}

function given({ cards, to }: Of<"money_given">, scene: Here): Motion[] {
  if (scene.before?.trade) return leaving("offer", cards, `seat/${to}`);
  return outOfHand(cards, scene).map((from, i) => ({
    ...note(cards[i] ?? 0, [from, `seat/${to}`], 90 * i),
    lies: true,
  }));
}

function received({ cards, giver }: Of<"money_received">, scene: Here): Motion[] {
  const places = intoHand(cards, scene);
  if (scene.before?.trade) return places.flatMap((place, i) => leaving("offer", cards, place, i));
  return places.map((to, i) => ({ ...note(cards[i] ?? 0, [`seat/${giver}`, to], 300 + 110 * i), turns: "up" }));
}

function laid({ cards, challenger, size }: Of<"offer_laid">, scene: Here): Motion[] {
  if (cards) return laidByViewer(cards, scene);
  const from = `seat/${challenger}`;
  if (size === null) return [{ face: purse(), path: [from, "deal/offer"], sound: "slide" }];
  return Array.from({ length: size }, (_, i) => ({
    face: null,
    path: [from, `deal/offer/${i}`],
    wait: 90 * i,
    sound: "slide",
  }));
}

function laidByViewer(cards: readonly Money[], scene: Here): Motion[] {
  return outOfHand(cards, scene).map((from, i) => ({
    face: face(String(cards[i])),
    path: [from, "deal/offer"],
    wait: 90 * i,
    lies: true,
    turns: "down",
    sound: "slide",
  }));
}

/** A note of a counter-offer, before it is turned up. */
function counter(from: string): Motion {
  return { face: null, path: [from, "deal/counter"], slow: true, sound: "paper" };
}

/** The counter-offer is laid down, and both offers are turned up for whom the rules allow. */
function countered({ partner, offer, counter: notes }: Of<"offers_exchanged">, scene: Here): Motion[] {
  if (!offer || !notes)
    return [{ face: purse(), path: [`seat/${partner}`, "deal/counter"], slow: true, sound: "coin" }];
  const from = partner === scene.seat ? outOfHand(notes, scene) : notes.map(() => `seat/${partner}`);
  return [
    ...turnedUp("offer", offer, LAID),
    ...notes.map((card, i): Motion => {
      const way = counter(from[i] ?? "");
      const path: Motion["path"] = [...way.path, `deal/counter/${i}`];
      return { ...way, face: face(String(card)), path, stay: LAID - BREATH, turns: "up" };
    }),
  ];
}

/** The offers change places. */
function exchanged({ challenger, partner, offer, counter: notes }: Of<"offers_exchanged">, scene: Here): Motion[] {
  if (!offer || !notes) return [unseen("offer", partner), unseen("counter", challenger)];
  return [...handOver("offer", offer, partner, scene), ...handOver("counter", notes, challenger, scene)];
}

/** An offer that the viewer may not see goes to whom it belongs now. */
function unseen(pile: string, to: number, wait = 0): Motion {
  return { face: purse(), path: [`deal/${pile}`, `seat/${to}`], wait, lies: true, sound: "coin" };
}

function turnedUp(pile: string, cards: readonly Money[], wait: number): Motion[] {
  return cards.map((card, i) => ({
    face: face(String(card)),
    path: [`deal/${pile}/${i}|deal/${pile}`, `deal/${pile}/${i}`],
    wait,
    lies: true,
    turns: "up",
    slow: true,
    sound: "paper",
  }));
}

function handOver(pile: string, cards: readonly Money[], to: number, scene: Here): Motion[] {
  if (to !== scene.seat) return leaving(pile, cards, `seat/${to}`);
  return intoHand(cards, scene).flatMap((place, i) => leaving(pile, cards, place, i));
}

/** What was turned up goes to whom it belongs now; with `only` that card alone. */
function leaving(pile: string, cards: readonly Money[], to: string, only?: number): Motion[] {
  return cards.flatMap((card, i) =>
    only === undefined || only === i ? [note(card, [`deal/${pile}/${i}`, to], 300 + 90 * i)] : [],
  );
}
