/** Looking before choosing: previews of options, and a question before what can't be taken back. */
import type { ClientMessage, Frame, OptionText, PreviewText } from "../protocol";
import { settings } from "./settings.svelte";
import type { Stage } from "./stage.svelte";

/** How long somebody looks at an option before it is worth asking what it would do. */
const LOOK_TIME = 120;

/** Of so many buttons it is written on them what they lead to; more nobody reads. */
const MOST_AHEAD = 6;

/** What is needed of a table. */
interface Table {
  readonly frame: Frame | null;
  readonly stage: Stage;
  readonly connection: { send(message: ClientMessage): boolean };
  answer(option: OptionText): void;
}

export class Choosing {
  /** An option that can't be taken back and was chosen once; choosing it again does it. */
  armed: OptionText | null = $state.raw(null);
  #previews = new Map<string, PreviewText>();
  /** An option that was chosen, while the table is asked whether it can be taken back. */
  #unsure: OptionText | null = null;
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** At once, or after a question where it can't be taken back or gives something up and the person wants to be asked. */
  choose(option: OptionText): void {
    const { frame, stage } = this.#table;
    if (!frame?.asked || stage.busy) return;
    const others = frame.seats.some((seat) => !seat.bot && !seat.mine);
    const careful = settings.confirm === "always" || (settings.confirm === "people" && others);
    const known = this.#previews.get(option.id);
    const again = this.armed?.id === option.id;
    if (option.gives_up && settings.confirm !== "never" && !again) this.armed = option;
    else if (!careful || again) this.#table.answer(option);
    else if (option.reveals || known?.reveals) this.armed = option;
    else if (settings.confirm === "always" && !known) {
      this.#unsure = option;
      this.#ask(frame, option.id);
    } else this.#table.answer(option);
  }

  /** Somebody looks at an option: show what it would do. What is handed back ends the look. */
  look(option: string): () => void {
    const { frame, stage } = this.#table;
    const known = this.#previews.get(option);
    stage.preview = known ?? null;
    if (known || !option || !frame?.asked?.previews) return () => {};
    const timer = window.setTimeout(() => this.#ask(frame, option), LOOK_TIME);
    return () => clearTimeout(timer);
  }

  /** Options stand as buttons: find out what they lead to, if they stay for a moment. What is handed back ends that. */
  ahead(options: readonly OptionText[]): () => void {
    const { frame } = this.#table;
    const unknown = options.filter((option) => !this.#previews.has(option.id));
    if (!frame?.asked?.previews || options.length > MOST_AHEAD || !unknown.length) return () => {};
    const timer = window.setTimeout(() => unknown.forEach((option) => this.#ask(frame, option.id)), LOOK_TIME * 2);
    return () => clearTimeout(timer);
  }

  hear(preview: PreviewText): void {
    const { frame, stage } = this.#table;
    if (preview.moment !== frame?.moment) return;
    this.#previews.set(preview.option, preview);
    if (preview.short) stage.leads = new Map([...stage.leads, [preview.option, preview.short]]);
    if (stage.looking === preview.option) stage.preview = preview;
    const unsure = this.#unsure;
    if (unsure?.id !== preview.option) return;
    this.#unsure = null;
    if (preview.reveals) this.armed = unsure;
    else this.#table.answer(unsure);
  }

  /** Nothing is half chosen any more. */
  calm(): void {
    this.armed = null;
    this.#unsure = null;
  }

  /** Another moment: what was known about options is over. */
  forget(): void {
    this.calm();
    this.#previews.clear();
    this.#table.stage.leads = new Map();
  }

  #ask(frame: Frame, option: string): void {
    this.#table.connection.send({ type: "preview", moment: frame.moment, option, seat: frame.seat });
  }
}
