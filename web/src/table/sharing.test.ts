// A new view keeps what is equal in the old one.
import { expect, test } from "vitest";
import { sharing } from "./sharing";

test("what is equal stays the very same, what differs is new", () => {
  const old = {
    table: [
      { seat: 0, front: ["rat"] },
      { seat: 1, front: [] as string[] },
    ],
    hand: ["bat"],
    card: null,
  };
  const fresh = structuredClone({ ...old, card: "fly" });
  fresh.table[1]!.front.push("toad");
  const expected = structuredClone(fresh);
  const shared = sharing(old, fresh);
  expect(shared).toEqual(expected);
  expect(shared.hand).toBe(old.hand);
  expect(shared.table[0]).toBe(old.table[0]);
  expect(shared.table[1]).not.toBe(old.table[1]);
});

test("what is equal as a whole is the old one", () => {
  const old = { hand: null, bowls: [["feather-1"], []] };
  expect(sharing(old, structuredClone(old))).toBe(old);
});

test("what was longer, shorter or something else is not mistaken for equal", () => {
  expect(sharing(["a", "b"], ["a"])).toEqual(["a"]);
  expect(sharing(["a"], ["a", "b"])).toEqual(["a", "b"]);
  expect(sharing(null, { a: 1 })).toEqual({ a: 1 });
  expect(sharing({ 0: "a" }, ["a"])).toEqual(["a"]);
  expect(sharing({ a: 1 }, null)).toBeNull();
});
