// Nullern's cards: how they look, and how a hand is sorted.
import type { NullernView } from "../../messages";
import type { Face } from "../../table/chapter";
import { say } from "../../words/words.svelte";

export type Colour = NullernView["trump"];
export type Order = "strength" | "colour";

const COLOURS = "RYGB";
const TONES: Record<Colour, string> = { R: "#b3161d", Y: "#855600", G: "#2c6b12", B: "#1550b0" };

export function colourOf(card: string): Colour {
  return card[0] as Colour;
}

export function numberOf(card: string): number {
  return Number(card.slice(1));
}

export function face(card: string): Face {
  const colour = colourOf(card);
  return {
    picture: colour,
    label: say.word("nullern", card),
    corner: String(numberOf(card)),
    mark: colour,
    tone: TONES[colour],
  };
}

/** The same, and trumps say that they are. */
export function faceUnder(trump: Colour): (card: string) => Face {
  return (card) => {
    const plain = face(card);
    return colourOf(card) === trump ? { ...plain, label: say("nullern-trump", { card: plain.label }) } : plain;
  };
}

/** A hand in order, trumps at the end: by colour, or by number whatever the colour. */
export function sorted<C extends string>(cards: readonly C[], trump: Colour, order: Order): C[] {
  const rank = (card: string): number => {
    const colour = colourOf(card);
    const group = colour === trump ? COLOURS.length : order === "colour" ? COLOURS.indexOf(colour) : 0;
    return 100 * group + 4 * numberOf(card) + COLOURS.indexOf(colour);
  };
  return cards.toSorted((a, b) => rank(a) - rank(b));
}
