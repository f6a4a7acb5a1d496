// Steps are shown one after the other, and what can be done is offered when the last of them is seen.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Chapter } from "./chapter";
import { Stage, type Step } from "./stage.svelte";

const VIEW = { seat: 0, actors: [0], phase: "bid", over: false };
const chapter = {
  Board: null,
  face: () => ({ picture: "", label: "" }),
  motions: () => [],
  pause: () => 500,
  lesson: () => null,
} as unknown as Chapter<"nullern">;

function step(number: number, mine = false): Step<"nullern"> {
  return {
    number,
    events: [{ type: "tricks_bid", seat: 1, tricks: number }],
    view: { ...VIEW, round: number } as unknown as Step<"nullern">["view"],
    moves: mine ? [{ type: "bid", tricks: 0 }] : [],
    complete: true,
    deadline: null,
  };
}

describe("a stage", () => {
  let stage: Stage<"nullern">;
  const sent = vi.fn(async () => {});

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    sent.mockClear();
    stage = new Stage("nullern", chapter, sent);
    stage.set({ ...step(0), events: [] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("gives the eye time between two steps", async () => {
    stage.next(step(1));
    stage.next(step(2));
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.view?.round).toBe(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(stage.view?.round).toBe(2);
  });

  test("offers moves only when all is shown", async () => {
    stage.next(step(1, true));
    stage.next(step(2, true));
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.mine).toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    expect(stage.mine).toBe(true);
  });

  test("shows at once what waits when somebody is in a hurry", async () => {
    for (let number = 1; number <= 4; number++) stage.next(step(number));
    await vi.advanceTimersByTimeAsync(10);
    stage.hurry();
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.view?.round).toBe(4);
  });

  test("logs every event once", async () => {
    stage.next(step(1));
    await vi.advanceTimersByTimeAsync(600);
    stage.set(step(1));
    expect(stage.log.map(({ id }) => id)).toEqual(["1.0"]);
  });

  test("sends a move once, however often it is pressed", async () => {
    stage.set(step(1, true));
    void stage.play({ type: "bid", tricks: 0 });
    void stage.play({ type: "bid", tricks: 0 });
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
