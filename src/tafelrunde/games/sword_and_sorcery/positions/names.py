"""Names in a position: whatever is called by one has to be in the box."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import get_args

from tafelrunde.games.sword_and_sorcery.box.content import Content, card_of, load
from tafelrunde.games.sword_and_sorcery.rules.items.shields import STANDING
from tafelrunde.games.sword_and_sorcery.state import Enemy, Hero, State
from tafelrunde.games.sword_and_sorcery.state.journey import JourneyStage
from tafelrunde.kernel.rulebook import PositionError

Named = tuple[str, str, Collection[str]]
"""A place in the position, the name there, and the names that are allowed."""
FEW = 12
"""So many names are listed in a message."""


def check_names(state: State) -> None:
    """Raises PositionError with the place of the first name that nothing bears."""
    for place, name, known in _named(state, load()):
        if card_of(name) not in known:
            listed = ", ".join(list(known)[:FEW]) + (", …" if len(known) > FEW else "")
            raise PositionError(f"{place}: there is no {name!r}; there are: {listed}")
    _check_journey(state)


def _named(state: State, content: Content) -> Iterator[Named]:
    for field in ("heroes", "home"):
        for at, hero in enumerate(getattr(state, field)):
            yield from _of_hero(hero, f"{field}[{at}]", content)
    for at, enemy in enumerate(state.enemies):
        yield from _of_enemy(enemy, f"enemies[{at}]", content)
    for at, companion in enumerate(state.companions):
        yield f"companions[{at}].card", companion.card, content.companions
    for field, known in _lists(content).items():
        for at, name in enumerate(getattr(state, field)):
            yield f"{field}[{at}]", name, known
    for zone, drop in state.lying.items():
        for name in (*drop.items, *drop.treasures):
            yield f"lying.{zone}", name, content.items
    for at, challenge in enumerate(state.challenges):
        yield f"challenges[{at}].card", challenge.card, content.challenges
    if state.scene:
        yield "scene", state.scene, content.scenes


def _of_hero(hero: Hero, place: str, content: Content) -> Iterator[Named]:
    if not 1 <= hero.rank <= 7:
        raise PositionError(f"{place}.rank: a soul rank from 1 to 7, not {hero.rank}")
    if hero.card:
        yield f"{place}.card", hero.card, content.heroes
    slots: dict[str, Collection[str]] = {
        "main": content.weapons,
        "offhand": content.weapons,
        "armour": content.armours,
        "artifact": content.artifacts,
    }
    for slot, known in slots.items():
        if code := getattr(hero, slot):
            yield f"{place}.{slot}", code, known
    for at, code in enumerate(hero.inventory):
        yield f"{place}.inventory[{at}]", code, content.items
    for at, power in enumerate(hero.powers):
        yield f"{place}.powers[{at}].card", power.card, content.powers
    for at, talent in enumerate(hero.talents):
        yield f"{place}.talents[{at}]", talent, content.talents
    for at, crit in enumerate(hero.conditions.crits):
        yield f"{place}.conditions.crits[{at}]", crit, content.crits


def _of_enemy(enemy: Enemy, place: str, content: Content) -> Iterator[Named]:
    boss = content.bosses.get(enemy.card)
    yield f"{place}.card", enemy.card, {**content.enemy_cards, **content.bosses}
    yield f"{place}.scroll", enemy.scroll, content.scrolls if boss is None else boss.sides
    for at, power in enumerate(enemy.powers):
        yield f"{place}.powers[{at}]", power, content.enemy_powers


def _lists(content: Content) -> dict[str, Collection[str]]:
    """Lists of names, and dictionaries by names."""
    cards = dict.fromkeys(("spoils", "stock", "stored", "emporium"), content.items)
    return {
        **cards,
        "items": (*content.items, STANDING),
        "hired": content.companions,
        "visited": content.locations,
        "buildings": content.buildings,
    }


def _check_journey(state: State) -> None:
    """Between two adventures there is a journey, at a stage that there is, at a scene once it has begun."""
    journey = state.journey
    if (journey is not None) != (state.phase == "journey"):
        raise PositionError("journey: it is stated in the phase journey, and only there")
    if journey is None:
        return
    stages = get_args(JourneyStage)
    for place, stage in (("stage", journey.stage), ("back", journey.back)):
        if stage not in stages and (stage or place == "stage"):
            raise PositionError(f"journey.{place}: there is no {stage!r}; there are: {', '.join(stages)}")
    if not state.scene and journey.stage not in ("begin", "gather", "join"):
        raise PositionError(f"scene: the party is somewhere on the realm map when the journey is at {journey.stage!r}")
