/** What the server tells of a record. */

import type { Scene } from "../games/board.ts";
import type { components } from "../lib/types/api.ts";

type Told = components["schemas"];
export type Replay = Omit<Told["Replay"], "scene"> & { scene: Scene };
export type Course = Told["Course"];
export type CourseStep = Told["CourseStep"];
export type AnalysisLine = Told["AnalysisLine"];
export type GifLine = Told["GifLine"];
export type Best = Told["Best"];
export type Weighed = Told["Weighed"];
export type Kept = Told["Kept"];
