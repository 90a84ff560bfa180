"""What newcomers find: a scene of each game, what to play next, a preparation done by a bot, options that say more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.catalogue import books
from tafelrunde.kernel import Match, Outcome, find
from tafelrunde.kernel.view import View
from tafelrunde.kernel.words.language import Language
from tafelrunde.table.http.infos import game_info
from tafelrunde.table.live.looking_ahead import preview
from tafelrunde.table.live.words import Speaker
from tests.helpers.serving import Client, Server

GAMES = [book.game for book in books()]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(Path(tmp_path_factory.mktemp("home"))) as running:
        yield running


def _figures(part: Any) -> int:
    if isinstance(part, dict):
        return (part.get("type") in ("piece", "die")) + sum(map(_figures, part.values()))
    return sum(map(_figures, part)) if isinstance(part, list) else 0


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_shows_a_scene_with_figures_and_no_tips(game: str, language: str) -> None:
    board = game_info(find(game), language).board
    assert board is not None
    assert _figures(board) >= 4
    assert "'tip'" not in str(board)


@pytest.mark.parametrize(
    ("game", "settled", "expected"),
    [
        ("massive_darkness", {}, [{"quest": "scorched_earth"}, {"mode": "campaign"}]),
        ("massive_darkness", {"quest": "heart_of_darkness"}, [{"mode": "campaign"}]),
        ("massive_darkness", {"mode": "campaign"}, []),
        ("gloomhaven", {"hero_level": 2}, [{"scenario": "2", "hero_level": 2}, {"hero_level": 2, "mode": "campaign"}]),
        ("monster_lands", {"difficulty": "intro"}, [{"difficulty": "normal"}]),
        ("monster_lands", {"difficulty": "murderous"}, []),
    ],
)
def test_after_a_game_the_next_of_its_row_and_the_campaign_are_offered(
    game: str, settled: dict[str, Any], expected: list[dict[str, Any]]
) -> None:
    rulebook = find(game)
    setup = rulebook.setup(2, settled)
    steps = list(rulebook.next_steps(setup))
    assert [sorted(step.items()) for step in steps] == [sorted(step.items()) for step in expected]
    for step in steps:
        rulebook.setup(2, step)


def test_what_is_next_is_said_in_words_to_those_who_won_only() -> None:
    rulebook = find("massive_darkness")
    speaker = Speaker(Language("en", rulebook))
    match = Match.from_position("game: massive_darkness\nplayers: 1", pause=True)
    won = speaker.result(Outcome((0,), (1,)), (), match.setup)
    assert [step.text for step in won.next] == [
        "Quest: 1 – Scorched Earth",
        "Game: A campaign from this quest on, in order",
    ]
    assert speaker.result(Outcome((), (0,)), (), match.setup).next == ()


@pytest.mark.parametrize("game", GAMES)
def test_questions_of_the_preparation_are_questions_of_the_game(game: str) -> None:
    rulebook = find(game)
    asked = set()
    match = Match.new(game, players=2, seed=3)
    bots = [rulebook.bot(seat) for seat in range(2)]
    for _ in range(24):
        decision = match.decisions[0]
        asked.add(decision.question)
        if decision.question not in rulebook.preparation and decision.seat >= 0:
            break
        seat = max(decision.seat, 0)
        match.answer(bots[seat].choose(decision, View(match, seat)), decision.seat)
    assert asked & rulebook.preparation or not rulebook.preparation


@pytest.mark.parametrize("game", ["gloomhaven", "massive_darkness", "sword_and_sorcery"])
async def test_a_bot_prepares_whoever_says_so_and_nobody_else(server: Server, game: str) -> None:
    opened = server.make_table([{"name": "Ada"}, {"name": "Bob"}], game, seed=5)
    ada = await Client(server, opened["table"], [opened["seats"][0]]).connect()
    bob = await Client(server, opened["table"], [opened["seats"][1]]).connect()
    frame = await ada.until_asked()
    assert frame["asked"]["prepares"]
    await ada.send({"type": "prepare", "moment": frame["moment"], "seat": 0})
    asked = await bob.until_asked()
    assert asked["asked"]["seat"] == 1
    assert asked["asked"]["prepares"]
    await bob.send({"type": "prepare", "moment": asked["moment"], "seat": 0})
    refused = await bob.until(lambda m: m["type"] == "refusal")
    assert refused["reason"] == "not_your_seat"
    await ada.close()
    await bob.close()


async def test_alone_with_bots_one_message_prepares_up_to_the_first_turn(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}], "massive_darkness", seed=5)
    ada = await Client(server, opened["table"], opened["seats"]).connect()
    frame = await ada.until_asked()
    await ada.send({"type": "prepare", "moment": frame["moment"], "seat": 0})
    ready = await ada.until(lambda m: m["type"] == "frame" and (m["asked"] or {}).get("prepares") is False)
    assert ready["asked"]["question"] == "act"
    await ada.close()


DUEL = """
game: gloomhaven
players: 2
options: {scenario: '1'}
round: 2
phase: turns
acting: brute
step: actions
order: [35 bandit_guard, 72 brute, 99 spellweaver]
map: |
  . . O . . . #
   . . O . . . +
  . .B.a* .S. #
corner: [0, 8]
figures: |
  a bandit_guard:2 1/5
  B brute
  S spellweaver
heroes:
- class: brute
  chosen: [BR-01, BR-02]
- class: spellweaver
  resting: true
"""


@pytest.mark.parametrize(("language", "words"), [("en", "damage, falls with"), ("de", "Schaden, fällt zu")])
def test_an_option_says_what_it_leads_to(language: Any, words: str) -> None:
    match = Match.from_position(DUEL)
    match.answer("play:BR-01:top")
    speaker = Speaker(Language(language, match.rulebook))
    found = preview(match, 0, 0, "target:bandit_guard:2", speaker)
    assert words in found.short
    assert found.lines


@pytest.mark.parametrize(
    ("module", "kinds"),
    [
        ("gloomhaven", ["classes"]),
        ("frosthaven", ["classes"]),
        ("massive_darkness", ["heroes", "classes"]),
        ("sword_and_sorcery", ["heroes"]),
    ],
)
def test_every_class_and_hero_says_how_it_plays_and_some_suit_beginners(module: str, kinds: list[str]) -> None:
    rulebook: Any = find(module)
    content = rulebook.content if hasattr(rulebook, "content") else rulebook.packs.load()
    for kind in kinds:
        cards = list(getattr(content, kind).values())
        assert 0 < sum([card.beginners for card in cards]) < len(cards)
        for card in cards:
            style = card.style if hasattr(card, "style") else card.role
            assert style.de
            assert style.en
            assert style.de != style.en
