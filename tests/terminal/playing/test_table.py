"""Playing on the screen: keys, undo, hints, secrets, saves, languages, sizes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from tafelrunde.bots import LONGER
from tafelrunde.kernel import Match, find
from tafelrunde.terminal.app import Tafelrunde
from tafelrunde.terminal.home import saved_games
from tafelrunde.terminal.playing.table import TableScreen
from tafelrunde.terminal.screens.briefing import BriefingPage
from tafelrunde.terminal.screens.menu import MenuScreen
from tafelrunde.terminal.screens.new_game import NewGame
from tafelrunde.terminal.screens.pages import Confirm, HandOver, Page
from tafelrunde.terminal.screens.replay import ReplayScreen
from tafelrunde.terminal.sitting import opening
from tafelrunde.terminal.sitting.sitting import Sitting
from tests.helpers.playing import GAMES
from tests.terminal.cellar import CELLAR, GEMS


def sit(players: int = 2, bots: Sequence[str] = ("sensible",), seed: int = 1, game: Any = CELLAR) -> Sitting:
    people = opening.seats(players, bots, ["Anna", "Ben", "Cleo", "Dario"][:players], "en")
    return opening.new_game(game, people, {}, seed)


def app_with(sitting: Sitting) -> Tafelrunde:
    app = Tafelrunde("en", sitting)
    app.settings.pause = 0.0
    app.settings.primers = list(GAMES)
    return app


async def settle(pilot: Pilot[None], tries: int = 200) -> Any:
    """Wait until a person is asked, or another screen is there."""
    for _ in range(tries):
        await pilot.pause()
        screen = pilot.app.screen
        if not isinstance(screen, TableScreen) or screen.choices is not None:
            return screen
        await asyncio.sleep(0.01)
    raise AssertionError("nobody was asked")


async def read_on(pilot: Pilot[None]) -> Any:
    """Settle at the table, past the page that says what it is about."""
    screen = await settle(pilot)
    if isinstance(screen, BriefingPage):
        await pilot.press("enter")
        screen = await settle(pilot)
    return screen


async def press(pilot: Pilot[None], *keys: str) -> Any:
    screen = pilot.app.screen
    for key in keys:
        await pilot.press(key)
        screen = await settle(pilot)
    return screen


def seen(screen: Any) -> str:
    """Everything that can be read on the screen."""
    if isinstance(screen, TableScreen | ReplayScreen | NewGame):
        return "\n".join(line.plain for line in (screen.query_one("Canvas").lines))  # type: ignore[attr-defined]
    return "\n".join(str(widget.render()) for widget in screen.query(Static))


async def test_digits_take_options_and_the_bot_answers() -> None:
    sitting = sit()
    app = app_with(sitting)
    async with app.run_test(size=(100, 30)) as pilot:
        screen = await settle(pilot)
        assert "Anna: What do you do?" in seen(screen)
        await press(pilot, "1")
        assert "Where do you hide" in seen(app.screen)
        await press(pilot, "2")
        assert [answer.seat for answer in sitting.match.answers][:2] == [0, 0]
        assert 1 in [answer.seat for answer in sitting.match.answers]
        assert "Anna hides the" in seen(app.screen)


async def test_arrows_and_enter() -> None:
    sitting = sit()
    async with app_with(sitting).run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        await press(pilot, "down", "down", "enter")
        decision_gems = [answer.option for answer in sitting.match.answers]
        assert decision_gems[0].startswith("hide:")


async def test_what_is_selected_is_lit_on_the_board() -> None:
    app = app_with(sit())
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        screen = await press(pilot, "down", "down", "down")
        assert isinstance(screen, TableScreen)
        lit = [
            span
            for line in screen.canvas.lines
            for span in line.spans
            if getattr(span.style, "meta", {}).get("element") == "nook:east"
        ]
        assert lit
        assert "0 gems lie here" in seen(screen)


async def test_filter_by_typing() -> None:
    sitting = sit()
    app = app_with(sitting)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        screen = await press(pilot, "slash", *"north")
        assert isinstance(screen, TableScreen)
        assert [choice.text for choice in screen.lines()] == ["Dig in the north nook with a 6-sided die"]
        await press(pilot, "enter")
        assert sitting.match.answers[0].option == "dig:north"


async def test_undo_takes_back_own_steps_and_says_which() -> None:
    sitting = sit()
    app = app_with(sitting)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        before = sitting.match.position()
        screen = await press(pilot, "1")
        assert "u undo: Hide the" in seen(screen)
        await press(pilot, "u")
        assert sitting.match.position() == before
        await press(pilot, "r")
        assert len(sitting.match.answers) == 1
        await press(pilot, "escape")
        assert not sitting.match.answers


async def test_a_small_screen_says_how_to_leave_beside_what_undo_takes_back() -> None:
    app = app_with(sit(1, (), game=find("massive_darkness")))
    async with app.run_test(size=(80, 24)) as pilot:
        await read_on(pilot)
        for _ in range(3):
            await press(pilot, "1")
        foot = seen(app.screen).splitlines()[-1]
        assert foot.startswith("u undo: ")
        assert "q leave" in foot


async def test_what_was_revealed_stays_in_a_competitive_game_between_people() -> None:
    sitting = sit(2, ())
    app = app_with(sitting)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        await press(pilot, "enter", "4")
        count = len(sitting.match.answers)
        await press(pilot, "enter")
        screen = await press(pilot, "u")
        assert isinstance(screen, TableScreen)
        assert len(sitting.match.answers) == count
        assert "Something came to light since: it can't be taken back." in seen(screen)


async def test_after_a_bots_answer_one_is_asked_also_in_a_competitive_game() -> None:
    sitting = sit()
    app = app_with(sitting)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        before = sitting.match.position()
        await press(pilot, "1", "1")
        assert [answer.seat for answer in sitting.match.answers][-1] == 1
        screen = await press(pilot, "u")
        assert isinstance(screen, Confirm)
        await press(pilot, "y")
        await press(pilot, "u")
        assert sitting.match.position() == before


async def test_a_solo_player_may_take_it_back_after_a_question() -> None:
    sitting = sit(1, ())
    app = app_with(sitting)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        await press(pilot, "4")
        screen = await press(pilot, "u")
        assert isinstance(screen, Confirm)
        await press(pilot, "y")
        assert not sitting.match.answers


async def test_a_hint_with_its_reason() -> None:
    app = app_with(sit())
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        await pilot.press("h")
        for _ in range(100):
            await pilot.pause(0.01)
            if "the dearest of" in seen(app.screen):
                break
        assert "Hint: Hide the" in seen(app.screen)


async def test_who_asks_again_gets_a_second_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    asked: list[str] = []
    thought = sitting.thought

    def noted(seat: int, spec: str = "") -> Any:
        asked.append(spec)
        return thought(seat, "sensible")

    monkeypatch.setattr(sitting, "thought", noted)
    app = app_with(sitting)
    async with app.run_test(size=(100, 30)) as pilot:
        screen = await settle(pilot)
        for _ in range(2):
            await pilot.press("h")
            for _ in range(200):
                await pilot.pause(0.01)
                if not screen.hinting:
                    break
    assert asked == ["sensible", LONGER]


async def test_a_hint_says_at_once_that_it_thinks() -> None:
    app = app_with(sit())
    async with app.run_test(size=(100, 30)) as pilot:
        screen = await settle(pilot)
        await pilot.press("h")
        assert "⧗ Thinking about a hint" in seen(screen) or "Hint: Hide the" in seen(screen)
        for _ in range(100):
            await pilot.pause(0.01)
            if not screen.hinting:
                break
        assert "⧗" not in seen(screen)


async def test_who_starts_a_game_for_the_first_time_reads_how_it_is_played() -> None:
    game = find("massive_darkness")
    for first in (True, False):
        app = Tafelrunde("en", sit(1, (), game=game))
        app.settings.pause = 0.0
        async with app.run_test(size=(100, 30)) as pilot:
            await settle(pilot)
            assert isinstance(app.screen, BriefingPage) is not first
            if first:
                assert "Light and shadow" in seen(app.screen)
                await pilot.press("enter")
            screen = await read_on(pilot)
            assert isinstance(screen, TableScreen)
            await pilot.press("f1")
            assert "Light and shadow" in seen(app.screen)
            assert "Find the map" in seen(app.screen)
            assert "take that option" in seen(app.screen)


async def test_who_sits_down_reads_what_it_is_about_and_opens_its_rules() -> None:
    people = opening.seats(2, ["sensible"], ["Anna"], "en")
    sitting = opening.new_game(find("massive_darkness"), people, {"quest": "chosen_one"}, 1)
    app = app_with(sitting)
    async with app.run_test(size=(100, 30)) as pilot:
        page = await settle(pilot)
        assert isinstance(page, BriefingPage)
        assert "Quest 3: The Chosen One" in seen(page)
        assert "If the Chosen One dies, you have lost.  4 MD-Q3-06" in page.body.plain
        await pilot.press("4")
        assert app.screen is not page
        assert "MD-Q3-06" in seen(app.screen)
        await pilot.press("escape")
        assert app.screen is page
        await pilot.press("escape")
        screen = await settle(pilot)
        assert isinstance(screen, TableScreen)
        assert screen.choices is not None


async def test_the_next_quest_of_a_campaign_is_told_and_a_game_that_goes_on_is_not() -> None:
    won = """
        {game: massive_darkness, players: 1, options: {quest: tutorial, mode: campaign, heroes: recommended},
         marks: {map: 1}, heroes: [{zone: B1}], turn: {seat: 0, actions: 3}}
    """
    sitting = opening.position(won, "en", [], ["Anna"])
    app = app_with(sitting)
    async with app.run_test(size=(100, 30)) as pilot:
        assert "Walking in the Dark" in seen(await settle(pilot))
        await pilot.press("enter")
        await settle(pilot)
        for _ in range(40):
            screen = app.screen
            if isinstance(screen, BriefingPage):
                break
            if isinstance(screen, TableScreen) and screen.choices is not None:
                options = [choice.option.id for choice in screen.lines() if choice.option is not None]
                wanted = next((id_ for id_ in options if id_ in ("leave", "done")), options[0])
                screen.index = options.index(wanted)
            await pilot.press("enter")
            await settle(pilot)
        assert isinstance(app.screen, BriefingPage)
        assert "Quest 1: Scorched Earth" in seen(app.screen)
    assert sitting.match.state.quest == "scorched_earth"
    again = app_with(opening.load(sitting.path, "en").sitting)
    async with again.run_test(size=(100, 30)) as pilot:
        assert isinstance(await settle(pilot), TableScreen)


async def test_explanation_with_rule_and_refusals() -> None:
    app = app_with(sit())
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        screen = await press(pilot, "down", "down", "down", "question_mark")
        assert isinstance(screen, Page)
        assert "ML-MIN-01" in screen.body.plain
        assert "Place 1 S die" in screen.body.plain
        assert "it is too cold for that" in screen.body.plain
        await press(pilot, "escape")
        assert isinstance(app.screen, TableScreen)


async def test_walking_over_the_board() -> None:
    sitting = sit()
    app = app_with(sitting)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        screen = await press(pilot, "tab")
        assert isinstance(screen, TableScreen)
        for _ in range(12):
            if screen.element == "nook:west":
                break
            await press(pilot, "right" if screen.element.startswith("nook") else "up")
        assert screen.element == "nook:west"
        await press(pilot, "enter")
        assert sitting.match.answers[0].option == "dig:west"


async def test_hand_over_hides_the_secrets_of_the_one_before() -> None:
    sitting = sit(2, ())
    app = app_with(sitting)
    async with app.run_test(size=(100, 30)) as pilot:
        screen = await settle(pilot)
        assert isinstance(screen, HandOver)
        assert not any(gem in seen(screen) for gem in GEMS)
        screen = await press(pilot, "enter")
        mine = list(sitting.match.state.hands[0])
        assert all(gem in seen(screen) for gem in mine)
        screen = await press(pilot, "1", "1")
        assert isinstance(screen, HandOver)
        assert "Hand over to Ben" in seen(screen)
        assert not any(gem in seen(screen) for gem in GEMS)
        below = app.screen_stack[-2]
        assert isinstance(below, TableScreen)
        assert below.canvas.plain.strip() == ""
        screen = await press(pilot, "enter")
        assert not any(gem in seen(screen) for gem in mine)
        assert "Anna hides a gem" in seen(screen)
        screen = await press(pilot, "l")
        assert isinstance(screen, Page)
        assert not any(gem in screen.body.plain for gem in mine)
        await press(pilot, "escape")
        # The one before slipped: the next one may take it back, unseen.
        assert "u undo: Anna: the last ch" in seen(screen := pilot.app.screen)
        assert not any(gem in seen(screen) for gem in mine)
        screen = await press(pilot, "u")
        assert "Hand over to Anna" in seen(screen)
        assert sitting.match.decision.seat == 0


async def test_the_one_before_may_take_back_at_the_hand_over() -> None:
    sitting = sit(2, ())
    app = app_with(sitting)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        await press(pilot, "enter", "1", "1")
        screen = await press(pilot, "u")
        assert isinstance(screen, TableScreen)
        assert sitting.viewer == 0
        assert "Where do you hide" in seen(screen)


async def test_every_answer_is_on_disk(home: Path) -> None:
    sitting = sit()
    app = app_with(sitting)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        await press(pilot, "1", "1")
        (saved,) = saved_games()
        again = Match.load(saved.path)
        assert [answer.option for answer in again.answers] == [answer.option for answer in sitting.match.answers]
        assert [player.name for player in saved.players] == ["Anna", "Ben"]
    opened = opening.load(saved.path, "en")
    assert opened.sitting.players == sitting.players
    async with app_with(opened.sitting).run_test(size=(100, 30)) as pilot:
        assert "Anna: What do you do?" in seen(await settle(pilot))


async def test_a_disk_that_refuses_does_not_end_the_game(home: Path) -> None:
    home.parent.mkdir(exist_ok=True)
    home.write_text("in the way")
    app = app_with(sit())
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        screen = await press(pilot, "1")
        assert "NOT SAVED" in seen(screen)
        assert "Could not save" in seen(screen)
        assert "Where do you hide" in seen(screen)


async def test_language_at_run_time() -> None:
    app = app_with(sit())
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        screen = await press(pilot, "f2")
        assert "Anna: Was tust du?" in seen(screen)
        screen = await press(pilot, "f2")
        assert "Anna: What do you do?" in seen(screen)


async def test_go_on_with_space_and_by_itself() -> None:
    sitting = sit(1, ())
    app = app_with(sitting)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        await press(pilot, "space")
        assert sitting.match.answers[0].option == "rest"
        screen = await press(pilot, "a")
        assert sitting.match.over
        assert isinstance(screen, MenuScreen)
        assert "Anna wins!" in seen(screen)


async def test_to_the_end_and_replay() -> None:
    sitting = sit()
    app = app_with(sitting)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        screen = await press(pilot, "space", "space", "space")
        assert isinstance(screen, MenuScreen)
        assert "wins" in seen(screen)
        await press(pilot, "2")
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        assert "Answer 0 of" in seen(screen)
        await pilot.press("right", "right", "left")
        await pilot.pause()
        assert "Answer 1 of" in seen(screen)
        await pilot.press("end")
        await pilot.pause()
        assert screen.replay.match.over
        assert sitting.match.over


async def test_the_menu_starts_a_game() -> None:
    app = Tafelrunde("en")
    app.settings.pause = 0.0
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, MenuScreen)
        await pilot.press("1")
        await pilot.pause()
        form = app.screen
        assert isinstance(form, NewGame)
        while form.rulebook.id != "cellar":
            await pilot.press("right")
        await pilot.press("down", "down", *"Zoe")
        await pilot.pause()
        assert "Zoe" in seen(form)
        await pilot.press("enter")
        screen = await settle(pilot)
        assert "Zoe: What do you do?" in seen(screen)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, MenuScreen)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("players", "code"), [(2, "en"), (4, "de")])
async def test_options_fit_100_by_30_in_every_game(game: str, players: int, code: str) -> None:
    """Whatever is asked, no option is cut and everything of the seat's own is in view."""
    rulebook = find(game)
    if players not in rulebook.players:
        pytest.skip("not for so many players")
    sitting = sit(players, ["random"] * (players - 1), seed=5, game=rulebook)
    app = app_with(sitting)
    app.code = "de" if code == "de" else "en"
    async with app.run_test(size=(100, 30)) as pilot:
        for _ in range(8):
            screen = await settle(pilot)
            if not isinstance(screen, TableScreen):
                break
            text = seen(screen)
            assert len(text.splitlines()) <= 30
            for choice in screen.lines():
                assert choice.text[:90] in " ".join(text.split()) or choice.text in text, f"cut: {choice.text}\n{text}"
            await pilot.press("1")
