/** The area of each place for taps: as large as its neighbours allow, and larger for preferred places. */

import type { At, Places } from "./lanes.ts";

/** The size of a field's area: 44 px across if the board is 324 px wide. */
const REACH = 44;
const LIKED = 1000;

interface Site extends At {
  name: string;
  weight: number;
}

/** Return SVG paths by place; a field that is drawn twice has two. */
export function cells(places: Places, fields: string[], liked: (name: string) => boolean): Record<string, string[]> {
  const sites: Site[] = fields.flatMap((name) => {
    const { x, y, size = 0, twin } = places[name];
    const weight = size * size * 0.2 + (liked(name) ? LIKED : 0);
    return [{ x, y }, ...(twin ? [twin] : [])].map((at) => ({ ...at, name, weight }));
  });
  const found: Record<string, string[]> = {};
  for (const site of sites) (found[site.name] ??= []).push(path(cell(site, sites)));
  for (const [name, { sort, x, y, step = 0, count = 0 }] of Object.entries(places))
    if (sort === "waiting") {
      const half = Math.max(REACH, step * (count > 2 ? 2.2 : 1));
      // Round corners: the keyboard's focus is drawn along it.
      const [wide, high, r] = [2 * half - 24, 60, 12];
      found[name] = [
        `M${x - half + r} ${y - 42}h${wide}q${r} 0 ${r} ${r}v${high}q0 ${r} ${-r} ${r}h${-wide}q${-r} 0 ${-r} ${-r}v${-high}q0 ${-r} ${r} ${-r}Z`,
      ];
    }
  return found;
}

/** Return the part of a square around a site that is nearer to it than to any other, weighted: a power diagram. */
function cell(site: Site, sites: Site[]): At[] {
  const { x, y } = site;
  let shape: At[] = [
    { x: x - REACH, y: y - REACH },
    { x: x + REACH, y: y - REACH },
    { x: x + REACH, y: y + REACH },
    { x: x - REACH, y: y + REACH },
  ];
  for (const other of sites) {
    const [dx, dy] = [other.x - x, other.y - y];
    if (other === site || Math.max(Math.abs(dx), Math.abs(dy)) > 3 * REACH) continue;
    // A field always keeps its middle.
    const part = Math.min(0.8, Math.max(0.2, 0.5 + (site.weight - other.weight) / (2 * (dx * dx + dy * dy))));
    const limit = (x + dx * part) * dx + (y + dy * part) * dy;
    shape = cut(shape, (at) => at.x * dx + at.y * dy - limit);
  }
  return shape;
}

/** Return the part of a convex shape where `side` is not above 0. */
function cut(shape: At[], side: (at: At) => number): At[] {
  return shape.flatMap((at, n) => {
    const next = shape[(n + 1) % shape.length];
    const [here, there] = [side(at), side(next)];
    const kept = here <= 0 ? [at] : [];
    if (here <= 0 === there <= 0) return kept;
    const part = here / (here - there);
    return [...kept, { x: at.x + (next.x - at.x) * part, y: at.y + (next.y - at.y) * part }];
  });
}

function path(shape: At[]): string {
  return `M${shape.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
