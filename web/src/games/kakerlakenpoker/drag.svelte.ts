// A card dragged from the hand onto somebody.
const SLACK = 8; // pixels that a tap may slip

export class Drag {
  card = $state<string | null>(null);
  moved = $state(false);
  x = $state(0);
  y = $state(0);
  /** Whom the card is held over, if it can go there. */
  over = $state<number | null>(null);
  private index = 0;
  private people: readonly number[] = [];
  private from = { x: 0, y: 0 };

  constructor(private readonly ondrop: (index: number, seat: number) => void) {}

  begin(card: string, index: number, event: PointerEvent, people: readonly number[]): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.from = { x: event.clientX, y: event.clientY };
    Object.assign(this, { card, index, people });
  }

  move = (event: PointerEvent): void => {
    if (this.card === null) return;
    this.x = event.clientX;
    this.y = event.clientY;
    this.moved ||= Math.hypot(this.x - this.from.x, this.y - this.from.y) > SLACK;
    const seat = document.elementFromPoint(this.x, this.y)?.closest<HTMLElement>("[data-seat]")?.dataset.seat;
    this.over = seat !== undefined && this.people.includes(Number(seat)) ? Number(seat) : null;
  };

  drop = (): void => {
    const { over, index, moved } = this;
    this.stop();
    if (moved && over !== null) this.ondrop(index, over);
  };

  stop = (): void => {
    this.card = this.over = null;
    this.moved = false;
  };
}
