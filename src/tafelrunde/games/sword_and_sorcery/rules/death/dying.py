"""Death: heroes become ghosts, companions and enemies leave the map (SS-DTH, SS-EDT, SS-COM-05)."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import challenges, shadows, triggers
from tafelrunde.games.sword_and_sorcery.rules.death import threat
from tafelrunde.games.sword_and_sorcery.rules.items import equipping, lying
from tafelrunde.games.sword_and_sorcery.rules.items.equipping import SLOTS
from tafelrunde.games.sword_and_sorcery.state import (
    CompanionFigure,
    Conditions,
    Enemy,
    Figure,
    Hero,
    Plague,
    Power,
)
from tafelrunde.games.sword_and_sorcery.state.tasks import DrawPowers, Dying, Run


def kill(game: Game, figure: Figure, by: str = "") -> None:
    """A figure is killed; `by` is the figure whose deed it was (SS-EPW-09). Its red tokens go back (SS-CRT-05)."""
    if isinstance(figure, Enemy) and _last_words(game, figure, by):
        return
    game.state.crit_discard += figure.conditions.crits
    figure.conditions.crits = ()
    if isinstance(figure, Hero):
        _hero_dies(game, figure)
    elif isinstance(figure, CompanionFigure):
        companion_dies(game, figure)
    elif isinstance(figure, Enemy):
        _enemy_dies(game, figure)
    elif isinstance(figure, Plague):
        _plague_dies(game, figure)
    killer = game.find(by) if by else None
    if killer is not None:
        _rewarded(game, killer, figure)


def _last_words(game: Game, enemy: Enemy, by: str) -> bool:
    """What its death triggers is resolved before it is removed (SS-EDT-06); whether it is still to be removed."""
    effects = game.effects(enemy, "dying")
    if not effects or enemy.dying:
        return False
    enemy.dying = True
    runs = [Run(game.content.index.key(one.effect.do), enemy.id, source=one.source) for one in effects]
    game.plan(*runs, Dying(enemy.id, by))
    return True


def dies(game: Game, task: Dying) -> None:
    """Now it leaves the map, unless something else has taken it away (SS-EDT-06)."""
    game.finish(task)
    enemy = game.find(task.enemy)
    if enemy is not None:
        kill(game, enemy, task.by)


def _rewarded(game: Game, killer: Figure, dead: Figure) -> None:
    """What a kill brings: effects of the killer, and an enemy power (SS-EPW-03, SS-COM-15)."""
    if isinstance(killer, Enemy) and isinstance(dead, Hero | CompanionFigure):
        if game.scroll(killer).rank in ("green", "blue"):
            game.plan(DrawPowers(killer.id, 1, "SS-EPW-03"))
        _kill_effects(game, killer)
    elif isinstance(killer, Hero) and isinstance(dead, Enemy):
        _kill_effects(game, killer)


def _kill_effects(game: Game, killer: Figure) -> None:
    for sourced in game.effects(killer, "kill"):
        game.plan(Run(game.content.index.key(sourced.effect.do), killer.id, source=sourced.source))


# --- heroes ---------------------------------------------------------------------------------------------------------


def _hero_dies(game: Game, hero: Hero) -> None:
    """In the order of SS-DTH-01."""
    game.tell("hero_dies", "SS-DTH-01", seat=hero.seat, zone=hero.zone)
    hero.rank = max(1, hero.rank - 1)
    hero.ghost = True
    hero.wounds = 0
    hero.conditions = Conditions()
    hero.shields = hero.passing = 0
    hero.lasting = ()
    hero.hidden = False
    hero.rage = 0
    hero.phials = ()
    lose_cards(game, hero)
    _end_running(game, hero)
    for companion in list(game.state.companions):
        if companion.owner == hero.seat and game.content.companions[companion.card].kind == "personal":
            kill(game, companion)
    _leave_things(game, hero)
    threat.untargetable(game, hero)
    if all(other.ghost for other in game.state.heroes):
        game.lose("SS-MOD-08")


def lose_rank(game: Game, hero: Hero) -> None:
    """A rank is lost without dying, never below I; what can't be worn any more goes into the inventory (SS-ITM-06)."""
    if hero.rank == 1:
        return
    hero.rank -= 1
    game.tell("rank_lost", "SS-SOU-10", seat=hero.seat, rank=hero.rank)
    _lose_powers(game, hero)
    for slot in SLOTS:
        code = getattr(hero, slot)
        if code and not equipping.usable(game, hero, code):
            setattr(hero, slot, "")
            if equipping.has_room(game, hero, code):
                hero.inventory += (code,)
            else:
                lying.put(game, hero.zone, items=(code,))
                game.tell("left_behind", "SS-ITM-06", seat=hero.seat, card=code, zone=hero.zone)


def _lose_powers(game: Game, hero: Hero) -> None:
    """The newest cards beyond the setting return; those that items grant do not count (SS-SOU-08, SS-PWR-07)."""
    setting = game.setting(hero)
    own = [power for power in hero.powers if not power.by][: setting.powers]
    hero.powers = tuple([power for power in hero.powers if power.by or power in own])
    hero.talents = hero.talents[: setting.talents]


def lose_cards(game: Game, hero: Hero) -> None:
    """The newest cards beyond the setting return; equipment of a higher rank is left in the zone (SS-DTH-02)."""
    _lose_powers(game, hero)
    for slot in SLOTS:
        code = getattr(hero, slot)
        if code and not equipping.usable(game, hero, code):
            setattr(hero, slot, "")
            lying.put(game, hero.zone, items=(code,))
            game.tell("left_behind", "SS-DTH-02", seat=hero.seat, card=code, zone=hero.zone)


def _end_running(game: Game, hero: Hero) -> None:
    """Powers whose effect is running are turned over; ready ones stay ready (SS-DTH-01, SS-DTH-03)."""
    for power in hero.powers:
        if power.running:
            end_power(game, hero, power.card)
    game.state.tokens = tuple([token for token in game.state.tokens if token.owner != hero.id])


def end_power(game: Game, hero: Hero, card: str) -> None:
    """The effect of a power is over: now the card is turned over (SS-PWR-11)."""
    powers_: list[Power] = []
    for power in hero.powers:
        if power.card == card and power.running:
            level = game.content.power(card).levels[power.running - 1]
            powers_.append(replace(power, recharge=level.recharge, running=0))
        else:
            powers_.append(power)
    hero.powers = tuple(powers_)


def _leave_things(game: Game, hero: Hero) -> None:
    """Inventory, gold and the magic key stay in the zone; what can't be discarded stays (SS-DTH-01, 06, SS-ITM-08)."""
    fixed = [code for code in hero.inventory if _is_fixed(game, code)]
    left = tuple([code for code in hero.inventory if code not in fixed])
    lying.put(game, hero.zone, gold=hero.gold, items=left, key=hero.key)
    hero.inventory, hero.gold, hero.key = tuple(fixed), 0, False


def _is_fixed(game: Game, code: str) -> bool:
    item = game.content.inventory.get(card_of(code))
    return item is not None and "fixed" in item.tags


# --- companions -----------------------------------------------------------------------------------------------------


def companion_dies(game: Game, companion: CompanionFigure) -> None:
    """It leaves the map; the card it came from recharges, a mercenary returns to its deck (SS-COM-03, SS-COM-13)."""
    state = game.state
    state.companions = [other for other in state.companions if other is not companion]
    state.fallen += (companion.card,)
    game.tell("companion_dies", "SS-COM-03", companion=companion.card)
    owner = game.hero(companion.owner)
    if not any(other.card == companion.card for other in state.companions):
        for power in owner.powers:
            if power.running and game.content.power(power.card).companion == companion.card:
                end_power(game, owner, power.card)


# --- enemies and plagues --------------------------------------------------------------------------------------------


def _enemy_dies(game: Game, enemy: Enemy) -> None:
    """Shards to the pool, loot into the zone, card and powers to the discard piles (SS-EDT-01 … 07, SS-EPW-06)."""
    state = game.state
    card = game.enemy_card(enemy)
    state.enemies = [other for other in state.enemies if other is not enemy]
    game.tell("enemy_dies", "SS-EDT-01", enemy=enemy.card, zone=enemy.zone, shards=card.shards)
    state.shards += card.shards
    state.killed += (enemy.card,)
    challenges.count(game, game.scroll(enemy).rank)
    triggers.fire(game, "killed", state.active, enemy.card)
    state.power_discard += enemy.powers
    lying.loot(game, enemy.zone, card.loot)
    if game.is_boss(enemy):
        state.removed.append(enemy.card)
        if not any(game.is_boss(other) for other in state.enemies):
            state.threat, state.threat_level = -1, 0
    elif game.content.enemy_cards[enemy.card].removed:
        state.removed.append(enemy.card)
    else:
        state.enemy_discard.append(enemy.card)
    shadows.look_around(game)  # it may have stood in the way


def _plague_dies(game: Game, plague: Plague) -> None:
    state = game.state
    card = game.content.plagues[plague.kind]
    state.plagues = [other for other in state.plagues if other is not plague]
    challenges.count(game, "plague")
    game.tell("plague_dies", "SS-PLG-02", plague=plague.kind, zone=plague.zone, shards=card.shards)
    state.shards += card.shards
    lying.loot(game, plague.zone, card.loot)
