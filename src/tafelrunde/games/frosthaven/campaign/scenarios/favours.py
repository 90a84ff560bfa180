"""Favours (10.24): what the party may ask for at the start of a scenario, once building 81 has its second level."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tafelrunde.games.frosthaven.campaign.records.outpost import box, usable
from tafelrunde.games.frosthaven.looting import STICKER, copies_of, kind_of
from tafelrunde.games.havens.box.outpost import Favour
from tafelrunde.games.havens.box.outpost_effects import RESOURCES
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.enhancing import card_level
from tafelrunde.games.havens.state import Favours, Hero
from tafelrunde.kernel import PARTY, Option, Refused, Rules

BUDGET = 7
"""Points for one scenario, no stock (FH-FAV-01, FH-FAV-04)."""
ONE, TWO = "-1", "-2"
"""What monsters lose from their modifier deck: one card for a point, or this one for two (FH-FAV-02)."""
QUESTIONS = ("favours", "favour_cards", "favour_deck", "favour_card", "favour_kind", "favour_swap", "favour_instead")


def begin(game: Game, casual: bool) -> None:
    """A scenario that counts begins, and the building allows it."""
    game.state.favours = Favours() if usable(game, "favours") and not casual else None


def favours(game: Game) -> Favours:
    found = game.state.favours
    assert found is not None
    return found


def due(game: Game) -> bool:
    """Whether the party still chooses: everything is set up, and nobody has drawn battle goals."""
    found = game.state.favours
    return found is not None and found.open and game.state.phase == "battle_goals"


def spent(game: Game) -> int:
    """Points so far."""
    points: dict[str, int] = {favour.id: favour.points for favour in box(game).tables.favours}
    return sum(points[name] for name in favours(game).taken)


def ask(game: Game) -> Rules[None]:
    """One favour after the other while there are points; then the monsters' deck gets better (FH-FAV-01, FH-FAV-02)."""
    left = BUDGET - spent(game)
    offered = [favour for favour in box(game).tables.favours if favour.points <= left]
    able = [favour for favour in offered if POSSIBLE.get(favour.id, _always)(game)]
    chosen: Favour | None = yield game.ask(
        PARTY,
        "favours",
        [
            *[Option(f"favour:{one.id}", one, args=_args(one)) for one in able],
            Option("done", None),
        ],
        rule="FH-FAV-01",
        args={"n": left},
        default="done",
        why_not=lambda: [
            Refused(f"favour:{one.id}", "favour_empty", "FH-FAV-03", args=_args(one))
            for one in offered
            if one not in able
        ],
    )
    if chosen is None:
        yield from _pay(game)
        return
    game.state.favours = replace(favours(game), taken=(*favours(game).taken, chosen.id))
    game.tell("favour", "FH-FAV-03", favour=f"favour-{chosen.id}", n=spent(game))
    if chosen.id in CARRY_OUT:
        yield from CARRY_OUT[chosen.id](game)


def _args(favour: Favour) -> dict[str, object]:
    return {"favour": f"favour-{favour.id}", "about": f"favour-{favour.id}-text", "points": favour.points}


def _always(game: Game) -> bool:
    return True


def _pay(game: Game) -> Rules[None]:
    """A -1 for every point, or the -2 for two of them, as the party decides (FH-FAV-02, FH-FAV-04)."""
    points = spent(game)
    deck = game.state.monster_modifiers
    ways: dict[str, list[str]] = {}
    if points <= deck.draw.count(ONE):
        ways["ones"] = [ONE] * points
    if points >= 2 and TWO in deck.draw:
        ways["two"] = [ONE] * (points - 2) + [TWO]
    way: list[str] = []
    if points:
        way = yield game.ask(
            PARTY,
            "favour_cards",
            [Option(name, cards, args={"n": cards.count(ONE)}) for name, cards in ways.items()],
            rule="FH-FAV-02",
            args={"n": points},
            default=next(iter(ways)),
        )
        for card in way:
            deck.draw.remove(card)
        game.tell("favours_paid", "FH-FAV-02", n=way.count(ONE), two=TWO in way)
    game.state.favours = replace(favours(game), open=False, paid=tuple(way))


# --- strategy -----------------------------------------------------------------------------------------------------


def _decks(game: Game) -> list[str]:
    """Monster decks of which none has been thinned yet, each once (FH-FAV-01)."""
    thinned = {game.content.monster_card(card).deck for card in favours(game).cards}
    return [name for name in game.state.decks if name not in thinned]


def _strategy(game: Game) -> Rules[None]:
    """Two random cards of a monster deck: one is out of this scenario, the other goes back (FH-FAV-03)."""
    name: str = yield game.ask(
        PARTY,
        "favour_deck",
        [Option(f"deck:{name}", name, args={"types": list(game.types_of(name))}) for name in _decks(game)],
        rule="FH-FAV-03",
    )
    deck = game.state.decks[name]
    game.shuffle(f"monster deck {name}", deck.draw)
    game.reveal()
    card: str = yield game.ask(
        PARTY,
        "favour_card",
        [
            Option(f"remove:{card}", card, args={"card": card, "n": game.content.monster_card(card).initiative})
            for card in deck.draw[-2:]
        ],
        rule="FH-FAV-03",
        args={"types": list(game.types_of(name))},
    )
    deck.draw.remove(card)
    game.shuffle(f"monster deck {name}", deck.draw)
    game.state.favours = replace(favours(game), cards=(*favours(game).cards, card))
    game.tell("favour_thins", "FH-FAV-03", types=game.types_of(name), card=card)


# --- discovery ----------------------------------------------------------------------------------------------------


def _lacking(game: Game) -> list[str]:
    """Materials and herbs that are not in the loot deck."""
    there = {kind_of(game, name) for name in game.state.loot_deck}
    return [what for what in RESOURCES if what not in there]


def _discovery(game: Game) -> Rules[None]:
    """A random loot card of such a material or herb is shuffled in (FH-FAV-03)."""
    what: str = yield game.ask(
        PARTY,
        "favour_kind",
        [Option(f"take:{what}", what) for what in _lacking(game)],
        rule="FH-FAV-03",
    )
    supply = copies_of(game, what)
    game.shuffle("loot", supply)
    game.state.loot_deck.append(supply[0])
    game.shuffle("loot", game.state.loot_deck)
    game.tell("favour_finds", "FH-FAV-03", what=what)


# --- potential ----------------------------------------------------------------------------------------------------


def _unchosen(game: Game, hero: Hero) -> list[str]:
    """Cards of its levels that a character could have learned and has not, with something to leave for each."""
    character = hero.character
    every = [game.card(name) for name in game.content.classes[character.cls].cards]
    return [
        card.id
        for card in every
        if card.id not in character.pool and 1 < card_level(card) <= character.level and _leavable(game, hero, card.id)
    ]


def _leavable(game: Game, hero: Hero, card: str) -> list[str]:
    """Cards of the pool of at least the same level."""
    least = card_level(game.card(card))
    return [other for other in hero.character.pool if card_level(game.card(other)) >= least]


def _potential(game: Game) -> Rules[None]:
    """Everybody may take an unchosen card for this scenario, and leaves another one for it (FH-FAV-03)."""
    for hero in game.state.heroes:
        card: str = yield game.ask(
            hero.seat,
            "favour_swap",
            [
                *[Option(f"learn:{card}", card, f"card:{card}") for card in _unchosen(game, hero)],
                Option("skip", ""),
            ],
            rule="FH-FAV-03",
            args={"hero": hero.id},
            default="skip",
        )
        if not card:
            continue
        out: str = yield game.ask(
            hero.seat,
            "favour_instead",
            [Option(f"leave:{other}", other, f"card:{other}") for other in _leavable(game, hero, card)],
            rule="FH-FAV-03",
            args={"hero": hero.id, "card": card},
        )
        pool = tuple(card if other == out else other for other in hero.character.pool)
        hero.character = replace(hero.character, pool=pool)
        game.tell("favour_swaps", "FH-FAV-03", hero=hero.id, card=card, other=out)


POSSIBLE: dict[str, Callable[[Game], bool]] = {
    "strategy": lambda game: bool(_decks(game)),
    "discovery": lambda game: bool(_lacking(game)),
    "potential": lambda game: any(_unchosen(game, hero) for hero in game.state.heroes),
}
"""Where there may be nothing left to ask for."""
CARRY_OUT: dict[str, Callable[[Game], Rules[None]]] = {
    "strategy": _strategy,
    "discovery": _discovery,
    "potential": _potential,
}
"""What happens at once; the others work during the scenario or at its end."""


# --- at the end ---------------------------------------------------------------------------------------------------


def bring(game: Game, hero: Hero) -> None:
    """Gold for coins, and XP for a battle goal that was met (FH-FAV-03: wealth and knowledge)."""
    found = game.state.favours
    if found is None:
        return
    each = {favour.id: favour.n for favour in box(game).tables.favours}
    character = hero.character
    coins = sum(_coins(game, name) for name in hero.loot)
    if gold := found.taken.count("wealth") * each["wealth"] * coins:
        character = replace(character, gold=character.gold + gold)
        game.tell("gold", "FH-FAV-03", hero=hero.id, amount=gold, gold=character.gold)
    xp = found.taken.count("knowledge") * each["knowledge"] if hero.tally.get("checks") else 0
    if xp:
        character = replace(character, xp=character.xp + xp)
        game.tell("xp", "FH-FAV-03", hero=hero.id, amount=xp, xp=character.xp)
    hero.character = character


def _coins(game: Game, name: str) -> int:
    """The coins on a loot card."""
    card = game.content.loot[name.removesuffix(STICKER)]
    return card.amount[max(game.characters, 2) - 2] if card.kind == "coins" else 0
