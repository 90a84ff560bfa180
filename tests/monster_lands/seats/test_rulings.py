"""What we decided where the rules are silent."""

from __future__ import annotations

import pytest

from tests.helpers.monster_lands import answer, clan, ids, member, play


@pytest.mark.rule("ML-RUL-01")
def test_an_ability_without_effect_is_not_offered() -> None:
    full = play(
        """
        clans:
          - {members: [kakron leader, nuduru], pool: 1S, potions: 3}
          - {pool: 1S}
        """
    )
    assert "talent:nuduru" not in ids(full.decision)
    room = play(
        """
        clans:
          - {members: [kakron leader, nuduru], pool: 1S, potions: 2}
          - {pool: 1S}
        """
    )
    answer(room, "talent:nuduru")
    assert clan(room, 0).potions == 3
    assert "talent:nuduru" not in ids(room.decision)


@pytest.mark.rule("ML-RUL-01")
def test_a_loot_tile_of_tokens_waits_until_one_of_them_fits() -> None:
    full = play(
        """
        clans:
          - {pool: 1S, potions: 3, poisons: 3, loot: [loot_07]}
          - {pool: 1S}
        """
    )
    assert "loot:loot_07" not in ids(full.decision)
    half = play(
        """
        clans:
          - {pool: 1S, potions: 3, poisons: 2, loot: [loot_07]}
          - {pool: 1S}
        """
    )
    answer(half, "loot:loot_07")
    assert (clan(half, 0).potions, clan(half, 0).poisons) == (3, 3)


@pytest.mark.rule("ML-RUL-02")
def test_equipment_of_one_type_is_exchanged() -> None:
    match = play(
        """
        clans:
          - {members: [kakron leader +pugnor, purkas +mortis], pool: 1S}
          - {pool: 1S}
        """
    )
    answer(match, "equipment:pugnor", "give:purkas")
    assert member(match, "kakron").equipment == ["mortis"]
    assert member(match, "purkas").equipment == ["pugnor"]
    assert match.state.equipment_discard == []


@pytest.mark.rule("ML-RUL-03")
def test_a_contract_takes_tokens_from_the_tile_first() -> None:
    match = play(
        """
        phase: contract_mission
        mission_b: {tile: mission_04}
        clans:
          - {members: [kakron leader, purkas @mission_b.1 potions:1], potions: 2}
          - {}
        paths: {mission_b.1: {member: purkas, dice: 1M}}
        """
    )
    answer(match, "fulfil")
    assert (member(match, "purkas").potions, clan(match, 0).potions) == (0, 1)


@pytest.mark.rule("ML-RUL-09")
def test_who_joins_a_clan_that_has_lost_everybody_leads_it() -> None:
    match = play(
        """
        phase: salary
        tavern: [poissen, parsas, nuduru, torko]
        clans:
          - {members: [], fame: 9, gold: 0, loot: [loot_15]}
          - {}
        """
    )
    answer(match, "loot:loot_15", "hire:nuduru")
    assert [(one.id, one.leader) for one in clan(match, 0).members] == [("nuduru", True)]
    assert clan(match, 0).gold == 0  # no free aspirant and no refill either
