"""Small changes to the content for one match: `content: {monsters: {bandit_guard: {elite: {hp: 3}}}}`.

They are checked like a pack, kept in the state (so that copies, saves and replays have them), and laid over the content
whenever a game is made of that state.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from tafelrunde.games.havens.box.cards import AbilityCard, Content, ContentKey, Item, SummonStats
from tafelrunde.games.havens.box.monsters import MonsterCard, MonsterType
from tafelrunde.games.havens.pack.check_cards import formula_misfit
from tafelrunde.games.havens.pack.references import in_abilities
from tafelrunde.kernel import PositionError
from tafelrunde.kernel.papers.document import Path, spell
from tafelrunde.tabletop.notation import did_you_mean, mapping, read_value, require_known
from tafelrunde.tabletop.schema import misfits

KINDS: dict[str, type[msgspec.Struct]] = {
    "cards": AbilityCard,
    "monsters": MonsterType,
    "monster_cards": MonsterCard,
    "items": Item,
    "summons": SummonStats,
}
FIXED = frozenset({"id", "name", "owner", "deck", "level", "icon"})
"""What something is can't be changed, only what it does."""
_BY_LEVEL = ("normal", "elite", "boss")


def read_changes(content: Content, value: Any) -> str:
    """The changes of a position as the state keeps them; raises PositionError with the place."""
    changes = mapping(value, "content")
    require_known(changes, KINDS, "content.")
    made = {kind: _changed(content, kind, mapping(entries, f"content.{kind}")) for kind, entries in changes.items()}
    later = _with(content, made)
    for kind, things in made.items():
        for name, thing in things.items():
            for path, what in _misfits(thing, later):
                raise PositionError(f"content.{kind}.{name}.{spell(path)}: {what}")
    plain = {kind: dict(entries) for kind, entries in changes.items() if entries}
    return msgspec.json.encode(plain, order="deterministic").decode() if plain else ""


def write_changes(text: str) -> Any:
    """The changes as a position states them."""
    return msgspec.json.decode(text)


def content_with(content: Content, changes: str) -> Content:
    """The content with the changes of a match; made once."""
    return _made(ContentKey(content), changes)


@lru_cache(maxsize=32)
def _made(same: ContentKey, changes: str) -> Content:
    content = same.content
    made = {kind: _changed(content, kind, entries) for kind, entries in msgspec.json.decode(changes).items()}
    return replace(_with(content, made), digest=f"{content.digest} with {changes}")


def _with(content: Content, made: Mapping[str, Mapping[str, Any]]) -> Content:
    fields: dict[str, Any] = {
        kind: {**getattr(content, kind), **things} for kind, things in made.items() if kind != "monster_cards"
    }
    if cards := made.get("monster_cards"):
        fields["decks"] = {
            name: tuple([cards.get(card.id, card) for card in deck]) for name, deck in content.decks.items()
        }
    return replace(content, **fields)


def _changed(content: Content, kind: str, entries: Mapping[str, Any]) -> dict[str, Any]:
    known: Mapping[str, Any] = (
        {card.id: card for deck in content.decks.values() for card in deck}
        if kind == "monster_cards"
        else getattr(content, kind)
    )
    made = {}
    for name, change in entries.items():
        where = f"content.{kind}.{name}"
        if name not in known:
            raise PositionError(f"{where}: there is none{did_you_mean(str(name), known)}")
        fields = mapping(change, where)
        if fixed := sorted(FIXED.intersection(fields)):
            raise PositionError(f"{where}.{fixed[0]}: that can't be changed here; a pack can bring something new")
        whole = _merged(msgspec.to_builtins(known[name]), fields)
        for path, message in misfits(whole, KINDS[kind]):
            raise PositionError(f"{where}.{spell(path)}: {message}")
        made[name] = read_value(whole, KINDS[kind], where)
    return made


def _merged(whole: Any, change: Any) -> Any:
    """Fields by name, all else as a whole; numbers by level are changed at every level."""
    if not isinstance(whole, dict) or not isinstance(change, Mapping):
        return change
    merged = dict(whole)
    for name, value in change.items():
        rows = merged.get(name)
        if name in _BY_LEVEL and isinstance(rows, list | tuple) and isinstance(value, Mapping):
            merged[name] = [_merged(row, value) for row in rows]
        else:
            merged[name] = _merged(rows, value)
    return merged


def _misfits(thing: Any, content: Content) -> Iterable[tuple[Path, str]]:
    """Names in abilities that mean nothing."""
    match thing:
        case AbilityCard():
            yield from in_abilities(thing.top.abilities, ("top", "abilities"), content)
            yield from in_abilities(thing.bottom.abilities, ("bottom", "abilities"), content)
        case MonsterType():
            for rank in _BY_LEVEL:
                for level, row in enumerate(getattr(thing, rank)):
                    yield from formula_misfit(row.hp, (rank, level, "hp"))
                    yield from formula_misfit(row.attack or 0, (rank, level, "attack"), 0)
            yield from in_abilities(thing.special_1, ("special_1",), content)
            yield from in_abilities(thing.special_2, ("special_2",), content)
        case MonsterCard() | Item():
            yield from in_abilities(thing.abilities, ("abilities",), content)
