/** The geometry of a board of polygons: the middle of a zone, and what two zones have in common. */

export type Spot = [number, number];
export interface Segment { x1: number; y1: number; x2: number; y2: number }

const sides = (corners: readonly Spot[]): [Spot, Spot][] => corners.map((from, at) => [from, corners[(at + 1) % corners.length] ?? from]);

export function box(corners: readonly Spot[]): { left: number; top: number; width: number; height: number } {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function inside([x, y]: Spot, corners: readonly Spot[]): boolean {
  let found = false;
  for (const [[x1, y1], [x2, y2]] of sides(corners)) if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) found = !found;
  return found;
}

function distance([x, y]: Spot, [[x1, y1], [x2, y2]]: [Spot, Spot]): number {
  const long = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const t = long ? Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / long)) : 0;
  return Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1));
}

/** The largest upright rectangle around a good middle: what stands in the zone stands in here. */
export function room(corners: readonly Spot[]): { x: number; y: number; width: number; height: number } {
  const around = box(corners);
  const upright = sides(corners).every(([[x1, y1], [x2, y2]]) => x1 === x2 || y1 === y2);
  if (upright && corners.length === 4) return { x: around.left + around.width / 2, y: around.top + around.height / 2, width: around.width, height: around.height };
  let best: { spot: Spot; reach: number } = { spot: corners[0] ?? [0, 0], reach: 0 };
  const N = 22;
  for (let i = 1; i < N; i++)
    for (let k = 1; k < N; k++) {
      const spot: Spot = [around.left + (around.width * i) / N, around.top + (around.height * k) / N];
      if (!inside(spot, corners)) continue;
      const reach = Math.min(...sides(corners).map((side) => distance(spot, side)));
      if (reach > best.reach) best = { spot, reach };
    }
  return { x: best.spot[0], y: best.spot[1], width: best.reach * 1.7, height: best.reach * 1.6 };
}

/** The stretch that two zones have in common, at any angle; null when they do not touch. */
export function shared(a: readonly Spot[], b: readonly Spot[]): Segment | null {
  for (const [p, q] of sides(a)) {
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const long = Math.hypot(dx, dy);
    if (!long) continue;
    const along = ([x, y]: Spot) => ((x - p[0]) * dx + (y - p[1]) * dy) / long;
    const off = ([x, y]: Spot) => Math.abs((x - p[0]) * dy - (y - p[1]) * dx) / long;
    for (const [s, t] of sides(b)) {
      if (off(s) > long * 0.01 || off(t) > long * 0.01) continue;
      const low = Math.max(0, Math.min(along(s), along(t)));
      const high = Math.min(long, Math.max(along(s), along(t)));
      if (high - low <= long * 0.02) continue;
      const at = (d: number): Spot => [p[0] + (dx * d) / long, p[1] + (dy * d) / long];
      const [[x1, y1], [x2, y2]] = [at(low), at(high)];
      return { x1, y1, x2, y2 };
    }
  }
  return null;
}

/** Part of a stretch, from and to as shares of its length. */
export function stretch(line: Segment, from: number, to: number): Segment {
  const at = (t: number): Spot => [line.x1 + (line.x2 - line.x1) * t, line.y1 + (line.y2 - line.y1) * t];
  const [[x1, y1], [x2, y2]] = [at(from), at(to)];
  return { x1, y1, x2, y2 };
}
