"""Heal (5.11)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Heal
from tafelrunde.games.havens.box.monster_abilities import MonsterHeal
from tafelrunde.games.havens.rules.heroes import actions
from tafelrunde.games.havens.rules.monsters import turn
from tafelrunde.games.havens.rules.round import resting
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, act, asked, attack, card, hp, ids, marks, run, take_turn

LEAD, OTHER = "brute-lead", "brute-other"


def party(brute=3, tinkerer=3, marks=()):
    """A wounded brute and tinkerer, three hexes apart."""
    board = Board(disc((0, 0), 4))
    board.hero("brute", (0, 0), marks=marks)
    board.hero("tinkerer", (3, 0), marks=marks)
    for figure, left in zip(board.state.figures, (brute, tinkerer), strict=True):
        figure.hp = left
    return board


def healed(game, ability):
    """Whom a heal may be given to."""
    game.state.acting = "brute"
    rules = actions.perform_abilities(game, game.state.heroes[0], (ability,), "test")
    return ids(asked(rules))


@pytest.mark.rule("GH-HEA-01", "GH-OVR-15")
def test_a_heal_restores_hit_points_to_oneself_or_one_ally():
    board = party()
    board.summon("rat", (0, 1), board.state.heroes[1], hp=4).hp = 1
    board.ally("scout", (1, 0))
    game = board.game()
    assert healed(game, Heal(n=2, range=3)) == ["target:brute", "target:tinkerer", "target:rat:1", "target:scout:1"]
    act(game, Heal(n=2, range=3), answers=["target:rat:1"])
    assert (hp(game, "rat:1"), hp(game, "brute"), hp(game, "tinkerer")) == (3, 3, 3)


@pytest.mark.rule("GH-HEA-01", "GH-OVR-15", "GH-RUL-65")
def test_neither_enemies_nor_objects_are_healed():
    board = party()
    board.monster("guard", (1, 0), lost=3)
    board.object("altar", (0, 1))
    game = board.game()
    assert healed(game, Heal(n=2, range=4)) == ["target:brute", "target:tinkerer"]


@pytest.mark.rule("GH-HEA-02", "GH-LOS-04")
def test_a_range_is_a_range_and_self_is_self():
    game = party().game()
    act(game, Heal(n=2, range=2))
    act(game, Heal(n=1, on_self=True))
    assert (hp(game, "brute"), hp(game, "tinkerer")) == (6, 3)
    assert healed(game, Heal(n=2, range=3)) == ["target:brute", "target:tinkerer"]


@pytest.mark.rule("GH-HEA-03", "GH-DAT-05")
@pytest.mark.parametrize(("before", "amount", "after"), [(3, 2, 5), (9, 5, 10), (10, 5, 10), (1, 0, 1)])
def test_hit_points_never_exceed_the_maximum(before, amount, after):
    game = party(before).game()
    act(game, Heal(n=amount, on_self=True))
    assert hp(game, "brute") == after


@pytest.mark.rule("GH-HEA-04")
def test_who_has_all_hit_points_may_be_healed_of_conditions():
    game = party(10, 10, ["wound", "poison"]).game()
    assert healed(game, Heal(n=1, range=3)) == ["target:brute", "target:tinkerer"]
    act(game, Heal(n=1, range=3), answers=["target:tinkerer"])
    assert (marks(game, "tinkerer"), marks(game, "brute")) == ([], ["wound", "poison"])


@pytest.mark.rule("GH-HEA-05", "GH-HEA-06", "GH-HEA-07", "GH-CON-07")
@pytest.mark.parametrize(
    ("given", "left", "after"),
    [
        (["poison"], [], 3),
        (["wound"], [], 7),
        (["poison", "wound"], [], 3),
        (["wound", "poison", "muddle"], ["muddle"], 3),
        (["immobilize", "disarm", "muddle"], ["immobilize", "disarm", "muddle"], 7),
        (["strengthen", "wound"], ["strengthen"], 7),
    ],
)
def test_poison_takes_the_heal_and_a_wound_just_ends(given, left, after):
    game = party(marks=given).game()
    act(game, Heal(n=4, on_self=True))
    assert (hp(game, "brute"), marks(game, "brute")) == (after, left)
    # The next heal works as usual.
    act(game, Heal(n=1, on_self=True))
    assert hp(game, "brute") == after + 1


@pytest.mark.rule("GH-HEA-05", "GH-HEA-01")
def test_what_a_heal_brings_besides_is_not_lost_to_poison():
    game = party(marks=["poison"]).game()
    act(game, Heal(n=4, on_self=True, cond=("strengthen",)))
    assert (hp(game, "brute"), marks(game, "brute")) == (3, ["strengthen"])


@pytest.mark.rule("GH-HEA-08", "GH-RST-07", "GH-HEA-07")
@pytest.mark.parametrize(("given", "after"), [([], 5), (["wound"], 5), (["poison"], 3), (["wound", "poison"], 3)])
def test_a_long_rest_a_potion_and_a_modifier_card_heal_alike(given, after):
    board = party(marks=given)
    hero = board.state.heroes[0]
    hero.discard = board.plain("D", "E")
    game = board.game()
    run(game, resting.long_rest(game, hero), "lose:D")
    assert (hp(game, "brute"), marks(game, "brute")) == (after, [])

    board = party(marks=given)
    board.item(board.state.heroes[0], "012", Heal(n=2, on_self=True), use="consumed")
    game = board.game()
    if "wound" not in given:
        take_turn(game, "item:012", f"default:{LEAD}:top", f"default:{OTHER}:bottom", "skip")
        assert (hp(game, "brute"), marks(game, "brute")) == (after, [])

    board = party(marks=given)
    board.monster("guard", (1, 0))
    board.state.heroes[0].deck.draw.append("+1 heal 2 self")
    game = board.game()
    assert attack(game, Attack(n=1), "target:guard:1") == [2]
    assert (hp(game, "brute"), marks(game, "brute")) == (after, [])


@pytest.mark.rule("GH-HEA-06", "GH-CON-12")
def test_the_wound_of_a_long_resting_character_hurts_before_its_heal():
    board = party(brute=3, marks=["wound"])
    hero = board.state.heroes[0]
    hero.discard = board.plain("D", "E")
    hero.chosen, hero.resting = [], True
    game = board.game()
    take_turn(game, "suffer", "lose:D")
    assert (hp(game, "brute"), marks(game, "brute")) == (4, [])


@pytest.mark.rule("GH-HEA-01", "GH-DAT-20")
def test_a_monster_heals_itself_or_another_within_its_own_range():
    board = Board(disc((0, 0), 4))
    board.hero("brute", (-4, 0))
    board.monster("shaman", (0, 0), cards=[card(MonsterHeal(n=3))], range=3, lost=1)
    board.monster("guard", (3, 0), lost=4, cards=[card()])
    board.monster("guard", (4, 0), 2, lost=6)
    game = board.game()
    run(game, turn.creature_turn(game, game.figure("shaman:1")))
    assert (hp(game, "shaman:1"), hp(game, "guard:1"), hp(game, "guard:2")) == (7, 7, 2)


@pytest.mark.rule("GH-HEA-02")
def test_a_heal_of_all_allies_in_range_heals_the_performer_too():
    board = party()
    board.hero("scoundrel", (-4, 0))
    board.state.figures[-1].hp = 5
    game = board.game()
    act(game, Heal(n=2, range=3, who="allies"))
    assert [hp(game, name) for name in ("brute", "tinkerer", "scoundrel")] == [5, 5, 5]
