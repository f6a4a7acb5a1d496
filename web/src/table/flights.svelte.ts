// Cards on their way: every change on the table is a movement that the eye can follow.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { sound } from "../sound";
import type { Face, Motion } from "./chapter";

export const LEG = 340; // milliseconds from place to place
export const BREATH = 700; // of a slow one
export const WIDTH = 76; // of a card in the sky, before it is scaled: letters of ever new sizes would take long to lay out
const FRAME = 16; // milliseconds: the first frame of what sets out early shows it on its way

export type Stop = { x: number; y: number; width: number; height: number };
/** A card in the sky; it is there with the change, and leaves once its stops are known. */
export type Ghost = {
  id: number;
  face: Face | null;
  motion: Motion;
  flown: number; // milliseconds of its way that are behind it when it leaves
  early: Stop[] | null; // of one that set out before its move was answered: it waits at the end of its way
  leave: (stops: Stop[]) => void;
  elapsed: () => number; // milliseconds of its way that are behind it now
};

const places = new Map<string, Element>();
let ghosts = $state.raw<Ghost[]>([]);
let left: HTMLElement[] = []; // what those that set out early have left
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

/** What is seen is shown first: the rest is done once its frame is. */
export function afterFrame(what: () => void): void {
  if (document.hidden) setTimeout(what);
  else requestAnimationFrame(() => setTimeout(what));
}

/** How long a motion takes, the waiting included. */
export function duration(motion: Motion): number {
  const legs = motion.path.length - 1;
  return (motion.wait ?? 0) + legs * (motion.slow ? BREATH : LEG) + (legs - 1) * (motion.stay ?? 0);
}

/** How wide a card is at a place, be that a card, a heap or somebody's picture. */
export function widthAt(stop: Stop): number {
  return Math.max(28, Math.min(90, stop.width));
}

/** Lets cards set out for where their move takes them before it is answered; where they lay they are not seen any more. */
export async function setOut(motions: Motion[]): Promise<void> {
  recall();
  const ways = motions.map((motion) => motion.path.map(whereIs));
  left = motions.flatMap(({ path: [from] }) => nodesAt(from).filter(arrives));
  for (const node of left) node.style.visibility = "hidden";
  if (still()) return;
  const early = motions.flatMap((motion, i) => {
    const stops = allSeen(ways[i]!);
    return stops && stops.length > 1 ? [{ ...ghost(motion), early: stops, flown: FRAME }] : [];
  });
  ghosts = [...ghosts, ...early];
  await tick();
  for (const one of early) one.leave(one.early);
}

/** Whatever set out early is back where it was. */
export function recall(): void {
  for (const node of left) node.style.visibility = "";
  left = [];
  if (ghosts.some(({ early }) => early)) ghosts = ghosts.filter(({ early }) => !early);
}

/** Makes the change and lets cards fly from where they were to where they are. Milliseconds until the last has landed.
 *  One that set out early goes on from where it is; all others of these are recalled.
 *  All is measured once before and once after, since what is written in between lays the page out anew. */
export async function fly(motions: Motion[], change: () => void): Promise<number> {
  const early = motions.map(setOutAs);
  const before = motions.map(({ path }, i) => path.map((place, stop) => early[i]?.early?.[stop] ?? whereIs(place)));
  const flown = still() ? [] : motions.map((motion, i) => ghost(motion, early[i]));
  recall();
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
  recall();
  ghosts = [];
}

function ghost(motion: Motion, early?: Ghost): Ghost {
  const fresh = { face: motion.face, early: null, leave: () => {}, elapsed: () => 0 };
  if (!early) return { ...fresh, id: ++count, motion, flown: 0 };
  return { ...fresh, id: early.id, motion: { ...motion, wait: early.motion.wait ?? 0 }, flown: early.elapsed() };
}

/** The card that set out early on the same way. */
function setOutAs(motion: Motion): Ghost | undefined {
  const [from, to] = motion.path;
  return ghosts.find(({ early, motion: { path } }) => early && path[0] === from && path[1] === to);
}

function depart(ghost: Ghost, way: Stop[] | null, end: Element | undefined): number {
  if (way === null) return 0;
  ghost.leave(way);
  const rest = duration(ghost.motion) - ghost.flown;
  if (end && arrives(end) && rest > 0) conceal(end, rest);
  return Math.max(0, rest);
}

/** It leaves from where it was; all else is where it is now, or was if it is gone. */
function way(motion: Motion, before: (Stop | null)[]): Stop[] | null {
  const now = (place: string, i: number): Stop | null => whereIs(place) ?? before[i] ?? null;
  return allSeen(motion.path.map((place, i) => (i === 0 && before[0] ? before[0] : now(place, i))));
}

function allSeen(stops: (Stop | null)[]): Stop[] | null {
  const seen = stops.filter((stop) => stop !== null);
  return seen.length < stops.length ? null : seen;
}

/** Can cards come to lie there, or be gone from there? */
function arrives(node: Element): node is HTMLElement {
  return node instanceof HTMLElement && node.dataset.arrives !== undefined;
}

/** What has come to lie at the end of the way is not seen before it arrives. */
function conceal(node: HTMLElement, milliseconds: number): void {
  node.style.visibility = "hidden";
  setTimeout(() => (node.style.visibility = ""), milliseconds);
}

/** A pressed button that goes with the change would have the page laid out at once; it does not matter but to a keyboard. */
export function unfocus(): void {
  const focused = document.activeElement as HTMLElement | null;
  if (focused?.matches("button:not(:focus-visible)")) focused.blur();
}

function nodesAt(place: string): Element[] {
  return place.split("|").flatMap((name) => places.get(name) ?? []);
}

/** What is seen of a place: of `a|b`, the first that is. */
function nodeAt(place: string): Element | undefined {
  return nodesAt(place).find((node) => node.getClientRects().length > 0);
}

function whereIs(place: string): Stop | null {
  const box = nodeAt(place)?.getBoundingClientRect();
  if (!box) return null;
  return { x: box.x, y: box.y, width: box.width, height: box.height };
}
