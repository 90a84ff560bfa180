"""Events that say a result say it as a number, not only as terms to be added up."""

from __future__ import annotations

from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.kernel import Chance, Match
from tests.helpers.gloomhaven_rules import Board, attack, told
from tests.helpers.playing import play_at_random


def test_an_attack_says_its_value_after_the_cards_and_its_damage_after_the_shield():
    board = Board()
    board.hero("brute", (0, 0)).deck.draw = ["+2"]
    board.monster("guard", (1, 0), hp=30, traits=Traits(shield=1), marks=["poison"])
    game = board.game()
    attack(game, Attack(n=3), "target:guard:1")
    (event,) = told(game, "attack_result")
    assert (event.args["value"], event.args["damage"], event.total) == (6, 5, 5)


def test_in_a_whole_game_every_sum_is_told_with_its_total():
    match = Match.new("gloomhaven", 2, seed=8, options={"scenario": "1"})
    for _ in play_at_random(match, Chance(8)):
        pass
    summed = [event for event in match.events if event.terms]
    assert summed
    assert all(event.total == event.args["damage"] for event in summed)
    for kind, amount, total in (("gains_xp", "amount", "xp"), ("loots_coins", "n", "coins")):
        sums: dict[str, int] = {}
        events = [event for event in match.events if event.kind == kind]
        assert events
        for event in events:
            hero = event.args["hero"]
            sums[hero] = sums.get(hero, 0) + event.args[amount]
            assert event.args[total] == sums[hero]
