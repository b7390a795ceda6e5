import { number } from "../lib/i18n.svelte.ts";

/** Return a rating as people read it: 1243, not 1,243. */
export const rating = (points: number): string => number(points, { useGrouping: false });
