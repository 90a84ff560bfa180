"""What attacks are, and when their effects are decided and happen (5.5 to 5.7, 7.1 to 7.3)."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.havens.box.abilities import Attack, GiveCondition, Heal, Move, Retaliate
from tafelrunde.games.havens.box.cards import Pace
from tafelrunde.games.havens.box.modifier_cards import modifier
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.special import AtRound, Burden, SpecialRule
from tafelrunde.games.havens.box.vocabulary import Area, Augment, Gain
from tafelrunde.games.havens.rules.combat import sequence, targets
from tafelrunde.games.havens.rules.effects import conditions
from tafelrunde.games.havens.rules.scenario import ending, special_effects
from tafelrunde.games.havens.state import STRONG
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import (
    act,
    asked,
    attack,
    attacking,
    blows,
    hp,
    ids,
    marks,
    run,
    strike,
    take_turn,
    told,
    told_kinds,
    whole_turn,
)

AREAS = {
    "line": Area(red=((1, 0), (2, 0)), grey=(0, 0)),
    "split": Area(red=((1, 0), (3, 0)), grey=(0, 0)),
    "pair": Area(red=((0, 0), (1, 0))),
}
PARTS = ("parts",)


def field(*guards, deck=("+0",) * 9, areas=AREAS, **values):
    board = Field()
    hero = board.drifter(**values)
    for number, at in enumerate(guards or [(1, 0)], start=1):
        board.guard(at, number)
    hero.deck.draw = list(deck)
    return board


def question(game, ability, *answers):
    game.state.acting = "drifter"
    hero = game.state.heroes[0]
    return asked(sequence.hero_attack(game, hero, game.figure("drifter"), ability, []), *answers)


def hits(game, ability, *answers):
    return attack(game, ability, *answers, cls="drifter")


# --- what an attack is ------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-ATK-01")
def test_an_attack_is_for_enemies_in_range_only():
    board = field((1, 0), (3, 0))
    board.hero("boneshaper", (0, 1))
    game = board.game()
    assert hits(game, Attack(n=3), "target:guard:1") == [3]
    assert ids(question(game, Attack(n=3, range=3))) == ["target:guard:1", "target:guard:2", "skip"]


@pytest.mark.rule("FH-ATK-02")
def test_an_ability_may_be_several_attacks_and_an_action_several_abilities():
    board = field((1, 0), (0, 1))
    board.half("drifter-lead", "top", Attack(n=1, targets=2), Attack(n=2))
    game = board.game()
    answers = ["play:drifter-lead:top", "target:guard:1", "target:guard:2", "target:guard:1"]
    take_turn(game, *answers, "default:drifter-other:bottom", "skip", cls="drifter")
    assert blows(game) == [1, 1, 2]
    assert len(told(game, "draws")) == 3


@pytest.mark.rule("FH-ATK-03", "FH-RNG-03", "FH-RNG-05")
def test_without_a_range_it_is_melee_and_reaches_neighbours():
    game = field((1, 0), (2, 0)).game()
    assert hits(game, Attack(n=3), "target:guard:1") == [3]
    assert ids(question(game, Attack(n=3))) == ["target:guard:1", "skip"]


@pytest.mark.rule("FH-RNG-06")
def test_more_range_makes_a_melee_attack_a_ranged_one():
    # On a neighbour it then has disadvantage.
    board = field((2, 0), (1, 0), deck=["+0", "+1", "+0"])
    game = board.game()
    game.state.elements["fire"] = STRONG
    ability = Attack(n=2, consume=(Augment(("fire",), Gain(range=1)),))
    assert "target:guard:1" in ids(question(game, ability, "augment:0"))
    game.state.elements["fire"] = STRONG
    assert hits(game, ability, "augment:0", "target:guard:2") == [2]
    assert told(game, "draws")[-1].args["mode"] == "disadvantage"


@pytest.mark.rule("FH-AOE-06")
def test_an_attack_spares_allies_in_its_area_and_what_helps_spares_enemies():
    board = field((1, 0))
    board.hero("boneshaper", (2, 0))
    game = board.game(areas=AREAS)
    assert hits(game, Attack(n=2, area="line"), "area:guard:1!boneshaper", "target:guard:1") == [2]
    assert hp(game, "boneshaper") == 10
    act(game, GiveCondition(what="strengthen", who="allies", range=3), cls="drifter")
    assert (marks(game, "boneshaper"), marks(game, "guard:1")) == (["strengthen"], [])


@pytest.mark.rule("FH-AOE-07")
def test_hexes_between_the_red_ones_are_only_spacers():
    game = field((1, 0), (2, 0), (3, 0)).game(areas=AREAS)
    placed = question(game, Attack(n=2, area="split"))
    assert "area:guard:1+guard:3" in ids(placed)
    assert not any("guard:2" in one for one in ids(placed))


@pytest.mark.rule("FH-AOE-09")
def test_a_pattern_about_the_own_hex_stays_there_and_a_ranged_one_may_cover_the_attacker_unharmed():
    game = field((2, 0)).game(areas={**AREAS, "near": Area(red=((1, 0),), grey=(0, 0))})
    assert question(game, Attack(n=2, range=4, area="near")) is None
    game = field((1, 0)).game(areas=AREAS)
    assert hits(game, Attack(n=2, range=2, area="pair"), "area:guard:1", "target:guard:1") == [2]
    assert hp(game, "drifter") == 10
    ability = Attack(n=2, range=2, area="pair")
    placed = targets.legal(game, game.figure("drifter"), 2)
    assert game.figure("drifter") not in placed
    assert "drifter" not in "".join(ids(question(game, ability)))


# --- decided before the draw ------------------------------------------------------------------------------------


@pytest.mark.rule("FH-ADD-02", "FH-ATK-12")
def test_what_the_attack_gives_is_left_out_before_a_card_is_drawn():
    game = field().game()
    left = question(game, Attack(n=2, cond=("poison",)), "target:guard:1")
    assert left is not None
    assert (left.question, ids(left), told(game, "draws")) == ("effects", ["apply", "leave:poison"], [])
    game = field().game()
    hits(game, Attack(n=2, cond=("poison",)), "target:guard:1", "leave:poison")
    assert marks(game, "guard:1") == []
    game = field().game()
    hits(game, Attack(n=2, cond=("poison",)), "target:guard:1", "apply")
    assert (marks(game, "guard:1"), blows(game)) == (["poison"], [2])


@pytest.mark.rule("FH-ADD-04")
def test_for_each_target_anew():
    game = field((1, 0), (0, 1)).game()
    ability = Attack(n=1, targets=2, cond=("wound",))
    hits(game, ability, "target:guard:1", "leave:wound", "target:guard:2", "apply")
    assert (marks(game, "guard:1"), marks(game, "guard:2")) == ([], ["wound"])


@pytest.mark.rule("FH-ADD-05")
def test_whom_an_ability_is_for_can_not_be_left_out():
    game = field((1, 0), (3, 0)).game()
    game.state.acting = "drifter"
    attack_ = Attack(n=1, targets="moved_through")
    hero = game.state.heroes[0]
    rules = sequence.hero_attack(game, hero, game.figure("drifter"), attack_, ["guard:2"])
    assert not any("guard:1" in one for one in ids(asked(rules)))


@pytest.mark.rule("FH-AMD-03")
def test_what_a_card_gives_is_decided_when_it_is_drawn():
    game = field(deck=["+1 wound"]).game()
    drawn = question(game, Attack(n=2), "target:guard:1")
    assert drawn is not None
    assert (drawn.question, ids(drawn), len(told(game, "draws"))) == ("effects", ["apply", "leave:wound"], 1)
    game = field(deck=["+1 wound"]).game()
    assert hits(game, Attack(n=2), "target:guard:1", "leave:wound") == [3]
    assert marks(game, "guard:1") == []


@pytest.mark.rule("FH-AMD-03", "FH-CON-03")
def test_a_condition_that_is_given_anyway_is_not_asked_about_again():
    game = field(deck=["+1 wound"]).game()
    hits(game, Attack(n=2, cond=("wound",)), "target:guard:1", "apply")
    assert marks(game, "guard:1") == ["wound"]


@pytest.mark.rule("FH-AMD-04")
def test_what_a_card_does_in_a_summons_attack_its_summoner_decides():
    board = field((2, 0), deck=["+0 wound"])
    board.summon("wolf", (1, 0), board.state.heroes[0], attack=2)
    game = board.game()
    game.state.acting = "wolf:1"
    left = asked(attacking(game, "wolf:1", 2, [game.figure("guard:1")]))
    assert left is not None
    assert (left.seat, left.question, left.args["hero"]) == (0, "effects", "drifter")


@pytest.mark.rule("FH-AMD-05")
@pytest.mark.parametrize("attacker", ["drifter", "wolf:1"])
def test_what_is_a_characters_own_is_its_whoever_drew_the_card(attacker):
    board = field((1, -1), deck=["+0 tokens 1 self"])
    hero = board.state.heroes[0]
    board.summon("wolf", (1, 0), hero, attack=2)
    game = board.game()
    cls = game.content.classes["drifter"]
    from msgspec.structs import replace

    game.content.classes["drifter"] = replace(cls, pace=Pace(slow=30, tokens=4))
    strike(game, attacker, "guard:1", 2)
    assert hero.tokens == 1


# --- when what happens ------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-ATK-10")
def test_damage_then_conditions_then_pushes_and_elements_at_the_end_of_the_turn():
    board = field(deck=["+1 push 1"], unasked=PARTS)
    board.half("drifter-lead", "top", Attack(n=2, pierce=1, cond=("wound",), infuse=("fire",)))
    board.monsters["guard"] = board.type("guard", hp=20, traits=Traits(shield=1), cards=[])
    game = board.game()
    turn = ["play:drifter-lead:top", "target:guard:1", "push:2,0", "default:drifter-other:bottom", "skip"]
    take_turn(game, *turn, cls="drifter")
    kinds = told_kinds(game.events, "attack_result", "condition", "moves", "element_strong")
    assert kinds == ["attack_result", "condition", "moves", "element_strong"]
    assert blows(game) == [3]


@pytest.mark.rule("FH-ATK-13")
def test_a_heal_that_comes_with_an_attack_waits_for_retaliate():
    board = field(deck=["+0 heal 2 self"], hp=10)
    board.monsters["guard"] = board.type("guard", hp=20, traits=Traits(retaliate=3), cards=[])
    game = board.game()
    hits(game, Attack(n=2), "target:guard:1")
    assert told_kinds(game.events, "retaliates", "heals") == ["retaliates", "heals"]
    assert hp(game, "drifter") == 9


@pytest.mark.rule("FH-ATK-15")
def test_who_falls_to_retaliate_does_nothing_further():
    board = field((1, 0), (0, 1), deck=["+0 heal 2 self", "+0 heal 2 self"], hp=2)
    board.half("drifter-lead", "top", Attack(n=1, targets=2), Heal(n=3, on_self=True))
    board.monsters["guard"] = board.type("guard", hp=20, traits=Traits(retaliate=3), cards=[])
    game = board.game()
    run(game, whole_turn(game, "drifter"), "play:drifter-lead:top", "target:guard:1")
    assert (len(blows(game)), game.state.heroes[0].exhausted, told(game, "heals")) == (1, True, [])


# --- decks ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-AMD-12", "FH-END-06")
def test_what_was_added_for_a_scenario_leaves_the_decks_and_perks_stay():
    board = field(deck=["+0", "+2 muddle"])
    game = board.game()
    hero = game.state.heroes[0]
    run(game, conditions.give(game, game.figure("drifter"), "bless"))
    run(game, conditions.give(game, game.figure("drifter"), "curse"))
    special_effects.burden(game, hero, 2, "FH-AMD-12")
    assert Counter(hero.deck.draw) == Counter(["+0", "+2 muddle", "bless", "curse", "-1 temporary", "-1 temporary"])
    game.state.result = "lost"
    ending.finish(game)
    assert Counter(hero.deck.draw) == Counter(["+0", "+2 muddle"])
    assert (game.state.blesses, game.state.hero_curses) == (10, 10)


@pytest.mark.rule("FH-AMD-13", "FH-CMP-24")
def test_there_are_fifteen_cards_minus_one():
    board = field(deck=["+0"])
    board.hero("boneshaper", (0, 2))
    game = board.game()
    one, other = game.state.heroes
    special_effects.burden(game, one, 12, "FH-AMD-12")
    special_effects.burden(game, other, 9, "FH-AMD-12")
    count = [hero.deck.draw.count("-1 temporary") for hero in (one, other)]
    assert count == [12, 3]


@pytest.mark.rule("FH-AMD-14")
@pytest.mark.parametrize("what", ["bless", "curse", "-1 temporary"])
def test_what_comes_into_a_deck_goes_into_its_draw_pile(what):
    board = field(deck=["+1"])
    game = board.game()
    hero = game.state.heroes[0]
    hero.deck.discard = ["-2", "+2"]
    if what == "-1 temporary":
        special_effects.burden(game, hero, 1, "FH-AMD-12")
    else:
        run(game, conditions.give(game, game.figure("drifter"), what))
    assert (sorted(hero.deck.draw), hero.deck.discard) == (sorted(["+1", what]), ["-2", "+2"])


@pytest.mark.rule("FH-AMD-12")
def test_a_scenario_rule_can_burden_everybody():
    board = field(deck=["+0"])
    board.scenario = {"special": (SpecialRule(AtRound(at=2), (Burden(2),)),)}
    game = board.game()
    from tafelrunde.games.havens.rules.scenario import special_rules

    run(game, special_rules.round_end(game))
    assert game.state.heroes[0].deck.draw.count("-1 temporary") == 2
    assert modifier("-1 temporary").temporary


@pytest.mark.rule("FH-ATK-14", "FH-DMG-03")
def test_negating_is_decided_when_the_damage_is_known():
    board = field(deck=["+0"])
    hero = board.state.heroes[0]
    hero.hand = board.plain("a")
    game = board.game()
    game.state.monster_modifiers.draw = ["+2"]
    left = asked(attacking(game, "guard:1", 2, [game.figure("drifter")]))
    assert left is not None
    assert (left.question, left.args["amount"], len(told(game, "draws"))) == ("damage", 4, 1)


@pytest.mark.rule("FH-RET-01", "FH-ATK-15")
def test_retaliate_hits_an_attacker_beside_it_and_may_end_the_attack():
    board = field((1, 0), (0, 1))
    board.active(board.state.heroes[0], "thorns", Retaliate(n=30), retaliate=30)
    game = board.game()
    strike(game, "guard:1", "drifter", 1)
    assert game.find("guard:1") is None


@pytest.mark.rule("FH-ATK-16", "FH-ADD-06")
def test_moves_and_attacks_of_an_action_are_different_abilities():
    board = field((2, 0), unasked=PARTS)
    board.half("drifter-lead", "bottom", Move(n=1))
    game = board.game()
    take_turn(
        game,
        "play:drifter-lead:bottom",
        "move:1,0",
        "default:drifter-other:top",
        "target:guard:1",
        cls="drifter",
    )
    assert blows(game) == [2]
