"""The pawnbroker (chapter 5.7), who takes any number of dice and never closes (ML-DEP-06)."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.games.monster_lands.box.effects import COLORS, Color
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.state import Clan
from tafelrunde.kernel import Option, Rules


def pool_options(
    clan: Clan, verb: str, what: tuple[str, ...] = (), allowed: tuple[Color, ...] = COLORS
) -> list[Option]:
    """One option for each allowed colour of the pool, and for each face of its H dice; `what` begins its value."""
    pool = clan.pool
    found: list[Option] = []
    if pool.strength and "strength" in allowed:
        found.append(_die_option(verb, what, "strength"))
    if pool.magic and "magic" in allowed:
        found.append(_die_option(verb, what, "magic"))
    if pool.haggle and "haggle" in allowed:
        found += [_die_option(verb, what, "haggle", face) for face in dict.fromkeys(pool.haggle)]
    return found


@lru_cache(maxsize=256)
def _die_option(verb: str, what: tuple[str, ...], color: Color, face: int = 0) -> Option:
    if color == "haggle":
        return Option(f"{verb}:haggle:{face}", (*what, color, face), f"pool:haggle:{face}", {"face": face})
    return Option(f"{verb}:{color}", (*what, color, face), f"pool:{color}", {"face": face})


def pawn(game: Game, clan: Clan) -> Rules[None]:
    """At least one die of any colours, 1 gold for each (ML-PAW-01, ML-PAW-02)."""
    space = game.content.buildings["pawnbroker"].spaces[0]
    count = 0
    while clan.pool.total:
        options = pool_options(clan, "pawn")
        if count:
            options.insert(0, Option("done"))
            options.append(Option("all", "all"))
        answer = yield game.ask(clan.seat, "pawn", options, "ML-PAW-01", {"n": count}, until="done")
        if answer is None:
            break
        dice = [answer] if answer != "all" else _whole_pool(clan)
        for color, face in dice:
            game.lay(space.id, game.take_die(clan, color, face))
            count += 1
    gold = count * game.content.config.pawnbroker.gold_per_die
    game.gain_gold(clan, gold)
    game.tally(clan, "pawned", count)
    game.tell("pawned", "ML-PAW-01", seat=clan.seat, n=count, gold=gold)


def _whole_pool(clan: Clan) -> list[tuple[Color, int]]:
    pool = clan.pool
    strength: list[tuple[Color, int]] = [("strength", 0)] * pool.strength
    magic: list[tuple[Color, int]] = [("magic", 0)] * pool.magic
    return strength + magic + [("haggle", face) for face in pool.haggle]
