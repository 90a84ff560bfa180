/** A zone dungeon: rooms and corridors in light and shadow, doors on edges, hordes, equipment slots, symbol dice. */
import type { Card, Item, Piece, Scene } from "../../protocol";
import { type Example, asked, figure, line, option, seat } from "./common";

const room = (x: number, y: number, width: number, height: number): [number, number][] => [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];

const horde = (id: string, name: string, icon: string, minions: number, leader: [number, number], color: string): Piece[] => [
  figure(`${id}:leader`, `${name} leader`, icon, leader, { rank: "leader", group: id, color, badges: [{ icon: "checked-shield", label: "Guarded by its minions", tone: "good" }] }),
  ...Array.from({ length: minions }, (_, at): Piece => ({ type: "piece", id: `${id}:${at + 1}`, name: `${name} minion`, icon, rank: "minion", group: id, color, tip: ["Dies of one wound."] })),
];

const weapon = (id: string, name: string, icon: string, marks: Card["badges"], lines: string[], more: Partial<Card> = {}): Card => ({
  type: "card", id, name, icon, kind: "weapon", badges: marks ?? [], lines, ...more,
});
const axe = weapon("item:axe", "Great axe", "battle-axe", [{ icon: "rolling-dices", value: "2", label: "red dice" }], ["Bam: one more wound."]);
const mail = weapon("item:mail", "Chain mail", "mail-shirt", [{ icon: "checked-shield", value: 1, label: "blue dice" }], ["Diamond: ignore one sword."]);

const die = (id: string, name: string, color: string, symbols: string[], more: Partial<Item> = {}): Item =>
  ({ type: "die", id, name, color, symbols, face: symbols.length ? 1 : 0, icon: "perspective-dice-six-faces-random", ...more }) as Item;

const zoneDungeon: Scene = {
  title: "The Crypt · quest 2 · hero phase",
  viewer: 0,
  seats: [
    { ...seat(0, "barbarian", [{ icon: "hearts", value: 5, label: "health" }, { icon: "star-swirl", value: 12, label: "experience" }]), state: "active" },
    seat(1, "hunter-eyes", [{ icon: "hearts", value: 2, label: "health" }, { icon: "star-swirl", value: 9, label: "experience" }]),
    seat(2, "wizard-face", [{ icon: "hearts", value: 4, label: "health" }]),
  ],
  boards: [{
    type: "zones", id: "crypt", name: "The crypt",
    zones: [
      { type: "zone", id: "zone:gate", name: "Gate", kind: "room", light: "light", corners: room(0, 22, 22, 20), pieces: [figure("hero:lyidan", "Lyidan", "hunter-eyes", [2, 5], { seat: 1, color: "green" })] },
      { type: "zone", id: "zone:passage", name: "Passage", kind: "corridor", light: "shadow", corners: room(22, 26, 20, 12), pieces: [figure("hero:bjorn", "Bjorn", "barbarian", [5, 6], { seat: 0, color: "blue", state: "active", badges: [{ icon: "moon", label: "in the shadow", tone: "good" }] })] },
      { type: "zone", id: "zone:cross", name: "Crossing", kind: "corridor", light: "light", corners: room(42, 20, 16, 24), pieces: [figure("hero:whisper", "Whisper", "wizard-face", [4, 4], { seat: 2, color: "purple" })] },
      { type: "zone", id: "zone:north", name: "North aisle", kind: "corridor", light: "shadow", corners: room(22, 10, 36, 10), pieces: [{ type: "piece", id: "shard", name: "Treasure", icon: "swap-bag", color: "gold", tip: ["Pick it up: draw a treasure."] }] },
      { type: "zone", id: "zone:chapel", name: "Chapel", kind: "room", light: "light", corners: [[58, 0], [96, 0], [96, 22], [70, 22], [70, 16], [58, 16]], pieces: horde("goblins", "Goblin", "goblin-head", 4, [4, 5], "lime") },
      { type: "zone", id: "zone:vault", name: "Vault", kind: "room", light: "shadow", corners: room(58, 24, 22, 20), pieces: [figure("mob:ogre", "Ogre", "ogre", [9, 12], { rank: "boss", badges: [{ icon: "poison-bottle", label: "poisoned", tone: "bad" }] }), { type: "piece", id: "chest", name: "Chest", icon: "locked-chest", color: "gold", tip: ["Locked."] }] },
      { type: "zone", id: "zone:unknown", name: "Unknown", kind: "room fog", corners: room(80, 24, 16, 20) },
      { type: "zone", id: "zone:cell", name: "Cell", kind: "room", light: "shadow", corners: room(0, 6, 20, 14), pieces: horde("orcs", "Orc", "orc-head", 2, [2, 6], "orange") },
    ],
    borders: [
      { type: "edge", id: "door:cell", between: ["zone:cell", "zone:gate"], kind: "locked_door", name: "Cell door" },
      { type: "edge", id: "door:vault", between: ["zone:cross", "zone:vault"], kind: "door", name: "Vault door", tip: ["Opening it costs an action; whatever is behind wakes up."] },
      { type: "edge", id: "door:unknown", between: ["zone:vault", "zone:unknown"], kind: "door", name: "Door" },
      { type: "edge", id: "door:chapel", between: ["zone:north", "zone:chapel"], kind: "open_door", name: "Chapel door" },
      { type: "edge", id: "edge:1", between: ["zone:gate", "zone:passage"], kind: "opening" },
      { type: "edge", id: "edge:2", between: ["zone:passage", "zone:cross"], kind: "open" },
      { type: "edge", id: "edge:3", between: ["zone:cross", "zone:north"], kind: "open" },
      { type: "edge", id: "edge:4", between: ["zone:chapel", "zone:vault"], kind: "wall" },
    ],
  }],
  mine: [
    die("die:1", "Yellow die", "yellow", ["sword", "sword"]), die("die:2", "Red die", "red", ["sword", "sword", "bam"]), die("die:3", "Red die", "red", ["blank"]),
    die("die:4", "Blue die", "blue", ["shield", "diamond"]), die("die:5", "Green die", "green", []),
    { type: "slot", id: "slot:left", name: "Hand", icon: "hand", accepts: ["weapon"], takes: ["weapon"], holds: [axe] },
    { type: "slot", id: "slot:right", name: "Hand", icon: "hand", accepts: ["weapon"], takes: ["weapon"], state: "closed", tip: ["The great axe needs both hands."] },
    { type: "slot", id: "slot:body", name: "Body", icon: "breastplate", accepts: ["armour"], takes: ["armour"], holds: [mail] },
    { type: "slot", id: "slot:head", name: "Head", icon: "visored-helm", accepts: ["helmet"], takes: ["helmet"] },
    { type: "slot", id: "slot:bag1", name: "Bag", icon: "knapsack", accepts: ["item"], takes: ["anything"] },
    { type: "slot", id: "slot:bag2", name: "Bag", icon: "knapsack", accepts: ["item"], takes: ["anything"] },
    weapon("item:helmet", "Horned helmet", "horned-helm", [{ icon: "checked-shield", value: "+1", label: "defence" }], ["Drag it to your head or your bag."], { kind: "armour" }),
    weapon("item:bow", "Short bow", "bow-arrow", [{ icon: "rolling-dices", value: 1, label: "yellow die" }], ["Range: any zone in sight.", "In the shadow: one more yellow die."]),
    weapon("item:potion", "Potion", "health-potion", [{ icon: "hearts", value: 2, label: "heal" }], ["Heal 2, then discard."], { kind: "item", state: "used" }),
    { type: "card", id: "card:secret", name: "Face down", icon: "card-random", state: "hidden" },
    { type: "piece", id: "coins", name: "Coins", icon: "two-coins", count: 7 },
  ],
  side: [
    { type: "line", id: "goal", name: "Goal:", text: "Bring the relic from the vault to the gate.", icon: "flag-objective" },
    { type: "track", id: "doom", name: "Darkness", icon: "candle-flame", value: 4, most: 12 },
    { type: "card", id: "guard:goblins", name: "Goblins", icon: "goblin-head", kind: "monster", level: "2", color: "lime", rows: [
      { type: "row", id: "guard:goblins/leader", rank: "leader", badges: [{ icon: "hearts", value: 5, label: "Health" }, { icon: "crossed-swords", value: "2", label: "yellow dice" }, { icon: "checked-shield", value: 1, label: "blue dice" }] },
      { type: "row", id: "guard:goblins/minion", rank: "minion", badges: [{ icon: "hearts", value: 1, label: "Health" }, { icon: "crossed-swords", value: "+1", label: "yellow dice" }, { icon: "checked-shield", value: 0, label: "blue dice" }] }], lines: ["Bam: one hero loses a bag item."] },
    { type: "pile", id: "doors", name: "Doors", icon: "doorway", count: 9 },
    { type: "pile", id: "loot", name: "Treasure", icon: "open-treasure-chest", count: 21 },
    { type: "pile", id: "events", name: "Events", icon: "scroll-unfurled", count: 12 },
  ],
  focus: ["hero:bjorn"],
};

export const zoneExample: Example = {
  id: "zones", title: "Zone dungeon", scene: zoneDungeon, names: ["Bjorn", "Lyidan", "Whisper"],
  asked: asked("Three actions left: move, fight, open a door, or change equipment", [
    option("gate", "Move to the gate", "zone:gate"), option("cross", "Move to the crossing", "zone:cross"), option("north", "Move to the north aisle", "zone:north"),
    option("door", "Open the vault door", "door:vault", true), option("bow", "Shoot the goblins with the short bow", "goblins:leader", true),
    option("head", "Wear the horned helmet", "slot:head"), option("bag", "Put the helmet into the bag", "slot:bag1"), option("end", "End the turn"),
  ], [{ on: "door:cell", text: "Locked: the key lies elsewhere.", rule: "" }]),
  previews: {
    north: { path: ["zone:passage", "zone:cross", "zone:north"], lines: ["2 of 3 actions.", "You stay in the shadow."] },
    gate: { path: ["zone:passage", "zone:gate"], lines: ["1 action."] },
    bow: { area: ["zone:chapel", "goblins:leader", "goblins:1", "goblins:2", "goblins:3", "goblins:4"], lines: ["2 yellow dice (shadow): 2.7 swords expected − 0.8 shields", "71 % kills at least two minions"], reveals: true },
    door: { area: ["zone:vault"], lines: ["What is behind wakes up."], reveals: true },
  },
  next: {
    scene: {
      ...zoneDungeon,
      boards: zoneDungeon.boards.map((board) => {
        if (board.type !== "zones") return board;
        const goblins = (board.zones ?? []).find((zone) => zone.id === "zone:chapel")?.pieces ?? [];
        return { ...board, zones: (board.zones ?? []).map((zone) => {
          if (zone.id === "zone:chapel") return { ...zone, pieces: [] };
          if (zone.id === "zone:north") return { ...zone, pieces: [...(zone.pieces ?? []), ...goblins.slice(0, 4)] };
          if (zone.id === "zone:cross") return { ...zone, pieces: (zone.pieces ?? []).map((piece) => ({ ...piece, health: [2, 4] as [number, number] })) };
          return zone;
        }) };
      }),
    },
    lines: [
      line(0, "The [goblins|goblins:leader] have seen [Whisper|hero:whisper] and come to the north aisle.", ""),
      line(1, "The [goblins|goblins:leader] attack [Whisper|hero:whisper]: 4 swords − 2 shields = 2 wounds.", ""),
      line(2, "[Whisper|hero:whisper] strikes back: one [minion|goblins:4] dies.", ""),
    ],
  },
};
