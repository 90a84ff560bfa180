"""What a bot is: something that chooses an option for a seat, from what that seat may see, and says why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import msgspec

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.view import View


class Advice(msgspec.Struct, frozen=True):
    """A choice with its reason: a text key and its arguments."""

    option: Option
    reason: str = ""
    args: Mapping[str, Any] = {}


class Bot(ABC):
    """Plays any seat. A bot gets only the decision and the view of the seat that must decide."""

    name: str = "bot"

    @abstractmethod
    def advise(self, decision: Decision, view: View) -> Advice:
        """The option to take, and why."""

    def choose(self, decision: Decision, view: View) -> Option:
        """The option to take. Bots that are faster without a reason override it."""
        return self.advise(decision, view).option
