"""Every name in a state must be a name of the content, and whatever points at something must find it.

Complaints begin with the place, as positions name it: `heroes[0].character.perks: there is no 'brute-perk-99'`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tafelrunde.games.havens.board import dungeon_rooms
from tafelrunde.games.havens.box.vocabulary import ELEMENTS, SYMBOLS
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Character, Figure, Hero, Slot
from tafelrunde.games.havens.state.attack import AttackAbility
from tafelrunde.kernel import BrokenInvariant
from tafelrunde.tabletop.hexes import distance
from tafelrunde.tabletop.notation import did_you_mean

MOST = 1_000_000
"""More than any number of a scenario."""


def check(game: Game) -> None:
    """Raise BrokenInvariant at the first name that means nothing."""
    check_scenario(game)
    for hero in game.state.heroes:
        _check_character(game, hero.character, f"heroes[{hero.index}].character")
        _check_hero(game, hero, f"heroes[{hero.index}]")
    for number, figure in enumerate(game.state.figures):
        _check_figure(game, figure, f"figures[{number}]")
    _check_table(game)
    _check_turns(game)
    _check_under_way(game)


def check_scenario(game: Game) -> None:
    """The part on which everything else stands: numbers, map and rooms."""
    _check_counts(game)
    _check_map(game)


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def _require_known(names: Iterable[str], known: Collection[str], where: str) -> None:
    for name in names:
        if name not in known:
            raise BrokenInvariant(f"{where}: there is no '{name}'{did_you_mean(name, known)}")


def _require_count(number: int, where: str, least: int = 0, most: int = MOST) -> None:
    _require(least <= number <= most, f"{where}: {number} is not from {least} to {most}")


# --- numbers ----------------------------------------------------------------------------------------------------


def _check_counts(game: Game) -> None:
    state = game.state
    heroes = len(state.heroes)
    characters = state.agreed.characters
    # Of a campaign's characters some stay at home, and others join it (GH-CAM-08).
    there = state.phase == "classes" or (heroes == characters if state.world is None else heroes > 0)
    _require(there, f"heroes: {heroes} of {characters} characters in the phase {state.phase}")
    for name in ("round", "looted_goals", "held", "serial"):
        _require_count(getattr(state, name), name)
    _require_count(state.level, "level", most=7)
    _require_count(state.reveal_initiative, "reveal_initiative", most=99)
    _require_count(state.last_kill, "last_kill", least=-1, most=heroes - 1)
    _require_count(state.first_kill, "first_kill", least=-2, most=heroes - 1)
    for type_, number in state.kills.items():
        _require_count(number, f"kills.{type_}")
    for number in state.fired:
        _require_count(number, "fired", most=max(len(game.scenario.special) - 1, 0))


# --- the map ----------------------------------------------------------------------------------------------------


def _check_map(game: Game) -> None:
    """The layout, before anything is asked about its hexes."""
    layout = game.state.map
    hexes = [at for room in layout.rooms for at in room.hexes]
    places = [*hexes, *layout.start, *[door.at for door in layout.doors], *[at for wall in layout.walls for at in wall]]
    for q, r in places:
        _require(abs(q) < 1000 and abs(r) < 1000, f"layout: {q},{r} is too far away")
    _require(bool(hexes) or not layout.doors, "layout: no room has a hex")
    room_to_start = game.state.phase != "placing" or len(layout.start) >= len(game.state.heroes)
    _require(room_to_start, "map.start: there are fewer start hexes than characters (GH-SET-10)")
    _require_unique([str(room.id) for room in layout.rooms], "layout.rooms")
    _require_unique([door.id for door in layout.doors], "layout.doors")
    for number, (one, other) in enumerate(layout.walls):
        _require(distance(one, other) == 1, f"layout.walls[{number}]: {one} and {other} are no neighbours")
    content, state = game.content, game.state
    known = [str(room.id) for room in layout.rooms]
    _require_known([str(room) for room in state.rooms], known, "rooms")
    _require_unique([str(room) for room in state.rooms], "rooms")
    doors = [door.id for door in layout.doors]
    _require_known(state.opened, doors, "opened")
    _require_known(state.unlocked, doors, "unlocked")
    _require_known(state.room_deck, content.rooms, "room_deck")
    _require_known(state.encounter_deck, content.encounters, "encounter_deck")
    for number, laid in enumerate(state.dungeon):
        where = f"dungeon[{number}]"
        _require_known([laid.card], content.rooms, f"{where}.card")
        _require_known([laid.encounter], content.encounters, f"{where}.encounter")
        _require_count(laid.turns, f"{where}.turns", most=5)
        drawn = {at for room in layout.rooms if room.id == number + 1 for at in room.hexes}
        as_laid = drawn == set(dungeon_rooms.room(content, number + 1, laid).hexes)
        _require(as_laid, f"{where}: room {number + 1} of the layout has other hexes than its card")
    _require_unique([*state.room_deck, *[laid.card for laid in state.dungeon]], "room_deck")
    _require_unique([*state.encounter_deck, *[laid.encounter for laid in state.dungeon]], "encounter_deck")
    _require_known(state.penalties, ("", "minor", "major"), "penalties")
    if state.dungeon:
        _require(len(state.penalties) >= 3, "penalties: a random adventure has one for each of its three rooms")
        _require(len(state.encounter_deck) >= 3 - len(state.dungeon), "encounter_deck: too few cards")
        _require(all(room <= len(state.dungeon) for room in state.rooms), "dungeon: a revealed room has no cards")


def _require_unique(names: Collection[str], where: str) -> None:
    twice = [name for name in names if list(names).count(name) > 1]
    _require(not twice, f"{where}: '{twice[0] if twice else ''}' is there twice")


# --- characters -------------------------------------------------------------------------------------------------


def _check_character(game: Game, character: Character, where: str) -> None:
    content = game.content
    _require_known([character.cls], content.classes, f"{where}.cls")
    cls = content.classes[character.cls]
    _require_count(character.level, f"{where}.level", least=1, most=len(cls.hp))
    _require_known(character.pool, cls.cards, f"{where}.pool")
    _require_unique(character.pool, f"{where}.pool")
    first = sum([content.cards[card].level in (1, "X") for card in cls.cards])
    # One more card with every level (GH-LUP-03).
    _require_count(len(character.pool), f"{where}.pool: the number of cards", cls.hand, first + character.level - 1)
    _require_known(character.perks, cls.perks, f"{where}.perks")
    for perk in set(character.perks):
        ticked, boxes = character.perks.count(perk), content.perks[perk].boxes
        _require(ticked <= boxes, f"{where}.perks: {perk} has {boxes} boxes, not {ticked} (GH-PRK-02)")
    _require_known(character.items, content.items, f"{where}.items")
    if game.state.phase != "over":
        _require_unique(character.items, f"{where}.items")
    for name in ("xp", "gold", "checks"):
        _require_count(getattr(character, name), f"{where}.{name}")


def _check_hero(game: Game, hero: Hero, where: str) -> None:
    content = game.content
    cards = [*hero.hand, *hero.chosen, *hero.discard, *hero.lost, *hero.seen, *[one.card for one in hero.active]]
    _require_known(cards, content.cards, where)
    _require_known(hero.goals, content.goals, f"{where}.goals")
    _require_known(hero.found, content.items, f"{where}.found")
    for name, number in hero.tally.items():
        _require_count(number, f"{where}.tally.{name}")
    for name in ("xp", "coins", "gold"):
        _require_count(getattr(hero, name), f"{where}.{name}")
    for name in ("initiative", "second"):
        _require_count(getattr(hero, name), f"{where}.{name}", most=99)
    pace = content.classes[hero.id].pace
    _require_count(hero.tokens, f"{where}.tokens", most=0 if pace is None else pace.tokens)
    _require(pace is not None or not hero.fast, f"{where}.fast: {hero.id} knows no fast turns (FH-CLS-01)")
    forms = content.classes[hero.id].forms
    _require(hero.form in forms or not hero.form, f"{where}.form: '{hero.form}' is no form of {hero.id} (FH-CLS-10)")
    most = content.classes[hero.id].shadows
    _require_unique([f"{q},{r}" for q, r in hero.shadows], f"{where}.shadows")
    _require(len(hero.shadows) <= most, f"{where}.shadows: {hero.id} has {most} at most (FH-CLS-06)")
    for at in hero.shadows:
        _require(game.ground.grid.holds(at), f"{where}.shadows: {at} is no hex of a revealed room")
    if hero.began is not None:
        _require(game.ground.grid.holds(hero.began), f"{where}.began: {hero.began} is no hex of a revealed room")
    _require_count(hero.deck.known, f"{where}.modifiers.known", most=len(hero.deck.draw))
    for active in hero.active:
        slots = len(content.cards[active.card].half(active.half).slots)
        _require_count(active.used, f"{where}.active: used slots of {active.card}", most=max(slots, 0))
        if active.summon:
            summon = game.find(active.summon)
            theirs = summon is not None and summon.kind == "summon" and summon.owner == hero.index
            _require(theirs, f"{where}.active: '{active.summon}' is no summon of {hero.id} on the map (GH-SUM-04)")
    for item in hero.items:
        _require_known([item.id], content.items, f"{where}.items")
        _require_count(item.used, f"{where}.items: charges of {item.id}", most=content.items[item.id].charges)
    _check_action(game, hero, where)


def _check_action(game: Game, hero: Hero, where: str) -> None:
    """The action that is being carried out belongs to a chosen card (GH-TRN-04)."""
    card, _, half = hero.performing.rpartition(":")
    if hero.progress is None:
        _require(not hero.performing, f"{where}.performing: '{hero.performing}' without progress")
        return
    fits = card in hero.chosen and half in ("top", "bottom")
    _require(fits, f"{where}.performing: '{hero.performing}' is no half of a chosen card, such as BR-01:top")
    _require(game.state.acting == hero.id, f"{where}.progress: it is not the turn of {hero.id}")
    _require_count(hero.progress.done, f"{where}.progress.done")
    move = hero.progress.move
    if move is not None:
        _require_count(move.points, f"{where}.progress.move.points")
        _require_count(move.steps, f"{where}.progress.move.steps")


# --- figures ----------------------------------------------------------------------------------------------------


def _check_figure(game: Game, figure: Figure, where: str) -> None:
    content = game.content
    known: Collection[str]
    match figure.kind:
        case "hero":
            known = [hero.id for hero in game.state.heroes]
            _require(figure.id == figure.type, f"{where}: {figure.id} of the type {figure.type}")
        case "monster":
            known = content.monsters
        case "summon":
            known = content.summons
        case "ally":
            known = [ally.id for contents in game.scenario.contents.values() for ally in contents.allies]
        case _:
            known = content.overlays
    _require(bool(figure.id), f"{where}: a figure without a name")
    _require_known([figure.type], known, where)
    ours = figure.side == "hero" or figure.kind in ("monster", "object")
    _require(ours or figure.id == game.state.controlled, f"{where}: {figure.id} on the side {figure.side}")
    if figure.kind == "monster":
        ranks = content.monsters[figure.type].ranks
        _require(figure.rank in ranks, f"{where}: {figure.type} is {' or '.join(ranks)}, not '{figure.rank}'")
    else:
        _require(not figure.rank, f"{where}: {figure.id} is no monster and has no rank")
    _require_count(figure.most, f"{where}: the most hit points of {figure.id}", least=1)
    _require_count(figure.entered, f"{where}: the round in which {figure.id} entered")
    if figure.kind == "summon":
        _require(0 <= figure.owner < len(game.state.heroes), f"{where}: {figure.id} has no owner, such as of:brute")
    else:
        _require(figure.owner == -1, f"{where}: {figure.id} is no summon and has no owner")
    for bonus in figure.bonuses:
        for number in (bonus.shield, bonus.retaliate, bonus.range):
            _require_count(number, f"{where}: a bonus of {figure.id}", most=99)
    _check_serial(game, figure.id, where)


def _check_serial(game: Game, name: str, where: str) -> None:
    """The next id with a running number must be a new one."""
    number = name.rpartition(":")[2]
    figure = game.find(name)
    if number.isdecimal() and (figure is None or figure.kind in ("summon", "object")):
        most = game.state.serial
        _require(int(number) <= most, f"{where}: {name} comes after number {most}, the last one (serial)")


# --- the table --------------------------------------------------------------------------------------------------


def _check_table(game: Game) -> None:
    state, content = game.state, game.content
    _require_known(state.goal_deck, content.goals, "goal_deck")
    _require_unique([*state.goal_deck, *[goal for hero in state.heroes for goal in hero.goals]], "goal_deck")
    _require_known(state.decks, content.decks, "decks")
    _require_known(state.kills, content.monsters, "kills")
    _require(set(state.elements) == set(ELEMENTS), f"elements: {', '.join(state.elements)}")
    _require_known(state.infused, ELEMENTS, "infused")
    # Types, or groups that share a deck, with a number for those that came later in the round.
    groups: Collection[str] = content.decks if game.edition.elements_by_group else content.monsters
    for name, augments in (("boons", state.boons), ("passed", state.passed)):
        for kin, numbers in augments.items():
            _require_known([kin.partition(":")[0]], groups, name)
            for number in numbers:
                _require_count(number, f"{name}.{kin}", most=99)
    for type_, own in state.kindled.items():
        _require_known([type_], groups, "kindled")
        _require_known(own, SYMBOLS, f"kindled.{type_}")
    deck = state.monster_modifiers
    _require_count(deck.known, "monster_modifiers.known", most=len(deck.draw))
    monsters = [figure for figure in state.figures if figure.kind == "monster"]
    _require_unique([f"{figure.type}:{figure.number}" for figure in monsters], "figures")
    if state.phase not in ("classes", "training"):
        for figure in monsters:
            deck_id = content.monsters[figure.type].deck
            _require(deck_id in state.decks, f"decks: {figure.type} needs the deck {deck_id}, which is not there")
            # Who was summoned this round has no turn in it, and perhaps no card (GH-MAB-05).
            new = figure.summoned and figure.entered == state.round
            shown = state.phase != "turns" or new or bool(state.decks[deck_id].card)
            _require(shown, f"decks.{deck_id}.card: none is revealed for {figure.type} (GH-INI-02)")
    for number, overlay in enumerate(state.overlays):
        where = f"tiles[{number}]"
        _require_known([overlay.name], content.overlays, where)
        _require(bool(overlay.at), f"{where}: {overlay.id} lies nowhere")
        _require_count(overlay.damage, f"{where}: the damage of {overlay.id}")
        _check_serial(game, overlay.id, where)
    for number, chest in enumerate(state.chests):
        where = f"treasures[{number}]"
        _require(chest.number >= -len(state.dungeon), f"{where}: no room has a treasure {chest.number}")


# --- turns ------------------------------------------------------------------------------------------------------

_CHOSEN = ("initiative", "turns")
"""Phases between the selection and the clean-up."""


def _check_turns(game: Game) -> None:
    state = game.state
    if state.phase != "turns":
        _require(not state.acting, f"acting: nobody acts in the phase {state.phase}")
        _require(not state.order or state.phase == "cleanup", f"order: there is none in the phase {state.phase}")
    for number, slot in enumerate(state.order):
        _check_slot(game, slot, f"order[{number}]")
    _require_unique([slot.id for slot in state.order], "order")
    for number, (one, other) in enumerate(zip(state.order, state.order[1:], strict=False), 1):
        ascending = one.initiative <= other.initiative
        _require(ascending, f"order[{number}]: {other.initiative} comes before {one.initiative} (GH-INI-03)")
    _require_count(state.turn, "turn", most=max(len(state.order) - 1, 0))
    for hero in game.heroes():
        _check_selection(game, hero)
    _require_known(state.interrupts, [figure.id for figure in state.figures], "interrupts")


def _check_slot(game: Game, slot: Slot, where: str) -> None:
    _require_count(slot.initiative, where, most=99)
    match slot.kind:
        case "hero":
            _require_known([slot.id], [hero.id for hero in game.state.heroes], where)
        case "monsters":
            _require_known([slot.id], game.content.monsters, where)
            card = game.monster_card(slot.id)
            _require(card is not None, f"{where}: no card is revealed for {slot.id} (decks)")
            if card is not None:
                same = card.initiative == slot.initiative
                _require(same, f"{where}: the card {card.id} of {slot.id} has initiative {card.initiative}")
        case _:
            _require(slot.id == f"allies:{slot.initiative}", f"{where}: '{slot.id}' is not allies:{slot.initiative}")


def _check_selection(game: Game, hero: Hero) -> None:
    """Cards are selected until their turn is over; who has some has a turn (GH-SEL-06)."""
    state, where = game.state, f"heroes[{hero.index}]"
    if state.phase not in _CHOSEN:
        _require(not hero.chosen, f"{where}.chosen: no cards are selected in the phase {state.phase}")
        _require(not hero.played, f"{where}.played: nobody plays cards in the phase {state.phase}")
        _require(
            not hero.resting or state.phase == "cleanup", f"{where}.resting: nobody rests in the phase {state.phase}"
        )
    elif state.phase == "initiative":
        _require(hero.resting or len(hero.chosen) == 2, f"{where}.chosen: two cards or resting: true (GH-SEL-01)")
    else:
        slot = next((slot for slot in state.order if slot.id == hero.id), None)
        if slot is None:
            raise BrokenInvariant(f"order: {hero.id} has no place in it, and would lose its turn and its cards")
        same = slot.initiative == hero.initiative
        _require(same, f"{where}.initiative: {hero.initiative}, and {slot.initiative} in the order")
        body = game.body(hero)
        ready = hero.resting or len(hero.chosen) == 2 or body is None or body.acted
        _require(ready, f"{where}.chosen: two cards or resting: true before its turn (GH-SEL-01)")


def _check_under_way(game: Game) -> None:
    """Whose turn it is, and how far."""
    state = game.state
    if not state.acting:
        for name in ("step", "creature", "attack"):
            _require(not getattr(state, name), f"{name}: nobody is acting")
        return
    _require_known([state.acting], [figure.id for figure in state.figures], "acting")
    figure = game.figure(state.acting)
    _require(figure.acted, f"acting: {figure.id} has not 'acted', so that it would act twice")
    _require(bool(state.order), "order: somebody acts, and there is none")
    _require(bool(state.step) == (figure.kind == "hero"), f"step: '{state.step}' in the turn of {figure.id}")
    if state.attack is not None:
        _check_attack(game, state.attack)
    if state.creature is not None:
        _require(figure.kind not in ("hero", "object"), f"creature: {figure.id} is none")


def _check_attack(game: Game, attack: AttackAbility) -> None:
    now = attack.now
    _require(bool(attack.terms), "attack.terms: an attack has a base value")
    known = now is None or now.damage is not None or bool(now.terms)
    _require(known, "attack.now.terms: an attack has a base value")
    on_map = [figure.id for figure in game.state.figures]
    _require_known([attack.area] if attack.area else [], game.content.areas, "attack.area")
    conditions = game.edition.conditions
    _require_known([*attack.cond, *attack.own_cond], conditions, "attack.cond")
    if now is None:
        # While one is attacked, others may fall: they are passed over afterwards.
        _require_known(attack.left, on_map, "attack.left")
    else:
        # What its fall brings about may ask something while the attack is still being ended.
        _require_known([now.target] if now.damage is None else [], on_map, "attack.now.target")
        _require_known([*now.cond, *now.own_cond], conditions, "attack.now.cond")
