/** Ratings as people read them. */

import { number, t } from "../lib/i18n.svelte.ts";

/** Return a rating in the language's digits, without separators. */
export const digits = (rating: number): string => number(rating, { useGrouping: false });

/** Return a rating with its uncertainty. */
export function withUncertainty({ rating, uncertainty }: { rating: number; uncertainty: number }): string {
  return t("web-rated-number", { rating: digits(rating), uncertainty: digits(uncertainty) });
}
