"""Scoring (chapter 11), and the result of a game alone (12.5)."""

import pytest

from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.rules.scoring import outcome, ranking, score, trophy_points, winners
from tests.helpers.monster_lands import play, position


def scored(fields):
    """The score of a clan of one leader without reputation, plus what the fields say."""
    return score(position(f"{{phase: over, clans: [{{{fields}}}]}}").clans[0], load())


def table(*clans, players=None):
    seats = players or len(clans)
    return position(f"{{players: {seats}, phase: over, clans: [{', '.join(f'{{{clan}}}' for clan in clans)}]}}")


ALONE = "members: [kakron leader]"


@pytest.mark.rule("ML-SCO-01")
@pytest.mark.parametrize("fame", [0, 17])
def test_one_point_per_fame(fame):
    assert scored(f"fame: {fame}, {ALONE}").fame == fame


@pytest.mark.rule("ML-SCO-02")
def test_one_point_per_reputation_of_the_members():
    # 0, 1, 3 and 8; an aspirant adds nothing
    assert scored("members: [kakron leader, purkas, torko, dolfus, aspirant_1]").reputation == 12


@pytest.mark.rule("ML-SCO-03", "ML-KEY-12", "ML-ITM-21", "ML-ITM-40")
def test_one_point_per_trophy_point_and_three_for_loot_5():
    # gator 1, snagus 2, trons 3
    assert scored("trophies: [gator, snagus, trons]").trophies == 6
    assert scored("trophies: [gator], loot: [loot_05, loot_12]").trophies == 1 + 3


@pytest.mark.rule("ML-SCO-04")
@pytest.mark.parametrize(
    ("members", "lands", "points"),
    [
        ("tortock leader", "", 0),
        ("kakron leader", "", 1),
        ("kakron leader, purkas", "", 1),
        ("kakron leader, purkas, torko", "", 3),
        ("kakron leader, purkas, torko", "al_dahn", 5),
        ("kakron leader, purkas, torko", "al_dahn, ghadik", 7),
        ("kakron leader, purkas, torko", "al_dahn, ghadik, wahibah", 10),
        ("kakron leader, purkas, torko, poissen", "al_dahn, ghadik, wahibah", 10),
    ],
)
def test_symbols_of_one_affinity(members, lands, points):
    assert scored(f"members: [{members}], lands: [{lands}]").affinities["fire"] == points


@pytest.mark.rule("ML-SCO-04")
def test_each_affinity_counts_for_itself_settled_or_not_and_aspirants_have_none():
    found = scored("members: [kakron leader, purkas, tranok settled:yuha, aspirant_1], lands: [yuha, kyzhul, kale]")
    assert found.affinities == {"fire": 1, "water": 1, "air": 3, "jungle": 0}


@pytest.mark.rule("ML-SCO-05")
def test_gold_items_loot_and_equipment_score_nothing():
    rich = "gold: 50, shields: 5, potions: 3, poisons: 3, traps: [trap_s1, trap_s2], loot: [loot_12, loot_01]"
    poor = "gold: 0, traps: []"
    assert scored(f"{rich}, members: [kakron leader +pugnor]") == scored(f"{poor}, {ALONE}")


@pytest.mark.rule("ML-SCO-07")
def test_fame_above_thirty_counts_fully():
    assert scored("fame: 37").fame == 37


def test_the_total_is_the_sum_of_its_parts():
    found = scored("fame: 20, members: [kakron leader, purkas], trophies: [trons], lands: [al_dahn]")
    assert found.total == 20 + 1 + 3 + 3


# --- tie-breaks -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-OVR-02")
def test_most_victory_points_win():
    assert winners(table("fame: 20", "fame: 21", "fame: 19")) == (1,)
    assert ranking(table("fame: 20", "fame: 21", "fame: 19")) == [[1], [0], [2]]


@pytest.mark.rule("ML-SCO-06")
def test_first_tie_break_is_the_reputation_of_the_leader():
    # the same points for everybody: reputation 3 in the clan, two affinities; the trophies come second
    state = table(
        "fame: 14, trophies: [trons], gold: 9, members: [kakron leader, parsas]",
        "fame: 17, gold: 0, members: [shandee leader, korgo]",
    )
    assert score(state.clans[0], load()).total == score(state.clans[1], load()).total
    assert winners(state) == (1,)


@pytest.mark.rule("ML-SCO-06")
def test_second_tie_break_is_trophy_points():
    state = table("fame: 20", "fame: 17, trophies: [trons]")
    assert winners(state) == (1,)
    several = table("fame: 18, trophies: [gator, moldo]", "fame: 17, trophies: [trons]")
    assert trophy_points(several.clans[0], load()) == 2
    assert winners(several) == (1,), "points count, not cards"


@pytest.mark.rule("ML-SCO-06")
def test_third_tie_break_is_gold_then_victory_is_shared():
    assert winners(table("gold: 3", "gold: 4")) == (1,)
    assert winners(table("gold: 4", "gold: 4", "gold: 1")) == (0, 1)
    assert ranking(table("gold: 4", "gold: 1", "gold: 4")) == [[0, 2], [1]]


@pytest.mark.rule("ML-RUL-06")
def test_a_clan_without_members_is_tied_with_a_leader_of_reputation_0():
    lost, other = "members: [], fame: 18", "members: [tortock leader], fame: 17"
    assert winners(table(f"{lost}, gold: 1", f"{other}, gold: 2")) == (1,)
    assert winners(table(f"{lost}, gold: 2", f"{other}, gold: 1")) == (0,)


@pytest.mark.rule("ML-SCO-06")
def test_trophy_points_come_before_gold():
    assert winners(table("fame: 17, gold: 0, trophies: [trons]", "fame: 20, gold: 9")) == (0,)


# --- the outcome ------------------------------------------------------------------------------------------------


def test_there_is_no_outcome_before_the_end():
    assert outcome(position("phase: reset")) is None


def test_the_outcome_names_winners_scores_and_where_the_points_come_from():
    result = play("{round: 6, phase: end_check, clans: [{fame: 12}, {fame: 20}]}").outcome
    assert result is not None
    assert result.winners == (1,)
    assert result.scores == (12 + 1 + 1, 20 + 1 + 1)
    assert result.details["rounds"] == 6
    assert result.details["affinities"] == ["fire", "water"]
    assert result.details["parts"][0]["fame"] == 12


@pytest.mark.rule("ML-SOL-07")
@pytest.mark.parametrize(("difficulty", "target"), [("intro", 50), ("normal", 55), ("hard", 55), ("murderous", 55)])
def test_alone_the_target_of_the_difficulty_must_be_reached(difficulty, target):
    for missing, won in ((0, True), (1, False)):
        state = position(f"{{players: 1, options: {{difficulty: {difficulty}}}, phase: over}}")
        state.clans[0].fame += target - score(state.clans[0], load()).total - missing
        result = outcome(state)
        assert result is not None
        assert result.winners == ((0,) if won else ())
        assert result.details["won"] is won


@pytest.mark.rule("ML-SOL-07")
@pytest.mark.parametrize(
    ("total", "rank"), [(10, "Outcast"), (35, "Guard"), (54, "Captain"), (55, "Warlord"), (80, "Bearer of the crown")]
)
def test_alone_the_score_earns_a_rank(total, rank):
    state = position("{players: 1, phase: over}")
    state.clans[0].fame += total - score(state.clans[0], load()).total
    result = outcome(state)
    assert result is not None
    assert result.details["rank"]["en"] == rank
