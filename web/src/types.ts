// The wire's types, by game: what a table of any game shares.
import type * as wire from "./messages";

export const GAMES = ["kuhhandel", "kakerlakenpoker", "cahoots", "nullern"] as const;
export type Game = (typeof GAMES)[number];

export type Views = {
  kuhhandel: wire.KuhhandelView;
  kakerlakenpoker: wire.KakerlakenpokerView;
  cahoots: wire.CahootsView;
  nullern: wire.NullernView;
};
export type Events = {
  kuhhandel: wire.KuhhandelHappened["events"][number];
  kakerlakenpoker: wire.KakerlakenpokerHappened["events"][number];
  cahoots: wire.CahootsHappened["events"][number];
  nullern: wire.NullernHappened["events"][number];
};
export type Moves = {
  kuhhandel: wire.KuhhandelMoves["moves"][number];
  kakerlakenpoker: wire.KakerlakenpokerMoves["moves"][number];
  cahoots: wire.CahootsMoves["moves"][number];
  nullern: wire.NullernMoves["moves"][number];
};
export type AnyView = Views[Game];
export type AnyEvent = Events[Game];
export type AnyMove = Moves[Game];

export type State = Extract<wire.Message, { type: "state" }>;
export type Update = Extract<wire.Message, { type: "update" }>;
export type Hinted = Extract<wire.Message, { type: "hinted" }>;
export type Happened = Update["happened"];

export function isGame(name: string): name is Game {
  return (GAMES as readonly string[]).includes(name);
}

/** A finished match, frame by frame, as one seat saw it or with open cards. */
export type Replay = wire.KuhhandelReplay | wire.KakerlakenpokerReplay | wire.CahootsReplay | wire.NullernReplay;
