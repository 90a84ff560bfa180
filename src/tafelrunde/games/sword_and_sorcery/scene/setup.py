"""What is chosen at set-up, laid out as cards: heroes, classes, powers, talents, the stock."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.scene.cards import item_card, power_lines, reader_of
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.games.sword_and_sorcery.words.effects import effect_texts, use_texts
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Badge, Card, Panel, PanelBoard

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
        return Card(id=element, name=f"name-{name}", kind="hero", icon=icons.HEROES[name])
    if kind == "class":
        return _class(game, element, name)
    hero = game.state.heroes[seat] if 0 <= seat < len(game.state.heroes) else None
    reader = reader_of(game, hero)
    if name in content.powers or name in content.talents:
        icon = icons.POWER if name in content.powers else icons.TALENT
        lines = power_lines(content.power(name), reader)
        return Card(id=element, name=name, icon=icon, kind="power", lines=lines, short=lines[:1])
    if card_of(name) in content.items:
        return item_card(game, name, None, element)
    return Card(id=element, name=card_of(name), kind="item", icon=icons.ITEM)


def _class(game: Game, element: str, name: str) -> Card:
    """A class with what its hero can do by itself (SS-CMP-01)."""
    hero = game.content.heroes[name]
    badges = (
        Badge(icons.HEALTH, hero.gem[0].hp, "label-health"),
        Badge(icons.MOVEMENT, hero.movement, "label-movement"),
        Badge(icons.LOAD, hero.load, "label-load"),
    )
    lines = []
    for power in hero.powers:
        lines += [text for use in power.uses for text in use_texts(use)]
        lines += effect_texts(power.effects)
    return Card(id=element, name=name, kind="hero", icon=icons.HEROES[hero.hero], badges=badges, lines=tuple(lines))
