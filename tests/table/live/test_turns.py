"""Workers are shared fairly: whoever wants much waits behind whoever wants little."""

from __future__ import annotations

import asyncio

from tafelrunde.table.live.thinking import Turns


async def _in_order(*wishes: tuple[str, str]) -> list[str]:
    """Who has their turn when, if all come at once while somebody is busy; each is `client/table`."""
    turns, done = Turns(), list[str]()

    async def work(client: str, table: str) -> None:
        async with turns.turn(client, table):
            done.append(f"{client}/{table}")
            await asyncio.sleep(0)

    async with turns.turn("", ""):
        waiting = [asyncio.create_task(work(*wish)) for wish in wishes]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert not turns.taken
    return done


async def test_one_client_with_many_tables_waits_behind_one_with_a_single_table() -> None:
    many = [("many", str(number)) for number in range(40)]
    done = await _in_order(*many, ("one", "a"))
    assert done.index("one/a") == 1
    assert len(done) == 41


async def test_tables_of_one_client_take_turns() -> None:
    assert await _in_order(("x", "a"), ("x", "a"), ("x", "a"), ("x", "b")) == ["x/a", "x/b", "x/a", "x/a"]


async def test_who_gives_up_waiting_is_left_out_and_nobody_waits_for_ever() -> None:
    turns, done = Turns(), list[str]()

    async def work(name: str) -> None:
        async with turns.turn(name, name):
            done.append(name)

    async with turns.turn("", ""):
        first, second, third = [asyncio.create_task(work(name)) for name in "abc"]
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.sleep(0)
    first.cancel()  # its turn has come, and it has not noticed yet
    await asyncio.wait([first, second, third])
    assert done in (["c"], ["a", "c"])
    assert not turns.taken
    await asyncio.wait_for(work("d"), 1)
