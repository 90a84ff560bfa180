"""What the kernel promises, kept by every installed game at every decision of whole random games.

A game gets these tests by being installed. TAFELRUNDE_THOROUGH=20 plays twenty times as many games.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, reject, settings
from hypothesis import strategies as st

from tafelrunde.kernel import BadSetup, Chance, Game, IllegalAnswer, Match, find
from tests.helpers.effort import THOROUGH
from tests.helpers.playing import (
    GAMES,
    asked,
    copied,
    element_ids,
    encoded,
    moment,
    play_at_random,
    random_choice,
    seats,
)

RARELY, VERY_RARELY = 7, 19
"""Playouts, and saves and positions, are tried at every so-many-th decision; all else at every one."""
TURNS = 4
"""Scenes are big: at each decision those of the seats whose turn it is to be looked at, one in so many."""

pytestmark = pytest.mark.timeout(60 * (THOROUGH + 1))


def some(number: int):
    return settings(
        max_examples=number * THOROUGH,
        derandomize=THOROUGH == 1,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


def each_game(test):
    return pytest.mark.parametrize("game", GAMES)(test)


@st.composite
def set_up(draw, game: str) -> Match:
    """A match with any players, options and seed that the game allows."""
    rulebook = find(game)
    players = draw(st.sampled_from(list(rulebook.players)), label="players")
    # A game tests its marathons itself: campaigns whose random games would take all the time there is.
    lengthy = getattr(rulebook, "lengthy", {})
    options = {
        option.id: draw(st.sampled_from([v for v in option.values if v not in lengthy.get(option.id, ())]), option.id)
        for option in rulebook.options
    }
    seed = draw(st.integers(0, 2**32), label="seed")
    skip_single = draw(st.booleans(), label="skip_single")
    try:
        return Match.new(rulebook, players, seed, skip_single=skip_single, options=options)
    except BadSetup:
        reject()


@each_game
@some(4)
@given(data=st.data())
def test_whatever_is_left_to_chance_can_be_stated(game: str, data: Any):
    """A game that says what chance is asked for says all of it: a position may name it under `next`."""
    known, found = find(game).purposes(), set()
    if known is None:
        pytest.skip("the game can't tell")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("below", "shuffle"):
            asked_for = getattr(Game, name)

            def noting(self: Any, purpose: str, what: Any, asked_for: Any = asked_for) -> Any:
                found.add(purpose)
                return asked_for(self, purpose, what)

            patch.setattr(Game, name, noting)
        match = data.draw(set_up(game))
        for _ in play_at_random(match, Chance(match.seed)):
            pass
    assert found
    assert found <= set(known)


@each_game
@some(6)
@given(data=st.data())
def test_going_back_and_forth_is_exact(game: str, data: Any):
    match = data.draw(set_up(game))
    chance = Chance(match.seed)
    moments = []
    for number in play_at_random(match, chance):
        moments.append(moment(match))
        if not number:
            continue
        back = 1 + chance.below(min(number, 3) if chance.below(20) else number)
        match.undo(back)
        assert moment(match) == moments[number - back]
        match.redo(back)
        assert moment(match) == moments[number]
        assert not match.undone
    end, events = moment(match), match.events[:]
    match.undo(len(match.answers))
    assert moment(match) == moments[0]
    match.redo(len(moments))
    assert moment(match) == end
    assert match.events == events


@each_game
@some(6)
@given(data=st.data())
def test_clones_are_equal_and_independent(game: str, data: Any):
    match = data.draw(set_up(game))
    chance = Chance(match.seed)
    while not match.over:
        now = moment(match)
        clone = match.clone()
        assert moment(clone) == now
        assert clone.events == match.events
        assert list(clone.answers) == list(match.answers)
        bare = match.clone(history=False)
        assert (moment(bare)[:2], bare.outcome) == (now[:2], match.outcome)

        option, seat = random_choice(match, chance)
        clone.answer(option.id, seat)
        bare.answer(option.id, seat)
        assert moment(match) == now
        match.answer(option, seat)
        assert moment(clone) == moment(match)
        assert moment(bare)[:2] == moment(match)[:2]


@each_game
@some(3)
@given(data=st.data())
def test_saves_replays_and_positions_lead_to_the_same_moment(game: str, data: Any, tmp_path_factory):
    match = data.draw(set_up(game))
    path: Path = tmp_path_factory.mktemp("saves") / "match.tafelrunde"
    for number in play_at_random(match, Chance(match.seed)):
        if (number + match.seed) % VERY_RARELY == 0:
            _same_after_keeping(match, path)
    _same_after_keeping(match, path)


def _same_after_keeping(match: Match, path: Path) -> None:
    now = moment(match)
    match.save(path)
    loaded = Match.load_report(path)
    assert (loaded.dropped, loaded.notes) == ((), ())
    assert moment(loaded.match) == now
    assert loaded.match.events == match.events
    assert list(loaded.match.answers) == list(match.answers)

    replayed = Match.new(
        match.rulebook, match.setup.players, match.seed, skip_single=match.skips_single, options=match.setup.options
    )
    for answer in match.answers:
        replayed.answer(answer.option, answer.seat)
    assert moment(replayed) == now

    text = match.position()
    read = Match.from_position(text)
    assert msgspec.msgpack.encode(read.state) == now[0]
    assert moment(read)[1] == now[1]
    assert read.position() == text


@each_game
@some(4)
@given(data=st.data())
def test_every_decision_is_sound(game: str, data: Any):
    match = data.draw(set_up(game))
    rulebook = match.rulebook
    for number in play_at_random(match, Chance(match.seed)):
        rulebook.check(match.state)
        assert match.outcome is None
        assert match.decisions
        for decision in match.decisions:
            ids = [option.id for option in decision.options]
            assert ids
            assert len(set(ids)) == len(ids), f"{decision.question}: {ids}"
            assert not {refused.id for refused in decision.refused()} & set(ids)
            assert decision.default in ("", *ids)
            encoded(decision.args)
            places = element_ids(match.view(max(decision.seat, 0)).scene)
            pointless = [option.id for option in decision.options if option.on and option.on not in places]
            assert not pointless, f"{decision.question}: not in the scene: {pointless}"
        for seat in seats(match)[number % TURNS :: TURNS]:
            encoded(match.view(seat).scene)
    encoded(match.events)
    rulebook.check(match.state)
    assert match.outcome is not None
    assert len(match.outcome.scores) in (0, match.setup.players)
    with pytest.raises(IllegalAnswer, match="over"):
        match.answer("anything")


@pytest.mark.timeout(600)  # whole games, each moment in two worlds: a minute on a quiet machine
@each_game
@some(3)
@given(data=st.data())
def test_nobody_sees_what_they_can_not_know(game: str, data: Any):
    """A seat sees the same in two worlds that differ only in what it can't know, and imagines the same there."""
    match = data.draw(set_up(game))
    rulebook = match.rulebook
    chance = Chance(match.seed)
    hides = imagines = False
    for number in play_at_random(match, chance):
        asked_now = [decision.seat for decision in match.decisions]
        for seat in seats(match):
            if seat not in asked_now and (number + seat) % match.setup.players:
                continue  # Of those who only watch it is another one's turn at each decision.
            truth = match.state
            other = match.clone()
            rulebook.imagine(other.state, seat, Chance(number))
            rulebook.check(other.state)
            other.state.rng = chance.bits()
            other.state.script = {}
            scenes = (number + seat) % TURNS == 0
            assert _seen(other, seat, scenes) == _seen(match, seat, scenes)

            here, there = copied(rulebook, truth), copied(rulebook, other.state)
            rulebook.imagine(here, seat, Chance(number + 1))
            rulebook.imagine(there, seat, Chance(number + 1))
            assert _without_chance(here) == _without_chance(there)

            hides |= _without_chance(truth) != _without_chance(rulebook.view(copied(rulebook, truth), seat))
            imagines |= _without_chance(here) != _without_chance(truth)
            if seat in asked_now and number % RARELY == 0:
                _bot_is_fair(match, other, seat)
    assert imagines or not hides, "imagine leaves everything as it is, though there is something to hide"


def _seen(match: Match, seat: int, with_scene: bool) -> list[bytes]:
    view = match.view(seat)
    decisions = [asked(decision.seen_by(seat)) for decision in match.decisions]
    scene = encoded(view.scene) if with_scene else b""
    return [encoded(view.state), encoded(view.events), encoded(decisions), scene]


def _without_chance(state: Any) -> bytes:
    return msgspec.msgpack.encode(msgspec.structs.replace(state, rng=0, script={}))


def _bot_is_fair(match: Match, other: Match, seat: int) -> None:
    """The game's bot chooses alike in both worlds, and its choice is legal."""
    choices = []
    for world in (match, other):
        decision = next(decision for decision in world.decisions if decision.seat == seat)
        choices.append(match.rulebook.bot(seed=1).advise(decision, world.view(seat)))
    assert choices[0].option.id == choices[1].option.id
    assert (choices[0].reason, choices[0].args) == (choices[1].reason, choices[1].args)
    assert any(choices[0].option is option for d in match.decisions for option in d.options)


@each_game
@some(5)
@given(data=st.data())
def test_imagined_matches_can_be_played(game: str, data: Any):
    match = data.draw(set_up(game))
    rulebook = match.rulebook
    for number in play_at_random(match, Chance(match.seed)):
        if number % RARELY:
            continue
        now = moment(match)
        for decision in match.decisions:
            seat = max(decision.seat, 0)
            view = match.view(seat)
            imagined, again = (view.imagine(Chance(number)) for _ in range(2))
            assert msgspec.msgpack.encode(imagined.state) == msgspec.msgpack.encode(again.state)
            same = [d for d in imagined.decisions if d.seat == decision.seat]
            assert [asked(d) for d in same] == [asked(decision)]
            for _ in play_at_random(imagined, Chance(number)):
                pass
            rulebook.check(imagined.state)
            assert imagined.outcome is not None
        assert moment(match) == now


@each_game
def test_a_position_can_be_looked_at_before_it_runs_on(game: str):
    match = Match.new(game, find(game).players[-1], seed=5)
    for number in play_at_random(match, Chance(5)):
        if number == 60:
            break
        if number % 12:
            continue
        text = match.position()
        paused = Match.from_position(text, pause=True)
        assert paused.decision is None
        for seat in seats(paused):
            assert paused.view(seat).scene.viewer == seat
            assert paused.view(seat).decision is None
        assert paused.position() == text
        paused.go_on()
        assert moment(paused)[:2] == moment(match)[:2]
