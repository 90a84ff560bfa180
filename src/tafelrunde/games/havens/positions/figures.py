"""Figures as text: `a bandit_guard:2 elite 4/9 wound acted`; the letter stands on the map."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from tafelrunde.games.havens.box.scenarios import Placement, named_id
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Bonus, Figure, FigureRank, Mark
from tafelrunde.kernel import PositionError
from tafelrunde.tabletop.hexes import Hex
from tafelrunde.tabletop.notation import did_you_mean, read_value

RANKS = tuple(rank for rank in get_args(FigureRank) if rank)
_HIT_POINTS = re.compile(r"(\d+)/(\d+)")
_PLACED = re.compile(r"(.+?)-(-?\d+)-(-?\d+)")
_WORDS = ("kind", "side", "type", "number", "summoned", "entered", "acted", "room", "late", "by_item")
"""Fields that are stated by name where they are not as the id says."""


def usual_figure(game: Game, name: str, at: Hex, rank: str) -> Figure:
    """What the id of a figure says about it: it is new and unhurt, in the room where it stands."""
    state, content = game.state, game.content
    base, _, number = name.rpartition(":")
    room = _room(game, at)
    made = Figure(id=name, kind="object", side="monster", type=base or name, at=at, hp=0, most=0, room=room)
    if name in content.classes:
        level = next((hero.character.level for hero in state.heroes if hero.id == name), 1)
        by_level = content.classes[name].hp
        hp = by_level[min(max(level, 1), len(by_level)) - 1]
        return replace(made, kind="hero", side="hero", type=name, hp=hp, most=hp, room=0)
    named = _named(game)
    if name in named or base in content.monsters:
        type_ = named[name].type if name in named else base
        kind = content.monsters[type_]
        as_: Any = rank or ("named" if name in named else "boss" if kind.boss else "normal")
        made = replace(made, kind="monster", type=type_, rank=as_, number=0 if name in named else _int(number))
        if as_ in kind.ranks:
            formula = named[name].hp if name in named else None
            made.hp = made.most = game.number(game.stats(made).hp if formula is None else formula)
        return made
    if base in content.summons:
        hp = content.summons[base].hp
        return replace(made, kind="summon", side="hero", hp=hp, most=hp, summoned=True, room=0)
    for contents in game.scenario.contents.values():
        for ally in contents.allies:
            if ally.id == base:
                hp = game.number(ally.hp)
                return replace(made, kind="ally", side="hero", hp=hp, most=hp, number=_int(number))
    placed = _PLACED.fullmatch(name)
    return replace(made, type=placed[1]) if placed else made


def _int(text: str) -> int:
    return int(text) if text.isdecimal() else 0


def _room(game: Game, at: Hex) -> int:
    for room in game.state.map.rooms:
        if at in room.hexes:
            return room.id
    return 0


# --- writing ----------------------------------------------------------------------------------------------------


def write_figure(game: Game, figure: Figure) -> str:
    """Everything but where it stands."""
    usual = usual_figure(game, figure.id, figure.at, figure.rank)
    words = [figure.id]
    usual_rank = usual_figure(game, figure.id, figure.at, "").rank
    if figure.rank != usual_rank:
        words.append(figure.rank)
    if (figure.hp, figure.most) != (usual.hp, usual.most):
        words.append(f"{figure.hp}/{figure.most}")
    words += [_mark(mark) for mark in figure.marks]
    words += [_bonus(bonus) for bonus in figure.bonuses]
    if figure.owner != usual.owner:
        words.append(f"of:{game.state.heroes[figure.owner].id}")
    for name in _WORDS:
        value = getattr(figure, name)
        if value != getattr(usual, name):
            words.append((name if value else f"{name}:no") if isinstance(value, bool) else f"{name}:{value}")
    return " ".join(words)


def _mark(mark: Mark) -> str:
    return mark.what + (":fresh" if mark.fresh else "") + (":permanent" if mark.permanent else "")


def _bonus(bonus: Bonus) -> str:
    parts = [f"{name}:{getattr(bonus, name)}" for name in ("shield", "retaliate") if getattr(bonus, name)]
    if bonus.range != 1:
        parts.append(f"range:{bonus.range}")
    if bonus.guard:
        parts.append("guard")
    if bonus.source:
        parts.append(f"by:{bonus.source}")
    return "+" + "/".join([*parts, bonus.lasts])


# --- reading ----------------------------------------------------------------------------------------------------


def read_figure(game: Game, text: str, at: Hex, where: str) -> Figure:
    """The figure that the words describe."""
    name, *words = text.split()
    twice = [word for word in words if words.count(word) > 1 and word[0] != "+"]
    ranks = [word for word in words if word in RANKS]
    if twice or len(ranks) > 1:
        raise PositionError(f"{where}: {name} is said to be '{' '.join(twice or ranks)}'; say it once")
    figure = usual_figure(game, name, at, ranks[0] if ranks else "")
    if figure.kind == "object" and not any(word.startswith("type:") for word in words):
        _require_known(game, figure, where)
    for word in words:
        if word not in RANKS:
            _read_word(game, figure, word, where)
    return read_value(msgspec.to_builtins(figure), Figure, where)  # type: ignore[no-any-return]


def _require_known(game: Game, figure: Figure, where: str) -> None:
    """What is nobody else must be a thing that lies on maps."""
    content, name = game.content, figure.id
    if figure.type in content.overlays:
        return
    if name in content.monsters:
        raise PositionError(f"{where}: {name} needs its standee number, such as {name}:1")
    base, colon, number = name.rpartition(":")
    allies = [ally.id for contents in game.scenario.contents.values() for ally in contents.allies]
    kinds = [*content.monsters, *content.summons, *allies]
    close = get_close_matches(base if colon else name, kinds, n=3, cutoff=0.5)
    known = [*[f"{one}:{number or 1}" for one in close], *_named(game), *[hero.id for hero in game.state.heroes]]
    raise PositionError(f"{where}: there is no figure '{name}'{did_you_mean(name, known)}")


def _named(game: Game) -> dict[str, Placement]:
    """The monsters that the scenario names (GH-SPC-03)."""
    return {
        named_id(game.state.scenario, placement.name): placement
        for contents in game.scenario.contents.values()
        for placement in contents.monsters
        if placement.name
    }


def _read_word(game: Game, figure: Figure, word: str, where: str) -> None:
    name, _, value = word.partition(":")
    if found := _HIT_POINTS.fullmatch(word):
        figure.hp, figure.most = int(found[1]), int(found[2])
    elif word.isdecimal():
        figure.hp = int(word)
    elif word[0] == "+":
        figure.bonuses = (*figure.bonuses, _read_bonus(word[1:], where))
    elif name in game.edition.conditions:
        more = value.split(":") if value else []
        if not {"fresh", "permanent"}.issuperset(more):
            raise PositionError(f"{where}: '{word}' is no condition; it may be {name}:fresh or {name}:permanent")
        figure.marks = (*figure.marks, Mark(name, "fresh" in more, "permanent" in more))
    elif name == "of":
        owners = {hero.id: hero.index for hero in game.state.heroes}
        if value not in owners:
            raise PositionError(f"{where}: '{value}' is none of the characters: {', '.join(owners)}")
        figure.owner = owners[value]
    elif name in _WORDS:
        types: dict[str, Any] = Figure.__annotations__
        if types[name] == "bool":
            if value not in ("", "yes", "no"):
                raise PositionError(f"{where}: '{word}' must be {name} or {name}:no")
            setattr(figure, name, value != "no")
        else:
            setattr(figure, name, int(value) if value.isdecimal() else value)
    else:
        allowed = ", ".join([*RANKS, "HP/MOST", "conditions", "+shield:N/round", "of:CLASS", *_WORDS])
        raise PositionError(f"{where}: '{word}' says nothing about {figure.id}; allowed: {allowed}")


def _read_bonus(text: str, where: str) -> Bonus:
    fields: dict[str, Any] = {"source": ""}
    for part in text.split("/"):
        name, _, value = part.partition(":")
        if name in ("shield", "retaliate", "range") and value.isdecimal():
            fields[name] = int(value)
        elif part == "guard":
            fields["guard"] = True
        elif name == "by":
            fields["source"] = value
        else:
            fields["lasts"] = part
    return read_value(fields, Bonus, f"{where}.+{text}")  # type: ignore[no-any-return]
