"""What the number of Lifebringer markers means for a quest and a party, for whoever still chooses (MD-RUL-39)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.rules.setup import first_markers
from tafelrunde.games.massive_darkness.state import ADVISED
from tafelrunde.kernel import Setup
from tafelrunde.kernel.scene import Text


def markers_remark(setup: Setup) -> Text:
    """The advised number beside the chosen one, and what it costs when a hero falls (MD-HRO-12, MD-HRO-14)."""
    quest = str(setup["quest"])
    advised = first_markers(setup, ADVISED)
    chosen = setup["lifebringer"]
    number = advised if chosen == "advised" else int(chosen)
    than = "same" if number == advised else "fewer" if number < advised else "more"
    by = "advised" if chosen == "advised" else than
    args = {"quest": quest, "players": setup.players, "advised": advised, "chosen": number, "by": Text(f"markers-{by}")}
    campaign = setup["mode"] != "single"
    means = Text("markers-none" if number == 0 else "markers-some", {"n": number})
    key = "remark-markers_campaign" if campaign and chosen == "advised" else "remark-markers"
    return Text(key, {**args, "means": means})
