"""Characters' turns from small positions: two halves, what may be left out, where cards go, items in between."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import (
    Attack,
    Damage,
    GiveCondition,
    Heal,
    Infuse,
    Loot,
    Move,
    Recover,
    Refresh,
    RemoveConditions,
    Reorder,
    Shield,
    Suffer,
    Summon,
    Trigger,
)
from tafelrunde.games.havens.box.cards import Item, SummonStats
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.heroes.turn import hero_turn
from tafelrunde.games.havens.state import ActiveCard, Bonus, ItemCard
from tests.helpers.gloomhaven import Board, card, name
from tests.helpers.gloomhaven_rules import asked, run, told

LEAD, OTHER = "brute-lead", "brute-other"


def item(number, *abilities, when="turn", use="consumed", **more):
    return Item(id=number, name=name(number), slot="small", price=10, use=use, when=when, abilities=abilities, **more)


def whole_turn(game, cls):
    hero = next(hero for hero in game.state.heroes if hero.id == cls)
    game.state.acting, game.state.step = cls, "start"
    while game.state.step and game.find(cls) is not None:
        yield from hero_turn(game, hero)


def turn(game, *answers, cls="brute"):
    """Play a whole turn of a character."""
    run(game, whole_turn(game, cls), *answers)
    return next(hero for hero in game.state.heroes if hero.id == cls)


def brute(**values):
    table = Board()
    table.hero("brute", (0, 0), initiative=30, **values)
    return table


@pytest.mark.rule("GH-TRN-02", "GH-TRN-03", "GH-TRN-06", "GH-XPG-01")
def test_the_top_of_one_card_and_the_bottom_of_the_other():
    table = brute()
    table.monster("guard", (1, 0), cards=[card(MonsterAttack())])
    table.half(LEAD, "top", Attack(n=3), lost=True, xp=2)
    table.half(OTHER, "bottom", Move(n=1))
    game = table.game()
    decision = asked(whole_turn(game, "brute"))
    halves = [
        f"{way}:{key}:{half}" for key in (LEAD, OTHER) for half in ("top", "bottom") for way in ("play", "default")
    ]
    assert sorted(option.id for option in decision.options) == sorted([*halves, "ask:usual"])
    hero = turn(game, f"play:{LEAD}:top", "target:guard:1", f"play:{OTHER}:bottom", "move:-1,0")
    assert game.figure("guard:1").hp == 5
    assert game.figure("brute").at == (-1, 0)
    assert (hero.chosen, hero.lost, hero.discard, hero.xp) == ([], [LEAD], [OTHER], 2)
    assert (game.state.step, hero.played, hero.performing) == ("", "", "")


@pytest.mark.rule("GH-TRN-02")
def test_the_second_card_gives_the_other_half_and_says_why():
    table = brute()
    table.half(LEAD, "bottom", Move(n=2))
    table.half(OTHER, "bottom", Move(n=2))
    game = table.game()
    game.state.heroes[0].played = "bottom"
    game.state.heroes[0].chosen = [OTHER]
    game.state.acting, game.state.step = "brute", "actions"
    decision = asked(hero_turn(game, game.state.heroes[0]))
    assert [option.id for option in decision.options] == [f"play:{OTHER}:top", f"default:{OTHER}:top", "ask:usual"]
    assert [(no.id, no.reason, no.rule) for no in decision.refused()] == [
        (f"play:{OTHER}:bottom", "half_played", "GH-TRN-02")
    ]


@pytest.mark.rule("GH-TRN-08", "GH-XPG-06")
def test_a_default_action_is_always_discarded_and_gives_nothing():
    table = brute()
    table.monster("guard", (1, 0), cards=[card(MonsterAttack())])
    table.half(LEAD, "top", Heal(n=3, on_self=True), lost=True, xp=2)
    game = table.game()
    hero = turn(game, f"default:{LEAD}:top", "target:guard:1", f"default:{OTHER}:bottom", "skip")
    assert game.figure("guard:1").hp == 6
    assert (hero.lost, hero.discard, hero.xp) == ([], [LEAD, OTHER], 0)


@pytest.mark.rule("GH-TRN-05", "GH-TRN-10", "GH-RUL-60")
def test_a_half_of_which_nothing_is_used_counts_as_the_default_action():
    table = brute()
    table.half(LEAD, "bottom", Move(n=2), Shield(n=1), lost=True, active="round", xp=1)
    game = table.game()
    hero = turn(game, f"play:{LEAD}:bottom", "skip", "skip", f"default:{OTHER}:top")
    assert (hero.lost, hero.active, hero.discard, hero.xp) == ([], [], [LEAD, OTHER], 0)
    assert game.figure("brute").bonuses == ()


@pytest.mark.rule("GH-TRN-05", "GH-TRN-10", "GH-ACT-01", "GH-SHD-01")
def test_a_part_may_be_left_out_and_the_card_still_goes_where_its_action_sends_it():
    table = brute()
    table.half(LEAD, "bottom", Move(n=2), Shield(n=1), active="round")
    game = table.game()
    hero = turn(game, f"play:{LEAD}:bottom", "skip", "use", f"default:{OTHER}:top", "done")
    assert hero.active == [ActiveCard(LEAD, "bottom", "round", False)]
    assert game.figure("brute").bonuses == (Bonus(LEAD, shield=1, lasts="card"),)


@pytest.mark.rule("GH-TRN-05")
def test_harm_to_oneself_and_to_allies_cannot_be_left_out():
    table = brute()
    table.hero("scoundrel", (0, 1), initiative=40)
    table.half(LEAD, "bottom", Suffer(n=1), Move(n=2))
    table.half(OTHER, "top", Heal(n=1, on_self=True), Damage(n=2, who="adjacent_allies"), xp=1)
    game = table.game()
    hero = turn(game, f"play:{LEAD}:bottom", "skip", f"play:{OTHER}:top", "skip")
    assert (game.figure("brute").hp, game.figure("scoundrel").hp) == (9, 8)
    # What must be done was done, so the halves were used.
    assert (hero.xp, hero.discard) == (1, [LEAD, OTHER])


@pytest.mark.rule("GH-TRN-12", "GH-EXH-03")
def test_whoever_is_exhausted_in_its_turn_stops_at_once():
    table = brute(hp=1)
    table.hero("scoundrel", (0, 1), initiative=40)
    table.half(LEAD, "bottom", Suffer(n=1), Move(n=2), Infuse(what="fire"), xp=1)
    game = table.game()
    hero = turn(game, f"play:{LEAD}:bottom")
    assert (hero.exhausted, hero.xp, game.state.infused, game.state.step) == (True, 0, [], "")
    assert sorted(hero.lost) == [LEAD, OTHER]


@pytest.mark.rule("GH-TRN-04", "GH-RCV-01")
def test_a_card_played_first_can_be_recovered_by_the_second():
    table = brute()
    table.half(LEAD, "bottom", Move(n=1), lost=True)
    table.half(OTHER, "top", Recover(n=1, source="lost"))
    game = table.game()
    hero = turn(game, f"play:{LEAD}:bottom", "move:1,0", f"play:{OTHER}:top", f"recover:{LEAD}")
    assert (hero.hand, hero.lost, hero.discard) == ([LEAD], [], [OTHER])


@pytest.mark.rule("GH-RCV-01", "GH-RCV-02", "GH-RUL-69")
def test_recovering_takes_active_cards_too_but_none_with_the_symbol():
    table = brute()
    for key in ("one", "two", "three"):
        table.half(key, "top", Shield(n=1), lost=True, unrecoverable=key == "two")
    table.half(LEAD, "top", Recover(n="all", source="lost"))
    game = table.game()
    hero = game.state.heroes[0]
    hero.lost = ["one", "two"]
    hero.active = [ActiveCard("three", "top", "persistent", True)]
    game.figure("brute").bonuses = (Bonus("three", shield=1, lasts="card"),)
    turn(game, f"play:{LEAD}:top", "recover:three", f"default:{OTHER}:bottom", "skip")
    assert (hero.hand, hero.lost, hero.active) == (["one", "three"], ["two"], [])
    assert game.figure("brute").bonuses == ()


@pytest.mark.rule("GH-CON-17", "GH-CON-19", "GH-ITM-11")
def test_a_stunned_character_discards_its_cards_without_effect():
    table = brute(marks=["stun"])
    table.half(LEAD, "top", Heal(n=1, on_self=True), lost=True)
    table.state.heroes[0].items = [ItemCard("012")]
    game = table.game(items={"012": item("012", Heal(n=3, on_self=True))})
    hero = turn(game)
    assert (hero.discard, hero.lost, game.figure("brute").marks) == ([LEAD, OTHER], [], ())


@pytest.mark.rule("GH-CON-17", "GH-MOV-11", "GH-RUL-64")
def test_whoever_is_stunned_by_a_trap_in_its_turn_does_nothing_more():
    table = Board([(q, 0) for q in range(4)])
    table.hero("brute", (0, 0))
    table.tile("trap", (1, 0), cond=("stun",))
    table.half(LEAD, "bottom", Move(n=2), Heal(n=1, on_self=True), xp=1)
    game = table.game()
    hero = turn(game, f"play:{LEAD}:bottom", "move:2,0")
    assert game.figure("brute").at == (1, 0)
    assert (hero.discard, hero.xp, told(game, "heals")) == ([LEAD, OTHER], 1, [])
    # Given in its own turn, the stun lasts until the end of the next one.
    assert game.has(game.figure("brute"), "stun")


@pytest.mark.rule("GH-CON-13", "GH-CON-15", "GH-TRN-05")
def test_what_a_condition_forbids_is_refused_with_its_reason():
    table = brute(marks=["immobilize", "disarm"])
    table.monster("guard", (1, 0), cards=[card(MonsterAttack())])
    table.half(LEAD, "top", Attack(n=3))
    table.half(LEAD, "bottom", Move(n=3))
    table.half(OTHER, "top", Recover(n=1, source="discard"))
    table.half(OTHER, "bottom", Move(n=3), Heal(n=1, on_self=True))
    game = table.game()
    game.state.acting, game.state.step = "brute", "actions"
    decision = asked(hero_turn(game, game.state.heroes[0]))
    assert [(no.id, no.reason, no.rule) for no in decision.refused()] == [
        (f"play:{LEAD}:top", "disarmed", "GH-CON-15"),
        (f"play:{LEAD}:bottom", "immobilized", "GH-CON-13"),
        (f"play:{OTHER}:top", "nothing_to_recover", "GH-RCV-01"),
    ]
    # After the bottom of one card only the default top of the other is left, which answers itself.
    hero = turn(game, f"play:{OTHER}:bottom", "use")
    assert [event.args["reason"] for event in told(game, "ability_impossible")] == ["immobilized", "disarmed"]
    assert hero.discard == [OTHER, LEAD]


@pytest.mark.rule("GH-TRN-09", "GH-ITM-06")
def test_items_of_the_turn_can_be_used_before_between_during_and_after_actions():
    table = brute()
    table.half(LEAD, "bottom", Move(n=2), Heal(n=1, on_self=True))
    potions = {f"00{n}": item(f"00{n}", Heal(n=1, on_self=True)) for n in range(1, 5)}
    table.state.heroes[0].items = [ItemCard(key) for key in potions]
    game = table.game(items=potions)
    game.figure("brute").hp = 3
    hero = turn(
        game,
        "item:001",
        f"play:{LEAD}:bottom",
        "move:1,0",
        "item:002",
        "move:2,0",
        "item:003",
        "skip",
        f"default:{OTHER}:top",
        "item:004",
    )
    assert game.figure("brute").hp == 7
    assert {held.state for held in hero.items} == {"consumed"}


@pytest.mark.rule("GH-ITM-06")
def test_an_item_of_the_turn_can_be_used_while_an_attack_is_declared():
    table = brute()
    table.monster("guard", (1, 0), lost=7, cards=[card(MonsterAttack())])
    table.monster("guard", (0, 1), 2)
    table.half(LEAD, "top", Attack(n=3))
    table.state.heroes[0].items = [ItemCard("021")]
    game = table.game(items={"021": item("021", Damage(n=1, who="enemy", range=3))})
    turn(game, f"play:{LEAD}:top", "item:021", "target:guard:1", "target:guard:2", f"default:{OTHER}:bottom", "skip")
    assert (game.find("guard:1"), game.figure("guard:2").hp) == (None, 5)


@pytest.mark.rule("GH-ITM-06")
def test_an_item_that_can_do_nothing_is_not_offered_and_the_reason_is_given():
    table = brute(marks=["muddle"])
    things = {
        "020": item("020", RemoveConditions(what=("poison",))),
        "021": item("021", Damage(n=1, who="enemy", range=3)),
        "035": item("035", RemoveConditions(what=("muddle",)), when="turn_start"),
    }
    table.state.heroes[0].items = [ItemCard("020"), ItemCard("021"), ItemCard("035")]
    game = table.game(items=things)
    rules = whole_turn(game, "brute")
    assert [option.id for option in asked(rules).options] == ["item:035", "skip"]
    game.state.step = "actions"
    decision = asked(hero_turn(game, game.state.heroes[0]))
    assert {(no.id, no.reason) for no in decision.refused() if no.id.startswith("item")} == {
        ("item:020", "no_such_condition"),
        ("item:021", "no_target"),
    }


@pytest.mark.rule("GH-ACT-05", "GH-ACT-07", "GH-SUM-01", "GH-SUM-04")
def test_a_summon_stays_as_long_as_its_card_and_the_card_can_be_ended_in_the_turn():
    table = brute()
    table.summons["rat"] = SummonStats(id="rat", name=name("rat"), hp=4, attack=1, traits=Traits())
    table.half(LEAD, "top", Summon(what="rat"), active="persistent", lost=True, xp=2)
    game = table.game()
    hero = turn(game, f"play:{LEAD}:top", "summon:1,0", f"end:{LEAD}", f"default:{OTHER}:bottom", "skip")
    assert [figure.id for figure in game.state.figures] == ["brute"]
    assert (hero.active, hero.lost, hero.xp) == ([], [LEAD], 2)
    game.state.heroes[0].lost, game.state.heroes[0].chosen = [], [LEAD, OTHER]
    hero = turn(game, f"play:{LEAD}:top", "summon:1,0", f"default:{OTHER}:bottom", "skip", "done")
    (rat,) = [figure for figure in game.state.figures if figure.kind == "summon"]
    assert (rat.at, rat.hp, rat.owner, rat.entered) == ((1, 0), 4, 0, game.state.round)
    assert [held.summon for held in hero.active] == [rat.id]


@pytest.mark.rule("GH-SUM-01", "GH-RUL-63")
def test_a_summon_that_was_left_out_leaves_no_card_in_the_active_area():
    table = brute()
    table.summons["rat"] = SummonStats(id="rat", name=name("rat"), hp=4, attack=1, traits=Traits())
    table.half(LEAD, "top", Summon(what="rat"), Heal(n=1, on_self=True), active="persistent", lost=True)
    game = table.game()
    hero = turn(game, f"play:{LEAD}:top", "skip", "use", f"default:{OTHER}:bottom", "skip")
    assert (hero.active, hero.lost) == ([], [LEAD])


@pytest.mark.rule("GH-ELE-02", "GH-ELE-03", "GH-RUL-61")
def test_an_infusion_comes_with_the_action_and_not_without_it():
    table = brute()
    table.half(LEAD, "bottom", Infuse(what="ice"), Move(n=1))
    table.half(OTHER, "top", Infuse(what="fire"))
    game = table.game()
    turn(game, f"play:{LEAD}:bottom", "skip", f"play:{OTHER}:top")
    assert (game.state.elements["ice"], game.state.elements["fire"]) == (0, 2)
    game.state.heroes[0].chosen = [LEAD, OTHER]
    turn(game, f"play:{LEAD}:bottom", "move:1,0", f"default:{OTHER}:top")
    assert game.state.elements["ice"] == 2


@pytest.mark.rule("GH-HEA-02", "GH-CON-04", "GH-OVR-15")
def test_a_heal_in_range_is_for_oneself_or_one_ally():
    table = brute()
    table.hero("scoundrel", (2, 0), initiative=40)
    table.hero("tinkerer", (4, 0), initiative=50)
    table.half(LEAD, "top", Heal(n=3, range=2, cond=("strengthen",)))
    table.half(OTHER, "bottom", GiveCondition(what="invisible", who="ally", range=4))
    game = table.game()
    game.figure("scoundrel").hp = 4
    game.state.acting, game.state.step = "brute", "actions"
    turn(game, f"play:{LEAD}:top", "target:scoundrel", f"play:{OTHER}:bottom", "target:tinkerer")
    assert game.figure("scoundrel").hp == 7
    assert game.has(game.figure("scoundrel"), "strengthen")
    assert game.has(game.figure("tinkerer"), "invisible")
    assert not game.figure("brute").marks


@pytest.mark.rule("GH-LOT-05", "GH-LOT-01")
def test_the_own_hex_is_looted_at_the_end_of_the_turn():
    table = brute()
    table.state.coins.extend([(0, 0), (0, 0), (1, 0), (2, 0)])
    table.half(LEAD, "bottom", Loot(n=1))
    game = table.game()
    hero = turn(game, f"default:{LEAD}:bottom", "skip", f"default:{OTHER}:top")
    assert (hero.coins, game.state.coins) == (2, [(1, 0), (2, 0)])
    hero.chosen = [LEAD, OTHER]
    turn(game, f"play:{LEAD}:bottom", f"default:{OTHER}:top")
    assert (hero.coins, hero.tally["looted_coins"], game.state.coins) == (3, 3, [(2, 0)])


@pytest.mark.rule("GH-RST-05", "GH-RST-06", "GH-RST-12")
def test_a_long_rest_is_the_turn_and_items_may_be_used_in_it():
    table = brute(resting=True)
    things = {"012": item("012", Heal(n=3, on_self=True)), "001": item("001", when="move", use="spent")}
    table.state.heroes[0].items = [ItemCard("012"), ItemCard("001", "spent")]
    table.state.heroes[0].discard = ["a", "b"]
    game = table.game(items=things)
    game.figure("brute").hp = 3
    hero = turn(game, "item:012", "lose:a")
    assert (hero.lost, hero.hand, game.figure("brute").hp) == (["a"], ["b"], 8)
    assert hero.items == [ItemCard("012", "consumed"), ItemCard("001")]


@pytest.mark.rule("GH-ACT-02", "GH-ACT-03", "GH-RUL-62")
def test_a_waiting_bonus_goes_to_the_active_area_without_a_question():
    table = brute()
    table.half(
        LEAD, "bottom", Trigger(event="attacked", gain=Gain(shield=1)), active="persistent", lost=True, slots=(0, 1)
    )
    game = table.game()
    hero = turn(game, f"play:{LEAD}:bottom", f"default:{OTHER}:top", "done")
    assert hero.active == [ActiveCard(LEAD, "bottom", "persistent", True)]


@pytest.mark.rule("GH-RCV-03", "GH-RCV-02")
def test_refreshing_makes_items_usable_again_except_those_with_the_symbol():
    table = brute()
    things = {
        "001": item("001", when="move", use="spent"),
        "012": item("012", when="move"),
        "069": item("069", when="fatal", unrecoverable=True),
    }
    table.state.heroes[0].items = [ItemCard("001", "spent"), ItemCard("012", "consumed"), ItemCard("069", "consumed")]
    table.half(LEAD, "top", Refresh(n=1, items="spent"))
    table.half(OTHER, "bottom", Refresh(n=2, items="any"))
    game = table.game(items=things)
    hero = turn(game, f"play:{LEAD}:top", "refresh:001", f"play:{OTHER}:bottom", "refresh:012")
    assert hero.items == [ItemCard("001"), ItemCard("012"), ItemCard("069", "consumed")]


@pytest.mark.rule("GH-DAT-12", "GH-HID-02", "GH-RUL-70")
def test_the_top_modifier_cards_are_put_back_in_the_chosen_order():
    table = brute()
    table.half(LEAD, "top", Reorder(n=3))
    game = table.game()
    hero = game.state.heroes[0]
    hero.deck.draw = ["+0", "x2", "-1", "null"]
    turn(game, f"play:{LEAD}:top", "top:x2", "top:-1", f"default:{OTHER}:bottom", "skip")
    assert hero.deck.draw == ["+0", "null", "-1", "x2"]
    assert all("x2" not in str(event.args) for event in told(game, "looks_at_modifiers"))
