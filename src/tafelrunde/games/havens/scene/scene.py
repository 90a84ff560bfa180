"""What is on the table, as one seat sees it: from a state already redacted for that seat to a scene."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.havens.box.monsters import MonsterCard
from tafelrunde.games.havens.box.vocabulary import ELEMENTS
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.round import initiative
from tafelrunde.games.havens.scene.cards import class_color, class_icon
from tafelrunde.games.havens.scene.choices import ON_BOARD, choices, class_desks, offers
from tafelrunde.games.havens.scene.figures import figure_icon
from tafelrunde.games.havens.scene.goals import goal_lines, level_line
from tafelrunde.games.havens.scene.map import board, hex_id
from tafelrunde.games.havens.scene.monsters import figures_of, loot_pile, modifier_pile, monster_panel
from tafelrunde.games.havens.scene.own import hero_line, hero_things, hero_tip
from tafelrunde.games.havens.state import INERT, Figure, Hero, Phase, Slot
from tafelrunde.games.havens.words import icons
from tafelrunde.games.havens.words.marking import badge, condition, dots
from tafelrunde.games.havens.words.wording import sentences
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Badge, Board, Item, Scene, Seat, State, Text, Track, Turn

IN_ORDER: frozenset[Phase] = frozenset({"turns", "cleanup", "short_rests", "round_end", "over"})
"""Phases in which the order of turns is known."""


def scene(game: Game, seat: int, decision: Decision | None) -> Scene:
    """The whole table as `seat` sees it; the game's state is that seat's view."""
    state = game.state
    mine = [hero for hero in state.heroes if hero.seat == seat]
    return Scene(
        title=_title(game),
        viewer=seat,
        seats=tuple(_seat(game, number, decision) for number in range(state.players)),
        boards=_boards(game, mine, decision),
        mine=_mine(game, mine, decision),
        side=_side(game),
        focus=_focus(game, decision),
        order=_order(game, decision),
        bar=tuple(_element(game, element) for element in ELEMENTS) if state.round else (),
    )


def _boards(game: Game, heroes: list[Hero], decision: Decision | None) -> tuple[Board, ...]:
    """The map; while a character of theirs is being prepared, what it can choose from."""
    if decision is not None and decision.question in ON_BOARD and decision.seat in [hero.seat for hero in heroes]:
        return (offers(game, _current(game, heroes, decision), decision),)
    return (board(game), *class_desks(game, decision))


def _title(game: Game) -> Text:
    state = game.state
    scenario = f"scenario-{state.scenario}"
    if not state.round:
        return Text("title-setup", {"scenario": scenario})
    return Text("title", {"scenario": scenario, "round": state.round})


# --- the players ----------------------------------------------------------------------------------------------


def _seat(game: Game, seat: int, decision: Decision | None) -> Seat:
    heroes = [hero for hero in game.state.heroes if hero.seat == seat]
    asked = decision is not None and decision.seat == seat
    gone = bool(heroes) and all(hero.exhausted for hero in heroes)
    return Seat(
        id=f"seat:{seat}",
        seat=seat,
        icon=class_icon(game, heroes[0].id) if heroes else "",
        name=heroes[0].id if len(heroes) == 1 else "",
        state="active" if asked else "lost" if gone else "",
        badges=tuple(mark for hero in heroes for mark in hero_marks(game, hero)),
        tip=tuple(hero_tip(game, hero) for hero in heroes),
        rule="GH-HID-03",
    )


def hero_marks(game: Game, hero: Hero) -> tuple[Badge, ...]:
    """What everybody may know of a character (GH-HID-03)."""
    body = game.body(hero)
    if hero.exhausted:
        return (badge("exhausted", tone="bad"),)
    if hero.escaped:
        return (badge("escaped", tone="good"),)
    if body is None:
        return ()
    found = [badge("health", f"{body.hp}/{body.most}"), badge("hand", len(hero.hand))]
    found += [badge(what, count) for what, count in (("xp", hero.xp), ("coins", hero.coins)) if count]
    if hero.resting:
        found.append(badge("long_rest"))
    return (*found, *[condition(mark.what) for mark in body.marks])


# --- what is mine ---------------------------------------------------------------------------------------------


def _mine(game: Game, heroes: list[Hero], decision: Decision | None) -> tuple[Item, ...]:
    """The things of the character in question; before the first round in one line each the seat's others."""
    if not heroes:
        return tuple(choices(game, None, decision, ()))
    current = _current(game, heroes, decision)
    others = [hero_line(game, hero) for hero in heroes if hero is not current and not game.state.round]
    things = hero_things(game, current, decision)
    return (*things, *choices(game, current, decision, things), *others)


def _current(game: Game, heroes: list[Hero], decision: Decision | None) -> Hero:
    """The character that the question is about, or whose turn it is, or the first that is still in play."""
    wanted = decision.args.get("hero") if decision is not None else None
    for name in (wanted, game.state.acting):
        for hero in heroes:
            if hero.id == name:
                return hero
    return next((hero for hero in heroes if not hero.exhausted), heroes[0])


# --- what everybody wants to know -----------------------------------------------------------------------------


def _side(game: Game) -> tuple[Item, ...]:
    """The goal and special rules, the monsters' numbers and cards, their modifier deck (ux: beside the board)."""
    state = game.state
    found: list[Item] = list(goal_lines(game)) if state.heroes else []
    types = dict.fromkeys(figure.type for figure in state.figures if figure.kind == "monster")
    found += [monster_panel(game, type_id) for type_id in types]
    if state.monster_modifiers.draw:
        found.append(modifier_pile(state.monster_modifiers, "modifiers:monsters", "monster_modifiers"))
    for name, deck in state.further_modifiers.items():
        found.append(modifier_pile(deck, f"modifiers:{name}", f"{name}_modifiers"))
    if game.content.loot and state.rooms:
        found.append(loot_pile(game))
    if state.rooms:
        found.append(level_line(game))
    return tuple(found)


def _element(game: Game, element: str) -> Track:
    value = game.state.elements.get(element, INERT)
    return Track(
        id=f"element:{element}",
        name=f"name-{element}",
        icon=icons.ELEMENTS[element],
        value=value,
        most=2,
        kind="orb",
        color=icons.ELEMENT_COLORS[element],
        tip=(Text("tip-element", {"state": ("inert", "waning", "strong")[value]}),),
        rule="GH-ELE-01",
    )


# --- the order of turns ---------------------------------------------------------------------------------------


def _order(game: Game, decision: Decision | None) -> tuple[Turn, ...]:
    """Whose turn comes when; those who are all dead have none (GH-INI-03), newcomers stand at their place at once.

    Before the order is known, who leads several characters wants to see them one by one.
    """
    state = game.state
    if state.phase not in IN_ORDER:
        several = len(state.heroes) > state.players and state.round > 0
        asked = decision.args.get("hero") if decision is not None else None
        return tuple(_unordered(game, hero, asked == hero.id) for hero in state.heroes) if several else ()
    turns = [_turn(game, slot) for slot in initiative.foreseen(game)]
    return tuple(turn for turn in turns if turn is not None)


def _unordered(game: Game, hero: Hero, asked: bool) -> Turn:
    turn = _hero_turn(game, hero, None)
    return replace(turn, state="active") if asked else turn


def _turn(game: Game, slot: Slot) -> Turn | None:
    """A place in the initiative order, with what the monsters' card says."""
    if slot.kind == "hero":
        hero = next(hero for hero in game.state.heroes if hero.id == slot.id)
        return _hero_turn(game, hero, slot)
    figures = figures_of(game, slot.id) if slot.kind == "monsters" else _allies(game, slot)
    if not figures:
        return None
    card = game.monster_card(slot.id) if slot.kind == "monsters" else None
    return Turn(
        id=f"turn:{slot.id}",
        name=figures[0].type,
        icon=figure_icon(game, figures[0]),
        initiative=slot.initiative,
        state=_turn_state(game, slot, figures),
        badges=(badge("figures", len(figures)),) if len(figures) > 1 else (),
        lines=_in_short(game, card) if card is not None else (),
        figures=tuple(f"figure:{figure.id}" for figure in figures),
        rule="GH-INI-04",
    )


def _in_short(game: Game, card: MonsterCard) -> tuple[Text, ...]:
    """A monster card in one line."""
    said = sentences(card.abilities, game.content.areas, short=True)
    return (dots(said),) if said else ()


def _allies(game: Game, slot: Slot) -> list[Figure]:
    """Allied figures that act at one initiative (GH-SPC-04)."""
    allies = [figure for figure in game.state.figures if figure.kind == "ally"]
    return [figure for figure in allies if game.ally_stats(figure).initiative == slot.initiative]


def _hero_turn(game: Game, hero: Hero, slot: Slot | None) -> Turn:
    own = [figure for figure in game.state.figures if figure.owner == hero.index]
    body = game.body(hero)
    figures = [*([body] if body is not None else []), *own]
    return Turn(
        id=f"turn:{hero.id}",
        name=hero.id,
        icon=class_icon(game, hero.id),
        seat=hero.seat,
        initiative=None if slot is None else slot.initiative,
        color=class_color(game, hero.id),
        state="lost" if body is None else "" if slot is None else _turn_state(game, slot, figures),
        badges=hero_marks(game, hero),
        lines=tuple(Text("line-card", {"card": card}) for card in hero.chosen),
        figures=tuple(f"figure:{figure.id}" for figure in figures),
        tip=(hero_tip(game, hero),),
        rule="GH-INI-03",
    )


def _turn_state(game: Game, slot: Slot, figures: list[Figure]) -> State:
    """A type is done when all its figures have acted: newcomers still will (GH-REV-06, GH-REV-07)."""
    state = game.state
    if state.phase != "turns":
        return "used"
    if state.acting:
        if any(figure.id == state.acting for figure in figures):
            return "active"
    elif state.turn < len(state.order) and slot == state.order[state.turn]:
        return "active"
    # Summons stand with their summoner; a new one does not act in this round (GH-SUM-09).
    return "used" if all(figure.acted for figure in figures if figure.kind != "summon") else ""


def _focus(game: Game, decision: Decision | None) -> tuple[str, ...]:
    """Whom the question is about, or the acting figure, and where it stands."""
    args = decision.args if decision is not None else {}
    for name in (args.get("figure"), args.get("hero"), game.state.acting):
        figure = game.find(name) if isinstance(name, str) and name else None
        if figure is not None:
            return (f"figure:{figure.id}", hex_id(figure.at))
    return ()
