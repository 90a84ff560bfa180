"""Components and what the state must hold of them (chapter 2); cards and counts are in test_content.py."""

import pytest

from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.kernel import Match, PositionError, ScriptError
from tests.helpers.deployment import asked, clan, do, end_round, given, member, offered

FIGHT = """
    phase: battle
    clans: [{members: [kakron leader, drapis @land_a.1]}, {}]
    land_a: {land: al_dahn, monster: blandor, tile: path_4, side: b}
    paths: {land_a.1: {dice: 1S 1M}}
    """


@pytest.mark.rule("ML-CMP-01")
@pytest.mark.parametrize("color", ["strength", "magic", "monster", "haggle"])
def test_all_dice_are_ordinary_six_sided_dice(color):
    faces: set[int] = set()
    for seed in range(60):
        match = Match.new("monster_lands", players=2, seed=seed)
        game = match.rulebook.game(match.state)
        faces |= {game.roll(color) for _ in range(4)}
    assert faces == {1, 2, 3, 4, 5, 6}
    match.state.script[color] = [7]
    with pytest.raises(ScriptError):
        game.roll(color)


@pytest.mark.rule("ML-CMP-02")
def test_only_haggle_dice_in_the_pool_have_a_value():
    match = Match.new("monster_lands", players=4, seed=2)
    for seat in range(4):
        pool = clan(match, seat).pool
        assert (pool.strength, pool.magic) == (4, 1)
        assert len(pool.haggle) == 1
        assert 1 <= pool.haggle[0] <= 6
    with pytest.raises(PositionError):
        given("clans: [{pool: S4}, {}]")


@pytest.mark.rule("ML-CMP-02")
def test_strength_and_magic_dice_get_their_value_in_the_adventure_phase():
    match = given("clans: [{pool: 2S 1M}, {pool: 1S}]\nland_a: {tile: path_4}")
    do(match, "assign:purkas", "path:land_a.1", "die:magic", "done")
    assert [(die.color, die.face) for die in match.state.lands[0].paths[0].dice] == [
        ("strength", 0),
        ("strength", 0),
        ("magic", 0),
    ]
    fight = given(FIGHT + "next: {monster: [1, 1], strength: [5], magic: [3]}")
    do(fight, "discard:0", "roll_all")
    assert [die.face for die in fight.state.lands[0].paths[0].dice] == [5, 3]


@pytest.mark.rule("ML-CMP-04")
def test_every_mercenary_card_prints_what_the_rules_need():
    for card in load().mercenaries.values():
        assert card.reputation >= 0
        assert card.cost >= 0
        assert card.dice.total >= 1
        assert card.affinity is not None
        assert isinstance(card.talent.outside, bool)
    assert {card.id for card in load().mercenaries.values() if card.talent.limit == "none"} == {"dalina", "saruna"}


@pytest.mark.rule("ML-CMP-04")
def test_a_mercenary_can_be_all_this_at_once():
    match = given(
        """
        clans:
        - pool: 1S
          lands: [al_dahn]
          members: [kakron leader, purkas wounded settled:al_dahn @mission_a.1 +pugnor +noxx potions:1, nuduru]
        - {pool: 1S}
        used: [nuduru]
        """
    )
    purkas = member(match, "purkas")
    assert (purkas.wounded, purkas.land, purkas.path) == (True, "al_dahn", "mission_a.1")
    assert (purkas.equipment, purkas.potions, purkas.leader) == (["pugnor", "noxx"], 1, False)
    assert "talent:nuduru" not in offered(match)


@pytest.mark.rule("ML-CMP-05")
def test_the_assignment_tile_is_on_the_card_or_on_one_path():
    match = given("clans: [{pool: 5S, members: [kakron leader, purkas wounded]}, {pool: 1S}]\nland_a: {tile: path_4}")
    assert member(match, "purkas").path == ""
    do(match, "assign:purkas", "path:land_a.3", "done")
    assert member(match, "purkas").path == "land_a.3"
    assert member(match, "purkas").wounded
    assert [path.member for path in match.state.lands[0].paths] == ["", "", "purkas", ""]


@pytest.mark.rule("ML-CMP-05")
def test_it_shows_a_healthy_and_a_wounded_side_and_comes_back_as_it_is():
    match = given(FIGHT.replace("1S 1M", "2S") + "next: {monster: [6, 1]}")
    do(match, "endure")
    assert member(match, "drapis").wounded
    end_round(match)
    assert (member(match, "drapis").path, member(match, "drapis").wounded) == ("", True)


@pytest.mark.rule("ML-CMP-17")
def test_gold_shields_potions_and_poisons_are_tokens():
    match = given("clans: [{pool: 2S 2M, gold: 9}, {pool: 4S}]")
    do(match, "visit:armory:strength", "shields:1", "pawn", "pawn:strength", "done")
    do(match, "brew:al1", "mix:2:1", "pawn", "pawn:strength", "done")
    holder = clan(match)
    assert (holder.gold, holder.shields, holder.potions, holder.poisons) == (7, 1, 2, 1)


@pytest.mark.rule("ML-CMP-18")
@pytest.mark.parametrize("grant", [False, True])
def test_side_b_of_the_start_marker_only_with_the_queens_grant(grant):
    match = Match.new("monster_lands", players=2, seed=3, queens_grant=grant)
    assert not match.state.marker_b
    match = given(f"options: {{queens_grant: {str(grant).lower()}}}\nphase: start_marker")
    assert match.state.marker_b == grant
    assert asked(match).question == ("grant_die" if grant else "action")


@pytest.mark.rule("ML-CMP-18")
def test_and_a_position_with_side_b_needs_it_too():
    with pytest.raises(PositionError):
        given("marker_b: true\nclans: [{pool: 1S}]")


@pytest.mark.rule("ML-CMP-19", "ML-ITM-14")
@pytest.mark.parametrize(
    ("full", "too_much"),
    [
        (
            "traps: [trap_s1, trap_s1, trap_s1, trap_s1, trap_m1]",
            "traps: [trap_s1, trap_s1, trap_s1, trap_s1, trap_m1, trap_m1]",
        ),
        ("shields: 5", "shields: 6"),
        ("potions: 3", "potions: 4"),
        ("poisons: 3", "poisons: 4"),
    ],
)
def test_a_clan_board_stores_5_traps_5_shields_3_potions_3_poisons(full, too_much):
    given(f"clans: [{{pool: 1S, {full}}}, {{}}]")
    with pytest.raises(PositionError):
        given(f"clans: [{{pool: 1S, {too_much}}}, {{}}]")


@pytest.mark.rule("ML-CMP-19")
def test_it_keeps_both_tracks_the_members_and_the_conquered_lands():
    match = given("clans: [{pool: 1S, fame: 12, lands: [kale, yuha], members: [kakron leader, purkas, geas]}, {}]")
    holder = clan(match)
    assert (holder.fame, holder.lands) == (12, ["kale", "yuha"])
    assert [(member.id, member.leader) for member in holder.members] == [
        ("kakron", True),
        ("purkas", False),
        ("geas", False),
    ]


@pytest.mark.rule("ML-CMP-21")
def test_the_supply_never_runs_out():
    strength, magic = 90, 60
    match = given(
        f"""
        clans: [{{pool: {strength}S {magic}M, gold: 500, loot: [loot_10], lands: [skyehn],
                  members: [korgo leader, nimra settled:skyehn]}}, {{pool: {strength}S}}]
        """
    )
    do(match, "loot:loot_10", "land:skyehn", "cost:0S1M0H")
    assert clan(match).pool.strength == strength + 6
    do(match, "pawn", "pawn:strength", "all", "pawn", "pawn:strength", "all")
    assert clan(match).gold == 500 + strength + 6 + magic - 2


@pytest.mark.rule("ML-CMP-22")
def test_every_deck_and_pile_has_its_place():
    state = Match.new("monster_lands", players=4, seed=1, ambush_module=True).state
    sizes = {
        "tavern": 4, "mercenary_deck": 20, "mercenary_discard": 0, "aspirants": 8,
        "trap_display": 6, "trap_stack": 48, "trap_discard": 0,
        "bazaar": 3, "equipment_deck": 15, "equipment_discard": 0,
        "monster_deck": 18, "monster_discard": 0, "land_deck": 10, "path_stack": 4, "path_discard": 0,
        "loot_display": 4, "loot_stack": 12, "loot_discard": 0, "mission_bag": 10, "mission_discard": 0,
        "panic_stack": 6, "removed": 0,
    }  # fmt: skip
    assert {name: len(getattr(state, name)) for name in sizes} == sizes


@pytest.mark.rule("ML-CMP-22")
def test_unused_start_cards_are_out_of_the_game():
    state = Match.new("monster_lands", players=2, seed=1).state
    assert len(state.removed) == 4 + 2
