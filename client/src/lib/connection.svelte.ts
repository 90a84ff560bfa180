/** One socket to one table that comes back by itself. */
import type { ClientMessage, Frame, TableMessage } from "../protocol";
import { patched } from "./patch";

export type Line = "connecting" | "open" | "lost" | "refused";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

export class Connection {
  line: Line = $state("connecting");
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #frame: Frame | null = null;
  #closed = false;
  #hello: () => ClientMessage;
  #hear: (message: TableMessage) => void;
  #again = () => {
    if (this.line === "lost" && document.visibilityState === "visible") this.#open();
  };

  constructor(hello: () => ClientMessage, hear: (message: TableMessage) => void) {
    this.#hello = hello;
    this.#hear = hear;
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
    this.#open();
  }

  /** Whether it could be sent; nothing is kept for later, because it would be about an old moment. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The table does not want us: no more attempts. */
  refuse(): void {
    this.line = "refused";
    this.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
  }

  /** Frames arrive whole or as what has changed; the rest of the client sees only whole ones. */
  #receive(message: TableMessage): void {
    if (message.type === "patch") {
      // A patch that does not fit the frame before it can't be used: ask for a whole one.
      if (this.#frame?.serial === message.serial - 1) this.#receive(patched(this.#frame, message));
      else if (this.#frame) this.send({ type: "look", seat: this.#frame.seat });
      return;
    }
    if (message.type === "frame") this.#frame = message;
    this.#hear(message);
  }

  #open(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    if (this.#socket) {
      this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
      this.#socket.close();
    }
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.#socket = socket;
    this.#frame = null;
    socket.onopen = () => socket.send(JSON.stringify({ ...this.#hello(), patches: true, reports: true }));
    socket.onmessage = (event) => {
      this.#wait = FIRST_WAIT;
      if (this.line !== "refused") this.line = "open";
      this.#receive(JSON.parse(event.data as string) as TableMessage);
    };
    socket.onclose = () => {
      if (this.#closed) return;
      this.line = "lost";
      this.#timer = window.setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }
}
