// The pictures of Kuhhandel: the animals' faces, money, and what stands on the market.
import rooster from "~icons/fluent-emoji-flat/rooster";
import cat from "~icons/fluent-emoji-flat/cat-face";
import dog from "~icons/fluent-emoji-flat/dog-face";
import pig from "~icons/fluent-emoji-flat/pig-face";
import cow from "~icons/fluent-emoji-flat/cow-face";
import horse from "~icons/fluent-emoji-flat/horse-face";
import barn from "./drawn/Barn.svelte";
import button from "./drawn/Button.svelte";
import deck from "./drawn/Deck.svelte";
import donkey from "./drawn/Donkey.svelte";
import goat from "./drawn/Goat.svelte";
import goose from "./drawn/Goose.svelte";
import hammer from "./drawn/Hammer.svelte";
import market from "./drawn/Market.svelte";
import money from "./drawn/Money.svelte";
import sheep from "./drawn/Sheep.svelte";
import type { Pictures } from "./pictures";

export const pictures: Pictures = {
  rooster,
  goose,
  cat,
  dog,
  sheep,
  goat,
  donkey,
  pig,
  cow,
  horse,
  money,
  "money-0": button,
  hammer,
  barn,
  market,
  deck,
};
