// The front of an ingredient's card, and of a monster on its way.
import type { Face } from "../../table/chapter";
import { say } from "../../words/words.svelte";
import { ingredientOf, monsterOf, numberOf, type Card, type Ingredient, type Recipe } from "./recipe";

const TONES: Record<Ingredient, string> = {
  mandrake: "#6b4713",
  mushroom: "#a3201c",
  feather: "#0b5c94",
  crystal: "#6a2c91",
};

const BREAKS = /(?<=^мандра)(?=гора)/u; // in a word too long for a card on a phone

export function face(name: string): Face {
  const card = name as Card;
  const ingredient = ingredientOf(card);
  return {
    picture: ingredient,
    label: say.word("cahoots", card).replace(BREAKS, "\u00AD"),
    corner: String(numberOf(card)),
    tone: TONES[ingredient],
  };
}

export function monster(recipe: Recipe): Face {
  return { picture: monsterOf(recipe), label: "" };
}

export const HAPPY: Face = { picture: "met", label: "" };
