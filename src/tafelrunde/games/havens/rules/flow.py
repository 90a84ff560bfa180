"""The exact sequence of a scenario (GH-SET-01, GH-RND-01): the state names the phase, the phase names its rules."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.havens.announcements import Announcements
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.choices import asides
from tafelrunde.games.havens.rules.heroes import actions
from tafelrunde.games.havens.rules.heroes.turn import hero_turn
from tafelrunde.games.havens.rules.monsters.creature import infuse_as_groups
from tafelrunde.games.havens.rules.monsters.turn import creature_turn
from tafelrunde.games.havens.rules.round import cleanup, initiative, resting, selection
from tafelrunde.games.havens.rules.scenario import battle_goals, dungeon, ending, special_rules
from tafelrunde.games.havens.rules.setup import equipment, placing, scenario, training
from tafelrunde.games.havens.state import Phase
from tafelrunde.kernel import Rules


def play(game: Game) -> Rules[None]:
    """From wherever the state says to the end of the scenario (GH-OVR-05)."""
    state = game.state
    state.go_by_new_names()
    while state.phase != "over":
        if game.recording:  # Where no history is kept, nobody would take a copy here.
            yield game.checkpoint()
        yield from STEPS[state.phase](game)
    yield game.checkpoint()


def order(game: Game) -> Rules[None]:
    """All cards are revealed, and the order of turns follows from them (GH-RND-02)."""
    yield from initiative.reveal_cards(game)
    yield from initiative.build_order(game)
    game.state.phase = "turns"


def turns(game: Game) -> Rules[None]:
    """One step of the turns: the next figure is found, or whoever acts goes on (GH-RND-02)."""
    state = game.state
    if not state.acting:
        for hero in state.heroes:
            if hero.watching:
                yield from asides.between_turns(game)
                break
        if (state.result and not game.heroes()) or not (yield from initiative.next_actor(game)):
            state.phase = "cleanup"
            return
        if game.recording:
            return
    figure = game.find(state.acting)
    acting = game.hero(figure) if figure is not None and figure.kind == "hero" else None
    if acting is not None:
        yield from hero_turn(game, acting)
    elif figure is not None:
        yield from creature_turn(game, figure)
    if figure is None or not state.step:
        state.acting = state.step = ""
        if acting is not None:
            battle_goals.turn_ended(game, acting)
        if state.kindled and game.edition.elements_by_group:
            yield from infuse_as_groups(game)
        if (rules := ending.after_turn(game, figure)) is not None:
            yield from rules


STEPS: dict[Phase, Callable[[Game], Rules[None]]] = {
    # set-up
    "classes": scenario.classes,
    "training": training.training,
    "scenario_effects": scenario.scenario_effects,
    "battle_goals": battle_goals.choose,
    "equipment": equipment.equip,
    "hands": scenario.hands,
    "placing": placing.place,
    # a round
    "selection": selection.select,
    "initiative": order,
    "turns": turns,
    "cleanup": cleanup.clean_up,
    "short_rests": resting.short_rests,
    "round_end": cleanup.round_end,
}

ANNOUNCEMENTS: Announcements[Game] = Announcements(
    killed=special_rules.killed,
    exhausted=special_rules.exhausted,
    door_opens=dungeon.extend,
    room_revealed=special_rules.room_revealed,
    steps_on=special_rules.steps_on,
    looted=special_rules.looted,
    gained=actions.perform_abilities,
)
"""What follows from what happens."""
