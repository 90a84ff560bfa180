"""Clerks may hang, crash or run out of memory over what a stranger brings: nobody notices but whoever brought it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator

import pytest

from tafelrunde.table.strangers import clerks as module
from tafelrunde.table.strangers.clerks import Clerks
from tafelrunde.table.strangers.papers import Question
from tafelrunde.table.wire.refusing import NotAllowed
from tests.helpers.rude_papers import RudeClerks


@pytest.fixture
def clerks() -> Iterator[Clerks]:
    found = RudeClerks(1)
    yield found
    found.close()


async def _ask(clerks: Clerks, position: str, client: str = "a") -> str:
    try:
        return str(json.loads(await clerks.rule(Question("rude", position, "en"), client))["title"])
    except NotAllowed as error:
        return error.reason


@pytest.mark.parametrize("paper", ["hang", "hang in C", "sleep", "crash", "memory"])
async def test_whoever_brings_too_much_is_told_so_and_the_next_one_is_served(clerks: Clerks, paper: str) -> None:
    assert await _ask(clerks, paper) == "too_hard"
    assert await _ask(clerks, "") == "well read"


async def test_faults_of_the_rules_are_refusals(clerks: Clerks) -> None:
    with pytest.raises(NotAllowed, match="KeyError: 'a fault in the rules'"):
        await clerks.rule(Question("rude", "fail", "en"), "a")


async def test_what_the_rules_print_is_no_answer(clerks: Clerks) -> None:
    assert [await _ask(clerks, "print") for _ in range(3)] == ["well read"] * 3


async def test_work_ends_when_nobody_waits_for_it(clerks: Clerks) -> None:
    assert await _ask(clerks, "") == "well read"
    asking = asyncio.create_task(_ask(clerks, "sleep"))
    await asyncio.sleep(0.3)
    asking.cancel()
    began = time.monotonic()
    assert await _ask(clerks, "", "b") == "well read"
    assert time.monotonic() - began < 2


async def test_one_client_has_a_share_and_the_queue_has_an_end(clerks: Clerks, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await _ask(clerks, "") == "well read"
    many = await asyncio.gather(*[_ask(clerks, "slow") for _ in range(10)])
    assert sorted(many) == ["too_fast"] * 7 + ["well read"] * 3
    monkeypatch.setattr(module, "MOST_WAITING", 4)
    others = await asyncio.gather(*[_ask(clerks, "slow", f"client {n}") for n in range(6)])
    assert sorted(others) == ["too_busy"] * 2 + ["well read"] * 4


async def test_a_client_with_many_papers_waits_behind_one_with_a_single_one(clerks: Clerks) -> None:
    assert await _ask(clerks, "") == "well read"
    done: list[str] = []

    async def ask(client: str) -> None:
        assert await _ask(clerks, "slow", client) == "well read"
        done.append(client)

    await asyncio.gather(ask("many"), ask("many"), ask("many"), ask("single"))
    assert done == ["many", "single", "many", "many"]


async def test_a_clerk_that_was_killed_is_replaced(clerks: Clerks) -> None:
    assert await _ask(clerks, "") == "well read"
    process = clerks._all[0]._process
    assert process is not None
    process.kill()
    process.wait()
    assert await _ask(clerks, "") == "well read"
    asking = asyncio.create_task(_ask(clerks, "sleep"))
    await asyncio.sleep(0.3)
    process = clerks._all[0]._process
    assert process is not None
    process.kill()
    assert await asking == "too_hard"
    assert await _ask(clerks, "") == "well read"
