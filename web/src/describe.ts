// Moves, events and what is awaited, as sentences: the page's half of match/describe.py, over the same catalogues.
import { FIELDS } from "./fields";
import type { AnyEvent, AnyMove, AnyView } from "./types";
import { say } from "./words/words.svelte";

type Struct = Record<string, unknown>;

export class Describer {
  constructor(
    readonly game: string,
    private readonly names: () => readonly string[],
  ) {}

  move(move: AnyMove): string {
    return this.sentence(`move-${move.type}`, move);
  }

  event(event: AnyEvent): string {
    return this.sentence(`event-${event.type}`, event);
  }

  /** What is awaited now, and from whom. */
  awaited(view: AnyView): string {
    const seat = view.actors.map((actor) => this.name(actor)).join(" / ") || "none";
    return say(`${this.game}-awaited-${view.phase}`, { seat });
  }

  name(seat: number): string {
    return this.names()[seat] ?? "";
  }

  word(value: string): string {
    return say.word(this.game, value);
  }

  value(value: unknown, kind: string): number | string {
    if (value === null || value === undefined) return "none";
    if (Array.isArray(value))
      return this.list(value.map((part) => String(this.value(part, kind.replace(/\[\]$/, "")))));
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return kind === "seat" ? this.name(value) : value;
    if (typeof value === "string") return this.word(value);
    if (kind === "counts") return this.list(Object.entries(value).map(([key, count]) => `${this.word(key)} ${count}`));
    return this.sentence(kind, value as Struct);
  }

  private list(parts: string[]): string {
    return parts.length > 0 ? parts.join(", ") : say("nothing");
  }

  private sentence(key: string, struct: Struct): string {
    const fields = Object.entries(FIELDS[this.game]?.[key] ?? {});
    return say(
      `${this.game}-${key}`,
      Object.fromEntries(fields.map(([name, kind]) => [name, this.value(struct[name], kind)])),
    );
  }
}
