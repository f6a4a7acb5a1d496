// Each situation has its lesson, and each lesson its words.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lesson } from "./lesson";
import { viewOf } from "./support";

const taken = (front: ("rat" | "toad-king")[], seat = 0): ReturnType<typeof viewOf>["table"] =>
  viewOf().table.map((player) => (player.seat === seat ? { ...player, front } : player));
const said = (claim: "rat" | "king", seat = 1) => ({ seat, to: 0, claim });

const LESSONS = {
  start: viewOf(),
  goal: viewOf({ actors: [1] }),
  "your-card": viewOf({ table: taken(["rat"]), hand: ["bat", "rat", "fly"] }),
  "special-in-hand": viewOf({ table: taken(["rat"]) }),
  "danger-mine": viewOf({ table: taken(["rat", "rat", "rat"]) }),
  "danger-theirs": viewOf({ table: taken(["rat", "rat", "rat"], 2), hand: ["bat", "rat", "fly"] }),
  "few-cards": viewOf({ table: taken(["rat"]), hand: ["bat"] }),
  king: viewOf({ actors: [1], table: taken(["toad-king"], 2) }),
  answer: viewOf({ phase: "answer", passes: [said("rat")], seen: [1] }),
  "said-king": viewOf({ phase: "answer", passes: [said("king")], seen: [1] }),
  travelled: viewOf({ phase: "answer", passes: [said("king", 2), said("rat")], seen: [1, 2] }),
  "last-unseen": viewOf({ phase: "answer", passes: [said("rat")], seen: [1, 2, 3] }),
  "answer-two": viewOf({ phase: "answer", players: 2, passes: [said("rat")], seen: [1] }),
  waiting: viewOf({ phase: "answer", actors: [2], passes: [{ seat: 1, to: 2, claim: "rat" }], seen: [1] }),
  onward: viewOf({ phase: "onward" }),
  peeked: viewOf({ phase: "onward", actors: [2] }),
  duty: viewOf({ phase: "lay" }),
  "duty-theirs": viewOf({ phase: "lay", actors: [3] }),
};

test.each(Object.entries(LESSONS))("%s", (key, view) => {
  expect(lesson(view)).toBe(key);
});

test.each(["en", "ru", "fr", "de"])("every lesson is written in %s, and no other", (language) => {
  const text = readFileSync(new URL(`words/${language}.ftl`, import.meta.url), "utf8");
  const keys = [...text.matchAll(/^kakerlakenpoker-lesson-(\S+) =/gm)].map(([, key]) => key);
  expect(keys.toSorted()).toEqual(Object.keys(LESSONS).toSorted());
});

test("a spectator is not taught, nor is anybody after the end", () => {
  expect(lesson(viewOf({ seat: null }))).toBeNull();
  expect(lesson(viewOf({ over: true }))).toBeNull();
});
