// What the market makes of a view, its log and the moves: payments, quick bids, shouts, the latest news.
import type { KuhhandelAuctionView } from "../../messages";
import type { Events, Moves } from "../../types";
import { ANIMALS, QUARTET, total, type Animal, type Money, type Payment, type Player } from "./cards";

type Move = Moves["kuhhandel"];
type Event = Events["kuhhandel"];
export type Pay = Extract<Move, { type: "pay" }>;
export type Trade = Extract<Move, { type: "trade" }>;
type Logged = { id: string; event: { type: string } };

const STEPS = [10, 20, 50];

/** The payment that costs least; of several the one with the fewest cards, which leaves small change. */
export function cheapest(moves: readonly Move[]): Pay | null {
  const payments = moves.filter((move): move is Pay => move.type === "pay");
  const price = (pay: Pay): number => 100 * total(pay.cards) + pay.cards.length;
  return payments.reduce<Pay | null>((best, pay) => (best === null || price(pay) < price(best) ? pay : best), null);
}

/** Whether this card is part of any of these payments. */
export function isOfUse(card: number, payments: readonly Pay[]): boolean {
  return payments.some(({ cards }) => cards.some((note) => note === card));
}

/** Why these cards are none of the payments that can be made, as the key of the sentence that says so; null where they are one. */
export function whyNot(cards: readonly Money[], price: number, payments: readonly Pay[]): string | null {
  if (payments.some((pay) => sameCards(pay.cards, cards))) return null;
  if (total(cards) < price) return "refused-kuhhandel-pay-enough";
  const exactly = payments.every((pay) => total(pay.cards) === price);
  return exactly ? "refused-kuhhandel-pay-exactly" : "refused-kuhhandel-pay-no-more";
}

export function sameCards(one: readonly Money[], two: readonly Money[]): boolean {
  const sorted = (cards: readonly Money[]): string => [...cards].sort((a, b) => a - b).join();
  return sorted(one) === sorted(two);
}

/** The hand without these cards. */
export function without(cards: readonly Money[], hand: readonly Money[]): Money[] {
  const gone = indicesOf(cards, hand);
  return hand.filter((_, index) => !gone.includes(index));
}

/** Where in the hand these cards are. */
export function indicesOf(cards: readonly Money[], hand: readonly Money[]): number[] {
  const wanted = [...cards];
  return hand.flatMap((card, index) => {
    const found = wanted.indexOf(card);
    if (found < 0) return [];
    wanted.splice(found, 1);
    return [index];
  });
}

export function quickBids({ high, ceiling }: KuhhandelAuctionView): { step: number; amount: number; able: boolean }[] {
  return STEPS.map((step) => ({ step, amount: high + step, able: high + step <= ceiling }));
}

/** What somebody holds, the dearest last; with `all` the kinds too that he has none of. */
export function stalls({ animals }: Player, all: boolean): { animal: Animal; count: number; full: boolean }[] {
  return ANIMALS.map((animal) => ({
    animal,
    count: animals[animal] ?? 0,
    full: animals[animal] === QUARTET,
  })).filter(({ count }) => all || count > 0);
}

/** Each note once, with how many there are of it. */
export function heaps(money: readonly number[]): { note: number; count: number }[] {
  const notes = [...new Set(money)].sort((a, b) => a - b);
  return notes.map((note) => ({ note, count: money.filter((one) => one === note).length }));
}

/** An auction as it is heard once the viewer's own call is on its way. */
export function withCall(auction: KuhhandelAuctionView, move: Move | null, seat: number | null): KuhhandelAuctionView {
  if (seat !== null && move?.type === "bid") {
    const bids = auction.bids.map((bid, other) => (other === seat ? move.amount : bid));
    return { ...auction, high: move.amount, leader: seat, bids };
  }
  if (move?.type === "pass") return { ...auction, bidders: auction.bidders.filter((other) => other !== seat) };
  return auction;
}

/** Who pays whom once the auctioneer has said so. */
export function decided({ auctioneer, leader, high }: KuhhandelAuctionView, move: Move | null): Payment | null {
  if (leader === null || (move?.type !== "sell" && move?.type !== "buy")) return null;
  const [payer, payee] = move.type === "sell" ? [leader, auctioneer] : [auctioneer, leader];
  return { payer, payee, price: high };
}

/** Whether the highest bid is one that stands since somebody could not pay. */
export function stands(log: readonly Logged[], { leader, high }: KuhhandelAuctionView): boolean {
  const last = log.findLast(({ event: { type } }) => type === "bid_made" || type === "bankrupt_shown")?.event as Event;
  return last?.type === "bankrupt_shown" && last.leader === leader && last.amount === high && high > 0;
}

/** How the latest trade or auction came out. */
export type News =
  | { kind: "paid"; payer: number; payee: number; price: number; animal: Animal }
  | { kind: "free"; seat: number; animal: Animal }
  | Traded;
export type Traded = {
  kind: "trade";
  challenger: number;
  partner: number;
  winner: number | null; // null: equal offers
  animal: Animal | null; // null: nothing has changed hands
  count: number;
  offer: Money[] | null; // null: the viewer may not see it
  counter: Money[] | null;
  accepted: boolean;
};

export function news(log: readonly Logged[]): News | null {
  const at = log.findLastIndex(({ event }) => TELLING.has(event.type));
  const last = log[at];
  if (!last) return null;
  const step = last.id.split(".")[0];
  const events = log.filter(({ id }) => id.split(".")[0] === step).map(({ event }) => event as Event);
  return told(last.event as Event, events);
}

const TELLING = new Set(["paid", "auction_won_free", "animals_moved", "trade_tied"]);

function told(event: Event, step: Event[]): News | null {
  switch (event.type) {
    case "paid": {
      const { payer, payee, price, animal } = event;
      return { kind: "paid", payer, payee, price, animal };
    }
    case "auction_won_free":
      return { kind: "free", seat: event.seat, animal: event.animal };
    default:
      return tradeIn(step);
  }
}

/** How a trade comes out in a step, if it does. */
export function tradeIn(step: readonly Event[]): Traded | null {
  const accepted = step.find((event) => event.type === "offer_accepted");
  const exchanged = step.find((event) => event.type === "offers_exchanged");
  const moved = step.find((event) => event.type === "animals_moved");
  const handed = step.find((event) => event.type === "money_given" || event.type === "money_received");
  const traders = accepted ?? exchanged;
  if (!traders) return null;
  return {
    kind: "trade",
    challenger: traders.challenger,
    partner: traders.partner,
    winner: moved?.to ?? null,
    animal: moved?.animal ?? null,
    count: moved?.count ?? 0,
    offer: exchanged?.offer ?? handed?.cards ?? null,
    counter: exchanged?.counter ?? null,
    accepted: accepted !== undefined,
  };
}
