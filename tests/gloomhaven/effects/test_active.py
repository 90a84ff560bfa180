"""Active bonuses (5.9): persistent ones, round bonuses, use slots."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Heal, Shield, Summon, Trigger
from tafelrunde.games.havens.box.cards import SummonStats
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.cards import active
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.round import cleanup, resting, selection
from tafelrunde.games.havens.state import ActiveCard
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import (
    Board,
    asked,
    attack,
    card,
    hp,
    ids,
    name,
    run,
    strike,
    take_turn,
    told,
    whole_turn,
)

LEAD, OTHER = "brute-lead", "brute-other"
REST_OF_TURN = (f"default:{OTHER}:bottom", "skip")
NEGATE = Trigger("damage", Gain(negate=True))


def brute(**values):
    board = Board(disc((0, 0), 3))
    board.hero("brute", (0, 0), **values)
    board.monster("guard", (1, 0), cards=[card(MonsterAttack())], hp=30)
    return board


def hurt(game, amount, *answers, cause="attack"):
    run(game, damage.suffer(game, game.figure("brute"), amount, cause=cause), *answers)


@pytest.mark.rule("GH-ACT-01")
@pytest.mark.parametrize(("lasts", "lost"), [("persistent", True), ("round", False), ("round", True)])
def test_a_card_with_a_symbol_goes_to_the_active_area(lasts, lost):
    board = brute()
    board.half(LEAD, "top", Shield(n=2), active=lasts, lost=lost, xp=1)
    game = board.game()
    hero = take_turn(game, f"play:{LEAD}:top", *REST_OF_TURN, "done")
    assert hero.active == [ActiveCard(LEAD, "top", lasts, lost)]
    assert (hero.lost, hero.discard, hero.xp, game.shield(game.figure("brute"))) == ([], [OTHER], 1, 2)
    # A persistent bonus is still there in the next round, a round bonus is not.
    game.state.phase = "cleanup"
    run(game, cleanup.clean_up(game))
    assert game.shield(game.figure("brute")) == (2 if lasts == "persistent" else 0)


@pytest.mark.rule("GH-ACT-01", "GH-TRN-08")
def test_the_default_action_of_such_a_card_makes_it_no_bonus():
    board = brute()
    board.half(LEAD, "top", Shield(n=2), active="persistent", lost=True)
    game = board.game()
    hero = take_turn(game, f"default:{LEAD}:top", "skip", *REST_OF_TURN)
    assert (hero.active, hero.discard, game.shield(game.figure("brute"))) == ([], [LEAD, OTHER], 0)


@pytest.mark.rule("GH-ACT-02", "GH-ACT-03", "GH-ACT-08", "GH-XPG-03")
def test_the_marker_moves_from_slot_to_slot_and_each_gives_its_xp_when_left():
    board = brute()
    hero = board.state.heroes[0]
    board.active(hero, "A", Trigger("attack_by_self", Gain(attack=1)), slots=(0, 2, 1))
    game = board.game()
    seen = []
    for _ in range(4):
        (found,) = attack(game, Attack(n=2), "target:guard:1")
        seen.append((found, hero.xp, [one.used for one in hero.active], [*hero.lost]))
    assert seen == [(3, 0, [1], []), (3, 2, [2], []), (3, 3, [], ["A"]), (2, 3, [], ["A"])]


@pytest.mark.rule("GH-ACT-03")
def test_a_persistent_bonus_whose_slots_are_used_is_lost_whatever_its_action_shows():
    board = brute()
    hero = board.state.heroes[0]
    board.active(hero, "A", NEGATE, slots=(0,), lost=False)
    game = board.game()
    hurt(game, 3)
    assert (hero.lost, hero.discard, hp(game, "brute")) == (["A"], [], 10)


@pytest.mark.rule("GH-ACT-04", "GH-DEC-03")
def test_a_bonus_is_used_whenever_it_applies_even_if_it_helps_nobody():
    board = brute()
    hero = board.state.heroes[0]
    hero.deck.draw.append("null")
    board.active(hero, "A", Trigger("attack_by_self", Gain(attack=3)), slots=(0, 0))
    game = board.game()
    # The null makes it useless, and the player is not asked.
    assert attack(game, Attack(n=2), "target:guard:1") == [0]
    assert hero.active[0].used == 1


@pytest.mark.rule("GH-ACT-04", "GH-RUL-20")
def test_a_shield_that_waits_for_attacks_is_used_by_an_attack_without_damage():
    board = brute()
    hero = board.state.heroes[0]
    board.active(hero, "A", Trigger("attacked", Gain(shield=2)), slots=(0, 0))
    board.state.monster_modifiers.draw.append("null")
    game = board.game()
    assert strike(game, "guard:1", "brute", 3) == [0]
    assert hero.active[0].used == 1
    assert strike(game, "guard:1", "brute", 3) == [1]
    assert (hero.active, hero.lost) == ([], ["A"])


@pytest.mark.rule("GH-ACT-05", "GH-ACT-07")
def test_a_bonus_without_condition_stays_until_it_is_removed_and_may_be_at_any_step_of_the_turn():
    board = brute()
    hero = board.state.heroes[0]
    board.active(hero, "A", Shield(n=2), shield=2)
    game = board.game()
    for _ in range(3):
        game.state.phase = "cleanup"
        run(game, cleanup.clean_up(game))
    assert game.shield(game.figure("brute")) == 2
    decision = asked(whole_turn(game))
    assert "end:A" in ids(decision)
    take_turn(game, f"default:{LEAD}:top", "skip", *REST_OF_TURN, "end:A")
    assert (hero.active, hero.lost, game.shield(game.figure("brute"))) == ([], ["A"], 0)


@pytest.mark.rule("GH-ACT-06", "GH-CLN-04")
@pytest.mark.parametrize(("lost", "pile"), [(True, "lost"), (False, "discard")])
def test_a_round_bonus_ends_with_the_round(lost, pile):
    board = brute()
    hero = board.state.heroes[0]
    board.active(hero, "A", Shield(n=2), lasts="round", lost=lost, shield=2)
    game = board.game()
    assert strike(game, "guard:1", "brute", 3) == [1]
    game.state.phase = "cleanup"
    run(game, cleanup.clean_up(game))
    assert (hero.active, getattr(hero, pile), game.shield(game.figure("brute"))) == ([], ["A"], 0)


@pytest.mark.rule("GH-ACT-06", "GH-CLN-04")
def test_a_round_bonus_for_an_ally_ends_with_its_card():
    board = brute()
    board.hero("tinkerer", (0, 1))
    board.half(LEAD, "top", Shield(n=1, who="allies", range=2), active="round")
    game = board.game()
    take_turn(game, f"play:{LEAD}:top", *REST_OF_TURN, "done")
    assert [game.shield(game.figure(one)) for one in ("brute", "tinkerer")] == [0, 1]
    game.state.phase = "cleanup"
    run(game, cleanup.clean_up(game))
    assert game.shield(game.figure("tinkerer")) == 0


@pytest.mark.rule("GH-ACT-07")
@pytest.mark.parametrize(("lost", "pile"), [(True, "lost"), (False, "discard")])
def test_an_ended_card_goes_to_the_pile_it_counts_for_and_its_bonus_is_over(lost, pile):
    board = brute()
    hero = board.state.heroes[0]
    board.active(hero, "A", Shield(n=1), lasts="round", lost=lost, shield=1)
    game = board.game()
    run(game, active.end_card(game, hero, hero.active[0]))
    assert (hero.active, getattr(hero, pile), game.figure("brute").bonuses) == ([], ["A"], ())


@pytest.mark.rule("GH-ACT-07", "GH-ACT-12", "GH-DMG-01")
def test_an_active_card_that_counts_as_lost_is_no_discard():
    board = brute()
    hero = board.state.heroes[0]
    hero.discard = board.plain("D")
    board.active(hero, "A", Shield(n=1), lost=True)
    game = board.game()
    # One discard and an active lost card are not two discards: there is nothing to negate with.
    hurt(game, 2)
    assert (hp(game, "brute"), selection.discards(game, hero)) == (8, 1)


@pytest.mark.rule("GH-ACT-09", "GH-ACT-10")
def test_negating_the_next_two_sources_waits_for_sources_that_would_hurt():
    board = brute()
    hero = board.state.heroes[0]
    board.active(hero, "A", NEGATE, slots=(0, 1))
    board.state.monster_modifiers.draw += ["+0", "null"]
    board.tile("trap", (0, 1), damage=5)
    game = board.game()
    strike(game, "guard:1", "brute", 4)
    assert hero.active[0].used == 0
    strike(game, "guard:1", "brute", 4)
    assert (hero.active[0].used, hp(game, "brute")) == (1, 10)
    hurt(game, 5, cause="trap")
    assert (hero.active, hero.lost, hero.xp, hp(game, "brute")) == ([], ["A"], 1, 10)
    hurt(game, 1)
    assert hp(game, "brute") == 9


@pytest.mark.rule("GH-ACT-09", "GH-DMG-03")
def test_a_negated_attack_still_gives_its_conditions():
    board = brute()
    board.active(board.state.heroes[0], "A", NEGATE, slots=(0, 0))
    game = board.game()
    strike(game, "guard:1", "brute", 4, cond=("wound",))
    assert (hp(game, "brute"), game.has(game.figure("brute"), "wound")) == (10, True)


@pytest.mark.rule("GH-ACT-11", "GH-SHD-01")
def test_shields_with_slots_all_apply_but_none_once_the_damage_is_gone():
    board = brute()
    hero = board.state.heroes[0]
    for number in ("1", "2"):
        board.item(hero, number, when="attacked", gain=Gain(shield=1), charges=2)
    game = board.game()
    assert strike(game, "guard:1", "brute", 3, "item:2") == [1]
    assert [item.used for item in hero.items] == [1, 1]
    game = board.game()
    assert strike(game, "guard:1", "brute", 1, "item:2") == [0]
    assert [(item.used, item.state) for item in hero.items] == [(1, "ready"), (2, "spent")]


@pytest.mark.rule("GH-ACT-11", "GH-ACT-09")
def test_a_shield_that_takes_all_damage_leaves_the_negating_bonus_alone():
    board = brute()
    hero = board.state.heroes[0]
    board.active(hero, "A", NEGATE, slots=(0, 0))
    board.active(hero, "B", Trigger("attacked", Gain(shield=4)), slots=(0, 0))
    game = board.game()
    assert strike(game, "guard:1", "brute", 3) == [0]
    assert [(one.card, one.used) for one in hero.active] == [("A", 0), ("B", 1)]


@pytest.mark.rule("GH-ACT-11")
def test_one_attack_uses_a_charge_of_every_bonus_that_applies_to_it():
    board = brute()
    hero = board.state.heroes[0]
    board.active(hero, "A", Trigger("attack_by_self", Gain(attack=1)), slots=(0, 0))
    board.active(hero, "B", Trigger("melee_attack_by_self", Gain(attack=2)), slots=(0, 0))
    board.active(hero, "C", Trigger("attack_by_self", Gain(attack=4), when="target_poisoned"), slots=(0, 0))
    game = board.game()
    assert attack(game, Attack(n=1), "target:guard:1") == [4]
    assert [(one.card, one.used) for one in hero.active] == [("A", 1), ("B", 1), ("C", 0)]


@pytest.mark.rule("GH-ACT-12", "GH-RST-01")
def test_a_card_moved_to_the_discards_counts_for_resting():
    board = brute()
    hero = board.state.heroes[0]
    hero.discard, hero.hand = board.plain("D"), board.plain("H")
    board.active(hero, "A", Shield(n=1), lost=False, shield=1)
    game = board.game()
    run(game, active.end_card(game, hero, hero.active[0]))
    run(game, resting.long_rest(game, hero), "lose:D")
    assert (sorted(hero.hand), hero.lost) == (["A", "H"], ["D"])


@pytest.mark.rule("GH-ACT-13", "GH-SUM-04")
def test_a_summon_is_a_persistent_bonus_that_its_player_may_end():
    board = brute()
    board.summons["rat"] = SummonStats(id="rat", name=name("rat"), hp=4, attack=1, traits=Traits())
    board.half(LEAD, "top", Summon(what="rat"), active="persistent", lost=True)
    board.half(OTHER, "bottom", Heal(n=1, on_self=True))
    game = board.game()
    take_turn(game, f"play:{LEAD}:top", "summon:0,1", f"play:{OTHER}:bottom", "done")
    hero = game.state.heroes[0]
    assert [(one.card, one.lasts) for one in hero.active] == [(LEAD, "persistent")]
    for _ in range(2):
        game.state.phase = "cleanup"
        run(game, cleanup.clean_up(game))
    assert game.at((0, 1)).type == "rat"
    hero.chosen = [OTHER, LEAD]
    run(game, active.end_card(game, hero, hero.active[0]))
    assert (game.at((0, 1)), told(game, "dies")) == (None, [])


@pytest.mark.rule("GH-ACT-02", "GH-ACT-04")
def test_a_bonus_for_melee_attacks_waits_while_arrows_fly():
    board = brute()
    hero = board.state.heroes[0]
    board.active(hero, "A", Trigger("melee_attack_by_self", Gain(attack=5)), slots=(0, 0))
    game = board.game()
    assert attack(game, Attack(n=2, range=3), "target:guard:1") == [2]
    assert hero.active[0].used == 0
