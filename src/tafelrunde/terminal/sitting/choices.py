"""The options of a decision as a person picks them: keys, groups of many, and a filter."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from tafelrunde.kernel import Decision, Option
from tafelrunde.kernel.words.language import Language

KEYS = "123456789bcdegijkmnoptwxyz"
"""Digits first; then the letters that are no command of the screen."""


class Choice(msgspec.Struct, frozen=True):
    """One line of the list: an option, or a group of options that opens."""

    text: str
    option: Option | None = None
    prefix: str = ""
    size: int = 1

    @property
    def on(self) -> str:
        return "" if self.option is None else self.option.on


class Choices:
    """What is shown of a decision's options at the moment."""

    def __init__(
        self, decision: Decision, language: Language, most: Callable[[int], int] = lambda longest: len(KEYS)
    ) -> None:
        """`most` says how many options of a length fit at once; more are shown in groups."""
        self.decision = decision
        self.language = language
        self.most = most
        self.opened: list[str] = []
        self.filter = ""
        self.element = ""
        """Only what belongs to this element of the scene, if it is set."""

    def shown(self) -> Sequence[Choice]:
        """The lines of the list: everything if it fits, otherwise groups by what the options have in common."""
        options = [o for o in self.decision.options if not self.opened or _within(o.id, self.opened[-1])]
        if self.element:
            options = [option for option in options if option.on == self.element]
        if self.filter:
            lines = [Choice(self.language.option(self.decision, option), option) for option in options]
            return [line for line in lines if self._matches(line.text)]
        lines = [Choice(self.language.option(self.decision, option), option) for option in options]
        if len(lines) <= self.most(max((len(line.text) for line in lines), default=0)):
            return lines
        return self._groups(options, len(self.opened[-1].split(":")) if self.opened else 0)

    def _groups(self, options: Sequence[Option], depth: int) -> Sequence[Choice]:
        groups: dict[str, list[Option]] = {}
        for option in options:
            groups.setdefault(":".join(option.id.split(":")[: depth + 1]), []).append(option)
        if len(groups) == 1 and any(option.id.count(":") > depth for option in options):
            return self._groups(options, depth + 1)
        lines = []
        for prefix, members in groups.items():
            if len(members) == 1:
                lines.append(Choice(self.language.option(self.decision, members[0]), members[0]))
            else:
                lines.append(Choice(self._group_name(prefix), None, prefix, len(members)))
        return lines

    def _group_name(self, prefix: str) -> str:
        *_, last = parts = prefix.split(":")
        return self.language.group(self.decision.question, last) if len(parts) == 1 else self.language.name(last)

    def _matches(self, text: str) -> bool:
        return all(word in text.casefold() for word in self.filter.casefold().split())

    def open(self, choice: Choice) -> None:
        self.opened.append(choice.prefix)

    def back(self) -> bool:
        """One step out: first the filter, then the group; False if there is nothing to leave."""
        if self.filter:
            self.filter = ""
            return True
        if self.opened:
            self.opened.pop()
            return True
        if self.element:
            self.element = ""
            return True
        return False


def _within(option_id: str, prefix: str) -> bool:
    return option_id == prefix or option_id.startswith(prefix + ":")


def asked(decision: Decision, language: Language) -> str:
    """Who is asked, at the beginning of a line: "die Gruppe" is written large there."""
    player = language.player(decision.seat)
    return player[:1].upper() + player[1:]


def named(decision: Decision, language: Language, words: str) -> Sequence[Option]:
    """The options that a person may mean by words: the id, its beginning, or words of its text."""
    exact = decision.option(words)
    if exact is not None:
        return [exact]
    begins = [option for option in decision.options if option.id.startswith(words)]
    if begins:
        return begins
    wanted = words.casefold().split()
    return [o for o in decision.options if all(word in language.option(decision, o).casefold() for word in wanted)]
