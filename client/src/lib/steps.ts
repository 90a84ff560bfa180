/** What happened since the last frame, one line of the log after the other.
 *
 * A frame shows the table before and after; between lie the lines of the log, which name the elements they are about. A
 * figure that moved glides when the first line about it is told, and has its new marks with the last one; so that a
 * whole round of monsters can be followed without a picture of every step from the server. Where a line tells the way,
 * the figure goes along it and stands at its end until the next line that moves it.
 */
import type { HexBoard, LogLine, Piece, Scene, ZoneBoard } from "../protocol";

export interface Step {
  line: LogLine;
  /** Elements the line is about. */
  about: string[];
  scene: Scene;
}

interface Standing { place: string; piece: Piece }
type Field = HexBoard | ZoneBoard;

const isField = (board: { type: string }): board is Field => board.type === "hexes" || board.type === "zones";
const places = (board: Field) => (board.type === "hexes" ? (board.cells ?? []) : (board.zones ?? []));

function standing(scene: Scene): Map<string, Standing> {
  const found = new Map<string, Standing>();
  for (const board of scene.boards)
    if (isField(board)) for (const place of places(board)) for (const piece of place.pieces ?? []) found.set(piece.id, { place: place.id, piece });
  return found;
}

/** The elements a line names: of those that a name may mean, the first that is on the table. */
export function named(line: LogLine, known: (id: string) => boolean): string[] {
  return [...new Set(line.parts.flatMap((part) => part.on.filter(known).slice(0, 1)))];
}

/** By figure: the places it entered, one after the other. */
export type Ways = Map<string, readonly string[]>;

/** The ways that a line tells: its first name is whoever went. */
export function waysIn(lines: readonly LogLine[], known: (id: string) => boolean): Ways {
  const found: Ways = new Map();
  for (const line of lines) {
    const who = line.way.length ? named(line, known)[0] : undefined;
    if (who) found.set(who, [...(found.get(who) ?? []), ...line.way]);
  }
  return found;
}

/** Kinds of lines after which somebody is gone. */
const FALLS = /killed|died|destroyed|_gone|devour|escaped/;

/** When figures that are gone afterwards disappear: one with each line that says so, a leader last. */
function falling(before: Map<string, Standing>, after: Map<string, Standing>, lines: readonly LogLine[], abouts: string[][]): Map<string, number> {
  const found = new Map<string, number>();
  const groups = new Map<string, Standing[]>();
  for (const [id, standing] of before)
    if (!after.has(id)) groups.set(standing.piece.group || id, [...(groups.get(standing.piece.group || id) ?? []), standing]);
  for (const [group, gone] of groups) {
    const falls = lines.flatMap((line, at) => (FALLS.test(line.kind) && abouts[at]?.includes(group) ? [at] : []));
    const order = gone.toSorted((a, b) => Number(a.piece.rank === "leader") - Number(b.piece.rank === "leader"));
    order.forEach(({ piece }, n) => {
      const at = falls[Math.min(n, falls.length - 1)];
      if (at !== undefined) found.set(piece.id, at);
    });
  }
  return found;
}

interface Due { moves: number; changes: number; stops: { at: number; place: string }[] }

/** When each figure shall move and change: by the lines that speak of it; what nothing speaks of comes at the end. */
function schedule(before: Map<string, Standing>, after: Map<string, Standing>, lines: readonly LogLine[], abouts: string[][]): Map<string, Due> {
  const last = abouts.length - 1;
  const due = new Map<string, Due>();
  const falls = falling(before, after, lines, abouts);
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const subject = abouts.findIndex((about) => about[0] === id);
    const first = abouts.findIndex((about) => about.includes(id));
    // What stands in a group goes by the group's name.
    const group = (before.get(id) ?? after.get(id))?.piece.group || id;
    const hurt = lines.some((line) => id in line.values) ? -1 : lines.findIndex((line, at) => /wounded|suffers|healed|hit/.test(line.kind) && abouts[at]?.includes(group));
    const final = falls.get(id) ?? (hurt >= 0 ? hurt : abouts.findLastIndex((about) => about.includes(group)));
    const stops = lines.flatMap((line, at) => (abouts[at]?.[0] === id ? line.way.slice(-1).map((place) => ({ at, place })) : []));
    const moves = stops[0]?.at ?? (subject >= 0 ? subject : first >= 0 ? first : last);
    due.set(id, { moves, changes: final >= 0 ? final : last, stops });
  }
  return due;
}

function heard(told: Map<string, number>, line: LogLine): Map<string, number> {
  for (const [what, value] of Object.entries(line.values)) told.set(what, value);
  return told;
}

/** The old seats and own things with the numbers that were told so far. */
function counted(old: Scene, told: ReadonlyMap<string, number>): Pick<Scene, "seats" | "mine"> {
  const seats = old.seats.map((seat) => ({
    ...seat,
    badges: (seat.badges ?? []).map((badge) => ({ ...badge, value: told.get(`${seat.id}#${badge.icon}`) ?? badge.value ?? "" })),
  }));
  const mine = (old.mine ?? []).map((item) => (item.type === "track" ? { ...item, value: told.get(`mine:${old.viewer}:${item.id}`) ?? item.value } : item));
  return { seats, mine };
}

function drawn(next: Scene, before: Map<string, Standing>, after: Map<string, Standing>, due: Map<string, Due>, at: number, told: ReadonlyMap<string, number>): Scene {
  const there = new Set(next.boards.filter(isField).flatMap((board) => places(board).map((place) => place.id)));
  const standingIn = new Map<string, Piece[]>();
  for (const [id, when] of due) {
    const [old, now] = [before.get(id), after.get(id)];
    const gone = !now && when.changes <= at;
    const notYet = !old && when.moves > at;
    if (gone || notYet) continue;
    const stop = when.stops.findLast((one) => one.at <= at && there.has(one.place))?.place;
    const place = stop ?? (now && (when.moves <= at || !old || !there.has(old.place)) ? now.place : (old?.place ?? ""));
    const piece = now && (when.changes <= at || !old) ? now.piece : old?.piece;
    const health = told.get(id);
    const shown = piece?.health && health !== undefined ? { ...piece, health: [health, piece.health[1]] as [number, number] } : piece;
    if (shown) standingIn.set(place, [...(standingIn.get(place) ?? []), shown]);
  }
  const boards = next.boards.map((board) => {
    if (board.type === "hexes") return { ...board, cells: (board.cells ?? []).map((cell) => ({ ...cell, pieces: standingIn.get(cell.id) ?? [] })) };
    if (board.type === "zones") return { ...board, zones: (board.zones ?? []).map((zone) => ({ ...zone, pieces: standingIn.get(zone.id) ?? [] })) };
    return board;
  });
  return { ...next, boards };
}

/** The scenes between two frames, one for each new line; the last is the new scene itself. */
export function steps(old: Scene, next: Scene, lines: readonly LogLine[], known: (id: string) => boolean): Step[] {
  const abouts = lines.map((line) => named(line, known));
  if (!next.boards.some(isField) || !old.boards.some(isField))
    return lines.map((line, at) => ({ line, about: abouts[at] ?? [], scene: next }));
  const [before, after] = [standing(old), standing(next)];
  const due = schedule(before, after, lines, abouts);
  const told = new Map<string, number>();
  return lines.map((line, at) => ({
    line,
    about: abouts[at] ?? [],
    scene: at === lines.length - 1 ? next : { ...drawn(next, before, after, due, at, heard(told, line)), ...counted(old, told), side: old.side ?? [], bar: old.bar ?? [], order: old.order ?? [], contest: null },
  }));
}
