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

/** What it is worth to stay close, in square pixels; and how much worse it is to cover what somebody holds in hand. */
const FAR = 900;
const HELD = 6;

/** What lies before the viewer, and the buttons beside it: nothing may cover it, because it is looked at while thinking. */
function held(anchor: DOMRect): DOMRect[] {
  const boxes = [...document.querySelectorAll(".dock .hand > *, .dock .worn > *, .dock .choice, .dock .left")].map((one) => one.getBoundingClientRect());
  return boxes.filter((box) => box.width > 0 && over(anchor, anchor.width, anchor.height, [box]) === 0);
}

/**
 * `avoid`: what shall stay free, as far as it can; `above`: over it rather than beside it. `covers`: it could not. What is
 * pointed at is never covered, what is held in hand only if there is no other place on the screen.
 */
export function beside(
  anchor: DOMRect, width: number, height: number, { gap = 10, avoid = [], above = false }: { gap?: number; avoid?: readonly DOMRect[]; above?: boolean } = {},
): Spot & { covers: boolean } {
  // What is asked stays readable.
  const ceiling = Math.max(6, ...[...document.querySelectorAll("[data-moment] > header")].map((bar) => bar.getBoundingClientRect().bottom + 4));
  const floor = Math.min(innerHeight, ...[...document.querySelectorAll(".dock")].map((dock) => dock.getBoundingClientRect().top)) - 6;
  const clampY = (y: number) => Math.max(ceiling, Math.min(y, innerHeight - height - 6));
  const clampX = (x: number) => Math.max(6, Math.min(x, innerWidth - width - 6));
  const [middleX, middleY] = [anchor.left + anchor.width / 2 - width / 2, anchor.top + anchor.height / 2 - height / 2];
  const fitsY = (y: number) => y >= ceiling && y + height <= innerHeight - 6;
  const fitsX = (x: number) => x >= 6 && x + width <= innerWidth - 6;
  const [right, left, below, top] = [anchor.right + gap, anchor.left - gap - width, anchor.bottom + gap, anchor.top - gap - height - (above ? 8 : 0)];
  // Over a hand the explanation stands above the whole hand, not only above its card.
  const ends = [...new Set(above ? [Math.min(top, floor - height - 2), top, below] : [below, top])].filter(fitsY);
  const heights = [middleY, anchor.bottom - height, anchor.top, floor - height];
  const widths = [middleX, anchor.right - width, anchor.left];
  const [farRight, farLeft] = [right + anchor.width, left - anchor.width];
  const near = [right, left, farRight, farLeft].filter(fitsX);
  const sides = near.flatMap((x) => heights.map((y) => ({ x, y: clampY(y), far: x === farRight || x === farLeft })));
  const lines = ends.flatMap((y) => widths.map((x) => ({ x: clampX(x), y, far: false })));
  const corners = [6, innerWidth - width - 6].flatMap((x) => [ceiling, floor - height].map((y) => ({ x: clampX(x), y: clampY(y), far: true })));
  const spots = [...(above ? [...lines, ...sides] : [...sides, ...lines]), ...corners];
  const kept = held(anchor);
  const free = avoid.filter((box) => box.width > 0);
  let best = { spot: spots[0] as Spot, cost: Infinity, covers: false };
  for (const spot of spots) {
    const pointed = over(spot, width, height, [anchor]);
    const covered = over(spot, width, height, free) + HELD * over(spot, width, height, kept);
    const cost = covered + 100 * pointed + (spot.far ? FAR : 0);
    if (cost < best.cost) best = { spot, cost, covers: covered + pointed > 0 };
  }
  return { x: best.spot.x, y: best.spot.y, covers: best.covers };
}

/** Notices float above what lies before the viewer, however high that is: its height is a variable of the page. */
export function dock(element: HTMLElement): { destroy: () => void } {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => {
    const { top } = element.getBoundingClientRect();
    if (element.offsetHeight) style.setProperty("--dock", `${Math.max(0, Math.round(innerHeight - top))}px`);
    else style.removeProperty("--dock");
  });
  watch.observe(element);
  return {
    destroy: () => {
      watch.disconnect();
      style.removeProperty("--dock");
    },
  };
}
