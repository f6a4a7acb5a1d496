// The shelf, the hand's order, and what a card is called.
import { expect, test } from "vitest";
import { indices, isCalled, kindOf, shelf, sorted } from "./kitchen";

test("a shelf has every kind at its place, with danger one card before the end", () => {
  const slots = shelf(["rat", "rat", "rat-king", "toad"], 4);
  expect(slots.map(({ kind }) => kind)).toEqual(["bat", "fly", "cockroach", "toad", "rat", "scorpion", "stinkbug"]);
  expect(slots[4]).toEqual({ kind: "rat", count: 3, crowned: true, near: true, full: false });
  expect(slots[3]).toEqual({ kind: "toad", count: 1, crowned: false, near: false, full: false });
});

test("with five to lose, three are calm and five are full", () => {
  expect(shelf(["fly", "fly", "fly"], 5)[1]).toMatchObject({ near: false, full: false });
  expect(shelf(["fly", "fly", "fly", "fly", "fly-king"], 5)[1]).toMatchObject({ near: false, full: true });
});

test("a king stands beside its kind in the hand, specials last", () => {
  expect(sorted(["blank", "rat-king", "joker", "toad", "rat", "bat-king"])).toEqual([
    "bat-king",
    "toad",
    "rat",
    "rat-king",
    "joker",
    "blank",
  ]);
});

test("a king is called by its kind and king, a special by nothing", () => {
  expect(kindOf("rat-king")).toBe("rat");
  expect(kindOf("joker")).toBeNull();
  expect(isCalled("rat-king", "rat")).toBe(true);
  expect(isCalled("rat-king", "king")).toBe(true);
  expect(isCalled("rat", "king")).toBe(false);
  expect(isCalled("joker", "rat")).toBe(false);
});

test("equal cards are found at different places", () => {
  expect(indices(["bat", "bat", "rat"], ["rat", "bat", "bat"])).toEqual([2, 0, 1]);
});
