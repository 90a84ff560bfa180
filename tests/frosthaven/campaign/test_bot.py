"""What a sensible party does in its outpost with gold that is left, and after defeats."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from tafelrunde.games.frosthaven.campaign.bot import ANSWERS, EASIER_AFTER, RICH, Town
from tafelrunde.games.frosthaven.campaign.phase import downtime
from tafelrunde.games.frosthaven.campaign.scenarios import travel
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.world import train, world
from tafelrunde.games.havens.rules.setup import recommending
from tafelrunde.games.havens.state import Building, Played
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


def test_after_defeats_in_a_row_it_is_easy_until_something_is_won():
    lost = ["lost"] * EASIER_AFTER
    assert leaves(after("won", *lost))[:2] == ["difficulty", "difficulty:easy"]
    assert leaves(after(*lost[1:]))[0].startswith("play:")
    assert leaves(after(*lost, difficulty="easy"))[0].startswith("play:")
    assert leaves(after(*lost, "won", difficulty="easy"))[:2] == ["difficulty", "difficulty:normal"]


def test_what_else_was_agreed_on_stands():
    assert leaves(after(*["lost"] * EASIER_AFTER, difficulty="hard"))[0].startswith("play:")
