"""A position with a mistake is refused with its place, or it is another position that can be played."""

from random import Random

import pytest
import yaml

from tafelrunde.kernel import Chance, Match, PositionError
from tafelrunde.kernel.rulebook import Value
from tests.helpers.documents import written
from tests.helpers.mutating import with_a_mistake
from tests.helpers.playing import play_at_random

EVERYTHING: dict[str, Value] = {
    "ambush_module": True,
    "queens_grant": True,
    "more_monsters": True,
    "extra_mercenaries": True,
}


def moments(players: int, seed: int, count: int) -> list[str]:
    """Positions at random moments of a random game."""
    options: dict[str, Value] = EVERYTHING if players > 1 else {"difficulty": "intro", "more_monsters": True}
    match = Match.new("monster_lands", players, seed=seed, options=options)
    random = Random(seed)
    texts = [match.position() for _ in play_at_random(match, Chance(seed)) if random.random() < 0.1]
    return random.sample(texts, count)


@pytest.mark.parametrize("seed", range(12))
def test_a_mistake_is_named_or_harmless(seed):
    random = Random(seed)
    for text in moments(1 + seed % 4, seed, 3):
        data = yaml.safe_load(text)
        for _ in range(25):
            mistake, changed = with_a_mistake(data, random)
            try:
                match = Match.from_position(written(changed))
            except PositionError as error:
                where, _, what = str(error).partition(": ")
                assert where, mistake
                assert what, mistake
                continue
            match.rulebook.check(match.last_checkpoint[0])
            for number in play_at_random(match, Chance(seed)):
                if number == 25:
                    break


@pytest.mark.rule("ML-VAR-01")
def test_the_start_marker_shows_the_side_that_the_round_says():
    """Its side need not be stated, and can't be stated wrongly."""
    grant = "game: monster_lands\nplayers: 2\noptions: {queens_grant: true}\n"
    first = Match.from_position(f"{grant}round: 1\nclans: [{{pool: 1S}}]")
    assert not first.state.marker_b
    second = Match.from_position(f"{grant}round: 2\nphase: grant")
    assert second.state.marker_b
    assert second.decision.question == "grant_die"
    with pytest.raises(PositionError, match="marker_b: the start marker shows side B"):
        Match.from_position(f"{grant}round: 2\nmarker_b: false")
    with pytest.raises(PositionError, match="phase: no grant"):
        Match.from_position(f"{grant}round: 1\nphase: grant")


WHERE = {
    "{phase: battle, stage: monster_attack, land_a: {monster: none}}": "stage: monster_attack at land_a, where no",
    "{phase: battle, stage: mercenary_attack}": "stage: mercenary_attack at land_a, but nobody is on land_a.1",
    "{phase: battle, stage: victory}": "victory: not in the stage",
    "{phase: battle, place: 3}": "place: there are 2 of them",
    "{phase: battle, slot: 9, stage: reveal}": "slot: land_a has 4 paths",
    "{stage: reveal}": "stage: none in the phase deployment",
    "{phase: battle, action: pawn}": "action: none in the phase battle",
    "{clans: [{pool: 1S}], action: pown}": "action: 'pown' is not possible; there are: .*pawn",
    "{clans: [{pool: 1S}], action: 'load:land_a.9'}": "action: there is no path 'land_a.9'",
    "{clans: [{pool: 1S}], action: 'load:land_a.1'}": "action: seat 0 has nobody on land_a.1",
    "{passed: 2}": "passed: 2 of 2",
    "{turn: 2}": "turn: there is no seat 2",
    "{phase: dice_mission, mission_totals: [3]}": "mission_totals: 1 for 0 paths",
    "{mission_a: {tile: none}, paths: {mission_a.1: {member: kakron}}}": "mission_a.tile: mercenaries stand",
    "{access: {monster: none}, paths: {access.1: {member: kakron}}}": "access.monster: nobody goes there",
    "{clans: [{seat: 1}]}": r"clans\[0\].seat: there is no such field",
    "{access: {side: b}}": "access.side: there is no such field",
    "{phase: battle, rolling: {poisons: 1}}": "rolling.poisons: there is no such field; did you mean poison",
    "{rolling: {poison: 1}}": "rolling: nobody rolls",
    "{opened: true}": "opened: no window",
    "{fled: sandor}": "fled: sandor escapes only",
    "{used: [nobody]}": "used: nothing called 'nobody'",
    "{used: [7]}": "used",
    "{clans: [{tally: {hirred: 1}}]}": r"clans\[0\].tally",
    "{clans: [{members: [none]}]}": r"clans\[0\].members: 'none' is no mercenary",
    "{clans: [{traps: [none]}]}": r"clans\[0\].traps: 'none' is no trap",
    "{clans: [{members: [kakron leader leader]}]}": "'leader' is said twice about kakron",
    "{removed: [[]]}": r"removed: \[\] is no mercenary",
    "{panic: [none]}": "panic: 'none' is no panic",
    "{phase: setup, clans: []}": "clans: nothing can be stated before the set-up",
    "{paths: {land_a.1: {member: kakron, dice: S2@1}}}": "land_a.1.dice: a die on tile 1",
    "{paths: {land_a.1: {member: kakron, dice: S2/nobody}}}": "land_a.1.dice: nothing called 'nobody'",
    "{paths: {land_a.1: {member: kakron, traps: [trap_s1 up target:2]}}}": "trap_s1 aims at path 2",
}


@pytest.mark.parametrize("text", WHERE)
def test_what_can_not_be_is_refused_with_its_place(text):
    data = {"game": "monster_lands", "players": 2, **yaml.safe_load(text)}
    with pytest.raises(PositionError, match=WHERE[text]):
        Match.from_position(written(data))
