"""Cards with halves, tables of numbers and the order of turns as text."""

from tafelrunde.kernel import find
from tafelrunde.kernel.scene import Badge, Card, Face, Hex, HexBoard, Pile, Row, Text, Track, Turn
from tafelrunde.kernel.words.language import Language
from tafelrunde.terminal.drawing import wordcards
from tafelrunde.terminal.drawing.boards.board import board_lines
from tafelrunde.terminal.drawing.lettering import ROOMY, USUAL
from tafelrunde.terminal.drawing.pen import Pen

LANGUAGE = Language("en", find("gloomhaven"), ["Anna", "Ben"])
PEN = Pen(LANGUAGE, USUAL)
TRAMPLE = Card(
    id="card:BR-01",
    name="BR-01",
    initiative=72,
    halves=(
        Face(id="card:BR-01:top", badges=(Badge("", 3, "name-attack"),), lines=(Text("detail-pierce", {"n": 2}),)),
        Face(id="card:BR-01:bottom", badges=(Badge("", 4, "name-move"),), marks=(Badge("", 2, "name-xp"),)),
    ),
)


def test_a_card_with_halves_says_both_in_one_line():
    assert wordcards.halved(PEN, TRAMPLE).plain == "72 Trample ▲ Attack 3 · pierce 2 ▼ Move 4 · experience 2"


def test_where_there_is_little_room_only_cards_that_will_be_used_are_whole():
    other = Card(id="card:BR-02", name="BR-02", initiative=61, state="active", halves=TRAMPLE.halves)
    lines = [line.plain.strip() for line in PEN.section("Anna", (TRAMPLE, other), 80)]
    assert lines[1] == "72 Trample"
    assert lines[2].startswith("61 Overwhelming Assault▶ ▲ Attack 3")
    roomy = [line.plain for line in Pen(LANGUAGE, ROOMY).section("Anna", (TRAMPLE, other), 80)]
    assert any(line.startswith("72 Trample ▲") for line in roomy)


def test_a_table_of_numbers_in_one_line():
    row = Row(id="r", rank="elite", badges=(Badge("", 9, "name-health"), Badge("", "–", "name-range")))
    card = Card(id="type:x", name="bandit_guard", initiative=15, rows=(row,), lines=(Text("tip-empty"),))
    assert PEN.item_word(card).plain == "15 Bandit Guard: no cards | elite hit points 9"


def test_the_order_tells_whose_turn_it_is_and_what_monsters_do():
    hero = Turn(id="turn:brute", name="brute", seat=0, initiative=8, state="active")
    monsters = Turn(id="turn:x", name="bandit_guard", initiative=35, lines=(Text("tip-empty"),), state="used")
    said = [line.plain for line in wordcards.turns(PEN, (hero, monsters))]
    assert said == ["▶08 ●Brute", "✓35 Bandit Guard (no cards)"]


def test_elements_that_are_gone_are_left_out():
    bar = [
        Track(id=f"element:{n}", name=f"name-{n}", value=v, most=2, kind="orb") for n, v in (("fire", 2), ("ice", 0))
    ]
    assert [text.plain for text in wordcards.orbs(PEN, bar)] == ["●Fire"]


def test_who_looks_closely_sees_halves_and_odds():
    assert next(iter(wordcards.card_details(LANGUAGE, TRAMPLE))) == "▲ Attack 3 · pierce 2"
    pile = Pile(id="p", count=3, odds=(Badge("", 2, "+1"), Badge("", 1, "null")))
    assert list(wordcards.card_details(LANGUAGE, pile)) == ["2× +1, 1× ×0"]


def test_fog_far_from_what_is_known_is_not_drawn():
    fog = [Hex(id=f"hex:{q},0", q=q, r=0, kind="fog") for q in range(1, 9)]
    board = HexBoard(id="map", pointy=True, cells=(Hex(id="hex:0,0", q=0, r=0, kind="floor"), *fog))
    assert [line.plain.rstrip() for line in board_lines(PEN, board, 80)] == [" ·   ░   ░"]
