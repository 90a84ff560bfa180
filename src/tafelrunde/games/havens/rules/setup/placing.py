"""The last step of the set-up: figures on start hexes, and what begins with the first round (GH-SET-10)."""

from __future__ import annotations

from tafelrunde.games.havens.box.special import AtSetup, Burden
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.scenario import dungeon, special_effects
from tafelrunde.games.havens.rules.setup import equipment, omens
from tafelrunde.games.havens.state import Figure, Hero
from tafelrunde.kernel import Option, Rules
from tafelrunde.tabletop.hexes import Hex


def place(game: Game) -> Rules[None]:
    """The next character is placed on an empty start hex; after the last one the first round begins (GH-SET-10)."""
    state = game.state
    for hero in state.heroes:
        if not hero.ready:
            hero.ready = True
            yield from _place(game, hero)
            return
    for hero in state.heroes:
        hero.ready = False
    yield from begin(game)
    state.phase = "round_end"


def _place(game: Game, hero: Hero) -> Rules[None]:
    at: Hex = yield game.ask(
        hero.seat,
        "place",
        [Option(f"place:{q},{r}", (q, r), f"hex:{q},{r}") for q, r in start_hexes(game)],
        rule="GH-SET-10",
        args={"hero": hero.id},
    )
    hp = game.content.classes[hero.id].hp[hero.character.level - 1]
    game.state.figures.append(Figure(id=hero.id, kind="hero", side="hero", type=hero.id, at=at, hp=hp, most=hp))
    game.tell("placed", "GH-SET-10", hero=hero.id, at=f"{at[0]},{at[1]}")


def start_hexes(game: Game) -> list[Hex]:
    """Start hexes that are still empty."""
    place = game.ground.grid.places
    free = game.empty()
    return [at for at in game.state.map.start if free & place.get(at, 0)]


def begin(game: Game) -> Rules[None]:
    """Effects of events and of the scenario, which need figures and hands: both are here only now (GH-RUL-01)."""
    yield from omens.befall(game)
    spared = tuple(hero.index for hero in game.state.heroes if equipment.ignores(game, hero, "scenario"))
    for rule in game.scenario.special:
        when = rule.when
        if type(when) is AtSetup:
            for effect in rule.do:
                if type(effect) is not Burden:
                    yield from special_effects.carry_out(game, effect, None, 0, spared if when.negative else ())
    yield from dungeon.penalty(game, 1, None)
