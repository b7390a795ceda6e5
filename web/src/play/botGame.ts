/** A game against bots, for someone who waits in vain for people. */

import { LEVELS, levelIn } from "../lib/settings.svelte.ts";
import type { GameInfo, NewTable } from "../lib/types/api.ts";
import { kept, nextLevel, type Played } from "../progress/history.ts";

/** Return the level to play next: the one above a level that was beaten often enough, or the one chosen last. */
export function suggestedLevel(game: string, games: Played[] = kept().games): number {
  const own = games.filter((each) => each.game === game);
  const beaten = nextLevel(own, LEVELS.length);
  return beaten ? beaten.level + 1 : levelIn(game);
}

/** Return the table to create. */
export function botGame(game: GameInfo, players: number, level: number): NewTable {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level }) as const);
  const options: Record<string, number> = game.players.length > 1 ? { players } : {};
  return { game: game.name, options, seats: [{ kind: "person" }, ...bots], clock: { kind: "none" }, public: false, order: "lot", rated: false };
}
