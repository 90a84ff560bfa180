/** Symbols on dice that must be read at a glance, in a box of 100 × 100; all other words are icons of the icon set. */
export const SYMBOLS: Record<string, string> = {
  sword: "M50 2L60 16V60H40V16ZM22 62H78V72H22ZM44 74H56V92A6 6 0 0 1 44 92Z",
  shield: "M50 4L88 16V48C88 72 70 88 50 97C30 88 12 72 12 48V16ZM50 16L24 24V48C24 65 36 77 50 84Z",
  bam: "M50 0L59 26L81 10L74 36L100 38L79 54L97 74L71 71L72 98L52 79L35 100L31 73L4 79L21 57L0 42L26 37L16 12L41 26Z",
  diamond: "M50 2L92 50L50 98L8 50ZM50 18L24 50H76Z",
  heart: "M50 92L12 52C-6 30 16 2 38 14L50 26L62 14C84 2 106 30 88 52Z",
  bolt: "M60 0L18 56H46L36 100L84 38H54Z",
  skull: "M50 4C22 4 8 24 10 48C11 60 20 64 24 72V88H40V76H46V88H54V76H60V88H76V72C80 64 89 60 90 48C92 24 78 4 50 4ZM33 36A9 10 0 1 1 33 56A9 10 0 1 1 33 36ZM67 36A9 10 0 1 1 67 56A9 10 0 1 1 67 36Z",
};

/** Where symbols stand on a face: middle and size in percent, by how many there are. */
export const PLACES: Record<number, [number, number, number][]> = {
  1: [[50, 50, 64]],
  2: [[32, 33, 46], [68, 67, 46]],
  3: [[50, 29, 40], [28, 69, 40], [72, 69, 40]],
  4: [[29, 29, 38], [71, 29, 38], [29, 71, 38], [71, 71, 38]],
};
