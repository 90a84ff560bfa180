"""The move action, disengaging, ghosts on the move (SS-MOV-01 … 09, SS-ENG-04 … 16, SS-KND-02, SS-STD-02)."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.games.sword_and_sorcery.effects.deeds import NoOpportunityAttacks
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import order
from tafelrunde.games.sword_and_sorcery.rules.conditions import inflicting
from tafelrunde.games.sword_and_sorcery.rules.heroes import acting
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Enter, ExtraMove, Opportunity
from tafelrunde.kernel import Option, Rules


def movement(game: Game, hero: Hero) -> int:
    """Movement points of a move action (SS-HER-10)."""
    return max(0, game.hero_card(hero).movement + game.value(hero, "movement"))


def cost(game: Game, hero: Hero, zone: str) -> int:
    """One point, two into difficult terrain; flying figures ignore it (SS-MOV-02, SS-TER-05, SS-TER-07)."""
    return 2 if zone in game.state.difficult and not game.flying(hero) else 1


def points_left(game: Game, hero: Hero) -> int:
    """Points that can still be spent: those of the move in progress, or of one that could begin."""
    turn = acting.turn_of(game)
    if turn.move == "moving":
        return turn.points
    if turn.move == "before" and acting.allowed(game, hero, "move"):
        return movement(game, hero) + turn.points
    return 0


def options(game: Game, hero: Hero, points: int) -> list[Option]:
    """The zones that can be entered next; out of a zone with enemies one must disengage (SS-ENG-04)."""
    if hero.conditions.bound == "paralyse":
        return []
    if hero.conditions.down:
        return [Option("stand", ("stand",))] if points >= 1 else []
    verb = "disengage" if must_disengage(game, hero) else "move"
    if verb == "disengage" and not acting.may_try(game, hero, "disengage"):
        return []
    difficult = () if hero.ghost else game.state.difficult  # only ghosts fly (SS-GHO-01)
    return [
        _step_to(verb, zone, price)
        for zone in game.ground.steps(hero.zone)
        if (price := 2 if zone in difficult else 1) <= points
    ]


@lru_cache(maxsize=4096)
def _step_to(verb: str, zone: str, price: int) -> Option:
    return Option(f"{verb}:{zone}", (verb, zone), f"zone:{zone}", {"points": price})


def must_disengage(game: Game, hero: Hero) -> bool:
    return game.engaged(hero) and acting.turn_of(game).struck_in != hero.zone


def act(game: Game, hero: Hero, what: tuple[str, ...]) -> Rules[None]:
    """Stand up, disengage, or enter the next zone; the first point begins the move action (SS-MOV-01)."""
    turn = acting.turn_of(game)
    if turn.move == "before":
        turn.move, turn.points = "moving", movement(game, hero) + turn.points
        carried_out = yield from acting.begin(game, hero, "move", "move")
        if not carried_out:
            turn.move, turn.points = "over", 0
            return
    if what[0] == "stand":
        turn.points -= 1
        inflicting.remove(game, hero, "knockdown", "SS-KND-02")
    elif what[0] == "disengage":
        yield from _disengage(game, hero, what[1])
    else:
        _step(game, hero, what[1])


def _step(game: Game, hero: Hero, zone: str) -> None:
    turn = acting.turn_of(game)
    turn.points -= cost(game, hero, zone)
    turn.struck_in = ""
    put(game, hero, zone, "SS-MOV-01")


def put(game: Game, hero: Hero, zone: str, rule: str) -> None:
    """The figure stands in another zone; what waits there is resolved (SS-MOV-07)."""
    hero.before, hero.zone = hero.zone, zone
    game.tell("moves", rule, seat=hero.seat, zone=zone)
    game.plan(Enter(hero.id))


# --- disengaging ----------------------------------------------------------------------------------------------------


def _disengage(game: Game, hero: Hero, zone: str) -> Rules[None]:
    """A free action; every enemy in the zone strikes first, unless heroes dominate it (SS-ENG-04 … 08, SS-ENG-14)."""
    carried_out = yield from acting.begin(game, hero, "free", "disengage")
    if not carried_out:
        return
    turn = acting.turn_of(game)
    turn.leaving = zone
    game.tell("disengages", "SS-ENG-04", seat=hero.seat)
    provoke(game, hero)


def provoke(game: Game, hero: Hero) -> Opportunity | None:
    """Opportunity attacks in the order of activations, if there are any (SS-ENG-05, SS-ENG-07)."""
    turn = acting.turn_of(game)
    turn.struck_in = hero.zone
    if leaves_freely(game, hero):
        return None
    enemies = tuple([enemy.id for enemy in order.in_order(game) if enemy.zone == hero.zone])
    if not enemies:
        return None
    struck = Opportunity(hero.id, enemies)
    game.plan(struck)
    return struck


def leaves_freely(game: Game, hero: Hero) -> bool:
    """Whether nobody strikes at a hero who leaves (SS-ENG-06)."""
    safe = acting.turn_of(game).safe or _light_footed(game, hero)
    return safe or game.ratio(hero.zone).domination == "heroes"


def _light_footed(game: Game, hero: Hero) -> bool:
    return any(
        isinstance(op, NoOpportunityAttacks) for sourced in game.effects(hero, "passive") for op in sourced.effect.do
    )


def leave(game: Game, hero: Hero) -> None:
    """After the opportunity attacks: on its feet it goes where it wanted to (SS-ENG-08, SS-ENG-16)."""
    turn = acting.turn_of(game)
    zone = _goes_on(game, hero)
    if zone and cost(game, hero, zone) <= turn.points:
        _step(game, hero, zone)


def _goes_on(game: Game, hero: Hero) -> str:
    """Where it wanted to go, if it still can: on its feet and where it was (SS-ENG-15, SS-ENG-16)."""
    turn = acting.turn_of(game)
    zone, turn.leaving = turn.leaving, ""
    able = not hero.ghost and not hero.conditions.down and hero.conditions.restrictive != "stun"
    return zone if able and turn.struck_in == hero.zone and zone in game.ground.steps(hero.zone) else ""


# --- beside the move action -----------------------------------------------------------------------------------------


def extra_move(game: Game, task: ExtraMove) -> Rules[None]:
    """Movement that a power grants: the same costs, not the move action (SS-MOV-09)."""
    hero = game.hero(task.seat)
    turn = acting.turn_of(game)
    if turn.leaving:
        if zone := _goes_on(game, hero):
            task.points -= cost(game, hero, zone)
            turn.struck_in = ""
            put(game, hero, zone, "SS-MOV-09")
        return
    bonds = hero.conditions
    able = not hero.ghost and not bonds.down and bonds.bound != "paralyse" and bonds.restrictive != "stun"
    zones = [zone for zone in game.ground.steps(hero.zone) if cost(game, hero, zone) <= task.points] if able else []
    if not zones or task.points <= 0:
        game.finish(task)
        return
    yield game.checkpoint()
    options = [Option(f"move:{zone}", zone, f"zone:{zone}") for zone in zones]
    options.append(Option("stay", ""))
    zone = yield game.ask(hero.seat, "move_extra", options, "SS-MOV-09", {"points": task.points}, "stay")
    if not zone:
        game.finish(task)
        return
    if must_disengage(game, hero):
        if acting.may_try(game, hero, "disengage"):
            yield from _disengage(game, hero, zone)
        else:
            game.finish(task)
        return
    task.points -= cost(game, hero, zone)
    turn.struck_in = ""
    put(game, hero, zone, "SS-MOV-09")


def put_elsewhere(game: Game, hero: Hero, zone: str) -> Rules[None]:
    """By a power or a card: who is engaged disengages first, whom the attacks stun or kill stays (SS-ENG-10, 15)."""
    turn = game.state.turn
    if turn is None or turn.seat != hero.seat or zone == hero.zone or not must_disengage(game, hero):
        put(game, hero, zone, "SS-GEN-02")
        return
    carried_out = yield from acting.begin(game, hero, "free", "disengage")
    if not carried_out:
        return
    game.tell("disengages", "SS-ENG-10", seat=hero.seat)
    struck = provoke(game, hero)
    if struck is None:
        put(game, hero, zone, "SS-GEN-02")
    else:
        struck.to = zone
