/** The types of the server's answers about records. */

import type { Scene } from "../games/board.ts";
import type { components } from "../lib/types/api.ts";

type Schemas = components["schemas"];
export type Replay = Omit<Schemas["Replay"], "scene"> & { scene: Scene };
export type Course = Schemas["Course"];
export type CourseStep = Schemas["CourseStep"];
export type AnalysisLine = Schemas["AnalysisLine"];
export type GifLine = Schemas["GifLine"];
export type Best = Schemas["Best"];
export type Weighed = Schemas["Weighed"];
export type Kept = Schemas["Kept"];
