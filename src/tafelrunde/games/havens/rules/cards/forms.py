"""Two forms of one character (FH-CLS-10 … FH-CLS-12): cards of the present one are played."""

from __future__ import annotations

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Hero
from tafelrunde.kernel import Option, Rules


def change(game: Game, hero: Hero, rule: str) -> None:
    """Take the next form (FH-CLS-11)."""
    forms = game.content.classes[hero.id].forms
    hero.form = forms[(forms.index(hero.form) + 1) % len(forms)]
    game.tally(hero, "switches")
    game.tell("takes_form", rule, hero=hero.id, form=f"form_{hero.form}")


def with_a_rest(game: Game, hero: Hero) -> Rules[None]:
    """Whoever rests may change its form (FH-CLS-12)."""
    if not hero.form or hero.exhausted:
        return
    options = [Option("stay", False), Option("switch", True)]
    args = {"hero": hero.id, "form": f"form_{hero.form}"}
    if (yield game.ask(hero.seat, "switch_form", options, "FH-CLS-12", args, default="stay")):
        change(game, hero, "FH-CLS-12")


def before_selection(game: Game, hero: Hero) -> None:
    """Who can neither play two cards of its form nor rest takes another form that can play (FH-CLS-12)."""
    if not hero.form or len(game.playable(hero)) >= 2 or len(hero.discard) >= 2:
        return
    before = hero.form
    for form in game.content.classes[hero.id].forms:
        hero.form = form
        if len(game.playable(hero)) >= 2:
            game.tell("takes_form", "FH-CLS-12", hero=hero.id, form=f"form_{form}")
            return
    hero.form = before
