// What the teacher of a guided game says now: on your turns what to do, between them what there is to see.
import type { CahootsView } from "../../messages";

const YOURS = ["welcome", "exact", "stuck", "bowl", "hint"] as const;
const MEANWHILE = ["recipes", "signals", "heard", "piles"] as const;

export function lesson(view: CahootsView): string | null {
  if (view.over || view.seat === null) return null;
  const laid = view.bowls.reduce((sum, bowl) => sum + bowl.length, -view.bowls.length);
  if (view.speed) return laid < view.players ? "speed" : null;
  if (view.draw_pile === 0) return "empty";
  if (view.goals_left === 0) return "last";
  const round = Math.floor(laid / view.players);
  if (view.turn === view.seat) return YOURS[round] ?? null;
  const waiting = (view.seat - (view.turn ?? 0) + view.players) % view.players; // turns until yours
  if (waiting === 1 && view.goals_met.length > 0) return view.goals_met.length < 4 ? "met" : "cave";
  return MEANWHILE[round] ?? null;
}
