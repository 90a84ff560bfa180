"""What abilities do, as lines for a scene: the details in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tafelrunde.games.havens.box.abilities import (
    Ability,
    Attack,
    ChangeTile,
    Control,
    GiveCondition,
    Grant,
    Heal,
    Infuse,
    Move,
    Obstacle,
    Recover,
    Refresh,
    RemoveConditions,
    Shadows,
    Summon,
    Teleport,
    Trigger,
)
from tafelrunde.games.havens.box.monster_abilities import (
    MonsterAttack,
    MonsterHeal,
    MonsterInfuse,
    MonsterMove,
    MonsterSummon,
    OpenDoor,
)
from tafelrunde.games.havens.box.vocabulary import Area, Augment, Bonus, Gain
from tafelrunde.games.havens.words.marking import (
    amount,
    dots,
    kind,
    marks,
    signed,
    subject,
)
from tafelrunde.kernel.scene import Text

SIGNED = ("attack", "range", "move")
AMOUNTS = (
    "pierce",
    "push",
    "pull",
    "add_target",
    "heal",
    "damage",
    "shield",
    "retaliate",
    "survive_with",
    "slots",
    "xp",
    "tokens",
)
FLAGS = (
    "double",
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
_SHAPE = ("range", "reach", "targets", "pierce", "push", "pull", "distance")
"""Numbers of an ability that are worth a word, in the order they are said."""
_ABBREVIATED = frozenset({"move", "attack", "range", "heal", "retaliate"})
"""What has an abbreviation, for narrow places."""


# --- the details in words -------------------------------------------------------------------------------------


def lines(abilities: Sequence[Ability]) -> tuple[Text, ...]:
    """The details of abilities in words; with several abilities each line says whose details they are."""
    several = len(marks(abilities)) > 1
    found: list[Text] = []
    for ability in abilities:
        details = tuple(_details(ability))
        if details:
            said = dots(details)
            found.append(Text("line-of", {"ability": subject(ability), "details": said}) if several else said)
        found += _conditional(ability)
    return tuple(found)


def sentences(abilities: Sequence[Ability], areas: Mapping[str, Area], short: bool = False) -> tuple[Text, ...]:
    """Each ability in a line of its own, with name, number and details; `short`: by abbreviations."""
    found: list[Text] = []
    for ability in abilities:
        said = _sentence(ability, short)
        details = [*_details(ability, short), *_reach(ability, areas), *_infusions(ability)]
        found.append(Text("sentence-details", {"sentence": said, "details": dots(details)}) if details else said)
        found += _conditional(ability)
    return tuple(found)


def _sentence(ability: Ability, short: bool) -> Text:
    if isinstance(ability, Infuse | MonsterInfuse):
        return Text("detail-infuse", {"element": ability.what})
    name, number = subject(ability), amount(ability)
    args = {"ability": Text(f"short-{name}") if short and name in _ABBREVIATED else name}
    return Text("sentence-plain", args) if number == "" else Text("sentence", {**args, "n": number})


def _reach(ability: Ability, areas: Mapping[str, Area]) -> Iterator[Text]:
    """An area in words, where no pattern is drawn beside them."""
    name = getattr(ability, "area", "")
    if name:
        yield Text("detail-area", {"n": len(areas[name].red)})


def _infusions(ability: Ability) -> Iterator[Text]:
    for symbol in getattr(ability, "infuse", ()):
        yield Text("detail-infuse", {"element": symbol})


def _conditional(ability: Ability) -> Iterator[Text]:
    """What counts only sometimes: bonuses, augments, lasting effects."""
    for bonus in getattr(ability, "bonus", ()):
        yield _bonus(bonus)
    for augment in getattr(ability, "consume", ()):
        yield _augment(augment)
    if isinstance(ability, Trigger):
        args = {"event": Text(f"event-name-{ability.event}"), "gain": gains(ability.gain)}
        if ability.when is None:
            yield Text("line-trigger", args)
        else:
            yield Text("line-trigger-when", {**args, "when": Text(f"when-{ability.when}")})
    elif kind(ability) == "consume":
        elements = list(getattr(ability, "elements", ()))
        yield Text("line-augment", {"elements": elements, "gain": gains(getattr(ability, "gain", Gain()))})


def _bonus(bonus: Bonus) -> Text:
    return Text("line-bonus", {"when": Text(f"when-{bonus.when}"), "gain": gains(bonus.gain)})


def _augment(augment: Augment) -> Text:
    return Text("line-augment", {"elements": list(augment.elements), "gain": gains(augment.gain)})


def _details(ability: Ability, short: bool = False) -> Iterator[Text]:
    yield from _shape(ability, short)
    given = getattr(ability, "cond", ())
    if given:
        yield Text("detail-conditions", {"conditions": list(given)})
    if getattr(ability, "advantage", False):
        yield Text("detail-advantage")
    if getattr(ability, "origin", ""):
        yield Text("detail-from-shadow")
    yield from _particular(ability)
    yield from _whom(ability)


def _shape(ability: Ability, short: bool) -> Iterator[Text]:
    """Range, targets, pierce, push and pull."""
    style = "short" if short else "detail"
    for name in _SHAPE:
        number = getattr(ability, name, None)
        if isinstance(number, int) and number and not (name in ("targets", "reach") and number == 1):
            yield Text(f"{style if name in _ABBREVIATED else 'detail'}-{name}", {"n": number})
    if isinstance(ability, MonsterAttack) and ability.range_mod:
        yield Text(f"{style}-range_mod", {"n": signed(ability.range_mod)})


def _particular(ability: Ability) -> Iterator[Text]:
    """What only one kind of ability has."""
    match ability:
        case Move(jump=True) | MonsterMove(jump=True):
            yield Text("detail-jump")
        case Attack():
            if ability.targets in ("all", "moved_through"):
                yield Text("detail-all_targets" if ability.targets == "all" else "detail-moved_through")
            if ability.xp_per_target:
                yield Text("detail-xp_per_target", {"n": ability.xp_per_target})
        case Shadows(what=what):
            yield Text(f"detail-shadows-{what}")
        case Teleport(to=to) if to:
            yield Text(f"detail-teleport-{to}")
        case GiveCondition(n=n) if n > 1:
            yield Text("detail-times", {"n": n})
        case RemoveConditions(what=what):
            yield Text("detail-conditions", {"conditions": list(what)})
        case Recover(source=source):
            yield Text(f"detail-from-{source}")
        case Refresh(items=items):
            yield Text(f"detail-items-{items}")
        case Obstacle(what=what):
            yield Text(f"detail-obstacle-{what}")
        case ChangeTile(what=what, kind=tile):
            yield Text(f"detail-tile-{what}", {"kind": f"tile-{tile}", "into": f"tile-{ability.into or tile}"})
            if ability.damage:
                yield Text("gain-damage", {"n": ability.damage})
        case Summon(what=what) | MonsterSummon(what=what):
            yield Text("detail-summon", {"what": what})
            if isinstance(ability, MonsterSummon):
                yield Text("detail-rank", {"rank": ability.rank})
        case Grant(abilities=abilities) | Control(abilities=abilities):
            yield Text("detail-commanded", {"abilities": list(sentences(abilities, {}))})
        case OpenDoor(otherwise=otherwise) if otherwise:
            yield Text("detail-otherwise", {"abilities": list(sentences(otherwise, {}))})


def _whom(ability: Ability) -> Iterator[Text]:
    """Whom it is for, where that is not plain from the kind of ability.

    A heal for all includes whoever performs it; of everything else nobody is their own ally (GH-HEA-01, GH-OVR-15).
    """
    if getattr(ability, "on_self", False) or (isinstance(ability, Heal) and ability.range is None):
        yield Text("who-self")
        return
    if isinstance(ability, Heal | MonsterHeal):
        yield Text("who-self_and_allies" if isinstance(ability, Heal) and ability.who == "allies" else "who-one")
        return
    who = getattr(ability, "who", "")
    if kind(ability) in ("shield", "retaliate", "recover") and who == "self":
        return
    if who:
        yield Text(f"who-{who}")


# --- gains ----------------------------------------------------------------------------------------------------


def gains(gain: Gain) -> Text:
    """What a bonus, an augment or an item adds: a list of its parts."""
    return Text("gains", {"gains": list(_gains(gain))})


def _gains(gain: Gain) -> Iterator[Text]:
    for name in SIGNED:
        if number := getattr(gain, name):
            yield Text(f"gain-{name}", {"n": signed(number)})
    for name in AMOUNTS:
        if number := getattr(gain, name):
            yield Text(f"gain-{name}", {"n": number})
    yield from [Text(f"gain-{name}") for name in FLAGS if getattr(gain, name)]
    yield from [Text("gain-cond", {"cond": what}) for what in gain.cond]
    yield from [Text("gain-own_cond", {"cond": what}) for what in gain.own_cond]
    yield from [Text("gain-infuse", {"element": symbol}) for symbol in gain.infuse]
    if gain.double_as is not None:
        yield Text("gain-double_as", {"n": gain.double_as})
    if gain.area:
        yield Text("gain-area")
