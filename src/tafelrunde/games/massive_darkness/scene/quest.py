"""The quest beside the board: its goals, its special rules, the last event."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.state.tasks import EventSteps
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.games.massive_darkness.words.effects import event_texts
from tafelrunde.kernel.scene import Item, Line, Text

SPECIAL: dict[str, tuple[str, ...]] = {
    "tutorial": ("MD-Q0-04",),
    "scorched_earth": (
        "MD-Q1-04",
        "MD-Q1-06",
    ),
    "black_widow": (
        "MD-Q2-05",
        "MD-Q2-07",
        "MD-Q2-08",
    ),
    "chosen_one": (
        "MD-Q3-05",
        "MD-Q3-06",
    ),
    "goblin_war_drums": (
        "MD-Q4-04",
        "MD-Q4-05",
    ),
    "immortals_downfall": (
        "MD-Q5-07",
        "MD-Q5-08",
        "MD-Q5-09",
        "MD-Q5-13",
    ),
    "fiends_treasure": (
        "MD-Q6-06",
        "MD-Q6-05",
        "MD-Q6-09",
    ),
    "sparks_in_the_dark": (
        "MD-Q7-05",
        "MD-Q7-06",
    ),
    "big_game_hunting": (
        "MD-Q8-03",
        "MD-Q8-04",
    ),
    "maze_of_darkness": (
        "MD-Q9-02",
        "MD-Q9-07",
        "MD-Q9-08",
    ),
    "heart_of_darkness": (
        "MD-Q10-03",
        "MD-Q10-04",
        "MD-Q10-10",
    ),
}
"""The special rules that everybody should have in mind, by quest; their texts are numbered from 1."""


TOKENS = frozenset(
    {
        ("tutorial", "library"),
        ("scorched_earth", "artefact"),
        ("scorched_earth", "cave"),
        ("scorched_earth", "library"),
        ("black_widow", "cave"),
        ("chosen_one", "artefact"),
        ("chosen_one", "cave"),
        ("chosen_one", "library"),
        ("immortals_downfall", "artefact"),
        ("immortals_downfall", "library"),
        ("fiends_treasure", "artefact"),
        ("fiends_treasure", "cave"),
        ("fiends_treasure", "library"),
        ("sparks_in_the_dark", "artefact"),
        ("sparks_in_the_dark", "cave"),
        ("maze_of_darkness", "artefact"),
        ("heart_of_darkness", "artefact"),
        ("heart_of_darkness", "cave"),
    }
)
"""The objective tokens that a quest uses (MD-OBJ-01)."""


def token_tip(quest: str, kind: str) -> tuple[Text, ...]:
    """What an objective token is in this quest, and what to do with it (MD-OBJ-01)."""
    return (Text(f"token-{quest}-{kind}"),) if (quest, kind) in TOKENS else ()


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
    quest = game.state.quest
    if game.state.interlude is not None:
        return []
    return [
        Line(id=f"special:{number}", icon=icons.SPECIAL, text=Text(f"special-{quest}-{number}"), rule=rule)
        for number, rule in enumerate(SPECIAL.get(quest, ()), 1)
    ]
