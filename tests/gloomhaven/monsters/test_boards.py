"""The board of a ruling comes straight from the state, and is the one of the position that is shown to others."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.havens import rulings
from tafelrunde.games.havens.board.terrain import Terrain
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.map import overlays
from tafelrunde.games.havens.rules.monsters import deciding
from tafelrunde.games.havens.rules.monsters.creature import Creature
from tafelrunde.games.havens.state.progress import CreatureTurn
from tafelrunde.kernel import Chance, Match
from tests.helpers.gloomhaven_rules import Board
from tests.helpers.playing import play_at_random


def boards_agree(game: Game) -> int:
    """Of everybody on the map who acts by the monster rules, as if its turn were now; how many there are."""
    actors = [figure for figure in game.state.figures if figure.kind in ("monster", "summon", "ally")]
    ground = game.ground.grid, game.ground.sight
    for figure in actors:
        creature = Creature(game, figure, CreatureTurn(game.state.figures[0].at))
        attack = creature.next_attack(0)
        shown = deciding.position(game, creature, 3, attack)
        assert deciding.board(game, creature, 3, attack) == rulings.Board.of(shown, ground, game.edition.ruleset)
    return len(actors)


@pytest.mark.parametrize("scenario", ["3", "8", "103", "random"])
def test_a_board_is_that_of_its_position(scenario: str):
    match = Match.new(RULEBOOK, 2, 5, recording=False, options={"scenario": scenario})
    seen = 0
    for number, _ in enumerate(play_at_random(match, Chance(7))):
        if number % 7 == 0:
            seen += boards_agree(RULEBOOK.game(match.state))
    assert seen


def test_the_invisible_the_guarded_and_objects_are_on_the_board_as_in_the_position():
    table = Board()
    brute = table.hero("brute", (0, 0))
    table.hero("tinkerer", (1, 0), marks=("invisible",))
    table.summon("rat", (2, 0), brute)
    table.object("totem", (0, 1))
    table.ally("scout", (0, 2), attack=2, move=2)
    table.monster("guard", (3, 0))
    table.monster("archer", (3, 1), range=3, marks=("muddle",))
    game = table.game()
    assert boards_agree(game) == 4


def test_the_terrain_follows_the_tiles():
    table = Board()
    table.hero("brute", (0, 0))
    game = table.game()
    assert game.terrain == Terrain()
    overlays.lay_trap(game, (1, 0), 3, (), "brute")
    bit = 1 << game.ground.grid.index((1, 0))
    assert game.terrain == Terrain(trap=bit)
    (trap,) = game.state.overlays
    overlays.remove(game, trap)
    assert game.terrain == Terrain()
    game.state.overlays = [trap]
    assert game.tiles("trap", "obstacle") == bit


@pytest.mark.parametrize("scenario", ["3", "8", "103"])
def test_games_on_the_same_ground_keep_their_terrain_apart(scenario: str):
    """What lies there is known by the ground, which copies and other games on the same map share."""
    matches = [Match.new(RULEBOOK, 2, seed, recording=False, options={"scenario": scenario}) for seed in (1, 2, 3)]
    lying = set()
    for _ in zip(*[play_at_random(match, Chance(seed)) for seed, match in enumerate(matches)], strict=False):
        for game in [RULEBOOK.game(match.state) for match in matches]:
            assert game.terrain == Terrain.of(game.ground.grid, game.state.overlays)
            lying.add(game.terrain)
    assert len(lying) > 1
