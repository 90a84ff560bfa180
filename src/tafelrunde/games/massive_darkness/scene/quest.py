"""The quest beside the board: its goals, its special rules, the last event."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.state.tasks import EventSteps
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.games.massive_darkness.words.effects import event_texts
from tafelrunde.kernel.scene import Item, Line, Text


def token_tip(game: Game, kind: str) -> tuple[Text, ...]:
    """What an objective token is in this quest, and what to do with it (MD-OBJ-01)."""
    quest = quests.of(game)
    return (Text(f"token-{quest.id}-{kind}"),) if kind in quest.tokens else ()


def goals(game: Game) -> list[Item]:
    """The goals of the quest, and the event in progress or else the last one (MD-OVR-07, MD-EVT-01)."""
    state = game.state
    items: list[Item] = [*goal_lines(game)]
    drawn = [*state.event_discard[-1:], *[task.card for task in state.agenda if type(task) is EventSteps]]
    if drawn:
        card = drawn[-1]
        text = Text("event-line", {"card": card, "does": list(event_texts(game.content.events[card].steps))})
        items.append(Line(id="last_event", name="label-last_event", icon=icons.EVENTS, text=text))
    return items


def goal_lines(game: Game) -> list[Line]:
    """The goals, and which are reached; between two quests there are none."""
    between, laid_out = game.state.phase == "interlude", game.state.phase != "setup"
    return [
        Line(id=f"goal:{number}", icon=icons.GOAL, text=Text(goal), state="won" if done and laid_out else "")
        for number, (goal, done) in enumerate(() if between else quests.of(game).goals(game))
    ]


def special_rules(game: Game) -> list[Line]:
    """What the quest changes, a line each (chapter 11)."""
    quest = quests.of(game)
    if game.state.interlude is not None:
        return []
    return [
        Line(id=f"special:{number}", icon=icons.SPECIAL, text=Text(f"special-{quest.id}-{number}"), rule=rule)
        for number, rule in enumerate(quest.special, 1)
    ]
