"""Random and search: fair, repeatable, and without a look into other hands."""

import multiprocessing
import sys
from collections import Counter

import pytest

from tafelrunde.bots import BadBot, RandomBot, SearchBot, make_bot, needs_history
from tafelrunde.bots.helpers import Helpers
from tafelrunde.kernel import Chance, Decision, IllegalAnswer, Match, Option, find
from tests.lab import toy

HOARD = find(toy.Hoard.id)


def test_random_takes_every_option_alike():
    bot = RandomBot(1)
    match = Match.new("hoard", seed=1)
    decision = Decision(0, "which", [Option("a"), Option("b"), Option("c")])
    counted = Counter(bot.choose(decision, match.view(0)).id for _ in range(3000))
    assert set(counted) == {"a", "b", "c"}
    assert min(counted.values()) > 900


@pytest.mark.parametrize(
    ("spec", "iterations", "seconds"), [("search", None, 1.5), ("search:200", 200, None), ("search:0.2s", None, 0.2)]
)
def test_search_by_name(spec: str, iterations: int | None, seconds: float | None):
    bot = make_bot(spec, HOARD, seed=3)
    assert isinstance(bot, SearchBot)
    assert (bot.iterations, bot.seconds, bot.seed) == (iterations, seconds, 3)
    assert needs_history(spec)


def test_the_other_bots_by_name():
    assert isinstance(make_bot("random", HOARD, 1), RandomBot)
    assert isinstance(make_bot("sensible", HOARD, 1), toy.CautiousBot)


@pytest.mark.parametrize("spec", ["", "clever", "search:", "search:0", "search:-5", "search:0s", "random:3"])
def test_a_bot_that_does_not_exist(spec: str):
    with pytest.raises(BadBot, match="there are: random, sensible, search"):
        make_bot(spec, HOARD, 1)


def test_search_says_why():
    match = Match.new("hoard", seed=4)
    decision = match.decision
    assert decision is not None
    advice = SearchBot(1, iterations=30).advise(decision, match.view(0))
    assert advice.reason == "search"
    assert 15 <= advice.args["iterations"] <= 30
    assert advice.args["iterations"] / 8 < advice.args["visits"] <= advice.args["iterations"]
    assert 0 <= advice.args["value"] <= 100


def test_the_only_option_needs_no_search():
    match = Match.new("hoard", seed=4)
    only = Option("only")
    advice = SearchBot(1).advise(Decision(0, "which", [only]), match.view(0))
    assert (advice.option, advice.reason) == (only, "only")


def test_search_changes_nothing_at_the_table():
    match = Match.new("hoard", seed=4)
    before = match.clone()
    decision = match.decision
    assert decision is not None
    SearchBot(1, iterations=20).choose(decision, match.view(decision.seat))
    assert match.state == before.state
    assert match.events == before.events


def test_search_keeps_within_its_seconds():
    match = Match.new("hoard", seed=4)
    decision = match.decision
    assert decision is not None
    advice = SearchBot(1, seconds=0.02).advise(decision, match.view(0))
    assert 1 <= advice.args["iterations"] < 5000


def test_search_beats_the_bot_it_imagines():
    points = 0.0
    for seed in range(12):
        seat = seed % 2
        bots = [toy.CautiousBot(), toy.CautiousBot(), SearchBot(seed, iterations=60)]
        outcome = Match.new("hoard", seed=seed).play([bots[2 if seat == 0 else 0], bots[2 if seat == 1 else 1]])
        points += (seat in outcome.winners) / len(outcome.winners)
    assert points >= 9


def test_a_game_may_ask_for_caution(monkeypatch: pytest.MonkeyPatch):
    """How far another option must be ahead is the sensible bot's to say: the surer it is, the less search differs."""

    def differs() -> int:
        count = 0
        for seed in range(8):
            match = Match.new("hoard", seed=seed)
            while (decision := match.decision) is not None:
                view = match.view(decision.seat)
                own = toy.CautiousBot().choose(decision, view)
                count += SearchBot(seed, iterations=40).choose(decision, view).id != own.id
                match.answer(own)
        return count

    assert differs() > 0
    monkeypatch.setattr(toy.CautiousBot, "caution", 1e12, raising=False)
    assert differs() == 0


def test_after_two_laps_it_does_what_the_sensible_bot_does():
    """Two worlds say nothing about the difference of options, however large it seems."""
    differs = {2: 0, 12: 0}
    for seed in range(16):
        match = Match.new("hoard", seed=seed)
        while (decision := match.decision) is not None:
            view = match.view(decision.seat)
            own = toy.CautiousBot().choose(decision, view)
            for laps in differs:
                search = SearchBot(seed, iterations=laps * len(decision.options))
                differs[laps] += search.choose(decision, view).id != own.id
            match.answer(own)
    assert differs[2] == 0
    assert differs[12] > 0


def lookalike(match: Match, seat: int, seed: int) -> Match | None:
    """Another world that the seat can't tell from this one, with the same answers since the last checkpoint."""
    chance = Chance(seed)
    rulebook = match.rulebook
    checkpoint, since = match.last_checkpoint
    other = Match.from_state(rulebook, match.setup, checkpoint)
    dealt = other.state
    rulebook.imagine(dealt, seat, chance)
    dealt.rng = chance.bits()
    other = Match.from_state(rulebook, match.setup, dealt)
    try:
        for answer in since:
            other.answer(answer.option, answer.seat)
    except IllegalAnswer:
        return None
    return other


def assert_same_choices(match: Match, iterations: int, most: int) -> int:
    """At many decisions of a game the search chooses alike in worlds that look alike; how many were compared."""
    walk = RandomBot(match.seed)
    compared = 0
    while (decision := match.decision) is not None and compared < most:
        seat = max(decision.seat, 0)
        other = lookalike(match, seat, match.seed + compared)
        asked = other.decision if other is not None else None
        if other is not None and asked is not None and asked.fingerprint() == decision.fingerprint():
            bot = SearchBot(7, iterations=iterations)
            assert bot.choose(decision, match.view(seat)).id == bot.choose(asked, other.view(seat)).id
            compared += 1
        match.answer(walk.choose(decision, match.view(seat)))
    return compared


@pytest.mark.parametrize("seed", range(4))
def test_search_chooses_alike_where_the_seat_sees_alike(seed: int):
    match = Match.new("hoard", players=3, seed=seed)
    assert assert_same_choices(match, iterations=25, most=40) > 10


def test_a_secret_choice_of_another_seat_does_not_matter():
    bidder = pytest.importorskip("examples.highest_bidder").HighestBidder()
    for seed in range(6):
        match = Match.new(bidder, players=2, seed=seed)
        first, _ = match.decisions
        choices = set()
        for option in first.options:
            other = match.clone()
            other.answer(option.id, 0)
            (mine,) = other.decisions
            choices.add(SearchBot(seed, iterations=20).choose(mine, other.view(1)).id)
        assert len(choices) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="processes are copied only there")
def test_two_cores_try_twice_as_many_worlds():
    """The race is the same; who runs it is not: with the same budget, both together come to the same number."""
    match = Match.new("gloomhaven", 2, 3, options={"scenario": "1"})
    while match.decision.question != "select":
        match.answer(match.decision.options[0], match.decision.seat)
    decision, view = match.decision, match.view(max(match.decision.seat, 0))
    first = SearchBot(1, iterations=60, cores=2).advise(decision, view)
    assert first == SearchBot(1, iterations=60, cores=2).advise(decision, view), "it can be repeated"
    assert 2 <= first.args["iterations"] <= 61
    assert SearchBot(1, iterations=5, cores=2).advise(decision, view).args["iterations"] in (5, 6)
    assert not multiprocessing.active_children()


def test_a_worker_without_copies_searches_alone():
    with Helpers(lambda world, places, most: [float(world)] * min(most, len(places)), 1) as alone:
        assert alone.size == 1
        assert alone.run([7], [0, 1, 2], 2) == [[7.0, 7.0]]


@pytest.mark.skipif(sys.platform != "linux", reason="processes are copied only there")
def test_every_core_has_a_world_of_its_own():
    with Helpers(lambda world, places, most: [world + 0.5 * place for place in places[:most]], 3) as crew:
        assert crew.size == 3
        assert crew.run([10, 20, 30], [0, 2], 9) == [[10.0, 11.0], [20.0, 21.0], [30.0, 31.0]]
        assert crew.run([11, 21, 31], [4], 9) == [[13.0], [23.0], [33.0]]
    assert not multiprocessing.active_children()
