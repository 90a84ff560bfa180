"""What a ghost does in its turn: soul cry, return, movement, each once (SS-GHO-01 … 06, SS-RES-01)."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.heroes import acting, using
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.kernel import Option, Rules

SOUL_CRY = Option("soul_cry", ("soul_cry",))


def options(game: Game, hero: Hero) -> list[Option]:
    turn = acting.turn_of(game)
    found = []
    cry = game.hero_card(hero).soul_cry
    if "soul_cry" not in turn.ghost and using.can_aim(game, hero, cry):
        found.append(SOUL_CRY)
    altars = [zone for zone, active in game.state.altars.items() if active and zone != hero.zone]
    if "return" not in turn.ghost:
        found += [Option(f"return:{zone}", ("return", zone), f"altar:{zone}") for zone in altars]
    if "movement" not in turn.ghost or turn.points > 0:
        found += [_float_to(zone) for zone in game.ground.steps(hero.zone, "fly")]
    return found


@lru_cache(maxsize=1024)
def _float_to(zone: str) -> Option:
    return Option(f"float:{zone}", ("float", zone), f"zone:{zone}")


def act(game: Game, hero: Hero, what: tuple[str, ...]) -> Rules[None]:
    turn = acting.turn_of(game)
    if what[0] == "soul_cry":
        turn.ghost += ("soul_cry",)
        cry = game.hero_card(hero).soul_cry
        chosen = (yield from using.aimed(game, hero, cry, hero.card)) if cry.aim is not None else []
        game.tell("soul_cry", "SS-GHO-01", seat=hero.seat)
        using.run_on(game, hero, cry, hero.card, chosen)
        return
    if what[0] == "return":
        turn.ghost += ("return",)
    elif "movement" not in turn.ghost:
        turn.ghost += ("movement",)
        turn.points = game.content.config.ghost_movement - 1
    else:
        turn.points -= 1
    hero.before, hero.zone = hero.zone, what[1]
    game.tell("floats", "SS-GHO-01", seat=hero.seat, zone=what[1])
