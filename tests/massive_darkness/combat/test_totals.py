"""Events that tell a result carry what it comes to: nobody has to add up terms."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.kernel import Match
from tests.massive_darkness.table import play, table, told


@pytest.mark.rule("MD-COM-11", "MD-HRD-09")
def test_the_wounds_of_an_attack_and_who_is_left():
    match = table("""
        heroes: [{hero: bjorn, zone: B5, hands: [SA11]}, {zone: B6}]
        enemies: [{card: W001, zone: B5, minions: [2, 1]}]
        next: {attack: [6, 6, 6], defense: [1, 1, 1, 1, 1, 1]}
    """)
    play(match, "melee:dwarf_warriors")
    while match.state.combat is not None:
        assert match.decision is not None
        play(match, next(option.id for option in match.decision.options if option.id in ("go", "keep", "done")))
    (dealt,) = told(match, "dealt")
    (wounded,) = told(match, "enemy_wounded")
    assert dealt.args["total"] == wounded.args["n"] > 0
    assert dealt.args["n"] == max(0, dealt.args["swords"] - dealt.args["shields"])
    enemy = match.state.enemies[0]
    assert (wounded.args["health"], tuple(wounded.args["minions"])) == (enemy.health, enemy.minions)


@pytest.mark.parametrize("seed", range(3))
def test_totals_are_what_the_state_says(seed: int):
    """Whoever follows the enemies by events alone knows how they are, in whole games."""
    random = Random(seed)
    match = Match.new(RULEBOOK, 2, seed, options={"quest": "scorched_earth", "heroes": "recommended", "lifebringer": 8})
    enemies: dict[str, tuple[int, tuple[int, ...]]] = {}
    seen = 0
    for _ in range(400):
        for event in match.events[seen:]:
            args = event.args
            if event.kind == "appeared":
                full = RULEBOOK.game(match.state).content.enemies[args["card"]].health
                enemies[args["enemy"]] = args["health"], (full,) * args["minions"]
            elif event.kind in ("enemy_wounded", "enemy_healed"):
                enemies[args["enemy"]] = args["health"], tuple(args["minions"])
            elif event.kind == "enemy_gone":
                del enemies[args["enemy"]]
        seen = len(match.events)
        assert enemies == {enemy.id: (enemy.health, enemy.minions) for enemy in match.state.enemies}
        if match.decision is None:
            break
        match.answer(random.choice([option for option in match.decision.options if not option.id.startswith("buy")]))
