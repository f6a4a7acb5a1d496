// How Nullern's cards move: dealt, laid in the ring, swept to the winner; in the blind round turned all at once.
import { BREATH, LEG } from "../../table/flights.svelte";
import type { Sound } from "../../sound";
import type { Motion, Scene } from "../../table/chapter";
import type { Events, Moves } from "../../types";
import { face } from "./cards";

type Event = Events["nullern"];
type Of<T extends Event["type"]> = Extract<Event, { type: T }>;

const LOOK = 550; // milliseconds that a whole trick lies
const DEALT = 55; // between two cards of a deal
const SHOWN_TO_OTHERS = 3; // cards of a deal that fly to each of the others
/** The silence before the cards of the blind round are turned. */
export const HUSH = 1_100;

function happened<T extends Event["type"]>(scene: Scene<"nullern">, type: T): Of<T> | undefined {
  return scene.events?.find((event): event is Of<T> => event.type === type);
}

/** One's own card is laid at once. */
export function foresee(move: Moves["nullern"], scene: Scene<"nullern">): Motion[] {
  if (move.type !== "play" || scene.seat === null) return [];
  return [laid({ ...move, type: "card_played", seat: scene.seat }, scene.seat)];
}

export function motions(event: Event, scene: Scene<"nullern">): Motion[] {
  switch (event.type) {
    case "card_played":
      return [played(event, scene)];
    case "trick_taken":
      return happened(scene, "cards_shown") ? [] : swept(event, scene);
    case "cards_shown":
      return event.cards.map(({ seat, card }) => ({
        face: face(card),
        path: [`trick/${seat}`, `trick/${seat}`],
        turns: "up",
        slow: true,
        sound: "paper",
      }));
    case "round_begins":
      return [...dealt(event, scene), turned(event, scene)];
    default:
      return [];
  }
}

/** A card on its way into the ring. */
export function laid({ seat, card }: Of<"card_played">, viewer: number | null): Motion {
  const from = seat === viewer ? `hand/${card}` : `seat/${seat}`;
  return { face: face(card), path: [from, `trick/${seat}`], sound: "paper" };
}

function played(event: Of<"card_played">, scene: Scene<"nullern">): Motion {
  const taken = happened(scene, "trick_taken");
  const way = laid(event, scene.seat);
  if (!taken) return way;
  const home = `seat/${taken.seat}`;
  const scored = happened(scene, "round_scored");
  // The last card of a round was laid while the breath was held.
  if (scored) return { ...way, path: [`trick/${event.seat}`, home], sound: caught(scored) ? "chirp" : "slide" };
  return { ...way, path: [...way.path, home], stay: LOOK, sound: "slide" };
}

function caught({ players }: Of<"round_scored">): boolean {
  return players.some(({ hopper }) => hopper);
}

function swept({ seat: winner }: Of<"trick_taken">, scene: Scene<"nullern">): Motion[] {
  const lying = scene.before?.trick ?? [];
  const wait = happened(scene, "round_scored") ? 0 : LEG + LOOK;
  return lying.map(({ seat, card }) => ({
    face: face(card),
    path: [`trick/${seat}`, `seat/${winner}`],
    wait,
    lies: true,
  }));
}

/** A deal begins once the last trick has gone. */
function start(scene: Scene<"nullern">): number {
  return happened(scene, "trick_taken") ? LEG + 150 : 0;
}

function dealt({ hand, size, blind }: Of<"round_begins">, scene: Scene<"nullern">): Motion[] {
  const wait = (card: number): number => start(scene) + card * DEALT;
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

function turned({ trump_card, size }: Of<"round_begins">, scene: Scene<"nullern">): Motion {
  return {
    face: face(trump_card),
    path: ["stock", "trump"],
    wait: start(scene) + size * DEALT + LEG / 2,
    turns: "up",
    slow: true,
  };
}

/** The breath before all cards of the blind round are turned; and the last trick of a round lies a while in its round. */
export function hold(event: Event, scene: Scene<"nullern">): number {
  if (event.type === "cards_shown") return HUSH;
  return event.type === "card_played" && happened(scene, "round_scored") ? LEG + LOOK : 0;
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
