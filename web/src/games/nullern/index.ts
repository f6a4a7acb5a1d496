// The chapter of Nullern: a quiet meadow before the jump.
import type { Chapter } from "../../table/chapter";
import Board from "./Board.svelte";
import { face } from "./cards";
import { lesson } from "./lesson";
import { breath, foresee, hold, motions, pause, sound } from "./motions";
import Story from "./Story.svelte";

export const chapter: Chapter<"nullern"> = { Board, Story, face, motions, foresee, sound, hold, breath, pause, lesson };
