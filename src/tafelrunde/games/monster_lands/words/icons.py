"""Which icon of the icon set (`game-icons`) stands for what. Only the look: no rule reads it."""

SEATS = ("wolf-head", "hawk-emblem", "boar-ensign", "stag-head")
"""One for each seat, so that a colour never stands alone."""

AFFINITY = {"fire": "flame", "water": "droplets", "air": "whirlwind", "jungle": "palm-tree"}

BUILDING = {
    "hunting_lodge": "wolf-trap",
    "alchemist": "cauldron",
    "tavern": "tavern-sign",
    "armory": "shield",
    "pawnbroker": "coins",
    "bazaar": "shop",
    "mine": "mining",
}

DIE = {"strength": "biceps", "magic": "magic-swirl", "haggle": "two-coins", "monster": "dice-six-faces-six"}

THING = {
    "gold": "coins",
    "fame": "laurels",
    "reputation": "hearts",
    "surplus": "rank-3",
    "score": "trophy-cup",
    "shield": "shield",
    "potion": "health-potion",
    "poison": "poison-bottle",
    "trap": "wolf-trap",
    "loot": "open-treasure-chest",
    "trophy": "diamond-trophy",
    "trophy_card": "diamond-trophy",
    "equipment": "battle-gear",
    "leader": "crown",
    "settled": "village",
    "wound": "ragged-wound",
    "outside": "forest-entrance",
    "start": "flying-flag",
    "panic": "hazard-sign",
    "members": "team-upgrade",
    "attack": "claws",
    "catch": "wolf-trap",
    "defeat": "crossed-swords",
    "conquest": "flag-objective",
    "power": "star-swirl",
    "auto_hit": "striking-splinter",
    "reroll": "rolling-dices",
    "defense": "checked-shield",
    "death": "death-skull",
    "count": "stack",
    "round": "hourglass",
    "hidden": "hidden",
    "beer": "beer-stein",
    "goal": "on-target",
    "penalty": "cancel",
    "access": "medieval-gate",
    "mission_a": "scroll-unfurled",
    "mission_b": "contract",
    "rival": "queen-crown",
    "brew": "bubbling-flask",
    "member": "swordman",
}

EQUIPMENT = {"weapon": "crossed-swords", "armor": "breastplate", "accessory": "gem-pendant"}

MONSTER = {
    "blandor": "fish-monster",
    "gator": "croc-jaws",
    "gorgosh": "ifrit",
    "krushus": "harpy",
    "moldo": "carnivorous-plant",
    "sandor": "dust-cloud",
    "sckon": "scorpion",
    "snailer": "snail",
    "surbol": "fire-silhouette",
    "turfus": "turtle",
    "abysur": "angler-fish",
    "caribdis": "giant-squid",
    "dogor": "hound",
    "korcko": "evil-tree",
    "krinx": "swamp-bat",
    "krunn": "metal-golem-head",
    "snagus": "snake-tongue",
    "sporus": "mushrooms-cluster",
    "trons": "double-dragon",
    "warkors": "spiked-dragon-head",
}

MEMBER = {
    "kakron": "barbarian",
    "tortock": "turtle-shell",
    "korgo": "viking-head",
    "wormee": "sand-snake",
    "purkas": "fire-shield",
    "drapis": "ice-shield",
    "nimra": "fairy",
    "zondu": "gorilla",
    "poissen": "hooded-assassin",
    "shandee": "sun-priest",
    "torko": "bull-horns",
    "taroa": "strong-man",
    "naiala": "swordwoman",
    "dolfus": "black-knight-helm",
    "nuduru": "apothecary",
    "parsas": "fish-scales",
    "frostor": "ice-golem",
    "karunna": "mermaid",
    "lusara": "nurse-female",
    "trulina": "visored-helm",
    "tranok": "profit",
    "fandor": "pirate-captain",
    "guster": "tornado",
    "vaidala": "convince",
    "geas": "mounted-knight",
    "frunks": "wizard-face",
    "lorios": "cobra",
    "puargh": "lasso",
    "dalina": "backpack",
    "sckrat": "goblin-head",
    "ginova": "misdirection",
    "saruna": "hunter-eyes",
    "taron": "miner",
    "wondou": "spartan-helmet",
    "wishor": "direwolf",
    "timbulu": "troll",
    "aspirant": "person",
}

LAND = {
    "al_dahn": "desert",
    "ghadik": "caldera",
    "gurban": "mayan-pyramid",
    "kale": "island",
    "kyzhul": "mountaintop",
    "negueria": "jungle",
    "rynia": "forest",
    "skyehn": "peaks",
    "thaklan": "harbor-dock",
    "uyuniah": "oasis",
    "wahibah": "desert-camp",
    "yuha": "hills",
}

LOOT = {
    "loot_01": "flag-objective",
    "loot_02": "crossed-swords",
    "loot_03": "wolf-trap",
    "loot_04": "rolling-dices",
    "loot_05": "diamond-trophy",
    "loot_06": "enrage",
    "loot_07": "potion-ball",
    "loot_08": "cardboard-box-closed",
    "loot_09": "crystal-ball",
    "loot_10": "biceps",
    "loot_11": "magic-swirl",
    "loot_12": "money-stack",
    "loot_13": "coins-pile",
    "loot_14": "crystal-wand",
    "loot_15": "love-letter",
    "loot_16": "magic-swirl",
}

TRAP = {"start": "box-trap", "improved": "wolf-trap", "protected": "metal-plate", "ambush": "hooded-figure"}


def member(member_id: str) -> str:
    """The icon of a clan member; aspirants share one, and members of other packs have a common one."""
    return MEMBER.get("aspirant" if member_id.startswith("aspirant") else member_id, THING["member"])
