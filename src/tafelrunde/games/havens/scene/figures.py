"""Figures on the map: characters, monsters, summons, allies and objects with what one must know of them."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.havens.box.cards import SummonStats
from tafelrunde.games.havens.box.monsters import Stats
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.scene.cards import class_color, class_icon
from tafelrunde.games.havens.scene.monsters import this_round
from tafelrunde.games.havens.state import Figure
from tafelrunde.games.havens.words import icons
from tafelrunde.games.havens.words.marking import badge, condition, trait_marks, traits
from tafelrunde.kernel.scene import Badge, Piece, Rank, Text


def figure_piece(game: Game, figure: Figure) -> Piece:
    """A figure with its health, number, conditions and bonuses."""
    return Piece(
        id=f"figure:{figure.id}",
        name=figure.id,
        icon=figure_icon(game, figure),
        seat=game.hero(figure).seat if figure.kind == "hero" else None,
        state="active" if figure.id == game.state.acting else "",
        health=(figure.hp, figure.most),
        rank=_rank(figure),
        number=figure.number,
        color=class_color(game, figure.type) if figure.kind == "hero" else _owner_color(game, figure),
        badges=(*[condition(mark.what) for mark in figure.marks], *_bonuses(game, figure)),
        tip=tuple(_tip(game, figure)),
        rule="GH-OVR-15",
    )


def _owner_color(game: Game, figure: Figure) -> str:
    owner = game.owner(figure)
    return "" if owner is None else class_color(game, owner.id)


def figure_icon(game: Game, figure: Figure) -> str:
    match figure.kind:
        case "hero":
            return class_icon(game, figure.type)
        case "monster":
            return game.monster(figure).icon or icons.MONSTER
        case "summon":
            return game.summon_stats(figure).icon or icons.SUMMON
        case "ally":
            return game.ally_stats(figure).icon or icons.SUMMON
        case _:
            return tile_icon(game, figure.type) or icons.TILES["obstacle"]


def tile_icon(game: Game, name: str) -> str:
    """The picture that the pack gives tiles of this name."""
    overlay = game.content.overlays.get(name)
    return overlay.icon if overlay is not None else ""


def _rank(figure: Figure) -> Rank:
    match figure.rank:
        case "normal" | "elite" | "boss":
            return figure.rank
        case "named":
            return "boss"
        case _:
            return "summon" if figure.kind in ("summon", "ally") else ""


def _bonuses(game: Game, figure: Figure) -> list[Badge]:
    shield = game.shield(figure)
    retaliate = sum(amount for amount, _ in game.retaliates(figure))
    found = [badge("shield", shield, "good")] if shield else []
    if retaliate:
        found.append(badge("retaliate", retaliate, "good"))
    if any(bonus.guard for bonus in figure.bonuses):
        found.append(badge("guard", tone="good"))
    return found


# --- explained ------------------------------------------------------------------------------------------------


def _tip(game: Game, figure: Figure) -> Iterator[Text]:
    yield Text("tip-health", {"hp": figure.hp, "most": figure.most})
    yield from _numbers(game, figure)
    always = trait_marks(game.traits(figure))
    if always:
        yield Text("tip-traits", {"traits": traits(always)})
    if shield := game.shield(figure):
        yield Text("tip-shield", {"n": shield})
    for amount, reach in game.retaliates(figure):
        yield Text("tip-retaliate", {"n": amount, "range": reach})
    if any(bonus.guard for bonus in figure.bonuses):
        yield Text("tip-guard")
    yield from [Text(f"tip-{mark.what}") for mark in figure.marks]


def _numbers(game: Game, figure: Figure) -> Iterator[Text]:
    """What it moves and attacks with."""
    match figure.kind:
        case "monster":
            stats = game.stats(figure)
            yield Text("tip-monster", {"rank": figure.rank, **_values(game, stats)})
            card = game.monster_card(figure.type)
            now = this_round(game, stats, card.abilities) if card is not None else None
            if now is not None:
                yield Text("this-round", {"abilities": now})
        case "summon":
            owner = game.owner(figure)
            if owner is not None:
                yield Text("tip-owner", {"hero": owner.id})
            yield Text("tip-ally", _values(game, game.summon_stats(figure)))
        case "ally":
            ally = game.ally_stats(figure)
            if ally.abilities:
                yield Text("tip-ally", {"move": ally.move or 0, "attack": ally.attack, "range": ally.range or 0})


def _values(game: Game, stats: Stats | SummonStats) -> dict[str, int]:
    return {"move": stats.move or 0, "attack": game.number(stats.attack or 0), "range": stats.range or 0}
