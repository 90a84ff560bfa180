/** The HTTP interface. A refusal arrives as an error that carries the server's words. */
import type {
  AddWish,
  ChapterInfo,
  Consultation,
  Ended,
  ExampleInfo,
  Frame,
  ForkWish,
  FreeWish,
  GameInfo,
  Invitation,
  NewTable,
  Opened,
  Reach,
  RefereeInfo,
  Refusal,
  Remarks,
  RemarksWish,
  ReportWish,
  RuleInfo,
  SatDown,
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
  /** A game with all names of what it offers, even where they tell of a story. */
  named: (game: string) => json<GameInfo>(`/api/games/${game}/names?${tongue()}`),
  /** What settings mean together, in words. */
  remarks: (game: string, wish: RemarksWish) => json<Remarks>(`/api/games/${game}/remarks?${tongue()}`, wish),
  /** All rules of a game, in their order. */
  rules: (game: string) => json<RuleInfo[]>(`/api/rules/${encodeURIComponent(game)}?${tongue()}`),
  /** Drawn positions beside rules. */
  examples: (game: string) => json<ExampleInfo[]>(`/api/examples/${encodeURIComponent(game)}?${tongue()}`),
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
  sit: (token: string, name: string, own: string) => json<SatDown>(`/api/seats/sit?${tongue()}`, { token, name, own }),
  /** Lets somebody else sit down in a seat, by a new invitation. */
  addSeat: (table: string, wish: AddWish) => json<Invitation>(`/api/tables/${table}/seats?${tongue()}`, wish),
  free: (table: string, wish: FreeWish) => json<Invitation>(`/api/tables/${table}/free?${tongue()}`, wish),
  /** Gives a table a name of its own, or something at it. */
  name: (table: string, name: string, tokens: string[], thing = "") => json<TableInfo>(`/api/tables/${table}/name?${tongue()}`, { name, tokens, thing }),
  /** How a game ended, with everybody's figures. */
  result: (table: string, tokens: string[]) => json<Ended>(`/api/tables/${table}/result?${tongue()}`, { tokens }),
  reach: () => json<Reach>("/api/reach"),
  /** The chapters of a campaign, the present one last. */
  chapters: (table: string, tokens: string[]) => json<ChapterInfo[]>(`/api/tables/${table}/chapters?${tongue()}`, { tokens }),
  moment: (table: string, chapter: number, number: number, tokens: string[]) =>
    json<Frame>(`/api/tables/${table}/moment?${tongue()}`, { chapter, number, tokens }),
  share: (table: string, chapter: number, number: number, tokens: string[]) =>
    json<SharedMoment>(`/api/tables/${table}/share`, { chapter, number, tokens }),
  shared: (share: string) => json<Frame>(`/api/shared/${encodeURIComponent(share)}?${tongue()}`),
  fork: (table: string, wish: ForkWish) => json<Opened>(`/api/tables/${table}/fork`, wish),
  report: async (table: string, wish: ReportWish): Promise<Blob> => (await ask(`/api/tables/${table}/report?${tongue()}`, wish)).blob(),
  save: async (table: string, tokens: string[]): Promise<Blob> => (await ask(`/api/tables/${table}/save`, { tokens })).blob(),
};
