/** Who comes, goes, comes back and speaks: seen by everybody at the table without opening anything. */
import type { ChatLine, SeatInfo } from "../protocol";
import { w } from "./words.svelte";

/** Whoever is gone for so long has not just opened the page anew, in milliseconds. */
const GONE = 4_000;
/** How long news stay, in milliseconds: a line of chat wants to be read. */
const [STAYS, SPOKEN] = [6_000, 12_000];
/** More than this at once nobody reads. */
const MOST = 4;

export interface News {
  id: number;
  seat: number;
  who: string;
  text: string;
  /** Somebody said it. */
  spoken: boolean;
}

export class Company {
  news: News[] = $state.raw([]);
  #next = 0;
  /** Who has followed an invitation and is not there yet. */
  #fresh = new Set<number>();
  /** Who seems to have left, until it is certain. */
  #leaving = new Map<number, number>();

  /** What has changed among the others between two frames. */
  compare(before: readonly SeatInfo[], after: readonly SeatInfo[]): void {
    for (const seat of after) {
      const old = before[seat.seat];
      if (!old || seat.mine || old.mine) continue;
      if (old.link === "new" && seat.link !== "new") this.#fresh.add(seat.seat);
      if (old.connected && !seat.connected) this.#leaves(seat);
      else if (!old.connected && seat.connected) this.#comes(seat);
      else if (old.name !== seat.name && !seat.bot && seat.connected) this.#tell(seat, w().nowCalled(old.name));
      if (!old.bot && seat.bot) this.#tell(seat, w().botPlays);
      else if (old.bot && !seat.bot && old.connected === seat.connected) this.#tell(seat, w().playsAgain);
    }
  }

  hear(line: ChatLine): void {
    this.#add({ seat: line.seat, who: line.name || w().spectators, text: line.text, spoken: true }, SPOKEN);
  }

  drop(id: number): void {
    this.news = this.news.filter((one) => one.id !== id);
  }

  /** What was said is read elsewhere. */
  heard(): void {
    if (this.news.some((one) => one.spoken)) this.news = this.news.filter((one) => !one.spoken);
  }

  close(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer);
  }

  #leaves(seat: SeatInfo): void {
    clearTimeout(this.#leaving.get(seat.seat));
    const timer = window.setTimeout(() => {
      this.#leaving.delete(seat.seat);
      this.#tell(seat, w().hasLeft);
    }, GONE);
    this.#leaving.set(seat.seat, timer);
  }

  #comes(seat: SeatInfo): void {
    const leaving = this.#leaving.get(seat.seat);
    if (leaving !== undefined) {
      clearTimeout(leaving);
      this.#leaving.delete(seat.seat);
    } else this.#tell(seat, this.#fresh.delete(seat.seat) ? w().satDown : w().isHere);
  }

  #tell(seat: SeatInfo, text: string): void {
    this.#add({ seat: seat.seat, who: seat.name, text, spoken: false }, STAYS);
  }

  #add(one: Omit<News, "id">, stays: number): void {
    const id = this.#next++;
    this.news = [...this.news, { ...one, id }].slice(-MOST);
    setTimeout(() => this.drop(id), stays);
  }
}
