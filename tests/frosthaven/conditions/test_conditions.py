"""Conditions (8.1 to 8.3): what each does, when it goes, and every source of damage with those that change it."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Heal, Move
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.cards import items
from tafelrunde.games.havens.rules.effects import conditions, damage, heal
from tafelrunde.games.havens.rules.map import forced, movement
from tafelrunde.games.havens.state import Mark
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import act, acts, attack, attacking, card, hp, marks, run, strike, take_turn, told

SOURCES = ("attack", "trap", "hazard", "wound", "bane", "retaliate", "effect")


def guarded(*given, **values):
    """A drifter and a guard with these conditions."""
    board = Field()
    board.drifter((0, 0), **values)
    board.guard((1, 0), marks=list(given))
    return board.game()


def give(game, name, what, **values):
    return run(game, conditions.give(game, game.figure(name), what, **values))


# --- general ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-CON-03", "FH-CON-09")
def test_a_figure_has_each_condition_once_and_again_it_lasts_anew():
    game = guarded("muddle")
    game.state.acting = "guard:1"
    give(game, "guard:1", "muddle")
    assert marks(game, "guard:1") == ["muddle"]
    run(game, conditions.turn_ends(game, game.figure("guard:1")))
    assert marks(game, "guard:1") == ["muddle"]
    run(game, conditions.turn_ends(game, game.figure("guard:1")))
    assert marks(game, "guard:1") == []


@pytest.mark.rule("FH-CON-04")
@pytest.mark.parametrize("what", ["stun", "disarm", "immobilize", "impair", "muddle", "invisible", "strengthen"])
def test_gained_in_another_turn_it_ends_with_the_next_own_one(what):
    game = guarded()
    give(game, "drifter", what)
    run(game, conditions.turn_ends(game, game.figure("drifter")))
    assert marks(game, "drifter") == []
    game.state.acting = "drifter"
    give(game, "drifter", what)
    run(game, conditions.turn_ends(game, game.figure("drifter")))
    assert marks(game, "drifter") == [what]


@pytest.mark.rule("FH-CON-02")
@pytest.mark.parametrize("what", ["wound", "poison", "brittle", "regenerate", "ward"])
def test_what_has_no_time_stays_until_its_requirement_is_met(what):
    game = guarded()
    give(game, "guard:1", what)
    for _ in range(3):
        run(game, conditions.turn_ends(game, game.figure("guard:1")))
    assert marks(game, "guard:1") == [what]


@pytest.mark.rule("FH-CON-05", "FH-CON-22")
def test_what_ends_with_the_turn_ends_after_bane_has_struck():
    game = guarded("bane", "stun")
    run(game, conditions.turn_ends(game, game.figure("guard:1")))
    assert marks(game, "guard:1") == []
    order = [event.kind for event in game.events if event.kind in ("suffers", "condition_ends")]
    assert order == ["suffers", "condition_ends"]


@pytest.mark.rule("FH-CON-06", "FH-ATK-09")
def test_an_attack_that_deals_nothing_still_gives_its_conditions_but_not_to_the_dead():
    board = Field()
    hero = board.drifter()
    board.guard((1, 0))
    hero.deck.draw = ["null"]
    game = board.game()
    assert attack(game, Attack(n=3, cond=("wound",)), "target:guard:1", "apply", cls="drifter") == [0]
    assert marks(game, "guard:1") == ["wound"]
    game.figure("guard:1").hp = 1
    hero.deck.draw = ["+0"]
    attack(game, Attack(n=3, cond=("curse",)), "target:guard:1", "apply", cls="drifter")
    assert game.state.monster_curses == 10


@pytest.mark.rule("FH-CON-08", "FH-TIL-17")
def test_objectives_are_immune_to_negative_conditions():
    board = Field()
    board.drifter()
    board.object("shrine", (1, 0), hp=9)
    game = board.game()
    assert not give(game, "shrine", "wound")


@pytest.mark.rule("FH-MON-10", "FH-CMP-06")
def test_a_rank_is_immune_to_what_its_stat_card_says():
    board = Field()
    board.drifter()
    board.guard((1, 0), traits=Traits(immune=("poison",)))
    game = board.game()
    assert not give(game, "guard:1", "poison")
    assert give(game, "guard:1", "wound")


# --- ward and brittle -------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-CON-12", "FH-DMG-01", "FH-SUF-01")
@pytest.mark.parametrize("cause", SOURCES)
def test_ward_halves_damage_from_any_source_once(cause):
    game = guarded("ward")
    run(game, damage.suffer(game, game.figure("guard:1"), 5, cause=cause))
    assert (hp(game, "guard:1"), marks(game, "guard:1")) == (18, [])


@pytest.mark.rule("FH-CON-21", "FH-DMG-01")
@pytest.mark.parametrize("cause", SOURCES)
def test_brittle_doubles_damage_from_any_source_once(cause):
    game = guarded("brittle")
    run(game, damage.suffer(game, game.figure("guard:1"), 3, cause=cause))
    assert (hp(game, "guard:1"), marks(game, "guard:1")) == (14, [])


@pytest.mark.rule("FH-CON-13")
def test_ward_and_brittle_cancel_each_other_when_damage_comes():
    game = guarded("ward")
    give(game, "guard:1", "brittle")
    assert marks(game, "guard:1") == ["ward", "brittle"]
    run(game, damage.suffer(game, game.figure("guard:1"), 5, cause="trap"))
    assert (hp(game, "guard:1"), marks(game, "guard:1")) == (15, [])
    assert [event.rule for event in told(game, "condition_removed")] == ["FH-CON-13", "FH-CON-13"]


@pytest.mark.rule("FH-CON-32", "FH-CON-33")
def test_they_wait_for_damage_of_at_least_one_and_half_of_one_is_none():
    game = guarded("ward", "regenerate")
    guard = game.figure("guard:1")
    run(game, damage.suffer(game, guard, 0, cause="attack"))
    assert marks(game, "guard:1") == ["ward", "regenerate"]
    run(game, damage.suffer(game, guard, 1, cause="attack"))
    assert (hp(game, "guard:1"), marks(game, "guard:1")) == (20, ["regenerate"])


@pytest.mark.rule("FH-ATK-05", "FH-SHD-02", "FH-CON-21")
def test_an_attack_is_reckoned_bonus_card_shield_and_then_brittle():
    board = Field()
    hero = board.drifter()
    board.guard((1, 0), marks=["brittle", "poison"], traits=Traits(shield=2))
    hero.deck.draw = ["+1"]
    game = board.game()
    attack(game, Attack(n=3), "target:guard:1", cls="drifter")
    assert hp(game, "guard:1") == 20 - 2 * (3 + 1 + 1 - 2)


@pytest.mark.rule("FH-DMG-05", "FH-CON-10")
def test_negated_damage_uses_up_ward_and_leaves_regenerate():
    board = Field()
    board.drifter(marks=["ward", "regenerate"], hand=["kept"])
    board.plain("kept")
    game = board.game()
    run(game, damage.suffer(game, game.figure("drifter"), 4, cause="trap"), "lose:kept")
    assert (hp(game, "drifter"), marks(game, "drifter")) == (10, ["regenerate"])


# --- regenerate, wound, bane ------------------------------------------------------------------------------------


@pytest.mark.rule("FH-CON-10", "FH-CON-11", "FH-TRN-02", "FH-CON-20")
def test_regenerate_heals_at_the_start_of_a_turn_and_ends_a_wound_before_it_hurts():
    game = guarded("wound", "regenerate", "stun")
    game.figure("guard:1").hp = 10
    acts(game, "guard:1")
    assert (hp(game, "guard:1"), marks(game, "guard:1")) == (11, ["regenerate"])


@pytest.mark.rule("FH-CON-10")
def test_suffered_damage_ends_regenerate():
    game = guarded("regenerate")
    run(game, damage.suffer(game, game.figure("guard:1"), 1, cause="trap"))
    assert marks(game, "guard:1") == []


@pytest.mark.rule("FH-CON-20", "FH-KIL-04")
def test_a_wound_hurts_at_the_start_of_each_turn_and_its_kill_is_nobodys():
    game = guarded("wound")
    guard = game.figure("guard:1")
    run(game, conditions.turn_begins(game, guard))
    run(game, conditions.turn_begins(game, guard))
    assert hp(game, "guard:1") == 18
    guard.hp = 1
    run(game, conditions.turn_begins(game, guard))
    (event,) = told(game, "dies")
    assert event.args["by"] == ""


@pytest.mark.rule("FH-CON-22")
@pytest.mark.parametrize(("given", "left"), [((), 10), (("ward",), 15), (("brittle",), 0)])
def test_bane_deals_ten_at_the_end_of_the_next_turn_and_can_be_warded_and_doubled(given, left):
    game = guarded("bane", *given)
    run(game, conditions.turn_ends(game, game.figure("guard:1")))
    assert hp(game, "guard:1") == left


@pytest.mark.rule("FH-CON-22", "FH-CON-04")
def test_bane_of_the_own_turn_strikes_a_turn_later():
    game = guarded()
    game.state.acting = "guard:1"
    give(game, "guard:1", "bane")
    guard = game.figure("guard:1")
    run(game, conditions.turn_ends(game, guard))
    assert (hp(game, "guard:1"), guard.marks) == (20, (Mark("bane"),))
    run(game, conditions.turn_ends(game, guard))
    assert hp(game, "guard:1") == 10


@pytest.mark.rule("FH-CON-22", "FH-DMG-07")
def test_a_character_can_negate_bane_like_any_other_damage():
    board = Field()
    board.drifter(marks=["bane"], hand=["kept"])
    board.plain("kept")
    game = board.game()
    run(game, conditions.turn_ends(game, game.figure("drifter")), "lose:kept")
    assert (hp(game, "drifter"), marks(game, "drifter")) == (10, [])


# --- heals ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-HEA-02", "FH-CON-23")
def test_one_heal_takes_off_wound_brittle_bane_and_poison_and_poison_swallows_it():
    game = guarded("wound", "brittle", "bane", "poison", "muddle")
    guard = game.figure("guard:1")
    guard.hp = 5
    run(game, heal.heal(game, guard, 4))
    assert (guard.hp, marks(game, "guard:1")) == (5, ["muddle"])


@pytest.mark.rule("FH-HEA-01", "FH-HEA-02")
def test_without_poison_it_heals_too_up_to_the_maximum():
    game = guarded("wound", "brittle", "bane")
    guard = game.figure("guard:1")
    guard.hp = 18
    run(game, heal.heal(game, guard, 4))
    assert (guard.hp, marks(game, "guard:1")) == (20, [])


@pytest.mark.rule("FH-HEA-01", "FH-HEA-03")
def test_who_has_all_hit_points_may_be_healed_and_loses_conditions():
    board = Field()
    board.drifter(marks=["poison"])
    board.guard((2, 0))
    game = board.game()
    act(game, Heal(n=1, on_self=True), cls="drifter")
    assert marks(game, "drifter") == []


@pytest.mark.rule("FH-HEA-04", "FH-CON-23")
def test_regenerate_is_a_heal_that_ends_poison():
    game = guarded("poison", "regenerate")
    guard = game.figure("guard:1")
    guard.hp = 5
    run(game, conditions.turn_begins(game, guard))
    assert (guard.hp, marks(game, "guard:1")) == (5, ["regenerate"])


# --- what one can't do ------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-CON-23")
def test_attacks_on_the_poisoned_gain_one():
    game = guarded("poison")
    assert attack(game, Attack(n=2), "target:guard:1", cls="drifter") == [3]


@pytest.mark.rule("FH-CON-24", "FH-FRC-10", "FH-TEL-02")
def test_who_is_immobilized_does_not_move_but_can_be_pushed():
    board = Field()
    board.drifter(marks=["immobilize"])
    board.guard((1, 0), marks=["immobilize"], cards=[card(MonsterMove(mod=2))])
    game = board.game()
    assert not act(game, Move(n=3), cls="drifter")
    acts(game, "guard:1")
    assert game.figure("guard:1").at == (1, 0)
    drifter, guard = game.figure("drifter"), game.figure("guard:1")
    guard.marks = (Mark("immobilize"),)
    assert run(game, forced.push(game, drifter, guard, 1, 0), "push:2,0") == forced.DONE
    assert guard.at == (2, 0)


@pytest.mark.rule("FH-CON-25", "FH-MTG-04")
def test_who_is_disarmed_does_not_attack():
    game = guarded("disarm")
    acts(game, "guard:1")
    assert hp(game, "drifter") == 10
    game.figure("drifter").marks = (Mark("disarm"),)
    assert attack(game, Attack(n=3), cls="drifter") == []


@pytest.mark.rule("FH-CON-26", "FH-ITM-18")
@pytest.mark.parametrize("acting", ["drifter", "guard:1"])
@pytest.mark.parametrize("what", ["impair", "stun"])
def test_impaired_and_stunned_characters_use_no_items_in_any_turn(what, acting):
    board = Field()
    hero = board.drifter(marks=[what])
    board.item(hero, "005", when="attacked")
    board.guard((1, 0))
    game = board.game()
    game.state.acting = acting
    assert items.ready(game, hero, "attacked") == []


@pytest.mark.rule("FH-CHR-07", "FH-ITM-01")
@pytest.mark.parametrize("acting", ["drifter", "boneshaper", "guard:1"])
def test_an_item_works_at_the_moment_that_its_card_names_in_anybodys_turn(acting):
    board = Field()
    hero = board.drifter()
    board.hero("boneshaper", (0, 1))
    board.item(hero, "005", when="attacked", gain=Gain(shield=2))
    board.guard((1, 0))
    game = board.game()
    game.state.monster_modifiers.draw = ["+0"]
    game.state.acting = acting
    run(game, attacking(game, "guard:1", 3, [game.figure("drifter")]), "item:005")
    assert (hp(game, "drifter"), hero.items[0].state) == (9, "spent")


@pytest.mark.rule("FH-CON-26")
def test_only_characters_are_impaired():
    game = guarded()
    assert not give(game, "guard:1", "impair")
    assert give(game, "drifter", "impair")


@pytest.mark.rule("FH-CON-27", "FH-CON-28", "FH-FOC-02")
def test_who_is_stunned_does_nothing_and_a_characters_cards_are_discarded():
    game = guarded("stun", marks=["stun"])
    acts(game, "guard:1")
    assert hp(game, "drifter") == 10
    hero = take_turn(game, cls="drifter")
    assert (sorted(hero.discard), marks(game, "drifter")) == (["drifter-lead", "drifter-other"], [])


@pytest.mark.rule("FH-CON-28", "FH-REST-05")
def test_a_stunned_character_rests_all_the_same():
    board = Field()
    hero = board.drifter(marks=["stun"], resting=True, hp=10)
    board.guard((3, 0))
    hero.discard = board.plain("a", "b")
    game = board.game()
    game.figure("drifter").hp = 5
    hero = take_turn(game, "lose:a", "use", "use", cls="drifter")
    assert (hero.hand, hero.lost, hp(game, "drifter")) == (["b"], ["a"], 7)


@pytest.mark.rule("FH-CON-29", "FH-CON-15", "FH-ADV-07")
@pytest.mark.parametrize(
    ("given", "damage_dealt"), [(("muddle",), 1), (("strengthen",), 3), (("muddle", "strengthen"), 3)]
)
def test_muddle_and_strengthen_change_how_cards_are_drawn_and_cancel_each_other(given, damage_dealt):
    game = guarded(*given)
    game.state.monster_modifiers.draw = ["-1", "+1"]
    assert strike(game, "guard:1", "drifter", 2) == [damage_dealt]


@pytest.mark.rule("FH-CON-14", "FH-TGT-09", "FH-MOV-02")
def test_the_invisible_can_not_be_targeted_but_passed_and_not_stopped_on():
    board = Field([(q, 0) for q in range(5)])
    board.drifter((2, 0), marks=["invisible"])
    board.hero("boneshaper", (4, 0))
    board.guard((1, 0), cards=[card(MonsterMove(mod=1), MonsterAttack())], move=1)
    game = board.game()
    acts(game, "guard:1")
    assert (game.figure("guard:1").at, hp(game, "drifter"), hp(game, "boneshaper")) == ((3, 0), 10, 8)


@pytest.mark.rule("FH-CON-16", "FH-CON-30", "FH-CON-07")
def test_blesses_and_curses_are_cards_as_long_as_there_are_any():
    board = Field()
    board.drifter()
    board.ally("villager", (2, 0), attack=1)
    board.guard((1, 0))
    game = board.game()
    give(game, "drifter", "curse", n=12)
    give(game, "guard:1", "curse")
    assert (game.state.hero_curses, game.state.monster_curses) == (0, 9)
    give(game, "drifter", "bless", n=3)
    assert (game.state.blesses, game.state.heroes[0].deck.draw.count("bless")) == (7, 3)
    assert marks(game, "drifter") == []


@pytest.mark.rule("FH-MOV-07")
def test_a_trap_that_stuns_ends_the_move_in_its_hex():
    board = Field()
    board.drifter()
    board.guard((3, 0))
    board.tile("trap", (0, 1), cond=("stun",))
    game = board.game()
    run(game, movement.walk(game, game.figure("drifter"), [(0, 0), (0, 1), (0, 2)], "walk"))
    assert game.figure("drifter").at == (0, 1)
