"""Every question in the middle of an effect is a checkpoint: a clone there is cheap, and goes on in the same way."""

from __future__ import annotations

import pytest

from tafelrunde.kernel import Match
from tests.massive_darkness.fights import WHISPER
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import ids, play, question, table

ORCS = "{card: W009, zone: B5}"


def attack(more: str = "", dice: str = "attack: [6, 6, 6, 6, 2, 3, 4], defense: [6, 6, 6]") -> Match:
    """Whisper with a Battle Axe (two yellow, two red dice) attacks orcs in the light; the other hero is wounded."""
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B5, health: 3, xp: 9, hands: [S131], pack: [S013]{more}}}, {{zone: B5, health: 2}}]
        enemies: [{ORCS}]
        next: {{{dice}}}
    """)
    return play(match, "melee:orc_executioners")


def clone_at(match: Match, asked: str, *answers: str) -> None:
    """The question is asked at a checkpoint; clones with and without history and the match end in the same state."""
    assert question(match) == asked
    state, since = match.last_checkpoint
    assert not since, f"{len(since)} answers since the checkpoint"
    assert state == match.state
    clones = [match.clone(), match.clone(history=False)]
    for one in (match, *clones):
        for answer in answers:
            assert answer in ids(one), f"{question(one)}: {ids(one)}"
            one.answer(answer)
    for clone in clones:
        assert clone.state == match.state
        assert (question(clone), ids(clone)) == (question(match), ids(match))


def effect(*operations: dict[str, object], at: str = "attack") -> dict[str, object]:
    return {"at": at, "cost": {"bam": 1}, "do": list(operations)}


def test_between_the_dice_that_are_removed(printed: Print) -> None:
    printed("S131")
    printed("S013", effect({"op": "remove_defense_dice", "n": 2}, {"op": "swords", "n": 1}))
    printed("W009", {"at": "defense", "do": [{"op": "add_dice", "blue": 3}]})
    match = play(attack(), "trigger:S013.0")
    clone_at(match, "pick_dice", "pick:1")
    assert ids(match) == ["pick:2", "pick:3"], "both have to go"
    clone_at(match, "pick_dice", "pick:2")


@pytest.mark.parametrize("picks", [("pick:1", "pick:3", "done"), ("pick:4", "pick:2", "pick:1", "pick:3")])
def test_between_the_dice_that_are_rolled_again(printed: Print, picks: tuple[str, ...]) -> None:
    printed("S131")
    printed("S013", {"at": "attack", "do": [{"op": "reroll", "dice": "any_attack_dice"}]})
    match = play(attack(), "reroll:attack")
    for pick in picks:
        clone_at(match, "pick_dice", pick)


def test_before_a_choice_and_after_it(printed: Print) -> None:
    either = [[{"op": "heal", "who": "self_or_ally_in_zone", "n": 1}], [{"op": "swords", "n": 2}]]
    printed("S131")
    printed(
        "S013", effect({"op": "bams", "n": 1}, {"op": "choose_one", "of": either}, {"op": "choose_one", "of": either})
    )
    match = play(attack(), "trigger:S013.0")
    clone_at(match, "choose_one", "choose:1")
    clone_at(match, "heal", "heal:1")
    clone_at(match, "choose_one", "choose:1")
    clone_at(match, "heal", "nobody")
    assert match.state.heroes[1].health == 3


def test_between_blank_dice_that_are_turned(printed: Print) -> None:
    printed("S131")
    printed("S013", {"at": "attack", "do": [{"op": "flip_blank", "n": 2}]})
    match = attack(dice="attack: [1, 6, 1, 1], defense: [1]")
    clone_at(match, "blank", ids(match)[0])
    clone_at(match, "blank", "keep")


def test_effects_that_work_by_themselves_are_not_repeated(printed: Print) -> None:
    printed("S131", {"at": "attack", "do": [{"op": "swords", "n": 5}]})
    printed("S013", {"at": "attack", "do": [{"op": "heal", "who": "self_or_ally_in_zone", "n": 1}]})
    match = attack()
    clone_at(match, "heal", "heal:0")
    (told,) = [event for event in match.events if event.kind == "swords"]
    assert [(term.source, term.value) for term in told.terms if term.source == "S131"] == [("S131", 5)]


def test_before_the_target_of_a_charge() -> None:
    match = table("""
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: B6, skills: {charge: 1}, hands: [SA11]}, {zone: C5}]
        enemies: [{card: W009, zone: B5}, {card: W001, zone: B5}]
    """)
    charge = next(name for name in ids(match) if name.startswith("charge:"))
    clone_at(play(match, charge), "charge_target", "melee:dwarf_warriors")
