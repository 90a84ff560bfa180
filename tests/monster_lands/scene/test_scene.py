"""The scene of Monster Lands: whole, unambiguous, silent about secrets, and sayable in both languages."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tafelrunde.games.monster_lands import RULEBOOK
from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.box.effects import Op
from tafelrunde.games.monster_lands.words import icons
from tafelrunde.games.monster_lands.words.wording import (
    ability_text,
    advantage_texts,
    amounts,
    effect_text,
    land_text,
    loot_text,
)
from tafelrunde.kernel import NOBODY, Chance, Match
from tafelrunde.kernel.scene import Badge, Element, Face, Panel, Scene, Text
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import CODES
from tests.helpers.playing import copied, play_at_random, seats

SETUPS = [
    (1, {"more_monsters": True, "extra_mercenaries": True}),
    (2, {"ambush_module": True, "difficulty": "murderous"}),
    (3, {"queens_grant": True, "extra_mercenaries": True}),
    (4, {"ambush_module": True, "queens_grant": True, "more_monsters": True, "difficulty": "hard"}),
]


@pytest.fixture(params=SETUPS, ids=lambda setup: f"{setup[0]} players")
def match(request) -> Match:
    players, options = request.param
    return Match.new(RULEBOOK, players, seed=players, options=options)


def parts(thing: Any) -> Iterator[Any]:
    """A scene and everything in it, arguments of texts included."""
    yield thing
    if isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from parts(getattr(thing, field))
    elif isinstance(thing, tuple | list):
        for item in thing:
            yield from parts(item)
    elif isinstance(thing, dict):
        for item in thing.values():
            yield from parts(item)


def ids(scene: Scene) -> list[str]:
    return [part.id for part in parts(scene) if isinstance(part, Element | Face)]


def element(scene: Scene, element_id: str) -> Any:
    return next(part for part in parts(scene) if isinstance(part, Element) and part.id == element_id)


def labels(element: Any) -> dict[str, Any]:
    """The badges of an element by what they are called."""
    return {badge.label: badge.value for badge in element.badges}


# --- whole games ------------------------------------------------------------------------------------------------


def test_options_point_at_things_that_are_there_once(match: Match):
    for _ in play_at_random(match, Chance(match.seed)):
        for decision in match.decisions:
            scene = match.view(decision.seat).scene
            counts = Counter(ids(scene))
            assert [element_id for element_id, n in counts.items() if n > 1] == []
            lost = [option.id for option in decision.options if option.on and option.on not in counts]
            assert lost == [], decision.question
            lost = [refused.id for refused in decision.refused() if refused.on and refused.on not in counts]
            assert lost == [], decision.question


def test_every_seat_has_a_scene_that_can_be_sent(match: Match):
    for number in play_at_random(match, Chance(match.seed)):
        if number % 5 == 0:
            for seat in seats(match):
                scene = match.view(seat).scene
                assert scene.viewer == seat
                assert scene.seats[0].seat == match.state.start_player
                assert bool(scene.mine) == (seat != NOBODY)
                msgspec.json.encode(scene)
    assert msgspec.json.encode(match.view(NOBODY).scene)


@pytest.mark.rule("ML-HID-01", "ML-HID-02", "ML-HID-04", "ML-HID-06")
def test_a_scene_does_not_depend_on_what_its_seat_may_not_know(match: Match):
    chance = Chance(match.seed)
    for number in play_at_random(match, chance):
        if number % 7 == 0:
            for seat in seats(match):
                other = copied(RULEBOOK, match.state)
                RULEBOOK.imagine(other, seat, chance)
                seen = RULEBOOK.scene(RULEBOOK.view(other, seat), seat, None)
                assert seen == RULEBOOK.scene(RULEBOOK.view(match.state, seat), seat, None)


@pytest.mark.rule("ML-HID-02")
def test_face_down_traps_show_their_backs_to_others_only():
    match = Match.new(RULEBOOK, 2, seed=3)
    kind = load().start_trap
    for seat in (0, 1):
        own, others = match.view(seat).scene, match.view(1 - seat).scene
        assert element(own, f"trap:{kind}").name == kind
        public = element(others, f"seat:{seat}")
        assert labels(public)["badge-trap"] == 1
        assert kind not in [part.name for part in parts(public) if isinstance(part, Element)]


# --- what a player sees at a glance -----------------------------------------------------------------------------


def test_the_board_shows_prices_values_and_closed_spaces():
    match = Match.new(RULEBOOK, 2, seed=5)
    state, content = match.state, load()
    scene = match.view(0).scene
    for place, kind in enumerate(state.trap_display):
        assert labels(element(scene, f"shop_trap:{place}"))["badge-gold"] == content.traps[kind].price
    for card in state.tavern:
        assert labels(element(scene, f"tavern:{card}"))["badge-gold"] == content.mercenaries[card].cost
    assert labels(element(scene, "aspirants"))["badge-count"] == len(state.aspirants)
    monster = content.monsters[state.lands[0].monster]
    shown = labels(element(scene, f"monster:{monster.id}"))
    assert (shown["badge-catch"], shown["badge-defeat"]) == (monster.catch_value, monster.victory_value)
    closed = [space.id for building in content.buildings.values() for space in building.spaces if 2 in space.closed_at]
    for space in closed:
        assert element(scene, f"space:{space}").state == "closed"
    assert element(scene, "access.1").state == "closed"
    rows = {panel.row for panel in parts(scene) if isinstance(panel, Panel) and panel.id.startswith("building:")}
    assert rows == {0}


@pytest.mark.rule("ML-BLD-08")
def test_panic_closes_a_building_on_the_board():
    match = Match.new(RULEBOOK, 2, seed=5)
    match.state.panic.append(match.state.panic_stack.pop())
    building = load().panic[match.state.panic[0]].building
    assert element(match.view(0).scene, f"building:{building}").state == "closed"


# --- words ------------------------------------------------------------------------------------------------------


def effects() -> Iterator[Text]:
    """Everything the content can do, in words."""
    content = load()
    for member in [*content.mercenaries.values(), content.aspirant]:
        yield ability_text(member.talent)
    for equipment in content.equipment.values():
        yield ability_text(equipment.ability)
    for loot in content.loot.values():
        yield loot_text(loot)
    for trap in content.traps.values():
        yield effect_text(trap.effect)
    for land in content.lands.values():
        yield land_text(land.ability)
    for monster in content.monsters.values():
        yield effect_text(monster.power)
    for tile in content.paths.values():
        for slot in (*tile.side_a, *tile.side_b):
            yield from advantage_texts(slot.advantage)
    for mission in content.missions.values():
        yield from amounts(mission.side_a.penalty)
        yield from amounts(mission.side_b.goal)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.rule("ML-ENG-04")
def test_every_effect_can_be_said(code):
    language = Language(code, RULEBOOK)
    for effect in effects():
        for text in parts(effect):
            if isinstance(text, Text):
                assert language.texts.has(text.key), text.key
                arguments = language.arguments(text.args)
                assert language.texts.variables(text.key) <= arguments.keys(), text.key
                assert not language.texts.format(text.key, arguments)[1], text.key
        words = language.say(effect)
        assert words.strip() == words
        assert "  " not in words


@pytest.mark.parametrize("code", CODES)
def test_every_operation_has_a_text(code):
    language = Language(code, RULEBOOK)
    for operation in Op.__subclasses__():
        assert language.texts.has(f"effect-{operation.__struct_config__.tag}"), operation.__name__


@pytest.mark.parametrize("code", CODES)
def test_everything_in_a_scene_can_be_said(match: Match, code):
    language = Language(code, RULEBOOK, ["Anna", "Ben", "Cleo", "Dario"])
    said: set[Any] = set()
    for number in play_at_random(match, Chance(match.seed)):
        if number % 9:
            continue
        for part in parts(match.view(max(match.decisions[0].seat, 0)).scene):
            if isinstance(part, Text) and (part.key, *part.args) not in said:
                said.add((part.key, *part.args))
                assert language.texts.has(part.key), part.key
                assert not language.texts.format(part.key, language.arguments(part.args))[1], part.key
            elif isinstance(part, Badge) and part.label not in said:
                said.add(part.label)
                assert language.texts.has(part.label), part.label
            elif isinstance(part, Element) and part.name and part.name not in said:
                said.add(part.name)
                assert language.known_name(part.name) or language.texts.has(part.name), part.name


def test_every_card_has_an_icon_of_its_own_kind():
    content = load()
    assert content.monsters.keys() <= icons.MONSTER.keys()
    assert content.mercenaries.keys() <= icons.MEMBER.keys()
    assert content.lands.keys() <= icons.LAND.keys()
    assert content.loot.keys() <= icons.LOOT.keys()
    assert content.buildings.keys() == icons.BUILDING.keys()
