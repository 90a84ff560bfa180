"""How things look in one or two characters: seats, dice, icons and states, never by colour alone."""

from __future__ import annotations

from rich.style import Style

GOLD = "#e9c46a"
TEXT = "#e8e3d8"
QUIET = "#9aa4b2"
RULE = "#9cc4ff"
THREAT = "#e76f51"
HARM = "#9c3a22"
GROUND = "#171b23"
PANEL = "#222833"
LINE = "#3a4252"

SEAT_COLOURS = ("#6fa8ff", "#8fe3a2", "#d58cff", "#e9c46a", "#ff9d5c", "#4fd1c5")
SEAT_SIGNS = ("●", "▲", "■", "◆", "★", "✚")

# Dice by the names that games give them; a colour nobody knows is grey and still has its letter.
DIE_COLOURS = {
    "strength": ("#ffffff", "#c0392f"),
    "red": ("#ffffff", "#c0392f"),
    "magic": ("#ffffff", "#7a45c9"),
    "purple": ("#ffffff", "#7a45c9"),
    "haggle": ("#2b2410", "#e2b13c"),
    "yellow": ("#2b2410", "#e2b13c"),
    "monster": ("#ffffff", "#3d4350"),
    "black": ("#ffffff", "#3d4350"),
    "blue": ("#ffffff", "#2f6fd0"),
    "green": ("#10240f", "#7ec46b"),
    "orange": ("#2b1a08", "#f0984a"),
}
DIE_GREY = ("#ffffff", "#59606c")

SYMBOL_SIGNS = {
    "sword": "⚔",
    "shield": "⊕",
    "bam": "✶",
    "diamond": "♦",
    "heart": "♥",
    "bolt": "ϟ",
    "skull": "☠",
    "star": "★",
    "crossed": "✕",
    "imp": "☿",
}
SYMBOL_SIGNS["blank"] = "·"
"""What the faces of dice show."""

STATE_SIGNS = {
    "closed": "×",
    "used": "✓",
    "wounded": "†",
    "hidden": "▒",
    "empty": "",
    "active": "▶",
    "won": "★",
    "lost": "☠",
}

# The icons of the icon set that have a sign everybody's terminal can show. The rest is shown by its label.
ICON_SIGNS = {
    "laurels": "♛",
    "laurel-crown": "♛",
    "crown": "♔",
    "queen-crown": "♕",
    "hearts": "♥",
    "coins": "◉",
    "two-coins": "H",
    "biceps": "S",
    "magic-swirl": "M",
    "dice-six-faces-six": "X",
    "gold-stack": "◉",
    "shield": "⊕",
    "checked-shield": "⊕",
    "round-shield": "⊕",
    "trophy-cup": "★",
    "diamond-trophy": "♦",
    "rank-3": "≫",
    "health-potion": "♁",
    "poison-bottle": "☠",
    "wolf-trap": "¤",
    "open-treasure-chest": "▣",
    "battle-gear": "⚒",
    "village": "⌂",
    "ragged-wound": "†",
    "forest-entrance": "↗",
    "flying-flag": "⚑",
    "hazard-sign": "‼",
    "team-upgrade": "♟",
    "claws": "ϟ",
    "crossed-swords": "⚔",
    "flag-objective": "⚐",
    "star-swirl": "✦",
    "stars-stack": "⁎",
    "striking-splinter": "✶",
    "rolling-dices": "↻",
    "death-skull": "☠",
    "skull": "☠",
    "stack": "▤",
    "hourglass": "⧗",
    "hidden": "▒",
    "on-target": "◎",
    "cancel": "✗",
    "bubbling-flask": "♁",
    "swordman": "♟",
    "flame": "▵",
    "droplets": "▿",
    "whirlwind": "≋",
    "palm-tree": "♣",
    "breastplate": "⊕",
    "gem-pendant": "◇",
    "padlock": "⚿",
    "star": "★",
    "round-star": "★",
    "flag": "⚑",
    "upgrade": "^",
    "swap-bag": "$",
    "dripping-blade": "†",
    "power-lightning": "✶",
    "cut-diamond": "♦",
    "symbol:bam": "✶",
    "symbol:diamond": "♦",
    "symbol:sword": "⚔",
    "symbol:shield": "⊕",
    "bow-arrow": "➳",
    "fire-dash": "≈",
    "high-shot": "➳",
    "broadsword": "⚔",
    "heart-bottle": "♁",
    "moon": "☾",
    "meeple": "⚐",
    "run": "»",
    "knocked-out-stars": "✺",
}


THING_SIGNS = {"trap": "¤", "shield": "⊕", "potion": "♁", "poison": "☠", "gold": "◉"}
"""Things that a place may take, beside dice."""


def seat_colour(seat: int | None) -> str:
    return TEXT if seat is None or seat < 0 else SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def seat_sign(seat: int | None) -> str:
    return "" if seat is None or seat < 0 else SEAT_SIGNS[seat % len(SEAT_SIGNS)]


def die_style(colour: str, filled: bool = True) -> Style:
    ink, ground = DIE_COLOURS.get(colour, DIE_GREY)
    return Style(color=ink, bgcolor=ground, bold=True) if filled else Style(color=_lighter(ground))


def _lighter(colour: str) -> str:
    """The colour of an empty place: light enough to be read on the dark table."""
    parts = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{part + (255 - part) * 2 // 5:02x}" for part in parts)
