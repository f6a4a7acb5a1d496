// A table over its socket: comes back by itself, says what it has seen, and sends again what was not answered.
import { keep, kept } from "../kept";
import type { Message, Refused, Remark, Request, TableInfo } from "../messages";
import { isGame, type AnyEvent, type AnyMove, type Game, type Hinted, type State, type Update } from "../types";
import { socketAt } from "../api";
import { Part, type Doubt } from "../fairness/part";
import { randomBytes } from "../fairness/promises";
import { spoken } from "../parts/emotes";
import { ahead } from "../parts/time.svelte";
import { learnWordsOf, say, speech } from "../words/words.svelte";
import { load as loadPictures } from "../art/pictures";
import { chapterOf } from "./chapter";
import { Stage, type Logged, type Step } from "./stage.svelte";

const PROTOCOL = "bestiary-socket/1";
const PING = 15_000;
const DEAF = 8_000; // milliseconds without an answer after which a connection is given up
const SOONEST = 400;
const LATEST = 8_000;
const LOG_KEPT = 200;
const READ = 8_000; // milliseconds that a refusal is shown, unless it is read before
const TALK_KEPT = 100;

export type Link = "connecting" | "on" | "off" | "gone";
type WithoutId<R> = R extends { id: string } ? Omit<R, "id"> : never;
export type Asking = WithoutId<Request>;
type Pending = { request: Request; done: (answer: Refused | null) => void };

export class Session {
  link = $state<Link>("connecting");
  /** Why the server will not have us back, in its words. */
  why = $state("");
  table = $state.raw<TableInfo | null>(null);
  stage = $state.raw<Stage | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  record = $state(false);
  talk = $state.raw<Remark[]>([]);
  /** The last thing refused, until it is read. */
  refusal = $state.raw<Refused | null>(null);

  /** Why the shuffle is not to be trusted, until it is read. */
  doubt = $state.raw<Doubt | null>(null);

  private number: number | null = null;
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private asked = 0;
  private readonly mark = randomBytes(6);
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private alive: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private closed = false;
  private inbox: Promise<void> = Promise.resolve();
  private readonly part = new Part(
    (answer) => this.ask(answer),
    (doubt) => (this.doubt = doubt),
  );

  constructor(readonly id: string) {
    addEventListener("online", this.again);
    addEventListener("pagehide", this.keepLog);
    document.addEventListener("visibilitychange", this.again);
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.keepLog();
    removeEventListener("online", this.again);
    removeEventListener("pagehide", this.keepLog);
    document.removeEventListener("visibilitychange", this.again);
    this.quit();
  }

  /** Known by a name now: what is asked from here on is asked by that somebody. */
  reconnect(): void {
    this.quit();
    this.link = "connecting";
    this.connect();
  }

  /** Null once it is done, or why it was refused. */
  ask(asking: Asking): Promise<Refused | null> {
    const request = { ...asking, id: `${this.mark}-${++this.asked}` } as Request & { id: string };
    return new Promise((resolve) => {
      this.pending.set(request.id, { request, done: resolve });
      this.send(request);
    });
  }

  /** The same, and what is refused is told, for a while. True where it was not. */
  async tell(asking: Asking): Promise<boolean> {
    const refusal = (this.refusal = await this.ask(asking));
    setTimeout(() => {
      if (this.refusal === refusal) this.refusal = null;
    }, READ);
    return refusal === null;
  }

  private again = (): void => {
    if (document.hidden) this.keepLog();
    if (document.hidden || this.closed || this.link !== "off") return;
    clearTimeout(this.retry);
    this.connect();
  };

  private connect(): void {
    const socket = new WebSocket(socketAt(`/api/tables/${this.id}/socket`));
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => {
      this.send({ type: "hello", protocol: PROTOCOL, since: this.number ?? 0, language: speech.language });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heardAt = Date.now();
      this.inbox = this.inbox.then(() => this.hear(JSON.parse(event.data) as Message));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
    clearInterval(this.alive);
    this.alive = setInterval(() => this.check(), PING / 3);
  }

  private check(): void {
    const silent = Date.now() - this.heardAt;
    if (silent > PING + DEAF) {
      this.quit();
      this.lose();
    } else if (silent > PING) this.send({ type: "ping" });
  }

  private quit(): void {
    const socket = this.socket;
    this.socket = null;
    clearInterval(this.alive);
    clearTimeout(this.retry);
    socket?.close();
  }

  private lose(after?: number): void {
    if (this.closed || this.link === "gone") return;
    this.link = "off";
    clearInterval(this.alive);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), after ?? Math.min(LATEST, SOONEST * 2 ** this.tries++));
  }

  private send(request: Request): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
  }

  private async hear(message: Message): Promise<void> {
    switch (message.type) {
      case "state":
        return this.enter(message);
      case "update":
        return this.advance(message);
      case "done":
        return this.answer(message.id, null);
      case "refused":
        return this.refused(message);
      case "hinted":
        return this.advise(message);
      case "bye":
        this.quit();
        if (message.again_after === null) this.end(say("table-bye"));
        else this.lose(message.again_after);
    }
  }

  private refused(message: Refused): void {
    if (message.id !== null) this.answer(message.id, message);
    else if (this.table === null || message.key === "set-aside") this.end(message.sentence);
    else this.refusal = message;
  }

  private answer(id: string, answer: Refused | null): void {
    this.pending.get(id)?.done(answer);
    this.pending.delete(id);
  }

  private end(why: string): void {
    this.why = why;
    this.link = "gone";
    this.quit();
  }

  private async enter(state: State): Promise<void> {
    const { game } = state.table.settings;
    if (!isGame(game)) return this.end(say("table-unknown-game"));
    this.stage ??= await this.build(game);
    const again = this.number !== null && this.link !== "on";
    const follows = this.link === "on" && this.number !== null && state.number === this.number + 1;
    this.take(state);
    const step = this.step(state);
    for (const { number, events } of state.missed ?? []) if (number < state.number) this.stage.remember(number, events);
    this.stage.recollect(state.past.filter(({ number }) => number < state.number || step.events.length === 0));
    if (follows) this.stage.next(step);
    else this.stage.set(step);
    this.link = "on";
    this.tries = 0;
    if (again) for (const { request } of this.pending.values()) this.send(request);
  }

  private async build(game: Game): Promise<Stage> {
    const [chapter] = await Promise.all([
      chapterOf(game),
      learnWordsOf(game),
      loadPictures(game),
      loadPictures("house"),
    ]);
    const stage = new Stage<Game>(game, chapter, (move: AnyMove) => this.tell({ type: "play", move }));
    stage.log = JSON.parse(kept(`log-${this.id}`, "session") ?? "[]") as Logged[];
    return stage;
  }

  private take(state: State): void {
    this.number = state.number;
    ahead.by = state.now - Date.now();
    this.table = state.table;
    this.part.see(state);
    this.seat = state.seat;
    this.host = state.host;
    this.record = state.record;
    this.talk = state.talk;
    const stage = this.stage!;
    stage.seats = state.table.seats;
    stage.seat = state.seat;
  }

  private step(state: State): Step {
    const { moves, view, deadline, number } = state;
    const events: AnyEvent[] = state.missed?.find((happened) => happened.number === number)?.events ?? [];
    return { number, events, view, moves: moves?.moves ?? [], complete: moves?.complete ?? true, deadline };
  }

  private advance(update: Update): void {
    const { number, deadline, moves } = update;
    this.number = number;
    ahead.by = update.now - Date.now();
    if (update.talk) this.overhear(update.talk);
    if (!update.view) {
      if (this.stage) this.stage.deadline = deadline;
      return;
    }
    const events = update.happened.events;
    this.stage?.next({
      number,
      events,
      view: update.view,
      moves: moves?.moves ?? [],
      complete: moves?.complete ?? true,
      deadline,
    });
  }

  private overhear(talk: Remark[]): void {
    this.talk = [...this.talk, ...talk].slice(-TALK_KEPT);
    for (const remark of talk) if (remark.seat !== null) this.stage?.speak(remark.seat, spoken(remark));
  }

  private advise(message: Hinted): void {
    this.answer(message.id, null);
    if (this.stage && message.number === this.number) this.stage.advice = message.moves;
  }

  /** For when the tab comes back. It takes time, so it is done when the tab goes and not with every move. */
  private keepLog = (): void => {
    if (this.stage) keep(`log-${this.id}`, JSON.stringify(this.stage.log.slice(-LOG_KEPT)), "session");
  };
}
