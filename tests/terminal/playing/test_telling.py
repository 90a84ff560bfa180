"""Telling a round of enemies: how long lines stay, where the board is meanwhile, and what stops the story."""

import asyncio

from tafelrunde.kernel import find
from tafelrunde.kernel.event import Event, Term
from tafelrunde.kernel.scene import Badge, Contender, Contest, Die, Piece, Scene, Seat, Text, Track, Zone, ZoneBoard
from tafelrunde.kernel.words.language import Language
from tafelrunde.terminal.app import Tafelrunde
from tafelrunde.terminal.drawing.contests import contest_lines
from tafelrunde.terminal.drawing.pen import Pen
from tafelrunde.terminal.playing.meanwhile import scene_at, standing
from tafelrunde.terminal.playing.table import TableScreen
from tafelrunde.terminal.screens.pages import Notice, Page
from tafelrunde.terminal.sitting import opening
from tafelrunde.terminal.sitting.story import Step, steps
from tests.terminal.playing.test_table import read_on, seen

DARKNESS = find("massive_darkness")


def speaking(seats: int = 2) -> Language:
    language = Language("en", DARKNESS, ["Anna", "Ben"])
    language.figures = dict(enumerate(["bjorn", "elias"][:seats]))
    return language


def fight(defender: str) -> list[Event]:
    return [
        Event("attack", "", {"figure": "dwarf_warriors", "defender": defender, "attack": "melee"}),
        Event(
            "dealt",
            "",
            {"figure": "dwarf_warriors", "defender": defender, "n": 1, "attack": [], "defense": []},
            (Term("swords", 1),),
        ),
    ]


def test_the_end_of_ones_own_fight_stays_longest():
    language = speaking()
    mine = steps(fight("bjorn"), 0, language, 0)
    theirs = steps(fight("elias"), 0, language, 0)
    assert mine[-1].contest is not None
    assert mine[-1].contest.over
    assert mine[-1].share > theirs[-1].share > theirs[0].share


def test_many_lines_share_their_time_but_fights_keep_theirs():
    language = speaking()
    crowd = [Event("xp", "", {"seat": 1, "n": 1, "now": n, "card": ""}) for n in range(30)]
    story = steps([*crowd, *fight("bjorn")], 0, language, 0)
    alone = steps(fight("bjorn"), 0, language, 0)
    assert story[0].share < steps(crowd[:1], 0, language, 0)[0].share
    assert story[-1].share == alone[-1].share


def test_only_what_is_new_is_told():
    story = steps(fight("bjorn"), 1, speaking(), 0)
    assert [step.told for step in story] == [2]


def test_a_death_is_a_notice():
    event = Event("hero_died", "", {"seat": 0, "zone": "B2", "left": 2})
    (step,) = steps([event], 0, speaking(), 0)
    assert step.notice.startswith("Bjorn falls in B2.")
    assert step.matters


# --- the board meanwhile ------------------------------------------------------------------------------------------


def square(name: str, x: int, *pieces: Piece) -> Zone:
    return Zone(id=f"zone:{name}", corners=((x, 0), (x + 1, 0), (x + 1, 1), (x, 1)), pieces=pieces)


def scene(hero: Piece, at: int, xp: int, *others: Piece) -> Scene:
    zones = [square("A1", 0), square("A2", 1), square("A3", 2)]
    zones[at] = square(f"A{at + 1}", at, hero, *others)
    return Scene(
        title=Text(""),
        viewer=0,
        seats=(Seat(id="seat:0", seat=0, badges=(Badge("star-swirl", xp),)),),
        boards=(ZoneBoard(id="dungeon", zones=tuple(zones)),),
        mine=(Track(id="xp", value=xp, most=30),),
    )


def test_a_piece_goes_along_the_way_that_is_told_and_changes_last():
    before = scene(Piece(id="hero:0", health=(5, 5)), 0, 1, Piece(id="enemy:x", health=(1, 1)))
    after = scene(Piece(id="hero:0", health=(4, 5)), 2, 4)
    story = [
        Step(1, "goes", 1, ("hero:0",), ("hero:0",), ("zone:A2",)),
        Step(2, "goes on", 1, ("hero:0",), ("hero:0",), ("zone:A3",)),
        Step(3, "kills", 1, ("hero:0", "enemy:x"), ("hero:0",)),
        Step(4, "gains", 1, ("seat:0",), values={"seat:0#star-swirl": 4, "mine:0:xp": 4}),
        Step(5, "is hurt", 1, ("hero:0",), ("hero:0",)),
        Step(6, "rests", 1),
    ]
    places = [standing(scene_at(before, after, story, at))["hero:0"].place for at in range(6)]
    assert places == ["zone:A2", "zone:A3", "zone:A3", "zone:A3", "zone:A3", "zone:A3"]
    healths = [standing(scene_at(before, after, story, at))["hero:0"].piece.health for at in range(6)]
    assert healths == [(5, 5)] * 4 + [(4, 5)] * 2
    assert ["enemy:x" in standing(scene_at(before, after, story, at)) for at in range(4)] == [True, True, False, False]
    shown = [scene_at(before, after, story, at) for at in (2, 3)]
    assert [one.seats[0].badges[0].value for one in shown] == [1, 4]
    assert [one.mine[0].value for one in shown if isinstance(one.mine[0], Track)] == [1, 4]


# --- a contest in text --------------------------------------------------------------------------------------------


def test_both_sides_of_a_fight_stand_one_below_the_other():
    sides = (
        Contender(
            id="a",
            role=Text("role-attack"),
            dice=(Die(id="1", color="red", symbols=("sword", "bam")), Die(id="2", color="yellow", symbols=("blank",))),
            total=Badge("symbol:sword", 1),
        ),
        Contender(
            id="d",
            role=Text("role-defense"),
            dice=(Die(id="3", color="blue", symbols=("shield",)),),
            total=Badge("symbol:shield", 1),
        ),
    )
    title = Text("fight-title", {"figure": "bjorn", "defender": "elias", "attack": "melee", "many": False})
    lines = contest_lines(Pen(speaking()), Contest(id="c", text=title, sides=sides), 60)
    assert [line.plain.rstrip() for line in lines] == [
        "⚔ Bjorn attacks Elias (melee)",
        "  Attack   R⚔✶ Y· = ⚔1",
        "  Defence  B⊕     = ⊕1",
    ]


# --- on the screen ------------------------------------------------------------------------------------------------


async def test_a_bots_turn_is_told_and_can_be_skipped() -> None:
    people = opening.seats(2, ["sensible"], ["Anna"], "en")
    sitting = opening.new_game(DARKNESS, people, {}, 3)
    app = Tafelrunde("en", sitting)
    app.settings.primers = [DARKNESS.id]
    app.settings.pause = 30.0
    async with app.run_test(size=(120, 36)) as pilot:
        await read_on(pilot)
        for _ in range(3):
            await pilot.press("1")
            await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        for _ in range(300):
            await asyncio.sleep(0.01)
            if screen.story:
                break
        first = screen.story[0].said
        assert first in seen(screen)
        assert screen.choices is None
        line = screen.line
        if len(screen.story) > 1:
            await pilot.press("space")
            assert screen.line == line + 1
        await pilot.press("escape")
        for _ in range(300):
            await asyncio.sleep(0.01)
            if not screen.story or screen.story[0].said != first:
                break
        assert not screen.story or screen.story[0].said != first


async def test_a_notice_stays_until_it_was_read() -> None:
    app = Tafelrunde("en")
    async with app.run_test(size=(80, 24)) as pilot:
        closed: list[None] = []
        app.push_screen(Notice("Bjorn falls.", "go on"), closed.append)
        await pilot.pause()
        assert "Bjorn falls." in seen(app.screen)
        await pilot.press("x")
        assert isinstance(app.screen, Notice)
        await pilot.press("enter")
        assert closed == [None]


LAST_BREATH = """
game: massive_darkness
players: 2
options: {quest: tutorial}
round: 3
acted: 1
turn: {seat: 0, actions: 1}
heroes:
- {hero: owen, zone: B5, wounds: 4}
- {hero: whisper, zone: A4}
enemies:
  orc_bullies: {card: W010, zone: B5}
next: {attack: [6, 6, 6, 6]}
"""


async def test_a_heros_death_stops_the_table_even_at_full_speed() -> None:
    sitting = opening.position(LAST_BREATH, "en", ["random"], ["Anna", "Ben"])
    app = Tafelrunde("en", sitting)
    app.settings.primers = [DARKNESS.id]
    app.settings.pause = 0.0
    app.settings.auto = True
    async with app.run_test(size=(120, 36)) as pilot:
        screen = await read_on(pilot)
        end = next(n for n, choice in enumerate(screen.lines(), 1) if choice.text == "End the activation")
        await pilot.press(str(end))
        for _ in range(500):
            await asyncio.sleep(0.01)
            if isinstance(app.screen, Notice):
                break
        notice = app.screen
        assert "Owen falls in B5" in seen(notice)
        answers = len(sitting.match.answers)
        await asyncio.sleep(0.2)
        assert len(sitting.match.answers) == answers
        await pilot.press("enter")
        assert app.screen is not notice


async def test_on_a_small_screen_displays_have_a_page_of_their_own() -> None:
    sitting = opening.position(LAST_BREATH, "en", ["random"], ["Anna", "Ben"])
    app = Tafelrunde("en", sitting)
    app.settings.primers = [DARKNESS.id]
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await read_on(pilot)
        assert "Find the map" not in seen(screen)
        await pilot.press("v")
        assert isinstance(app.screen, Page)
        assert "Find the map" in app.screen.body.plain
        assert "Orc Bullies  ⚔ R" in app.screen.body.plain
        await pilot.press("v")
        assert isinstance(app.screen, TableScreen)
