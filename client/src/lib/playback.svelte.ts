/** The pace at which what happens by itself (bots, monsters) is shown: step by step, paused, or all at once. */
import type { LogLine } from "../protocol";
import { stepTime } from "./settings.svelte";

export interface Caption {
  line: LogLine | null;
  at: number;
  all: number;
}

export class Playback {
  paused: boolean = $state(false);
  /** What is just being shown; null when the table stands still. */
  caption: Caption | null = $state.raw(null);
  #go: (() => void) | null = null;
  #timer = 0;
  #hurry = false;

  /** Whether steps are shown at all; a tab nobody looks at shows none. */
  get on(): boolean {
    return (stepTime() > 0 || this.paused) && !document.hidden && !this.#hurry;
  }

  /** Until the next step is due: after a while, when somebody asks for it, or at once. */
  wait(share = 1): Promise<void> {
    return new Promise((done) => {
      this.#go = () => {
        clearTimeout(this.#timer);
        this.#go = null;
        done();
      };
      if (!this.on) this.#go();
      else if (!this.paused) this.#timer = window.setTimeout(this.#go, stepTime() * share);
    });
  }

  toggle(): void {
    this.paused = !this.paused;
    if (!this.paused) this.#go?.();
    else clearTimeout(this.#timer);
  }

  /** One step, and then wait. */
  step(): void {
    this.paused = true;
    this.#go?.();
  }

  /** All at once, up to where the table really is. */
  skip(): void {
    this.paused = false;
    this.#hurry = true;
    this.#go?.();
  }

  /** Everything has been shown. */
  rest(): void {
    this.#hurry = false;
    this.caption = null;
  }
}
