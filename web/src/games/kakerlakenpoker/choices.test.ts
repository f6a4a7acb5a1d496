// What can be chosen comes from the legal moves, or, where they are only a selection, from the view.
import { expect, test } from "vitest";
import type { Moves } from "../../types";
import { Choices } from "./choices";
import { CLAIMS } from "./kitchen";
import { viewOf } from "./support";

type Move = Moves["kakerlakenpoker"];

test("with all moves listed only what is in them can be chosen", () => {
  const moves: Move[] = [
    { type: "pass", to: 2, claim: "rat" },
    { type: "pass", to: 2, claim: "king" },
    { type: "pass", to: 3, claim: "rat" },
  ];
  const choices = new Choices(viewOf({ phase: "onward" }), moves, true);
  expect(choices.people()).toEqual([2, 3]);
  expect(choices.claims(2)).toEqual(["rat", "king"]);
  expect(choices.claims(3)).toEqual(["rat"]);
  expect(choices.laying).toBe(false);
});

test("a selection of passes leaves every card, person and claim open", () => {
  const choices = new Choices(viewOf(), [{ type: "pass", to: 2, card: "bat", claim: "rat" }], false);
  expect(choices.mayPass("joker")).toBe(true);
  expect(choices.people("rat")).toEqual([1, 2, 3]);
  expect(choices.claims(1, "rat")).toEqual(CLAIMS);
});

test("nothing can be chosen when nothing is asked", () => {
  const choices = new Choices(viewOf(), [], true);
  expect(choices.mayPass("bat")).toBe(false);
  expect(choices.people("bat")).toEqual([]);
  expect(choices.mayLay("bat", [])).toBe(false);
  expect(choices.settles(["bat"])).toBe(false);
});

test("what is laid is one card that serves or two, as listed", () => {
  const moves: Move[] = [
    { type: "lay", cards: ["rat"] },
    { type: "lay", cards: ["bat", "bat"] },
    { type: "lay", cards: ["bat", "rat"] },
  ];
  const choices = new Choices(viewOf({ phase: "lay", owed: { seat: 0, claim: "rat", times: 1 } }), moves, true);
  expect(choices.mayLay("joker", [])).toBe(false);
  expect(choices.mayLay("bat", ["bat"])).toBe(true);
  expect(choices.mayLay("rat", ["rat"])).toBe(false);
  expect(choices.settles(["rat"])).toBe(true);
  expect(choices.settles(["bat"])).toBe(false);
  expect(choices.settles(["rat", "bat"])).toBe(true);
});

test("with a selection of lays, a card called as owed serves alone, else two animals", () => {
  const view = viewOf({ phase: "lay", owed: { seat: 0, claim: "king", times: 1 } });
  const choices = new Choices(view, [{ type: "lay", cards: ["bat", "bat"] }], false);
  expect(choices.settles(["toad-king"])).toBe(true);
  expect(choices.settles(["rat"])).toBe(false);
  expect(choices.settles(["rat", "bat"])).toBe(true);
  expect(choices.mayLay("joker", [])).toBe(false);
  expect(choices.mayLay("rat", ["bat", "bat"])).toBe(false);
});
