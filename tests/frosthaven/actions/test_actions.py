"""Actions and abilities (4.5, 5.2, 5.4 to 5.8, 5.11, 5.12), items (9.1), experience (9.5)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import (
    Attack,
    GiveCondition,
    Grant,
    Heal,
    Infuse,
    Loot,
    Move,
    Retaliate,
    Shield,
    Suffer,
    Summon,
    Trigger,
)
from tafelrunde.games.havens.box.cards import Back, SummonStats
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Augment, Gain
from tafelrunde.games.havens.rules.cards import active, items
from tafelrunde.games.havens.rules.choices import asides, possible, reaching
from tafelrunde.games.havens.rules.combat import targets
from tafelrunde.games.havens.rules.round import cleanup
from tafelrunde.games.havens.state import INERT, STRONG, WANING
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import act, asked, attack, hp, ids, name, run, take_turn, told, whole_turn


def fight(*, guard=(1, 0), **values):
    board = Field()
    board.drifter(**values)
    board.guard(guard)
    return board


def plays(board, *answers, half="top", **content):
    """The drifter plays half of its leading card, then nothing with the other."""
    game = board.game(**content)
    other = "bottom" if half == "top" else "top"
    rest = [f"default:drifter-other:{other}", "skip"]
    lasts = game.card("drifter-lead").half(half).active == "persistent"
    hero = take_turn(game, f"play:drifter-lead:{half}", *answers, *rest, *(["done"] if lasts else []), cls="drifter")
    return game, hero


def obstacle(game, ability):
    return possible.obstacle_to(game, game.state.heroes[0], game.figure("drifter"), ability)


# --- a character's turn -----------------------------------------------------------------------------------------


@pytest.mark.rule("FH-CHR-03", "FH-ACT-03", "FH-ACT-01")
def test_abilities_come_in_printed_order():
    board = fight()
    board.half("drifter-lead", "top", Attack(n=2), Move(n=1), Heal(n=1, on_self=True))
    game, _ = plays(board, "target:guard:1", "move:-1,0", "use")
    assert [event.kind for event in game.events if event.kind in ("attack_result", "moves", "heals")] == [
        "attack_result",
        "moves",
        "heals",
    ]


@pytest.mark.rule("FH-CHR-03", "FH-ACT-04")
def test_no_other_action_begins_while_one_is_carried_out():
    board = fight()
    board.half("drifter-lead", "top", Attack(n=2), Move(n=2))
    game = board.game()
    question = asked(whole_turn(game, "drifter"), "play:drifter-lead:top", "target:guard:1")
    assert question.question == "move"
    assert not [option for option in ids(question) if option.startswith(("play:", "default:"))]


@pytest.mark.rule("FH-CHR-04")
@pytest.mark.parametrize(("symbols", "pile"), [({}, "discard"), ({"lost": True}, "lost")])
def test_a_card_goes_to_its_pile_as_soon_as_its_action_is_over(symbols, pile):
    board = fight()
    board.half("drifter-lead", "top", Attack(n=2), **symbols)
    game = board.game()
    question = asked(whole_turn(game, "drifter"), "play:drifter-lead:top", "target:guard:1")
    assert question.question == "act"
    assert getattr(game.state.heroes[0], pile) == ["drifter-lead"]


@pytest.mark.rule("FH-CHR-06", "FH-ADD-01")
def test_abilities_may_be_left_out_but_not_harm_to_oneself():
    board = fight()
    board.half("drifter-lead", "top", Suffer(n=1), Attack(n=2), Heal(n=1, on_self=True))
    game, _ = plays(board, "target:guard:1", "skip")
    assert hp(game, "drifter") == 9


@pytest.mark.rule("FH-CHR-07", "FH-ITM-01", "FH-ITM-11", "FH-ITM-15")
def test_items_are_used_before_between_and_after_actions_and_not_inside_another_ability():
    board = fight(hp=5)
    board.item(board.state.heroes[0], "901", Heal(n=1, on_self=True))
    board.half("drifter-lead", "top", Attack(n=2))
    game = board.game()
    assert "item:901" in ids(asked(whole_turn(game, "drifter")))
    question = asked(whole_turn(game, "drifter"), "play:drifter-lead:top")
    assert question.question == "attack"
    assert "item:901" not in ids(question)
    question = asked(whole_turn(game, "drifter"), "play:drifter-lead:top", "target:guard:1")
    assert "item:901" in ids(question)


@pytest.mark.rule("FH-CHR-08")
def test_who_is_stunned_in_its_turn_discards_the_card_that_is_left():
    board = fight()
    board.half("drifter-lead", "top", GiveCondition(what="stun", who="self"))
    game = board.game()
    hero = take_turn(game, "play:drifter-lead:top", cls="drifter")
    assert hero.discard == ["drifter-lead", "drifter-other"]
    assert not hero.chosen


@pytest.mark.rule("FH-CHR-09", "FH-SEL-03")
def test_a_card_lies_in_one_zone_only():
    board = fight()
    hero = board.state.heroes[0]
    hero.hand = board.plain("a", "b")
    board.half("drifter-lead", "top", Shield(n=1), active="round")
    game, hero = plays(board)
    zones = [hero.hand, hero.chosen, hero.discard, hero.lost, [card.card for card in hero.active]]
    assert sorted(card for zone in zones for card in zone) == ["a", "b", "drifter-lead", "drifter-other"]
    assert [card.card for card in hero.active] == ["drifter-lead"]
    assert game.state.heroes[0] is hero


# --- the end of the turn ----------------------------------------------------------------------------------------


@pytest.mark.rule("FH-TRN-03")
@pytest.mark.parametrize(("first", "coins"), [("loot", 2), ("bane", 0)])
def test_the_player_says_whether_bane_strikes_before_it_loots(first, coins):
    board = fight(hp=4, marks=["bane"])
    board.state.coins = [(0, 0)]
    board.state.loot_deck = ["coin_2"]
    game = board.game()
    hero = take_turn(
        game, "default:drifter-lead:top", "skip", "default:drifter-other:bottom", "skip", first, "suffer", cls="drifter"
    )
    assert (hero.coins, hero.exhausted) == (coins, True)


@pytest.mark.rule("FH-TRN-03")
def test_who_does_not_want_to_be_asked_loots_first():
    board = fight(hp=4, marks=["bane"], unasked=("order",))
    board.state.coins = [(0, 0)]
    board.state.loot_deck = ["coin_2"]
    game = board.game()
    hero = take_turn(
        game, "default:drifter-lead:top", "skip", "default:drifter-other:bottom", "skip", "suffer", cls="drifter"
    )
    assert hero.coins == 2


@pytest.mark.rule("FH-TRN-01", "FH-TRN-04")
def test_who_is_exhausted_in_its_turn_stops_at_once():
    board = fight(hp=1)
    board.half("drifter-lead", "top", Suffer(n=1), Attack(n=2))
    game = board.game()
    hero = take_turn(game, "play:drifter-lead:top", cls="drifter")
    assert hero.exhausted
    assert hp(game, "guard:1") == 20
    assert game.state.step == ""


# --- targets ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-TGT-04")
def test_who_is_whose_ally():
    board = fight()
    other = board.hero("boneshaper", (0, 1))
    board.summon("skeleton", (0, 2), other)
    board.ally("guide", (-1, 0))
    board.guard((2, 0), number=2)
    game = board.game()
    drifter, guard = game.figure("drifter"), game.figure("guard:1")
    assert {ally.id for ally in game.allies(drifter)} == {"boneshaper", "skeleton:1", "guide:1"}
    assert [ally.id for ally in game.allies(guard)] == ["guard:2"]
    assert drifter not in game.allies(drifter)
    assert {enemy.id for enemy in game.enemies(guard)} == {"drifter", "boneshaper", "skeleton:1", "guide:1"}


@pytest.mark.rule("FH-TGT-05", "FH-TGT-07", "FH-TGT-06")
def test_harm_is_for_enemies_and_help_for_allies_and_oneself():
    board = fight()
    board.hero("boneshaper", (0, 1))
    game = board.game()
    drifter = game.figure("drifter")
    harm = GiveCondition(what="poison", who="enemies", range=2)
    assert [one.id for one in reaching.of_condition(game, drifter, harm)] == ["guard:1"]
    good = GiveCondition(what="strengthen", who="allies", range=2)
    assert [one.id for one in reaching.of_condition(game, drifter, good)] == ["boneshaper"]
    self_ = GiveCondition(what="ward", who="self")
    assert [one.id for one in reaching.of_condition(game, drifter, self_)] == ["drifter"]
    assert [one.id for one in targets.legal(game, drifter, 3)] == ["guard:1"]


@pytest.mark.rule("FH-RNG-05")
def test_only_an_attack_with_a_range_is_ranged():
    board = fight()
    board.active(board.state.heroes[0], "eye", Trigger(event="ranged_attack_by_self", gain=Gain(attack=3)))
    game = board.game()
    assert attack(game, Attack(n=2), "target:guard:1", cls="drifter") == [2]
    board = fight(guard=(2, 0))
    board.active(board.state.heroes[0], "eye", Trigger(event="ranged_attack_by_self", gain=Gain(attack=3)))
    assert attack(board.game(), Attack(n=2, range=2), "target:guard:1", cls="drifter") == [5]


# --- elements ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-ELM-01", "FH-CMP-20")
def test_six_elements_that_all_begin_inert():
    game = fight().game()
    assert game.state.elements == dict.fromkeys(("fire", "ice", "air", "earth", "light", "dark"), INERT)


@pytest.mark.rule("FH-ELM-06")
def test_nobody_consumes_what_it_infuses_in_the_same_turn():
    board = fight()
    board.half("drifter-lead", "top", Attack(n=2, infuse=("fire",)))
    board.half("drifter-other", "bottom", Move(n=1, consume=(Augment(elements=("fire",), gain=Gain(move=2)),)))
    game = board.game()
    question = asked(
        whole_turn(game, "drifter"), "play:drifter-lead:top", "target:guard:1", "play:drifter-other:bottom"
    )
    assert question.question == "move"
    assert not [option for option in ids(question) if option.startswith("augment")]
    assert game.state.elements["fire"] == INERT


@pytest.mark.rule("FH-ELM-07", "FH-ELM-05", "FH-ADD-03")
@pytest.mark.parametrize(("elements", "offered"), [({"fire": STRONG}, False), ({"fire": WANING, "ice": STRONG}, True)])
def test_one_consumption_of_several_elements_needs_all_of_them(elements, offered):
    board = fight()
    game = board.game()
    game.state.elements.update(elements)
    ability = Attack(n=2, consume=(Augment(elements=("fire", "ice"), gain=Gain(attack=2)),))
    from tafelrunde.games.havens.rules.combat import sequence

    rules = sequence.hero_attack(game, game.state.heroes[0], game.figure("drifter"), ability, [])
    question = asked(rules)
    assert any(option.startswith("augment:") for option in ids(question)) is offered


@pytest.mark.rule("FH-ELM-08")
def test_an_element_is_consumed_once_in_a_turn():
    board = fight()
    strike = Attack(n=2, consume=(Augment(elements=("fire",), gain=Gain(attack=1)),))
    board.half("drifter-lead", "top", strike, strike)
    game = board.game()
    game.state.elements["fire"] = STRONG
    rules = whole_turn(game, "drifter")
    question = asked(rules, "play:drifter-lead:top", "augment:0", "target:guard:1")
    assert question.question == "attack"
    assert not [option for option in ids(question) if option.startswith("augment")]


@pytest.mark.rule("FH-ELM-09", "FH-DIF-22")
def test_the_cost_of_an_action_must_be_consumed_for_any_part_of_it():
    board = fight()
    board.half("drifter-lead", "top", Attack(n=4), cost=("fire", "ice"))
    game = board.game()
    game.state.elements["fire"] = STRONG
    question = asked(whole_turn(game, "drifter"))
    assert "play:drifter-lead:top" not in ids(question)
    refused = {one.id: one for one in question.refused()}
    assert (refused["play:drifter-lead:top"].reason, refused["play:drifter-lead:top"].rule) == (
        "no_element",
        "FH-ELM-09",
    )
    game.state.elements["ice"] = WANING
    take_turn(game, "play:drifter-lead:top", "target:guard:1", "default:drifter-other:bottom", "skip", cls="drifter")
    assert (game.state.elements["fire"], game.state.elements["ice"]) == (INERT, INERT)
    assert hp(game, "guard:1") == 16


@pytest.mark.rule("FH-ELM-09")
def test_default_actions_cost_no_elements():
    board = fight()
    board.half("drifter-lead", "top", Attack(n=4), cost=("fire",))
    game = board.game()
    game.state.elements["fire"] = STRONG
    take_turn(game, "default:drifter-lead:top", "target:guard:1", "default:drifter-other:bottom", "skip", cls="drifter")
    assert game.state.elements["fire"] == STRONG


# --- active bonuses ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-BON-01", "FH-BON-04")
def test_a_persistent_bonus_lies_in_the_active_area_without_end():
    board = fight()
    board.half("drifter-lead", "top", Shield(n=1), active="persistent", lost=True)
    game, hero = plays(board)
    assert [card.card for card in hero.active] == ["drifter-lead"]
    assert "drifter-lead" not in hero.hand
    for _ in range(3):
        run(game, cleanup.round_bonuses(game))
        game.state.round += 1
    assert hero.active


@pytest.mark.rule("FH-BON-06", "FH-DIF-21")
def test_a_bonus_for_so_many_rounds_does_not_count_the_one_in_which_it_is_played():
    board = fight()
    board.half("drifter-lead", "top", Shield(n=1), active="persistent", rounds=2)
    game, hero = plays(board)
    lasted = 0
    while hero.active:
        run(game, cleanup.round_bonuses(game))
        game.state.round += 1
        lasted += 1
    assert lasted == 3  # this round, and two more
    assert hero.discard == ["drifter-other", "drifter-lead"]
    assert game.shield(game.figure("drifter")) == 0


@pytest.mark.rule("FH-BON-08")
def test_other_abilities_of_the_action_happen_only_when_the_card_is_played():
    board = fight()
    board.half("drifter-lead", "top", Heal(n=1, on_self=True), Shield(n=1), active="persistent")
    game, hero = plays(board, "use", "use")
    assert len(told(game, "heals")) == 1
    game.state.round += 1
    hero.chosen = board.plain("c1", "c2")
    game.content.cards.update(board.cards)
    take_turn(game, "default:c1:top", "skip", "default:c2:bottom", "skip", "done", cls="drifter")
    assert len(told(game, "heals")) == 1


@pytest.mark.rule("FH-SHD-03", "FH-RET-05")
def test_shield_and_retaliate_are_for_who_performs_them():
    board = fight()
    board.hero("boneshaper", (0, 1))
    board.half("drifter-lead", "top", Shield(n=1), Retaliate(n=2), active="round")
    game, _ = plays(board, "use", "use")
    assert game.shield(game.figure("drifter")) == 1
    assert list(game.retaliates(game.figure("drifter"))) == [(2, 1)]
    assert game.shield(game.figure("boneshaper")) == 0


@pytest.mark.rule("FH-RET-04")
def test_retaliates_combine_each_within_its_own_range():
    from tafelrunde.games.havens.rules.combat import aftermath

    board = fight(guard=(2, 0))
    hero = board.state.heroes[0]
    board.active(hero, "near", Retaliate(n=3), retaliate=3)
    board.active(hero, "far", Retaliate(n=1, reach=2), retaliate=1, range=2)
    game = board.game()
    drifter, guard = game.figure("drifter"), game.figure("guard:1")
    assert aftermath.retaliation(game, guard, drifter) == 1
    guard.at = (1, 0)
    assert aftermath.retaliation(game, guard, drifter) == 4


# --- summons ----------------------------------------------------------------------------------------------------


RAT = {"rat": SummonStats(id="rat", name=name("rat"), hp=3, attack=1, move=2, traits=Traits())}


@pytest.mark.rule("FH-SUM-02", "FH-SUM-03")
def test_a_summon_is_a_persistent_bonus_that_its_summoner_may_end():
    board = fight()
    board.half("drifter-lead", "top", Summon(what="rat"), active="persistent", lost=True)
    game, hero = plays(board, "summon:0,1", summons=RAT)
    assert hero.active[0].summon in [figure.id for figure in game.state.figures]
    run(game, active.end_card(game, hero, hero.active[0]))
    assert not [figure for figure in game.state.figures if figure.kind == "summon"]
    assert hero.lost == ["drifter-lead"]


@pytest.mark.rule("FH-SUM-02")
def test_a_summon_without_hit_points_takes_its_card_along():
    from tafelrunde.games.havens.rules.effects import damage

    board = fight()
    board.half("drifter-lead", "top", Summon(what="rat"), active="persistent", lost=True)
    game, hero = plays(board, "summon:0,1", summons=RAT)
    rat = next(figure for figure in game.state.figures if figure.kind == "summon")
    run(game, damage.suffer(game, rat, 5, cause="effect"))
    assert (hero.active, hero.lost) == ([], ["drifter-lead"])


@pytest.mark.rule("FH-SUM-09", "FH-INI-09", "FH-SUM-10", "FH-TRN-05", "FH-SUM-11")
def test_summons_act_before_their_summoner_in_the_order_of_summoning_but_not_in_that_round():
    from tafelrunde.games.havens.rules.round import initiative

    board = fight()
    hero = board.state.heroes[0]
    board.summon("rat", (0, 1), hero, 1, entered=1)
    board.summon("rat", (0, 2), hero, 2, entered=1)
    board.summon("rat", (-1, 0), hero, 3, entered=2)
    game = board.game()
    acted = []
    while run(game, initiative.next_actor(game)):
        acted.append(game.state.acting)
        game.state.acting = ""
    assert acted == ["rat:1", "rat:2", "drifter", "guard:1"]
    rats = [game.figure("rat:3"), game.figure("drifter")]
    new, summoner = initiative.precedence(game, rats)
    assert new < summoner


# --- commands and items -----------------------------------------------------------------------------------------


@pytest.mark.rule("FH-CMD-05", "FH-SUM-05")
def test_who_has_no_attack_of_its_own_can_still_be_commanded_one_with_a_number():
    board = fight(guard=(1, 1))
    owner = board.state.heroes[0]
    board.summon("banner", (0, 1), owner, move=None, attack=0)
    game = board.game()
    act(
        game,
        Grant(abilities=(Attack(n=3),), who="summon", range=3),
        answers=["target:guard:1"],
        cls="drifter",
    )
    assert hp(game, "guard:1") == 17


@pytest.mark.rule("FH-ITM-10", "FH-DIF-42")
def test_an_item_that_is_flipped_does_something_else_next_and_then_turns_back():
    board = fight(hp=5)
    hero = board.state.heroes[0]
    back = Back(when="attack", gain=Gain(attack=3))
    board.item(hero, "902", Heal(n=1, on_self=True), use="flip", back=back)
    game = board.game()
    assert [item.id for item in items.usable(game, hero, "turn")] == ["902"]
    assert not items.usable(game, hero, "attack")
    option = next(option for option in asides.options(game, hero) if option.id == "item:902")
    run(game, asides.take(game, hero, option.value))
    assert hero.items[0].state == "flipped"
    assert hp(game, "drifter") == 5
    assert not items.usable(game, hero, "turn")
    assert [item.gain.attack for item in items.usable(game, hero, "attack")] == [3]
    assert items.spend(game, hero, "902").attack == 3
    assert hero.items[0].state == "ready"


@pytest.mark.rule("FH-ITM-02", "FH-ITM-04")
def test_only_the_own_items_that_were_brought_can_be_used():
    board = fight()
    hero, other = board.state.heroes[0], board.hero("boneshaper", (0, 1))
    board.item(other, "903", Heal(n=1, on_self=True))
    game = board.game()
    assert items.usable(game, hero, "turn") == []
    assert [item.id for item in items.usable(game, other, "turn")] == ["903"]


@pytest.mark.rule("FH-XP-03", "FH-XP-01")
def test_kills_bring_no_experience():
    board = fight()
    board.half("drifter-lead", "top", Attack(n=30))
    game, hero = plays(board, "target:guard:1")
    assert hp(game, "guard:1") == 0
    assert hero.xp == 0


@pytest.mark.rule("FH-ACT-02")
def test_an_action_is_called_by_any_of_its_abilities():
    board = fight()
    board.state.coins = [(0, 1)]
    board.state.loot_deck = ["coin_2"]
    board.half("drifter-lead", "bottom", Move(n=2), Loot(n=1))
    _, hero = plays(board, "skip", "use", half="bottom")
    assert hero.coins == 2
    assert "drifter-lead" in hero.discard


@pytest.mark.rule("FH-ACT-08")
def test_what_needs_something_else_to_happen_does_not_happen_without_it():
    board = fight()
    board.half("drifter-lead", "top", Attack(n=2), Infuse(what="fire"))
    game = board.game()
    take_turn(game, "play:drifter-lead:top", "skip", "default:drifter-other:bottom", "skip", cls="drifter")
    assert game.state.elements["fire"] == INERT


@pytest.mark.rule("FH-CON-31")
def test_immunity_to_curse_keeps_cards_away_but_not_their_effect():
    board = fight()
    board.monsters["guard"] = board.type("guard", hp=20, immune=("curse",), cards=[])
    game = board.game()
    from tafelrunde.games.havens.rules.effects import conditions

    before = list(game.state.monster_modifiers.draw)
    assert run(game, conditions.give(game, game.figure("guard:1"), "curse")) is False
    assert game.state.monster_modifiers.draw == before
    game.state.monster_modifiers.draw.append("curse")
    from tests.helpers.gloomhaven_rules import strike

    assert strike(game, "guard:1", "drifter", 3) == [0]


@pytest.mark.rule("FH-REST-07")
def test_items_can_be_used_in_the_turn_of_a_long_rest():
    board = Field()
    hero = board.drifter(resting=True, hp=5)
    hero.discard = board.plain("a", "b")
    board.item(hero, "904", Heal(n=2, on_self=True))
    game = board.game()
    question = asked(whole_turn(game, "drifter"))
    assert {"rest", "item:904"} <= set(ids(question))
