"""A monster's turn (GH-MON-04): wound, stun, elements, then the abilities of the card in printed order."""

from __future__ import annotations

from tafelrunde.games.havens.abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules import conditions, creature, elements, monster_abilities, monster_focus, movement
from tafelrunde.games.havens.rules.creature import Turn
from tafelrunde.games.havens.rules.monster_focus import position_of
from tafelrunde.games.havens.state import Figure
from tafelrunde.kernel import PARTY, Rules

__all__ = ["monster_turn", "position_of", "take_turn"]


def monster_turn(game: Game, figure: Figure) -> Rules[None]:
    """The whole turn of a monster, bosses and named ones too (GH-MON-01, GH-BOS-06)."""
    yield from take_turn(game, figure)


def take_turn(game: Game, figure: Figure) -> Rules[None]:
    """The turn of whoever acts by the monster rules (GH-MON-04): monsters, summons, allied figures."""
    yield from conditions.start_of_turn(game, figure)
    if movement.on_map(game, figure):
        if game.has(figure, "stun"):
            game.tell("stunned", "GH-CON-20", figure=figure.id)
        else:
            yield from _act(game, figure)
        if movement.on_map(game, figure):
            conditions.end_of_turn(game, figure)
    elements.end_of_turn(game)


def _act(game: Game, figure: Figure) -> Rules[None]:
    turn = Turn(game, figure)
    abilities = turn.profile.abilities
    yield from _consume(game, turn)
    if abilities and type(abilities[0]) not in (MonsterMove, MonsterAttack) and turn.depends_on_focus(0):
        yield from monster_focus.settle(game, turn, 0)
    for number, ability in enumerate(abilities):
        yield from monster_abilities.perform(game, turn, number, ability)
        if not movement.on_map(game, figure):
            return


def _consume(game: Game, turn: Turn) -> Rules[None]:
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
