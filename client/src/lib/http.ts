/** The HTTP interface. A refusal arrives as an error that carries the server's words. */
import type {
  Consultation,
  Frame,
  ForkWish,
  GameInfo,
  NewTable,
  Opened,
  Reach,
  RefereeInfo,
  Refusal,
  Remarks,
  RemarksWish,
  ReportWish,
  RuleInfo,
  SharedMoment,
  TableInfo,
} from "../protocol";
import { settings } from "./settings.svelte";

export class Refused extends Error {
  constructor(
    readonly reason: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : { method: "POST", headers, body: body instanceof Blob ? body : JSON.stringify(body) });
  } catch {
    throw new Refused("no_connection", "");
  }
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => null)) as Refusal | null;
  throw new Refused(refusal?.reason ?? "failed", refusal?.text ?? answer.statusText);
}

const json = async <T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> =>
  (await ask(path, body, headers)).json() as Promise<T>;
const tongue = () => `language=${settings.language}`;

export const http = {
  games: () => json<GameInfo[]>(`/api/games?${tongue()}`),
  /** What settings mean together, in words. */
  remarks: (game: string, wish: RemarksWish) => json<Remarks>(`/api/games/${game}/remarks?${tongue()}`, wish),
  rule: (game: string, rule: string) => json<RuleInfo>(`/api/rules/${game}/${rule}?${tongue()}`),
  /** By whose rules positions can be ruled on. */
  referees: () => json<RefereeInfo[]>("/api/rulings"),
  /** What the rules say about a position; `position` is JSON or YAML. */
  consult: (game: string, position: string, language: string) => json<Consultation>(`/api/rulings/${game}?language=${language}`, { position }),
  create: (wish: NewTable) => json<Opened>("/api/tables", wish),
  /** `tokens`: links this browser holds; they open a sealed save. */
  load: (file: Blob, seats: string[], tokens: string[]) =>
    json<Opened>(
      `/api/tables/load?${new URLSearchParams([...seats.map((seat) => ["seat", seat]), ["language", settings.language]]).toString()}`,
      file,
      { "X-Seat-Links": tokens.join(" ") },
    ),
  info: (table: string, tokens: string[]) => json<TableInfo>(`/api/tables/${table}?${tongue()}`, { tokens }),
  seat: (token: string) => json<TableInfo>(`/api/seats?${tongue()}`, { token }),
  /** Whoever follows a seat link sits down, by a name and instead of a bot. */
  sit: (token: string, name: string) => json<TableInfo>(`/api/seats/sit?${tongue()}`, { token, name }),
  reach: () => json<Reach>("/api/reach"),
  moment: (table: string, number: number, tokens: string[]) =>
    json<Frame>(`/api/tables/${table}/moment?${tongue()}`, { number, tokens }),
  share: (table: string, number: number, tokens: string[]) =>
    json<SharedMoment>(`/api/tables/${table}/share`, { number, tokens }),
  shared: (share: string) => json<Frame>(`/api/shared/${encodeURIComponent(share)}?${tongue()}`),
  fork: (table: string, wish: ForkWish) => json<Opened>(`/api/tables/${table}/fork`, wish),
  report: async (table: string, wish: ReportWish): Promise<Blob> => (await ask(`/api/tables/${table}/report?${tongue()}`, wish)).blob(),
  save: async (table: string, tokens: string[]): Promise<Blob> => (await ask(`/api/tables/${table}/save`, { tokens })).blob(),
};
