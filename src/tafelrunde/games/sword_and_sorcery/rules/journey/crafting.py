"""Crafting at a smith: gems in weapons, scales on armour (SS-CRF-01 … 06)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.box.cards import ArmourCard, Craft, WeaponCard
from tafelrunde.games.sword_and_sorcery.box.journey import Crafting
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.items import discarding, holding
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.kernel import Option, Rules


def bound_to(game: Game, craft: str) -> str:
    """The item that bears the crafted card; empty if nobody has crafted it."""
    return next((code for code, item in game.state.items.items() if item.craft == craft), "")


def fits(game: Game, craft: Craft, code: str) -> bool:
    """Gems fit any weapon, scales one kind of armour; an item bears one crafted card (SS-CRF-05)."""
    if game.item_state(code).craft:
        return False
    item = game.content.item(code)
    if craft.kind == "gem":
        return isinstance(item, WeaponCard)
    return isinstance(item, ArmourCard) and item.category == craft.fits


def offers(game: Game, hero: Hero, service: Crafting) -> list[Option]:
    """For a raw card and gold: create, turn to side II, or bind to another item (SS-CRF-02)."""
    if hero.gold < game.content.config.craft:
        return []
    return [option for craft in game.content.crafts.values() if _raw(hero, craft) for option in _of(game, hero, craft)]


def _raw(hero: Hero, craft: Craft) -> str:
    return next((code for code in hero.inventory if code.partition(".")[0] == f"raw_{craft.id}"), "")


def _of(game: Game, hero: Hero, craft: Craft) -> Iterator[Option]:
    args = {"gold": game.content.config.craft}
    there = bound_to(game, craft.id)
    if not there:
        for code in holding.cards(hero):
            if fits(game, craft, code):
                yield Option(f"craft:{craft.id}:{code}", ("craft", craft.id, code), f"card:{code}", args)
        return
    if game.item_state(there).craft_side == 0:
        yield Option(f"flip:{craft.id}", ("flip", craft.id), f"card:{there}", args)
    for other in game.state.heroes:
        for code in holding.cards(other):
            if fits(game, craft, code):
                yield Option(f"rebind:{craft.id}:{code}", ("rebind", craft.id, code), f"card:{code}", args)


def _spend(game: Game, hero: Hero, craft: str) -> None:
    """The raw card is discarded, the gold paid (SS-CRF-02)."""
    raw = _raw(hero, game.content.crafts[craft])
    hero.gold -= game.content.config.craft
    holding.take_away(hero, raw)
    discarding.discard(game, raw)


def create(game: Game, hero: Hero, craft: str, code: str) -> Rules[None]:
    """Side I, bound to an item of the hero (SS-CRF-03)."""
    _spend(game, hero, craft)
    game.state.items[code] = replace(game.item_state(code), craft=craft, craft_side=0)
    game.tell("crafted", "SS-CRF-03", seat=hero.seat, craft=craft, card=code)
    return
    yield


def flip(game: Game, hero: Hero, craft: str) -> Rules[None]:
    """Side II (SS-CRF-04)."""
    _spend(game, hero, craft)
    code = bound_to(game, craft)
    game.state.items[code] = replace(game.item_state(code), craft_side=1)
    game.tell("refined", "SS-CRF-04", seat=hero.seat, craft=craft, card=code)
    return
    yield


def rebind(game: Game, hero: Hero, craft: str, code: str) -> Rules[None]:
    """To another item, which may be another hero's: the crafted card goes along (SS-CRF-04)."""
    _spend(game, hero, craft)
    old = bound_to(game, craft)
    side = game.item_state(old).craft_side
    game.state.items[old] = replace(game.item_state(old), craft="", craft_side=0)
    game.state.items[code] = replace(game.item_state(code), craft=craft, craft_side=side)
    game.tell("crafted", "SS-CRF-04", seat=hero.seat, craft=craft, card=code)
    return
    yield
