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

export function face(name: string): Face {
  const card = name as Card;
  const ingredient = ingredientOf(card);
  return {
    picture: ingredient,
    label: say.word("cahoots", card),
    corner: String(numberOf(card)),
    tone: TONES[ingredient],
  };
}

export function monster(recipe: Recipe): Face {
  return { picture: monsterOf(recipe), label: "" };
}

export const HAPPY: Face = { picture: "met", label: "" };
