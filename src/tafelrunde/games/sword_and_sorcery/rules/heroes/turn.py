"""The turn of a hero: actions in any order (SS-HTN-01 … 11)."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.combat import declaring
from tafelrunde.games.sword_and_sorcery.rules.conditions import inflicting
from tafelrunde.games.sword_and_sorcery.rules.death import wounds
from tafelrunde.games.sword_and_sorcery.rules.heroes import acting, foresight, ghosting, moving, standard, using
from tafelrunde.games.sword_and_sorcery.rules.items import picking_up, trading
from tafelrunde.games.sword_and_sorcery.rules.map import doors, traps, waypoints
from tafelrunde.games.sword_and_sorcery.rules.operation import Asking
from tafelrunde.games.sword_and_sorcery.state import Hero, Turn
from tafelrunde.games.sword_and_sorcery.state.tasks import Handle
from tafelrunde.kernel import Option, Rules

MOVING = ("move", "disengage", "stand")
END = Option("end", ("end",))
STANDARD = ("prepare", "sprint", "force_open", "search", "pray", "activate", "trade", "equip", "special")


def hero_turn(game: Game) -> Asking:
    """Begin the turn, go on with it, or end it."""
    state = game.state
    hero = game.hero(state.active)
    turn = state.turn
    if turn is None:
        _begin(game, hero)
    elif turn.leaving:
        moving.leave(game, hero)
    elif turn.changing:
        return trading.in_turn(game, hero, turn)
    elif turn.ended or _stunned(hero):
        _end(game, hero)
    else:
        _fade(game)
        return _act(game, hero, turn)
    return None


def _fade(game: Game) -> None:
    """Who has given away what it lived on dies (SS-HP-01, SS-HP-03)."""
    for hero in game.state.heroes:
        if hero.wounds and not hero.ghost:
            wounds.resolve(game, hero)


def _stunned(hero: Hero) -> bool:
    """Stunned in its own turn: the turn ends at once (SS-STN-02)."""
    return hero.conditions.restrictive == "stun" and not hero.ghost


def _begin(game: Game, hero: Hero) -> None:
    """Actions by the soul gem (SS-HTN-02); a stunned hero has no turn (SS-STN-01)."""
    setting = game.setting(hero)
    turn = Turn(hero.seat, setting.combat, setting.standard)
    turn.slowed = hero.conditions.restrictive == "slow"
    game.state.turn = turn
    if _stunned(hero):
        game.tell("stunned", "SS-STN-01", seat=hero.seat)
        turn.ended = True


def _act(game: Game, hero: Hero, turn: Turn) -> Rules[None]:
    """The next action, unless something has come up."""
    if game.recording:  # where no history is kept, nobody takes a copy here
        yield game.checkpoint()
    if game.state.agenda:
        return
    points = moving.points_left(game, hero)
    options = ghosting.options(game, hero) if hero.ghost else action_options(game, hero, points)
    options.append(END)
    args = {"combat": turn.combat, "standard": turn.standard, "points": points}
    what = yield game.ask(
        hero.seat,
        "act",
        options,
        "SS-HTN-01",
        args,
        "end",
        why_not=lambda: foresight.refusals(game, hero),
        preview=lambda option: foresight.preview(game, hero, option),
    )
    verb = what[0]
    if verb == "end":
        _end(game, hero)
    elif hero.ghost:
        yield from ghosting.act(game, hero, what)
    elif verb in MOVING:
        yield from moving.act(game, hero, what)
    elif verb == "attack":
        yield from _attack(game, hero, what[1], what[2])
    elif verb == "use":
        yield from using.act(game, hero, what[1])
    elif verb in STANDARD:
        yield from standard.act(game, hero, what)
    else:
        yield from _free(game, hero, what)


def action_options(game: Game, hero: Hero, points: int) -> list[Option]:
    """Everything a living hero may do now with so many movement points."""
    attacks = _attack_options(game, hero)
    others = [
        *moving.options(game, hero, points),
        *using.options(game, hero),
        *standard.options(game, hero),
        *_free_options(game, hero),
    ]
    if not attacks:
        return others
    among_heroes = [option for option in attacks if option.lesser]
    if not among_heroes:
        return attacks + others
    return [option for option in attacks if not option.lesser] + others + among_heroes


# --- combat actions -------------------------------------------------------------------------------------------------


def _attack_options(game: Game, hero: Hero) -> list[Option]:
    """One attack with one equipped weapon (SS-CAC-01 … 05)."""
    if not acting.allowed(game, hero, "combat"):
        return []
    found: list[Option] = []
    for weapon in declaring.weapons(game, hero):
        called, reach = declaring.reach_of(game, hero, weapon)
        targets = declaring.targets(game, hero, reach)
        found += [_attack_on(weapon, called, target.id, game.called(target.id)) for target in targets]
    return found


@lru_cache(maxsize=4096)
def _attack_on(weapon: str, called: str, target: str, whom: str) -> Option:
    name, about = f"attack:{weapon}:{target}", {"weapon": called, "whom": whom}
    return Option(name, ("attack", weapon, target), target, about, lesser=target.startswith("hero:"))


def _attack(game: Game, hero: Hero, weapon: str, target: str) -> Rules[None]:
    carried_out = yield from acting.begin(game, hero, "combat", "attack")
    if carried_out:
        declaring.begin(game, hero, game.figure(target), weapon, "combat")


# --- free actions ---------------------------------------------------------------------------------------------------


def _free_options(game: Game, hero: Hero) -> list[Option]:
    """Doors, locks, things on the ground, a trap of one's own (SS-FRE-01 … 06)."""
    found = [*doors.open_options(game, hero), *doors.lock_options(game, hero)]
    if not game.engaged(hero):
        found += [*picking_up.options(game, hero), *waypoints.options(game, hero, "free")]
    if hero.conditions.restrictive == "blind":
        found = [option for option in found if acting.may_try(game, hero, str(option.value[0]))]
    return found + traps.own_options(game, hero)


def _free(game: Game, hero: Hero, what: tuple[str, ...]) -> Rules[None]:
    verb = what[0]
    if verb == "spring":
        traps.spring_own(game, hero)
        return
    carried_out = yield from acting.begin(game, hero, "free", verb)
    if not carried_out:
        return
    if verb == "open":
        doors.open_(game, hero, what[1])
    elif verb == "unlock":
        doors.unlock(game, hero, what[1])
    elif verb == "special_free":
        waypoints.reach(game, hero)
    else:
        game.plan(Handle(hero.seat, "drop" if verb == "drop" else "pick_up"))


# --- the end --------------------------------------------------------------------------------------------------------


def _end(game: Game, hero: Hero) -> None:
    """What is unused lapses, the token is turned over; an enemy turn follows, but not a ghost's (SS-HTN-08, 09)."""
    state = game.state
    game.lapse(hero, "next_attack")
    for figure in game.figures():
        if figure.lasting:
            game.lapse(figure, "turn")
    inflicting.end_restrictive(game, hero, "SS-RST-01")
    state.turn = None
    hero.done = True
    state.phase, state.step = ("choose_hero", 0) if hero.ghost else ("enemy_turn", 0)
