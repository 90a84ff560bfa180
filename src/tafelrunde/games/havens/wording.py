"""What cards do, as marks and lines for a scene: icon, word and number, then the details in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tafelrunde.games.havens import icons
from tafelrunde.games.havens.abilities import (
    Ability,
    Attack,
    Augment,
    Bonus,
    Gain,
    Heal,
    MonsterAttack,
    MonsterMove,
    Move,
    Recover,
    Refresh,
    Trigger,
)
from tafelrunde.kernel.scene import Badge, Text, Tone

_AMOUNTS = (
    "attack",
    "range",
    "pierce",
    "push",
    "pull",
    "add_target",
    "heal",
    "damage",
    "shield",
    "retaliate",
    "survive_with",
    "move",
    "slots",
    "xp",
)
_FLAGS = (
    "advantage",
    "disadvantage",
    "ignore_disadvantage",
    "negate",
    "unpierced",
    "unmoved",
    "prevent",
    "halve",
    "wild_element",
    "jump",
    "fly",
    "sure_footed",
    "through_enemies",
)


def kind(ability: Ability) -> str:
    """The ability's word in the content: `attack`."""
    return str(ability.__struct_config__.tag)


def badge(what: str, value: int | str = "", tone: Any = "") -> Badge:
    """A mark with the icon and the word of something the texts name."""
    icon = icons.ABILITIES.get(what) or icons.CONDITIONS.get(what) or icons.ELEMENTS.get(what) or ""
    return Badge(icon, value, f"name-{what}", tone)


def condition(what: str) -> Badge:
    """A condition's mark."""
    tone: Tone = "good" if what in ("invisible", "strengthen", "bless") else "bad"
    return Badge(icons.CONDITIONS[what], "", f"name-{what}", tone)


def marks(abilities: Sequence[Ability]) -> tuple[Badge, ...]:
    """One mark for each ability, and the conditions and elements that come with it."""
    found: list[Badge] = []
    for ability in abilities:
        found.append(_mark(ability))
        found += [condition(what) for what in _conditions(ability)]
        found += [badge(symbol) for symbol in getattr(ability, "infuse", ())]
    return tuple(found)


def _mark(ability: Ability) -> Badge:
    match ability:
        case MonsterMove(mod=mod) | MonsterAttack(mod=mod):
            return badge(kind(ability), f"+{mod}" if mod >= 0 else str(mod).replace("-", "−"))
        case Recover(n=n) | Refresh(n=n):
            return badge(kind(ability), "∞" if n == "all" else n)
    what = getattr(ability, "what", None)
    if kind(ability) == "cond" and isinstance(what, str):
        return condition(what)
    if kind(ability) == "infuse" and isinstance(what, str):
        return badge(what)
    amount = getattr(ability, "n", None)
    if amount is None:
        amount = getattr(ability, "damage", "")
    return badge(kind(ability), amount if isinstance(amount, int | str) else "")


def _conditions(ability: Ability) -> tuple[str, ...]:
    given = getattr(ability, "cond", ())
    return tuple(given) if isinstance(given, tuple) else ()


def lines(abilities: Sequence[Ability]) -> tuple[Text, ...]:
    """The details of abilities in words, a line each."""
    return tuple(line for ability in abilities for line in _details(ability))


def _details(ability: Ability) -> Iterable[Text]:
    yield from _shape(ability)
    for bonus in getattr(ability, "bonus", ()):
        yield _bonus(bonus)
    for augment in getattr(ability, "consume", ()):
        yield _augment(augment)
    match ability:
        case Trigger(event=event, gain=gain, when=when):
            about = {"event": event, "gain": _gain(gain), "when": when or "none"}
            yield Text("line-trigger", about)
        case Move(jump=True) | MonsterMove(jump=True):
            yield Text("line-jump")
        case Attack(targets="all"):
            yield Text("line-all_targets")
        case Attack(targets="moved_through"):
            yield Text("line-moved_through")
    if isinstance(ability, Attack) and ability.xp_per_target:
        yield Text("line-xp_per_target", {"n": ability.xp_per_target})


def _shape(ability: Ability) -> Iterable[Text]:
    """Range, targets, pierce, push and pull, and whom it is for."""
    for name in ("range", "reach", "targets", "pierce", "push", "pull", "range_mod"):
        amount = getattr(ability, name, None)
        if isinstance(amount, int) and amount and not (name in ("targets", "reach") and amount == 1):
            yield Text(f"line-{name}", {"n": amount})
    if getattr(ability, "on_self", False):
        yield Text("line-on_self")
    who = getattr(ability, "who", "")
    if who and not (isinstance(ability, Heal) and who == "one"):
        yield Text("line-who", {"who": who})
    source = getattr(ability, "source", "")
    if source:
        yield Text("line-from", {"source": source})
    items = getattr(ability, "items", "")
    if items:
        yield Text("line-items", {"items": items})
    what = getattr(ability, "what", "")
    if what and kind(ability) in ("summon", "obstacle", "special"):
        yield Text(f"line-{kind(ability)}", {"what": what})


def _bonus(bonus: Bonus) -> Text:
    return Text("line-bonus", {"when": bonus.when, "gain": _gain(bonus.gain)})


def _augment(augment: Augment) -> Text:
    return Text("line-augment", {"elements": list(augment.elements), "gain": _gain(augment.gain)})


def _gain(gain: Gain) -> Text:
    """A gain in words: a list of its parts."""
    found: list[Text] = []
    for name in _AMOUNTS:
        amount = getattr(gain, name)
        if amount:
            found.append(Text(f"gain-{name}", {"n": amount}))
    found += [Text(f"gain-{name}") for name in _FLAGS if getattr(gain, name)]
    found += [Text("gain-cond", {"cond": what}) for what in gain.cond]
    found += [Text("gain-own_cond", {"cond": what}) for what in gain.own_cond]
    found += [Text("gain-infuse", {"element": symbol}) for symbol in gain.infuse]
    if gain.double_as is not None:
        found.append(Text("gain-double_as", {"n": gain.double_as}))
    if gain.area:
        found.append(Text("gain-area"))
    return Text("gains", {"gains": found})


def gain_lines(gain: Gain) -> tuple[Text, ...]:
    """What an item adds, in words."""
    return (_gain(gain),) if gain != Gain() else ()
