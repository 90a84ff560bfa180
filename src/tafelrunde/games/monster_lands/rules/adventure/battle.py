"""A battle at a land (chapter 7.2) and the defence of the fortress (chapter 7.9), step by step."""

from __future__ import annotations

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules import storage
from tafelrunde.games.monster_lands.rules.adventure import ambush, conquest, mercenary_attack, monster_attack, victory
from tafelrunde.games.monster_lands.rules.adventure.window import own_window
from tafelrunde.games.monster_lands.state import Location, Path, Stage
from tafelrunde.kernel import Rules


def battle(game: Game) -> Rules[None]:
    """One step at the current place: land A, land B, the fortress access (ML-ADV-01)."""
    state = game.state
    places = game.battlefields()
    if state.place >= len(places):
        state.phase = "collect"
        state.place = 0
        state.stage = ""
        state.turn = state.start_player
        return
    location = places[state.place]
    match state.stage:
        case "":
            _begin(game, location)
        case "reveal":
            yield from _reveal(game, location)
        case "monster_attack":
            yield from _monster_attack(game, location)
        case "mercenary_attack":
            yield from _mercenary_attack(game, location)
        case "victory":
            yield from _victory(game, location)
        case "conquest":
            yield from _conquest(game, location)
        case "plunder":
            yield from _plunder(game, location)
        case "result":
            _end(game, location)


def _enter(game: Game, stage: Stage) -> None:
    state = game.state
    state.stage = stage
    state.slot = 0
    state.opened = False
    state.rolling = None


def _next_path(game: Game) -> None:
    state = game.state
    state.slot += 1
    state.opened = False
    state.rolling = None


def _current(game: Game, location: Location) -> Path | None:
    """The path being resolved, or None when all have been (ML-MON-02: left to right, upper before lower)."""
    return location.paths[game.state.slot] if game.state.slot < len(location.paths) else None


def _begin(game: Game, location: Location) -> None:
    """A place without mercenaries is skipped; the access needs a monster too (ML-ADV-01, ML-FDF-01)."""
    there_is_something = location.monster or location.land
    if not there_is_something or not any(path.member for path in location.paths):
        game.state.place += 1
        return
    game.tell("battle", "ML-BAT-01", location=location.id, monster=location.monster, land=location.land)
    _enter(game, "reveal")


def _reveal(game: Game, location: Location) -> Rules[None]:
    """All traps at once, or with the ambush module path by path (ML-BAT-02, ML-AMB-03)."""
    if not game.state.ambush_module:
        ambush.reveal_all(game, location)
    else:
        path = _current(game, location)
        if path is not None:
            if (yield from ambush.conflict(game, location, path)):
                game.state.slot += 1
            return
    # A land without a monster goes straight to conquest (ML-CNQ-08).
    _enter(game, "monster_attack" if location.monster else "conquest")


def _monster_attack(game: Game, location: Location) -> Rules[None]:
    """For each occupied path while the monster is in play: its attack, then the mercenary's (ML-BAT-03, ML-BAT-04)."""
    path = _current(game, location)
    if path is None:
        _enter(game, "plunder")
        return
    if not path.member:
        _next_path(game)
        return
    if not game.state.opened:
        yield from own_window(game, location, path, "monster")
        game.state.opened = True
        return
    yield from monster_attack.monster_attack(game, location, path)
    if path.member:
        game.state.stage = "mercenary_attack"
    else:
        _next_path(game)


def _mercenary_attack(game: Game, location: Location) -> Rules[None]:
    path = _current(game, location)
    assert path is not None
    if not (yield from mercenary_attack.mercenary_attack(game, location, path)):
        return
    if game.state.victory is None:
        game.state.stage = "monster_attack"
        _next_path(game)


def _victory(game: Game, location: Location) -> Rules[None]:
    """Whoever overcame the monster: reward, extras, last hit, clearing, and then conquest (ML-BAT-10)."""
    state = game.state
    path = _current(game, location)
    assert path is not None
    assert state.victory is not None
    if (yield from victory.go_on(game, location, path, state.victory)):
        state.victory = None
        _enter(game, "conquest")


def _conquest(game: Game, location: Location) -> Rules[None]:
    """Every living mercenary that has not fought tries, left to right; not at the access (ML-CNQ-01, ML-FDF-02)."""
    path = _current(game, location)
    if path is None or not location.land:
        _enter(game, "plunder")
        return
    if not path.member or path.fought:
        _next_path(game)
        return
    if not game.state.opened:
        yield from own_window(game, location, path, "conquest")
        game.state.opened = True
        return
    if (yield from conquest.attempt(game, location, path)):
        _next_path(game)


def _plunder(game: Game, location: Location) -> Rules[None]:
    """Each living mercenary that won nothing takes a loot tile; then the display is refilled (ML-PLU-01, 02)."""
    path = _current(game, location)
    if path is None or location is game.state.access:
        if location is not game.state.access:
            game.refill_loot()
        _enter(game, "result")
        return
    if path.member and not path.prevailed:
        yield from storage.take_loot(game, game.owner(path), "ML-PLU-01")
    _next_path(game)


def _end(game: Game, location: Location) -> None:
    """What is left on the paths has no further effect (ML-BAT-01)."""
    if location.monster and location.fought:
        game.tell("monster_unbeaten", "ML-BAT-07", monster=location.monster, location=location.id)
    game.state.place += 1
    _enter(game, "")
