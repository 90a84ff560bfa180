"""How near questions lie to their checkpoints: a copy of a match has to repeat little."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.havens.box.abilities import Attack, Move
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.rules import flow
from tafelrunde.kernel import Chance, Decision, Match
from tafelrunde.kernel.copying import copier
from tafelrunde.kernel.decision import CHECKPOINT
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, card
from tests.helpers.playing import play_at_random

ASIDES = ("item", "end", "augment", "elements", "element")
"""Answers after which the same question is asked again."""


@pytest.mark.parametrize("seed", [3, 4])
def test_an_ability_of_a_character_begins_at_a_checkpoint(seed: int):
    match = Match.new(RULEBOOK, 2, seed, options={"scenario": "3"})
    asked = set()
    for _ in play_at_random(match, Chance(seed)):
        decision = match.decision
        if decision is not None and decision.question in ("move", "attack", "heal", "use_ability", "summon"):
            _, since = match.last_checkpoint
            verbs = [answer.option.partition(":")[0] for answer in since]
            begun = [verb for verb in verbs if verb not in ASIDES]
            further = decision.args.get("choice") == "further"
            assert not begun or further, (decision.question, verbs)
            asked.add(decision.question)
    assert {"move", "attack"} <= asked


def lane():
    """A brute that moves twice and attacks two, then guards that go up to it and attack."""
    board = Board(disc((0, 0), 4))
    board.hero("brute", (-3, 0), initiative=10)
    board.half("brute-lead", "bottom", Move(n=3), Attack(n=2, range=4, targets=2, push=1))
    board.monster(
        "guard",
        (3, 0),
        cards=[card(MonsterMove(), MonsterAttack(range=3, push=1, cond=("wound",)), initiative=40)],
        hp=9,
    )
    board.monster("guard", (3, -1), 2, hp=9)
    return board.game()


ANSWERS = [
    "play:brute-lead:bottom", "move:-2,0", "move:-1,0", "done", "targets:all", "target:guard:2", "push:4,-1", "skip",
    "default:brute-other:top",
]  # fmt: skip


def played(game, answers):
    """Play the round to its end; a copy of the state at each checkpoint, with the answers that were left then."""
    left, kept = list(answers), []
    rules = flow.play(game)
    value = None
    while True:
        request = rules.send(value)
        value = None
        if request is CHECKPOINT:
            if game.state.phase == "cleanup":
                return kept
            kept.append((copier(type(game.state))(game.state), list(left)))
        elif isinstance(request, Decision) and len(request.options) == 1:
            value = request.options[0].value
        else:
            option = request.option(left.pop(0) if left else "skip") or request.options[0]
            value = option.value


def test_from_every_checkpoint_of_a_round_the_rest_of_it_is_the_same():
    game = lane()
    kept = played(game, ANSWERS)
    end = copier(type(game.state))(game.state)
    # In the middle of the action, of its move, and of the monster's turn.
    assert any(state.heroes[0].progress is not None and state.heroes[0].progress.move is not None for state, _ in kept)
    assert any(state.heroes[0].progress is not None and state.heroes[0].progress.done == 1 for state, _ in kept)
    assert any(state.creature is not None and state.creature.done == 1 for state, _ in kept)
    # In the middle of attacks: after the first of two targets, and before that of a monster.
    under_way = [(state.acting, state.attack) for state, _ in kept if state.attack is not None]
    abilities = [(acting, ability.left, ability.hit) for acting, ability in under_way]
    assert ("brute", ("guard:1",), ("guard:2",)) in abilities
    assert ("guard:2", ("brute",), ()) in abilities
    # In the middle of the attack on one target: before its damage, and before the push that follows.
    attacks = [(acting, ability.now) for acting, ability in under_way if ability.now is not None]
    steps = [(acting, attack.target, attack.damage > 0, attack.dealt) for acting, attack in attacks]
    assert ("brute", "guard:2", True, True) in steps
    assert ("guard:1", "brute", True, False) in steps
    assert ("guard:1", "brute", True, True) in steps
    for number, (state, left) in enumerate(kept):
        again = lane()
        again.state = copier(type(state))(state)
        later = played(again, left)
        assert again.state == end
        # On the way it comes by the same checkpoints, though it may begin with the one where it is.
        assert [kept for kept, _ in later if kept != state] == [kept for kept, _ in kept[number + 1 :]]
