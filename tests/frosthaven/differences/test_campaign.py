"""Chapter 15, about the campaign, as far as no test of the outpost shows it; and the register of gaps (16)."""

from __future__ import annotations

import pytest

from tafelrunde.catalogue import Catalogue
from tafelrunde.games.frosthaven.campaign import flow
from tafelrunde.games.frosthaven.campaign.characters import raising
from tafelrunde.games.frosthaven.campaign.phase import downtime
from tafelrunde.games.frosthaven.campaign.records import supplies
from tafelrunde.games.havens.box.scenarios import TreasureReward
from tests.helpers.frosthaven_town import content_with, finish, outpost_of, untold, who
from tests.helpers.gloomhaven_rules import asked, ids, run


@pytest.mark.rule("FH-DIF-50")
def test_an_outpost_phase_stands_where_the_city_phase_was():
    steps = ["time", "outpost_event", "threat", "operations", "downtime", "construction"]
    assert [stage for stage in flow.STAGES if stage in steps] == steps
    assert "city" not in flow.STAGES
    game = outpost_of()
    assert game.state.outpost is not None
    assert game.state.outpost.guard


@pytest.mark.rule("FH-DIF-51")
def test_there_is_no_reputation_and_nobody_donates():
    game = outpost_of()
    offered = ids(asked(downtime.downtime(game, game.state.stay)))
    assert not any("donat" in option for option in offered)
    fields = set(game.state.outpost.__struct_fields__)
    assert {"morale", "inspiration", "soldiers", "guard"} <= fields
    assert all(not party.reputation for party in game.state.parties)


@pytest.mark.rule("FH-TRE-07")
def test_half_a_design_is_worth_nothing_without_the_other():
    game = untold()
    halves = {
        62: TreasureReward(number=62, design="021", half=69),
        69: TreasureReward(number=69, design="021", half=62),
    }
    content_with(game, treasures=halves)
    before = supplies.available(game, "021")
    finish(game, "2", drifter={"treasures": (62,)})
    assert supplies.available(game, "021") == before
    finish(game, "2", boneshaper={"treasures": (69,)})
    assert supplies.available(game, "021") == game.item("021").copies > before


@pytest.mark.rule("FH-VAR-25")
def test_for_ten_gold_a_level_all_cards_above_the_first_level_are_learned_anew():
    game = outpost_of(level=3, gold=60, respec=True)
    one = who(game, "drifter")
    first = [card for card in one.character.pool if game.card(card).level in (0, 1, "X")]
    question = asked(raising.respec(game, one))
    levels = {game.card(option.partition(":")[2]).level for option in ids(question)}
    assert levels == {2}
    chosen = ids(question)[1]
    later = ids(asked(raising.respec(game, one), chosen))
    assert {game.card(option.partition(":")[2]).level for option in later} == {2, 3}
    run(game, raising.respec(game, one), chosen, later[-1])
    after = who(game, "drifter").character
    assert (after.gold, after.level, len(after.pool)) == (30, 3, len(first) + 2)
    assert set(first) <= set(after.pool)
    assert {chosen.partition(":")[2], later[-1].partition(":")[2]} <= set(after.pool)


@pytest.mark.rule("FH-VAR-25")
def test_only_where_the_table_plays_with_it_and_with_the_gold():
    assert not raising.may_respec(outpost_of(level=3, gold=60), who(outpost_of(level=3, gold=60), "drifter"))
    poor = outpost_of(level=3, gold=29, respec=True)
    assert not raising.may_respec(poor, who(poor, "drifter"))
    young = outpost_of(level=1, gold=60, respec=True)
    assert not raising.may_respec(young, who(young, "drifter"))


@pytest.mark.rule("FH-GAP-05")
def test_interpretations_that_change_play_are_marked_as_such():
    rules = {rule.id: rule.text for rule in Catalogue.load("frosthaven")}
    named = [word.strip(" ,.") for word in rules["FH-GAP-05"].split() if word.startswith("FH-")]
    assert len(named) == 17
    unmarked = [name for name in named if not any(mark in rules[name] for mark in ("INTERP", "GAP", "INFERRED"))]
    assert unmarked == []
