// The beasts on the tiles of the start page, few enough to load at once.
import type { Component } from "svelte";
import Cockroach from "~icons/fluent-emoji-flat/cockroach";
import Cow from "~icons/fluent-emoji-flat/cow-face";
import Crown from "~icons/fluent-emoji-flat/crown";
import Mushroom from "~icons/fluent-emoji-flat/mushroom";
import Rooster from "~icons/fluent-emoji-flat/rooster";
import type { Game } from "../types";
import Bat from "./drawn/Bat.svelte";
import CauldronBubbling from "./drawn/CauldronBubbling.svelte";
import Donkey from "./drawn/Donkey.svelte";
import Grasshopper from "./drawn/Grasshopper.svelte";
import Leaf from "./drawn/Leaf.svelte";
import Monster1 from "./drawn/Monster1.svelte";
import Sunflower from "./drawn/Sunflower.svelte";

export const TILES: Record<Game, Component[]> = {
  kuhhandel: [Rooster, Cow, Donkey],
  kakerlakenpoker: [Bat, Cockroach, Crown],
  cahoots: [Mushroom, CauldronBubbling, Monster1],
  nullern: [Sunflower, Grasshopper, Leaf],
};
