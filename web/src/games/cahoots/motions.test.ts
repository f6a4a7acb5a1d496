// From where to where things fly, and when.
import { describe, expect, it } from "vitest";
import type { CahootsView } from "../../messages";
import type { Scene } from "../../table/chapter";
import type { Events } from "../../types";
import { lesson } from "./lesson";
import { breath, hold, motions } from "./motions";

const VIEW: CahootsView = {
  ...{ seat: 0, players: 3, actors: [0], over: false, scores: [0, 0, 0], phase: "play", level: "apprentice" },
  ...{ speed: false, talk: "signals", open_hands: false, turn: 0, won: null, table: [] },
  ...{ hand: ["feather-5", "feather-5"], bowls: [["feather-1"], ["feather-2"], ["crystal-3"], ["mushroom-4"]] },
  ...{ draw_pile: 30, goals: ["total-10", "total-15", "total-18", null], goals_met: [], goals_left: 0 },
};

function scene(after: Partial<CahootsView>): Scene<"cahoots"> {
  return { before: VIEW, after: { ...VIEW, ...after }, seat: 0 };
}

function paths(event: Events["cahoots"], after: Partial<CahootsView> = {}): string[] {
  return motions(event, scene(after)).map(({ path }) => path.join(" > "));
}

describe("what flies", () => {
  it("is a card, out of the hand or from a seat", () => {
    expect(paths({ type: "card_played", seat: 0, card: "feather-5", pile: 2 })).toEqual([
      "drop/feather-5|hand/feather-5 > bowl/2",
    ]);
    expect(paths({ type: "card_played", seat: 1, card: "feather-5", pile: 2 })).toEqual(["seat/1 > bowl/2"]);
  });
  it("is a card that is drawn, to the second place of two that are equal", () => {
    expect(paths({ type: "card_seen", seat: 0, card: "feather-5" })).toEqual(["draw > hand/feather-5/1"]);
    expect(paths({ type: "card_drawn", seat: 2 })).toEqual(["draw > seat/2"]);
  });
  it("is a monster that was served, also one that came out of the cave only now", () => {
    const after: Partial<CahootsView> = { goals_met: ["total-10", "total-20"], goals: ["all-even", null, null, null] };
    expect(paths({ type: "goal_met", goal: "total-10", slot: 0 }, after)).toEqual(["goal/0 > met"]);
    expect(paths({ type: "goal_opened", goal: "total-20", slot: 0, left: 1 }, after)).toEqual([]);
    expect(paths({ type: "goal_met", goal: "total-20", slot: 0 }, after)).toEqual(["cave > goal/0 > met"]);
    expect(paths({ type: "goal_opened", goal: "all-even", slot: 0, left: 0 }, after)).toEqual(["cave > goal/0"]);
  });
});

describe("a card that makes a monster happy", () => {
  const played: Events["cahoots"] = { type: "card_played", seat: 1, card: "feather-5", pile: 2 };
  const met: Events["cahoots"] = { type: "goal_met", goal: "total-10", slot: 0 };
  const served = { ...scene({ goals_met: ["total-10"] }), events: [played, met] };

  it("has landed when that is told", () => {
    expect(hold(played, served)).toBeGreaterThan(0);
    expect(breath(played, served).map(({ path }) => path)).toEqual([["seat/1", "top/2"]]);
    expect(motions(played, served)).toEqual([]);
    expect(hold(played, { ...served, events: [played] })).toBe(0);
  });
  it("goes on from where it is if the viewer has laid it", () => {
    const own = { ...played, seat: 0 };
    const sent = { ...served, events: [own, met], sent: { type: "play", card: "feather-5", pile: 2 } as const };
    expect(hold(own, sent)).toBeGreaterThan(0);
    expect(breath(own, sent)).toEqual([]);
    expect(motions(own, sent)).toHaveLength(1);
  });
  it("holds nobody up against the clock", () => {
    const speed = { ...served, after: { ...served.after, speed: true } };
    expect(hold(played, speed)).toBe(0);
    expect(motions(played, speed).map(({ path }) => path)).toEqual([["seat/1", "bowl/2"]]);
  });
});

describe("what is taught", () => {
  it("depends on whose turn it is and how far the game is", () => {
    const view: CahootsView = { ...VIEW, goals_left: 9 };
    const [first, ...rest] = VIEW.bowls as [CahootsView["bowls"][number], ...CahootsView["bowls"]];
    const laid = (cards: number): CahootsView["bowls"] => [
      [...first, ...first, ...first, ...first].slice(0, cards + 1),
      ...rest,
    ];
    expect(lesson(view)).toBe("welcome");
    expect(lesson({ ...view, turn: 1, bowls: laid(1) })).toBe("recipes");
    expect(lesson({ ...view, turn: 2, bowls: laid(2), goals_met: ["total-20"] })).toBe("met");
    expect(lesson({ ...view, bowls: laid(3) })).toBe("exact");
    expect(lesson({ ...view, draw_pile: 0 })).toBe("empty");
    expect(lesson({ ...view, speed: true })).toBe("speed");
    expect(lesson({ ...view, over: true })).toBeNull();
  });
});
