"""Heroes' wounds, healing, stun, death and revival (chapters 8.1 and 9.1)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.effects import Heal, HealMultiplier
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.choices import one_zone
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.games.massive_darkness.state.tasks import StandUpAt
from tafelrunde.kernel import Rules


def wound_hero(game: Game, hero: Hero, amount: int, rule: str, survive: int = 0) -> int:
    """Each wound costs 1 health; at 0 the hero is dead (MD-HRO-04, MD-HRO-05, MD-HRO-08). Returns the health lost."""
    if amount <= 0 or not hero.present:
        return 0
    lost = min(amount, hero.health)
    if lost == hero.health and survive:
        lost -= min(survive, hero.health)
        game.tell("survived", "MD-SKL-17", seat=hero.seat, health=hero.health - lost)
    hero.health -= lost
    game.tally(hero, "wounds", lost)
    game.tell("hero_wounded", rule, seat=hero.seat, n=amount, lost=lost, health=hero.health)
    if hero.health == 0:
        hero.stunned = False
        game.tally(hero, "deaths")
        game.tell("hero_died", "MD-HRO-05", seat=hero.seat, zone=hero.zone, left=_markers_for(game, hero))
        quests.of(game).hero_died(game, hero)
    return lost


def _markers_for(game: Game, fallen: Hero) -> int:
    """Markers that are left for a hero when those who fell before have got theirs (MD-HRO-12)."""
    before = [hero for hero in game.state.heroes if hero is not fallen and hero.dead and not hero.escaped]
    return max(0, game.state.lifebringer - len(before))


def heal_hero(game: Game, hero: Hero, amount: int, rule: str, source: str) -> int:
    """Up to the maximum (MD-HRO-09); each crown in sight doubles it (MD-HRO-10, MD-RUL-37)."""
    if not hero.present:
        return 0
    for other in game.present():
        for crown in game.passives(other, HealMultiplier):
            if game.sees(other.zone, hero.zone):
                amount *= crown.n
    healed = min(amount, game.max_health(hero) - hero.health)
    if healed > 0:
        hero.health += healed
        game.tally(hero, "healed", healed)
        game.tell("healed", rule, seat=hero.seat, n=healed, health=hero.health, source=source)
    return healed


def healable(game: Game, hero: Hero, operation: Heal) -> list[Hero]:
    """Wounded heroes whom such an effect may heal."""
    wounded = [other for other in game.present() if game.wounds(other) > 0]
    if operation.who == "hero_in_shadow":
        return [other for other in wounded if game.shadow_mode(other)]
    return [other for other in wounded if near_enough(game, hero.zone, other.zone, operation)]


def near_enough(game: Game, zone: str, other: str, operation: Heal) -> bool:
    """In the same zone, or in sight, as the effect says."""
    return zone == other if operation.who == "self_or_ally_in_zone" else game.sees(zone, other)


def stun_hero(game: Game, hero: Hero, rule: str) -> None:
    """MD-STN-01, MD-STN-07."""
    if hero.present and not hero.stunned:
        hero.stunned = True
        game.tell("hero_stunned", rule, seat=hero.seat)


def raise_health(game: Game, hero: Hero, before: int) -> None:
    """Current health rises with the maximum (MD-KEY-01)."""
    if hero.present:
        hero.health += max(0, game.max_health(hero) - before)


def revive_all(game: Game) -> None:
    """At the start of a round: a marker for each dead hero, or all is lost (MD-HRO-12 … 14)."""
    state = game.state
    for hero in game.clockwise():
        if not hero.dead or hero.escaped:
            continue
        if state.lifebringer == 0:
            game.lose("MD-HRO-14")
            return
        state.lifebringer -= 1
        hero.health = game.max_health(hero)
        hero.stunned = False
        game.tell("revived", "MD-HRO-12", seat=hero.seat, left=state.lifebringer, health=hero.health)
        if hero.zone in state.gone:
            _leave_the_void(game, hero)


def _leave_the_void(game: Game, hero: Hero) -> None:
    """The zone where the hero lay is gone: it stands up in the nearest that exists (MD-HRO-16)."""
    ways = game.board.map.passages().distances(hero.zone)
    there = {zone: steps for zone, steps in ways.items() if zone not in game.state.gone}
    nearest = tuple(sorted([zone for zone, steps in there.items() if steps == min(there.values())]))
    hero.zone = nearest[0]
    if len(nearest) > 1:
        game.plan(StandUpAt(hero.seat, nearest))


def stand_up_at(game: Game, task: StandUpAt) -> Rules[None]:
    """Several zones are equally near: the players choose (MD-HRO-16)."""
    hero = game.hero(task.seat)
    hero.zone = yield from one_zone(game, task.zones, "stand_up_at", "MD-HRO-16", {"hero": hero.card})
    game.finish(task)
