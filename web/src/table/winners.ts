/** Who has won, by the shares of a result. */

/** Return the winners by the shares of the result: one, or several who share. */
export function winners(result: string[] | null): number[] {
  const shares = (result ?? []).map((share) => {
    const [part, whole] = share.split("/").map(Number);
    return part / (whole || 1);
  });
  const best = Math.max(...shares);
  return shares.flatMap((share, seat) => (share === best && share > 0 ? [seat] : []));
}

/** Return the winners, and which message says so: in the second person, if only one person plays at this screen. */
export function verdict(result: string[] | null, mine: number[]): { said: string; won: number[] } {
  const won = winners(result);
  if (!won.length) return { said: "nobody-won", won };
  if (won.length === result!.length) return { said: "drawn-game", won };
  const isShared = won.length > 1;
  if (mine.length !== 1) return { said: isShared ? "shared" : "won", won };
  if (!won.includes(mine[0])) return { said: "lost-you", won };
  return { said: isShared ? "shared-you" : "won-you", won };
}
