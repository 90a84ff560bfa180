"""Icons of the icon set (`game-icons`) for what is on the table."""

from tafelrunde.games.massive_darkness.cards import Kind

SEATS = ("knight-helmet", "viking-helmet", "hood", "crown", "wizard-face", "barbarian")
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
ENEMY = {"horde": "minions", "harbinger": "prophet", "lesser": "spiked-dragon-head", "greater": "double-dragon"}
HEALTH, XP, ACTIONS, LEVEL, TREASURE, CHEST = (
    "health-normal",
    "star-formation",
    "run",
    "level-four",
    "chest",
    "locked-chest",
)
DOOR, EXIT, START, FIRST, LIFEBRINGER, STUNNED, DEAD, PILLAR = (
    *("wooden-door", "exit-door", "doorway", "meeple", "heart-bottle", "knocked-out-stars", "tombstone", "stone-tower"),
)
FIREWORK, THINGS = "firework-rocket", "swap-bag"
