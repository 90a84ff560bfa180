/** A board of panels: buildings with spaces, a land with paths. */
import type { Item, Scene } from "../../protocol";
import { type Example, asked, option, seat } from "./common";

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

export const panelExample: Example = {
  id: "panels", title: "Panels", scene: panels, names: ["Ada", "Ben"],
  asked: asked("Place a die or send somebody out", [
    option("smith", "Use the smithy", "s:2"), option("sword", "Buy the sword: 5 gold", "c:sword"), option("cloak", "Buy the cloak: 3 gold", "c:cloak"),
    option("p2", "Path 2", "path:2"), option("p3", "Path 3", "path:3"), option("send", "Send Bollo out", "member:bollo"), option("talent", "Use Bollo's talent", "member:bollo"), option("pass", "Pass"),
  ], [{ on: "p:mine", text: "The mine is closed this round.", rule: "" }]),
};
