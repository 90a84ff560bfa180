"""The bots in whole games of Gloomhaven: they answer everything, say why, and come to an end."""

import pytest

from tafelrunde.bots import RandomBot, SearchBot
from tafelrunde.kernel import Chance, Match, find
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import CODES

RULEBOOK = find("gloomhaven")
LANGUAGES = [Language(code, RULEBOOK) for code in CODES]
PARTY = {"class_1": "brute", "class_2": "spellweaver"}


def begun(scenario: str, seed: int, *, recording: bool = False) -> Match:
    return Match.new(RULEBOOK, 2, seed, recording=recording, options={"scenario": scenario, **PARTY})


def test_the_random_bot_comes_to_an_end():
    outcome = begun("91", 1).play([RandomBot(1), RandomBot(2)])
    assert outcome is not None


def test_the_sensible_bot_wins_an_easy_scenario():
    """The exercise: it wins most of these, and nobody who plays at random wins one."""
    won = [bool(begun("91", seed).play([RULEBOOK.bot(0)] * 2).winners) for seed in range(4)]
    lost = [bool(begun("91", seed).play([RandomBot(seed)] * 2).winners) for seed in range(4)]
    assert sum(won) > sum(lost)


def test_the_searching_bot_plays_a_round():
    """A small search decides the questions of a whole round; more would take too long here."""
    match = begun("91", 3, recording=True)
    bot = SearchBot(1, iterations=2)
    sensible = RULEBOOK.bot(1)
    while match.state.round < 2:
        decision = match.decision
        assert decision is not None
        view = match.view(max(decision.seat, 0))
        chosen = bot.choose(decision, view) if match.state.round else sensible.choose(decision, view)
        assert chosen in decision.options
        match.answer(chosen, decision.seat)


@pytest.mark.parametrize("scenario", ["1", "101", "102", "103", "105", "108"])
def test_says_why_in_every_situation(scenario: str):
    """Beside a bot that plays at random it comes into situations that it would avoid."""
    match = begun(scenario, 5)
    wild, chance = RandomBot(5), Chance(5)
    for _ in range(150):
        decision = match.decision
        if decision is None:
            break
        view = match.view(max(decision.seat, 0))
        advice = RULEBOOK.bot(1).advise(decision, view)
        assert advice.option.id in [option.id for option in decision.options]
        for language in LANGUAGES:
            assert language.texts.has(f"reason-{advice.reason}"), advice.reason
            text, errors = language.texts.format(f"reason-{advice.reason}", language.arguments(advice.args))
            assert text
            assert not errors, (text, errors)
        match.answer(advice.option.id if chance.below(3) else wild.choose(decision, view).id, decision.seat)
