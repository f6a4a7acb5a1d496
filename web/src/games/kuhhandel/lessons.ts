// What a newcomer is told, each thing when it first comes up.
import type { View } from "./cards";

/** The key of the lesson for what is to be seen now. */
export function lesson(view: View): string | null {
  const { seat, phase } = view;
  if (seat === null || phase === "over") return null;
  const mine = view.actors.includes(seat);
  const first = view.table.every(({ animals }) => Object.values(animals).every((count) => count === 0));
  if (phase === "turn") return turn(view, mine, first);
  if (view.auction) return auction(view, seat, mine);
  return trade(view, seat, mine);
}

function turn(view: View, mine: boolean, first: boolean): string | null {
  const own = view.table[view.seat!];
  if (view.deck === 0) return mine ? "deck-empty" : null;
  if (own && own.quartets.length > 0) return "quartet";
  if (first) return mine ? "start" : "wait";
  return mine ? (canTrade(view) ? "trade-or-auction" : "auction") : null;
}

/** Some animal stands on the viewer's farm and on somebody else's. */
function canTrade({ table, seat }: View): boolean {
  const own = table[seat!]?.animals ?? {};
  return table.some((other) => other.seat !== seat && Object.keys(own).some((animal) => other.animals[animal]));
}

function auction({ auction, payment, phase }: View, seat: number, mine: boolean): string | null {
  if (!auction) return null;
  if (phase === "pay") return mine ? "pay" : payment?.payee === seat ? "paid" : null;
  if (phase === "decide") return mine ? "decide" : null;
  if (auction.barred.length > 0) return auction.barred.includes(seat) ? "bankrupt-you" : "bankrupt";
  if (auction.auctioneer === seat) return "auctioneer";
  if (auction.leader === seat) return "leading";
  if (auction.animal === "donkey" && auction.high === 0) return "donkey";
  return mine ? (auction.high === 0 ? "bid" : "outbid") : null;
}

function trade({ trade, phase }: View, seat: number, mine: boolean): string | null {
  if (!trade) return null;
  if (trade.round === 2 && mine) return "second";
  if (phase === "offer" && mine) return "offer";
  if (phase === "respond" && mine) return "respond";
  return trade.challenger === seat || trade.partner === seat ? null : "watch-trade";
}
