import { readFileSync } from "node:fs";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, test } from "vitest";
import { below, commitment, drawKey, entropyCommitment, lot, shuffle, streamKey, words } from "./shuffle";

type Vector = Record<"seed" | "commitment" | "key", string> & {
  entropy: string[];
  "words of shuffle 0": string[];
} & Record<string, unknown>;
type Draw = Vector & { commitments: string[] };

const text = readFileSync(new URL("../../../docs/fairness.md", import.meta.url), "utf8");
const blocks = [...text.matchAll(/```json\n([^]*?)```/g)].map(([, block]) => JSON.parse(block!) as object[]);
const [draws, alone] = blocks as [Draw[], Vector[]];

test("both sets of vectors are in the docs", () => expect([draws.length, alone.length]).toEqual([2, 2]));

describe.each(draws)("the draw of key $key", (vector) => {
  test("commitments and lots", () => {
    expect(vector.entropy.map(hexToBytes).map(entropyCommitment)).toEqual(vector.commitments);
    for (const seats of [4, 7]) expect(lot(hexToBytes(vector.key), seats)).toEqual(vector[`lot of ${seats}`]);
  });
});

describe.each([...draws, ...alone])("the vector of key $key", (vector) => {
  const seed = hexToBytes(vector.seed);
  const keyOf = draws.includes(vector as Draw) ? drawKey : streamKey;
  const key = keyOf(seed, vector.entropy.map(hexToBytes));

  test("commitment, key and words", () => {
    expect(commitment(seed)).toBe(vector.commitment);
    expect(bytesToHex(key)).toBe(vector.key);
    const stream = words(key, 0);
    const first = vector["words of shuffle 0"].map(() => stream.next().value.toString(16).padStart(8, "0"));
    expect(first).toEqual(vector["words of shuffle 0"]);
  });

  test("shuffles", () => {
    const names = Object.keys(vector).filter((name) => name.startsWith("shuffle "));
    expect(names).toHaveLength(3);
    for (const name of names) {
      const [, number, size] = name.match(/^shuffle (\d+) of (\d+)$/)!;
      expect(shuffle(key, Number(number), Number(size))).toEqual(vector[name]);
    }
  });
});

test("words that would bias a draw are thrown away", () => {
  const stream = (...given: number[]) => given[Symbol.iterator]() as Iterator<number, never>;
  const limit = 2 ** 32 - (2 ** 32 % 6);
  expect(below(stream(limit, 2 ** 32 - 1, 11), 6)).toBe(5);
  expect(below(stream(limit - 1), 6)).toBe(5);
});

test("every order is equally likely", () => {
  const key = streamKey(new Uint8Array(32), []);
  const counts = new Map<string, number>();
  for (let number = 0; number < 6000; number++) {
    const order = shuffle(key, number, 4).join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - 250) ** 2 / 250, 0);
  expect(chiSquared).toBeLessThan(60); // 23 degrees of freedom: 0.004 % above it
});
