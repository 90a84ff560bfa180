/** Movement made from the difference of two scenes: things that moved glide, dice tumble, new cards turn over. */
import { duration } from "./settings.svelte";

interface Spot {
  rect: DOMRect;
  face: string | undefined;
}

export type Before = Map<string, Spot>;

const MOVING = ".die, .token, .tile, .card, .mini, .figure";

function things(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(MOVING)].filter((element) => element.dataset.el !== undefined);
}

/** What looks the same may be the same thing under another name: a die that went from the hand to the board. */
function likeness(element: HTMLElement): string {
  return `${element.getAttribute("aria-label") ?? ""}|${element.classList[1] ?? ""}`;
}

export interface Snapshot {
  spots: Before;
  likes: Map<string, { id: string; rect: DOMRect }[]>;
}

export function snapshot(root: Element | null): Snapshot {
  const spots: Before = new Map();
  const likes: Snapshot["likes"] = new Map();
  if (root && duration() > 0)
    for (const element of things(root)) {
      const id = element.dataset.el ?? "";
      const rect = boxOf(element);
      spots.set(id, { rect, face: element.dataset.face });
      const like = likeness(element);
      likes.set(like, [...(likes.get(like) ?? []), { id, rect }]);
    }
  return { spots, likes };
}

/** Where something stands: a figure on a board by its disc, without the marks around it. */
const boxOf = (element: Element): DOMRect => (element.querySelector(":scope > .hit") ?? element).getBoundingClientRect();

/**
 * `ways`: by what moved, the places it entered. `way`: the places that were shown before somebody moved there; what ends
 * on the last one goes along them.
 */
export function animate(root: Element | null, before: Snapshot, ways: ReadonlyMap<string, readonly string[]> = new Map(), way: readonly string[] = []): void {
  const time = duration();
  if (!root || time === 0 || before.spots.size === 0) return;
  const now = things(root);
  const here = new Set(now.map((element) => element.dataset.el));
  const boxes = (places: readonly string[]) => places.map((id) => root.querySelector(`[data-el="${CSS.escape(id)}"]`)).filter((stop) => stop !== null).map(boxOf);
  const shown = boxes(way).slice(1);
  for (const element of now) {
    const id = element.dataset.el ?? "";
    const old = before.spots.get(id);
    const rect = boxOf(element);
    if (rect.width === 0) continue;
    if (old) {
      if (old.face !== undefined && element.dataset.face !== old.face && element.dataset.face !== "0") roll(element, time);
      else if (moved(old.rect, rect)) glide(element, [old.rect, ...along(ways.has(id) ? boxes(ways.get(id) ?? []) : shown, rect), rect], time);
      continue;
    }
    const gone = before.likes.get(likeness(element))?.find((other) => !here.has(other.id));
    if (gone) {
      here.add(gone.id);
      glide(element, [gone.rect, rect], time * 1.2);
    } else if (element.dataset.face !== undefined && element.dataset.face !== "0") roll(element, time);
    else appear(element, time);
  }
}

/** By their middles: what glows is larger, and has not moved for that. */
function moved(a: DOMRect, b: DOMRect): boolean {
  const [[x, y], [x2, y2]] = [centre(a), centre(b)];
  return Math.hypot(x - x2, y - y2) > 4;
}

function scaleOf(element: Element): number {
  const fit = element.closest<HTMLElement>("[data-scale]");
  return fit ? Number(fit.dataset.scale) || 1 : 1;
}

const centre = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** The stops between, if the way leads to where the thing is now. */
function along(stops: DOMRect[], to: DOMRect): DOMRect[] {
  const end = stops.at(-1);
  if (!end || stops.length < 2) return [];
  const [[x, y], [x2, y2]] = [centre(end), centre(to)];
  return Math.hypot(x - x2, y - y2) < to.width ? stops.slice(0, -1) : [];
}

/** From stop to stop; a longer way takes longer, but not much. */
function glide(element: HTMLElement | SVGElement, stops: DOMRect[], time: number): void {
  const to = stops.at(-1);
  if (!to) return;
  const flat = element instanceof SVGGraphicsElement;
  const k = flat ? (element.getScreenCTM()?.a ?? 1) : scaleOf(element);
  const [x, y] = centre(to);
  const frames = stops.map((stop) => {
    const [sx, sy] = centre(stop);
    const by = `translate(${(sx - x) / k}px, ${(sy - y) / k}px)`;
    return flat ? { transform: by } : { transform: by, zIndex: 20 };
  });
  // On a board the movement is added to the place the figure has anyway.
  element.animate(frames, {
    duration: time * (1 + 0.35 * (stops.length - 2)),
    easing: "cubic-bezier(.3,.7,.3,1)",
    composite: flat ? "add" : "replace",
  });
}

function roll(element: HTMLElement, time: number): void {
  element.animate(
    [
      { transform: "translateY(-60%) rotate(-260deg) scale(1.25)" },
      { transform: "translateY(0) rotate(-70deg) scale(1.1)", offset: 0.6 },
      { transform: "none" },
    ],
    { duration: time * 1.6, easing: "cubic-bezier(.2,.7,.4,1)" },
  );
}

function appear(element: HTMLElement, time: number): void {
  if (element instanceof SVGElement) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time * 1.3 });
    return;
  }
  const turned = element.matches(".card, .mini");
  element.animate(
    [
      { transform: turned ? "perspective(400px) rotateY(85deg)" : "scale(0.4)", opacity: 0.2 },
      { transform: "none", opacity: 1 },
    ],
    { duration: time, easing: "ease-out" },
  );
}
