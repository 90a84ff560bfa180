"""Whole games of every quest that get far: strong heroes, many lives, half of the answers by the sensible bot.

Plain random heroes die before a quest has shown what it can do. TAFELRUNDE_THOROUGH=20 plays twenty times as many.
"""

from collections import Counter
from random import Random

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.quests import OWN, QUESTS
from tafelrunde.kernel import Match
from tests.helpers.effort import THOROUGH, sample
from tests.helpers.playing import moment

LIVES, MOST = 12, 12_000
MORE = 8
"""How many seeds more are tried until a quest has shown what it must."""
EVER_SEEN = {
    "chosen_one": {"chosen_one"},
    "immortals_downfall": {"firework"},
    "heart_of_darkness": {"devour"},
}
"""Questions and verbs that a quest's games must lead to."""


def veterans(quest: str, players: int, seed: int, recording: bool = False) -> Match:
    """Heroes with any skills and a few treasures, who come back from death again and again."""
    random = Random(f"{quest} {players} {seed}")
    match = Match.new(RULEBOOK, players, seed, recording=False, options={"quest": quest, "heroes": "choose"})
    while match.state.phase == "setup":
        match.answer(random.choice(match.decision.options))
    state = match.state
    game = Game(state)
    state.lifebringer = LIVES * players
    for hero in state.heroes:
        lines = game.content.classes[hero.sheet].lines
        hero.skills = tuple(random.randint(0, len(line.skills)) for line in lines)
        hero.xp = random.randint(0, 30)
        for _ in range(random.randint(2, 6)):
            deck = random.choice(state.treasure_decks)
            if game.equipment(deck[-1]).kind not in ("luck", "trap"):
                hero.pack += (deck.pop(),)
        hero.health = game.max_health(hero)
    return Match.from_state(RULEBOOK, match.setup, state, recording=recording)


def play_far(match: Match, seed: int) -> Counter[str]:
    """To the end, checking what must always be true; returns what was asked and offered."""
    random, bot = Random(seed), RULEBOOK.bot(seed)
    seen: Counter[str] = Counter()
    for number in range(MOST):
        decision = match.decision
        if decision is None:
            break
        seen[decision.question] += 1
        seen.update({option.id.partition(":")[0] for option in decision.options})
        if number % 5 == 0:
            RULEBOOK.check(match.state)
        option = random.choice(decision.options)
        if random.random() < 0.6:
            option = bot.advise(decision, match.view(max(decision.seat, 0))).option
        match.answer(option.id)
    RULEBOOK.check(match.state)
    return seen


@pytest.mark.slow
@pytest.mark.timeout(300 * THOROUGH)
@pytest.mark.parametrize("quest", [quest for quest in QUESTS if quest != OWN])
def test_every_quest_goes_far_and_comes_to_an_end(quest: str):
    seen: Counter[str] = Counter()
    wanted = EVER_SEEN.get(quest, set())
    for seed in range(THOROUGH + MORE):
        if seed >= THOROUGH and wanted <= seen.keys():
            break
        # In an ordinary run half of the numbers of heroes, the other half in the next quest.
        odd = [*QUESTS].index(quest) % 2
        for players in sample(range(1, 7), range(1 + odd, 7, 2)):
            match = veterans(quest, players, seed)
            seen += play_far(match, seed)
            assert match.over, f"{quest}, {players} heroes, seed {seed}"
            assert match.state.result in ("won", "lost")
    assert wanted <= seen.keys()


@pytest.mark.slow
@pytest.mark.timeout(300 * THOROUGH)
@pytest.mark.parametrize("quest", [quest for quest in QUESTS if quest != OWN])
def test_deep_in_a_quest_every_moment_can_be_gone_back_to(quest: str):
    for seed in range(THOROUGH):
        match = veterans(quest, 2 + seed % 3, 70 + seed, recording=True)
        random, bot = Random(seed), RULEBOOK.bot(seed)
        for number in range(MOST):
            decision = match.decision
            if decision is None or match.state.round > 20:
                break
            option = random.choice(decision.options)
            if random.random() < 0.6:
                option = bot.advise(decision, match.view(max(decision.seat, 0))).option
            if number % 3 == 0:
                now = moment(match)
                clone = match.clone()
                assert moment(clone) == now
                clone.answer(option.id)
                after = moment(clone)
                clone.undo()
                assert moment(clone) == now
            match.answer(option.id)
            if number % 3 == 0:
                assert moment(match) == after
