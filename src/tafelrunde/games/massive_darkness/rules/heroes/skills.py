"""Skills and the experience phase, in which they are bought (chapter 9.4)."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.figures.hero_health import raise_health
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.kernel import Option, Refused, Rules


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
    game.tell(
        "bought", "MD-SKL-01", seat=hero.seat, skill=line.id, step=step + 1, cost=line.skills[step].cost, now=hero.xp
    )
    raise_health(game, hero, before)
