"""The alchemist (chapter 5.4)."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.games.monster_lands.box.effects import Gain
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules import storage
from tafelrunde.games.monster_lands.rules.buildings.spaces import free_spaces, has_panic
from tafelrunde.games.monster_lands.state import Clan
from tafelrunde.kernel import Option, Rules


def options(game: Game, clan: Clan) -> list[Option]:
    """One M die on any free space (ML-ALC-01)."""
    if not clan.pool.magic or has_panic(game, "alchemist"):
        return []
    return [_brewing(space.id, space.brews) for space in free_spaces(game, "alchemist")]


@lru_cache(maxsize=64)
def _brewing(space: str, brews: int) -> Option:
    return Option(f"brew:{space}", f"brew:{space}", f"space:{space}", {"n": brews})


def brew(game: Game, clan: Clan, space_id: str) -> Rules[None]:
    """Potions and poisons in any mix, free of charge; above the limit they are lost (ML-ALC-01, ML-ALC-02)."""
    brews = next(space.brews for space in game.content.buildings["alchemist"].spaces if space.id == space_id)
    game.lay(space_id, game.take_die(clan, "magic"))
    mixes = [
        Option(f"mix:{potions}:{brews - potions}", potions, "", {"potions": potions, "poisons": brews - potions})
        for potions in range(brews, -1, -1)
    ]
    potions = yield game.ask(clan.seat, "brew", mixes, "ML-ALC-01")
    game.tally(clan, "brewed")
    yield from storage.gain(game, clan, Gain(potion=potions, poison=brews - potions), "ML-ALC-01", "alchemist")
