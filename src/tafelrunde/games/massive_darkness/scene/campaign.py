"""A campaign on the screen: which quests are behind, and how they went (chapter 10)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.state import State
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.kernel.scene import Line, Text
from tafelrunde.tabletop.campaign import by_adventure


def chronicle(state: State) -> list[Text]:
    """One line for each quest that was played, with how often it was tried (MD-CAM-18)."""
    return [
        Text(f"chronicle-{tried[-1].result}", {"quest": quest, "tries": len(tried)})
        for quest, tried in by_adventure(state.chronicle).items()
    ]


def campaign_lines(state: State) -> list[Line]:
    """Beside the board in one line, with all quests in its tip, and quest by quest at the end; between quests they
    stand on the market's board."""
    quests = chronicle(state)
    if not quests or state.phase == "interlude":
        return []
    if state.phase == "over":
        return [Line(id=f"chronicle:{number}", text=text) for number, text in enumerate(quests)]
    won = sum([played.won for played in state.chronicle])
    so_far = Text("campaign-so_far", {"won": won, "lost": len(state.chronicle) - won})
    return [Line(id="chronicle", icon=icons.GOAL, text=so_far, tip=tuple(quests), rule="MD-CAM-15")]
