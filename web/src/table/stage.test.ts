// Steps are shown one after the other, and what can be done is offered when the last of them is seen.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Chapter, Motion } from "./chapter";
import { at, sky } from "./flights.svelte";
import { Stage, type Step } from "./stage.svelte";

const VIEW = { seat: 0, actors: [0], phase: "bid", over: false };
const laid = ({ card }: { card: string }): Motion => ({ face: null, path: [`hand/${card}`, "trick"] });
const chapter = {
  Board: null,
  face: () => ({ picture: "", label: "" }),
  motions: (event) => (event.type === "card_played" ? [laid(event)] : []),
  foresee: (move) => (move.type === "play" ? [laid(move)] : []),
  pause: () => 500,
  lesson: () => null,
} as Pick<Chapter<"nullern">, "motions" | "foresee"> as Chapter<"nullern">;

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
  const sent = vi.fn(async () => true);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("requestAnimationFrame", setTimeout);
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

  test("waits while something is read, in no hurry", async () => {
    stage.pause();
    stage.next(step(1));
    stage.next(step(2, true));
    stage.hurry();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(stage.view?.round).toBe(0);
    stage.resume();
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.view?.round).toBe(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(stage.mine).toBe(true);
  });

  test("forgets what waited when everything is set meanwhile", async () => {
    stage.pause();
    stage.next(step(1));
    stage.set(step(3));
    stage.resume();
    await vi.advanceTimersByTimeAsync(600);
    expect(stage.view?.round).toBe(3);
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

describe("the log", () => {
  const scored = (round: number): Step<"nullern">["events"] => [{ type: "round_scored", round, players: [] }];
  const ids = (stage: Stage<"nullern">): string[] => stage.log.map(({ id }) => id);

  test("has what lasted of steps that were not seen here, in its place", () => {
    const stage = new Stage("nullern", chapter);
    stage.remember(40, step(40).events);
    stage.recollect([
      { number: 20, events: scored(1) },
      { number: 40, events: scored(2) },
    ]);
    expect(ids(stage)).toEqual(["20.0", "40.0"]);
    expect(stage.log[1]?.event.type).not.toBe("round_scored");
  });
});

class Place {
  dataset = { arrives: "" };
  style = { visibility: "" };
  getClientRects = (): unknown[] => [{}];
  getBoundingClientRect = (): object => ({ x: 0, y: 0, width: 60, height: 84 });
}

describe("a move on its way", () => {
  const CARD = { type: "play", card: "R1" } as const;
  const PLAYED: Step<"nullern"> = { ...step(1), events: [{ type: "card_played", seat: 0, card: "R1" }] };
  const hand = new Place();
  const leave: (void | (() => void))[] = [];
  let stage: Stage<"nullern">;
  let answer: (taken: boolean) => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("requestAnimationFrame", setTimeout);
    vi.stubGlobal("HTMLElement", Place);
    for (const [name, place] of Object.entries({ "hand/R1": hand, trick: new Place() }))
      leave.push(at(name)(place as unknown as Element));
    stage = new Stage("nullern", chapter, () => new Promise((resolve) => (answer = resolve)));
    stage.seat = 0;
    stage.set({ ...step(0, true), events: [] });
    void stage.play(CARD);
  });
  afterEach(() => {
    stage.set(step(9));
    leave.splice(0).forEach((gone) => gone?.());
    delete chapter.hold;
    delete chapter.breath;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function expectAsBefore(): void {
    expect(sky.ghosts).toEqual([]);
    expect(hand.style.visibility).toBe("");
    expect(stage.sent).toBeNull();
  }

  test("is seen at once: its card has left the hand", () => {
    expect(sky.ghosts.map(({ motion }) => motion.path)).toEqual([["hand/R1", "trick"]]);
    expect(hand.style.visibility).toBe("hidden");
    expect(stage.sent).toEqual(CARD);
  });

  test("goes on with its step: its card flies once", async () => {
    const [early] = sky.ghosts;
    early!.elapsed = () => 120;
    stage.next(PLAYED);
    await vi.advanceTimersByTimeAsync(10);
    expect(sky.ghosts.map(({ id, flown, early }) => ({ id, flown, early }))).toEqual([
      { id: early!.id, flown: 120, early: null },
    ]);
    expect(hand.style.visibility).toBe("");
    answer(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.busy).toBe(false);
    expect(sky.ghosts).toHaveLength(1);
  });

  test("waits at the end of its way while the breath is held", async () => {
    const [early] = sky.ghosts;
    chapter.hold = () => 1_000;
    stage.next(PLAYED);
    await vi.advanceTimersByTimeAsync(900);
    expect(stage.telling).toEqual(PLAYED.events);
    expect(sky.ghosts).toEqual([early]);
    expect(hand.style.visibility).toBe("hidden");
    expect([stage.view?.round, stage.log]).toEqual([0, []]);
    await vi.advanceTimersByTimeAsync(200);
    expect(stage.telling).toEqual([]);
    expect([stage.view?.round, stage.log.length]).toEqual([1, 1]);
  });

  test("goes on with what moves while the breath is held, before anything is told", async () => {
    const [early] = sky.ghosts;
    chapter.hold = () => 1_000;
    chapter.breath = (event) => (event.type === "card_played" ? [laid(event)] : []);
    stage.next(PLAYED);
    await vi.advanceTimersByTimeAsync(10);
    expect(sky.ghosts.map(({ id, early }) => ({ id, early }))).toEqual([{ id: early!.id, early: null }]);
    expect([stage.view?.round, stage.log]).toEqual([0, []]);
  });

  test("is taken back where it is refused", async () => {
    answer(false);
    await vi.advanceTimersByTimeAsync(0);
    expectAsBefore();
    expect(stage.mine).toBe(true);
  });

  test("is taken back where all is shown anew", () => {
    stage.set({ ...step(3), events: [] });
    expectAsBefore();
  });

  test("is taken back by another's step, and shown with its own after that", async () => {
    stage.next(step(1));
    await vi.advanceTimersByTimeAsync(10);
    expectAsBefore();
    stage.next({ ...PLAYED, number: 2 });
    await vi.advanceTimersByTimeAsync(600);
    expect(sky.ghosts.map(({ flown }) => flown)).toEqual([0]);
  });

  test("is seen without flying where less motion is wanted", async () => {
    stage.set({ ...step(0, true), events: [] });
    answer(false);
    await vi.advanceTimersByTimeAsync(0);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    void stage.play(CARD);
    expect(sky.ghosts).toEqual([]);
    expect(hand.style.visibility).toBe("hidden");
    stage.next(PLAYED);
    await vi.advanceTimersByTimeAsync(10);
    expectAsBefore();
  });
});
