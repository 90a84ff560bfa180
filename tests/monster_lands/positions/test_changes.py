"""Small changes to the content inside a position: one monster, mercenary, piece of equipment, for this match only."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tafelrunde.games.monster_lands import RULEBOOK
from tafelrunde.games.monster_lands.bot.foes import foe
from tafelrunde.games.monster_lands.bot.kit import kit_of
from tafelrunde.games.monster_lands.bot.worth import Outlook, equipment_worth
from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.rules.scoring import score
from tafelrunde.kernel import Bot, Chance, Match, PositionError
from tests.helpers.playing import random_choice

MONSTER, *_ = load().monster_deck("A")
LEADER, FIGHTER = load().start_cards("fire")
WEAPON = next(card.id for card in load().equipment.values())
LOOT = next(iter(load().loot))
START = f"""game: monster_lands
players: 2
clans: [{{affinity: fire, members: [{LEADER} leader, {FIGHTER} +{WEAPON}]}}]
land_a: {{monster: {MONSTER}}}
"""
CHANGES = f"""content:
  monsters: {{{MONSTER}: {{attack: 9, trophy: 3, catch_value: 30}}}}
  mercenaries: {{{FIGHTER}: {{dice: {{strength: 5}}, talent: {{effect: {{op: total_mod, value: 7, when: any}}}}}}}}
  equipment: {{{WEAPON}: {{cost: 9, ability: {{effect: {{op: total_mod, value: 9, when: any}}}}}}}}
  loot: {{{LOOT}: {{effect: {{op: gain, gold: 20}}}}}}
"""


def test_what_is_changed_counts_in_this_match_and_nowhere_else():
    match, other = Match.from_position(START + CHANGES), Match.from_position(START)
    changed, plain = RULEBOOK.game(match.state).content, RULEBOOK.game(other.state).content
    assert plain is load()
    assert (changed.monsters[MONSTER].attack, changed.monsters[MONSTER].trophy) == (9, 3)
    assert changed.monsters[MONSTER].victory_value == plain.monsters[MONSTER].victory_value
    assert changed.mercenary(FIGHTER).dice.strength == 5 != plain.mercenary(FIGHTER).dice.strength
    assert changed.equipment[WEAPON].cost == 9
    assert changed.loot[LOOT].effect != plain.loot[LOOT].effect
    assert changed.monsters.keys() == plain.monsters.keys()
    assert repr(match.view(0).scene) != repr(other.view(0).scene)


def test_trophies_count_what_is_printed_in_the_match():
    over = f"game: monster_lands\nplayers: 2\nphase: over\nclans: [{{trophies: [{MONSTER}]}}]\n"
    points = []
    for text in (over, over + CHANGES, over):
        state = Match.from_position(text).state
        content = RULEBOOK.game(state).content
        points.append(score(state.clans[0], content).trophies)
        outcome = RULEBOOK.outcome(state)
        assert outcome is not None
        assert outcome.details["parts"][0]["trophies"] == points[-1]
    assert points == [load().monsters[MONSTER].trophy, 3, load().monsters[MONSTER].trophy]


def test_copies_saves_and_positions_have_it_too(tmp_path: Path):
    match = Match.from_position(START + CHANGES)
    chance = Chance(3)
    for _ in range(25):
        match.answer(*random_choice(match, chance))
    match.save(tmp_path / "saved")
    loaded = Match.load(tmp_path / "saved")
    for copy in (match.clone(), loaded, Match.from_position(match.position())):
        assert copy.state.changes == match.state.changes
        assert RULEBOOK.game(copy.state).content.monsters[MONSTER].attack == 9
        assert copy.view(0).state.changes == match.state.changes
    assert yaml.safe_load(match.position())["content"] == yaml.safe_load(CHANGES)["content"]
    loaded.play([RULEBOOK.bot(seat) for seat in range(2)])
    assert loaded.over


def test_a_new_game_may_have_changes():
    match = Match.from_position("game: monster_lands\nplayers: 2\nphase: setup\n" + CHANGES)
    assert RULEBOOK.game(match.state).content.monsters[MONSTER].attack == 9
    assert Match.from_position(match.position()).state == match.state


def test_bots_reckon_with_the_content_of_their_match():
    """What is worked out once is kept by the content it belongs to, whichever match asks first."""
    plain, changed = Match.from_position(START), Match.from_position(START + CHANGES)
    found = []
    for match in (plain, changed, plain):
        outlook = Outlook(match.state, 0)
        land = match.state.lands[0]
        kit = kit_of(match.state.clans[0].members[1], outlook.content)
        found.append((foe(match.state, land).dice, kit.monster.flat, equipment_worth(WEAPON, outlook.content)))
    assert found[0] == found[2]
    assert found[1][0] == found[0][0] + 9 - load().monsters[MONSTER].attack
    assert found[1][1] == 16
    assert found[1][2] != found[0][2]


def test_two_matches_side_by_side_go_on_as_each_would_alone():
    def play(match: Match, bots: list[Bot], answers: int) -> None:
        for _ in range(answers):
            if match.decisions:
                decision = match.decisions[0]
                match.answer(bots[decision.seat].choose(decision, match.view(decision.seat)), decision.seat)

    def begin(text: str) -> tuple[Match, list[Bot]]:
        return Match.from_position(text), [RULEBOOK.bot(seat) for seat in range(2)]

    alone = {text: begin(text) for text in (START, START + CHANGES)}
    for match, bots in alone.values():
        play(match, bots, 40)
    together = {text: begin(text) for text in alone}
    for _ in range(8):
        for match, bots in together.values():
            play(match, bots, 5)
    for text, (match, _) in alone.items():
        assert together[text][0].state == match.state


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("{monster: {}}", "content.monster: there is no such field; did you mean monsters"),
        ("{monsters: {nobody: {}}}", "content.monsters.nobody: there is none"),
        (f"{{monsters: {{{MONSTER}: {{atack: 3}}}}}}", f"content.monsters.{MONSTER}.atack: unknown field"),
        (f"{{monsters: {{{MONSTER}: {{attack: 0}}}}}}", f"content.monsters.{MONSTER}.attack: "),
        (f"{{monsters: {{{MONSTER}: {{attack: 100}}}}}}", f"content.monsters.{MONSTER}.attack: at most 99, not 100"),
        (f"{{monsters: {{{MONSTER}: {{level: B}}}}}}", f"content.monsters.{MONSTER}.level: that can't be changed"),
        (f"{{monsters: {{{MONSTER}: {{power: {{op: smash}}}}}}}}", f"content.monsters.{MONSTER}.power.op: 'smash'"),
        (f"{{mercenaries: {{{LEADER}: {{reputation: 3}}}}}}", "reputation: a start_leader has reputation 0, found 3"),
        (f"{{equipment: {{{WEAPON}: 3}}}}", f"content.equipment.{WEAPON}: must be a list of fields"),
        ("7", "content: must be a list of fields"),
    ],
)
def test_mistakes_are_named_with_their_place(change: str, complaint: str):
    with pytest.raises(PositionError, match=complaint):
        Match.from_position(f"{START}content: {change}\n")
