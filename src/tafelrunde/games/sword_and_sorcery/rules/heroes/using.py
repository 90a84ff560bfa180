"""Using powers and items by an action: aim, price, what it does (SS-USE-01 … 08, SS-STD-11, SS-CAC-01)."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.sword_and_sorcery.effects.operation import Ability, Aim
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import Found
from tafelrunde.games.sword_and_sorcery.rules import places, uses
from tafelrunde.games.sword_and_sorcery.rules.combat import declaring
from tafelrunde.games.sword_and_sorcery.rules.combat.situation import ABOUT_TARGET, holds
from tafelrunde.games.sword_and_sorcery.rules.heroes import acting
from tafelrunde.games.sword_and_sorcery.state import Figure, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Means, Run
from tafelrunde.kernel import Option, Rules

ZONES = ("zone", "zone_or_hero")
MEANS: dict[str, Means] = {"move": "move", "combat": "combat", "standard": "standard", "free": "free"}


def options(game: Game, hero: Hero) -> list[Option]:
    """Every use that costs an action which is left and has something to aim at."""
    found = []
    for use in uses.actions(game, hero):
        action = use.ability.action
        assert action != "reaction"
        if not acting.allowed(game, hero, action) or not uses.ready(game, hero, use):
            continue
        if action == "free" and not acting.may_try(game, hero, use.key):
            continue
        if _useful(game, hero, use.ability):
            found.append(Option(f"use:{use.key}", ("use", use), places.of_use(use), {"card": use.source}))
    return found


def _useful(game: Game, hero: Hero, ability: Ability) -> bool:
    if ability.if_:
        own = [condition for condition in ability.if_ if condition not in ABOUT_TARGET]
        if not holds(game, hero, own, None, None):
            return False
    return can_aim(game, hero, ability)


def can_aim(game: Game, hero: Figure, ability: Ability) -> bool:
    """Whether there is anything to choose, if it has to be."""
    aim = ability.aim
    if aim is None or aim.what in ZONES:
        return True  # its own zone is always in sight
    return bool([one for one in _figures(game, hero, ability, aim) if _fits(game, hero, ability, one)])


def aims(game: Game, hero: Figure, ability: Ability) -> list[str]:
    """What can be chosen: within range and in sight (SS-USE-03, SS-ENG-02), by figure or `zone:B3`."""
    aim = ability.aim
    assert aim is not None
    if aim.what in ZONES:
        zones = [zone for zone in game.ground.within(hero.zone, aim.range) if game.sees(hero, zone)]
        found = [f"zone:{zone}" for zone in zones]
        if aim.what == "zone_or_hero":
            found += [one.id for one in game.living() if one.zone in zones]
        return found
    return [one.id for one in _figures(game, hero, ability, aim) if _fits(game, hero, ability, one)]


def _figures(game: Game, hero: Figure, ability: Ability, aim: Aim) -> list[Figure]:
    state = game.state
    among: list[Figure]
    if aim.what == "ghost":
        among = [one for one in state.heroes if one.ghost]
    elif aim.what in ("hero", "other_hero"):
        among = [one for one in game.living() if aim.what == "hero" or one is not hero]
    elif ability.attack is not None:
        return declaring.targets(game, hero, aim.range)
    else:
        among = [one for one in state.enemies if not one.hidden and (not aim.rank or game.scroll(one).rank == aim.rank)]
    return declaring.in_sight(game, hero, aim.range, among)


def _fits(game: Game, hero: Figure, ability: Ability, figure: Figure) -> bool:
    if not ability.if_:
        return True
    about = [condition for condition in ability.if_ if condition in ABOUT_TARGET]
    return holds(game, hero, about, figure, None)


def act(game: Game, hero: Hero, use: Found) -> Rules[None]:
    """Choose the target, pay, then attack or carry out (SS-USE-01)."""
    ability = use.ability
    chosen: list[str] = []
    if ability.aim is not None:
        chosen = yield from aimed(game, hero, ability, use.source)
    action = ability.action
    assert action != "reaction"
    if action == "move":
        acting.turn_of(game).move = "over"
    carried_out = yield from acting.begin(game, hero, action, use.key)
    if hero.ghost:
        return  # it bled to death: the card lies in the zone, unused (SS-BLE-06, SS-DTH-01)
    uses.spend(game, hero, use)
    if not carried_out:
        return
    if ability.attack is not None:
        target = game.standing(chosen[0])
        if target is not None:
            declaring.begin(game, hero, target, game.content.index.key(ability), MEANS[action])
        return
    run_on(game, hero, ability, use.source, chosen)


def run_on(game: Game, hero: Hero, ability: Ability, source: str, chosen: list[str]) -> None:
    """The operations, for each that was chosen."""
    key = game.content.index.key(ability.do)
    game.plan(*[Run(key, hero.id, name, source) for name in chosen or [""]])


def aimed(game: Game, hero: Hero, ability: Ability, source: str) -> Rules[list[str]]:
    """One after the other, up to as many as the card says."""
    aim = ability.aim
    assert aim is not None
    chosen: list[str] = []
    while len(chosen) < max(1, aim.most):
        left = [name for name in aims(game, hero, ability) if name not in chosen]
        if not left:
            break
        options: list[Option] = [Option(f"aim:{name}", name, name, game.whom(name)) for name in left]
        if chosen:
            options.append(Option("enough", ""))
        picked: Any = yield game.ask(hero.seat, "aim", options, "SS-USE-03", {"card": source})
        if not picked:
            break
        chosen.append(picked)
    return chosen
