"""Monsters come and go: drawn for a land, on the way to the fortress access, and the panic they spread there."""

from __future__ import annotations

from tafelrunde.games.monster_lands.box.effects import DrawToFortress, Panic
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.state import Location


def enter_land(game: Game, location: Location, rule: str = "ML-CLN-52") -> None:
    """Draw a monster for a land (ML-CLN-52); without one the slot stays empty (ML-CLN-53).

    Dogor goes to the fortress access instead: a monster already there is discarded, and another one is drawn for
    the land (ML-PWR-04).
    """
    monster = game.draw_monster()
    while monster and type(game.content.monsters[monster].power) is DrawToFortress:
        _storm_the_access(game, monster)
        monster = game.draw_monster()
    location.monster = monster
    if monster:
        game.tell("monster_appeared", rule, place=location.id, monster=monster)


def _storm_the_access(game: Game, monster: str) -> None:
    access = game.state.access
    if access.monster:
        displace(game, access.monster, "ML-PWR-04")
    access.monster = monster
    game.tell("monster_appeared", "ML-PWR-04", place=access.id, monster=monster)


def displace(game: Game, monster: str, rule: str) -> None:
    """A monster that has to make room goes to the monster discard (ML-MON-25)."""
    game.state.monster_discard.append(monster)
    game.tell("monster_displaced", rule, monster=monster)


def gather_at_access(game: Game) -> None:
    """Who fought in a land and was not overcome moves to the fortress access; the strongest stays (ML-MON-20, 21)."""
    access = game.state.access
    candidates = [access.monster] if access.monster else []
    candidates += _arrivals(game)
    if not candidates:
        return
    strongest = max(candidates, key=lambda monster: _strength(game, monster))
    for monster in candidates:
        if monster != strongest:
            displace(game, monster, "ML-MON-21")
    if access.monster != strongest:
        access.monster = strongest
        game.tell("monster_moved", "ML-MON-20", place=access.id, monster=strongest)


def _strength(game: Game, monster: str) -> tuple[int, int]:
    """Printed attack value, then victory value; still tied, the first candidate stays (ML-MON-21)."""
    card = game.content.monsters[monster]
    return card.attack, card.victory_value


def _arrivals(game: Game) -> list[str]:
    """The monsters on their way to the access, that of land A first.

    A fled monster left its land overcome (ML-PWR-12), so it takes that land's place in the order.
    """
    state = game.state
    arrivals = []
    for land in state.lands:
        if land.overcome and state.fled:
            arrivals.append(state.fled)
            state.fled = ""
        elif land.fought and not land.overcome and land.monster:
            arrivals.append(land.monster)
            land.monster = ""
    return arrivals


def spread_panic(game: Game) -> None:
    """A monster at the fortress access turns up a panic tile, Krinx two; none if the stack is empty.

    The tiles add up from round to round (ML-MON-22, ML-MON-23, ML-PWR-08).
    """
    state = game.state
    if not state.access.monster:
        return
    power = game.monster(state.access).power
    for _ in range(power.n if type(power) is Panic else 1):
        tile = game.draw(state.panic_stack, None, "panic")
        if tile:
            state.panic.append(tile)
            game.tell("panic", "ML-MON-22", tile=tile, building=game.content.panic[tile].building)


def end_panic(game: Game, rule: str = "ML-MON-24") -> None:
    """The fortress monster was overcome: all panic tiles are shuffled back into their stack (ML-MON-24)."""
    state = game.state
    if not state.panic:
        return
    game.tell("panic_ended", rule, tiles=state.panic[:])
    state.panic_stack.extend(state.panic)
    state.panic.clear()
    game.shuffle("panic", state.panic_stack)
