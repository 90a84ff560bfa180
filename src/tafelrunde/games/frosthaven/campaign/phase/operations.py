"""Step 3 of an outpost phase: every building does what its card says, in the order of its numbers (10.13)."""

from __future__ import annotations

from tafelrunde.games.frosthaven.campaign.records import effects, resources
from tafelrunde.games.frosthaven.campaign.records.outpost import card, deck, week
from tafelrunde.games.frosthaven.campaign.records.requirements import holds
from tafelrunde.games.havens.box.outpost import Operation
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Building, Stay
from tafelrunde.kernel import PARTY, Option, Rules


def operate(game: Game, stay: Stay) -> Rules[None]:
    """The next building, with the effect of the side that its card shows (FH-OPS-01, FH-OPS-04)."""
    now = week(game)
    building = next((one for one in deck(game) if one.id not in now.operated), None)
    if building is None:
        stay.waiting = stay.seats
        stay.stage = "downtime"
        return
    now.operated = (*now.operated, building.id)
    printed = card(game, building)
    for operation in printed.wrecked if building.wrecked else printed.operate:
        if holds(game, operation.when):
            yield from _perform(game, building, operation)


def _perform(game: Game, building: Building, operation: Operation) -> Rules[None]:
    """What has a cost is done only if the party pays all of it (FH-OPS-03)."""
    price = {str(kind): number for kind, number in operation.cost.items()}
    names = resources.everywhere(game)
    if price:
        if not resources.affordable(game, price, names):
            return
        wanted: bool = yield game.ask(
            PARTY,
            "operation",
            [Option("use", True, f"building:{building.id}"), Option("leave", False)],
            rule="FH-OPS-03",
            args={
                "building": f"building-{building.id}",
                "cost": resources.spelled(price),
                "gold": price.get("gold", 0),
                "n": sum(number for kind, number in price.items() if kind != "gold"),
                "about": f"building-{building.id}-text",
            },
            default="leave",
        )
        if not wanted:
            return
        yield from resources.pay(game, price, names, "FH-OPS-03")
    game.tell("wreck_operates" if building.wrecked else "operates", "FH-OPS-01", building=f"building-{building.id}")
    yield from effects.carry_out(game, operation.do, "FH-OPS-02")
