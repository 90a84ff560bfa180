"""Step 4 of an outpost phase: what everybody does in any order (10.14)."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.frosthaven.campaign.characters import creating, leaving, raising
from tafelrunde.games.frosthaven.campaign.crafts import brewing, crafting, enhancing, trading
from tafelrunde.games.frosthaven.campaign.records import resources
from tafelrunde.games.frosthaven.campaign.records.outpost import usable
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import levels, quests
from tafelrunde.games.havens.rules.campaign.world import member, members, of_class
from tafelrunde.games.havens.state import Member, Stay
from tafelrunde.kernel import Option, Refused, Rules


def downtime(game: Game, stay: Stay) -> Rules[None]:
    """One thing of the next player who has something to do; then comes the construction (FH-DTM-01)."""
    while stay.waiting and not _own(game, stay.waiting[0]) and not _may_come(game, stay.waiting[0]):
        stay.waiting = stay.waiting[1:]
    if not stay.waiting:
        stay.stage = "construction"
        return
    yield from _business(game, stay, stay.waiting[0])


def _own(game: Game, seat: int) -> list[Member]:
    return [one for one in members(game) if one.seat == seat]


def _may_come(game: Game, seat: int) -> bool:
    """A place is free, and there is somebody to take it."""
    return creating.lacking(game, seat) and bool(creating.classes(game) or creating.aside(game, seat))


def _business(game: Game, stay: Stay, seat: int) -> Rules[None]:
    own = _own(game, seat)
    options = [*[option for one in own for option in _activities(game, one)], *_newcomers(game, seat)]
    open_ = unfinished(game, own) + vacancies(game, seat)
    if not open_:
        options.append(Option("done", ("done", "")))
    verb, name = yield game.ask(
        seat,
        "downtime",
        options,
        rule="FH-DTM-01",
        default="done" if not open_ else str(open_[0].args["do"]),
        why_not=lambda: open_,
    )
    if verb == "done":
        stay.waiting = stay.waiting[1:]
    elif verb in ACTIVITIES:
        yield from ACTIVITIES[verb](game, of_class(game, name))
    else:
        yield from _join(game, seat, verb, name)


def _newcomers(game: Game, seat: int) -> list[Option]:
    """A new character, or one that was set aside, for a free place (FH-CRE-20, FH-CRE-27)."""
    if not creating.lacking(game, seat):
        return []
    made = [Option("create", ("create", ""))] if creating.classes(game) else []
    return made + [
        Option(f"back:{one.character.cls}", ("back", one.id), args={"hero": one.character.cls})
        for one in creating.aside(game, seat)
    ]


def _join(game: Game, seat: int, verb: str, name: str) -> Rules[None]:
    if verb == "create":
        yield from creating.create(game, seat)
    else:
        leaving.come_back(game, member(game, name))


def fill(game: Game, seat: int) -> Rules[None]:
    """A free place is taken outside the downtime step, because none follows (FH-VAR-21)."""
    verb, name = yield game.ask(seat, "downtime", _newcomers(game, seat), rule="FH-VAR-21")
    yield from _join(game, seat, verb, name)


def unfinished(game: Game, own: list[Member]) -> list[Refused]:
    """Levels that are due and fulfilled quests are not left to choice (FH-LUP-01, FH-RTR-01)."""
    found = []
    for one in own:
        cls = one.character.cls
        if levels.due(game, one):
            found.append(Refused("done", "must_level_up", "FH-LUP-01", args={"hero": cls, "do": f"level:{cls}"}))
        if quests.fulfilled(game, one):
            found.append(Refused("done", "must_retire", "FH-RTR-01", args={"hero": cls, "do": f"retire:{cls}"}))
    return found


def vacancies(game: Game, seat: int) -> list[Refused]:
    """Who has no character makes a new one, as far as there is a class for it (FH-CRE-20, FH-VAR-21)."""
    if not _may_come(game, seat):
        return []
    do = "create" if creating.classes(game) else f"back:{creating.aside(game, seat)[0].character.cls}"
    return [Refused("done", "must_create", "FH-CRE-20", args={"do": do})]


def _activities(game: Game, who: Member) -> list[Option]:
    """What a character can do now; what needs a building needs it sound (FH-DTM-01)."""
    cls, gold = who.character.cls, who.character.gold
    possible = {
        "level": levels.due(game, who),
        "raise": not levels.due(game, who) and raising.may_rise(game, who),
        "craft": usable(game, "craft") and bool(crafting.possible(game, who)),
        "brew": (usable(game, "brew_two") or usable(game, "brew_three")) and brewing.possible(game, who),
        "distil": usable(game, "distil") and bool(brewing.distillable(game, who)),
        "buy": usable(game, "buy") and bool(trading.for_sale(game, who)),
        "sell": bool(who.character.items),
        "enhance": usable(game, "enhance") and bool(enhancing.cards(game, who)),
        "bless": usable(game, "bless") and not who.blessed and gold >= trading.BLESSING,
        "respec": raising.may_respec(game, who),
        "give": bool(who.resources),
        "swap": not quests.fulfilled(game, who),
        "retire": quests.fulfilled(game, who),
    }
    args = {"hero": cls, "gold": gold, "level": who.character.level + 1, "price": raising.respec_price(who)}
    return [Option(f"{verb}:{cls}", (verb, cls), f"class:{cls}", args) for verb, so in possible.items() if so]


def _level(game: Game, who: Member) -> Rules[None]:
    """FH-LUP-01."""
    yield from raising.rise(game, who, "FH-LUP-04")


def _raise(game: Game, who: Member) -> Rules[None]:
    """FH-LUP-02."""
    yield from raising.rise(game, who, "FH-LUP-02")


def _give(game: Game, who: Member) -> Rules[None]:
    """Resources to the outpost (FH-CSH-03)."""
    what: str = yield game.ask(
        who.seat,
        "give",
        [
            *[Option(f"give:{what}", what, args={"n": number}) for what, number in who.resources],
            Option("back", ""),
        ],
        rule="FH-CSH-03",
        args={"hero": who.character.cls},
        default="back",
    )
    if what:
        resources.give(game, who, what)


def _swap(game: Game, who: Member) -> Rules[None]:
    """A character is set aside or abandoned, for another one (FH-CRE-21, FH-CRE-27)."""
    how: str = yield game.ask(
        who.seat,
        "swap",
        [Option("aside", "aside"), Option("abandon", "abandon"), Option("back", "")],
        rule="FH-CRE-21",
        args={"hero": who.character.cls},
        default="back",
    )
    if how == "aside":
        leaving.set_aside(game, who)
    elif how == "abandon":
        leaving.abandon(game, who)


ACTIVITIES: dict[str, Callable[[Game, Member], Rules[None]]] = {
    "level": _level,
    "raise": _raise,
    "craft": crafting.craft,
    "brew": brewing.brew,
    "distil": brewing.distil,
    "buy": trading.buy,
    "sell": trading.sell,
    "enhance": enhancing.enhance,
    "bless": trading.bless,
    "respec": raising.respec,
    "give": _give,
    "swap": _swap,
    "retire": leaving.retire,
}
"""What a character can do in downtime (FH-DTM-01), new characters apart."""
