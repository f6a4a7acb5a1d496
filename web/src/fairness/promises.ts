// What this browser was promised of a table's shuffle and what it adds, kept until the seed is shown: the server is not asked for its own
// promise, nor for what it has shown. Tabs of one browser share it, so any of them may reveal what another committed to.
import { keep, kept } from "../kept";
import type { Receipt } from "./receipt";

const MOST = 50; // tables
const BYTES = 32;

/** Of the draw that is the `round`th of its table, from 0: those before it were called off. */
export type Promised = {
  round?: number;
  commitment?: string; // the server's, as it was first shown
  entropy?: string | undefined; // our own bytes
  receipt?: Receipt; // once the list was shown
};
type Promises = Record<string, Promised>;

function promises(): Promises {
  return JSON.parse(kept("promises") ?? "{}") as Promises;
}

function remember(table: string, promised: Promised): void {
  const { [table]: _, ...others } = promises();
  const latest = Object.entries({ ...others, [table]: promised }).slice(-MOST);
  keep("promises", JSON.stringify(Object.fromEntries(latest)));
}

export function promisedAt(table: string): Promised {
  return promises()[table] ?? {};
}

/** Is that what was promised for this draw, or the first that is heard of it? */
export function hearPromise(table: string, round: number, commitment: string): boolean {
  const before = promisedAt(table);
  if (before.commitment !== undefined && round <= (before.round ?? 0))
    return round === (before.round ?? 0) && commitment === before.commitment;
  remember(table, { round, commitment });
  return true;
}

/** What this browser adds to the table's draw: random bytes, chosen once. */
export function ownBytes(table: string): string {
  if (promisedAt(table).entropy === undefined) remember(table, { ...promisedAt(table), entropy: randomBytes(BYTES) });
  return promisedAt(table).entropy!;
}

export function keepReceipt(receipt: Receipt): void {
  const before = promisedAt(receipt.table);
  remember(receipt.table, { ...before, entropy: receipt.entropy || before.entropy, receipt });
}

export function randomBytes(count: number): string {
  return [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
