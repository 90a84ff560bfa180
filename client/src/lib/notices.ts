/** Telling somebody who looks elsewhere that it is their turn: the tab's title, a sound, a notification. */
import { settings } from "./settings.svelte";
import { w } from "./words.svelte";

let turn = false;

export function notice(mine: boolean, status: string): void {
  document.title = mine ? `● ${w().turnTitle} · Tafelrunde` : "Tafelrunde";
  const began = mine && !turn;
  turn = mine;
  if (!began || !status) return;
  if (settings.sound) chime();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification("Tafelrunde", { body: status, tag: "tafelrunde-turn" });
}

export async function askToNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

function chime(): void {
  try {
    const audio = new AudioContext();
    [587, 880].forEach((pitch, at) => {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.frequency.value = pitch;
      tone.type = "triangle";
      const start = audio.currentTime + at * 0.13;
      loudness.gain.setValueAtTime(0.0001, start);
      loudness.gain.exponentialRampToValueAtTime(0.14, start + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.55);
    });
  } catch {
    // No sound device: the title says it too.
  }
}
