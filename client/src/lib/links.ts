/** Links and files to hand on. */
import type { Opened, SeatWish } from "../protocol";
import { type KnownTable, remember } from "./memory.svelte";
import { reach } from "./reach.svelte";

/** The secret stands behind the #: browsers send that to nobody, so that no log or proxy sees it. */
export const seatLink = (token: string) => `${reach.origin}${seatPath(token)}`;
export const seatPath = (token: string) => `/seat#${token}`;
export const tableLink = (table: string) => `${reach.origin}/table/${table}`;
export const sharedLink = (share: string) => `${reach.origin}/shared/${share}`;

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A title as the name of a file: "Black Widow – round 3" becomes "black-widow-round-3". */
export const fileName = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60).replace(/^-|-$/g, "");

/** A file for the person to keep. */
export function download(data: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Keep a new table; `here` are the seats that are played on this device. */
export function keep(opened: Opened, game: string, here: number[], from?: KnownTable["from"]): void {
  remember({
    table: opened.table,
    game,
    owner: opened.owner,
    seats: Object.fromEntries(opened.seats.map((token, seat) => [seat, token])),
    mine: here,
    at: Date.now(),
    ...(from ? { from } : {}),
  });
}

const BOT_NAMES = ["Isolde", "Gawain", "Morgane", "Parzival", "Kundry", "Lanzelot"];

export const botSeat = (level: string, at: number): SeatWish => ({ bot: level, name: BOT_NAMES[at % BOT_NAMES.length] ?? "Bot" });
