// The fronts of the cards.
import type { Face } from "../../table/chapter";
import { say } from "../../words/words.svelte";
import { isKing } from "./kitchen";

export function face(card: string): Face {
  const label = say.word("kakerlakenpoker", card).replace(/(?<=\p{L})könig$/u, "\u00ADkönig"); // where a long word may break
  return isKing(card) ? { picture: card, label, mark: "king" } : { picture: card, label };
}
