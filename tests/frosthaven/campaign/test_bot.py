"""What a sensible party does in its outpost with gold that is left, and after defeats."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from tafelrunde.games.frosthaven.campaign.bot import ANSWERS, EASIER_AFTER, RICH, WELL, Town
from tafelrunde.games.frosthaven.campaign.phase import downtime, operations, threat
from tafelrunde.games.frosthaven.campaign.records import outpost as records
from tafelrunde.games.frosthaven.campaign.scenarios import travel
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.world import train, world
from tafelrunde.games.havens.rules.setup import recommending
from tafelrunde.games.havens.state import Building, Played, Siege
from tafelrunde.kernel import Decision, Rules
from tests.helpers.frosthaven_town import build, only, outpost_of, who


def answered(game: Game, rules: Rules[Any], most: int = 60) -> list[str]:
    """Run rules to their end, or until there were so many questions: what the bot has answered."""
    found: list[str] = []
    value: Any = None
    with suppress(StopIteration):
        while len(found) < most:
            request = rules.send(value)
            value = None
            if isinstance(request, Decision):
                option = ANSWERS.get(request.question, Town.default)(Town(game, request)).option
                found.append(option.id)
                value = option.value
    return found


def spends(game: Game) -> None:
    """Both seats are in town until they have nothing more to do there."""
    stay = game.state.stay
    assert stay is not None
    stay.waiting = (0, 1)
    while stay.waiting:
        assert answered(game, downtime.downtime(game, stay))


def after(*results: str, difficulty: str = "normal") -> Game:
    """At the gates, after scenarios that ended like this."""
    game = outpost_of(difficulty=difficulty)
    game.state.chronicle = tuple([Played("1", result) for result in results])
    return game


def leaves(game: Game) -> list[str]:
    stay = game.state.stay
    assert stay is not None
    return answered(game, travel.gates(game, stay), most=3)


def test_gold_that_buys_nothing_better_goes_into_cards_of_the_hand():
    game = outpost_of(gold=400, level=3)
    only(game, Building("44", 1))
    spends(game)
    stuck = world(game).enhancements
    assert stuck
    for one in stuck:
        owner = who(game, game.card(one.card).owner)
        assert one.card in recommending.hand(game.content, owner.character)
    assert all(who(game, cls).character.gold < 400 for cls in ("drifter", "boneshaper"))


def test_blessings_are_for_the_rich():
    for gold, wanted in ((RICH, True), (RICH - 1, False)):
        game = outpost_of(gold=gold)
        only(game)
        build(game, *[Building(one.id, 1) for one in game.content.outpost.buildings.values() if _blesses(one)])
        train(game, who(game, "boneshaper"), gold=0)
        spends(game)
        assert who(game, "drifter").blessed is wanted


def _blesses(card: Any) -> bool:
    return any("bless" in level.uses for level in card.levels)


@pytest.mark.parametrize(
    ("supply", "works"),
    [
        ({"wood": 1, "metal": 9, "leather": 6}, ["use", "from:outpost:metal", "from:outpost:metal", "take:wood"]),
        ({"wood": 5, "metal": 9, "leather": 6}, ["leave"]),
        ({"wood": 1, "metal": 5, "leather": 4}, ["leave"]),
    ],
)
def test_the_workshop_makes_what_is_scarce_of_what_there_is_plenty_of(supply, works):
    game = outpost_of()
    only(game, Building("84", 1))
    records.change(game, supply=tuple(supply.items()))
    assert answered(game, operations.operate(game, game.state.stay)) == works


@pytest.mark.parametrize(("morale", "wanted"), [(WELL - 1, "use"), (WELL, "leave")])
def test_beer_is_for_a_mood_that_needs_it(morale, wanted):
    game = outpost_of()
    only(game, Building("67", 1))
    records.change(game, morale=morale, supply=(("axenut", 1),))
    assert answered(game, operations.operate(game, game.state.stay))[0] == wanted


@pytest.mark.parametrize(
    ("level", "morale", "wanted"),
    [(4, WELL, "unpaid"), (4, WELL - 1, "repair"), (1, WELL, "repair")],
)
def test_a_dear_repair_waits_while_the_mood_can_bear_it(level, morale, wanted):
    game = outpost_of()
    only(game, Building("98", level))
    records.change(game, morale=morale, supply=(("metal", 9),))
    records.week(game).siege = Siege(attack=10, targets=0, chosen=("98",), damaged=("98",))
    assert answered(game, threat.aftermath(game, game.state.stay))[0] == wanted


def test_after_defeats_in_a_row_it_is_easy_until_something_is_won():
    lost = ["lost"] * EASIER_AFTER
    assert leaves(after("won", *lost))[:2] == ["difficulty", "difficulty:easy"]
    assert leaves(after(*lost[1:]))[0].startswith("play:")
    assert leaves(after(*lost, difficulty="easy"))[0].startswith("play:")
    assert leaves(after(*lost, "won", difficulty="easy"))[:2] == ["difficulty", "difficulty:normal"]


def test_what_else_was_agreed_on_stands():
    assert leaves(after(*["lost"] * EASIER_AFTER, difficulty="hard"))[0].startswith("play:")
