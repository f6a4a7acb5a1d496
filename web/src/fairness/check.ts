// Checks the shuffles of a record: recomputes commitments, lot and every deal from what was revealed.
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { DECKS, type Decks } from "../decks";
import { differences, type Difference, type Receipt } from "./receipt";
import {
  commitment as commitmentOf,
  drawKey,
  ENTROPY_BYTES,
  entropyCommitment,
  lot,
  shuffle,
  streamKey,
} from "./shuffle";

/** What the check reads of a record; those of the first format have no edition and nothing of a draw. */
export type ShuffledRecord = {
  game: string;
  edition?: number;
  options: Record<string, boolean | number | string>;
  seats: readonly { name: string; bot?: string | null }[];
  seed: string | null;
  commitments?: readonly (string | null)[] | null;
  entropy: readonly string[];
  lot?: readonly number[] | null;
  called_off?: number;
  deals: readonly (readonly string[])[];
  moves: readonly unknown[];
};

/** What failed first; the sentence for it is `fair-why-…`. */
export type Why = "unreadable" | "no-seed" | "commitment" | "draw" | "lot" | "missing" | "extra" | "deal" | "receipt";

/** `cards`: as the seed gives them, none where the match has no such shuffle. `listed`: as the record says. */
export type Deal = { cards: string[]; listed: readonly string[]; same: boolean };

/** What a seat added to a draw, and whether it is what it committed to. */
export type Part = { committed: string | null; entropy: string; same: boolean };

export type Checked = {
  /** `same` is null where one of the two is not known. */
  commitment: { shown: string | null; recomputed: string | null; same: boolean | null };
  key: string | null;
  /** By seat; null where nothing was drawn together. */
  parts: Part[] | null;
  /** Which chair each seat went to, as the key gives it; null where the seats were not drawn. */
  lot: { chairs: number[]; same: boolean } | null;
  deals: Deal[];
  /** What the record says otherwise than this browser was shown; null where it kept no receipt. */
  differences: Difference[] | null;
  ok: boolean;
  why: Why | null;
};

/** `shown`: the commitment from before the first card, `receipt`: what this browser was shown of a draw: where they are known. */
export function check(record: ShuffledRecord, shown: string | null, receipt: Receipt | null = null): Checked {
  const due = isReadable(record) ? shufflesOf(record) : null;
  if (due === null) return unchecked(shown, "unreadable");
  if (record.seed === null) return unchecked(shown, "no-seed");
  const seed = hexToBytes(record.seed);
  const parts = record.commitments?.map((committed, seat) => partOf(committed, record.entropy[seat] ?? "")) ?? null;
  const key = parts ? drawKey(seed, addedIn(record)) : streamKey(seed, entropyOf(record));
  const recomputed = commitmentOf(seed);
  const commitment = { shown, recomputed, same: shown === null ? null : shown === recomputed };
  const seats = parts && record.lot ? lotOf(key, record.lot) : null;
  const length = Math.max(due.length, record.deals.length);
  const deals = Array.from({ length }, (_, number) => dealOf(key, number, due[number], record.deals[number]));
  const found = receipt && [...differences(receipt, record)];
  const why =
    drawFault(commitment.same, parts, seats) ??
    dealFault(record.deals.length - due.length, deals) ??
    (found?.length ? "receipt" : null);
  return { commitment, key: bytesToHex(key), parts, lot: seats, deals, differences: found, ok: why === null, why };
}

function unchecked(shown: string | null, why: Why): Checked {
  const commitment = { shown, recomputed: null, same: null };
  return { commitment, key: null, parts: null, lot: null, deals: [], differences: null, ok: false, why };
}

function partOf(committed: string | null, entropy: string): Part {
  return { committed, entropy, same: committed === (entropy ? entropyCommitment(hexToBytes(entropy)) : null) };
}

function lotOf(key: Uint8Array, listed: readonly number[]): Checked["lot"] {
  const chairs = lot(key, listed.length);
  return { chairs, same: chairs.every((chair, seat) => chair === listed[seat]) };
}

function drawFault(promiseKept: boolean | null, parts: Part[] | null, seats: Checked["lot"]): Why | null {
  if (promiseKept === false) return "commitment";
  if (parts?.some((part) => !part.same)) return "draw";
  return seats?.same === false ? "lot" : null;
}

function dealFault(surplus: number, deals: Deal[]): Why | null {
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

function addedIn(record: ShuffledRecord): Uint8Array[] {
  return record.entropy.filter((part) => part !== "").map(hexToBytes);
}

/** Records come from strangers too: is all there that the check reads? */
function isReadable(record: ShuffledRecord): boolean {
  const { seats, seed, entropy, deals, moves } = record;
  if (![seats, entropy, deals, moves].every(Array.isArray) || !deals.every(Array.isArray)) return false;
  if (!seats.every((seat) => typeof seat?.name === "string")) return false;
  const isHex = entropy.every((part) => /^([0-9a-f]{2})*$/.test(part));
  if (!isHex || ![0, seats.length].includes(entropy.length)) return false;
  return (seed === null || isHash(seed)) && isDrawReadable(record);
}

function isDrawReadable({ seats, seed, commitments, entropy, lot, called_off = 0 }: ShuffledRecord): boolean {
  if (!Number.isSafeInteger(called_off) || called_off < 0) return false;
  if (!commitments) return !lot && called_off === 0;
  if (!Array.isArray(commitments) || commitments.length !== seats.length || seed === null) return false;
  if (!commitments.every((one) => one === null || isHash(one))) return false;
  if (!entropy.every((part) => ["", 2 * ENTROPY_BYTES].includes(part && part.length))) return false;
  return !lot || (Array.isArray(lot) && lot.length === seats.length);
}

function isHash(text: unknown): boolean {
  return typeof text === "string" && /^[0-9a-f]{64}$/.test(text);
}
