/** Reading scenes: everything in them by id, what changed between two, and what dice are called. */
import type { Badge, Board, Edge, Entry, Hex, Item, Panel, Piece, Place, Row, Scene, Seat, Sheet, Slot, Spot, Turn, Zone } from "../protocol";
import { w } from "./words.svelte";

export type Any = Item | Board | Panel | Hex | Zone | Edge | Seat | Turn | Row | Place | Sheet | Spot | Entry;

/** A part with its way up: the ids of what it stands in, the nearest first. */
export interface Placed {
  element: Any;
  within: string[];
}

export type Index = Map<string, Placed>;

function children(element: Any): Any[] {
  switch (element.type) {
    case "panels":
    case "market":
      return element.panels ?? [];
    case "land":
      return element.places ?? [];
    case "sheets":
      return [...(element.sheets ?? []), ...(element.items ?? [])];
    case "sheet":
      return [
        ...(element.tracks ?? []), ...(element.goals ?? []), ...(element.slots ?? []), ...(element.perks ?? []), ...(element.cards ?? []),
        ...(element.odds ? [element.odds] : []), ...(element.quest ? [element.quest] : []),
      ];
    case "desk":
      return [...(element.cards ?? []), ...(element.items ?? [])];
    case "tale":
      return element.ways ?? [];
    case "annals":
      return [...(element.entries ?? []), ...(element.items ?? [])];
    case "panel":
      return element.items ?? [];
    case "hexes":
      return element.cells ?? [];
    case "zones":
      return [...(element.zones ?? []), ...(element.borders ?? [])];
    case "hex":
    case "zone":
    case "place":
      return element.pieces ?? [];
    case "slot":
      return element.holds ?? [];
    case "card":
      return [...(element.holds ?? []), ...(element.rows ?? []), ...(element.halves ?? []).flatMap((half) => half.spots ?? [])];
    case "pile":
      return element.top ? [element.top] : [];
    case "column":
      return [...(element.head ? [element.head] : []), ...(element.slots ?? []), ...(element.pieces ?? [])];
    case "seat":
      return [...(element.dice ?? []), ...(element.cards ?? [])];
    default:
      return [];
  }
}

export function indexOf(scene: Scene): Index {
  const found: Index = new Map();
  const visit = (element: Any, within: string[]): void => {
    if (!found.has(element.id)) found.set(element.id, { element, within });
    if (element.type === "card")
      for (const half of element.halves ?? []) found.set(half.id, { element, within: [element.id, ...within] });
    for (const child of children(element)) visit(child, [element.id, ...within]);
  };
  for (const side of scene.contest?.sides ?? []) for (const die of side.dice ?? []) visit(die, []);
  const parts = [scene.boards, scene.mine, scene.bar, scene.side, scene.seats, scene.order];
  for (const part of parts.flatMap((some): Any[] => some ?? [])) visit(part, []);
  return found;
}

/** What an element shows by itself, without what stands in it. */
function surface(element: Any): string {
  const shown: Record<string, unknown> = { ...element };
  for (const inner of ["panels", "items", "cells", "zones", "pieces", "holds", "head", "slots", "dice", "cards", "rows", "top", "borders", "tip", "rule"])
    delete shown[inner];
  return JSON.stringify(shown);
}

const MARKED = new Set(["die", "piece", "card", "line", "track", "hex"]);

/** What is laid out for a question is all new, and marks would say nothing. */
const LAID_OUT = new Set(["market", "desk", "tale"]);

/** Ids of small things that are new or look different. Places are left out: their contents speak for them. */
export function changes(before: Index, after: Index): Set<string> {
  const found = new Set<string>();
  for (const [id, { element }] of after) {
    if (!MARKED.has(element.type) || after.get(id)?.within.some((outer) => after.get(outer)?.element.type === "seat")) continue;
    if (LAID_OUT.has(after.get(after.get(id)?.within.at(-1) ?? "")?.element.type ?? "")) continue;
    const old = before.get(id);
    if (!old || (old.element !== element && surface(old.element) !== surface(element))) found.add(id);
    else if (["piece", "die"].includes(element.type) && old.within[0] !== undefined && old.within[0] !== after.get(id)?.within[0])
      found.add(id);
  }
  return found;
}

/** How a kind of die is called and drawn, learned from the dice themselves. */
export type DieKinds = Map<string, { name: string; letter: string; icon: string }>;

export function dieKinds(scene: Scene, index: Index, known: DieKinds): DieKinds {
  const found = new Map(known);
  for (const element of [...(scene.dice ?? []), ...[...index.values()].map((placed) => placed.element)])
    if (element.type === "die" && element.name)
      found.set(element.color, { name: element.name, letter: element.name.charAt(0).toUpperCase(), icon: element.icon ?? "" });
  return found;
}

const HUES: Record<string, string> = {
  red: "red", strength: "red", attack: "red", might: "red",
  purple: "purple", violet: "purple", magic: "purple",
  yellow: "gold", gold: "gold", haggle: "gold", orange: "orange",
  blue: "blue", defence: "blue", defense: "blue", water: "blue",
  green: "green", nature: "green", agility: "green",
  black: "black", monster: "black", enemy: "black", dark: "black",
  white: "white", light: "white",
};
const OTHER = ["teal", "blue", "green", "purple", "red", "gold"];

/** The colour a kind of die is drawn in: by its word, or always the same one for the same word. */
export function hue(color: string): string {
  const known = HUES[color.toLowerCase()];
  if (known) return known;
  let sum = 0;
  for (const letter of color) sum += letter.charCodeAt(0);
  return OTHER[sum % OTHER.length] ?? "teal";
}

/** Cards and figures whose name stands in some words. */
export function called(index: Index, words: string): string[] {
  const said = new Set(words.split(/[^\p{L}\p{N}'’-]+/u));
  return [...index.values()]
    .filter(({ element }) => element.type === "card" || element.type === "piece")
    .filter(({ element }) => (element.name?.length ?? 0) > 3 && (said.has(element.name ?? "") || ((element.name ?? "").includes(" ") && words.includes(element.name ?? ""))))
    .map(({ element }) => element.id);
}

/** A place on a figure for things to wear, as against a space for dice. */
export function worn(slot: Slot): boolean {
  return slot.holds?.length ? slot.holds.some((held) => held.type !== "die") : Boolean(slot.icon);
}

/** How a place is called: a hex with a door or an obstacle on it has a name of its own beside. */
export const placeOf = (element: Any): string => (element.type === "hex" && element.place) || element.name || "";

export function badgeText(badge: Badge): string {
  return [badge.label, badge.value].filter((part) => part !== undefined && part !== "").join(" ");
}

/** What a screen reader says of a piece: name, owner, rank, number, state, health and marks. */
export function pieceText(piece: Piece, names: readonly string[]): string {
  const count = piece.count ?? 1;
  return [
    piece.number && !piece.name?.endsWith(` ${piece.number}`) ? `${piece.name ?? ""} ${piece.number}` : piece.name,
    piece.seat !== undefined && piece.seat !== null && names[piece.seat] !== piece.name ? names[piece.seat] : "",
    piece.rank ? w().ranks[piece.rank] : "",
    piece.state ? w().states[piece.state] : "",
    piece.health ? w().health(piece.health[0], piece.health[1]) : "",
    count !== 1 ? w().count(count) : "",
    ...(piece.badges ?? []).map(badgeText),
  ]
    .filter(Boolean)
    .join(", ");
}
