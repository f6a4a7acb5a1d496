import { readFileSync } from "node:fs";
import { hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, test } from "vitest";
import { DECKS } from "../decks";
import { check, type ShuffledRecord, type Why } from "./check";
import { shuffle } from "./shuffle";

// Real matches of all four games, of the first format; the Python tests hold `bestiary verify` to the same files.
const records = recordsIn("samples.jsonl");
const SHOWN = "96de8fc8c256fa1e1556d41af431cace7dca68707c78dd88c3acab8b17164c47";

function recordsIn(file: string): ShuffledRecord[] {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as ShuffledRecord);
}

function whyOf(record: ShuffledRecord, shown: string | null = SHOWN): Why | null {
  const { ok, why } = check(record, shown);
  expect(ok).toBe(why === null);
  return why;
}

/** The list with another entry in that place; without one, shorter by it. */
function put<T>(list: readonly T[], place: number, ...entry: T[]): T[] {
  return [...list.slice(0, place), ...entry, ...list.slice(place + 1)];
}

/** The next shuffle that the seed gives: right in itself, but not of this match. */
function oneMore(record: ShuffledRecord): string[] {
  const deck = DECKS[record.game]!.decks[0]!;
  const key = hexToBytes(check(record, null).key!);
  return shuffle(key, record.deals.length, deck.length).map((card) => deck[card]!);
}

test("there is a sample of every game", () => {
  expect(records.map((record) => record.game)).toEqual(Object.keys(DECKS));
});

describe.each(records)("a record of $game", (record) => {
  test("holds", () => {
    const checked = check(record, SHOWN);
    expect(checked).toMatchObject({ ok: true, why: null, commitment: { shown: SHOWN, recomputed: SHOWN, same: true } });
    expect(checked.deals).toEqual(record.deals.map((cards) => ({ cards, listed: cards, same: true })));
  });

  test("holds where the commitment was not seen, and says that it was not compared", () => {
    expect(check(record, null)).toMatchObject({ ok: true, commitment: { shown: null, recomputed: SHOWN, same: null } });
  });

  test("does not hold with another seed", () => {
    const other = { ...record, seed: record.seed!.replace(/5$/, "6") };
    expect(whyOf(other)).toBe("commitment");
    expect(whyOf(other, null)).toBe("deal");
  });

  test.each([[["00ff11", "", "626561737473"]], [["", "00ff10", "626561737473"]], [["00ff10", "", ""]], [[]]])(
    "does not hold with other entropy: %j",
    (entropy) => expect(whyOf({ ...record, entropy })).toBe("deal"),
  );

  test("does not hold with another commitment", () => {
    expect(whyOf(record, SHOWN.replace(/7$/, "8"))).toBe("commitment");
    expect(whyOf(record, "")).toBe("commitment");
  });

  test("does not hold with two cards of a deal swapped, and says which deal", () => {
    record.deals.forEach((deal, number) => {
      const place = deal.findIndex((card, i) => i > 0 && card !== deal[0]);
      const swapped = put(put(deal, 0, deal[place]!), place, deal[0]!);
      const checked = check({ ...record, deals: put(record.deals, number, swapped) }, SHOWN);
      expect(checked).toMatchObject({ ok: false, why: "deal" });
      expect(checked.deals.map((one) => one.same)).toEqual(record.deals.map((_, k) => k !== number));
      expect(checked.deals[number]).toEqual({ cards: deal, listed: swapped, same: false });
    });
  });

  test("does not hold with a deal too short or too long", () => {
    const [deal] = record.deals;
    expect(whyOf({ ...record, deals: put(record.deals, 0, deal!.slice(0, -1)) })).toBe("deal");
    expect(whyOf({ ...record, deals: put(record.deals, 0, [...deal!, deal![0]!]) })).toBe("deal");
  });

  test("does not hold with a deal missing, whichever", () => {
    record.deals.forEach((_, number) => {
      const checked = check({ ...record, deals: put(record.deals, number) }, SHOWN);
      expect(checked).toMatchObject({ ok: false, why: "missing" });
      expect(checked.deals.at(-1)).toEqual({ cards: record.deals.at(-1), listed: [], same: false });
    });
  });

  test("does not hold with a deal too many, even if the seed would give it", () => {
    for (const extra of [oneMore(record), [...record.deals[0]!], []]) {
      const checked = check({ ...record, deals: [...record.deals, extra] }, SHOWN);
      expect(checked).toMatchObject({ ok: false, why: "extra" });
      expect(checked.deals.at(-1)).toEqual({ cards: [], listed: extra, same: false });
    }
  });

  test("holds after each of its moves with the deals that were made by then", () => {
    const upTo = (moves: number, deals: number) =>
      whyOf({ ...record, moves: record.moves.slice(0, moves), deals: record.deals.slice(0, deals) });
    const needed = record.moves.map((_, moves) => record.deals.findIndex((_, k) => upTo(moves, k + 1) === null) + 1);
    expect(needed[0]).toBeGreaterThan(0);
    expect(needed).toEqual([...needed].sort((a, b) => a - b));
    expect(needed.at(-1)).toBe(record.deals.length);
  });

  test("cannot be checked without a seed", () => {
    const checked = check({ ...record, seed: null }, SHOWN);
    expect(checked).toMatchObject({ ok: false, why: "no-seed", key: null, deals: [] });
  });

  test.each([
    { game: "fox" },
    { game: "constructor" },
    { seed: "5" },
    { seed: record.seed + "\n" },
    { entropy: ["0", "", ""] },
    { entropy: ["AA", "", ""] },
    { entropy: ["00ff10", ""] },
    { entropy: null },
    { deals: [null] },
    { seats: [null, null, null] },
    { moves: undefined },
  ])("is unreadable with %j", (wrong) => {
    expect(whyOf({ ...record, ...wrong } as ShuffledRecord)).toBe("unreadable");
  });
});

describe("house rules decide how many shuffles there are", () => {
  const nullern = records.at(-1)!;

  test("the record's", () => {
    expect(whyOf({ ...nullern, options: { peak: 4 } })).toBe("extra");
    expect(whyOf({ ...nullern, options: { peak: 11 } })).toBe("unreadable");
  });

  test("the usual ones where the record names none", () => {
    expect(whyOf({ ...nullern, options: {}, moves: [], deals: nullern.deals.slice(0, 1) })).toBe(null);
  });
});

test("a record in which no entropy is listed is one in which nobody added any", () => {
  const cows = records[0]!;
  const bare = { ...cows, entropy: [] };
  const listed = { ...cows, entropy: cows.seats.map(() => "") };
  expect(check(bare, null).key).toBe(check(listed, null).key);
});
