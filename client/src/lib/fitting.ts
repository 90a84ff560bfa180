/** What is fitted into its place: letters get smaller step by step until nothing is cut off. */
import type { Action } from "svelte/action";

/**
 * Call `fit` whenever the place gets another size, and before the next picture whenever `again` is called: while a scene
 * is being drawn the place has sizes that nobody ever sees, and nothing tells of its last one if it is the one before.
 */
export function fitting(box: HTMLElement, fit: () => void): { again: () => void; end: () => void } {
  let next = 0;
  const watch = new ResizeObserver(fit);
  watch.observe(box);
  return {
    again: () => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(fit);
    },
    end: () => {
      cancelAnimationFrame(next);
      watch.disconnect();
    },
  };
}

/** So many sizes of letters has a text (`data-tight`). */
const TIGHTEST = 4;

/** The text of a card; `words` tells when it is another one. */
export const fitted: Action<HTMLElement, unknown> = (box, _words) => {
  const { again, end } = fitting(box, () => {
    if (!box.clientHeight) return;
    for (let tight = 0; tight <= TIGHTEST; tight++) {
      box.dataset.tight = String(tight);
      if (box.scrollHeight <= box.clientHeight + 1) break;
    }
  });
  again();
  return { update: again, destroy: end };
};
