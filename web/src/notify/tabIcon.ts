/** The icon of the browser's tab: with a dot while it is our turn. */

import { to } from "../lib/base.ts";

export function showTurn(isOurs: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel~=icon]");
  const address = to(isOurs ? "/icon-turn.svg" : "/icon.svg");
  if (link && link.getAttribute("href") !== address) link.setAttribute("href", address);
}
