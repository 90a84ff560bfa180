"""Damage to characters and exhaustion (5.14)."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven.edition import GloomhavenEdition
from tafelrunde.games.havens.box.abilities import Attack, Damage, Recover, Shield
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.special import Kill
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.combat import odds
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.map import movement
from tafelrunde.games.havens.rules.round import selection
from tafelrunde.games.havens.rules.scenario import ending
from tafelrunde.games.havens.state import Bonus, Mark
from tafelrunde.games.havens.state.attack import AttackAbility, base
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import (
    Board,
    act,
    asked,
    card,
    hp,
    ids,
    marks,
    one_round,
    phase,
    run,
    strike,
    take_turn,
    told,
    turns,
)

LEAD, OTHER = "brute-lead", "brute-other"
CAUSES = ("attack", "trap", "hazard", "wound", "retaliate", "effect")


def brute(hand=(), discard=(), hp=10, **values):
    """A brute with these cards, a guard beside it and a tinkerer far away."""
    board = Board(disc((0, 0), 3))
    hero = board.hero("brute", (0, 0), hp=hp, initiative=30, **values)
    hero.hand, hero.discard = board.plain(*hand), board.plain(*discard)
    board.hero("tinkerer", (-3, 0), initiative=40)
    board.monster("guard", (1, 0), cards=[card(initiative=20)], hp=20)
    return board


def hurting(game, amount, cause="attack"):
    return damage.suffer(game, game.figure("brute"), amount, cause=cause)


@pytest.mark.rule("GH-DMG-01", "GH-DMG-02")
@pytest.mark.parametrize("cause", CAUSES)
def test_every_source_of_damage_is_suffered_or_negated_with_cards(cause):
    board = brute(("H", "I"), ("D", "E", "F"))
    game = board.game()
    hero = game.state.heroes[0]
    decision = asked(hurting(game, 3, cause))
    assert (decision.seat, ids(decision)) == (0, ["suffer", "lose:H", "lose:I", "two_discards"])
    run(game, hurting(game, 3, cause), "suffer")
    assert (hp(game, "brute"), hero.lost) == (7, [])
    run(game, hurting(game, 99, cause), "lose:I")
    assert (hp(game, "brute"), hero.hand, hero.lost) == (7, ["H"], ["I"])
    run(game, hurting(game, 99, cause), "two_discards", "lose:E", "lose:D")
    assert (hp(game, "brute"), hero.discard, hero.lost) == (7, ["F"], ["I", "E", "D"])
    # One discard is not enough any more.
    assert "two_discards" not in ids(asked(hurting(game, 1, cause)))


class Halved(GloomhavenEdition):
    """Whoever is strengthened suffers half of the next damage, whatever it comes from."""

    def damage_becomes(self, figure, amount):
        if any(mark.what == "strengthen" for mark in figure.marks):
            return amount // 2, ("strengthen",)
        return amount, ()


@pytest.mark.parametrize("cause", [*CAUSES, "price"])
def test_what_changes_damage_changes_any_damage_once_and_before_it_is_negated(cause):
    game = brute(("H",), marks=["strengthen"]).game(Halved())
    decision = asked(hurting(game, 5, cause))
    assert decision is None if cause == "price" else decision.args["amount"] == 2
    game = brute(marks=["strengthen"]).game(Halved())
    run(game, hurting(game, 5, cause))
    assert (hp(game, "brute"), marks(game, "brute")) == (8, [])
    assert [event.args["amount"] for event in told(game, "damage_becomes")] == [2]
    run(game, hurting(game, 5, cause))
    assert hp(game, "brute") == 3


def test_damage_that_becomes_nothing_is_not_suffered_and_none_changes_nothing():
    game = brute(("H",), marks=["strengthen"]).game(Halved())
    run(game, hurting(game, 0))
    assert marks(game, "brute") == ["strengthen"]
    run(game, hurting(game, 1))
    assert (hp(game, "brute"), marks(game, "brute"), told(game, "suffers")) == (10, [], [])


def test_a_preview_knows_what_changes_damage():
    board = brute()
    game = board.game(Halved())
    game.marked(game.figure("guard:1"), Mark("strengthen"))
    game.state.heroes[0].deck.draw = ["+0"]
    likely = odds.chances(game, game.figure("brute"), AttackAbility(terms=base(7)), game.figure("guard:1"))
    assert likely == {3: 1.0}
    assert marks(game, "guard:1") == ["strengthen"]


@pytest.mark.rule("GH-DMG-02", "GH-SHD-01")
def test_the_choice_is_about_the_final_amount_and_only_if_there_is_any():
    board = brute(("H",))
    game = board.game()
    game.figure("brute").bonuses = (Bonus("", shield=2),)
    # Nothing is left of two: nobody is asked.
    strike(game, "guard:1", "brute", 2)
    assert hp(game, "brute") == 10
    game.state.acting = "guard:1"
    strike(game, "guard:1", "brute", 5, "suffer")
    assert hp(game, "brute") == 7


@pytest.mark.rule("GH-DMG-02")
def test_the_question_says_how_much_it_is_and_what_would_be_left():
    game = brute(("H",), hp=5).game()
    decision = asked(hurting(game, 7, "trap"))
    assert (decision.args["amount"], decision.args["left"], decision.args["cause"]) == (7, 0, "trap")


@pytest.mark.rule("GH-DMG-03")
def test_a_negated_attack_has_all_its_other_effects():
    board = brute(("H",))
    game = board.game()
    strike(game, "guard:1", "brute", 4, "lose:H", "push:-1,0", cond=("poison",), push=1)
    assert (hp(game, "brute"), marks(game, "brute"), game.figure("brute").at) == (10, ["poison"], (-1, 0))


@pytest.mark.rule("GH-DMG-04", "GH-SEL-06")
def test_cards_selected_for_the_round_can_not_be_lost_and_the_reason_is_given():
    board = brute(("H",))
    game = board.game()
    decision = asked(hurting(game, 2))
    refused = {(no.id, no.reason) for no in decision.refused() if no.rule == "GH-DMG-04"}
    assert refused == {(f"lose:{LEAD}", "selected_card"), (f"lose:{OTHER}", "selected_card")}
    # Without other cards there is no choice at all.
    game.state.heroes[0].hand.clear()
    run(game, hurting(game, 2))
    assert (hp(game, "brute"), game.state.heroes[0].chosen) == (8, [LEAD, OTHER])


@pytest.mark.rule("GH-DMG-04", "GH-TRN-04")
def test_the_card_played_first_is_a_discard_when_the_second_action_hurts():
    board = brute(discard=("D",))
    board.monsters.clear()
    board.type("guard", cards=[card(initiative=20)], traits=Traits(retaliate=2))
    board.half(OTHER, "top", Attack(n=1))
    game = board.game()
    hero = take_turn(
        game,
        f"default:{LEAD}:bottom",
        "skip",
        f"play:{OTHER}:top",
        "target:guard:1",
        "two_discards",
        f"lose:{LEAD}",
    )
    assert (hp(game, "brute"), sorted(hero.lost), hero.discard) == (10, [LEAD, "D"][::-1], [OTHER])


@pytest.mark.rule("GH-DMG-05")
def test_each_source_is_decided_by_itself():
    board = brute(("H",), marks=["wound"])
    board.tile("trap", (0, 1), damage=4)
    game = board.game()
    figure = game.figure("brute")
    game.state.acting = "brute"
    run(game, damage.from_wound(game, figure), "suffer")
    run(game, movement.enter(game, figure, (0, 1), "walk"), "lose:H")
    strike(game, "guard:1", "brute", 2)
    assert (hp(game, "brute"), game.state.heroes[0].lost) == (7, ["H"])


@pytest.mark.rule("GH-DMG-06", "GH-ATK-09")
@pytest.mark.parametrize(("amount", "left"), [(19, 1), (20, 0), (25, 0)])
def test_monsters_just_lose_hit_points_and_die_at_none(amount, left):
    game = brute().game()
    run(game, damage.suffer(game, game.figure("guard:1"), amount, cause="effect"))
    assert hp(game, "guard:1") == left
    assert (game.find("guard:1") is None) == (left == 0)


@pytest.mark.rule("GH-DMG-06")
def test_a_monster_that_dies_in_the_middle_of_an_ability_is_attacked_no_more():
    board = brute()
    board.monster("guard", (0, 1), 2)
    game = board.game()
    act(game, Damage(n=20, who="adjacent_enemies"), Attack(n=1))
    assert [event.args["figure"] for event in told(game, "dies")] == ["guard:1", "guard:2"]
    assert told(game, "draws") == []


# --- exhaustion -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-EXH-01", "GH-EXH-03")
@pytest.mark.parametrize(("amount", "gone"), [(9, False), (10, True), (15, True)])
def test_below_one_hit_point_a_character_is_exhausted_at_once(amount, gone):
    game = brute().game()
    run(game, hurting(game, amount))
    assert (game.find("brute") is None) == game.state.heroes[0].exhausted == gone


@pytest.mark.rule("GH-EXH-02", "GH-SEL-03", "GH-ACT-12", "GH-RUL-03")
@pytest.mark.parametrize(
    ("hand", "discard", "active", "exhausted"),
    [(1, 1, 0, True), (2, 0, 0, False), (0, 2, 0, False), (1, 2, 0, False), (0, 0, 0, True), (1, 1, 1, False)],
)
def test_who_has_at_most_one_card_in_hand_and_one_discard_is_exhausted_at_the_start_of_a_round(
    hand, discard, active, exhausted
):
    board = brute([f"H{n}" for n in range(hand)], [f"D{n}" for n in range(discard)])
    hero = board.state.heroes[0]
    hero.chosen = []
    for number in range(active):
        board.active(hero, f"A{number}", Shield(n=1), lost=False)
    board.state.heroes[1].hand = board.plain("T1", "T2")
    game = board.game()
    next(selection.select(game))
    assert (hero.exhausted, game.find("brute") is None) == (exhausted, exhausted)


@pytest.mark.rule("GH-EXH-03")
def test_all_its_cards_are_lost_and_it_takes_no_further_part():
    board = brute(("H",), ("D",))
    hero = board.state.heroes[0]
    board.active(hero, "A", Shield(n=1), lost=False, shield=1)
    hero.lost = board.plain("L")
    game = board.game()
    run(game, hurting(game, 99), "suffer")
    assert sorted(hero.lost) == sorted(["A", "D", "H", "L", LEAD, OTHER])
    assert (hero.hand, hero.chosen, hero.discard, hero.active) == ([], [], [], [])
    run(game, one_round(game), "default:tinkerer-lead:top", "default:tinkerer-other:bottom", "skip")
    assert turns(game) == ["guard:1", "tinkerer"]
    # It is neither asked for cards in the next round nor for a rest.
    game.state.heroes[1].hand = board.plain("T1", "T2")
    game.state.phase = "selection"
    phase(game, "first:T1", "second:T2")
    assert game.state.heroes[1].chosen == ["T1", "T2"]


@pytest.mark.rule("GH-EXH-03")
def test_it_is_no_target_any_more_and_its_hex_is_free():
    game = brute(hp=1).game()
    strike(game, "guard:1", "brute", 3)
    assert game.at((0, 0)) is None
    assert [figure.id for figure in game.enemies(game.figure("guard:1"))] == ["tinkerer"]


@pytest.mark.rule("GH-EXH-04")
@pytest.mark.parametrize("variants", [(), ("permanent_death",)])
def test_no_ability_brings_an_exhausted_character_back(variants):
    board = brute()
    board.state.variants = variants
    game = board.game()
    hero = game.state.heroes[0]
    run(game, damage.exhaust(game, hero, "GH-EXH-02"))
    if figure := game.find("brute"):
        # With permanent death it stays on the map; it still can't get cards back.
        figure.at = (-2, 0)
    assert act(game, Recover(n="all", source="lost", who="ally", range=3), cls="tinkerer") is False
    assert (hero.exhausted, hero.hand) == (True, [])


@pytest.mark.rule("GH-EXH-05", "GH-OVR-06", "GH-END-02")
def test_when_the_last_one_is_exhausted_the_scenario_is_lost():
    game = brute(hp=1).game()
    run(game, hurting(game, 1))
    assert game.state.result == ""
    run(game, damage.suffer(game, game.figure("tinkerer"), 99, cause="trap"))
    assert (game.state.result, game.state.because) == ("lost", "exhausted")


@pytest.mark.rule("GH-EXH-06", "GH-END-04")
def test_an_exhausted_character_keeps_what_it_has_and_gets_its_share():
    board = brute(hp=1)
    board.scenario["goal"] = Kill(type="guard")
    hero = board.state.heroes[0]
    hero.xp, hero.coins, hero.gold, hero.found = 5, 3, 10, ("1",)
    game = board.game()
    run(game, hurting(game, 1))
    assert (hero.exhausted, hero.xp, hero.coins) == (True, 5, 3)
    run(game, damage.kill(game, game.figure("guard:1"), "tinkerer"))
    assert game.state.result == "won"
    ending.finish(game)
    # At level 1 of the test content a coin is worth 2, and success gives 4 XP.
    assert (hero.character.xp, hero.character.gold, hero.character.items) == (9, 16, ("1",))


@pytest.mark.rule("GH-EXH-07", "GH-DMG-01")
def test_a_player_may_accept_exhaustion():
    board = brute(("H", "I"), ("D", "E"))
    game = board.game()
    run(game, hurting(game, 99), "suffer")
    assert game.state.heroes[0].exhausted


@pytest.mark.rule("GH-EXH-01", "GH-TRN-12")
def test_whoever_exhausts_itself_by_retaliate_ends_its_turn_and_the_second_card_is_never_played():
    board = brute(hp=2)
    board.monsters.clear()
    board.type("guard", cards=[card(MonsterAttack(), initiative=20)], traits=Traits(retaliate=2))
    board.half(LEAD, "top", Attack(n=1), xp=3)
    game = board.game()
    hero = take_turn(game, f"play:{LEAD}:top", "target:guard:1")
    assert (hero.exhausted, hero.xp, sorted(hero.lost)) == (True, 0, [LEAD, OTHER])
    assert game.state.step == ""


@pytest.mark.rule("GH-EXH-03", "GH-ACT-07")
def test_bonuses_it_gave_others_end_with_it():
    board = brute(hp=1)
    hero = board.state.heroes[0]
    board.active(hero, "A", Shield(n=2, who="allies", range=9), lasts="round", lost=False)
    board.state.figures[1].bonuses = (Bonus("A", shield=2, lasts="card"),)
    game = board.game()
    run(game, hurting(game, 1))
    assert game.shield(game.figure("tinkerer")) == 0


@pytest.mark.rule("GH-DMG-01", "GH-ITM-06")
def test_an_item_that_negates_is_one_more_way():
    board = brute(("H",))
    hero = board.state.heroes[0]
    board.item(hero, "65", when="damage", gain=Gain(negate=True), use="consumed")
    game = board.game()
    assert ids(asked(hurting(game, 2))) == ["suffer", "item:65", "lose:H"]
    run(game, hurting(game, 2), "item:65")
    assert (hp(game, "brute"), hero.items[0].state, hero.hand) == (10, "consumed", ["H"])
