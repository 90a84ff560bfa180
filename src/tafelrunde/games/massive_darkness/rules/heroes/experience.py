"""Experience: awards (chapter 9.3) and the experience phase (chapter 9.4)."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.kernel import Option, Refused, Rules


def gain_xp(game: Game, hero: Hero, amount: int, rule: str, card: str = "") -> None:
    """Only while alive (MD-HRO-07), for a card that was drawn or a deed; in a campaign as mini XP (MD-CAM-02)."""
    if not hero.present or amount <= 0:
        return
    if game.state.mode == "single":
        gain_real_xp(game, hero, amount, rule, card)
        return
    hero.mini_xp += amount
    game.tally(hero, "mini_xp", amount)
    game.tell("mini_xp", rule, seat=hero.seat, n=amount, card=card)
    whole, hero.mini_xp = divmod(hero.mini_xp, game.content.config.campaign.mini_xp_per_xp)
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


def threat(game: Game, hero: Hero) -> tuple[int, int, int]:
    """How much the enemies want this hero: taunting beats all, then unspent XP (MD-TGT-02, MD-KEY-12, MD-CAM-04)."""
    if game.taunts(hero):
        return 1, 0, 0
    return 0, hero.xp, hero.mini_xp


# --- the experience phase -----------------------------------------------------------------------------------------


def experience_phase(game: Game) -> Rules[None]:
    """Every living hero may buy skills, from the first player on (MD-RND-08, MD-SKL-01, MD-SKL-08)."""
    state = game.state
    while state.acted < state.players:
        hero = game.hero((state.first_player + state.acted) % state.players)
        yield from _buy(game, hero)
        state.acted += 1
    state.acted = 0
    state.phase = "event"


def _buy(game: Game, hero: Hero) -> Rules[None]:
    """One skill after another, each line from left to right (MD-SKL-02, MD-SKL-03, MD-SKL-10)."""
    sheet = game.content.classes[hero.sheet]
    while hero.present:
        options = []
        for number, line in enumerate(sheet.lines):
            step = hero.skills[number]
            if step < len(line.skills) and line.skills[step].cost <= hero.xp:
                skill = line.skills[step]
                args = {"cost": skill.cost, "level": skill.level}
                options.append(Option(f"buy:{line.id}:{step + 1}", number, f"skill:{line.id}:{step + 1}", args))
        if not options:
            return
        options.append(Option("done", -1))
        yield game.checkpoint()
        why_not = partial(refused_skills, game, hero)
        args = {"xp": hero.xp, "level": game.state.level}
        number = yield game.ask(hero.seat, "buy", options, "MD-SKL-01", args, "done", why_not)
        if number < 0:
            return
        buy_skill(game, hero, number)


def refused_skills(game: Game, hero: Hero) -> list[Refused]:
    """Skills that are too dear, come later in their line, or are bought (MD-SKL-01, MD-SKL-02, MD-SKL-10)."""
    found = []
    for number, line in enumerate(game.content.classes[hero.sheet].lines):
        bought = hero.skills[number]
        for step, skill in enumerate(line.skills, 1):
            buy, on = f"buy:{line.id}:{step}", f"skill:{line.id}:{step}"
            args = {"cost": skill.cost, "level": skill.level, "xp": hero.xp}
            if step <= bought:
                found.append(Refused(buy, "skill_bought", "MD-SKL-01", on, args))
            elif step > bought + 1:
                found.append(Refused(buy, "skill_order", "MD-SKL-02", on, args))
            elif skill.cost > hero.xp:
                found.append(Refused(buy, "xp_missing", "MD-SKL-10", on, args))

    return found


def buy_skill(game: Game, hero: Hero, number: int) -> None:
    """Pay and have it; it works at once if the level allows (MD-KEY-17, MD-SKL-03)."""
    line = game.content.classes[hero.sheet].lines[number]
    step = hero.skills[number]
    before = game.max_health(hero)
    hero.xp -= line.skills[step].cost
    hero.skills = tuple([have + (at == number) for at, have in enumerate(hero.skills)])
    game.tell("bought", "MD-SKL-01", seat=hero.seat, skill=line.id, step=step + 1, cost=line.skills[step].cost)
    raise_health(game, hero, before)


def raise_health(game: Game, hero: Hero, before: int) -> None:
    """Current health rises with the maximum (MD-KEY-01)."""
    if hero.present:
        hero.health += max(0, game.max_health(hero) - before)
