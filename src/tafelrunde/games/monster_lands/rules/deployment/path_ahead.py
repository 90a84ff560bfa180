"""What awaits a mercenary on a path, before it is sent there."""

from __future__ import annotations

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.adventure.chances import hits_text
from tafelrunde.games.monster_lands.rules.adventure.monster_attack import dice_terms
from tafelrunde.games.monster_lands.state import Path
from tafelrunde.games.monster_lands.words.wording import amounts
from tafelrunde.kernel import Option, Preview
from tafelrunde.kernel.scene import Text


def path_ahead(game: Game, option: Option) -> Preview:
    """Monster dice, and what it takes to succeed (ML-MON-04, ML-CNQ-02, ML-MSR-01, ML-MSR-10)."""
    path: Path = option.value
    location = game.location(path)
    lines: list[Text] = []
    area = [path.id]
    if location.monster:
        monster = game.monster(location)
        area.append(f"monster:{location.monster}")
        lines.append(hits_text(sum([n for _, n in dice_terms(game, location)])))
        lines.append(Text("preview-monster", {"catch": monster.catch_value, "defeat": monster.victory_value}))
    if location.land:
        lines.append(Text("preview-land", {"value": game.land(location).conquest_value}))
    if location in game.state.missions and location.tile:
        tile = game.content.missions[location.tile]
        if location.side == "a":
            lines.append(Text("mission-goal", {"goal": tile.side_a.goal}))
        else:
            lines.append(Text("contract-goal", {"things": amounts(tile.side_b.goal)}))
    return Preview(area=tuple(area), lines=tuple(lines))
