"""Wounds and death (ML-ATT-06, chapter 7.6)."""

from __future__ import annotations

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules import storage
from tafelrunde.games.monster_lands.state import Path
from tafelrunde.kernel import Rules


def wound(game: Game, path: Path, wounds: int, rule: str) -> Rules[None]:
    """One at a time: healthy → wounded, wounded → dead, further ones are ignored (ML-ATT-06)."""
    for _ in range(wounds):
        if not path.member:
            return
        member = game.mercenary_on(path)
        if not member.wounded:
            member.wounded = True
            game.tell("wounded", rule, seat=path.seat, mercenary=member.id)
        else:
            yield from die(game, path)


def die(game: Game, path: Path) -> Rules[None]:
    """The mercenary is removed with its tile, everything on it and its equipment (ML-DTH-01 … 08)."""
    clan = game.owner(path)
    member = game.mercenary_on(path)
    location = game.location(path)
    clan.members.remove(member)
    path.member = ""
    game.discard_member(member)
    game.state.equipment_discard.extend(member.equipment)
    if not path.attacked:
        clear(game, path)

    fame = 0
    if location in game.state.lands:
        fame = game.content.death_fame(game.slot(path))
    elif location is game.state.access:
        fame = game.content.death_fame(None)
    game.gain_fame(clan, fame)
    game.tally(clan, "deaths")
    game.tell("died", "ML-DTH-01", seat=clan.seat, mercenary=member.id, path=path.id, fame=fame)
    yield from storage.limit_traps(game, clan)


def clear(game: Game, path: Path) -> None:
    """Remove dice, traps and shields from a path (ML-DTH-02, ML-BAT-06, ML-ITM-04)."""
    path.dice.clear()
    for trap in path.traps:
        game.discard_trap(trap.kind)
    path.traps.clear()
    path.shields = 0
