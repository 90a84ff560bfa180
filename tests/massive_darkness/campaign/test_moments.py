"""Whole random campaigns: no dead end, no broken invariant, and every moment can be gone back to and kept.

The tests of all games leave campaigns to us, for they are many times longer than a quest. Heroes who act at random
never win: campaigns of victories are helped along, so that later quests are reached with skills, cards and XP.
"""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.campaign.stages import hero_level
from tafelrunde.games.massive_darkness.rules.figures.rewards import gain_real_xp
from tafelrunde.games.massive_darkness.rules.quests import QUESTS
from tafelrunde.kernel import Chance, Decision, Match, Option
from tests.helpers.effort import THOROUGH, sample
from tests.helpers.playing import asked, element_ids, encoded, moment, play_at_random, random_choice, seats
from tests.massive_darkness.campaign.test_campaign import WON, defeat
from tests.massive_darkness.campaign_referee import CampaignReferee, Seen, look
from tests.massive_darkness.table import play, table

LONG = 200_000
A_WHILE = 25
"""Answers for each hero in a quest before it is said to be won."""


@pytest.mark.slow
@pytest.mark.rule("MD-CAM-01")
@pytest.mark.parametrize("players", sample(range(1, 7), (1, 3, 6)))
@pytest.mark.parametrize("mode", ["campaign", "random_campaign"])
def test_random_campaigns_come_to_an_end(mode: str, players: int):
    match = Match.new(RULEBOOK, players, 100 + players, recording=False, options={"mode": mode})
    for number in play_at_random(match, Chance(players), LONG):
        if number % 5 == 0 or match.state.phase == "interlude":
            RULEBOOK.check(match.state)
    RULEBOOK.check(match.state)
    assert match.outcome is not None
    played = {played.adventure for played in match.state.chronicle}
    assert played == set(QUESTS) - {""}


@pytest.mark.parametrize("seed", range(3))
def test_every_moment_between_quests_can_be_gone_back_to(seed: int, tmp_path: Path):
    options: dict[str, str | int | bool] = {"mode": "campaign", "quest": "maze_of_darkness", "lifebringer": 0}
    match = Match.new(RULEBOOK, 2 + seed, seed, options=options)
    chance = Chance(seed)
    tried = 0
    while not match.over and tried < 60:
        if match.state.phase == "interlude":
            tried += 1
            _same_again(match, chance, tmp_path / "campaign.tafelrunde")
        match.answer(*random_choice(match, chance))
    assert tried


def _same_again(match: Match, chance: Chance, path: Path) -> None:
    """Clone, undo, save, position, views and scenes of this moment."""
    now = moment(match)
    clone = match.clone()
    assert moment(clone) == now
    option, seat = random_choice(match, chance)
    clone.answer(option.id, seat)
    clone.undo()
    assert moment(clone) == now
    match.save(path)
    assert moment(Match.load(path)) == now
    again = Match.from_position(match.position())
    assert msgspec.msgpack.encode(again.state) == now[0]
    assert [asked(decision) for decision in again.decisions] == [asked(decision) for decision in match.decisions]
    for viewer in seats(match):
        view = match.view(viewer)
        ids = element_ids(view.scene)
        for decision in match.decisions:
            if decision.seat in (viewer, -1):
                assert {option.on for option in decision.options} - {""} <= ids
        assert encoded(view.state)


# --- campaigns of victories ---------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.timeout(120 * THOROUGH)
@pytest.mark.rule("MD-CAM-16", "MD-CAM-22", "MD-MKT-01")
@pytest.mark.parametrize("players", sample(range(1, 7), (1, 2, 4)))
def test_campaigns_of_victories_come_to_an_end(players: int, tmp_path: Path):
    for seed in range(THOROUGH):
        match = campaign_of_victories(players, seed, tmp_path / "campaign.tafelrunde")
        assert match.state.quest == "heart_of_darkness"
        won = [played.adventure for played in match.state.chronicle if played.won]
        assert len(won) >= len(QUESTS) // 2, "now and then a quest is lost before"
        assert {played.adventure for played in match.state.chronicle} == set(QUESTS) - {""}
        game = Game(match.state)
        assert max([hero_level(game, hero) for hero in match.state.heroes]) > 1


def campaign_of_victories(players: int, seed: int, path: Path) -> Match:
    """At random from quest to quest: after a while each is won, and between quests every moment is kept."""
    mode = ("campaign", "random_campaign")[seed % 2]
    options: dict[str, str | int | bool] = {"mode": mode, "lifebringer": 12}
    match = Match.new(RULEBOOK, players, seed, options=options)
    random, chance = Random(f"{players} {seed}"), Chance(seed)
    referee: CampaignReferee | None = None
    answers = 0
    while not match.over:
        RULEBOOK.check(match.state)
        if match.state.phase == "interlude":
            answers = 0
            if random.random() < 0.1:
                _same_again(match, chance, path)
        answers += 1
        if match.state.phase == "setup":
            match.answer(*random_choice(match, chance))
            continue
        referee = referee or CampaignReferee(match.state)
        if answers > A_WHILE * players:
            match, referee.before = victory_now(match, random)
            referee.answered(NOTHING, NOTHING.options[0], match)
        else:
            decision = match.decisions[chance.below(len(match.decisions))]
            option = decision.options[chance.below(len(decision.options))]
            match.answer(option, decision.seat)
            referee.answered(decision, option, match)
    return match


NOTHING = Decision(0, "victory", (Option("victory", None),))
"""What is asked where a quest is said to be won."""


def victory_now(match: Match, random: Random) -> tuple[Match, Seen]:
    """The quest is won at the end of this round, and everybody has found something."""
    state = match.state
    state.agenda.clear()
    state.combat = state.activation = state.commander = None
    state.phase, state.acted, state.result = "end_phase", 0, "won"
    game = Game(state)
    for hero in state.heroes:
        gain_real_xp(game, hero, random.randint(0, 12), "MD-XP-01")
        for deck in (*random.choices(state.treasure_decks, k=3), state.artefact_deck):
            if deck and game.equipment(deck[-1]).kind not in ("trap", "luck") and random.random() < 0.5:
                hero.pack += (deck.pop(),)
    before = look(state)
    return Match.from_state(RULEBOOK, match.setup, state), before


# --- over the border between two quests ---------------------------------------------------------------------------


@pytest.mark.rule("MD-CAM-16", "MD-CAM-06")
def test_the_last_answer_of_a_quest_can_be_taken_back(tmp_path: Path):
    match = table(WON.format(heroes="[{zone: B1, mini_xp: 2}, {zone: B1}]", quest="tutorial", players=2, level=2))
    play(match, "leave")
    before = moment(match)
    play(match, "leave")
    assert match.state.phase == "interlude"
    _there_and_back(match, before, tmp_path / "won.tafelrunde")


@pytest.mark.rule("MD-CAM-18", "MD-CAM-19")
@pytest.mark.parametrize("verdict", ["repeat", "move_on"])
def test_the_answer_that_begins_a_quest_can_be_taken_back(verdict: str, tmp_path: Path):
    match = play(defeat(), verdict)
    before = moment(match)
    while match.state.phase == "interlude":
        before = moment(match)
        play(match, "done")
    assert match.state.round == 1
    _there_and_back(match, before, tmp_path / "begun.tafelrunde")


def _there_and_back(match: Match, before: tuple[bytes, bytes, int, Any], path: Path) -> None:
    after = moment(match)
    match.save(path)
    assert moment(Match.load(path)) == after
    match.undo()
    assert moment(match) == before
    match.redo()
    assert moment(match) == after
