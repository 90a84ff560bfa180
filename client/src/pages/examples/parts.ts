/** One of every part of a scene. */
import type { Item } from "../../protocol";
import { ability } from "./hexes";

export const parts: { title: string; items: Item[] }[] = [
  { title: "Dice", items: [...[0, 1, 2, 3, 4, 5, 6].map((face) => ({ type: "die", id: `g:die${face}`, name: "Strength", icon: "biceps", color: "red", face }) as Item), ...["purple", "gold", "blue", "green", "black", "white", "teal"].map((color) => ({ type: "die", id: `g:${color}`, name: color, icon: "sparkles", color }) as Item)] },
  { title: "Dice with symbols", items: [["sword"], ["sword", "sword"], ["sword", "bam"], ["shield"], ["shield", "diamond"], ["sword", "sword", "bam"], ["heart", "bolt", "skull", "diamond"], ["blank"]].map((symbols, at): Item => ({ type: "die", id: `g:sym${at}`, name: "Die", color: ["yellow", "red", "red", "blue", "blue", "orange", "black", "white"][at] ?? "red", symbols, face: 1 })) },
  { title: "Pieces", items: [
    { type: "piece", id: "g:p1", name: "Figure", icon: "barbarian", seat: 0, health: [8, 10] },
    { type: "piece", id: "g:p2", name: "Hurt figure", icon: "wizard-face", seat: 2, health: [3, 8], badges: [{ icon: "ragged-wound", label: "wound" }] },
    { type: "piece", id: "g:p3", name: "Nearly dead", icon: "skeleton", health: [1, 6], count: 3 },
    { type: "piece", id: "g:p4", name: "Wounded", icon: "troll", seat: 1, state: "wounded" },
    { type: "piece", id: "g:p5", name: "Normal", icon: "skeleton", rank: "normal", number: 3, health: [4, 5], badges: [{ icon: "poison-bottle", label: "poison", tone: "bad" }] },
    { type: "piece", id: "g:p6", name: "Elite", icon: "skeleton", rank: "elite", number: 1, health: [8, 8], badges: [{ icon: "checked-shield", value: 2, label: "shield", tone: "good" }] },
    { type: "piece", id: "g:p7", name: "Boss", icon: "ogre", rank: "boss", health: [14, 20] },
    { type: "piece", id: "g:p8", name: "Summoned", icon: "wolf-head", rank: "summon", seat: 2, health: [2, 4] },
    { type: "piece", id: "g:p9", name: "Leader", icon: "goblin-head", rank: "leader", color: "lime", health: [5, 5] },
    { type: "piece", id: "g:p10", name: "Minion", icon: "goblin-head", rank: "minion", color: "lime", count: 4 }] },
  { title: "Slots and columns", items: [
    { type: "slot", id: "g:s1", accepts: ["red"] }, { type: "slot", id: "g:s2", accepts: ["red", "purple"] }, { type: "slot", id: "g:s3", accepts: ["purple"], optional: true },
    { type: "slot", id: "g:s5", name: "Head", icon: "visored-helm", accepts: ["helmet"] }, { type: "slot", id: "g:s6", name: "Hand", icon: "hand", holds: [{ type: "card", id: "g:s6c", name: "Axe", icon: "battle-axe", badges: [{ icon: "crossed-swords", value: 2, label: "dice" }] }] },
    { type: "slot", id: "g:s4", holds: [{ type: "die", id: "g:s4d", name: "Strength", icon: "biceps", color: "red", face: 4 }] },
    { type: "column", id: "g:c1", name: "1", head: { type: "piece", id: "g:c1h", icon: "troll", seat: 1 }, slots: [{ type: "slot", id: "g:c1s", accepts: ["red"] }], foot: [{ icon: "coins", value: 2, label: "gold" }] }] },
  { title: "Piles, tracks, lines", items: [
    { type: "pile", id: "g:pile", name: "Monsters", icon: "claws", count: 14 },
    { type: "pile", id: "g:odds", name: "Modifiers", icon: "card-draw", count: 12, odds: [{ icon: "", label: "−1", value: 3, tone: "bad" }, { icon: "", label: "0", value: 5 }, { icon: "", label: "+1", value: 4, tone: "good" }] },
    ...[0, 1, 2].map((value): Item => ({ type: "track", id: `g:orb${value}`, name: "Fire", icon: "flame", color: "red", kind: "orb", value, most: 2 })),
    { type: "track", id: "g:track", name: "Round", icon: "hourglass", value: 3, most: 6 },
    { type: "line", id: "g:line", text: "Two hits, one warded off.", icon: "checked-shield", badges: [{ icon: "hearts", value: 1, label: "damage" }] }] },
  { title: "Cards", items: [
    { type: "card", id: "g:k1", name: "Bollo", icon: "troll", corner: "flame", badges: [{ icon: "crown", label: "leader" }, { icon: "hearts", value: 2, label: "reputation" }], lines: ["Wards off one hit"] },
    { type: "card", id: "g:k2", name: "Used", icon: "mermaid", state: "used", lines: ["Rerolls two dice"] },
    { type: "card", id: "g:k3", name: "Wounded", icon: "cobra", state: "wounded", lines: ["Gets one poison"] },
    { type: "card", id: "g:k4", name: "Trap", icon: "wolf-trap", kind: "trap", lines: ["+2 strength dice"] },
    { type: "card", id: "g:k5", name: "Hidden", icon: "card-random", state: "hidden" },
    ability("g:k6", "Trample", 72, [["crossed-swords", "Attack", 3]], [["walking-boot", "Move", 4]]),
    ability("g:k7", "Half in use", 31, [["crossed-swords", "Attack", 2]], [["walking-boot", "Move", 3]], { upper: { state: "active", area: [[0, 0, "self"], [1, -1, "hit"], [1, 0, "hit"]] }, lower: { state: "used" } }),
    ability("g:k8", "Lost", 90, [["crossed-swords", "Attack", 5]], [["walking-boot", "Move", 1]], { state: "lost" })] },
  { title: "Tables of numbers", items: [
    { type: "card", id: "g:st", name: "Guard", icon: "visored-helm", level: "L1", initiative: 35, rows: [
      { type: "row", id: "g:st1", rank: "normal", badges: [{ icon: "hearts", value: 5, label: "Health" }, { icon: "crossed-swords", value: 2, label: "Attack" }] },
      { type: "row", id: "g:st2", rank: "elite", badges: [{ icon: "hearts", value: 9, label: "Health" }, { icon: "crossed-swords", value: 3, label: "Attack" }], lines: ["Shield 1"] }] }] },
];
