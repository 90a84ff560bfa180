/** A position of the ruling page: what is painted, and how it is sent, kept in a link, and read from a file. */
import { key } from "../lib/hexes";

export type Terrain = "obstacle" | "trap" | "hazard" | "difficult" | "ice" | "object";
export type Tool = "floor" | "wall" | Terrain | "hero" | "monster" | "erase";
export const TERRAIN: Terrain[] = ["obstacle", "trap", "hazard", "difficult", "ice", "object"];

type At = [number, number];
export interface Figure {
  id: string;
  side: "monster" | "hero";
  at: At;
  initiative?: number;
}
export interface Position {
  rules: string;
  hexes: At[];
  walls: [At, At][];
  terrain: { at: At; kind: Terrain }[];
  figures: Figure[];
  acting: string;
  flying: boolean;
  muddled: boolean;
  ability: { move: number; jump: boolean; teleport: boolean; attack: null | { range: number | null; targets: number; area: Area | null } };
}
/** What an outcome says of itself: where the monster ends, whom it attacks, who may be its focus. */
export interface Facts {
  end: At;
  attacks: string[];
  focus: string[];
}
/** How an outcome is drawn: the way, and for each attack the hexes that the line of sight passes. */
export interface Drawing {
  path: At[];
  sights: At[][];
}
export interface Area {
  origin: At | null;
  hexes: At[];
}

export const AREAS: Record<string, Area | null> = {
  "": null,
  cone3: { origin: [0, 0], hexes: [[1, 0], [1, -1], [0, 1]] },
  line2: { origin: [0, 0], hexes: [[1, 0], [2, 0]] },
  line3: { origin: [0, 0], hexes: [[1, 0], [2, 0], [3, 0]] },
  ring6: { origin: [0, 0], hexes: [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] },
  tri3: { origin: null, hexes: [[0, 0], [1, 0], [0, 1]] },
  blob4: { origin: null, hexes: [[0, 0], [1, 0], [0, 1], [1, -1]] },
};

export const same = (a: At, b: At): boolean => a[0] === b[0] && a[1] === b[1];
export const areaName = (area: Area | null): string =>
  Object.keys(AREAS).find((name) => JSON.stringify(AREAS[name]) === JSON.stringify(area)) ?? "";

/** An example to begin with: a guard, two heroes, a trap in the way. */
export function example(): Position {
  const hexes: At[] = [];
  for (let q = 0; q < 7; q += 1) for (let row = 0; row < 5; row += 1) hexes.push([q, row - Math.floor(q / 2)]);
  return {
    rules: "gloomhaven",
    hexes,
    walls: [],
    terrain: [{ at: [3, 1], kind: "trap" }, { at: [3, 0], kind: "obstacle" }],
    figures: [
      { id: "m1", side: "monster", at: [1, 2] },
      { id: "c1", side: "hero", at: [5, -1], initiative: 30 },
      { id: "c2", side: "hero", at: [5, 1], initiative: 12 },
    ],
    acting: "m1",
    flying: false,
    muddled: false,
    ability: { move: 3, jump: false, teleport: false, attack: { range: null, targets: 1, area: null } },
  };
}

/** The position after a stroke with a tool. `from` is the hex clicked before, for thin walls. */
export function paint(position: Position, tool: Tool, at: At, from: At | null): Position {
  const on = position.hexes.some((hex) => same(hex, at));
  const without = { ...position, terrain: position.terrain.filter((tile) => !same(tile.at, at)) };
  switch (tool) {
    case "floor":
      return on ? position : { ...position, hexes: [...position.hexes, at] };
    case "erase":
      return erase(position, at);
    case "wall":
      return from && on ? wall(position, from, at) : position;
    case "hero":
    case "monster":
      return on ? figure(position, tool, at) : position;
    default: {
      if (!on) return position;
      const had = position.terrain.some((tile) => same(tile.at, at) && tile.kind === tool);
      return had ? without : { ...without, terrain: [...without.terrain, { at, kind: tool }] };
    }
  }
}

/** What lies on a hex goes first, then the hex itself. */
function erase(position: Position, at: At): Position {
  const figures = position.figures.filter((one) => !same(one.at, at));
  if (figures.length < position.figures.length) return { ...position, figures, acting: figures.some((one) => one.id === position.acting) ? position.acting : (figures.find((one) => one.side === "monster")?.id ?? "") };
  const terrain = position.terrain.filter((tile) => !same(tile.at, at));
  if (terrain.length < position.terrain.length) return { ...position, terrain };
  return { ...position, hexes: position.hexes.filter((hex) => !same(hex, at)), walls: position.walls.filter(([a, b]) => !same(a, at) && !same(b, at)) };
}

function wall(position: Position, from: At, to: At): Position {
  const [dq, dr] = [to[0] - from[0], to[1] - from[1]];
  if (Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) !== 1) return position;
  const walls = position.walls.filter(([a, b]) => !(same(a, from) && same(b, to)) && !(same(a, to) && same(b, from)));
  return { ...position, walls: walls.length < position.walls.length ? walls : [...walls, [from, to]] };
}

/** A new figure, or the figure that stands there: a monster is then the one that acts. */
function figure(position: Position, side: "hero" | "monster", at: At): Position {
  const there = position.figures.find((one) => same(one.at, at));
  if (there) return there.side === "monster" ? { ...position, acting: there.id } : position;
  const letter = side === "hero" ? "c" : "m";
  let number = 1;
  while (position.figures.some((one) => one.id === `${letter}${number}`)) number += 1;
  const id = `${letter}${number}`;
  const figures = [...position.figures, side === "hero" ? { id, side, at, initiative: number * 10 } : { id, side, at }];
  return { ...position, figures, acting: position.acting || (side === "monster" ? id : "") };
}

/** Ready to be asked about: somebody acts, and somebody can be attacked. */
export const complete = (position: Position): boolean =>
  position.figures.some((one) => one.id === position.acting) && position.figures.some((one) => one.side === "hero");

export const toLink = (position: Position): string => `#${encodeURIComponent(JSON.stringify(position))}`;

/** A position from a link or a file; what is missing is as in the example. */
export function read(text: string): Position | null {
  try {
    const found = JSON.parse(text) as Partial<Position>;
    if (!Array.isArray(found.hexes) || !Array.isArray(found.figures)) return null;
    const plain = example();
    return {
      ...plain, walls: [], terrain: [], ...found,
      ability: { ...plain.ability, ...found.ability },
    } as Position;
  } catch {
    return null;
  }
}

export function fromLink(hash: string): Position | null {
  try {
    return hash.length > 1 ? read(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** The map and one ring of solid wall around it, where new floor can be painted. */
export function canvas(position: Position): At[] {
  const found = new Map<string, At>(position.hexes.map((at) => [key(...at), at]));
  for (const [q, r] of position.hexes)
    for (const [dq, dr] of [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as At[]) found.set(key(q + dq, r + dr), [q + dq, r + dr]);
  return found.size ? [...found.values()] : [[0, 0]];
}
