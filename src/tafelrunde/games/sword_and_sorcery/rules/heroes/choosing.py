"""Heroes before the adventure: class, powers and talents, equipment from the stock (SS-SET-05 … 07, SS-PWR-02 … 05)."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.games.sword_and_sorcery.box.cards import HeroCard, PowerCard
from tafelrunde.games.sword_and_sorcery.box.content import Content, card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.items import equipping
from tafelrunde.games.sword_and_sorcery.state import Hero, Power
from tafelrunde.kernel import Option, Rules


def choose_heroes(game: Game, new: tuple[int, ...]) -> Rules[None]:
    """Seat by seat, or what is recommended; who has chosen its equipment turns its token over for a moment."""
    state = game.state
    heroes = [hero for hero in state.heroes if hero.seat in new]
    if not state.choosing:
        for hero in heroes:
            hero.card = game.content.config.recommended[hero.seat]
            take_recommended(game, hero)
        return
    for hero in heroes:
        if not hero.card:
            yield game.checkpoint()
            yield from _choose_class(game, hero)
    for hero in heroes:
        yield from fill_gem(game, hero)
    for hero in heroes:
        if not hero.done:
            yield from _choose_equipment(game, hero)
            hero.done = True
    for hero in heroes:
        hero.done = False


def _choose_class(game: Game, hero: Hero) -> Rules[None]:
    """A hero that nobody else plays, then one of its two classes (SS-SET-05, SS-SET-06)."""
    everybody = (*game.state.heroes, *game.state.home)
    taken = {game.hero_card(other).hero for other in everybody if other.card}
    free = [card for card in game.content.heroes.values() if card.hero not in taken]
    heroes = [Option(f"hero:{name}", name, f"person:{name}") for name in dict.fromkeys([card.hero for card in free])]
    person: str = yield game.ask(hero.seat, "hero", heroes, "SS-SET-05")
    classes = [card for card in free if card.hero == person]
    options = [Option(f"class:{card.id}", card.id, f"class:{card.id}") for card in classes]
    hero.card = yield game.ask(hero.seat, "class", options, "SS-SET-06")
    game.tell("plays", "SS-SET-05", seat=hero.seat, hero=hero.card)


def take_recommended(game: Game, hero: Hero) -> None:
    """Without a question: the powers and the kit that the box names for the class."""
    fill_recommended(game, hero)
    for item in game.content.config.kits.get(hero.card, ()):
        code = next((code for code in game.state.stock if card_of(code) == item), "")
        slots = equipping.slots(game, hero, code) if code else ()
        if slots:
            game.state.stock.remove(code)
            equipping.equip(game, hero, code, slots[0])


def fill_recommended(game: Game, hero: Hero) -> None:
    """The cards that the soul gem allows more: recommended ones first, then those that can be used soonest."""
    setting = game.setting(hero)
    wanted = list(game.content.config.first_powers.get(hero.card, ()))
    rest = sorted(allowed_powers(game, hero), key=_first_rank)
    wanted += [card.id for card in rest if card.id not in wanted]
    have = [power.card for power in hero.powers]
    room = setting.powers - len([power for power in hero.powers if not power.by])
    new = sorted([card for card in wanted if card not in have], key=lambda card: _late(game, hero, card))
    hero.powers += tuple([Power(card) for card in new[:room]])
    free = [card for card in game.content.talents if not _owned(game, card)]
    hero.talents += tuple(free[: setting.talents - len(hero.talents)])


def _first_rank(card: PowerCard) -> int:
    return card.levels[0].rank


def _late(game: Game, hero: Hero, card: str) -> bool:
    return _first_rank(game.content.powers[card]) > hero.rank


def allowed_powers(game: Game, hero: Hero) -> list[PowerCard]:
    """Its own cards without a symbol, or with that of its nature or class; the rank does not matter (SS-PWR-03, 05)."""
    return powers_for(game.content, game.hero_card(hero))


def powers_for(content: Content, card: HeroCard) -> list[PowerCard]:
    """The power cards of a class (SS-PWR-03, SS-PWR-05)."""
    allowed = ("all", card.nature, card.id)
    return [power for power in content.powers.values() if power.hero == card.hero and power.allow in allowed]


def free_powers(game: Game, hero: Hero) -> list[PowerCard]:
    """Allowed ones that the hero does not have."""
    have = [power.card for power in hero.powers]
    return [card for card in allowed_powers(game, hero) if card.id not in have]


def _granting(game: Game, hero: Hero) -> str:
    """The artifact that grants the hero one more power, if it wears one (SS-PWR-07)."""
    return hero.artifact if hero.artifact and card_of(hero.artifact) in game.content.granting else ""


def unsettled(game: Game, hero: Hero) -> bool:
    """Whether a granted power is missing, or one is there whose item is gone."""
    worn = _granting(game, hero)
    have = [power.by for power in hero.powers if power.by]
    return have != [worn] if worn else bool(have)


def settle(game: Game) -> Rules[None]:
    """Granted powers of all heroes."""
    for hero in game.state.heroes:
        if unsettled(game, hero):
            yield from settle_granted(game, hero)


def settle_granted(game: Game, hero: Hero) -> Rules[None]:
    """A worn artifact may grant one more power, by the usual choice; it is lost with the item (SS-PWR-07)."""
    worn = _granting(game, hero)
    hero.powers = tuple([power for power in hero.powers if power.by in ("", worn)])
    free = free_powers(game, hero)
    if not worn or not free or any(power.by for power in hero.powers):
        return
    chosen = free[0].id
    if game.state.choosing:
        options = [Option(f"power:{card.id}", card.id, f"card:{card.id}") for card in free]
        chosen = yield game.ask(hero.seat, "power", options, "SS-PWR-07", {"rank": hero.rank})
    hero.powers += (Power(chosen, by=worn),)
    game.tell("learns", "SS-PWR-07", seat=hero.seat, card=chosen)


def _owned(game: Game, talent: str) -> bool:
    """A talent card can be owned by one hero only (SS-PWR-05)."""
    return any(talent in hero.talents for hero in (*game.state.heroes, *game.state.home))


def fill_gem(game: Game, hero: Hero) -> Rules[None]:
    """Pick as many powers and talents as the soul gem shows more than the hero has (SS-PWR-02, SS-PWR-04)."""
    while len([power for power in hero.powers if not power.by]) < game.setting(hero).powers:
        yield game.checkpoint()
        free = free_powers(game, hero)
        if not free:
            break
        options = [Option(f"power:{card.id}", card.id, f"card:{card.id}") for card in free]
        chosen: str = yield game.ask(hero.seat, "power", options, "SS-PWR-04", {"rank": hero.rank})
        hero.powers += (Power(chosen),)
        game.tell("learns", "SS-PWR-04", seat=hero.seat, card=chosen)
    while len(hero.talents) < game.setting(hero).talents:
        yield game.checkpoint()
        talents = [card for card in game.content.talents if not _owned(game, card)]
        if not talents:
            break
        options = [Option(f"talent:{card}", card, f"card:{card}") for card in talents]
        talent: str = yield game.ask(hero.seat, "talent", options, "SS-PWR-02", {"rank": hero.rank})
        hero.talents += (talent,)
        game.tell("learns", "SS-PWR-04", seat=hero.seat, card=talent)


def _choose_equipment(game: Game, hero: Hero) -> Rules[None]:
    """Free basic equipment from the stock (SS-STK-01)."""
    while True:
        yield game.checkpoint()
        first: dict[str, str] = {}
        for code in game.state.stock:
            first.setdefault(card_of(code), code)
        options: list[Option] = []
        for code in first.values():
            slots = equipping.slots(game, hero, code)
            if slots:
                options += [_stock_option(code, slot) for slot in slots]
        if not options:
            return
        options.append(Option("done", None))
        chosen = yield game.ask(hero.seat, "stock", options, "SS-STK-01", default="done")
        if chosen is None:
            return
        code, slot = chosen
        game.state.stock.remove(code)
        equipping.equip(game, hero, code, slot)


@lru_cache(maxsize=1024)
def _stock_option(code: str, slot: str) -> Option:
    return Option(f"{slot}:{code}", (code, slot), f"card:{code}")
