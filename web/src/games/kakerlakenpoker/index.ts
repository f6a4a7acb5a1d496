// The chapter of Kakerlakenpoker Royal: a kitchen at midnight.
import type { Chapter } from "../../table/chapter";
import Board from "./Board.svelte";
import { face } from "./face";
import { lesson } from "./lesson";
import { foresee, hold, motions, pause, sound } from "./motions";
import Story from "./Story.svelte";

export const chapter: Chapter<"kakerlakenpoker"> = { Board, Story, face, motions, foresee, sound, hold, pause, lesson };
