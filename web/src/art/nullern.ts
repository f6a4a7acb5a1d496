// The pictures of Nullern: the four suits as plants, the grasshopper, and a nought.
import B from "./drawn/Bellflower.svelte";
import grasshopper from "./drawn/Grasshopper.svelte";
import G from "./drawn/Leaf.svelte";
import R from "./drawn/Poppy.svelte";
import Y from "./drawn/Sunflower.svelte";
import zero from "./drawn/Wreath.svelte";
import type { Pictures } from "./pictures";

export const pictures: Pictures = { R, Y, G, B, grasshopper, zero };
