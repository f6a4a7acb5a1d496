// What the teacher of a guided game says, by situation: the most special one first.
import type { NullernView } from "../../messages";
import { colourOf } from "./cards";

type Player = NullernView["table"][number];

export function lesson(view: NullernView): string | null {
  const me = view.seat === null ? undefined : view.table[view.seat];
  if (!me || view.over) return null;
  if (view.blind) return "blind";
  const mine = view.actors.includes(me.seat);
  return view.phase === "bid" ? ofBidding(view, me, mine) : ofPlay(view, me, mine);
}

function ofBidding(view: NullernView, me: Player, mine: boolean): string | null {
  if (view.round === 1) return "welcome";
  if (me.hoppers === 1) return "hopper";
  if (view.round === 2) return "scored";
  if (view.size === view.rounds / 2) return "peak";
  if (!mine) return null;
  return view.table.every((player) => player === me || player.bid !== null) ? "sum" : "count";
}

function ofPlay(view: NullernView, me: Player, mine: boolean): string | null {
  const led = view.trick[0];
  if (me.bid !== null && me.taken > me.bid) return "too-many";
  if (mine && led && colourOf(led.card) === view.trump) {
    return view.hand?.some((card) => colourOf(card) === view.trump) ? "follow" : "free";
  }
  if (mine && !led) return "lead";
  if (me.bid !== null && me.bid > 0 && me.taken === me.bid) return "enough";
  if (view.round === 1) return "trick";
  return mine && me.bid === 0 ? "zero" : null;
}
