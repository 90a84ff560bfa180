"""Icons of the icon set (`game-icons`) and colours for what is on the table. Only the look: no rule reads it."""

from tafelrunde.games.massive_darkness.box.cards import Kind

ANYBODY = "character"
SEATS = ("black-knight-helm", "viking-helmet", "hood", "crown", "wizard-face", "barbarian")
HEROES = {
    "bjorn": "viking-helmet",
    "elias": "wizard-face",
    "owen": "black-knight-helm",
    "sibyl": "bowman",
    "siegfried": "barbarian",
    "whisper": "hood",
}
KINDS: dict[Kind, str] = {
    "armor": "breastplate",
    "shield": "round-shield",
    "melee_weapon": "broadsword",
    "ranged_weapon": "high-shot",
    "magic_weapon": "wizard-staff",
    "item": "ring",
    "consumable": "potion-ball",
    "luck": "clover",
    "trap": "wolf-trap",
    "artefact": "gem-pendant",
}
TOKENS = {"artefact": "gem-pendant", "library": "open-book", "cave": "cave-entrance", "hidden": "uncertainty"}
ENEMIES = {
    "dwarf_warriors": "dwarf-helmet",
    "dwarf_defenders": "dwarf-face",
    "dwarf_harbinger": "dwarf-king",
    "goblin_archers": "goblin-head",
    "goblin_warriors": "goblin-head",
    "goblin_harbinger": "goblin-camp",
    "orc_bullies": "orc-head",
    "orc_executioners": "orc-head",
    "orc_harbinger": "horned-helm",
    "abyssal_demon": "daemon-skull",
    "cave_troll": "troll",
    "giant_spider": "spider-face",
    "hellhound": "hound",
    "liliarch": "devil-mask",
    "ogre_mage": "ogre",
}
ENEMY = {"horde": "minions", "harbinger": "crowned-skull", "lesser": "spiked-dragon-head", "greater": "double-dragon"}
"""By role, for enemies that a pack adds."""
COLORS = {
    "dwarf": "orange",
    "goblin": "lime",
    "orc": "green",
    "abyssal": "red",
    "cave": "grey",
    "giant": "purple",
    "hellhound": "red",
    "liliarch": "pink",
    "ogre": "teal",
}
"""A colour for each people of enemies: the first word of their type."""
HEALTH, XP, ACTIONS, LEVEL, TREASURE, CHEST = ("hearts", "star-swirl", "run", "upgrade", "swap-bag", "locked-chest")
POINTS, MINI_XP = "footsteps", "stars-stack"
DOOR, EXIT, START, FIRST, LIFEBRINGER, STUNNED, DEAD, PILLAR = (
    *("wooden-door", "exit-door", "doorway", "meeple", "heart-bottle", "knocked-out-stars", "tombstone", "stone-tower"),
)
THINGS = "knapsack"
HAND, BODY, GOAL, EVENTS, DOORS, SPENT = (
    "hand",
    "breastplate",
    "flag-objective",
    "scroll-unfurled",
    "doorway",
    "sparkles",
)
SWORDS, SHIELDS, WOUNDS, SHADOW, MINIONS, SKILL = (
    *("symbol:sword", "symbol:shield", "dripping-blade", "moon", "minions", "open-book"),
)
STALL, STAIRS = "shop", "ladder"
BAM, DIAMOND, CLASS, SPECIAL = "symbol:bam", "symbol:diamond", "crossed-axes", "scroll-quill"
ATTACK = {"melee": "crossed-swords", "ranged": "bow-arrow", "magic": "fire-dash", "defense": "checked-shield"}


def hero_sign(card: str, seat: int) -> str:
    """A hero's own sign, a seat's for heroes of packs; until a hero is chosen it is anybody's."""
    return HEROES.get(card, SEATS[seat % len(SEATS)]) if card else ANYBODY
