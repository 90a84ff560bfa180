/** Where things lie on a board of polygons: the middle of a zone, its borders, and places for its pieces. */
import type { Piece, Zone } from "../protocol";

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

/** `tight`: the figures of its place stand closer than their rings allow. */
export interface Placed { piece: Piece; x: number; y: number; r: number; tight: boolean }

/** What stands together: a leader with its minions, or one piece. */
export function units(pieces: readonly Piece[]): Piece[][] {
  const found: Piece[][] = [];
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const group = piece.group ? groups.get(piece.group) : undefined;
    if (group) group.push(piece);
    else {
      const unit = [piece];
      found.push(unit);
      if (piece.group) groups.set(piece.group, unit);
    }
  }
  for (const unit of found) unit.sort((a, b) => Number(b.rank === "leader") - Number(a.rank === "leader"));
  return found;
}

/** How close figures stand, in radii: a figure, something on the floor, a leader, each pair of minions; one row, each of several. */
interface Spacing { figure: number; thing: number; leader: number; pair: number; row: number; rows: number; token: number }
const LOOSE: Spacing = { figure: 2.5, thing: 2.05, leader: 2.7, pair: 1.4, row: 2.65, rows: 2.35, token: 0.78 };
/** In a crowd rings touch and numbers stand on the discs, so that the figures are as large as they can be. */
const TIGHT: Spacing = { figure: 2.02, thing: 1.45, leader: 2.3, pair: 1.28, row: 2.3, rows: 2.02, token: 0.66 };
/** Figures smaller than this, in units of the drawing, make a crowd. */
const CROWD = 2.5;

/** What lies on the floor; where several things stand it is smaller than the figures. */
const flat = (piece: Piece): boolean => !piece.health && (piece.seat === undefined || piece.seat === null) && !piece.rank;
export const isFigure = (piece: Piece): boolean => !flat(piece);

const standing = (piece: Piece | undefined): number => (!piece ? 3 : flat(piece) ? 2 : piece.rank === "leader" || piece.rank === "boss" ? 0 : 1);

/** How wide a unit is, in radii of a figure: minions stand two by two behind their leader. */
function wide(unit: readonly Piece[], crowd: boolean, by: Spacing): number {
  if (unit.length > 1) return by.leader + Math.ceil((unit.length - 1) / 2) * by.pair;
  return crowd && unit[0] && flat(unit[0]) ? by.thing : by.figure;
}

/** Units in so many rows, each about as wide as the others. */
function split(all: readonly Piece[][], count: number, width: (unit: readonly Piece[]) => number): Piece[][][] {
  const share = all.reduce((sum, unit) => sum + width(unit), 0) / count;
  const rows: Piece[][][] = [[]];
  let filled = 0;
  for (const unit of all) {
    const long = width(unit);
    if (filled && filled + long / 2 > share && rows.length < count) {
      rows.push([]);
      filled = 0;
    }
    rows.at(-1)?.push(unit);
    filled += long;
  }
  return rows;
}

/** The rows in which units are largest. */
function fitted(all: Piece[][], width: number, height: number, most: number, by: Spacing, crowd: boolean): { r: number; rows: Piece[][][] } {
  const span = (unit: readonly Piece[]) => wide(unit, crowd, by);
  let best = { r: 0, rows: [all] };
  for (let count = 1; count <= all.length; count++) {
    const rows = split(all, count, span);
    const longest = Math.max(...rows.map((row) => row.reduce((sum, unit) => sum + span(unit), 0)));
    const r = Math.min(most, width / longest, height / (rows.length * (rows.length > 1 ? by.rows : by.row)));
    if (r > best.r) best = { r, rows };
  }
  return best;
}

/** Units stand in rows, as large as they fit; a leader in front, its minions at its side. */
export function places(zone: Zone, u: number, head: number): Placed[] {
  const area = room(zone.corners);
  // In a small zone the name stands in the corner, over the figures if need be.
  const small = Math.min(area.width, area.height) < 16 * u;
  if (small) head = 0;
  const width = area.width - (small ? 1.6 : 3) * u;
  const height = Math.max(area.height - head - (small ? 1.4 : 2.5) * u, area.height * 0.5);
  // Whoever wears a crown stands in the first row, so that it covers nobody's number; what lies on the floor comes last.
  const all = units(zone.pieces ?? []).toSorted((a, b) => standing(a[0]) - standing(b[0]));
  if (!all.length) return [];
  const crowd = all.length > 2 && all.some((unit) => unit[0] && !flat(unit[0]));
  let by = LOOSE;
  let best = fitted(all, width, height, 3.1 * u, by, crowd);
  const tight = best.r < CROWD * u;
  if (tight) {
    by = TIGHT;
    best = fitted(all, area.width - u, area.height - head - u, CROWD * u, by, crowd);
  }
  const { r, rows } = best;
  const long = (row: readonly Piece[][]) => row.reduce((sum, unit) => sum + wide(unit, crowd, by), 0);
  // What room is left goes between them.
  const spare = Math.max(0, height - rows.length * r * (rows.length > 1 ? by.rows : by.row)) / rows.length;
  const high = (rows.length > 1 ? by.rows : by.row) + (tight ? 0 : Math.min(0.6, spare / r));
  const top = area.y + head / 2 - ((rows.length - 1) * r * high) / 2;
  return rows.flatMap((row, line) => {
    const gap = tight || row.length < 2 ? 0 : Math.min(0.9 * r, Math.max(0, width - long(row) * r) / row.length);
    let x = area.x - (long(row) * r + gap * (row.length - 1)) / 2;
    const y = top + line * r * high;
    return row.flatMap((unit) => {
      const begin = x;
      const end = begin + wide(unit, crowd, by) * r;
      x = end + gap;
      const [first] = unit;
      if (unit.length === 1 && first) return [{ piece: first, x: (begin + end) / 2, y, r: crowd && flat(first) ? r * by.token : r, tight }];
      return unit.map((piece, at) => {
        if (at === 0) return { piece, x: begin + (by.leader / 2) * r, y, r: r * (tight ? 0.96 : 1.02), tight };
        const alone = at === unit.length - 1 && at % 2 === 1;
        return { piece, x: begin + (by.leader + 0.66 + (Math.ceil(at / 2) - 1) * by.pair) * r, y: y + (alone ? 0 : at % 2 ? -0.66 : 0.66) * r, r: r * (alone && tight ? 0.72 : 0.64), tight };
      });
    });
  });
}
