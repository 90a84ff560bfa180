"""On the journey things change hands freely, and the stock is there (SS-JRN-03, SS-STK-01 … 03, SS-GLD-04)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.items import discarding, equipping, holding, trading
from tafelrunde.games.sword_and_sorcery.rules.items.receiving import is_cursed
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.games.sword_and_sorcery.state.journey import Journey
from tafelrunde.games.sword_and_sorcery.state.tasks import Camp
from tafelrunde.kernel import PARTY, Option, Rules


def pitch(journey: Journey) -> None:
    """The party camps; afterwards the stage goes on."""
    journey.back, journey.stage = journey.stage, "camp"


def camp(game: Game, journey: Journey) -> Rules[None]:
    """Whoever likes sorts their things, until the party goes on."""
    yield game.checkpoint()
    heroes = game.state.heroes
    options = [Option(f"hero:{hero.seat}", hero.seat, f"seat:{hero.seat}", {"hero": hero.card}) for hero in heroes]
    options.append(Option("done", -1))
    seat: int = yield game.ask(PARTY, "camp", options, "SS-JRN-03", default="done")
    if seat < 0:
        journey.stage, journey.back = journey.back, ""
    else:
        game.plan(Camp(seat))


def sort(game: Game, task: Camp) -> Rules[None]:
    """Trade, change equipment, take from the stock and put by (SS-JRN-03)."""
    hero = game.hero(task.seat)
    yield game.checkpoint()
    options = [
        *trading.options(game, hero),
        *_take_options(game, hero),
        *_store_options(game, hero),
        Option("done", ("done",)),
    ]
    what = yield game.ask(hero.seat, "sort", options, "SS-JRN-03", {"gold": hero.gold}, "done")
    if what[0] == "done":
        game.finish(task)
    elif what[0] == "store":
        holding.take_away(hero, what[1])
        put_by(game, what[1])
    elif what[0] == "fetch":
        _fetch(game, hero, what[1], what[2])
    else:
        yield from trading.act(game, hero, what)


# --- the stock ------------------------------------------------------------------------------------------------------


def _take_options(game: Game, hero: Hero) -> list[Option]:
    """Free basic equipment, and what the party has put by (SS-STK-01, SS-STK-03)."""
    found: dict[str, Option] = {}
    for code in (*game.state.stock, *game.state.stored):
        for slot in equipping.slots(game, hero, code):
            _offer(found, f"fetch:{card_of(code)}:{slot}", code, slot)
        if equipping.has_room(game, hero, code):
            _offer(found, f"fetch:{card_of(code)}:inventory", code, "")
    return list(found.values())


def _offer(found: dict[str, Option], name: str, code: str, slot: str) -> None:
    """Of equal cards one is enough; those that are not as printed are cards of their own."""
    if name not in found:
        found[name] = Option(name, ("fetch", code, slot), f"card:{code}")


def _fetch(game: Game, hero: Hero, code: str, slot: str) -> None:
    state = game.state
    if code in state.stored:
        state.stored = tuple([other for other in state.stored if other != code])
    else:
        state.stock.remove(code)
    if slot:
        equipping.equip(game, hero, code, slot)  # type: ignore[arg-type]
    else:
        hero.inventory += (code,)
    game.tell("fetches", "SS-STK-03", seat=hero.seat, card=code)


def _store_options(game: Game, hero: Hero) -> list[Option]:
    """Stock cards always; others while there is room; nothing cursed (SS-STK-02, SS-CUR-05)."""
    return [
        Option(f"store:{code}", ("store", code), f"card:{code}")
        for code in hero.inventory
        if not is_cursed(game, code) and store_room(game, code)
    ]


def store_room(game: Game, code: str) -> bool:
    """Three cards for each hero; cards of weight 0 do not count (SS-STK-02, SS-HER-07)."""
    state = game.state
    if game.content.item(code).origin == "stock" or not equipping.weight(game, code):
        return True
    heroes = [hero for hero in (*state.heroes, *state.home) if hero.card]
    used = sum([equipping.weight(game, other) for other in state.stored])
    return used < game.content.config.stock_per_hero * len(heroes)


def put_by(game: Game, code: str) -> None:
    """SS-STK-01, SS-STK-02."""
    if game.content.item(code).origin == "stock" and code not in game.state.items:
        discarding.discard(game, code)
    else:
        game.state.stored += (code,)
    game.tell("puts_by", "SS-STK-02", card=code)
