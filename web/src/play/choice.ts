/** The game that someone wanted to be paired for when they last chose; kept in this browser. */

import type { GameInfo, Wanted } from "../lib/types/api.ts";

const KEY = "strandline-seek";
export const PACES = ["fast", "relaxed", "post"] as const;
export type Pace = (typeof PACES)[number];
export type Choice = Omit<Wanted, "before">;

/** Return a choice that can be played: what is not known or not possible is as usual. */
export function settled(games: GameInfo[], { game, players, pace, rated }: Partial<Choice>): Choice {
  const found = games.find(({ name }) => name === game) ?? games[0];
  return {
    game: found.name,
    players: players && found.players.includes(players) ? players : Math.min(...found.players),
    pace: PACES.includes(pace as Pace) ? (pace as Pace) : "fast",
    rated: rated === true,
  };
}

export function kept(): Partial<Choice> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found !== null && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

export function keep(choice: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Without storage, it is chosen again.
  }
}
