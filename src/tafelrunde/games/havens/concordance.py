"""From the rule ids by which the shared engine cites to those of the game that is played.

The engine cites Gloomhaven's catalogue. A game with a catalogue of its own has a table (`GH-ATK-04: FH-ATK-06`). It is
applied once, where something leaves the engine: events, questions, refusals and previews in `game.CitingGame`, scenes
and messages in `rulebook.ScenarioRulebook`. A game whose own the ids are has none, and pays nothing for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from operator import is_not
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

T = TypeVar("T")

ENGINE = "GH"
"""The prefix of the ids by which the engine cites."""
_PREFIX = f"{ENGINE}-"
_ID = re.compile(rf"\b{ENGINE}-[A-Z]+-\d+\b")


class _Rules(dict[str, str]):
    """The ids that were translated so far, by the engine's: each question and event asks for one."""

    def __init__(self, rule: Callable[[str], str]) -> None:
        self._rule = rule

    def __missing__(self, rule: str) -> str:
        found = self[rule] = self._rule(rule)
        return found


class Concordance:
    """A table from the engine's rule ids to those of one game."""

    def __init__(self, table: Mapping[str, str], groups: Mapping[str, str] | None = None) -> None:
        self.table = dict(table)
        self.groups = dict(groups or {})
        """What ids of a group (`EVT`) are that the table does not name."""
        self.rules: Mapping[str, str] = _Rules(self.rule)
        """The same as `rule`, each looked up once; ids come from the rules' source, so that there are not many."""

    def rule(self, rule: str) -> str:
        """The id in this game's catalogue; the game's own ids stay as they are.

        An id without a counterpart becomes none at all: the tests of a game find it, and no player sees a foreign one.
        """
        if not rule.startswith(_PREFIX):
            return rule
        return self.table.get(rule) or self.groups.get(rule[len(_PREFIX) :].partition("-")[0], "")

    def message(self, message: str) -> str:
        """A message for people, with the ids that it names in brackets."""
        return _ID.sub(lambda found: self.rule(found[0]), message)

    def throughout(self, part: T) -> T:
        """The same thing with every id in it translated: refusals, a preview, a scene, a briefing."""
        translated: T = self._of(part)
        return translated

    def _of(self, part: Any) -> Any:
        if isinstance(part, str):
            return self.rule(part)
        if isinstance(part, Struct):
            changed = {}
            for name in part.__struct_fields__:
                value = getattr(part, name)
                if value and (other := self._of(value)) is not value:
                    changed[name] = other
            return replace(part, **changed) if changed else part
        if isinstance(part, tuple | list):
            items = [self._of(item) for item in part]
            return type(part)(items) if any(map(is_not, items, part)) else part
        if isinstance(part, dict):
            values = {key: self._of(value) for key, value in part.items()}
            return values if any(values[key] is not value for key, value in part.items()) else part
        return part
