// bestiary-socket/1: made from the Python types by docs/generate.py.

/** The server closes the connection; a client may come back after so many milliseconds, or with null should not. */
export type Bye = {
  type: "bye";
  why: "protocol" | "stopping" | "too_fast" | "too_slow";
  again_after: number | null;
};

/** Those at these seats had committed to what they add and did not reveal it in time. */
export type CalledOffDraw = {
  seats: Array<number>;
  names: Array<string>;
};

export type Card = {
  id: string;
  status: "closed" | "drawing" | "open" | "over" | "playing" | "set_aside";
  settings: TableSettings;
  seats: Array<SeatInfo>;
  updated: number;
  result: Result | null;
};

export type Carried = {
  code: string;
};

/** A code that makes another device oneself, once and before that time. */
export type Carry = {
  code: string;
  until: number;
};

export type Chat = {
  type: "chat";
  id: string;
  text: string;
};

/** How long people may think. Whose time runs out has that move made by a bot. */
export type Clocks = {
  kind?: "move" | "none" | "relaxed";
  seconds?: number;
  auction?: number;
};

/** What one will add to the shuffle is settled by its hash, as long as the stage of the draw is `commit`. */
export type Commit = {
  type: "commit";
  id: string;
  commitment: string;
};

/** When a clock runs out, in milliseconds on that of the server, and which: of the move, of the auction, of the whole match. */
export type Deadline = {
  kind: "auction" | "match" | "move";
  at: number;
  seconds: number;
};

/** The request is stored, as part of that step. */
export type Done = {
  type: "done";
  id: string;
  number: number;
};

/** The draw before a match. `commitments`, by seat, null where there is none: shown to all at once when they are to be revealed. */
export type DrawInfo = {
  stage: "commit" | "reveal";
  until: number;
  commitments: Array<string | null>;
};

export type Emotion = {
  type: "emote";
  id: string;
  emote: "hello" | "hurry" | "laugh" | "sorry" | "thanks" | "think" | "well_played" | "wow";
};

export type GameInfo = {
  id: string;
  least: number;
  most: number;
  options: Array<HouseRule>;
  tempers: Array<string>;
};

export type Health = {
  status: "failing" | "ok";
  reasons: Array<"database-fails" | "database-silent" | "part-ended" | "starting" | "stopping">;
  bots_ready: boolean;
};

/** The first message, of a player or of somebody who watches. `since`: the last number that the client has seen of this table. */
export type Hello = {
  type: "hello";
  protocol: "bestiary-socket/1";
  since?: number | null;
  language?: "de" | "en" | "fr" | "ru";
};

/** What would a bot do here? */
export type Hint = {
  type: "hint";
  id: string;
};

/** What can be played here. */
export type HouseInfo = {
  version: string;
  games: Array<GameInfo>;
  levels: Array<string>;
};

export type HouseRule = {
  name: string;
  default: boolean | number | string;
  values: Array<boolean | number | string>;
};

/** Public tables, some of each host, those first at which somebody is; and what was said last. */
export type LobbyState = {
  type: "lobby";
  tables: Array<Card>;
  talk: Array<Overheard>;
};

export type MatchRecord = {
  format: "bestiary-record/2";
  game: string;
  edition: number;
  options: Record<string, boolean | number | string>;
  seats: Array<Sitter>;
  seed: string | null;
  commitments: Array<string | null> | null;
  entropy: Array<string>;
  lot: Array<number> | null;
  called_off: number;
  deals: Array<Array<string>>;
  moves: Array<RecordedMove>;
  result: Result | null;
};

export type Message = Done | Refused | Pong | Bye | LobbyState | KuhhandelState | KuhhandelUpdate | KuhhandelHinted | KakerlakenpokerState | KakerlakenpokerUpdate | KakerlakenpokerHinted | CahootsState | CahootsUpdate | CahootsHinted | NullernState | NullernUpdate | NullernHinted;

export type Named = {
  name: string;
};

/** A table to be opened: with bots by seat (null: nobody yet), oneself in a seat, and begun at once, free seats filled with bots. */
export type NewTable = {
  settings: TableSettings;
  bots?: Array<string | null>;
  seat?: number | null;
  start?: boolean;
};

export type Overheard = {
  at: number;
  name: string;
  text: string;
  mark: string;
};

/** Somebody who is known here. */
export type Person = {
  id: string;
  name: string;
  program?: boolean;
};

/** Answered with `pong`, to know that the connection is alive. */
export type Ping = {
  type: "ping";
};

/** Whoever opened the table puts a bot in a seat, or with null nobody. */
export type PlaceBot = {
  type: "place";
  id: string;
  seat: number;
  bot: string | null;
};

/** Make a move of the game, a signal too. */
export type Play = {
  type: "play";
  id: string;
  move: Record<string, unknown>;
};

export type Pong = {
  type: "pong";
  now: number;
};

/** Why a request was refused: a key for programs, a sentence for people. */
export type Problem = {
  key: string;
  sentence: string;
};

/** A program that may take seats; its token is told here and never again. */
export type Program = {
  id: string;
  name: string;
  token: string;
};

export type RecordedMove = {
  seat: number | null;
  move: Record<string, unknown>;
};

/** Nothing has changed, unless the key is `unsure` or `failed`: then it may have. `rule`: the ruling where one forbids it; `key` is the
    reason for programs, `sentence` for people. */
export type Refused = {
  type: "refused";
  id: string | null;
  rule: string | null;
  key: string;
  sentence: string;
};

/** Something said or an emote, by somebody at that seat or by a spectator. */
export type Remark = {
  name: string;
  seat: number | null;
  text?: string | null;
  emote?: "hello" | "hurry" | "laugh" | "sorry" | "thanks" | "think" | "well_played" | "wow" | null;
  mark?: string;
};

/** The same people again, at a table of their own; whoever asks first opens it. */
export type Rematch = {
  type: "rematch";
  id: string;
};

export type Request = Hello | Sit | Stand | PlaceBot | Start | Commit | Reveal | Play | Chat | Emotion | Rematch | Hint | Ping;

export type Result = {
  scores: Array<number>;
  ranks: Array<number>;
};

/** What one adds to the shuffle, once the stage is `reveal`: to be sent only where the list has one's own commitment and the table's is
    still the first that was shown. */
export type Reveal = {
  type: "reveal";
  id: string;
  entropy: string;
};

/** A seat as everybody sees it. */
export type SeatInfo = {
  kind: "bot" | "free" | "human" | "program";
  name?: string;
  bot?: string | null;
  away?: boolean;
  mark?: string;
};

/** Take a free seat. */
export type Sit = {
  type: "sit";
  id: string;
  seat: number;
};

/** Who sits at a seat; for a bot, which. */
export type Sitter = {
  name: string;
  kind: "bot" | "human";
  bot?: string | null;
};

/** Leave one's seat; in a running match a bot plays on. */
export type Stand = {
  type: "stand";
  id: string;
};

/** Whoever opened the table begins the draw, which the match follows; `fill`: with bots where nobody sits. */
export type Start = {
  type: "start";
  id: string;
  fill?: boolean;
};

/** What everybody may know of a table besides the game. */
export type TableInfo = {
  id: string;
  status: "closed" | "drawing" | "open" | "over" | "playing";
  settings: TableSettings;
  edition: number;
  seats: Array<SeatInfo>;
  commitment: string;
  draw: DrawInfo | null;
  called_off: Array<CalledOffDraw>;
  chatty: boolean;
  next: string | null;
};

export type TableSettings = {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  clock?: Clocks;
  level?: string;
  public?: boolean;
  hints?: boolean;
  order?: "as_seated" | "random";
};

export type CahootsView = {
  seat: number | null;
  players: number;
  actors: Array<number>;
  over: boolean;
  scores: Array<number>;
  hand: Array<"crystal-1" | "crystal-2" | "crystal-3" | "crystal-4" | "crystal-5" | "crystal-6" | "crystal-7" | "feather-1" | "feather-2" | "feather-3" | "feather-4" | "feather-5" | "feather-6" | "feather-7" | "mandrake-1" | "mandrake-2" | "mandrake-3" | "mandrake-4" | "mandrake-5" | "mandrake-6" | "mandrake-7" | "mushroom-1" | "mushroom-2" | "mushroom-3" | "mushroom-4" | "mushroom-5" | "mushroom-6" | "mushroom-7"> | null;
  phase: "over" | "play";
  level: "apprentice" | "expert" | "journeyman" | "master";
  speed: boolean;
  talk: "free" | "signals" | "silent";
  open_hands: boolean;
  turn: number | null;
  table: Array<CahootsHand>;
  bowls: Array<Array<"crystal-1" | "crystal-2" | "crystal-3" | "crystal-4" | "crystal-5" | "crystal-6" | "crystal-7" | "feather-1" | "feather-2" | "feather-3" | "feather-4" | "feather-5" | "feather-6" | "feather-7" | "mandrake-1" | "mandrake-2" | "mandrake-3" | "mandrake-4" | "mandrake-5" | "mandrake-6" | "mandrake-7" | "mushroom-1" | "mushroom-2" | "mushroom-3" | "mushroom-4" | "mushroom-5" | "mushroom-6" | "mushroom-7">>;
  draw_pile: number;
  goals: Array<"adjacent-crystal" | "adjacent-feather" | "adjacent-mandrake" | "adjacent-mushroom" | "all-above-4" | "all-below-4" | "all-even" | "all-odd" | "alternating-parity" | "apart-crystal" | "apart-feather" | "apart-mandrake" | "apart-mushroom" | "different-both" | "different-ingredients" | "different-numbers" | "equal-crystal-feather" | "equal-mandrake-crystal" | "equal-mushroom-feather" | "equal-mushroom-mandrake" | "four-consecutive" | "half-crystal-mandrake" | "half-feather-crystal" | "half-mandrake-mushroom" | "half-mushroom-feather" | "only-crystal-mandrake" | "only-mandrake-feather" | "only-mushroom-crystal" | "only-mushroom-feather" | "same-number" | "sum-crystal-10" | "sum-crystal-4" | "sum-crystal-6" | "sum-feather-11" | "sum-feather-2" | "sum-feather-9" | "sum-mandrake-3" | "sum-mandrake-9" | "sum-mushroom-2" | "sum-mushroom-6" | "sum-mushroom-7" | "three-ascending" | "three-crystal" | "three-feather" | "three-mandrake" | "three-mushroom" | "total-10" | "total-15" | "total-18" | "total-20" | null>;
  goals_met: Array<"adjacent-crystal" | "adjacent-feather" | "adjacent-mandrake" | "adjacent-mushroom" | "all-above-4" | "all-below-4" | "all-even" | "all-odd" | "alternating-parity" | "apart-crystal" | "apart-feather" | "apart-mandrake" | "apart-mushroom" | "different-both" | "different-ingredients" | "different-numbers" | "equal-crystal-feather" | "equal-mandrake-crystal" | "equal-mushroom-feather" | "equal-mushroom-mandrake" | "four-consecutive" | "half-crystal-mandrake" | "half-feather-crystal" | "half-mandrake-mushroom" | "half-mushroom-feather" | "only-crystal-mandrake" | "only-mandrake-feather" | "only-mushroom-crystal" | "only-mushroom-feather" | "same-number" | "sum-crystal-10" | "sum-crystal-4" | "sum-crystal-6" | "sum-feather-11" | "sum-feather-2" | "sum-feather-9" | "sum-mandrake-3" | "sum-mandrake-9" | "sum-mushroom-2" | "sum-mushroom-6" | "sum-mushroom-7" | "three-ascending" | "three-crystal" | "three-feather" | "three-mandrake" | "three-mushroom" | "total-10" | "total-15" | "total-18" | "total-20">;
  goals_left: number;
  won: boolean | null;
};

/** Somebody draws a card that the viewer does not see. */
export type CahootsCardDrawn = {
  type: "card_drawn";
  seat: number;
};

export type CahootsCardPlayed = {
  type: "card_played";
  seat: number;
  card: "crystal-1" | "crystal-2" | "crystal-3" | "crystal-4" | "crystal-5" | "crystal-6" | "crystal-7" | "feather-1" | "feather-2" | "feather-3" | "feather-4" | "feather-5" | "feather-6" | "feather-7" | "mandrake-1" | "mandrake-2" | "mandrake-3" | "mandrake-4" | "mandrake-5" | "mandrake-6" | "mandrake-7" | "mushroom-1" | "mushroom-2" | "mushroom-3" | "mushroom-4" | "mushroom-5" | "mushroom-6" | "mushroom-7";
  pile: number;
};

/** Somebody, mostly the viewer, draws a card that the viewer sees. */
export type CahootsCardSeen = {
  type: "card_seen";
  seat: number;
  card: "crystal-1" | "crystal-2" | "crystal-3" | "crystal-4" | "crystal-5" | "crystal-6" | "crystal-7" | "feather-1" | "feather-2" | "feather-3" | "feather-4" | "feather-5" | "feather-6" | "feather-7" | "mandrake-1" | "mandrake-2" | "mandrake-3" | "mandrake-4" | "mandrake-5" | "mandrake-6" | "mandrake-7" | "mushroom-1" | "mushroom-2" | "mushroom-3" | "mushroom-4" | "mushroom-5" | "mushroom-6" | "mushroom-7";
};

export type CahootsDealt = {
  type: "dealt";
  hands: Array<CahootsHand>;
  bowls: Array<"crystal-1" | "crystal-2" | "crystal-3" | "crystal-4" | "crystal-5" | "crystal-6" | "crystal-7" | "feather-1" | "feather-2" | "feather-3" | "feather-4" | "feather-5" | "feather-6" | "feather-7" | "mandrake-1" | "mandrake-2" | "mandrake-3" | "mandrake-4" | "mandrake-5" | "mandrake-6" | "mandrake-7" | "mushroom-1" | "mushroom-2" | "mushroom-3" | "mushroom-4" | "mushroom-5" | "mushroom-6" | "mushroom-7">;
  draw_pile: number;
};

/** The deal or a move, and how things stood after it. */
export type CahootsFrame = {
  seat: number | null;
  move: CahootsPlay | CahootsSay | CahootsTimeUp | null;
  events: Array<CahootsDealt | CahootsGoalsOpened | CahootsCardPlayed | CahootsCardDrawn | CahootsCardSeen | CahootsGoalMet | CahootsGoalOpened | CahootsSaid | CahootsTimeRanOut | CahootsGameOver>;
  view: CahootsView;
  hands: Array<Array<"crystal-1" | "crystal-2" | "crystal-3" | "crystal-4" | "crystal-5" | "crystal-6" | "crystal-7" | "feather-1" | "feather-2" | "feather-3" | "feather-4" | "feather-5" | "feather-6" | "feather-7" | "mandrake-1" | "mandrake-2" | "mandrake-3" | "mandrake-4" | "mandrake-5" | "mandrake-6" | "mandrake-7" | "mushroom-1" | "mushroom-2" | "mushroom-3" | "mushroom-4" | "mushroom-5" | "mushroom-6" | "mushroom-7"> | null> | null;
};

/** `seat` is the one who could not play. */
export type CahootsGameOver = {
  type: "game_over";
  won: boolean;
  why: "all_met" | "cannot_play" | "nobody_can_play" | "time_up";
  seat: number | null;
};

/** A goal is met, perhaps one that was turned up only now. */
export type CahootsGoalMet = {
  type: "goal_met";
  goal: "adjacent-crystal" | "adjacent-feather" | "adjacent-mandrake" | "adjacent-mushroom" | "all-above-4" | "all-below-4" | "all-even" | "all-odd" | "alternating-parity" | "apart-crystal" | "apart-feather" | "apart-mandrake" | "apart-mushroom" | "different-both" | "different-ingredients" | "different-numbers" | "equal-crystal-feather" | "equal-mandrake-crystal" | "equal-mushroom-feather" | "equal-mushroom-mandrake" | "four-consecutive" | "half-crystal-mandrake" | "half-feather-crystal" | "half-mandrake-mushroom" | "half-mushroom-feather" | "only-crystal-mandrake" | "only-mandrake-feather" | "only-mushroom-crystal" | "only-mushroom-feather" | "same-number" | "sum-crystal-10" | "sum-crystal-4" | "sum-crystal-6" | "sum-feather-11" | "sum-feather-2" | "sum-feather-9" | "sum-mandrake-3" | "sum-mandrake-9" | "sum-mushroom-2" | "sum-mushroom-6" | "sum-mushroom-7" | "three-ascending" | "three-crystal" | "three-feather" | "three-mandrake" | "three-mushroom" | "total-10" | "total-15" | "total-18" | "total-20";
  slot: number;
};

export type CahootsGoalOpened = {
  type: "goal_opened";
  goal: "adjacent-crystal" | "adjacent-feather" | "adjacent-mandrake" | "adjacent-mushroom" | "all-above-4" | "all-below-4" | "all-even" | "all-odd" | "alternating-parity" | "apart-crystal" | "apart-feather" | "apart-mandrake" | "apart-mushroom" | "different-both" | "different-ingredients" | "different-numbers" | "equal-crystal-feather" | "equal-mandrake-crystal" | "equal-mushroom-feather" | "equal-mushroom-mandrake" | "four-consecutive" | "half-crystal-mandrake" | "half-feather-crystal" | "half-mandrake-mushroom" | "half-mushroom-feather" | "only-crystal-mandrake" | "only-mandrake-feather" | "only-mushroom-crystal" | "only-mushroom-feather" | "same-number" | "sum-crystal-10" | "sum-crystal-4" | "sum-crystal-6" | "sum-feather-11" | "sum-feather-2" | "sum-feather-9" | "sum-mandrake-3" | "sum-mandrake-9" | "sum-mushroom-2" | "sum-mushroom-6" | "sum-mushroom-7" | "three-ascending" | "three-crystal" | "three-feather" | "three-mandrake" | "three-mushroom" | "total-10" | "total-15" | "total-18" | "total-20";
  slot: number;
  left: number;
};

/** The first four; `left` are still face down. */
export type CahootsGoalsOpened = {
  type: "goals_opened";
  goals: Array<"adjacent-crystal" | "adjacent-feather" | "adjacent-mandrake" | "adjacent-mushroom" | "all-above-4" | "all-below-4" | "all-even" | "all-odd" | "alternating-parity" | "apart-crystal" | "apart-feather" | "apart-mandrake" | "apart-mushroom" | "different-both" | "different-ingredients" | "different-numbers" | "equal-crystal-feather" | "equal-mandrake-crystal" | "equal-mushroom-feather" | "equal-mushroom-mandrake" | "four-consecutive" | "half-crystal-mandrake" | "half-feather-crystal" | "half-mandrake-mushroom" | "half-mushroom-feather" | "only-crystal-mandrake" | "only-mandrake-feather" | "only-mushroom-crystal" | "only-mushroom-feather" | "same-number" | "sum-crystal-10" | "sum-crystal-4" | "sum-crystal-6" | "sum-feather-11" | "sum-feather-2" | "sum-feather-9" | "sum-mandrake-3" | "sum-mandrake-9" | "sum-mushroom-2" | "sum-mushroom-6" | "sum-mushroom-7" | "three-ascending" | "three-crystal" | "three-feather" | "three-mandrake" | "three-mushroom" | "total-10" | "total-15" | "total-18" | "total-20">;
  left: number;
};

/** What the viewer sees of a player. */
export type CahootsHand = {
  seat: number;
  size: number;
  cards: Array<"crystal-1" | "crystal-2" | "crystal-3" | "crystal-4" | "crystal-5" | "crystal-6" | "crystal-7" | "feather-1" | "feather-2" | "feather-3" | "feather-4" | "feather-5" | "feather-6" | "feather-7" | "mandrake-1" | "mandrake-2" | "mandrake-3" | "mandrake-4" | "mandrake-5" | "mandrake-6" | "mandrake-7" | "mushroom-1" | "mushroom-2" | "mushroom-3" | "mushroom-4" | "mushroom-5" | "mushroom-6" | "mushroom-7"> | null;
};

/** One step: what this seat saw of it. */
export type CahootsHappened = {
  number: number;
  at: number;
  events: Array<CahootsDealt | CahootsGoalsOpened | CahootsCardPlayed | CahootsCardDrawn | CahootsCardSeen | CahootsGoalMet | CahootsGoalOpened | CahootsSaid | CahootsTimeRanOut | CahootsGameOver>;
  by: Array<"bot" | "clock" | "person">;
};

export type CahootsHinted = {
  type: "hinted";
  id: string;
  number: number;
  moves: Array<CahootsHintedMove>;
};

export type CahootsHintedMove = {
  move: CahootsPlay | CahootsSay | CahootsTimeUp;
  value: number;
  chance: number;
};

/** The legal moves of this seat; a selection where there are too many to list. */
export type CahootsMoves = {
  moves: Array<CahootsPlay | CahootsSay | CahootsTimeUp>;
  complete: boolean;
};

export type CahootsPlay = {
  type: "play";
  card: "crystal-1" | "crystal-2" | "crystal-3" | "crystal-4" | "crystal-5" | "crystal-6" | "crystal-7" | "feather-1" | "feather-2" | "feather-3" | "feather-4" | "feather-5" | "feather-6" | "feather-7" | "mandrake-1" | "mandrake-2" | "mandrake-3" | "mandrake-4" | "mandrake-5" | "mandrake-6" | "mandrake-7" | "mushroom-1" | "mushroom-2" | "mushroom-3" | "mushroom-4" | "mushroom-5" | "mushroom-6" | "mushroom-7";
  pile: number;
};

/** A finished match, as that seat saw it; with `seat` null, with all cards open. */
export type CahootsReplay = {
  game: string;
  options: Record<string, boolean | number | string>;
  seats: Array<SeatInfo>;
  seat: number | null;
  frames: Array<CahootsFrame>;
};

export type CahootsSaid = {
  type: "said";
  seat: number;
  what: "avoid" | "can_play" | "want_play" | "can_help" | "next_goal";
  pile: number | null;
  goal: "adjacent-crystal" | "adjacent-feather" | "adjacent-mandrake" | "adjacent-mushroom" | "all-above-4" | "all-below-4" | "all-even" | "all-odd" | "alternating-parity" | "apart-crystal" | "apart-feather" | "apart-mandrake" | "apart-mushroom" | "different-both" | "different-ingredients" | "different-numbers" | "equal-crystal-feather" | "equal-mandrake-crystal" | "equal-mushroom-feather" | "equal-mushroom-mandrake" | "four-consecutive" | "half-crystal-mandrake" | "half-feather-crystal" | "half-mandrake-mushroom" | "half-mushroom-feather" | "only-crystal-mandrake" | "only-mandrake-feather" | "only-mushroom-crystal" | "only-mushroom-feather" | "same-number" | "sum-crystal-10" | "sum-crystal-4" | "sum-crystal-6" | "sum-feather-11" | "sum-feather-2" | "sum-feather-9" | "sum-mandrake-3" | "sum-mandrake-9" | "sum-mushroom-2" | "sum-mushroom-6" | "sum-mushroom-7" | "three-ascending" | "three-crystal" | "three-feather" | "three-mandrake" | "three-mushroom" | "total-10" | "total-15" | "total-18" | "total-20" | null;
};

/** A signal: about a bowl, or about an open recipe (C6). */
export type CahootsSay = {
  type: "say";
  what: "avoid" | "can_play" | "want_play" | "can_help" | "next_goal";
  pile?: number;
  goal?: "adjacent-crystal" | "adjacent-feather" | "adjacent-mandrake" | "adjacent-mushroom" | "all-above-4" | "all-below-4" | "all-even" | "all-odd" | "alternating-parity" | "apart-crystal" | "apart-feather" | "apart-mandrake" | "apart-mushroom" | "different-both" | "different-ingredients" | "different-numbers" | "equal-crystal-feather" | "equal-mandrake-crystal" | "equal-mushroom-feather" | "equal-mushroom-mandrake" | "four-consecutive" | "half-crystal-mandrake" | "half-feather-crystal" | "half-mandrake-mushroom" | "half-mushroom-feather" | "only-crystal-mandrake" | "only-mandrake-feather" | "only-mushroom-crystal" | "only-mushroom-feather" | "same-number" | "sum-crystal-10" | "sum-crystal-4" | "sum-crystal-6" | "sum-feather-11" | "sum-feather-2" | "sum-feather-9" | "sum-mandrake-3" | "sum-mandrake-9" | "sum-mushroom-2" | "sum-mushroom-6" | "sum-mushroom-7" | "three-ascending" | "three-crystal" | "three-feather" | "three-mandrake" | "three-mushroom" | "total-10" | "total-15" | "total-18" | "total-20";
};

/** Everything this client may know now. `missed`: the steps since the number it named; null where that is too long ago. `past`: of all
    steps so far what everybody saw and still wants to know, such as how each round was scored. */
export type CahootsState = {
  type: "state";
  number: number;
  now: number;
  table: TableInfo;
  seat: number | null;
  host: boolean;
  view: CahootsView | null;
  moves: CahootsMoves | null;
  deadline: Deadline | null;
  talk: Array<Remark>;
  missed: Array<CahootsHappened> | null;
  past: Array<CahootsHappened>;
  record: boolean;
};

export type CahootsTimeRanOut = {
  type: "time_ran_out";
};

/** The clock of a speed game has run out; nobody's move, so its seat is null. */
export type CahootsTimeUp = {
  type: "time_up";
};

/** Moves or remarks, and how things stand after them. (Where more has changed a whole `state` is sent.) */
export type CahootsUpdate = {
  type: "update";
  number: number;
  now: number;
  happened: CahootsHappened;
  deadline: Deadline | null;
  view?: CahootsView;
  moves?: CahootsMoves | null;
  talk?: Array<Remark>;
};

export type KakerlakenpokerBelieve = {
  type: "believe";
};

export type KakerlakenpokerBelieved = {
  type: "believed";
  seat: number;
  passer: number;
  claim: "bat" | "cockroach" | "fly" | "king" | "rat" | "scorpion" | "stinkbug" | "toad";
};

export type KakerlakenpokerCardPassed = {
  type: "card_passed";
  seat: number;
  to: number;
  claim: "bat" | "cockroach" | "fly" | "king" | "rat" | "scorpion" | "stinkbug" | "toad";
  card: "bat" | "bat-king" | "blank" | "cockroach" | "cockroach-king" | "fly" | "fly-king" | "joker" | "rat" | "rat-king" | "scorpion" | "scorpion-king" | "stinkbug" | "stinkbug-king" | "toad" | "toad-king" | null;
};

/** What you saw when you peeked. */
export type KakerlakenpokerCardSeen = {
  type: "card_seen";
  card: "bat" | "bat-king" | "blank" | "cockroach" | "cockroach-king" | "fly" | "fly-king" | "joker" | "rat" | "rat-king" | "scorpion" | "scorpion-king" | "stinkbug" | "stinkbug-king" | "toad" | "toad-king";
};

export type KakerlakenpokerCardShown = {
  type: "card_shown";
  card: "bat" | "bat-king" | "blank" | "cockroach" | "cockroach-king" | "fly" | "fly-king" | "joker" | "rat" | "rat-king" | "scorpion" | "scorpion-king" | "stinkbug" | "stinkbug-king" | "toad" | "toad-king";
  claim: "bat" | "cockroach" | "fly" | "king" | "rat" | "scorpion" | "stinkbug" | "toad";
  true: boolean;
};

/** The card that was passed is laid before a player. */
export type KakerlakenpokerCardTaken = {
  type: "card_taken";
  seat: number;
  card: "bat" | "bat-king" | "blank" | "cockroach" | "cockroach-king" | "fly" | "fly-king" | "joker" | "rat" | "rat-king" | "scorpion" | "scorpion-king" | "stinkbug" | "stinkbug-king" | "toad" | "toad-king";
};

/** Cards from the hand for a special. Where the first loses the game, the second stays in hand. */
export type KakerlakenpokerCardsLaid = {
  type: "cards_laid";
  seat: number;
  cards: Array<"bat" | "bat-king" | "blank" | "cockroach" | "cockroach-king" | "fly" | "fly-king" | "joker" | "rat" | "rat-king" | "scorpion" | "scorpion-king" | "stinkbug" | "stinkbug-king" | "toad" | "toad-king">;
};

export type KakerlakenpokerDoubt = {
  type: "doubt";
};

export type KakerlakenpokerDoubted = {
  type: "doubted";
  seat: number;
  passer: number;
  claim: "bat" | "cockroach" | "fly" | "king" | "rat" | "scorpion" | "stinkbug" | "toad";
};

/** Who owes cards for specials, and for how many of them; what was named last. */
export type KakerlakenpokerDuty = {
  seat: number;
  claim: "bat" | "cockroach" | "fly" | "king" | "rat" | "scorpion" | "stinkbug" | "toad";
  times: number;
};

/** He owes for a special and holds nothing that he could lay (R6). */
export type KakerlakenpokerDutyLapsed = {
  type: "duty_lapsed";
  seat: number;
};

/** The same in edition 1, where it loses the game. */
export type KakerlakenpokerDutyUnmet = {
  type: "duty_unmet";
  seat: number;
};

/** The deal or a move, and how things stood after it. */
export type KakerlakenpokerFrame = {
  seat: number | null;
  move: KakerlakenpokerPass | KakerlakenpokerBelieve | KakerlakenpokerDoubt | KakerlakenpokerPeek | KakerlakenpokerLay | null;
  events: Array<KakerlakenpokerGameBegins | KakerlakenpokerRoundBegins | KakerlakenpokerCardPassed | KakerlakenpokerBelieved | KakerlakenpokerDoubted | KakerlakenpokerPeeked | KakerlakenpokerCardSeen | KakerlakenpokerCardShown | KakerlakenpokerCardTaken | KakerlakenpokerSpecialTaken | KakerlakenpokerPenaltyCard | KakerlakenpokerPileTurned | KakerlakenpokerCardsLaid | KakerlakenpokerDutyLapsed | KakerlakenpokerDutyUnmet | KakerlakenpokerGameOver>;
  view: KakerlakenpokerView;
  hands: Array<Array<"bat" | "bat-king" | "blank" | "cockroach" | "cockroach-king" | "fly" | "fly-king" | "joker" | "rat" | "rat-king" | "scorpion" | "scorpion-king" | "stinkbug" | "stinkbug-king" | "toad" | "toad-king"> | null> | null;
};

export type KakerlakenpokerGameBegins = {
  type: "game_begins";
  hand: Array<"bat" | "bat-king" | "blank" | "cockroach" | "cockroach-king" | "fly" | "fly-king" | "joker" | "rat" | "rat-king" | "scorpion" | "scorpion-king" | "stinkbug" | "stinkbug-king" | "toad" | "toad-king"> | null;
  pile: number;
  top: "bat" | "bat-king" | "blank" | "cockroach" | "cockroach-king" | "fly" | "fly-king" | "joker" | "rat" | "rat-king" | "scorpion" | "scorpion-king" | "stinkbug" | "stinkbug-king" | "toad" | "toad-king";
};

export type KakerlakenpokerGameOver = {
  type: "game_over";
  loser: number;
  why: "empty_hand" | "full_set" | "idle_rounds" | "unmet_duty";
  kind: "bat" | "cockroach" | "fly" | "rat" | "scorpion" | "stinkbug" | "toad" | null;
};

/** One step: what this seat saw of it. */
export type KakerlakenpokerHappened = {
  number: number;
  at: number;
  events: Array<KakerlakenpokerGameBegins | KakerlakenpokerRoundBegins | KakerlakenpokerCardPassed | KakerlakenpokerBelieved | KakerlakenpokerDoubted | KakerlakenpokerPeeked | KakerlakenpokerCardSeen | KakerlakenpokerCardShown | KakerlakenpokerCardTaken | KakerlakenpokerSpecialTaken | KakerlakenpokerPenaltyCard | KakerlakenpokerPileTurned | KakerlakenpokerCardsLaid | KakerlakenpokerDutyLapsed | KakerlakenpokerDutyUnmet | KakerlakenpokerGameOver>;
  by: Array<"bot" | "clock" | "person">;
};

export type KakerlakenpokerHinted = {
  type: "hinted";
  id: string;
  number: number;
  moves: Array<KakerlakenpokerHintedMove>;
};

export type KakerlakenpokerHintedMove = {
  move: KakerlakenpokerPass | KakerlakenpokerBelieve | KakerlakenpokerDoubt | KakerlakenpokerPeek | KakerlakenpokerLay;
  value: number;
  chance: number;
};

export type KakerlakenpokerView = {
  seat: number | null;
  players: number;
  actors: Array<number>;
  over: boolean;
  scores: Array<number>;
  hand: Array<"bat" | "bat-king" | "blank" | "cockroach" | "cockroach-king" | "fly" | "fly-king" | "joker" | "rat" | "rat-king" | "scorpion" | "scorpion-king" | "stinkbug" | "stinkbug-king" | "toad" | "toad-king"> | null;
  phase: "answer" | "lay" | "onward" | "over" | "start";
  danger: number;
  starter: number | null;
  passes: Array<KakerlakenpokerPassed>;
  receiver: number | null;
  seen: Array<number>;
  card: "bat" | "bat-king" | "blank" | "cockroach" | "cockroach-king" | "fly" | "fly-king" | "joker" | "rat" | "rat-king" | "scorpion" | "scorpion-king" | "stinkbug" | "stinkbug-king" | "toad" | "toad-king" | null;
  owed: KakerlakenpokerDuty | null;
  pile: number;
  top: "bat" | "bat-king" | "blank" | "cockroach" | "cockroach-king" | "fly" | "fly-king" | "joker" | "rat" | "rat-king" | "scorpion" | "scorpion-king" | "stinkbug" | "stinkbug-king" | "toad" | "toad-king" | null;
  table: Array<KakerlakenpokerPlayer>;
  specials: Array<KakerlakenpokerTaken>;
  idle: number;
  loser: number | null;
  why: "empty_hand" | "full_set" | "idle_rounds" | "unmet_duty" | null;
};

/** One card of the kind last named, or any two; their order says nothing. */
export type KakerlakenpokerLay = {
  type: "lay";
  cards: Array<"bat" | "bat-king" | "blank" | "cockroach" | "cockroach-king" | "fly" | "fly-king" | "joker" | "rat" | "rat-king" | "scorpion" | "scorpion-king" | "stinkbug" | "stinkbug-king" | "toad" | "toad-king">;
};

/** The legal moves of this seat; a selection where there are too many to list. */
export type KakerlakenpokerMoves = {
  moves: Array<KakerlakenpokerPass | KakerlakenpokerBelieve | KakerlakenpokerDoubt | KakerlakenpokerPeek | KakerlakenpokerLay>;
  complete: boolean;
};

/** From the hand with a card, onward without. */
export type KakerlakenpokerPass = {
  type: "pass";
  to: number;
  card?: "bat" | "bat-king" | "blank" | "cockroach" | "cockroach-king" | "fly" | "fly-king" | "joker" | "rat" | "rat-king" | "scorpion" | "scorpion-king" | "stinkbug" | "stinkbug-king" | "toad" | "toad-king";
  claim: "bat" | "cockroach" | "fly" | "king" | "rat" | "scorpion" | "stinkbug" | "toad";
};

/** Who passed the card to whom, and what he said it was. */
export type KakerlakenpokerPassed = {
  seat: number;
  to: number;
  claim: "bat" | "cockroach" | "fly" | "king" | "rat" | "scorpion" | "stinkbug" | "toad";
};

export type KakerlakenpokerPeek = {
  type: "peek";
};

export type KakerlakenpokerPeeked = {
  type: "peeked";
  seat: number;
};

/** A king brings the top card of the penalty pile along. */
export type KakerlakenpokerPenaltyCard = {
  type: "penalty_card";
  seat: number;
  card: "bat" | "bat-king" | "blank" | "cockroach" | "cockroach-king" | "fly" | "fly-king" | "joker" | "rat" | "rat-king" | "scorpion" | "scorpion-king" | "stinkbug" | "stinkbug-king" | "toad" | "toad-king";
};

/** The next penalty card is turned up; None if there is none. */
export type KakerlakenpokerPileTurned = {
  type: "pile_turned";
  card: "bat" | "bat-king" | "blank" | "cockroach" | "cockroach-king" | "fly" | "fly-king" | "joker" | "rat" | "rat-king" | "scorpion" | "scorpion-king" | "stinkbug" | "stinkbug-king" | "toad" | "toad-king" | null;
  left: number;
};

/** What everybody sees of a player, and remembers of his claims. */
export type KakerlakenpokerPlayer = {
  seat: number;
  cards: number;
  front: Array<"bat" | "bat-king" | "blank" | "cockroach" | "cockroach-king" | "fly" | "fly-king" | "joker" | "rat" | "rat-king" | "scorpion" | "scorpion-king" | "stinkbug" | "stinkbug-king" | "toad" | "toad-king">;
  truths: number;
  lies: number;
  foe?: number | null;
};

/** A finished match, as that seat saw it; with `seat` null, with all cards open. */
export type KakerlakenpokerReplay = {
  game: string;
  options: Record<string, boolean | number | string>;
  seats: Array<SeatInfo>;
  seat: number | null;
  frames: Array<KakerlakenpokerFrame>;
};

export type KakerlakenpokerRoundBegins = {
  type: "round_begins";
  seat: number;
};

/** A special goes into a hand; one card of what was named last, or any two, are owed for it. */
export type KakerlakenpokerSpecialTaken = {
  type: "special_taken";
  seat: number;
  card: "blank" | "joker";
  claim: "bat" | "cockroach" | "fly" | "king" | "rat" | "scorpion" | "stinkbug" | "toad";
  from_pile: boolean;
};

/** Everything this client may know now. `missed`: the steps since the number it named; null where that is too long ago. `past`: of all
    steps so far what everybody saw and still wants to know, such as how each round was scored. */
export type KakerlakenpokerState = {
  type: "state";
  number: number;
  now: number;
  table: TableInfo;
  seat: number | null;
  host: boolean;
  view: KakerlakenpokerView | null;
  moves: KakerlakenpokerMoves | null;
  deadline: Deadline | null;
  talk: Array<Remark>;
  missed: Array<KakerlakenpokerHappened> | null;
  past: Array<KakerlakenpokerHappened>;
  record: boolean;
};

/** A special that somebody took into hand before everybody's eyes, and whether it is the card that is passed around. */
export type KakerlakenpokerTaken = {
  card: "blank" | "joker";
  seat: number;
  passed: "maybe" | "no" | "yes";
};

/** Moves or remarks, and how things stand after them. (Where more has changed a whole `state` is sent.) */
export type KakerlakenpokerUpdate = {
  type: "update";
  number: number;
  now: number;
  happened: KakerlakenpokerHappened;
  deadline: Deadline | null;
  view?: KakerlakenpokerView;
  moves?: KakerlakenpokerMoves | null;
  talk?: Array<Remark>;
};

/** Take the offer and hand over what was asked for. */
export type KuhhandelAccept = {
  type: "accept";
};

export type KuhhandelAnimalTurnedUp = {
  type: "animal_turned_up";
  seat: number;
  animal: "cat" | "cow" | "dog" | "donkey" | "goat" | "goose" | "horse" | "pig" | "rooster" | "sheep";
};

export type KuhhandelAnimalsMoved = {
  type: "animals_moved";
  giver: number;
  to: number;
  animal: "cat" | "cow" | "dog" | "donkey" | "goat" | "goose" | "horse" | "pig" | "rooster" | "sheep";
  count: number;
};

/** Turn up the top card of the deck. */
export type KuhhandelAuction = {
  type: "auction";
};

/** The card under the hammer. */
export type KuhhandelAuctionView = {
  animal: "cat" | "cow" | "dog" | "donkey" | "goat" | "goose" | "horse" | "pig" | "rooster" | "sheep";
  auctioneer: number;
  leader: number | null;
  high: number;
  least: number;
  ceiling: number;
  bidders: Array<number>;
  barred: Array<number>;
  bids: Array<number>;
};

export type KuhhandelAuctionWonFree = {
  type: "auction_won_free";
  seat: number;
  animal: "cat" | "cow" | "dog" | "donkey" | "goat" | "goose" | "horse" | "pig" | "rooster" | "sheep";
};

/** All his money. The auction starts afresh without him, or it goes on and the highest bid of somebody else stands (K6). */
export type KuhhandelBankruptShown = {
  type: "bankrupt_shown";
  seat: number;
  price: number;
  money: Array<0 | 10 | 50 | 100 | 200 | 500>;
  bankrupt: "continue" | "restart";
  leader: number | null;
  amount: number;
};

export type KuhhandelBid = {
  type: "bid";
  amount: number;
};

export type KuhhandelBidMade = {
  type: "bid_made";
  seat: number;
  amount: number;
};

/** Nobody but the leader is in: the auctioneer decides. */
export type KuhhandelBiddingClosed = {
  type: "bidding_closed";
  leader: number;
  amount: number;
};

/** The auctioneer takes the card and pays the leader. */
export type KuhhandelBuy = {
  type: "buy";
};

export type KuhhandelCounter = {
  type: "counter";
  cards: Array<0 | 10 | 50 | 100 | 200 | 500>;
};

export type KuhhandelCountered = {
  type: "countered";
  challenger: number;
  partner: number;
  size: number | null;
  cards: Array<0 | 10 | 50 | 100 | 200 | 500> | null;
};

export type KuhhandelDecided = {
  type: "decided";
  seat: number;
  leader: number;
  decision: "buy" | "sell";
  price: number;
};

/** Everybody gets this note. */
export type KuhhandelDonkeyMoney = {
  type: "donkey_money";
  number: number;
  note: 0 | 10 | 50 | 100 | 200 | 500;
};

/** The deal or a move, and how things stood after it. */
export type KuhhandelFrame = {
  seat: number | null;
  move: KuhhandelAuction | KuhhandelTrade | KuhhandelBid | KuhhandelPass | KuhhandelBuy | KuhhandelSell | KuhhandelPay | KuhhandelOffer | KuhhandelAccept | KuhhandelCounter | null;
  events: Array<KuhhandelGameBegins | KuhhandelTurnBegins | KuhhandelPlayerSkipped | KuhhandelAnimalTurnedUp | KuhhandelDonkeyMoney | KuhhandelBidMade | KuhhandelPassed | KuhhandelBiddingClosed | KuhhandelAuctionWonFree | KuhhandelDecided | KuhhandelBankruptShown | KuhhandelPaid | KuhhandelMoneyGiven | KuhhandelMoneyReceived | KuhhandelTradeBegins | KuhhandelOfferLaid | KuhhandelOfferAccepted | KuhhandelCountered | KuhhandelOffersExchanged | KuhhandelTradeTied | KuhhandelAnimalsMoved | KuhhandelQuartetCompleted | KuhhandelGameOver>;
  view: KuhhandelView;
  hands: Array<Array<0 | 10 | 50 | 100 | 200 | 500> | null> | null;
};

export type KuhhandelGameBegins = {
  type: "game_begins";
  money: Array<0 | 10 | 50 | 100 | 200 | 500>;
};

export type KuhhandelGameOver = {
  type: "game_over";
  winners: Array<number>;
  totals: Array<KuhhandelTotal>;
  idle: boolean;
};

/** One step: what this seat saw of it. */
export type KuhhandelHappened = {
  number: number;
  at: number;
  events: Array<KuhhandelGameBegins | KuhhandelTurnBegins | KuhhandelPlayerSkipped | KuhhandelAnimalTurnedUp | KuhhandelDonkeyMoney | KuhhandelBidMade | KuhhandelPassed | KuhhandelBiddingClosed | KuhhandelAuctionWonFree | KuhhandelDecided | KuhhandelBankruptShown | KuhhandelPaid | KuhhandelMoneyGiven | KuhhandelMoneyReceived | KuhhandelTradeBegins | KuhhandelOfferLaid | KuhhandelOfferAccepted | KuhhandelCountered | KuhhandelOffersExchanged | KuhhandelTradeTied | KuhhandelAnimalsMoved | KuhhandelQuartetCompleted | KuhhandelGameOver>;
  by: Array<"bot" | "clock" | "person">;
};

export type KuhhandelHinted = {
  type: "hinted";
  id: string;
  number: number;
  moves: Array<KuhhandelHintedMove>;
};

export type KuhhandelHintedMove = {
  move: KuhhandelAuction | KuhhandelTrade | KuhhandelBid | KuhhandelPass | KuhhandelBuy | KuhhandelSell | KuhhandelPay | KuhhandelOffer | KuhhandelAccept | KuhhandelCounter;
  value: number;
  chance: number;
};

export type KuhhandelView = {
  seat: number | null;
  players: number;
  actors: Array<number>;
  over: boolean;
  scores: Array<number>;
  hand: Array<0 | 10 | 50 | 100 | 200 | 500> | null;
  phase: "bid" | "decide" | "offer" | "over" | "pay" | "respond" | "turn";
  owner: number;
  deck: number;
  donkeys: number;
  total_money: number;
  idle: number;
  table: Array<KuhhandelPlayer>;
  auction: KuhhandelAuctionView | null;
  payment: KuhhandelPaymentView | null;
  trade: KuhhandelTradeView | null;
};

/** To the one who gave it. */
export type KuhhandelMoneyGiven = {
  type: "money_given";
  to: number;
  cards: Array<0 | 10 | 50 | 100 | 200 | 500>;
  count: number;
};

/** To the one who got it. */
export type KuhhandelMoneyReceived = {
  type: "money_received";
  giver: number;
  cards: Array<0 | 10 | 50 | 100 | 200 | 500>;
  count: number;
};

/** The legal moves of this seat; a selection where there are too many to list. */
export type KuhhandelMoves = {
  moves: Array<KuhhandelAuction | KuhhandelTrade | KuhhandelBid | KuhhandelPass | KuhhandelBuy | KuhhandelSell | KuhhandelPay | KuhhandelOffer | KuhhandelAccept | KuhhandelCounter>;
  complete: boolean;
};

export type KuhhandelOffer = {
  type: "offer";
  cards: Array<0 | 10 | 50 | 100 | 200 | 500>;
};

export type KuhhandelOfferAccepted = {
  type: "offer_accepted";
  challenger: number;
  partner: number;
};

export type KuhhandelOfferLaid = {
  type: "offer_laid";
  challenger: number;
  partner: number;
  size: number | null;
  cards: Array<0 | 10 | 50 | 100 | 200 | 500> | null;
};

/** Both offers have changed hands; they are seen by the traders or, where the house rule says so, by everyone (K11). */
export type KuhhandelOffersExchanged = {
  type: "offers_exchanged";
  challenger: number;
  partner: number;
  winner: number | null;
  offer: Array<0 | 10 | 50 | 100 | 200 | 500> | null;
  counter: Array<0 | 10 | 50 | 100 | 200 | 500> | null;
};

export type KuhhandelPaid = {
  type: "paid";
  payer: number;
  payee: number;
  price: number;
  animal: "cat" | "cow" | "dog" | "donkey" | "goat" | "goose" | "horse" | "pig" | "rooster" | "sheep";
};

/** Out of this auction. */
export type KuhhandelPass = {
  type: "pass";
};

export type KuhhandelPassed = {
  type: "passed";
  seat: number;
};

export type KuhhandelPay = {
  type: "pay";
  cards: Array<0 | 10 | 50 | 100 | 200 | 500>;
};

export type KuhhandelPaymentView = {
  payer: number;
  payee: number;
  price: number;
};

/** A player, as the viewer knows him. */
export type KuhhandelPlayer = {
  seat: number;
  animals: Record<string, number>;
  quartets: Array<"cat" | "cow" | "dog" | "donkey" | "goat" | "goose" | "horse" | "pig" | "rooster" | "sheep">;
  money: Array<0 | 10 | 50 | 100 | 200 | 500>;
  exact: boolean;
  foe?: number | null;
};

/** The deck is empty, and there is nothing that he could trade for (K13). */
export type KuhhandelPlayerSkipped = {
  type: "player_skipped";
  seat: number;
};

export type KuhhandelQuartetCompleted = {
  type: "quartet_completed";
  seat: number;
  animal: "cat" | "cow" | "dog" | "donkey" | "goat" | "goose" | "horse" | "pig" | "rooster" | "sheep";
};

/** A finished match, as that seat saw it; with `seat` null, with all cards open. */
export type KuhhandelReplay = {
  game: string;
  options: Record<string, boolean | number | string>;
  seats: Array<SeatInfo>;
  seat: number | null;
  frames: Array<KuhhandelFrame>;
};

/** The leader takes the card and pays the auctioneer. */
export type KuhhandelSell = {
  type: "sell";
};

/** Everything this client may know now. `missed`: the steps since the number it named; null where that is too long ago. `past`: of all
    steps so far what everybody saw and still wants to know, such as how each round was scored. */
export type KuhhandelState = {
  type: "state";
  number: number;
  now: number;
  table: TableInfo;
  seat: number | null;
  host: boolean;
  view: KuhhandelView | null;
  moves: KuhhandelMoves | null;
  deadline: Deadline | null;
  talk: Array<Remark>;
  missed: Array<KuhhandelHappened> | null;
  past: Array<KuhhandelHappened>;
  record: boolean;
};

/** A player's final score. */
export type KuhhandelTotal = {
  seat: number;
  score: number;
};

export type KuhhandelTrade = {
  type: "trade";
  partner: number;
  animal: "cat" | "cow" | "dog" | "donkey" | "goat" | "goose" | "horse" | "pig" | "rooster" | "sheep";
};

export type KuhhandelTradeBegins = {
  type: "trade_begins";
  challenger: number;
  partner: number;
  animal: "cat" | "cow" | "dog" | "donkey" | "goat" | "goose" | "horse" | "pig" | "rooster" | "sheep";
  stake: number;
};

/** Equal offers: a second round. */
export type KuhhandelTradeTied = {
  type: "trade_tied";
  challenger: number;
  partner: number;
};

export type KuhhandelTradeView = {
  challenger: number;
  partner: number;
  animal: "cat" | "cow" | "dog" | "donkey" | "goat" | "goose" | "horse" | "pig" | "rooster" | "sheep";
  stake: number;
  round: number;
  offer_size: number | null;
  offer: Array<0 | 10 | 50 | 100 | 200 | 500> | null;
};

export type KuhhandelTurnBegins = {
  type: "turn_begins";
  seat: number;
};

/** Moves or remarks, and how things stand after them. (Where more has changed a whole `state` is sent.) */
export type KuhhandelUpdate = {
  type: "update";
  number: number;
  now: number;
  happened: KuhhandelHappened;
  deadline: Deadline | null;
  view?: KuhhandelView;
  moves?: KuhhandelMoves | null;
  talk?: Array<Remark>;
};

export type NullernBid = {
  type: "bid";
  tricks: number;
};

export type NullernCardPlayed = {
  type: "card_played";
  seat: number;
  card: "B1" | "B10" | "B11" | "B12" | "B13" | "B14" | "B15" | "B16" | "B17" | "B18" | "B19" | "B2" | "B20" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G10" | "G11" | "G12" | "G13" | "G14" | "G15" | "G16" | "G17" | "G18" | "G19" | "G2" | "G20" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "R1" | "R10" | "R11" | "R12" | "R13" | "R14" | "R15" | "R16" | "R17" | "R18" | "R19" | "R2" | "R20" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "Y1" | "Y10" | "Y11" | "Y12" | "Y13" | "Y14" | "Y15" | "Y16" | "Y17" | "Y18" | "Y19" | "Y2" | "Y20" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
};

/** The blind round: everybody's card at once, from the one who would lead. */
export type NullernCardsShown = {
  type: "cards_shown";
  cards: Array<NullernLaid>;
};

/** The deal or a move, and how things stood after it. */
export type NullernFrame = {
  seat: number | null;
  move: NullernBid | NullernPlay | null;
  events: Array<NullernRoundBegins | NullernTricksBid | NullernCardPlayed | NullernCardsShown | NullernTrickTaken | NullernRoundScored | NullernGameOver>;
  view: NullernView;
  hands: Array<Array<"B1" | "B10" | "B11" | "B12" | "B13" | "B14" | "B15" | "B16" | "B17" | "B18" | "B19" | "B2" | "B20" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G10" | "G11" | "G12" | "G13" | "G14" | "G15" | "G16" | "G17" | "G18" | "G19" | "G2" | "G20" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "R1" | "R10" | "R11" | "R12" | "R13" | "R14" | "R15" | "R16" | "R17" | "R18" | "R19" | "R2" | "R20" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "Y1" | "Y10" | "Y11" | "Y12" | "Y13" | "Y14" | "Y15" | "Y16" | "Y17" | "Y18" | "Y19" | "Y2" | "Y20" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9"> | null> | null;
};

export type NullernGameOver = {
  type: "game_over";
  winners: Array<number>;
  totals: Array<NullernTotal>;
};

/** One step: what this seat saw of it. */
export type NullernHappened = {
  number: number;
  at: number;
  events: Array<NullernRoundBegins | NullernTricksBid | NullernCardPlayed | NullernCardsShown | NullernTrickTaken | NullernRoundScored | NullernGameOver>;
  by: Array<"bot" | "clock" | "person">;
};

export type NullernHinted = {
  type: "hinted";
  id: string;
  number: number;
  moves: Array<NullernHintedMove>;
};

export type NullernHintedMove = {
  move: NullernBid | NullernPlay;
  value: number;
  chance: number;
};

/** A card in a trick and who laid it. */
export type NullernLaid = {
  seat: number;
  card: "B1" | "B10" | "B11" | "B12" | "B13" | "B14" | "B15" | "B16" | "B17" | "B18" | "B19" | "B2" | "B20" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G10" | "G11" | "G12" | "G13" | "G14" | "G15" | "G16" | "G17" | "G18" | "G19" | "G2" | "G20" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "R1" | "R10" | "R11" | "R12" | "R13" | "R14" | "R15" | "R16" | "R17" | "R18" | "R19" | "R2" | "R20" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "Y1" | "Y10" | "Y11" | "Y12" | "Y13" | "Y14" | "Y15" | "Y16" | "Y17" | "Y18" | "Y19" | "Y2" | "Y20" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
};

/** The legal moves of this seat; a selection where there are too many to list. */
export type NullernMoves = {
  moves: Array<NullernBid | NullernPlay>;
  complete: boolean;
};

export type NullernView = {
  seat: number | null;
  players: number;
  actors: Array<number>;
  over: boolean;
  scores: Array<number>;
  hand: Array<"B1" | "B10" | "B11" | "B12" | "B13" | "B14" | "B15" | "B16" | "B17" | "B18" | "B19" | "B2" | "B20" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G10" | "G11" | "G12" | "G13" | "G14" | "G15" | "G16" | "G17" | "G18" | "G19" | "G2" | "G20" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "R1" | "R10" | "R11" | "R12" | "R13" | "R14" | "R15" | "R16" | "R17" | "R18" | "R19" | "R2" | "R20" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "Y1" | "Y10" | "Y11" | "Y12" | "Y13" | "Y14" | "Y15" | "Y16" | "Y17" | "Y18" | "Y19" | "Y2" | "Y20" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9"> | null;
  phase: "bid" | "over" | "play";
  round: number;
  rounds: number;
  blind: boolean;
  size: number;
  starter: number;
  trump_card: "B1" | "B10" | "B11" | "B12" | "B13" | "B14" | "B15" | "B16" | "B17" | "B18" | "B19" | "B2" | "B20" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G10" | "G11" | "G12" | "G13" | "G14" | "G15" | "G16" | "G17" | "G18" | "G19" | "G2" | "G20" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "R1" | "R10" | "R11" | "R12" | "R13" | "R14" | "R15" | "R16" | "R17" | "R18" | "R19" | "R2" | "R20" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "Y1" | "Y10" | "Y11" | "Y12" | "Y13" | "Y14" | "Y15" | "Y16" | "Y17" | "Y18" | "Y19" | "Y2" | "Y20" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
  trump: "B" | "G" | "R" | "Y";
  trick: Array<NullernLaid>;
  last_trick: Array<NullernLaid>;
  fallen: Array<"B1" | "B10" | "B11" | "B12" | "B13" | "B14" | "B15" | "B16" | "B17" | "B18" | "B19" | "B2" | "B20" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G10" | "G11" | "G12" | "G13" | "G14" | "G15" | "G16" | "G17" | "G18" | "G19" | "G2" | "G20" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "R1" | "R10" | "R11" | "R12" | "R13" | "R14" | "R15" | "R16" | "R17" | "R18" | "R19" | "R2" | "R20" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "Y1" | "Y10" | "Y11" | "Y12" | "Y13" | "Y14" | "Y15" | "Y16" | "Y17" | "Y18" | "Y19" | "Y2" | "Y20" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9">;
  table: Array<NullernPlayer>;
};

export type NullernPlay = {
  type: "play";
  card: "B1" | "B10" | "B11" | "B12" | "B13" | "B14" | "B15" | "B16" | "B17" | "B18" | "B19" | "B2" | "B20" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G10" | "G11" | "G12" | "G13" | "G14" | "G15" | "G16" | "G17" | "G18" | "G19" | "G2" | "G20" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "R1" | "R10" | "R11" | "R12" | "R13" | "R14" | "R15" | "R16" | "R17" | "R18" | "R19" | "R2" | "R20" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "Y1" | "Y10" | "Y11" | "Y12" | "Y13" | "Y14" | "Y15" | "Y16" | "Y17" | "Y18" | "Y19" | "Y2" | "Y20" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
};

/** What everybody sees of a player. */
export type NullernPlayer = {
  seat: number;
  cards: number;
  bid: number | null;
  taken: number;
  points: number;
  hoppers: number;
  void: boolean;
};

/** A finished match, as that seat saw it; with `seat` null, with all cards open. */
export type NullernReplay = {
  game: string;
  options: Record<string, boolean | number | string>;
  seats: Array<SeatInfo>;
  seat: number | null;
  frames: Array<NullernFrame>;
};

export type NullernRoundBegins = {
  type: "round_begins";
  round: number;
  size: number;
  blind: boolean;
  starter: number;
  trump_card: "B1" | "B10" | "B11" | "B12" | "B13" | "B14" | "B15" | "B16" | "B17" | "B18" | "B19" | "B2" | "B20" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G10" | "G11" | "G12" | "G13" | "G14" | "G15" | "G16" | "G17" | "G18" | "G19" | "G2" | "G20" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "R1" | "R10" | "R11" | "R12" | "R13" | "R14" | "R15" | "R16" | "R17" | "R18" | "R19" | "R2" | "R20" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "Y1" | "Y10" | "Y11" | "Y12" | "Y13" | "Y14" | "Y15" | "Y16" | "Y17" | "Y18" | "Y19" | "Y2" | "Y20" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
  hand: Array<"B1" | "B10" | "B11" | "B12" | "B13" | "B14" | "B15" | "B16" | "B17" | "B18" | "B19" | "B2" | "B20" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G10" | "G11" | "G12" | "G13" | "G14" | "G15" | "G16" | "G17" | "G18" | "G19" | "G2" | "G20" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "R1" | "R10" | "R11" | "R12" | "R13" | "R14" | "R15" | "R16" | "R17" | "R18" | "R19" | "R2" | "R20" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "Y1" | "Y10" | "Y11" | "Y12" | "Y13" | "Y14" | "Y15" | "Y16" | "Y17" | "Y18" | "Y19" | "Y2" | "Y20" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9"> | null;
};

export type NullernRoundScored = {
  type: "round_scored";
  round: number;
  players: Array<NullernTally>;
};

/** Everything this client may know now. `missed`: the steps since the number it named; null where that is too long ago. `past`: of all
    steps so far what everybody saw and still wants to know, such as how each round was scored. */
export type NullernState = {
  type: "state";
  number: number;
  now: number;
  table: TableInfo;
  seat: number | null;
  host: boolean;
  view: NullernView | null;
  moves: NullernMoves | null;
  deadline: Deadline | null;
  talk: Array<Remark>;
  missed: Array<NullernHappened> | null;
  past: Array<NullernHappened>;
  record: boolean;
};

/** A player's round: tricks bid and taken, points won, and whether a grasshopper was caught. */
export type NullernTally = {
  seat: number;
  bid: number;
  taken: number;
  points: number;
  hopper: boolean;
};

/** A player's final score, the grasshoppers taken off. */
export type NullernTotal = {
  seat: number;
  score: number;
};

export type NullernTrickTaken = {
  type: "trick_taken";
  seat: number;
};

export type NullernTricksBid = {
  type: "tricks_bid";
  seat: number;
  tricks: number;
};

/** Moves or remarks, and how things stand after them. (Where more has changed a whole `state` is sent.) */
export type NullernUpdate = {
  type: "update";
  number: number;
  now: number;
  happened: NullernHappened;
  deadline: Deadline | null;
  view?: NullernView;
  moves?: NullernMoves | null;
  talk?: Array<Remark>;
};
