"""What effects cost beyond symbols: class maneuvers (chapter 5.11), and wounds (MD-CND-02, MD-CND-03, MD-CND-12)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.effects import Cost
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.choices import hero_options
from tafelrunde.games.massive_darkness.rules.figures.hero_health import wound_hero
from tafelrunde.games.massive_darkness.state import Activation, Hero, State
from tafelrunde.games.massive_darkness.words.effects import gain_text
from tafelrunde.kernel import Option, Rules


def _record(game: Game) -> Activation | State:
    """Where it is noted: with a hero's activation while a hero attacks, otherwise with the enemy's (MD-MAN-03)."""
    state = game.state
    combat = state.combat
    if state.activation is not None and (combat is None or combat.attacker.startswith("hero")):
        return state.activation
    return state


def purse(game: Game, hero: Hero) -> int:
    """What maneuvers are paid with: XP, in a campaign mini XP, and nothing is changed back (MD-CAM-03)."""
    return hero.xp if game.state.mode == "single" else hero.mini_xp


def price(game: Game) -> str:
    """What a maneuver costs, as a text (MD-MAN-01, MD-CAM-03)."""
    return "price-xp" if game.state.mode == "single" else "price-mini_xp"


def can_maneuver(game: Game, hero: Hero) -> bool:
    """Once per activation of any figure, for 1 XP, alive and on one's feet (MD-MAN-01 … 03, MD-MAN-05, MD-MAN-06)."""
    able = purse(game, hero) > 0 and hero.present and not hero.stunned and not _obeys(game, hero)
    return able and hero.seat not in _record(game).maneuvers


def _obeys(game: Game, hero: Hero) -> bool:
    """Whether the hero takes a commanded action: nothing free belongs to it (MD-RUL-31)."""
    activation = game.state.activation
    obeying = game.state.commander is not None and activation is not None and activation.seat == hero.seat
    return obeying and _record(game) is activation


def pay_maneuver(game: Game, hero: Hero) -> None:
    """MD-MAN-01, MD-CND-13."""
    if game.state.mode == "single":
        hero.xp -= 1
    else:
        hero.mini_xp -= 1
    _record(game).maneuvers += (hero.seat,)
    if game.recording:
        maneuver = game.content.classes[hero.sheet].maneuver
        does = [gain_text(effect) for effect in maneuver.effects]
        game.tell("maneuver", "MD-MAN-01", seat=hero.seat, skill=maneuver.id, price=price(game), does=does)


# --- wounds ---------------------------------------------------------------------------------------------------------


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
