// The fronts of the cards.
import type { Face } from "../../table/chapter";
import { say } from "../../words/words.svelte";
import { isKing } from "./kitchen";

const BREAKS = /(?<=^(Fleder|Kaker|Stink))|(?<=\p{L})(?=könig$)|(?<=скорпи)(?=онов$)/gu; // in long words

/** What a card is called, where there is little room. */
export function label(card: string): string {
  return say.word("kakerlakenpoker", card).replace(BREAKS, "\u00AD");
}

export function face(card: string): Face {
  return isKing(card) ? { picture: card, label: label(card), mark: "king" } : { picture: card, label: label(card) };
}
