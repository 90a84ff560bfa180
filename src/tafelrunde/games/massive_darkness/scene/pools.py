"""The dice that both sides are going to roll, and where they come from, as far as it is known before the roll."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import (
    AddAttackDice,
    AddDefenseDice,
    AddDice,
    Color,
    DefenderRollsNothing,
    Operation,
    RemoveAttackDice,
    RemoveDefenseDice,
)
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Loadout, Sourced, enemy_loadout
from tafelrunde.games.massive_darkness.rules.combat.figures import (
    enemy_of,
    figure,
    hero_of,
    holds,
    loadout_of,
    working,
)
from tafelrunde.games.massive_darkness.state import Combat, Hero, Side
from tafelrunde.kernel.scene import Text

TAKING = ("fight-takes", "fight-takes_all", "fight-penalty")
"""Lines about dice that are missing: they are told after the roll, too."""
COLORS: dict[Side, tuple[Color, Color]] = {"attack": ("yellow", "red"), "defense": ("blue", "green")}


class Awaited(NamedTuple):
    """The dice of one side before they are rolled, and in words what brings, adds and takes dice."""

    dice: list[int]
    lines: list[Text]


def awaited(game: Game, combat: Combat, side: Side) -> Awaited:
    """Cards first, then skills, at most three of a colour; what is taken away comes last (MD-COM-04, MD-DIE-04)."""
    changes = _changes(game, combat)
    parts = [*_brought(game, combat, side), *_given(changes, side)]
    pool: list[int] = []
    lines = []
    for source, counts in parts:
        pool += dice.fresh(*counts, attack=side == "attack")
        said = [Text(f"dice-{color}", {"n": n}) for color, n in zip(COLORS[side], counts, strict=True) if n]
        lines.append(Text("fight-brings", {"source": source, "dice": said}))
    kept = [die for at, die in enumerate(pool) if pool[:at].count(die) < dice.CAP]
    if len(kept) < len(pool):
        lines.append(Text("fight-cap", {"n": dice.CAP}))
    lines += _adding(game, combat, side, changes)
    lines += _taking(game, combat, side, changes)
    if any(type(operation) is DefenderRollsNothing for *_, operation in changes) and side == "defense":
        kept = []
    return Awaited(combat.pool(side) if combat.stage == "dice" else kept, lines)


_Change = tuple[Side, Sourced, Operation]
"""Whose effect it is, the effect, and one thing that it does."""


def _changes(game: Game, combat: Combat) -> list[_Change]:
    """What works by itself before the roll, the defender's first (MD-CND-02, MD-POOL-08)."""
    sides: tuple[Side, Side] = ("defense", "attack")
    return [
        (side, sourced, operation)
        for side in sides
        for sourced in working(game, combat, side)
        if holds(game, combat, side, sourced.effect.if_)
        for operation in sourced.effect.do
    ]


def _brought(game: Game, combat: Combat, side: Side) -> Iterator[tuple[str, tuple[int, int]]]:
    """The dice of each card that a figure has (MD-POOL-05, MD-POOL-06), of an enemy and its treasure (MD-GRD-04)."""
    hero, enemy = hero_of(game, figure(combat, side)), enemy_of(game, figure(combat, side))
    parts: list[tuple[str, tuple[int, int]]] = []
    if hero is not None:
        parts = [(code, _of(game.loadout(alone), combat, side)) for code, alone in _cards_alone(hero)]
    elif enemy is not None:
        own = _of(enemy_loadout(enemy.card, "", game.content), combat, side)
        both = _of(game.enemy_loadout(enemy), combat, side)
        parts = [(enemy.id, own), (enemy.treasure, (both[0] - own[0], both[1] - own[1]))]
    yield from [(source, counts) for source, counts in parts if any(counts)]


def _cards_alone(hero: Hero) -> Iterator[tuple[str, Hero]]:
    """The hero with each card alone: what it then rolls is what the card brings."""
    bare = replace(hero, hands=(), body="", pack=())
    yield from [(code, replace(bare, hands=(code,))) for code in hero.hands]
    if hero.body:
        yield hero.body, replace(bare, body=hero.body)
    yield from [(code, replace(bare, pack=(code,))) for code in hero.pack]


def _of(loadout: Loadout, combat: Combat, side: Side) -> tuple[int, int]:
    return loadout.pool(combat.kind, combat.distance) if side == "attack" else loadout.defense_pool


def _given(changes: list[_Change], side: Side) -> Iterator[tuple[str, tuple[int, int]]]:
    """Dice of a given colour that skills add (MD-RUL-46)."""
    for _, sourced, operation in changes:
        if type(operation) is AddDice:
            counts = (operation.yellow, operation.red) if side == "attack" else (operation.blue, operation.green)
            if any(counts):
                yield sourced.called, counts


def _adding(game: Game, combat: Combat, side: Side, changes: list[_Change]) -> Iterator[Text]:
    """Dice whose colour is chosen before the roll (MD-POOL-09)."""
    for owner, sourced, operation in changes:
        count = 0
        if type(operation) is AddAttackDice and side == "attack":
            sets = loadout_of(game, figure(combat, owner)).sets
            count = operation.n * (sets.get(operation.per_set, 0) if operation.per_set else 1)
        elif type(operation) is AddDefenseDice and side == "defense":
            count = operation.n
        if count:
            yield Text("fight-adds", {"source": sourced.called, "n": count})


def _taking(game: Game, combat: Combat, side: Side, changes: list[_Change]) -> Iterator[Text]:
    """Dice that are taken away before the roll (MD-SKL-21, MD-EFF-08, MD-REA-15)."""
    taking = RemoveAttackDice if side == "attack" else RemoveDefenseDice
    for _, sourced, operation in changes:
        if isinstance(operation, taking):
            yield Text("fight-takes", {"source": sourced.called, "n": operation.n})
        elif type(operation) is DefenderRollsNothing and side == "defense":
            yield Text("fight-takes_all", {"source": sourced.called})
    enemy = enemy_of(game, combat.attacker)
    if side == "attack" and enemy is not None and enemy.penalty and combat.action in ("reaction", "again"):
        yield Text("fight-penalty", {"n": enemy.penalty})
