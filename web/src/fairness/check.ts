// Checks the shuffles of a record: recomputes the commitment and every deal from what was revealed.
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { DECKS, type Decks } from "../decks";
import { commitment as commitmentOf, shuffle, streamKey } from "./shuffle";

/** What the check reads of a record. */
export type ShuffledRecord = {
  game: string;
  options: Record<string, boolean | number | string>;
  seats: readonly { name: string; bot?: string | null }[];
  seed: string | null;
  entropy: readonly string[];
  deals: readonly (readonly string[])[];
  moves: readonly unknown[];
};

/** What failed first; the sentence for it is `fair-why-…`. */
export type Why = "unreadable" | "no-seed" | "commitment" | "entropy" | "missing" | "extra" | "deal";

/** What somebody knows to have added, and at which seat. */
export type Added = { seat: number; entropy: string };

/** `cards`: as the seed gives them, none where the match has no such shuffle. `listed`: as the record says. */
export type Deal = { cards: string[]; listed: readonly string[]; same: boolean };

export type Checked = {
  /** `same` is null where one of the two is not known. */
  commitment: { shown: string | null; recomputed: string | null; same: boolean | null };
  key: string | null;
  deals: Deal[];
  ok: boolean;
  why: Why | null;
};

/** `shown`: the commitment from before the first card; `added`: what the viewer added: where they are known. */
export function check(record: ShuffledRecord, shown: string | null, added: Added | null = null): Checked {
  const due = isReadable(record) ? shufflesOf(record) : null;
  if (due === null) return unchecked(shown, "unreadable");
  if (record.seed === null) return unchecked(shown, "no-seed");
  const seed = hexToBytes(record.seed);
  const key = streamKey(seed, entropyOf(record));
  const recomputed = commitmentOf(seed);
  const commitment = { shown, recomputed, same: shown === null ? null : shown === recomputed };
  const length = Math.max(due.length, record.deals.length);
  const deals = Array.from({ length }, (_, number) => dealOf(key, number, due[number], record.deals[number]));
  const isIn = added === null || record.entropy[added.seat] === added.entropy;
  const why = firstFault(commitment.same, isIn, record.deals.length - due.length, deals);
  return { commitment, key: bytesToHex(key), deals, ok: why === null, why };
}

function unchecked(shown: string | null, why: Why): Checked {
  return { commitment: { shown, recomputed: null, same: null }, key: null, deals: [], ok: false, why };
}

function firstFault(promiseKept: boolean | null, isIn: boolean, surplus: number, deals: Deal[]): Why | null {
  if (promiseKept === false) return "commitment";
  if (!isIn) return "entropy";
  if (surplus < 0) return "missing";
  if (surplus > 0) return "extra";
  return deals.every((deal) => deal.same) ? null : "deal";
}

function dealOf(key: Uint8Array, number: number, deck: string[] = [], listed: readonly string[] = []): Deal {
  const cards = shuffle(key, number, deck.length).map((card) => deck[card]!);
  const same = cards.length > 0 && cards.length === listed.length && cards.every((card, i) => card === listed[i]);
  return { cards, listed, same };
}

/** The deck of each shuffle that the record's moves need; null where there is no such table. */
function shufflesOf(record: ShuffledRecord): string[][] | null {
  const game = Object.hasOwn(DECKS, record.game) ? DECKS[record.game]! : null;
  const schedule = game && scheduleOf(game, record);
  return schedule?.filter(([after]) => after <= record.moves.length).map(([, deck]) => game!.decks[deck]!) ?? null;
}

function scheduleOf(game: Decks, record: ShuffledRecord): Decks["schedules"][number]["shuffles"] | undefined {
  const house = { ...game.defaults, ...record.options };
  return game.schedules.find(
    ({ players = record.seats.length, options = {} }) =>
      players === record.seats.length && Object.entries(options).every(([name, value]) => house[name] === value),
  )?.shuffles;
}

/** A record in which nobody's entropy is listed stands for one in which nobody added any. */
function entropyOf(record: ShuffledRecord): Uint8Array[] {
  return record.seats.map((_, seat) => hexToBytes(record.entropy[seat] ?? ""));
}

/** Records come from strangers too: is all there that the check reads? */
function isReadable({ seats, seed, entropy, deals, moves }: ShuffledRecord): boolean {
  if (![seats, entropy, deals, moves].every(Array.isArray) || !deals.every(Array.isArray)) return false;
  if (!seats.every((seat) => typeof seat?.name === "string")) return false;
  const isHex = entropy.every((part) => /^([0-9a-f]{2})*$/.test(part));
  return isHex && [0, seats.length].includes(entropy.length) && (seed === null || /^[0-9a-f]{64}$/.test(seed));
}
