/** The tables this browser knows: the links it holds, so that coming back needs no account. */
export interface KnownTable {
  table: string;
  game: string;
  owner: string;
  /** Seat number to its secret link. Links of friends are kept by the owner, to copy them again. */
  seats: Record<number, string>;
  /** The seats that are played on this device. */
  mine: number[];
  at: number;
  /** Which briefing was read here last. */
  briefed?: string;
  /** Who is led by the hand at this table: the steps that were told; nothing when nobody is (any more). */
  guided?: string[] | undefined;
  /** The table from which it was branched off here, and after how many moves. */
  from?: { table: string; name: string; moves: number };
  /** What was told here of the save that the table comes from. */
  noted?: string;
}

const KEY = "tafelrunde.tables";

function read(): Record<string, KnownTable> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, KnownTable>;
  } catch {
    return {};
  }
}

export const memory: { tables: Record<string, KnownTable> } = $state({ tables: read() });

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory.tables));
  } catch {
    // Without memory the seat link in the address still leads back.
  }
}

export function remember(known: KnownTable): void {
  memory.tables[known.table] = known;
  write();
}

export function addSeat(table: string, game: string, seat: number, token: string): KnownTable {
  const known = memory.tables[table] ?? { table, game, owner: "", seats: {}, mine: [], at: Date.now() };
  known.seats[seat] = token;
  if (!known.mine.includes(seat)) known.mine = [...known.mine, seat].sort();
  remember(known);
  return memory.tables[table] ?? known;
}

/** The seat is somebody else's from now on; the new invitation is kept, to copy it again. */
export function loseSeat(table: string, seat: number, invitation: string): void {
  const known = memory.tables[table];
  if (!known) return;
  known.seats[seat] = invitation;
  known.mine = known.mine.filter((one) => one !== seat);
  remember(known);
}

const OWN = "tafelrunde.own";
const owns = (): Record<string, string> => {
  try {
    return JSON.parse(localStorage.getItem(OWN) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
};

/** The link of one's own that an invitation was, or will be, exchanged for at this device. */
export const ownLink = (invitation: string): string | undefined => owns()[invitation];

/** A link that nobody else was ever told. It is kept before it is asked for, so that nothing is lost with an answer. */
export function makeOwnLink(invitation: string): string {
  const found = ownLink(invitation);
  if (found) return found;
  const own = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    localStorage.setItem(OWN, JSON.stringify({ ...owns(), [invitation]: own }));
  } catch {
    // Where nothing can be kept the seat lasts as long as the page.
  }
  return own;
}

export function forget(table: string): void {
  delete memory.tables[table];
  write();
}

export function tokensOf(table: string): string[] {
  const known = memory.tables[table];
  return known ? known.mine.map((seat) => known.seats[seat]).filter((token) => token !== undefined) : [];
}

const KNOWN = "tafelrunde.known";
const ALL = "*";
const knownGames = () => (localStorage.getItem(KNOWN) ?? "").split(" ");

/** Whether what a table is about has not been told on this device; asked once, it has. */
export function isNews(table: string, briefing: string): boolean {
  const known = memory.tables[table];
  try {
    if (!known || known.briefed === briefing || knownGames().includes(ALL)) return false;
  } catch {
    return false;
  }
  known.briefed = briefing;
  write();
  return true;
}

/** What opening the table's save had to tell has been read on this device. */
export function markNoted(table: string, notes: string): void {
  const known = memory.tables[table];
  if (!known) return;
  known.noted = notes;
  write();
}

/** Whether a game is played on this device for the first time; asked once, it is not new any more. */
export function isNew(game: string): boolean {
  try {
    const known = knownGames();
    if (known.includes(game) || known.includes(ALL)) return false;
    localStorage.setItem(KNOWN, [...known, game].join(" ").trim());
    return true;
  } catch {
    return false; // Where nothing can be remembered nobody is told the same every time.
  }
}

addEventListener("storage", (event) => {
  if (event.key === KEY) memory.tables = read();
});
