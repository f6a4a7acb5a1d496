// How cards and monsters move: from hand to bowl, from the pile to the hand, out of the cave and home again happy.
import type { Motion, Scene } from "../../table/chapter";
import { LEG } from "../../table/flights.svelte";
import type { Sound } from "../../sound";
import type { Events, Moves } from "../../types";
import { face, HAPPY, monster } from "./face";
import type { Card, Recipe } from "./recipe";

type Event = Events["cahoots"];
type Table = Scene<"cahoots">;
type Played = Extract<Event, { type: "card_played" }>;

const DEAL = 70; // milliseconds from one dealt card to the next
const SMILE = 420; // a monster is glad before it goes
const NEXT = 240; // from one glad monster to the next
const LANDING = LEG - 30; // the card is still in the air when the bowl shows it

/** A card that is laid leaves for its bowl at once. */
export function foresee(move: Moves["cahoots"], scene: Table): Motion[] {
  if (move.type !== "play" || scene.seat === null) return [];
  return motions({ ...move, type: "card_played", seat: scene.seat }, scene);
}

export function motions(event: Event, scene: Table): Motion[] {
  switch (event.type) {
    case "dealt":
      return dealt(event, scene);
    case "goals_opened":
      return event.goals.flatMap((goal, slot) =>
        scene.after.goals[slot] === goal ? [opened(goal, slot, LEG + 6 * DEAL + slot * DEAL)] : [],
      );
    case "card_played":
      return landsFirst(scene) && !hasSetOut(scene) ? [] : [laid(event, `bowl/${event.pile}`, scene)];
    case "card_drawn":
      return [{ face: null, path: ["draw", `seat/${event.seat}`], wait: landing(scene), sound: "paper" }];
    case "card_seen": {
      const to = event.seat === scene.seat ? inHand(event.card, scene.after.hand ?? []) : `seat/${event.seat}`;
      return [{ face: face(event.card), path: ["draw", to], wait: landing(scene), turns: "up", sound: "paper" }];
    }
    case "goal_met":
      return [served(event.goal, event.slot, scene)];
    case "goal_opened":
      return scene.after.goals[event.slot] === event.goal
        ? [opened(event.goal, event.slot, gladAfter(scene.after.goals_met.length - 1, scene) + LEG)]
        : [];
    default:
      return [];
  }
}

/** A card that makes a monster happy is seen to land before that is told. */
export function hold(event: Event, scene: Table): number {
  return event.type === "card_played" && landsFirst(scene) ? LANDING : 0;
}

export function breath(event: Event, scene: Table): Motion[] {
  return event.type === "card_played" && !hasSetOut(scene) ? [laid(event, `top/${event.pile}`, scene)] : [];
}

/** Not against the clock: while the breath is held nobody can lay a card. */
function landsFirst({ after, events = [] }: Table): boolean {
  return !after.speed && events.some(({ type }) => type === "goal_met");
}

/** Milliseconds until the card that was laid has landed. */
function landing(scene: Table): number {
  return landsFirst(scene) ? 0 : LEG;
}

/** The viewer's own card is on its way since it was let go. */
function hasSetOut({ sent }: Table): boolean {
  return sent?.type === "play";
}

function laid({ seat, card }: Played, to: string, scene: Table): Motion {
  // A card that was dragged flies from where it was let go.
  const from = seat !== scene.seat ? `seat/${seat}` : `drop/${card}|hand/${card}`;
  const hidden = seat !== scene.seat && !scene.after.open_hands;
  return { face: face(card), path: [from, to], sound: "bubble", ...(hidden ? { turns: "up" } : {}) };
}

function dealt(event: Extract<Event, { type: "dealt" }>, { seat, after }: Table): Motion[] {
  const hands = event.hands.flatMap((hand) =>
    Array.from({ length: hand.size }, (_, i): Motion => {
      const card = hand.cards?.[i];
      const own = hand.seat === seat && card !== undefined;
      const to = own ? inHand(card, hand.cards!.slice(0, i + 1)) : `seat/${hand.seat}`;
      const wait = DEAL * (i * after.players + hand.seat);
      return {
        face: own ? face(card) : null,
        path: ["draw", to],
        wait,
        sound: "paper",
        ...(own ? { turns: "up" } : {}),
      };
    }),
  );
  const bowls = event.bowls.map((card, i): Motion => {
    const wait = DEAL * (hands.length + i);
    return { face: face(card), path: ["draw", `bowl/${i}`], wait, turns: "up", sound: "bubble" };
  });
  return [...hands, ...bowls];
}

/** The place of a card in the hand; of two that are equal the second is the one that came. */
function inHand(card: Card, hand: readonly Card[]): string {
  const before = hand.filter((other) => other === card).length - 1;
  return before > 0 ? `hand/${card}/${before}` : `hand/${card}`;
}

/** When the monster that was served at that place in order is glad; the first when the card has landed. */
function gladAfter(order: number, scene: Table): number {
  return landing(scene) + SMILE + NEXT * Math.max(0, order - (scene.before?.goals_met.length ?? 0));
}

function served(goal: Recipe, slot: number, scene: Table): Motion {
  const wait = gladAfter(scene.after.goals_met.indexOf(goal), scene);
  const lay = scene.before?.goals[slot] === goal;
  const path: Motion["path"] = lay ? [`goal/${slot}`, "met"] : ["cave", `goal/${slot}`, "met"];
  return { face: HAPPY, path, wait, stay: SMILE, sound: "cheer" };
}

function opened(goal: Recipe, slot: number, wait: number): Motion {
  return { face: monster(goal), path: ["cave", `goal/${slot}`], wait, turns: "up", sound: "paper" };
}

export function sound(event: Event): Sound | null {
  switch (event.type) {
    case "said":
      return "whisper";
    case "time_ran_out":
      return "bell";
    case "game_over":
      return event.won ? "cheer" : "sigh";
    default:
      return null;
  }
}

export function pause(event: Event): number {
  return { goal_met: 300, said: 350, game_over: 900 }[event.type as string] ?? 0;
}
