/** A hex battle: rooms, doors and fog, standees, two-halved cards, order by initiative, elements, odds of a deck. */
import type { Badge, Card, Face, Hex, Item, Piece, Scene, Turn } from "../../protocol";
import { type Example, asked, figure, line, option, seat } from "./common";

type Mark = [icon: string, label: string, value?: number | string];
const badge = ([icon, label, value = ""]: Mark, tone: Badge["tone"] = ""): Badge => ({ icon, label, value, tone });

export const ability = (id: string, name: string, initiative: number, top: Mark[], bottom: Mark[], more: Partial<Card> & { upper?: Partial<Face>; lower?: Partial<Face> } = {}): Card => {
  const { upper, lower, ...rest } = more;
  return {
    type: "card", id, name, initiative, level: "1", kind: "ability", color: "blue",
    tip: ["Click the half you want to use."],
    halves: [
      { id: `${id}/top`, badges: top.map((mark) => badge(mark)), ...upper },
      { id: `${id}/bottom`, badges: bottom.map((mark) => badge(mark)), ...lower },
    ],
    ...rest,
  };
};

// --- the map --------------------------------------------------------------------------------------------------------

const POISON = badge(["poison-bottle", "Poison"], "bad");
const WOUND = badge(["bleeding-wound", "Wound"], "bad");
const SHIELD = badge(["checked-shield", "Shield", 1], "good");
const STRONG = badge(["muscle-up", "Strengthen"], "good");
const INVISIBLE = badge(["invisible", "Invisible"], "good");

const guard = (n: number, rank: Piece["rank"], health: [number, number], more: Partial<Piece> = {}) =>
  figure(`guard:${n}`, "Guard", "visored-helm", health, { rank, number: n, ...more });
const archer = (n: number, rank: Piece["rank"], health: [number, number], more: Partial<Piece> = {}) =>
  figure(`archer:${n}`, "Archer", "bowman", health, { rank, number: n, ...more });
const token = (id: string, name: string, icon: string, color: string, count = 1): Piece => ({ type: "piece", id, name, icon, color, count, tip: [name] });

const brute = figure("hero:brute", "Brute", "horned-helm", [8, 10], { seat: 0, color: "blue", state: "active", badges: [STRONG] });
const scoundrel = figure("hero:scoundrel", "Scoundrel", "hooded-figure", [7, 8], { seat: 1, color: "green", state: "hidden", badges: [INVISIBLE] });
const weaver = figure("hero:weaver", "Weaver", "wizard-face", [2, 8], { seat: 2, color: "purple", badges: [WOUND, POISON] });
const wolf = figure("summon:wolf", "Wolf", "wolf-head", [3, 4], { seat: 2, color: "purple", rank: "summon", number: 1 });

interface Here { kind?: string; icon?: string; name?: string; thing?: string; pieces?: Piece[]; tip?: string[] }
/** By column and row. */
const HERE: Record<string, Here> = {
  "2,3": { pieces: [brute] },
  "4,1": { pieces: [scoundrel] },
  "1,5": { pieces: [weaver] },
  "2,5": { pieces: [wolf] },
  "1,1": { kind: "obstacle", icon: "stone-pile", thing: "rocks", name: "Boulders" },
  "2,1": { kind: "obstacle", icon: "stone-pile", thing: "rocks", name: "Boulders" },
  "4,5": { kind: "trap", icon: "wolf-trap", name: "Trap", tip: ["Whoever steps in suffers 4 damage."] },
  "0,3": { kind: "start" }, "0,4": { kind: "start" }, "0,2": { kind: "start" },
  "3,6": { kind: "water difficult", name: "Pool", tip: ["Leaving costs nothing, entering costs 2."] },
  "4,6": { kind: "water difficult", name: "Pool" },
  "3,4": { pieces: [token("loot:1", "Coin", "two-coins", "gold")] },
  "6,3": { kind: "open_door", name: "Door" },
  "8,2": { pieces: [guard(1, "elite", [7, 9], { badges: [SHIELD] })] },
  "8,4": { pieces: [guard(2, "normal", [4, 5])] },
  "9,3": { pieces: [guard(3, "normal", [1, 5], { badges: [POISON, badge(["knockout", "Stun"], "bad")] }), token("loot:2", "Coin", "two-coins", "gold", 2)] },
  "11,1": { pieces: [archer(1, "normal", [4, 4])] },
  "11,5": { pieces: [archer(2, "elite", [6, 6])] },
  "10,5": { kind: "obstacle", icon: "table", thing: "table", name: "Table" },
  "10,6": { kind: "obstacle", icon: "table", thing: "table", name: "Table" },
  "12,3": { pieces: [token("chest", "Treasure", "locked-chest", "gold")], kind: "objective" },
  "9,6": { kind: "hazard", name: "Hot coals", tip: ["Whoever enters suffers 1 damage."] },
  "8,6": { kind: "hazard thorns", name: "Thorns" },
  "9,0": { kind: "rubble difficult", name: "Rubble" },
  "13,3": { kind: "locked_door", name: "Iron door", tip: ["Opens when the room is empty."] },
};
const NAMES: Record<string, string> = { hall: "Entrance hall", store: "Store room", crypt: "Unknown room" };

function cell(column: number, row: number, room: string, more: Here = {}): Hex {
  const here: Here = { ...more, ...HERE[`${column},${row}`] };
  return { type: "hex", id: `hex:${column},${row}`, q: column, r: row - Math.floor(column / 2), room, ...here, tip: here.tip ?? [NAMES[room] ?? ""] };
}
const cells: Hex[] = [];
for (let column = 0; column < 6; column++) for (let row = 0; row < 7; row++) if (!((column === 0 || column === 5) && (row === 0 || row === 6))) cells.push(cell(column, row, "hall"));
cells.push(cell(6, 3, "hall", { kind: "corridor" }));
for (let column = 7; column < 13; column++) for (let row = 0; row < 7; row++) if (!((column === 7 || column === 12) && (row === 0 || row === 6))) cells.push(cell(column, row, "store"));
cells.push(cell(13, 3, "store"));
for (let column = 14; column < 16; column++) for (let row = 1; row < 6; row++) cells.push(cell(column, row, "crypt", { kind: "fog" }));

// --- cards, order, decks ----------------------------------------------------------------------------------------------

const CLEAVE: [number, number, string][] = [[0, 0, "self"], [0, -1, "hit"], [1, -1, "hit"], [1, 0, "hit"]];
const cards: Card[] = [
  ability("card:trample", "Trample", 72, [["crossed-swords", "Attack", 3]], [["walking-boot", "Move", 4]], {
    state: "active", upper: { lines: ["Pierce 2"], state: "used" }, lower: { lines: ["Jump · Attack 2 on all enemies passed"], state: "active" },
  }),
  ability("card:assault", "Overwhelming Assault", 61, [["crossed-swords", "Attack", 6]], [["walking-boot", "Move", 3], ["push", "Push", 2]], {
    state: "active", upper: { marks: [badge(["card-burn", "Lost after use"]), badge(["star-swirl", "Experience", 2])] },
  }),
  ability("card:bash", "Shield Bash", 15, [["crossed-swords", "Attack", 4]], [["checked-shield", "Shield", 1]], { upper: { lines: ["Stun"], marks: [badge(["card-burn", "Lost after use"])] }, lower: { lines: ["this round"] } }),
  ability("card:sweep", "Sweeping Blow", 64, [["crossed-swords", "Attack", 2]], [["walking-boot", "Move", 3]], { upper: { area: CLEAVE, lines: ["Push 1"] } }),
  ability("card:hook", "Grappling Hook", 42, [["crossed-swords", "Attack", 2]], [["walking-boot", "Move", 2], ["two-coins", "Loot", 1]], { upper: { lines: ["Range 3 · Pull 2"] }, state: "used" }),
  ability("card:rage", "Frightening Curse", 31, [["poison-bottle", "Poison", "all"]], [["healing", "Heal", 3]], { upper: { lines: ["Enemies next to you"], marks: [badge(["flame", "Fire"])] }, lower: { lines: ["Self"] }, state: "lost" }),
];

const turns: Turn[] = [
  { type: "turn", id: "turn:1", seat: 1, name: "Scoundrel", icon: "hooded-figure", color: "green", initiative: 8, state: "used", figures: ["hero:scoundrel"] },
  { type: "turn", id: "turn:0", seat: 0, name: "Brute", icon: "horned-helm", color: "blue", initiative: 15, state: "active", figures: ["hero:brute"] },
  { type: "turn", id: "turn:guards", name: "Guards", icon: "visored-helm", initiative: 35, lines: ["Shield 1 · Retaliate 2"], figures: ["guard:1", "guard:2", "guard:3"] },
  { type: "turn", id: "turn:2", seat: 2, name: "Weaver", icon: "wizard-face", color: "purple", initiative: 61, figures: ["hero:weaver", "summon:wolf"] },
  { type: "turn", id: "turn:archers", name: "Archers", icon: "bowman", initiative: 72, lines: ["Move −1 · Attack +1"], figures: ["archer:1", "archer:2"] },
];

const stats = (id: string, name: string, icon: string, level: string, normal: number[], elite: number[], lines: string[] = []): Item => ({
  type: "card", id, name, icon, level, kind: "monster",
  rows: [normal, elite].map((values, at) => ({
    type: "row", id: `${id}/${at ? "elite" : "normal"}`, rank: at ? "elite" : "normal",
    badges: [["hearts", "Health"], ["walking-boot", "Move"], ["crossed-swords", "Attack"], ["bow-arrow", "Range"]].map(([icon, label], n) => ({ icon: icon ?? "", label: label ?? "", value: values[n] || "–" })),
  })),
  lines, tip: [`${name}: values of this scenario level.`],
});

const odds = (kinds: [string, number, Badge["tone"]][]): Badge[] => kinds.map(([label, value, tone]) => ({ icon: "", label, value, tone: tone ?? "" }));
const element = (id: string, name: string, icon: string, color: string, value: number): Item => ({ type: "track", id: `element:${id}`, name, icon, color, kind: "orb", value, most: 2, tip: [`${name}: ${["inert", "waning", "strong"][value]}.`] });

const hexBattle: Scene = {
  title: "Black Barrow · level 1 · round 4",
  viewer: 0,
  seats: [
    { ...seat(0, "horned-helm", [{ icon: "hearts", value: 8, label: "health" }]), state: "active" },
    seat(1, "hooded-figure", [{ icon: "hearts", value: 7, label: "health" }]),
    seat(2, "wizard-face", [{ icon: "hearts", value: 2, label: "health" }]),
  ],
  order: turns,
  bar: [
    element("fire", "Fire", "flame", "red", 2), element("ice", "Ice", "snowflake-1", "cyan", 1), element("air", "Air", "tornado", "grey", 0),
    element("earth", "Earth", "stone-sphere", "brown", 0), element("light", "Light", "sun", "yellow", 2), element("dark", "Dark", "moon", "purple", 0),
  ],
  boards: [{ type: "hexes", id: "map", name: "The barrow", cells, walls: [[10, -4, 10, -3], [11, -4, 10, -3]] }],
  mine: [
    ...cards,
    { type: "piece", id: "gold", name: "Gold", icon: "two-coins", count: 2 },
    { type: "piece", id: "xp", name: "Experience", icon: "star-swirl", count: 5 },
    { type: "pile", id: "discard", name: "Discard", icon: "card-discard", count: 3 },
    { type: "pile", id: "lost", name: "Lost", icon: "card-burn", count: 1 },
    { type: "pile", id: "deck", name: "Modifiers", icon: "card-draw", count: 14, odds: odds([["−2", 1, "bad"], ["−1", 3, "bad"], ["0", 5, ""], ["+1", 4, "good"], ["+2", 1, "good"]]), tip: ["What is left in your modifier deck."] },
  ],
  side: [
    { type: "line", id: "goal", name: "Goal:", text: "Defeat all enemies.", icon: "flag-objective" },
    stats("stats:guard", "Guard", "visored-helm", "L1", [5, 2, 2, 0], [9, 2, 3, 0], ["Elite: Shield 1"]),
    stats("stats:archer", "Archer", "bowman", "L1", [4, 2, 2, 3], [6, 2, 3, 3]),
    { type: "pile", id: "monster-deck", name: "Monsters", icon: "card-draw", count: 17, odds: odds([["−2", 1, "bad"], ["−1", 5, "bad"], ["0", 6, ""], ["+1", 4, "good"], ["+2", 0, "good"], ["×2", 1, "good"]]) },
  ],
  focus: ["hero:brute"],
};

// --- what happens next ------------------------------------------------------------------------------------------------

/** The same map with some pieces elsewhere or otherwise. */
function moved(scene: Scene, changes: Record<string, { to?: string; piece?: Partial<Piece> } | null>): Scene {
  const [board] = scene.boards;
  if (board?.type !== "hexes") return scene;
  const all = (board.cells ?? []).flatMap((hex) => (hex.pieces ?? []).map((piece) => ({ piece, at: hex.id })));
  const kept = all
    .filter(({ piece }) => changes[piece.id] !== null)
    .map(({ piece, at }) => ({ piece: { ...piece, ...changes[piece.id]?.piece }, at: changes[piece.id]?.to ?? at }));
  return { ...scene, boards: [{ ...board, cells: (board.cells ?? []).map((hex) => ({ ...hex, pieces: kept.filter((one) => one.at === hex.id).map((one) => one.piece) })) }] };
}
const after = moved(
  { ...hexBattle, order: turns.map((turn) => ({ ...turn, state: turn.id === "turn:2" ? "active" : turn.id === "turn:archers" ? "" : "used" })) },
  {
    "guard:1": { to: "hex:7,3" }, "guard:2": { to: "hex:5,4" }, "guard:3": { to: "hex:7,4" },
    "hero:brute": { to: "hex:5,3", piece: { health: [4, 10], state: "", badges: [] } },
  },
);

const REACH = ["3,2", "3,3", "3,4", "2,2", "2,4", "4,2", "4,3", "4,4", "5,2", "5,3", "1,3", "1,4", "3,1", "3,5"].map((at) => `hex:${at}`);

export const hexExample: Example = {
  id: "hexes", title: "Hex battle", scene: hexBattle, names: ["Ada", "Ben", "Cleo"],
  asked: asked("Move 4: choose where to go", [
    ...REACH.map((on) => option(`move:${on}`, `Move to ${on.slice(4)}`, on)),
    option("card:bash/top", "Use the upper half: Attack 4", "card:bash/top"),
    option("card:sweep/top", "Use the upper half: Attack 2", "card:sweep/top"),
    option("attack", "Attack Guard 1", "guard:1", true),
    option("done", "Done"),
  ], [{ on: "hex:4,5", text: "A trap lies there; a way around costs 5.", rule: "" }]),
  previews: {
    "move:hex:5,3": { path: ["hex:2,3", "hex:3,3", "hex:4,3", "hex:5,3"], lines: ["3 of 4 movement points."] },
    "move:hex:5,2": { path: ["hex:2,3", "hex:3,2", "hex:4,2", "hex:5,2"], lines: ["3 of 4 movement points."] },
    "card:sweep/top": { area: ["hex:8,2", "hex:8,4", "hex:9,3", "guard:1", "guard:2", "guard:3"], lines: ["Attack 2 on each: 2 expected (0–4)."] },
    attack: { area: ["guard:1"], lines: ["Attack 3, +1 strengthened, −1 shield = 3 expected (1–7)", "22 % kills · Retaliate costs you 2"], reveals: true },
  },
  next: {
    scene: after,
    lines: [
      line(0, "[Brute|hero:brute] moves 3 to the door.", ""),
      line(1, "[Guard 1|guard:1] takes [Brute|hero:brute] into focus and steps into the door.", ""),
      line(2, "[Guard 1|guard:1] attacks [Brute|hero:brute]: 3 + 1 (card) = 4 damage.", ""),
      line(3, "[Guard 2|guard:2] moves 4 beside [Brute|hero:brute].", ""),
      line(4, "[Guard 2|guard:2] attacks [Brute|hero:brute]: 2 − 2 (card) = 0 damage.", ""),
      line(5, "[Guard 3|guard:3] is stunned, loses its turn and limps to the door.", ""),
    ],
  },
};
