"""The class sheet as a board of its own: a row for every line of skills, from left to right as they are bought."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.box.cards import Skill, SkillLine
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import active_skills
from tafelrunde.games.massive_darkness.rules.combat.costs import price
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.games.massive_darkness.words.effects import effect_texts
from tafelrunde.games.massive_darkness.words.names import special_skill
from tafelrunde.kernel.scene import Badge, Panel, PanelBoard, Text
from tafelrunde.kernel.scene import State as ElementState

ROMAN = ("I", "II", "III", "IV", "V")


def class_sheet(game: Game, hero: Hero) -> PanelBoard:
    """What the hero can do by itself, and all skills with levels and prices (MD-CMP-25, MD-SKL-01 … 06)."""
    sheet = game.content.classes[hero.sheet]
    working = dict(active_skills(sheet, hero.skills, game.state.level))
    panels = _natures(game, hero)
    for number, line in enumerate(sheet.lines):
        for step, skill in enumerate(line.skills, 1):
            state = _state(skill, step, hero.skills[number], working.get(line.id))
            panels.append(_skill(line, step, state, number + 1, game.state.level))
    return PanelBoard(id="sheet", name="label-sheet", panels=tuple(panels))


def _natures(game: Game, hero: Hero) -> list[Panel]:
    """The hero card, the class skill and the class maneuver (MD-CMP-25, MD-MAN-01, MD-SKL-06)."""
    card = game.content.heroes[hero.card]
    sheet = game.content.classes[hero.sheet]
    return [
        Panel(
            id=f"nature:{hero.card}",
            name=hero.card,
            icon=icons.hero_sign(hero.card, hero.seat),
            lines=effect_texts(card.shadow_skill),
            state="active",
        ),
        Panel(
            id=f"special_skill:{hero.card}",
            name=special_skill(hero.card),
            icon=icons.hero_sign(hero.card, hero.seat),
            lines=effect_texts(card.special_skill.effects),
            state="active",
        ),
        Panel(
            id=f"class:{hero.sheet}",
            name=sheet.skill.id,
            icon=icons.CLASS,
            lines=effect_texts(sheet.skill.effects),
            state="active",
            rule="MD-SKL-06",
        ),
        Panel(
            id=f"maneuver:{hero.sheet}",
            name=sheet.maneuver.id,
            icon=icons.CLASS,
            badges=(_maneuver_price(game),),
            lines=effect_texts(sheet.maneuver.effects),
            tip=(Text("tip-maneuver", {"price": price(game)}),),
            state="active",
            rule="MD-MAN-01",
        ),
    ]


def _maneuver_price(game: Game) -> Badge:
    """1 XP, in a campaign 1 mini XP (MD-MAN-01, MD-CAM-03)."""
    if game.state.mode == "single":
        return Badge(icons.XP, 1, "label-cost")
    return Badge(icons.MINI_XP, 1, "label-mini_cost")


def _state(skill: Skill, step: int, bought: int, working: Skill | None) -> ElementState:
    """It works, was replaced by a better one, waits for its level, or is not bought (MD-SKL-03 … 05)."""
    if step > bought:
        return ""
    if skill is working:
        return "active"
    return "used" if working is not None and skill.level <= working.level else "closed"


def _skill(line: SkillLine, step: int, state: ElementState, row: int, level: int) -> Panel:
    skill = line.skills[step - 1]
    later = (Text("skill-later", {"level": skill.level}),) if skill.level > level and state != "used" else ()
    return Panel(
        id=f"skill:{line.id}:{step}",
        name=f"{line.id}/{ROMAN[step - 1]}",
        row=row,
        badges=(
            Badge(icons.LEVEL, skill.level, "label-level", "bad" if later else ""),
            Badge(icons.XP, skill.cost, "label-cost"),
        ),
        lines=(*effect_texts(skill.effects), *later),
        state=state,
        tip=(Text(f"tip-skill-{state or 'price'}", {"level": skill.level, "cost": skill.cost}),),
        rule="MD-SKL-02",
    )
