/** Telling somebody who looks elsewhere that it is their turn: the tab's title, a sound, a notification. */
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import { w } from "./words.svelte";

let turn = false;

export function notice(mine: boolean, status: string): void {
  document.title = mine ? `● ${w().turnTitle} · Tafelrunde` : "Tafelrunde";
  const began = mine && !turn;
  turn = mine;
  if (!began || !status) return;
  sound("turn");
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification("Tafelrunde", { body: status, tag: "tafelrunde-turn" });
}

export async function askToNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
