/** Tables, seats and settings of a person in one link: everything stands behind the #, which browsers send to nobody. */
import { type KnownTable, memory, remember } from "./memory.svelte";
import { type Kept, settings } from "./settings.svelte";

/** A camera still reads so many letters from a screen. */
const MOST_LETTERS = 1_500;

interface Packed {
  settings: Partial<Kept>;
  /** Table, game, owner's link, seats that are played here with their links, when. */
  tables: [string, string, string, Record<number, string>, number][];
}

async function through(data: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer());
}

async function squeezed(packed: Packed): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(packed)), new CompressionStream("deflate-raw"));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Only what this person plays: the invitations of friends stay with the device that made them. */
function own(known: KnownTable): Packed["tables"][number] {
  const seats = Object.fromEntries(known.mine.flatMap((seat) => (known.seats[seat] ? [[seat, known.seats[seat]]] : [])));
  return [known.table, known.game, known.owner, seats, known.at];
}

/** The newest tables that fit into a picture, and how many had to stay. */
export async function pack(): Promise<{ data: string; left: number }> {
  const all = Object.values(memory.tables).sort((a, b) => b.at - a.at).map(own);
  for (let take = all.length; ; take = Math.floor(take * 0.8)) {
    const data = await squeezed({ settings: { ...settings }, tables: all.slice(0, take) });
    if (data.length <= MOST_LETTERS || take === 0) return { data, left: all.length - take };
  }
}

const isTable = (one: unknown): one is Packed["tables"][number] =>
  Array.isArray(one) && typeof one[0] === "string" && typeof one[1] === "string" && typeof one[2] === "string" && typeof one[3] === "object" && typeof one[4] === "number";

/** What such a link holds. Throws where it is damaged. */
export async function unpack(data: string): Promise<Packed> {
  const letters = atob(data.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const found = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")))) as Packed;
  if (!Array.isArray(found.tables) || !found.tables.every(isTable) || typeof found.settings !== "object") throw new Error("damaged");
  return found;
}

/** Add everything to what this browser knows; what it knew before stays. */
export function take(packed: Packed): void {
  for (const [table, game, owner, seats, at] of packed.tables) {
    const known = memory.tables[table];
    const mine = [...new Set([...(known?.mine ?? []), ...Object.keys(seats).map(Number)])].sort();
    remember({ ...known, table, game, owner: owner || known?.owner || "", seats: { ...known?.seats, ...seats }, mine, at: Math.max(at, known?.at ?? 0) });
  }
  const usual: Record<string, unknown> = { ...settings };
  for (const [name, value] of Object.entries(packed.settings)) if (name in usual && typeof value === typeof usual[name]) usual[name] = value;
  Object.assign(settings, usual);
}
