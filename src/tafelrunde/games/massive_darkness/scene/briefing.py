"""The card of a quest, shown when it begins: story, goals, special rules, and what loses it (chapter 11)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.quests.book import BOOK
from tafelrunde.games.massive_darkness.scene.quest import goal_lines, special_rules
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.kernel.scene import Briefing, Line, Text

DEFEATS = frozenset({"MD-Q2-08", "MD-Q3-06", "MD-Q4-05", "MD-Q5-13", "MD-Q9-02"})
"""Special rules by which a quest is lost."""

MORE: dict[str, tuple[str, ...]] = {
    "scorched_earth": ("MD-Q1-01", "MD-Q1-05"),
    "black_widow": ("MD-Q2-03",),
    "chosen_one": ("MD-Q3-01", "MD-Q3-03"),
    "goblin_war_drums": ("MD-Q4-06",),
    "immortals_downfall": ("MD-Q5-06", "MD-Q5-12"),
    "fiends_treasure": ("MD-Q6-01",),
    "sparks_in_the_dark": ("MD-Q7-04",),
    "big_game_hunting": ("MD-Q8-05",),
    "maze_of_darkness": ("MD-Q9-06", "MD-Q9-10"),
    "heart_of_darkness": ("MD-Q10-05",),
}
"""Special rules that the card tells beside those that stand by the board; their texts are numbered from 1."""

CAMPAIGN = ("MD-CAM-02", "MD-CAM-12", "MD-CAM-14")
"""What everybody should know of a campaign; the texts are numbered from 1."""


FIRST = "tutorial"
"""The quest to begin with: its card gives some advice."""


def briefing(game: Game) -> Briefing | None:
    """What everybody is told when a quest begins; between two quests of a campaign there is nothing to tell."""
    if game.state.phase == "interlude":
        return None
    special = special_rules(game)
    return Briefing(
        id=game.state.quest,
        title=_title(game),
        story=tuple(_story(game)),
        goals=tuple(goal_lines(game)),
        rules=(*[line for line in special if line.rule not in DEFEATS], *_more(game.state.quest), *_campaign(game)),
        defeat=(*[replace(line, icon=icons.DEAD) for line in special if line.rule in DEFEATS], *_defeats(game)),
    )


def _title(game: Game) -> Text:
    quest = game.state.quest
    if quest not in BOOK:
        return Text("briefing-own", {"quest": quest})
    return Text("briefing-title", {"quest": quest, "number": game.content.quests[quest].number})


def _story(game: Game) -> Iterator[Text]:
    """Quests of packs have none; in a campaign it is said how far it is (MD-CAM-07)."""
    state = game.state
    if state.quest in BOOK:
        yield Text(f"story-{state.quest}")
        if state.quest == FIRST:
            yield Text(f"advice-{FIRST}")
    if state.mode != "single" and state.phase != "over":
        before = {quest for quest, _ in state.chronicle} - {state.quest}
        yield Text("briefing-campaign", {"n": len(before) + 1, "left": len(state.route)})


def _more(quest: str) -> Iterator[Line]:
    for number, rule in enumerate(MORE.get(quest, ()), 1):
        yield Line(id=f"more:{number}", icon=icons.SPECIAL, text=Text(f"more-{quest}-{number}"), rule=rule)


def _campaign(game: Game) -> Iterator[Line]:
    """What a campaign changes in every quest (MD-CAM-01)."""
    if game.state.mode == "single":
        return
    for number, rule in enumerate(CAMPAIGN, 1):
        yield Line(id=f"campaign:{number}", icon=icons.MINI_XP, text=Text(f"campaign-rule-{number}"), rule=rule)


def _defeats(game: Game) -> Iterator[Line]:
    """What loses this quest beside its special rules: the Lifebringer always (MD-HRO-14)."""
    if game.state.quest == "immortals_downfall":
        yield Line(id="defeat:quest", icon=icons.DEAD, text=Text("defeat-immortals_downfall"), rule="MD-Q5-15")
    markers = Text("defeat-lifebringer", {"n": game.state.lifebringer})
    yield Line(id="defeat:lifebringer", icon=icons.DEAD, text=markers, rule="MD-HRO-14")
