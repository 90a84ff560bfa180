"""Cards on the table: equipment, skills, and enemies, with their dice and what they do."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.box.cards import Dice, EnemyCard, Equipment
from tafelrunde.games.massive_darkness.box.dice import CAP, COLORS
from tafelrunde.games.massive_darkness.effects import Color
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.figures.enemy_health import full_health
from tafelrunde.games.massive_darkness.scene.board import RANKS, color_of, icon_of
from tafelrunde.games.massive_darkness.scene.dice import USES, dice_lines, die_tip, enemy_pools
from tafelrunde.games.massive_darkness.state import Enemy
from tafelrunde.games.massive_darkness.state.tasks import Transmute
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.games.massive_darkness.words.effects import effect_texts
from tafelrunde.kernel.scene import Badge, Card, Die, Row, Text


def _dice_badges(card: Equipment | EnemyCard) -> list[Badge]:
    """How many dice in all, for each use."""
    badges = []
    for use in USES:
        dice: Dice = getattr(card, use)
        if dice:
            count = sum(getattr(dice, color) for color in COLORS)
            badges.append(Badge(icons.ATTACK[use], count, f"use-{use}"))
    return badges


def printed_dice(card: Equipment | EnemyCard, prefix: str) -> tuple[Die, ...]:
    """The dice that a card brings, for each use in turn; what serves melee and magic alike is shown once."""
    seen: list[Dice] = []
    found: list[Die] = []
    for use in USES:
        pool: Dice = getattr(card, use)
        if pool and pool not in seen:
            seen.append(pool)
            found += _pool(prefix, use, {color: getattr(pool, color) for color in COLORS})
    return tuple(found)


def _enemy_dice(game: Game, enemy: Enemy) -> tuple[Die, ...]:
    return tuple([die for use, counts in enemy_pools(game, enemy) for die in _pool(f"stats:{enemy.id}", use, counts)])


def _pool(prefix: str, use: str, counts: dict[Color, int]) -> list[Die]:
    colors = [color for color, count in counts.items() for _ in range(min(count, CAP))]
    return [
        Die(
            id=f"{prefix}/{use}{number}",
            name=f"name-{color}",
            color=color,
            icon=icons.ATTACK[use],
            tip=(die_tip(color),),
        )
        for number, color in enumerate(colors)
    ]


def equipment_card(game: Game, code: str, seat: int | None, worn: bool, prefix: str = "card") -> Card:
    """An equipment card of a game (MD-CMP-22); what a hero only carries waits for its level (MD-CAM-12)."""
    printed = printed_equipment(game.equipment(code), code, seat, worn, prefix)
    if any(isinstance(task, Transmute) and code in task.cards for task in game.state.agenda):
        return replace(printed, state="used")  # it is given up for a better one (MD-TRM-02)
    if seat is None or game.usable(code):
        return printed
    waits = Text("tip-above_level", {"level": game.equipment(code).level, "now": game.state.level})
    return replace(printed, state="closed", tip=(*printed.tip, waits), rule="MD-CAM-12")


def printed_equipment(card: Equipment, code: str, seat: int | None, worn: bool, prefix: str = "card") -> Card:
    """An equipment card as it is printed (MD-CMP-22)."""
    lines = (*dice_lines(card), *effect_texts(card.effects))
    return Card(
        id=f"{prefix}:{code}",
        name=code,
        icon=icons.KINDS[card.kind],
        seat=seat,
        kind=card.kind,
        badges=(*_dice_badges(card), Badge(icons.LEVEL, card.level, "label-level")),
        holds=printed_dice(card, f"{prefix}:{code}"),
        lines=lines,
        short=(*([Text("slot-two_hand")] if card.slot == "two_hand" else []), *effect_texts(card.effects)),
        tip=(Text(f"slot-{card.slot}"),),
        state="active" if worn or (seat is not None and card.slot == "none") else "",
    )


def enemy_card(game: Game, enemy: Enemy) -> Card:
    """An enemy in play with its health, its dice, its treasure and what it does (MD-CMP-23, MD-GRD-04)."""
    card = game.card(enemy)
    most = full_health(game, enemy)
    rows = []
    if enemy.health > 0:
        health = Badge(icons.HEALTH, f"{enemy.health}/{most}", "label-health")
        rank = RANKS[card.role]
        rows.append(Row(id=f"stats:{enemy.id}/leader", name=f"name-{rank}", rank=rank, badges=(health,)))
    if enemy.minions:
        counts = sorted(Counter(enemy.minions).items(), reverse=True)
        health = Badge(icons.HEALTH, ", ".join([f"{count}×{health}" for health, count in counts]), "label-health")
        rows.append(Row(id=f"stats:{enemy.id}/minions", name="name-minion", rank="minion", badges=(health,)))
    return Card(
        id=f"stats:{enemy.id}",
        name=enemy.id,
        icon=icon_of(card.type, card.role),
        kind="monster",
        level=str(card.level or ""),
        color=color_of(card.type),
        rows=tuple(rows),
        holds=_enemy_dice(game, enemy),
        lines=(*_role(game, enemy), *effect_texts(card.effects), *_treasure(game, enemy)),
        tip=_kind(enemy, card.role),
        state="wounded" if enemy.stunned else "",
    )


def _kind(enemy: Enemy, role: str) -> tuple[Text, ...]:
    """What hordes and harbingers do, and which monsters events pass over (MD-OBJ-06)."""
    if role in ("horde", "harbinger"):
        return (Text(f"{role}-line"),)
    return () if enemy.for_events else (Text("passed_over-line"),)


def _role(game: Game, enemy: Enemy) -> tuple[Text, ...]:
    """What it is in the quest, where its name does not tell."""
    role = quests.of(game).role(enemy)
    return (Text(role),) if role else ()


def _treasure(game: Game, enemy: Enemy) -> list[Text]:
    """What the leader carries, and what of it serves it in a fight (MD-GRD-04 … 08)."""
    if not enemy.treasure or enemy.health <= 0:
        return []
    used = [sourced for occasion in game.enemy_loadout(enemy).at.values() for sourced in occasion]
    effects = [sourced.effect for sourced in used if sourced.source == enemy.treasure]
    if not effects:
        return [Text("treasure-line", {"card": enemy.treasure})]
    return [Text("treasure-effects", {"card": enemy.treasure, "what": list(effect_texts(effects))})]
