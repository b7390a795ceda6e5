/** Whether boards show the names of their places: if the settings say so, and always where a text speaks of them. */

import { getContext, setContext } from "svelte";
import { settings } from "../lib/settings.svelte.ts";

const ALWAYS = Symbol("place names");

/** Show the names on all boards inside this component. */
export function alwaysNamePlaces(): void {
  setContext(ALWAYS, true);
}

/** Return a function that says whether the board of this component shows names; to be called while it is created. */
export function placeNames(): () => boolean {
  const always = getContext<true | undefined>(ALWAYS) ?? false;
  return () => always || settings.coordinates;
}
