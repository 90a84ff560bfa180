"""The choice of heroes, classes and weapons as a board: what each of them can do (MD-SET-05 … 09)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.box.cards import ClassSheet, HeroCard, SkillLine
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.setup import free_weapons
from tafelrunde.games.massive_darkness.scene.cards import equipment_card
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.games.massive_darkness.words.effects import effect_texts
from tafelrunde.games.massive_darkness.words.names import special_skill
from tafelrunde.kernel.scene import Card, Panel, PanelBoard, Text

ACROSS = 3
"""Panels side by side."""


def choices(game: Game) -> PanelBoard | None:
    """What the hero whose turn it is may choose now; nothing when all have chosen."""
    state = game.state
    seat, part = divmod(state.acted, 3)
    if state.phase != "setup" or seat >= state.players:
        return None
    return (_heroes, _classes, _weapons)[part](game, game.hero(seat))


def _heroes(game: Game, hero: Hero) -> PanelBoard:
    """All hero cards; those that others play are used (MD-SET-05)."""
    taken = {other.card for other in game.state.heroes}
    panels = [_hero(card, number, card.id in taken) for number, card in enumerate(game.content.heroes.values())]
    return PanelBoard(id="choices", name="label-heroes", panels=tuple(panels))


def _hero(card: HeroCard, number: int, taken: bool) -> Panel:
    effects = list(effect_texts(card.special_skill.effects))
    return Panel(
        id=f"hero_card:{card.id}",
        name=card.id,
        icon=icons.hero_sign(card.id, number),
        row=number // ACROSS,
        lines=(
            *_style(card),
            Text("skill-line", {"skill": special_skill(card.id), "what": effects}),
            *effect_texts(card.shadow_skill),
            Text("recommended-line", {"sheet": card.recommended_class}),
        ),
        state="used" if taken else "",
        rule="MD-SET-05",
    )


def _style(card: HeroCard | ClassSheet) -> tuple[Text, ...]:
    """How it plays, and whether it suits beginners."""
    style = (Text("style-line", {"style": f"style-{card.id}"}),) if card.style.en else ()
    return (*style, Text("beginners-line")) if card.beginners else style


def _classes(game: Game, hero: Hero) -> PanelBoard:
    """All class sheets; the recommended one is lit (MD-SET-06)."""
    recommended = game.content.heroes[hero.card].recommended_class
    sheets = list(game.content.classes.values())
    panels = [_class(sheet, number, sheet.id == recommended) for number, sheet in enumerate(sheets)]
    return PanelBoard(id="choices", name="label-classes", panels=tuple(panels))


def _class(sheet: ClassSheet, number: int, recommended: bool) -> Panel:
    return Panel(
        id=f"class_sheet:{sheet.id}",
        name=sheet.id,
        icon=icons.ATTACK.get(sheet.primary, icons.CLASS),
        row=number // ACROSS,
        lines=(
            *_style(sheet),
            Text("skill-line", {"skill": sheet.skill.id, "what": list(effect_texts(sheet.skill.effects))}),
            Text("maneuver-line", {"skill": sheet.maneuver.id, "what": list(effect_texts(sheet.maneuver.effects))}),
            Text("lines-line", {"skills": [line.id for line in sheet.lines]}),
        ),
        tip=tuple([_line(line) for line in sheet.lines]),
        state="active" if recommended else "",
        rule="MD-SET-06",
    )


def _line(line: SkillLine) -> Text:
    """How a line of skills begins: its price and what it does."""
    first = line.skills[0]
    return Text("class-line", {"line": line.id, "cost": first.cost, "what": list(effect_texts(first.effects))})


def _weapons(game: Game, hero: Hero) -> PanelBoard:
    """A copy of every starting weapon that is left, each with its dice and what it does (MD-SET-08, MD-SET-09)."""
    codes = [code for _, code in sorted(free_weapons(game).items())]
    panels = [
        _weapon(equipment_card(game, code, None, worn=False), code, at, hero.sheet if _suits(game, hero, code) else "")
        for at, code in enumerate(codes)
    ]
    return PanelBoard(id="choices", name="label-weapons", panels=tuple(panels))


def _suits(game: Game, hero: Hero, code: str) -> bool:
    """Whether a weapon serves what the class is best at: its kind of attack, or with a shield's die its defence."""
    primary = game.content.classes[hero.sheet].primary
    return bool(getattr(game.equipment(code), primary))


def _weapon(card: Card, code: str, number: int, suits: str) -> Panel:
    return Panel(
        id=f"weapon:{code}",
        name=card.name,
        icon=card.icon,
        row=number // ACROSS,
        items=card.holds,
        lines=(*card.lines, *card.tip, *([Text("suits-line", {"sheet": suits})] if suits else [])),
        state="active" if suits else "",
        rule="MD-SET-09",
    )
