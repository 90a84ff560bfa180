"""Areas of effect (SS-AOE-01 … 09)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.effects.results import AlsoHits, Area
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.state import Figure
from tafelrunde.games.sword_and_sorcery.state.tasks import Attack
from tafelrunde.kernel import Option, Rules


def affected(attack: Attack) -> tuple[str, ...]:
    """Everybody whom the attack affects: the target first."""
    if not attack.struck and not attack.others:
        return (attack.target,)
    return tuple(dict.fromkeys((attack.target, *attack.struck, *attack.others)))


def widen(game: Game, attack: Attack, op: Area | AlsoHits) -> Rules[list[Figure]]:
    """More figures are affected; those that are new."""
    if isinstance(op, AlsoHits):
        return (yield from _also(game, attack, op))
    attack.area = max(attack.area, op.n)
    new = [figure for figure in in_area(game, attack) if figure.id not in affected(attack)]
    attack.others += tuple([figure.id for figure in new])
    return new


def in_area(game: Game, attack: Attack) -> list[Figure]:
    """The target's side in the zone where it stood, and by legal ways around it (SS-AOE-02, SS-AOE-09)."""
    reach = game.ground.reach(attack.zone)
    return [figure for figure in side(game, attack) if reach.get(figure.zone, attack.area + 1) <= attack.area]


def side(game: Game, attack: Attack) -> list[Figure]:
    """The side of the target; heroes who attack a hero spare themselves (SS-AOE-04); plagues too (SS-AOE-08)."""
    if attack.target.startswith(("hero", "companion")):
        heroes: list[Figure] = [hero for hero in game.living() if hero.id != attack.attacker]
        return [*heroes, *[one for one in game.state.companions if one.id != attack.attacker]]
    enemies: list[Figure] = [*game.state.enemies, *game.state.plagues]
    return [figure for figure in enemies if figure.id != attack.attacker]


def _also(game: Game, attack: Attack, op: AlsoHits) -> Rules[list[Figure]]:
    """Other figures in the target's zone, by the attacker's choice."""
    attacker = game.figure(attack.attacker)
    chosen: list[Figure] = []
    for _ in range(op.n):
        known = (*affected(attack), *[figure.id for figure in chosen])
        free = [figure for figure in side(game, attack) if figure.zone == attack.zone and figure.id not in known]
        if not free:
            break
        options = [Option(f"figure:{figure.id}", figure, figure.id, game.whom(figure.id)) for figure in free]
        chosen.append((yield game.ask(game.seat_of(attacker), "also", options, "SS-AOE-01")))
    attack.others += tuple([figure.id for figure in chosen])
    return chosen
