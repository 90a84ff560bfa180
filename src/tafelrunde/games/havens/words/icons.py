"""Which icon of the icon set (`game-icons`) stands for what. Only the look: no rule reads it."""

from tafelrunde.games.havens.box.conditions import CONDITIONS

ABILITIES = {
    "move": "walking-boot",
    "jump": "jump-across",
    "attack": "broadsword",
    "range": "target-shot",
    "targets": "archery-target",
    "area": "hexes",
    "pierce": "piercing-sword",
    "push": "push",
    "pull": "grapple",
    "heal": "health-increase",
    "shield": "round-shield",
    "retaliate": "spiked-shield",
    "loot": "two-coins",
    "cond": "magic-swirl",
    "cleanse": "healing",
    "damage": "bleeding-wound",
    "suffer": "pierced-heart",
    "summon": "ghost-ally",
    "trap": "wolf-trap",
    "disarm_trap": "wrench",
    "obstacle": "stone-block",
    "tile": "stone-block",
    "recover": "card-pickup",
    "refresh": "recycle",
    "infuse": "magic-swirl",
    "consume": "magic-swirl",
    "trigger": "infinity",
    "reorder": "card-random",
    "guard": "dodge",
    "teleport": "teleport",
    "rewind": "anticlockwise-rotation",
    "tokens": "sands-of-time",
    "return": "return-arrow",
    "haste": "run",
    "shadows": "shadow-follower",
    "switch": "swap-bag",
    "grant": "vertical-banner",
    "control": "puppet",
    "special": "crowned-skull",
    "open_door": "doorway",
    "advantage": "double-shot",
    "xp": "upgrade",
    "lost": "card-burn",
    "round": "hourglass",
    "persistent": "infinity",
}
ELEMENTS = {
    "fire": "flame",
    "ice": "snowflake-1",
    "air": "whirlwind",
    "earth": "stone-block",
    "light": "sunbeams",
    "dark": "moon",
    "any": "magic-swirl",
}
ELEMENT_COLORS = {
    "fire": "#e2583e",
    "ice": "#6cc3e8",
    "air": "#b9c3cf",
    "earth": "#7fae4b",
    "light": "#f0cf5b",
    "dark": "#8b6fb5",
}
SLOTS = {
    "head": "visored-helm",
    "body": "leather-armor",
    "legs": "leather-boot",
    "one_hand": "broadsword",
    "two_hands": "crossed-swords",
    "small": "knapsack",
}
TILES = {
    "obstacle": "stone-block",
    "trap": "wolf-trap",
    "hazard": "fire",
    "difficult": "droplets",
    "ice": "ice-cube",
    "corridor": "",
    "plate": "token",
}
COIN = "two-coins"
LINK = "magic-portal"
CHEST = "open-treasure-chest"
DOOR = "wooden-door"
LOCKED = "padlock"
LONG_REST = "night-sleep"
EXHAUSTED = "skull-crossed-bones"
HEALTH = "heart-plus"
HAND = "card-draw"
MONSTER = "crowned-skull"
SUMMON = "ghost-ally"
GOAL = "bullseye"
MODIFIERS = "card-random"
SPECIAL_RULE = "scroll-unfurled"
SETBACK = "broken-skull"
CARDS = {
    "round": "hourglass",
    "persistent": "infinity",
    "lost": "card-burn",
    "unrecoverable": "padlock",
    "slot": "plain-circle",
    "spent": "cycle",
    "consumed": "cancel",
    "flip": "card-exchange",
    "hand": "card-draw",
    "discard": "card-discard",
    "lost_pile": "card-burn",
    "xp": "upgrade",
    "coins": "two-coins",
    "gold": "gold-stack",
    "price": "gold-stack",
    "check": "check-mark",
    "health": "heart-plus",
    "figures": "person",
    "long_rest": "night-sleep",
    "exhausted": "skull-crossed-bones",
    "escaped": "exit-door",
    "flying": "feathered-wing",
    "attackers_disadvantaged": "dodge",
    "minus_ones": "weight",
    "ignore_items": "shield-echoes",
    "ignore_scenario": "shield-echoes",
}

LOOT = {
    "wood": "wood-pile",
    "metal": "metal-bar",
    "leather": "animal-hide",
    "arrowvine": "thorny-vine",
    "axenut": "acorn",
    "corpsecap": "mushrooms-cluster",
    "flamefruit": "chili-pepper",
    "rockroot": "root-tip",
    "snowthistle": "dandelion-flower",
    "random_item": "swap-bag",
    "loot_deck": "card-draw",
}
"""What loot cards bring, besides coins (FH-LOOT-02)."""


def of(what: str) -> str:
    """The icon of an ability, a condition, an element or a mark on a card; empty if there is none."""
    if what in CONDITIONS:
        return CONDITIONS[what].icon
    return ABILITIES.get(what) or ELEMENTS.get(what) or CARDS.get(what) or LOOT.get(what) or ""
