"""The powers of the monsters, also together with talents, equipment, redirection and tokens (chapter 6.3)."""

import pytest

from tafelrunde.kernel import Match
from tests.helpers.adventure import (
    about,
    adventure,
    answer,
    asked,
    choices,
    clan,
    health,
    land,
    member,
    monster_rolls,
    state,
    told,
    totals,
    whole_round,
)

# --- Abysur -----------------------------------------------------------------------------------------------------


def abysur(hits: str, fame: int = 5, member: str = "fandor @land_a.1", path: str = "dice: 1S") -> Match:
    return adventure(f"""
        clans:
        - members: [{member}]
          fame: {fame}
        land_a: {{land: al_dahn, monster: abysur}}
        paths: {{land_a.1: {{{path}}}}}
        next: {{monster: {hits}}}
    """)


@pytest.mark.rule("ML-PWR-01")
def test_a_wound_by_abysur_costs_one_fame():
    match = abysur("[3, 1, 1]")
    assert (clan(match, 0).fame, clan(match, 1).fame) == (4, 5)


@pytest.mark.rule("ML-PWR-01")
def test_abysur_takes_no_fame_without_a_wound():
    assert clan(abysur("[1, 2, 2]")).fame == 5


@pytest.mark.rule("ML-PWR-01")
def test_a_prevented_wound_does_not_cost_fame():
    match = abysur("[6, 6, 1]", member="fandor @land_a.1 potions:1", path="dice: 1S, shields: 1")
    answer(match, "potion", "shield")
    assert clan(match).fame == 5
    assert health(match, "fandor") == ["healthy"]


@pytest.mark.rule("ML-PWR-01")
def test_two_wounds_by_one_attack_cost_one_fame_even_if_the_mercenary_dies():
    match = abysur("[6, 6, 6]")
    assert health(match, "fandor") == ["dead"]
    assert clan(match).fame == 5 + 2 - 1


@pytest.mark.rule("ML-PWR-01")
def test_abysur_never_takes_fame_below_zero():
    assert clan(abysur("[3, 1, 1]", fame=0)).fame == 0


@pytest.mark.rule("ML-PWR-01")
def test_abysur_takes_fame_from_the_owner_of_whom_a_redirected_die_wounds():
    match = adventure(
        """
        clans:
        - members: [ginova @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: abysur}
        paths:
          land_a.1: {dice: 1S}
          land_a.2: {dice: 1S}
        next: {monster: [3, 1, 1]}
        """,
        *("redirect:land_a.2",),
    )
    assert (clan(match, 0).fame, clan(match, 1).fame) == (5, 4)


@pytest.mark.rule("ML-PWR-01")
def test_one_attack_of_abysur_costs_one_fame_even_if_it_is_redirected_in_two_parts():
    match = adventure(
        """
        options: {ambush_module: true}
        stage: monster_attack
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: abysur}
        paths:
          land_a.1: {dice: 1S, traps: [amb_redirect1 up target:2, amb_redirect1 up target:2]}
          land_a.2: {dice: 1S}
        next: {monster: [6, 6, 1]}
        """,
        *("dice:1", "dice:1"),
    )
    assert health(match, "vaidala") == ["dead"]
    assert clan(match, 1).fame == 5 + 2 - 1


# --- the four affinity monsters ---------------------------------------------------------------------------------


def dice_rolled(monster: str, place: str, terrain: str) -> int:
    spot = "land_a.1" if place == "land_a" else "access.1"
    monsters = f"land_a: {{land: {terrain}, monster: {monster}}}"
    if place == "access":
        monsters = f"land_a: {{land: {terrain}, monster: gator}}\naccess: {{monster: {monster}}}"
    match = adventure(f"""
clans:
- members: [fandor @{spot}]
{monsters}
paths: {{{spot}: {{dice: 1S}}}}
next: {{monster: [1, 1, 1, 1, 1, 1, 1, 1]}}
""")
    [(_, faces)] = monster_rolls(match)
    return len(faces)


@pytest.mark.parametrize(
    ("monster", "home", "attack"),
    [
        pytest.param("blandor", "kale", 2, marks=pytest.mark.rule("ML-PWR-02")),
        pytest.param("sckon", "kyzhul", 2, marks=pytest.mark.rule("ML-PWR-13")),
        pytest.param("snailer", "gurban", 1, marks=pytest.mark.rule("ML-PWR-15")),
        pytest.param("surbol", "al_dahn", 2, marks=pytest.mark.rule("ML-PWR-17")),
    ],
)
def test_an_affinity_monster_has_two_affinity_dice_at_home_and_none_elsewhere(monster, home, attack):
    elsewhere = "kale" if home != "kale" else "gurban"
    assert dice_rolled(monster, "land_a", home) == attack + 2
    assert dice_rolled(monster, "land_a", elsewhere) == attack


@pytest.mark.rule("ML-PWR-21")
@pytest.mark.parametrize(
    ("monster", "home", "attack"),
    [("blandor", "kale", 2), ("sckon", "kyzhul", 2), ("snailer", "gurban", 1), ("surbol", "al_dahn", 2)],
)
def test_an_affinity_monster_gets_nothing_extra_at_the_access(monster, home, attack):
    assert dice_rolled(monster, "access", home) == attack


# --- Caribdis ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-PWR-03")
@pytest.mark.parametrize("weapon", ["pugnor", "slyzor", "fulgar", "mortis"])
def test_weapons_do_nothing_against_caribdis(weapon):
    match = adventure(
        f"""
        clans:
        - members: [fandor @land_a.1 +{weapon} +tergeo]
        land_a: {{land: al_dahn, monster: caribdis}}
        paths: {{land_a.1: {{dice: 1S 1M}}}}
        next: {{monster: [1, 1, 1], strength: [3], magic: [4]}}
        """,
        *("discard:0", "roll_all"),
    )
    assert totals(match) == (7, 7)


@pytest.mark.rule("ML-PWR-03")
def test_other_equipment_works_against_caribdis():
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1 +pugnor +noxx +tergeo]
        land_a: {land: al_dahn, monster: caribdis}
        paths: {land_a.1: {dice: 2S}}
        next: {monster: [6, 1, 1], strength: [3, 1, 6]}
        """,
        *("defence:noxx", "roll_all", "reroll:tergeo:1"),
    )
    assert health(match, "fandor") == ["healthy"]
    assert totals(match) == (9, 9)


@pytest.mark.rule("ML-PWR-03")
def test_weapons_work_again_in_the_conquest_after_caribdis():
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2 +pugnor]
        land_a: {land: al_dahn, monster: caribdis}
        paths:
          land_a.1: {dice: 6S}
          land_a.2: {dice: 2S}
        next: {monster: [1, 1, 1], strength: [6, 6, 6, 6, 6, 6, 6, 6]}
        """,
        *("roll_all",),
    )
    assert clan(match, 1).lands == ["al_dahn"]


# --- Dogor ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-PWR-04")
def test_dogor_goes_to_the_access_and_another_monster_is_drawn_for_the_land():
    match = whole_round("""
        phase: reset
        land_a: {land: al_dahn, monster: none}
        access: {monster: krinx}
        monster_deck: [dogor, moldo]
    """)
    assert land(match).monster == "moldo"
    assert land(match, "access").monster == "dogor"
    assert state(match).monster_discard == ["krinx"]
    assert state(match).panic == []


@pytest.mark.rule("ML-PWR-04")
def test_panic_follows_dogor_in_the_next_cleanup():
    match = whole_round("""
        phase: panic
        land_a: {land: al_dahn, monster: moldo}
        access: {monster: dogor}
    """)
    assert len(state(match).panic) == 1


# --- Gator ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-PWR-05")
def test_no_potions_and_no_poisons_against_gator():
    match = adventure("""
        clans:
        - members: [fandor wounded @land_a.1 potions:2 poisons:2]
        land_a: {land: al_dahn, monster: gator}
        paths: {land_a.1: {dice: 2S, shields: 1}}
        next: {monster: [6, 1, 1]}
    """)
    assert asked(match) == (0, "defend"), "no potion can be drunk before the fight"
    assert choices(match) == ["shield", "endure"]
    answer(match, "shield")
    assert choices(match) == ["roll_all", "roll:strength", "decline"]


@pytest.mark.rule("ML-PWR-05")
def test_gator_forbids_potions_to_whom_its_dice_are_redirected():
    match = adventure(
        """
        clans:
        - members: [ginova @land_a.1]
        - members: [vaidala @land_a.2 potions:1]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 1S}
          land_a.2: {dice: 1S}
        next: {monster: [6, 1, 1]}
        """,
        *("redirect:land_a.2",),
    )
    assert health(match, "vaidala") == ["wounded"]
    assert member(match, "vaidala").potions == 1


@pytest.mark.rule("ML-PWR-05")
def test_poison_works_again_in_the_conquest_after_gator():
    match = adventure(
        """
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2 poisons:1]
        land_a: {land: al_dahn, monster: gator}
        paths:
          land_a.1: {dice: 3S}
          land_a.2: {dice: 2S}
        next: {monster: [1, 1, 1], strength: [6, 6, 6, 6, 6]}
        """,
        *("roll_all", "poison"),
    )
    assert clan(match, 1).lands == ["al_dahn"]


# --- Gorgosh ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-PWR-06")
def test_no_defence_talents_of_talent_equipment_and_path_against_gorgosh():
    match = adventure("""
        clans:
        - members: [dolfus @land_a.4 potions:1 +baldrik]
        land_a: {land: al_dahn, monster: gorgosh}
        paths: {land_a.4: {dice: 1S, shields: 1}}
        next: {monster: [6, 6, 6]}
    """)
    assert choices(match) == ["shield", "potion", "endure"]


@pytest.mark.rule("ML-PWR-06")
def test_no_help_of_the_guards_against_gorgosh():
    match = adventure("""
        clans:
        - members: [fandor @access.1]
        access: {monster: gorgosh}
        paths: {access.1: {dice: 1S, shields: 1}}
        next: {monster: [6, 6]}
    """)
    assert choices(match) == ["shield", "endure"]


# --- Korcko and Krunn -------------------------------------------------------------------------------------------

LAST_HIT = """
clans:
- members: [fandor @land_a.1, korgo @land_a.3{third}]
- members: [vaidala @land_a.2{second}]
land_a: {{land: kale, monster: {monster}}}
paths:
  land_a.1: {{dice: 2S}}
  land_a.2: {{dice: 4S, traps: [trap_start]}}
  land_a.3: {{dice: 1S{tokens}}}
next: {{monster: [1, 1, 1, 1, 1, 1], strength: {faces}}}
"""
"""Fandor fights and fails, Vaidala wins, Korgo has not fought."""


def last_hit(monster: str, faces: str, *answers: str, **more: str) -> Match:
    fill = {"second": "", "third": "", "tokens": "", **more}
    return adventure(LAST_HIT.format(monster=monster, faces=faces, **fill), *answers)


@pytest.mark.parametrize(
    ("monster", "fame"),
    [
        pytest.param("korcko", 5, marks=pytest.mark.rule("ML-PWR-07")),
        pytest.param("krunn", 6, marks=pytest.mark.rule("ML-PWR-09")),
    ],
)
def test_when_defeated_it_hits_everybody_there(monster, fame):
    match = last_hit(
        monster, "[6, 6, 6, 6, 6]", "roll_all", "roll:strength", "roll:strength", "roll:strength", "finish"
    )
    assert clan(match, 1).trophies == [monster]
    assert clan(match, 1).fame == 5 + fame
    assert health(match, "fandor", "vaidala", "korgo") == ["wounded", "wounded", "wounded"]


@pytest.mark.parametrize(
    "monster",
    [
        pytest.param("korcko", marks=pytest.mark.rule("ML-PWR-07")),
        pytest.param("krunn", marks=pytest.mark.rule("ML-PWR-09")),
    ],
)
def test_when_caught_it_hits_nobody(monster):
    match = last_hit(monster, "[6, 6, 6, 4]", "roll_all", "roll:strength", "roll:strength", "finish")
    assert told(match, "monster_caught")
    assert health(match, "fandor", "vaidala", "korgo") == ["healthy", "healthy", "healthy"]


@pytest.mark.rule("ML-PWR-07")
def test_korckos_last_hit_is_defended_normally():
    match = last_hit(
        "korcko",
        "[6, 6, 6, 6, 6, 6]",
        *("roll_all", "roll_all"),
        second=" potions:1",
        third=" +noxx",
        tokens=", shields: 1",
    )
    assert asked(match) == (1, "defend")
    answer(match, "potion")
    assert asked(match) == (0, "defend")
    assert choices(match) == ["shield", "defence:noxx", "endure"]
    answer(match, "defence:noxx")
    assert health(match, "fandor", "vaidala", "korgo") == ["wounded", "healthy", "healthy"]


# --- Krinx ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-PWR-08")
@pytest.mark.parametrize(("monster", "tiles"), [("krinx", 2), ("trons", 1)])
def test_krinx_spreads_twice_the_panic(monster, tiles):
    match = whole_round(f"""
        phase: panic
        land_a: {{land: al_dahn, monster: moldo}}
        access: {{monster: {monster}}}
    """)
    assert len(state(match).panic) == tiles


@pytest.mark.rule("ML-PWR-08")
def test_krinx_spreads_no_panic_from_a_land():
    match = whole_round("""
        phase: panic
        land_a: {land: al_dahn, monster: krinx}
    """)
    assert state(match).panic == []


# --- Krushus and Moldo ------------------------------------------------------------------------------------------


def attack(monster: str, member: str, faces: str, traps: str = "") -> Match:
    """A mercenary with two S and two M dice that has survived the monster's attack rolls them all."""
    return adventure(
        f"""
        stage: mercenary_attack
        clans:
        - members: [{member} @land_a.1]
        land_a: {{land: kale, monster: {monster}, fought: true}}
        paths: {{land_a.1: {{dice: 2S 2M, traps: [{traps}], fought: true}}}}
        next: {faces}
        """,
        *("roll_all",),
    )


FACES = "{strength: [1, 6], magic: [1, 5]}"


@pytest.mark.parametrize(
    ("monster", "total"),
    [
        pytest.param("krushus", (1 + 6) + (0 + 4), marks=pytest.mark.rule("ML-PWR-10")),
        pytest.param("moldo", (0 + 5) + (1 + 5), marks=pytest.mark.rule("ML-PWR-11")),
        pytest.param("surbol", (1 + 6) + (1 + 5)),
    ],
)
def test_each_die_of_a_colour_counts_one_less(monster, total):
    assert totals(attack(monster, "karunna", FACES)) == (total, total)


@pytest.mark.rule("ML-PWR-10")
def test_krushus_and_a_talent_for_magic_cancel_out():
    assert totals(attack("krushus", "frunks +tergeo", FACES))[1] == (1 + 6) + (1 + 5)


@pytest.mark.rule("ML-PWR-11")
def test_moldo_and_equipment_for_strength_cancel_out():
    assert totals(attack("moldo", "karunna +pugnor", FACES))[1] == (1 + 6) + (1 + 5)


@pytest.mark.rule("ML-PWR-11")
def test_the_penalty_is_taken_from_the_modified_die_not_from_the_face():
    """A one with +2 and −1 counts two; a floor under the face alone would make it one."""
    match = adventure(
        """
        stage: mercenary_attack
        clans:
        - members: [karunna @land_a.1]
        land_a: {land: kale, monster: moldo, fought: true}
        paths: {land_a.1: {dice: 1S, traps: [trap_sp2 up], fought: true}}
        next: {strength: [1]}
        """,
        *("roll:strength",),
    )
    assert totals(match)[1] == 2


@pytest.mark.rule("ML-PWR-11")
def test_moldo_weakens_the_dice_of_traps_too():
    match = adventure(
        """
        clans:
        - members: [karunna @land_a.1]
        land_a: {land: kale, monster: moldo}
        paths: {land_a.1: {dice: 1S, traps: [trap_s1]}}
        next: {monster: [1, 1], strength: [4, 4]}
        """,
        *("roll_all",),
    )
    assert totals(match) == (6, 6)


# --- Sandor -----------------------------------------------------------------------------------------------------

SANDOR = """
clans:
- members: [kakron leader, fandor @{path}.1]
land_a: {{land: al_dahn, monster: {land_monster}}}
access: {{monster: {access_monster}}}
paths: {{{path}.1: {{dice: 4S, traps: [trap_start up], fought: true}}}}
{place}
stage: mercenary_attack
next: {{strength: {faces}}}
"""


def sandor_in_the_land(faces: str, at_the_access: str = "none") -> str:
    return SANDOR.format(path="land_a", land_monster="sandor", access_monster=at_the_access, place="", faces=faces)


def sandor_at_the_access(faces: str) -> str:
    return SANDOR.format(path="access", land_monster="gator", access_monster="sandor", place="place: 1", faces=faces)


@pytest.mark.rule("ML-PWR-12")
def test_sandor_flees_from_his_catcher_who_is_rewarded_all_the_same():
    match = adventure(sandor_in_the_land("[4, 4, 4, 4]"), "roll_all")
    assert (clan(match).fame, clan(match).gold) == (5 + 2, 7 + 5)
    assert state(match).fled == "sandor"
    assert state(match).monster_discard == []
    assert land(match).monster == ""


@pytest.mark.rule("ML-PWR-12")
def test_the_land_sandor_fled_from_may_be_conquered():
    match = adventure(
        """
        stage: mercenary_attack
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: al_dahn, monster: sandor, fought: true}
        paths:
          land_a.1: {dice: 4S, traps: [trap_start up], fought: true}
          land_a.2: {dice: 3S}
        next: {strength: [4, 4, 4, 4, 6, 6, 6]}
        """,
        *("roll_all",),
    )
    assert clan(match, 1).lands == ["al_dahn"]


@pytest.mark.rule("ML-PWR-12")
def test_a_fled_sandor_turns_up_at_the_access_and_causes_panic():
    match = whole_round(sandor_in_the_land("[4, 4, 4, 4]"), "roll_all")
    assert land(match, "access").monster == "sandor"
    assert len(state(match).panic) == 1
    assert state(match).fled == ""


@pytest.mark.rule("ML-PWR-12")
def test_a_fled_sandor_gives_way_to_a_stronger_monster_at_the_access():
    match = whole_round(sandor_in_the_land("[4, 4, 4, 4]", at_the_access="trons"), "roll_all")
    assert land(match, "access").monster == "trons"
    assert state(match).monster_discard == ["sandor"]


@pytest.mark.rule("ML-PWR-12")
def test_sandor_is_discarded_when_he_is_caught_at_the_access():
    match = adventure(sandor_at_the_access("[4, 4, 4, 4]"), "roll_all")
    assert (clan(match).fame, clan(match).gold) == (5 + 2, 7 + 5)
    assert state(match).monster_discard == ["sandor"]
    assert state(match).fled == ""


@pytest.mark.rule("ML-PWR-12")
def test_a_defeated_sandor_becomes_a_trophy():
    match = adventure(sandor_in_the_land("[6, 6, 6, 6]"), "roll_all")
    assert clan(match).trophies == ["sandor"]
    assert state(match).fled == ""


# --- Snagus and Warkors -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("monster", "magic"),
    [
        pytest.param("snagus", 2, marks=pytest.mark.rule("ML-PWR-14")),
        pytest.param("warkors", 3, marks=pytest.mark.rule("ML-PWR-20")),
    ],
)
def test_the_automatic_hit_comes_even_if_all_dice_were_removed(monster, magic):
    match = adventure(
        f"""
        clans:
        - members: [fandor @land_a.1]
        land_a: {{land: kale, monster: {monster}}}
        paths: {{land_a.1: {{dice: 1S 5M}}}}
        """,
    )
    assert choices(match) == [f"discard:{n}" for n in range(magic + 1)]
    answer(match, f"discard:{magic}")
    assert monster_rolls(match) == []
    assert health(match, "fandor") == ["wounded"]


@pytest.mark.parametrize(
    ("monster", "faces"),
    [
        pytest.param("snagus", "[6, 1]", marks=pytest.mark.rule("ML-PWR-14")),
        pytest.param("warkors", "[6, 1, 1]", marks=pytest.mark.rule("ML-PWR-20")),
    ],
)
def test_the_automatic_hit_is_added_to_those_of_the_dice(monster, faces):
    match = adventure(f"""
        clans:
        - members: [fandor @land_a.1]
        land_a: {{land: kale, monster: {monster}}}
        paths: {{land_a.1: {{dice: 1S}}}}
        next: {{monster: {faces}}}
    """)
    assert health(match, "fandor") == ["dead"]


@pytest.mark.parametrize(
    ("monster", "faces"),
    [
        pytest.param("snagus", "[1, 1]", marks=pytest.mark.rule("ML-PWR-14")),
        pytest.param("warkors", "[1, 1, 1]", marks=pytest.mark.rule("ML-PWR-20")),
    ],
)
@pytest.mark.parametrize("means", ["shield", "defence:purkas", "potion"])
def test_the_automatic_hit_can_be_defended(monster, faces, means):
    match = adventure(
        f"""
        clans:
        - members: [purkas @land_a.1 potions:1]
        land_a: {{land: kale, monster: {monster}}}
        paths: {{land_a.1: {{dice: 1S, shields: 1}}}}
        next: {{monster: {faces}}}
        """,
        means,
    )
    assert health(match, "purkas") == ["healthy"]


@pytest.mark.rule("ML-PWR-14", "ML-AMB-14")
def test_the_automatic_hit_is_not_redirected():
    match = adventure(
        """
        clans:
        - members: [ginova @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: kale, monster: snagus}
        paths:
          land_a.1: {dice: 1S}
          land_a.2: {dice: 1S}
        next: {monster: [1, 1]}
        """,
        *("redirect:land_a.2",),
    )
    assert monster_rolls(match) == [("vaidala", [1]), ("ginova", [1])]
    assert health(match, "ginova", "vaidala") == ["wounded", "healthy"]


# --- Sporus -----------------------------------------------------------------------------------------------------

SPORUS = """
clans:
- members: [fandor @land_a.2{active}]
- members: [vaidala @land_a.1{left}, korgo @land_a.3{right}]
land_a: {{land: kale, monster: sporus, fought: true}}
stage: monster_attack
slot: 1
paths:
  land_a.1: {{dice: 1S, fought: true, attacked: true{left_path}}}
  land_a.2: {{dice: 1S 3M}}
  land_a.3: {{dice: 1S{right_path}}}
next: {{monster: {faces}, area: {area}}}
"""
"""Vaidala has fought already, Fandor is attacked now, Korgo will be next."""


def sporus(faces: str = "[1, 1, 1]", area: str = "[6]", **more: str) -> Match:
    fill = {"active": "", "left": "", "right": "", "left_path": "", "right_path": "", **more}
    return adventure(SPORUS.format(faces=faces, area=area, **fill))


@pytest.mark.rule("ML-PWR-16")
@pytest.mark.parametrize(("area", "state_of_all"), [("[3]", "wounded"), ("[2]", "healthy")])
def test_one_extra_die_of_sporus_hits_all_or_nobody(area, state_of_all):
    match = sporus(area=area)
    answer(match, "discard:0")
    assert health(match, "vaidala", "fandor", "korgo") == [state_of_all] * 3


@pytest.mark.rule("ML-PWR-16")
def test_the_extra_die_of_sporus_can_not_be_removed_with_magic():
    match = sporus(area="[6]")
    assert choices(match) == ["discard:0", "discard:1", "discard:2", "discard:3"]
    answer(match, "discard:3")
    assert monster_rolls(match) == []
    assert health(match, "fandor") == ["wounded"]


@pytest.mark.rule("ML-PWR-16")
def test_sporus_rolls_its_extra_die_with_each_of_its_attacks():
    match = sporus(faces="[1, 1, 1, 1, 1, 1]", area="[6, 5]")
    answer(match, "discard:0", "decline")
    assert [roll["face"] for roll in told(match, "area_rolled")] == [6, 5]
    assert health(match, "vaidala", "fandor", "korgo") == ["dead", "dead", "dead"]


@pytest.mark.rule("ML-PWR-16")
def test_against_the_extra_die_everybody_defends_from_left_to_right():
    match = sporus(left=" potions:1", active=" potions:1", right_path=", shields: 1")
    answer(match, "discard:0")
    assert about(match) == (1, "vaidala")
    answer(match, "potion")
    assert about(match) == (0, "fandor")
    answer(match, "endure")
    assert about(match) == (1, "korgo")
    answer(match, "shield")
    assert health(match, "vaidala", "fandor", "korgo") == ["healthy", "wounded", "healthy"]


@pytest.mark.rule("ML-PWR-16")
def test_sporus_may_kill_the_active_mercenary_before_it_attacks():
    """One die wounds Fandor, the shared die kills him: he does not attack, Korgo is next."""
    match = sporus(faces="[6, 1, 1, 1, 1, 1]", area="[6, 1]")
    answer(match, "discard:0")
    assert health(match, "vaidala", "fandor", "korgo") == ["wounded", "dead", "wounded"]
    assert asked(match) == (1, "attack")
    assert about(match) == (1, "korgo")


@pytest.mark.rule("ML-PWR-16")
def test_sporus_does_not_fight_a_mercenary_again_that_its_extra_die_killed():
    match = sporus(right=" wounded")
    answer(match, "discard:0", "decline")
    assert health(match, "korgo") == ["dead"]
    assert [attack["mercenary"] for attack in told(match, "monster_attacks")] == ["fandor"]


@pytest.mark.rule("ML-PWR-16", "ML-DEF-03")
def test_a_defence_talent_used_against_the_extra_die_is_gone_for_the_own_fight():
    match = sporus(faces="[1, 1, 1, 6, 1, 1]", area="[6, 1]", right=" +noxx")
    answer(match, "discard:0", "defence:noxx", "decline")
    assert health(match, "korgo") == ["wounded"]
    assert asked(match) == (1, "attack")


@pytest.mark.rule("ML-PWR-16", "ML-AMB-14")
def test_the_extra_die_of_sporus_is_not_redirected():
    """Sporus has three dice; the two ambushes can take no more than these."""
    match = adventure(
        """
        options: {ambush_module: true}
        stage: monster_attack
        clans:
        - members: [fandor @land_a.1]
        - members: [vaidala @land_a.2]
        land_a: {land: kale, monster: sporus}
        paths:
          land_a.1: {dice: 1S, traps: [amb_redirect2 up target:2, amb_redirect2 up target:2]}
          land_a.2: {dice: 1S}
        next: {monster: [1, 1, 1], area: [6]}
        """,
        *("dice:2",),
    )
    assert choices(match) == ["dice:1", "dice:0"]
    answer(match, "dice:1")
    assert health(match, "fandor", "vaidala") == ["wounded", "wounded"]


@pytest.mark.rule("ML-PWR-16", "ML-ATT-07")
def test_the_extra_die_comes_after_the_attack():
    """The attack has killed Fandor; the shared die does not care for him any more."""
    match = sporus(faces="[6, 6, 1, 1, 1, 1]", area="[6, 1]")
    answer(match, "discard:0")
    kinds = [event.kind for event in match.events if event.kind in ("died", "area_rolled", "wounded")]
    assert kinds[:3] == ["wounded", "died", "area_rolled"]


# --- Trons ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-PWR-18")
def test_trons_has_three_more_dice_at_the_access():
    assert dice_rolled("trons", "access", "kyzhul") == 4 + 3
    assert dice_rolled("trons", "land_a", "al_dahn") == 4
    assert dice_rolled("trons", "land_a", "kyzhul") == 4 + 1


# --- Turfus -----------------------------------------------------------------------------------------------------


def turfus(member: str, traps: str, options: str = "{}") -> Match:
    """A total of 16: enough to catch Turfus, not to defeat him."""
    return adventure(
        f"""
        options: {options}
        stage: mercenary_attack
        clans:
        - members: [{member} @land_a.1]
        land_a: {{land: al_dahn, monster: turfus, fought: true}}
        paths: {{land_a.1: {{dice: S6 S6 S4, traps: [{traps}], fought: true}}}}
        """,
        *("finish",),
    )


@pytest.mark.rule("ML-PWR-19")
@pytest.mark.parametrize(
    ("member", "traps", "caught"),
    [
        pytest.param("fandor", "trap_start up", False, id="one trap"),
        pytest.param("fandor", "trap_start up, trap_mp1 up", True, id="two traps"),
        pytest.param("saruna", "", True, id="Saruna needs none"),
    ],
)
def test_turfus_is_caught_with_two_traps(member, traps, caught):
    assert bool(told(turfus(member, traps), "monster_caught")) == caught


@pytest.mark.rule("ML-PWR-19", "ML-AMB-02")
@pytest.mark.parametrize(("ambush", "caught"), [("amb_steal_s1", True), ("amb_steal_s1 up", False)])
def test_for_turfus_only_a_hidden_ambush_is_a_second_trap(ambush, caught):
    match = turfus("fandor", f"trap_start up, {ambush}", "{ambush_module: true}")
    assert bool(told(match, "monster_caught")) == caught
