"""Chapters: the page is turned where a part of a campaign begins, and turned back by an undo."""

from __future__ import annotations

import zlib
from pathlib import Path

import msgspec
import pytest

from tafelrunde.bots import RandomBot
from tafelrunde.kernel import Chance, IllegalAnswer, Match, NothingToUndo, Option, Rules
from tafelrunde.kernel.chapter import MOST_BYTES, ChapterClosed
from tafelrunde.kernel.decision import Title
from tafelrunde.kernel.papers.save import APART, FORMAT, SaveError, _signed, _split, dump, header, restore
from tafelrunde.kernel.papers.save import apart as split
from tests.helpers.campaigning import Small, small, small_campaign
from tests.helpers.playing import moment, play_at_random
from tests.helpers.toy import ToyGame, toy, words

HERE = Path("save")


def whole(match: Match) -> tuple[object, ...]:
    """A moment with everything that belongs to its chapter."""
    answers = [(a.seat, a.option, a.fingerprint, a.revealed, a.by) for a in match.answers]
    return moment(match), match.title, match.chapters, answers, match.start is None


def played(seed: int = 3, most: int = 10_000, players: int = 2) -> Match:
    match = small_campaign(players, seed=seed)
    for number in play_at_random(match, Chance(seed)):
        if number >= most:
            break
    return match


def test_a_campaign_has_chapters_and_each_has_its_own_answers_and_log():
    match = small_campaign(1, length=1)
    assert match.title == Title("town", 0)
    assert match.chapters == ()
    match.answer("rope")
    assert match.title == Title("cave", 0, {"cave": "cave_0"})
    assert [(chapter.title.kind, chapter.answers) for chapter in match.chapters] == [("town", 1)]
    assert match.answers == []
    assert match.events == []
    match.answer("dig")
    assert [event.kind for event in match.events] == ["deed"]


def test_a_game_without_chapters_has_no_title():
    def rules(game: ToyGame) -> Rules[None]:
        game.state.chosen.append((yield game.ask(0, "what", words("a", "b"))))

    match = toy(rules)
    match.answer("a")
    assert match.title is None
    assert match.chapters == ()


def test_a_match_that_shall_stay_whole_only_has_titles():
    match = small_campaign(2, whole=True, seed=3)
    for _ in play_at_random(match, Chance(3)):
        pass
    assert match.chapters == ()
    assert match.title == Title("cave", 2, {"cave": "cave_2"})
    assert [event.kind for event in match.events].count("bought") == 3
    assert len(match.answers) == len(played().answers) + sum([chapter.answers for chapter in played().chapters])


def test_without_recording_chapters_cost_nothing_and_the_same_is_played():
    one, two = small_campaign(2, seed=5), small_campaign(2, seed=5, recording=False)
    for match in (one, two):
        for _ in play_at_random(match, Chance(5)):
            pass
    assert msgspec.msgpack.encode(one.state) == msgspec.msgpack.encode(two.state)
    assert two.chapters == ()
    assert len(one.chapters) == 5


@pytest.mark.parametrize("players", [1, 3])
def test_every_moment_can_be_taken_back_and_given_again_over_all_chapters(players: int):
    match = small_campaign(players, seed=2)
    moments = [whole(match) for _ in play_at_random(match, Chance(8))] + [whole(match)]
    for expected in reversed(moments[:-1]):
        match.undo()
        assert whole(match) == expected
    for expected in moments[1:]:
        match.redo()
        assert whole(match) == expected
    match.undo(len(moments) - 1)
    assert whole(match) == moments[0]
    match.redo(len(moments) - 1)
    assert whole(match) == moments[-1]
    with pytest.raises(NothingToUndo):
        match.undo(len(moments))


@pytest.mark.parametrize("history", [True, False])
def test_clones_go_on_alike_over_the_border(history: bool):
    match = small_campaign(2, seed=6)
    for number in play_at_random(match, Chance(6)):
        if number % 3 == 0:
            other = match.clone(history=history)
            assert moment(other)[:2] == moment(match)[:2]
            again = match.clone()
            for going_on in (other, again):
                for _ in play_at_random(going_on, Chance(number)):
                    pass
            assert msgspec.msgpack.encode(other.state) == msgspec.msgpack.encode(again.state)


def test_saves_hold_all_chapters_and_open_equal_at_every_decision():
    match = small_campaign(2, seed=4)
    for _ in play_at_random(match, Chance(4)):
        other = restore(Match, dump(match), HERE).match
        assert whole(other) == whole(match)
        apart = restore(Match, dump(match, chapters=False), HERE, chapters=match.chapters).match
        assert whole(apart) == whole(match)
        if match.chapters:
            other.undo(len(other.answers) + 1)
            assert len(other.chapters) < len(match.chapters), "the page was turned back"


def test_the_header_counts_all_answers(tmp_path: Path):
    match = played(most=12)
    match.save(tmp_path / "a.save")
    head = header(tmp_path / "a.save")
    assert (head.tafelrunde, head.answers, len(head.parts)) == (FORMAT, 12, 1)


def apart(match: Match) -> bytes:
    """A save as it was before chapters were packed together."""
    head, body = _split(HERE, dump(match, chapters=False))
    parts = [msgspec.msgpack.encode(chapter) for chapter in match.chapters]
    rest = b"".join([body, *parts])
    old = msgspec.structs.replace(head, tafelrunde=APART, parts=tuple(map(len, parts)))
    return msgspec.json.encode(_signed(old, rest)) + b"\n" + rest


def test_a_save_with_chapters_by_themselves_opens_as_ever():
    match = played()
    old = apart(match)
    assert restore(Match, old, HERE).match.chapters == match.chapters
    assert split(old, HERE)[1] == split(dump(match), HERE)[1] == match.chapters


def test_packed_together_chapters_take_less_room():
    match = small_campaign(options={"length": 60})
    match.play([RandomBot(0), RandomBot(1)])
    together, by_themselves = len(dump(match)), len(apart(match))
    assert together < by_themselves / 2


def test_a_chapter_that_is_damaged_is_kept_as_it_is():
    match = played()
    match.chapters = (msgspec.structs.replace(match.chapters[0], data=b"rubbish"), *match.chapters[1:])
    data = dump(match)
    assert restore(Match, data, HERE).match.chapters == match.chapters
    assert msgspec.json.decode(data.partition(b"\n")[0])["tafelrunde"] == APART


def test_chapters_without_their_story_stay_so():
    match = played()
    match.chapters = tuple([chapter.without_story() for chapter in match.chapters])
    assert restore(Match, dump(match), HERE).match.chapters == match.chapters


def test_chapters_that_unpack_to_more_than_any_campaign_are_refused():
    match = played()
    head, body = _split(HERE, dump(match, chapters=False))
    bomb = zlib.compress(bytes(MOST_BYTES + 1), 9)
    rest = body + bomb
    forged = msgspec.json.encode(_signed(msgspec.structs.replace(head, tafelrunde=FORMAT, parts=(len(bomb),)), rest))
    with pytest.raises(SaveError, match="larger than any game"):
        restore(Match, forged + b"\n" + rest, HERE)


def test_a_save_without_chapters_is_one_that_older_versions_open(tmp_path: Path):
    small_campaign(2).save(tmp_path / "a.save")
    head = header(tmp_path / "a.save")
    assert head.tafelrunde == 1
    assert b"parts" not in (tmp_path / "a.save").read_bytes().partition(b"\n")[0]


@pytest.mark.parametrize("cut", [1, 40, 200])
def test_torn_chapters_are_noticed(cut: int):
    data = dump(played())
    with pytest.raises(SaveError, match="torn"):
        restore(Match, data[:-cut], HERE)


def test_a_changed_chapter_is_noticed():
    data = bytearray(dump(played()))
    data[-30] ^= 1
    with pytest.raises(SaveError, match="damaged"):
        restore(Match, bytes(data), HERE)


def test_a_chapter_is_replayed_by_itself_and_ends_with_itself():
    match = played()
    assert len(match.chapters) == 5
    for number, chapter in enumerate(match.chapters):
        told = match.chapter(number)
        assert told.title == chapter.title
        assert len(told.answers) == chapter.answers
        assert told.closed
        assert not told.over
        assert not told.decisions
        with pytest.raises(IllegalAnswer) as refused:
            told.answer("begin")
        assert refused.value.reason == "chapter_over"
        told.undo()
        assert not told.closed
        told.redo()
        assert told.closed
        assert told.clone().closed
        following = match.chapter(number + 1).clone() if number < 4 else match.clone()
        following.undo(len(following.answers))
        assert msgspec.msgpack.encode(told.state) == msgspec.msgpack.encode(following.start)


def test_a_replayed_chapter_shows_a_seat_what_it_could_see_then_and_no_more():
    match = small_campaign(2)
    match.answer("begin")
    match.answer("rope", 0)
    match.answer("lamp", 1)
    told = match.chapter(0)
    assert told.view(0).state.quests == [100, -1]
    assert [event.args.get("n") for event in told.view(1).events if event.kind == "bought"] == [2]
    assert [event.args.get("n") for event in told.view(-2).events if event.kind == "bought"] == [None]


def test_a_chapter_of_other_rules_is_kept_but_not_told_again(monkeypatch: pytest.MonkeyPatch):
    match = played()
    data = dump(match)
    monkeypatch.setattr(Small, "rules_version", 2)
    other = restore(Match, data, HERE).match
    assert other.chapters == match.chapters
    with pytest.raises(ChapterClosed):
        other.chapter(0)
    before = whole(other)
    with pytest.raises(NothingToUndo):
        other.undo(len(other.answers) + 1)
    assert whole(other) == before
    assert restore(Match, dump(other), HERE).match.chapters == match.chapters


def test_who_has_not_answered_in_this_chapter_takes_back_their_last_answer_of_an_earlier_one():
    match = small_campaign(2)
    match.answer("begin")
    match.answer("rope", 0)
    match.answer("lamp", 1)
    match.answer("dig")
    assert match.title is not None
    assert match.title.kind == "cave"
    match.undo_seat(1)
    assert match.title.kind == "town"
    assert [decision.seat for decision in match.decisions] == [1]
    assert [answer.option for answer in match.answers] == ["begin", "rope"]


def test_an_error_after_the_page_was_turned_leaves_everything_as_it_was():
    failing = True

    def rules(game: ToyGame) -> Rules[None]:
        state = game.state
        yield game.chapter("one", 0)
        while state.turn < 6:
            yield game.chapter("part", state.turn)
            game.tell("turn")
            if failing and state.turn == 2:
                raise ValueError("a bug")
            state.chosen.append((yield game.ask(0, "what", words("a", "b"))))
            state.turn += 1
            yield game.checkpoint()

    match = toy(rules)
    match.answer("a")
    before = whole(match)
    with pytest.raises(ValueError, match="a bug"):
        match.answer("b")
    assert whole(match) == before
    failing = False
    match.answer("b")
    assert [chapter.answers for chapter in match.chapters] == [1, 1]


def test_a_chapter_without_a_question_is_one_too():
    def rules(game: ToyGame) -> Rules[None]:
        state = game.state
        while state.turn < 4:
            yield game.chapter("part", state.turn)
            game.tell("turn")
            if state.turn % 2 == 0:
                state.chosen.append((yield game.ask(0, "what", words("a", "b"))))
            state.turn += 1

    match = toy(rules)
    match.answer("a")
    match.answer("b")
    assert match.over
    assert [chapter.answers for chapter in match.chapters] == [1, 0, 1]
    told = match.chapter(1)
    assert [event.kind for event in told.events] == ["turn"]
    match.undo(2)
    assert match.chapters == ()
    assert match.answers == []


def test_an_option_can_be_a_seats_own_word():
    match = small_campaign(2)
    match.answer("home:1")
    decision = match.decision
    assert decision is not None
    assert [(option.id, option.whose) for option in decision.options] == [("come:1", 1), ("home:0", -1), ("begin", -1)]
    assert Option("a").whose == -1


def test_small_is_registered():
    assert small.id == "small_campaign"
