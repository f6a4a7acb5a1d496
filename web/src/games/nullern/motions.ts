// How Nullern's cards move: dealt, laid in the ring, swept to the winner. In the blind round the ring turns them all at once.
import { BREATH, LEG } from "../../table/flights.svelte";
import type { Sound } from "../../sound";
import type { Motion, Scene } from "../../table/chapter";
import type { Events, Moves } from "../../types";
import { face } from "./cards";

type Event = Events["nullern"];
type Of<T extends Event["type"]> = Extract<Event, { type: T }>;

const LOOK = 800; // milliseconds that a whole trick lies
const LAST_LOOK = 1_100; // that the last one of a round does
const DEALT = 55; // between two cards of a deal
const SHOWN_TO_OTHERS = 3; // cards of a deal that fly to each of the others
const READ = 1_000; // that the cards of the blind round are seen before they are scored
/** The silence before they are turned. */
export const HUSH = 1_100;

function happened<T extends Event["type"]>(scene: Scene<"nullern">, type: T): Of<T> | undefined {
  return scene.events?.find((event): event is Of<T> => event.type === type);
}

/** One's own card is laid at once. */
export function foresee(move: Moves["nullern"], scene: Scene<"nullern">): Motion[] {
  if (move.type !== "play" || scene.seat === null) return [];
  return [laid({ ...move, type: "card_played", seat: scene.seat }, scene)];
}

export function motions(event: Event, scene: Scene<"nullern">): Motion[] {
  switch (event.type) {
    case "card_played":
    case "trick_taken":
      return happened(scene, "round_scored") ? [] : ofTrick(event, scene);
    case "round_begins":
      return [...dealt(event, scene), turned(event)];
    default:
      return [];
  }
}

/** The last trick of a round is seen and swept before the round is scored and the next one dealt. */
export function breath(event: Event, scene: Scene<"nullern">): Motion[] {
  const last = event.type === "card_played" || (event.type === "trick_taken" && !happened(scene, "cards_shown"));
  return last ? ofTrick(event, scene) : [];
}

function ofTrick(event: Of<"card_played" | "trick_taken">, scene: Scene<"nullern">): Motion[] {
  return event.type === "card_played" ? [played(event, scene)] : swept(event, scene);
}

/** A card on its way into the ring. */
function laid({ seat, card }: Of<"card_played">, scene: Scene<"nullern">): Motion {
  const from = seat === scene.seat ? `hand/${card}` : `seat/${seat}`;
  return { face: face(card), path: [from, `trick/${seat}`], sound: "paper" };
}

function played(event: Of<"card_played">, scene: Scene<"nullern">): Motion {
  const taken = happened(scene, "trick_taken");
  const way = laid(event, scene);
  if (!taken) return way;
  return {
    ...way,
    path: [...way.path, `seat/${taken.seat}`],
    stay: look(scene),
    sound: caught(scene) ? "chirp" : "slide",
  };
}

function caught(scene: Scene<"nullern">): boolean {
  return happened(scene, "round_scored")?.players.some(({ hopper }) => hopper) ?? false;
}

function look(scene: Scene<"nullern">): number {
  return lookOf(happened(scene, "round_scored") !== undefined);
}

/** Milliseconds that a trick lies until it is swept. */
export function lookOf(last: boolean): number {
  return last ? LAST_LOOK : LOOK;
}

function swept({ seat: winner }: Of<"trick_taken">, scene: Scene<"nullern">): Motion[] {
  const lying = scene.before?.trick ?? [];
  return lying.map(({ seat, card }) => ({
    face: face(card),
    path: [`trick/${seat}`, `seat/${winner}`],
    wait: LEG + look(scene),
    lies: true,
  }));
}

function dealt({ hand, size, blind }: Of<"round_begins">, scene: Scene<"nullern">): Motion[] {
  const wait = (card: number): number => card * DEALT;
  const own = (hand ?? []).map((card, i): Motion => ({
    face: face(card),
    path: ["stock", `hand/${card}`],
    wait: wait(i),
    turns: "up",
    sound: "paper",
  }));
  const others = scene.after.table.filter(({ seat }) => blind || seat !== scene.seat);
  const backs = others.flatMap(({ seat }) =>
    Array.from({ length: Math.min(size, SHOWN_TO_OTHERS) }, (_, i): Motion => {
      return { face: null, path: ["stock", blind ? `trick/${seat}` : `seat/${seat}`], wait: wait(i) };
    }),
  );
  return [...own, ...backs];
}

function turned({ trump_card, size }: Of<"round_begins">): Motion {
  return {
    face: face(trump_card),
    path: ["stock", "trump"],
    wait: size * DEALT + LEG / 2,
    turns: "up",
    slow: true,
  };
}

/** What ends a round is seen before it is scored: its last trick, or all cards of the blind round turned up. */
export function hold(event: Event, scene: Scene<"nullern">): number {
  if (event.type === "cards_shown") return HUSH + BREATH + READ;
  return event.type === "card_played" && happened(scene, "round_scored") ? LEG + look(scene) + LEG : 0;
}

/** What the eye needs besides the flights. */
export function pause(event: Event): number {
  const pauses: Partial<Record<Event["type"], number>> = { tricks_bid: 200, round_scored: 700, game_over: 3 * BREATH };
  return pauses[event.type] ?? 0;
}

export function sound(event: Event, { after, seat }: Scene<"nullern">): Sound | null {
  if (event.type === "tricks_bid") return "wood";
  if (event.type === "round_begins" && event.blind) return "whisper";
  if (event.type === "cards_shown") return "gasp";
  if (event.type !== "game_over") return null;
  return seat === null || after.scores[seat] === Math.max(...after.scores) ? "cheer" : "sigh";
}
