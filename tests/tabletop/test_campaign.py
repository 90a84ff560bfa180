"""What campaigns share: chronicle, graph of adventures, stages, renewal, and who takes part."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.kernel import IllegalAnswer, Match, Rules
from tafelrunde.tabletop.campaign import (
    Adventure,
    BadGraph,
    Gathering,
    Graph,
    Played,
    Progress,
    Stay,
    Way,
    by_adventure,
    gather,
    next_stage,
    renew,
    tries,
)
from tests.helpers.campaigning import Lasting, State
from tests.helpers.toy import ToyGame, toy

GRAPH = Graph(
    [
        Adventure("barrow", opens=("lair", "swamp"), linked=("lair",)),
        Adventure("lair", opens=("bridge", "crypt"), forced=("bridge",), locks=("swamp",)),
        Adventure("swamp", opens=("crypt",), locks=("lair",)),
        Adventure("bridge"),
        Adventure("crypt"),
    ],
    homes=[Adventure("city", linked=("barrow",))],
)


def start() -> Progress:
    progress = Progress()
    assert GRAPH.unlock(progress, "barrow")
    return progress


def ways(progress: Progress, at: str, again: bool = False, links: bool = True) -> dict[str, str]:
    return {way.to: way.how for way in GRAPH.ways(progress, at, again=again, links=links)}


def test_the_chronicle_by_adventure():
    chronicle = (Played("a", "lost"), Played("b", "won"), Played("a", "won"))
    assert tries(chronicle, "a") == [Played("a", "lost"), Played("a", "won")]
    assert list(by_adventure(chronicle)) == ["a", "b"]
    assert [played.won for played in chronicle] == [False, True, True]


def test_a_line_of_the_chronicle_is_kept_as_a_pair():
    assert msgspec.json.encode(Played("a", "won")) == b'["a","won"]'


def test_a_link_to_nowhere_is_named():
    with pytest.raises(BadGraph, match="'a' leads to 'b'"):
        Graph([Adventure("a", linked=("b",))])


def test_what_is_done_opens_others_and_locks_others_out():
    progress = start()
    assert GRAPH.status(progress, "lair") == "unknown"
    assert GRAPH.finish(progress, "barrow") == ("lair", "swamp")
    assert GRAPH.finish(progress, "lair") == ("bridge", "crypt")
    status = {name: GRAPH.status(progress, name) for name in GRAPH.adventures}
    assert status == {"barrow": "done", "lair": "done", "swamp": "locked", "bridge": "open", "crypt": "open"}


def test_what_is_locked_out_stays_so_whatever_opens_it_later():
    progress = start()
    assert GRAPH.lock(progress, "crypt")
    GRAPH.finish(progress, "barrow")
    assert GRAPH.finish(progress, "swamp") == ()
    assert GRAPH.status(progress, "crypt") == "locked"
    assert ways(progress, "swamp") == {}


def test_what_is_done_is_not_locked_out():
    progress = start()
    GRAPH.finish(progress, "barrow")
    assert not GRAPH.lock(progress, "barrow")
    assert GRAPH.status(progress, "barrow") == "done"


def test_doing_something_again_opens_nothing_twice():
    progress = start()
    GRAPH.finish(progress, "barrow")
    before = msgspec.structs.astuple(progress)
    assert GRAPH.finish(progress, "barrow") == ()
    assert msgspec.structs.astuple(progress) == before


def test_ways_from_home_and_after_a_defeat():
    progress = start()
    assert ways(progress, "city") == {"barrow": "linked"}
    assert ways(progress, "barrow") == {"barrow": "again"}


def test_linked_adventures_are_reached_directly_and_others_by_travelling():
    progress = start()
    GRAPH.finish(progress, "barrow")
    assert ways(progress, "barrow") == {"lair": "linked", "swamp": "travel"}
    assert ways(progress, "city") == {"lair": "travel", "swamp": "travel"}
    assert ways(progress, "barrow", links=False) == {"lair": "travel", "swamp": "travel"}


def test_what_must_follow_is_the_only_way_until_it_is_done():
    progress = start()
    GRAPH.finish(progress, "barrow")
    assert ways(progress, "lair") == {"lair": "again", "swamp": "travel"}, "after a defeat nothing is forced"
    GRAPH.finish(progress, "lair")
    assert GRAPH.ways(progress, "lair") == [Way("bridge", "forced")]
    GRAPH.finish(progress, "bridge")
    assert ways(progress, "lair") == {"crypt": "travel"}


def test_what_is_done_may_be_played_again_where_the_game_says_so():
    progress = start()
    GRAPH.finish(progress, "barrow")
    assert ways(progress, "barrow", again=True) == {"barrow": "again", "lair": "linked", "swamp": "travel"}


def test_the_game_may_forbid_more():
    progress = start()
    GRAPH.finish(progress, "barrow")
    assert [way.to for way in GRAPH.ways(progress, "city", allowed=lambda to: to != "lair")] == ["swamp"]


# --- stages -------------------------------------------------------------------------------------------------------


class Visit(Stay):
    bought: int = 0


class Step(Visit):
    down: str = ""


def test_a_stage_leaves_nothing_over_for_the_next():
    visit = Step("shop", turn=1, bought=2, down="sword")
    next_stage(visit, ("event", "shop", "road"), Visit)
    assert visit == Step("road", turn=0, bought=2, down="")


def test_renewal_keeps_what_lasts_and_the_struct_itself():
    state = State(players=2, gold=[3, 4], rolls=[6], deeds=["dig"], rng=7)
    gold = state.gold
    renew(state, Lasting, choices=["given"])
    assert (state.gold, state.rolls, state.deeds, state.choices, state.rng) == ([3, 4], [], [], ["given"], 7)
    assert state.gold is gold


def test_what_is_renewed_is_nobody_elses():
    one, two = State(players=1), State(players=1)
    for state in (one, two):
        renew(state, Lasting)
    one.rolls.append(1)
    assert two.rolls == []


# --- who takes part -----------------------------------------------------------------------------------------------


def gathered(present: tuple[int, ...], players: int = 4, least: int = 1, most: int = 0) -> Match:
    gathering = Gathering(present)

    def rules(game: ToyGame) -> Rules[None]:
        here = yield from gather(
            game, gathering, range(players), least, most, "TOY-02", lambda seat: "retired" if seat == 3 else ""
        )
        game.tell("gathered", seats=list(here))

    return toy(rules, players, recording=False)


def options(match: Match) -> list[str]:
    assert match.decision is not None
    return [option.id for option in match.decision.options]


def test_everybody_may_be_left_at_home_and_come_along_by_their_own_word():
    match = gathered((0, 1))
    assert options(match) == ["come:2", "home:0", "home:1", "begin"]
    match.answer("come:2")
    match.answer("home:0")
    assert options(match) == ["come:0", "home:1", "home:2", "begin"]
    match.answer("begin")
    assert match.over


def test_reasons_for_who_cannot_come_and_for_a_party_too_small():
    match = gathered((0,), least=2, most=2)
    assert match.decision is not None
    assert {(no.id, no.reason) for no in match.decision.refused()} == {
        ("come:3", "retired"),
        ("begin", "party_too_small"),
    }
    match.answer("come:1")
    with pytest.raises(IllegalAnswer) as refused:
        match.answer("come:2")
    assert refused.value.reason == "party_full"


def test_nothing_is_asked_where_all_are_needed():
    assert gathered((), players=1).over
