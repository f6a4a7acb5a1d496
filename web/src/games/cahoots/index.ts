// The chapter of Cahoots: a cauldron among friends.
import type { Chapter } from "../../table/chapter";
import Board from "./Board.svelte";
import Story from "./Story.svelte";
import { face } from "./face";
import { lesson } from "./lesson";
import { breath, foresee, hold, motions, pause, sound } from "./motions";

export const chapter: Chapter<"cahoots"> = { Board, Story, face, motions, foresee, sound, hold, breath, pause, lesson };
