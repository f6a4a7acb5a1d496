// Cards on their way: every change on the table is a movement that the eye can follow.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { sound } from "../sound";
import type { Face, Motion } from "./chapter";

export const LEG = 340; // milliseconds from place to place
export const BREATH = 700; // of a slow one

type Stop = { x: number; y: number; width: number; height: number };
export type Ghost = { id: number; face: Face | null; motion: Motion; stops: Stop[] };

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

/** Makes the change and lets cards fly from where they were to where they are. Milliseconds until the last has landed. */
export async function fly(motions: Motion[], change: () => void): Promise<number> {
  const before = motions.map((motion) => motion.path.map(whereIs));
  change();
  await tick();
  if (still()) {
    for (const motion of motions) sound(motion.sound);
    return 0;
  }
  const flown = motions.flatMap((motion, i) => ghost(motion, before[i] ?? []));
  ghosts = [...ghosts, ...flown];
  for (const one of flown) conceal(one);
  return Math.max(0, ...flown.map((one) => duration(one.motion)));
}

export function landed(ghost: Ghost): void {
  ghosts = ghosts.filter((other) => other !== ghost);
}

export function clearSky(): void {
  ghosts = [];
}

function ghost(motion: Motion, before: (Stop | null)[]): Ghost[] {
  const last = motion.path.length - 1;
  const stops = motion.path.map((place, i) =>
    i === last ? (whereIs(place) ?? before[i]) : (before[i] ?? whereIs(place)),
  );
  const seen = stops.filter((stop) => stop !== null && stop !== undefined);
  if (seen.length < motion.path.length) return [];
  return [{ id: ++count, face: motion.face, motion, stops: seen }];
}

/** What has come to lie at the end of the way is not seen before it arrives. */
function conceal(ghost: Ghost): void {
  const node = nodeAt(ghost.motion.path.at(-1) ?? "");
  if (!(node instanceof HTMLElement) || node.dataset.arrives === undefined) return;
  node.style.visibility = "hidden";
  setTimeout(() => (node.style.visibility = ""), duration(ghost.motion));
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
