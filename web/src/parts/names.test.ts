import { expect, test } from "vitest";
import type { SeatInfo } from "../messages";
import { namesOf, skeleton } from "./names";

const person = (name: string, mark: string): SeatInfo => ({ kind: "human", name, mark });

test("names that look alike have their marks, others do not", () => {
  const seats = [person("Ada", "abcd"), person("\u0410d\u0430", "efgh"), person("Bob", "ijkl")];
  expect(namesOf(seats)).toEqual(["Ada · abcd", "\u0410d\u0430 · efgh", "Bob"]);
  expect(namesOf([person("Ada", "abcd"), { kind: "free" }])[0]).toBe("Ada");
});

test.each([
  ["Ada", "ADA"],
  ["Ada", "A d a"],
  ["Bill", "Bi11"],
  ["Bill", "BiII"],
  ["Zo\u00eb", "Zoe"],
  ["\uff21da", "Ada"],
  ["Marna", "Mama"],
  ["\u041e\u043b\u044f", "O\u043b\u044f"],
])("%s looks like %s", (one, other) => {
  expect(skeleton(one)).toBe(skeleton(other));
});

test("different names stay different", () => {
  const names = ["Ada", "Ida", "Bob", "Rob", "\u041e\u043b\u044f", "\u042e\u043b\u044f", "\u72d0"];
  expect(new Set(names.map(skeleton)).size).toBe(names.length);
});
