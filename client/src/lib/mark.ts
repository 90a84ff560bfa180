/** What was drawn against a figure, for a moment beside it: "+1", "×0". */
import type { LogLine } from "../protocol";
import { duration } from "./settings.svelte";
import { named } from "./steps";

const SHOWN = 1300;

/** To be called before the table changes: the figure may be gone afterwards. Several marks come one after the other. */
export function marks(root: Element | null, lines: readonly LogLine[], known: (id: string) => boolean): void {
  if (!root || duration() === 0) return;
  let late = 0;
  for (const line of lines) {
    if (!line.mark) continue;
    const figures = named(line, known).map((id) => root.querySelector(`main .figure[data-el="${CSS.escape(id)}"] > .hit`)).filter((found) => found !== null);
    const box = figures.at(-1)?.getBoundingClientRect();
    if (box?.width) show(line.mark, box, late++ * SHOWN * 0.6);
  }
}

function show(text: string, box: DOMRect, delay: number): void {
  const badge = document.createElement("div");
  badge.className = "drawn-mark";
  badge.textContent = text;
  // The log says it, too: readers of the screen need it only once.
  badge.ariaHidden = "true";
  badge.style.left = `${box.left + box.width / 2}px`;
  badge.style.top = `${box.top}px`;
  document.body.append(badge);
  const away = "translate(-50%, -140%)";
  badge.animate(
    [{ opacity: 0, transform: "translate(-50%, -30%) scale(0.6)" }, { opacity: 1, transform: "translate(-50%, -70%)", offset: 0.15 }, { opacity: 1, transform: "translate(-50%, -80%)", offset: 0.8 }, { opacity: 0, transform: away }],
    { duration: SHOWN, delay, fill: "both", easing: "ease-out" },
  ).finished.then(() => badge.remove(), () => badge.remove());
}
