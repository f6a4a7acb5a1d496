// The chapter of Kuhhandel: a market of animals.
import type { Chapter } from "../../table/chapter";
import Board from "./Board.svelte";
import { face } from "./cards";
import { lesson } from "./lessons";
import { breath, foresee, hold, motions, pause, sounds } from "./motions";
import Story from "./Story.svelte";

export const chapter: Chapter<"kuhhandel"> = {
  Board,
  Story,
  face,
  motions,
  foresee,
  sound: sounds,
  hold,
  breath,
  pause,
  lesson,
};
