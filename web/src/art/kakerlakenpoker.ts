// The pictures of Kakerlakenpoker Royal: the pests, their kings, and what lies in the kitchen.
import cockroach from "~icons/fluent-emoji-flat/cockroach";
import crown from "~icons/fluent-emoji-flat/crown";
import fly from "~icons/fluent-emoji-flat/fly";
import rat from "~icons/fluent-emoji-flat/rat";
import bat from "./drawn/Bat.svelte";
import Crowned from "./drawn/Crowned.svelte";
import joker from "./drawn/Joker.svelte";
import lid from "./drawn/Lid.svelte";
import plate from "./drawn/Plate.svelte";
import scorpion from "./drawn/Scorpion.svelte";
import stinkbug from "./drawn/Stinkbug.svelte";
import toad from "./drawn/Toad.svelte";
import type { Drawing, Pictures } from "./pictures";

const KINDS = { bat, fly, cockroach, toad, rat, scorpion, stinkbug };

/** A king: the beast with a crown whose lower edge has its middle at x and y. */
function king(beast: Drawing, x: number, y: number): Drawing {
  return (internals, props) => Crowned(internals, { ...props, beast, at: [x, y] });
}

const KINGS = {
  "bat-king": king(bat, 16, 13.5),
  "fly-king": king(fly, 16, 10.5),
  "cockroach-king": king(cockroach, 16, 12.5),
  "toad-king": king(toad, 16, 11.5),
  "rat-king": king(rat, 11, 12),
  "scorpion-king": king(scorpion, 16, 22.5),
  "stinkbug-king": king(stinkbug, 16, 11.5),
};

export const pictures: Pictures = { ...KINDS, ...KINGS, king: crown, joker, blank: plate, lid };
