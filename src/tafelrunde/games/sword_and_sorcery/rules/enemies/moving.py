"""How enemies go: shortest ways, withdrawing (SS-EMV-01 … 14)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import places, shadows, uses
from tafelrunde.games.sword_and_sorcery.rules.enemies.targeting import candidates, walks
from tafelrunde.games.sword_and_sorcery.rules.operation import Asking
from tafelrunde.games.sword_and_sorcery.state import Enemy, Figure, Plague
from tafelrunde.games.sword_and_sorcery.state.tasks import Activation, Enter, March, Run
from tafelrunde.kernel import Option, Rules
from tafelrunde.tabletop.zones import UNREACHABLE


def way_to(game: Game, figure: Figure, zone: str, most: int) -> Rules[tuple[str, ...]]:
    """Up to so many zones along a shortest way; among equal ones without obstacles, then by choice (SS-EMV-01)."""
    how = walks(game, figure)
    path: list[str] = []
    here = figure.zone
    while here != zone and len(path) < most:
        left = game.ground.way(here, zone, how)
        if left >= UNREACHABLE:
            break
        steps = [step for step in game.ground.steps(here, how) if game.ground.way(step, zone, how) == left - 1]
        here = yield from _pick(game, figure, steps, zone, how)
        path.append(here)
    return tuple(path)


def _pick(game: Game, figure: Figure, steps: list[str], zone: str, how: str) -> Rules[str]:
    """The step with the fewest obstacles on the rest of the way; ties are the player's."""
    if len(steps) > 1:
        counts = {step: _obstacles(game, step, zone, how) for step in steps}
        steps = [step for step in steps if counts[step] == min(counts.values())]
    if len(steps) == 1:
        return steps[0]
    options = [Option(f"zone:{step}", step, f"zone:{step}") for step in steps]
    chosen: str = yield game.ask(game.seat_of(figure), "enemy_way", options, "SS-EMV-01", game.who(figure.id))
    return chosen


def _obstacles(game: Game, here: str, zone: str, how: str) -> int:
    """Zones with obstacles on the best of the shortest ways from here: step by step, each zone once."""
    bad = {*game.state.difficult, *game.state.dangerous}
    front = {here: int(here in bad)}
    for left in range(game.ground.way(here, zone, how) - 1, -1, -1):
        onward: dict[str, int] = {}
        for at, count in front.items():
            for step in game.ground.steps(at, how):
                if game.ground.way(step, zone, how) == left:
                    onward[step] = min(onward.get(step, count + 99), count + (step in bad))
        front = onward
    return min(front.values())


def withdrawal(game: Game, enemy: Figure, n: int) -> Rules[tuple[str, ...]]:
    """Back the way it came, or away from the nearest hero, exactly so many zones (SS-EMV-06 … 10)."""
    back = _back(game, enemy, n)
    if back:
        return back
    how = walks(game, enemy)
    reach = game.ground.reach(enemy.zone, how)
    for distance in range(n, 0, -1):
        zones = [zone for zone, steps in reach.items() if steps == distance]
        if zones:
            goal = yield from _refuge(game, enemy, zones)
            if goal:
                return (yield from way_to(game, enemy, goal, distance))
    return ()


def _back(game: Game, enemy: Figure, n: int) -> tuple[str, ...]:
    """The reverse of its most recent path, if it leads exactly n zones away (SS-EMV-07)."""
    trail = enemy.trail if isinstance(enemy, Enemy) else ()
    if len(trail) <= n or trail[-1] != enemy.zone:
        return ()
    path = tuple(reversed(trail[-n - 1 : -1]))
    how = walks(game, enemy)
    here = enemy.zone
    for zone in path:
        if zone not in game.ground.steps(here, how):
            return ()
        here = zone
    return path if game.ground.way(enemy.zone, here, how) == n else ()


def _refuge(game: Game, enemy: Figure, zones: list[str]) -> Rules[str]:
    """Farther from the nearest hero than now; without other figures and obstacles where there is a choice."""
    heroes = candidates(game, enemy) or game.living()

    def away(zone: str) -> int:
        return min([game.ground.distance(zone, hero.zone) for hero in heroes], default=0)

    farther = [zone for zone in zones if away(zone) > away(enemy.zone)]
    if not farther:
        return ""
    busy = {figure.zone for figure in game.figures() if figure is not enemy}
    state = game.state

    def rank(zone: str) -> tuple[bool, bool]:
        return zone in busy, zone in state.difficult or zone in state.dangerous

    best = min([rank(zone) for zone in farther])
    farther = [zone for zone in farther if rank(zone) == best]
    if len(farther) == 1:
        return farther[0]
    options = [Option(f"zone:{zone}", zone, f"zone:{zone}") for zone in farther]
    chosen: str = yield game.ask(game.seat_of(enemy), "enemy_way", options, "SS-EMV-06", game.who(enemy.id))
    return chosen


# --- step by step ---------------------------------------------------------------------------------------------------


def march(game: Game, task: March) -> Asking:
    """One zone; heroes there may react before it goes on (SS-USE-10, SS-EMV-13)."""
    figure = game.find(task.figure)
    if figure is None or not task.path:
        game.finish(task)
        return None
    zone, task.path = task.path[0], task.path[1:]
    if not task.path:
        game.finish(task)
    figure.before, figure.zone = figure.zone, zone
    if isinstance(figure, Enemy):
        figure.trail = _trailed(figure.trail, zone)
    game.tell("enemy_moves", "SS-EMV-01", figure=figure.id, zone=zone)
    if task.rush:
        for other in game.state.agenda:
            if isinstance(other, Activation) and other.enemy == figure.id:
                other.rushed += 1
    if not isinstance(figure, Plague) and game.heroes_in(zone):
        return _met(game, figure)
    _arrives(game, figure)
    return None


def _met(game: Game, figure: Figure) -> Rules[None]:
    yield from _reactions(game, figure)
    _arrives(game, figure)


def _arrives(game: Game, figure: Figure) -> None:
    game.plan(Enter(figure.id))
    shadows.look_around(game)  # it may have stood in the way


TRAIL = 12
"""So many zones of its way are kept: no withdrawal is longer."""


def _trailed(trail: tuple[str, ...], zone: str) -> tuple[str, ...]:
    return (*trail, zone)[-TRAIL:] if not trail or trail[-1] != zone else trail


def _reactions(game: Game, figure: Figure) -> Rules[None]:
    """Heroes in the zone that the enemy has entered (SS-USE-07, SS-USE-10)."""
    for hero in game.heroes_in_turn():
        if hero.ghost or hero.zone != figure.zone:
            continue
        found = uses.reactions(game, hero, ("enemy_enters",))
        if not found:
            continue
        options = [places.use_of(use) for use in found]
        options.append(Option("pass", None))
        use = yield game.ask(hero.seat, "react", options, "SS-USE-10", game.who(figure.id), "pass")
        if use is not None:
            uses.spend(game, hero, use)
            game.plan(Run(game.content.index.key(use.ability.do), hero.id, figure.id, use.source))
