"""When something happens the story goes on (SS-WPT-01, SS-EVT-05, SS-SHD-07, SS-JRN-09)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.adventures import Trigger, TriggerOn
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.state.tasks import Story


def fire(game: Game, on: TriggerOn, seat: int, what: str = "", zone: str = "") -> None:
    """Plan all entries that this brings about, in printed order; a running attack is finished first (SS-RUL-01)."""
    stories = [
        Story(game.content.index.key(trigger.do), seat)
        for trigger in game.adventure.triggers
        if trigger.on == on and _fits(game, trigger, what, zone)
    ]
    if not stories:
        return
    attack = game.attack
    if attack is None:
        game.plan(*stories)
    else:
        game.plan_after(attack, *stories)


def _fits(game: Game, trigger: Trigger, what: str, zone: str) -> bool:
    return trigger.what in ("", what) and trigger.zone in ("", zone) and trigger.round in (0, game.state.round)


def still_wanted(game: Game, trigger: Trigger) -> bool:
    """Whether the story has noted what it asks for: looked at when its turn comes."""
    flags = (*game.state.flags, *game.state.notes)
    return all(flag in flags for flag in trigger.after) and not any(flag in flags for flag in trigger.unless)
