"""Rules, previews and bots give one answer to what an attack does: every order of a small deck is played out."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from tafelrunde.games.gloomhaven.edition import GloomhavenEdition
from tafelrunde.games.havens.bot.looking.odds import odds_of
from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Bonus, Gain
from tafelrunde.games.havens.edition import Edition
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.combat import odds
from tafelrunde.games.havens.rules.combat import sequence as attacks
from tafelrunde.games.havens.state.attack import AttackAbility
from tafelrunde.kernel import Decision
from tafelrunde.kernel.decision import CHECKPOINT
from tests.helpers.gloomhaven_rules import Board


class Doubled(GloomhavenEdition):
    """Whoever is muddled suffers twice the damage."""

    def damage_becomes(self, figure, amount):
        return (2 * amount if any(mark.what == "muddle" for mark in figure.marks) else amount), ()


PLAIN = ("+1", "-1", "x2", "null")
ROLLING = ("rolling +1", "rolling pierce 2", "x2", "-2")
EFFECTS = ("+1 muddle", "+2", "rolling stun", "bless")
DECKS = {"plain": PLAIN, "rolling": ROLLING, "effects": EFFECTS}
SITUATIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "shield": {"shield": 2},
    "pierce": {"shield": 3, "attack": {"pierce": 2}},
    "poison": {"shield": 1, "marks": ["poison"]},
    "bonus": {"attack": {"bonus": (Bonus("target_poisoned", Gain(attack=2)),)}, "marks": ["poison"]},
    "doubled": {"shield": 1, "attack": {"bonus": (Bonus("target_full_hp", Gain(double=True)),)}},
    "weak": {"attack": {"n": 0}},
    "reduced": {"shield": 1, "variants": ("reduced_randomness",)},
    "edition": {"shield": 1, "marks": ["muddle"], "edition": Doubled()},
}


def table(deck: tuple[str, ...], own: list[str], situation: dict[str, Any]) -> tuple[Game, Attack]:
    board = Board()
    hero = board.hero("brute", (0, 0), marks=own)
    hero.deck.draw = list(deck)
    traits = Traits(shield=situation.get("shield", 0))
    board.monster("guard", (1, 0), hp=30, traits=traits, marks=situation.get("marks", ()))
    board.state.variants = situation.get("variants", ())
    edition: Edition[Game] | None = situation.get("edition")
    return board.game(edition), Attack(**{"n": 3, **situation.get("attack", {})})


def played(game: Game, printed: Attack) -> int:
    """What the guard loses; the first answer to every question, which is the usual order of adding and doubling."""
    guard, brute = game.figure("guard:1"), game.figure("brute")
    before = guard.hp
    rules = attacks.begin(game, brute, AttackAbility.of(printed), [guard])
    value = None
    while True:
        try:
            request = rules.send(value)
        except StopIteration:
            return before - guard.hp
        assert request is not CHECKPOINT
        assert isinstance(request, Decision)
        value = request.options[0].value


@pytest.mark.rule(
    "GH-ATK-04", "GH-MOD-02", "GH-MOD-05", "GH-ADV-01", "GH-ADV-04", "GH-SHD-01", "GH-EFF-11", "GH-CON-10"
)
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("own", ["", "strengthen", "muddle"])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_previews_and_bots_foresee_what_the_rules_do(situation: str, own: str, deck: str):
    values, marks = SITUATIONS[situation], [own] if own else []
    orders = list(permutations(DECKS[deck]))
    seen = Counter(played(*table(order, marks, values)) for order in orders)
    happens = {amount: number / len(orders) for amount, number in seen.items()}
    game, printed = table(DECKS[deck], marks, values)
    brute, guard = game.figure("brute"), game.figure("guard:1")
    ability = AttackAbility.of(printed)
    assert odds.chances(game, brute, ability, guard) == pytest.approx(happens)

    attack = odds.foresee(game, brute, ability, guard).attack
    bot = odds_of(game.edition, DECKS[deck], game.variant("reduced_randomness"))
    expected = bot.of(attack.value, attack.mode, attack.pierce, guard, game.shield(guard))
    assert expected.damage == pytest.approx(sum(min(amount, 30) * chance for amount, chance in happens.items()))
    assert expected.kill == pytest.approx(sum(chance for amount, chance in happens.items() if amount >= 30))
