"""New characters (3.1, 10.18): class, quest, first items, perhaps a level or more."""

from __future__ import annotations

from tafelrunde.games.frosthaven.campaign.characters import raising
from tafelrunde.games.frosthaven.campaign.records import effects, sheet, supplies
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import levels, roster
from tafelrunde.games.havens.rules.campaign.world import (
    change_party,
    member,
    members,
    party,
    prosperity_level,
    train,
    world,
    xp_of,
)
from tafelrunde.games.havens.rules.setup import recommending
from tafelrunde.games.havens.state import Character, Member
from tafelrunde.kernel import Option, Refused, Rules

DONE = ""


def slots(game: Game, seat: int) -> int:
    """How many characters a player leads: one, or more in solo play (FH-OV-01, FH-VAR-10)."""
    state = game.state
    return sum(1 for slot in range(state.agreed.characters) if slot % state.players == seat)


def aside(game: Game, seat: int) -> list[Member]:
    """The characters that a player has set aside (FH-CRE-21)."""
    return [one for one in game.state.roster if one.seat == seat and one.left == "aside"]


def classes(game: Game) -> list[str]:
    """Unlocked ones that are neither active nor set aside (FH-CRE-22, FH-OV-06)."""
    taken = {one.character.cls for one in game.state.roster if one.left in ("", "aside")} | roster.promised(game)
    return [cls for cls in world(game).classes if cls not in taken and cls in game.content.classes]


def lacking(game: Game, seat: int) -> bool:
    """Whether a player may have one more character now."""
    return sum(1 for one in members(game) if one.seat == seat) < slots(game, seat)


def starting_gold(game: Game) -> int:
    """10 × prosperity level + 20 (FH-CRE-24, table T12)."""
    return 10 * prosperity_level(game) + 20


def create(game: Game, seat: int, cls: str = "") -> Rules[None]:
    """A new character with all that belongs to it (FH-CRE-01 … 05, FH-CRE-20 … 26)."""
    if not cls:
        cls = yield game.ask(
            seat,
            "new_class",
            [Option(f"class:{name}", name, f"class:{name}") for name in classes(game)],
            rule="FH-CRE-22",
        )
    line = roster.line_of(game, seat)
    who = Member(
        id=f"{cls}-{len(game.state.roster) + 1}",
        seat=seat,
        party=game.state.party,
        line=line,
        character=Character(cls=cls, gold=starting_gold(game), pool=recommending.first_pool(game.content, cls)),
        bonus=roster.retirements(game, seat, line),
    )
    game.state.roster = (*game.state.roster, who)
    change_party(game, company=(*party(game).company, who.id))
    game.tell("new_character", "FH-CRE-20", seat=seat, hero=cls, level=1, gold=who.character.gold)
    yield from roster.draw_quest(game, who)
    yield from _equip(game, member(game, who.id))
    yield from _begin_higher(game, member(game, who.id))
    yield from levels.take_perks(game, member(game, who.id))
    yield from effects.happenings(game)


def _equip(game: Game, who: Member) -> Rules[None]:
    """The starting gold buys available items at once; what is left is lost (FH-CRE-02, FH-CRE-24)."""
    while True:
        gold = who.character.gold
        offered = supplies.on_offer(game, who, bought=True)
        affordable = [item for item in offered if game.item(item).price <= gold]
        if not affordable:
            break

        def too_dear(offered: list[str] = offered, gold: int = gold) -> list[Refused]:
            return [
                Refused(f"buy:{item}", "too_dear", "FH-CRE-24", f"item:{item}", {"price": game.item(item).price})
                for item in offered
                if game.item(item).price > gold
            ]

        item: str = yield game.ask(
            who.seat,
            "buy",
            [
                *[Option(f"buy:{item}", item, f"item:{item}", {"price": game.item(item).price}) for item in affordable],
                Option("done", DONE),
            ],
            rule="FH-CRE-24",
            args={"hero": who.character.cls, "gold": gold},
            default="done",
            why_not=too_dear,
        )
        if item == DONE:
            break
        who = train(game, who, gold=gold - game.item(item).price, items=(*who.character.items, item))
        game.tell("buys", "FH-CRE-24", hero=who.character.cls, item=item, price=game.item(item).price)
    if who.character.gold:
        game.tell("gold_lost", "FH-CRE-24", hero=who.character.cls, amount=who.character.gold)
        train(game, who, gold=0)


def _begin_higher(game: Game, who: Member) -> Rules[None]:
    """Up to half the prosperity level, rounded up; XP are what the level needs (FH-CRE-26)."""
    most = sheet.beginner_level(game)
    level: int = yield game.ask(
        who.seat,
        "start_level",
        [Option(f"level:{number}", number, args={"gold": 0}) for number in range(1, most + 1)],
        rule="FH-CRE-26",
        args={"hero": who.character.cls},
        default=f"level:{most}",
    )
    while (who := member(game, who.id)).character.level < level:
        yield from raising.rise(game, who, "FH-CRE-26")
    who = member(game, who.id)
    train(game, who, xp=max(who.character.xp, xp_of(game, who.character.level)))
