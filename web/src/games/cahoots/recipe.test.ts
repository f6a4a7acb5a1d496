// Recipes as pictures: what they show of themselves and of the bowls.
import { describe, expect, it } from "vitest";
import { breadth, monsterOf, present, sums, wanted, type Card, type Recipe, type Token } from "./recipe";

const TOPS: Card[] = ["mandrake-2", "feather-5", "mushroom-5", "feather-1"];

function drawn(tokens: Token[]): string {
  const one = (token: Token): string => {
    if (token.kind === "picture") return `${token.crossed ? "no " : ""}${token.name}`;
    if (token.kind !== "bowl") return token.text;
    return `[${[token.picture, token.text].filter(Boolean).join(" ")}${token.lit ? "*" : ""}]`;
  };
  return tokens.map(one).join(" ");
}

describe("a recipe's picture", () => {
  it.each<[Recipe, string, string]>([
    ["sum-feather-9", "feather = 9", "feather = 6"],
    ["total-18", "[] [] [] [] = 18", "[2] [5] [5] [1] = 13"],
    ["half-mandrake-mushroom", "mandrake = ½ mushroom", "mandrake 2 · mushroom 5"],
    ["equal-crystal-feather", "crystal = feather", "crystal 0 · feather 6"],
    ["adjacent-feather", "[feather] [feather]", "[mandrake] [feather*] [mushroom] [feather*]"],
    ["apart-feather", "[feather] … [feather]", "[mandrake] [feather*] [mushroom] [feather*]"],
    ["three-crystal", "[crystal] [crystal] [crystal]", "[mandrake] [feather] [mushroom] [feather]"],
    [
      "only-mushroom-feather",
      "mushroom + feather no mandrake no crystal",
      "[mandrake] [feather*] [mushroom*] [feather*]",
    ],
    ["all-below-4", "[<4] [<4] [<4] [<4]", "[2*] [5] [5] [1*]"],
    ["all-odd", "[1] [3] [5] [7]", "[2] [5*] [5*] [1*]"],
    ["same-number", "[] = [] = [] = []", "[2] [5] [5] [1]"],
    ["alternating-parity", "[2*] [5] [4*] [1]", "[2*] [5] [5] [1]"],
    ["three-ascending", "[] +1 [] +1 []", "[2] [5] [5] [1]"],
    ["four-consecutive", "[2] [3] [4] [5] ⇄", "[2] [5] [5] [1]"],
  ])("of %s is %s, and now %s", (recipe, want, now) => {
    expect(drawn(wanted(recipe))).toBe(want);
    expect(drawn(present(recipe, TOPS))).toBe(now);
  });

  it("tells the sums that matter", () => {
    expect(sums("total-18", TOPS)).toEqual([13]);
    expect(sums("half-mushroom-feather", TOPS)).toEqual([5, 6]);
    expect(sums("all-even", TOPS)).toEqual([]);
  });

  it("is the broader the more it shows", () => {
    expect(breadth(wanted("sum-feather-9"))).toBeLessThan(breadth(wanted("total-18")));
  });

  it("is always asked for by the same monster", () => {
    expect(monsterOf("total-18")).toBe(monsterOf("total-18"));
    expect(monsterOf("total-18")).toMatch(/^monster-[1-6]$/);
  });
});
