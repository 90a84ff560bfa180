/** Where hexes lie: axial coordinates, side `SIDE`; `pointy` ones stand on a corner, the others lie on an edge. */
import type { Hex } from "../protocol";

export const SIDE = 30;
const STEPS: [number, number][] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

export type Spot = [number, number];

export const key = (q: number, r: number): string => `${q},${r}`;

export const middle = (q: number, r: number, pointy = false, side = SIDE): Spot =>
  pointy ? [side * Math.sqrt(3) * (q + r / 2), side * 1.5 * r] : [side * 1.5 * q, side * Math.sqrt(3) * (r + q / 2)];

/** Corner k lies between the borders to neighbours k-1 and k. */
export const corner = (k: number, size: number, pointy = false): Spot => {
  const turn = (Math.PI / 3) * (pointy ? k - 0.5 : k);
  return [size * Math.cos(turn), size * Math.sin(turn)];
};

export const outline = (size: number, pointy = false): string =>
  Array.from({ length: 6 }, (_, k) => corner(k, size, pointy).map((n) => n.toFixed(2)).join(",")).join(" ");

export const neighbours = (cell: { q: number; r: number }): Spot[] => STEPS.map(([q, r]) => [cell.q + q, cell.r + r]);

/** Words of a cell's kind. */
export const words = (cell: Hex): string[] => (cell.kind ?? "").split(" ").filter(Boolean);
export const is = (cell: Hex, word: string): boolean => words(cell).includes(word);

/** The shared edge of two neighbours: across the middle between them. */
export function border(
  [q, r, q2, r2]: readonly [number, number, number, number],
  pointy = false,
): { x1: number; y1: number; x2: number; y2: number } {
  const [x, y] = middle(q, r, pointy);
  const [x2, y2] = middle(q2, r2, pointy);
  const [mx, my] = [(x + x2) / 2, (y + y2) / 2];
  const far = Math.hypot(x2 - x, y2 - y);
  const [dx, dy] = [(x2 - x) / far, (y2 - y) / far];
  return { x1: mx - (dy * SIDE) / 2, y1: my + (dx * SIDE) / 2, x2: mx + (dy * SIDE) / 2, y2: my - (dx * SIDE) / 2 };
}

const distance = (a: Hex, b: Hex): number => (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;

/** What is worth drawing: all that is revealed, and the fog close to it, so that the known rooms are large. */
export function near(cells: readonly Hex[]): Hex[] {
  const seen = cells.filter((cell) => !is(cell, "fog"));
  return seen.length ? cells.filter((cell) => !is(cell, "fog") || seen.some((other) => distance(cell, other) <= 2)) : [...cells];
}

/** The box around all cells, with a margin for the walls. */
export function extent(cells: readonly Hex[], pointy = false): { left: number; top: number; width: number; height: number } {
  if (!cells.length) return { left: 0, top: 0, width: 1, height: 1 };
  const spots = cells.map((cell) => middle(cell.q, cell.r, pointy));
  const [wide, high] = pointy ? [SIDE * 1.2, SIDE * 1.32] : [SIDE * 1.32, SIDE * 1.2];
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const left = Math.min(...xs) - wide;
  const top = Math.min(...ys) - high;
  return { left, top, width: Math.max(...xs) + wide - left, height: Math.max(...ys) + high - top };
}

/** How a door stands: the turn in degrees of the way through it, the common axis of the floor on both sides. */
export function doorTurn(cell: Hex, floor: ReadonlySet<string>, pointy = false): number {
  let [x, y] = [0, 0];
  neighbours(cell).forEach(([q, r], k) => {
    if (!floor.has(key(q, r))) return;
    const twice = (((pointy ? 0 : 30) + 60 * k) * 2 * Math.PI) / 180;
    x += Math.cos(twice);
    y += Math.sin(twice);
  });
  return Math.hypot(x, y) < 0.01 ? 0 : (Math.atan2(y, x) * 90) / Math.PI;
}
