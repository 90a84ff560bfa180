"""How an adventure stands, and what a searching bot compares."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.games.sword_and_sorcery.bot import prospects
from tafelrunde.games.sword_and_sorcery.bot.sensible import MOST_SEARCHED, SensibleBot
from tafelrunde.games.sword_and_sorcery.state.journey import Record
from tafelrunde.kernel import Match
from tests.sword_and_sorcery.table import table


def stands(first: str = "zone: B1", more: str = "") -> float:
    return prospects(table(f"heroes: [{{{first}}}, {{zone: B1}}]\n{more}\nactive: 0").state)


def test_wounds_ghosts_enemies_and_time_that_is_over_make_it_worse():
    usual = stands()
    assert 0.0 < usual < 1.0
    assert stands("zone: B1, wounds: 3") < usual
    assert stands("zone: A1, ghost: true") < stands("zone: B1, wounds: 3")
    spider = stands(more="enemies: [{card: giant_spider_1, zone: B2}]")
    assert spider < usual
    assert stands(more="enemies: [{card: giant_spider_1, zone: B2, wounds: 2}]") > spider
    late = table("heroes: [{zone: B1}, {zone: B1}]\nactive: 0").state
    late.event_deck.clear()
    assert prospects(late) < usual


def test_equipment_and_the_way_to_the_goal_make_it_better():
    assert stands("zone: B1, main: shortsword") > stands("zone: B1, main: ''")
    # The gate is in D2.
    assert stands("zone: C1") > stands("zone: A2")


def test_the_end_is_the_truth():
    over = table("heroes: [{zone: B1}, {zone: B1}]\nactive: 0").state
    over.result, over.phase = "won", "over"
    assert prospects(over) == 1.0
    over.result = "lost"
    assert prospects(over) == 0.0


def test_in_a_campaign_each_adventure_has_its_share():
    def campaign(*results: str) -> float:
        state = Match.new(RULEBOOK, 2, 1, options={"mode": "campaign"}).state
        state.chronicle = tuple(Record(f"scene_{at}", result) for at, result in enumerate(results))
        return prospects(state)

    assert 0.0 < campaign() < campaign("won") < campaign("won", "lost", "won") < campaign(*["won"] * 20) < 1.0
    assert campaign("won", "lost") == campaign("won")


def test_it_compares_what_makes_sense_and_what_it_would_do_itself_first():
    match = table("""
        heroes: [{zone: B1, main: shortsword}, {zone: B1}]
        enemies: [{card: giant_spider_1, zone: B1}, {card: devil_gremlin_1, zone: B1, wounds: 3}]
        active: 0
    """)
    decision, view = match.decision, match.view(0)
    found = SensibleBot(1).candidates(decision, view)
    assert found[0] == SensibleBot(1).choose(decision, view)
    assert {"attack:main:enemy:giant_spider_1", "attack:main:enemy:devil_gremlin_1"} <= {one.id for one in found}
    assert 1 < len(found) <= MOST_SEARCHED
    assert len({one.id for one in found}) == len(found)
