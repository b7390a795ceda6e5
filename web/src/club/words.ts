/** What a tournament's page says in words and numbers. */

import { list, locale, number, t } from "../lib/i18n.svelte.ts";
import type { ClubGame, ClubState, NewTournament } from "../lib/types/api.ts";

export type Format = NewTournament["format"];
export const FORMATS: readonly Format[] = ["swiss", "round-robin", "double-round-robin", "tables"];

export const points = (value: number): string => number(value, { maximumFractionDigits: 2 });

export const time = (at: number): string => new Date(at).toLocaleTimeString(locale(), { timeStyle: "short" });

/** Whether nobody new can join: a round robin has begun. */
export const isClosed = ({ status, format }: ClubState): boolean => status !== "open" && format.endsWith("robin");

/** Return the names of the people at a table, in order of play. */
export function people({ players }: ClubGame, state: ClubState): string {
  return list(players.map((each) => state.players[each].name));
}

/** Return a game's result: the points of each, in order of play; empty before there is one. */
export function result({ points: found }: ClubGame): string {
  return found ? found.map(points).join(" – ") : "";
}

/** Return what is known of a game besides its result. */
export function remarks(game: ClubGame, state: ClubState): string[] {
  const { absent, host, entered, status, players, seated } = game;
  const names = (which: number[]) => list(which.map((each) => state.players[each].name));
  const found = absent.length ? [t("web-club-absent", { names: names(absent) })] : [];
  if (entered !== null) found.push(t("web-club-by-host", { name: host ?? "", time: time(entered) }));
  if (status === "playing") found.push(t("web-club-playing"));
  const missing = players.filter((each) => !seated.includes(each) && !absent.includes(each));
  if (status === "waiting" && missing.length) found.push(t("web-club-waiting", { names: names(missing) }));
  return found;
}

/** Return the names of those who are first, once the tournament is over. */
export function winners({ standings, players }: ClubState): string {
  return list(standings.filter(({ rank }) => rank === 1).map(({ player }) => players[player].name));
}
