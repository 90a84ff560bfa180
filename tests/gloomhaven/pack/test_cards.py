"""Cards, monsters, items and tables that make no sense are refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.helpers.packs import broken_file, line_of, told


def at(file: str, text: str) -> str:
    """The place of a line as problems say it."""
    return f"mine/{file}:{line_of(file, text)}"


def test_a_class_with_a_card_too_few(tmp_path: Path) -> None:
    found = broken_file(tmp_path, "classes/brute.yaml", ("hand: 10", "hand: 11"))
    assert found == [f"{at('classes/brute.yaml', 'cards:')}: cards: level 1 needs 11 cards (the hand limit), found 10"]


def test_a_class_with_the_wrong_levels(tmp_path: Path) -> None:
    found = broken_file(tmp_path, "classes/brute.yaml", ("level: X", "level: 2"))
    here = at("classes/brute.yaml", "cards:")
    assert found == [
        f"{here}: cards: level X needs 3 cards (always), found 2",
        f"{here}: cards: level 2 needs 2 cards (always), found 3",
    ]


def test_two_cards_with_one_id(tmp_path: Path) -> None:
    (only,) = broken_file(tmp_path, "classes/brute.yaml", ("id: BR-02", "id: BR-01"))
    here, first = line_of("classes/brute.yaml", "id: BR-02"), line_of("classes/brute.yaml", "id: BR-01")
    assert only == f"mine/classes/brute.yaml:{here}: cards[1].id: 'BR-01' is already the id in line {first}"


def test_a_card_of_another_class(tmp_path: Path) -> None:
    (only,) = broken_file(tmp_path, "classes/brute.yaml", ("id: brute\n", "id: berserker\n"))[:1]
    # Files of a pack come after the game's own: its brute is still there.
    assert (
        only == f"{at('classes/brute.yaml', 'id: BR-01')}: cards[0].id: 'BR-01' is already one of the cards of 'brute'"
    )


CARDS = {
    "the word of older packs": (
        "op: attack, n: 3, pierce: 2",
        "do: attack, n: 3, pierce: 2",
        "cards[0].top.abilities[0].do: write `op: attack` instead of `do`",
    ),
    "unknown ability": (
        "op: attack, n: 3, pierce: 2",
        "op: smash, n: 3",
        "cards[0].top.abilities[0].op: 'smash' is not one of move, attack, heal, …",
    ),
    "unknown field of an ability": (
        "op: attack, n: 3, pierce: 2",
        "op: attack, n: 3, poison: true",
        "cards[0].top.abilities[0].poison: unknown field; allowed are n, range, …",
    ),
    "unknown area": (
        "op: attack, n: 3, pierce: 2",
        "op: attack, n: 3, area: star",
        "cards[0].top.abilities[0].area: 'star' is no area; there are blob4, cone3, …",
    ),
    "area about the figure with a range": (
        "op: attack, n: 3, pierce: 2",
        "op: attack, n: 3, range: 3, area: cone3",
        "cards[0].top.abilities[0].area: 'cone3' is drawn about the acting figure (o), so it can't have a range",
    ),
    "area far away without a range": (
        "op: attack, n: 3, pierce: 2",
        "op: attack, n: 3, area: tri3",
        "cards[0].top.abilities[0].area: 'tri3' has no acting figure (o), so the attack needs a range",
    ),
    "unknown summon": (
        "op: attack, n: 3, pierce: 2",
        "op: summon, what: ogre",
        "cards[0].top.abilities[0].what: 'ogre' is no summon; there are bolt_turret, …",
    ),
    "a half that does nothing": (
        "abilities: [{op: attack, n: 3, pierce: 2}]",
        "abilities: []",
        "cards[0].top.abilities: this half does nothing",
    ),
    "a shield that does not last": (
        "op: attack, n: 3, pierce: 2",
        "op: shield, n: 1",
        "cards[0].top.active: a shield lasts: say active: round or active: persistent",
    ),
    "nothing that lasts": (
        "abilities: [{op: attack, n: 3, pierce: 2}]",
        "abilities: [{op: attack, n: 3}], active: round",
        "cards[0].top.active: nothing of this half lasts",
    ),
    "slots for nothing": (
        "abilities: [{op: attack, n: 3, pierce: 2}]",
        "abilities: [{op: attack, n: 3}], slots: [1]",
        "cards[0].top.slots: use slots belong to a trigger",
    ),
    "a gain the rules do not know there": (
        "op: attack, n: 3, pierce: 2",
        "op: attack, n: 3, bonus: [{when: self_damaged, gain: {survive_with: 1}}]",
        "cards[0].top.abilities[0].bonus[0].gain.survive_with: the rules know no such gain for 'bonus'; allowed are …",
    ),
    "an empty gain": (
        "op: attack, n: 3, pierce: 2",
        "op: attack, n: 3, bonus: [{when: self_damaged, gain: {}}]",
        "cards[0].top.abilities[0].bonus[0].gain: a gain needs at least one effect",
    ),
    "times": (
        "op: attack, n: 3, pierce: 2",
        "op: attack, n: 3, bonus: [{when: self_damaged, gain: {attack: 1, times: true}}]",
        "cards[0].top.abilities[0].bonus[0].gain: `times` belongs to twice_target_shield, per_adjacent_enemy, "
        "per_adjacent_ally, per_shadow, and only to them",
    ),
    "an empty trap": (
        "op: attack, n: 3, pierce: 2",
        "op: trap",
        "cards[0].top.abilities[0]: a trap needs a damage or conditions",
    ),
    "initiative": (
        "initiative: 72",
        "initiative: 100",
        "cards[0].initiative: expected `int` <= 99, found 100",
    ),
    "no modifier card": (
        'remove: {"-1": 2}',
        'remove: {"minus 1": 2}',
        "perks[0].remove.minus 1: 'minus 1' is no modifier card; allowed are bless, …",
    ),
    "more than the deck has": (
        'remove: {"-1": 2}',
        'remove: {"-1": 7}',
        "perks[0].remove.-1: the perks take away more '-1' than the deck has",
    ),
    "a box too many": (
        "{boxes: 2, add",
        "{boxes: 3, add",
        "perks: a class has 15 boxes for perks, found 16",
    ),
}


@pytest.mark.parametrize("case", CARDS)
def test_cards_that_make_no_sense(tmp_path: Path, case: str) -> None:
    old, new, message = CARDS[case]
    found = broken_file(tmp_path, "classes/brute.yaml", (old, new))
    assert told([re.sub(r"^mine/classes/brute.yaml:\d+: ", "", one) for one in found], message)


OTHERS = {
    "a deck too small": (
        "decks.yaml",
        "    - {id: guard-2, initiative: 30,",
        "    # - {id: guard-2, initiative: 30,",
        "decks.guard: a monster deck has 8 cards, found 7",
    ),
    "a card of another deck": (
        "decks.yaml",
        "{id: guard-2",
        "{id: wall-2",
        "decks.guard[1].id: cards of this deck are called guard-1, guard-2 …",
    ),
    "a summoned boss": (
        "decks.yaml",
        "what: plague_rat",
        "what: xorn_spawn",
        "decks.rat[6].abilities[1].what: 'xorn_spawn' is no monster that can be summoned; there are bandit_archer, …",
    ),
    "a monster without a deck": (
        "monsters.yaml",
        "deck: rat",
        "deck: mouse",
        "monsters[8].deck: 'mouse' is no deck; there are archer, …",
    ),
    "specials for everybody": (
        "monsters.yaml",
        "deck: rat",
        "deck: boss",
        "monsters[8].deck: the deck 'boss' has special actions, which only bosses have",
    ),
    "hit points": (
        "monsters.yaml",
        'hp: "8*C"',
        'hp: "8*P"',
        "bosses[0].levels[0].hp: '8*P' is no formula; allowed are numbers, C, St, T, + - * / // and brackets",
    ),
    "seven levels": (
        "monsters.yaml",
        "      - {hp: 5, move: 2, attack: 1, traits: {targets: 2}}\n",
        "",
        "monsters[0].normal: expected `array` of length >= 8, found 7 items",
    ),
    "an item without effect": (
        "items.yaml",
        "gain: {move: 2}",
        "gain: {}",
        "items[0].gain: a gain needs at least one effect",
    ),
    "an item for the wrong moment": (
        "items.yaml",
        "gain: {move: 2}",
        "gain: {shield: 2}",
        "items[0].gain.shield: the rules know no such gain for 'move'; allowed are fly, jump, move, sure_footed, "
        "through_enemies, xp",
    ),
    "a test of nothing": (
        "battle_goals.yaml",
        "test: no_loot",
        "test: no_luck",
        "battle_goals[3].test: 'no_luck' is no test; there are alive_with_hand, …",
    ),
    "a test without its number": (
        "battle_goals.yaml",
        "test: coins, n: 5",
        "test: coins",
        "battle_goals[2].n: 'coins' needs a number",
    ),
    "two treasures in one": (
        "treasures.yaml",
        "gold: 10",
        "gold: 10, xp: 5",
        "treasures[0]: a treasure holds one of gold, xp, item, random_design, random_scenario, loot, resources, "
        "design, abilities",
    ),
    "the design of no item": (
        "treasures.yaml",
        'item: "056"',
        'design: "156"',
        "treasures[3].design: '156' is the number of no item",
    ),
    "an item that is not there": (
        "treasures.yaml",
        'item: "056"',
        'item: "156"',
        "treasures[3].item: '156' is the number of no item",
    ),
    "an area of two figures": (
        "areas.yaml",
        "      o x x x\n",
        "      o o x x\n",
        "areas.line3.map: an area has at least one x and at most one o",
    ),
    "a room without a number": (
        "random_dungeon.yaml",
        "1 1 1a1g1",
        "1 1 1 1g1",
        "rooms[0].map: the twelve numbers are a … l; missing a",
    ),
    "an entrance in the wall": (
        "random_dungeon.yaml",
        "entrances: [{type: A, at: [0, 2]}]",
        "entrances: [{type: A, at: [0, 9]}]",
        "rooms[0].entrances[0].at: this is no free hex of the room",
    ),
    "an encounter with nobody": (
        "random_dungeon.yaml",
        "{monster: bandit_guard, players: nnn}",
        "{monster: bandit, players: nnn}",
        "encounters[0].spots[0].monster: 'bandit' is no monster; there are bandit_archer, …",
    ),
}


@pytest.mark.parametrize("case", OTHERS)
def test_other_files_that_make_no_sense(tmp_path: Path, case: str) -> None:
    file, old, new, message = OTHERS[case]
    found = broken_file(tmp_path, file, (old, new))
    assert told([re.sub(rf"^mine/{file}:\d+: ", "", one) for one in found], message)
