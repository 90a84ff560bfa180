"""Crafting (10.19): items from resources and from other items."""

from __future__ import annotations

from collections import Counter
from itertools import product

from msgspec import Struct

from tafelrunde.games.frosthaven.campaign.records import effects, resources, supplies
from tafelrunde.games.frosthaven.campaign.records.outpost import box, outpost
from tafelrunde.games.havens.box.outpost_effects import HERBS, MATERIALS
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import quests
from tafelrunde.games.havens.rules.campaign.effects import gain_gold
from tafelrunde.games.havens.rules.campaign.world import member, train
from tafelrunde.games.havens.state import Member
from tafelrunde.kernel import Option, Refused, Rules
from tafelrunde.kernel.scene import Text

DONE = ""


class Plan(Struct, frozen=True):
    """One way to pay for an item: resources, gold, and items that are handed in."""

    resources: tuple[tuple[str, int], ...] = ()
    gold: int = 0
    items: tuple[str, ...] = ()

    def with_(self, other: Plan) -> Plan:
        total = dict(self.resources)
        for what, number in other.resources:
            total[what] = total.get(what, 0) + number
        return Plan(tuple(total.items()), self.gold + other.gold, (*self.items, *other.items))


def plans(game: Game, who: Member, item: str) -> list[Plan]:
    """All ways in which a character can pay for an item now (FH-CRF-01 … 04)."""
    found = [plan for plan in _ways(game, who, item) if _payable(game, who, plan)]
    return list(dict.fromkeys(found))


def _ways(game: Game, who: Member, item: str) -> list[Plan]:
    """Its resources, and for each item that it needs the item itself or what stands for it."""
    craft = game.item(item).craft
    if supplies.is_potion(game, item):
        known = [box(game).recipes[name] for name in outpost(game).windows if name in box(game).recipes]
        return [Plan(tuple(Counter[str](recipe.herbs).items())) for recipe in known if recipe.potion == item]
    if craft is None:
        return [Plan(gold=game.item(item).price)]
    ways = [Plan(tuple((str(what), number) for what, number in craft.resources.items()))]
    for needed in craft.items:
        parts: list[Plan] = [Plan(items=(needed,))] if needed in who.character.items else []
        if supplies.held(game, needed) >= game.item(needed).copies:  # none can be obtained (FH-CRF-04)
            parts += _ways(game, who, needed)
        ways = [one.with_(other) for one, other in product(ways, parts)]
    return ways


def _payable(game: Game, who: Member, plan: Plan) -> bool:
    """Materials only from the own supply, herbs also from the outpost's (FH-CRF-02)."""
    cls = who.character.cls
    needed = dict(plan.resources)
    materials = {what: needed[what] for what in needed if what not in HERBS}
    herbs = {what: needed[what] for what in needed if what not in MATERIALS}
    return (
        plan.gold <= who.character.gold
        and all(plan.items.count(item) <= who.character.items.count(item) for item in plan.items)
        and resources.affordable(game, materials, [cls])
        and resources.affordable(game, herbs, [cls, resources.OUTPOST])
    )


def possible(game: Game, who: Member) -> list[str]:
    """What a character can craft now (FH-CRF-05)."""
    return [item for item in supplies.on_offer(game, who, bought=False) if plans(game, who, item)]


def craft(game: Game, who: Member) -> Rules[None]:
    """One item after the other at the craftsman."""
    while True:
        able = possible(game, who)

        def missing(able: list[str] = able, who: Member = who) -> list[Refused]:
            return [
                Refused(f"craft:{item}", "parts_missing", "FH-CRF-01", f"item:{item}", {"cost": cost(game, item)})
                for item in supplies.on_offer(game, who, bought=False)
                if item not in able
            ]

        item: str = yield game.ask(
            who.seat,
            "craft",
            [
                *[Option(f"craft:{item}", item, f"item:{item}", {"cost": cost(game, item)}) for item in able],
                Option("done", DONE),
            ],
            rule="FH-CRF-01",
            args={"hero": who.character.cls},
            default="done",
            why_not=missing,
        )
        if item == DONE:
            return
        yield from make(game, who, item)
        who = member(game, who.id)


def cost(game: Game, item: str) -> list[Text | str]:
    """What an item is made of, by name."""
    printed = game.item(item).craft
    if printed is None:
        return []
    parts = resources.spelled({str(what): number for what, number in printed.resources.items()})
    return [*parts, *[f"item-{other}" for other in printed.items]]


def make(game: Game, who: Member, item: str) -> Rules[None]:
    """Pay in one of the possible ways for a copy (FH-CRF-01); what was handed in is available again (FH-CRF-03)."""
    cls = who.character.cls
    ways = plans(game, who, item)
    number: int = yield game.ask(
        who.seat,
        "craft_way",
        [
            Option(
                f"way:{number + 1}",
                number,
                args={
                    "cost": [*resources.spelled(dict(plan.resources)), *[f"item-{other}" for other in plan.items]],
                    "gold": plan.gold,
                },
            )
            for number, plan in enumerate(ways)
        ],
        rule="FH-CRF-04",
        args={"hero": cls, "item": item},
    )
    plan = ways[number]
    if plan.gold:
        gain_gold(game, who, -plan.gold, "FH-CRF-04")
    for what, amount in plan.resources:
        names = [cls] if what in MATERIALS else [cls, resources.OUTPOST]
        yield from resources.lose(game, what, amount, names, "FH-CRF-02")
    who = member(game, who.id)
    kept = list(who.character.items)
    for other in plan.items:
        kept.remove(other)
        game.tell("hands_in", "FH-CRF-03", hero=cls, item=other)
    train(game, who, items=(*kept, item))
    game.tell("crafts", "FH-CRF-01", hero=cls, item=item)
    quests.note(game, member(game, who.id), "crafted")
    yield from effects.happenings(game)
