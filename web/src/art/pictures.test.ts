// Every card, seat and level has its picture, and the pictures of a game stay small.
import { render } from "svelte/server";
import { expect, test } from "vitest";
import { gzipSync } from "node:zlib";
import { load, picture, type Part } from "./pictures";

const KINDS = ["bat", "fly", "cockroach", "toad", "rat", "scorpion", "stinkbug"];
const NEEDED: Record<Part, string[]> = {
  kuhhandel: ["rooster", "goose", "cat", "dog", "sheep", "goat", "donkey", "pig", "cow", "horse", "money", "money-0"],
  kakerlakenpoker: [...KINDS, ...KINDS.map((kind) => `${kind}-king`), "king", "joker", "blank"],
  cahoots: ["mandrake", "mushroom", "feather", "crystal", "cauldron", "met", "monster-1", "monster-6"],
  nullern: ["R", "Y", "G", "B", "grasshopper", "zero"],
  house: ["badger", "hedgehog", "raven", "otter", "lynx", "toad", "heron", "chick", "cat", "fox", "owl", "dragon"],
};

test.each(Object.entries(NEEDED))("%s has its pictures", async (part, names) => {
  await load(part as Part);
  const drawn = names.map((name) => render(picture(part as Part, name)!, { props: { width: "100%" } }).body);
  for (const svg of drawn) expect(svg).toMatch(/<svg[^>]* width="100%"/);
  expect(gzipSync(drawn.join("")).length).toBeLessThan(25_000);
});
