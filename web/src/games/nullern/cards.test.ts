import { expect, test } from "vitest";
import { sorted } from "./cards";

const HAND = ["G3", "R20", "Y3", "R1", "B11", "G20"];

test("by strength, numbers count whatever their colour, and trumps stand last", () => {
  expect(sorted(HAND, "R", "strength")).toEqual(["Y3", "G3", "B11", "G20", "R1", "R20"]);
});

test("by colour, colours stay together, and trumps stand last", () => {
  expect(sorted(HAND, "G", "colour")).toEqual(["R1", "R20", "Y3", "B11", "G3", "G20"]);
});
