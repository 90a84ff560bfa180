"""Death of a mercenary (chapter 7.6)."""

import pytest

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.kernel import Match
from tests.helpers.adventure import (
    adventure,
    answer,
    asked,
    choices,
    clan,
    dice,
    health,
    land,
    member,
    path,
    question,
    state,
    told,
    whole_round,
)


def dies(
    member: str = "fandor", path: str = "dice: 1S", slot: int = 1, clan: str = "gold: 7", more: str = "wormee"
) -> Match:
    """Gator kills a mercenary in Al-Dahn; wormee is a second member at home."""
    return adventure(f"""
        clans:
        - {{members: [{member} @land_a.{slot}, {more}], {clan}}}
        land_a: {{land: al_dahn, monster: gator}}
        paths: {{land_a.{slot}: {{{path}}}}}
        next: {{monster: [6, 6, 6]}}
    """)


SPORUS = """
stage: monster_attack
slot: 1
clans:
- members: [fandor wounded @land_a.1]
- members: [vaidala @land_a.2]
land_a: {{land: kale, monster: sporus, fought: true, catch_total: 9, defeat_total: 9}}
paths:
  land_a.1: {{dice: S4 S5, traps: [trap_t4 up], shields: 0, fought: true, attacked: {attacked}}}
  land_a.2: {{dice: 1S}}
next: {{monster: [1, 1, 1], area: [6]}}
"""
"""Sporus' shared die kills Fandor, who has already fought."""


@pytest.mark.rule("ML-DTH-01")
def test_a_dead_mercenary_is_removed_with_everything_on_its_tile_and_its_equipment():
    match = dies(member="fandor gold:4 potions:1 poisons:1 +pugnor +noxx +tergeo")
    answer(match, "endure")
    assert health(match, "fandor") == ["dead"]
    assert path(match, "land_a.1").member == ""
    assert (clan(match).gold, clan(match).potions, clan(match).poisons) == (7, 0, 0)
    assert sorted(state(match).equipment_discard) == ["noxx", "pugnor", "tergeo"]
    assert [each.id for each in clan(match).members] == ["wormee"]


@pytest.mark.rule("ML-DTH-01")
def test_it_is_removed_at_once():
    """The next question already finds the path empty."""
    match = adventure("""
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 1S}
          land_a.2: {dice: 1S}
        next: {monster: [6, 6, 6, 1, 1, 1]}
    """)
    assert asked(match) == (1, "attack")
    assert clan(match, 0).members == []


@pytest.mark.rule("ML-DTH-02")
def test_who_dies_before_attacking_loses_dice_traps_and_shields():
    match = dies(path="dice: 3S, traps: [trap_s1, trap_start], shields: 1")
    answer(match, "endure")
    assert dice(match, "land_a.1") == ""
    assert path(match, "land_a.1").traps == []
    assert path(match, "land_a.1").shields == 0
    assert state(match).trap_discard == ["trap_s1"]


@pytest.mark.rule("ML-DTH-02")
def test_who_dies_after_attacking_leaves_dice_and_traps():
    match = adventure(SPORUS.format(attacked="true"))
    assert health(match, "fandor") == ["dead"]
    assert dice(match, "land_a.1") == "SS"
    assert [trap.kind for trap in path(match, "land_a.1").traps] == ["trap_t4"]
    assert question(match).args["defeat"] == 9


@pytest.mark.rule("ML-DTH-02")
def test_who_fought_but_declined_to_attack_loses_dice_and_traps():
    match = adventure(SPORUS.format(attacked="false"))
    assert dice(match, "land_a.1") == ""
    assert state(match).trap_discard == ["trap_t4"]


@pytest.mark.rule("ML-DTH-03")
@pytest.mark.parametrize(("slot", "fame"), [(1, 2), (2, 2), (3, 1), (4, 1)])
def test_death_in_a_land_brings_the_fame_printed_at_the_path(slot, fame):
    match = dies(slot=slot)
    if slot == 4:
        answer(match, "endure")
    assert health(match, "fandor") == ["dead"]
    assert [each.fame for each in state(match).clans] == [5 + fame, 5]


@pytest.mark.rule("ML-DTH-03")
def test_death_by_a_redirected_die_brings_the_fame_of_the_targets_path():
    match = adventure(
        """
        clans:
        - members: [ginova @land_a.2]
        - members: [vaidala wounded @land_a.3]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.2: {dice: 1S}
          land_a.3: {dice: 1S, traps: [trap_s1]}
        next: {monster: [6, 1, 1]}
        """,
        *("redirect:land_a.3",),
    )
    assert health(match, "vaidala") == ["dead"]
    assert [each.fame for each in state(match).clans] == [5, 5 + 1]
    assert dice(match, "land_a.3") == "", "Vaidala had not attacked"


@pytest.mark.rule("ML-DTH-04")
@pytest.mark.parametrize("slot", [1, 2])
def test_death_at_the_access_brings_three_fame(slot):
    match = adventure(
        f"""
        clans:
        - members: [fandor @access.{slot}]
        access: {{monster: gator}}
        paths: {{access.{slot}: {{dice: 1S}}}}
        next: {{monster: [6, 6, 6]}}
        """,
        *("endure",),
    )
    assert clan(match).fame == 5 + 3


@pytest.mark.rule("ML-DTH-05")
def test_the_owner_loses_the_reputation_of_the_dead():
    """Fandor (3) dies, Purkas (1) and Vaidala (4) live."""
    match = dies(more="purkas, vaidala")
    assert Game(state(match)).reputation(clan(match)) == 5


@pytest.mark.rule("ML-DTH-06")
@pytest.mark.parametrize(
    ("name", "discard", "removed"),
    [
        pytest.param("fandor", ["fandor"], False, id="tavern mercenary"),
        pytest.param("korgo", [], True, id="start leader"),
        pytest.param("nimra", [], True, id="start mercenary"),
    ],
)
def test_where_the_card_of_a_dead_mercenary_goes(name, discard, removed):
    match = dies(member=f"{name} wounded +pugnor")
    if name == "nimra":
        answer(match, "endure")
    assert state(match).mercenary_discard == discard
    assert (name in state(match).removed) == removed
    assert state(match).equipment_discard == ["pugnor"]


@pytest.mark.rule("ML-DTH-07", "ML-STL-08")
def test_the_land_of_a_dead_settler_stays_owned_and_can_be_settled_again():
    match = adventure(
        """
        clans:
        - members: [fandor settled:kyzhul @land_a.1, vaidala @access.1, wormee]
          lands: [kyzhul]
        land_a: {land: al_dahn, monster: gator}
        access: {monster: moldo}
        paths:
          land_a.1: {dice: 1S}
          access.1: {dice: 1S}
        next: {monster: [6, 6, 6, 1, 1]}
        """
    )
    assert clan(match).lands == ["kyzhul"]
    assert choices(match) == ["continue", "settle:kyzhul:vaidala"]


@pytest.mark.rule("ML-DTH-07", "ML-ITM-54")
def test_a_dead_dalina_lowers_the_trap_limit_at_once():
    match = dies(member="dalina", clan="traps: [trap_s1, trap_s1, trap_s2, trap_s2, trap_t4, trap_t4, trap_t8]", slot=2)
    assert asked(match) == (0, "discard_trap")
    answer(match, "discard:trap_s1", "discard:trap_t8")
    assert clan(match).traps == ["trap_s1", "trap_s2", "trap_s2", "trap_t4", "trap_t4"]
    assert state(match).trap_discard == ["trap_s1", "trap_t8"]


@pytest.mark.rule("ML-DTH-08")
def test_the_dead_do_not_plunder():
    match = dies()
    assert match.over
    assert clan(match).loot == []


@pytest.mark.rule("ML-DTH-08")
def test_the_dead_do_not_conquer():
    """Korcko's last hit kills Vaidala, who had not fought and would have rolled 24."""
    match = adventure(
        """
        stage: mercenary_attack
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala wounded @land_a.2]
        land_a: {land: kale, monster: korcko, fought: true}
        paths:
          land_a.1: {dice: S6 S6 S6 S6 S6, fought: true}
          land_a.2: {dice: 4S}
        next: {strength: [6, 6, 6, 6]}
        """,
        *("finish",),
    )
    assert land(match).land == "kale"
    assert told(match, "conquest_failed") == []


@pytest.mark.rule("ML-DTH-08")
def test_the_dead_do_not_receive_the_gold_of_their_path():
    match = whole_round("""
        clans:
        - members: [kakron leader, fandor @land_a.2 gold:4]
        land_a: {land: al_dahn, monster: gator}
        paths: {land_a.2: {dice: 2S}}
        next: {monster: [6, 6, 6]}
    """)
    assert clan(match).gold == 7


@pytest.mark.rule("ML-DTH-09")
def test_a_dead_leader_is_replaced_in_the_cleanup_not_before():
    text = """
        clans:
        - members: [kakron leader @land_a.1, fandor, purkas]
        land_a: {land: al_dahn, monster: gator}
        paths: {land_a.1: {dice: 2S}}
        next: {monster: [6, 6, 6]}
    """
    assert not any(each.leader for each in clan(adventure(text)).members)
    match = whole_round(text)
    assert member(match, "fandor").leader
