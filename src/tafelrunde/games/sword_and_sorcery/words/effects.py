"""What cards say: effects, uses and scripts of the content as texts in both languages.

An effect reads as its occasion, its conditions and its price, a colon, and what it does: "Attack, melee, 1 energy: +1
hit". The words are messages named after the words of the content: `at-attack`, `if-melee`, `cost-energy`, `op-hits`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, wraps
from typing import Any, TypeVar, cast

import msgspec

from tafelrunde.games.sword_and_sorcery.effects import deeds, formula, results
from tafelrunde.games.sword_and_sorcery.effects import operation as composed
from tafelrunde.games.sword_and_sorcery.effects.words import Group, On, Op
from tafelrunde.kernel.scene import Text

AMOUNTS = ("n", "level", "dice", "hits")
"""Fields of operations that may be formulas."""
NUMBERS = formula.Values()
SILENT = ("passive",)
"""Occasions that need no word of their own where nothing else stands before the colon."""


class Reader(msgspec.Struct, frozen=True):
    """Whose card is read: what the words of its amounts stand for. 0: nobody's, the words stay."""

    rank: int = 0
    heroes: int = 0
    act: int = 1

    def amount(self, amount: int | str) -> int | Text:
        """A number, or the formula in words: "soul rank + 2" (SS-GEN-11 … 13)."""
        if isinstance(amount, int):
            return amount
        _, terms = formula.parsed(amount)
        words = {factor for factors in terms for factor in factors if isinstance(factor, str)}
        known = {"act", *(["rank", "half_rank"] if self.rank else []), *(["heroes"] if self.heroes else [])}
        if words <= known:
            return formula.evaluate(amount, formula.Values(self.act, self.rank or 1, self.heroes or 2))
        parts = [_product(factors, self.act) for factors in terms]
        text = parts[0]
        for part in parts[1:]:
            text = Text("amount-sum", {"a": text, "b": part})
        return text


NOBODY = Reader()

Reading = TypeVar("Reading", bound=Callable[..., Any])
KEPT = 8192
"""So many readings are remembered: every picture of the table says again what its cards say."""


def read_once(read: Reading) -> Reading:
    """What a thing of the content says never changes: it is put into words once for each reader."""
    known: dict[tuple[int, Reader], tuple[Any, Any]] = {}

    @wraps(read)
    def reading(thing: Any, reader: Reader = NOBODY) -> Any:
        key = id(thing), reader
        found = known.get(key)
        if found is None:
            if len(known) >= KEPT:
                known.clear()
            found = known[key] = thing, read(thing, reader)  # As long as the thing is held, its id is nobody else's.
        return found[1]

    return cast(Reading, reading)


def _product(factors: Sequence[int | str], act: int) -> Text:
    named = [factor for factor in factors if isinstance(factor, str) and factor != "act"]
    number = 1
    for factor in factors:
        number *= factor if isinstance(factor, int) else act if factor == "act" else 1
    if not named:
        return Text("amount-number", {"n": number})
    word = Text(f"amount-{named[0]}")
    return word if number == 1 else Text("amount-times", {"n": number, "what": word})


# --- effects and uses -----------------------------------------------------------------------------------------------


@read_once
def effect_text(effect: composed.Effect, reader: Reader = NOBODY) -> Text:
    """One effect in words."""
    what = does(effect.do, reader)
    if effect.optional:
        what = Text("effect-may", {"what": what})
    marks = [Text(f"if-{condition}") for condition in effect.if_] + prices(effect.cost)
    if effect.trigger:
        marks.append(Text("effect-trigger", {"symbol": f"name-{effect.trigger}", "once": effect.once}))
    if effect.limit:
        marks.append(Text(f"limit-{effect.limit}"))
    if not marks and effect.at in SILENT:
        return what
    return Text("effect", {"head": _marked(Text(f"at-{effect.at}"), marks), "what": what})


@read_once
def gain_text(effect: composed.Effect, reader: Reader = NOBODY) -> Text:
    """Price and gain of a property, where its occasion is given: "1 energy: +1 hit"."""
    cost = prices(effect.cost)
    what = does(effect.do, reader)
    return Text("effect", {"head": Text("effect-does", {"what": cost}), "what": what}) if cost else what


def effect_texts(effects: Iterable[composed.Effect], reader: Reader = NOBODY) -> tuple[Text, ...]:
    return tuple([effect_text(effect, reader) for effect in effects])


@read_once
def use_texts(ability: composed.Ability, reader: Reader = NOBODY) -> tuple[Text, ...]:
    """A use: what it costs, on whom, what it does; then the properties of its attack."""
    head = Text(f"action-{ability.action}")
    if ability.at:
        head = Text("effect-reaction", {"action": head, "at": Text(f"at-{ability.at}")})
    marks: list[Text] = []
    if ability.aim is not None:
        aim = ability.aim
        args = {"range": aim.range, "n": aim.most, "rank": aim.rank}
        marks.append(Text(f"aim-{aim.what}", args))
    marks += [Text(f"if-{condition}") for condition in ability.if_]
    if ability.charges:
        marks.append(Text("cost-charges", {"n": ability.charges}))
    if ability.limit:
        marks.append(Text(f"limit-{ability.limit}"))
    parts = [attack_text(ability.attack, reader)] if ability.attack is not None else []
    parts += [operation_text(op, reader) for op in ability.do]
    said = Text(
        "effect", {"head": _marked(head, marks), "what": Text("effect-does", {"what": parts or [Text("op-nothing")]})}
    )
    return (said, *[effect_text(effect, reader) for effect in ability.effects])


def attack_text(values: Any, reader: Reader = NOBODY) -> Text:
    """Automatic hits and dice: "attack: 1 hit, 2 red and 1 blue die"."""
    return Text("dice-attack", {"dice": dice_texts(values, reader)})


def dice_texts(values: Any, reader: Reader = NOBODY) -> list[Text]:
    found = [(kind, getattr(values, kind)) for kind in ("hits", "red", "blue")]
    return [Text(f"dice-{kind}", {"n": reader.amount(n)}) for kind, n in found if n] or [Text("dice-none")]


def prices(cost: composed.Cost) -> list[Text]:
    return [Text(f"cost-{name}", {"n": n}) for name, n in msgspec.structs.asdict(cost).items() if n]


def _marked(head: Text, marks: Iterable[Text]) -> Text:
    for mark in marks:
        head = Text("effect-mark", {"head": head, "mark": mark})
    return head


# --- operations -----------------------------------------------------------------------------------------------------


def does(operations: Iterable[composed.Operation], reader: Reader = NOBODY) -> Text:
    """What a list of operations does, as a part of a sentence."""
    return Text("effect-does", {"what": [operation_text(one, reader) for one in operations] or [Text("op-nothing")]})


def tag(operation: Op) -> str:
    """The word of the content for an operation."""
    return str(operation.__struct_config__.tag)


def operation_text(op: composed.Operation, reader: Reader = NOBODY) -> Text:
    """One operation in words."""
    holding = _holding(op, reader)
    if holding is not None:
        return holding
    if isinstance(op, results.Dice):
        return Text("effect-does", {"what": _dice_changes(op)})
    if isinstance(op, deeds.Gain):
        names = ("gold", "treasure", "loot", "shards")
        gains = [Text(f"op-gain-{name}", {"n": n}) for name in names if (n := getattr(op, name))]
        return Text("effect-does", {"what": gains})
    text = Text(f"op-{tag(op)}", _arguments(op, reader))
    on = getattr(op, "on", None)
    return text if on is None or on == _usual(type(op)) else Text("op-on", {"what": text, "who": who_text(on)})


@cache
def _usual(operation: type[Op]) -> Any:
    """Whom an operation befalls, if nothing else is said."""
    return next((field.default for field in msgspec.structs.fields(operation) if field.name == "on"), None)


def _holding(op: composed.Operation, reader: Reader) -> Text | None:
    """Operations that hold others."""
    if isinstance(op, composed.Save):
        return Text("op-save", {"what": does(op.fail, reader), "who": who_text(op.on)})
    if isinstance(op, composed.Roll):
        faces = [
            Text("op-roll-face", {"symbol": f"name-{symbol}", "what": does(then, reader)})
            for symbol, then in op.results.items()
        ]
        args = {"n": reader.amount(op.dice), "color": op.color, "each": op.each, "faces": faces}
        return Text("op-roll", args)
    if isinstance(op, composed.ChooseOne):
        return _either([does(one, reader) for one in op.of])
    if isinstance(op, composed.ByNature):
        return Text("op-by_nature", {"lawful": does(op.lawful, reader), "chaotic": does(op.chaotic, reader)})
    if isinstance(op, composed.TossMarker):
        return _either([does(op.heads, reader), does(op.tails, reader)])
    if isinstance(op, composed.When):
        return when_text(op.if_, op.do, op.else_, reader)
    if isinstance(op, composed.Grant):
        what = [effect_text(effect, reader) for effect in op.effects]
        granted = Text("op-grant", {"what": what, "until": Text(f"until-{op.until}")})
        return granted if op.on == "owner" else Text("op-on", {"what": granted, "who": who_text(op.on)})
    if isinstance(op, composed.IfKilled | composed.Later):
        return Text(f"op-{tag(op)}", {"what": does(op.do, reader)})
    return None


def when_text(if_: Iterable[str], do: Any, else_: Any, reader: Reader = NOBODY) -> Text:
    """If this holds, then that; otherwise something else."""
    conditions = [Text(f"if-{condition}") for condition in if_]
    args = {"if": conditions, "what": does(do, reader)}
    return Text("op-when-else", {**args, "else": does(else_, reader)}) if else_ else Text("op-when", args)


def _either(choices: list[Text]) -> Text:
    first, *others = choices
    for another in others:
        first = Text("op-or", {"first": first, "second": another})
    return first


def _dice_changes(op: results.Dice) -> list[Text]:
    changes = [(color, getattr(op, color)) for color in ("red", "blue")]
    return [Text(f"op-dice-{color}", {"n": abs(n), "less": n < 0, "each": op.per_zone}) for color, n in changes if n]


def _arguments(op: Op, reader: Reader) -> dict[str, Any]:
    """The fields of an operation as messages get them; of an amount below zero `less` says so."""
    args: dict[str, Any] = {}
    for name in op.__struct_fields__:
        value = getattr(op, name)
        if name == "on":
            continue
        if name in AMOUNTS and isinstance(value, int | str) and not isinstance(value, bool):
            amount = reader.amount(value)
            args["less"] = (amount < 0) if isinstance(amount, int) else str(value).startswith("-")
            args[name] = abs(amount) if isinstance(amount, int) else amount
        elif isinstance(value, tuple):
            args[name] = [f"name-{one}" if isinstance(one, str) else one for one in value]
        else:
            args[name] = "none" if value is None else value
    return args


def who_text(on: On) -> Text:
    """Whom something befalls."""
    if not isinstance(on, Group):
        return Text(f"who-{on}")
    args = {"within": on.within, "of": on.of, "but": on.but or "none", "where": on.where or "none", "most": on.most}
    return Text("who-group", {**args, "all": Text(f"who-{on.all}")})


# --- scripts of enemies ---------------------------------------------------------------------------------------------


@read_once
def sentence_text(sentence: Any, reader: Reader = NOBODY) -> Text:
    """One sentence of a behaviour (SS-BEH-05, SS-BEH-06)."""
    if sentence.if_:
        return when_text(sentence.if_, sentence.do, sentence.else_, reader)
    return does(sentence.do, reader)
