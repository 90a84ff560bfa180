"""Boards between two adventures in text: a land, sheets, a market, a desk, a tale and the annals."""

from __future__ import annotations

from rich.text import Text

from tafelrunde.kernel import scene as table
from tafelrunde.terminal.drawing import marks
from tafelrunde.terminal.drawing.blocks import Block, flow, hanging, quiet, rule_line, wrapped
from tafelrunde.terminal.drawing.boards.panelmap import panel_map
from tafelrunde.terminal.drawing.pen import Pen

Between = table.Land | table.SheetBoard | table.Market | table.Desk | table.Tale | table.Annals


def between(pen: Pen, board: Between, width: int) -> Block:
    """One of them, under its name."""
    match board:
        case table.Land():
            lines = _land(pen, board, width)
        case table.SheetBoard():
            lines = _sheets(pen, board, width)
        case table.Market():
            purse = [pen.badge(badge, words=True) for badge in board.badges]
            panels = table.PanelBoard(id=board.id, panels=board.panels)
            lines = [*flow(purse, width), *panel_map(pen, panels, width)]
        case table.Desk():
            lines = [*_said(pen, board.lines, width), *_laid_out(pen, board, width), *pen.cards(board.cards, width)]
        case table.Tale():
            lines = [*_said(pen, board.text, width), *[line for way in board.ways for line in _way(pen, way, width)]]
        case table.Annals():
            lines = [line for entry in board.entries for line in _entry(pen, entry, width)]
            lines += pen.items(board.items, width)
    return [rule_line(pen.title(board), width), *lines]


def _laid_out(pen: Pen, board: table.Desk, width: int) -> Block:
    """What lies on a desk beside its cards; boxes to tick with what they would make likelier."""
    odds = next((item for item in board.items if isinstance(item, table.Odds)), None)
    lines: Block = []
    for item in board.items:
        after = item.after if isinstance(item, table.Boxes) else None
        if odds is None or after is None:
            lines += pen.items((item,), width)
            continue
        now = {badge.label: int(badge.value) for badge in odds.effects}
        more = [(badge.label, int(badge.value) - now.get(badge.label, 0)) for badge in after.effects]
        gains = [f"{pen.language.name(label)} +{by} %" for label, by in more if by > 0]
        lines += flow([pen.item_word(item), *[quiet(Text(gain)) for gain in gains]], width, "  ")
    return lines


def _said(pen: Pen, texts: tuple[table.Text, ...], width: int) -> Block:
    return [line for text in texts for line in wrapped(pen.language.say(text), width)]


def _land(pen: Pen, board: table.Land, width: int) -> Block:
    """Every place that is known by its name, with who is there; those that follow one another with an arrow."""
    known = [place for place in board.places if place.state != "hidden"]
    names = {place.id: pen.title(place) for place in known}
    words = []
    for place in known:
        number = f"{place.label} " if place.label else ""
        here = "".join(["▲" for piece in place.pieces if piece.state == "active"])
        sign = "✓" if place.state == "won" else "×" if place.state == "lost" else pen.state(place)
        text = Text(f"{here}{number}{names[place.id]}{sign}")
        words.append(pen.of(place.id, text, marks.QUIET if place.state in ("won", "lost", "closed") else marks.TEXT))
    roads = [road.between for road in board.roads if road.kind == "linked" and names.keys() >= set(road.between)]
    linked = [f"{names[a]} → {names[b]}" for a, b in roads]
    ways = [quiet(line) for line in wrapped(" · ".join(linked), width)]
    return [*flow(words, width, "   "), *ways, *_said(pen, board.lines, width)]


def _sheets(pen: Pen, board: table.SheetBoard, width: int) -> Block:
    lines = [*_said(pen, board.lines, width), *pen.items(board.items, width)]
    for sheet in board.sheets:
        given = pen.language.given.get(sheet.calling, "")
        name = f"{given} ({pen.title(sheet)})" if given else pen.title(sheet)
        head = pen.of(sheet.id, Text(f"{name} {sheet.level} {pen.state(sheet)}".rstrip(), "bold"), marks.TEXT)
        numbers = [pen.badge(badge) for badge in sheet.badges]
        lines += flow([head, *numbers, *[pen.track(track) for track in sheet.tracks]], width, "  ")
        if sheet.quest is not None:
            goals = [pen.track(goal) for goal in sheet.goals]
            lines += hanging(Text("  ").join([pen.item_word(sheet.quest), *goals]), width)
        things = [held for slot in sheet.slots for held in slot.holds]
        lines += flow([pen.item_word(thing) for thing in things], width, "  ")
        ticked = [pen.item_word(perk) for perk in sheet.perks if perk.ticked]
        lines += [quiet(line) for line in flow(ticked, width, " · ")]
    return lines


def _way(pen: Pen, way: table.Line, width: int) -> Block:
    return hanging(pen.item_word(way), width, 3)


def _entry(pen: Pen, entry: table.Entry, width: int) -> Block:
    number = f"{entry.number}. " if entry.number else ""
    lines = hanging(pen.of(entry.id, Text(f"{number}{pen.language.say(entry.text)}"), marks.TEXT), width)
    for text in entry.lines:
        lines += [quiet(line) for line in hanging(Text(f"   {pen.language.say(text)}"), width, 5)]
    return lines
