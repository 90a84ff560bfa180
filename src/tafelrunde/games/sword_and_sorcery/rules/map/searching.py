"""Search tokens (SS-DOR-11, SS-DOR-12, SS-STD-10)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import challenges, dice, rolling
from tafelrunde.games.sword_and_sorcery.rules.map import finding
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.kernel import Option, Rules


def options(game: Game, hero: Hero) -> list[Option]:
    if hero.zone not in game.state.searches:
        return []
    return [Option("search", ("search",), f"search:{hero.zone}", reveals=True)]


def search(game: Game, hero: Hero) -> Rules[None]:
    """Turn the token over, roll a red die; the line with a rolled symbol counts, the player picks of two."""
    token = game.state.searches.pop(hero.zone)
    challenges.count(game, "search")
    lines = game.content.searches[token].lines
    (die,) = yield from rolling.roll(game, hero, "red", 1, "search")
    game.tell("searches", "SS-DOR-11", seat=hero.seat, token=token, die=die)
    shown = [symbol for symbol in lines if symbol in dice.symbols(game, die)]
    if not shown:
        return
    symbol = shown[0]
    if len(shown) > 1:
        choices = [Option(f"line:{one}", one) for one in shown]
        symbol = yield game.ask(hero.seat, "search_line", choices, "SS-DOR-12")
    finding.find(game, hero, lines[symbol], hero.zone)
