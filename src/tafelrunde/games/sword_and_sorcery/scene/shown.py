"""What came to light: the cards and dice that a line of the log shows for a moment, made from its event alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.games.sword_and_sorcery.box.content import card_of, load
from tafelrunde.games.sword_and_sorcery.box.enemies import Choice
from tafelrunde.games.sword_and_sorcery.scene.cards import printed_enemy, printed_item
from tafelrunde.games.sword_and_sorcery.scene.dice import pictured
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.games.sword_and_sorcery.words.effects import attack_text, does, effect_texts
from tafelrunde.kernel import Event
from tafelrunde.kernel.scene import Card, Die, Text

Args = dict[str, Any]


def shown_by(event: Event) -> Sequence[Card | Die]:
    """Drawn cards and rolled dice; most events show nothing. Dice of attacks lie on the panel of the attack."""
    show = _SHOWN.get(event.kind)
    return show(event.args) if show is not None else ()


def _item(args: Args) -> Sequence[Card]:
    """A card that somebody got (SS-ITM-02)."""
    code = str(args.get("card", ""))
    return [printed_item(code, f"shown:{code}")] if card_of(code) in load().items else ()


def _event(args: Args) -> Sequence[Card]:
    """SS-EVT-02."""
    card = load().events.get(args["card"])
    if card is None:
        return ()
    lines = [does(card.do)] if card.do else []
    lines += [Text("event-spawns")] if card.spawn else []
    return [Card(id=f"shown:{card.id}", name=card.id, icon=icons.EVENTS, kind="event", lines=tuple(lines))]


def _trap(args: Args) -> Sequence[Card]:
    """SS-TRP-01."""
    card = load().traps.get(card_of(args["card"]))
    if card is None:
        return ()
    lines = [attack_text(card.attack)] if card.attack is not None else []
    lines += [does(part) for part in (card.do, card.once) if part]
    lines += effect_texts(card.effects)
    return [Card(id=f"shown:{card.id}", name=card.id, icon=icons.TRAP, kind="trap", lines=tuple(lines))]


def _activation(args: Args) -> Sequence[Card]:
    """Whom the card activates, and what happens if there is nobody (SS-ACT-01)."""
    card = load().activation_cards.get(args["card"])
    if card is None:
        return ()
    lines = [_choice(card.first)]
    if card.otherwise is not None:
        lines.append(Text("choice-otherwise", {"what": _choice(card.otherwise)}))
    return [
        Card(
            id=f"shown:activation:{card.id}",
            name="label-activation",
            icon=icons.EVENTS,
            kind="event",
            lines=tuple(lines),
        )
    ]


def _choice(choice: Choice) -> Text:
    if choice.do:
        return does(choice.do)
    if choice.rank:
        return Text("choice-rank", {"rank": choice.rank})
    if choice.style:
        return Text("choice-style", {"style": choice.style})
    if choice.situation:
        return Text(f"choice-{choice.situation}")
    return Text("choice-count", {"n": choice.count})


def _enemy(args: Args) -> Sequence[Card]:
    """The scroll of an enemy that appears (SS-CMP-11)."""
    return printed_enemy(args["enemy"])


def _power(args: Args) -> Sequence[Card]:
    """SS-EPW-03."""
    card = load().enemy_powers.get(args["card"])
    if card is None:
        return ()
    lines = effect_texts(card.levels[load().config.act - 1])
    return [Card(id=f"shown:{card.id}", name=card.id, icon=icons.POWER, kind="event", lines=lines)]


def _dice(args: Args) -> Sequence[Die]:
    """One die or several."""
    found: Sequence[int] = args["dice"] if "dice" in args else (args["die"],)
    return [pictured(die, f"shown:{at}") for at, die in enumerate(found)]


_SHOWN: dict[str, Callable[[Args], Sequence[Card | Die]]] = {
    "gets": _item,
    "buys": _item,
    "robbed": _item,
    "event": _event,
    "trap": _trap,
    "activation_card": _activation,
    "enemy_enters": _enemy,
    "enemy_power": _power,
    "lot": _dice,
    "rolled": _dice,
    "prays": _dice,
    "guarded": _dice,
    "blinded": _dice,
    "save": _dice,
}
