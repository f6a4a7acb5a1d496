// The guided game teaches what comes up.
import { describe, expect, it } from "vitest";
import type { View } from "./cards";
import { lesson } from "./lessons";

const player = (seat: number, animals: Record<string, number> = {}) => ({
  ...{ seat, animals, money: [], exact: true },
  quartets: [],
});
const base = {
  ...{ seat: 0, players: 3, actors: [0], over: false, scores: [0, 0, 0], hand: [], phase: "turn", owner: 0, deck: 40 },
  ...{ donkeys: 0, total_money: 270, idle: 0, auction: null, payment: null, trade: null },
  table: [player(0), player(1), player(2)],
} satisfies View;
const auction: View["auction"] = {
  ...{ auctioneer: 1, leader: null, high: 0, least: 10, ceiling: 270, bidders: [0, 2], barred: [], bids: [0, 0, 0] },
  animal: "cow",
};
const running: View = { ...base, phase: "bid", auction };

describe("lesson", () => {
  it("begins with the market", () => {
    expect(lesson(base)).toBe("start");
    expect(lesson({ ...base, actors: [1] })).toBe("wait");
  });

  it("tells of trades once they are possible", () => {
    const table = [player(0, { cow: 1 }), player(1, { cow: 2 }), player(2)];
    expect(lesson({ ...base, table })).toBe("trade-or-auction");
    expect(lesson({ ...base, table: [player(0, { cow: 1 }), player(1), player(2)] })).toBe("auction");
  });

  it("goes through an auction", () => {
    expect(lesson(running)).toBe("bid");
    expect(lesson({ ...running, auction: { ...auction, high: 20, leader: 2 } })).toBe("outbid");
    expect(lesson({ ...running, actors: [2], auction: { ...auction, high: 20, leader: 0 } })).toBe("leading");
    expect(lesson({ ...running, auction: { ...auction, animal: "donkey" } })).toBe("donkey");
  });

  it("tells of bids that could not be paid, those of others and one's own", () => {
    expect(lesson({ ...running, auction: { ...auction, barred: [2] } })).toBe("bankrupt");
    expect(lesson({ ...running, actors: [2], auction: { ...auction, barred: [0] } })).toBe("bankrupt-you");
  });

  it("says nothing to those who only watch", () => {
    expect(lesson({ ...base, seat: null })).toBeNull();
  });
});
