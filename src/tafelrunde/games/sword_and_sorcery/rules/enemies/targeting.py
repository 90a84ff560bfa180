"""Which behaviour an enemy follows, and whom it chooses (SS-BEH-01 … 04, SS-TGT-01 … 10, SS-THR-02)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import companion_level
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Enemy, Figure, Hero, Plague
from tafelrunde.kernel import Option, Rules
from tafelrunde.tabletop.zones import UNREACHABLE

STYLES = ("speed", "faith", "magic", "strength")


def walks(game: Game, figure: Figure) -> str:
    """How it goes: barriers do not hinder who flies or ignores obstacles (SS-EMV-02, SS-EMV-11)."""
    return "fly" if game.flying(figure) or game.forbids(figure, "obstacles_hinder") else "walk"


def candidates(game: Game, figure: Figure) -> list[Figure]:
    """Whom it may choose: heroes and companions, no ghosts, hidden figures or illusions (SS-TGT-07, SS-BEH-11).

    Plagues and bosses never choose companions (SS-COM-11); a vengeful boss only the threatening hero (SS-THR-02).
    """
    heroes: list[Figure] = [hero for hero in game.living() if not hero.hidden]
    if isinstance(figure, Enemy) and game.is_boss(figure):
        if vengeful(game, figure):
            return [hero for hero in heroes if hero.id == f"hero:{game.state.threat}"]
        return heroes
    if isinstance(figure, Plague):
        return heroes
    return heroes + [one for one in game.state.companions if game.content.companions[one.card].direct_target]


def vengeful(game: Game, enemy: Enemy) -> bool:
    card = game.content.bosses[enemy.card]
    return card.vengeful[card.sides.index(enemy.scroll)]


def choose(game: Game, enemy: Enemy) -> tuple[int, list[Figure]]:
    """The topmost behaviour that applies, and the heroes it is about; -1 if there is none (SS-BEH-01 … 03, 09)."""
    ground = game.ground
    reach = ground.reach(enemy.zone, walks(game, enemy))
    there = [figure for figure in candidates(game, enemy) if figure.zone in reach]
    for number, behaviour in enumerate(game.scroll(enemy).behaviours):
        found = _within(game, enemy, max(behaviour.ranges), there) if behaviour.ranges else there
        if found:
            return number, found
    return -1, []


def _within(game: Game, enemy: Enemy, most: int, among: list[Figure]) -> list[Figure]:
    """Within a listed range and in sight; {+} needs only a way (SS-BEH-01, 02, 04, 12)."""
    near = game.ground.within(enemy.zone, most)
    return [one for one in among if one.zone in near and game.sees(enemy, one.zone)]


# --- one among several ----------------------------------------------------------------------------------------------


def preferred(game: Game, enemy: Enemy, among: Sequence[Figure]) -> Rules[Figure]:
    """The preferred target of the scroll, then the general criteria (SS-TGT-01 … 06)."""
    wanted = game.scroll(enemy).preferred
    found = _preferred(game, enemy, wanted, list(among))
    return (yield from general(game, enemy, found or list(among)))


def _preferred(game: Game, enemy: Enemy, wanted: str, among: list[Figure]) -> list[Figure]:
    """Those who qualify; none where nobody does (SS-TGT-04, SS-TGT-06)."""
    if wanted == "most_wounded":
        return _best(among, lambda figure: figure.wounds) if any(figure.wounds for figure in among) else []
    if wanted == "least_wounded":
        return _best(among, lambda figure: -figure.wounds)
    if wanted == "nearest":
        return _best(among, lambda figure: -game.ground.distance(enemy.zone, figure.zone))
    if wanted == "richest":
        return _best(among, _gold) if any(_gold(figure) for figure in among) else []
    if wanted in STYLES:
        return [figure for figure in among if wanted in _styles(game, figure)]
    return []


def _gold(figure: Figure) -> int:
    return figure.gold if isinstance(figure, Hero) else 0


def _styles(game: Game, figure: Figure) -> tuple[str, ...]:
    """SS-TGT-10."""
    if isinstance(figure, Hero):
        return game.hero_card(figure).styles
    assert isinstance(figure, CompanionFigure)
    return (companion_level(figure, game.content).style,)


def _best(among: list[Figure], value: Callable[[Figure], int]) -> list[Figure]:
    if len(among) < 2:
        return among
    values = [value(figure) for figure in among]
    most = max(values)
    return [figure for figure, its in zip(among, values, strict=True) if its == most]


def general(game: Game, figure: Figure, among: list[Figure]) -> Rules[Figure]:
    """Most wounds, fewest remaining hit points, shortest distance; then the player decides (SS-TGT-03, SS-TGT-05)."""
    among = _best(among, lambda one: one.wounds)
    among = _best(among, lambda one: -game.hp_left(one))
    among = _best(among, lambda one: -game.ground.distance(figure.zone, one.zone))
    if len(among) == 1:
        return among[0]
    options = [Option(f"target:{one.id}", one, one.id, game.whom(one.id)) for one in among]
    chosen: Figure = yield game.ask(game.seat_of(figure), "enemy_target", options, "SS-TGT-05", game.who(figure.id))
    return chosen


def nearest(game: Game, figure: Figure, in_sight: bool = False, within: int = UNREACHABLE) -> Rules[Figure | None]:
    """The nearest hero that can be reached, or seen within a reach (SS-TGT-08)."""
    among = candidates(game, figure)
    if in_sight:
        among = [one for one in among if game.sees(figure, one.zone)]
        among = [one for one in among if game.ground.distance(figure.zone, one.zone) <= within]
    else:
        how = walks(game, figure)
        among = [one for one in among if game.ground.way(figure.zone, one.zone, how) < UNREACHABLE]
    if not among:
        return None
    near = _best(among, lambda one: -game.ground.distance(figure.zone, one.zone))
    return (yield from general(game, figure, near))
