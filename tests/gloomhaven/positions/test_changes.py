"""Small changes to the content inside a position: one card, one monster, one item, for this match only."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.kernel import Chance, Match, PositionError
from tests.helpers.playing import random_choice

START = "game: gloomhaven\nplayers: 2\nheroes: [brute, tinkerer]\n"
CHANGES = """content:
  cards: {BR-01: {initiative: 5, top: {abilities: [{op: attack, n: 9}]}}}
  monsters: {bandit_guard: {normal: {hp: 2}, elite: {hp: 77, traits: {shield: 3}}}}
  monster_cards: {guard-3: {initiative: 1}}
  items: {'012': {use: spent}}
"""


def guards(match: Match) -> dict[str, int]:
    return {figure.rank: figure.hp for figure in match.state.figures if figure.type == "bandit_guard"}


def test_what_is_changed_counts_in_this_match_and_nowhere_else():
    match = Match.from_position(START + CHANGES)
    game = RULEBOOK.game(match.state)
    assert game.card("BR-01").initiative == 5
    assert game.card("BR-01").top.abilities[0].n == 9  # type: ignore[union-attr]
    assert game.card("BR-01").bottom == RULEBOOK.content.cards["BR-01"].bottom
    assert set(guards(match).values()) <= {2, 77}
    assert [stats.hp for stats in game.content.monsters["bandit_guard"].elite] == [77] * 8
    assert game.content.monster_card("guard-3").initiative == 1
    assert game.item("012").use == "spent"
    other = Match.from_position(START)
    assert RULEBOOK.game(other.state).card("BR-01").initiative == RULEBOOK.content.cards["BR-01"].initiative == 72
    assert not set(guards(other).values()) & {2, 77}


def test_copies_saves_and_positions_have_it_too(tmp_path: Path):
    match = Match.from_position(START + CHANGES)
    chance = Chance(3)
    for _ in range(25):
        match.answer(*random_choice(match, chance))
    match.save(tmp_path / "saved")
    loaded = Match.load(tmp_path / "saved")
    for other in (match.clone(), loaded, Match.from_position(match.position())):
        assert other.state.changes == match.state.changes
        assert RULEBOOK.game(other.state).card("BR-01").initiative == 5
        assert other.view(0).state.changes == match.state.changes
    assert yaml.safe_load(match.position())["content"] == yaml.safe_load(CHANGES)["content"]
    loaded.play([RULEBOOK.bot(seat) for seat in range(2)])
    assert loaded.over


def test_a_new_game_may_have_changes():
    match = Match.from_position("game: gloomhaven\nplayers: 2\n" + CHANGES)
    assert match.decision is not None
    assert match.decision.question == "class"
    assert RULEBOOK.game(match.state).card("BR-01").initiative == 5
    assert Match.from_position(match.position()).state == match.state


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("{monster: {}}", "content.monster: there is no such field; did you mean monsters"),
        ("{cards: {BR-99: {}}}", "content.cards.BR-99: there is none; did you mean"),
        ("{cards: {BR-01: {initiative: 100}}}", "content.cards.BR-01.initiative: "),
        ("{cards: {BR-01: {intiative: 10}}}", "content.cards.BR-01.intiative: "),
        ("{cards: {BR-01: {name: x}}}", "content.cards.BR-01.name: that can't be changed here"),
        ("{cards: {BR-01: {top: {abilities: [{op: smash}]}}}}", r"content.cards.BR-01.top.abilities\[0\].op: 'smash'"),
        ("{cards: {BR-01: {top: {abilities: [{do: move, n: 1}]}}}}", "write `op: move` instead of `do`"),
        ("{cards: {BR-01: {top: {abilities: [{op: attack, n: 1, area: star}]}}}}", r"\[0\].area: 'star' is no area"),
        ("{monsters: {bandit_guard: {elite: {hp: many}}}}", r"content.monsters.bandit_guard.elite\[0\].hp: "),
        ("{monsters: [bandit_guard]}", "content.monsters: must be a list of fields"),
        ("7", "content: must be a list of fields"),
    ],
)  # fmt: skip
def test_mistakes_are_named_as_in_a_pack(change: str, complaint: str):
    with pytest.raises(PositionError, match=complaint):
        Match.from_position(f"{START}content: {change}\n")


def test_a_modifier_card_lies_on_top_and_blesses_come_from_the_supply():
    text = "game: gloomhaven\nplayers: 2\nheroes: [{class: brute, modifiers: {draw: 'x2, bless'}}, tinkerer]\n"
    state = Match.from_position(text + "monster_modifiers: {draw: curse}\n").state
    assert state.heroes[0].deck.draw[:-3:-1] == ["x2", "bless"]
    assert state.heroes[0].deck.draw.count("x2") == 1
    assert (state.blesses, state.hero_curses, state.monster_curses) == (9, 10, 9)
    with pytest.raises(PositionError, match="blesses"):
        Match.from_position(text + "blesses: 10\n")
