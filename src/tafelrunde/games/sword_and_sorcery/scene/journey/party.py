"""The progress sheet: every hero with rank, gear and powers, what the party shares, and the chronicle (SS-CAM-01)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.items.equipping import SLOTS
from tafelrunde.games.sword_and_sorcery.scene.cards import (
    challenge_lines,
    hero_power_card,
    item_card,
    power_card,
    talent_card,
)
from tafelrunde.games.sword_and_sorcery.scene.heroes import soul_gem
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.games.sword_and_sorcery.state.journey import Record
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.kernel.scene import Annals, Badge, Card, Entry, Item, Line, Sheet, SheetBoard, Slot, Text


def party_board(game: Game) -> SheetBoard:
    """The heroes who are along, then those at home."""
    state = game.state
    heroes = [(hero, True) for hero in state.heroes if hero.card] + [(hero, False) for hero in state.home if hero.card]
    return SheetBoard(
        id="sheets",
        name="label-party",
        icon=icons.PARTY,
        calling="party",
        lines=(Text("line-party", {"shards": state.shards, "hourglasses": state.hourglasses}),),
        items=tuple(shared(game)),
        sheets=tuple([_sheet(game, hero, along) for hero, along in heroes]),
        rule="SS-CAM-01",
    )


def _sheet(game: Game, hero: Hero, along: bool) -> Sheet:
    printed = game.hero_card(hero)
    setting = game.setting(hero)
    return Sheet(
        id=hero.id,
        name=hero.card,
        icon=icons.HEROES[printed.hero],
        seat=hero.seat,
        level=hero.rank,
        state="active" if along else "empty",
        badges=(
            Badge(icons.HEALTH, setting.hp, "label-health"),
            Badge(icons.GOLD, hero.gold, "label-gold"),
            Badge(icons.LOAD, f"{len(hero.inventory)}/{printed.load}", "label-load"),
        ),
        tracks=tuple(soul_gem(game, hero, f"sheet:{hero.seat}:soul")),
        quest=_nature(game, hero),
        slots=tuple([_slot(game, hero, slot) for slot in SLOTS]),
        cards=tuple(_cards(game, hero)),
    )


def _nature(game: Game, hero: Hero) -> Line:
    """SS-CAM-03: what the soul lets a hero decide."""
    nature = game.hero_card(hero).nature
    return Line(
        id=f"sheet:{hero.seat}:nature",
        name=f"name-{nature}",
        icon=icons.NATURES[nature],
        text=Text(f"tip-{nature}"),
        rule="SS-CAM-03",
    )


def _slot(game: Game, hero: Hero, slot: str) -> Slot:
    code = getattr(hero, slot)
    element = f"sheet:{hero.seat}:{slot}"
    held = (item_card(game, code, hero, f"{element}:card"),) if code else ()
    return Slot(id=element, name=f"label-{slot}", icon=icons.SLOTS[slot], holds=held)


def _cards(game: Game, hero: Hero) -> Iterator[Card]:
    """Powers and talents in the order of acquisition, then the inventory; each lies on the own board, too."""
    cards = [hero_power_card(game, hero, power) for power in game.hero_card(hero).powers]
    cards += [power_card(game, hero, power) for power in hero.powers]
    cards += [talent_card(game, hero, talent) for talent in hero.talents]
    cards += [item_card(game, code, hero) for code in hero.inventory]
    for card in cards:
        yield replace(card, id=f"sheet:{hero.seat}:{card.id}", holds=())


def shared(game: Game) -> Iterator[Item]:
    """Mercenaries, building cards and challenges of the party (SS-COM-18, SS-LOC-04, SS-CHL-01)."""
    state = game.state
    for companion, seat in state.hired.items():
        text = Text("line-hired", {"companion": companion, "seat": seat})
        icon = icons.COMPANIONS.get(companion, icons.COMPANION)
        yield Line(id=f"hired:{companion}", icon=icon, text=text, rule="SS-COM-18")
    for building in state.buildings:
        icon = icons.BUILDINGS[game.content.buildings[building].kind]
        yield Line(
            id=f"found:{building}", icon=icon, text=Text("line-building", {"building": building}), rule="SS-LOC-04"
        )
    for challenge in state.challenges:
        text = Text("line-challenge", {"card": challenge.card, "what": list(challenge_lines(game, challenge.card))})
        yield Line(
            id=f"challenge:{challenge.card}",
            icon=icons.CHALLENGE,
            text=text,
            state="won" if challenge.rewarded else "",
            rule="SS-CHL-01",
        )


# --- the chronicle --------------------------------------------------------------------------------------------------


def chronicle(game: Game) -> Annals:
    """Every adventure that was played, the latest first."""
    played = list(enumerate(game.state.chronicle, 1))
    return Annals(
        id="chronicle",
        name="label-chronicle",
        icon=icons.CHRONICLE,
        entries=tuple([_entry(number, one) for number, one in reversed(played)]),
    )


def _entry(number: int, one: Record) -> Entry:
    args = {"adventure": one.adventure, "result": one.result, "rounds": one.rounds}
    ranks = ", ".join([str(rank) for rank in one.ranks])
    return Entry(
        id=f"chapter:{number}",
        number=number,
        icon="laurels" if one.result == "won" else "death-skull",
        state="won" if one.result == "won" else "lost",
        text=Text("line-played", args),
        lines=(Text("line-played_ranks", {"ranks": ranks, "shards": one.shards}),),
    )
