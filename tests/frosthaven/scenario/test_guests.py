"""Classes that Gloomhaven lends (12.2)."""

from __future__ import annotations

import pytest

from tafelrunde.bots import RandomBot
from tafelrunde.games.frosthaven import RULEBOOK, guests
from tafelrunde.games.gloomhaven import RULEBOOK as GLOOMHAVEN
from tafelrunde.kernel import BadSetup, Match
from tafelrunde.kernel.words.messages import CODES
from tests.frosthaven.test_games import FOREIGN, KNOWN, look_around, look_at, plain
from tests.helpers.frosthaven_town import founded

PARTY = {"class_1": "brute", "class_2": "drifter", "class_3": "spellweaver"}


@pytest.mark.rule("FH-VAR-03")
def test_a_class_of_the_other_game_needs_the_variant():
    with pytest.raises(BadSetup, match="FH-VAR-03"):
        RULEBOOK.setup(2, PARTY)
    assert RULEBOOK.setup(2, {**PARTY, "crossover_classes": True})["class_1"] == "brute"


@pytest.mark.rule("FH-VAR-03")
def test_its_cards_do_what_they_do_there_and_have_names_here():
    merged = guests.content_with(RULEBOOK.content)
    theirs = GLOOMHAVEN.content
    for cls in guests.classes():
        cards = merged.classes[cls].cards
        assert [merged.cards[card].name for card in cards] == [
            theirs.cards[card].name for card in theirs.classes[cls].cards
        ]
        assert [merged.cards[card].initiative for card in cards] == [
            theirs.cards[card].initiative for card in theirs.classes[cls].cards
        ]
        for code in CODES:
            assert RULEBOOK.name(cls, code)
            assert all(RULEBOOK.name(card, code) for card in cards)
    # What has the same name in both games is not mixed up.
    assert merged.areas["cone3"] == RULEBOOK.content.areas["cone3"]
    assert merged.areas["guest_cone3"] == theirs.areas["cone3"]
    assert all(merged.cards[card] is one for card, one in RULEBOOK.content.cards.items())


@pytest.mark.rule("FH-VAR-03")
@pytest.mark.parametrize("seed", range(3))
def test_guests_play_whole_scenarios_by_the_rules_of_this_game(seed):
    options = {**PARTY, "crossover_classes": True, "scenario": "1", "characters": 3, "hero_level": 1 + 4 * seed}
    match = Match.new(RULEBOOK, 1 + seed, seed, options=options)
    bot, answers = RandomBot(seed), 0
    while (decision := match.decision) is not None:
        if answers % 9 == 0:
            look_at(decision)
            RULEBOOK.check(match.state)
        if answers % 70 == 0:
            look_around(match)
        match.answer(bot.choose(decision, match.view(max(decision.seat, 0))), decision.seat)
        answers += 1
    assert {hero.id for hero in match.state.heroes} == set(PARTY.values())
    assert {event.rule for event in match.events if event.rule} <= KNOWN
    assert not FOREIGN.search(plain(match.events))


@pytest.mark.rule("FH-VAR-03")
def test_in_a_campaign_they_can_be_chosen_like_others():
    assert "brute" not in founded().state.world.classes
    game = founded(crossover_classes=True)
    assert {"brute", "drifter"} <= set(game.state.world.classes)
