"""Positions as text: written and read back exactly, short enough to read, and easy to type."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
import yaml

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.havens.box.modifier_cards import STANDARD
from tafelrunde.games.havens.positions.cards import read_hero
from tafelrunde.games.havens.state import Mark
from tafelrunde.kernel import Chance, Match, PositionError
from tests.helpers.playing import moment, play_at_random

SCENARIOS = ["1", "3", "91", "102", "105", "109", "110", "random"]


@pytest.mark.parametrize("seed", range(8))
def test_every_moment_of_random_games_is_written_and_read_back_exactly(seed: int):
    options = {
        "scenario": SCENARIOS[seed],
        "preparation": "full" if seed % 3 == 0 else "quick",
        "hero_level": 1 + seed,
        "permanent_death": seed % 2 == 0,
    }
    match = Match.new(RULEBOOK, 1 + seed % 4, seed, options=options)
    for number in play_at_random(match, Chance(seed)):
        if (number + seed) % 11 == 0:
            text = match.position()
            again = Match.from_position(text)
            assert moment(again)[:2] == moment(match)[:2]
            assert again.position() == text
            # In the notation, not field by field.
            assert "agreed" not in yaml.safe_load(text)


def test_a_new_game_needs_nothing_but_its_name():
    match = Match.from_position("game: gloomhaven")
    assert match.decision is not None
    assert match.decision.question == "class"
    assert set(yaml.safe_load(match.position())) == {"game", "players", "rng"}


DOCUMENT = Path(__file__).parents[3] / "docs" / "positions-gloomhaven.md"
TYPED = DOCUMENT.read_text(encoding="utf-8").split("```yaml\n")[1].split("```")[0]
"""The example that people read."""


def test_a_typed_position_is_what_it_looks_like():
    state = Match.from_position(TYPED).state
    figures = {figure.id: figure for figure in state.figures}
    assert {name: figure.at for name, figure in figures.items()} == {
        "bandit_guard:2": (0, 9),
        "bandit_guard:5": (-1, 11),
        "brute": (-4, 10),
        "spellweaver": (-4, 11),
    }
    guard = figures["bandit_guard:2"]
    assert (guard.kind, guard.side, guard.rank, guard.number, guard.room) == ("monster", "monster", "elite", 2, 1)
    assert (guard.hp, guard.most, guard.marks) == (3, 9, (Mark("wound"), Mark("muddle", fresh=True)))
    assert figures["bandit_guard:5"].bonuses[0].shield == 2
    assert (figures["brute"].hp, figures["spellweaver"].hp) == (7, 6)
    brute, spellweaver = state.heroes
    assert (brute.initiative, spellweaver.initiative, spellweaver.resting) == (72, 99, True)
    assert brute.active[0].used == 1
    assert brute.active[0].lasts == "persistent"
    # All cards that are nowhere else are in hand.
    assert sorted([*brute.hand, *brute.chosen, *brute.discard, "BR-10"]) == [f"BR-{n:02}" for n in range(1, 11)]
    assert len(spellweaver.hand) == 8
    assert (state.elements["fire"], state.elements["dark"], state.elements["ice"]) == (2, 1, 0)
    # The cards that are named lie on top.
    deck = state.decks["guard"]
    assert (deck.card, deck.discard, len(deck.draw)) == ("guard-3", ["guard-4"], 6)
    assert deck.draw[-2:] == ["guard-1", "guard-7"]
    assert len(state.decks["archer"].draw) == 8
    # The tables of the room are there without being stated.
    assert len(state.overlays) == 2


def test_the_game_goes_on_from_a_typed_position():
    match = Match.from_position(TYPED)
    assert match.decision is not None
    assert match.decision.question == "act"
    assert "play:BR-01:bottom" in [option.id for option in match.decision.options]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("class: spellweaver", "class: spelweaver", r"heroes\[1\].class: there is no class 'spelweaver'; did you mean"),
        ("a bandit_guard:2", "c bandit_guard:2", r"figures\[0\]: there is no 'c' on the map"),
        ("  b bandit_guard:5 +shield:2/round acted\n", "", "map: nobody is said to be 'b'"),
        ("wound muddle", "wounded muddle", r"figures\[0\]: 'wounded' says nothing about bandit_guard:2"),
        ("[BR-03]", "[BR-99]", r"heroes\[0\].: there is no card 'BR-99'"),
        ("fire: strong", "fire: hot", "elements.fire: one of fire"),
        ("card: 3", "card: 33", "decks.guard: there is no card '33'"),
        ("72 brute", "brute", r"order\[1\]: 'brute' must be an initiative"),
        ("3/9", "13/9", "impossible: bandit_guard:2: 13 of 9 hit points"),
        ("round: 2", "rounds: 2", "rounds: there is no such field; did you mean round"),
        (". .SO", ". .BO", "map: 'B' stands on two hexes"),
        ("BR-10 bottom used:1", "BR-10", "such as 'BR-05 top'"),
        ("S spellweaver", "@x spellweaver", r"figures\[3\]: 'x' is not a hex"),
    ],
)
def test_mistakes_are_named_with_their_place(old: str, new: str, complaint: str):
    assert TYPED.count(old) == 1
    with pytest.raises(PositionError, match=complaint):
        Match.from_position(TYPED.replace(old, new))


def test_figures_may_say_where_they_are_without_a_map():
    text = "game: gloomhaven\nplayers: 2\nheroes: [brute, tinkerer]\nfigures: ['@0,8 brute 3/10', '@1,8 tinkerer']\n"
    match = Match.from_position(text)
    assert [(figure.id, figure.at, figure.hp) for figure in match.state.figures] == [
        ("brute", (0, 8), 3),
        ("tinkerer", (1, 8), 8),
    ]


def test_tiles_coins_and_treasures_are_stated_where_they_are_not_the_rooms_own():
    match = Match.from_position("game: gloomhaven\nplayers: 2\nheroes: [brute, tinkerer]\n")
    state = match.state
    text = match.position()
    assert not {"tiles", "coins", "treasures"} & set(yaml.safe_load(text))
    more = "tiles: |\n  trap spike_trap 0,8 damage:3 poison room:1\ncoins: 0,9 0,9 -2,10\ntreasures: ['1,8 number:7']\n"
    changed = Match.from_position(text + more)
    (tile,) = changed.state.overlays
    assert (tile.id, tile.kind, tile.at) == ("spike_trap-0-8", "trap", ((0, 8),))
    assert (tile.damage, tile.cond) == (3, ("poison",))
    assert changed.state.coins == [(0, 9), (0, 9), (-2, 10)]
    assert changed.state.chests[0].number == 7
    assert Match.from_position(changed.position()).state == changed.state
    assert state.overlays != changed.state.overlays


def test_all_fields_of_the_state_by_their_names_are_understood_too():
    match = Match.new(RULEBOOK, 2, 3)
    for number in play_at_random(match, Chance(3)):
        if number == 60:
            break
    state, _ = match.last_checkpoint
    data = super(type(RULEBOOK), RULEBOOK).write_position(state)
    again = RULEBOOK.read_position({"players": 2, "options": match.setup.options, **data})
    again.rng, again.revealed = state.rng, state.revealed
    assert again == state


@pytest.mark.parametrize(
    ("draw", "top", "number"),
    [("x2, bless", ["x2", "bless"], 21), ("x2, -1, end", ["x2", "-1"], 2)],
)
def test_modifier_cards_lie_on_the_others_unless_the_deck_ends_with_them(draw: str, top: list[str], number: int):
    data = {"class": "brute", "modifiers": {"draw": draw}}
    usual = RULEBOOK.read_position({"players": 2, "options": RULEBOOK.setup(2, {}).options, "heroes": ["brute"]})
    hero = usual.heroes[0]
    read_hero(RULEBOOK.game(usual), hero, usual.heroes[0], data)
    assert hero.deck.draw[: -len(top) - 1 : -1] == top
    assert len(hero.deck.draw) == number


def test_what_lies_before_a_character_is_its_own_and_its_deck_is_as_its_perks_say():
    text = """
game: gloomhaven
players: 2
heroes:
- {class: brute, character: {level: 3, perks: [brute-perk-01, brute-perk-08]}, items: ['004'], discard: [BR-16]}
- spellweaver
"""
    match = Match.from_position(text)
    brute = match.state.heroes[0]
    assert "004" in brute.character.items
    assert "BR-16" in brute.character.pool
    assert len(brute.hand) == 9
    content = RULEBOOK.content
    perks = [content.perks[name] for name in brute.character.perks]
    added = Counter({card: copies for perk in perks for card, copies in perk.add})
    removed = Counter({card: copies for perk in perks for card, copies in perk.remove})
    assert Counter(brute.deck.draw) == Counter(STANDARD) + added - removed
    assert moment(Match.from_position(match.position()))[:2] == moment(match)[:2]
