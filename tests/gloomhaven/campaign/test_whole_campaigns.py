"""Whole campaigns by random and sensible bots: no exception, no dead end, nothing broken, exact at every decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import effects
from tafelrunde.games.havens.rules.campaign.world import (
    change_party,
    change_world,
    graph,
    members,
    party,
    train,
    world,
)
from tafelrunde.kernel import Chance, Match
from tafelrunde.kernel.decision import NOBODY
from tests.helpers.effort import THOROUGH
from tests.helpers.ledger import Ledger
from tests.helpers.playing import asked, copied, element_ids, encoded, moment, random_choice
from tests.helpers.quick_scenarios import over_at_once

MOST = 20_000


@pytest.fixture(autouse=True)
def quickly() -> Iterator[None]:
    with over_at_once():
        yield


def campaign(seed: int, length: int = 10, death: bool | None = None, whole: bool = False) -> Match:
    """A campaign in another mode with every seed: players, characters, difficulty and all variants."""
    players = 1 + seed % 4
    options: dict[str, bool | str | int] = {
        "mode": "campaign",
        "length": length,
        "permanent_death": seed % 5 == 0 if death is None else death,
        "preparation": "full" if seed % 3 == 0 else "quick",
        "characters": (0, 2, 3, 4)[seed // 4 % 4] if players < 3 else (0, 2)[seed // 4 % 2],
        "difficulty": ("normal", "easy", "hard", "very_hard", "3")[seed % 7 % 5],
        "reduced_randomness": seed % 2 == 0,
        "open_hands": seed % 11 == 0,
    }
    return Match.new("gloomhaven", players=players, seed=seed, options=options, whole=whole)


def wander(match: Match, chance: Chance) -> Iterator[int]:
    """Answer at random to the end; the number of each decision."""
    for number in range(MOST):
        if match.outcome is not None:
            return
        yield number
        option, seat = random_choice(match, chance)
        match.answer(option, seat)
    raise AssertionError("a campaign without an end")


@pytest.mark.rule("GH-OVR-12", "GH-CAM-01")
@pytest.mark.parametrize("seed", range(8 * THOROUGH))
def test_random_campaigns_come_to_their_end_and_keep_what_must_be_true(seed):
    match = campaign(seed, 30, whole=True)
    ledger = Ledger(match)
    for _ in wander(match, Chance(seed)):
        ledger.look()
        RULEBOOK.check(match.state)
    ledger.look()
    assert match.outcome.details["scenarios"] <= 30
    assert len(match.state.chronicle) == match.outcome.details["scenarios"]


TRICKS: dict[str, Callable[[Game], object]] = {
    "gold from nowhere": lambda game: train(game, members(game)[0], gold=99),
    "an item from nowhere": lambda game: train(game, members(game)[0], items=("012",)),
    "a card learned in secret": lambda game: train(game, members(game)[0], pool=()),
    "a perk": lambda game: train(game, members(game)[0], perks=("BR-P01",)),
    "a copy too many": lambda game: effects.put_in_play(game, "071", 1),
    "an unlocked class": lambda game: change_world(game, classes=(*world(game).classes, "gale_dancer")),
    "an opened box": lambda game: change_world(game, opened=("sun",)),
    "a scenario on the map": lambda game: graph(game).unlock(game.state.progress, "117"),
    "prosperity": lambda game: change_world(game, prosperity=3),
    "reputation": lambda game: change_party(game, reputation=party(game).reputation + 2),
    "an event card lost": lambda game: change_world(game, city=world(game).city[1:]),
    "a quest lost": lambda game: change_world(game, quests=world(game).quests[1:]),
    "an achievement": lambda game: change_party(game, achievements=("first_steps",)),
    "an end": lambda game: change_world(game, endings=("apple_tree",)),
}


@pytest.mark.parametrize("trick", TRICKS)
def test_the_ledger_notices_what_nobody_told(trick):
    match = campaign(4, whole=True)
    ledger = Ledger(match)
    for _ in wander(match, Chance(4)):
        ledger.look()
        if match.decisions[0].question == "gates":
            break
    TRICKS[trick](RULEBOOK.game(match.state))
    with pytest.raises(AssertionError):
        ledger.look()


@pytest.mark.parametrize("seed", range(2 * THOROUGH))
def test_every_decision_of_a_stay_is_sound(seed):
    match = campaign(seed, 3)
    drawn: set[str] = set()
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
        asked = {decision.question for decision in match.decisions}
        if number % 5 == 0 or not asked <= drawn:
            drawn |= asked
            for seat in range(NOBODY, match.setup.players):
                encoded(match.view(seat).scene)


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


@pytest.mark.rule("GH-HID-02")
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
    assert outcome.details["scenarios"] == 10 or outcome.details["done"]
    assert outcome.details["won"] > 2
    assert max(outcome.details["levels"]) > 1
