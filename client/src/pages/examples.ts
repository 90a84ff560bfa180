/** Small example scenes, one of each kind of table, and one of every part. No game is behind them. */
import type { Asked, Card, Hex, Item, OptionText, Piece, Scene, Seat } from "../protocol";

export interface Example {
  id: string;
  title: string;
  scene: Scene;
  asked: Asked;
  names: string[];
}

const option = (id: string, text: string, on = ""): OptionText => ({ id, text, on, group: "" });

function asked(text: string, options: OptionText[], refused: Asked["refused"] = []): Asked {
  return { seat: 0, question: "example", text, rule: "", options, refused, default: "" };
}

const seat = (number: number, icon: string, badges: Seat["badges"] = []): Seat => ({
  type: "seat", id: `seat:${number}`, seat: number, icon, badges, tip: ["A seat: its colour, its icon, and what everybody may see."],
});

// --- a hex battle ---------------------------------------------------------------------------------------------------

const FLOOR: [number, number][] = [];
for (let q = 0; q < 11; q++)
  for (let r = -Math.floor(q / 2); r < 7 - Math.floor(q / 2); r++)
    if (!(q === 5 && r + Math.floor(q / 2) !== 3) && !(q < 1 && r > 5)) FLOOR.push([q, r]);

const figure = (id: string, name: string, icon: string, health: [number, number], more: Partial<Piece> = {}): Piece => ({
  type: "piece", id, name, icon, health, tip: [`${name}: ${health[0]} of ${health[1]}`], ...more,
});

const STANDING: Record<string, { pieces?: Piece[]; kind?: string; icon?: string }> = {
  "2,2": { pieces: [figure("hero:brute", "Brute", "bull-horns", [8, 10], { seat: 0 })] },
  "3,-1": { pieces: [figure("hero:scoundrel", "Scoundrel", "hood", [7, 8], { seat: 1, badges: [{ icon: "invisible", label: "invisible" }] })] },
  "1,4": { pieces: [figure("hero:weaver", "Weaver", "wizard-face", [3, 6], { seat: 2, badges: [{ icon: "ragged-wound", label: "wound" }] })] },
  "6,0": { pieces: [figure("monster:guard1", "Guard 1", "visored-helm", [7, 9], { count: 1, badges: [{ icon: "rank-2", label: "elite" }] })] },
  "6,1": { pieces: [figure("monster:skeleton2", "Skeleton 2", "skeleton", [4, 6])] },
  "7,-1": { pieces: [figure("monster:skeleton3", "Skeleton 3", "skeleton", [1, 6], { badges: [{ icon: "death-skull", label: "poison" }] })] },
  "8,-1": { pieces: [figure("monster:archer1", "Archer 1", "bowman", [4, 4])] },
  "5,1": { kind: "door", icon: "wooden-door" },
  "4,2": { kind: "trap", icon: "wolf-trap" },
  "1,0": { kind: "obstacle", icon: "stone-pile" },
  "9,-3": { kind: "treasure", icon: "locked-chest" },
  "8,1": { kind: "difficult", icon: "water-splash" },
};
const REACH = ["hex:3,1", "hex:3,2", "hex:2,1", "hex:3,0", "hex:2,3", "hex:4,0", "hex:4,1", "hex:1,3", "hex:1,2", "hex:2,0"];

const cells: Hex[] = FLOOR.map(([q, r]) => ({
  type: "hex", id: `hex:${q},${r}`, q, r, tip: ["A hex of the floor."], ...STANDING[`${q},${r}`],
}));

const ability = (id: string, name: string, initiative: number, top: [string, number | string, string][], bottom: [string, number | string, string][], state: Card["state"] = ""): Card => ({
  type: "card", id, name, state, kind: "ability", badges: [{ icon: "hourglass", value: initiative, label: "initiative" }],
  halves: [
    { id: `${id}/top`, badges: top.map(([icon, value, label]) => ({ icon, value, label })), lines: top.map(([, , label]) => label).slice(1) },
    { id: `${id}/bottom`, badges: bottom.map(([icon, value, label]) => ({ icon, value, label })), lines: bottom.map(([, , label]) => label).slice(1) },
  ],
});

const hexBattle: Scene = {
  title: "Black Barrow · level 1 · round 4",
  viewer: 0,
  seats: [
    seat(1, "hood", [{ icon: "hourglass", value: "08", label: "initiative" }, { icon: "hearts", value: 7, label: "health" }]),
    { ...seat(0, "bull-horns", [{ icon: "hourglass", value: 15, label: "initiative" }, { icon: "hearts", value: 8, label: "health" }]), state: "active" },
    seat(2, "wizard-face", [{ icon: "hourglass", value: 61, label: "initiative" }, { icon: "hearts", value: 3, label: "health" }]),
  ],
  boards: [{ type: "hexes", id: "map", name: "The barrow", cells, walls: [[2, 2, 2, 3], [7, 1, 8, 0]] }],
  mine: [
    ability("card:shield-bash", "Shield Bash", 15, [["crossed-swords", 4, "Attack"], ["knockout", "", "Stun"]], [["checked-shield", 1, "Shield"]]),
    ability("card:overwhelming", "Overwhelming Assault", 61, [["crossed-swords", 6, "Attack"]], [["walking-boot", 3, "Move"], ["push", 2, "Push"]], "active"),
    ability("card:trample", "Trample", 72, [["crossed-swords", 3, "Attack"], ["arrowhead", "", "Pierce 2"]], [["walking-boot", 4, "Move"], ["jump-across", "", "Jump"]], "active"),
    ability("card:sweeping", "Sweeping Blow", 64, [["crossed-swords", 2, "Attack"]], [["walking-boot", 3, "Move"]], "used"),
    ability("card:grapple", "Grappling Hook", 42, [["crossed-swords", 2, "Attack"]], [["walking-boot", 2, "Move"], ["coins", 1, "Loot"]], "used"),
    { type: "piece", id: "gold", name: "Gold", icon: "coins", count: 2 },
    { type: "piece", id: "xp", name: "Experience", icon: "star-swirl", count: 5 },
    { type: "pile", id: "discard", name: "Discard", icon: "card-discard", count: 3 },
    { type: "pile", id: "lost", name: "Lost", icon: "card-burn", count: 1 },
  ],
  side: [
    { type: "track", id: "fire", name: "Fire", icon: "flame", value: 2, most: 2 },
    { type: "track", id: "ice", name: "Ice", icon: "snowflake-1", value: 1, most: 2 },
    { type: "line", id: "special", text: "The door opens when a hero ends a move on it.", icon: "info" },
  ],
  focus: ["hero:brute"],
};

// --- a zone dungeon -------------------------------------------------------------------------------------------------

const room = (x: number, y: number, width: number, height: number): [number, number][] => [
  [x, y], [x + width, y], [x + width, y + height], [x, y + height],
];

const zoneDungeon: Scene = {
  title: "The Crypt · quest 2 · hero phase",
  viewer: 0,
  seats: [
    { ...seat(0, "barbarian", [{ icon: "hearts", value: 5, label: "health" }, { icon: "star-swirl", value: 3, label: "shadow" }]), state: "active" },
    seat(1, "hunter-eyes", [{ icon: "hearts", value: 4, label: "health" }]),
  ],
  boards: [{
    type: "zones", id: "crypt", name: "The crypt",
    zones: [
      { type: "zone", id: "zone:entrance", name: "Entrance", corners: room(0, 20, 24, 22), pieces: [figure("hero:bjorn", "Bjorn", "barbarian", [5, 6], { seat: 0 }), figure("hero:lyidan", "Lyidan", "hunter-eyes", [2, 5], { seat: 1 })] },
      { type: "zone", id: "zone:hall", name: "Hall", corners: room(24, 10, 34, 32), pieces: [figure("mob:goblins", "Goblins", "goblin-head", [1, 2], { count: 5 }), figure("mob:boss", "Warlord", "orc-head", [5, 5], { badges: [{ icon: "crown", label: "leader" }] })] },
      { type: "zone", id: "zone:chapel", name: "Chapel", kind: "shadow", corners: room(58, 0, 30, 24), icon: "holy-symbol" },
      { type: "zone", id: "zone:vault", name: "Vault", corners: room(58, 24, 30, 18), pieces: [{ type: "piece", id: "chest", name: "Chest", icon: "locked-chest", tip: ["Closed."] }] },
      { type: "zone", id: "zone:corridor", name: "Corridor", kind: "corridor", corners: room(0, 0, 58, 10) },
      { type: "zone", id: "zone:cell", name: "Cell", kind: "shadow", corners: [[0, 10], [24, 10], [24, 20], [0, 20]] },
    ],
    edges: [["zone:entrance", "zone:hall", "open"], ["zone:hall", "zone:vault", "door"], ["zone:hall", "zone:chapel", "open_door"], ["zone:hall", "zone:corridor", "open"], ["zone:cell", "zone:hall", "wall"]],
  }],
  mine: [
    { type: "die", id: "die:1", name: "Yellow die", icon: "crossed-swords", color: "yellow", face: 4 },
    { type: "die", id: "die:2", name: "Red die", icon: "crossed-swords", color: "red", face: 6 },
    { type: "die", id: "die:3", name: "Blue die", icon: "checked-shield", color: "blue" },
    { type: "slot", id: "slot:head", name: "Head", icon: "visored-helm", accepts: ["head"] },
    { type: "slot", id: "slot:body", name: "Body", icon: "breastplate", accepts: ["body"], holds: [{ type: "piece", id: "mail", name: "Mail", icon: "mail-shirt", badges: [{ icon: "checked-shield", value: 1, label: "defence" }] }] },
    { type: "card", id: "card:axe", name: "Great axe", icon: "battle-axe", kind: "weapon", corner: "crossed-swords", badges: [{ icon: "crossed-swords", value: 2, label: "red dice" }], lines: ["Two hands. Reroll one red die."] },
    { type: "card", id: "card:potion", name: "Potion", icon: "health-potion", kind: "item", badges: [{ icon: "hearts", value: 2, label: "heal" }], lines: ["Heal 2, then discard."], state: "used" },
    { type: "card", id: "card:secret", name: "Face down", icon: "card-random", state: "hidden" },
    { type: "piece", id: "coins", name: "Coins", icon: "coins", count: 7 },
  ],
  side: [
    { type: "track", id: "doom", name: "Darkness", icon: "candle-flame", value: 4, most: 12 },
    { type: "pile", id: "doors", name: "Doors", icon: "doorway", count: 9 },
    { type: "pile", id: "loot", name: "Treasure", icon: "open-treasure-chest", count: 21 },
  ],
};

// --- panels ---------------------------------------------------------------------------------------------------------

const dice = (id: string, color: string, name: string, face = 0): Item => ({ type: "die", id, color, name, icon: color === "red" ? "biceps" : "magic-swirl", face });

const panels: Scene = {
  title: "Panels · round 3 of 6",
  viewer: 0,
  seats: [
    { ...seat(0, "wolf-head", [{ icon: "laurels", value: 12, label: "fame" }, { icon: "coins", value: 6, label: "gold" }]), state: "active" },
    seat(1, "hawk-emblem", [{ icon: "laurels", value: 15, label: "fame" }]),
  ],
  boards: [{
    type: "panels", id: "board", name: "The town",
    panels: [
      { type: "panel", id: "p:smith", name: "Smithy", icon: "anvil", lines: ["Shields for 2 gold"], items: [
        { type: "slot", id: "s:1", accepts: ["red"], holds: [dice("d:1", "red", "Strength") as never] },
        { type: "slot", id: "s:2", accepts: ["red", "purple"] }, { type: "slot", id: "s:3", accepts: ["purple"], optional: true }] },
      { type: "panel", id: "p:market", name: "Market", icon: "shop", weight: 2, badges: [{ icon: "coins", value: 3, label: "discount" }], items: [
        { type: "card", id: "c:sword", name: "Sword", icon: "broadsword", badges: [{ icon: "coins", value: 5, label: "gold" }], lines: ["+2 on every attack"] },
        { type: "card", id: "c:cloak", name: "Cloak", icon: "cloak", badges: [{ icon: "coins", value: 3, label: "gold" }], lines: ["Once per round: hide"] },
        { type: "piece", id: "t:trap", name: "Trap", icon: "wolf-trap", badges: [{ icon: "coins", value: 2, label: "gold" }] }] },
      { type: "panel", id: "p:mine", name: "Mine", icon: "mining", state: "closed", lines: ["Closed this round"], items: [{ type: "slot", id: "s:4", accepts: ["red"] }] },
      { type: "panel", id: "p:land", name: "Kyzhul", icon: "mountaintop", row: 1, weight: 3, badges: [{ icon: "flag-objective", value: 12, label: "goal" }], items: [
        { type: "card", id: "m:dragon", name: "Dragon", icon: "spiked-dragon-head", badges: [{ icon: "claws", value: 3, label: "attack" }, { icon: "hearts", value: 16, label: "health" }], lines: ["Breathes fire on every path"] },
        { type: "column", id: "path:1", name: "1", head: { type: "piece", id: "on:1", name: "Bollo", icon: "troll", seat: 1 }, slots: [{ type: "slot", id: "path:1/1", accepts: ["red"], holds: [dice("d:2", "red", "Strength", 5) as never] }, { type: "slot", id: "path:1/2", accepts: ["purple"] }], foot: [{ icon: "coins", value: 2, label: "gold" }] },
        { type: "column", id: "path:2", name: "2", slots: [{ type: "slot", id: "path:2/1", accepts: ["red"] }, { type: "slot", id: "path:2/2", accepts: ["purple"] }], foot: [{ icon: "health-potion", value: 1, label: "potion" }] },
        { type: "column", id: "path:3", name: "3", slots: [{ type: "slot", id: "path:3/1", accepts: ["red", "purple"] }, { type: "slot", id: "path:3/2", accepts: ["red"], optional: true }], foot: [{ icon: "checked-shield", value: 1, label: "shield" }] }] },
      { type: "panel", id: "p:notes", name: "Special rules", icon: "scroll-unfurled", row: 1, items: [{ type: "line", id: "l:1", text: "Whoever passes first begins the next round." }, { type: "track", id: "r", name: "Round", icon: "hourglass", value: 3, most: 6 }] },
    ],
  }],
  mine: [
    { type: "slot", id: "pool:red", name: "Strength", holds: [dice("pool:1", "red", "Strength") as never, dice("pool:2", "red", "Strength") as never] },
    { type: "slot", id: "pool:purple", name: "Magic", holds: [dice("pool:3", "purple", "Magic", 3) as never] },
    { type: "card", id: "member:bollo", name: "Bollo", icon: "troll", corner: "flame", seat: 0, badges: [{ icon: "crown", label: "leader" }, { icon: "hearts", value: 2, label: "reputation" }], lines: ["Wards off one hit"] },
    { type: "card", id: "member:hurt", name: "Karunna", icon: "mermaid", corner: "droplets", seat: 0, state: "wounded", badges: [{ icon: "hearts", value: 5, label: "reputation" }], lines: ["Rerolls two dice"] },
    { type: "card", id: "trap:1", name: "Trap", icon: "wolf-trap", kind: "trap", lines: ["+2 strength dice"] },
    { type: "piece", id: "own:gold", name: "Gold", icon: "coins", count: 6 },
    { type: "piece", id: "own:shield", name: "Shields", icon: "shield", count: 0, state: "empty" },
  ],
  side: [{ type: "pile", id: "pile:a", name: "Monsters", icon: "claws", count: 14 }],
};

export const examples: Example[] = [
  {
    id: "panels", title: "Panels", scene: panels, names: ["Ada", "Ben"],
    asked: asked("Place a die or send somebody out", [
      option("smith", "Use the smithy", "s:2"), option("sword", "Buy the sword: 5 gold", "c:sword"), option("cloak", "Buy the cloak: 3 gold", "c:cloak"),
      option("p2", "Path 2", "path:2"), option("p3", "Path 3", "path:3"), option("send", "Send Bollo out", "member:bollo"), option("talent", "Use Bollo's talent", "member:bollo"), option("pass", "Pass"),
    ], [{ on: "p:mine", text: "The mine is closed this round.", rule: "" }]),
  },
  {
    id: "hexes", title: "Hex battle", scene: hexBattle, names: ["Brute", "Scoundrel", "Weaver"],
    asked: asked("Choose where to move (3)", [...REACH.map((on) => option(`move:${on}`, `Move to ${on.slice(4)}`, on)), option("attack", "Attack Guard 1: 3 expected", "monster:guard1"), option("done", "Done")]),
  },
  {
    id: "zones", title: "Zone dungeon", scene: zoneDungeon, names: ["Bjorn", "Lyidan"],
    asked: asked("Choose a zone or attack", [option("hall", "Move to the hall", "zone:hall"), option("corridor", "Move to the corridor", "zone:corridor"), option("axe", "Attack with the great axe", "card:axe"), option("head", "Equip a helmet", "slot:head"), option("end", "End the turn")]),
  },
];

export const parts: { title: string; items: Item[] }[] = [
  { title: "Dice", items: [...[0, 1, 2, 3, 4, 5, 6].map((face) => ({ type: "die", id: `g:die${face}`, name: "Strength", icon: "biceps", color: "red", face }) as Item), ...["purple", "gold", "blue", "green", "black", "white", "teal"].map((color) => ({ type: "die", id: `g:${color}`, name: color, icon: "sparkles", color }) as Item)] },
  { title: "Pieces", items: [
    { type: "piece", id: "g:p1", name: "Figure", icon: "barbarian", seat: 0, health: [8, 10] },
    { type: "piece", id: "g:p2", name: "Hurt figure", icon: "wizard-face", seat: 2, health: [3, 8], badges: [{ icon: "ragged-wound", label: "wound" }] },
    { type: "piece", id: "g:p3", name: "Nearly dead", icon: "skeleton", health: [1, 6], count: 3 },
    { type: "piece", id: "g:p4", name: "Wounded", icon: "troll", seat: 1, state: "wounded" }] },
  { title: "Slots and columns", items: [
    { type: "slot", id: "g:s1", accepts: ["red"] }, { type: "slot", id: "g:s2", accepts: ["red", "purple"] }, { type: "slot", id: "g:s3", accepts: ["purple"], optional: true },
    { type: "slot", id: "g:s4", holds: [{ type: "die", id: "g:s4d", name: "Strength", icon: "biceps", color: "red", face: 4 }] },
    { type: "column", id: "g:c1", name: "1", head: { type: "piece", id: "g:c1h", icon: "troll", seat: 1 }, slots: [{ type: "slot", id: "g:c1s", accepts: ["red"] }], foot: [{ icon: "coins", value: 2, label: "gold" }] }] },
  { title: "Piles, tracks, lines", items: [
    { type: "pile", id: "g:pile", name: "Monsters", icon: "claws", count: 14 },
    { type: "track", id: "g:track", name: "Round", icon: "hourglass", value: 3, most: 6 },
    { type: "line", id: "g:line", text: "Two hits, one warded off.", icon: "checked-shield", badges: [{ icon: "hearts", value: 1, label: "damage" }] }] },
  { title: "Cards", items: [
    { type: "card", id: "g:k1", name: "Bollo", icon: "troll", corner: "flame", badges: [{ icon: "crown", label: "leader" }, { icon: "hearts", value: 2, label: "reputation" }], lines: ["Wards off one hit"] },
    { type: "card", id: "g:k2", name: "Used", icon: "mermaid", state: "used", lines: ["Rerolls two dice"] },
    { type: "card", id: "g:k3", name: "Wounded", icon: "cobra", state: "wounded", lines: ["Gets one poison"] },
    { type: "card", id: "g:k4", name: "Trap", icon: "wolf-trap", kind: "trap", lines: ["+2 strength dice"] },
    { type: "card", id: "g:k5", name: "Hidden", icon: "card-random", state: "hidden" },
    ability("g:k6", "Trample", 72, [["crossed-swords", 3, "Attack"]], [["walking-boot", 4, "Move"]])] },
];
