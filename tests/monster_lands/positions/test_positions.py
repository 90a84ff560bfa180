"""The text form of positions: what it says, its defaults, its errors, and the way there and back."""

import pytest
import yaml

from tafelrunde.games.monster_lands import RULEBOOK
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.positions import read_position, write_position
from tafelrunde.games.monster_lands.rules import flow
from tafelrunde.games.monster_lands.seats.invariants import check
from tafelrunde.games.monster_lands.state import Member, PathDie, PathTrap, PlacedDie, Pool, Rolling
from tafelrunde.kernel import BrokenInvariant, Chance, Match, PositionError
from tafelrunde.kernel.decision import CHECKPOINT, Decision
from tests.helpers.monster_lands import position


def there_and_back(state, setup):
    """As the kernel does it, which itself keeps chance."""
    again = read_position({"players": setup.players, "options": setup.options, **write_position(state)})
    again.rng, again.script, again.revealed = state.rng, state.script, state.revealed
    return again


# --- what can be said -------------------------------------------------------------------------------------------


def test_a_clan():
    state = position(
        """
        clans:
        - affinity: water
          fame: 12
          gold: 3
          pool: 3S 1M H5 H2
          members: [tortock leader, drapis wounded @land_a.1 +pugnor +agrum gold:2 potions:1, parsas settled:kale]
          traps: [trap_s1, trap_start]
          shields: 2
          potions: 1
          poisons: 3
          loot: [loot_12]
          trophies: [gator]
          lands: [kale]
          tally: {caught: 2}
        """
    )
    clan = state.clans[0]
    assert (clan.affinity, clan.fame, clan.gold, clan.pool) == ("water", 12, 3, Pool(3, 1, [2, 5]))
    assert clan.members == [
        Member("tortock", leader=True),
        Member("drapis", wounded=True, path="land_a.1", equipment=["pugnor", "agrum"], gold=2, potions=1),
        Member("parsas", land="kale"),
    ]
    assert (clan.traps, clan.shields, clan.potions, clan.poisons) == (["trap_s1", "trap_start"], 2, 1, 3)
    assert (clan.loot, clan.trophies, clan.lands, clan.tally) == (["loot_12"], ["gator"], ["kale"], {"caught": 2})
    assert (state.lands[0].paths[0].member, state.lands[0].paths[0].seat) == ("drapis", 0)


def test_the_board():
    state = position(
        """
        players: 3
        options: {ambush_module: true}
        mission_a: {tile: mission_05}
        land_a: {land: kyzhul, monster: snagus, tile: path_4, side: b, fought: true, catch_total: 7}
        land_b: {monster: none}
        access: {monster: trons}
        paths:
          land_a.1: {member: purkas, dice: 2S 1M, traps: [trap_s1, trap_m1 up], shields: 1}
          land_a.2: {seat: 1, dice: S6 M3/tergeo/kakron S2@1 M@2, traps: [trap_s1 up, trap_m1 up], attacked: true}
          access.1: {member: kakron, traps: [amb_redirect1 up target:2, trap_start number:3]}
        spaces: {hl1: H5 by 0, mi1: 2S by 1, pb1: "2S H3 by 0, 1M by 2"}
        used: [kakron, land_a.1, land_a.1]
        panic: [panic_mine]
        """
    )
    land = state.lands[0]
    assert (land.land, land.monster, land.tile, land.side) == ("kyzhul", "snagus", "path_4", "b")
    assert (land.fought, land.catch_total) == (True, 7)
    assert state.lands[1].monster == ""
    assert state.lands[1].land != ""
    first, second = land.paths[:2]
    assert first.dice == [PathDie("strength"), PathDie("strength"), PathDie("magic")]
    assert first.traps == [PathTrap(1, "trap_s1"), PathTrap(2, "trap_m1", face_up=True)]
    assert second.dice == [
        PathDie("strength", 6),
        PathDie("magic", 3, rerolled_by=("tergeo", "kakron")),
        PathDie("strength", 2, 1),
        PathDie("magic", 0, 2),
    ]
    assert (second.seat, second.member, second.attacked) == (1, "", True)
    assert state.access.paths[0].traps == [
        PathTrap(1, "amb_redirect1", face_up=True, target=2),
        PathTrap(3, "trap_start"),
    ]
    assert state.spaces["pb1"] == (
        PlacedDie("strength", 0, 0),
        PlacedDie("strength", 0, 0),
        PlacedDie("haggle", 3, 0),
        PlacedDie("magic", 0, 2),
    )
    assert state.used == {"kakron": 1, "land_a.1": 2}


def test_where_we_are():
    state = position(
        """
        players: 3
        round: 3
        phase: battle
        turn: 1
        start_player: 1
        slot: 2
        stage: mercenary_attack
        rolling: {poison: 1, loot: [loot_06], rerolls: {kakron: 1}}
        loot_discard: [loot_06]
        place: 1
        land_a: {overcome: true}
        paths: {land_b.3: {member: kakron}}
        fled: sandor
        """
    )
    assert (state.round, state.phase, state.turn, state.start_player) == (3, "battle", 1, 1)
    assert (state.slot, state.stage, state.fled) == (2, "mercenary_attack", "sandor")
    assert state.rolling == Rolling(1, ["loot_06"], {"kakron": 1})


def test_unrolled_haggle_dice_wait_in_the_pool():
    assert position("{phase: haggle_roll, clans: [{pool: 1S 2H}]}").clans[0].pool == Pool(1, 0, [0, 0])


def test_decks_are_written_from_the_top():
    state = position("monster_deck: [trons, gator]")
    assert state.monster_deck[-2:] == ["gator", "trons"]
    assert len(state.monster_deck) == 19


# --- defaults ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_empty_position_is_the_start_of_deployment_and_nothing_is_lost(players):
    state = position(f"players: {players}")
    check(state)
    assert (state.phase, state.round, state.turn) == ("deployment", 1, 0)
    assert [clan.affinity for clan in state.clans] == ["fire", "water", "air", "jungle"][:players]
    assert all((clan.fame, clan.gold, clan.traps, clan.pool.total) == (5, 7, ["trap_start"], 0) for clan in state.clans)
    assert len(state.tavern) == (3 if players == 1 else 4)


def test_what_is_stated_is_never_dealt_elsewhere():
    state = position("{clans: [{loot: [loot_01]}, {members: [poissen leader], trophies: [blandor]}]}")
    assert "loot_01" not in state.loot_display
    assert "poissen" not in state.tavern
    assert state.lands[0].monster != "blandor"
    assert "tortock" in state.removed


def test_a_stated_affinity_leaves_the_others_their_order():
    state = position("{players: 3, clans: [{}, {affinity: fire}]}")
    assert [clan.affinity for clan in state.clans] == ["water", "fire", "air"]


def test_a_start_card_tells_its_clans_affinity():
    state = position("{players: 3, clans: [{}, {members: [kakron leader]}]}")
    assert [clan.affinity for clan in state.clans] == ["water", "fire", "air"]


def test_before_set_up_nothing_lies_on_the_table():
    match = Match.from_position("game: monster_lands\nplayers: 2\nphase: setup\nnext: {affinities: [air, fire]}")
    assert [clan.affinity for clan in match.state.clans] == ["air", "fire"]


# --- errors -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("tavrn: []", "tavrn: there is no such field; did you mean tavern"),
        ("clans: [{fane: 3}]", r"clans\[0\].fane: there is no such field; did you mean fame"),
        ("clans: [{loot: [loot_99]}]", r"clans\[0\].loot: there is no loot 'loot_99'; did you mean"),
        ("clans: [{members: [purkos]}]", "there is no mercenary 'purkos'; did you mean purkas"),
        ("land_a: {monster: gatr}", "land_a.monster: there is no monster 'gatr'; did you mean gator"),
        ("tavern: [torko, torko]", r"tavern: torko is already placed \(tavern\)"),
        ("{tavern: [torko], clans: [{members: [torko leader]}]}", r"tavern: torko is already placed \(clans\[0\]"),
        ("trap_display: [trap_m3, trap_m3]", "trap_m3 is already placed"),
        ("trap_display: [amb_steal_m1]", "the trap 'amb_steal_m1' is not in a game with these options"),
        ("tavern: [wondou]", "the mercenary 'wondou' is not in a game with these options"),
        ("clans: [{pool: 3X}]", r"clans\[0\].pool: '3X' is not a die"),
        ("clans: [{pool: S6}]", "in a pool only haggle dice show a face"),
        ("clans: [{gold: much}]", r"clans\[0\].gold: expected `int`"),
        ("clans: [{members: [kakron boss]}]", "'boss' says nothing about kakron; allowed: leader, wounded"),
        ("clans: [{members: [kakron leader @land_a.9]}]", "there is no path 'land_a.9'; did you mean land_a"),
        ("clans: [{members: [kakron leader @land_a.1, purkas @land_a.1]}]", "a path holds one mercenary"),
        ("clans: [{}, {}, {}]", "clans: 3 clans for 2 players"),
        ("clans: [{affinity: earth}]", "'earth' is not possible; allowed: fire, water, air, jungle"),
        ("clans: [{members: [kakron leader, purkas settled:ghadek]}]", "no land 'ghadek'; did you mean ghadik"),
        ("clans: [{affinity: air}, {affinity: air}]", r"two clans share air \(ML-SET-20\)"),
        ("phase: deploy", "phase: 'deploy' is not possible; allowed: setup"),
        ("land_b: {monster: gator}", r"land_b: there is no second land with 2 players \(ML-SET-13\)"),
        ("paths: {land_a.1: {dice: 2S}}", "paths.land_a.1: whose path is it"),
        ("paths: {land_a.1: {member: dolfus}}", "no clan has a member 'dolfus'"),
        ("paths: {land_a.1: {seat: 0, traps: [trap_s1 down]}}", "'down' says nothing about a trap"),
        ("spaces: {hl1: H5}", "spaces.hl1: 'H5' must say whose dice they are"),
        ("tavern: torko", "tavern: must be a list"),
        ("access: trons", "access: must be a list of fields"),
        ("clans: [{members: [kakron, purkas]}]", r"impossible: clan 0: no leader \(ML-CLN-20\)"),
        ("clans: [{potions: 4}]", "impossible: clan 0: 4 stored potions"),
    ],
)
def test_errors_name_the_field_and_what_is_allowed(text, message):
    with pytest.raises(PositionError, match=message):
        position(text)


# --- there and back ---------------------------------------------------------------------------------------------

GAMES = [
    (1, {"difficulty": "murderous", "more_monsters": True}),
    (2, {"queens_grant": True, "extra_mercenaries": True}),
    (3, {"ambush_module": True, "difficulty": "hard"}),
    (4, {"ambush_module": True, "queens_grant": True, "more_monsters": True, "difficulty": "intro"}),
]


def checkpoints(setup, seed):
    """The states at all checkpoints of a random game."""
    chance = Chance(seed)
    game = Game(RULEBOOK.new(setup, chance.bits()))
    rules = flow.play(game)
    value = None
    while True:
        try:
            request = rules.send(value)
        except StopIteration:
            yield game.state
            return
        if request is CHECKPOINT:
            yield game.state
            value = None
        else:
            assert isinstance(request, Decision)
            value = request.options[chance.below(len(request.options))].value


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_checkpoint_of_random_games_is_sound_and_can_be_written_and_read(players, options):
    setup = RULEBOOK.setup(players, options)
    for seed in range(3):
        for state in checkpoints(setup, seed):
            check(state)
            assert there_and_back(state, setup) == state


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_as_text_too(players, options):
    match = Match.new("monster_lands", players=players, seed=5, options=options)
    chance = Chance(5)
    for _ in range(60):
        assert match.decision is not None
        match.answer(match.decision.options[chance.below(len(match.decision.options))])
    again = Match.from_position(match.position())
    assert again.state == match.state
    assert again.decision is not None
    assert match.decision is not None
    assert [o.id for o in again.decision.options] == [o.id for o in match.decision.options]


def test_the_text_is_compact():
    text = yaml.safe_dump(write_position(position("{}")), default_flow_style=None, width=110)
    assert len(text.splitlines()) < 60


# --- broken states ----------------------------------------------------------------------------------------------


def broken(change):
    state = position(
        """
        clans:
        - members: [kakron leader, purkas @land_a.1, torko settled:al_dahn +pugnor, aspirant_1]
          lands: [al_dahn]
          pool: 1S H3
        access: {monster: gator}
        paths: {land_a.1: {dice: 2S}}
        spaces: {hl1: H5 by 0}
        """
    )
    check(state)
    change(state)
    with pytest.raises(BrokenInvariant) as caught:
        check(state)
    return str(caught.value)


@pytest.mark.parametrize(
    ("what", "change"),
    [
        ("mercenary dolfus: 1 in the game, 2", lambda s: s.mercenary_discard.append("dolfus")),
        ("monster gator: 1 in the game, 0", lambda s: setattr(s.access, "monster", "")),
        ("trap trap_start: 4 in the game, 3", lambda s: s.clans[0].traps.clear()),
        ("aspirant aspirant_1", lambda s: s.aspirants.append("aspirant_1")),
        ("gold", lambda s: setattr(s.clans[0], "gold", -1)),
        ("ML-ARM-02", lambda s: setattr(s.clans[0], "shields", 6)),
        ("ML-HUN-03", lambda s: s.clans[0].traps.extend(s.trap_stack.pop() for _ in range(5))),
        ("several leaders", lambda s: setattr(s.clans[0].members[1], "leader", True)),
        ("no leader", lambda s: setattr(s.clans[0].members[0], "leader", False)),
        ("is not on land_a.2", lambda s: setattr(s.clans[0].members[1], "path", "land_a.2")),
        ("nobody's, but not empty", lambda s: setattr(s.lands[0].paths[1], "shields", 1)),
        ("is not the clan's", lambda s: setattr(s.clans[0].members[2], "land", "ghadik")),
        ("an aspirant", lambda s: setattr(s.clans[0].members[3], "wounded", True)),
        ("too much equipment", lambda s: give(s, "mortis")),
        ("ML-DEP-09", lambda s: s.spaces.update(hl4=(PlacedDie("strength", 0, 0),))),
        ("ML-BLD-01", lambda s: s.spaces.update(hl2=(PlacedDie("strength", 0, 0),) * 2)),
        ("ML-BLD-02", lambda s: s.spaces.update(al1=(PlacedDie("strength", 0, 0),))),
        ("ML-FOR-02", lambda s: access_with(s, "haggle")),
        ("ML-LND-04", lambda s: s.lands[0].paths[0].dice.extend(PathDie("strength") for _ in range(9))),
        ("haggle dice", lambda s: setattr(s.clans[0].pool, "haggle", [7])),
        ("round 7", lambda s: setattr(s, "round", 7)),
    ],
)
def test_broken_states_are_found(what, change):
    assert what in broken(change)


def give(state, card):
    """Hand a second weapon to torko."""
    for pile in (state.bazaar, state.equipment_deck):
        if card in pile:
            pile.remove(card)
    state.clans[0].members[2].equipment.append(card)


def access_with(state, color):
    path = state.access.paths[0]
    path.seat = 1
    path.dice.append(PathDie(color))
