"""What is on the table, as one seat sees it: the map, the hero boards, the enemies, the decks."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.scene.asked import asked_about
from tafelrunde.games.sword_and_sorcery.scene.board import adventure_map
from tafelrunde.games.sword_and_sorcery.scene.cards import acting, enemy_card
from tafelrunde.games.sword_and_sorcery.scene.contest import contest
from tafelrunde.games.sword_and_sorcery.scene.heroes import hero_board, seat_of
from tafelrunde.games.sword_and_sorcery.scene.journey.scene import journey_scene
from tafelrunde.games.sword_and_sorcery.state import Enemy, State
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.games.sword_and_sorcery.words.effects import does, effect_texts
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Item, Line, Pile, Scene, Text


def scene(state: State, seat: int, decision: Decision | None) -> Scene:
    """The whole table as `seat` sees it."""
    game = Game(state)
    if state.journey is not None:
        return journey_scene(game, seat, decision)
    return Scene(
        title=Text(
            "title", {"adventure": state.adventure, "round": state.round, "phase": Text(f"phase-{state.phase}")}
        ),
        viewer=seat,
        seats=tuple([seat_of(game, hero, seat, decision) for hero in state.heroes]),
        boards=(*asked_about(game, decision), adventure_map(game, seat)),
        mine=hero_board(game, game.hero(seat)) if any(hero.seat == seat for hero in state.heroes) else (),
        side=_side(game),
        contest=contest(game),
        focus=_focus(game),
    )


def _focus(game: Game) -> tuple[str, ...]:
    """Where the eye should be: the fight, or else the active hero."""
    attack = game.attack
    return (attack.attacker, attack.target) if attack is not None else (f"hero:{game.state.active}",)


# --- beside the board -----------------------------------------------------------------------------------------------


def _side(game: Game) -> tuple[Item, ...]:
    state = game.state
    goal = Text(f"goal-{state.goal or state.adventure}")
    up = state.event_up[-1:]
    items: list[Item] = [
        Line(id="goal", name="label-goal", icon=icons.GOAL, text=goal, rule="SS-MOD-07"),
        *daytime(game),
        *[_event(game, card) for card in up],
        Pile(id="shards", name="label-shards", icon=icons.SHARDS, count=state.shards, rule="SS-SOU-02"),
        Pile(id="events", name="label-events", icon=icons.EVENTS, count=len(state.event_deck), rule="SS-EVT-12"),
    ]
    return (*items, *[enemy_card(game, enemy) for enemy in sorted(state.enemies, key=lambda one: _first(game, one))])


def _first(game: Game, enemy: Enemy) -> tuple[bool, int]:
    """Who acts stands above, then the higher rank (SS-ACT-04)."""
    return acting(game, enemy) is None, game.rank_order(enemy)


def daytime(game: Game) -> list[Line]:
    """Day or night, and what it changes in this adventure (SS-EVT-16)."""
    now = game.state.daytime
    if not now:
        return []
    effects = game.adventure.day.effects if now == "day" else game.adventure.night.effects
    what = list(effect_texts(effects)) or [Text(f"tip-{now}")]
    icon = icons.DAY if now == "day" else icons.NIGHT
    return [
        Line(id="daytime", name=f"label-{now}", icon=icon, text=Text("item-line", {"what": what}), rule="SS-EVT-16")
    ]


def _event(game: Game, card: str) -> Line:
    """The event that lies face up (SS-EVT-02)."""
    printed = game.content.events[card]
    what = [does(printed.do)] if printed.do else []
    what += [Text("event-spawns")] if printed.spawn else []
    text = Text("event-line", {"card": card, "what": what or [Text("op-nothing")]})
    return Line(id=f"event:{card}", icon=icons.EVENTS, text=text, rule="SS-EVT-02")
