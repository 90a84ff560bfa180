"""Conditions and keywords (chapter 8)."""

import pytest

from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.rules.scoring import score
from tests.helpers.adventure import adventure, health, monster_dice, monster_rolls, path, told, whole_round
from tests.helpers.deployment import asked, clan, do, end_round, given, member, offered, refusal


def fight(who: str, monster: str = "blandor", faces: str = "1, 1", rest: str = "", dice: str = "2S") -> str:
    """Somebody on path 1 of land A in round 1, and the faces of the monster's dice."""
    return f"""
clans:
- {{members: [kakron leader, {who} @land_a.1], traps: []}}
- {{affinity: water, members: [drapis leader]}}
land_a: {{land: kyzhul, monster: {monster}}}
paths: {{land_a.1: {{dice: {dice}}}}}
loot_display: [loot_01, loot_02, loot_03, loot_06]
next: {{monster: [{faces}]}}
{rest}
"""


# --- healthy and wounded ----------------------------------------------------------------------------------------


@pytest.mark.rule("ML-KEY-01")
@pytest.mark.parametrize(
    ("who", "faces", "after"),
    [
        ("vaidala", "6, 1", "wounded"),
        ("vaidala", "6, 6", "dead"),
        ("vaidala wounded", "6, 1", "dead"),
        ("vaidala wounded", "1, 1", "wounded"),
    ],
)
def test_a_wounded_mercenary_dies_of_one_more_wound(who, faces, after):
    match = adventure(fight(who, faces=faces))
    assert health(match, "vaidala") == [after]


@pytest.mark.rule("ML-KEY-01")
def test_a_wounded_mercenary_keeps_its_dice():
    text = "phase: pools\nclans: [{members: [kakron leader wounded, dolfus wounded], fame: 5}, {affinity: water}]"
    pool = clan(given(text)).pool
    # Kakron 1 S 1 M, Dolfus 3 S 1 M, fame 2 S
    assert (pool.strength, pool.magic) == (6, 2)


@pytest.mark.rule("ML-KEY-01")
def test_a_wounded_mercenary_keeps_its_talent():
    match = adventure(fight("dolfus wounded", faces="6, 6"), "defence:dolfus", "defence:dolfus")
    assert health(match, "dolfus") == ["wounded"]


@pytest.mark.rule("ML-KEY-02")
def test_wounded_stays_wounded_until_healed_by_a_potion():
    match = whole_round(fight("vaidala", faces="6, 1"), "decline", "take:loot_01")
    assert match.state.round == 2
    assert health(match, "vaidala") == ["wounded"]
    end_round(match)
    assert match.state.round == 3
    assert health(match, "vaidala") == ["wounded"]


# --- assigned, settled, available -------------------------------------------------------------------------------

AWAY = """
clans:
- {pool: 4S, potions: 1, gold: 20, members: [kakron leader, purkas wounded @mission_b.1 +pugnor]}
- {affinity: water, pool: 4S}
mission_b: {tile: mission_02}
paths: {mission_b.1: {dice: 1S}}
"""


@pytest.mark.rule("ML-KEY-03")
@pytest.mark.parametrize(
    ("option", "rule"),
    [("assign:purkas", "ML-OUT-02"), ("equipment:pugnor", "ML-OUT-08"), ("heal:purkas", "ML-FRE-03")],
)
def test_an_assigned_mercenary_is_not_assigned_again_re_equipped_or_healed(option, rule):
    match = given(AWAY)
    assert option not in offered(match)
    assert refusal(match, option) == rule


@pytest.mark.rule("ML-KEY-03")
def test_it_ends_when_the_tiles_are_collected():
    match = end_round(given(AWAY.replace("4S", "1S")))
    while asked(match).seat != 0:
        do(match, "pawn", "pawn:strength", "done")
    assert member(match, "purkas").path == ""
    assert {"assign:purkas", "equipment:pugnor", "heal:purkas"} <= set(offered(match))


@pytest.mark.rule("ML-KEY-04")
def test_settled_means_beside_a_land_of_the_clan():
    text = "clans: [{pool: 4S, lands: [al_dahn], members: [kakron leader, purkas]}, {affinity: water, pool: 1S}]"
    match = do(given(text), "settle:al_dahn:purkas")
    assert member(match, "purkas").land == "al_dahn"
    assert "assign:purkas" in offered(match)


@pytest.mark.rule("ML-KEY-05", "ML-CLN-20")
def test_available_for_leading_is_who_lives_and_has_not_settled():
    # Dolfus (8) has settled, Naiala (6) dies: Torko (3) leads
    match = whole_round(
        """
        clans:
        - members:
          - vaidala leader wounded @land_a.1
          - dolfus settled:al_dahn
          - naiala wounded @land_a.2
          - torko
          - purkas wounded @land_a.3
          lands: [al_dahn]
          gold: 20
        - {affinity: water, members: [drapis leader]}
        land_a: {land: gurban, monster: blandor}
        paths: {land_a.1: {dice: 2S}, land_a.2: {dice: 2S}, land_a.3: {dice: 2S}}
        loot_display: [loot_01, loot_02, loot_03, loot_06]
        next: {monster: [6, 6, 6, 6, 1, 1]}
        """,
        "decline",
        "take:loot_01",
    )
    assert health(match, "vaidala", "naiala", "purkas") == ["dead", "dead", "wounded"]
    assert [member.id for member in clan(match).members if member.leader] == ["torko"]


# --- adjacent paths ---------------------------------------------------------------------------------------------


def neighbours(ginova: str, *others: str, extra: str = "") -> str:
    """Ginova, who may redirect a monster die to an adjacent path, and members of the other clan."""
    places = " ".join([f"{path}: {{dice: 2S}}," for path in (ginova, *others)])
    names = ["parsas", "nuduru", "frostor"]
    there = ", ".join([f"{name} @{path}" for name, path in zip(names, others, strict=False)])
    return f"""
clans:
- {{members: [ginova leader @{ginova}], traps: []}}
- {{affinity: water, members: [drapis leader, {there}], traps: []}}
{extra or "land_a: {land: kyzhul, monster: gorgosh, tile: path_4, side: b}"}
paths: {{{places}}}
loot_display: [loot_01, loot_02, loot_03, loot_06]
next: {{monster: [1, 1, 1, 1, 1, 1, 1, 1]}}
"""


def redirections(match) -> list[str]:
    """The paths that Ginova may choose; nothing if she is not asked."""
    while asked(match).question not in ("redirect", "attack") or asked(match).seat == 1:
        match.answer("decline" if "decline" in offered(match) else "continue")
    return [option for option in offered(match) if option.startswith("redirect:")]


@pytest.mark.rule("ML-KEY-06", "ML-ITM-51")
@pytest.mark.parametrize(
    ("ginova", "others", "targets"),
    [
        ("land_a.2", ["land_a.1", "land_a.3"], ["redirect:land_a.1", "redirect:land_a.3"]),
        ("land_a.2", ["land_a.3", "land_a.4"], ["redirect:land_a.3"]),
        ("land_a.1", ["land_a.3"], []),
        ("land_a.1", ["land_a.2", "land_a.4"], ["redirect:land_a.2"]),
        ("land_a.4", ["land_a.3"], ["redirect:land_a.3"]),
        ("land_a.1", [], []),
    ],
)
def test_adjacent_are_the_next_paths_of_the_same_land_if_occupied(ginova, others, targets):
    match = adventure(neighbours(ginova, *others))
    assert redirections(match) == targets


@pytest.mark.rule("ML-KEY-06")
def test_at_the_access_upper_and_lower_are_adjacent():
    match = adventure(neighbours("access.1", "access.2", extra="access: {monster: gorgosh}"))
    assert redirections(match) == ["redirect:access.2"]


@pytest.mark.rule("ML-KEY-06")
def test_the_lands_are_not_adjacent_to_each_other():
    lands = "land_a: {land: kyzhul, monster: gorgosh}\nland_b: {land: gurban, monster: surbol}"
    text = neighbours("land_a.4", "land_b.1", extra=lands).replace("\nclans:", "\nplayers: 3\nclans:", 1)
    match = adventure(text)
    assert redirections(match) == []


@pytest.mark.rule("ML-KEY-06")
def test_a_path_whose_mercenary_is_dead_is_no_target():
    text = neighbours("land_a.2", "land_a.1").replace("parsas @land_a.1", "parsas wounded @land_a.1")
    match = adventure(text.replace("monster: [1, 1, 1, 1,", "monster: [6, 6, 1, 1,"))
    assert health(match, "parsas") == ["dead"]
    assert redirections(match) == []


# --- the outside symbol -----------------------------------------------------------------------------------------


@pytest.mark.rule("ML-KEY-07", "ML-ADV-05")
def test_an_unassigned_mercenary_s_outside_talent_has_no_effect():
    # Taroa stays at home: Vaidala's strength dice get nothing
    match = adventure(
        """
        clans: [{members: [vaidala leader @land_a.1, taroa, dolfus]}, {affinity: water, members: [drapis leader]}]
        land_a: {land: kyzhul, monster: blandor}
        paths: {land_a.1: {dice: 2S}}
        next: {monster: [6, 1], strength: [1, 2]}
        """,
        "roll_all",
    )
    assert told(match, "attack_failed")[0]["defeat"] == 3
    assert health(match, "vaidala") == ["wounded"], "Dolfus does not defend from home"


@pytest.mark.rule("ML-KEY-07", "ML-ADV-04")
def test_an_outside_talent_works_only_on_its_own_path():
    match = adventure(
        """
        clans: [{members: [vaidala leader @land_a.1, taroa @land_a.2]}, {affinity: water, members: [drapis leader]}]
        land_a: {land: kyzhul, monster: blandor}
        paths: {land_a.1: {dice: 2S}, land_a.2: {dice: 2S}}
        next: {monster: [1, 1, 1, 1], strength: [1, 2, 1, 2]}
        """,
        "roll_all",
        "roll_all",
    )
    assert [attack["defeat"] for attack in told(match, "attack_failed")] == [3, 3 + 5]


@pytest.mark.rule("ML-KEY-07")
@pytest.mark.parametrize("card", ["kakron", "purkas", "lusara", "noxx"])
def test_abilities_with_the_outside_symbol_do_not_work_in_deployment(card):
    text = "clans: [{pool: 4S, members: [kakron leader, purkas, lusara +noxx]}, {affinity: water, pool: 1S}]"
    match = given(text)
    assert f"talent:{card}" not in offered(match)
    assert refusal(match, f"talent:{card}") == "ML-KEY-07"


# --- matching affinity, protected, hits -------------------------------------------------------------------------


@pytest.mark.rule("ML-KEY-08", "ML-MON-04")
@pytest.mark.parametrize(("monster", "dice"), [("krushus", 3), ("gorgosh", 2), ("sckon", 4)])
def test_matching_affinity_gives_the_monster_dice(monster, dice):
    # Kyzhul is a land of air
    match = adventure(fight("vaidala", monster, "1, 1, 1, 1"))
    assert monster_dice(match) == [dice]


@pytest.mark.rule("ML-KEY-08")
def test_matching_affinity_allows_to_settle():
    text = "clans: [{pool: 4S, lands: [kyzhul], members: [kakron leader, purkas, tranok]}, {affinity: water, pool: 1S}]"
    assert [option for option in offered(given(text)) if option.startswith("settle")] == ["settle:kyzhul:tranok"]


@pytest.mark.rule("ML-KEY-09", "ML-AMB-08")
@pytest.mark.parametrize(("trap", "stolen"), [("trap_s2_prot", 0), ("trap_s2", 2)])
def test_dice_on_a_protected_trap_can_not_be_stolen(trap, stolen):
    match = adventure(
        f"""
        options: {{ambush_module: true}}
        clans:
        - {{members: [vaidala leader @land_a.1], traps: []}}
        - {{affinity: water, members: [parsas leader @land_a.2], traps: []}}
        land_a: {{land: kyzhul, monster: blandor}}
        paths:
          land_a.1: {{dice: 2M, traps: [{trap} up]}}
          land_a.2: {{dice: 2M, traps: [amb_steal_s2]}}
        next: {{monster: [1, 1, 1, 1]}}
        """.replace("dice: 2M, traps: [trap", "dice: 2M S@1 S@1, traps: [trap"),
        "reveal",
    )
    while asked(match).question in ("ambush_target", "steal"):
        match.answer(offered(match)[0])
    assert len([die for die in path(match, "land_a.2").dice if die.color == "strength"]) == stolen


@pytest.mark.rule("ML-KEY-10", "ML-ATT-04")
@pytest.mark.parametrize(("face", "hit"), [(1, False), (2, False), (3, True), (4, True), (5, True), (6, True)])
def test_a_three_or_more_is_a_hit_and_becomes_a_wound(face, hit):
    match = adventure(fight("vaidala", faces=f"{face}, 1"))
    assert monster_rolls(match) == [("vaidala", [face, 1])]
    assert health(match, "vaidala") == ["wounded" if hit else "healthy"]


@pytest.mark.rule("ML-KEY-10", "ML-PWR-14")
def test_an_automatic_hit_is_a_hit():
    match = adventure(fight("vaidala", "snagus", "1, 1"))
    assert health(match, "vaidala") == ["wounded"]


@pytest.mark.rule("ML-KEY-10", "ML-DEF-01")
def test_a_cancelled_hit_is_no_wound():
    match = adventure(fight("vaidala", faces="6, 6").replace("{dice: 2S}", "{dice: 2S, shields: 1}"), "shield")
    assert health(match, "vaidala") == ["wounded"], "one hit of two was cancelled"


# --- numbers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-KEY-11", "ML-TAV-02")
@pytest.mark.parametrize(("fame", "possible"), [(3, False), (4, True), (5, True)])
def test_the_fame_surplus_is_fame_minus_reputation(fame, possible):
    # Purkas has reputation 1, Torko 3
    text = f"clans: [{{pool: 4S, gold: 20, fame: {fame}}}, {{affinity: water}}]\ntavern: [torko, dolfus, geas, taroa]"
    match = given(text)
    if possible:
        match.answer("visit:tavern:strength")
        assert "hire:torko" in offered(match)
    else:
        assert refusal(match, "hire:torko") == "ML-TAV-02"


@pytest.mark.rule("ML-KEY-12", "ML-SCO-03", "ML-ITM-40")
@pytest.mark.parametrize(
    ("trophies", "loot", "points"),
    [("blandor", "", 1), ("abysur", "", 2), ("krunn", "", 3), ("", "loot_05", 3), ("krunn, gator", "loot_05", 7)],
)
def test_trophy_points(trophies, loot, points):
    match = given(f"clans: [{{pool: 1S, trophies: [{trophies}], loot: [{loot}]}}, {{affinity: water}}]")
    assert score(clan(match), load()).trophies == points


@pytest.mark.rule("ML-KEY-13", "ML-CLN-30")
def test_everybody_is_paid_but_the_leader_and_settlers():
    match = given(
        """
        phase: leaders
        clans:
        - members: [kakron leader, purkas, torko settled:al_dahn, poissen wounded, aspirant_1, aspirant_2]
          lands: [al_dahn]
          fame: 10
          gold: 20
        - {affinity: water, members: [drapis leader]}
        """
    )
    # Purkas, Poissen and two aspirants
    assert told(match, "salary_paid")[0] == {"seat": 0, "gold": 4, "due": 4, "members": 4}


# --- rerolls ----------------------------------------------------------------------------------------------------


def rolled(who: str, dice: str, rest: str) -> str:
    return f"""
clans: [{{members: [{who} @land_a.1], traps: []}}, {{affinity: water, members: [drapis leader]}}]
land_a: {{land: kyzhul, monster: blandor, tile: path_5, side: a}}
paths: {{land_a.1: {{dice: {dice}}}}}
next: {{monster: [1, 1], {rest}}}
"""


def rerolls(match) -> list[str]:
    return [option for option in offered(match) if option.startswith("reroll:")]


@pytest.mark.rule("ML-KEY-14")
@pytest.mark.parametrize(
    ("who", "source", "dice", "rest", "start"),
    [
        ("sckrat leader", "sckrat", "3S", "strength: [1, 2, 3, 1, 1]", []),
        ("vaidala leader +tergeo", "tergeo", "3S", "strength: [1, 2, 3, 1, 1]", []),
        ("vaidala leader +krakhen", "krakhen", "3M", "magic: [1, 2, 3, 1, 1]", ["discard:0"]),
        ("vaidala leader +slham", "slham", "3H", "haggle: [1, 2, 3, 1, 1]", []),
    ],
)
def test_distinct_rerolls_take_each_die_once(who, source, dice, rest, start):
    match = adventure(rolled(who, dice, rest), *start, "roll_all")
    assert rerolls(match) == [f"reroll:{source}:{index}" for index in (0, 1, 2)]
    match.answer(f"reroll:{source}:0")
    assert rerolls(match) == [f"reroll:{source}:{index}" for index in (1, 2)], "the first one stands"
    match.answer(f"reroll:{source}:1")
    assert told(match, "attack_failed")[0]["catch"] == 1 + 1 + 3, "two dice and no more"


@pytest.mark.rule("ML-KEY-14")
@pytest.mark.parametrize(
    ("who", "loot", "source", "n"),
    [("karunna leader", "", "karunna", 2), ("vaidala leader", "loot_04", "loot_04", 4)],
)
def test_other_rerolls_may_take_the_same_die_again(who, loot, source, n):
    text = rolled(who, "2S", "strength: [1, 1, 2, 3, 4, 5]").replace("traps: []", f"traps: [], loot: [{loot}]", 1)
    match = adventure(text, "roll_all", *([f"loot:{loot}"] if loot else []))
    for _ in range(n):
        assert f"reroll:{source}:0" in rerolls(match)
        match.answer(f"reroll:{source}:0")
    assert told(match, "attack_failed")[0]["catch"] == 1 + (1 + n)


@pytest.mark.rule("ML-KEY-14")
def test_loot_14_may_take_the_same_magic_die_again():
    text = rolled("vaidala leader", "1S 1M", "strength: [1], magic: [1, 2, 3, 4]")
    match = adventure(text.replace("traps: []", "traps: [], loot: [loot_14]", 1), "discard:0", "roll_all")
    do(match, "loot:loot_14", "reroll:loot_14:1", "reroll:loot_14:1", "reroll:loot_14:1")
    assert told(match, "attack_failed")[0]["catch"] == 1 + 4


@pytest.mark.rule("ML-KEY-14")
def test_a_die_that_one_ability_rerolled_may_be_rerolled_by_another():
    text = rolled("sckrat leader +tergeo", "1S", "strength: [1, 2, 3]")
    match = adventure(text, "roll:strength", "reroll:sckrat:0", "reroll:tergeo:0")
    assert told(match, "attack_failed")[0]["catch"] == 3
