"""The text form of positions: what it says, its defaults, its errors, and the way there and back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

import msgspec
import pytest
import yaml

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.positions import read_position, write_position
from tafelrunde.games.massive_darkness.positions.fights import read_dice, write_dice
from tafelrunde.games.massive_darkness.rules import flow
from tafelrunde.games.massive_darkness.state import Enemy, Objective, Pillar, State
from tafelrunde.kernel import Chance, Match, PositionError, Setup
from tafelrunde.kernel.decision import CHECKPOINT, Decision, Title
from tests.massive_darkness.state.test_random_games import veterans
from tests.massive_darkness.table import question

DOCS = Path(__file__).parents[3] / "docs" / "positions-massive-darkness.md"


def position(text: str = "") -> State:
    match = Match.from_position("game: massive_darkness\nplayers: 2\n" + dedent(text))
    state: State = match.state
    return state


# --- what can be said -------------------------------------------------------------------------------------------


def test_the_example_of_the_documentation() -> None:
    example = re.search(r"```yaml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    match = Match.from_position(example[1])
    state = match.state
    bjorn, whisper = state.heroes
    assert (bjorn.zone, bjorn.xp, bjorn.health, Game(state).wounds(bjorn)) == ("B5", 4, 4, 2)
    assert (bjorn.hands, bjorn.body, bjorn.pack) == (("SA11",), "SA13", ("S008", "S034"))
    assert (whisper.zone, whisper.stunned, whisper.hands, whisper.body) == ("B4", True, ("SA09",), "SA14")
    assert (state.activation.seat, state.activation.actions) == (1, 2)
    assert [enemy.id for enemy in state.enemies] == ["dwarf_warriors", "cave_troll"]
    assert (state.door_deck[-1], state.event_deck[-2:]) == ("T05", ["E14", "E09"])
    assert match.decision is not None
    assert match.decision.seat == 1


def test_enemies() -> None:
    state = position("""
        enemies:
          orc_executioners: {card: W009, zone: B5, health: 0, minions: [3, 1], stunned: true, patrol: exit}
          orc_executioners_2: {zone: B4, treasure: S027}
          cave_troll: {zone: B2, health: 3, for_events: false, penalty: 1}
    """)
    assert state.enemies == [
        Enemy("orc_executioners", "W009", "B5", 0, (3, 1), stunned=True, patrol="exit"),
        Enemy("orc_executioners_2", "W019", "B4", 3, (3, 3), treasure="S027"),
        Enemy("cave_troll", "WM04", "B2", 3, for_events=False, penalty=1),
    ]


def test_the_board() -> None:
    state = position("""
        options: {quest: big_game_hunting}
        open: []
        treasure: {D3: 2, E3: [1, 1]}
        pillars: {1: 2}
        enemies: {}
    """)
    board = Game(state).board
    assert state.shut == board.shut_at_start
    assert state.treasure == {"D3": (2, 0), "E3": (1, 1)}
    pillar = board.quest.pillars[1]
    assert state.pillars == [Pillar(1, board.zone(pillar.zone), 2, board.pillar_border(1))]


def test_objective_tokens() -> None:
    (library,) = [token for token in position("options: {quest: scorched_earth}").objectives if token.marker]
    state = position(f"""
        options: {{quest: scorched_earth}}
        objectives: [artefact @B3, cave @B2 hidden, library @{library.zone} marker]
    """)
    assert state.objectives == [Objective("artefact", "B3"), Objective("cave", "B2", hidden=True), library]


def test_open_doors_and_explored_rooms() -> None:
    closed = position()
    door, room = closed.shut[0], closed.unexplored[0]
    state = position(f"open: [{door}]\nexplored: [{room}]")
    assert state.shut == closed.shut[1:]
    assert state.unexplored == closed.unexplored[1:]


def test_a_combat() -> None:
    match = Match.from_position("""
        game: massive_darkness
        heroes: [{zone: B5, hands: [SA11]}]
        enemies: {orc_executioners: {zone: B5}}
        combat:
          attacker: hero:0
          defender: enemy:orc_executioners
          kind: melee
          distance: 0
          stage: blanks
          attack_dice: Y6 R5 R6
          defense_dice: B6 B1
    """)
    swords, shields, _ = [event for event in match.events if event.kind in ("swords", "shields", "dealt")]
    assert (swords.args["n"], shields.args["n"]) == (2 + 2 + 3, 2)
    assert question(match) == "act"


@pytest.mark.parametrize("text", ["Y5 Y3 R6", "2Y R", "B1 B1 G6", "3B 2G", ""])
def test_dice(text: str) -> None:
    assert write_dice(read_dice(text, "dice")) == text


def test_a_name_is_a_copy_that_lies_nowhere_else() -> None:
    state = position("heroes: [{pack: [Healing Potion, Heiltrank]}, {pack: [S049 Healing Potion]}]")
    first, second = state.heroes[0].pack
    assert first != second
    assert state.heroes[1].pack == ("S049",)
    assert {Game(state).equipment(card).name.en for card in (first, second)} == {"Healing Potion"}
    assert "S049" not in (first, second)


# --- what is not stated -----------------------------------------------------------------------------------------


def test_a_new_game_is_set_up_with_the_recommended_heroes() -> None:
    state = position()
    assert [(hero.card, hero.sheet, hero.zone) for hero in state.heroes] == [
        ("bjorn", "shadow_barbarian", "B6"),
        ("elias", "battle_wizard", "B6"),
    ]
    assert (state.phase, state.round, state.level, state.enemies) == ("hero_phase", 1, 1, [])
    assert (state.activation.seat, state.activation.actions) == (0, 3) if state.activation else False


def test_heroes_who_are_named_do_not_come_twice() -> None:
    state = position("heroes: [{hero: elias}]")
    assert [hero.card for hero in state.heroes] == ["elias", "bjorn"]
    assert [hero.sheet for hero in state.heroes] == ["battle_wizard", "shadow_barbarian"]


def test_stated_cards_leave_their_usual_place() -> None:
    usual = position("options: {quest: big_game_hunting}")
    treasure = usual.enemies[0].treasure
    state = position(f"options: {{quest: big_game_hunting}}\nheroes: [{{pack: [{treasure}, SA09]}}]")
    assert state.heroes[0].pack == (treasure, "SA09")
    assert state.enemies[0].treasure == ""
    assert state.heroes[1].hands == ()


def test_setup_is_a_new_game() -> None:
    match = Match.from_position("game: massive_darkness\nphase: setup")
    assert match.decision is not None
    assert match.decision.question == "choose_hero"


def test_decks_go_on_in_content_order() -> None:
    state = position("door_deck: T05 T03\nguard_discard_1: W001\nremoved: W003")
    assert state.door_deck[::-1][:4] == ["T05", "T03", "T01", "T02"]
    assert state.guard_decks[0][::-1][:3] == ["W002", "W004", "W005"]
    assert (state.guard_discards[0], state.removed) == (["W001"], ["W003"])


# --- mistakes ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hero: bjorn", "hero: there is no such field; did you mean heroes"),
        ("heroes: [{hero: bjarn}]", "heroes.hero: there is no 'bjarn'; did you mean bjorn"),
        ("heroes: [{hero: elias}, {hero: elias}]", "only once"),
        ("heroes: [{}, {}, {}]", "heroes: 3 heroes for 2 players"),
        ("heroes: [{class: barbarian}]", r"heroes\[0\].class: there is no 'barbarian'; did you mean shadow_barbarian"),
        ("heroes: [{zone: Z9}]", r"heroes\[0\].zone: there is no zone Z9"),
        ("heroes: [{wounds: 6}]", r"heroes\[0\].wounds: must be from 0 to 5, not 6"),
        ("heroes: [{skills: {chrage: 1}}]", r"heroes\[0\].skills.chrage: there is no such field; did you mean charge"),
        ("heroes: [{skills: {charge: 9}}]", r"impossible: heroes\[0\]: skills"),
        ("heroes: [{pack: [S999]}]", r"heroes\[0\].pack: there is no card 'S999'"),
        ("heroes: [{pack: [Helth Potion]}]", r"there is no card 'Helth Potion'; did you mean"),
        ("heroes: [{pack: [S008 Wooden Ring]}]", r"S008 is called Small Healing Potion, not Wooden Ring"),
        ("heroes: [{pack: [S008]}, {pack: [S008]}]", r"heroes\[1\].pack: S008 is already placed \(heroes\[0\].pack\)"),
        ("heroes: [{body: [S008]}]", r"heroes\[0\].body: there is no card"),
        ("heroes: [{hands: S008}]", r"heroes\[0\].hands: must be a list"),
        ("enemies: {orcs: {zone: B5}}", "enemies.orcs: there is no enemy 'orcs'"),
        ("enemies: {cave_troll: {}}", "enemies.cave_troll.zone: where is it"),
        ("enemies: {cave_troll: {zone: B5, card: W001}}", "enemies.cave_troll.card: there is no card 'W001'"),
        ("enemies: {cave_troll: {zone: B5, health: 99}}", "impossible: enemies.cave_troll: health 99"),
        ("enemies: [cave_troll]", "enemies: must be a list of fields"),
        ("open: [A1-Z9]", "open: there is no door A1-Z9"),
        ("objectives: [map]", "objectives: "),
        ("objectives: [artefact B3]", "must say where it lies"),
        ("objectives: [artefact @B3 upside]", "'upside' says nothing about a token"),
        ("pillars: {7: 3}", "pillars: there is no pillar 7; the quest has 0"),
        ("turn: 5", "turn.seat: seats are from 0 to 1, not 5"),
        ("turn: {seat: 0, acions: 2}", "turn.acions: there is no such field; did you mean actions"),
        ("phase: night", "phase: 'night' is not possible; allowed: setup"),
        ("level: six", "level: expected `int`"),
        ("quest: nowhere", "quest: there is no quest 'nowhere'"),
        ("event_deck: E99", "event_deck: there is no card 'E99'"),
        ("combat: {attacker: hero:0, attack_dice: Q4}", "combat.attack_dice: 'Q4' is not a die"),
    ],
)
def test_errors_name_the_field_and_what_is_allowed(text: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        position(text)


# --- there and back ---------------------------------------------------------------------------------------------

GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {"quest": "tutorial"}),
    (2, {"quest": "goblin_war_drums", "lifebringer": 4}),
    (3, {"quest": "chosen_one", "heroes": "recommended"}),
    (4, {"quest": "immortals_downfall"}),
    (5, {"quest": "fiends_treasure"}),
    (6, {"quest": "big_game_hunting"}),
    (2, {"quest": "maze_of_darkness", "mode": "campaign"}),
    (3, {"quest": "heart_of_darkness", "mode": "random_campaign"}),
]


def checkpoints(state: State, seed: int, most: int) -> Iterator[State]:
    """The states at all checkpoints of a random game, and the last one."""
    chance = Chance(seed)
    game = Game(state)
    rules = flow.play(game)
    value = None
    for _ in range(most):
        try:
            request = rules.send(value)
        except StopIteration:
            break
        value = None
        if request is CHECKPOINT or isinstance(request, Title):
            yield game.state
        else:
            assert isinstance(request, Decision)
            value = request.options[chance.below(len(request.options))].value
    yield game.state


def there_and_back(state: State, setup: Setup) -> State:
    """As the kernel does it, which itself keeps chance."""
    data = msgspec.to_builtins(write_position(state), str_keys=False)
    text = yaml.dump(data, Dumper=yaml.CSafeDumper, sort_keys=False)
    data = yaml.load(text, yaml.CSafeLoader)
    again = read_position({"players": setup.players, "options": setup.options, **data})
    again.rng, again.script, again.revealed = state.rng, state.script, state.revealed
    return again


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_checkpoints_of_random_games_are_written_and_read_exactly(players: int, options: dict[str, Any]) -> None:
    setup = RULEBOOK.setup(players, options)
    start = RULEBOOK.new(setup, Chance(players).bits())
    for number, state in enumerate(checkpoints(start, players, 500)):
        if number % 7 == 0 or state.phase == "over":
            assert there_and_back(state, setup) == state


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_every_checkpoint_of_games_with_veterans(seed: int) -> None:
    match = veterans(seed)
    for state in checkpoints(match.state, seed, 300):
        assert there_and_back(state, match.setup) == state


@pytest.mark.parametrize(("players", "options"), GAMES[::3])
def test_as_text_too(players: int, options: dict[str, Any]) -> None:
    match = Match.new(RULEBOOK, players, 5, options=options)
    chance = Chance(5)
    for _ in range(50):
        assert match.decision is not None
        match.answer(match.decision.options[chance.below(len(match.decision.options))])
    again = Match.from_position(match.position())
    assert again.state == match.state
    assert again.decision is not None
    assert match.decision is not None
    assert [option.id for option in again.decision.options] == [option.id for option in match.decision.options]


def test_a_game_that_is_as_usual_says_little() -> None:
    state = position()
    assert list(write_position(state)) == ["round", "phase", "level", "heroes"]
