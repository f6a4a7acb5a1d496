// What is printed on the cards: the animals with what a quartet of them is worth, and the money.
import type { Face } from "../../table/chapter";
import type { KuhhandelPaymentView, KuhhandelPlayer, KuhhandelTradeView, KuhhandelView } from "../../messages";
import { say } from "../../words/words.svelte";
import { WORTH } from "./values";

export { GIFTS, WORTH } from "./values";

export type View = KuhhandelView;
export type Player = KuhhandelPlayer;
export type Payment = KuhhandelPaymentView;
export type Animal = KuhhandelTradeView["animal"];
export type Money = Player["money"][number];

export const ANIMALS = Object.keys(WORTH) as Animal[];
export const QUARTET = 4;

// Inks of the notes, on the paper of a card, which is light in both themes.
const INKS: Record<string, string> = {
  "0": "#5d5447",
  "10": "#7a4a12",
  "50": "#2c6b2f",
  "100": "#1d5fbf",
  "200": "#6b2fa0",
  "500": "#a3201c",
};

/** The face of an animal or, named by its number, of a note. */
export function face(card: string): Face {
  const ink = INKS[card];
  if (ink === undefined)
    return { picture: card, label: say.word("kuhhandel", card), corner: String(WORTH[card as Animal]) };
  const picture = card === "0" ? "money-0" : "money";
  return { picture, label: say("kuhhandel-note", { value: Number(card) }), corner: card, tone: ink };
}

/** Some money, nobody knows how much. */
export function purse(): Face {
  return { picture: "money", label: "?", corner: "?" };
}

export function total(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + card, 0);
}
