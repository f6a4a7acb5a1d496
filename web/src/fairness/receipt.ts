// What one player's program was shown of a draw, and its own bytes: compared with the record when the match is over.
import { DECKS } from "../decks";
import type { ShuffledRecord } from "./check";

/** As it is kept and saved; `bestiary verify --receipt` reads it. Chairs are counted as they stood when everybody committed. */
export type Receipt = {
  format: "bestiary-receipt/1";
  table: string;
  /** SHA-256 of the seed, as shown when the table opened, or anew after a draw that was called off. */
  commitment: string;
  /** By chair, as shown before anybody's bytes; null for a bot and for whoever added nothing. */
  commitments: (string | null)[];
  /** By chair: a person's name, or the bot's (`fox`). */
  seats: string[];
  chair: number;
  /** One's own 32 bytes as hex; empty where they came too late to be in the list. */
  entropy: string;
  game: string;
  edition: number;
  options: Record<string, boolean | number | string>;
  players: number;
  order: "random" | "as_seated";
  called_off: number;
};

/** What a record says otherwise than was shown; the sentence for it is `fair-differs-…`, and `name` is who sat at the chair in question. */
export type Difference = {
  what: "game" | "edition" | "options" | "no-draw" | "called-off" | "lot" | "seats" | "commitments" | "entropy";
  name?: string;
};

export function* differences(receipt: Receipt, record: ShuffledRecord): Generator<Difference> {
  if (receipt.game !== record.game || receipt.players !== record.seats.length) return yield { what: "game" };
  if (receipt.edition !== (record.edition ?? 1)) yield { what: "edition" };
  if (!sameOptions(receipt, record)) yield { what: "options" };
  if (!record.commitments) return yield { what: "no-draw" };
  if (receipt.called_off !== (record.called_off ?? 0)) yield { what: "called-off" };
  if ((receipt.order === "random") !== Boolean(record.lot)) yield { what: "lot" };
  for (const [seat, sitter] of record.seats.entries()) {
    const chair = record.lot ? record.lot[seat]! : seat;
    const name = receipt.seats[chair] ?? "";
    if ((sitter.bot ?? sitter.name) !== name) yield { what: "seats", name };
    if (record.commitments[seat] !== receipt.commitments[chair]) yield { what: "commitments", name };
    if (chair === receipt.chair && record.entropy[seat] !== receipt.entropy) yield { what: "entropy" };
  }
}

function sameOptions(receipt: Receipt, record: ShuffledRecord): boolean {
  const defaults = DECKS[record.game]!.defaults;
  const [shown, said] = [receipt, record].map(({ options }) => Object.entries({ ...defaults, ...options }).sort());
  return JSON.stringify(shown) === JSON.stringify(said);
}
