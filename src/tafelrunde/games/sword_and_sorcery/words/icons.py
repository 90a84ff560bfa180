"""Icons of the icon set for what is on the table."""

HEALTH = "hearts"
GOLD = "coins"
SHARDS = "crystal-cluster"
RANK = "crystal-growth"
COMBAT = "crossed-swords"
STANDARD = "hand"
LOAD = "knapsack"
MOVEMENT = "walking-boot"
SHADOW = "shadow-follower"
CHEST = "chest"
SEARCH = "magnifying-glass"
ALTAR = "sword-altar"
PORTAL = "portal"
WAYPOINT = "position-marker"
LOOT = "swap-bag"
FIRE = "flame"
POISON = "poison-bottle"
EVENTS = "scroll-unfurled"
TREASURE = "open-treasure-chest"
GHOST = "ghost"
START = "entry-door"
HIDDEN = "hidden"


class _Heroes(dict[str, str]):
    """Heroes of packs have a common sign."""

    def __missing__(self, hero: str) -> str:
        return "cowled"


HEROES = _Heroes(
    artemis="high-shot",
    jeanne="holy-symbol",
    robin="hood",
    thorgren="dwarf-king",
    xantares="wizard-staff",
)
RECHARGE, SPENT, RANGE, CHARGES, DAY, NIGHT = (*("hourglass", "sparkles", "eye-target", "magic-swirl", "sun", "moon"),)
ARMOR, MAGIC_SHIELD, TARGET, GOAL, SPECIAL, THREAT, DEAD = (
    *("breastplate", "magic-shield", "eye-target", "flag-objective", "scroll-quill", "hypersonic-bolt", "tombstone"),
)
HITS, BLOCKS, ENERGY, MAGIC, SNS, GREMLIN = (
    *("symbol:sword", "symbol:shield", "symbol:bolt", "symbol:star", "symbol:crossed", "symbol:imp"),
)
ATTACK, DEFENCE, WOUNDS, CONTROL = "crossed-swords", "checked-shield", "dripping-blade", "flying-flag"
WEAPONS = {
    "sword": "broadsword",
    "dagger": "plain-dagger",
    "axe": "battle-axe",
    "mace": "flanged-mace",
    "staff": "wizard-staff",
    "bow": "bow-arrow",
    "shield": "round-shield",
    "exotic": "spears",
}
SLOTS = {"main": "broadsword", "offhand": "round-shield", "armour": "breastplate", "artifact": "gem-pendant"}
POWER, TALENT, ITEM, HERO_POWER = "pentacle", "open-book", "knapsack", "sparkles"
ENEMIES = {
    "giant_spider": "spider-face",
    "giant_spider_weaving": "spider-web",
    "devil_gremlin": "imp-laugh",
    "devil_gremlin_mob": "imp",
    "devil_gremlin_elite": "goblin-head",
    "elf_assassin": "hooded-assassin",
    "giant_snake": "snake",
    "dark_dwarf": "dwarf-face",
    "tyrant_lizard": "lizard-tongue",
    "elf_witch": "witch-face",
    "minotaur": "minotaur",
    "primal_spider": "spider-alt",
    "soul_eater": "spectre",
    "elf_priestess": "woman-elf-face",
    "elf_knight_mounted": "mounted-knight",
    "elf_knight_on_foot": "elf-helmet",
    "spider_queen_brooding": "long-legged-spider",
    "spider_queen_frenzied": "long-legged-spider",
}
COMPANIONS = {"dharma": "wolf-head", "illusion": "ghost-ally", "old_maren": "woman-elf-face", "archer": "bowman"}
RANKS = {"green": "spider-face", "blue": "ogre", "red": "minotaur", "violet": "daemon-skull"}
COLORS = {"green": "green", "blue": "blue", "red": "red", "violet": "purple"}
CONDITIONS = {
    "slow": "snail",
    "blind": "sight-disabled",
    "stun": "knockout",
    "paralyse": "frozen-body",
    "exhaust": "tired-eye",
    "confuse": "misdirection",
    "bleed": "bleeding-wound",
    "fire": "flame",
    "poison": "poison-bottle",
    "knockdown": "falling",
}

# --- the journey ---
REALM, PARTY, CHRONICLE, CHALLENGE, STORY, LOCATION, ADVENTURE, SLOT = (
    *("treasure-map", "three-friends", "open-book", "bullseye", "tied-scroll", "village", "crossed-swords"),
    "hole",
)
TRAP = "mantrap"
KEY, RAGE, PHIALS, BLESSING, COMPANION = "key", "enrage", "standing-potion", "prayer", "swordman"
NATURES = {"lawful": "scales", "neutral": "yin-yang", "chaotic": "tornado-discs"}
BUILDINGS = {
    "shop": "shop",
    "smith": "anvil",
    "temple": "greek-temple",
    "guild": "flying-flag",
    "outpost": "watchtower",
    "tower": "evil-tower",
    "school": "swords-emblem",
    "inn": "tavern-sign",
}
SERVICES = {
    "trade": "shop",
    "repair": "hammer-nails",
    "improve": "upgrade",
    "craft": "gems",
    "cleanse": "holy-water",
    "bless": "prayer",
    "hire": "swordman",
    "recharge": "magic-swirl",
    "retrain": "open-book",
    "rumour": "talk",
    "prize": "trophy",
}
SHELVES = {"weapon": "broadsword", "armour": "breastplate", "artifact": "gem-pendant", "thing": "knapsack"}
