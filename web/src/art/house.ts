// The pictures of the house: the seats' beasts, the bots' levels, and its sign.
import raven from "~icons/fluent-emoji-flat/blackbird";
import cat from "~icons/fluent-emoji-flat/cat-face";
import chick from "~icons/fluent-emoji-flat/hatching-chick";
import dragon from "~icons/fluent-emoji-flat/dragon-face";
import fox from "~icons/fluent-emoji-flat/fox";
import hedgehog from "~icons/fluent-emoji-flat/hedgehog";
import otter from "~icons/fluent-emoji-flat/otter";
import owl from "~icons/fluent-emoji-flat/owl";
import badger from "./drawn/Badger.svelte";
import heron from "./drawn/Heron.svelte";
import logo from "./drawn/Logo.svelte";
import lynx from "./drawn/Lynx.svelte";
import toad from "./drawn/Toad.svelte";
import type { Pictures } from "./pictures";

export const pictures: Pictures = {
  badger,
  hedgehog,
  raven,
  otter,
  lynx,
  toad,
  heron,
  chick,
  cat,
  fox,
  owl,
  dragon,
  logo,
};
