// The beasts of the seats and of the bots' levels.
import type { SeatInfo } from "../messages";

export const BEASTS = ["badger", "hedgehog", "raven", "otter", "lynx", "toad", "heron"] as const;

/** The level of a bot, whatever its temper. */
export function levelOf(seat: SeatInfo | undefined): string | null {
  return seat?.bot?.split("-")[0] ?? null;
}
