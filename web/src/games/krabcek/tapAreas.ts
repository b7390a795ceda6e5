/** The area of each place in which a tap means it: as large as its neighbours allow, and larger if it is liked. */

import type { At, Places } from "./lanes.ts";

/** How far a field's area reaches: 44 px across where the board is 324 px wide. */
const REACH = 44;
const LIKED = 700;

interface Site extends At {
  name: string;
  weight: number;
}

/** SVG paths by place; a field that is drawn twice has two. */
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
      found[name] = [`M${x - half} ${y - 42}h${2 * half}v84h${-2 * half}Z`];
    }
  return found;
}

/** What of a square round a site is nearer to it than to any other, weighted: a power diagram. */
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

/** What of a convex shape lies where `side` is not above 0. */
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
