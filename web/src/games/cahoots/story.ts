// Who made how many monsters happy, as far back as the log goes.
import type { Logged } from "../../table/stage.svelte";

export function servedBy(log: readonly Logged[], players: number): number[] {
  const served = Array.from({ length: players }, () => 0);
  let cook: number | null = null;
  for (const { event } of log) {
    if (event.type === "card_played") cook = event.seat;
    else if (event.type === "goal_met" && cook !== null) served[cook] = (served[cook] ?? 0) + 1;
  }
  return served;
}
