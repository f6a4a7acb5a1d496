import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { check, type ShuffledRecord } from "./check";
import type { Receipt } from "./receipt";
import { entropyCommitment } from "./shuffle";

// Real matches of all four games whose shuffles were drawn together; the Python tests hold `bestiary verify` to the same file.
const text = readFileSync(new URL("draws.jsonl", import.meta.url), "utf8");
const records = text
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as ShuffledRecord);
const BADGERS = "aa".repeat(32);
const RAVENS = "0b".repeat(32);
const committed = (byte: number): string => entropyCommitment(new Uint8Array(32).fill(byte));
const SHOWN = [committed(0xaa), null, committed(0x0b)]; // by chair

function receiptOf(record: ShuffledRecord, chair = 0): Receipt {
  return {
    format: "bestiary-receipt/1",
    table: "table",
    commitment: "96de8fc8c256fa1e1556d41af431cace7dca68707c78dd88c3acab8b17164c47",
    commitments: SHOWN,
    seats: ["Badger", "heuristic", "Raven"],
    chair,
    entropy: [BADGERS, "", RAVENS][chair]!,
    game: record.game,
    edition: record.edition!,
    options: record.options,
    players: 3,
    order: record.lot ? "random" : "as_seated",
    called_off: record.called_off!,
  };
}

function put<T>(list: readonly T[], place: number, entry: T): T[] {
  return [...list.slice(0, place), entry, ...list.slice(place + 1)];
}

function swapped<T>(list: readonly T[], a: number, b: number): T[] {
  return put(put(list, a, list[b]!), b, list[a]!);
}

describe.each(records)("a draw of $game", (record) => {
  const receipt = receiptOf(record);
  const mine = record.entropy.indexOf(BADGERS);
  const hers = record.entropy.indexOf(RAVENS);
  const bots = record.entropy.indexOf("");
  const whyOf = (change: object) => check({ ...record, ...change }, receipt.commitment).why;

  test("holds, and agrees with both receipts", () => {
    for (const chair of [0, 1, 2]) {
      const checked = check(record, receipt.commitment, receiptOf(record, chair));
      expect(checked).toMatchObject({ ok: true, why: null, differences: [] });
      expect(checked.parts?.map((part) => part.same)).toEqual([true, true, true]);
      expect(checked.lot?.chairs).toEqual(record.lot ?? undefined);
      expect(checked.deals.map((deal) => deal.same)).toEqual(record.deals.map(() => true));
    }
    expect(check(record, null)).toMatchObject({ ok: true, differences: null });
  });

  test("does not hold with bytes that are not those committed to", () => {
    const { entropy, commitments } = record;
    expect(whyOf({ entropy: swapped(entropy, mine, hers) })).toBe("draw");
    expect(whyOf({ entropy: put(entropy, mine, "ab".repeat(32)) })).toBe("draw");
    expect(whyOf({ entropy: put(entropy, mine, "") })).toBe("draw");
    expect(whyOf({ entropy: put(entropy, bots, BADGERS) })).toBe("draw");
    expect(whyOf({ commitments: put(commitments!, mine, null) })).toBe("draw");
  });

  test("does not hold without those of one, even if nothing says that there were any", () => {
    const without = { entropy: put(record.entropy, mine, ""), commitments: put(record.commitments!, mine, null) };
    expect(["lot", "deal"]).toContain(whyOf(without));
  });

  test("does not hold with other seats than the lot gives", () => {
    if (record.lot) expect(whyOf({ lot: swapped(record.lot, 0, 1) })).toBe("lot");
    expect(whyOf({ lot: [0, 1] })).toBe("unreadable");
  });

  test("does not hold as one that nobody drew together", () => {
    expect(whyOf({ commitments: null, lot: null, called_off: 0 })).toBe("deal");
  });

  test.each([{ commitments: [] }, { commitments: ["x", null, null] }, { seed: null }, { called_off: -1 }, { lot: 3 }])(
    "is unreadable with %j",
    (change) => expect(whyOf(change)).toBe("unreadable"),
  );

  test("is unreadable with bytes of another length", () => {
    expect(whyOf({ entropy: put(record.entropy, mine, "aa") })).toBe("unreadable");
  });

  const other = (change: object) => check(record, receipt.commitment, { ...receipt, ...change });

  test.each([
    [{ edition: 99 }, [{ what: "edition" }]],
    [{ game: "fox" }, [{ what: "game" }]],
    [{ players: 4 }, [{ what: "game" }]],
    [{ options: { ...record.options, unheard: 1 } }, [{ what: "options" }]],
    [{ called_off: 9 }, [{ what: "called-off" }]],
    [{ seats: ["Badger", "heuristic", "Fox"] }, [{ what: "seats", name: "Fox" }]],
    [{ commitments: [SHOWN[0], SHOWN[2], SHOWN[2]] }, [{ what: "commitments", name: "heuristic" }]],
    [{ entropy: RAVENS }, [{ what: "entropy" }]],
    [{ order: record.lot ? "as_seated" : "random" }, [{ what: "lot" }]],
  ])("is not what was shown: %j", (change, differences) => {
    expect(other(change)).toMatchObject({ ok: false, why: "receipt", differences });
  });

  test("is not what was shown where the record tells of no draw", () => {
    const undrawn = { ...record, commitments: null, lot: null, called_off: 0 };
    expect(check(undrawn, receipt.commitment, receipt).differences).toContainEqual({ what: "no-draw" });
  });

  test("house rules that a receipt leaves out are the usual ones", () => {
    const options = Object.fromEntries(Object.entries(record.options).filter(([name]) => name === "peak"));
    expect(other({ options })).toMatchObject({ ok: true });
  });
});
