/** Where hexes lie: flat-top, axial coordinates, side `SIDE`. */
import type { Hex } from "../protocol";

export const SIDE = 30;
const STEPS: [number, number][] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

export type Spot = [number, number];

export const key = (q: number, r: number): string => `${q},${r}`;

export const middle = (q: number, r: number): Spot => [SIDE * 1.5 * q, SIDE * Math.sqrt(3) * (r + q / 2)];

/** Corner k lies between the borders to neighbours k-1 and k. */
export const corner = (k: number, size: number): Spot => [
  size * Math.cos((Math.PI / 3) * k),
  size * Math.sin((Math.PI / 3) * k),
];

export const outline = (size: number): string =>
  Array.from({ length: 6 }, (_, k) => corner(k, size).map((n) => n.toFixed(2)).join(",")).join(" ");

export const neighbours = (cell: { q: number; r: number }): Spot[] => STEPS.map(([q, r]) => [cell.q + q, cell.r + r]);

/** Words of a cell's kind. */
export const words = (cell: Hex): string[] => (cell.kind ?? "").split(" ").filter(Boolean);
export const is = (cell: Hex, word: string): boolean => words(cell).includes(word);

/** The shared edge of two neighbours: across the middle between them. */
export function border(q: number, r: number, q2: number, r2: number): { x1: number; y1: number; x2: number; y2: number } {
  const [x, y] = middle(q, r);
  const [x2, y2] = middle(q2, r2);
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
export function extent(cells: readonly Hex[]): { left: number; top: number; width: number; height: number } {
  if (!cells.length) return { left: 0, top: 0, width: 1, height: 1 };
  const spots = cells.map((cell) => middle(cell.q, cell.r));
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const left = Math.min(...xs) - SIDE * 1.32;
  const top = Math.min(...ys) - SIDE * 1.2;
  return { left, top, width: Math.max(...xs) + SIDE * 1.32 - left, height: Math.max(...ys) + SIDE * 1.2 - top };
}

/** How a door stands: the turn in degrees of the way through it, the common axis of the floor on both sides. */
export function doorTurn(cell: Hex, floor: ReadonlySet<string>): number {
  let [x, y] = [0, 0];
  neighbours(cell).forEach(([q, r], k) => {
    if (!floor.has(key(q, r))) return;
    const twice = ((30 + 60 * k) * 2 * Math.PI) / 180;
    x += Math.cos(twice);
    y += Math.sin(twice);
  });
  return Math.hypot(x, y) < 0.01 ? 0 : (Math.atan2(y, x) * 90) / Math.PI;
}
