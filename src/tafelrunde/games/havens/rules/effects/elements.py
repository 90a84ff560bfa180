"""Elements (GH-ELE): infused now, Strong at the end of the turn, consumed for more, weaker every round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tafelrunde.games.havens.box.cards import Item
from tafelrunde.games.havens.box.vocabulary import ELEMENTS, Augment, Element, Gain, Symbol
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import items
from tafelrunde.games.havens.rules.effects import using
from tafelrunde.games.havens.state import INERT, STRONG, Hero
from tafelrunde.kernel import Option, Rules


def infuse(game: Game, symbols: Sequence[Symbol], seat: int) -> Rules[None]:
    """Infuse elements; they are Strong from the end of this turn (GH-ELE-02, GH-ELE-03). `seat` chooses any (…-11)."""
    for symbol in symbols:
        element = yield from _which(game, symbol, seat)
        if element not in game.state.infused:
            game.state.infused.append(element)
        game.tell("infuses", "GH-ELE-02", element=element)


def _which(game: Game, symbol: Symbol, seat: int) -> Rules[Element]:
    """The element that a symbol is infused as."""
    if symbol != "any":
        return symbol
    options = [Option(f"element:{name}", name, on=f"element:{name}") for name in ELEMENTS]
    element: Element = yield game.ask(seat, "infuse", options, rule="GH-ELE-11")
    return element


def end_of_turn(game: Game) -> None:
    """What was infused in this turn is Strong now (GH-ELE-03)."""
    infused = game.state.infused
    for element in infused:
        game.state.elements[element] = STRONG
        game.tell("element_strong", "GH-ELE-03", element=element)
    infused.clear()


def wane(game: Game) -> None:
    """At the end of a round Strong becomes Waning, Waning becomes Inert (GH-ELE-04, GH-CLN-03)."""
    elements = game.state.elements
    for element in ELEMENTS:
        if elements[element] != INERT:
            elements[element] -= 1
            game.tell("element_wanes", "GH-ELE-04", element=element, left=elements[element])


def can_consume(game: Game, symbols: Sequence[Symbol], hero: Hero | None = None, without: Sequence[str] = ()) -> bool:
    """Whether all of these can be consumed (GH-ELE-05, GH-ELE-09); a hero's item may stand in for one of them.

    `without` are elements that must not be used (GH-ELE-13).
    """
    if next(_ways(game, symbols, without=without), None) is not None:
        return True
    return hero is not None and _with_item(game, symbols, hero)


def _with_item(game: Game, symbols: Sequence[Symbol], hero: Hero) -> bool:
    return bool(_helpers(game, hero)) and any(True for _ in _ways(game, symbols, missing=1))


def _helpers(game: Game, hero: Hero) -> list[Item]:
    return [item for item in items.usable(game, hero, "consume") if item.gain.wild_element]


def _ways(
    game: Game, symbols: Sequence[Symbol], missing: int = 0, without: Sequence[str] = ()
) -> Iterator[tuple[Element, ...]]:
    """The different sets of elements that can pay, each infusion once (GH-ELE-06); `missing` of them may be inert."""
    elements = game.state.elements
    named = [symbol for symbol in symbols if symbol != "any"]
    if len(set(named)) != len(named) or any(name in without for name in named):
        return
    inert = sum(elements[name] == INERT for name in named)
    if inert > missing:
        return
    yield from _choose(game, tuple(named), len(symbols) - len(named), missing - inert, without)


def _choose(
    game: Game, taken: tuple[Element, ...], free: int, missing: int, without: Sequence[str]
) -> Iterator[tuple[Element, ...]]:
    """Fill the any-element symbols (GH-ELE-11)."""
    if not free:
        yield taken
        return
    elements = game.state.elements
    for name in ELEMENTS:
        if name in taken or name in without:
            continue
        if elements[name] != INERT:
            yield from _choose(game, (*taken, name), free - 1, missing, without)
        elif missing:
            yield from _choose(game, (*taken, name), free - 1, missing - 1, without)


def consume(
    game: Game, symbols: Sequence[Symbol], seat: int, hero: Hero | None = None, without: Sequence[str] = ()
) -> Rules[bool]:
    """Consume all of these elements if possible (GH-ELE-05, GH-ELE-09); `seat` chooses which an any-element is."""
    ways = _different(_ways(game, symbols, without=without))
    if hero is not None and (helpers := _helpers(game, hero)):
        more = _different(_ways(game, symbols, missing=1))
        if len(more) > len(ways):
            used = yield from using.offer_one(game, hero, helpers, "consume", "GH-ITM-06", must=not ways)
            if used is not None:
                ways = [way for way in more if any(game.state.elements[name] == INERT for name in way)]
    if not ways:
        return False
    options = [
        Option(f"elements:{'+'.join(way)}", way, on=f"element:{way[-1]}", args={"elements": way}) for way in ways
    ]
    chosen: tuple[Element, ...] = yield game.ask(seat, "consume_which", options, rule="GH-ELE-11")
    for element in chosen:
        game.state.elements[element] = INERT
        game.tell("consumes", "GH-ELE-05", element=element)
        game.tally(hero, "elements")
    return True


def _different(ways: Iterator[tuple[Element, ...]]) -> list[tuple[Element, ...]]:
    """Without those that differ only in the order."""
    found: dict[frozenset[Element], tuple[Element, ...]] = {}
    for way in ways:
        found.setdefault(frozenset(way), way)
    return list(found.values())


def augments(
    game: Game, hero: Hero, offered: Sequence[Augment], on: str = "", rule: str = "GH-ELE-08"
) -> Rules[list[Gain]]:
    """Let a character pay for augments of an ability, in any order (GH-ELE-08); XP for it is given here."""
    gains: list[Gain] = []
    left = list(range(len(offered)))
    while left:
        choice = [number for number in left if can_consume(game, offered[number].elements, hero)]
        if not choice:
            break
        options = [augment_option(number, offered[number], on) for number in choice] + [Option("done", None)]
        asked = {"hero": hero.id}
        number: int | None = yield game.ask(hero.seat, "augment", options, rule=rule, args=asked, default="done")
        if number is None:
            break
        left.remove(number)
        gains.append((yield from pay(game, hero, offered[number])))
    return gains


def augment_option(number: int, augment: Augment, on: str = "") -> Option:
    """The option to pay for an augment."""
    named = next((element for element in augment.elements if element != "any"), "")
    where = on or (f"element:{named}" if named else "")
    return Option(f"augment:{number}", number, on=where, args={"elements": augment.elements})


def pay(game: Game, hero: Hero, augment: Augment) -> Rules[Gain]:
    """Consume the elements of one augment for its gain; its XP is given at once (GH-XPG-02)."""
    yield from consume(game, augment.elements, hero.seat, hero)
    game.gain_xp(hero, augment.gain.xp, "GH-XPG-02")
    return replace(augment.gain, xp=0) if augment.gain.xp else augment.gain
