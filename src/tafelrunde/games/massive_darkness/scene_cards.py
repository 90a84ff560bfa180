"""Cards on the table: equipment, skills, and enemies, with their dice and what they do."""

from __future__ import annotations

from tafelrunde.games.massive_darkness import icons
from tafelrunde.games.massive_darkness.cards import Dice, EnemyCard, Equipment, SkillLine
from tafelrunde.games.massive_darkness.dice import COLORS
from tafelrunde.games.massive_darkness.effect_text import effect_texts
from tafelrunde.games.massive_darkness.effects import ATTACK_KINDS
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.enemies import full_health
from tafelrunde.games.massive_darkness.scene_board import RANKS, color_of, icon_of
from tafelrunde.games.massive_darkness.state import Enemy, Hero
from tafelrunde.kernel.scene import Badge, Card, Row, Text

USES = (*ATTACK_KINDS, "defense")


def dice_lines(card: Equipment | EnemyCard) -> list[Text]:
    """The dice of a card, a line for each use: "Melee: 2 yellow and 1 red"."""
    lines = []
    for use in USES:
        dice: Dice = getattr(card, use)
        if dice:
            counts = [Text(f"dice-{color}", {"n": getattr(dice, color)}) for color in COLORS if getattr(dice, color)]
            lines.append(Text("dice-line", {"use": Text(f"use-{use}"), "dice": counts}))
    return lines


def _dice_badges(card: Equipment | EnemyCard) -> list[Badge]:
    """How many dice in all, for each use."""
    badges = []
    for use in USES:
        dice: Dice = getattr(card, use)
        if dice:
            count = sum(getattr(dice, color) for color in COLORS)
            badges.append(Badge(icons.ATTACK[use], count, f"use-{use}"))
    return badges


def equipment_card(game: Game, code: str, seat: int | None, worn: bool, prefix: str = "card") -> Card:
    """An equipment card (MD-CMP-22)."""
    card = game.equipment(code)
    lines = (*dice_lines(card), *effect_texts(card.effects))
    return Card(
        id=f"{prefix}:{code}",
        name=code,
        icon=icons.KINDS[card.kind],
        seat=seat,
        kind=card.kind,
        badges=(*_dice_badges(card), Badge(icons.LEVEL, card.level, "label-level")),
        lines=lines,
        state="active" if worn or (seat is not None and card.slot == "none") else "",
    )


def skill_cards(game: Game, hero: Hero) -> list[Card]:
    """The class sheet: what the hero is by itself, and of each line what works and what comes next (MD-SKL-01 … 05)."""
    cards = _natures(game, hero)
    for number, line in enumerate(game.content.classes[hero.sheet].lines):
        bought = hero.skills[number]
        steps = [step for step in (bought, bought + 1) if 1 <= step <= len(line.skills)]
        cards += [_skill(line, step, active=step == bought) for step in steps]
    return cards


def _skill(line: SkillLine, step: int, active: bool) -> Card:
    skill = line.skills[step - 1]
    later = [
        Text("later-line", {"level": more.level, "cost": more.cost, "what": list(effect_texts(more.effects))})
        for more in line.skills[step:]
    ]
    return Card(
        id=f"skill:{line.id}:{step}",
        name=line.id,
        icon=icons.SKILL,
        kind="skill",
        badges=(Badge(icons.LEVEL, skill.level, "label-level"), Badge(icons.XP, skill.cost, "label-cost")),
        lines=effect_texts(skill.effects),
        tip=tuple(later) if not active else (),
        state="active" if active else "",
    )


def _natures(game: Game, hero: Hero) -> list[Card]:
    """The hero card, and the class's own skill and maneuver (MD-CMP-25, MD-MAN-01)."""
    card = game.content.heroes[hero.card]
    sheet = game.content.classes[hero.sheet]
    return [
        Card(
            id=f"nature:{hero.seat}",
            name=hero.card,
            icon=icons.SEATS[hero.seat],
            kind="hero",
            seat=hero.seat,
            lines=effect_texts((*card.shadow_skill, *card.special_skill.effects)),
            state="active",
        ),
        Card(
            id=f"class:{hero.seat}",
            name=hero.sheet,
            icon=icons.CLASS,
            kind="class",
            seat=hero.seat,
            lines=(
                Text("class-line", {"skill": sheet.skill.id, "what": list(effect_texts(sheet.skill.effects))}),
                Text("maneuver-line", {"skill": sheet.maneuver.id, "what": list(effect_texts(sheet.maneuver.effects))}),
            ),
            state="active",
        ),
    ]


def enemy_card(game: Game, enemy: Enemy) -> Card:
    """An enemy in play with its numbers, its treasure and what it does (MD-CMP-23, MD-GRD-04)."""
    card = game.card(enemy)
    most = full_health(game, enemy)
    numbers = _dice_badges(card)
    rows = []
    if enemy.health > 0:
        health = Badge(icons.HEALTH, f"{enemy.health}/{most}", "label-health")
        rows.append(Row(id=f"stats:{enemy.id}/leader", rank=RANKS[card.role], badges=(health, *numbers)))
    if enemy.minions:
        health = Badge(icons.HEALTH, f"{len(enemy.minions)}×{most}", "label-health")
        rows.append(Row(id=f"stats:{enemy.id}/minions", rank="minion", badges=(health,)))
    lines = [*dice_lines(card), *effect_texts(card.effects)]
    if card.role in ("horde", "harbinger"):
        lines.append(Text(f"{card.role}-line"))
    if enemy.treasure:
        lines.append(Text("treasure-line", {"card": enemy.treasure}))
    return Card(
        id=f"stats:{enemy.id}",
        name=enemy.id,
        icon=icon_of(card.type, card.role),
        kind="monster",
        level=str(card.level or ""),
        color=color_of(card.type),
        rows=tuple(rows),
        lines=tuple(lines),
    )
