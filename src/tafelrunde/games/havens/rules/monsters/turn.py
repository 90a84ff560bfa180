"""A turn by the monster rules (GH-MON-04): wound, stun, elements, then the abilities of the card in printed order.

Monsters take it so, bosses and named ones too (GH-MON-01, GH-BOS-06). Summons do as if their card were Move +0,
Attack +0 (GH-SUM-05 … GH-SUM-14): monsters are their enemies, what the rules leave open their summoner's player
decides, they loot nothing and open no doors. Allied figures do what the scenario gives them (GH-SPC-04).
"""

from __future__ import annotations

from functools import partial

from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.effects import conditions, elements
from tafelrunde.games.havens.rules.monsters import abilities, deciding
from tafelrunde.games.havens.rules.monsters.creature import Creature, consume
from tafelrunde.games.havens.state import Figure
from tafelrunde.games.havens.state.progress import CreatureTurn
from tafelrunde.kernel import Rules


def creature_turn(game: Game, figure: Figure) -> Rules[None]:
    """The turn of a monster, summon or allied figure, from wherever it is (see `State.creature`)."""
    state = game.state
    if state.creature is not None:
        yield from _go_on(game, Creature(game, figure, state.creature))
    elif not figure.marks or (yield from _can_act(game, figure)):
        state.creature = CreatureTurn(figure.at)
        creature = Creature(game, figure, state.creature)
        printed = creature.profile.abilities
        if creature.profile.augments:
            yield from consume(game, creature, partial(deciding.able, game, creature))
        if printed and type(printed[0]) not in (MonsterMove, MonsterAttack) and creature.depends_on_focus(0):
            yield from deciding.settle(game, creature, 0)
        yield from _go_on(game, creature)
    state.creature = None
    if figure.marks and game.on_map(figure):
        yield from conditions.turn_ends(game, figure)
    elements.end_of_turn(game)


def _can_act(game: Game, figure: Figure) -> Rules[bool]:
    """Wound comes first, and who is stunned does nothing (GH-CON-12, GH-CON-20)."""
    yield from conditions.turn_begins(game, figure)
    if not game.on_map(figure):
        return False
    if game.has(figure, "stun"):
        game.tell("stunned", "GH-CON-20", figure=figure.id)
        return False
    return True


def _go_on(game: Game, creature: Creature) -> Rules[None]:
    """The abilities of the card that are left, in printed order (GH-MON-01)."""
    figure, turn = creature.figure, creature.turn
    printed = creature.profile.abilities
    while turn.done < len(printed):
        yield from abilities.perform(game, creature, turn.done, printed[turn.done])
        if not game.on_map(figure):
            return
        if figure.marks and game.has(figure, "stun"):
            # A trap on the way may have done it (GH-CON-17).
            game.tell("stunned", "GH-CON-20", figure=figure.id)
            return
        turn.done += 1
        if game.recording and turn.done < len(printed) and creature.profile.fixed:
            yield game.checkpoint()
