/** A board in words: its places, what lies around each of them, and how one walks from place to place. */
import type { Board, Hex, HexBoard, Panel, Piece, Scene, ZoneBoard } from "../protocol";
import { is, key, middle, words } from "./hexes";
import { type Any, badgeText, pieceText } from "./scene";
import { w } from "./words.svelte";
import { box } from "./zones";

export interface Neighbour {
  id: string;
  /** Eight directions of a compass: 0 is north, 2 east. */
  direction: number;
  /** What lies between: a wall, a door, or nothing. */
  way: string;
}

export interface Spot {
  id: string;
  x: number;
  y: number;
  name: string;
  /** What the ground is: a door, a trap, shadow. */
  ground: string[];
  pieces: Piece[];
  near: Neighbour[];
}

/** 0 is north, 2 east, 4 south, 6 west. */
const compass = (dx: number, dy: number): number => (Math.round((Math.atan2(dx, -dy) / Math.PI) * 4) + 8) % 8;

function onHexes(board: HexBoard): Spot[] {
  const cells = (board.cells ?? []).filter((cell) => !is(cell, "fog") && !is(cell, "wall"));
  const at = new Map(cells.map((cell) => [key(cell.q, cell.r), cell]));
  const walls = new Set((board.walls ?? []).flatMap(([q, r, q2, r2]) => [`${key(q, r)}|${key(q2, r2)}`, `${key(q2, r2)}|${key(q, r)}`]));
  const place = (cell: Hex) => middle(cell.q, cell.r, board.pointy ?? false);
  const steps = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const;
  return cells.map((cell) => {
    const [x, y] = place(cell);
    const near = steps.flatMap(([q, r]): Neighbour[] => {
      const other = at.get(key(cell.q + q, cell.r + r));
      if (!other) return [];
      const [ox, oy] = place(other);
      return [{ id: other.id, direction: compass(ox - x, oy - y), way: walls.has(`${key(cell.q, cell.r)}|${key(other.q, other.r)}`) ? "wall" : "" }];
    });
    return { id: cell.id, x, y, name: cell.place || cell.name || key(cell.q, cell.r), ground: [cell.place ? (cell.name ?? "") : "", ...words(cell).map((kind) => w().hexKinds[kind] ?? "")].filter(Boolean), pieces: cell.pieces ?? [], near };
  });
}

function onZones(board: ZoneBoard): Spot[] {
  const zones = board.zones ?? [];
  const spots = new Map(zones.map((zone) => {
    const { left, top, width, height } = box(zone.corners);
    const kinds = (zone.kind ?? "").split(" ").map((kind) => w().hexKinds[kind] ?? "");
    const ground = [zone.light ? (w().lights[zone.light] ?? "") : "", zone.tone ? (w().tones[zone.tone] ?? "") : "", ...kinds].filter(Boolean);
    const spot: Spot = { id: zone.id, x: left + width / 2, y: top + height / 2, name: zone.name ?? "", ground, pieces: zone.pieces ?? [], near: [] };
    return [zone.id, spot] as const;
  }));
  const between = [...(board.edges ?? []), ...(board.borders ?? []).map((edge): [string, string, string] => [...edge.between, edge.kind || "door"])];
  for (const [a, b, kind] of between)
    for (const [one, other] of [[spots.get(a), spots.get(b)], [spots.get(b), spots.get(a)]])
      if (one && other) one.near.push({ id: other.id, direction: compass(other.x - one.x, other.y - one.y), way: kind === "open" ? "" : kind });
  return [...spots.values()];
}

const isPiece = (item: Any): item is Piece => item.type === "piece";

/** Panels, sheets and the like lie one after the other. */
function inLine(parts: readonly (Panel | Any)[]): Spot[] {
  return parts.map((part, n) => {
    const inside = part.type === "panel" ? (part.items ?? []) : [];
    const near = [n > 0 ? { id: parts[n - 1]?.id ?? "", direction: 6, way: "" } : null, n + 1 < parts.length ? { id: parts[n + 1]?.id ?? "", direction: 2, way: "" } : null];
    return { id: part.id, x: n, y: 0, name: part.name ?? "", ground: inside.filter((item) => !isPiece(item)).map(said), pieces: inside.filter(isPiece), near: near.filter((one) => one !== null) };
  });
}

export function spotsOf(board: Board): Spot[] {
  switch (board.type) {
    case "hexes": return onHexes(board);
    case "zones": return onZones(board);
    case "panels":
    case "market": return inLine(board.panels ?? []);
    case "land": return inLine(board.places ?? []);
    case "sheets": return inLine(board.sheets ?? []);
    case "desk": return inLine(board.cards ?? []);
    case "tale": return inLine(board.ways ?? []);
    case "annals": return inLine(board.entries ?? []);
    default: return [];
  }
}

/** What an element says of itself, with everything that a card tells: nothing falls away because it is drawn small. */
export function said(element: Any): string {
  const parts: string[] = [element.name ?? ""];
  if (element.state) parts.push(w().states[element.state] ?? "");
  if (element.type === "card") {
    if (element.initiative !== undefined && element.initiative !== null) parts.push(`${w().initiative} ${element.initiative}`);
    parts.push(...(element.badges ?? []).map(badgeText), ...(element.lines ?? []));
    (element.halves ?? []).forEach((half, n) => {
      const does = [...(half.badges ?? []).map(badgeText), ...(half.lines ?? []), half.area?.length ? w().areaOf(half.area.length) : "", ...(half.marks ?? []).map(badgeText)];
      parts.push(`${w().halves[n === 0 ? "top" : "bottom"]}: ${does.filter(Boolean).join(", ")}`);
    });
  } else if (element.type === "slot") parts.push(...(element.holds ?? []).map(said));
  else if (element.type === "piece") return pieceText(element, []);
  return [...parts, ...(element.type === "card" && element.lines?.length ? [] : (element.tip ?? []))].filter(Boolean).join(", ");
}

/** Who stands on the board, and where, the nearest to a spot first. */
export function figures(spots: readonly Spot[], from: Spot): Spot[] {
  return spots.filter((spot) => spot.pieces.length && spot.id !== from.id).map((spot) => ({ spot, far: steps(spots, from, spot) })).sort((a, b) => (a.far < 0 ? Infinity : a.far) - (b.far < 0 ? Infinity : b.far) || 0).map(({ spot }) => spot);
}

/** How many steps lie between two places for somebody whom only walls stop; -1 if there is no way. */
export function steps(spots: readonly Spot[], from: Spot, to: Spot): number {
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  const far = new Map([[from.id, 0]]);
  for (const queue = [from]; queue.length; ) {
    const spot = queue.shift();
    if (!spot) break;
    const now = far.get(spot.id) ?? 0;
    if (spot.id === to.id) return now;
    for (const near of spot.near) {
      const next = byId.get(near.id);
      if (!next || far.has(next.id) || ["wall", "door", "locked_door"].includes(near.way)) continue;
      far.set(next.id, now + 1);
      queue.push(next);
    }
  }
  return -1;
}

/** The neighbour that lies most nearly in a direction; `line` is where one has come from along it, so that a way stays straight. */
export function toward(spots: readonly Spot[], from: Spot, direction: 0 | 2 | 4 | 6, line: { x: number; y: number }): Spot | null {
  const [dx, dy] = ({ 0: [0, -1], 2: [1, 0], 4: [0, 1], 6: [-1, 0] } as const)[direction];
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  let best: { spot: Spot; cost: number } | null = null;
  for (const { id } of from.near) {
    const spot = byId.get(id);
    if (!spot) continue;
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const far = Math.hypot(spot.x - from.x, spot.y - from.y) || 1;
    if (along / far < 0.4) continue;
    const aside = Math.abs(dx ? spot.y - line.y : spot.x - line.x);
    const cost = aside / far - along / far;
    if (!best || cost < best.cost) best = { spot, cost };
  }
  return best?.spot ?? null;
}

/** The place at which an element lies. */
export function spotOf(spots: readonly Spot[], scene: Scene, within: (id: string) => readonly string[]): Spot | undefined {
  for (const id of scene.focus ?? []) {
    const found = [id, ...within(id)].map((outer) => spots.find((spot) => spot.id === outer)).find((spot) => spot);
    if (found) return found;
  }
  return spots.find((spot) => spot.pieces.some((piece) => piece.seat === scene.viewer)) ?? spots[0];
}
