/** A live table as this browser sees it: the newest frame, the log, what is being chosen, who holds the device. */
import { tick } from "svelte";
import type { ChatLine, Frame, HintText, LogLine, OptionText, Scene, SeatInfo, TableMessage } from "../protocol";
import { Choosing } from "./choosing.svelte";
import { Collecting } from "./collecting.svelte";
import { Company } from "./company.svelte";
import { Connection } from "./connection.svelte";
import { http } from "./http";
import { type KnownTable, loseSeat, markNoted, memory, tokensOf } from "./memory.svelte";
import { marks } from "./mark";
import { animate, snapshot } from "./motion";
import { notice } from "./notices";
import { Playback } from "./playback.svelte";
import { forgetPrepared, wantsPrepared, wishPrepared } from "./preparing";
import { duration, settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";
import { indexOf } from "./scene";
import { sound, soundOf } from "./sound";
import { type Ways, steps, waysIn } from "./steps";
import { w } from "./words.svelte";

export const NOBODY = -2;
export const PARTY = -1;
/** More frames than this waiting to be shown are shown at once. */
const LONGEST_QUEUE = 40;
/** So few lines after one's own answer are no round of monsters: they are shown at once. */
const OWN_LINES = 3;
/** More lines than this in one frame share their time. */
const MANY_LINES = 12;
/** So long a notice stays when the table has gone on, in milliseconds. */
const PATIENCE = 6_000;
/** So long a notice can be read at least, and for each of its letters, in milliseconds. */
const [NOTICE, LETTER] = [3_500, 75];
/** Between two reports of what has been shown, in milliseconds: so fast bots play that nobody plays with. */
const BREATH = 250;
/** Refusals that can be about a hint: it does not come. */
const NO_HINT = ["no_hint", "too_fast", "not_your_turn", "not_your_seat"];
const PING_TIME = 2_400;
/** More than this at once nobody reads. */
const MOST_REVEALED = 3;

export interface Toast {
  text: string;
  rule: string;
  bad: boolean;
}

/** How many steps' time a line takes: what came to light wants to be read. */
const reading = (line: LogLine): number => (line.contest?.over ? 4 : line.contest && line.shows.length ? 2.5 : line.shows.some((one) => one.type === "card") ? 3 : line.shows.length ? 1.6 : 1);

/** Of what came to light at once the last lines; dice that still lie on the table need no second picture. */
function newest(lines: readonly LogLine[], scene: Scene): LogLine[] {
  const dice = (scene.bar ?? []).some((item) => item.type === "die");
  return lines.filter((line) => line.shows.some((one) => one.type === "card" || !dice)).slice(-MOST_REVEALED);
}

/** Whoever lets a bot play has nothing to choose: what it is asked is none of theirs until they take the seat back. */
function ownEyes(frame: Frame): Frame {
  const seat = frame.seats[frame.seat];
  return seat?.mine && seat.bot ? { ...frame, asked: null } : frame;
}

export class LiveTable {
  readonly id: string;
  readonly stage = new Stage();
  readonly playback = new Playback();
  readonly choosing = new Choosing(this);
  readonly company = new Company();
  readonly collecting = new Collecting(this);
  frame: Frame | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  unread: number = $state(0);
  toast: Toast | null = $state.raw(null);
  hint: HintText | null = $state.raw(null);
  hinting: boolean = $state(false);
  /** The hint that is wished for, or there, is a second thought: a bot looks ahead for some seconds. */
  hintLonger: boolean = $state(false);
  refusedReason: string = $state("");
  /** On a device with several seats: whose eyes are on the screen; null while it is handed over. */
  holder: number | null = $state(null);
  /** The option that was answered here last. */
  chosen: string = $state("");
  confirmUndo: boolean = $state(false);
  #noted: string = $state("");
  connection: Connection;
  root: HTMLElement | null = null;
  #queue: Frame[] = [];
  #showing = false;
  #closed = false;
  #toastTimer = 0;
  #sent = -1;
  /** The moment that a hint was asked for; while one is wished for and the table goes on, it is asked for again. */
  #hintFor = -1;
  #seen = -1;
  #reporting = 0;
  #heard = 0;
  /** Who waits to hear whether something is seen. */
  #sights = new Map<string, (sees: boolean | null) => void>();

  /** `looking`: somebody only looks on, whatever seats this device has; there are no secrets on the screen then. */
  constructor(id: string, looking = false) {
    this.id = id;
    this.stage.ahead = (options) => this.choosing.ahead(options);
    this.connection = new Connection(
      () => {
        this.chat = [];
        this.#hintFor = -1; // what was asked over the old line is not answered
        return { type: "hello", table: id, tokens: looking ? [] : tokensOf(id), language: settings.language };
      },
      (message) => this.#hear(message),
    );
  }

  known: KnownTable | undefined = $derived.by(() => memory.tables[this.id]);
  /** What opening the table's save had to tell, until somebody has read it here. */
  notes: string = $derived.by(() => {
    const notes = this.frame?.notes.join(" ") ?? "";
    return notes === this.#noted || notes === this.known?.noted ? "" : notes;
  });
  seats: SeatInfo[] = $derived(this.frame?.seats ?? []);
  /** My seats that a bot plays for me. */
  lent: SeatInfo[] = $derived(this.seats.filter((seat) => seat.mine && seat.bot));
  /** My seats that no bot plays. */
  mine: number[] = $derived(this.seats.filter((seat) => seat.mine && !seat.bot).map((seat) => seat.seat));
  seat: number = $derived(this.frame?.seat ?? NOBODY);
  names: string[] = $derived(this.seats.map((seat) => seat.name));
  /** Whether somebody elsewhere waits for the consent of this device. */
  asksMe: boolean = $derived(this.frame?.wish?.missing.some((seat) => this.seats[seat]?.mine) ?? false);
  /** The seat whose turn it is on this device, if it is not the one whose eyes are on the screen. */
  next: number | null = $derived.by(() => {
    if (!this.frame || this.mine.length < 2) return null;
    const waits = this.mine.filter((seat) => this.frame?.waiting.includes(seat));
    if (this.holder !== null && this.mine.includes(this.holder) && (waits.length === 0 || waits.includes(this.holder))) return null;
    return waits[0] ?? this.mine[0] ?? null;
  });
  /** The seat the device must be handed to before anything is shown, or null: also where nobody has anything to hide. */
  handOver: number | null = $derived(this.frame?.secret ? this.next : null);
  /** Whether whoever hands the device on may still take back what they chose last. */
  undoBeforeHandOver: boolean = $derived(this.handOver !== null && this.holder !== null && this.frame?.undo.how === "free" && this.frame.undo.seat === this.holder);
  /** Whether the screen may show what the frame holds. */
  shown: boolean = $derived(this.frame !== null && this.handOver === null && (this.mine.length < 2 || !this.frame.secret || this.holder === this.seat));

  close(): void {
    this.#closed = true;
    this.company.close();
    this.#queue = [];
    this.playback.skip();
    clearTimeout(this.#reporting);
    this.connection.close();
  }

  // --- hearing ------------------------------------------------------------------------------------------------------

  #hear(message: TableMessage): void {
    switch (message.type) {
      case "frame":
        this.#queue.push(ownEyes(message));
        if (!this.#showing) void this.#follow();
        break;
      case "refusal":
        this.#sent = -1;
        this.stage.busy = false;
        this.choosing.calm();
        this.collecting.keep();
        if (NO_HINT.includes(message.reason)) this.hinting = false;
        else if (!this.#showing) this.#keepWish();
        if (["no_such_table", "hello_first"].includes(message.reason)) {
          this.refusedReason = message.reason;
          this.connection.refuse();
        } else if (message.reason !== "stale") this.say(message.text, message.rule, true);
        break;
      case "chat":
        this.chat = [...this.chat, message];
        if (this.frame && message.seat !== this.seat && message.at > this.#heard) {
          this.unread += 1;
          this.company.hear(message);
          sound("spoken");
        }
        this.#heard = Math.max(this.#heard, message.at);
        break;
      case "ping":
        this.stage.pings[message.element] = message.seat;
        setTimeout(() => delete this.stage.pings[message.element], PING_TIME);
        break;
      case "hint":
        if (this.hinting && message.moment === this.frame?.moment) {
          this.hinting = false;
          this.hint = message;
          this.stage.hinted = message.option;
          this.stage.hintWords = `${message.text} ${message.reason}`;
        }
        break;
      case "preview":
        this.choosing.hear(message);
        break;
      case "sight":
        this.#sights.get(`${message.one}|${message.other}`)?.(message.sees);
        this.#sights.delete(`${message.one}|${message.other}`);
        break;
      case "collected":
        this.collecting.hear(message);
        break;
    }
  }

  /** Whoever wished for a hint when the table was just going on gets it for what is asked then. */
  #keepWish(): void {
    const frame = this.frame;
    if (!this.hinting || !frame || frame.moment === this.#hintFor) return;
    if (!frame.asked) this.hinting = false;
    else if (!this.stage.busy) this.#sendHint(frame);
  }

  #sendHint(frame: Frame): void {
    this.#hintFor = frame.moment;
    const options = this.collecting.picked.map((option) => option.id);
    this.hinting = this.connection.send({ type: "hint", moment: frame.moment, seat: frame.seat, longer: this.hintLonger, options });
  }

  /** Everything up to a moment has been shown. Bots among themselves wait for that, and leave time to step in. */
  #saw(moment: number): void {
    this.#seen = moment;
    this.#reporting ||= window.setTimeout(
      () => {
        this.#reporting = 0;
        this.connection.send({ type: "seen", moment: this.#seen });
      },
      document.hidden ? BREATH * 4 : BREATH,
    );
  }

  /** Frames are shown one after the other, and in them line after line, so that bots and monsters can be followed. */
  async #follow(): Promise<void> {
    this.#showing = true;
    for (let frame = this.#queue.shift(); frame && !this.#closed; frame = this.#queue.shift()) {
      if (this.#queue.length > LONGEST_QUEUE) this.playback.skip();
      await this.#play(frame);
      this.#saw(frame.moment);
    }
    this.playback.rest();
    this.#showing = false;
    if (!this.#closed) this.#keepWish();
    // Where nothing is secret the screen simply turns to whoever is asked.
    if (this.next !== null && this.handOver === null && !this.#closed) {
      if (this.holder !== null) this.say(w().yourTurnNow(this.names[this.next] ?? ""));
      this.hold(this.next);
    }
  }

  async #play(frame: Frame): Promise<void> {
    const old = this.frame;
    if (old && frame.table === old.table && frame.moment < old.moment) return;
    const fresh = frame.log.filter((line) => line.number >= this.log.length);
    const moved = old !== null && old.seat === frame.seat && frame.moment > old.moment && this.shown;
    const own = this.#sent === old?.moment && fresh.length <= OWN_LINES;
    const known = (id: string) => this.stage.index.has(id);
    if (moved && own) marks(this.root, fresh, known);
    // What was to be noticed belongs to the moment before.
    if (moved) this.stage.dropNotices(PATIENCE);
    if (old) this.company.compare(old.seats, frame.seats);
    if (!moved || own || !fresh.length || !this.playback.on) {
      await this.#show(frame, waysIn(fresh, known));
      if (moved) {
        soundOf(fresh);
        this.stage.reveal(newest(fresh, frame.scene));
        this.#lastContest(fresh, frame.scene);
        void this.stage.notice(fresh.filter((line) => this.#stops(line)));
      }
      return;
    }
    // Who comes with this frame appears with the line that names them.
    const coming = indexOf(frame.scene);
    const shown = steps(old.scene, frame.scene, fresh, (id) => known(id) || coming.has(id));
    for (const [at, { line, about, scene }] of shown.entries()) {
      this.playback.caption = { line, at: at + 1, all: shown.length };
      this.stage.telling = line.number;
      soundOf([line]);
      this.stage.lit = new Set(about);
      marks(this.root, [line], known);
      this.stage.reveal([line], true);
      if (line.contest) this.stage.tellContest(line.contest);
      else if (!this.playback.paused) this.stage.restContest();
      if (at === shown.length - 1) await this.#show(frame, waysIn([line], known), true);
      else {
        this.log = [...this.log.filter((other) => other.number < line.number), line];
        await this.#draw(scene, null, true, waysIn([line], known));
      }
      if (line.notice && this.mine.length && this.#stops(line)) await this.#noticed(line);
      // Whoever has many steps to catch up with sees them faster.
      await this.playback.wait((reading(line) * Math.min(1, MANY_LINES / shown.length)) / (1 + this.#queue.length / 5));
      if (!this.playback.on && at < shown.length - 1) {
        await this.#show(frame, new Map());
        break;
      }
    }
    this.stage.lit = new Set();
    this.stage.telling = -1;
    this.stage.reveal([], true);
    if (frame.scene.contest) this.stage.closeContest();
    else this.stage.restContest();
    // While its lines were told nothing could be chosen; now it can.
    this.stage.ask(frame.asked);
  }

  /** What befalls a bot stops nobody: the log tells it. */
  #stops(line: LogLine): boolean {
    const named = line.parts.flatMap((part) => part.on).map((id) => this.stage.element(id));
    const seat = named.flatMap((element) => (element?.type === "piece" && element.seat != null ? [element.seat] : []))[0];
    return seat === undefined || !this.frame?.seats[seat]?.bot;
  }

  /** Until somebody has seen it, or the table has gone on long ago. */
  async #noticed(line: LogLine): Promise<void> {
    let seen = false;
    void this.stage.notice([line]).then(() => (seen = true));
    for (let waited = 0; !seen && !this.#closed && (waited < PATIENCE || !this.#queue.length); waited += 250)
      await new Promise((done) => setTimeout(done, 250));
    if (!seen) this.stage.dropNotices();
  }

  /** A fight that was over at once is looked at, too; one that goes on lies on the table itself. */
  #lastContest(lines: readonly LogLine[], scene: Scene): void {
    this.stage.closeContest();
    const last = lines.findLast((line) => line.contest)?.contest;
    if (!last) return;
    if (scene.contest) this.stage.lastContest = last;
    else {
      this.stage.tellContest(last);
      this.stage.restContest();
    }
  }

  /** Another scene on the stage, with what moved gliding from where it was. */
  async #draw(scene: Scene, asked: Frame["asked"], mark: boolean, ways: Ways): Promise<void> {
    const before = mark ? snapshot(this.root) : null;
    this.stage.show(scene, asked, mark);
    await tick();
    if (before) animate(this.root, before, ways, this.stage.preview?.path);
  }

  /** `told`: its lines are still being told, so nothing is asked yet. */
  async #show(frame: Frame, ways: Ways, told = false): Promise<void> {
    const old = this.frame;
    const sameEyes = old !== null && old.seat === frame.seat;
    this.log = [...this.log.filter((line) => line.number < frame.log_from), ...frame.log];
    if (!old || old.moment !== frame.moment || !sameEyes) {
      this.hint = null;
      if (!sameEyes) this.hinting = false;
      this.stage.hinted = "";
      this.stage.open = "";
      this.stage.at = "";
      this.stage.hovered = "";
      this.confirmUndo = false;
      this.choosing.forget();
      this.collecting.clear();
    }
    if (this.#sent !== frame.moment) this.stage.busy = false;
    if (old?.wish && !frame.wish && !this.asksMe && old.moment === frame.moment && sameEyes) this.say(w().undoRefused);
    this.frame = frame;
    this.stage.names = frame.seats.map((seat) => seat.name);
    this.stage.notes = frame.notes;
    if (!frame.asked) this.stage.question = "";
    notice(this.#myTurn(frame), !old || old.moment !== frame.moment ? frame.status : "");
    await this.#draw(frame.scene, told ? null : frame.asked, sameEyes, ways);
    this.stage.preview = null;
    if (this.shown && !this.#prepares(frame) && frame.asked?.default && settings.autoContinue) this.#goOn(frame);
  }

  /** Whoever wants to begin at once is not asked about the preparation; what comes after it is theirs again. */
  #prepares(frame: Frame): boolean {
    const { asked, moment, seat } = frame;
    if (!asked || asked.seat !== seat || !wantsPrepared(this.id, seat)) return false;
    if (!asked.prepares) forgetPrepared(this.id, seat);
    else if (this.connection.send({ type: "prepare", moment, seat })) this.stage.busy = true;
    return asked.prepares;
  }

  /** Let a bot choose for this seat what is chosen before the first turn. */
  prepare(): void {
    const frame = this.frame;
    if (!frame?.asked?.prepares || this.stage.busy || !this.shown) return;
    wishPrepared(this.id, frame.seat);
    this.#prepares(frame);
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
    this.#toastTimer = window.setTimeout(() => (this.toast = null), Math.max(bad ? 2 * NOTICE : NOTICE, text.length * LETTER));
  }

  answer(option: OptionText): void {
    const frame = this.frame;
    if (!frame?.asked || this.stage.busy || !this.shown) return;
    if (this.collecting.takes(option)) {
      this.chosen = option.id;
      this.choosing.calm();
      return this.collecting.add(option);
    }
    const { moment, seat } = frame;
    const together = this.collecting.picked.length > 0;
    if (this.connection.send(together ? { type: "answers", moment, seat, options: this.collecting.with(option) } : { type: "answer", moment, seat, option: option.id })) {
      this.#sent = frame.moment;
      this.chosen = option.id;
      this.stage.busy = true;
      this.stage.open = "";
      this.choosing.calm();
    } else this.say(w().lineLost, "", true);
  }

  /** Take back: at once when it is free, after a question where nobody else must be asked, or else by asking them. */
  undo(sure = false): void {
    const frame = this.frame;
    if (!frame || !(this.shown || this.undoBeforeHandOver)) return;
    const last = this.collecting.picked.at(-1);
    if (last) return this.collecting.drop(last.id);
    if (frame.undo.how === "no") return this.say(frame.undo.why || w().undoNo);
    if (frame.undo.how === "confirm" && !sure) {
      this.confirmUndo = true;
      return;
    }
    this.confirmUndo = false;
    this.connection.send({ type: "undo", moment: frame.moment, seat: frame.seat });
  }

  /** Whether one place is seen from another; null where the game does not say. */
  sight(one: string, other: string): Promise<boolean | null> {
    return new Promise((done) => {
      if (this.connection.send({ type: "sight", one, other })) this.#sights.set(`${one}|${other}`, done);
      else done(null);
    });
  }

  /** Give the present moment a name. */
  keepMoment(name: string): void {
    if (name.trim() && this.seat >= 0) this.connection.send({ type: "keep", name, seat: this.seat });
  }

  /** Wish to return to a moment with a name. */
  returnTo(number: number): void {
    const frame = this.frame;
    if (frame) this.connection.send({ type: "return", moment: frame.moment, number, seat: frame.seat });
  }

  askHint(longer = false): void {
    const frame = this.frame;
    if (!frame?.asked || this.hinting) return;
    this.hint = null;
    this.hintLonger = longer;
    this.#hintFor = -1;
    this.hinting = true;
    // An answer is on its way: the wish is about what is asked next.
    if (!this.stage.busy) this.#sendHint(frame);
  }

  /** It was about what was asked before. */
  forgetHint(): void {
    this.hint = null;
    this.hinting = false;
    this.stage.hinted = "";
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

  /** Somebody else shall sit there; the words of a refusal, if it is one. */
  async free(seat: number): Promise<string> {
    try {
      const { token } = await http.free(this.id, { seat, owner: this.known?.owner ?? "", tokens: tokensOf(this.id) });
      loseSeat(this.id, seat, token);
      return "";
    } catch (error) {
      return (error as Error).message || w().lineLost;
    }
  }

  /** Somebody joins the campaign: a seat more, with an invitation to it; the words of a refusal, if it is one. */
  async addSeat(): Promise<string> {
    try {
      const seat = this.seats.length;
      const { token } = await http.addSeat(this.id, { owner: this.known?.owner ?? "" });
      loseSeat(this.id, seat, token);
      return "";
    } catch (error) {
      return (error as Error).message || w().lineLost;
    }
  }

  tryAgain(seat: number): void {
    this.connection.send({ type: "again", seat });
  }

  rename(seat: number, name: string): void {
    if (name.trim()) this.connection.send({ type: "rename", seat, name });
  }

  language(language: string): void {
    this.connection.send({ type: "speak", language });
  }

  /** The notes have been read. */
  noteRead(): void {
    this.#noted = this.notes;
    markNoted(this.id, this.#noted);
  }

  /** The next player holds the device now. */
  hold(seat: number): void {
    this.holder = seat;
    if (this.seat !== seat) this.connection.send({ type: "look", seat });
  }
}
