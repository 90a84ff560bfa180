"""The bot that takes any option."""

from __future__ import annotations

from random import Random

from tafelrunde.kernel import Advice, Bot, Decision, Option, View


class RandomBot(Bot):
    """Takes every option with the same probability."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        # Not the kernel's Chance: this bot is the yardstick of speed, and Random.random is written in C.
        self._random = Random(seed).random

    def choose(self, decision: Decision, view: View) -> Option:
        options = decision.options
        return options[int(self._random() * len(options))]

    def advise(self, decision: Decision, view: View) -> Advice:
        return Advice(self.choose(decision, view), "random", {"options": len(decision.options)})
