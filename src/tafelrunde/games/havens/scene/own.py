"""What lies before a player: one character's health, piles, items, battle goal and cards."""

from __future__ import annotations

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.scene.cards import (
    Lit,
    ability_card,
    active_card,
    card_pile,
    class_icon,
    goal_card,
    item_card,
)
from tafelrunde.games.havens.scene.monsters import modifier_pile
from tafelrunde.games.havens.state import Hero, ItemCard
from tafelrunde.games.havens.words import icons
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Card, Item, Line, Piece, Text, Track


def hero_tip(game: Game, hero: Hero) -> Text:
    """A character in one line."""
    body = game.body(hero)
    numbers = {"level": hero.character.level, "xp": hero.xp, "coins": hero.coins}
    if hero.exhausted or hero.escaped:
        return Text("tip-hero-out", numbers)
    if body is None:
        return Text("tip-hero-before", {"level": hero.character.level})
    piles = {"hand": len(hero.hand), "discard": len(hero.discard), "lost": len(hero.lost)}
    return Text("tip-hero", {"hp": body.hp, "most": body.most, **numbers, **piles})


def hero_line(game: Game, hero: Hero) -> Line:
    """Another character of the same player."""
    return Line(id=f"hero:{hero.id}", name=hero.id, icon=class_icon(game, hero.id), text=hero_tip(game, hero))


def hero_things(game: Game, hero: Hero, decision: Decision | None) -> tuple[Item, ...]:
    """Everything that lies before a character: counters and piles, items and goal, then the cards."""
    return (*_counters(game, hero), *_worn(game, hero, decision), *_cards(game, hero, decision))


def _counters(game: Game, hero: Hero) -> list[Item]:
    found: list[Item] = []
    body = game.body(hero)
    if body is not None:
        found.append(
            Track(
                id=f"health:{hero.id}",
                name="name-health",
                icon=icons.HEALTH,
                value=body.hp,
                most=body.most,
                rule="GH-DAT-05",
            )
        )
    if not game.state.round:
        return found
    found.append(Piece(id=f"xp:{hero.id}", name="name-xp", icon=icons.of("xp"), count=hero.xp, rule="GH-XPG-02"))
    found.append(Piece(id=f"coins:{hero.id}", name="name-coins", icon=icons.COIN, count=hero.coins, rule="GH-LOT-10"))
    if hero.gold:
        found.append(Piece(id=f"gold:{hero.id}", name="name-gold", icon=icons.of("gold"), count=hero.gold))
    found += [
        Piece(id=f"{what}:{hero.id}", name=f"name-{what}", icon=icons.of(what), count=n, rule="FH-LTA-05")
        for what, n in hero.resources.items()
        if n
    ]
    if hero.form:
        found.append(
            Piece(id=f"form:{hero.id}", name=f"name-form_{hero.form}", icon=icons.of("switch"), rule="FH-CLS-10")
        )
    if game.content.classes[hero.id].pace is not None:
        found.append(
            Piece(
                id=f"tokens:{hero.id}",
                name="name-tokens",
                icon=icons.of("tokens"),
                count=hero.tokens,
                rule="FH-CLS-01",
            )
        )
    found.append(card_pile(game, hero, hero.discard, "discard"))
    found.append(card_pile(game, hero, hero.lost, "lost_pile"))
    found.append(modifier_pile(hero.deck, f"modifiers:{hero.id}", "modifiers"))
    return found


def _worn(game: Game, hero: Hero, decision: Decision | None) -> list[Item]:
    """Items and the battle goal; before they are equipped, what the character owns."""
    held = hero.items or [ItemCard(item) for item in hero.character.items]
    found: list[Item] = [item_card(game, hero, item) for item in held]
    chosen = len(hero.goals) == 1
    return found + [goal_card(game, hero, goal, chosen) for goal in hero.goals if goal in game.content.goals]


# --- cards ----------------------------------------------------------------------------------------------------


def _cards(game: Game, hero: Hero, decision: Decision | None) -> list[Item]:
    """Selected cards first, then the hand, then what is active."""
    if decision is not None and decision.question == "hand":
        return [*_pool(game, hero, decision)]
    leading = decision.args.get("card") if decision is not None and decision.question == "select_second" else None
    hand = [card for card in hero.hand if card in game.content.cards]
    return [
        *[ability_card(game, hero, card, "active", "chosen", _lit(hero, card)) for card in hero.chosen],
        *[ability_card(game, hero, card, "active" if card == leading else "") for card in hand],
        *[active_card(game, hero, active) for active in hero.active],
    ]


def _lit(hero: Hero, card_id: str) -> tuple[Lit, Lit]:
    """The half that is being carried out is lit; those that can't be played any more are pale (GH-TRN-02)."""
    if hero.performing:
        card, _, half = hero.performing.rpartition(":")
        if card == card_id:
            return ("active", "used") if half == "top" else ("used", "active")
    match hero.played:
        case "top":
            return "used", ""
        case "bottom":
            return "", "used"
        case _:
            return "", ""


def _pool(game: Game, hero: Hero, decision: Decision) -> list[Card]:
    """While the hand is chosen: every card of the pool, those taken so far lit (GH-SET-06)."""
    left = {option.on for option in decision.options}
    return [
        ability_card(game, hero, card, "" if f"card:{card}" in left else "active", "pool")
        for card in hero.character.pool
    ]
