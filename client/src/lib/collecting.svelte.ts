/** What belongs together is chosen together: collected here first, and confirmed at once. */
import type { Asked, ClientMessage, Collected, Frame, OptionText } from "../protocol";
import type { Stage } from "./stage.svelte";

/** What is needed of a table. */
interface Table {
  readonly frame: Frame | null;
  readonly stage: Stage;
  readonly connection: { send(message: ClientMessage): boolean };
  forgetHint(): void;
}

export class Collecting {
  /** What was chosen so far, in order; nothing of it has been answered. */
  picked: OptionText[] = $state.raw([]);
  #wanted: OptionText[] = [];
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The kinds that were chosen, each with how often. */
  kinds: { option: OptionText; n: number }[] = $derived.by(() => {
    const found = new Map<string, { option: OptionText; n: number }>();
    for (const option of this.picked) found.set(option.id, { option, n: (found.get(option.id)?.n ?? 0) + 1 });
    return [...found.values()];
  });

  /** Whether an option is only collected: neither what ends the choice nor what fills it up. */
  takes(option: OptionText): boolean {
    const asked = this.#table.frame?.asked;
    return Boolean(asked?.until) && option.id !== asked?.until && option.id !== asked?.default;
  }

  add(option: OptionText): void {
    this.#ask([...this.picked, option]);
  }

  /** Put one of these back. */
  drop(id: string): void {
    const at = this.picked.findLastIndex((option) => option.id === id);
    if (at >= 0) this.#ask(this.picked.toSpliced(at, 1));
  }

  hear(message: Collected): void {
    const { frame, stage } = this.#table;
    if (message.moment !== frame?.moment || message.options.join() !== this.#wanted.map((option) => option.id).join()) return;
    stage.busy = false;
    this.picked = this.#wanted;
    this.#show(message.asked);
  }

  /** It was refused: as before. */
  keep(): void {
    this.#wanted = this.picked;
  }

  /** Another moment. */
  clear(): void {
    this.#wanted = [];
    if (this.picked.length) this.picked = [];
  }

  /** All answers, the last of which ends it. */
  with(last: OptionText): string[] {
    return [...this.picked, last].map((option) => option.id);
  }

  #ask(options: OptionText[]): void {
    const { frame, stage, connection } = this.#table;
    if (!frame?.asked || stage.busy) return;
    this.#wanted = options;
    if (!options.length) {
      this.picked = [];
      this.#show(frame.asked);
    } else stage.busy = connection.send({ type: "collect", moment: frame.moment, seat: frame.seat, options: options.map((option) => option.id) });
  }

  #show(asked: Asked): void {
    this.#table.forgetHint();
    this.#table.stage.ask(asked);
  }
}
