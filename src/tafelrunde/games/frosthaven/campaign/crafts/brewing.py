"""Brewing (10.20): two herbs, later three, and what the alchemy chart makes of them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

from tafelrunde.games.frosthaven.campaign.crafts import trading
from tafelrunde.games.frosthaven.campaign.records import effects, resources, supplies
from tafelrunde.games.frosthaven.campaign.records.outpost import box, change, outpost, usable
from tafelrunde.games.havens.box.outpost_effects import HERBS
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import quests
from tafelrunde.games.havens.rules.campaign.effects import put_in_play
from tafelrunde.games.havens.rules.campaign.world import company, member, of_class, train
from tafelrunde.games.havens.state import Member
from tafelrunde.kernel import Option, Refused, Rules

NONE = ""


def potion(game: Game, mix: tuple[str, ...]) -> str:
    """What the chart names for a mix, whatever its order (FH-BRW-04, FH-BRW-07)."""
    recipe = box(game).recipes.get(window(mix))
    return box(game).tables.murky if recipe is None else recipe.potion


def window(mix: tuple[str, ...]) -> str:
    """The window of a mix: `axenut+rockroot`; mixes of three with equal herbs share one."""
    if len(mix) == 3 and len(set(mix)) < 3:
        return "murky"
    return "+".join(sorted(mix))


def mixes(game: Game, who: Member) -> list[tuple[str, ...]]:
    """All mixes for which a character has the herbs, with what the outpost has (FH-BRW-01, FH-BRW-07)."""
    sizes = [size for size, use in ((2, "brew_two"), (3, "brew_three")) if usable(game, use)]
    names = [who.character.cls, resources.OUTPOST]
    found: list[tuple[str, ...]] = []
    for size in sizes:
        every = combinations_with_replacement(HERBS, size)
        found += [mix for mix in every if resources.affordable(game, dict(Counter[str](mix)), names)]
    return found


def gone(game: Game, mix: tuple[str, ...]) -> bool:
    """A recipe that is known, and no copy of its potion left (FH-BRW-05)."""
    return window(mix) in outpost(game).windows and not _left(game, potion(game, mix))


def _left(game: Game, item: str) -> int:
    return supplies.unavailable(game, item) + supplies.available(game, item)


def possible(game: Game, who: Member) -> bool:
    return any(not gone(game, mix) for mix in mixes(game, who))


def brew(game: Game, who: Member) -> Rules[None]:
    """Choose a mix; its window is opened, and the potion is somebody's (FH-BRW-01 … 05)."""
    every = mixes(game, who)
    able = [mix for mix in every if not gone(game, mix)]
    known = outpost(game).windows
    mix: tuple[str, ...] | None = yield game.ask(
        who.seat,
        "brew",
        [
            *[
                Option(
                    f"mix:{'+'.join(mix)}",
                    mix,
                    args={
                        "herbs": list(mix),
                        "potion": f"item-{potion(game, mix)}" if window(mix) in known else "unknown_potion",
                    },
                )
                for mix in able
            ],
            Option("back", None),
        ],
        rule="FH-BRW-01",
        args={"hero": who.character.cls},
        default="back",
        why_not=lambda: [
            Refused(
                f"mix:{'+'.join(mix)}",
                "no_copy_left",
                "FH-BRW-05",
                args={"herbs": list(mix), "potion": f"item-{potion(game, mix)}"},
            )
            for mix in every
            if mix not in able
        ],
    )
    if mix is not None:
        yield from _brewed(game, who, mix)


def _brewed(game: Game, who: Member, mix: tuple[str, ...]) -> Rules[None]:
    cls, item = who.character.cls, potion(game, mix)
    if window(mix) not in outpost(game).windows:
        game.reveal()
        change(game, windows=(*outpost(game).windows, window(mix)))
        game.tell("window", "FH-BRW-02", hero=cls, herbs=mix, item=item)
        quests.note(game, who, "windows")
        if not _left(game, item):
            game.tell("herbs_back", "FH-BRW-05", hero=cls, item=item)
            yield from effects.happenings(game)
            return
    for what, amount in Counter(mix).items():
        yield from resources.lose(game, what, amount, [cls, resources.OUTPOST], "FH-BRW-01")
    if missing := supplies.unavailable(game, item):
        put_in_play(game, item, missing)  # one for the brewer, the others for the supply (FH-BRW-03)
    game.tell("brews", "FH-BRW-01", hero=cls, item=item)
    quests.note(game, member(game, who.id), "brewed")
    yield from _hand_over(game, member(game, who.id), item)
    yield from effects.happenings(game)


def _hand_over(game: Game, who: Member, item: str) -> Rules[None]:
    """The brewer keeps it or gives it to somebody; who has one already must sell it (FH-BRW-01, FH-SLL-02)."""
    able = [one for one in company(game) if item not in one.character.items]
    options = [Option(f"for:{one.character.cls}", one.character.cls, f"class:{one.character.cls}") for one in able]
    if item in who.character.items:
        options.append(Option("sell", NONE, args={"price": supplies.worth(game, item)}))
    cls = who.character.cls
    taker: str = yield game.ask(
        who.seat,
        "potion_for",
        options,
        rule="FH-BRW-01",
        args={"hero": cls, "item": item},
        default=f"for:{cls}" if item not in who.character.items else options[0].id,
    )
    if taker == NONE:
        trading.sell_new(game, who, item)
        return
    receiver = of_class(game, taker)
    train(game, receiver, items=(*receiver.character.items, item))
    game.tell("gets_item", "FH-BRW-01", hero=taker, item=item)


# --- distilling ---------------------------------------------------------------------------------------------------


def distillable(game: Game, who: Member) -> list[tuple[str, str]]:
    """Own potions with the herbs of opened windows that name them (FH-BRW-06)."""
    found: dict[tuple[str, str], None] = {}
    for name in outpost(game).windows:
        recipe = box(game).recipes.get(name)
        if recipe is not None and recipe.potion in who.character.items:
            for herb in recipe.herbs:
                found[recipe.potion, herb] = None
    return list(found)


def distil(game: Game, who: Member) -> Rules[None]:
    """A potion goes to the available supply for one herb of a known recipe (FH-BRW-06)."""
    chosen: tuple[str, str] | None = yield game.ask(
        who.seat,
        "distil",
        [
            *[Option(f"distil:{item}:{herb}", (item, herb), f"item:{item}") for item, herb in distillable(game, who)],
            Option("back", None),
        ],
        rule="FH-BRW-06",
        args={"hero": who.character.cls},
        default="back",
    )
    if chosen is None:
        return
    item, herb = chosen
    kept = list(who.character.items)
    kept.remove(item)
    train(game, who, items=tuple(kept))
    game.tell("distils", "FH-BRW-06", hero=who.character.cls, item=item)
    resources.gain(game, who.character.cls, herb, 1, "FH-BRW-06")
