"""The card of a quest, shown when it begins: story, goals, special rules, and what loses it (chapter 11)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.scene.quest import goal_lines, special_rules
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.kernel.scene import Briefing, Line, Text

CAMPAIGN = ("MD-CAM-02", "MD-CAM-12", "MD-CAM-14")
"""What everybody should know of a campaign; the texts are numbered from 1."""


def briefing(game: Game) -> Briefing | None:
    """What everybody is told when a quest begins; between two quests of a campaign there is nothing to tell."""
    if game.state.phase == "interlude":
        return None
    special, defeats = special_rules(game), quests.of(game).defeats
    return Briefing(
        id=game.state.quest,
        title=_title(game),
        story=tuple(_story(game)),
        goals=tuple(goal_lines(game)),
        rules=(*[line for line in special if line.rule not in defeats], *_more(game), *_campaign(game)),
        defeat=(*[replace(line, icon=icons.DEAD) for line in special if line.rule in defeats], *_defeats(game)),
    )


def _title(game: Game) -> Text:
    quest = game.state.quest
    if not quests.of(game).id:
        return Text("briefing-own", {"quest": quest})
    return Text("briefing-title", {"quest": quest, "number": game.content.quests[quest].number})


def _story(game: Game) -> Iterator[Text]:
    """Quests of packs have none; in a campaign it is said how far it is (MD-CAM-07)."""
    state = game.state
    quest = quests.of(game)
    if quest.id:
        yield Text(f"story-{quest.id}")
        if quest.advice:
            yield Text(f"advice-{quest.id}")
    if state.mode != "single" and state.phase != "over":
        before = {played.adventure for played in state.chronicle} - {state.quest}
        yield Text("briefing-campaign", {"n": len(before) + 1, "left": len(state.route)})


def _more(game: Game) -> Iterator[Line]:
    quest = quests.of(game)
    for number, rule in enumerate(quest.more, 1):
        yield Line(id=f"more:{number}", icon=icons.SPECIAL, text=Text(f"more-{quest.id}-{number}"), rule=rule)


def _campaign(game: Game) -> Iterator[Line]:
    """What a campaign changes in every quest (MD-CAM-01)."""
    if game.state.mode == "single":
        return
    for number, rule in enumerate(CAMPAIGN, 1):
        yield Line(id=f"campaign:{number}", icon=icons.MINI_XP, text=Text(f"campaign-rule-{number}"), rule=rule)


def _defeats(game: Game) -> Iterator[Line]:
    """What loses this quest beside its special rules: the Lifebringer always (MD-HRO-14)."""
    quest = quests.of(game)
    for rule in quest.defeats:
        if rule not in quest.special:
            yield Line(id="defeat:quest", icon=icons.DEAD, text=Text(f"defeat-{quest.id}"), rule=rule)
    markers = Text("defeat-lifebringer", {"n": game.state.lifebringer})
    yield Line(id="defeat:lifebringer", icon=icons.DEAD, text=markers, rule="MD-HRO-14")
