"""Saves: whole or not at all, honest about damage, and open to other rules and content."""

import errno
import os
import tracemalloc
import zlib
from pathlib import Path

import msgspec
import pytest
from examples.highest_bidder import HighestBidder, State

from tafelrunde.kernel import Chance, Match, Option, Rules, SaveError, Setup, SetupOption, chapter, find, register
from tafelrunde.kernel.papers import save as save_format
from tafelrunde.kernel.papers.save import Note, header
from tests.helpers.playing import example, moment, play_at_random
from tests.helpers.toy import Toy, ToyGame, words


@pytest.fixture
def match() -> Match:
    """In the middle of a round: seat 1 has bid, the others have not."""
    match = Match.new(example, 3, seed=11, rounds=3)
    for number in play_at_random(match, Chance(1)):
        if number == 4:
            break
    return match


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "evening.tafelrunde"


@pytest.fixture
def installed():
    """Install other versions of the game for one test."""
    yield register
    register(example)


def test_round_trip(match: Match, path: Path):
    match.save(path)
    loaded = Match.load(path)
    assert moment(loaded) == moment(match)
    assert loaded.setup == match.setup
    loaded.undo(len(loaded.answers))
    assert [event.kind for event in loaded.events] == ["dealt", "dealt", "dealt", "chest"]


def test_the_first_line_can_be_read_by_people_and_lists(match: Match, path: Path):
    match.save(path)
    line = path.read_bytes().split(b"\n")[0].decode("ascii")
    assert line.startswith('{"tafelrunde":1,"game":"highest_bidder","players":3,"answers":4,"rules":1,"content":"40-4"')
    assert header(path).answers == 4


def test_saves_are_small(path: Path):
    match = Match.new(example, 4, seed=1)
    match.play([example.bot(0)] * 4)
    match.save(path)
    assert path.stat().st_size < 1500


def test_what_was_undone_is_not_saved(match: Match, path: Path):
    match.undo(2)
    match.save(path)
    loaded = Match.load(path)
    assert moment(loaded) == moment(match)
    assert list(loaded.undone) == []


@pytest.mark.parametrize("step", ["write", "fsync", "replace"])
def test_a_full_disk_leaves_the_old_save(match: Match, path: Path, monkeypatch: pytest.MonkeyPatch, step: str):
    match.save(path)
    old = path.read_bytes()
    match.undo()

    def full(*_args):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    if step == "write":
        real = os.fdopen

        def fdopen(*args):
            file = real(*args)

            class Full:
                __enter__ = lambda self: self  # noqa: E731
                __exit__ = lambda self, *_: file.close()  # noqa: E731
                write = full

            return Full()

        monkeypatch.setattr(os, "fdopen", fdopen)
    else:
        monkeypatch.setattr(os, step, full)
    with pytest.raises(SaveError, match=r"evening.tafelrunde: can't be written \(No space left on device\)"):
        match.save(path)
    monkeypatch.undo()
    assert path.read_bytes() == old
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_save_torn_anywhere_is_refused(match: Match, path: Path):
    match.save(path)
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        with pytest.raises(SaveError):
            Match.load(path)
    path.write_bytes(whole[:-1])
    with pytest.raises(SaveError, match=r"torn: \d+ of \d+ bytes"):
        Match.load(path)
    path.write_bytes(whole + b"x")
    with pytest.raises(SaveError, match="damaged"):
        Match.load(path)


def test_a_damaged_byte_anywhere_is_noticed(match: Match, path: Path):
    match.save(path)
    whole = path.read_bytes()
    for at in range(len(whole)):
        for flip in (1, 2, 128):
            path.write_bytes(whole[:at] + bytes([whole[at] ^ flip]) + whole[at + 1 :])
            with pytest.raises(SaveError):
                Match.load(path)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not a Tafelrunde save"),
        (b"hello\nworld", "not a Tafelrunde save"),
        (b"{}\n", "not a Tafelrunde save"),
        (b"[1, 2]\n", "not a Tafelrunde save"),
        (b"\xff\xfe\x00\n", "not a Tafelrunde save"),
        (b'{"tafelrunde": 1}\n', "not a Tafelrunde save"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "not a Tafelrunde save"),
        (b'{"tafelrunde":4,"new":"field"}\n\x00', r"newer Tafelrunde \(format 4, this one knows 3\)"),
    ],
)
def test_foreign_files_are_refused(path: Path, data: bytes, message: str):
    path.parent.mkdir()
    path.write_bytes(data)
    with pytest.raises(SaveError, match=message):
        Match.load(path)
    assert path.read_bytes() == data


def test_missing_files_and_folders(path: Path):
    with pytest.raises(SaveError, match="there is no such file"):
        Match.load(path)
    path.mkdir(parents=True)
    with pytest.raises(SaveError, match="can't be read"):
        Match.load(path)


def test_a_game_that_is_not_installed(path: Path):
    def rules(game: ToyGame) -> Rules[None]:
        yield game.ask(0, "q", words("a", "b"))

    Match.new(Toy(rules)).save(path)
    with pytest.raises(SaveError, match=r"there is no game 'toy'; there are: .*highest_bidder"):
        Match.load(path)


# --- under other rules or content ---------------------------------------------------------------------------------


class NewerContent(HighestBidder):
    def content_digest(self) -> str:
        return "other"


class NewerRules(HighestBidder):
    """Cards below ten can't be bid any more."""

    rules_version = 2

    def play(self, game):
        rules = super().play(game)
        value = None
        while True:
            try:
                request = rules.send(value)
            except StopIteration:
                return
            if hasattr(request, "parts"):
                request.parts = {seat: self._without_low_cards(part) for seat, part in request.parts.items()}
            value = yield request

    def _without_low_cards(self, part):
        request = next(part)
        request.options = [option for option in request.options if option.value >= 10] or [Option("bid:none", 0)]
        try:
            part.send((yield request))
        except StopIteration as stop:
            return stop.value


def test_newer_content_goes_on_from_the_checkpoint(match: Match, path: Path, installed):
    match.save(path)
    installed(NewerContent())
    loaded = Match.load_report(path)
    assert loaded.notes == (Note("rules"),)
    assert loaded.dropped == ()
    again = loaded.match
    assert moment(again)[:2] == moment(match)[:2]
    assert [answer.option for answer in (*again.past, *again.answers)] == [a.option for a in match.answers]
    assert len(again.answers) == len(match.answers) - 3, "only this round's answer can be taken back"

    again.save(path)
    twice = Match.load_report(path)
    assert (twice.notes, twice.dropped) == ((), ())
    assert moment(twice.match) == moment(again)
    assert list(twice.match.past) == list(again.past)
    assert header(path).answers == len(match.answers)


def test_newer_rules_keep_what_fits_and_say_what_does_not(path: Path, installed):
    text = """
        game: highest_bidder
        players: 3
        round: 1
        hands: [[11, 12], [13, 2], [14, 15]]
        deck: [16, 17, 18]
        next: {chest: [6]}
    """

    class Loose(HighestBidder):
        def check(self, state: State) -> None:
            """Not all cards need to be there."""

    installed(Loose())
    match = Match.from_position(text)
    for seat, card in ((2, 14), (1, 2)):
        match.answer(f"bid:{card}", seat)
    match.save(path)

    class LooseNewerRules(NewerRules, Loose):
        pass

    installed(LooseNewerRules())
    loaded = Match.load_report(path)
    assert loaded.dropped == ("bid:2",)
    assert [decision.seat for decision in loaded.match.decisions] == [0]
    assert [answer.option for answer in loaded.match.answers] == ["bid:14"]


def test_rules_that_stumble_over_an_old_answer_drop_it(match: Match, path: Path, installed):
    match.answer(*_first(match))
    match.save(path)

    class Stumbling(HighestBidder):
        rules_version = 2

        def play(self, game):
            for request in super().play(game):
                results = yield request
                if results is not None:
                    raise KeyError("a card that is gone")

    installed(Stumbling())
    loaded = Match.load_report(path)
    assert len(loaded.dropped) in (0, 1)
    assert loaded.match.decisions


def _first(match: Match) -> tuple[Option, int]:
    decision = match.decisions[0]
    return decision.options[0], decision.seat


def test_a_situation_that_does_not_fit_is_refused_with_the_reason(match: Match, path: Path, installed):
    match.save(path)

    class Impossible(NewerContent):
        def play(self, game):
            yield game.checkpoint()
            raise KeyError("hunting_lodge")

    installed(Impossible())
    with pytest.raises(SaveError, match=r"does not fit these rules or this content .*hunting_lodge"):
        Match.load(path)

    class OtherState(State, kw_only=True):
        market: list[int]

    class Market(NewerContent):
        state_type = OtherState  # type: ignore[assignment]

        def new(self, setup: Setup, rng: int) -> State:
            return msgspec.convert({**msgspec.to_builtins(super().new(setup, rng)), "market": []}, OtherState)

    installed(Market())
    with pytest.raises(SaveError, match=r"does not fit .*market"):
        Match.load(path)


def test_a_set_up_option_that_is_gone_is_noted(match: Match, path: Path, installed):
    match.save(path)

    class OtherOptions(HighestBidder):
        options = (SetupOption("speed", ("slow", "fast"), "slow"), SetupOption("rounds", (6, 9), 6))  # type: ignore[assignment]

    installed(OtherOptions())
    loaded = Match.load_report(path)
    assert loaded.notes[1:] == (Note("option", "rounds: 3"),)
    assert loaded.match.setup.options == {"speed": "slow", "rounds": 6}
    assert loaded.match.state.rounds == 3


def test_fewer_players_than_saved_are_refused(match: Match, path: Path, installed):
    match.save(path)

    class OnlyTwo(HighestBidder):
        players = range(2, 3)

    installed(OnlyTwo())
    with pytest.raises(SaveError, match=r"saved with a set-up this version does not know: .* 2 to 2 players, not 3"):
        Match.load(path)


def test_changed_rules_without_a_new_version_are_noticed(match: Match, path: Path, installed):
    """The author forgot to raise rules_version: the answers lead elsewhere now."""
    match.save(path)

    class Secretly(HighestBidder):
        def new(self, setup: Setup, rng: int) -> State:
            return super().new(setup, rng + 1)

    installed(Secretly())
    loaded = Match.load_report(path)
    assert loaded.notes == (Note("elsewhere"),)
    assert moment(loaded.match)[:2] == moment(match)[:2]


def test_a_match_from_a_position_is_saved_with_its_start(path: Path):
    match = Match.from_position("{game: highest_bidder, players: 2}")
    match.answer(*_first(match))
    match.save(path)
    loaded = Match.load_report(path)
    assert loaded.notes == ()
    assert moment(loaded.match) == moment(match)
    loaded.match.undo()
    assert find("highest_bidder") is loaded.match.rulebook


def _forged(match: Match, path: Path, packed: bytes) -> Path:
    """A save whose header fits a body of somebody else's making."""
    match.save(path)
    head = header(path)
    signed = save_format._signed(msgspec.structs.replace(head, size=len(packed)), packed)
    path.write_bytes(msgspec.json.encode(signed) + b"\n" + packed)
    return path


def test_a_few_bytes_that_stand_for_gigabytes_are_refused(match: Match, path: Path):
    packing = zlib.compressobj(9)
    zeros = bytes(1_000_000)
    packed = b"".join([packing.compress(zeros) for _ in range(200)]) + packing.flush()
    assert len(packed) < 300_000
    tracemalloc.start()
    with pytest.raises(SaveError, match="larger than any game"):
        Match.load(_forged(match, path, packed))
    assert tracemalloc.get_traced_memory()[1] < 4 * chapter.MOST_BYTES
    tracemalloc.stop()


@pytest.mark.parametrize("body", [b"", b"\x00" * 100, zlib.compress(b"\x91" * 200_000), zlib.compress(b"x")[:-4]])
def test_a_body_that_is_none_is_refused(match: Match, path: Path, body: bytes):
    with pytest.raises(SaveError, match="damaged inside"):
        Match.load(_forged(match, path, body))
