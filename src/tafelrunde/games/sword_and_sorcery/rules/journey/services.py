"""What buildings offer: smith, temple, guild, tower, school, inn and outpost (SS-BUI-01 … 05)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.box.cards import ArmourCard, ArtifactCard, WeaponCard
from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.box.journey import (
    Bless,
    Cleanse,
    Crafting,
    Hire,
    Improve,
    Prize,
    Recharge,
    Repair,
    Retrain,
    Rumour,
    Trade,
)
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import challenges
from tafelrunde.games.sword_and_sorcery.rules.adventure import rewards
from tafelrunde.games.sword_and_sorcery.rules.heroes import choosing
from tafelrunde.games.sword_and_sorcery.rules.items import discarding, holding
from tafelrunde.games.sword_and_sorcery.rules.items.receiving import is_cursed
from tafelrunde.games.sword_and_sorcery.rules.journey import crafting
from tafelrunde.games.sword_and_sorcery.state import Hero, Power
from tafelrunde.games.sword_and_sorcery.state.tasks import Serve
from tafelrunde.kernel import PARTY, Option, Rules


def serve(game: Game, task: Serve) -> Rules[None]:
    """One hero after the other, each as often as it can pay (SS-LOC-03, SS-LOC-08)."""
    if not task.seats:
        game.finish(task)
        return
    hero = game.hero(task.seats[0])
    services = game.content.buildings[task.building].services
    options = [option for service in services for option in OFFERS[type(service)](game, hero, service)]
    if not options:
        task.seats = task.seats[1:]
        return
    yield game.checkpoint()
    options.append(Option("done", ("done",)))
    args = {"building": task.building, "gold": hero.gold}
    what = yield game.ask(hero.seat, "building", options, "SS-LOC-03", args, "done")
    if what[0] == "done":
        task.seats = task.seats[1:]
    else:
        yield from DEEDS[what[0]](game, hero, *what[1:])


def _pay(hero: Hero, price: int) -> None:
    """With the hero's own gold; change is given (SS-LOC-03, SS-GLD-05)."""
    assert hero.gold >= price
    hero.gold -= price


# --- the smith ------------------------------------------------------------------------------------------------------


def repairs(game: Game, hero: Hero, service: Repair) -> list[Option]:
    """Armour with damage on it (SS-BUI-03)."""
    price = game.content.config.repair
    damaged = [code for code in holding.cards(hero) if game.item_state(code).damage]
    return [_for_gold(f"repair:{code}", ("repair", code), price, code) for code in damaged if hero.gold >= price]


def _for_gold(name: str, value: tuple[Any, ...], price: int, code: str) -> Option:
    return Option(name, value, f"card:{code}", {"gold": price})


def repair(game: Game, hero: Hero, code: str) -> Rules[None]:
    _pay(hero, game.content.config.repair)
    old = game.item_state(code)
    game.state.items[code] = replace(old, damage=old.damage - 1)
    game.tell("repaired", "SS-BUI-03", seat=hero.seat, card=code)
    return
    yield


def improvements(game: Game, hero: Hero, service: Improve) -> list[Option]:
    """Weapons and armour of stock and emporium that have a better side (SS-BUI-03, SS-WPN-08)."""
    price = game.content.config.improve
    able = [code for code in holding.cards(hero) if _can_be_improved(game, code)]
    return [_for_gold(f"improve:{code}", ("improve", code), price, code) for code in able if hero.gold >= price]


def _can_be_improved(game: Game, code: str) -> bool:
    item = game.content.item(code)
    two_sided = isinstance(item, WeaponCard | ArmourCard) and item.improved is not None
    return two_sided and item.origin in ("stock", "emporium") and not game.item_state(code).improved


def improve(game: Game, hero: Hero, code: str) -> Rules[None]:
    """Until the end of the next adventure."""
    _pay(hero, game.content.config.improve)
    game.state.items[code] = replace(game.item_state(code), improved=True)
    game.tell("improved", "SS-BUI-03", seat=hero.seat, card=code)
    return
    yield


# --- the temple -----------------------------------------------------------------------------------------------------


def cleansings(game: Game, hero: Hero, service: Cleanse) -> list[Option]:
    """SS-BUI-01, SS-CUR-03."""
    price = game.content.config.cleanse * game.content.config.act
    cursed = [code for code in hero.inventory if is_cursed(game, code)]
    return [_for_gold(f"cleanse:{code}", ("cleanse", code), price, code) for code in cursed if hero.gold >= price]


def cleanse(game: Game, hero: Hero, code: str) -> Rules[None]:
    _pay(hero, game.content.config.cleanse * game.content.config.act)
    holding.take_away(hero, code)
    discarding.discard(game, code)
    game.tell("cleansed", "SS-CUR-03", seat=hero.seat, card=code)
    return
    yield


def blessings(game: Game, hero: Hero, service: Bless) -> list[Option]:
    """The card of its own nature, if nobody owns it (SS-BLS-02, SS-BLS-03)."""
    nature = game.hero_card(hero).nature
    owned = any(other.blessing and game.hero_card(other).nature == nature for other in game.state.heroes)
    if owned or hero.gold < service.price:
        return []
    value = ("bless", service.side, service.price)
    return [Option(f"bless:{service.side}", value, f"blessing:{service.side}", {"gold": service.price})]


def bless(game: Game, hero: Hero, side: Any, price: int) -> Rules[None]:
    _pay(hero, price)
    hero.blessing = side
    game.tell("blessed", "SS-BLS-02", seat=hero.seat)
    return
    yield


# --- the guild ------------------------------------------------------------------------------------------------------


def mercenaries(game: Game, hero: Hero, service: Hire) -> list[Option]:
    """Whom nobody has hired, if the party has the gold together (SS-BUI-02)."""
    price = game.amount(game.content.companions[service.companion].hire)
    together = sum([other.gold for other in game.state.heroes])
    if service.companion in game.state.hired or together < price:
        return []
    value = ("hire", service.companion, price)
    return [Option(f"hire:{service.companion}", value, f"card:{service.companion}", {"gold": price})]


def hire(game: Game, hero: Hero, companion: str, price: int) -> Rules[None]:
    """Any split of the payment; whoever paid most owns it, of equals the active hero (SS-BUI-02, SS-COM-18)."""
    paid: dict[int, int] = {}
    due = price
    while due:
        payers = [other for other in game.state.heroes if other.gold]
        options = [Option(f"pays:{other.seat}", other, f"seat:{other.seat}", {"hero": other.card}) for other in payers]
        payer: Hero = yield game.ask(PARTY, "pays", options, "SS-BUI-02", {"gold": due})
        part = min(due, payer.gold)
        amounts = [*range(5, part, 5), part]
        choices = [Option(f"coins:{n}", n) for n in reversed(amounts)]
        n: int = yield game.ask(payer.seat, "pays_how_much", choices, "SS-BUI-02", {"gold": due})
        payer.gold -= n
        due -= n
        paid[payer.seat] = paid.get(payer.seat, 0) + n
    most = max(paid.values())
    owners = [seat for seat, n in paid.items() if n == most]
    game.state.hired[companion] = hero.seat if hero.seat in owners else owners[0]
    game.tell("hired", "SS-BUI-02", companion=companion)


# --- tower, school, inn, outpost ------------------------------------------------------------------------------------


def recharges(game: Game, hero: Hero, service: Recharge) -> list[Option]:
    """Artifacts with fewer charges than printed (SS-BUI-05, SS-ART-04)."""
    able = []
    for code in holding.cards(hero):
        item = game.content.item(code)
        if isinstance(item, ArtifactCard) and game.item_state(code).charges < item.charges:
            able.append(code)
    price = service.price
    return [_for_gold(f"charge:{code}", ("charge", code, price), price, code) for code in able if hero.gold >= price]


def recharge(game: Game, hero: Hero, code: str, price: int) -> Rules[None]:
    _pay(hero, price)
    old = game.item_state(code)
    game.state.items[code] = replace(old, charges=old.charges + 1)
    game.tell("charged", "SS-BUI-05", seat=hero.seat, card=code)
    return
    yield


def lessons(game: Game, hero: Hero, service: Retrain) -> list[Option]:
    """A power may be exchanged here and nowhere else (SS-PWR-06)."""
    if hero.gold < service.price or not choosing.free_powers(game, hero):
        return []
    return [
        _for_gold(f"unlearn:{power.card}", ("unlearn", power.card, service.price), service.price, power.card)
        for power in hero.powers
        if not power.by
    ]


def unlearn(game: Game, hero: Hero, card: str, price: int) -> Rules[None]:
    """The new card takes the place of the old one in the order of acquisition (SS-PWR-04)."""
    options = [Option(f"power:{power.id}", power.id, f"card:{power.id}") for power in choosing.free_powers(game, hero)]
    chosen: str = yield game.ask(hero.seat, "power", options, "SS-PWR-06", {"rank": hero.rank})
    _pay(hero, price)
    hero.powers = tuple([Power(chosen) if power.card == card else power for power in hero.powers])
    game.tell("learns", "SS-PWR-06", seat=hero.seat, card=chosen)


def rumours(game: Game, hero: Hero, service: Rumour) -> list[Option]:
    """A challenge that the party does not have (SS-CHL-01)."""
    if any(challenge.card == service.challenge for challenge in game.state.challenges):
        return []
    return [Option(f"challenge:{service.challenge}", ("challenge", service.challenge), f"card:{service.challenge}")]


def take_on(game: Game, hero: Hero, card: str) -> Rules[None]:
    challenges.take_on(game, card)
    return
    yield


def prizes(game: Game, hero: Hero, service: Prize) -> list[Option]:
    """Of completed challenges, each once (SS-CHL-02)."""
    done = [one for one in game.state.challenges if not one.rewarded and challenges.complete(game, one)]
    return [Option(f"prize:{one.card}", ("prize", one.card), f"card:{one.card}") for one in done]


def prize(game: Game, hero: Hero, card: str) -> Rules[None]:
    """The outpost's entry, and the reward (SS-BUI-04, SS-CHL-02)."""
    state = game.state
    state.challenges = tuple([replace(one, rewarded=True) if one.card == card else one for one in state.challenges])
    game.tell("story", "SS-CHL-02", entry=f"entry-{card}")
    rewards.pay_out(game, game.content.challenges[card_of(card)].reward, "SS-CHL-02")
    return
    yield


def nothing(game: Game, hero: Hero, service: Trade) -> list[Option]:
    """The emporium is a visit of its own (SS-EMP-01)."""
    return []


OFFERS: dict[type[Any], Callable[[Game, Hero, Any], list[Option]]] = {
    Trade: nothing,
    Repair: repairs,
    Improve: improvements,
    Crafting: crafting.offers,
    Cleanse: cleansings,
    Bless: blessings,
    Hire: mercenaries,
    Recharge: recharges,
    Retrain: lessons,
    Rumour: rumours,
    Prize: prizes,
}

DEEDS: dict[str, Callable[..., Rules[None]]] = {
    "repair": repair,
    "improve": improve,
    "craft": crafting.create,
    "flip": crafting.flip,
    "rebind": crafting.rebind,
    "cleanse": cleanse,
    "bless": bless,
    "hire": hire,
    "charge": recharge,
    "unlearn": unlearn,
    "challenge": take_on,
    "prize": prize,
}
