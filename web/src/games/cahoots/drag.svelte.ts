// A card that is dragged from the hand to a bowl; tapping does the same.
import type { Card } from "./recipe";

const FAR = 8; // pixels before a press becomes a drag

type Held = { card: Card; index: number; x: number; y: number; over: number | null };

let held = $state.raw<Held | null>(null);

export const drag = {
  get held(): Held | null {
    return held;
  },
  end: (): void => void (held = null),
};

function bowlUnder(x: number, y: number): number | null {
  const bowl = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-bowl]");
  return bowl ? Number(bowl.dataset.bowl) : null;
}

/** Follows the pointer; `drop` is called with the bowl on which the card was let go. */
export function begin(card: Card, index: number, from: PointerEvent, drop: (bowl: number) => void): void {
  if (from.button !== 0) return;
  const gone = new AbortController();
  const { signal } = gone;
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== from.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!held && Math.hypot(x - from.clientX, y - from.clientY) < FAR) return;
    held = { card, index, x, y, over: bowlUnder(x, y) };
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== from.pointerId) return;
    gone.abort();
    if (!held) return;
    swallowClick();
    const { over } = held;
    if (over !== null) drop(over);
    drag.end();
  };
  const cancel = (): void => {
    gone.abort();
    drag.end();
  };
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", cancel, { signal });
}

/** The click that follows the end of a drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
