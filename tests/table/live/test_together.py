"""What belongs together is collected without an answer, and confirmed at once: all of it or nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tafelrunde.kernel.view import View
from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live import thinking
from tafelrunde.table.live.house import House, NewTable, SeatWish
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.live.thinking import Job, Thought
from tafelrunde.table.wire.refusing import NotAllowed
from tests.helpers.workers import NoBots


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[LiveTable]:
    """A table of Monster Lands whose first player loads a mercenary for an adventure."""
    storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    house = House(storage, NoBots())  # type: ignore[arg-type]
    seats = (SeatWish(name="Ada"), SeatWish(name="Ben"))
    found = await house.table((await house.create(NewTable("monster_lands", seats, seed=5))).table)
    for verb in ("assign", "path:land_a.4"):
        decision = found.match.decisions[0]
        option = next(option for option in decision.options if option.id.startswith(verb))
        await found.answer(decision.seat, found.moment, option.id)
    assert found.match.decisions[0].question == "load"
    yield found
    await house.close()
    storage.close()


async def _collected(table: LiveTable, *options: str) -> list[str]:
    found = await table.collected(0, table.moment, options, "en")
    return [option.id for option in found.asked.options]


async def test_nothing_is_answered_by_collecting(table: LiveTable) -> None:
    before = table.moment
    assert "done" not in await _collected(table)
    four = ["die:strength"] * 4
    assert "die:strength" in await _collected(table, *four[:3])
    assert "die:strength" not in await _collected(table, *four)
    assert table.moment == before
    assert table.match.decisions[0].question == "load"


async def test_all_are_given_at_once(table: LiveTable) -> None:
    before = table.moment
    await table.answer_all(0, before, ["die:strength", "die:strength", "die:magic", "done"])
    assert table.moment == before + 4
    assert table.match.decisions[0].seat == 1


async def test_the_last_thing_that_fits_needs_no_word_that_it_is_enough(table: LiveTable) -> None:
    before, everything = table.moment, ["die:strength"] * 4 + ["trap:trap_start"]
    assert await _collected(table, *everything) == ["done"]
    await table.answer_all(0, before, [*everything, "done"])
    assert table.moment == before + 5
    assert table.match.decisions[0].seat == 1


async def test_none_is_given_if_one_does_not_fit(table: LiveTable) -> None:
    before = table.moment
    for options in (
        ["die:strength"] * 5 + ["done"],
        ["die:strength", "fly"],
        [],
        ["done", "done"],
        ["done", "die:magic"],
    ):
        with pytest.raises(NotAllowed):
            await table.answer_all(0, before, options)
        assert table.moment == before


class Thinking(NoBots):
    """Whoever asks a bot hears what the sensible one says."""

    async def think(self, job: Job) -> Thought:  # type: ignore[override]
        thinking._matches.clear()
        return thinking.think(job)


async def test_a_hint_is_about_what_is_asked_after_what_is_collected(table: LiveTable) -> None:
    table._thinkers = Thinking()  # type: ignore[assignment]
    given: list[str] = []
    while True:
        following = await table.collected(0, table.moment, given, "en")
        hint = await table.hint(0, table.moment, "en", together=given)
        words = {option.id: option.text for option in following.asked.options}
        assert words[hint.option] == hint.text
        given.append(hint.option)
        if hint.option == following.asked.until:
            break
    assert len(given) > 1, "a mercenary takes something along"
    before = table.moment
    await table.answer_all(0, before, given)
    assert table.moment == before + len(given)


async def test_a_hint_where_everything_is_collected_says_that_it_is_enough(table: LiveTable) -> None:
    everything = ["die:strength"] * 4 + ["trap:trap_start"]
    assert (await table.hint(0, table.moment, "en", together=everything)).option == "done"


async def test_what_is_no_choice_of_that_kind_is_answered_one_by_one(table: LiveTable) -> None:
    await table.answer_all(0, table.moment, ["die:strength", "done"])
    with pytest.raises(NotAllowed, match="one by one"):
        await table.collected(1, table.moment, (), "en")


@pytest.fixture
async def packing(tmp_path: Path) -> AsyncIterator[LiveTable]:
    """A table of Gloomhaven at which one person packs for two characters, as it is prepared step by step."""
    storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    house = House(storage, NoBots())  # type: ignore[arg-type]
    options: dict[str, str | int | bool] = {"scenario": "1", "class_1": "brute", "class_2": "tinkerer"}
    options |= {"hero_level": 3, "preparation": "full"}
    wish = NewTable("gloomhaven", (SeatWish(name="Ada"),), options=options, seed=5)
    found = await house.table((await house.create(wish)).table)
    await _until(found, "hand")
    yield found
    await house.close()
    storage.close()


async def _until(table: LiveTable, question: str) -> None:
    while (asked := table.match.decisions[0]).question != question:
        bot = table.match.rulebook.bot(asked.seat)
        chosen = bot.choose(asked, View(table.match, asked.seat))
        await table.answer(asked.seat, table.moment, chosen.id)


def _cards(table: LiveTable) -> list[str]:
    return [option.id for option in table.match.decisions[0].options if option.id.startswith("take:")]


async def test_a_hand_is_chosen_together_for_one_character_at_a_time(packing: LiveTable) -> None:
    asked = packing.match.decisions[0]
    hand = _cards(packing)[: asked.args["n"]]
    assert hand[-1] in await _collected(packing, *hand[:-1])
    assert await _collected(packing, *hand) == ["done"], "not a word about the other character"
    await packing.answer_all(0, packing.moment, [*hand, "done"])
    following = packing.match.decisions[0]
    assert following.question == "hand"
    assert following.args["hero"] != asked.args["hero"]


async def test_a_hand_that_is_begun_can_be_filled_up_as_recommended(packing: LiveTable) -> None:
    asked = packing.match.decisions[0]
    await packing.answer_all(0, packing.moment, [*_cards(packing)[:2], "recommended"])
    assert packing.match.decisions[0].args["hero"] != asked.args["hero"]
