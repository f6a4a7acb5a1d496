// The pictures of Cahoots: ingredients, the cauldron, and the monsters that ask for recipes.
import mushroom from "~icons/fluent-emoji-flat/mushroom";
import cauldron from "./drawn/Cauldron.svelte";
import bubbling from "./drawn/CauldronBubbling.svelte";
import crystal from "./drawn/Crystal.svelte";
import feather from "./drawn/Feather.svelte";
import mandrake from "./drawn/Mandrake.svelte";
import met from "./drawn/Met.svelte";
import monster1 from "./drawn/Monster1.svelte";
import monster2 from "./drawn/Monster2.svelte";
import monster3 from "./drawn/Monster3.svelte";
import monster4 from "./drawn/Monster4.svelte";
import monster5 from "./drawn/Monster5.svelte";
import monster6 from "./drawn/Monster6.svelte";
import type { Pictures } from "./pictures";

export const pictures: Pictures = {
  mandrake,
  mushroom,
  feather,
  crystal,
  cauldron,
  "cauldron-bubbling": bubbling,
  met,
  "monster-1": monster1,
  "monster-2": monster2,
  "monster-3": monster3,
  "monster-4": monster4,
  "monster-5": monster5,
  "monster-6": monster6,
};
