"""What everybody is told when an adventure begins: story, goal, what is different, what loses it (SS-MOD-07)."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.sword_and_sorcery.box.adventures import Read
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.games.sword_and_sorcery.words.effects import effect_texts
from tafelrunde.kernel.scene import Briefing, Line, Text


def briefing(game: Game) -> Briefing | None:
    """Nothing on the journey: there the story itself is read aloud."""
    state = game.state
    if state.journey is not None:
        return None
    return Briefing(
        id=state.adventure,
        title=Text("briefing-title", {"adventure": state.adventure}),
        story=tuple(_story(game)),
        goals=(Line(id="briefing:goal", icon=icons.GOAL, text=Text(f"goal-{state.adventure}"), rule="SS-MOD-07"),),
        rules=tuple(_rules(game)),
        defeat=tuple(_defeat(game)),
    )


def _story(game: Game) -> Iterator[Text]:
    """What is read aloud when the adventure begins."""
    read = [deed.entry for trigger in game.adventure.triggers for deed in trigger.do if isinstance(deed, Read)]
    if game.state.adventure in read:
        yield Text("line-text", {"text": f"entry-{game.state.adventure}"})


def _rules(game: Game) -> Iterator[Line]:
    """What day and night change here, and how much time there is (SS-EVT-07, SS-EVT-12)."""
    adventure = game.adventure
    for time, daytime in (("day", adventure.day), ("night", adventure.night)):
        if daytime.effects:
            text = Text(f"briefing-{time}", {"what": list(effect_texts(daytime.effects))})
            yield Line(
                id=f"briefing:{time}", icon=icons.DAY if time == "day" else icons.NIGHT, text=text, rule="SS-EVT-07"
            )
    if adventure.boss is not None:
        text = Text("briefing-boss", {"boss": adventure.boss.boss})
        yield Line(id="briefing:boss", icon=icons.RANKS["violet"], text=text, rule="SS-BOS-01")
    events = sum([part.random + len(part.cards) for part in adventure.events])
    yield Line(id="briefing:events", icon=icons.EVENTS, text=Text("briefing-events", {"n": events}), rule="SS-EVT-12")


def _defeat(game: Game) -> Iterator[Line]:
    """SS-MOD-08; what else loses this adventure stands in its goal."""
    yield Line(id="briefing:ghosts", icon=icons.GHOST, text=Text("briefing-ghosts"), rule="SS-MOD-08")
    yield Line(id="briefing:time", icon=icons.RECHARGE, text=Text("briefing-time"), rule="SS-EVT-12")
