// What was said holds until its speaker lays a card or the recipe is gone.
import { describe, expect, it } from "vitest";
import type { AnyEvent } from "../../types";
import { marks } from "./signals";

const help: AnyEvent = { type: "said", seat: 1, what: "can_help", pile: null, goal: "total-18" };
const avoid: AnyEvent = { type: "said", seat: 2, what: "avoid", pile: 3, goal: null };
const played = (seat: number): AnyEvent => ({ type: "card_played", seat, card: "feather-5", pile: 0 });

function after(...events: AnyEvent[]): string[] {
  const log = events.map((event, i) => ({ id: String(i), event }));
  return marks(log).map((mark) => `${mark.seat} ${mark.what}${mark.fresh ? "" : " (before)"}`);
}

describe("signals", () => {
  it("are heard, each once", () => {
    expect(after(help, avoid, help)).toEqual(["2 avoid", "1 can_help"]);
  });
  it("fade when somebody else lays a card, and end when their speaker does", () => {
    expect(after(help, avoid, played(0))).toEqual(["1 can_help (before)", "2 avoid (before)"]);
    expect(after(help, avoid, played(1))).toEqual(["2 avoid (before)"]);
  });
  it("end with the recipe they were about", () => {
    expect(after(help, avoid, played(0), { type: "goal_met", goal: "total-18", slot: 0 })).toEqual([
      "2 avoid (before)",
    ]);
  });
});
