"""Chance by a secret key: repeatable for whoever has the key, and for nobody else; forks are dealt anew."""

import msgspec
import pytest

from tafelrunde.kernel import NOBODY, Chance, Match
from tafelrunde.kernel.chance import keyed
from tafelrunde.kernel.papers.save import dump
from tests.helpers.playing import GAMES, moment, play_at_random

KEY, OTHER = b"k" * 32, b"o" * 32


def played(game: str, key: bytes = KEY, answers: int = 20) -> Match:
    match = Match.new(game, 2, seed=5, key=key)
    for number in play_at_random(match, Chance(1)):
        if number == answers:
            break
    return match


def rest(match: Match, answers: int = 30) -> list[tuple[str, object]]:
    """What a random player sees happen from here on."""
    told = len(match.events)
    for number, _ in enumerate(play_at_random(match, Chance(2))):
        if number == answers:
            break
    return [(event.kind, event.args) for event in match.events[told:]]


def test_numbers_by_a_key_look_like_chance():
    rng, seen = 7, []
    for _ in range(6000):
        rng, bits = keyed(KEY, rng)
        seen.append((bits * 6) >> 64)
    for face in range(6):
        assert 850 < seen.count(face) < 1150
    assert keyed(KEY, 7) == keyed(KEY, 7)
    assert keyed(KEY, 7)[1] != keyed(OTHER, 7)[1]


@pytest.mark.parametrize("game", GAMES)
def test_with_the_key_everything_is_repeatable(game: str, tmp_path):
    match = played(game)
    assert moment(played(game)) == moment(match)
    assert moment(match.clone()) == moment(match)
    (tmp_path / "save").write_bytes(dump(match))
    loaded = Match.load(tmp_path / "save")
    assert loaded.key == KEY
    assert rest(loaded) == rest(match.clone())
    count = min(3, len(match.answers))
    match.undo(count)
    match.redo(count)
    assert moment(match) == moment(played(game))


@pytest.mark.parametrize("game", GAMES)
def test_seed_and_past_do_not_say_what_comes(game: str):
    courses = {msgspec.msgpack.encode(played(game, key).state) for key in (b"", KEY, OTHER)}
    assert len(courses) == 3
    match = played(game)
    assert KEY not in msgspec.msgpack.encode(match.state)
    assert KEY.decode() not in match.position()


@pytest.mark.parametrize("game", GAMES)
def test_who_thinks_ahead_does_not_have_the_key(game: str):
    match = played(game, answers=5)
    decision = match.decision
    assert decision is not None
    assert match.view(max(decision.seat, 0)).imagine(Chance(3)).key == b""
    assert match.key == KEY


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_looks_the_same_and_goes_on_otherwise(game: str):
    match = played(game)
    futures = []
    for key in (KEY, OTHER, b"x" * 32):
        for seat in (0, NOBODY):
            other = match.fork(seat, key)
            match.rulebook.check(other.state)
            assert len(other.past) + len(other.answers) <= len(match.answers)
            futures.append(str(rest(other)))
    assert str(rest(match.clone())) not in futures
