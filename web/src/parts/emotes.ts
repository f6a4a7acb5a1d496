// The emotes and their signs.
import type { Emotion } from "../messages";

export const EMOTES: Record<Emotion["emote"], string> = {
  hello: "👋",
  thanks: "💛",
  well_played: "👏",
  laugh: "😄",
  think: "🤔",
  wow: "😮",
  sorry: "🙈",
  hurry: "⏳",
};
