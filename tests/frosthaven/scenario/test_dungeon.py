"""Random dungeons (12.5): three rooms of cards, penalties, elements and a loot deck of their own."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tafelrunde.bots import RandomBot
from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.games.frosthaven.edition import EDITION
from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.box.scenarios import EncounterCard, Opening, RoomCard, Spot, TreasureReward
from tafelrunde.games.havens.box.special import SpecialRule
from tafelrunde.games.havens.box.vocabulary import Name
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.map import loot, reveal
from tafelrunde.games.havens.rules.scenario import dungeon
from tafelrunde.games.havens.rules.setup import placing
from tafelrunde.games.havens.state import INERT, STRONG
from tafelrunde.kernel import PARTY, Match
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import asked, ids, marks, row, run, told

CONTENT = RULEBOOK.content
HALL = tuple((q, r) for q in range(4) for r in range(4))
HARM = SpecialRule(when=special.AtSetup(), do=(special.Afflict("muddle"),))
DOOM = SpecialRule(when=special.AtSetup(), do=(special.Afflict("poison", who="opener"),))


def room(key, entrances="A", exits="A", numbers=HALL[:12], **values):
    """A square hall: entered at its left side, left at its right side."""
    return RoomCard(
        id=key,
        name=Name(key, key),
        hexes=HALL,
        obstacles=(),
        numbers=numbers,
        minor=HARM,
        major=DOOM,
        entrances=tuple(Opening(type=one, at=(0, 2 * place)) for place, one in enumerate(entrances)),
        exits=tuple(Opening(type=one, at=(3, 3 * place)) for place, one in enumerate(exits)),
        **values,
    )


def encounter(key, infuse=(), treasure=None, **spots):
    """What stands on the numbers, by place: `n3={"tile": "trap"}`."""
    return EncounterCard(
        id=key,
        adjective=Name(key, key),
        spots=tuple(Spot(**spots.get(f"n{place}", {})) for place in range(12)),
        treasure=treasure or TreasureReward(number=0, gold=12),
        trap_harms=True,
        trap_cond=("wound",),
        infuse=infuse,
    )


def adventure(*rooms, encounters=(), **state):
    """A random dungeon of these cards, in this order, before its first room."""
    board = Field(row(2))
    board.drifter((0, 0))
    board.hero("boneshaper", (1, 0))
    game = board.game()
    cards = {card.id: card for card in rooms or [room(f"r{n}") for n in range(1, 5)]}
    found = {card.id: card for card in encounters or [encounter(f"e{n}") for n in range(4)]}
    game.content = replace(CONTENT, rooms=cards, encounters=found)
    game.state.scenario, game.state.rooms, game.state.figures = "random", (), []
    game.state.script = {"rooms": list(cards), "encounters": list(found)}
    for key, value in state.items():
        setattr(game.state, key, value)
    return game


def begun(*rooms, answers=(), **values):
    """The same with its first room laid and the characters in it."""
    game = adventure(*rooms, **values)
    game.state.phase = "placing"
    run(game, dungeon.first_room(game), *answers)
    for hero in game.state.heroes:
        hero.ready = False
        hero.hand.clear()
    for at in game.state.map.start[:2]:
        run(game, placing.place(game), f"place:{at[0]},{at[1]}")
    game.state.phase = "turns"
    return game


def open_door(game, number=0):
    closed = [door for door in game.state.map.doors if door.id not in game.state.opened]
    run(game, reveal.open_door(game, closed[number], game.figure("drifter")))


GUARD = {"monster": "algox_guard", "players": ("normal", "normal", "normal")}


@pytest.mark.rule("FH-RDG-02", "FH-DIF-59")
def test_three_rooms_one_at_a_time_and_all_monsters_must_die():
    last = [encounter("e1"), encounter("e2"), encounter("e3", n11=GUARD)]
    game = begun(encounters=last)
    game.state.round = 1
    for number in (2, 3):
        assert (len(game.state.dungeon), game.state.result) == (number - 1, "")
        open_door(game)
    assert [door for door in game.state.map.doors if door.id not in game.state.opened] == []
    (foe,) = [figure for figure in game.state.figures if figure.kind == "monster"]
    run(game, damage.kill(game, foe, "drifter"))
    assert game.state.result == "won"


@pytest.mark.rule("FH-RDG-03", "FH-DIF-59")
def test_the_loot_deck_has_twenty_four_cards():
    game = adventure()
    EDITION.prepare(game)
    kinds = Counter(CONTENT.loot[card].kind for card in game.state.loot_deck)
    herbs = ("arrowvine", "axenut", "corpsecap", "flamefruit", "rockroot", "snowthistle")
    assert kinds == {"coins": 12, "wood": 2, "metal": 2, "leather": 2, **dict.fromkeys(herbs, 1)}
    assert kinds.total() == 24


@pytest.mark.rule("FH-RDG-04")
def test_a_room_has_tiles_twelve_numbers_entrances_exits_and_two_penalties():
    for card in CONTENT.rooms.values():
        assert len(set(card.numbers)) == 12
        assert card.entrances
        assert card.exits
        assert {way.type for way in (*card.entrances, *card.exits)} <= {"A", "B"}
        assert card.minor.do
        assert card.major.do
    game = begun(room("r1", numbers=HALL[4:], tiles=(("ice", (3, 1)), ("difficult", (3, 2)))))
    assert {tile.at[0]: tile.kind for tile in game.state.overlays} == {(3, 1): "ice", (3, 2): "difficult"}


@pytest.mark.rule("FH-RDG-05")
def test_of_two_entrances_the_party_chooses_one_and_all_start_within_two_hexes_of_it():
    question = asked(dungeon.first_room(adventure(room("r1", entrances="AB"))))
    assert question is not None
    assert (question.seat, ids(question)) == (PARTY, ["entrance:1:A", "entrance:2:B"])
    game = begun(room("r1", entrances="AB"), answers=["entrance:2:B"])
    assert all(game.range((0, 2), at) <= 2 for at in game.state.map.start)
    assert (3, 3) not in game.state.map.start


@pytest.mark.rule("FH-RDG-06")
def test_the_next_room_has_an_entrance_of_the_type_of_the_exit_that_was_taken():
    rooms = [room("r1", exits="AB"), room("a1"), room("a2"), room("b", entrances="B"), room("a3")]
    game = begun(*rooms)
    door = next(number for number, one in enumerate(game.state.map.doors) if "B" in one.id)
    open_door(game, door)
    assert [laid.card for laid in game.state.dungeon] == ["r1", "b"]
    # The other exit is closed off.
    assert sum(one.joins == (1, 2) for one in game.state.map.doors) == 1


@pytest.mark.rule("FH-RDG-07")
def test_penalties_are_none_minor_and_major_or_as_the_party_likes():
    game = begun()
    assert [marks(game, hero.id) for hero in game.state.heroes] == [[], []]
    open_door(game)
    assert [marks(game, hero.id) for hero in game.state.heroes] == [["muddle"], ["muddle"]]
    open_door(game)
    assert "poison" in marks(game, "drifter")
    assert "poison" not in marks(game, "boneshaper")


@pytest.mark.rule("FH-RDG-07")
def test_nobody_opened_the_first_room_so_the_party_says_whom_its_penalty_meets():
    game = adventure(preparation="full")
    game.state.phase = "placing"
    run(game, dungeon.first_room(game), "penalty:major", "penalty:none", "penalty:none")
    for hero in game.state.heroes:
        hero.ready = False
        hero.hand.clear()
    starts = [f"place:{at[0]},{at[1]}" for at in game.state.map.start[:2]]
    run(game, placing.place(game), starts[0])
    run(game, placing.place(game), starts[1])
    run(game, placing.place(game), "opener:boneshaper")
    assert (marks(game, "drifter"), marks(game, "boneshaper")) == ([], ["poison"])


@pytest.mark.rule("FH-RDG-08")
def test_what_the_set_up_card_puts_on_the_numbers():
    spots = {
        "n0": {"tile": "trap"},
        "n1": {"tile": "coin"},
        "n2": {"tile": "treasure"},
        "n4": {"monster": "snow_imp", "players": ("-", "normal", "elite")},
        "n11": {"monster": "algox_archer", "players": ("elite", "-", "-")},
    }
    loot_of_two = TreasureReward(number=0, loot=2)
    game = begun(room("r1", numbers=HALL[4:]), encounters=[encounter("e1", treasure=loot_of_two, **spots)])
    (trap,) = game.state.overlays
    assert (trap.at, trap.damage, trap.cond, game.state.coins) == ((HALL[4],), 3, ("wound",), [HALL[5]])
    assert [(one.type, one.rank) for one in game.state.figures if one.kind == "monster"] == [("algox_archer", "elite")]
    game.state.loot_deck = ["coin_1", "coin_1", "coin_1"]
    run(game, loot.loot_hex(game, game.state.heroes[0], HALL[6]))
    assert (game.state.heroes[0].coins, len(game.state.loot_deck)) == (2, 1)


@pytest.mark.rule("FH-RDG-08")
def test_its_elements_are_infused_with_the_end_of_the_turn():
    game = begun(encounters=[encounter("e1", infuse=("fire",)), encounter("e2", infuse=("ice",))])
    assert game.state.elements["fire"] == STRONG
    open_door(game)
    assert (game.state.elements["ice"], game.state.infused) == (INERT, ["ice"])


@pytest.mark.rule("FH-RDG-08")
def test_the_title_of_a_room_is_made_of_both_cards():
    game = begun()
    open_door(game)
    titles = [(event.args["room"], event.args["encounter"]) for event in told(game, "random_room")]
    assert titles == [("r1", "e0"), ("r2", "e1")]


@pytest.mark.rule("FH-RDG-09")
def test_tiles_never_run_out():
    many = {f"n{n}": {"tile": "obstacle"} for n in range(4, 12)}
    game = begun(encounters=[encounter(f"e{number}", **many) for number in range(3)])
    open_door(game)
    open_door(game)
    assert len([tile for tile in game.state.overlays if tile.kind == "obstacle"]) == 24


@pytest.mark.rule("FH-RDG-10")
def test_treasures_there_bring_nothing_to_the_campaign():
    for card in CONTENT.encounters.values():
        held = card.treasure
        assert [held.item, held.design, held.random_design, held.random_scenario] == ["", "", False, False]
    game = begun(room("r1", numbers=HALL[4:]), encounters=[encounter("e1", n2={"tile": "treasure"})])
    run(game, loot.loot_hex(game, game.state.heroes[0], HALL[6]))
    assert (game.state.heroes[0].gold, game.state.heroes[0].treasures) == (12, ())


@pytest.mark.rule("FH-RDG-11", "FH-CMP-19", "FH-CMP-24")
def test_there_are_twenty_four_cards_of_each_kind():
    assert (len(CONTENT.rooms), len(CONTENT.encounters)) == (24, 24)
    names = [(card.name.de, card.name.en) for card in CONTENT.rooms.values()]
    names += [(card.adjective.de, card.adjective.en) for card in CONTENT.encounters.values()]
    assert len(set(names)) == 48


@pytest.mark.rule("FH-RDG-02", "FH-RDG-06")
@pytest.mark.parametrize("seed", range(4))
def test_whole_dungeons_are_played_to_their_end(seed):
    match = Match.new(RULEBOOK, 1 + seed, seed, options={"scenario": "random", "hero_level": 1 + 2 * seed})
    bot = RandomBot(seed)
    while (decision := match.decision) is not None:
        match.answer(bot.choose(decision, match.view(max(decision.seat, 0))), decision.seat)
        if len(match.events) % 9 == 0:
            RULEBOOK.check(match.state)
    assert match.outcome is not None
    RULEBOOK.check(match.state)
