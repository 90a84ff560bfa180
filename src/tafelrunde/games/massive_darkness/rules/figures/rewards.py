"""What heroes are given: experience (chapter 9.3) and cards (MD-PCK-06, MD-GRD-09)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.games.massive_darkness.state.tasks import Share


def gain_xp(game: Game, hero: Hero, amount: int, rule: str, card: str = "") -> None:
    """Only while alive (MD-HRO-07), for a card that was drawn or a deed; in a campaign as mini XP (MD-CAM-02)."""
    if not hero.present or amount <= 0:
        return
    if game.state.mode == "single":
        gain_real_xp(game, hero, amount, rule, card)
        return
    hero.mini_xp += amount
    game.tally(hero, "mini_xp", amount)
    whole, hero.mini_xp = divmod(hero.mini_xp, game.content.config.campaign.mini_xp_per_xp)
    game.tell("mini_xp", rule, seat=hero.seat, n=amount, now=hero.mini_xp, card=card)
    if whole:
        gain_real_xp(game, hero, whole, "MD-CAM-02")


def gain_real_xp(game: Game, hero: Hero, amount: int, rule: str, card: str = "") -> None:
    """Up to the cap, the rest is lost (MD-XP-03, MD-CAM-21)."""
    gained = min(amount, game.content.config.xp_cap - hero.xp)
    hero.xp += gained
    game.tally(hero, "xp", gained)
    game.tell("xp", rule, seat=hero.seat, n=gained, now=hero.xp, card=card)


def award_all(game: Game, amount: int, rule: str) -> None:
    """Every living hero gets it (MD-XP-01)."""
    for hero in game.present():
        gain_xp(game, hero, amount, rule)


def give_cards(game: Game, hero: Hero, cards: tuple[str, ...], rule: str) -> None:
    """Cards come to a hero, who may pass them on and rearrange (MD-PCK-06, MD-PCK-07, MD-GRD-09)."""
    hero.pack += cards
    game.tell("cards_gained", rule, seat=hero.seat, cards=list(cards))
    if hero.present:
        game.plan_after_combat(Share(hero.seat, cards, rule))
