"""The game as a whole (chapter 1)."""

from itertools import product

import pytest

from tafelrunde.bots.random_bot import RandomBot
from tafelrunde.kernel import BadSetup, Match
from tests.helpers.deployment import asked, clan, do, end_round, given, member, offered, reputation


@pytest.mark.rule("ML-OVR-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_leads_one_clan(players):
    match = Match.new("monster_lands", players=players, seed=5)
    assert [clan.seat for clan in match.state.clans] == list(range(players))
    for seat in range(players):
        assert [member.leader for member in clan(match, seat).members] == [True, False]


@pytest.mark.rule("ML-OVR-01")
@pytest.mark.parametrize("players", [0, 5])
def test_no_more_than_four_players(players):
    with pytest.raises(BadSetup):
        Match.new("monster_lands", players=players)


@pytest.mark.rule("ML-OVR-02")
def test_the_most_victory_points_win():
    match = given(
        """
        players: 3
        phase: end_check
        round: 6
        clans:
        - {fame: 20, gold: 50}
        - {fame: 18, trophies: [warkors]}
        - {fame: 18}
        """
    )
    assert match.outcome.winners == (1,)
    assert match.outcome.scores[1] == match.outcome.scores[2] + 3 == match.outcome.scores[0] + 1


@pytest.mark.rule("ML-OVR-02", "ML-DTH-12")
def test_a_clan_without_members_stays_in_the_game():
    match = given(
        """
        phase: end_check
        clans: [{gold: 0, fame: 0, members: []}, {fame: 20}]
        """
    )
    assert not match.over
    assert [(member.id, member.leader) for member in clan(match).members] == [("aspirant_1", True)]
    seats = {asked(match).seat}
    do(match, "pawn", "pawn:strength", "done")
    assert seats | {asked(match).seat} == {0, 1}


@pytest.mark.rule("ML-OVR-02")
def test_nobody_loses_together():
    match = given("phase: end_check\nround: 6\nclans: [{fame: 0, members: []}, {fame: 0}]")
    assert match.outcome.winners == (1,)
    match = given("phase: end_check\nround: 6\nclans: [{fame: 0, members: []}, {fame: 0, members: []}]")
    assert match.outcome.winners == (0, 1)


@pytest.mark.rule("ML-OVR-03", "ML-CLN-40")
@pytest.mark.parametrize(
    ("round_", "fame", "over"), [(1, 29, False), (5, 29, False), (1, 30, True), (5, 34, True), (6, 0, True)]
)
def test_the_game_ends_after_six_rounds_or_with_30_fame(round_, fame, over):
    match = given(f"phase: end_check\nround: {round_}\nclans: [{{fame: 3}}, {{fame: {fame}}}]")
    assert match.over == over
    assert match.state.round == (round_ if over else round_ + 1)


@pytest.mark.rule("ML-OVR-03")
def test_what_counts_is_the_fame_at_the_check():
    match = given(
        """
        clans: [{pool: 1S, fame: 30, members: [kakron leader, purkas @mission_a.1]}, {}]
        mission_a: {tile: mission_02}
        paths: {mission_a.1: {dice: 2S}}
        next: {strength: [1, 1]}
        """
    )
    assert not match.over  # 30 fame in the middle of a round end nothing
    end_round(match)
    assert clan(match).fame == 29
    assert not match.over
    assert match.state.round == 2


@pytest.mark.rule("ML-OVR-04")
def test_the_four_phases_of_every_round():
    match = Match.new("monster_lands", players=2, seed=8)
    bot = RandomBot(8)
    match.play([bot, bot])
    order = {"round_started": 0, "pool_built": 1, "hired": 2, "pawned": 2, "mined": 2, "passed": 2}
    order |= {"battle": 3, "monster_attacks": 3, "salary_paid": 4, "came_home": 4, "start_player": 4}
    rounds: list[list[int]] = []
    for event in match.events:
        if event.kind == "round_started":
            rounds.append([])
        if rounds and event.kind in order:
            rounds[-1].append(order[event.kind])
    assert len(rounds) == match.state.round
    for phases in rounds:
        assert phases == sorted(phases)
        assert {0, 1, 2, 4} <= set(phases)


@pytest.mark.rule("ML-OVR-05")
def test_reputation_is_always_the_sum_over_the_current_members():
    match = given(
        """
        clans:
        - {pool: 2S, gold: 30, fame: 20, lands: [yuha],
           members: [kakron leader, purkas, geas settled:yuha, aspirant_1]}
        - {pool: 2S, gold: 30}
        tavern: [torko, nuduru, taroa, dalina]
        """
    )
    assert reputation(match) == 0 + 1 + 5 + 0
    do(match, "visit:tavern:strength", "hire:taroa")
    assert (reputation(match), clan(match).fame) == (11, 20)


@pytest.mark.rule("ML-OVR-05", "ML-DTH-05", "ML-CLN-34")
def test_who_leaves_takes_the_reputation_along_but_not_the_fame():
    match = given("phase: salary\nclans: [{gold: 0, fame: 9, members: [kakron leader, purkas, geas]}, {}]")
    assert reputation(match) == 6
    do(match, "desert:geas")
    assert (reputation(match), clan(match).fame) == (1, 9)


@pytest.mark.rule("ML-OVR-05", "ML-DTH-03")
def test_fame_comes_from_death_too():
    match = given(
        """
        phase: battle
        clans: [{fame: 9, members: [kakron leader, geas wounded @land_a.1]}, {}]
        land_a: {land: al_dahn, monster: blandor, tile: path_4, side: b}
        paths: {land_a.1: {dice: 2S}}
        next: {monster: [6, 1]}
        """
    )
    assert (reputation(match), clan(match).fame) == (0, 11)


FLAGS = ("ambush_module", "queens_grant", "more_monsters", "extra_mercenaries")


@pytest.mark.rule("ML-OVR-06")
@pytest.mark.parametrize("difficulty", ["intro", "normal", "hard", "murderous"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_options_are_independent(players, difficulty):
    for values in product((False, True), repeat=4):
        options = dict(zip(FLAGS, values, strict=True))
        if players == 1 and (options["ambush_module"] or options["queens_grant"]):
            continue  # not offered alone (ML-SOL-03)
        match = Match.new("monster_lands", players=players, seed=1, difficulty=difficulty, options=options)
        state = match.state
        assert (len(state.clans), state.difficulty) == (players, difficulty)
        assert {name: getattr(state, name) for name in FLAGS} == options


@pytest.mark.rule("ML-OVR-06", "ML-SOL-03")
@pytest.mark.parametrize("option", ["ambush_module", "queens_grant"])
def test_alone_some_options_are_not_available(option):
    with pytest.raises(BadSetup):
        Match.new("monster_lands", players=1, options={option: True})


@pytest.mark.rule("ML-OVR-07")
def test_the_adventure_goes_place_by_place_whoever_is_there():
    match = given(
        """
        players: 3
        phase: dice_mission
        start_player: 0
        clans:
        - {members: [kakron leader @land_a.1, purkas]}
        - {members: [tortock leader @land_a.2, drapis @mission_a.2 +tergeo]}
        - {members: [korgo leader @mission_b.1, nimra @access.1], traps: [trap_s1]}
        mission_a: {tile: mission_02}
        mission_b: {tile: mission_01}
        land_a: {land: al_dahn, monster: blandor, tile: path_4, side: b}
        access: {monster: gator}
        paths:
          mission_a.2: {dice: 2S}
          mission_b.1: {dice: 1S}
          land_a.1: {dice: 2S}
          land_a.2: {dice: 2S}
          access.1: {dice: 2S}
        next: {monster: [1, 1, 1, 1, 1, 1, 1], strength: [1, 1, 1, 1, 1, 1, 1, 1]}
        """
    )
    seen = []
    while match.state.phase in ("dice_mission", "contract_mission", "battle"):
        decision = asked(match)
        seen.append((decision.seat, decision.question))
        quick = [option for option in ("finish", "decline", "continue") if option in offered(match)]
        match.answer((quick or offered(match))[0])
    assert list(dict.fromkeys(seen)) == [
        (1, "mission_roll"),
        (2, "contract"),
        (0, "attack"),
        (1, "attack"),
        (0, "take_loot"),
        (1, "take_loot"),
        (2, "attack"),
    ]


@pytest.mark.rule("ML-OVR-08")
def test_the_same_seed_and_answers_give_the_same_game():
    games = []
    for _ in range(2):
        match = Match.new("monster_lands", players=3, seed=77)
        match.play([RandomBot(seat) for seat in range(3)])
        games.append(match)
    one, two = games
    assert one.answers == two.answers
    assert one.state == two.state
    assert one.events == two.events


@pytest.mark.rule("ML-OVR-08")
def test_another_seed_gives_another_game():
    one, two = (Match.new("monster_lands", players=3, seed=seed).state for seed in (77, 78))
    assert one.trap_stack != two.trap_stack
    assert one.mercenary_deck != two.mercenary_deck


@pytest.mark.rule("ML-OVR-09")
@pytest.mark.parametrize(("players", "start", "order"), [(4, 2, [2, 3, 0, 1]), (3, 0, [0, 1, 2]), (2, 1, [1, 0])])
def test_clockwise_is_the_next_seat(players, start, order):
    clans = ", ".join(["{pool: 2S}"] * players)
    match = given(f"players: {players}\nturn: {start}\nstart_player: {start}\nclans: [{clans}]")
    seats = []
    for _ in range(players):
        seats.append(asked(match).seat)
        do(match, "pawn", "pawn:strength", "done")
    assert seats == order
    assert asked(match).seat == start


@pytest.mark.rule("ML-OVR-09", "ML-CLN-61")
def test_right_of_is_the_seat_before():
    """Counter-clockwise from the start player: the tied player to the right is met first."""
    match = given("players: 4\nphase: start_marker\nstart_player: 2")
    assert match.state.start_player == 1
    assert member(match, "kakron").leader


def test_whatever_is_added_up_is_told_with_its_total():
    """Whoever reads only the fields of an event finds the result there, not only its terms."""
    match = Match.new("monster_lands", 4, seed=3, options={"ambush_module": True})
    match.play([match.rulebook.bot(seat) for seat in range(4)])
    added_up = [event for event in match.events if event.terms]
    assert {"haggles", "monster_attacks", "monster_defeated"} <= {event.kind for event in added_up}
    for event in added_up:
        assert event.total in [value for value in event.args.values() if type(value) is int], event
