"""Whom an operation befalls (SS-GEN-01, SS-GEN-08, SS-COM-17)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.effects.words import Group, On
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.state import Enemy, Figure, Hero, Plague
from tafelrunde.games.sword_and_sorcery.state.tasks import Run
from tafelrunde.kernel import Option, Rules


def decider(game: Game, run: Run) -> int:
    """Who decides what is open."""
    if run.seat >= 0:
        return run.seat
    owner = game.find(run.owner) if run.owner else None
    return game.state.active if owner is None else game.seat_of(owner)


def zone_of(game: Game, name: str) -> str:
    """The zone that a target means: its own, or the zone itself."""
    if name.startswith("zone:"):
        return name.removeprefix("zone:")
    figure = game.find(name) if name else None
    return "" if figure is None else figure.zone


def befallen(game: Game, run: Run, on: On) -> Rules[list[Figure]]:
    """The figures an operation befalls, those in play."""
    if isinstance(on, Group):
        return (yield from _group(game, run, on))
    name = run.owner if on == "owner" else run.target
    figure = game.find(name) if name and not name.startswith("zone:") else None
    return [] if figure is None else [figure]


def _group(game: Game, run: Run, group: Group) -> Rules[list[Figure]]:
    found = [figure for figure in _kind(game, run, group) if _matches(game, run, group, figure)]
    if not group.most or len(found) <= group.most:
        return found
    chosen: list[Figure] = []
    while len(chosen) < group.most:
        left = [figure for figure in found if figure not in chosen]
        options = [Option(f"figure:{one.id}", one, one.id, game.whom(one.id)) for one in left]
        picked: Figure = yield game.ask(decider(game, run), "figure", options, "SS-GEN-10", {"card": run.source})
        chosen.append(picked)
    return chosen


def _kind(game: Game, run: Run, group: Group) -> list[Figure]:
    kind = group.all
    if kind == "ghosts":
        return [hero for hero in game.state.heroes if hero.ghost]
    if kind == "figures":
        return game.figures()
    if kind == "plagues":
        return list(game.state.plagues)
    if kind == "enemies":
        return list(game.state.enemies)
    if kind == "green_enemies":
        return [enemy for enemy in game.state.enemies if game.scroll(enemy).rank == "green"]
    heroes: list[Figure] = [hero for hero in game.living() if kind == "heroes" or hero.id != run.owner]
    owner = game.find(run.owner) if run.owner else None
    if isinstance(owner, Enemy | Plague):
        heroes += game.state.companions  # enemies' powers change companions like heroes (SS-COM-17)
    return heroes


def _matches(game: Game, run: Run, group: Group, figure: Figure) -> bool:
    if group.but and figure.id == (run.owner if group.but == "owner" else run.target):
        return False
    if group.where == "slowed" and figure.conditions.restrictive != "slow":
        return False
    if group.within == "anywhere":
        return True
    centre = zone_of(game, run.owner if group.of == "owner" else run.target)
    return bool(centre) and game.ground.distance(figure.zone, centre) <= group.within


def heroes_of(figures: list[Figure]) -> list[Hero]:
    return [figure for figure in figures if isinstance(figure, Hero)]
