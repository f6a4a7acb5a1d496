// What the teacher says: the most telling thing about how the table stands.
import { isKing, shelf, type View } from "./kitchen";

const FEW = 2; // cards in hand that should make one careful

export function lesson(view: View): string | null {
  const { seat, phase } = view;
  if (seat === null || view.over) return null;
  const mine = view.actors.includes(seat);
  if (phase === "lay") return mine ? "duty" : "duty-theirs";
  if (phase === "onward") return mine ? "onward" : "peeked";
  if (phase === "answer") return mine ? answering(view) : "waiting";
  return mine ? starting(view, seat) : watching(view, seat);
}

function answering(view: View): string {
  if (view.seen.length === view.players - 1) return view.players > 2 ? "last-unseen" : "answer-two";
  if (view.passes.at(-1)?.claim === "king") return "said-king";
  return view.passes.length > 1 ? "travelled" : "answer";
}

function starting(view: View, seat: number): string {
  const hand = view.hand ?? [];
  if (view.table.every((player) => player.front.length === 0)) return "start";
  if (hand.length <= FEW) return "few-cards";
  if (near(view, seat)) return "danger-mine";
  if (hand.includes("joker") || hand.includes("blank")) return "special-in-hand";
  return view.table.some((player) => near(view, player.seat)) ? "danger-theirs" : "your-card";
}

function watching(view: View, seat: number): string {
  if (view.table.some((player) => player.front.some(isKing))) return "king";
  return near(view, seat) ? "danger-mine" : "goal";
}

/** Would one more card of some kind be too many? */
function near(view: View, seat: number): boolean {
  return shelf(view.table[seat]?.front ?? [], view.danger).some((slot) => slot.near);
}
