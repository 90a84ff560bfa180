"""Whole campaigns by random and sensible bots: no exception, no dead end, nothing broken, exact at every decision."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tafelrunde.catalogue.catalogue import Catalogue
from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.kernel import Chance, Match
from tests.helpers.effort import THOROUGH
from tests.helpers.frosthaven_town import over_at_once
from tests.helpers.playing import asked, copied, element_ids, encoded, moment, random_choice

MOST = 20_000


@pytest.fixture(autouse=True)
def quickly() -> Iterator[None]:
    with over_at_once():
        yield


def campaign(seed: int, length: int = 10, death: bool | None = None) -> Match:
    options: dict[str, bool | str | int] = {
        "mode": "campaign",
        "length": length,
        "permanent_death": seed % 5 == 0 if death is None else death,
        "preparation": "full" if seed % 3 == 0 else "quick",
        "respec": seed % 2 == 0,
        "temporary_enhancements": seed % 3 == 1,
    }
    return Match.new("frosthaven", players=1 + seed % 4, seed=seed, options=options)


def wander(match: Match, chance: Chance) -> Iterator[int]:
    """Answer at random to the end; the number of each decision."""
    for number in range(MOST):
        if match.outcome is not None:
            return
        yield number
        option, seat = random_choice(match, chance)
        match.answer(option, seat)
    raise AssertionError("a campaign without an end")


@pytest.mark.rule("FH-OV-09", "FH-CAM-01", "FH-OV-02")
@pytest.mark.parametrize("seed", range(8 * THOROUGH))
def test_random_campaigns_come_to_their_end_and_keep_what_must_be_true(seed):
    match = campaign(seed, 30)
    for _ in wander(match, Chance(seed)):
        RULEBOOK.check(match.state)
    assert match.outcome.details["scenarios"] <= 30
    assert len(match.state.chronicle) == match.outcome.details["scenarios"]


@pytest.mark.parametrize("seed", range(2 * THOROUGH))
def test_every_decision_of_a_stay_is_sound(seed):
    match = campaign(seed, 3)
    for number in wander(match, Chance(seed + 100)):
        for decision in match.decisions:
            ids = [option.id for option in decision.options]
            assert len(set(ids)) == len(ids), f"{decision.question}: {ids}"
            assert not {refused.id for refused in decision.refused()} & set(ids)
            assert decision.default in ("", *ids)
            encoded(decision.args)
            places = element_ids(match.view(max(decision.seat, 0)).scene)
            pointless = [option.id for option in decision.options if option.on and option.on not in places]
            assert not pointless, f"{decision.question}: not in the scene: {pointless}"
        if number % 5 == 0:
            for seat in range(match.setup.players):
                encoded(match.view(seat).scene)


FOREIGN = re.compile(r"\bGH-[A-Z]+-\d")


@pytest.mark.parametrize("seed", range(2 * THOROUGH))
def test_no_foreign_rule_is_ever_cited(seed):
    """Every id that a campaign cites is one of Frosthaven's, and every question and event between scenarios has one."""
    known = {rule.id for rule in Catalogue.load("frosthaven")}
    match = campaign(seed, 10)
    for number in wander(match, Chance(seed + 50)):
        for decision in match.decisions:
            assert decision.rule in known, decision.question
            assert {refused.rule for refused in decision.refused()} <= known, decision.question
            if number % 7 == 0:
                view = match.view(max(decision.seat, 0))
                assert not FOREIGN.search(str(encoded(view.scene)))
                assert not FOREIGN.search(str(encoded(view.briefing)))
    for event in match.events:
        assert event.rule in known, f"{event.kind}: {event.rule!r}"
        assert not FOREIGN.search(str(event.args))


@pytest.mark.parametrize("seed", range(2 * THOROUGH))
def test_undo_clone_save_and_position_lead_to_the_same_moment(seed, tmp_path: Path):
    match = campaign(seed, 3)
    chance = Chance(seed + 7)
    path = tmp_path / "campaign.tafelrunde"
    before = None
    for number in wander(match, chance):
        now = moment(match)
        if before is not None:
            match.undo()
            assert moment(match) == before
            match.redo()
            assert moment(match) == now
        before = now
        assert moment(match.clone()) == now
        if number % 9 == 0:
            match.save(path)
            loaded = Match.load_report(path)
            assert (loaded.dropped, loaded.notes) == ((), ())
            assert moment(loaded.match) == now
            text = match.position()
            read = Match.from_position(text)
            assert msgspec.msgpack.encode(read.state) == now[0]
            assert read.position() == text


@pytest.mark.rule("FH-CAM-02")
@pytest.mark.parametrize("seed", range(2 * THOROUGH))
def test_nobody_sees_the_order_of_decks_and_bots_are_fair(seed):
    match = campaign(seed, 3)
    chance = Chance(seed + 9)
    for number in wander(match, chance):
        for seat in range(match.setup.players):
            other = match.clone()
            RULEBOOK.imagine(other.state, seat, Chance(number))
            RULEBOOK.check(other.state)
            other.state.rng = chance.bits()
            seen = [
                [encoded(one.view(seat).state), encoded(one.view(seat).scene), [asked(d) for d in one.decisions]]
                for one in (match, other)
            ]
            assert seen[0] == seen[1]
            for decision in match.decisions:
                if max(decision.seat, 0) == seat:
                    there = next(d for d in other.decisions if d.seat == decision.seat)
                    bot = RULEBOOK.bot(1)
                    ours, theirs = bot.advise(decision, match.view(seat)), bot.advise(there, other.view(seat))
                    assert ours.option.id == theirs.option.id
    assert copied(RULEBOOK, match.state)


@pytest.mark.parametrize("seed", range(2 * THOROUGH))
def test_sensible_bots_play_a_campaign_by_themselves(seed):
    match = campaign(seed, 10, death=False)
    outcome = match.play([RULEBOOK.bot(seat) for seat in range(match.setup.players)])
    assert outcome.details["won"] > 2
    assert max(outcome.details["levels"]) > 1
    assert outcome.details["buildings"] > 5
    lines = match.state.chronicle
    assert all(len(line.levels) == len(line.gold) == len(line.classes) for line in lines)
    assert lines[0].resources < max(line.resources for line in lines)
    assert lines[0].buildings < lines[-1].buildings <= outcome.details["buildings"]
    assert lines[0].prosperity <= lines[-1].prosperity <= outcome.details["prosperity"]
