"""Effects paid with wounds: Bloodrage and Blood Toll (MD-CND-02, MD-CND-03, MD-CND-12)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.effects import Cost
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.choices import hero_options
from tafelrunde.games.massive_darkness.rules.heroes.health import wound_hero
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.kernel import Option, Rules


def pay_blood(game: Game, hero: Hero, cost: Cost) -> Rules[bool]:
    """Suffer what an effect costs; returns whether it was paid. Nothing reduces these wounds (MD-CND-12)."""
    wound_hero(game, hero, cost.bloodrage, "MD-CND-02")
    if not cost.blood_toll:
        return True
    payer = hero
    able = [other for other in game.present() if game.sees(hero.zone, other.zone)]
    if len(able) > 1:
        payer = yield game.ask(hero.seat, "blood_toll", hero_options(able), "MD-CND-03", {"n": cost.blood_toll})
    if payer is not hero:
        args = {"n": cost.blood_toll, "hero": hero.card}
        options = [Option("agree", True), Option("refuse", False)]
        agreed = yield game.ask(payer.seat, "blood_toll_ally", options, "MD-CND-03", args)
        if not agreed:
            return False
    wound_hero(game, payer, cost.blood_toll, "MD-CND-03")
    return True
