"""What came to light: the cards and dice that a line of the log shows for a moment, made from its event alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.box.cards import DoorBlock
from tafelrunde.games.massive_darkness.box.changes import content_with
from tafelrunde.games.massive_darkness.box.content import Content, load
from tafelrunde.games.massive_darkness.scene.board import RANKS, color_of, icon_of
from tafelrunde.games.massive_darkness.scene.cards import printed_dice, printed_equipment
from tafelrunde.games.massive_darkness.scene.fight import pictured
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.games.massive_darkness.words.effects import effect_texts, event_texts
from tafelrunde.kernel import Event
from tafelrunde.kernel.scene import Badge, Card, Die, Row, Text

Args = dict[str, Any]
PAYS = -2
"""The mark of a symbol that is being spent."""


def shown_by(event: Event) -> Sequence[Card | Die]:
    """Drawn cards and rolled dice; most events show nothing."""
    show = _SHOWN.get(event.kind)
    return show(event.args) if show is not None else ()


def _content(args: Args) -> Content:
    """What is printed in the match that tells of it."""
    return content_with(load(), args.get("changes", ""))


def _equipment(args: Args) -> Sequence[Card]:
    """One card or several that somebody got, drew or carries (MD-CMP-22)."""
    codes = args.get("cards") or [args.get("card")]
    known = _content(args).equipment
    return [printed_equipment(known[code], code, None, worn=False, prefix="shown") for code in codes if code in known]


def _event(args: Args) -> Sequence[Card]:
    """An event card with what it does (MD-EVT-01)."""
    card = _content(args).events.get(args["card"])
    if card is None:
        return ()
    does = event_texts(card.steps)
    return [Card(id=f"shown:{args['card']}", name=args["card"], icon=icons.EVENTS, kind="event", lines=does)]


def _door(args: Args) -> Sequence[Card]:
    """A door card: what waits in each zone of the chamber (MD-CMP-24, MD-DOR-06 … 13)."""
    card = _content(args).doors.get(args["card"])
    if card is None:
        return ()
    lines = [_block(number, block) for number, block in enumerate(card.blocks, 1)]
    return [Card(id=f"shown:{card.id}", name=card.id, icon=icons.DOORS, kind="door", lines=tuple(lines))]


def _block(number: int, block: DoorBlock) -> Text:
    waits = [Text(f"door-{block.enemy}")] if block.enemy else []
    waits += [Text(f"door-{kind}", {"n": n}) for kind, n in (("normal", block.normal), ("special", block.special)) if n]
    return Text("door-block", {"n": number, "what": waits or [Text("door-nothing")]})


def _enemy(args: Args) -> Sequence[Card]:
    """The card of an enemy that appears, with its health as it stands there (MD-CMP-23, MD-ENM-03 … 05)."""
    card = _content(args).enemies.get(args.get("card", ""))
    if card is None:
        return ()
    health = Badge(icons.HEALTH, args["health"], "label-health")
    rows = [Row(id="shown:leader", name=f"name-{RANKS[card.role]}", rank=RANKS[card.role], badges=(health,))]
    if minions := args["minions"]:
        many = Badge(icons.HEALTH, f"{minions}×{card.health}", "label-health")
        rows.append(Row(id="shown:minions", name="name-minion", rank="minion", badges=(many,)))
    return [
        Card(
            id=f"shown:{args['card']}",
            name=args["enemy"],
            icon=icon_of(card.type, card.role),
            kind="monster",
            level=str(card.level or ""),
            color=color_of(card.type),
            rows=tuple(rows),
            holds=printed_dice(card, "shown"),
            lines=effect_texts(card.effects),
        )
    ]


def _rolled(args: Args) -> Sequence[Die]:
    """Both pools as they fell (MD-COM-05)."""
    return [
        pictured(die, f"shown:{side}:{at}", f"label-{side}_die")
        for side in ("attack", "defense")
        for at, die in enumerate(args.get(side, ()))
    ]


def _dice_of(name: str) -> Callable[[Args], Sequence[Die]]:
    """The dice of one argument: a number or a list of them."""

    def show(args: Args) -> Sequence[Die]:
        found = args.get(name, ())
        return [pictured(die, f"shown:{at}") for at, die in enumerate([found] if isinstance(found, int) else found)]

    return show


def _paying(args: Args) -> Sequence[Die]:
    """The dice whose symbols were spent, these symbols marked (MD-ENC-06)."""
    left = {"bam": args.get("bams", 0), "diamond": args.get("diamonds", 0)}
    shown: list[Die] = []
    for at, die in enumerate(args.get("dice", ())):
        face = dice.FACES[die]
        spent: dict[str, list[int]] = {}
        for symbol, count in (("bam", face.bams), ("diamond", face.diamonds)):
            used = min(left[symbol], count)
            left[symbol] -= used
            spent[symbol] = [PAYS] * used
        shown.append(pictured(die, f"shown:{at}", spent=spent))
    return shown


_SHOWN: dict[str, Callable[[Args], Sequence[Card | Die]]] = {
    "cards_gained": _equipment,
    "guardian_treasure": _equipment,
    "lucky_find": _equipment,
    "trap": _equipment,
    "event": _event,
    "door_card": _door,
    "appeared": _enemy,
    "rolled": _rolled,
    "rerolled": _dice_of("after"),
    "strike": _dice_of("die"),
    "enchanted": _paying,
}
