"""A monster's turn (GH-MON-04): wound, stun, elements, then the abilities of the card in printed order."""

from __future__ import annotations

from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.effects import conditions, damage, elements
from tafelrunde.games.havens.rules.map import movement
from tafelrunde.games.havens.rules.monsters import abilities as monster_abilities
from tafelrunde.games.havens.rules.monsters import deciding
from tafelrunde.games.havens.rules.monsters import elements as monster_elements
from tafelrunde.games.havens.rules.monsters.creature import Turn
from tafelrunde.games.havens.rules.monsters.position import position_of
from tafelrunde.games.havens.state import Figure
from tafelrunde.kernel import Rules

__all__ = ["monster_turn", "position_of", "take_turn"]


def monster_turn(game: Game, figure: Figure) -> Rules[None]:
    """The whole turn of a monster, bosses and named ones too (GH-MON-01, GH-BOS-06)."""
    yield from take_turn(game, figure)


def take_turn(game: Game, figure: Figure) -> Rules[None]:
    """The turn of whoever acts by the monster rules (GH-MON-04): monsters, summons, allied figures.

    It begins where the state says (see `State.creature`).
    """
    state = game.state
    if state.creature is not None:
        yield from _abilities(game, monster_elements.resumed(game, figure, state.creature), state.creature.done)
    else:
        yield from _begin(game, figure)
    state.creature = None
    if movement.on_map(game, figure):
        conditions.end_of_turn(game, figure)
    elements.end_of_turn(game)


def _begin(game: Game, figure: Figure) -> Rules[None]:
    yield from damage.from_wound(game, figure)
    if not movement.on_map(game, figure):
        return
    if game.has(figure, "stun"):
        game.tell("stunned", "GH-CON-20", figure=figure.id)
        return
    turn = Turn(game, figure)
    abilities = turn.profile.abilities
    yield from monster_elements.consume(game, turn)
    if abilities and type(abilities[0]) not in (MonsterMove, MonsterAttack) and turn.depends_on_focus(0):
        yield from deciding.settle(game, turn, 0)
    yield from _abilities(game, turn, 0)


def _abilities(game: Game, turn: Turn, done: int) -> Rules[None]:
    """The abilities of the card that are left, in printed order (GH-MON-01)."""
    figure = turn.figure
    abilities = turn.profile.abilities
    for number in range(done, len(abilities)):
        yield from monster_abilities.perform(game, turn, number, abilities[number])
        if not movement.on_map(game, figure):
            return
        if game.has(figure, "stun"):
            # A trap on the way may have done it (GH-CON-17).
            game.tell("stunned", "GH-CON-20", figure=figure.id)
            return
        if number + 1 < len(abilities) and turn.profile.fixed:
            game.state.creature = turn.kept(number + 1)
            yield game.checkpoint()
