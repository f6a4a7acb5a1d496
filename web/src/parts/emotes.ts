// The emotes and their signs.
import type { Emotion, Remark } from "../messages";
import { say } from "../words/words.svelte";

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

/** What somebody said, or the sign and the words of an emote. */
export function spoken({ text, emote }: Remark): string {
  return text ?? (emote ? `${EMOTES[emote]} ${say(`emote-${emote}`)}` : "");
}
