"""Step 5 of an outpost phase (10.22): building, raising, walls, and rebuilding after that."""

from __future__ import annotations

import pytest

from tafelrunde.games.frosthaven.campaign.phase import construction, operations, time
from tafelrunde.games.frosthaven.campaign.records import outpost as records
from tafelrunde.games.frosthaven.campaign.records import resources, supplies
from tafelrunde.games.frosthaven.campaign.records.outpost import outpost
from tafelrunde.games.havens.rules.campaign.world import change, change_world, prosperity_level, world
from tafelrunde.games.havens.state import Building
from tests.helpers.frosthaven_town import join, only, outpost_of, who
from tests.helpers.gloomhaven_rules import asked, ids, run


def site(*buildings, morale=6, prosperity=0, **supply):
    """A construction step with these buildings and this supply of the outpost."""
    game = outpost_of()
    only(game, *buildings)
    records.change(game, morale=morale, inspiration=supply.pop("inspiration", 0))
    change_world(game, prosperity=prosperity)
    for what, number in supply.items():
        resources.add(game, "outpost", what, number)
    change(game, who(game, "boneshaper"), resources=(("leather", 1),))  # so that there is always something to decide
    game.state.stay.stage = "construction"
    return game


def offered(game):
    return ids(asked(construction.construct(game, game.state.stay)))


def do(game, *answers):
    run(game, construction.construct(game, game.state.stay), *answers)


def why(game, option):
    question = asked(construction.construct(game, game.state.stay))
    return next((no.rule for no in question.refused() if no.id == option), "")


PLENTY = {"wood": 30, "metal": 30, "leather": 30}


@pytest.mark.rule("FH-BAU-01")
def test_one_building_is_built_or_raised_in_a_phase():
    game = site(Building("12", 0), Building("17", 0), Building("35", 1), morale=1, prosperity=6, **PLENTY)
    assert {"build:12", "build:17", "raise:35"} <= set(offered(game))
    do(game, "build:12")
    assert why(game, "build:17") == "FH-BAU-02"
    assert not [name for name in offered(game) if name.startswith(("build", "raise", "wall"))]


@pytest.mark.rule("FH-BAU-02", "FH-CSH-11")
def test_2_morale_pay_for_a_second_one_and_not_for_a_third():
    game = site(Building("12", 0), Building("17", 0), Building("05", 0), morale=6, **PLENTY)
    do(game, "build:12")
    assert outpost(game).morale == 6
    do(game, "build:17")
    assert outpost(game).morale == 4
    assert "build:05" not in offered(game)


@pytest.mark.rule("FH-BAU-02")
@pytest.mark.parametrize(("morale", "may"), [(1, False), (2, True)])
def test_that_needs_2_morale(morale, may):
    game = site(Building("12", 0), Building("17", 0), morale=morale, **PLENTY)
    do(game, "build:12")
    assert ("build:17" in offered(game)) is may


@pytest.mark.rule("FH-BAU-03")
def test_wrecked_buildings_are_not_raised():
    game = site(Building("34", 1, wrecked=True), **PLENTY)
    assert "raise:34" not in offered(game)
    assert why(game, "raise:34") == "FH-BAU-03"


@pytest.mark.rule("FH-BAU-03")
def test_any_number_of_wrecks_is_rebuilt_but_nothing_is_built_after_that():
    wrecks = [Building(number, 1, wrecked=True) for number in ("34", "35", "98")]
    game = site(*wrecks, Building("12", 0), **PLENTY)
    do(game, "rebuild:34")
    assert "build:12" not in offered(game)
    do(game, "rebuild:35")
    do(game, "rebuild:98")
    assert not any(one.wrecked for one in outpost(game).buildings)


@pytest.mark.rule("FH-BAU-04", "FH-CSH-14")
def test_the_prosperity_level_must_be_high_enough():
    game = site(Building("12", 1), Building("17", 0), **PLENTY)
    assert "raise:12" not in offered(game)
    assert why(game, "raise:12") == "FH-BAU-04"
    change_world(game, prosperity=15)
    assert "raise:12" in offered(game)


@pytest.mark.rule("FH-BAU-05")
def test_who_is_below_half_the_new_level_may_rise_at_once():
    game = site(Building("12", 0), prosperity=14, **PLENTY)
    question = asked(construction.construct(game, game.state.stay), "build:12")
    assert (question.question, question.rule, ids(question)) == ("catch_up", "FH-BAU-05", ["rise", "stay"])
    game = site(Building("12", 0), prosperity=14, **PLENTY)
    card = "learn:DR-15"
    do(game, "build:12", "rise", card, "perk:drifter-perk-01", "stay")
    assert prosperity_level(game) == 3
    assert (who(game, "drifter").character.level, who(game, "boneshaper").character.level) == (2, 1)


@pytest.mark.rule("FH-BAU-05")
def test_who_is_not_there_is_not_asked():
    game = site(Building("12", 0), prosperity=14, **PLENTY)
    game.state.players = 3
    away = join(game, "banner_spear", 2)
    game.state.parties = (
        type(game.state.parties[0])(name="1", company=tuple(one.id for one in game.state.roster if one.id != away.id)),
    )
    do(game, "build:12", "stay", "stay")
    assert who(game, "banner_spear").character.level == 1


@pytest.mark.rule("FH-BAU-06", "FH-BLD-04")
def test_to_build_costs_what_the_plot_says_and_brings_the_first_card():
    game = site(Building("12", 0), wood=3, metal=1)
    do(game, "build:12")
    assert records.find(game, "12") == Building("12", 1)
    assert resources.supply(game, "outpost") == (("wood", 1),)
    assert world(game).prosperity == 2


@pytest.mark.rule("FH-BAU-07", "FH-STO-02", "FH-CRF-06")
def test_to_raise_replaces_the_card_by_the_next_one():
    game = site(Building("34", 1), **PLENTY)
    assert supplies.available(game, "011") == 0
    do(game, "raise:34")
    assert records.find(game, "34") == Building("34", 2)
    assert dict(resources.supply(game, "outpost")) == {"wood": 27, "metal": 28, "leather": 28}
    assert supplies.available(game, "011") == 2
    assert world(game).prosperity == 2


@pytest.mark.rule("FH-BAU-07", "FH-CSH-07")
def test_one_time_effects_come_with_each_level():
    game = site(Building("98", 1), prosperity=6, **PLENTY)
    before = outpost(game).defence
    do(game, "raise:98")
    assert outpost(game).defence == before + 5


@pytest.mark.rule("FH-BAU-08")
def test_to_rebuild_turns_the_card_back():
    game = site(Building("35", 2, wrecked=True), wood=2, leather=3)
    do(game, "rebuild:35")
    assert records.find(game, "35") == Building("35", 2)
    assert resources.supply(game, "outpost") == (("leather", 1),)


@pytest.mark.rule("FH-BAU-09")
@pytest.mark.parametrize("before", [Building("37", 0), Building("37", 1, wrecked=True)])
def test_what_was_built_or_rebuilt_is_of_use_from_the_next_phase_on(before):
    game = site(before, **PLENTY)
    do(game, "build:37" if not before.level else "rebuild:37")
    assert not records.usable(game, "buy")
    stay = game.state.stay
    run(game, time.begin(game, stay))
    assert records.usable(game, "buy")


@pytest.mark.rule("FH-BAU-10", "FH-RES-04", "FH-CSH-03")
def test_only_the_outposts_supply_pays_and_characters_may_give_to_it():
    game = site(Building("12", 0), wood=2)
    change(game, who(game, "drifter"), resources=(("metal", 1),))
    assert "build:12" not in offered(game)
    assert why(game, "build:12") == "FH-BAU-10"
    do(game, "give:drifter:metal")
    do(game, "build:12")
    assert resources.supply(game, "outpost") == ()


@pytest.mark.rule("FH-CSH-05", "FH-BAU-10")
def test_inspiration_replaces_any_number_of_materials():
    game = site(Building("12", 0), wood=1, inspiration=2)
    do(game, "build:12")
    assert (outpost(game).inspiration, resources.supply(game, "outpost")) == (0, ())
    game = site(Building("12", 0), wood=2, metal=1, inspiration=5)
    question = asked(construction.construct(game, game.state.stay), "build:12")
    assert ids(question) == ["replace:0", "replace:1", "replace:2"]
    game = site(Building("12", 0), wood=2, metal=1, inspiration=5)
    do(game, "build:12", "replace:1", "replace:1")
    assert outpost(game).inspiration == 3
    assert dict(resources.supply(game, "outpost")) == {"wood": 1, "metal": 1}


@pytest.mark.rule("FH-WAL-01")
def test_a_wall_takes_the_place_of_a_building():
    game = site(Building("12", 0), wood=9, metal=2, morale=1)
    before = outpost(game).defence
    do(game, "wall:palisade")
    assert outpost(game).walls == ("palisade",)
    assert (outpost(game).defence, world(game).prosperity) == (before + 10, 1)
    assert "build:12" not in offered(game)
    assert [one.id for one in records.deck(game)] == []


@pytest.mark.rule("FH-WAL-03")
def test_one_wall_needs_another_before_it():
    game = site(prosperity=15, **PLENTY)
    assert "wall:stone_wall" not in offered(game)
    assert why(game, "wall:stone_wall") == "FH-WAL-03"
    records.change(game, walls=("palisade",))
    assert "wall:stone_wall" in offered(game)
    assert "wall:palisade" not in offered(game)


@pytest.mark.rule("FH-CMP-14")
def test_a_building_card_has_all_that_it_needs():
    game = outpost_of()
    for building in game.content.outpost.buildings.values():
        assert building.name.de
        assert building.name.en
        for number, level in enumerate(building.levels, 1):
            assert level.repair
            assert level.rebuild
            assert level.cost or (building.start or 0) >= number


@pytest.mark.rule("FH-CMP-16")
def test_travel_symbols_come_with_buildings():
    game = site(Building("65", 0), prosperity=6, **PLENTY)
    do(game, "build:65")
    assert outpost(game).travel == ("sledge",)


def test_a_new_building_does_not_operate_before_the_next_phase():
    game = site(Building("17", 0), **PLENTY)
    do(game, "build:17")
    before = dict(resources.supply(game, "outpost"))
    run(game, time.begin(game, game.state.stay))
    run(game, operations.operate(game, game.state.stay))
    assert dict(resources.supply(game, "outpost"))["wood"] == before["wood"] + 1


def test_the_party_may_leave_it():
    game = site(Building("12", 0), **PLENTY)
    do(game, "done")
    assert (game.state.stay.stage, game.state.stay.week) == ("gates", None)
    assert records.find(game, "12") == Building("12", 0)
