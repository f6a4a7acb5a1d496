// What one player's program was shown of a draw, and its own bytes: compared with the record when the match is over.

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
