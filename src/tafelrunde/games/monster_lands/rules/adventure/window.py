"""What all steps of the adventure phase share (chapter 7.0): the owner's window while a mercenary is resolved."""

from __future__ import annotations

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules import free_effects
from tafelrunde.games.monster_lands.rules.adventure import rolling
from tafelrunde.games.monster_lands.state import Location, Path
from tafelrunde.kernel import Option, Rules


def own_window(game: Game, location: Location, path: Path, kind: rolling.Kind) -> Rules[None]:
    """While an own mercenary is resolved: free effects, and a potion on its tile (ML-FRE-01 b, ML-DEF-06)."""
    clan = game.owner(path)
    while True:
        found = free_effects.options(game, clan, "adventure")
        found += rolling.drink_options(game, location, path, kind)
        if not found:
            return
        found.insert(0, Option("continue"))
        chosen = yield game.ask(
            clan.seat,
            "window_adventure",
            found,
            "ML-FRE-01",
            {"mercenary": path.member, "path": path.id},
            default="continue",
        )
        if chosen is None:
            return
        if chosen == ("drink",):
            rolling.drink(game, path)
        else:
            yield from free_effects.apply(game, clan, chosen, "adventure")
