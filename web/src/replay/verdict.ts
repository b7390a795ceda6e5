/** What decided a game, in one line, for its replay and for the end of a table. */

import { list, t } from "../lib/i18n.svelte.ts";
import type { Best, Course, CourseStep } from "./types.ts";

export type Verdict = NonNullable<Course["verdict"]>;

/** "The turning point was move 7: you gave away 31 points." `you`: the reader's seat, if it is known. */
export function verdictText(verdict: Verdict, names: string[], you: number | null): string {
  const { kind, move, seat, size } = verdict;
  if (move == null || seat == null) return t("verdict-even");
  const others = listed(verdict.choice_between, names);
  const params = { at: move, name: names[seat], points: Math.round(100 * size), others };
  if (kind === "luck") return t(seat === you ? "verdict-luck-you" : "verdict-luck", params);
  if (kind === "choice") return t(seat === you ? "verdict-choice-you" : "verdict-choice", params);
  return t(seat === you ? "verdict-mistake-you" : "verdict-mistake", params);
}

/** "Move 7: Green had nothing to gain or lose and decided between Red and Blue" */
export function choiceText({ number, seat, choice_between }: CourseStep, names: string[]): string {
  return t("verdict-choice-move", { at: number, name: names[seat!], others: listed(choice_between, names) });
}

/** The same of a position, before the move. */
export function choiceHereText({ seat, choice_between }: Best, names: string[]): string {
  return t("verdict-choice-here", { name: names[seat!], others: listed(choice_between, names) });
}

const listed = (seats: number[], names: string[]): string => list(seats.map((seat) => names[seat]));
