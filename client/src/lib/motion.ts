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
      const rect = element.getBoundingClientRect();
      spots.set(id, { rect, face: element.dataset.face });
      const like = likeness(element);
      likes.set(like, [...(likes.get(like) ?? []), { id, rect }]);
    }
  return { spots, likes };
}

export function animate(root: Element | null, before: Snapshot): void {
  const time = duration();
  if (!root || time === 0 || before.spots.size === 0) return;
  const now = things(root);
  const here = new Set(now.map((element) => element.dataset.el));
  for (const element of now) {
    const id = element.dataset.el ?? "";
    const old = before.spots.get(id);
    const rect = element.getBoundingClientRect();
    if (rect.width === 0) continue;
    if (old) {
      if (old.face !== undefined && element.dataset.face !== old.face && element.dataset.face !== "0") roll(element, time);
      else if (moved(old.rect, rect)) glide(element, old.rect, rect, time);
      continue;
    }
    const gone = before.likes.get(likeness(element))?.find((other) => !here.has(other.id));
    if (gone) {
      here.add(gone.id);
      glide(element, gone.rect, rect, time * 1.2);
    } else if (element.dataset.face !== undefined && element.dataset.face !== "0") roll(element, time);
    else appear(element, time);
  }
}

const moved = (a: DOMRect, b: DOMRect) => Math.abs(a.x - b.x) > 3 || Math.abs(a.y - b.y) > 3;

function scaleOf(element: Element): number {
  const fit = element.closest<HTMLElement>("[data-scale]");
  return fit ? Number(fit.dataset.scale) || 1 : 1;
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect, time: number): void {
  if (element instanceof SVGElement) {
    element.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: time });
    return;
  }
  const k = scaleOf(element);
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / k;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / k;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 20 },
      { transform: "none", zIndex: 20 },
    ],
    { duration: time, easing: "cubic-bezier(.3,.8,.3,1)" },
  );
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
  const turned = element.matches(".card, .mini");
  element.animate(
    [
      { transform: turned ? "perspective(400px) rotateY(85deg)" : "scale(0.4)", opacity: 0.2 },
      { transform: "none", opacity: 1 },
    ],
    { duration: time, easing: "ease-out" },
  );
}
