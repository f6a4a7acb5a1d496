// What is shown of a match: one step after the other, so that the eye can follow; of a running table or of a replay.
import { tick } from "svelte";
import type { Deadline, SeatInfo } from "../messages";
import { sound } from "../sound";
import type { AnyEvent, Events, Game, Moves, Views } from "../types";
import { Describer } from "../describe";
import { namesOf } from "../parts/names";
import type { Chapter, Scene } from "./chapter";
import { afterFrame, clearSky, fly, recall, setOut, still, unfocus } from "./flights.svelte";
import { sharing } from "./sharing";

const MOST_WAITING = 6; // steps; where more wait they are shown at once
const SPOKEN = 5_000; // milliseconds that a remark hangs in the air
const LOGGED = 2_000; // events that the log keeps; the longest match of Nullern, whose score sheet needs all, has half as many

export type Step<G extends Game = Game> = {
  number: number;
  events: Events[G][];
  view: Views[G] | null;
  moves: Moves[G][];
  complete: boolean;
  deadline: Deadline | null;
  hands?: (string[] | null)[] | null;
};
export type Logged = { id: string; event: AnyEvent };
export type Advice<G extends Game = Game> = { move: Moves[G]; value: number; chance: number };

export class Stage<G extends Game = Game> {
  view = $state.raw<Views[G] | null>(null);
  /** What the viewer may do now; where it is not `complete`, a selection. */
  moves = $state.raw<Moves[G][]>([]);
  complete = $state(true);
  deadline = $state.raw<Deadline | null>(null);
  /** Everybody's cards, in a replay with open cards. */
  hands = $state.raw<(string[] | null)[] | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  seat = $state<number | null>(null);
  /** A move is on its way: another is not taken until it is answered. */
  busy = $state(false);
  /** That move, until its step or another is shown: what it says is seen at once. */
  sent = $state.raw<Moves[G] | null>(null);
  /** What a bot would do, once asked. */
  advice = $state.raw<Advice<G>[] | null>(null);
  log = $state.raw<Logged[]>([]);
  /** Something is still being shown. */
  showing = $state(false);
  /** What is being told with held breath, before it is shown. */
  telling = $state.raw<Events[G][]>([]);
  /** What was said last, by seat. */
  remarks = $state<Record<number, string>>({});
  /** For those who listen: what just happened. */
  heard = $state("");
  readonly describe: Describer;
  private waiting: Step<G>[] = [];
  private hurried = false;
  private showings = 0; // each `set` ends what was being shown
  private wake: () => void = () => {};
  private paused: Promise<void> | null = null;
  private goOn: () => void = () => {};

  constructor(
    readonly game: G,
    readonly chapter: Chapter<G>,
    private readonly send?: (move: Moves[G]) => Promise<boolean>, // was it taken?
  ) {
    this.describe = new Describer(game, () => this.names);
  }

  /** Names by seat. */
  readonly names = $derived(namesOf(this.seats));

  /** May the viewer act now? */
  readonly mine = $derived(this.moves.length > 0);

  /** Will the viewer act now and then? Not who only watches, nor in a replay. */
  get plays(): boolean {
    return this.seat !== null && this.send !== undefined;
  }

  /** The other seats in the order of play, from the viewer's left; all where nobody plays. */
  readonly others = $derived.by(() => {
    const all = this.seats.map((_, seat) => seat);
    const mine = this.seat;
    return mine === null ? all : [...all.slice(mine + 1), ...all.slice(0, mine)];
  });

  async play(move: Moves[G]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.foresee(move);
    let taken: boolean | undefined;
    try {
      taken = await this.send?.(move);
    } finally {
      if (!taken) this.takeBack();
      this.busy = false;
    }
  }

  private foresee(move: Moves[G]): void {
    this.sent = move;
    const view = this.view;
    if (view) void setOut(this.chapter.foresee(move, { before: view, after: view, seat: this.seat }));
  }

  private takeBack(): void {
    this.sent = null;
    recall();
  }

  /** The legal moves of one kind. */
  can<T extends Moves[G]["type"]>(type: T): Extract<Moves[G], { type: T }>[] {
    return this.moves.filter((move): move is Extract<Moves[G], { type: T }> => move.type === type);
  }

  /** Shows everything as it is now. */
  set(step: Step<G>): void {
    this.waiting = [];
    this.showings++;
    this.wake();
    clearSky();
    this.note(step);
    this.apply(step);
  }

  /** Shows what has happened, after what is being shown. */
  next(step: Step<G>): void {
    this.waiting.push(step);
    if (!this.showing) void this.show();
  }

  /** Shows what somebody says, for a while. */
  speak(seat: number, words: string): void {
    this.remarks[seat] = words;
    setTimeout(() => {
      if (this.remarks[seat] === words) delete this.remarks[seat];
    }, SPOKEN);
  }

  /** Nothing more is shown until `resume`: something is to be read first. */
  pause(): void {
    this.paused ??= new Promise((resolve) => (this.goOn = resolve));
  }

  resume(): void {
    this.paused = null;
    this.goOn();
  }

  /** Somebody wants to go on: what waits is shown at once. */
  hurry(): void {
    if (!this.showing || this.paused) return; // a click that makes a move is not in a hurry
    this.hurried = true;
    this.wake();
  }

  private async show(): Promise<void> {
    this.showing = true;
    while (this.waiting.length > 0) {
      await this.paused;
      const step = this.waiting.shift(); // none where meanwhile everything was set
      if (step) await this.showStep(step);
      if (this.waiting.length > 0) await tick(); // who sees it may pause
    }
    this.showing = this.hurried = false;
  }

  private async showStep(step: Step<G>): Promise<void> {
    const { view } = step;
    unfocus();
    const late = this.waiting.length >= MOST_WAITING || this.hurried || still();
    const scene = view && { before: this.view, after: view, seat: this.seat, events: step.events, sent: this.sent };
    if (scene && !late && !(await this.hold(step, scene))) return;
    this.note(step);
    if (!view || !scene || step.events.length === 0) {
      recall();
      return this.apply(step);
    }
    afterFrame(() => step.events.forEach((event) => sound(this.chapter.sound?.(event, scene) ?? undefined)));
    const motions = late ? [] : step.events.flatMap((event) => this.chapter.motions(event, scene));
    const flown = await fly(motions, () => this.apply(step));
    const pauses = step.events.map((event) => this.chapter.pause?.(event, scene) ?? 0);
    if (!late && this.moves.length === 0) await this.wait(flown + Math.max(0, ...pauses));
  }

  /** The breath before a step is shown. False where meanwhile something else is. */
  private async hold(step: Step<G>, scene: Scene<G>): Promise<boolean> {
    const held = Math.max(0, ...step.events.map((event) => this.chapter.hold?.(event, scene) ?? 0));
    if (held === 0) return true;
    const showing = this.showings;
    const motions = step.events.flatMap((event) => this.chapter.breath?.(event, scene) ?? []);
    const tell = (): void => {
      this.moves = [];
      this.sent = null;
      this.telling = step.events;
    };
    if (motions.length > 0) await fly(motions, tell);
    else tell(); // what set out early waits where it is
    await this.wait(held);
    this.telling = [];
    return showing === this.showings;
  }

  private apply(step: Step<G>): void {
    if (step.view) this.view = sharing(this.view, step.view);
    this.sent = null;
    if (step.hands !== undefined) this.hands = step.hands;
    this.deadline = step.deadline;
    this.advice = null;
    this.moves = this.waiting.length === 0 ? step.moves : [];
    this.complete = step.complete;
  }

  /** Events of a step for the log, once. */
  remember(number: number, events: Events[G][]): void {
    const known = new Set(this.log.map((one) => one.id));
    this.log = [...this.log, ...logged(number, events).filter((one) => !known.has(one.id))].slice(-LOGGED);
  }

  /** What lasts of steps that were not seen here, each in its place of the log. */
  recollect(past: { number: number; events: Events[G][] }[]): void {
    const known = new Set(this.log.map((one) => parseInt(one.id)));
    const older = past.flatMap(({ number, events }) => (known.has(number) ? [] : logged(number, events)));
    if (older.length > 0) this.log = [...this.log, ...older].sort((a, b) => parseInt(a.id) - parseInt(b.id));
  }

  private note(step: Step<G>): void {
    if (step.events.length === 0) return;
    this.remember(step.number, step.events);
    afterFrame(() => (this.heard = step.events.map((event) => this.describe.event(event)).join(" ")));
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, milliseconds);
    });
  }
}

/** The events of a step as the log has them. */
export function logged(number: number, events: AnyEvent[]): Logged[] {
  return events.map((event, i) => ({ id: `${number}.${i}`, event }));
}

/** The stage of whatever game, for parts that all games share. */
export type AnyStage = Stage<any>;
