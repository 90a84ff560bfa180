/** Sounds, made here from tones and noise: they say what happens to whoever looks elsewhere. */
import type { LogLine } from "../protocol";
import { settings } from "./settings.svelte";

/** No more than so many lines are heard at once, so far apart in seconds; of a way so many steps. */
const [MOST, APART, STEPS] = [4, 0.16, 5];
const HURT = /wound|suffer|damage|hit|killed|died|slain|destroy/;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers let nothing sound before somebody has touched the page. */
function ready(): AudioContext | null {
  if (!settings.volume || !navigator.userActivation?.hasBeenActive) return null;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    return audio;
  } catch {
    return null; // No sound device: the screen says everything, too.
  }
}

function loudness(context: AudioContext, at: number, peak: number, length: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, peak * (settings.volume / 100)), at + Math.min(0.015, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}

function tone(context: AudioContext, at: number, pitch: number, to: number, length: number, peak: number, type: OscillatorType = "triangle"): void {
  const source = context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(loudness(context, at, peak, length));
  source.start(at);
  source.stop(at + length);
}

function rustle(context: AudioContext, at: number, pitch: number, to: number, length: number, peak: number, width = 1): void {
  if (!noise || noise.sampleRate !== context.sampleRate) {
    noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = width;
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(loudness(context, at, peak, length));
  source.start(at, Math.random() * 0.2, length);
}

type Play = (context: AudioContext, at: number, many: number) => void;

const SOUNDS = {
  step: (context, at, many) => {
    for (let n = 0; n < Math.min(many, STEPS); n++) rustle(context, at + n * 0.13, n % 2 ? 210 : 260, 120, 0.09, 0.9, 1.5);
  },
  hit: (context, at) => {
    tone(context, at, 170, 55, 0.24, 0.7, "sine");
    rustle(context, at, 1_400, 300, 0.14, 0.5);
  },
  card: (context, at) => rustle(context, at, 1_200, 5_200, 0.17, 0.32, 0.8),
  dice: (context, at, many) => {
    for (let n = 0; n < 3 + Math.min(many, 4); n++) rustle(context, at + n * 0.055 + Math.random() * 0.02, 2_600 + Math.random() * 1_500, 900, 0.045, 0.5, 3);
  },
  contest: (context, at) => {
    rustle(context, at, 3_800, 2_400, 0.28, 0.22, 6);
    tone(context, at, 1_480, 1_420, 0.35, 0.1);
  },
  turn: (context, at) => [587, 880].forEach((pitch, n) => tone(context, at + n * 0.13, pitch, pitch, 0.5, 0.28)),
  spoken: (context, at) => tone(context, at, 660, 830, 0.13, 0.2, "sine"),
  came: (context, at) => [392, 523].forEach((pitch, n) => tone(context, at + n * 0.1, pitch, pitch, 0.22, 0.16, "sine")),
} satisfies Record<string, Play>;

export type Sound = keyof typeof SOUNDS;

export function sound(what: Sound, many = 1, later = 0): void {
  const context = ready();
  if (context) SOUNDS[what](context, context.currentTime + 0.02 + later, many);
}

/** What a line of the log sounds like. */
export function heardIn(line: LogLine): [Sound, number] | null {
  if (line.contest?.over) return ["contest", 1];
  if (HURT.test(line.kind)) return ["hit", 1];
  const dice = line.shows.filter((one) => one.type === "die").length;
  if (dice) return ["dice", dice];
  if (line.shows.length) return ["card", 1];
  return line.way.length ? ["step", line.way.length] : null;
}

/** Lines that are told at once, one after the other. */
export function soundOf(lines: readonly LogLine[]): void {
  const heard = lines.map(heardIn).filter((one) => one !== null);
  heard.slice(-MOST).forEach(([what, many], n) => sound(what, many, n * APART));
}
