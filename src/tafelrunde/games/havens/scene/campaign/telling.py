"""What is read aloud, and what is remembered: events as cards, and the chronicle (GH-EVT-01, GH-DAT-37)."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.events import SIDES
from tafelrunde.games.havens.rules.campaign.world import party, world
from tafelrunde.games.havens.scene.campaign.sheets import achievement
from tafelrunde.games.havens.scene.cards import class_icon
from tafelrunde.games.havens.state import Decided, Played
from tafelrunde.kernel.scene import Annals, Badge, Entry, Item, Line, Tale, Text

MOST = 60
"""So many scenarios back the chronicle goes; older ones are chapters to be replayed."""
ICONS = {"city": "village", "outpost": "village", "road": "trail"}
"""The decks of events, of whatever season."""


def tale(game: Game) -> Tale | None:
    """The event card that is being read: its front, and both ways to go on (GH-EVT-01)."""
    stay = game.state.stay
    if stay is None or not stay.event:
        return None
    card = game.content.events[stay.event]
    return Tale(
        id=f"event:{card.id}",
        name=f"name-event-{card.deck}",
        icon=ICONS[card.deck.rpartition("_")[2]],
        text=(Text("line-text", {"text": f"event-{card.id}"}),),
        ways=tuple(
            [
                Line(
                    id=f"event:{card.id}:{side}",
                    name=f"name-side-{side}",
                    text=Text("line-text", {"text": f"event-{card.id}-{side}"}),
                    state="active" if stay.side == side else "empty" if stay.side else "",
                )
                for side in SIDES
            ]
        ),
        rule="GH-EVT-01",
    )


def annals(game: Game) -> Annals:
    """Every scenario that was played, the latest first, each with what was decided on the way to it."""
    return Annals(
        id="chronicle",
        name="name-chronicle",
        icon="open-book",
        entries=tuple(_entries(game)),
        items=tuple(_lasting(game)),
    )


def _entries(game: Game) -> Iterator[Entry]:
    played = game.state.chronicle
    now = len(played)
    if lines := _decided(game, now):
        yield Entry(id="chapter:now", icon="candle-flame", text=Text("line-now"), lines=lines)
    for number in range(now - 1, max(-1, now - 1 - MOST), -1):
        one = played[number]
        yield Entry(
            id=f"chapter:{number + 1}",
            number=number + 1,
            icon="laurels" if one.won else "death-skull",
            state="won" if one.won else "lost",
            text=Text(
                "line-played",
                {"scenario": f"scenario-{one.adventure}", "result": f"result-{one.result}", "rounds": one.rounds},
            ),
            badges=(*_whose(game, one), *[Badge(class_icon(game, cls), label=cls) for cls in one.classes]),
            lines=_decided(game, number),
        )


def _whose(game: Game, one: Played) -> Iterator[Badge]:
    """The party that played it, where a world has several (GH-CAM-01)."""
    if len(game.state.parties) > 1:
        yield Badge("three-friends", one.party + 1, "name-party")


def _decided(game: Game, after: int) -> tuple[Text, ...]:
    return tuple([_line(game, one) for one in game.state.decided if one.after == after])


def _line(game: Game, one: Decided) -> Text:
    deck = game.content.events[one.event].deck
    front = f"event-{one.event}"
    return Text("line-decided", {"deck": f"name-event-{deck}", "front": front, "text": f"{front}-{one.side}"})


def _lasting(game: Game) -> Iterator[Item]:
    here = world(game)
    for name in dict.fromkeys((*here.achievements, *party(game).achievements)):
        yield achievement(name)
    for name in here.opened:
        yield Line(id=f"box:{name}", icon="open-chest", text=Text("line-named", {"what": f"box-{name}"}))
    for number, cls in enumerate(here.retired):
        yield Line(id=f"retired:{number}", icon=class_icon(game, cls), text=Text("line-retired", {"hero": cls}))
    for name in here.endings:
        yield Line(id=f"ending:{name}", icon="book-cover", text=Text("line-text", {"text": f"ending-{name}"}))
