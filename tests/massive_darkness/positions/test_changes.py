"""Small changes to the content inside a position: one card, one enemy, one skill, for this match only."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
import yaml

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.bot.gear import outfit
from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.kernel import Bot, Chance, Match, PositionError
from tafelrunde.kernel.words.language import Language
from tests.helpers.playing import random_choice

START = """game: massive_darkness
players: 2
options: {quest: tutorial}
heroes: [{hero: bjorn, class: shadow_barbarian, hands: [SA11], zone: B5}, {hero: whisper, zone: B4}]
enemies: {dwarf_warriors: {card: W001, zone: B5}}
"""
CHANGES = """content:
  starting_equipment: {SA11: {melee: {yellow: 1, red: 4}}}
  treasures: {S001: {defense: {blue: 3}}}
  guards: {W001: {health: 9, minions: 2, melee: {yellow: 3, red: 3}}}
  heroes: {whisper: {special_skill: {effects: [{at: passive, do: [{op: max_health, n: 1}]}]}}}
  classes: {shadow_barbarian: {lines: {improved_health: {skills: {'1': {cost: 1}}}}}}
  doors: {T05: {blocks: {'1': {normal: 0, special: 2}}}}
  events: {E01: {steps: [{op: patrol, who: guard, token: higher}]}}
"""


def test_what_is_changed_counts_in_this_match_and_nowhere_else():
    match, other = Match.from_position(START + CHANGES), Match.from_position(START)
    for state, weapon, health, minions, cost in ((match.state, (1, 4), 9, 4, 1), (other.state, (0, 1), 2, 2, 5)):
        game = RULEBOOK.game(state)
        bjorn, guards = state.heroes[0], state.enemies[0]
        assert game.loadout(bjorn).pool("melee", 0) == weapon
        assert (guards.health, len(guards.minions)) == (health, minions)
        assert game.enemy_loadout(guards).pool("melee", 0) == ((3, 3) if health == 9 else (2, 0))
        line = next(line for line in game.content.classes["shadow_barbarian"].lines if line.id == "improved_health")
        assert line.skills[0].cost == cost
        assert game.content.doors["T05"].blocks[0].special == (2 if health == 9 else 0)
        assert game.content.equipment["S002"].defense.blue == (3 if health == 9 else 1)
        assert game.content.events["E02"].steps[0].token == ("higher" if health == 9 else "lower")  # type: ignore[union-attr]
    assert match.state.heroes[1].health == 6
    assert other.state.heroes[1].health == 5
    assert load().equipment["SA11"].melee.red == 1
    assert other.state.changes == ""


def test_copies_saves_and_positions_have_it_too(tmp_path: Path):
    match = Match.from_position(START + CHANGES)
    chance = Chance(3)
    for _ in range(15):
        match.answer(*random_choice(match, chance))
    match.save(tmp_path / "saved")
    loaded = Match.load(tmp_path / "saved")
    for copy in (match.clone(), loaded, Match.from_position(match.position())):
        assert copy.state.changes == match.state.changes
        assert RULEBOOK.game(copy.state).equipment("SA11").melee.red == 4
        assert copy.view(0).state.changes == match.state.changes
    assert Match.from_position(match.position()).state == match.state
    assert yaml.safe_load(match.position())["content"] == yaml.safe_load(CHANGES)["content"]
    loaded.play([RULEBOOK.bot(seat) for seat in range(2)])
    assert loaded.over


def test_a_new_game_may_have_changes():
    match = Match.from_position("game: massive_darkness\nplayers: 2\nphase: setup\n" + CHANGES)
    assert match.decision is not None
    assert match.decision.question == "choose_hero"
    assert RULEBOOK.game(match.state).equipment("SA11").melee.red == 4
    assert Match.from_position(match.position()).state == match.state


def test_bots_reckon_with_the_content_of_their_match():
    """What is worked out once is kept by the content it belongs to, whichever match asks first."""
    plain, changed = Match.from_position(START), Match.from_position(START + CHANGES)
    worths, hits = [], []
    for match in (plain, changed, plain):
        party = Party(match.state)
        hero, enemy = party.state.heroes[0], party.state.enemies[0]
        worths.append(outfit.best_dress(party.key(hero), party.game.cards_of(hero))[0])
        hits.append(party.attack_on(enemy, hero, hero.zone, "melee", 0).mean)
    assert worths[0] == worths[2] != worths[1]
    assert hits[0] == hits[2] < hits[1]


def test_two_matches_side_by_side_go_on_as_each_would_alone():
    def play(match: Match, bots: list[Bot], answers: int) -> None:
        for _ in range(answers):
            if match.decision is not None:
                decision = match.decision
                match.answer(bots[decision.seat].choose(decision, match.view(decision.seat)))

    def begin(text: str) -> tuple[Match, list[Bot]]:
        return Match.from_position(text), [RULEBOOK.bot(seat) for seat in range(2)]

    alone = {text: begin(text) for text in (START, START + CHANGES)}
    for match, bots in alone.values():
        play(match, bots, 60)
    together = {text: begin(text) for text in alone}
    for _ in range(12):
        for match, bots in together.values():
            play(match, bots, 5)
    for text, (match, _) in alone.items():
        assert together[text][0].state == match.state


def test_scene_and_log_show_the_card_of_the_match():
    plain, changed = Match.from_position(START), Match.from_position(START + CHANGES)
    assert repr(plain.view(0).scene) != repr(changed.view(0).scene)
    shown = []
    for match in (plain, changed, plain):
        game = Game(match.state)
        game.tell("door_card", "MD-DOR-06", card="T05")
        shown.append(repr(RULEBOOK.shows(game.events[-1])))
    assert shown[0] == shown[2] != shown[1]


@pytest.mark.parametrize("language", ["de", "en"])
def test_sentences_of_the_log_are_the_same(language: Literal["de", "en"]):
    words = Language(language, RULEBOOK)
    said = []
    for match in (Match.from_position(START), Match.from_position(START + CHANGES)):
        game = Game(match.state)
        game.tell("cards_gained", "MD-PCK-01", seat=0, cards=["S001", "SA11"])
        game.tell("door_card", "MD-DOR-06", card="T05")
        said.append([words.event(event) for event in game.events])
    assert said[0] == said[1]
    assert all(said[0])


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("{guard: {}}", "content.guard: there is no such field; did you mean guards"),
        ("{guards: {W999: {}}}", "content.guards.W999: there is none"),
        ("{guards: {W001: {healht: 3}}}", "content.guards.W001.healht: unknown field"),
        ("{guards: {W001: {health: 0}}}", "content.guards.W001.health: "),
        ("{guards: {W001: {health: 100}}}", "content.guards.W001.health: at most 99, not 100"),
        ("{guards: {W001: {name: x}}}", "content.guards.W001.name: that can't be changed here"),
        ("{guards: {W001: {level: 2}}}", "content.guards.W001.level: that can't be changed here"),
        ("{guards: {W001: {minions: 9}}}", "content.guards.W001.minions: .* are too few for six heroes"),
        ("{guards: {W001: {melee: {blue: 1}}}}", "content.guards.W001.melee: yellow and red dice are for attacks"),
        ("{treasures: {S001: {kind: artefact, slot: body}}}", "content.treasures.S001.slot: that can't be changed"),
        ("{treasures: {S001: {kind: artefact}}}", "content.treasures.S001.slot: "),
        ("{treasures: {S001: {effects: [{at: defense, do: [{op: smash}]}]}}}",
         r"content.treasures.S001.effects\[0\].do\[0\].op: 'smash'"),
        ("{treasures: {S001: {effects: {7: {repeat: 2}}}}}", "content.treasures.S001.effects.7: there is none"),
        ("{classes: {shadow_barbarian: {lines: {rage: {}}}}}",
         "content.classes.shadow_barbarian.lines.rage: there is none"),
        ("{classes: {shadow_barbarian: {lines: []}}}", "content.classes.shadow_barbarian.lines: "),
        ("{classes: {shadow_barbarian: {lines: {improved_health: {name: x}}}}}", "improved_health.name: that can't"),
        ("{classes: {shadow_barbarian: {lines: {improved_health: {skills: {1: {level: 5}}}}}}}",
         "content.classes.shadow_barbarian.lines.*: the levels of a line rise"),
        ("{heroes: {bjorn: {shadow_skill: []}}}", "content.heroes.bjorn.shadow_skill: "),
        ("{heroes: {bjorn: {recommended_class: x}}}", "content.heroes.bjorn.recommended_class: there is no class x"),
        ("{guards: [W001]}", "content.guards: must be a list of fields"),
        ("7", "content: must be a list of fields"),
    ],
)  # fmt: skip
def test_mistakes_are_named_as_in_a_pack(change: str, complaint: str):
    with pytest.raises(PositionError, match=complaint):
        Match.from_position(f"{START}content: {change}\n")
