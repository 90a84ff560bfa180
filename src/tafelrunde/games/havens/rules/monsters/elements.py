"""Monsters and the elements (GH-ELE-10 … GH-ELE-13)."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.games.havens.box.monster_abilities import MonsterHeal
from tafelrunde.games.havens.box.vocabulary import Symbol
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.effects import conditions, elements, heal
from tafelrunde.games.havens.rules.map import movement
from tafelrunde.games.havens.rules.monsters import abilities as monster_abilities
from tafelrunde.games.havens.rules.monsters import creature
from tafelrunde.games.havens.rules.monsters.creature import Augment, Turn
from tafelrunde.games.havens.state import Figure
from tafelrunde.games.havens.state.progress import CreatureTurn
from tafelrunde.kernel import PARTY, Rules


def expected(game: Game, turn: Turn) -> list[Augment]:
    """What is paid for, or could be paid for if the turn were now; for previews."""
    type_ = turn.figure.type
    paid, own = game.state.boons.get(type_, ()), game.state.kindled.get(type_, ())
    return [
        augment
        for number, augment in enumerate(creature.augments(turn.profile.abilities))
        if number in paid or elements.can_consume(game, augment.elements, without=own)
    ]


def resumed(game: Game, figure: Figure, kept: CreatureTurn) -> Turn:
    """A turn that goes on between two abilities; what has been paid for is known by the type (GH-ELE-10)."""
    turn = Turn(game, figure)
    turn.resume(kept)
    paid = game.state.boons.get(figure.type, ())
    if paid:
        offered = creature.augments(turn.profile.abilities)
        turn.boons = [augment for number, augment in enumerate(offered) if number in paid]
    return turn


def consume(game: Game, turn: Turn) -> Rules[None]:
    """Monsters consume whenever they can; what one has paid for, all of its type have this round (GH-ELE-10).

    Not what the type itself infused this round (GH-ELE-13). Of any element the party chooses (GH-ELE-11).
    """
    offered = creature.augments(turn.profile.abilities)
    if not offered:
        return
    state, type_ = game.state, turn.figure.type
    paid = state.boons.get(type_, ())
    own = state.kindled.get(type_, ())
    for number, augment in enumerate(offered):
        if number not in paid:
            if not elements.can_consume(game, augment.elements, without=own):
                continue
            yield from elements.consume(game, augment.elements, PARTY, without=own)
            paid = state.boons[type_] = (*paid, number)
        turn.boons.append(augment)


def infuse(game: Game, turn: Turn, symbols: Iterable[Symbol]) -> Rules[None]:
    """A creature that takes its turn infuses, whether its attack finds a target or not (GH-ELE-12).

    Its type can't consume that in this round (GH-ELE-13).
    """
    before = len(game.state.infused)
    for symbol in symbols:
        yield from elements.infuse(game, (symbol,), turn.seat)
    own = game.state.kindled.get(turn.figure.type, ())
    new = tuple(element for element in game.state.infused[before:] if element not in own)
    if new:
        game.state.kindled[turn.figure.type] = own + new


def own_gains(game: Game, turn: Turn, ability: int) -> Rules[None]:
    """What augments of an ability (-1: of the whole card) give the creature itself."""
    figure = turn.figure
    for boon in turn.boons:
        if boon.ability != ability or not movement.on_map(game, figure):
            continue
        gain = boon.gain
        for what in gain.own_cond:
            yield from conditions.give(game, figure, what, by=figure.id)
        if gain.infuse:
            yield from infuse(game, turn, gain.infuse)
        monster_abilities.add_bonus(game, figure, gain.shield, gain.retaliate)
        if ability == -1 and gain.heal and not any(type(one) is MonsterHeal for one in turn.profile.abilities):
            yield from heal.heal(game, figure, gain.heal, "GH-ELE-10")
