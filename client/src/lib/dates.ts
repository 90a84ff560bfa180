/** Dates as people say them, in the language of the page. Times are in seconds, as the server says them. */
import { settings } from "./settings.svelte";

export const day = (at: number): string => new Date(at * 1000).toLocaleDateString(settings.language, { day: "numeric", month: "short", year: "numeric" });

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3_600], ["minute", 60]];
const RECENT = 14;
/** "3 hours ago", "yesterday"; what is further back than two weeks by its date. */
export function ago(at: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? ["minute", 60];
  const many = Math.floor(past / length);
  if (unit === "day" && many > RECENT) return day(at);
  return new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" }).format(-many, unit);
}
