// What the market makes of moves and logs.
import { describe, expect, it } from "vitest";
import type { KuhhandelAuctionView } from "../../messages";
import type { Money } from "./cards";
import {
  cheapest,
  heaps,
  indicesOf,
  isOfUse,
  news,
  quickBids,
  sameCards,
  stalls,
  stands,
  whyNot,
  withCall,
  without,
  type Pay,
} from "./market";

function pay(...cards: Money[]): Pay {
  return { type: "pay", cards };
}

describe("payments", () => {
  it("prefers the cheapest, then the fewest cards", () => {
    expect(cheapest([pay(100), pay(10, 10, 10, 10, 10, 10), pay(10, 50)])?.cards).toEqual([10, 50]);
  });

  it("knows none where nothing is to be paid", () => {
    expect(cheapest([{ type: "pass" }])).toBeNull();
  });

  it("finds the cards in the hand, each only once", () => {
    expect(indicesOf([10, 10, 50], [0, 10, 10, 10, 50])).toEqual([1, 2, 4]);
  });

  it("takes cards out of the hand, each only once", () => {
    expect(without([10, 50], [0, 10, 10, 50])).toEqual([0, 10]);
  });

  it("says what speaks against cards that are none", () => {
    const exactly = [pay(50, 10), pay(10, 10, 10, 10, 10, 10)];
    expect(whyNot([10, 50], 60, exactly)).toBeNull();
    expect(whyNot([50], 60, exactly)).toBe("refused-kuhhandel-pay-enough");
    expect(whyNot([100], 60, exactly)).toBe("refused-kuhhandel-pay-exactly");
    expect(whyNot([100, 50], 60, [pay(100)])).toBe("refused-kuhhandel-pay-no-more");
  });

  it("knows which notes they use", () => {
    expect([0, 10, 50, 100].filter((card) => isOfUse(card, [pay(50, 10)]))).toEqual([10, 50]);
  });

  it("compares without regard to order", () => {
    expect(sameCards([50, 10], [10, 50])).toBe(true);
    expect(sameCards([10], [10, 10])).toBe(false);
  });
});

describe("bids", () => {
  it("offers steps up to the ceiling", () => {
    const auction = { high: 60, ceiling: 90 } as KuhhandelAuctionView;
    expect(quickBids(auction)).toEqual([
      { step: 10, amount: 70, able: true },
      { step: 20, amount: 80, able: true },
      { step: 50, amount: 110, able: false },
    ]);
  });

  it("hears the viewer's own call before the house has it", () => {
    const auction = { high: 60, leader: 1, bidders: [0, 1], bids: [50, 60, 0] } as unknown as KuhhandelAuctionView;
    const called = withCall(auction, { type: "bid", amount: 80 }, 0);
    expect([called.high, called.leader, called.bids]).toEqual([80, 0, [80, 60, 0]]);
    expect(withCall(auction, { type: "pass" }, 0).bidders).toEqual([1]);
  });

  it("knows a bid that stands since somebody could not pay from one that was just made", () => {
    const bankrupt = { type: "bankrupt_shown", seat: 2, price: 200, leader: 1, amount: 60 };
    const bid = { type: "bid_made", seat: 1, amount: 60 };
    const log = [bid, bankrupt].map((event, i) => ({ id: `${i}.0`, event }));
    expect(stands(log, { leader: 1, high: 60 } as KuhhandelAuctionView)).toBe(true);
    expect(stands(log, { leader: 0, high: 70 } as KuhhandelAuctionView)).toBe(false);
    expect(stands(log.slice(0, 1), { leader: 1, high: 60 } as KuhhandelAuctionView)).toBe(false);
    const none = [{ id: "0.0", event: { ...bankrupt, leader: null, amount: 0 } }];
    expect(stands(none, { leader: null, high: 0 } as KuhhandelAuctionView)).toBe(false);
  });
});

describe("farms", () => {
  const player = { seat: 0, animals: { cow: 4, goose: 1 }, quartets: ["cow" as const], money: [], exact: true };

  it("go from the cheapest animal to the dearest", () => {
    expect(stalls(player, false)).toEqual([
      { animal: "goose", count: 1, full: false },
      { animal: "cow", count: 4, full: true },
    ]);
    expect(stalls(player, true)).toHaveLength(10);
  });

  it("count equal notes", () => {
    expect(heaps([50, 10, 10])).toEqual([
      { note: 10, count: 2 },
      { note: 50, count: 1 },
    ]);
  });
});

describe("news", () => {
  const moved = { type: "animals_moved", giver: 0, to: 1, animal: "pig", count: 2 };

  it("tells of an exchange with what was seen of it", () => {
    const exchanged = { type: "offers_exchanged", challenger: 1, partner: 0, winner: 1, offer: [50], counter: [10] };
    const log = [exchanged, moved, { type: "turn_begins", seat: 2 }].map((event, i) => ({ id: `7.${i}`, event }));
    expect(news(log)).toMatchObject({ kind: "trade", winner: 1, animal: "pig", count: 2, offer: [50], counter: [10] });
  });

  it("tells of an accepted offer to those who saw it", () => {
    const accepted = { type: "offer_accepted", challenger: 1, partner: 0 };
    const received = { type: "money_received", giver: 1, cards: [0, 10], count: 2 };
    const log = [accepted, received, moved].map((event, i) => ({ id: `3.${i}`, event }));
    expect(news(log)).toMatchObject({ accepted: true, offer: [0, 10], counter: null });
  });

  it("tells of the latest, not of what was before", () => {
    const paid = { type: "paid", payer: 2, payee: 0, price: 60, animal: "cat" };
    const log = [
      { id: "1.0", event: { type: "auction_won_free", seat: 0, animal: "dog" } },
      { id: "2.0", event: paid },
    ];
    expect(news(log)).toEqual({ kind: "paid", payer: 2, payee: 0, price: 60, animal: "cat" });
    expect(news([])).toBeNull();
  });
});
