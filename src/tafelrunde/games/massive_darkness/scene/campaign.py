"""A campaign on the screen: which quests are behind, and how they went (chapter 10)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.state import State
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.kernel.scene import Line, Text


def chronicle(state: State) -> list[Text]:
    """One line for each quest that was played, with how often it was tried (MD-CAM-18)."""
    results: dict[str, list[str]] = {}
    for quest, result in state.chronicle:
        results.setdefault(quest, []).append(result)
    return [Text(f"chronicle-{tried[-1]}", {"quest": quest, "tries": len(tried)}) for quest, tried in results.items()]


def campaign_lines(state: State) -> list[Line]:
    """Beside the board in one line, with all quests in its tip, and quest by quest at the end; between quests they
    stand on the market's board."""
    quests = chronicle(state)
    if not quests or state.phase == "interlude":
        return []
    if state.phase == "over":
        return [Line(id=f"chronicle:{number}", text=text) for number, text in enumerate(quests)]
    results = [result for _, result in state.chronicle]
    so_far = Text("campaign-so_far", {"won": results.count("won"), "lost": results.count("lost")})
    return [Line(id="chronicle", icon=icons.GOAL, text=so_far, tip=tuple(quests), rule="MD-CAM-15")]
