"""What happens when a figure enters a zone, in this order (SS-MOV-07, SS-FIR-03, SS-POI-03, SS-TER-06)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import shadows
from tafelrunde.games.sword_and_sorcery.rules.conditions import inflicting
from tafelrunde.games.sword_and_sorcery.rules.death import wounds
from tafelrunde.games.sword_and_sorcery.rules.items.receiving import is_cursed
from tafelrunde.games.sword_and_sorcery.rules.map import waypoints
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Figure, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Enter, Receive


def enter(game: Game, task: Enter) -> None:
    """One stage after the other, until something comes up."""
    figure = game.standing(task.figure)
    if figure is None:
        game.finish(task)
        return
    hero = figure if isinstance(figure, Hero) else None
    if task.stage == "shadows":
        task.stage = "tokens"
        if hero is not None and shadows.look(game, hero):
            return
    if task.stage == "tokens":
        task.stage = "cursed"
        if _tokens(game, figure):
            return
    if task.stage == "cursed":
        task.stage = "story"
        if hero is not None and _cursed(game, hero):
            return
    game.finish(task)
    if hero is not None:
        _story(game, hero)


def _tokens(game: Game, figure: Figure) -> bool:
    """Fire and Poison tokens, webs, dangerous terrain (SS-TER-06 … 08); whether any may be there."""
    state = game.state
    zone = figure.zone
    if not (state.tokens or zone in state.fires or zone in state.poisons or zone in state.dangerous):
        return False
    if zone in state.fires:
        inflicting.inflict(game, figure, "fire", state.fires[zone])
    if zone in state.poisons:
        inflicting.inflict(game, figure, "poison", state.poisons[zone])
    if isinstance(figure, Hero | CompanionFigure):
        if any(token.kind == "spider_web" and token.zone == zone for token in state.tokens):
            inflicting.inflict(game, figure, "slow")
        if zone in state.dangerous and not game.flying(figure):
            wounds.suffer(game, figure, 1, "SS-TER-06", "dangerous")
    return True


def _cursed(game: Game, hero: Hero) -> bool:
    """Cursed items must be taken (SS-CUR-01); whether there are any."""
    drop = game.state.lying.get(hero.zone)
    if drop is None:
        return False
    cursed = tuple([code for code in drop.items if is_cursed(game, code)])
    if cursed:
        left = tuple([code for code in drop.items if code not in cursed])
        game.state.lying[hero.zone] = type(drop)(drop.gold, drop.loot, drop.treasures, left, drop.key)
        game.plan(Receive(hero.seat, items=cursed))
    return bool(cursed)


def _story(game: Game, hero: Hero) -> None:
    """A waypoint or event in the zone, unless one has to act there (SS-WPT-01, SS-EVT-09)."""
    waypoint = game.state.waypoints.get(hero.zone, "")
    if waypoint and not waypoints.printed(game, waypoint).action:
        waypoints.reach(game, hero)
