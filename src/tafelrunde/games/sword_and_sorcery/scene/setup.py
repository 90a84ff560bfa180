"""What is chosen at set-up, laid out as cards: heroes, classes, powers, talents, the stock."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.scene.cards import ROMAN, defence_texts, item_card, power_lines, reader_of
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.games.sword_and_sorcery.words.effects import effect_texts, use_texts
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Badge, Card, Panel, PanelBoard, Text

QUESTIONS = ("hero", "class", "power", "talent", "stock", "keep_treasure")


def choices(game: Game, decision: Decision | None) -> tuple[PanelBoard, ...]:
    """A board of the cards that the question is about; nothing at any other question."""
    if decision is None or decision.question not in QUESTIONS:
        return ()
    elements = dict.fromkeys([one.on for one in decision.options if one.on])
    cards = tuple([_card(game, decision.seat, element) for element in elements])
    panel = Panel(id="choices", name=f"label-choose_{decision.question}", items=cards)
    return (PanelBoard(id="choosing", name=f"label-choose_{decision.question}", panels=(panel,)),)


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
        icon = icons.POWER if name in content.powers else icons.TALENT
        power = content.power(name)
        lines = power_lines(power, reader)
        needed = power.levels[0].rank
        late = hero is not None and needed > hero.rank
        badges = (Badge(icons.RANK, ROMAN[needed], "label-rank", "bad"),) if late else ()
        tip = (Text("tip-rank_needed", {"rank": ROMAN[needed]}),) if late else ()
        return Card(
            id=element, name=name, icon=icon, kind="power", lines=lines, short=lines[:1], badges=badges, tip=tip
        )
    if card_of(name) in content.items:
        return item_card(game, name, None, element)
    return Card(id=element, name=card_of(name), kind="item", icon=icons.ITEM)


def _person(game: Game, element: str, name: str) -> Card:
    """A hero with both ways to play it (SS-SET-06)."""
    ways = [hero for hero in game.content.heroes.values() if hero.hero == name]
    lines = [
        Text(
            "line-class",
            {
                "class": hero.id,
                "nature": f"name-{hero.nature}",
                "style": f"name-style_{hero.styles[0]}",
                "hp": hero.gem[0].hp,
                "movement": hero.movement,
            },
        )
        for hero in ways
    ]
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
    lines = [Text("item-line", {"what": defence_texts(game.content.natural[name])}), save]
    for power in hero.powers:
        lines += [text for use in power.uses for text in use_texts(use)]
        lines += effect_texts(power.effects)
    return Card(id=element, name=name, kind="hero", icon=icons.HEROES[hero.hero], badges=badges, lines=tuple(lines))
