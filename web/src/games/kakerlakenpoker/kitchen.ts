// What creeps in this kitchen: the kinds, what can be said of a card, and the shelf of what lies before somebody.
import type { Views } from "../../types";

export type View = Views["kakerlakenpoker"];
export type Card = NonNullable<View["top"]>;
export type Claim = View["passes"][number]["claim"];

export const KINDS = ["bat", "fly", "cockroach", "toad", "rat", "scorpion", "stinkbug"] as const;
export type Kind = (typeof KINDS)[number];
export const CLAIMS: readonly Claim[] = [...KINDS, "king"];

/** The kind of an animal, crowned or not; a special has none. */
export function kindOf(card: string): Kind | null {
  return KINDS.find((kind) => card === kind || card === `${kind}-king`) ?? null;
}

export function isKing(card: string): boolean {
  return card.endsWith("-king");
}

/** Is the card by its own name what was said? */
export function isCalled(card: string, claim: Claim): boolean {
  return claim === "king" ? isKing(card) : kindOf(card) === claim;
}

/** A kind on somebody's shelf: how many of it lie there, and whether one more loses. */
export type Slot = { kind: Kind; count: number; crowned: boolean; near: boolean; full: boolean };

export function shelf(front: readonly Card[], danger: number): Slot[] {
  return KINDS.map((kind) => {
    const cards = front.filter((card) => kindOf(card) === kind);
    const count = cards.length;
    return { kind, count, crowned: cards.some(isKing), near: count === danger - 1, full: count >= danger };
  });
}

/** A hand in the order of the shelf: each king beside its kind, specials last. */
export function sorted(hand: readonly Card[]): Card[] {
  const place = (card: Card): number => {
    const kind = kindOf(card);
    return kind === null ? (card === "joker" ? 100 : 101) : 2 * KINDS.indexOf(kind) + (isKing(card) ? 1 : 0);
  };
  return [...hand].sort((a, b) => place(a) - place(b));
}

/** Where some of the cards are in a hand, equal ones at different places. */
export function indices(hand: readonly Card[], cards: readonly Card[]): number[] {
  const found: number[] = [];
  for (const card of cards) found.push(hand.findIndex((other, i) => other === card && !found.includes(i)));
  return found;
}
