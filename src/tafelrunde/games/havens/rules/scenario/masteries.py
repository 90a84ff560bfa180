"""Masteries (FH-PRK-06): two of each class, counted in every scenario, marked at the end of one that is won."""

from __future__ import annotations

from functools import reduce

from tafelrunde.games.havens.box.cards import Mastery
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Hero
from tafelrunde.kernel.scene import Text


def achieved(game: Game, hero: Hero, mastery: Mastery) -> bool:
    """Whether everything that it asks for is done; what was counted counts for the exhausted too (FH-PRK-07)."""
    return (
        all(hero.tally.get(what, 0) >= n for what, n in mastery.counts.items())
        and not any(hero.tally.get(what, 0) for what in mastery.without)
        and len(hero.active) >= mastery.active
        and len(hero.hand) + len(hero.discard) >= mastery.cards
    )


def settle(game: Game) -> None:
    """At the end of a scenario that is won everybody's masteries are looked at (FH-PRK-06)."""
    for hero in game.state.heroes:
        found = game.content.classes[hero.id].masteries
        hero.mastered = tuple([mastery.id for mastery in found if achieved(game, hero, mastery)])
        for name in hero.mastered:
            game.tell("mastered", "FH-PRK-06", hero=hero.id, mastery=name)


def task(mastery: Mastery) -> Text:
    """What it asks for."""
    found = [Text(f"feat-{what}", {"n": n}) for what, n in mastery.counts.items()]
    found += [Text(f"feat-without-{what}") for what in mastery.without]
    if mastery.active:
        found.append(Text("feat-active", {"n": mastery.active}))
    if mastery.cards:
        found.append(Text("feat-cards", {"n": mastery.cards}))
    return reduce(lambda one, other: Text("feat-and", {"one": one, "other": other}), found)
