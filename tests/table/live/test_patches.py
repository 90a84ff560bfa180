"""Patches make the same frames that a newcomer is sent whole."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.kernel import NOBODY, Match
from tafelrunde.table.live.patches import Differences, changes
from tafelrunde.table.live.table import LiveTable
from tests.helpers.playing import GAMES
from tests.helpers.serving import patched
from tests.helpers.watching import Watcher, moved, spectator, table_of

CLIENT = Path(__file__).parents[3] / "client"


def _whole(table: LiveTable, seat: int, language: str) -> dict[str, Any]:
    """What somebody who comes now is sent."""
    newcomer = spectator(seat, language)
    frame: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.showing.frame(newcomer)))
    return frame


def _same(watcher: Watcher, whole: dict[str, Any]) -> None:
    ours, theirs = dict(watcher.frame), dict(whole)
    for frame in (ours, theirs):
        for own in ("serial", "log", "log_from"):
            del frame[own]
    assert ours == theirs
    assert [line["text"] for line in watcher.log][-len(whole["log"]) :] == [line["text"] for line in whole["log"]]
    assert [line["number"] for line in watcher.log] == list(range(len(watcher.log)))


def _play(match: Match, seed: int, undo: float = 0.0, most: int = 5_000) -> tuple[list[Watcher], int]:
    """A game with random undos; again and again every viewer holds what a newcomer would be sent."""
    dice = random.Random(seed)
    table = table_of(match)
    eyes = [(0, "en"), (1, "de"), (NOBODY, "en"), (NOBODY, "de")]
    watchers = [Watcher(table, seat, language) for seat, language in eyes]
    steps = 0
    while (decision := match.decision) is not None and steps < most:
        match.answer(dice.choice(list(decision.options)), decision.seat)
        if dice.random() < undo:
            match.undo(dice.randrange(1, min(6, len(match.answers)) + 1))
            table.showing.taken_back()
        moved(table)
        for watcher, (seat, language) in zip(watchers, eyes, strict=True):
            if dice.random() < 0.9:  # the others are behind for a while
                watcher.look()
                if dice.random() < 0.3 or match.over:
                    _same(watcher, _whole(table, seat, language))
        steps += 1
    return watchers, steps


@pytest.mark.parametrize(("seed", "undo"), [(1, 0.0), (3, 0.1)])
def test_patched_frames_are_whole_frames(seed: int, undo: float) -> None:
    match = Match.new("monster_lands", players=3, seed=seed, ambush_module=seed % 2 == 0)
    watchers, steps = _play(match, seed, undo)
    assert steps > 50
    sizes = [len(data) for watcher in watchers for data in watcher.sent[1:]]
    assert sum(sizes) / len(sizes) < len(watchers[0].sent[0]) / 4
    assert all(data.startswith(b'{"type":"patch"') for watcher in watchers for data in watcher.sent[1:])


@pytest.mark.parametrize("game", GAMES)
def test_patched_frames_are_whole_frames_in_every_game(game: str) -> None:
    watchers, steps = _play(Match.new(game, players=2, seed=6), 6, undo=0.05, most=120)
    assert len(watchers[2].sent) > steps / 2


def test_nothing_is_sent_when_nothing_has_changed() -> None:
    table = table_of(Match.new("monster_lands", players=2, seed=1))
    watcher = Watcher(table, 0)
    assert watcher.look().startswith(b'{"type":"frame"')
    assert watcher.look() == b""
    Watcher(table, NOBODY)  # a spectator comes: nobody's seat has changed
    assert watcher.look() == b""
    Watcher(table, 1)
    assert json.loads(watcher.look())["changed"].keys() == {"seats", "log", "log_from"}


@pytest.mark.parametrize("seed", range(200))
def test_any_change_can_be_said(seed: int) -> None:
    dice = random.Random(seed)
    old, new = _thing(dice), _thing(dice)
    assert patched(old, changes(old, new)) == new
    assert changes(new, new) == {}


def _thing(dice: random.Random, depth: int = 3) -> dict[str, Any]:
    """Something like an element: fields come and go, lists of elements change their order, ids may repeat."""
    made: dict[str, Any] = {"id": f"e{dice.randrange(4)}", "type": dice.choice(["piece", "card"])}
    if dice.random() < 0.5:
        made["tip"] = [dice.choice("abc") for _ in range(dice.randrange(3))]
    if dice.random() < 0.5:
        made["health"] = dice.randrange(3)
    if depth and dice.random() < 0.8:
        made["items"] = [_thing(dice, depth - 1) for _ in range(dice.randrange(4))]
    if depth and dice.random() < 0.4:
        made["head"] = _thing(dice, depth - 1)
    return made


def test_the_browser_makes_the_same_frames(tmp_path: Path) -> None:
    """The client's own code, run by Node, on everything one viewer was sent in a whole game."""
    node, esbuild = shutil.which("node"), CLIENT / "node_modules" / ".bin" / "esbuild"
    if node is None or not esbuild.exists():
        pytest.skip("no Node with the client's packages here: npm ci --prefix client")
    watchers, _ = _play(Match.new("monster_lands", players=3, seed=4), 4, undo=0.1)
    watcher = watchers[0]
    (tmp_path / "sent.json").write_bytes(b"[" + b",".join(watcher.sent) + b"]")
    script = """
        import { patched } from "%s";
        import { readFileSync } from "node:fs";
        let frame = null;
        for (const message of JSON.parse(readFileSync(process.argv[2], "utf-8")))
            frame = message.type === "patch" ? patched(frame, message) : message;
        console.log(JSON.stringify(frame));
    """
    (tmp_path / "run.ts").write_text(script % (CLIENT / "src" / "lib" / "patch").as_posix())
    bundle = [str(esbuild), "run.ts", "--bundle", "--platform=node", "--format=esm", "--outfile=run.mjs"]
    subprocess.run(bundle, cwd=tmp_path, check=True, capture_output=True, timeout=60)
    done = subprocess.run([node, "run.mjs", "sent.json"], cwd=tmp_path, check=True, capture_output=True, timeout=60)
    assert json.loads(done.stdout) == watcher.frame


def test_viewers_who_have_seen_the_same_share_what_has_changed() -> None:
    old, new, other = ({"boards": [{"id": "a", "type": "x", "value": value}]} for value in (1, 2, 3))
    shared = Differences()
    assert shared.between(old, new) == changes(old, new)
    assert shared.between(old, new) is shared.between(old, new)
    assert shared.between(new, other) == changes(new, other)
    shared.forget()
    assert shared.between(old, other) == changes(old, other)
