// A recipe as a small picture, made from its name, and what of it lies in the bowls now: sums and numbers, no judging.
import type { CahootsView } from "../../messages";

export type Card = CahootsView["bowls"][number][number];
export type Recipe = CahootsView["goals_met"][number];
export type Ingredient = "mandrake" | "mushroom" | "feather" | "crystal";

/** A sign between, an ingredient, or a bowl with what counts in it. */
export type Token =
  | { kind: "sign"; text: string }
  | { kind: "number"; text: string }
  | { kind: "picture"; name: Ingredient; crossed?: boolean }
  | { kind: "bowl"; text?: string; picture?: Ingredient; lit?: boolean; joined?: boolean };

type Plan = {
  want: Token[];
  now: (tops: readonly Card[]) => Token[];
  /** The sums that matter, for those who listen. */
  sums?: (tops: readonly Card[]) => number[];
};

const INGREDIENTS: readonly Ingredient[] = ["mandrake", "mushroom", "feather", "crystal"];
const MONSTERS = 6;

const sign = (text: string): Token => ({ kind: "sign", text });
const number = (value: number | string): Token => ({ kind: "number", text: String(value) });
const picture = (name: Ingredient): Token => ({ kind: "picture", name });
const bowl = (inside: { text?: string; picture?: Ingredient; lit?: boolean; joined?: boolean } = {}): Token => ({
  kind: "bowl",
  ...inside,
});

export function ingredientOf(card: Card): Ingredient {
  return card.slice(0, card.indexOf("-")) as Ingredient;
}

export function numberOf(card: Card): number {
  return Number(card.slice(card.indexOf("-") + 1));
}

function sumOf(tops: readonly Card[], ingredient?: Ingredient): number {
  const counted = tops.filter((card) => ingredient === undefined || ingredientOf(card) === ingredient);
  return counted.reduce((sum, card) => sum + numberOf(card), 0);
}

/** The bowls as they are, of each what counts, and those lit of which it is so. */
function numbers(tops: readonly Card[], lit: (number: number) => boolean = () => false): Token[] {
  return tops.map((card) => bowl({ text: String(numberOf(card)), lit: lit(numberOf(card)) }));
}

function pictures(tops: readonly Card[], lit: readonly Ingredient[] = []): Token[] {
  return tops.map((card) => bowl({ picture: ingredientOf(card), lit: lit.includes(ingredientOf(card)) }));
}

function sum(of: Ingredient, wanted: string): Plan {
  return {
    want: [picture(of), sign("="), number(wanted)],
    now: (tops) => [picture(of), sign("="), number(sumOf(tops, of))],
    sums: (tops) => [sumOf(tops, of)],
  };
}

function total(wanted: string): Plan {
  return {
    want: [bowl(), bowl(), bowl(), bowl(), sign("="), number(wanted)],
    now: (tops) => [...numbers(tops), sign("="), number(sumOf(tops))],
    sums: (tops) => [sumOf(tops)],
  };
}

function compared(a: Ingredient, b: Ingredient, signs: Token[]): Plan {
  return {
    want: [picture(a), ...signs, picture(b)],
    now: (tops) => [picture(a), number(sumOf(tops, a)), sign("·"), picture(b), number(sumOf(tops, b))],
    sums: (tops) => [sumOf(tops, a), sumOf(tops, b)],
  };
}

function places(of: Ingredient, want: Token[]): Plan {
  return { want, now: (tops) => pictures(tops, [of]) };
}

function only(a: Ingredient, b: Ingredient): Plan {
  const others = INGREDIENTS.filter((other) => other !== a && other !== b);
  const crossed = others.map((name): Token => ({ kind: "picture", name, crossed: true }));
  return { want: [picture(a), sign("+"), picture(b), ...crossed], now: (tops) => pictures(tops, [a, b]) };
}

function texts(...inside: string[]): Token[] {
  return inside.map((text) => bowl({ text }));
}

/** Empty bowls, and how one leads to the next. */
function between(text: string, bowls = 4): Token[] {
  return Array.from({ length: bowls }, (_, i) => (i === 0 ? [bowl()] : [sign(text), bowl()])).flat();
}

function both(tops: readonly Card[]): Token[] {
  return tops.map((card) => bowl({ picture: ingredientOf(card), text: String(numberOf(card)) }));
}

const isEven = (value: number): boolean => value % 2 === 0;

const PATTERNS: Record<string, Plan> = {
  "all-below-4": {
    want: texts("<4", "<4", "<4", "<4"),
    now: (tops) => numbers(tops, (value) => value < 4),
  },
  "all-above-4": {
    want: texts(">4", ">4", ">4", ">4"),
    now: (tops) => numbers(tops, (value) => value > 4),
  },
  "same-number": { want: between("="), now: (tops) => numbers(tops) },
  "different-numbers": { want: between("≠"), now: (tops) => numbers(tops) },
  "different-ingredients": { want: INGREDIENTS.map(picture), now: (tops) => pictures(tops) },
  "different-both": {
    want: both(["mandrake-2", "mushroom-7", "feather-1", "crystal-5"]),
    now: both,
  },
  "all-even": { want: texts("2", "4", "6", "4"), now: (tops) => numbers(tops, isEven) },
  "all-odd": { want: texts("1", "3", "5", "7"), now: (tops) => numbers(tops, (value) => !isEven(value)) },
  "alternating-parity": {
    want: numbers(["feather-2", "feather-5", "feather-4", "feather-1"], isEven),
    now: (tops) => numbers(tops, isEven),
  },
  "three-ascending": {
    want: between("+1", 3),
    now: (tops) => numbers(tops),
  },
  "four-consecutive": { want: [...texts("2", "3", "4", "5"), sign("⇄")], now: (tops) => numbers(tops) },
};

function planOf(recipe: Recipe): Plan {
  const pattern = PATTERNS[recipe];
  if (pattern) return pattern;
  const [family, a, b] = recipe.split("-") as [string, Ingredient, Ingredient];
  const one = bowl({ picture: a });
  const side = bowl({ picture: a, joined: true });
  switch (family) {
    case "sum":
      return sum(a, b);
    case "total":
      return total(a);
    case "half":
      return compared(a, b, [sign("="), number("½")]);
    case "equal":
      return compared(a, b, [sign("=")]);
    case "adjacent":
      return places(a, [side, side]);
    case "apart":
      return places(a, [one, sign("…"), one]);
    case "three":
      return places(a, [one, one, one]);
    default:
      return only(a, b);
  }
}

export function wanted(recipe: Recipe): Token[] {
  return planOf(recipe).want;
}

export function present(recipe: Recipe, tops: readonly Card[]): Token[] {
  return planOf(recipe).now(tops);
}

export function sums(recipe: Recipe, tops: readonly Card[]): number[] {
  return planOf(recipe).sums?.(tops) ?? [];
}

/** How broad tokens are together, one being as broad as an ingredient's picture. */
export function breadth(tokens: readonly Token[]): number {
  const one = (token: Token): number => {
    if (token.kind === "picture") return 1;
    if (token.kind === "sign") return 0.45 * token.text.length;
    if (token.kind === "number") return 0.58 * token.text.length;
    return Math.max(1.15, (token.picture ? 1.1 : 0.25) + 0.5 * (token.text?.length ?? 0));
  };
  return tokens.reduce((sum, token) => sum + one(token) + 0.14, 0);
}

/** Who asks for it: always the same monster. */
export function monsterOf(recipe: Recipe): string {
  const mixed = [...recipe].reduce((mix, letter) => (mix * 31 + letter.charCodeAt(0)) % 9973, 7);
  return `monster-${(mixed % MONSTERS) + 1}`;
}
