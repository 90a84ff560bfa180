"""Combat (5.4 to 5.6, 7): targets, areas, modifier cards, advantage, shields and retaliate."""

from __future__ import annotations

import pytest

from tafelrunde.games.frosthaven.edition import EDITION
from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.box.modifier_cards import modifier
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Area, Augment, Bonus, Gain
from tafelrunde.games.havens.rules.combat import aftermath, sequence
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.state import STRONG, Mark
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import acts, asked, attack, card, hp, ids, marks, run, strike, told

AREAS = {
    "arc2": Area(red=((1, 0), (0, 1)), grey=(0, 0)),
    "flank": Area(red=((1, 0),), grey=(0, 0), blue=((1, -1),)),
    "far": Area(red=((0, 0), (1, 0))),
}


def around(*numbers, deck=("+0",) * 9, areas=AREAS, **values):
    """A drifter among guards."""
    board = Field()
    hero = board.drifter(**values)
    places = {1: (1, 0), 2: (0, 1), 3: (-1, 1), 4: (3, 0)}
    for number in numbers or (1, 2, 3):
        board.guard(places[number], number)
    hero.deck.draw = list(deck)
    game = board.game(areas=areas)
    game.state.monster_modifiers.draw = ["+0"] * 9
    return game


def drifter(game, ability, *answers):
    return attack(game, ability, *answers, cls="drifter")


def question(game, ability, *answers):
    game.state.acting = "drifter"
    hero = game.state.heroes[0]
    return asked(sequence.hero_attack(game, hero, game.figure("drifter"), ability, []), *answers)


# --- targets ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-ATK-16", "FH-TGT-01", "FH-TGT-02", "FH-ATK-11")
def test_targets_are_chosen_one_after_another_and_nobody_twice():
    game = around()
    assert ids(question(game, Attack(n=2, targets=2), "target:guard:2")) == ["target:guard:1", "target:guard:3", "done"]
    assert hp(game, "guard:2") == 18


@pytest.mark.rule("FH-ATK-16")
def test_who_was_pushed_away_is_no_target_any_more():
    board = Field()
    hero = board.drifter()
    hero.deck.draw = ["+0"] * 9
    board.guard((1, 0), 1)
    board.guard((2, -1), 2)
    game = board.game()
    left = question(game, Attack(n=1, targets=2, push=2), "target:guard:1", "push:2,0", "push:3,0")
    assert left is None


@pytest.mark.rule("FH-TGT-03")
def test_without_a_number_there_is_one_target_and_one_more_makes_two():
    game = around(deck=["+0", "+0 add_target"])
    assert drifter(game, Attack(n=2), "target:guard:1", "target:guard:2") == [2, 2]
    assert drifter(around(), Attack(n=2), "target:guard:1") == [2]


@pytest.mark.rule("FH-ATK-07")
def test_every_target_has_its_own_card():
    game = around(deck=["+2", "-1"])
    assert drifter(game, Attack(n=2, targets=2), "target:guard:1", "target:guard:2") == [1, 4]


@pytest.mark.rule("FH-ADD-06", "FH-ELM-05")
def test_an_element_is_consumed_once_and_counts_for_every_further_attack():
    game = around()
    game.state.elements["fire"] = STRONG
    ability = Attack(n=1, targets=3, consume=(Augment(("fire",), Gain(attack=2)),))
    answers = ["target:guard:1", "augment:0", "target:guard:2", "target:guard:3"]
    assert drifter(game, ability, *answers) == [1, 3, 3]


# --- areas ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-AOE-11", "FH-AOE-02")
def test_a_character_may_spare_whom_its_area_covers():
    game = around()
    assert drifter(game, Attack(n=2, area="arc2"), "area:guard:1+guard:2", "target:guard:2", "done") == [2]


@pytest.mark.rule("FH-AOE-03")
def test_in_a_blue_hex_an_ally_must_stand_who_is_not_attacked():
    game = around(1)
    assert question(game, Attack(n=3, area="flank")) is None
    board = Field()
    hero = board.drifter()
    hero.deck.draw = ["+0"]
    board.hero("banner_spear", (1, -1))
    board.guard((1, 0))
    game = board.game(areas=AREAS)
    assert drifter(game, Attack(n=3, area="flank"), "area:guard:1", "target:guard:1") == [3]
    assert hp(game, "banner_spear") == 10


@pytest.mark.rule("FH-AOE-03", "FH-AOE-01")
def test_a_pattern_with_a_blue_hex_is_turned_and_mirrored_as_a_whole():
    board = Field()
    board.drifter()
    board.hero("banner_spear", (0, -1))
    board.guard((1, -1), 1)
    board.guard((-1, 0), 2)
    board.guard((0, 1), 3)
    game = board.game(areas=AREAS)
    assert ids(question(game, Attack(n=3, area="flank"))) == ["area:guard:1", "area:guard:2", "skip"]


@pytest.mark.rule("FH-AOE-08")
def test_one_more_target_of_an_area_stands_outside_the_pattern():
    game = around(deck=["+0", "+0", "+0 add_target"])
    further = question(game, Attack(n=2, area="arc2"), "area:guard:1+guard:2", "target:guard:1")
    assert ids(further) == ["target:guard:2", "target:guard:3", "done"]


@pytest.mark.rule("FH-AOE-04", "FH-AOE-10")
def test_one_hex_of_a_ranged_pattern_must_be_in_range_and_neighbours_are_attacked_with_disadvantage():
    game = around(1, 4, deck=["+1", "-1", "+1"])
    placed = question(game, Attack(n=2, range=2, area="far"))
    assert "area:guard:4" in ids(placed)
    assert drifter(game, Attack(n=2, range=2, area="far"), "area:guard:1", "target:guard:1") == [1]


# --- modifier cards and advantage -------------------------------------------------------------------------------


def cards(*names):
    return [modifier(name) for name in names]


@pytest.mark.rule("FH-AMD-06", "FH-ADV-02")
@pytest.mark.parametrize(
    ("drawn", "mode", "more"),
    [
        ((), "normal", True),
        (("rolling +1",), "normal", True),
        (("rolling +1", "+0"), "normal", False),
        (("+0",), "advantage", True),
        (("+0", "rolling +1"), "advantage", False),
        (("rolling +1", "rolling +1"), "advantage", True),
        (("rolling +1", "+0"), "disadvantage", True),
        (("rolling +1", "+0", "+1"), "disadvantage", False),
    ],
)
def test_how_many_cards_are_drawn(drawn, mode, more):
    assert EDITION.draws_on(cards(*drawn), mode) is more


@pytest.mark.rule("FH-ADV-01", "FH-ADV-03", "FH-ADV-04", "FH-ADV-05", "FH-ADV-06")
@pytest.mark.parametrize(
    ("drawn", "mode", "first"),
    [
        (("rolling +1", "-1", "+2"), "advantage", ("rolling +1", "+2")),
        (("rolling +1", "-1", "+2"), "disadvantage", ("-1",)),
        (("+1", "rolling +1"), "disadvantage", ("+1",)),
        (("+1", "-2 wound"), "advantage", ("+1",)),
        (("-2 wound", "+1"), "disadvantage", ("-2 wound",)),
        (("null", "-2"), "advantage", ("-2",)),
    ],
)
def test_which_cards_count(drawn, mode, first):
    ways = EDITION.ways_to_count(cards(*drawn), mode, 4, False)
    assert tuple(one.id for one in ways[0]) == first
    assert len(ways) == (2 if mode == "advantage" else 1)


@pytest.mark.rule("FH-ADV-01")
def test_with_advantage_a_character_chooses_and_a_monster_takes_the_better():
    game = around(1, deck=["-1", "+1 wound"], marks=["strengthen"])
    asked_ = question(game, Attack(n=2), "target:guard:1")
    assert (asked_.question, ids(asked_)) == ("modifier", ["count:+1 wound", "count:-1"])
    game = around(1)
    game.figure("guard:1").marks = (Mark("strengthen"),)
    game.state.monster_modifiers.draw = ["-1", "+1"]
    assert strike(game, "guard:1", "drifter", 2) == [3]


@pytest.mark.rule("FH-ADV-08", "FH-AMD-07")
def test_all_drawn_cards_are_put_away_and_an_unused_bless_goes_back():
    game = around(1)
    game.state.monster_modifiers.draw = ["bless", "null"]
    game.state.blesses = 9
    game.figure("guard:1").marks = (Mark("muddle"),)
    strike(game, "guard:1", "drifter", 2)
    assert (game.state.monster_modifiers.discard, game.state.blesses) == (["null"], 10)


@pytest.mark.rule("FH-AMD-02", "FH-ATK-08")
@pytest.mark.parametrize(("drawn", "dealt"), [("+2", 5), ("null", 0), ("x2", 6), ("-2", 1)])
def test_what_cards_do_to_the_value(drawn, dealt):
    assert drifter(around(1, deck=[drawn]), Attack(n=3), "target:guard:1") == [dealt]


@pytest.mark.rule("FH-AMD-01")
def test_only_attacks_draw_cards():
    game = around(1)
    run(game, damage.suffer(game, game.figure("guard:1"), 3, cause="effect"))
    assert not told(game, "draws")


@pytest.mark.rule("FH-AMD-10")
def test_several_heals_of_one_draw_are_one_heal():
    game = around(1, deck=["+0 heal 1 self", "rolling heal 2 self"])
    game.figure("drifter").hp = 4
    drifter(game, Attack(n=2), "target:guard:1")
    assert [event.args["amount"] for event in told(game, "heals")] == [3]


@pytest.mark.rule("FH-SUM-07", "FH-AMD-11", "FH-MON-11", "FH-GEN-02")
def test_whose_deck_is_whose():
    board = Field()
    hero = board.drifter()
    board.ally("villager", (2, 0), attack=2)
    board.summon("wolf", (0, 1), hero)
    board.guard((1, 0))
    game = board.game()
    EDITION.prepare(game)
    decks = [game.modifiers(game.figure(name)) for name in ("drifter", "wolf:1", "villager:1", "guard:1")]
    state = game.state
    assert decks == [hero.deck, hero.deck, state.further_modifiers["allies"], state.monster_modifiers]
    assert len(decks[2].draw) == 20


# --- ranged, shield, pierce, retaliate --------------------------------------------------------------------------


@pytest.mark.rule("FH-ATK-04", "FH-RNG-03")
def test_a_ranged_attack_on_a_neighbour_has_disadvantage_and_a_melee_attack_has_not():
    assert drifter(around(1, deck=["+1", "-1"]), Attack(n=2, range=3), "target:guard:1") == [1]
    assert drifter(around(1, deck=["+1", "-1"]), Attack(n=2), "target:guard:1") == [1]
    assert drifter(around(1, deck=["-1", "+1"]), Attack(n=2), "target:guard:1") == [3]


@pytest.mark.rule("FH-SHD-01", "FH-PRC-01")
def test_pierce_lowers_the_shield_for_one_attack():
    board = Field()
    hero = board.drifter()
    hero.deck.draw = ["+0"] * 2
    board.guard((1, 0), traits=Traits(shield=2))
    game = board.game()
    assert drifter(game, Attack(n=3), "target:guard:1") == [1]
    assert drifter(game, Attack(n=3, pierce=5), "target:guard:1") == [3]


@pytest.mark.rule("FH-RET-01", "FH-RET-02", "FH-ATK-11")
def test_retaliate_comes_after_pushes_and_only_within_its_range():
    board = Field()
    hero = board.drifter()
    hero.deck.draw = ["+0"] * 2
    board.guard((1, 0), traits=Traits(retaliate=2))
    game = board.game()
    drifter(game, Attack(n=1), "target:guard:1")
    assert hp(game, "drifter") == 8
    drifter(game, Attack(n=1, push=1), "target:guard:1", "push:2,0")
    assert hp(game, "drifter") == 8


@pytest.mark.rule("FH-RET-03")
def test_the_dead_do_not_retaliate():
    board = Field()
    hero = board.drifter()
    hero.deck.draw = ["+0"]
    board.guard((1, 0), hp=1, traits=Traits(retaliate=2))
    game = board.game()
    drifter(game, Attack(n=1), "target:guard:1")
    assert hp(game, "drifter") == 10


@pytest.mark.rule("FH-RET-06", "FH-LOS-05")
def test_retaliate_needs_no_line_of_sight_but_counts_its_range_round_walls():
    board = Field([(0, 0), (1, 0), (0, 1), (1, 1)])
    board.drifter((0, 0))
    board.guard((1, 0), traits=Traits(retaliate=2, retaliate_range=3))
    board.walls = [((0, 0), (1, 0)), ((0, 1), (1, 0))]
    game = board.game()
    one, other = game.figure("drifter"), game.figure("guard:1")
    assert (game.sees(one.at, other.at), game.range(one.at, other.at)) == (False, 3)
    assert aftermath.retaliation(game, one, other) == 2


@pytest.mark.rule("FH-FRC-06", "FH-FRC-05")
def test_several_pushes_are_one_push():
    game = around(1, deck=["+0 push 1"])
    drifter(game, Attack(n=1, push=1), "target:guard:1", "push:2,0", "push:3,0")
    assert game.figure("guard:1").at == (3, 0)


@pytest.mark.rule("FH-MAT-02")
def test_the_card_adds_targets_to_those_of_the_stat_card():
    assert EDITION.monster_targets(2, 2) == 3
    board = Field()
    for number, at in enumerate([(1, 0), (0, 1), (-1, 1)]):
        board.hero(("drifter", "boneshaper", "banner_spear")[number], at)
    board.guard((0, 0), traits=Traits(targets=2), cards=[card(MonsterAttack(targets=2))])
    game = board.game()
    acts(game, "guard:1", "target:boneshaper")
    assert [hp(game, name) for name in ("drifter", "boneshaper", "banner_spear")] == [8, 8, 8]


@pytest.mark.rule("FH-ATK-06", "FH-MND-02")
def test_bonuses_of_the_attack_are_added_before_the_card():
    game = around(1, deck=["x2"])
    ability = Attack(n=2, bonus=(Bonus("target_full_hp", Gain(attack=1)),))
    answers = ["target:guard:1"]
    asked_ = question(game, ability, *answers)
    assert asked_ is None
    assert hp(game, "guard:1") == 14
    assert marks(game, "guard:1") == []
