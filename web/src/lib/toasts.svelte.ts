/** Short messages about what just happened; announced once to screen readers, and removed after a while. */

import { problem, sentence } from "./api.ts";

export interface Toast {
  id: number;
  text: string;
  kind: "info" | "wrong";
  /** The target of its link. */
  way?: Way;
}

export interface Way {
  text: string;
  go(): void;
}

const SECONDS = 8;
let last = 0;
export const toasts: Toast[] = $state([]);

export function tell(text: string, kind: Toast["kind"] = "info", way?: Way): void {
  const id = ++last;
  toasts.push({ id, text, kind, way });
  if (toasts.length > 3) toasts.shift();
  setTimeout(() => drop(id), SECONDS * 1000);
}

export function drop(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

/** Show an error. */
export function complain(error: unknown): void {
  tell(sentence(problem(error)), "wrong");
}
