"""Enemies come into play: shadow tokens, portals, assignment (SS-SHD, SS-PRT, SS-ASG, SS-EPW-01)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import dice, triggers
from tafelrunde.games.sword_and_sorcery.rules.death import threat
from tafelrunde.games.sword_and_sorcery.rules.enemies import powers
from tafelrunde.games.sword_and_sorcery.rules.items import shields
from tafelrunde.games.sword_and_sorcery.state import Enemy, Plague
from tafelrunde.games.sword_and_sorcery.state.tasks import Enter, Reveal, Run, Spawn
from tafelrunde.kernel import Option, Rules

SPECIAL = ("special_enemy", "special_event")
"""Tokens that do not come back (SS-SHD-03)."""
PORTAL_SYMBOLS = ("hit", "block", "energy", "magic")


# --- one enemy ------------------------------------------------------------------------------------------------------


def draw_enemy(game: Game, zone: str, more_powers: int = 0) -> Enemy | None:
    """The active player draws a card and places the figure; nobody comes if all are in play (SS-ASG-01, SS-ASG-05)."""
    state = game.state
    card = game.draw(state.enemy_deck, state.enemy_discard, "enemies")
    return place(game, card, zone, more_powers) if card else None


def draw_kind(game: Game, scroll: str, zone: str) -> Enemy | None:
    """A specific kind: cards are drawn and discarded until one comes; nothing if none is left (SS-ASG-06)."""
    state = game.state
    cards = game.content.enemy_cards
    if not any(cards[card].scroll == scroll for card in (*state.enemy_deck, *state.enemy_discard)):
        return None
    while True:
        card = game.draw(state.enemy_deck, state.enemy_discard, "enemies")
        if cards[card].scroll == scroll:
            return place(game, card, zone)
        state.enemy_discard.append(card)


def place(game: Game, card: str, zone: str, more_powers: int = 0) -> Enemy:
    """An enemy enters play with its powers, shields and charges (SS-EPW-01, SS-EPW-02, SS-ENM-07)."""
    state, content = game.state, game.content
    for pile in (state.enemy_deck, state.enemy_discard):
        if card in pile:
            pile.remove(card)
    printed = content.enemy_cards[card]
    scroll = side(game, printed.scroll)
    enemy = Enemy(id=f"enemy:{card}", card=card, scroll=scroll, zone=zone, trail=(zone,))
    enemy.player = _responsible(game, enemy)
    state.enemies.append(enemy)
    game.tell("enemy_enters", "SS-ASG-01", enemy=card, zone=zone)
    powers.draw(game, enemy, printed.powers + more_powers, "SS-EPW-01")
    _equip(game, enemy)
    return enemy


def side(game: Game, scroll: str) -> str:
    """The side that lies up; by the variant the one with more or fewer diamonds (SS-ENM-16, SS-VAR-03)."""
    scrolls = game.content.scrolls
    back = scrolls[scroll].other_side
    if game.state.foes == "printed" or not back:
        return game.adventure.scroll_sides.get(scroll, scroll)
    both = sorted((scroll, back), key=lambda name: scrolls[name].difficulty)
    return both[0] if game.state.foes == "easier" else both[1]


def _equip(game: Game, enemy: Enemy) -> None:
    for ability in game.scroll(enemy).abilities:
        if ability.charges:
            enemy.charges[ability.id] = ability.charges
    enemy.shields = shields.full(game, enemy)
    game.plan(Enter(enemy.id))
    for sourced in game.effects(enemy, "enters_play"):
        game.plan(Run(game.content.index.key(sourced.effect.do), enemy.id, source=sourced.source))


def _responsible(game: Game, enemy: Enemy) -> int:
    """The player of an identical enemy, or who has fewest, from the active player on (SS-ASG-02, SS-ASG-03)."""
    state = game.state
    for other in state.enemies:
        if other.scroll == enemy.scroll and other.player >= 0:
            return other.player
    counts = {seat: sum([other.player == seat for other in state.enemies]) for seat in game.clockwise()}
    return min(counts, key=lambda seat: counts[seat])


def place_boss(game: Game, boss: str, zone: str) -> Enemy:
    """Bosses are not assigned (SS-ASG-07)."""
    card = game.content.bosses[boss]
    enemy = Enemy(id=f"enemy:{boss}", card=boss, scroll=card.sides[0], zone=zone, trail=(zone,))
    game.state.enemies.append(enemy)
    game.tell("enemy_enters", "SS-BOS-02", enemy=boss, zone=zone)
    _equip(game, enemy)
    if game.state.phase not in ("setup", "time"):
        threat.entered(game)  # otherwise the first active hero gets the token (SS-THR-12)
    return enemy


def place_plague(game: Game, kind: str, zone: str) -> None:
    """A plague token, as long as there are any (SS-PLG-02)."""
    plagues = game.state.plagues
    same = [plague for plague in plagues if plague.kind == kind]
    if len(same) >= game.content.plagues[kind].tokens:
        return
    number = 1
    while any(plague.id == f"plague:{kind}_{number}" for plague in plagues):
        number += 1
    plagues.append(Plague(id=f"plague:{kind}_{number}", kind=kind, zone=zone))  # type: ignore[arg-type]
    game.tell("plague_enters", "SS-PLG-01", plague=kind, zone=zone)
    game.plan(Enter(f"plague:{kind}_{number}"))


# --- shadow tokens --------------------------------------------------------------------------------------------------


def reveal(game: Game, task: Reveal) -> Rules[None]:
    """All tokens in sight are turned over at once, then resolved, nearest first (SS-SHD-05, SS-SHD-07 … 09)."""
    state = game.state
    for zone in task.zones:
        for token in state.shadows.pop(zone, ()):
            game.reveal()
            game.tell("shadow", "SS-SHD-05", token=token, zone=zone)
            task.turned += ((zone, token),)
    task.zones = ()
    if not task.turned:
        game.finish(task)
        return
    zone, token = first = yield from _first(game, task)
    turned = list(task.turned)
    turned.remove(first)
    task.turned = tuple(turned)
    if token not in SPECIAL:
        state.shadow_discard.append(token)
    _resolve(game, token, zone, task.seat)


def _first(game: Game, task: Reveal) -> Rules[tuple[str, str]]:
    """Of tokens equally far the active player takes one first, if they are not the same (SS-SHD-08)."""
    near = {zone: game.ground.distance(game.hero(task.seat).zone, zone) for zone, _ in task.turned}
    tied = [one for one in task.turned if near[one[0]] == min(near.values())]
    if len({token for _, token in tied}) == 1:
        return tied[0]
    options = [
        Option(f"shadow:{zone}:{token}", (zone, token), f"zone:{zone}", {"zone": zone, "token": token})
        for zone, token in dict.fromkeys(tied)
    ]
    chosen: tuple[str, str] = yield game.ask(game.state.active, "shadow", options, "SS-SHD-08")
    return chosen


def _resolve(game: Game, token: str, zone: str, seat: int) -> None:
    if token == "citizen":
        triggers.fire(game, "citizen", seat)
    elif token == "single":
        draw_enemy(game, zone)
    elif token == "experienced":
        draw_enemy(game, zone, more_powers=1)
    elif token == "double":
        draw_enemy(game, zone)
        draw_enemy(game, zone)
    elif token == "special_enemy":
        card = game.adventure.special_enemy
        in_play = {enemy.card for enemy in game.state.enemies} | set(game.state.removed)
        if card and card not in in_play:
            place(game, card, zone)
        triggers.fire(game, "special_enemy", seat)
    else:
        triggers.fire(game, "special_event", seat)


# --- portals --------------------------------------------------------------------------------------------------------


def spawn(game: Game, task: Spawn) -> Rules[None]:
    """One enemy after the other at a portal that the die shows (SS-PRT-02 … 05, SS-SPN-05)."""
    state = game.state
    if task.n <= 0 or not (state.enemy_deck or state.enemy_discard):
        game.finish(task)
        return
    zone = yield from portal(game)
    if not zone:
        game.finish(task)
        return
    task.n -= 1
    draw_enemy(game, zone, task.more_powers)


def portal(game: Game) -> Rules[str]:
    """Roll until an open portal bears the symbol; nothing without one (SS-PRT-02 … 04)."""
    open_ = {portal.symbol: portal.zone for portal in game.state.portals if portal.open}
    if not open_:
        return ""
    while True:
        die = dice.roll(game, "blue", 1)[0]
        fitting = [symbol for symbol in dict.fromkeys(dice.symbols(game, die)) if symbol in open_]
        if fitting:
            break
    symbol = fitting[0]
    if len(fitting) > 1:
        options = [Option(f"portal:{symbol}", symbol, f"portal:{symbol}") for symbol in fitting]
        symbol = yield game.ask(game.state.active, "portal", options, "SS-PRT-03")
    return open_[symbol]
