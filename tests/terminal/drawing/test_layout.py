"""What stands where: displays in lines, dice by their use, explanations in full, seats with their figures."""

from collections.abc import Sequence

import pytest
from rich.text import Text as Shown

from tafelrunde.kernel import Decision, Option, Preview, find
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.scene import (
    Badge,
    Boxes,
    Card,
    Desk,
    Die,
    Face,
    Item,
    Line,
    Odds,
    Panel,
    PanelBoard,
    Pile,
    Row,
    Scene,
    Seat,
    Slot,
    Text,
    Track,
)
from tafelrunde.kernel.words.language import Language
from tafelrunde.terminal.drawing.aside import log_lines
from tafelrunde.terminal.drawing.blocks import hanging
from tafelrunde.terminal.drawing.boards.board import board_lines
from tafelrunde.terminal.drawing.layout import draw
from tafelrunde.terminal.drawing.lettering import ROOMY, SNUG, TIGHT, USUAL, WORDY
from tafelrunde.terminal.drawing.pen import Pen
from tafelrunde.terminal.drawing.sight import Sight
from tafelrunde.terminal.screens.primer import chapters, primer_text
from tafelrunde.terminal.sitting.choices import Choices

ENGLISH = Language("en", find("massive_darkness"), ["Anna", "Ben"])
GERMAN = Language("de", find("massive_darkness"), ["Anna", "Ben"])


def die(color: str, icon: str) -> Die:
    return Die(id=f"{color}:{icon}", color=color, icon=icon)


DWARFS = Card(
    id="stats:x",
    name="dwarf_warriors",
    rows=(Row(id="r", rank="leader", badges=(Badge("hearts", "1/2", "label-health"),)),),
    holds=(die("yellow", "crossed-swords"), die("yellow", "crossed-swords"), die("green", "checked-shield")),
    lines=(Text("treasure-line", {"card": "SA11"}),),
)
SIDE: tuple[Item, ...] = (
    Line(id="goal:1", text=Text("goal-tutorial-1"), state="won"),
    Line(id="event", name="label-last_event", text=Text("effect-nothing")),
    Track(id="lifebringer", name="label-lifebringer", value=2, most=4),
    DWARFS,
    Pile(id="doors", name="label-doors", count=6),
)


def plain(lines: Sequence[Shown]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def test_attack_and_defence_dice_stand_behind_their_signs():
    said = Pen(ENGLISH, USUAL).item_word(DWARFS).plain
    assert said.startswith("Dwarf Warriors  ⚔ Y Y  ⊕ G  leader ♥1/2 · Carries")
    assert "⚔ Ge Ge  ⊕ Gr" in Pen(GERMAN, USUAL).item_word(DWARFS).plain


@pytest.mark.parametrize("detail", [TIGHT, USUAL])
def test_displays_are_laid_out_in_lines(detail: int):
    _, *lines = plain(Pen(ENGLISH, detail).section("On display", SIDE, 100))
    assert lines[0].startswith("✓ ")
    assert lines[1].startswith("Event: ")
    assert lines[2].startswith("Dwarf Warriors  ⚔")
    assert lines[3] == "Lifebringer ▰▰▱▱ 2/4  Door cards ▤6"


def test_a_track_has_a_cell_for_each_step_in_any_language():
    assert "▰▰▱▱ 2/4" in Pen(GERMAN).track(Track(id="t", name="label-lifebringer", value=2, most=4)).plain


def test_boxes_to_tick_say_what_they_would_make_likelier():
    now = Odds(id="now", name="label-health", average=3.43, effects=(Badge("hearts", 4, "label-health"),))
    after = Odds(id="after", average=3.5, effects=(Badge("hearts", 16, "label-health"),))
    taken = Boxes(id="taken", text=Text("slot-two_hand"), boxes=2)
    left = Boxes(id="left", text=Text("slot-two_hand"), boxes=2, after=after)
    _, _, *lines = plain(board_lines(Pen(ENGLISH), Desk(id="desk", items=(now, taken, left)), 80))
    assert lines == ["☐☐ Takes both hands.", "☐☐ Takes both hands. (ø 3.5)  Health +12 %"]


def test_averages_have_a_comma_in_german():
    now = Odds(id="now", name="label-health", average=3.43)
    assert (Pen(ENGLISH).odds(now).plain, Pen(GERMAN).odds(now).plain) == ("Health ø 3.43 ()", "Gesundheit ø 3,43 ()")


def test_a_free_hand_is_named():
    assert Pen(ENGLISH).slot(Slot(id="s", name="label-hand", accepts=("weapon", "shield"))).plain == "Hand –"


def test_where_there_is_room_a_card_says_what_it_does():
    card = Card(id="c", name="SA11", short=(Text("slot-two_hand"),), badges=(Badge("upgrade", 1),))
    assert "(" not in Pen(ENGLISH, USUAL).card_word(card).plain
    assert Pen(ENGLISH, WORDY).card_word(card).plain.endswith("(Takes both hands)")


def test_worn_cards_are_boxes_beside_the_others_where_there_is_much_room():
    worn = Slot(id="s", holds=(Card(id="c", name="SA11"),))
    lines = plain(Pen(ENGLISH, ROOMY).items((worn, Slot(id="f", name="label-hand"), Card(id="d", name="SA11")), 80))
    assert lines[0] == "Hand –"
    assert lines[1].count("╭") == 2


def test_long_lines_hang_and_nothing_of_them_is_lost():
    words = Shown(" ".join(["word"] * 30))
    lines = hanging(words, 22)
    assert all(line.cell_len <= 22 for line in lines)
    assert all(line.plain.startswith("  ") for line in lines[1:])
    assert " ".join(line.plain.strip() for line in lines) == words.plain


def test_rules_take_no_line_of_their_own_in_a_narrow_log():
    events = [Event("xp", "MD-HRD-12", {"seat": 0, "n": 3, "now": 7, "card": ""})]
    (line,) = log_lines(events, ENGLISH, 0, 26, 10, 1)
    assert line.plain.endswith("now 7.")
    assert "MD-HRD-12" in log_lines(events, ENGLISH, 0, 40, 10, 1)[-1].plain
    assert "MD-HRD-12" in log_lines(events, ENGLISH, 0, 100, 10, 1)[-1].plain


# --- the whole screen ---------------------------------------------------------------------------------------------


def sight(scene: Scene, *options: Option, preview: Preview | None = None) -> Sight:
    choices = Choices(Decision(0, "act", options), ENGLISH).shown()
    return Sight(
        scene=scene, language=ENGLISH, status=Shown("?"), choices=choices, index=0, preview=preview or Preview()
    )


def table(*panels: Panel, mine: tuple[Item, ...] = ()) -> Scene:
    return Scene(
        title=Text("game-title"),
        viewer=0,
        seats=(Seat(id="seat:0", seat=0, name="bjorn"),),
        boards=(PanelBoard(id="b", panels=panels),),
        mine=mine,
    )


def test_seats_show_the_figure_beside_the_player():
    assert "● Bjorn (Anna)" in "\n".join(plain(draw(sight(table()), 80, 24).lines))


def test_what_an_option_does_is_explained_in_full_where_there_is_room():
    lines = (Text("preview-reaction"), Text("preview-minions", {"n": 2, "health": 3}))
    drawn = plain(draw(sight(table(), Option("end", None), preview=Preview(lines=lines)), 120, 36).lines)
    text = " ".join(" ".join(line.split()) for line in drawn)
    assert ENGLISH.say(lines[0]) in text
    assert ENGLISH.say(lines[1]) in text


def test_a_half_of_a_card_is_explained():
    half = Face(id="card:1:top", badges=(Badge("", 3, "label-swords"),))
    card = Card(id="card:1", name="SA11", halves=(half, Face(id="card:1:bottom")))
    drawn = plain(draw(sight(table(mine=(card,)), Option("end", None, on="card:1:top")), 80, 24).lines)
    assert any("Swords 3" in line for line in drawn)


def test_a_snug_panel_has_two_lines_of_words():
    panel = Panel(id="p", name="bjorn", lines=(Text("primer-1"),))
    tight, snug = [
        plain(board_lines(Pen(ENGLISH, detail), PanelBoard(id="b", panels=(panel,)), 60)) for detail in (TIGHT, SNUG)
    ]
    assert len(snug) == len(tight) + 1
    assert snug[-1].endswith("…")


# --- how to play --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["massive_darkness", "gloomhaven", "monster_lands"])
def test_every_chapter_of_the_primer_can_be_read(game: str):
    language = Language("de", find(game), ["Anna"])
    text = primer_text(language, 0).plain
    found = list(chapters(language))
    assert len(found) >= 5
    assert all(title in text and words in text for title, words in found)
