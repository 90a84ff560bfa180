"""Hidden information (chapter 12a): what a seat sees, and what it may imagine."""

from textwrap import dedent

import msgspec
import pytest

from tafelrunde.games.monster_lands.seats.invariants import check
from tafelrunde.games.monster_lands.seats.secrets import imagine, view
from tafelrunde.games.monster_lands.state import PathTrap
from tafelrunde.kernel import NOBODY, Advice, Bot, Chance, Match
from tests.helpers.monster_lands import answer, clan, play, position

DECKS = (
    *("mercenary_deck", "trap_stack", "equipment_deck", "monster_deck", "land_deck"),
    *("path_stack", "loot_stack", "mission_bag", "panic_stack"),
)

TABLE = """
    players: 3
    rng: 99
    clans:
    - {members: [kakron leader @land_a.1, purkas], traps: [trap_start, trap_s1], loot: [loot_12], pool: 1S H4}
    - {members: [tortock leader @land_a.2, drapis], traps: [trap_m3, trap_start, trap_t8]}
    - {members: [korgo leader @access.1], traps: []}
    access: {monster: trons}
    paths:
      land_a.1: {dice: 2S, traps: [trap_s3, trap_m1 up]}
      land_a.2: {dice: 2S, traps: [trap_m2, trap_s2 up]}
      access.1: {dice: 1S, traps: [trap_start, trap_sp3]}
    next: {monster: [6]}
    """


def encoded(state):
    return msgspec.msgpack.encode(state)


def hidden_kinds(state, seat):
    """What a seat can't see: the others' stored and face-down traps, by clan."""
    found = {}
    for other in state.clans:
        if other.seat != seat:
            paths = [path for spot in [*state.lands, state.access] for path in spot.paths if path.seat == other.seat]
            found[other.seat] = other.traps + [t.kind for path in paths for t in path.traps if not t.face_up]
    return found


# --- views ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-HID-01")
@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_nobody_sees_decks_the_bag_or_future_dice(seat):
    state = position(TABLE)
    seen = view(state, seat)
    for deck in DECKS:
        assert getattr(seen, deck) == ["?"] * len(getattr(state, deck))
    assert (seen.rng, seen.script) == (0, {})


@pytest.mark.rule("ML-HID-02")
def test_the_owner_knows_its_traps_the_others_only_how_many_and_where():
    state = position(TABLE)
    own, other = view(state, 1), view(state, 0)
    assert own.clans[1].traps == ["trap_m3", "trap_start", "trap_t8"]
    assert other.clans[1].traps == ["?", "?", "?"]
    assert own.lands[0].paths[1].traps == [PathTrap(1, "trap_m2"), PathTrap(2, "trap_s2", face_up=True)]
    assert other.lands[0].paths[1].traps == [PathTrap(1, "?"), PathTrap(2, "trap_s2", face_up=True)]
    assert view(state, 2).access.paths[0].traps == [PathTrap(1, "trap_start"), PathTrap(2, "trap_sp3")]
    assert other.access.paths[0].traps == [PathTrap(1, "?"), PathTrap(2, "?")]


@pytest.mark.rule("ML-HID-02")
def test_a_spectator_sees_nobodys_traps():
    seen = view(position(TABLE), NOBODY)
    assert {kind for c in seen.clans for kind in c.traps} == {"?"}
    hidden = [t.kind for spot in [*seen.lands, seen.access] for p in spot.paths for t in p.traps if not t.face_up]
    assert set(hidden) == {"?"}


@pytest.mark.rule("ML-HID-03")
def test_a_purchase_is_open_but_not_which_trap_goes_where():
    match = play(
        """
        clans: [{pool: 4S, gold: 20, traps: []}, {pool: 1S}]
        trap_display: [trap_s1, trap_s2, trap_m1, trap_m2, trap_t4, trap_t6]
        land_a: {monster: gator, land: yuha, tile: path_1}
        """
    )
    answer(match, "visit:hunting_lodge:strength", "buy:trap_s2:1", "done")
    (bought,) = [event for event in match.view(1).events if event.kind == "traps_bought"]
    assert bought.args["traps"] == ["trap_s2"]
    answer(match, "mine:mi3", "assign:purkas", "path:land_a.4", "trap:trap_s2", "done")
    (assigned,) = [event for event in match.view(1).events if event.kind == "assigned"]
    assert assigned.args["traps"] == 1
    assert "trap_s2" not in str(assigned)
    assert match.view(1).state.lands[0].paths[3].traps == [PathTrap(1, "?")]


@pytest.mark.rule("ML-HID-04")
def test_two_tables_that_differ_only_in_others_hidden_traps_look_the_same():
    swapped = TABLE.replace("[trap_m3, trap_start, trap_t8]", "[trap_t8, trap_m3, trap_start]")
    swapped = swapped.replace("[trap_start, trap_sp3]", "[trap_sp3, trap_start]")
    one, two = position(TABLE), position(swapped)
    assert encoded(one) != encoded(two)
    assert encoded(view(one, 0)) == encoded(view(two, 0))
    assert encoded(view(one, 1)) != encoded(view(two, 1))


@pytest.mark.rule("ML-HID-05")
def test_traps_discarded_for_the_limit_are_seen_by_all():
    traps = "trap_s1, trap_s1, trap_s1, trap_s1, trap_s2, trap_s3"
    match = play(
        f"""
        phase: salary
        clans: [{{members: [kakron leader, dalina], gold: 0, traps: [{traps}]}}, {{}}]
        """
    )
    answer(match, "discard:trap_s2")
    assert match.view(1).state.trap_discard == ["trap_s2"]
    assert any(event.args.get("trap") == "trap_s2" for event in match.view(1).events)


@pytest.mark.rule("ML-HID-06")
def test_everything_else_is_public():
    state = position(TABLE)
    seen = view(state, 1)
    hidden = {*DECKS, "rng", "script", "clans", "lands", "access"}
    for name in state.__struct_fields__:
        if name not in hidden:
            assert getattr(seen, name) == getattr(state, name)
    for clan_seen, real in zip(seen.clans, state.clans, strict=True):
        for name in real.__struct_fields__:
            if name != "traps":
                assert getattr(clan_seen, name) == getattr(real, name)
    assert seen.lands[0].paths[0].dice == state.lands[0].paths[0].dice


@pytest.mark.rule("ML-HID-07")
def test_a_bot_chooses_from_the_view_of_its_seat():
    match = Match.new("monster_lands", players=2, seed=3)
    seen = []

    class Looking(Bot):
        def advise(self, decision, view):
            seen.append((view.seat, view.state))
            return Advice(decision.options[0])

    with pytest.raises(RuntimeError):
        match.play([Looking(), Looking()], most=5)
    for seat, state in seen:
        assert state.clans[1 - seat].traps == ["?"] * len(state.clans[1 - seat].traps)
        assert set(state.monster_deck) == {"?"}


@pytest.mark.rule("ML-HID-08")
def test_a_stored_start_trap_is_hidden_like_any_other():
    state = position("clans: [{}, {traps: [trap_start]}]")
    assert view(state, 0).clans[1].traps == ["?"]
    assert view(state, 1).clans[1].traps == ["trap_start"]


def test_a_view_does_not_change_the_state():
    state = position(TABLE)
    before = encoded(state)
    view(state, 0)
    assert encoded(state) == before


# --- imagination ------------------------------------------------------------------------------------------------


def imagined(seed, seat=0, text=TABLE):
    state = position(text)
    imagine(state, seat, Chance(seed))
    return state


@pytest.mark.rule("ML-HID-01", "ML-HID-02")
@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_what_is_imagined_looks_the_same_and_loses_nothing(seat):
    real = position(TABLE)
    for seed in range(20):
        state = imagined(seed, seat)
        check(state)
        state.script = real.script
        assert encoded(view(state, seat)) == encoded(view(real, seat))


def test_all_that_is_hidden_is_dealt_anew():
    states = [imagined(seed) for seed in range(20)]
    for deck in DECKS:
        assert len({tuple(getattr(state, deck)) for state in states}) > 1, deck
    assert len({str(hidden_kinds(state, 0)) for state in states}) > 10


def test_the_script_is_no_secret_knowledge():
    assert imagined(1).script == {}


@pytest.mark.rule("ML-HID-08", "ML-HUN-06", "ML-RUL-08")
def test_a_start_trap_stays_with_its_clan_but_may_be_any_of_its_hidden_tiles():
    stored = set()
    for seed in range(60):
        state = imagined(seed)
        assert "trap_start" not in state.trap_stack
        hidden = hidden_kinds(state, 0)
        assert [kinds.count("trap_start") for kinds in hidden.values()] == [1, 1]
        stored.add("trap_start" in state.clans[1].traps)
    assert stored == {True, False}, "in the storage or on the path"


@pytest.mark.rule("ML-ENG-03", "ML-HID-04")
def test_imagination_depends_only_on_what_the_seat_sees():
    swapped = TABLE.replace("[trap_m3, trap_start, trap_t8]", "[trap_t8, trap_m3, trap_start]")
    shuffled = dedent(swapped) + "monster_deck: [krinx, krunn, snagus]\ntrap_stack: [trap_t6, trap_m1]\n"
    for seed in range(5):
        assert encoded(imagined(seed)) == encoded(imagined(seed, text=shuffled))


def test_lists_keep_their_identity():
    state = position(TABLE)
    stack, stored, trap = state.trap_stack, state.clans[1].traps, state.lands[0].paths[1].traps[0]
    imagine(state, 0, Chance(1))
    assert state.trap_stack is stack
    assert state.clans[1].traps is stored
    assert state.lands[0].paths[1].traps[0] is trap


def test_a_match_can_be_imagined_in_the_middle_of_a_turn():
    match = play("{clans: [{pool: 4S, gold: 20}, {pool: 1S, traps: [trap_s3, trap_start]}]}")
    answer(match, "visit:hunting_lodge:strength")
    other = match.view(0).imagine(Chance(4))
    assert other.decision is not None
    assert match.decision is not None
    assert [o.id for o in other.decision.options] == [o.id for o in match.decision.options]
    assert clan(other, 1).traps.count("trap_start") == 1
