"""The Time phase in its exact order (SS-TIM-01 … 12)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import limits, saving, triggers
from tafelrunde.games.sword_and_sorcery.rules.conditions import inflicting
from tafelrunde.games.sword_and_sorcery.rules.death import ghosts, wounds
from tafelrunde.games.sword_and_sorcery.rules.heroes import soul_rank
from tafelrunde.games.sword_and_sorcery.rules.items import shields
from tafelrunde.games.sword_and_sorcery.rules.operation import Asking
from tafelrunde.games.sword_and_sorcery.state import Enemy, Figure, Hero, Plague
from tafelrunde.games.sword_and_sorcery.state.tasks import Run
from tafelrunde.kernel import PARTY, Option, Rules


def time_phase(game: Game) -> Asking:
    """One step after the other; what a step puts on the agenda is done before the next."""
    state = game.state
    if state.step >= len(STEPS):
        state.phase, state.step = "choose_hero", 0
        triggers.fire(game, "round", state.active)
        return None
    if state.step == 0:
        game.tell("round", "SS-RND-01", round=state.round)
    asking = STEPS[state.step](game)
    if asking is not None:
        return _asked(game, asking)
    state.step += 1
    return None


def _asked(game: Game, asking: Rules[None]) -> Rules[None]:
    yield from asking
    game.state.step += 1


def burn_and_poison(game: Game) -> Rules[None]:
    """1a: wounds of all Fire and Poison tokens on all figures at once (SS-TIM-01, SS-TIM-09, SS-FIR-02, SS-POI-01)."""
    everybody = game.figures()
    for figure in everybody:
        if figure.conditions.fire:
            inflicting.fire_wound(game, figure, len(figure.conditions.fire), "SS-FIR-02", resolve=False)
    for figure in everybody:
        if figure.conditions.poison:
            wounds.inflict(game, figure, figure.conditions.poison, "SS-POI-01", "poison")
    for figure in everybody:
        if figure.conditions.poison and inflicting.makes_saves(figure):
            saved = yield from saving.save(game, figure)
            if saved:
                inflicting.remove(game, figure, "poison", "SS-POI-01")
    for figure in everybody:
        figure.conditions.fire = tuple([level - 1 for level in figure.conditions.fire if level > 1])
    game.state.fires = {zone: level - 1 for zone, level in game.state.fires.items() if level > 1}  # SS-FIR-04
    for figure in sorted(everybody, key=lambda figure: _order(game, figure)):
        wounds.resolve(game, figure)


def _order(game: Game, figure: Figure) -> tuple[int, int]:
    """Deaths: heroes in seat order, then enemies violet to green, then plagues (SS-TIM-09)."""
    if isinstance(figure, Hero):
        return 0, figure.seat
    if isinstance(figure, Enemy):
        return 2, game.rank_order(figure)
    return (3, 0) if isinstance(figure, Plague) else (1, 0)


def other_effects(game: Game) -> None:
    """1b: all other effects of the Time phase (SS-TIM-02)."""
    for figure in game.figures():
        if "time_phase" in game.loadout(figure):
            for sourced in game.effects(figure, "time_phase"):
                game.plan(Run(game.content.index.key(sourced.effect.do), figure.id, source=sourced.source))


def end_and_refresh(game: Game) -> None:
    """1c: effects end, magic shields refresh, Bleed wanes (SS-TIM-03, SS-TIM-08, SS-BLE-02)."""
    for figure in game.figures():
        if figure.lasting:
            game.lapse(figure, "time_phase")
        if figure.conditions.bleed:
            figure.conditions.bleed -= 1
    state = game.state
    state.tokens = tuple([token for token in state.tokens if not token.kind.startswith("dome")])
    for companion in state.companions:
        companion.activated = False
    shields.refresh(game)


def hero_tokens(game: Game) -> None:
    """1d: all hero tokens face up (SS-TIM-04); a new round for what works once in it."""
    for hero in game.state.heroes:
        hero.done = False
        limits.new_round(hero)


def ready_and_refresh(game: Game) -> None:
    """2 and 3: what shows one hourglass is ready, all others show one fewer (SS-TIM-05, SS-TIM-06, SS-TIM-11)."""
    for hero in game.state.heroes:
        for power in hero.powers:
            if power.recharge == 1:
                game.tell("ready", "SS-TIM-05", seat=hero.seat, card=power.card)
        hero.powers = tuple(
            [replace(power, recharge=power.recharge - 1) if power.recharge else power for power in hero.powers]
        )


def spend_shards(game: Game) -> Rules[None]:
    """4: the party may raise soul ranks and resurrect heroes, in any order (SS-TIM-07, SS-SOU-04, SS-RES-01)."""
    state = game.state
    while True:
        yield from soul_rank.fill_gems(game)
        options = [*soul_rank.options(game), *ghosts.options(game)]
        if not options:
            return
        yield game.checkpoint()
        options.append(Option("done", ("done",)))
        what = yield game.ask(PARTY, "shards", options, "SS-TIM-07", {"shards": state.shards}, "done")
        if what[0] == "done":
            return
        if what[0] == "raise":
            soul_rank.raise_rank(game, game.hero(what[1]))
        else:
            ghosts.resurrect_for_shards(game, game.hero(what[1]))


def scheduled(game: Game) -> None:
    """What was put off to the end of this Time phase (SS-TIM-12)."""
    state = game.state
    for key in reversed(state.later):
        game.plan(Run(key, "", source=key.split("/")[1]))
    state.later = ()


STEPS: tuple[Callable[[Game], Asking], ...] = (
    burn_and_poison,
    other_effects,
    end_and_refresh,
    hero_tokens,
    ready_and_refresh,
    spend_shards,
    scheduled,
)
