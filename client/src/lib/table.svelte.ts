/** A live table as this browser sees it: the newest frame, the log, what is being chosen, who holds the device. */
import { tick } from "svelte";
import type { ChatLine, Frame, HintText, LogLine, OptionText, SeatInfo, TableMessage } from "../protocol";
import { Connection } from "./connection.svelte";
import { type KnownTable, memory, tokensOf } from "./memory.svelte";
import { animate, snapshot } from "./motion";
import { notice } from "./notices";
import { duration, settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";
import { w } from "./words.svelte";

export const NOBODY = -2;
export const PARTY = -1;
/** More frames than this waiting to be shown are shown at once. */
const LONGEST_QUEUE = 5;
const PING_TIME = 2_400;

export interface Toast {
  text: string;
  rule: string;
  bad: boolean;
}

export class LiveTable {
  readonly id: string;
  readonly stage = new Stage();
  frame: Frame | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  unread: number = $state(0);
  toast: Toast | null = $state.raw(null);
  hint: HintText | null = $state.raw(null);
  hinting: boolean = $state(false);
  refusedReason: string = $state("");
  /** On a device with several seats: whose eyes are on the screen; null while it is handed over. */
  holder: number | null = $state(null);
  confirmUndo: boolean = $state(false);
  connection: Connection;
  root: HTMLElement | null = null;
  #queue: Frame[] = [];
  #pace = 0;
  #toastTimer = 0;
  #sent = -1;
  #heard = 0;

  constructor(id: string) {
    this.id = id;
    this.connection = new Connection(
      () => {
        this.chat = [];
        return { type: "hello", table: id, tokens: tokensOf(id), language: settings.language };
      },
      (message) => this.#hear(message),
    );
  }

  known: KnownTable | undefined = $derived.by(() => memory.tables[this.id]);
  seats: SeatInfo[] = $derived(this.frame?.seats ?? []);
  /** My seats that no bot plays. */
  mine: number[] = $derived(this.seats.filter((seat) => seat.mine && !seat.bot).map((seat) => seat.seat));
  seat: number = $derived(this.frame?.seat ?? NOBODY);
  names: string[] = $derived(this.seats.map((seat) => seat.name));
  /** The seat the device must be handed to before anything is shown, or null. */
  handOver: number | null = $derived.by(() => {
    if (!this.frame || this.mine.length < 2) return null;
    const waits = this.mine.filter((seat) => this.frame?.waiting.includes(seat));
    if (this.holder !== null && this.mine.includes(this.holder) && (waits.length === 0 || waits.includes(this.holder))) return null;
    return waits[0] ?? this.mine[0] ?? null;
  });
  /** Whether the screen may show what the frame holds. */
  shown: boolean = $derived(this.frame !== null && this.handOver === null && (this.mine.length < 2 || this.holder === this.seat));

  close(): void {
    clearTimeout(this.#pace);
    this.connection.close();
  }

  // --- hearing ------------------------------------------------------------------------------------------------------

  #hear(message: TableMessage): void {
    switch (message.type) {
      case "frame":
        this.#queue.push(message);
        if (!this.#pace) this.#next();
        break;
      case "refusal":
        this.#sent = -1;
        this.stage.busy = false;
        this.hinting = false;
        if (["no_such_table", "hello_first"].includes(message.reason)) {
          this.refusedReason = message.reason;
          this.connection.refuse();
        } else if (message.reason !== "stale") this.say(message.text, message.rule, true);
        break;
      case "chat":
        this.chat = [...this.chat, message];
        if (this.frame && message.seat !== this.seat && message.at > this.#heard) this.unread += 1;
        this.#heard = Math.max(this.#heard, message.at);
        break;
      case "ping":
        this.stage.pings[message.element] = message.seat;
        setTimeout(() => delete this.stage.pings[message.element], PING_TIME);
        break;
      case "hint":
        this.hinting = false;
        if (message.moment === this.frame?.moment) {
          this.hint = message;
          this.stage.hinted = message.option;
        }
        break;
    }
  }

  /** Frames are shown one after the other, so that the moves of bots can be followed. */
  #next(): void {
    const frame = this.#queue.shift();
    if (!frame) {
      this.#pace = 0;
      return;
    }
    const moved = this.frame !== null && frame.moment !== this.frame.moment;
    void this.#show(frame);
    const hurry = this.#queue.length > LONGEST_QUEUE || !moved || document.hidden;
    this.#pace = window.setTimeout(() => this.#next(), hurry ? 0 : duration() * 1.3);
  }

  async #show(frame: Frame): Promise<void> {
    const old = this.frame;
    if (old && frame.table === old.table && frame.moment < old.moment) return;
    const sameEyes = old !== null && old.seat === frame.seat;
    const before = sameEyes && old.moment !== frame.moment ? snapshot(this.root) : null;
    this.log = [...this.log.filter((line) => line.number < frame.log_from), ...frame.log];
    if (!old || old.moment !== frame.moment || !sameEyes) {
      this.hint = null;
      this.stage.hinted = "";
      this.stage.open = "";
      this.stage.at = "";
      this.confirmUndo = false;
    }
    if (this.#sent !== frame.moment) this.stage.busy = false;
    this.frame = frame;
    this.stage.names = frame.seats.map((seat) => seat.name);
    this.stage.show(frame.scene, frame.asked, sameEyes);
    notice(this.#myTurn(frame), !old || old.moment !== frame.moment ? frame.status : "");
    await tick();
    if (before) animate(this.root, before);
    if (frame.asked?.default && settings.autoContinue && this.shown) this.#goOn(frame);
  }

  #myTurn(frame: Frame): boolean {
    const mine = frame.seats.filter((seat) => seat.mine && !seat.bot).map((seat) => seat.seat);
    return frame.waiting.some((seat) => mine.includes(seat) || (seat === PARTY && mine.length > 0));
  }

  #goOn(frame: Frame): void {
    const usual = frame.asked?.options.find((option) => option.id === frame.asked?.default);
    setTimeout(() => {
      if (usual && this.frame === frame && settings.autoContinue) {
        this.say(`${frame.status} → ${usual.text}`);
        this.answer(usual);
      }
    }, duration() * 2);
  }

  // --- saying -------------------------------------------------------------------------------------------------------

  say(text: string, rule = "", bad = false): void {
    this.toast = { text, rule, bad };
    clearTimeout(this.#toastTimer);
    this.#toastTimer = window.setTimeout(() => (this.toast = null), bad ? 7_000 : 3_500);
  }

  answer(option: OptionText): void {
    const frame = this.frame;
    if (!frame?.asked || this.stage.busy || !this.shown) return;
    if (this.connection.send({ type: "answer", moment: frame.moment, option: option.id, seat: frame.seat })) {
      this.#sent = frame.moment;
      this.stage.busy = true;
      this.stage.open = "";
    } else this.say(w().lineLost, "", true);
  }

  /** Take back: at once when it is free, after a question where bots played on, by asking where others did. */
  undo(sure = false): void {
    const frame = this.frame;
    if (!frame || frame.undo.how === "no" || !this.shown) return;
    if (frame.undo.how === "confirm" && !sure) {
      this.confirmUndo = true;
      return;
    }
    this.confirmUndo = false;
    if (this.connection.send({ type: "undo", moment: frame.moment, seat: frame.seat }) && frame.undo.how === "ask")
      this.say(w().undoAsked);
  }

  askHint(): void {
    const frame = this.frame;
    if (!frame?.asked || this.hinting) return;
    this.hinting = this.connection.send({ type: "hint", moment: frame.moment, seat: frame.seat });
  }

  consent(agreed: boolean): void {
    const frame = this.frame;
    if (frame) this.connection.send({ type: "consent", moment: frame.moment, seat: frame.seat, agreed });
  }

  point(element: string): void {
    if (this.seat >= 0) this.connection.send({ type: "ping", element, seat: this.seat });
  }

  speak(text: string): void {
    if (text.trim()) this.connection.send({ type: "chat", text, seat: this.seat >= 0 ? this.seat : NOBODY });
  }

  giveSeat(seat: number, bot: string): void {
    this.connection.send({ type: "seat", seat, bot, token: this.known?.owner ?? "" });
  }

  rename(seat: number, name: string): void {
    if (name.trim()) this.connection.send({ type: "rename", seat, name });
  }

  language(language: string): void {
    this.connection.send({ type: "speak", language });
  }

  /** The next player holds the device now. */
  hold(seat: number): void {
    this.holder = seat;
    if (this.seat !== seat) this.connection.send({ type: "look", seat });
  }
}
