/** What a scene is drawn on: which parts can be chosen, which can't and why, what changed, who points where. */
import { getContext, setContext } from "svelte";
import type { Asked, Contest, LogLine, OptionText, PreviewText, RefusedText, Scene } from "../protocol";
import { readingShare } from "./settings.svelte";
import { type Any, type DieKinds, type Index, called, changes, dieKinds, indexOf } from "./scene";

const KEY = Symbol("stage");
/** When more than this changed at once (a new round), marks would say nothing. */
const MOST_MARKS = 24;
/** So few choices are best read as words. */
const FEW = 4;
/** How long marks of what has changed stay before somebody's eyes, in milliseconds. */
const FADES = 15_000;
/** How long something stays lit, in milliseconds. */
const LIT = 2_600;

/** How long something that came to light is shown, and how much longer for each further thing, in milliseconds. */
const [SHOWN, MORE] = [2_600, 900];
/** How long a contest that is over stays, in milliseconds. */
const CONTEST = 3_200;

export interface Attributes {
  "data-el": string;
  "data-can"?: string | undefined;
  "data-no"?: string | undefined;
  "data-new"?: string | undefined;
  "data-at"?: string | undefined;
  "data-hint"?: string | undefined;
  "data-focus"?: string | undefined;
  "data-ping"?: string | undefined;
  "data-area"?: string | undefined;
  "data-path"?: string | undefined;
  "data-lit"?: string | undefined;
  "data-state"?: string | undefined;
}

export class Stage {
  scene: Scene | null = $state.raw(null);
  asked: Asked | null = $state.raw(null);
  /** Tells one question from the next: who joins meanwhile, or answers as well, does not make it another one. */
  question: string = $state("");
  index: Index = $state.raw(new Map());
  changed: Set<string> = $state.raw(new Set());
  kinds: DieKinds = $state.raw(new Map());
  /** The option the keyboard stands on. */
  at: string = $state("");
  /** The option a bot would take. */
  hinted: string = $state("");
  /** The option that a guide points at. */
  guided: string = $state("");
  /** What it says about it. */
  hintWords: string = $state("");
  /** Elements somebody points at, with the seat. */
  pings: Record<string, number> = $state({});
  /** Gives something a name of its own (`calling` says what); null where nobody may. */
  naming: ((thing: string, name: string) => void) | null = $state.raw(null);
  /** How that is given a name, if anybody here may. */
  giving(thing: string | undefined): ((name: string) => void) | null {
    const naming = this.naming;
    return thing && naming ? (name) => naming(thing, name) : null;
  }
  /** The element whose menu is open. */
  open: string = $state("");
  names: string[] = $state.raw([]);
  /** Why the log does not begin with the game. */
  notes: string[] = $state.raw([]);
  busy: boolean = $state(false);
  /** The option whose place the pointer rests on. */
  hovered: string = $state("");
  /** What on the board the pointer rests on. */
  pointed: string = $state("");
  /** The crowded zone that is opened. */
  opened: string = $state("");
  looking = $derived(this.at || this.hovered);
  /** What options lead to in a few words, by their ids, as far as it is known. */
  leads: ReadonlyMap<string, string> = $state.raw(new Map());
  /** Finds that out for options that stand as buttons. */
  ahead: ((options: readonly OptionText[]) => () => void) | null = null;
  /** What the option somebody looks at would do. */
  preview: PreviewText | null = $state.raw(null);
  /** Elements that a line of the log or an entry in the order of turns speaks of. */
  lit: ReadonlySet<string> = $state.raw(new Set());
  /** Lines whose cards and dice have just come to light. */
  revealed: readonly LogLine[] = $state.raw([]);
  /** What nobody may miss, one after the other. */
  notices: readonly LogLine[] = $state.raw([]);
  #seen: (() => void) | null = null;
  #noticedAt = 0;
  /** A contest that the log tells of, while it is shown; and the last one. */
  told: Contest | null = $state.raw(null);
  lastContest: Contest | null = $state.raw(null);
  /** What stands against each other on the screen: the contest that is told, or the one in progress. */
  contest = $derived(this.told ?? this.scene?.contest ?? null);
  #rest = 0;
  /** The line that is just being told elsewhere on the screen; -1 for none. */
  telling = $state(-1);
  /** Their words stand elsewhere on the screen. */
  captioned = $state(false);
  #cover = 0;

  /** Of several areas that cover a place the best is meant, until somebody turns to the next. */
  #turned: { id: string; by: number } = $state.raw({ id: "", by: 0 });
  #areas = $derived.by(() => {
    const found = new Map<string, OptionText[]>();
    for (const option of this.asked?.options ?? [])
      for (const id of option.area) if (this.index.has(id)) found.set(id, [...(found.get(id) ?? []), option]);
    return found;
  });
  options = $derived.by(() => {
    const found = new Map<string, OptionText[]>();
    for (const option of this.asked?.options ?? [])
      if (option.on && !option.area.length && this.index.has(option.on)) found.set(option.on, [...(found.get(option.on) ?? []), option]);
    for (const [id, areas] of this.#areas) {
      const meant = areas[this.#turned.id === id ? this.#turned.by % areas.length : 0];
      if (meant) found.set(id, [meant, ...(found.get(id) ?? [])]);
    }
    return found;
  });
  /** Options that nothing on the table stands for. */
  loose = $derived((this.asked?.options ?? []).filter((option) => !option.on || !this.index.has(option.on)));
  /** What can be done where the figure in question stands, on a board of zones: pick up, leave, pull a lever. */
  here = $derived.by(() => {
    const zoneOf = (id: string) => [id, ...(this.index.get(id)?.within ?? [])].find((outer) => this.element(outer)?.type === "zone");
    const stood = new Set((this.scene?.focus ?? []).map(zoneOf).filter((zone) => zone !== undefined));
    return (this.asked?.options ?? []).filter((option) => stood.has(zoneOf(option.on) ?? ""));
  });
  /** What stands as buttons: everything where there is little, else what lies here or nowhere, and what means "go on". */
  listed = $derived.by(() => {
    const options = this.asked?.options ?? [];
    if (options.length <= FEW) return options;
    const near = this.here.length < FEW ? this.here : [];
    const shown = [...near, ...this.loose];
    const named = [this.asked?.default, this.hinted, this.guided];
    return [...shown, ...options.filter((option) => named.includes(option.id) && !shown.includes(option))];
  });
  refused = $derived(new Map<string, RefusedText>((this.asked?.refused ?? []).filter((refused) => refused.on).map((refused) => [refused.on, refused])));
  /** What can't be done now and lies nowhere on the table, each once. */
  refusedLoose = $derived([...new Map((this.asked?.refused ?? []).filter((refused) => !refused.on).map((refused) => [refused.what + refused.text, refused])).values()]);
  focus = $derived(new Set(this.scene?.focus ?? []));
  #area = $derived(new Set(this.preview?.area ?? []));
  #path = $derived(new Map((this.preview?.path ?? []).map((id, at) => [id, at])));
  #dark = 0;
  #fading = 0;
  #atElement = $derived(this.asked?.options.find((option) => option.id === this.at)?.on ?? "");
  /** Where that lies to which a guide points. */
  guidedOn = $derived(this.asked?.options.find((option) => this.guided && option.id === this.guided)?.on ?? "");
  /** Where the bot's option lies, and what its words name: a card it wants for a die that is placed elsewhere. */
  #hintElements = $derived.by(() => {
    const on = (id: string) => this.asked?.options.find((option) => id && option.id === id)?.on ?? "";
    const found = [on(this.hinted), on(this.guided), ...(this.hinted ? called(this.index, this.hintWords) : [])];
    return new Set(found.filter((id) => id !== ""));
  });

  /** Show another scene; what differs is marked, unless it is looked at through other eyes. */
  show(scene: Scene, asked: Asked | null, mark: boolean): void {
    const index = indexOf(scene);
    if (mark) {
      const changed = changes(this.index, index);
      // The marks show all that happened since the viewer's own last step; without a step of their own, the last move.
      // A frame in which nothing changed (somebody came or left) keeps them.
      const since = this.asked === null && this.scene !== null && scene.viewer >= 0 ? this.changed : new Set<string>();
      if (changed.size) this.changed = [since.union(changed), changed].find((marks) => marks.size <= MOST_MARKS) ?? new Set();
    } else this.changed = new Set();
    this.#fade();
    this.index = index;
    this.kinds = dieKinds(scene, index, this.kinds);
    this.scene = scene;
    this.ask(asked);
    this.#turned = { id: "", by: 0 };
  }

  /** Marks have been seen after a while; while nobody looks at the page they stay. */
  #fade(): void {
    clearTimeout(this.#fading);
    if (this.changed.size) this.#fading = window.setTimeout(() => (document.hidden ? this.#fade() : (this.changed = new Set())), FADES);
  }

  /** Ask something; while lines are told nothing is asked, and what was asked before may still be. */
  ask(asked: Asked | null): void {
    this.asked = asked;
    if (asked) this.question = [asked.seat, asked.question, ...(asked.until ? [] : asked.options.map((option) => option.id))].join("|");
  }

  /** Light up some elements for a while: what a name in the log means. */
  light(ids: readonly string[]): void {
    clearTimeout(this.#dark);
    this.lit = new Set(ids);
    this.#dark = window.setTimeout(() => (this.lit = new Set()), LIT);
  }

  /** Stop until somebody has seen it. */
  notice(lines: readonly LogLine[]): Promise<void> {
    const some = lines.filter((line) => line.notice);
    if (!some.length) return Promise.resolve();
    if (!this.notices.length) this.#noticedAt = Date.now();
    this.notices = [...this.notices, ...some];
    return new Promise((done) => (this.#seen = done));
  }

  /** Nobody needs to see those any more that were shown so many milliseconds ago. */
  dropNotices(after = 0): void {
    while (this.notices.length && Date.now() - this.#noticedAt >= after) this.noticed();
  }

  /** The first notice has been seen. */
  noticed(): void {
    this.notices = this.notices.slice(1);
    if (this.notices.length) return;
    this.#seen?.();
    this.#seen = null;
  }

  /** Show a contest as the log tells it, until `restContest` or somebody closes it. */
  tellContest(contest: Contest): void {
    clearTimeout(this.#rest);
    this.#rest = 0;
    this.told = this.lastContest = contest;
  }

  /** The telling has gone on: the contest may still be looked at for a while. */
  restContest(): void {
    if (this.told && !this.#rest) this.#rest = window.setTimeout(() => this.closeContest(), CONTEST * readingShare());
  }

  closeContest(): void {
    clearTimeout(this.#rest);
    this.#rest = 0;
    this.told = null;
  }

  /** Show for a while what these lines brought to light; `stays` until something else is shown. */
  reveal(lines: readonly LogLine[], stays = false): void {
    const some = lines.filter((line) => line.shows.length && !line.contest);
    if (!some.length) {
      // The next step has nothing to show: what was shown may still be read to its end.
      if (stays && this.revealed.length && !this.#cover) this.#cover = window.setTimeout(() => this.cover(), (SHOWN / 2) * readingShare());
      return;
    }
    this.cover();
    // Something new is worth more than a fight that is over.
    if (this.#rest) this.closeContest();
    this.revealed = some;
    this.captioned = stays;
    const cards = some.flatMap((line) => line.shows).filter((one) => one.type === "card").length;
    if (!stays) this.#cover = window.setTimeout(() => this.cover(), (SHOWN + MORE * Math.max(0, cards - 1)) * readingShare());
  }

  /** What was shown has been seen. */
  cover(): void {
    clearTimeout(this.#cover);
    this.#cover = 0;
    this.revealed = [];
  }

  /** Which of how many areas that cover a place is meant; nothing where there is no choice. */
  turning(id: string): { at: number; of: number } | null {
    const areas = this.#areas.get(id) ?? [];
    return areas.length > 1 ? { at: (this.#turned.id === id ? this.#turned.by % areas.length : 0) + 1, of: areas.length } : null;
  }

  /** The next area that covers a place. */
  turn(id: string): void {
    this.#turned = { id, by: this.#turned.id === id ? this.#turned.by + 1 : 1 };
  }

  element(id: string): Any | undefined {
    return this.index.get(id)?.element;
  }

  /** The attributes by which an element is found, drawn and clicked. */
  props(element: { id: string; state?: string }): Attributes {
    const id = element.id;
    return {
      "data-el": id,
      "data-can": this.options.has(id) ? (this.busy ? "busy" : "") : undefined,
      "data-no": this.refused.has(id) ? "" : undefined,
      "data-new": this.changed.has(id) ? "" : undefined,
      "data-at": id === this.#atElement || id === this.open ? "" : undefined,
      "data-hint": this.#hintElements.has(id) ? "" : undefined,
      "data-focus": this.focus.has(id) ? "" : undefined,
      "data-ping": this.pings[id] === undefined ? undefined : String(this.pings[id]),
      "data-area": this.#area.has(id) ? "" : undefined,
      "data-path": this.#path.has(id) ? String(this.#path.get(id)) : undefined,
      "data-lit": this.lit.has(id) ? "" : undefined,
      "data-state": element.state || undefined,
    };
  }
}

export const provideStage = (stage: Stage): Stage => setContext(KEY, stage);
export const useStage = (): Stage => getContext<Stage>(KEY);
