"""The market between two quests as a board: the stalls by level, and what is being exchanged (MD-MKT-02, MD-MKT-07)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.scene.campaign import chronicle
from tafelrunde.games.massive_darkness.scene.cards import equipment_card
from tafelrunde.games.massive_darkness.state import Interlude
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.kernel.scene import Badge, Card, Line, Panel, PanelBoard, Text

RULES = {"losses": "MD-CAM-17", "verdict": "MD-CAM-18", "limit": "MD-CAM-14", "starting": "MD-CAM-18"}
"""The rule of a stage between quests; of all others it is the market's."""


def market(game: Game, state: Interlude) -> PanelBoard:
    """What lies open, and where the party is on the way to the next quest (chapter 10)."""
    panels = [_stage(game, state)]
    levels = sorted({game.equipment(card).level for card in state.stalls})
    for number, level in enumerate(levels):
        cards = [card for card in state.stalls if game.equipment(card).level == level]
        panels.append(
            Panel(
                id=f"stall:{level}",
                name="label-stall",
                icon=icons.STALL,
                row=1 + number // 2,
                weight=len(cards),
                badges=(Badge(icons.LEVEL, level, "label-level"),),
                items=tuple([_goods(game, state, card) for card in cards]),
                rule="MD-MKT-02",
            )
        )
    return PanelBoard(id="market", name="label-market", panels=tuple(panels))


def _goods(game: Game, state: Interlude, code: str) -> Card:
    return equipment_card(game, code, None, worn=code == state.wanted, prefix="market")


def _stage(game: Game, state: Interlude) -> Panel:
    """The step in progress, the quests behind, and what is put down for an exchange."""
    lines = [Text(f"interlude-{state.stage}")]
    lines += chronicle(game.state)
    if game.state.route:
        lines.append(Text("next-quest", {"quest": game.state.quest if state.repeat else game.state.route[0]}))
    items: list[Line] = []
    if state.down and state.stage == "stalls":
        worth = sum([game.equipment(card).level for card in state.down])
        text = Text("put-down", {"cards": list(state.down), "n": worth})
        items.append(Line(id="put_down", icon=icons.LEVEL, text=text, rule="MD-MKT-07"))
    rule = RULES.get(state.stage, "MD-MKT-01")
    return Panel(
        id="interlude", name="label-interlude", icon=icons.GOAL, lines=tuple(lines), items=tuple(items), rule=rule
    )
