// A page's part in a draw with a server that is honest, slow, or neither.
import { hexToBytes } from "@noble/hashes/utils.js";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Refused, TableInfo } from "../messages";
import { Part, type Doubt, type Seen } from "./part";
import { keep } from "../kept";
import { promisedAt } from "./promises";
import { entropyCommitment } from "./shuffle";

const SEED = "5e".repeat(32);
const OTHERS = "0b".repeat(32);
const REFUSED: Refused = { type: "refused", id: null, rule: null, key: "draw-committed", sentence: "" };
type Sent = { type: string; commitment?: string; entropy?: string; answer: (refused: Refused | null) => Promise<void> };
let count = 0;

/** What a server tells one page, and what the page answers and doubts. */
class Server {
  readonly id = `table-${++count}`;
  sent: Sent[] = [];
  doubts: Doubt[] = [];
  table = {
    id: this.id,
    status: "open",
    settings: { game: "nullern", seats: 3, options: { peak: 3 }, order: "random" },
    edition: 1,
    seats: [
      { kind: "human", name: "Ada" },
      { kind: "human", name: "Ben" },
      { kind: "bot", bot: "fox" },
    ],
    commitment: SEED,
    draw: null,
    called_off: [],
    chatty: true,
    next: null,
  } as TableInfo;
  part = this.page();

  /** A page of the same browser: the first, another tab, or after loading it again. */
  page(): Part {
    const ask = ({ type, ...fields }: { type: string }): Promise<Refused | null> =>
      new Promise((resolve) => {
        const answer = async (refused: Refused | null): Promise<void> => {
          resolve(refused);
          await Promise.resolve();
          await Promise.resolve();
        };
        this.sent.push({ type, ...fields, answer });
      });
    return new Part(ask, (doubt) => this.doubts.push(doubt));
  }

  tell(change: Partial<TableInfo> = {}, seat: number | null = 0, part = this.part): void {
    this.table = { ...this.table, ...change };
    part.see({ table: this.table, seat } as Seen);
  }

  commits(part = this.part): Sent {
    this.tell({ status: "drawing", draw: { stage: "commit", until: 0, commitments: [] } }, 0, part);
    return this.sent.at(-1)!;
  }

  lists(commitments: (string | null)[], change: Partial<TableInfo> = {}, part = this.part): Sent[] {
    const before = this.sent.length;
    this.tell({ draw: { stage: "reveal", until: 0, commitments }, ...change }, 0, part);
    return this.sent.slice(before);
  }

  get receipt() {
    return promisedAt(this.id).receipt;
  }
}

describe("a page in a draw", () => {
  let server: Server;
  beforeEach(() => {
    server = new Server();
    server.tell();
  });

  test("commits to 32 bytes, reveals just those, and keeps the receipt before", () => {
    const { type, commitment } = server.commits();
    expect(type).toBe("commit");
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    const [revealed] = server.lists([commitment!, OTHERS, null]);
    expect(revealed).toMatchObject({ type: "reveal", entropy: promisedAt(server.id).entropy });
    expect(entropyCommitment(hexToBytes(revealed!.entropy!))).toBe(commitment);
    expect(server.receipt).toEqual({
      format: "bestiary-receipt/1",
      table: server.id,
      commitment: SEED,
      commitments: [commitment, OTHERS, null],
      seats: ["Ada", "Ben", "fox"],
      chair: 0,
      entropy: revealed!.entropy,
      game: "nullern",
      edition: 1,
      options: { peak: 3 },
      players: 3,
      order: "random",
      called_off: 0,
    });
    expect(server.doubts).toEqual([]);
  });

  test("answers each stage once, however often it is told", () => {
    const { commitment } = server.commits();
    server.commits();
    server.lists([commitment!, null, null]);
    server.lists([commitment!, null, null]);
    expect(server.sent.map(({ type }) => type)).toEqual(["commit", "reveal"]);
  });

  test("never reveals where the seed was exchanged, before the list or with it", () => {
    const { commitment } = server.commits();
    expect(server.lists([commitment!, OTHERS, null], { commitment: OTHERS })).toEqual([]);
    expect(server.doubts).toEqual(["seed"]);
  });

  test("notices an exchanged seed also when it is loaded again, and one that goes back", () => {
    server.tell({ commitment: OTHERS }, 0, server.page());
    expect(server.doubts).toEqual(["seed"]);
    server.tell({ commitment: OTHERS, called_off: [{ seats: [1], names: ["Ben"] }] });
    expect(server.doubts).toEqual(["seed"]);
    server.tell({ commitment: SEED, called_off: [] });
    expect(server.doubts).toEqual(["seed", "seed"]);
  });

  test.each([
    ["dropped", null],
    ["replaced", OTHERS],
  ])("never reveals where its commitment was taken and is %s", async (_, listed) => {
    const { answer } = server.commits();
    await answer(null);
    expect(server.lists([listed, OTHERS, null])).toEqual([]);
    expect(server.doubts).toEqual(["list"]);
  });

  test("notices a list without it also where the commitment is acknowledged after the list", async () => {
    const { answer } = server.commits();
    expect(server.lists([null, OTHERS, null])).toEqual([]);
    expect(server.doubts).toEqual([]); // perhaps it came too late
    await answer(null);
    expect(server.doubts).toEqual(["list"]);
  });

  test("notices a match that begins without a list after its commitment was taken", async () => {
    const { answer } = server.commits();
    await answer(null);
    server.tell({ status: "playing", draw: null });
    expect(server.doubts).toEqual(["list"]);
  });

  test("that came too late keeps a receipt in which it added nothing, and doubts nobody", async () => {
    const { answer } = server.commits();
    await answer({ ...REFUSED, key: "draw-listed" });
    expect(server.lists([null, OTHERS, null])).toEqual([]);
    expect(server.receipt).toMatchObject({ entropy: "", commitments: [null, OTHERS, null] });
    server.tell({ status: "playing", draw: null });
    expect(server.doubts).toEqual([]);
  });

  test("says so where something that is not of this browser stands in its place", async () => {
    const { answer } = server.commits();
    await answer(REFUSED);
    vi.useFakeTimers();
    expect(server.lists([OTHERS, null, null])).toEqual([]);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(server.doubts).toEqual(["elsewhere"]);
    expect(server.receipt).toBeUndefined();
  });

  test("notices that it is said not to have revealed what was taken from it", async () => {
    const { commitment, answer } = server.commits();
    await answer(null);
    const [revealed] = server.lists([commitment!, OTHERS, null]);
    await revealed!.answer(null);
    const called_off = [{ seats: [0], names: ["Ada"] }];
    server.tell({ status: "open", draw: null, commitment: OTHERS, called_off }, null);
    expect(server.doubts).toEqual(["reveal"]);
  });

  test.each([
    ["others fell silent", [1], null],
    ["its own bytes were lost on the way", [0], undefined],
  ])("doubts nobody where a draw is called off because %s", async (_, seats, taken) => {
    const { commitment } = server.commits();
    const [revealed] = server.lists([commitment!, OTHERS, null]);
    if (taken === null) await revealed!.answer(taken);
    server.tell({ status: "open", draw: null, commitment: OTHERS, called_off: [{ seats, names: [""] }] });
    expect(server.doubts).toEqual([]);
  });

  test("chooses new bytes for the next draw", () => {
    const first = server.commits().commitment;
    server.tell({ status: "open", draw: null, commitment: OTHERS, called_off: [{ seats: [1], names: ["Ben"] }] });
    const { commitment } = server.commits();
    expect(commitment).not.toBe(first);
    const [revealed] = server.lists([commitment!, null, null]);
    expect(revealed!.type).toBe("reveal");
    expect(server.receipt).toMatchObject({ commitment: OTHERS, called_off: 1 });
  });

  test("of several tabs commits to the same, and any of them reveals it, also after it was loaded again", async () => {
    const one = server.commits();
    const tab = server.page();
    const two = server.commits(tab);
    expect(two.commitment).toBe(one.commitment);
    await two.answer(REFUSED);
    const [revealed] = server.lists([one.commitment!, null, null], {}, tab);
    expect(entropyCommitment(hexToBytes(revealed!.entropy!))).toBe(one.commitment);
    const [again] = server.lists([one.commitment!, null, null], {}, server.page());
    expect(again!.entropy).toBe(revealed!.entropy);
    expect(server.doubts).toEqual([]);
  });

  test("doubts nobody where another tab answered at the same moment with bytes that are seen only later", async () => {
    const one = server.commits();
    const mine = promisedAt(server.id).entropy!;
    const tab = server.page();
    keep("promises", JSON.stringify({ [server.id]: { round: 0, commitment: SEED } })); // as the other tab still sees it
    const two = server.commits(tab);
    expect(two.commitment).not.toBe(one.commitment);
    await one.answer(null);
    await two.answer(REFUSED);
    vi.useFakeTimers();
    expect(server.lists([one.commitment!, null, null], {}, tab)).toEqual([]);
    const [revealed] = server.lists([one.commitment!, null, null]);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(revealed!.entropy).toBe(mine);
    expect(server.receipt!.entropy).toBe(mine);
    expect(server.doubts).toEqual([]);
  });

  test("only watches where it has no seat", () => {
    server.tell({ status: "drawing", draw: { stage: "commit", until: 0, commitments: [] } }, null);
    expect(server.sent).toEqual([]);
  });
});
