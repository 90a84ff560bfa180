"""The sensible bot: answers everything, says why in both languages, and sees no more than its seat."""

from itertools import islice

import pytest

from tafelrunde.bots import RandomBot, SearchBot
from tafelrunde.games.monster_lands.bot import SensibleBot, prospects
from tafelrunde.games.monster_lands.bot.sensible import ANSWERS
from tafelrunde.games.monster_lands.rules.adventure import odds
from tafelrunde.kernel import Chance, IllegalAnswer, Match, find
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import CODES
from tafelrunde.lab.playing.modes import all_modes
from tests.bots import test_bots

RULEBOOK = find("monster_lands")
MODES = list(islice(all_modes(RULEBOOK), 24))
LANGUAGES = [Language(code, RULEBOOK) for code in CODES]


@pytest.mark.parametrize("number", range(len(MODES)))
def test_answers_every_question_and_says_why(number: int):
    """Among bots that play at random it comes into every situation, sensible or not."""
    setup = MODES[number]
    match = Match.new(RULEBOOK, setup.players, number, recording=False, options=setup.options)
    wild = RandomBot(number)
    chance = Chance(number)
    while (decision := match.decision) is not None:
        view = match.view(decision.seat)
        advice = SensibleBot(1).advise(decision, view)
        assert advice.option in decision.options
        for language in LANGUAGES:
            assert language.texts.has(f"reason-{advice.reason}"), advice.reason
            text, errors = language.texts.format(f"reason-{advice.reason}", language.arguments(advice.args))
            assert text
            assert not errors, (text, errors)
        match.answer(advice.option if chance.below(3) else wild.choose(decision, view))


def test_knows_every_question_of_the_rules():
    asked = set()
    for seed, setup in enumerate(MODES):
        match = Match.new(RULEBOOK, setup.players, seed, recording=False, options=setup.options)
        bot = RandomBot(seed)
        while (decision := match.decision) is not None:
            asked.add(decision.question)
            match.answer(bot.choose(decision, match.view(decision.seat)))
    assert asked <= ANSWERS.keys()


def test_beats_random():
    won = 0
    for seed in range(8):
        bots = [SensibleBot(1), RandomBot(seed)][:: 1 if seed % 2 else -1]
        outcome = Match.new(RULEBOOK, 2, seed, recording=False).play(bots)
        won += outcome.winners == (0 if seed % 2 else 1,)
    assert won == 8


def lookalike(match: Match, seat: int, seed: int) -> Match | None:
    """Another world that the seat can't tell from this one: dealt anew at the last checkpoint, then the same answers.

    Here rules act between a checkpoint and their question, so the deal must come before they run.
    """
    chance = Chance(seed)
    checkpoint, since = match.last_checkpoint
    dealt = Match.from_state(RULEBOOK, match.setup, checkpoint).start
    RULEBOOK.imagine(dealt, seat, chance)
    dealt.rng = chance.bits()
    other = Match.from_state(RULEBOOK, match.setup, dealt)
    try:
        for answer in since:
            other.answer(answer.option, answer.seat)
    except IllegalAnswer:
        return None
    return other


@pytest.mark.parametrize("players", [2, 4])
def test_advises_alike_where_the_seat_sees_alike(players: int):
    match = Match.new(RULEBOOK, players, seed=players, options={"ambush_module": True})
    bot = SensibleBot(1)
    compared = 0
    while (decision := match.decision) is not None and compared < 120:
        seat = decision.seat
        other = lookalike(match, seat, match.seed + compared)
        asked = other.decision if other is not None else None
        if other is not None and asked is not None and asked.fingerprint() == decision.fingerprint():
            one = SensibleBot(1).advise(decision, match.view(seat))
            two = SensibleBot(1).advise(asked, other.view(seat))
            assert (one.option.id, one.reason, one.args) == (two.option.id, two.reason, two.args)
            compared += 1
        match.answer(bot.choose(decision, match.view(seat)))
    assert compared > 60


def test_search_chooses_alike_where_the_seat_sees_alike(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(test_bots, "lookalike", lookalike)
    match = Match.new(RULEBOOK, 3, seed=5, options={"ambush_module": True})
    assert test_bots.assert_same_choices(match, iterations=6, most=12) > 6


def test_search_plays_legally():
    match = Match.new(RULEBOOK, 2, seed=3)
    for _ in range(10):
        decision = match.decision
        assert decision is not None
        match.answer(SearchBot(1, iterations=4).choose(decision, match.view(decision.seat)))


def test_prospects_lie_between_nothing_and_everything():
    match = Match.new(RULEBOOK, 3, seed=8, recording=False)
    bot = SensibleBot(1)
    while (decision := match.decision) is not None:
        assert all(0.0 <= prospects(match.state, seat) <= 1.0 for seat in range(3))
        match.answer(bot.choose(decision, match.view(decision.seat)))
    outcome = match.outcome
    assert outcome is not None
    values = [prospects(match.state, seat) for seat in range(3)]
    assert values.index(max(values)) in outcome.winners


def test_odds_of_plain_dice():
    """The figures of table 14.12."""
    assert odds.reach(4, 0, 0, 0, 0, 14) == pytest.approx(0.556, abs=0.001)
    assert odds.reach(2, 0, 1, 0, 0, 12) == pytest.approx(0.375, abs=0.001)
    assert odds.reach(3, -1, 0, 0, 0, 16) == 0.0
    assert odds.fate(3, 0, 1, False)[0] == pytest.approx(0.296, abs=0.001)
    assert odds.fate(2, 0, 0, True)[0] == pytest.approx(8 / 9)
