// What this browser was promised and what it added, kept until the seed is shown: the server is not asked for its own promise.
import { entropy } from "../api";
import { keep, kept } from "../kept";

const MOST = 50; // tables
type Promised = { commitment?: string; entropy?: string };
type Promises = Record<string, Promised>;

function promises(): Promises {
  return JSON.parse(kept("promises") ?? "{}") as Promises;
}

function remember(table: string, promised: Promised): void {
  const all = promises();
  const { [table]: before, ...others } = all;
  const latest = Object.entries({ ...others, [table]: { ...promised, ...before } }).slice(-MOST);
  keep("promises", JSON.stringify(Object.fromEntries(latest)));
}

export function promisedAt(table: string): Promised {
  return promises()[table] ?? {};
}

export function hearPromise(table: string, commitment: string): void {
  if (promisedAt(table).commitment === undefined) remember(table, { commitment });
}

/** What this browser adds to a shuffle, remembered once the table is known. */
export function ownEntropy(): { bytes: string; at: (table: string) => void } {
  const bytes = entropy();
  return { bytes, at: (table) => remember(table, { entropy: bytes }) };
}
