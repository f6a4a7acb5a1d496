// A table as tests need it.
import type { View } from "./kitchen";

export function viewOf(changes: Partial<View> = {}): View {
  const players = changes.players ?? 4;
  return {
    seat: 0,
    players,
    actors: [0],
    over: false,
    scores: Array.from({ length: players }, () => 0),
    hand: ["bat", "bat", "rat", "toad-king", "joker"],
    phase: "start",
    danger: 4,
    starter: 0,
    passes: [],
    receiver: null,
    seen: [],
    card: null,
    owed: null,
    pile: 8,
    top: "fly",
    table: Array.from({ length: players }, (_, seat) => ({ seat, cards: 5, front: [], truths: 0, lies: 0, foe: null })),
    specials: [],
    idle: 0,
    loser: null,
    why: null,
    ...changes,
  };
}
