"""What effects say: an `Effect` of the content as a text in both languages, for cards, skills and enemies.

An effect reads as its occasion, its conditions and its price, a colon, and what it does: "Melee, in the shadow, 1 bam:
1 more wound (up to 2 times)". The words are messages named after the words of the content: `at-melee`,
`if-shadow_mode`, `cost-bam`, `op-wounds`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from tafelrunde.games.massive_darkness.effects import AddDice, ChooseOne, Cost, Effect, EventStep, Op, Strike, op
from tafelrunde.kernel.scene import Text

SILENT = ("passive",)
"""Occasions that need no word of their own where nothing else stands before the colon."""


@lru_cache(maxsize=4096)
def effect_text(effect: Effect) -> Text:
    """One effect in words (MD-EFF-01)."""
    what = Text("effect-does", {"what": [operation_text(operation) for operation in effect.do]})
    if effect.optional:
        what = Text("effect-may", {"what": what})
    marks = [Text(f"if-{condition}") for condition in effect.if_] + list(_prices(effect.cost))
    if not marks and effect.at in SILENT:
        text = what
    else:
        head = Text(f"at-{effect.at}")
        for mark in marks:
            head = Text("effect-mark", {"head": head, "mark": mark})
        text = Text("effect", {"head": head, "what": what})
    if effect.repeat > 1:
        text = Text("effect-repeat", {"effect": text, "n": effect.repeat})
    if effect.limit:
        text = Text("effect-once", {"effect": text})
    return text


def gain_text(effect: Effect) -> Text:
    """Price and gain of an effect, where its occasion and its conditions are given: "1 bam: 1 more wound"."""
    what = Text("effect-does", {"what": [operation_text(operation) for operation in effect.do]})
    prices = list(_prices(effect.cost))
    text = Text("effect", {"head": Text("effect-does", {"what": prices}), "what": what}) if prices else what
    return Text("effect-repeat", {"effect": text, "n": effect.repeat}) if effect.repeat > 1 else text


def effect_texts(effects: Iterable[Effect]) -> tuple[Text, ...]:
    """All effects of a card, a line each."""
    return tuple([effect_text(effect) for effect in effects])


def event_texts(steps: Iterable[EventStep]) -> tuple[Text, ...]:
    """What an event card does, a sentence for each step (MD-EVT-01); a quiet card says so."""
    found = [Text(f"step-{op(step)}", {name: getattr(step, name) for name in step.__struct_fields__}) for step in steps]
    return tuple(found) or (Text("step-nothing"),)


def operation_text(operation: Op) -> Text:
    """One operation in words; what counts with a special action is told behind it."""
    if isinstance(operation, ChooseOne):
        return _choice([[operation_text(one) for one in choice] for choice in operation.of])
    if isinstance(operation, AddDice):
        amounts = {color: getattr(operation, color) for color in operation.__struct_fields__}
        return Text("effect-does", {"what": [Text(f"op-add_dice-{c}", {"n": n}) for c, n in amounts.items() if n]})
    args = {
        name: value
        for name in operation.__struct_fields__
        if not isinstance(value := getattr(operation, name), tuple) and name != "per_set"
    }
    key = f"op-{op(operation)}"
    if isinstance(operation, Strike):
        args["bams"] = "bams" in operation.count
    text = Text(key, args)
    if per_set := getattr(operation, "per_set", ""):
        text = Text("op-per_set", {"what": text, "set": Text(f"set-{per_set}")})
    along: tuple[Op, ...] = getattr(operation, "with_", ())
    if along:
        text = Text("op-with", {"what": text, "along": [operation_text(one) for one in along]})
    return text


def _choice(choices: list[list[Text]]) -> Text:
    first, *others = [Text("effect-does", {"what": choice}) for choice in choices]
    for another in others:
        first = Text("op-or", {"first": first, "second": another})
    return first


def _prices(cost: Cost) -> Iterable[Text]:
    for name, amount in msgspec.structs.asdict(cost).items():
        if amount:
            yield Text(f"cost-{name}", {"n": int(amount)})
