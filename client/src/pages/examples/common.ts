/** What the example scenes have in common. No game is behind them. */
import type { RefusedText, Asked, LogLine, OptionText, Piece, PreviewText, Scene, Seat } from "../../protocol";

export interface Example {
  id: string;
  title: string;
  scene: Scene;
  asked: Asked;
  names: string[];
  /** What options would do, by their id. */
  previews?: Record<string, Partial<PreviewText>>;
  /** What happens next, to be watched step by step. */
  next?: { scene: Scene; lines: LogLine[] };
}

export const option = (id: string, text: string, on = "", reveals = false): OptionText => ({ id, text, on, group: "", reveals, gives_up: false, area: [], lesser: false });

export function asked(text: string, options: OptionText[], refused: Omit<RefusedText, "what">[] = []): Asked {
  return { seat: 0, question: "example", text, rule: "", options, refused: refused.map((one) => ({ ...one, what: "" })), default: "", previews: true, until: "", prepares: false };
}

export const seat = (number: number, icon: string, badges: Seat["badges"] = []): Seat => ({
  type: "seat", id: `seat:${number}`, seat: number, icon, badges, tip: ["A seat: its colour, its icon, and what everybody may see."],
});

export const figure = (id: string, name: string, icon: string, health: [number, number], more: Partial<Piece> = {}): Piece => ({
  type: "piece", id, name, icon, health, tip: [`Health ${health[0]} of ${health[1]}.`], ...more,
});

/** A line of the log; `[name|element]` in the text is a name that can be clicked. */
/** Examples have no rules behind them that would say which part of a line is arithmetic. */
const SUM = /[−+(-]?\d[^=.;:]*= ?[−-]?\d+/;

export function line(number: number, text: string, rule = ""): LogLine {
  const parts = text.split(/(\[[^\]]+\])/).filter(Boolean).map((part) => {
    const [name, on] = part.startsWith("[") ? part.slice(1, -1).split("|") : [part, ""];
    return { text: name ?? "", on: on ? [on] : [] };
  });
  return { number, text: parts.map((part) => part.text).join(""), rule, kind: "", parts, way: [], mark: "", shows: [], contest: null, notice: "", values: {}, sum: SUM.exec(parts.map((part) => part.text).join(""))?.[0] ?? "", heading: false };
}
