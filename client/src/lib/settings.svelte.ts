/** What this browser remembers about how its people like the table. */
export type Theme = "dark" | "light";
export type Tongue = "de" | "en";
export type Motion = "off" | "short" | "normal" | "slow";
export type Pace = "off" | "fast" | "normal" | "slow";
export type Confirm = "never" | "people" | "always";

export interface Kept {
  theme: Theme;
  language: Tongue;
  motion: Motion;
  /** How fast steps that happen by themselves are shown; unset: normal, or none with reduced motion. */
  pace: Pace | "";
  /** Ask before a step that can't be taken back: never, when other people play, or always. */
  confirm: Confirm;
  /** How loud, from 0 (no sound) to 100. */
  volume: number;
  notify: boolean;
  autoContinue: boolean;
  name: string;
}

const KEY = "tafelrunde.settings";

function first(): Kept {
  const usual: Kept = {
    theme: matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark",
    language: navigator.language.toLowerCase().startsWith("de") ? "de" : "en",
    motion: "normal",
    pace: "",
    confirm: "people",
    volume: 0,
    notify: false,
    autoContinue: false,
    name: "",
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const settings: Kept = $state(first());

/** Keep settings and the page in step; called once, from the root. */
export function watchSettings(): void {
  $effect(() => {
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.lang = settings.language;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A private window may refuse; the table works without memory.
    }
  });
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

export const pace = (): Pace => settings.pace || (still.matches ? "off" : "normal");

/** How long one step of a bot or monster is shown, in milliseconds; 0: all at once. */
export const stepTime = (): number => ({ off: 0, fast: 260, normal: 620, slow: 1_500 })[pace()];

/** Whoever lets steps go fast reads fast, too. */
export const readingShare = (): number => ({ off: 1, fast: 0.65, normal: 1, slow: 1.7 })[pace()];

/** How long a movement takes, in milliseconds; 0 for none. */
export function duration(): number {
  if (still.matches) return 0;
  return { off: 0, short: 150, normal: 230, slow: 480 }[settings.motion];
}
