"""The event phase (chapter 6.9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.effects import Alarm, Cache, LightStrikes, Patrol, ShadowBlessing
from tafelrunde.games.massive_darkness.game import TOP_LEVEL, Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.board.levels import check_level
from tafelrunde.games.massive_darkness.rules.cards.picking_up import place_treasure
from tafelrunde.games.massive_darkness.rules.choices import one_enemy
from tafelrunde.games.massive_darkness.rules.figures.enemy_health import wound_enemy
from tafelrunde.games.massive_darkness.rules.figures.hero_health import heal_hero
from tafelrunde.games.massive_darkness.state import Enemy, Hero
from tafelrunde.games.massive_darkness.state.tasks import Appear, EnemyTurns, EventSteps
from tafelrunde.games.massive_darkness.words.effects import event_texts
from tafelrunde.kernel import PARTY, Option, Rules


def event_phase(game: Game) -> Rules[None]:
    """The first player draws one card (MD-RND-09, MD-EVT-01); afterwards the level is checked (MD-EVT-08)."""
    state = game.state
    if state.acted == 0 and quests.of(game).draws_events:
        card = game.draw(state.event_deck, state.event_discard, "events")
        if card:
            steps = game.content.events[card].steps
            game.tell("event", "MD-EVT-01", seat=state.first_player, card=card, does=list(event_texts(steps)))
            game.plan(EventSteps(card))
        state.acted = 1
        return
    check_level(game)
    state.acted = 0
    state.phase = "end_phase"
    return
    yield


def event_steps(game: Game, task: EventSteps) -> Rules[None]:
    """In the printed order, then the card is discarded (MD-EVT-01)."""
    steps = game.content.events[task.card].steps
    if task.step >= len(steps):
        game.finish(task)
        game.state.event_discard.append(task.card)
        return
    step = steps[task.step]
    yield from STEPS[type(step)](game, task, step)


def _on(game: Game, task: EventSteps) -> None:
    """The next step of the card comes after what this one has planned."""
    game.finish(task)
    game.plan(replace(task, step=task.step + 1, seat=0))


def event_level(game: Game) -> int:
    """The level that event cards mean; in a campaign that of the highest tile with a hero (MD-EVT-10, MD-CAM-10)."""
    level = game.state.level
    if game.state.mode == "single":
        return level
    return max([game.level_of(hero.zone) for hero in game.present()], default=level)


def patrol_zones(game: Game, token: str) -> tuple[str, ...]:
    """The zones with the required token (MD-EVT-02, MD-SPW-03, MD-SPW-04, MD-SPW-10, MD-SPW-11)."""
    level = event_level(game)
    if token == "higher":
        for above in range(level + 1, TOP_LEVEL + 1):
            if zones := game.token_zones(above):
                return zones
    elif token == "lower":
        for below in range(level - 1, 0, -1):
            if zones := game.token_zones(below):
                return zones
        return ()
    return game.token_zones(level)


def _patrol(game: Game, task: EventSteps, step: Patrol) -> Rules[None]:
    """A guard or monster appears, or a wandering monster in play is activated (MD-EVT-02 … 05, MD-SPW-05)."""
    if step.unless_one_is_in_play:
        monsters = [enemy for enemy in game.state.enemies if game.card(enemy).wandering and enemy.for_events]
        if monsters:
            yield from _activate_one(game, task, monsters)
            return
    zones = patrol_zones(game, step.token)
    _on(game, task)
    if zones:
        rule = "MD-EVT-02" if step.who == "guard" else "MD-EVT-04"
        game.plan(Appear("guard" if step.who == "guard" else "monster", zones, rule))
    else:
        game.tell("nothing_happens", "MD-EVT-02")


def _activate_one(game: Game, task: EventSteps, monsters: Sequence[Enemy]) -> Rules[None]:
    """One of the monsters in play, the players choose; nothing, if all still wait (MD-EVT-05, MD-Q8-06, MD-RUL-33)."""
    quest = quests.of(game)
    ready = [enemy.id for enemy in monsters if quest.is_active(game, enemy, "event")]
    if not ready:
        game.tell("nothing_happens", "MD-RUL-33")
        _on(game, task)
        return
    chosen = yield from one_enemy(game, ready, "activate", "event_monster", "MD-EVT-05")
    _on(game, task)
    game.plan(EnemyTurns((chosen,), "event"))


def _alarm(game: Game, task: EventSteps, step: Alarm) -> Rules[None]:
    """All hordes are activated, in an order the players choose."""
    hordes = tuple([enemy.id for enemy in game.state.enemies if game.card(enemy).role == "horde"])
    _on(game, task)
    if hordes:
        game.plan(EnemyTurns(hordes, "event"))
    return
    yield


def _cache(game: Game, task: EventSteps, step: Cache) -> Rules[None]:
    for zone in game.token_zones(event_level(game)):
        place_treasure(game, zone, step.normal, 0, "MD-EVT-11")
    _on(game, task)
    return
    yield


def _shadow_blessing(game: Game, task: EventSteps, step: ShadowBlessing) -> Rules[None]:
    """Every living hero in shadow mode may heal (MD-EVT-06, MD-EVT-09)."""
    state = game.state
    if task.seat >= state.players:
        _on(game, task)
        return
    hero = game.hero((state.first_player + task.seat) % state.players)
    if hero.present and game.shadow_mode(hero) and game.wounds(hero) > 0:
        yield game.checkpoint()
        options = [Option("heal", True), Option("decline", False)]
        heal = yield game.ask(hero.seat, "blessing", options, "MD-EVT-06", {"n": step.n})
        if heal:
            heal_hero(game, hero, step.n, "MD-EVT-06", task.card)
    game.finish(task)
    game.plan(replace(task, seat=task.seat + 1))


def _light_strikes(game: Game, task: EventSteps, step: LightStrikes) -> Rules[None]:
    """One enemy in a shadow zone, the players choose; the active hero counts as killer (MD-EVT-07, MD-XP-06)."""
    quest = quests.of(game)
    found = [e for e in game.state.enemies if game.in_shadow(e.zone) and quest.can_be_wounded(game, e)]
    chosen = found[0] if found else None
    if len(found) > 1:
        yield game.checkpoint()
        options = [Option(f"enemy:{enemy.id}", enemy, f"enemy:{enemy.id}") for enemy in found]
        chosen = yield game.ask(PARTY, "light_strikes", options, "MD-EVT-07", {"n": step.n})
    _on(game, task)
    if chosen is not None:
        wound_enemy(game, chosen, step.n, _killer(game), "MD-EVT-07")


def _killer(game: Game) -> Hero | None:
    """The active hero; if it is not there, the next one who is (MD-XP-06, MD-RUL-40)."""
    return next((hero for hero in game.clockwise() if hero.present), None)


STEPS: dict[type[Any], Callable[[Game, EventSteps, Any], Rules[None]]] = {
    Patrol: _patrol,
    Alarm: _alarm,
    Cache: _cache,
    ShadowBlessing: _shadow_blessing,
    LightStrikes: _light_strikes,
}
