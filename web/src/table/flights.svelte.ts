// Cards on their way: every change on the table is a movement that the eye can follow.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { sound } from "../sound";
import type { Face, Motion } from "./chapter";

export const LEG = 340; // milliseconds from place to place
export const BREATH = 700; // of a slow one

export type Stop = { x: number; y: number; width: number; height: number };
/** A card in the sky; it is there with the change, and leaves once its stops are known. */
export type Ghost = { id: number; face: Face | null; motion: Motion; width: number; leave: (stops: Stop[]) => void };

const places = new Map<string, Element>();
let ghosts = $state.raw<Ghost[]>([]);
let count = 0;

export const sky = {
  get ghosts(): Ghost[] {
    return ghosts;
  },
};

/** Names a place that cards come from and go to: `{@attach at("seat/2")}`. */
export function at(place: string): Attachment {
  return (node) => {
    places.set(place, node);
    return () => {
      if (places.get(place) === node) places.delete(place);
    };
  };
}

export function still(): boolean {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long a motion takes, the waiting included. */
export function duration(motion: Motion): number {
  const legs = motion.path.length - 1;
  return (motion.wait ?? 0) + legs * (motion.slow ? BREATH : LEG) + (legs - 1) * (motion.stay ?? 0);
}

/** How wide a card is at a place, be that a card, a heap or somebody's picture. */
export function widthAt(stop: Stop | null | undefined): number {
  return Math.max(28, Math.min(90, stop?.width ?? 60));
}

/** Makes the change and lets cards fly from where they were to where they are. Milliseconds until the last has landed.
 *  All is measured once before and once after, since what is written in between lays the page out anew. */
export async function fly(motions: Motion[], change: () => void): Promise<number> {
  const before = motions.map((motion) => motion.path.map(whereIs));
  const flown = still() ? [] : motions.map((motion, i) => ghost(motion, before[i]?.[0]));
  change();
  if (flown.length > 0) ghosts = [...ghosts, ...flown];
  await tick();
  if (still()) {
    for (const motion of motions) sound(motion.sound);
    return 0;
  }
  const ways = flown.map((one, i) => way(one.motion, before[i] ?? []));
  const ends = flown.map((one) => nodeAt(one.motion.path.at(-1) ?? ""));
  const lost = new Set(flown.filter((_, i) => ways[i] === null));
  if (lost.size > 0) ghosts = ghosts.filter((one) => !lost.has(one));
  return Math.max(0, ...flown.map((one, i) => depart(one, ways[i] ?? null, ends[i])));
}

export function landed(ghost: Ghost): void {
  ghosts = ghosts.filter((other) => other !== ghost);
}

export function clearSky(): void {
  ghosts = [];
}

function ghost(motion: Motion, from: Stop | null | undefined): Ghost {
  return { id: ++count, face: motion.face, motion, width: widthAt(from), leave: () => {} };
}

function depart(ghost: Ghost, way: Stop[] | null, end: Element | undefined): number {
  if (way === null) return 0;
  ghost.leave(way);
  conceal(ghost, end);
  return duration(ghost.motion);
}

function way(motion: Motion, before: (Stop | null)[]): Stop[] | null {
  const last = motion.path.length - 1;
  const stops = motion.path.map((place, i) =>
    i === last ? (whereIs(place) ?? before[i]) : (before[i] ?? whereIs(place)),
  );
  const seen = stops.filter((stop) => stop !== null && stop !== undefined);
  return seen.length < stops.length ? null : seen;
}

/** What has come to lie at the end of the way is not seen before it arrives. */
function conceal(ghost: Ghost, node: Element | undefined): void {
  if (!(node instanceof HTMLElement) || node.dataset.arrives === undefined) return;
  node.style.visibility = "hidden";
  setTimeout(() => (node.style.visibility = ""), duration(ghost.motion));
}

/** A pressed button that goes with the change would have the page laid out at once; it does not matter but to a keyboard. */
export function unfocus(): void {
  const focused = document.activeElement as HTMLElement | null;
  if (focused?.matches("button:not(:focus-visible)")) focused.blur();
}

/** What is seen of a place: of `a|b`, the first that is. */
function nodeAt(place: string): Element | undefined {
  const nodes = place.split("|").flatMap((name) => places.get(name) ?? []);
  return nodes.find((node) => node.getClientRects().length > 0);
}

function whereIs(place: string): Stop | null {
  const box = nodeAt(place)?.getBoundingClientRect();
  if (!box) return null;
  return { x: box.x, y: box.y, width: box.width, height: box.height };
}
