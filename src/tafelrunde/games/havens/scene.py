"""What is on the table, as one seat sees it: from a state already redacted for that seat to a scene."""

from __future__ import annotations

from tafelrunde.games.havens import icons
from tafelrunde.games.havens.abilities import ELEMENTS
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.scene_cards import (
    ability_card,
    active_card,
    goal_card,
    item_card,
    modifier_pile,
    monster_panel,
)
from tafelrunde.games.havens.scene_choices import choices
from tafelrunde.games.havens.scene_map import board, hex_id
from tafelrunde.games.havens.state import INERT, Hero, Slot
from tafelrunde.games.havens.wording import badge, condition, lines
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Badge, Item, Line, Scene, Seat, Text, Track, Turn


def scene(game: Game, seat: int, decision: Decision | None) -> Scene:
    """The whole table as `seat` sees it; the game's state is that seat's view."""
    state = game.state
    mine = [hero for hero in state.heroes if hero.seat == seat]
    return Scene(
        title=Text("title", {"scenario": f"scenario-{state.scenario}", "round": state.round, "level": state.level}),
        viewer=seat,
        seats=tuple(_seat(game, number, decision) for number in range(state.players)),
        boards=(board(game),),
        mine=_mine(game, mine, decision),
        side=_side(game),
        focus=_focus(game, decision),
        order=tuple(_turn(game, place, slot) for place, slot in enumerate(state.order)),
        bar=tuple(_element(game, element) for element in ELEMENTS),
    )


# --- the players ----------------------------------------------------------------------------------------------


def _seat(game: Game, seat: int, decision: Decision | None) -> Seat:
    heroes = [hero for hero in game.state.heroes if hero.seat == seat]
    asked = decision is not None and decision.seat == seat
    return Seat(
        id=f"seat:{seat}",
        seat=seat,
        icon=icons.CLASSES.get(heroes[0].id, "") if heroes else "",
        name=heroes[0].id if len(heroes) == 1 else "",
        state="active" if asked else "lost" if heroes and all(hero.exhausted for hero in heroes) else "",
        badges=tuple(mark for hero in heroes for mark in hero_marks(game, hero)),
        tip=tuple(_hero_tip(game, hero) for hero in heroes),
        rule="GH-HID-03",
    )


def hero_marks(game: Game, hero: Hero) -> tuple[Badge, ...]:
    """What everybody may know of a character (GH-HID-03)."""
    body = game.body(hero)
    if hero.exhausted or body is None:
        return (Badge(icons.EXHAUSTED, "", "exhausted", "bad"),) if hero.exhausted else ()
    found = [
        badge("health", f"{body.hp}/{body.most}"),
        badge("hand", len(hero.hand)),
        badge("discard", len(hero.discard)),
        badge("lost", len(hero.lost)),
        badge("xp", hero.xp),
        badge("coin", hero.coins),
    ]
    if hero.resting:
        found.append(badge("long_rest"))
    return (*found, *[condition(mark.what) for mark in body.marks])


def _hero_tip(game: Game, hero: Hero) -> Text:
    body = game.body(hero)
    return Text(
        "tip-hero",
        {
            "hero": hero.id,
            "level": hero.character.level,
            "hp": body.hp if body is not None else 0,
            "hand": len(hero.hand),
            "discard": len(hero.discard),
            "lost": len(hero.lost),
            "xp": hero.xp,
            "coins": hero.coins,
        },
    )


# --- what is mine ---------------------------------------------------------------------------------------------


def _mine(game: Game, heroes: list[Hero], decision: Decision | None) -> tuple[Item, ...]:
    """The cards of the character in question, then in one line each the seat's others."""
    if not heroes:
        return tuple(choices(game, None, decision, ()))
    current = _current(game, heroes, decision)
    others = [
        Line(id=f"hero:{hero.id}", icon=icons.CLASSES.get(hero.id, ""), text=_hero_tip(game, hero))
        for hero in heroes
        if hero is not current
    ]
    cards = hero_cards(game, current)
    return (*cards, *choices(game, current, decision, cards), *others)


def _current(game: Game, heroes: list[Hero], decision: Decision | None) -> Hero:
    """The character that the question is about, or whose turn it is, or the first."""
    wanted = decision.args.get("hero") if decision is not None else None
    for name in (wanted, game.state.acting):
        for hero in heroes:
            if hero.id == name:
                return hero
    return heroes[0]


def hero_cards(game: Game, hero: Hero) -> tuple[Item, ...]:
    """Everything that lies before a character: selected cards first, then hand, active, items, goal, piles."""
    body = game.body(hero)
    found: list[Item] = [
        ability_card(game, hero, card, "active", "chosen") for card in hero.chosen if card in game.content.cards
    ]
    found += [ability_card(game, hero, card) for card in hero.hand if card in game.content.cards]
    found += [active_card(game, hero, active) for active in hero.active]
    found += [item_card(game, hero, item) for item in hero.items]
    found += [goal_card(game, hero, goal) for goal in hero.goals if goal in game.content.goals]
    found += [ability_card(game, hero, card, "used", "discard") for card in hero.discard]
    found += [ability_card(game, hero, card, "lost", "lost") for card in hero.lost]
    found.append(modifier_pile(hero.deck, f"modifiers:{hero.id}", "modifiers"))
    if body is not None:
        health = Track(
            id=f"health:{hero.id}", name="health", icon=icons.HEALTH, value=body.hp, most=body.most, rule="GH-DAT-05"
        )
        found.insert(0, health)
    return tuple(found)


# --- what everybody wants to know -----------------------------------------------------------------------------


def _side(game: Game) -> tuple[Item, ...]:
    """The goal and special rules, the monsters' numbers and cards, their modifier deck (ux: beside the board)."""
    state = game.state
    scenario = game.content.scenarios.get(state.scenario)
    found: list[Item] = []
    if scenario is not None:
        found.append(
            Line(id="goal", icon=icons.GOAL, text=Text(f"goal-{scenario.goal.__struct_config__.tag}"), rule="GH-END-01")
        )
        for number, rule in enumerate(scenario.special):
            if rule.text:
                found.append(Line(id=f"special:{number}", text=Text(f"scenario-{scenario.id}-{rule.text}")))
    types = dict.fromkeys(figure.type for figure in state.figures if figure.kind == "monster")
    found += [monster_panel(game, type_id) for type_id in types]
    if types:
        found.append(modifier_pile(state.monster_modifiers, "modifiers:monsters", "monster_modifiers"))
    found.append(
        Line(
            id="level",
            text=Text(
                "level-line",
                {
                    "level": state.level,
                    "trap": game.level.trap_damage,
                    "hazard": game.hazard_damage,
                    "gold": game.level.gold_per_coin,
                    "xp": game.level.bonus_xp,
                },
            ),
            rule="GH-LVL-05",
        )
    )
    return tuple(found)


def _element(game: Game, element: str) -> Track:
    value = game.state.elements.get(element, INERT)
    return Track(
        id=f"element:{element}",
        name=element,
        icon=icons.ELEMENTS[element],
        value=value,
        most=2,
        kind="orb",
        color=icons.ELEMENT_COLORS[element],
        tip=(Text("tip-element", {"state": ("inert", "waning", "strong")[value]}),),
        rule="GH-ELE-01",
    )


def _turn(game: Game, place: int, slot: Slot) -> Turn:
    """A place in the initiative order, with what the monsters' card says."""
    state = game.state
    past = place < state.turn
    now = place == state.turn and state.phase == "turns"
    if slot.kind == "hero":
        hero = next(hero for hero in state.heroes if hero.id == slot.id)
        return Turn(
            id=f"turn:{slot.id}",
            name=slot.id,
            icon=icons.CLASSES.get(slot.id, ""),
            seat=hero.seat,
            initiative=slot.initiative,
            color=icons.CLASS_COLORS.get(slot.id, ""),
            state="active" if now else "used" if past else "",
            figures=(f"figure:{slot.id}",),
            rule="GH-INI-03",
        )
    figures = [figure for figure in state.figures if figure.type == slot.id]
    card = game.monster_card(slot.id) if slot.kind == "monsters" else None
    kind = game.content.monsters.get(slot.id)
    return Turn(
        id=f"turn:{slot.id}",
        name=slot.id,
        icon=(kind.icon if kind is not None else "") or icons.MONSTER,
        initiative=slot.initiative,
        state="active" if now else "used" if past else "",
        badges=(badge("figures", len(figures)),),
        lines=lines(card.abilities) if card is not None else (),
        figures=tuple(f"figure:{figure.id}" for figure in figures),
        rule="GH-INI-04",
    )


def _focus(game: Game, decision: Decision | None) -> tuple[str, ...]:
    """The acting figure, and where it stands."""
    acting = game.find(game.state.acting) if game.state.acting else None
    if acting is None:
        return ()
    return (f"figure:{acting.id}", hex_id(acting.at))
