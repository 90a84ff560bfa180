"""What is chosen at set-up, laid out as cards: heroes, classes, powers, talents, the stock."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.cards import HeroCard
from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.heroes.choosing import powers_for
from tafelrunde.games.sword_and_sorcery.scene.cards import ROMAN, defence_texts, item_card, power_lines, reader_of
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.games.sword_and_sorcery.words.effects import Reader, effect_texts, use_texts
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Badge, Card, Panel, PanelBoard, Text

QUESTIONS = ("hero", "class", "power", "talent", "stock", "keep_treasure")


def choices(game: Game, decision: Decision | None) -> tuple[PanelBoard, ...]:
    """A board of the cards that the question is about; nothing at any other question."""
    if decision is None or decision.question not in QUESTIONS:
        return ()
    elements = dict.fromkeys([one.on for one in decision.options if one.on])
    cards = tuple([_card(game, decision.seat, element) for element in elements])
    called = f"label-choose_{decision.question}"
    choosing = PanelBoard(id="choosing", name=called, panels=(Panel(id="choices", name=called, items=cards),))
    return choosing, *[_powers(game, card.name) for card in cards if decision.question == "class"]


def _powers(game: Game, cls: str) -> PanelBoard:
    """The power cards among which a hero of the class can choose (SS-PWR-03)."""
    hero = game.content.heroes[cls]
    reader = reader_of(game, None)
    cards = [_power(game, f"card:{cls}:{power.id}", power.id, None, reader) for power in powers_for(game.content, hero)]
    panel = Panel(id=f"powers:{cls}", name=cls, items=tuple(cards))
    return PanelBoard(id=f"cards:{cls}", name=cls, icon=icons.HEROES[hero.hero], panels=(panel,))


def _card(game: Game, seat: int, element: str) -> Card:
    kind, _, name = element.partition(":")
    content = game.content
    if kind == "person":
        return _person(game, element, name)
    if kind == "class":
        return _class(game, element, name)
    hero = next((one for one in game.state.heroes if one.seat == seat and one.card), None)
    reader = reader_of(game, hero)
    if name in content.powers or name in content.talents:
        return _power(game, element, name, hero, reader)
    if card_of(name) in content.items:
        return item_card(game, name, None, element)
    return Card(id=element, name=card_of(name), kind="item", icon=icons.ITEM)


def _power(game: Game, element: str, name: str, hero: Hero | None, reader: Reader) -> Card:
    """A power or talent; what the hero's rank does not allow yet says so."""
    power = game.content.power(name)
    lines = power_lines(power, reader)
    needed = power.levels[0].rank
    late = hero is not None and needed > hero.rank
    return Card(
        id=element,
        name=name,
        icon=icons.POWER if name in game.content.powers else icons.TALENT,
        kind="power",
        lines=lines,
        short=lines[:1],
        badges=(Badge(icons.RANK, ROMAN[needed], "label-rank", "bad"),) if late else (),
        tip=(Text("tip-rank_needed", {"rank": ROMAN[needed]}),) if late else (),
    )


def _style(hero: HeroCard) -> tuple[Text, ...]:
    """How it plays, and whether it suits beginners."""
    style = (Text("line-style", {"style": f"style-{hero.id}"}),) if hero.style.en else ()
    return (*style, Text("line-beginners")) if hero.beginners else style


def _person(game: Game, element: str, name: str) -> Card:
    """A hero with both ways to play it (SS-SET-06)."""
    ways = [hero for hero in game.content.heroes.values() if hero.hero == name]
    lines: list[Text] = []
    for hero in ways:
        args = {
            "class": hero.id,
            "nature": f"name-{hero.nature}",
            "style": f"name-style_{hero.styles[0]}",
            "hp": hero.gem[0].hp,
            "movement": hero.movement,
        }
        lines += [Text("line-class", args), *_style(hero)]
    return Card(id=element, name=f"name-{name}", kind="hero", icon=icons.HEROES[name], lines=tuple(lines))


def _class(game: Game, element: str, name: str) -> Card:
    """A class with what its hero can do by itself (SS-CMP-01)."""
    hero = game.content.heroes[name]
    badges = (
        Badge(icons.HEALTH, hero.gem[0].hp, "label-health"),
        Badge(icons.MOVEMENT, hero.movement, "label-movement"),
        Badge(icons.LOAD, hero.load, "label-load"),
        Badge(icons.NATURES[hero.nature], "", f"name-{hero.nature}"),
    )
    save = Text("line-save", {"symbol": f"name-{hero.save}"})
    lines = [*_style(hero), Text("item-line", {"what": defence_texts(game.content.natural[name])}), save]
    for power in hero.powers:
        lines += [text for use in power.uses for text in use_texts(use)]
        lines += effect_texts(power.effects)
    return Card(id=element, name=name, kind="hero", icon=icons.HEROES[hero.hero], badges=badges, lines=tuple(lines))
