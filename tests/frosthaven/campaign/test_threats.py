"""Threats (10.10 to 10.12): targets, defence checks, soldiers, and what becomes of damaged and wrecked buildings."""

from __future__ import annotations

import pytest

from tafelrunde.games.frosthaven.campaign.phase import outpost_event, threat
from tafelrunde.games.frosthaven.campaign.records import effects, resources
from tafelrunde.games.frosthaven.campaign.records import outpost as records
from tafelrunde.games.frosthaven.campaign.records.outpost import outpost
from tafelrunde.games.havens.box import outpost_effects as there
from tafelrunde.games.havens.box.campaign import Threat
from tafelrunde.games.havens.rules.campaign.world import change_world
from tafelrunde.games.havens.state import Building, Siege
from tests.helpers.frosthaven_town import build, event, on_top, only, outcome, outpost_of, stages
from tests.helpers.gloomhaven_rules import asked, ids, run, told

NORMAL = 6
"""A morale that changes no defence."""


def under_attack(attack=20, targets=1, guard=("+0",) * 8, soldiers=0, defence=20, buildings=("12", "35"), **siege):
    """An attack on these buildings; the last card of `guard` is drawn first."""
    game = outpost_of()
    only(game, *[Building(number, 1) for number in buildings])
    records.change(game, morale=NORMAL, defence=defence, soldiers=soldiers, guard=tuple(guard), guard_discard=())
    records.week(game).siege = Siege(attack=attack, targets=targets, **siege)
    game.state.stay.stage = "threat"
    return game


def assault(game, *answers):
    """The whole threat, to its end."""
    stages(game, *answers, while_in=("threat", "aftermath"))


def checks(game):
    """The buildings that were attacked, and how it went."""
    found = [event for event in game.events if event.kind.startswith("check_")]
    return [(event.args["building"].removeprefix("building-"), event.kind.removeprefix("check_")) for event in found]


# --- threats ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-THR-01", "FH-THR-07")
def test_the_result_of_the_option_comes_first_and_may_change_the_attack():
    game = outpost_of()
    records.change(game, guard=("+0",) * 5)
    change = there.Attack(n=-10, targets=1, defence=5)
    on_top(game, event([outcome(change, there.Morale(1))], threat=Threat(attack=30, targets=1)))
    stay = game.state.stay
    run(game, outpost_event.take_place(game, stay), "choose:A")
    assert stay.stage == "threat"
    siege = stay.week.siege
    assert (siege.attack, siege.targets, siege.defence, siege.chosen) == (20, 2, 5, ())
    assert outpost(game).morale == 7


@pytest.mark.rule("FH-THR-07")
def test_the_result_may_call_the_attack_off():
    game = outpost_of()
    on_top(game, event([outcome(there.Attack(off=True))], threat=Threat(attack=30, targets=2)))
    run(game, outpost_event.take_place(game, game.state.stay), "choose:A")
    assert game.state.stay.week.siege is None
    assert game.state.stay.stage == "operations"


@pytest.mark.rule("FH-THR-02")
@pytest.mark.parametrize(("boxes", "attack"), [(0, 20), (6, 28), (15, 36)])
def test_an_attack_grows_with_the_prosperity_of_the_outpost(boxes, attack):
    game = outpost_of()
    change_world(game, prosperity=boxes)
    on_top(game, event([outcome()], threat=Threat(attack=20, grows=8, targets=1)))
    run(game, outpost_event.take_place(game, game.state.stay), "choose:A")
    assert game.state.stay.week.siege.attack == attack
    grown = [(event.args["attack"], event.args["amount"]) for event in told(game, "threat_grows")]
    assert grown == ([(20, attack - 20)] if boxes else [])


@pytest.mark.rule("FH-THR-01")
def test_attacks_come_more_often_in_winter():
    events = outpost_of().content.events.values()
    summer = sum(card.threat is not None for card in events if card.deck == "summer_outpost")
    winter = sum(card.threat is not None for card in events if card.deck == "winter_outpost")
    assert winter > summer > 0
    assert not [card.id for card in events if card.threat is not None and card.deck.endswith("road")]


@pytest.mark.rule("FH-THR-02", "FH-THR-05")
@pytest.mark.parametrize(
    ("first", "then", "order"),
    [
        ((), "lowest", ["05", "12", "35"]),
        ((), "highest", ["84", "35", "12"]),
        (("35", "99", "12"), "lowest", ["35", "12", "05"]),
    ],
)
def test_targets_come_in_the_order_of_the_priority_each_with_its_own_check(first, then, order):
    game = under_attack(targets=3, buildings=("84", "12", "05", "35"), first=first, then=then)
    assault(game)
    assert [number for number, _ in checks(game)] == order
    assert len(told(game, "guard_drawn")) == 3


@pytest.mark.rule("FH-THR-03")
def test_wrecked_buildings_are_no_targets_and_each_building_is_one_once():
    game = under_attack(targets=5, buildings=("12", "35", "84"), then="lowest")
    build(game, Building("35", 1, wrecked=True), Building("05", 0))
    assault(game)
    assert checks(game) == [("12", "defended"), ("84", "defended")]


@pytest.mark.rule("FH-THR-04")
def test_without_a_priority_the_party_chooses():
    game = under_attack(targets=2, buildings=("12", "35", "84"))
    assert ids(asked(threat.attack(game, game.state.stay))) == ["building:12", "building:35", "building:84"]
    game = under_attack(targets=2, buildings=("12", "35", "84"))
    assault(game, "building:84", "building:12")
    assert [number for number, _ in checks(game)] == ["84", "12"]


@pytest.mark.rule("FH-THR-06")
def test_nothing_is_wrecked_or_repaired_before_the_threat_is_over():
    game = under_attack(attack=50, targets=2, then="lowest", guard=("+0", "wrecked"))
    stay = game.state.stay
    run(game, threat.attack(game, stay))
    assert records.find(game, "12") == Building("12", 1)
    assert stay.week.siege.wrecked == ("12",)
    run(game, threat.attack(game, stay))
    assert records.find(game, "12") == Building("12", 1)
    assert stay.week.siege.damaged == ("35",)
    assault(game)
    assert records.find(game, "12") == Building("12", 1, wrecked=True)
    assert outpost(game).morale == NORMAL - 1


# --- defence checks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-DEF-01", "FH-DEF-04")
@pytest.mark.parametrize(
    ("card", "attack", "result"),
    [("+10", 30, "defended"), ("+10", 31, "damaged"), ("-10", 10, "defended"), ("-10", 11, "damaged")],
)
def test_the_card_and_the_total_defence_against_the_attack(card, attack, result):
    game = under_attack(attack=attack, guard=(card,), defence=20, buildings=("12",))
    assault(game)
    assert checks(game) == [("12", result)]


@pytest.mark.rule("FH-DEF-01", "FH-CSH-07")
def test_the_morale_is_part_of_the_defence():
    game = under_attack(attack=25, guard=("+0",), defence=20, buildings=("12",))
    records.change(game, morale=9)
    assault(game)
    assert checks(game) == [("12", "defended")]


@pytest.mark.rule("FH-DEF-04")
def test_some_threats_wreck_instead_of_damaging():
    game = under_attack(attack=50, guard=("+0",), buildings=("12",), wrecks=True)
    assault(game)
    assert records.find(game, "12").wrecked
    assert outpost(game).morale == NORMAL


@pytest.mark.rule("FH-DEF-05")
@pytest.mark.parametrize(("card", "attack", "result"), [("success", 999, "defended"), ("wrecked", 0, "wrecked")])
def test_two_cards_decide_by_themselves(card, attack, result):
    game = under_attack(attack=attack, guard=(card,), buildings=("12",))
    assault(game)
    assert checks(game) == [("12", result)]


@pytest.mark.rule("FH-DEF-02", "FH-DEF-09")
def test_the_worked_example_of_a_check():
    game = under_attack(attack=50, defence=35, soldiers=1, guard=("-10", "+10"), buildings=("98",))
    assault(game, "send:1", "use:+10")
    told_ = told(game, "check_defended")[0].args
    assert (told_["attack"], told_["defence"], told_["total"]) == (45, 35, 45)
    assert outpost(game).soldiers == 0


@pytest.mark.rule("FH-DEF-02")
@pytest.mark.parametrize(("level", "each"), [(1, 5), (2, 5), (3, 10), (4, 10)])
def test_each_soldier_lowers_the_attack_by_the_level_of_the_barracks(level, each):
    game = under_attack(attack=60, defence=0, soldiers=3, guard=("+0", "+0"), buildings=("12",), first=("12",))
    build(game, Building("98", level))
    assault(game, "send:2")
    assert told(game, "check_damaged")[0].args["attack"] == 60 - 2 * each
    assert outpost(game).soldiers == 1


@pytest.mark.rule("FH-DEF-02")
def test_any_number_of_soldiers_or_none():
    game = under_attack(soldiers=3, buildings=("98",))
    assert ids(asked(threat.attack(game, game.state.stay))) == ["send:0", "send:1", "send:2", "send:3"]
    assert game.state.stay.week.siege.chosen == ()  # nothing is said about a building that is still being attacked
    game = under_attack(soldiers=3, buildings=("98",))
    assault(game, "send:0")
    assert len(told(game, "guard_drawn")) == 1
    assert outpost(game).soldiers == 3


@pytest.mark.rule("FH-DEF-03")
def test_wrecked_barracks_send_nobody_and_mean_disadvantage():
    game = under_attack(attack=20, defence=20, soldiers=3, guard=("+0", "-10", "+10"), buildings=("12",))
    build(game, Building("98", 1, wrecked=True))
    assault(game)
    assert told(game, "check_damaged")[0].args["card"] == threat.guard_card("-10")
    assert outpost(game).soldiers == 3


@pytest.mark.rule("FH-DEF-06")
@pytest.mark.parametrize(
    ("cards", "worse"),
    [
        (("+10", "-10"), "-10"),
        (("success", "+20"), "+20"),
        (("wrecked", "-20"), "wrecked"),
        (("success", "wrecked"), "wrecked"),
    ],
)
def test_with_disadvantage_the_worse_of_two_counts(cards, worse):
    game = under_attack(guard=cards, buildings=("12",), modes=("disadvantage",))
    assault(game)
    found = [event for event in game.events if event.kind.startswith("check_")]
    assert found[0].args["card"] == threat.guard_card(worse)


@pytest.mark.rule("FH-DEF-06")
def test_with_advantage_the_party_chooses():
    game = under_attack(guard=("success", "-20"), buildings=("12",), modes=("advantage",))
    assert ids(asked(threat.attack(game, game.state.stay))) == ["use:-20", "use:success"]


@pytest.mark.rule("FH-DEF-06")
def test_advantage_and_disadvantage_cancel_each_other():
    game = under_attack(soldiers=2, guard=("+0", "+10"), buildings=("98",), modes=("disadvantage",))
    assault(game, "send:1")
    assert [event.args["card"] for event in told(game, "guard_drawn")] == [threat.guard_card("+10")]


@pytest.mark.rule("FH-DEF-07")
def test_the_deck_is_shuffled_when_it_runs_out_and_after_the_threat():
    game = under_attack(targets=3, buildings=("12", "35", "84"), then="lowest", guard=("+20", "+20"))
    assault(game)
    assert len(checks(game)) == 3
    assert (sorted(outpost(game).guard), outpost(game).guard_discard) == (["+20", "+20"], ())


@pytest.mark.rule("FH-DEF-08", "FH-CMP-15")
def test_the_town_guard_at_the_start_and_what_changes_it():
    game = outpost_of()
    deck = [*outpost(game).guard]
    counts = {card: deck.count(card) for card in deck}
    assert counts == {"+0": 6, "+10": 5, "-10": 5, "+20": 1, "-20": 1, "success": 1, "wrecked": 1}
    run(game, effects.carry_out(game, [there.Guard(add=("+20",), remove=("-20", "-20"))], "FH-EVT-03"))
    deck = [*outpost(game).guard]
    assert (deck.count("+20"), deck.count("-20"), len(deck)) == (2, 0, 20)


@pytest.mark.rule("FH-CSH-17")
def test_there_are_no_perks_of_the_town_guard():
    game = outpost_of()
    assert not [name for name in outpost(game).__struct_fields__ if "perk" in name]
    assert not [name for name, item in game.content.outpost.buildings.items() if "perks" in item.levels[0].uses]


# --- damaged and wrecked ------------------------------------------------------------------------------------------


def damaged(*buildings, **supplies):
    """These buildings are damaged, and this is in the outpost's supply."""
    game = under_attack(attack=99, buildings=buildings, targets=len(buildings), then="lowest")
    for what, number in supplies.items():
        resources.add(game, "outpost", what, number)
    return game


@pytest.mark.rule("FH-DMB-01")
def test_repairs_are_paid_in_any_mix_of_supplies():
    game = damaged("12", wood=1)
    resources.add(game, "drifter", "wood", 2)
    assault(game, "repair", "from:drifter:wood", "from:outpost:wood")
    assert (resources.supply(game, "outpost"), resources.supply(game, "drifter")) == ((), (("wood", 1),))
    assert outpost(game).morale == NORMAL


@pytest.mark.rule("FH-DMB-02", "FH-CSH-11")
def test_an_unpaid_repair_costs_1_morale_and_leaves_no_trace():
    game = damaged("12", wood=2)
    assault(game, "unpaid")
    assert (outpost(game).morale, resources.supply(game, "outpost")) == (NORMAL - 1, (("wood", 2),))
    assert records.find(game, "12") == Building("12", 1)


@pytest.mark.rule("FH-DMB-02")
def test_who_cannot_pay_is_not_asked():
    game = damaged("12", metal=3)
    assault(game)
    assert outpost(game).morale == NORMAL - 1


@pytest.mark.rule("FH-DMB-04", "FH-CSH-05")
def test_inspiration_may_pay_for_repairs_and_morale_0_stays_0():
    game = damaged("12")
    records.change(game, inspiration=2)
    assault(game, "repair")
    assert outpost(game).inspiration == 0
    game = damaged("12")
    records.change(game, morale=0)
    assault(game)
    assert outpost(game).morale == 0


@pytest.mark.rule("FH-DMB-03")
def test_a_wrecked_building_offers_nothing():
    game = under_attack(guard=("wrecked",), buildings=("34",))
    assert records.usable(game, "craft")
    assault(game)
    assert records.find(game, "34") == Building("34", 1, wrecked=True)
    assert not records.usable(game, "craft")


@pytest.mark.rule("FH-DMB-05", "FH-THR-03")
def test_no_building_is_damaged_and_wrecked_in_one_threat():
    game = under_attack(attack=99, targets=4, buildings=("12", "35"), then="lowest", guard=("+0", "wrecked"))
    assault(game)
    assert checks(game) == [("12", "wrecked"), ("35", "damaged")]


# --- walls --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-WAL-02")
def test_walls_weaken_an_attack_once_before_its_first_target():
    game = under_attack(attack=60, targets=3, buildings=("12", "35", "84"), then="lowest", defence=0)
    walls = game.content.outpost.walls
    records.change(game, walls=tuple(walls))
    less, fewer = sum(wall.attack for wall in walls.values()), sum(wall.targets for wall in walls.values())
    assert less
    assert fewer
    assault(game)
    assert {event.args["attack"] for event in told(game, "check_damaged")} == {60 - less}
    assert len(checks(game)) == 3 - fewer


@pytest.mark.rule("FH-WAL-02")
def test_walls_leave_one_target_at_least():
    game = under_attack(attack=60, targets=1, buildings=("12",))
    records.change(game, walls=tuple(game.content.outpost.walls))
    assault(game)
    assert len(checks(game)) == 1


@pytest.mark.rule("FH-WAL-01")
def test_walls_are_never_attacked():
    game = under_attack(attack=99, targets=9, buildings=("12",))
    records.change(game, walls=tuple(game.content.outpost.walls))
    assault(game)
    assert [number for number, _ in checks(game)] == ["12"]
    assert outpost(game).walls == tuple(game.content.outpost.walls)
