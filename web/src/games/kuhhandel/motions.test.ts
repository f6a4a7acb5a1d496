// The movements of money: it comes from where it lay and goes to where it lies.
import { describe, expect, it } from "vitest";
import type { View } from "./cards";
import { breath, hold, lastCopies, motions, turnedAfter } from "./motions";

const view = (hand: View["hand"], trade: View["trade"] = null): View =>
  ({ hand, trade, table: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] }) as View;

describe("motions", () => {
  it("takes the last of equal notes", () => {
    expect(lastCopies([10, 10, 50], [10, 10, 10, 50])).toEqual(["hand/10/2", "hand/10/1", "hand/50"]);
  });

  it("shows others' payments without their notes", () => {
    const paid = { type: "paid", payer: 1, payee: 2, price: 60, animal: "cow" } as const;
    const flown = motions(paid, { before: view([10]), after: view([10]), seat: 0 });
    expect(flown.map(({ path }) => path)).toEqual([
      ["block", "farm/1/cow|seat/1"],
      ["seat/1", "seat/2"],
    ]);
  });

  it("rains on everybody, on the viewer into the hand", () => {
    const money = { type: "donkey_money", number: 1, note: 50 } as const;
    const flown = motions(money, { before: view([50]), after: view([50, 50]), seat: 0 });
    expect(flown.map(({ path }) => path.at(-1))).toEqual(["hand/50/1", "seat/1", "seat/2"]);
  });

  it("turns exchanged offers up only for those who see them", () => {
    const unseen = {
      type: "offers_exchanged",
      challenger: 1,
      partner: 2,
      winner: 1,
      offer: null,
      counter: null,
    } as const;
    const secret = breath(unseen, { before: view([10]), after: view([10]), seat: 0 });
    expect(secret.map(({ path, turns }) => ({ path, turns }))).toEqual([{ path: ["seat/2", "deal/counter"] }]);
    const seen = { ...unseen, partner: 0, offer: [50], counter: [10] } as unknown as Parameters<typeof breath>[0];
    const scene = { before: view([10]), after: view([50]), seat: 0 };
    expect(breath(seen, scene).map(({ path, turns }) => [path.at(-1), turns])).toEqual([
      ["deal/offer/0", "up"],
      ["deal/counter/0", "up"],
    ]);
    expect(motions(seen, scene).map(({ path }) => path)).toEqual([
      ["deal/offer/0", "hand/50"],
      ["deal/counter/0", "seat/1"],
    ]);
  });

  it("holds the breath until offers are turned up, and not for those who see none accepted", () => {
    const accepted = { type: "offer_accepted", challenger: 1, partner: 2 } as unknown as Parameters<typeof hold>[0];
    const held = [0, 1, 2].map((seat) => hold(accepted, { before: view([10]), after: view([10]), seat }));
    expect(held).toEqual([0, expect.any(Number), expect.any(Number)]);
    expect(held[1]).toBeGreaterThan(turnedAfter(true));
    const exchanged = { type: "offers_exchanged", challenger: 1, partner: 2, winner: 1, offer: [50], counter: [10] };
    const scene = { before: view([10]), after: view([10]), seat: 1 };
    const seen = hold(exchanged as Parameters<typeof hold>[0], scene);
    const unseen = hold({ ...exchanged, offer: null, counter: null } as Parameters<typeof hold>[0], {
      ...scene,
      seat: 0,
    });
    expect(seen).toBeGreaterThan(turnedAfter(false));
    expect(unseen).toBeLessThan(seen);
  });
});
