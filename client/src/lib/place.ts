/** Where a small window fits beside something: right, left, below or above it, never over the edge. */

interface Spot { x: number; y: number }

/** How much of a window at that spot would lie over these, in square pixels. */
function over(spot: Spot, width: number, height: number, others: readonly DOMRect[]): number {
  return others.reduce((sum, box) => {
    const wide = Math.min(spot.x + width, box.right) - Math.max(spot.x, box.left);
    const high = Math.min(spot.y + height, box.bottom) - Math.max(spot.y, box.top);
    return sum + (wide > 0 && high > 0 ? wide * high : 0);
  }, 0);
}

/** What it is worth to stay close, in square pixels. */
const FAR = 900;

/** `avoid`: what shall stay free, as far as it can; `above`: over it rather than beside it. `covers`: it could not. */
export function beside(
  anchor: DOMRect, width: number, height: number, { gap = 10, avoid = [], above = false }: { gap?: number; avoid?: readonly DOMRect[]; above?: boolean } = {},
): Spot & { covers: boolean } {
  // What is asked stays readable.
  const ceiling = Math.max(6, ...[...document.querySelectorAll("[data-moment] > header")].map((bar) => bar.getBoundingClientRect().bottom + 4));
  const clampY = (y: number) => Math.max(ceiling, Math.min(y, innerHeight - height - 6));
  const clampX = (x: number) => Math.max(6, Math.min(x, innerWidth - width - 6));
  const [middleX, middleY] = [anchor.left + anchor.width / 2 - width / 2, anchor.top + anchor.height / 2 - height / 2];
  const fitsY = (y: number) => y >= ceiling && y + height <= innerHeight - 6;
  const fitsX = (x: number) => x >= 6 && x + width <= innerWidth - 6;
  const [right, left, below, top] = [anchor.right + gap, anchor.left - gap - width, anchor.bottom + gap, anchor.top - gap - height - (above ? 8 : 0)];
  const heights = [middleY, anchor.bottom - height, anchor.top];
  const widths = [middleX, anchor.right - width, anchor.left];
  const [farRight, farLeft] = [right + anchor.width, left - anchor.width];
  const near = avoid.length ? [right, left, farRight, farLeft] : [right, left];
  const sides = near.filter(fitsX).flatMap((x) => heights.map((y) => ({ x, y: clampY(y) })));
  const ends = (above ? [top, below] : [below, top]).filter(fitsY).flatMap((y) => widths.map((x) => ({ x: clampX(x), y })));
  const spots = above ? [...ends, ...sides] : [...sides, ...ends];
  if (!spots.length) spots.push({ x: clampX(middleX), y: clampY(top) });
  const free = [...avoid.filter((box) => box.width > 0), anchor];
  let best = { spot: spots[0] as Spot, cost: Infinity, covers: false };
  for (const spot of spots) {
    const covered = over(spot, width, height, free);
    const cost = covered + (spot.x === farRight || spot.x === farLeft ? FAR : 0);
    if (cost < best.cost) best = { spot, cost, covers: covered > 0 };
  }
  return { ...best.spot, covers: best.covers };
}
