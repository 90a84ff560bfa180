"""Somebody joins a campaign that was founded for fewer: there is a seat more, and what came before stays as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.kernel import Match, NothingToUndo
from tafelrunde.kernel.chapter import ChapterClosed
from tafelrunde.kernel.papers.save import dump, restore
from tafelrunde.kernel.taking_back import offer
from tests.helpers.campaigning import small_campaign
from tests.helpers.playing import moment

TOWN = [(-1, "begin"), (0, "rope"), (1, "lamp")]
CAVE = [(0, "dig"), (1, "sing"), (0, "dig"), (1, "sing"), (-1, "home")]


def played(*answers: tuple[int, str]) -> Match:
    match = small_campaign(2, seed=3)
    for seat, option in answers:
        match.answer(option, seat)
    return match


def test_whoever_joins_has_a_seat_and_all_others_keep_what_they_have():
    match = played(*TOWN, *CAVE)
    before = moment(match)
    more = match.with_another_seat()
    assert (match.setup.players, more.setup.players, more.state.players) == (2, 3, 3)
    assert moment(match) == before, "the match itself is as it was"
    assert more.state.gold == [*match.state.gold, 10]
    assert (more.title, len(more.chapters)) == (match.title, 2)
    more.answer("come:2")
    for option, seat in (("begin", -1), ("rope", 0), ("rope", 1), ("lamp", 2)):
        more.answer(option, seat)
    assert more.title.kind == "cave"
    assert more.decision.seat == 0


def test_what_came_before_is_told_again_by_as_many_as_there_were():
    match = played(*TOWN, *CAVE, (-1, "home:1"))
    more = match.with_another_seat()
    assert [chapter.title.kind for chapter in more.chapters] == ["town", "cave", "town"]
    for number in range(2):
        ours, theirs = match.chapter(number), more.chapter(number)
        assert moment(ours) == moment(theirs)
        assert theirs.setup.players == theirs.state.players == 2
        assert theirs.view(2).state.quests == [-1, -1], "whoever joined later was not there"
    assert [answer.option for answer in more.chapter(2).answers] == ["home:1"]
    assert more.state.gathering.present == (0,)
    still_more = more.with_another_seat()
    assert [still_more.chapter(number).setup.players for number in range(3)] == [2, 2, 2]
    assert still_more.state.players == 4
    with pytest.raises(ValueError, match="nobody can join"):
        still_more.with_another_seat()


def test_what_was_played_by_fewer_is_not_taken_back():
    more = played(*TOWN, *CAVE).with_another_seat()
    with pytest.raises(NothingToUndo, match="joined"):
        more.undo()
    assert offer(more, 0, [0]).how == "no"
    more.answer("home:1")
    more.undo()
    assert more.state.gathering.present == (0, 1)


def test_what_is_being_chosen_in_secret_goes_on():
    more = played((-1, "begin"), (1, "lamp")).with_another_seat()
    assert [decision.seat for decision in more.decisions] == [0]
    more.answer("rope", 0)
    assert more.state.gold == [9, 8, 10]


def test_nobody_joins_in_the_middle_of_an_adventure():
    with pytest.raises(ValueError, match="nobody can join"):
        played(*TOWN).with_another_seat()


def test_saves_know_of_whoever_joined():
    more = played(*TOWN, *CAVE).with_another_seat()
    more.answer("home:0")
    loaded = restore(Match, dump(more), Path("save"))
    assert (loaded.dropped, loaded.notes) == ((), ())
    again = loaded.match
    assert moment(again) == moment(more)
    assert again.chapters == more.chapters
    assert again.setup == more.setup
    assert moment(again.chapter(0)) == moment(more.chapter(0))


def test_a_chapter_that_is_not_kept_stays_so():
    match = played(*TOWN, *CAVE)
    match.chapters = tuple([chapter.without_story() for chapter in match.chapters])
    more = match.with_another_seat()
    assert more.chapters == match.chapters
    with pytest.raises(ChapterClosed):
        more.chapter(0)
