// What a game brings to the table: its board, its cards, how its cards move, and what its teacher says.
import type { Component } from "svelte";
import type { Events, Game, Moves, Views } from "../types";
import type { Sound } from "../sound";
import type { Stage } from "./stage.svelte";

/** The front of a card: one strong picture, a value in the corners, a name below. */
export type Face = {
  picture: string; // of the game's pictures
  label: string; // in the language
  corner?: string; // the value, where it has one
  mark?: string; // a small picture in the corners: a crown, a suit
  tone?: string; // a CSS colour for value and edge; never the only difference
};

/** A card on its way. `path` names places, see `at` in flights (`front/2/rat|seat/2`: the first of them that is seen); the card is seen at
 *  the first stop from the start if it `lies` there. With one place alone it is only gone from there, once it is foreseen. */
export type Motion = {
  face: Face | null; // null: its back is seen
  path: [from: string, ...stops: string[]];
  wait?: number; // milliseconds before it leaves
  stay?: number; // milliseconds at each stop between
  lies?: boolean; // it is seen at its first place while it waits
  turns?: "up" | "down"; // on its last leg
  slow?: boolean; // a held breath
  sound?: Sound; // when it arrives
};

/** What the viewer saw before and after a step, and all that happened in it, in order. */
export type Scene<G extends Game> = {
  before: Views[G] | null;
  after: Views[G];
  seat: number | null;
  events?: readonly Events[G][];
  sent?: Moves[G] | null; // the viewer's own move that was on its way: what the board showed of it is not shown again
};

export type Chapter<G extends Game = Game> = {
  Board: Component<{ stage: Stage<G> }>;
  /** How the match came about, below the result; optional. */
  Story?: Component<{ stage: Stage<G> }>;
  face: (card: string) => Face;
  /** The movements of one event. */
  motions: (event: Events[G], scene: Scene<G>) => Motion[];
  /** The movements that follow from the viewer's own move alone, whatever is hidden: they are seen before it is answered. Those of its
   *  events that take the same way go on from there. What a move says besides is shown by the board, see `stage.sent`. */
  foresee: (move: Moves[G], scene: Scene<G>) => Motion[];
  /** A sound of the event itself, besides those of its cards. */
  sound?: (event: Events[G], scene: Scene<G>) => Sound | null;
  /** Milliseconds of held breath before a step is shown: meanwhile the board tells of it (`stage.telling`), and all else is as before. */
  hold?: (event: Events[G], scene: Scene<G>) => number;
  /** The movements while the breath is held; `motions` are those that follow. */
  breath?: (event: Events[G], scene: Scene<G>) => Motion[];
  /** Milliseconds that the eye needs after an event, besides its movements. */
  pause?: (event: Events[G], scene: Scene<G>) => number;
  /** What to teach now: `<game>-lesson-<key>` is said once a guided game; null: nothing new. */
  lesson: (view: Views[G]) => string | null;
};

const CHAPTERS: { [G in Game]: () => Promise<{ chapter: Chapter<G> }> } = {
  kuhhandel: () => import("../games/kuhhandel"),
  kakerlakenpoker: () => import("../games/kakerlakenpoker"),
  cahoots: () => import("../games/cahoots"),
  nullern: () => import("../games/nullern"),
};

export async function chapterOf<G extends Game>(game: G): Promise<Chapter<G>> {
  return (await CHAPTERS[game]()).chapter;
}
