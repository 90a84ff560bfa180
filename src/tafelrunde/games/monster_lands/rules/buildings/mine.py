"""The mine (chapter 5.9)."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.games.monster_lands.box.effects import MineBonus
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.buildings.spaces import free_spaces, has_panic
from tafelrunde.games.monster_lands.state import Clan
from tafelrunde.kernel import Option, Rules


def options(game: Game, clan: Clan) -> list[Option]:
    """One S die on a single space or two on a double one (ML-MIN-01, ML-BLD-03)."""
    if not clan.pool.strength or has_panic(game, "mine"):
        return []
    return [
        _mining(space.id, space.gold)
        for space in free_spaces(game, "mine")
        if clan.pool.strength >= (2 if space.kind == "double" else 1)
    ]


@lru_cache(maxsize=64)
def _mining(space: str, gold: int) -> Option:
    return Option(f"mine:{space}", f"mine:{space}", f"space:{space}", {"gold": gold})


def bonuses(game: Game, clan: Clan) -> list[tuple[str, int]]:
    """Unused talents and equipment that add gold, assigned or not (ML-MIN-02)."""
    return [
        (card, ability.effect.gold)
        for member in clan.members
        for card, ability in game.abilities(member)
        if type(ability.effect) is MineBonus and not game.is_used(card)
    ]


def work(game: Game, clan: Clan, space_id: str) -> Rules[None]:
    """Take the gold printed beside the space; each bonus may be added to one activation per round (ML-MIN-01, 02)."""
    space = next(space for space in game.content.buildings["mine"].spaces if space.id == space_id)
    for _ in range(2 if space.kind == "double" else 1):
        game.lay(space_id, game.take_die(clan, "strength"))
    terms = [("mine", space.gold)]
    for card, gold in bonuses(game, clan):
        use = yield game.ask(
            clan.seat,
            "mine_bonus",
            [Option(f"use:{card}", True, game.element(card), {"gold": gold}), Option("skip", False)],
            "ML-MIN-02",
            {"card": card},
        )
        if use:
            game.use(card)
            terms.append((card, gold))
    total = sum([gold for _, gold in terms])
    game.gain_gold(clan, total)
    game.tally(clan, "mined")
    game.tell("mined", "ML-MIN-01", terms=terms, seat=clan.seat, gold=total)
