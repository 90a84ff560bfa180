"""The armour of a figure, and armour damage (SS-DEF-04, SS-ADM-01 … 05)."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.box.cards import Defence
from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import companion_level
from tafelrunde.games.sword_and_sorcery.rules.death import wounds
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Enemy, Figure, Hero, Plague


def printed(game: Game, figure: Figure) -> Defence:
    """Equipped armour covers the natural defence completely (SS-ARM-01)."""
    if isinstance(figure, Hero):
        if figure.armour:
            return game.content.armours[card_of(figure.armour)].defence
        return game.content.natural[figure.card]
    if isinstance(figure, CompanionFigure):
        return companion_level(figure, game.content).defence
    if isinstance(figure, Plague):
        return game.content.plagues[figure.kind].defence
    assert isinstance(figure, Enemy)
    return game.enemy_card(figure).defence


def damage_on(game: Game, figure: Figure) -> int:
    """Armour damage lies on the armour card, or on the board or card of the figure (SS-ADM-01)."""
    if isinstance(figure, Hero) and figure.armour:
        return game.item_state(figure.armour).damage
    return figure.damage


def value(game: Game, figure: Figure) -> int:
    """The armour value with everything that changes it, never below 0; whether it counts is another question."""
    worn = game.amount(printed(game, figure).armor, figure)
    return max(0, worn + game.value(figure, "armor") - damage_on(game, figure))


def damage(game: Game, figure: Figure, by: str = "") -> None:
    """A token, or a wound where there is no armour left (SS-ADM-01, SS-ADM-02)."""
    if value(game, figure) <= 0:
        wounds.suffer(game, figure, 1, "SS-ADM-02", "armor_damage", by)
        return
    if isinstance(figure, Hero) and figure.armour:
        old = game.item_state(figure.armour)
        game.state.items[figure.armour] = replace(old, damage=old.damage + 1)
    else:
        figure.damage += 1
    game.tell("armor_damage", "SS-ADM-01", figure=figure.id)
