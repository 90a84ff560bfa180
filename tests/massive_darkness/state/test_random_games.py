"""Whole random games of heroes with any skills, cards and artefacts: no exception, no dead end, no broken invariant."""

from random import Random

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.kernel import Match

MOST = 20_000


def veterans(seed: int) -> Match:
    """Any number of heroes with any skills and up to six treasures each, at any level."""
    random = Random(seed)
    match = Match.new(RULEBOOK, random.randint(1, 6), seed, options={"lifebringer": 4})
    while match.state.phase == "setup":
        match.answer(random.choice(match.decision.options))
    state = match.state
    state.level = random.randint(1, 5)
    game = Game(state)
    for hero in state.heroes:
        lines = game.content.classes[hero.sheet].lines
        hero.skills = tuple(random.randint(0, len(line.skills)) for line in lines)
        hero.xp = random.randint(0, 30)
        for _ in range(random.randint(0, 6)):
            deck = random.choice(state.treasure_decks)
            if game.equipment(deck[-1]).kind not in ("luck", "trap"):
                hero.pack += (deck.pop(),)
        for card in [card for card in state.artefact_deck if random.random() < 0.15]:
            state.artefact_deck.remove(card)
            hero.pack += (card,)
        hero.health = random.randint(1, game.max_health(hero))
    return Match.from_state(RULEBOOK, match.setup, state, recording=False)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_veterans_play_to_the_end(seed: int):
    match = veterans(seed)
    random = Random(seed)
    for number in range(MOST):
        if match.over:
            break
        if number % 7 == 0:
            RULEBOOK.check(match.state)
        match.answer(random.choice(match.decision.options))
    assert match.over
    assert match.outcome is not None
