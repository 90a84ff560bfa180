"""Resources (10.4): in everybody's own supply and in the outpost's, gained, lost, given and paid with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tafelrunde.games.frosthaven.campaign.records.outpost import change as change_outpost
from tafelrunde.games.frosthaven.campaign.records.outpost import outpost
from tafelrunde.games.frosthaven.campaign.records.sheet import gain_inspiration
from tafelrunde.games.havens.box.outpost_effects import MATERIALS, kinds
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import effects, quests
from tafelrunde.games.havens.rules.campaign.world import change, company, member, of_class
from tafelrunde.games.havens.state import Member
from tafelrunde.games.havens.state.campaign import count, counted
from tafelrunde.games.havens.state.outpost import Counts
from tafelrunde.kernel import PARTY, Option, Rules
from tafelrunde.kernel.scene import Text

OUTPOST = "outpost"
"""The shared supply, beside the names of classes."""


class Place(NamedTuple):
    """One resource in one supply."""

    supply: str
    what: str


# --- what there is ------------------------------------------------------------------------------------------------


def has(counts: Counts, kind: str) -> int:
    """How many of a kind there are in a supply."""
    return sum(count(counts, what) for what in kinds(kind))


def supply(game: Game, name: str) -> Counts:
    """The supply of the outpost, or of a character by its class."""
    return outpost(game).supply if name == OUTPOST else of_class(game, name).resources


def add(game: Game, name: str, what: str, amount: int) -> None:
    """Into a supply, or out of it."""
    if name == OUTPOST:
        change_outpost(game, supply=counted(outpost(game).supply, what, amount))
    else:
        who = of_class(game, name)
        change(game, who, resources=counted(who.resources, what, amount))


def everywhere(game: Game) -> list[str]:
    """All supplies of the party (FH-RES-02)."""
    return [OUTPOST, *[one.character.cls for one in company(game)]]


def owned(game: Game, kind: str, names: Sequence[str]) -> int:
    return sum(has(supply(game, name), kind) for name in names)


def places(game: Game, kind: str, names: Sequence[str]) -> list[Place]:
    """Where something of a kind can be taken from."""
    return [Place(name, what) for name in names for what in kinds(kind) if count(supply(game, name), what)]


# --- gaining ------------------------------------------------------------------------------------------------------


def gain(game: Game, name: str, what: str, amount: int, rule: str) -> None:
    """A supply gets something, or loses it as far as it is there (FH-RES-03)."""
    change_ = max(amount, -count(supply(game, name), what))
    if change_:
        add(game, name, what, change_)
        game.tell("resource", rule, supply=name, what=what, amount=change_)


def receive(game: Game, kind: str, amount: int, who: str, random: bool, rule: str) -> Rules[None]:
    """Something for everybody, for the outpost, or for the party as it likes (FH-RES-02)."""
    names = [one.character.cls for one in company(game)] if who == "each" else [OUTPOST]
    for name in names:
        for _ in range(amount):
            what = yield from _which(game, kind, random, name if who == "each" else "")
            if who == "together":
                receiver = yield from _receiver(game, what)
                gain(game, receiver, what, 1, rule)
            else:
                gain(game, name, what, 1, rule)


def _which(game: Game, kind: str, random: bool, hero: str) -> Rules[str]:
    """Which of a kind: chance says it, or who gets it."""
    choice = kinds(kind)
    if random and len(choice) > 1:
        return choice[game.below("resources", len(choice))]
    seat = of_class(game, hero).seat if hero else PARTY
    what: str = yield game.ask(
        seat, "which_resource", [Option(f"take:{what}", what) for what in choice], "FH-RES-02", {"hero": hero}
    )
    return what


def _receiver(game: Game, what: str) -> Rules[str]:
    name: str = yield game.ask(
        PARTY,
        "who_gets_resource",
        [Option(f"to:{name}", name) for name in everywhere(game)],
        "FH-RES-02",
        {"what": what},
        default=f"to:{OUTPOST}",
    )
    return name


# --- losing and paying --------------------------------------------------------------------------------------------


def lose(game: Game, kind: str, amount: int, names: Sequence[str], rule: str) -> Rules[None]:
    """As much as there is, from whichever supplies the party likes (FH-RES-02, FH-RES-03)."""
    left = min(amount, owned(game, kind, names))
    while left:
        found = places(game, kind, names)
        options = [Option(f"from:{place.supply}:{place.what}", place) for place in found]
        if len(found) > 1 and left > 1:
            options.append(Option("any", None))
        place: Place | None = yield game.ask(
            PARTY,
            "lose_resource",
            options,
            rule,
            {"what": kind, "n": left},
            default="any" if len(options) > len(found) else options[0].id,
        )
        for _ in range(left if place is None else 1):
            taken = place or places(game, kind, names)[0]
            gain(game, taken.supply, taken.what, -1, rule)
            left -= 1


def purse(game: Game, names: Sequence[str]) -> int:
    """The gold of these characters; the outpost has none (FH-OPS-05)."""
    return sum(of_class(game, name).character.gold for name in names if name != OUTPOST)


def affordable(game: Game, price: dict[str, int], names: Sequence[str]) -> bool:
    """Whether all of it is there; what one kind takes is gone for a wider one."""
    left = {name: dict(supply(game, name)) for name in names}
    for kind in sorted(price, key=lambda kind: len(kinds(kind))):
        need = price[kind]
        if kind == "gold":
            if purse(game, names) < need:
                return False
            continue
        for counts in left.values():
            for what in kinds(kind):
                taken = min(need, counts.get(what, 0))
                counts[what] = counts.get(what, 0) - taken
                need -= taken
        if need:
            return False
    return True


def pay(game: Game, price: dict[str, int], names: Sequence[str], rule: str) -> Rules[None]:
    """What was found to be affordable: the exact resources first, then any of a kind (FH-EVT-06, FH-OPS-02)."""
    for kind in sorted(price, key=lambda kind: len(kinds(kind))):
        if kind == "gold":
            yield from _pay_gold(game, price[kind], names, rule)
        else:
            yield from lose(game, kind, price[kind], names, rule)


def _pay_gold(game: Game, amount: int, names: Sequence[str], rule: str) -> Rules[None]:
    if len([name for name in names if name != OUTPOST]) == 1:
        (name,) = [name for name in names if name != OUTPOST]
        effects.gain_gold(game, of_class(game, name), -amount, rule)
    else:
        yield from effects.share(game, -amount, rule)


def spelled(price: Mapping[str, int]) -> list[Text]:
    """A price in words: `2 wood, 1 metal`."""
    return [Text("amount", {"n": number, "what": what}) for what, number in price.items()]


# --- building costs -----------------------------------------------------------------------------------------------


def can_build(game: Game, cost: dict[str, int], names: Sequence[str] = (OUTPOST,)) -> bool:
    """Whether materials and inspiration in their place suffice (FH-CSH-05, FH-BAU-10)."""
    missing = sum(max(number - owned(game, what, names), 0) for what, number in cost.items())
    return missing <= outpost(game).inspiration


def pay_building(game: Game, cost: dict[str, int], rule: str, names: Sequence[str] = (OUTPOST,)) -> Rules[None]:
    """Materials, any number of them replaced by inspiration (FH-CSH-05, FH-BAU-10, FH-DMB-04)."""
    for index, what in enumerate(MATERIALS):
        need = cost.get(what, 0)
        short = max(need - owned(game, what, names), 0)
        later = sum(max(cost.get(other, 0) - owned(game, other, names), 0) for other in MATERIALS[index + 1 :])
        most = min(need, outpost(game).inspiration - later)
        replaced = short
        if most > short:
            replaced = yield game.ask(
                PARTY,
                "inspire",
                [Option(f"replace:{number}", number) for number in range(short, most + 1)],
                "FH-CSH-05",
                {"what": what, "n": need},
                default=f"replace:{short}",
            )
        gain_inspiration(game, -replaced, "FH-CSH-05")
        yield from lose(game, what, need - replaced, names, rule)


# --- giving to the outpost ----------------------------------------------------------------------------------------


def gifts(who: Member) -> list[str]:
    """What a character can give."""
    return [what for what, _ in who.resources]


def give(game: Game, who: Member, what: str, amount: int = 1) -> None:
    """From a character's supply to the outpost's, never back (FH-CSH-03)."""
    cls = who.character.cls
    add(game, cls, what, -amount)
    add(game, OUTPOST, what, amount)
    quests.note(game, member(game, who.id), "given", amount)
    game.tell("gives", "FH-CSH-03", hero=cls, what=what, n=amount)


def give_all(game: Game, who: Member, rule: str) -> None:
    """Everything that a character has goes to the outpost (FH-RTR-08)."""
    for what, amount in who.resources:
        add(game, OUTPOST, what, amount)
        game.tell("leaves_resources", rule, hero=who.character.cls, what=what, n=amount)
    change(game, who, resources=())
