// What the middle tells of a card that was shown.
import { expect, it } from "vitest";
import type { Events } from "../../types";
import { revealOf } from "./round";

type Event = Events["kakerlakenpoker"];

const SHOWN: Event[] = [
  { type: "believed", seat: 1, passer: 0, claim: "bat" },
  { type: "card_shown", card: "joker", claim: "bat", true: true },
  { type: "special_taken", seat: 0, card: "joker", claim: "bat", from_pile: false },
];

it("tells who took a special, and whether the duty for it lapsed", () => {
  expect(revealOf(SHOWN)).toMatchObject({ taker: 0, truth: true, lapsed: false });
  expect(revealOf([...SHOWN, { type: "duty_lapsed", seat: 0 }])).toMatchObject({ taker: 0, lapsed: true });
});

it("does not take a duty that lapsed in an earlier round for one of this", () => {
  const later: Event[] = [{ type: "duty_lapsed", seat: 0 }, ...SHOWN];
  expect(revealOf(later)).toMatchObject({ lapsed: false });
});
