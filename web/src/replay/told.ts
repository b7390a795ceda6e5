/** What the server tells of a record; `GET /api/openapi.json` describes it. */

import type { Scene } from "../games/board.ts";
import type { ProblemData } from "../lib/api.ts";
import type { End } from "../lib/told.ts";
import type { Line } from "./lines.ts";

export interface Step {
  seat: number | null;
  move: string;
  way: string[];
  view: any;
}

export interface Replay {
  game: string;
  options: Record<string, unknown>;
  seats: string[];
  end: End | null;
  result: string[] | null;
  /** Whether seats see different things. */
  hidden: boolean;
  scene: Scene;
  start: any;
  steps: Step[];
  checked: number | null;
  unfair: ProblemData | null;
}

export interface CourseStep {
  number: number;
  move: string;
  seat: number | null;
  luck: number[];
  loss: number;
  error: number;
  best: string | null;
  proven: boolean;
}

export interface Course {
  chances: number[][];
  errors: number[][];
  steps: CourseStep[];
  luck: number[];
  loss: number[];
  gifts: number[];
  rest: number[];
}

export interface AnalysisLine extends Line {
  at?: number;
  chances?: number[];
  errors?: number[];
  course?: Course;
}

export interface GifLine extends Line {
  gif?: string;
}

export interface Weighed {
  move: string;
  values: number[];
  errors: number[];
  proven: boolean;
  odds: number | null;
  line: string[];
}

export interface Best {
  seat: number | null;
  values: number[];
  errors: number[];
  proven: boolean;
  moves: Weighed[];
}
