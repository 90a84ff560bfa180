/** Where a long word may be broken when it does not fit; browsers that know no hyphenation would break it anywhere. */

/** Sounds that one syllable begins with; the longest that fits stays together. */
const ONSETS = ["schl", "schm", "schn", "schr", "schw", "sch", "ch", "ck", "ph", "th", "qu", "st", "wh", "bl", "br", "dr", "fl", "fr", "gl", "gr", "kl", "kn", "kr", "pl", "pr", "tr", "zw"];
const [VOWEL, CONSONANTS] = [/[aeiouyäöü]/i, /[^aeiouyäöü]+/gi];
/** Shorter words are never broken, and no part is shorter than that. */
const [LONG, PART] = [10, 3];
/** Where one word of a compound ends and the next begins, which no rule of syllables tells. */
const JOINTS = /(?<=\p{L}{3})(?=angriff|aktion|ausrüst|einheit|element|initiativ|umgebung|opfer)/giu;

function word(whole: string): string {
  if (whole.length < LONG) return whole;
  const compound = whole.split(JOINTS);
  if (compound.length > 1) return compound.map(word).join("\u00ad");
  const breaks = [...whole.matchAll(CONSONANTS)].flatMap((run) => {
    const end = run.index + run[0].length;
    if (run.index === 0 || end === whole.length || !VOWEL.test(whole.charAt(run.index - 1))) return [];
    const onset = ONSETS.find((sound) => run[0].toLowerCase().endsWith(sound))?.length ?? 1;
    const at = end - onset;
    return at >= PART && whole.length - at >= PART ? [at] : [];
  });
  return breaks.reduceRight((text, at) => `${text.slice(0, at)}\u00ad${text.slice(at)}`, whole);
}

/** The same words with soft hyphens in the long ones. */
export const soft = (text: string | undefined): string => (text ?? "").replace(/\p{L}+/gu, word);
