// The beasts of the seats and of the bots' levels.
import type { SeatInfo } from "../messages";
import { say } from "../words/words.svelte";

export const LEVELS = ["chick", "cat", "fox", "owl", "dragon"] as const;
export const BEASTS = ["badger", "hedgehog", "raven", "otter", "lynx", "toad", "heron"] as const;

/** The level of a bot, whatever its temper. */
export function levelOf(seat: SeatInfo | undefined): string | null {
  return seat?.bot?.split("-")[0] ?? null;
}

/** What somebody at a seat is called; bots are called after the beast of their seat. */
export function nameOf({ name }: SeatInfo, seat: number): string {
  return name || say(`beast-${seat}`);
}
