/** Colours that games name: a word of the palette, or `#rrggbb`. Figures stand on dark discs, so all are light enough. */
const PALETTE: Record<string, string> = {
  red: "#ff8a7a",
  orange: "#ffae6b",
  gold: "#f0c75e",
  yellow: "#f4e07a",
  lime: "#c3e86f",
  green: "#86dd9b",
  teal: "#5fd8c9",
  cyan: "#7fdcf5",
  blue: "#83b4ff",
  indigo: "#a3a6ff",
  purple: "#d19bff",
  pink: "#ff9ed2",
  brown: "#d7ab7c",
  grey: "#c3cad4",
  white: "#f4f1ea",
  black: "#9aa3b0",
};

/** Seen brightness from 0 to 1. */
function brightness(hex: string): number {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return 0.3 * part(1) + 0.59 * part(3) + 0.11 * part(5);
}

/** The colour to draw with on dark; "" when the game named none. */
export function tint(color: string | undefined): string {
  if (!color) return "";
  const known = PALETTE[color.toLowerCase()];
  if (known) return known;
  if (!/^#[0-9a-f]{6}$/i.test(color)) return "";
  return brightness(color) < 0.55 ? `color-mix(in srgb, ${color} 55%, white)` : color;
}
