"""Heroes' combat actions: which enemy can be attacked how (chapter 5.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tafelrunde.games.massive_darkness.effects import ATTACK_KINDS, AttackKind
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.combat import sequence
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.kernel import Option


class Target(NamedTuple):
    """An enemy or a pillar that an attack of this kind reaches."""

    kind: AttackKind
    figure: str
    name: str
    distance: int


def targets(game: Game, hero: Hero) -> Iterator[Target]:
    """Everything the hero can attack now with what it holds (MD-CBA-01 … 08)."""
    armed = game.loadout(hero).armed
    if not armed:
        return
    quest = quests.of(game)
    sight = game.passages.sight(hero.zone)
    farthest = game.content.config.magic_range
    places = [
        (f"enemy:{enemy.id}", enemy.id, sight.get(enemy.zone))
        for enemy in game.state.enemies
        if quest.can_be_attacked(game, enemy)
    ]
    places += [(f"pillar:{p.number}", f"pillar_{p.number}", sight.get(p.zone)) for p in quest.pillar_targets(game)]
    for figure, name, distance in places:
        if distance is None:
            continue
        range_ = distance if distance < 2 else 2
        for kind in ATTACK_KINDS:
            if (kind, range_) in armed and not (kind == "magic" and distance > farthest):
                yield Target(kind, figure, name, distance)


def attack_options(game: Game, hero: Hero, kinds: tuple[AttackKind, ...], found: list[Target]) -> list[Option]:
    return [
        Option(f"{t.kind}:{t.name}", ("attack", t), t.figure, {"distance": t.distance})
        for t in found
        if t.kind in kinds
    ]


def attack(game: Game, hero: Hero, target: Target, action: str = "") -> None:
    """One attack against one enemy card (MD-CBA-06); it will react, objects do not (MD-REA-01, MD-REA-13).

    Nor does anybody react to a commanded attack (MD-KEY-04, MD-REA-11).
    """
    activation = game.state.activation
    enemy = target.figure.startswith("enemy")
    commanded = game.state.commander is not None
    if not commanded and enemy and activation is not None and target.name not in activation.attacked:
        activation.attacked += (target.name,)
    game.tally(hero, "attacks")
    sequence.start(game, f"hero:{hero.seat}", target.figure, target.kind, target.distance, action)
