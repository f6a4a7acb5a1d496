// One person's part in the draw before a match: to commit to bytes, and to reveal them only where all is as it should be.
import { hexToBytes } from "@noble/hashes/utils.js";
import type { Refused, SeatInfo, TableInfo } from "../messages";
import { hearPromise, keepReceipt, ownBytes, promisedAt } from "./promises";
import type { Receipt } from "./receipt";
import { entropyCommitment } from "./shuffle";

/** Why the shuffle is not trusted any more; the sentence for it is `draw-doubt-…`.
 *  `seed`: the table's commitment is another than was first shown. `list`: ours was taken, and is not in the list. `reveal`: a draw was
 *  called off because of us, though what we revealed was taken. `elsewhere`: another device answered for us, or somebody in our name. */
export type Doubt = "seed" | "list" | "reveal" | "elsewhere";
const LATER = 1_500; // milliseconds in which what another tab has stored is surely seen
type Answer = { type: "commit"; commitment: string } | { type: "reveal"; entropy: string };
export type Seen = { table: TableInfo; seat: number | null };

export class Part {
  private round = -1;
  private bytes: string | null = null;
  private answered = ""; // the stage
  private taken = false; // is our commitment stored, as the server says?
  private revealed: number | null = null; // from which chair what we revealed was taken
  private last: Seen | null = null;
  private receipt: Receipt | null = null;

  constructor(
    private readonly ask: (answer: Answer) => Promise<Refused | null>,
    private readonly doubt: (doubt: Doubt) => void,
  ) {}

  /** The table as it is now. */
  see(seen: Seen): void {
    this.last = seen;
    const { table, seat } = seen;
    if (table.called_off.length !== this.round) this.begin(table);
    if (!hearPromise(table.id, this.round, table.commitment)) return this.doubt("seed");
    if (this.receipt && !promisedAt(table.id).receipt) keepReceipt(this.receipt); // another tab wrote what it had read before
    if (seat === null) return;
    if (table.draw?.stage === "commit") this.commit(table.id);
    else if (table.draw?.stage === "reveal") this.reveal(table, seat, table.draw.commitments);
    else if (table.status !== "open" && this.taken && !promisedAt(table.id).receipt) this.doubt("list");
  }

  private begin({ called_off }: TableInfo): void {
    if (this.revealed !== null && called_off[this.round]?.seats.includes(this.revealed)) this.doubt("reveal");
    this.round = called_off.length;
    this.bytes = this.revealed = this.receipt = null;
    this.taken = false;
    this.answered = "";
  }

  private commit(table: string): void {
    if (this.answered !== "") return;
    this.answered = "commit";
    this.bytes = ownBytes(table);
    const round = this.round;
    void this.ask({ type: "commit", commitment: commitmentTo(this.bytes) }).then((refused) => {
      if (refused !== null || round !== this.round) return;
      this.taken = true;
      if (this.last) this.see(this.last); // perhaps the list is there already
    });
  }

  private reveal(table: TableInfo, seat: number, commitments: readonly (string | null)[]): void {
    const listed = commitments[seat] ?? null;
    const entropy = this.behind(table.id, listed);
    if (listed !== null && !entropy) return this.taken ? this.doubt("list") : this.wonder(table.id, listed);
    if (listed === null && this.taken) return this.doubt("list");
    this.note(table, seat, commitments, entropy ?? "");
    if (!entropy || this.answered === "reveal") return;
    this.answered = "reveal";
    const round = this.round;
    void this.ask({ type: "reveal", entropy }).then((refused) => {
      if (refused !== null) return;
      if (round === this.round) this.revealed = seat;
      else if (this.last?.table.called_off[round]?.seats.includes(seat)) this.doubt("reveal");
    });
  }

  /** Our own bytes, or another tab's, if that is the commitment to them. */
  private behind(table: string, commitment: string | null): string | undefined {
    const { entropy, receipt } = promisedAt(table);
    return (
      [this.bytes, entropy, receipt?.entropy].find((bytes) => bytes && commitmentTo(bytes) === commitment) ?? undefined
    );
  }

  /** Another tab of this browser may have answered at the same moment: then it is seen a little later. */
  private wonder(table: string, commitment: string): void {
    setTimeout(() => {
      if (!this.behind(table, commitment)) this.doubt("elsewhere");
    }, LATER);
  }

  /** The receipt is kept before anything is revealed. */
  private note(table: TableInfo, chair: number, commitments: readonly (string | null)[], entropy: string): void {
    const { game, options, order } = table.settings;
    this.receipt = {
      format: "bestiary-receipt/1",
      table: table.id,
      commitment: promisedAt(table.id).commitment!,
      commitments: [...commitments],
      seats: table.seats.map(calledInRecord),
      chair,
      entropy,
      game,
      edition: table.edition,
      options: options ?? {},
      players: table.seats.length,
      order: order ?? "random",
      called_off: this.round,
    };
    keepReceipt(this.receipt);
  }
}

function commitmentTo(bytes: string): string {
  return entropyCommitment(hexToBytes(bytes));
}

function calledInRecord({ name, bot }: SeatInfo): string {
  return bot ?? name ?? "";
}
