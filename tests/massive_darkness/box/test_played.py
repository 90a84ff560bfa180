"""A pack full of home-made cards, played: by chance and by the sensible bot, with everything on the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.box import content
from tafelrunde.games.massive_darkness.effects import Effect
from tafelrunde.games.massive_darkness.effects.grammar import problems
from tafelrunde.kernel import Chance, Match
from tafelrunde.kernel.words.proofreading import Proofreader
from tests.massive_darkness.combat.test_effects_in_combat import ATTACKS, DEFENCES, PRICES, effect_of
from tests.massive_darkness.heroes.test_effects_outside_combat import OTHERS, PASSIVE
from tests.massive_darkness.packs import MANIFEST, write

HELD = 6
"""Home-made cards that each hero starts with."""


def _home_made() -> Iterator[dict[str, Any]]:
    """Every operation that a card may have, for each price, as effects of its own."""
    for at, trials in (("attack", ATTACKS), ("defense", DEFENCES)):
        for trial in trials:
            for price in ({}, *PRICES.values()):
                if not list(problems(effect_of(trial, at, **price), "treasure")):
                    yield {"at": at, "do": [trial.do], **price}
    for other in (*PASSIVE, *OTHERS):
        if other.holder == "treasure":
            yield {"at": other.at, "do": [other.do], **other.more}


@pytest.fixture(scope="module")
def bazaar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """The pack in use; the codes of its cards."""
    cards = [
        {
            "id": f"Y{number:03}",
            "codes": [f"Y{number:03}"],
            "name": {"de": f"Ding {number}", "en": f"Thing {number}"},
            "level": 1 + number % 5,
            "kind": "item",
            "slot": "none",
            "effects": [effect],
        }
        for number, effect in enumerate(_home_made())
    ]
    folder: Path = tmp_path_factory.mktemp("bazaar")
    content.PACKS.use(write(folder, {"pack": MANIFEST, "treasures": {"cards": cards}}))
    yield [str(card["id"]) for card in cards]
    content.PACKS.use(None)


def deal(codes: list[str], players: int, seed: int) -> Match:
    """A match that begins with a handful of home-made cards for each hero."""
    match = Match.new(RULEBOOK, players, seed, options={"heroes": "recommended", "quest": "scorched_earth"})
    state, chance = match.state, Chance(seed)
    left = list(codes)
    for hero in state.heroes:
        hand = [left.pop(chance.below(len(left))) for _ in range(HELD)]
        hero.pack = tuple(hand)
        for deck in state.treasure_decks:
            deck[:] = [card for card in deck if card not in hand]
    RULEBOOK.check(state)
    return Match.from_state(RULEBOOK, match.setup, state)


def test_there_are_many_of_them(bazaar: list[str]):
    assert len(bazaar) > 200
    effects = {effect for code in bazaar for effect in content.load().equipment[code].effects}
    assert all(isinstance(effect, Effect) for effect in effects)


@pytest.mark.rule("MD-VAR-05")
@pytest.mark.parametrize("seed", range(12))
def test_by_chance(bazaar: list[str], seed: int):
    match = deal(bazaar, 1 + seed % 4, seed)
    chance, reader = Chance(seed), Proofreader(RULEBOOK)
    for number in range(250):
        decision = match.decision
        if decision is None:
            break
        names = [option.id for option in decision.options]
        assert len(names) == len(set(names)), f"{decision.question}: {names}"
        if number % 5 == 0:
            reader.decision(decision)
            reader.scene(match.view(decision.seat if decision.seat >= 0 else 0).scene)
            RULEBOOK.check(match.state)
            assert match.clone().state == match.state
        likely = [name for name in names if not name.startswith(("end", "trade", "keep", "decline"))] or names
        match.answer(likely[chance.below(len(likely))])
    for event in match.events:
        reader.event(event)
    assert not reader.problems


@pytest.mark.rule("MD-VAR-05")
@pytest.mark.parametrize("seed", range(4))
def test_by_the_sensible_bot(bazaar: list[str], seed: int):
    match = deal(bazaar, 1 + seed % 3, seed + 50)
    bots = [RULEBOOK.bot(seed) for _ in range(match.setup.players)]
    for _ in range(120):
        decision = match.decision
        if decision is None:
            break
        seat = max(0, decision.seat)
        match.answer(bots[seat].choose(decision, match.view(seat)).id)
    RULEBOOK.check(match.state)
