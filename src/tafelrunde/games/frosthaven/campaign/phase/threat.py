"""Threats: buildings are attacked one after the other, each with a defence check (10.10 to 10.12)."""

from __future__ import annotations

from tafelrunde.games.frosthaven.campaign.records import effects, resources, sheet
from tafelrunde.games.frosthaven.campaign.records.outpost import (
    barracks,
    box,
    card,
    change,
    find,
    outpost,
    sound,
    week,
)
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import quests
from tafelrunde.games.havens.rules.campaign.world import company
from tafelrunde.games.havens.state import Siege, Stay
from tafelrunde.kernel import PARTY, Option, Rules
from tafelrunde.kernel.scene import Text

SUCCESS, WRECKED = "success", "wrecked"


def attack(game: Game, stay: Stay) -> Rules[None]:
    """One target and its defence check; after the last one what has become of them (FH-THR-05, FH-THR-06)."""
    now = week(game)
    siege = now.siege
    assert siege is not None
    if not siege.chosen:
        _walls(game, siege)
    if not siege.targets or not _targets(game, siege):
        stay.stage = "aftermath"
        return
    target = yield from _target(game, siege)
    result = yield from check(game, siege, target)
    siege.targets -= 1
    siege.chosen = (*siege.chosen, target)
    if result == "damaged":
        siege.damaged = (*siege.damaged, target)
    elif result == WRECKED:
        siege.wrecked = (*siege.wrecked, target)


def _walls(game: Game, siege: Siege) -> None:
    """Walls weaken an attack before its first target is determined (FH-WAL-02)."""
    here = [box(game).walls[name] for name in outpost(game).walls]
    siege.attack = max(siege.attack - sum(wall.attack for wall in here), 0)
    if siege.targets > 1:
        siege.targets = max(siege.targets - sum(wall.targets for wall in here), 1)
    game.tell(
        "threat",
        "FH-THR-02",
        attack=siege.attack,
        n=min(siege.targets, len(_targets(game, siege))),
        defence=sheet.total_defence(game) + siege.defence,
    )


def _targets(game: Game, siege: Siege) -> list[str]:
    """Buildings that are not wrecked, each once (FH-THR-03)."""
    return [one.id for one in sound(game) if one.id not in siege.chosen]


def _target(game: Game, siege: Siege) -> Rules[str]:
    """By the stated priority, or as the party chooses (FH-THR-02, FH-THR-04)."""
    left = _targets(game, siege)
    stated = next((name for name in siege.first if name in left), "")
    if stated:
        return stated
    if siege.then != "party":
        return min(left) if siege.then == "lowest" else max(left)
    chosen: str = yield game.ask(
        PARTY,
        "target",
        [Option(f"building:{name}", name, f"building:{name}", {"building": f"building-{name}"}) for name in left],
        rule="FH-THR-04",
        args={"attack": siege.attack, "n": siege.targets},
    )
    return chosen


# --- the check ----------------------------------------------------------------------------------------------------


def check(game: Game, siege: Siege, target: str) -> Rules[str]:
    """Soldiers, one card of the town guard, and the sum against the attack (FH-DEF-01 … 06)."""
    lost, relief = yield from _soldiers(game, siege, target)
    value = max(siege.attack - relief, 0)
    drawn = yield from _draw(game, _mode(game, siege, lost), target, value)
    defence = sheet.total_defence(game) + siege.defence
    if drawn == SUCCESS:
        result, total = "defended", None
    elif drawn == WRECKED:
        result, total = WRECKED, None
    else:
        total = defence + int(drawn)
        result = "defended" if total >= value else WRECKED if siege.wrecks else "damaged"
    game.tell(
        f"check_{result}",
        "FH-DEF-05" if total is None else "FH-DEF-04",
        building=f"building-{target}",
        attack=value,
        defence=defence,
        card=guard_card(drawn),
        total="–" if total is None else total,
    )
    return result


def _soldiers(game: Game, siege: Siege, target: str) -> Rules[tuple[int, int]]:
    """Any number of soldiers may be lost for this check: each lowers the attack (FH-DEF-02); not from a ruin (-03)."""
    home = barracks(game)
    here = outpost(game).soldiers
    if home is None or home.wrecked or not here:
        return 0, 0
    each = card(game, home).per_soldier
    lost: int = yield game.ask(
        PARTY,
        "send_soldiers",
        [
            Option(f"send:{number}", number, f"building:{target}", {"attack": max(siege.attack - number * each, 0)})
            for number in range(here + 1)
        ],
        rule="FH-DEF-02",
        args={
            "building": f"building-{target}",
            "attack": siege.attack,
            "defence": sheet.total_defence(game) + siege.defence,
        },
        default="send:0",
    )
    if lost:
        sheet.gain_soldiers(game, -lost, "FH-DEF-02")
    return lost, lost * each


def _mode(game: Game, siege: Siege, soldiers: int) -> str:
    """Advantage with soldiers, disadvantage with wrecked barracks; both cancel (FH-DEF-02, -03, -06)."""
    home = barracks(game)
    good = bool(soldiers) or "advantage" in siege.modes
    bad = (home is not None and home.wrecked) or "disadvantage" in siege.modes
    return "" if good == bad else "advantage" if good else "disadvantage"


def _draw(game: Game, mode: str, target: str, value: int) -> Rules[str]:
    """One card; with advantage the party chooses between two, with disadvantage the worse counts (FH-DEF-06)."""
    cards = [_draw_one(game) for _ in range(2 if mode else 1)]
    if mode == "disadvantage":
        return min(cards, key=_rank)
    if mode == "advantage" and cards[0] != cards[1]:
        best = max(cards, key=_rank)
        chosen: str = yield game.ask(
            PARTY,
            "guard_card",
            [Option(f"use:{card}", card, f"building:{target}", {"card": guard_card(card)}) for card in cards],
            rule="FH-DEF-06",
            args={"building": f"building-{target}", "attack": value},
            default=f"use:{best}",
        )
        return chosen
    return cards[0]


def guard_card(drawn: str) -> Text:
    """A card of the town guard in words (FH-CMP-15)."""
    return Text(f"guard-{drawn}") if drawn in (SUCCESS, WRECKED) else Text("guard-number", {"value": drawn})


def _rank(drawn: str) -> tuple[int, int]:
    """From worst to best: wrecked, the numbers, success (FH-DEF-06)."""
    order = {WRECKED: 0, SUCCESS: 2}
    return order.get(drawn, 1), 0 if drawn in order else int(drawn)


def _draw_one(game: Game) -> str:
    """The deck is shuffled when it runs out (FH-DEF-07)."""
    if not outpost(game).guard:
        _shuffle(game)
    game.reveal()
    here = outpost(game)
    drawn = here.guard[-1]
    change(game, guard=here.guard[:-1], guard_discard=(*here.guard_discard, drawn))
    game.tell("guard_drawn", "FH-DEF-01", card=guard_card(drawn))
    return drawn


def _shuffle(game: Game) -> None:
    cards = sorted([*outpost(game).guard, *outpost(game).guard_discard])
    game.shuffle(effects.GUARD, cards)
    change(game, guard=tuple(cards), guard_discard=())


# --- afterwards ---------------------------------------------------------------------------------------------------


def aftermath(game: Game, stay: Stay) -> Rules[None]:
    """The deck is shuffled (FH-DEF-07), buildings are wrecked (FH-DMB-03), damaged ones repaired (FH-DMB-01)."""
    now = week(game)
    siege = now.siege
    assert siege is not None
    if siege.wrecked:
        for name in siege.wrecked:
            building = find(game, name)
            assert building is not None
            effects.wreck(game, building, "FH-DMB-03")
        siege.chosen, siege.wrecked = (*siege.chosen, WRECKED), ()
        return
    if siege.damaged:
        name, siege.damaged = siege.damaged[0], siege.damaged[1:]
        yield from _repair(game, name)
        yield from effects.happenings(game)
        return
    _shuffle(game)
    if WRECKED not in siege.chosen:
        for one in company(game):
            quests.note(game, one, "threats_held")
    now.siege = None
    game.tell("threat_over", "FH-THR-06")
    stay.stage = "operations"
    yield from effects.happenings(game)


def _repair(game: Game, name: str) -> Rules[None]:
    """The party pays from any supplies, or loses 1 morale (FH-DMB-01, FH-DMB-02)."""
    building = find(game, name)
    assert building is not None
    cost = {str(what): number for what, number in card(game, building).repair.items()}
    names = resources.everywhere(game)
    options = [Option("unpaid", False, f"building:{name}")]
    if resources.can_build(game, cost, names):
        options.insert(0, Option("repair", True, f"building:{name}", {"cost": resources.spelled(cost)}))
    pays: bool = yield game.ask(
        PARTY,
        "repair",
        options,
        rule="FH-DMB-01",
        args={"building": f"building-{name}", "cost": resources.spelled(cost)},
        default=options[0].id,
    )
    if pays:
        yield from resources.pay_building(game, cost, "FH-DMB-01", names)
        game.tell("repaired", "FH-DMB-01", building=f"building-{name}")
    else:
        game.tell("not_repaired", "FH-DMB-02", building=f"building-{name}")
        sheet.gain_morale(game, -1, "FH-DMB-02")
