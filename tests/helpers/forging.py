"""Saves and positions as somebody forges them: real ones of random moments, with something in them changed."""

from __future__ import annotations

import copy
import random
import zlib
from pathlib import Path
from typing import Any

import msgspec
import yaml

from tafelrunde.kernel import BadSetup, Match, Rulebook, find
from tafelrunde.kernel.chapter import unpacked
from tafelrunde.kernel.papers.save import Body, _signed, _split, dump
from tafelrunde.table.strangers.papers import Paper, Position, SaveFile
from tests.helpers.documents import written

WRONG: tuple[Any, ...] = (
    2**62, -(2**62), 10**6, 99_999, 100, 3, 1, 0, -1, -2, "", "nobody", "\x00", "☃" * 40, "x" * 20_000, [], {}, None,
    True, False, 1.5, [1, 2], ["x"] * 3_000, [[]] * 30, {"x": 1}, {str(n): n for n in range(2_000)},
)  # fmt: skip


def moment(game: str, dice: random.Random) -> Match:
    """A game somewhere in its middle."""
    rulebook = find(game)
    players = dice.choice(list(rulebook.players))
    match = Match.new(game, players, dice.randrange(1_000), options=_options(rulebook, players, dice))
    for _ in range(dice.randrange(250)):
        if match.over:
            break
        decision = dice.choice(match.decisions)
        match.answer(dice.choice(decision.options), decision.seat)
    return match


def _options(rulebook: Rulebook[Any], players: int, dice: random.Random) -> dict[str, Any]:
    """Often a campaign, where there is one, and other things than usual, where they go together."""
    chosen = {one.id: dice.choice(one.values) for one in rulebook.options if dice.random() < 0.3}
    if any(one.id == "mode" and "campaign" in one.values for one in rulebook.options) and dice.random() < 0.5:
        chosen["mode"] = "campaign"
    try:
        return dict(rulebook.setup(players, chosen).options)
    except BadSetup:
        return {}


def forged(match: Match, dice: random.Random) -> Paper:
    """A save or a position of this match that somebody has changed."""
    ways = [_position, _checkpoint, _start]
    return dice.choice([*ways, _chapter] if match.chapters else ways)(match, dice)


def _chapter(match: Match, dice: random.Random) -> Paper:
    """A campaign one of whose chapters has begun, or went on, in another way."""
    number = dice.randrange(len(match.chapters))
    chapter = match.chapters[number]
    told = msgspec.to_builtins(chapter.story(), builtin_types=(bytes,), str_keys=False)
    told["answers"] = [list(answer) for answer in told["answers"]]
    if told["start"] is not None and dice.random() < 0.7:
        state = msgspec.msgpack.decode(told["start"])
        _spoil(state, dice)
        told["start"] = msgspec.msgpack.encode(state)
    else:
        _spoil(told, dice)
    other = match.clone()
    data = zlib.compress(msgspec.msgpack.encode(told))
    wrong = msgspec.structs.replace(chapter, data=data)
    other.chapters = (*match.chapters[:number], wrong, *match.chapters[number + 1 :])
    return SaveFile(dump(other))


def _position(match: Match, dice: random.Random) -> Paper:
    data = yaml.safe_load(match.position())
    for _ in range(dice.choice([1, 1, 1, 2, 4])):
        _spoil(data, dice)
    return Position(written(data))


def _checkpoint(match: Match, dice: random.Random) -> Paper:
    """As if it came from earlier rules: it goes on from its checkpoint."""
    return _packed(match, dice, rules=0, start=False)


def _start(match: Match, dice: random.Random) -> Paper:
    """As if it had begun from a position."""
    return _packed(match, dice, rules=match.rulebook.rules_version, start=True)


def _packed(match: Match, dice: random.Random, rules: int, start: bool) -> Paper:
    head, packed = _split(Path("save"), dump(match, chapters=False))
    body = msgspec.msgpack.decode(unpacked(packed), type=Body)
    state = msgspec.msgpack.decode(body.checkpoint)
    for _ in range(dice.choice([1, 1, 1, 2, 4])):
        _spoil(state, dice)
    wrong = msgspec.msgpack.encode(state)
    answers = body.answers[body.checkpoint_at :] if dice.random() < 0.5 else ()
    body = msgspec.structs.replace(
        body, checkpoint=wrong, start=wrong if start else None, answers=answers, checkpoint_at=0
    )
    return SaveFile(saved(msgspec.structs.replace(head, rules=rules), body))


def saved(head: Any, body: Body | bytes) -> bytes:
    """The bytes of a save with this header (as far as the body does not decide it) and body, packed or not yet."""
    packed = body if isinstance(body, bytes) else zlib.compress(msgspec.msgpack.encode(body))
    signed = _signed(msgspec.structs.replace(head, size=len(packed)), packed)
    return msgspec.json.encode(signed) + b"\n" + packed


def _spoil(data: Any, dice: random.Random) -> None:
    """Change one value somewhere: to something wrong, to that of another place, many times over, or away."""
    places = list(_places(data))
    holder, key = dice.choice(places)
    other, at = dice.choice(places)
    match dice.randrange(8):
        case 0:
            holder[key] = copy.deepcopy(other[at])
        case 1 if isinstance(holder, list):
            holder.extend([holder[key]] * dice.choice([1, 100, 10_000]))
        case 2:
            del holder[key]
        case 3 if isinstance(holder[key], int):
            holder[key] += dice.choice([-1, 1, 10, 1_000])
        case _:
            holder[key] = copy.deepcopy(dice.choice(WRONG))


def _places(data: Any) -> Any:
    keys: Any = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield data, key
        yield from _places(data[key])
