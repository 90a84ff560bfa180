/** A first game that leads by the hand: what to say when something is asked, and what to point at. */
import type { Asked, GuideInfo, StepInfo } from "../protocol";
import { http } from "./http";
import { memory, remember } from "./memory.svelte";
import { settings } from "./settings.svelte";

/** `target:*` fits `target:guard:1`. */
const fits = (pattern: string, id: string): boolean => new RegExp(`^${pattern.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".*")}$`).test(id);

/** The option that a step points at in a question, if the step is about it. */
export function pointed(step: StepInfo, asked: Asked): string {
  if (step.question !== asked.question) return "";
  for (const pattern of step.points.length ? step.points : ["*"]) {
    const option = asked.options.find((one) => fits(pattern, one.id));
    if (option) return option.id;
  }
  return "";
}

export class Guiding {
  #info: GuideInfo | null = $state.raw(null);
  #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  /** Whether somebody is led by the hand here. */
  on: boolean = $derived.by(() => memory.tables[this.#table]?.guided !== undefined);
  #done: string[] = $derived.by(() => memory.tables[this.#table]?.guided ?? []);
  /** All that is said in any case has been said. */
  over: boolean = $derived.by(() => this.on && this.#info !== null && this.#info.steps.every((step) => step.sometimes || this.#done.includes(step.id)));
  get steps(): number { return this.#info?.steps.length ?? 0; }
  get told(): number { return this.#done.length; }

  /** The words come in the language of the person. */
  load(game: string): void {
    void settings.language;
    http.games().then((games) => (this.#info = games.find((one) => one.id === game)?.guide ?? null), () => {});
  }

  /** The first step that has not been told and is about this question, with the option it points at. */
  now(asked: Asked | null): { step: StepInfo; option: string } | null {
    if (!this.on || !asked || this.over) return null;
    for (const step of this.#info?.steps ?? []) {
      const option = this.#done.includes(step.id) ? "" : pointed(step, asked);
      if (option) return { step, option };
    }
    return null;
  }

  tell(step: string): void {
    this.#keep([...this.#done.filter((one) => one !== step), step]);
  }

  leave(): void {
    this.#keep(undefined);
  }

  begin(): void {
    this.#keep([]);
  }

  #keep(guided: string[] | undefined): void {
    const known = memory.tables[this.#table];
    if (known) remember({ ...known, guided });
  }
}
