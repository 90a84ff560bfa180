"""The order of turns: cards are revealed, initiatives sorted, ties settled, and whoever comes next acts (GH-INI)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import monster_decks, pace
from tafelrunde.games.havens.state import Figure, Slot, State
from tafelrunde.kernel import PARTY, Option, Rules

RESTING = 99
"""The initiative of a long rest (GH-INI-09), and of what has none (GH-FOC-16)."""

_RANKS = {"named": 0, "boss": 0, "elite": 1, "normal": 2, "": 2}
"""Elites before normals (GH-INI-04); whoever is neither comes before both."""
_LAST = 1 << 20


# --- cards ----------------------------------------------------------------------------------------------------


def reveal_cards(game: Game) -> Rules[None]:
    """Characters show their cards, and every deck with a figure on the map turns one over (GH-INI-01, GH-INI-02)."""
    state = game.state
    state.boons.clear()
    state.passed.clear()
    state.kindled.clear()
    for hero in game.heroes():
        if hero.resting:
            hero.initiative = hero.second = RESTING
            game.tell("declares_rest", "GH-INI-09", hero=hero.id)
        elif len(hero.chosen) == 2:
            lead, other = hero.chosen
            hero.initiative, hero.second = pace.initiatives(game, hero)
            game.tell("shows_cards", "GH-INI-01", hero=hero.id, lead=lead, second=other, initiative=hero.initiative)
            pace.settle(game, hero)
    draw_cards(game)
    return
    yield


def draw_cards(game: Game) -> None:
    """One card for each deck with a figure on the map and none this round (GH-INI-02, GH-REV-05, GH-DAT-25)."""
    types = [figure.type for figure in game.state.figures if figure.kind == "monster"]
    for type_ in dict.fromkeys(types):
        monster_decks.reveal(game, game.content.monsters[type_].deck)


# --- the order ------------------------------------------------------------------------------------------------


def build_order(game: Game) -> Rules[None]:
    """All initiatives ascending (GH-INI-03), ties as the rules settle them (GH-INI-05 … GH-INI-10)."""
    state = game.state
    for figure in state.figures:
        figure.acted = False
    state.interrupts.clear()
    state.order = yield from _sorted(game, [*_hero_slots(game), *_ally_slots(game), *_type_slots(game)])
    state.turn = 0
    state.acting = ""
    if game.recording:
        game.tell("order", "GH-INI-03", order=_names(game))


def _names(game: Game) -> list[str]:
    """Characters, types and allied figures in the order of turns."""
    names: list[str] = []
    for slot in game.state.order:
        if slot.kind == "ally":
            allies = [figure for figure in game.state.figures if figure.kind == "ally"]
            names += [one.id for one in allies if game.ally_stats(one).initiative == slot.initiative]
        else:
            names.append(slot.id)
    return names


def _hero_slots(game: Game) -> list[Slot]:
    return [Slot(hero.initiative, "hero", hero.id) for hero in game.heroes()]


def _type_slots(game: Game) -> list[Slot]:
    """One for each type on the map whose deck shows a card (GH-DAT-25, GH-MAB-05)."""
    slots: dict[str, Slot] = {}
    for figure in game.state.figures:
        if figure.kind == "monster" and figure.type not in slots:
            card = game.monster_card(figure.type)
            if card is not None:
                slots[figure.type] = Slot(card.initiative, "monsters", figure.type)
    return list(slots.values())


def _ally_slots(game: Game) -> list[Slot]:
    """Allied figures of one initiative act together (GH-SPC-04)."""
    numbers = {game.ally_stats(figure).initiative for figure in game.state.figures if figure.kind == "ally"}
    return [Slot(number, "ally", f"allies:{number}") for number in sorted(numbers)]


def _place(game: Game, slot: Slot) -> tuple[int, ...]:
    """What sorts the slots; equal places are a tie that somebody settles.

    Characters act before everybody else of their initiative (GH-INI-06, GH-INI-10), long-resting ones after the
    others (GH-INI-09), the lower second card first (GH-INI-05); allied figures act before monsters (GH-RUL-40).
    """
    if slot.kind == "hero":
        hero = next(hero for hero in game.state.heroes if hero.id == slot.id)
        return slot.initiative, 0, int(hero.resting), 0 if hero.resting else hero.second
    if slot.kind == "ally" and game.edition.allies_before_monsters:
        return slot.initiative, 1
    fixed = game.scenario.order
    if fixed and slot.id in fixed:
        # Types of one group whose order the scenario fixes (FH-INI-06).
        return slot.initiative, 2, fixed.index(slot.id)
    return slot.initiative, 2


def _sorted(game: Game, slots: list[Slot]) -> Rules[list[Slot]]:
    places: dict[tuple[int, ...], list[Slot]] = {}
    for slot in slots:
        places.setdefault(_place(game, slot), []).append(slot)
    order: list[Slot] = []
    for place in sorted(places):
        tied = places[place]
        order += tied if len(tied) == 1 else (yield from _settle(game, tied))
    return order


def _settle(game: Game, tied: list[Slot]) -> Rules[list[Slot]]:
    """Tied players decide among themselves (GH-INI-05, GH-INI-09), about monster types the group does (GH-INI-08)."""
    left = sorted(tied, key=lambda slot: slot.id)
    heroes = left[0].kind == "hero"
    seats = {game.hero(game.figure(slot.id)).seat for slot in left} if heroes else set()
    seat = seats.pop() if len(seats) == 1 else PARTY
    settled = []
    while len(left) > 1:
        options = [
            Option(f"first:{slot.id}", slot, on=f"figure:{slot.id}" if heroes else f"type:{slot.id}") for slot in left
        ]
        rule = "GH-INI-05" if heroes else "GH-INI-08"
        chosen: Slot = yield game.ask(seat, "acts_first", options, rule, {"initiative": left[0].initiative})
        settled.append(chosen)
        left.remove(chosen)
    return settled + left


def join_order(game: Game) -> Rules[None]:
    """Who came into play during the round gets a place in the order (GH-REV-05, GH-REV-07)."""
    state = game.state
    known = _places(state)
    new = [slot for slot in (*_ally_slots(game), *_type_slots(game)) if slot.id not in known]
    current = state.order[state.turn] if state.turn < len(state.order) else None
    for slot in new:
        order = state.order
        at = sum([_place(game, other) <= _place(game, slot) for other in order])
        equal = [other for other in order[:at] if _place(game, other) == _place(game, slot)]
        tied = [other for other in equal if other != current and _waits(game, other)]
        settled = [slot] if not tied else (yield from _settle(game, [*tied, slot]))
        state.order = order[: at - len(equal)] + [other for other in equal if other not in tied] + settled + order[at:]
    if current is not None:
        state.turn = state.order.index(current)


def foreseen(game: Game) -> list[Slot]:
    """The order with the places that whoever came in this turn will get when it is over (GH-REV-06, GH-REV-07).

    Ties that somebody is still to settle stand as they came.
    """
    order = list(game.state.order)
    known = {slot.id for slot in order}
    for slot in (*_ally_slots(game), *_type_slots(game)):
        if slot.id not in known:
            order.insert(sum([_place(game, other) <= _place(game, slot) for other in order]), slot)
    return order


def _waits(game: Game, slot: Slot) -> bool:
    """Whether a monster of the type has yet to act: the order of types of one initiative matters to it (GH-INI-08)."""
    return any(one.kind == "monster" and one.type == slot.id and not one.acted for one in game.state.figures)


# --- who is next ----------------------------------------------------------------------------------------------


def next_actor(game: Game) -> Rules[bool]:
    """Find who acts now and make it the acting figure; False when everybody has had a turn (GH-INI-03).

    Monsters that were revealed or spawned act as soon as the turn is over if their initiative is lower than that of
    whoever acted (GH-REV-06, GH-REV-08, GH-REV-11); the others wait for their place (GH-REV-07).
    """
    state = game.state
    places = _places(state)
    for figure in state.figures:
        if figure.type not in places and (figure.kind == "monster" or figure.kind == "ally"):
            yield from join_order(game)
            places = _places(state)
            break
    state.acting = ""
    if state.interrupts:
        state.interrupts = [name for name in state.interrupts if (one := game.find(name)) is not None and not one.acted]
    best: tuple[int, ...] | None = None
    actor: Figure | None = None
    for number, figure in enumerate(state.figures):
        if figure.acted or (state.interrupts and figure.id not in state.interrupts):
            continue
        place = _turn(game, figure, number, places)
        if place is not None and (best is None or place < best):
            best, actor = place, figure
    if actor is None or best is None:
        if not state.interrupts:
            return False
        state.interrupts.clear()
        return (yield from next_actor(game))
    actor.acted = True
    state.turn, state.acting = best[0], actor.id
    state.step = "start" if actor.kind == "hero" else ""
    if game.recording:
        rule = "GH-REV-06" if actor.id in state.interrupts else "GH-SUM-05" if actor.kind == "summon" else "GH-INI-03"
        game.tell("turn", rule, figure=actor.id, initiative=state.order[best[0]].initiative)
    return True


def _places(state: State) -> dict[str, int]:
    """The place in the order of turns by the id of its slot."""
    return {slot.id: number for number, slot in enumerate(state.order)}


def _turn(game: Game, figure: Figure, number: int, places: dict[str, int]) -> tuple[int, ...] | None:
    """Where a figure's turn is in this round: the place of its slot, then the order inside; None if it has none."""
    match figure.kind:
        case "monster":
            place = places.get(figure.type)
            return None if place is None else (place, _RANKS[figure.rank], figure.number)
        case "hero":
            place = places.get(figure.id)
            return None if place is None else (place, _LAST)
        case "summon":
            # Just before the summoner, in the order of summoning, and not in that round (GH-INI-07, GH-SUM-09).
            place = places.get(game.state.heroes[figure.owner].id)
            return None if place is None or figure.entered >= game.state.round else (place, number)
        case "ally":
            place = places.get(f"allies:{game.ally_stats(figure).initiative}")
            return None if place is None else (place, figure.number)
        case _:
            return None


def precedence(game: Game, figures: Sequence[Figure]) -> list[tuple[int, int]]:
    """For each figure its initiative, and what tells equal ones apart: the earlier is focused first (GH-FOC-09).

    A summon counts just before its summoner even in the round of its summoning, a long-resting character comes last;
    objects and exhausted characters still on the map have initiative 99 (GH-FOC-16, GH-PRM-02). Equal pairs tie
    (GH-FOC-10); in some games objects come behind whoever rests (FH-INI-11).
    """
    state = game.state
    places = _places(state)
    found = []
    for figure in figures:
        match figure.kind:
            case "hero":
                hero = game.hero(figure)
                late = hero.resting or hero.exhausted
                place = _LAST if late else places.get(figure.id, 0) << 8 | 0xFF
                found.append((RESTING if late else hero.initiative, place))
            case "summon":
                owner = state.heroes[figure.owner]
                place = _LAST - 0xFF if owner.resting else places.get(owner.id, 0) << 8
                found.append((owner.initiative, place + _summoned_before(game, figure)))
            case "monster" if figure.type in places:
                at = places[figure.type]
                found.append((state.order[at].initiative, at << 8 | _RANKS[figure.rank] << 6 | figure.number))
            case "ally":
                number = game.ally_stats(figure).initiative
                found.append((number, places.get(f"allies:{number}", 0) << 8 | figure.number))
            case _:
                found.append((RESTING, _LAST + game.edition.rest_before_objects))
    return found


def _summoned_before(game: Game, figure: Figure) -> int:
    """How many summons of the same summoner came earlier (GH-FOC-10)."""
    count = 0
    for other in game.state.figures:
        if other is figure:
            break
        count += other.kind == "summon" and other.owner == figure.owner
    return count
