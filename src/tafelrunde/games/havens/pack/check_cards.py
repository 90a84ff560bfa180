"""Whether classes, monsters, items and the other cards of a pack fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from tafelrunde.games.havens.box import monster_abilities as creatures
from tafelrunde.games.havens.box.cards import Action, Content
from tafelrunde.games.havens.box.formula import BadFormula, Formula, value
from tafelrunde.games.havens.box.modifier_cards import STANDARD, BadNotation, modifier
from tafelrunde.games.havens.pack import files
from tafelrunde.games.havens.pack.goals import TESTS
from tafelrunde.games.havens.pack.reading import Found, Library
from tafelrunde.games.havens.pack.references import Misfit, in_abilities, in_gain, unknown
from tafelrunde.kernel.papers.document import Path
from tafelrunde.tabletop.packs import Problem


def check(library: Library, content: Content) -> Iterator[Problem]:
    """Every problem of the cards."""
    yield from _classes(library, content)
    yield from _monsters(library, content)
    yield from _decks(library, content)
    yield from _items(library, content)
    yield from _battle_goals(library)
    yield from _treasures(library, content)
    yield from _advice(library, content)


def formula_misfit(formula: Formula, path: Path, least: int = 1) -> Iterator[Misfit]:
    """A formula that can't be read, or is too small for some number of characters or level."""
    try:
        lowest = min(value(formula, characters, level) for characters in (1, 2, 3, 4) for level in range(8))
    except BadFormula as error:
        yield path, str(error)
    else:
        if lowest < least:
            yield path, f"{formula!r} can be {lowest}; it must be at least {least}"


# --- classes --------------------------------------------------------------------------------------------------


def _classes(library: Library, content: Content) -> Iterator[Problem]:
    taken: dict[tuple[str, str], str] = {}
    for found in library.classes.values():
        entry = found.entry
        ids = {"cards": [card.id for card in entry.cards], "summons": [summon.id for summon in entry.summons]}
        for key, names in ids.items():
            for index, name in enumerate(names):
                other = taken.setdefault((key, name), entry.id)
                if other != entry.id:
                    yield found.problem((key, index, "id"), f"{name!r} is already one of the {key} of {other!r}")
        for index, card in enumerate(entry.cards):
            if card.form not in (entry.forms or ("",)):
                yield found.problem(("cards", index, "form"), f"{card.form!r} is none of the forms of {entry.id!r}")
            for half, action in (("top", card.top), ("bottom", card.bottom)):
                for path, message in _action(action, ("cards", index, half), content):
                    yield found.problem(path, message)
        for path, message in (*_perks(entry), *_masteries(entry, content)):
            yield found.problem(path, message)


def _masteries(entry: files.ClassFile, content: Content) -> Iterator[Misfit]:
    """What masteries ask for can be done by this class, and they ask for something (FH-PRK-06)."""
    others = {one.id: cls.id for cls in content.classes.values() if cls.id != entry.id for one in cls.masteries}
    here: set[str] = set()
    for index, mastery in enumerate(entry.masteries):
        path: Path = ("masteries", index)
        if mastery.id in others or mastery.id in here:
            yield (*path, "id"), f"{mastery.id!r} is already a mastery of {others.get(mastery.id, entry.id)!r}"
        here.add(mastery.id)
        if not (mastery.counts or mastery.without or mastery.active or mastery.cards):
            yield path, "this mastery asks for nothing"
        if both := set(mastery.counts) & set(mastery.without):
            yield (*path, "without"), f"{min(both)!r} is asked for under `counts` as well"
        for what, has in (("switches", entry.forms), ("shadows", entry.shadows), ("fast_turns", entry.pace)):
            if what in mastery.counts and not has:
                yield (*path, "counts", what), "this class can't do that"


def _action(action: Action, path: Path, content: Content) -> Iterator[Misfit]:
    """A half of a card: what lasts is active, and what has use slots waits for something (GH-ACT-01)."""
    if not action.abilities:
        yield (*path, "abilities"), "this half does nothing"
    yield from in_abilities(action.abilities, (*path, "abilities"), content)
    yield from in_abilities(action.fast, (*path, "fast"), content)
    if action.fast and action.active:
        yield (*path, "fast"), "what lasts is the same in fast and slow turns"
    kinds = {str(ability.__struct_config__.tag): ability for ability in action.abilities}
    for kind in ("shield", "retaliate", "trigger", "summon", "haste"):
        if kind in kinds and not action.active:
            yield (*path, "active"), f"a {kind} lasts: say active: round or active: persistent"
    if "summon" in kinds and action.active == "round":
        yield (*path, "active"), "a summon stays until it is killed: active: persistent"
    if action.active and not kinds.keys() & {"shield", "retaliate", "trigger", "summon", "haste"}:
        yield (*path, "active"), "nothing of this half lasts"
    if action.slots and "trigger" not in kinds:
        yield (*path, "slots"), "use slots belong to a trigger"


def _perks(entry: files.ClassFile) -> Iterator[Misfit]:
    """Perks name modifier cards, and take away no more than there are (GH-PRK-01)."""
    supply: Counter[str] = Counter(STANDARD)
    for perk in entry.perks:
        for card, number in perk.add.items():
            supply[card] += number * _times(perk)
    for index, perk in enumerate(entry.perks):
        for key, cards in (("remove", perk.remove), ("add", perk.add)):
            for card in cards:
                try:
                    modifier(card)
                except BadNotation as error:
                    yield ("perks", index, key, card), str(error)
        for card, number in perk.remove.items():
            supply[card] -= number * _times(perk)
            if supply[card] < 0:
                yield ("perks", index, "remove", card), f"the perks take away more {card!r} than the deck has"
        if not perk.remove and not perk.add and not perk.ignore:
            yield ("perks", index), "this perk does nothing; it can remove, add or ignore"
        if perk.connected and perk.boxes == 1:
            yield ("perks", index, "connected"), "a single box is connected with nothing"


def _times(perk: files.PerkEntry) -> int:
    """How often a perk can take effect (FH-PRK-02)."""
    return 1 if perk.connected else perk.boxes


# --- monsters -------------------------------------------------------------------------------------------------


def _monsters(library: Library, content: Content) -> Iterator[Problem]:
    for monster in library.monsters.values():
        if monster.entry.id in library.bosses:
            yield monster.problem(("id",), f"{monster.entry.id!r} is also a boss")
        yield from _stats(monster, {"normal": monster.entry.normal, "elite": monster.entry.elite}, content)
    for boss in library.bosses.values():
        yield from _stats(boss, {"levels": boss.entry.levels}, content)
        for key, abilities in (("special_1", boss.entry.special_1), ("special_2", boss.entry.special_2)):
            for path, message in in_abilities(abilities, (key,), content):
                yield boss.problem(path, message)
            if any(isinstance(ability, creatures.Special) for ability in abilities):
                yield boss.problem((key,), "a special action can't refer to a special action")


def _stats(
    found: Found[files.MonsterEntry] | Found[files.BossEntry],
    ranks: dict[str, tuple[files.StatsEntry, ...]],
    content: Content,
) -> Iterator[Problem]:
    deck = content.decks.get(found.entry.deck)
    if deck is None:
        yield found.problem(("deck",), unknown(found.entry.deck, content.decks, "deck"))
    elif "levels" not in ranks and any(_has_special(card.abilities) for card in deck):
        yield found.problem(("deck",), f"the deck {found.entry.deck!r} has special actions, which only bosses have")
    for key, rows in ranks.items():
        for level, row in enumerate(rows):
            for path, message in (
                *formula_misfit(row.hp, (key, level, "hp")),
                *formula_misfit(row.attack or 0, (key, level, "attack"), 0),
            ):
                yield found.problem(path, message)


def _has_special(abilities: tuple[Struct, ...]) -> bool:
    return any(isinstance(ability, creatures.Special) for ability in abilities)


def _decks(library: Library, content: Content) -> Iterator[Problem]:
    for name, found in library.decks.items():
        for index, card in enumerate(found.entry):
            if card.id.rpartition("-")[0] != name:
                yield found.problem((index, "id"), f"cards of this deck are called {name}-1, {name}-2 …")
            for path, message in in_abilities(card.abilities, (index, "abilities"), content):
                yield found.problem(path, message)


# --- items, battle goals, treasures ---------------------------------------------------------------------------


def _items(library: Library, content: Content) -> Iterator[Problem]:
    for found in library.items.values():
        for path, message in _item(found.entry, content):
            yield found.problem(path, message)


def _item(item: files.ItemEntry, content: Content) -> Iterator[Misfit]:
    """An item has an effect of the kind that its window knows (GH-ITM-06)."""
    if item.when in ("turn", "turn_start"):
        if not item.abilities:
            yield ("abilities",), f"an item used in the {item.when!r} needs abilities"
        if item.gain != type(item.gain)():
            yield ("gain",), "an item used in the own turn has abilities, not a gain"
    else:
        if item.abilities:
            yield ("abilities",), f"an item used at {item.when!r} has a gain, not abilities"
        yield from in_gain(item.gain, item.when, ("gain",), content)
    yield from in_abilities(item.abilities, ("abilities",), content)
    if (item.use == "flip") != (item.back is not None):
        yield ("back",), "an item that is flipped has a back, and no other"
    if item.back is not None:
        yield from in_abilities(item.back.abilities, ("back", "abilities"), content)
        if not item.back.abilities:
            yield from in_gain(item.back.gain, item.back.when, ("back", "gain"), content)
    if (item.use == "none") != (item.when == "always"):
        yield ("use",), "`none` is for items that work always, and only for them"
    if item.only and item.when not in ("attack", "target"):
        yield ("only",), "only items for an attack or a target can be for certain attacks"
    if item.against and item.when != "condition":
        yield ("against",), "only items for a condition can be against certain ones"


def _battle_goals(library: Library) -> Iterator[Problem]:
    for found in library.battle_goals.values():
        goal = found.entry
        if goal.test not in TESTS:
            yield found.problem(("test",), unknown(goal.test, TESTS, "test"))
        elif TESTS[goal.test] != bool(goal.n):
            yield found.problem(("n",), f"{goal.test!r} {'needs a number' if TESTS[goal.test] else 'has no number'}")


GIFTS = ("gold", "xp", "item", "random_design", "random_scenario", "loot", "resources", "design", "abilities")
"""What can be in a treasure."""


def _advice(library: Library, content: Content) -> Iterator[Problem]:
    """Items that a class is advised to buy must be there."""
    for found in library.classes.values():
        for number, item in enumerate(found.entry.first_items):
            if item not in content.items:
                yield found.problem(("first_items", number), f"{item!r} is the number of no item")


def _treasures(library: Library, content: Content) -> Iterator[Problem]:
    for found in library.treasures.values():
        entry = found.entry
        gifts = [name for name in GIFTS if getattr(entry, name)]
        if len(gifts) != 1:
            yield found.problem((), f"a treasure holds one of {', '.join(GIFTS)}")
        for name, item in (("item", entry.item), ("design", entry.design)):
            if item and item not in content.items:
                yield found.problem((name,), f"{item!r} is the number of no item")
        if entry.half and entry.half not in content.treasures:
            yield found.problem(("half",), f"{entry.half} is the number of no treasure")
        for path, message in in_abilities(entry.abilities, ("abilities",), content):
            yield found.problem(path, message)
