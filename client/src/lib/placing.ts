/** Where figures stand in the zones of a board: in rows, closer where it is crowded, one over another where it is packed. */
import type { Piece, Zone } from "../protocol";
import { type Spot, room } from "./zones";

/**
 * `tight`: the figures of its place stand closer than their rings allow. `packed`: they cover each other, and a leader
 * stands for its minions: `followers` of them.
 */
export interface Placed { piece: Piece; x: number; y: number; r: number; tight: boolean; packed: boolean; followers?: number }

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

/** The rows in which units are largest; `compact`: of several such, those that are about as wide as high. */
function fitted(all: Piece[][], width: number, height: number, most: number, by: Spacing, crowd: boolean, compact = false): { r: number; rows: Piece[][][] } {
  const span = (unit: readonly Piece[]) => wide(unit, crowd, by);
  let best = { r: 0, rows: [all], long: Infinity };
  for (let count = 1; count <= all.length; count++) {
    const rows = split(all, count, span);
    const longest = Math.max(...rows.map((row) => row.reduce((sum, unit) => sum + span(unit), 0)));
    const high = rows.length * (rows.length > 1 ? by.rows : by.row);
    const r = Math.min(most, width / longest, height / high);
    const long = Math.max(longest, high * 1.4);
    if (r > best.r || (compact && r === best.r && long < best.long)) best = { r, rows, long };
  }
  return best;
}

const count = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + (piece.count ?? 1), 0);

/** A leader stands for its minions, and of minions without one the first for all. */
const folded = (all: readonly Piece[][]): Piece[][] => all.map((unit) => unit.slice(0, 1));

/** Of a figure that another covers, so much is seen: in radii, its picture and its number. */
const SEEN = 1.5;

/** As large as they may be, each with its picture and number in sight; whoever acts lies on top. */
function packed(all: readonly Piece[][], area: Area, most: number): Placed[] {
  const [width, height] = [area.width + 0.5 * most, area.height + 0.5 * most];
  const first = folded(all);
  const longest = (rows: Piece[][][]) => Math.max(...rows.map((row) => row.length));
  const radius = (rows: Piece[][][]) => Math.min(most, width / (2 + SEEN * (longest(rows) - 1)), height / (2 + SEEN * (rows.length - 1)));
  const ways = first.map((_, at) => split(first, at + 1, () => 1));
  const rows = ways.reduce((best, other) => (radius(other) > radius(best) ? other : best));
  const r = radius(rows);
  const apart = (whole: number, many: number) => (many > 1 ? Math.min(TIGHT.figure * r, (whole - 2 * r) / (many - 1)) : 0);
  const [across, down] = [apart(width, longest(rows)), apart(height, rows.length)];
  const followers = new Map(all.map((unit) => [unit[0]?.id, count(unit.slice(1))]));
  const found = rows.flatMap((row, line) =>
    row.flatMap(([piece], at) => {
      if (!piece) return [];
      const [x, y] = [area.x + (at - (row.length - 1) / 2) * across, area.y + (line - (rows.length - 1) / 2) * down];
      const size = flat(piece) ? 0.8 : piece.state === "active" ? 1.1 : 1;
      return [{ piece, x, y, r: r * size, tight: true, packed: true, followers: followers.get(piece.id) ?? 0 }];
    }),
  );
  // Upper rows lie over lower ones, because numbers stand at the foot; figures lie over what lies on the floor.
  const level = ({ piece }: Placed) => (flat(piece) ? 0 : piece.state === "active" ? 2 : 1);
  return found.toSorted((a, b) => level(a) - level(b) || b.y - a.y || b.x - a.x);
}

interface Area { x: number; y: number; width: number; height: number }

const sorted = (zone: Zone): Piece[][] => units(zone.pieces ?? []).toSorted((a, b) => standing(a[0]) - standing(b[0]));

/**
 * Units stand in rows, as large as they fit; a leader in front, its minions at its side. Where they would be smaller than
 * `least` a leader stands for its minions, and where that does not help they cover each other.
 */
export function places(zone: Zone, u: number, head: number, least = 0): Placed[] {
  const area = room(zone.corners);
  // In a small zone the name has less room; where it is crowded it stands on the edge.
  const small = Math.min(area.width, area.height) < 16 * u;
  if (small) head *= 0.45;
  const width = area.width - (small ? 1.6 : 3) * u;
  const height = Math.max(area.height - head - (small ? 1.4 : 2.5) * u, area.height * 0.5);
  // Whoever wears a crown stands in the first row, so that it covers nobody's number; what lies on the floor comes last.
  const all = sorted(zone);
  if (!all.length) return [];
  const crowd = all.length > 2 && all.some((unit) => unit[0] && !flat(unit[0]));
  const loose = fitted(all, width, height, 3.1 * u, LOOSE, crowd);
  if (loose.r >= CROWD * u && loose.r >= least) return inRows(loose, LOOSE, { ...area, y: area.y + head / 2, width, height }, crowd, false);
  const close = { ...area, width: area.width - u, height: area.height - (small ? 0 : head) - u, y: area.y + (small ? 0 : head / 2) };
  const tight = fitted(all, close.width, close.height, Math.max(CROWD * u, least), TIGHT, crowd);
  if (tight.r >= least) return inRows(tight, TIGHT, close, crowd, true);
  const few = fitted(folded(all), close.width, close.height, Math.max(CROWD * u, least), TIGHT, crowd);
  return packed(all, close, Math.max(few.r, least));
}

/** A zone that is opened: so large that all in it stand apart with this radius, as far as there is room on the screen. */
export function opening(zone: Zone, r: number, within: { left: number; top: number; width: number; height: number }): { corners: Spot[]; u: number } {
  const all = sorted(zone);
  const crowd = all.length > 2 && all.some((unit) => unit[0] && !flat(unit[0]));
  const u = r / 3.1;
  const [most, highest] = [within.width - 4 * u, within.height - 7 * u];
  const best = fitted(all, most, highest, r, LOOSE, crowd, true);
  const unit = best.r / 3.1;
  const longest = Math.max(...best.rows.map((row) => row.reduce((sum, one) => sum + wide(one, crowd, LOOSE), 0)));
  const [width, height] = [Math.max(longest * best.r + 3.4 * unit, 14 * unit), best.rows.length * best.r * 2.85 + 7 * unit];
  const from = room(zone.corners);
  const held = (middle: number, size: number, low: number, long: number) => Math.max(low, Math.min(low + long - size, middle - size / 2));
  const [left, top] = [held(from.x, width, within.left, within.width), held(from.y, height, within.top, within.height)];
  return { corners: [[left, top], [left + width, top], [left + width, top + height], [left, top + height]], u: unit };
}

function inRows({ r, rows }: { r: number; rows: Piece[][][] }, by: Spacing, area: Area, crowd: boolean, tight: boolean): Placed[] {
  const { width, height } = area;
  const long = (row: readonly Piece[][]) => row.reduce((sum, unit) => sum + wide(unit, crowd, by), 0);
  // What room is left goes between them.
  const spare = Math.max(0, height - rows.length * r * (rows.length > 1 ? by.rows : by.row)) / rows.length;
  const high = (rows.length > 1 ? by.rows : by.row) + (tight ? 0 : Math.min(0.6, spare / r));
  const top = area.y - ((rows.length - 1) * r * high) / 2;
  const packed = false;
  return rows.flatMap((row, line) => {
    const gap = tight || row.length < 2 ? 0 : Math.min(0.9 * r, Math.max(0, width - long(row) * r) / row.length);
    let x = area.x - (long(row) * r + gap * (row.length - 1)) / 2;
    const y = top + line * r * high;
    return row.flatMap((unit) => {
      const begin = x;
      const end = begin + wide(unit, crowd, by) * r;
      x = end + gap;
      const [first] = unit;
      if (unit.length === 1 && first) return [{ piece: first, x: (begin + end) / 2, y, r: crowd && flat(first) ? r * by.token : r, tight, packed }];
      return unit.map((piece, at) => {
        if (at === 0) return { piece, x: begin + (by.leader / 2) * r, y, r: r * (tight ? 0.96 : 1.02), tight, packed };
        const alone = at === unit.length - 1 && at % 2 === 1;
        return { piece, x: begin + (by.leader + 0.66 + (Math.ceil(at / 2) - 1) * by.pair) * r, y: y + (alone ? 0 : at % 2 ? -0.66 : 0.66) * r, r: r * (alone && tight ? 0.72 : 0.64), tight, packed };
      });
    });
  });
}
