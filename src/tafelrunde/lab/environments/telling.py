"""A match in words, for programs that read: what lies on the table, what happened, what is asked, and the options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tafelrunde.kernel import Decision, Match
from tafelrunde.kernel.scene import Badge, Element, Text
from tafelrunde.kernel.words.language import Language

WORTH_TELLING = ("piece", "card", "pile", "track", "line", "die", "slot", "zone", "panel", "seat", "boxes", "sheet")
"""Kinds of things on the table that a reader is told of; of hexes only those on which something is."""


def told(match: Match, seat: int, language: Language, decision: Decision | None, since: int = 0) -> str:
    """All that the seat may know, as lines; what happened only from the event with number `since` on."""
    view = match.view(seat)
    scene = view.scene
    lines = [f"# {language.say(scene.title)}"]
    for element in (*scene.seats, *scene.bar, *scene.boards, *scene.side, *scene.mine):
        lines += _element(language, element, "")
    happened = [text for event in match.events[since:] if (text := language.event(event, seat))]
    if happened:
        lines += ["", "# What happened", *happened]
    if decision is not None:
        lines += ["", "# Question", language.question(decision)]
        lines += [f"{number}: {language.option(decision, option)}" for number, option in enumerate(decision.options)]
    return "\n".join(lines)


def _element(language: Language, element: Any, indent: str) -> Iterator[str]:
    """A thing and what is on it or in it, whatever the game."""
    inside = [part for field in element.__struct_fields__ for part in _parts(getattr(element, field))]
    kind = str(element.__struct_config__.tag or "")
    said = " ".join(_said(language, element, kind))
    if said and (kind in WORTH_TELLING or inside):
        yield f"{indent}{said}"
        indent += "  "
    for part in inside:
        yield from _element(language, part, indent)


def _parts(value: Any) -> list[Element]:
    if isinstance(value, Element):
        return [value]
    if isinstance(value, tuple | list):
        return [part for part in value if isinstance(part, Element)]
    return []


def _said(language: Language, element: Any, kind: str) -> Iterator[str]:
    if element.name:
        yield language.name(element.name)
    if kind == "hex":
        yield f"({element.q},{element.r})"
    elif kind in ("zone", "slot") and not element.name:
        yield element.id
    number = getattr(element, "number", 0)
    if number:
        yield f"#{number}"
    health = getattr(element, "health", None)
    if health:
        yield f"[{health[0]}/{health[1]}]"
    if kind == "track":
        yield f"{element.value}/{element.most}"
    if kind == "pile":
        yield f"×{element.count}"
    if kind == "die":
        yield f"{element.color}:{' '.join(element.symbols) or element.face}"
    text = getattr(element, "text", None)
    if isinstance(text, Text):
        yield language.say(text)
    for field in ("lines", "short"):
        for line in getattr(element, field, ()):
            if isinstance(line, Text):
                yield language.say(line)
    for badge in getattr(element, "badges", ()):
        yield _badge(language, badge)
    for half in getattr(element, "halves", ()):
        words = [*[_badge(language, badge) for badge in half.badges], *[language.say(line) for line in half.lines]]
        yield f"| {' '.join(words)}"
    if element.state:
        yield f"<{element.state}>"


def _badge(language: Language, badge: Badge) -> str:
    label = language.name(badge.label) if badge.label else badge.icon
    return f"{label} {badge.value}".strip() if badge.value != "" else label
