"""Campaigns (chapter 10): what heroes keep, what a defeat costs, and how the next quest begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tafelrunde.games.massive_darkness.box.cards import NO_DICE, Equipment
from tafelrunde.games.massive_darkness.effects import ATTACK_KINDS
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import setup
from tafelrunde.games.massive_darkness.rules.campaign import market
from tafelrunde.games.massive_darkness.rules.campaign.stages import (
    give_back,
    go_on,
    hero_level,
    next_hero,
    start_level,
)
from tafelrunde.games.massive_darkness.rules.cards import trading
from tafelrunde.games.massive_darkness.rules.choices import reasons
from tafelrunde.games.massive_darkness.state import Hero, Interlude, Lasting, LastingHero, Record
from tafelrunde.games.massive_darkness.state.tasks import Reorganise, TakeTokens
from tafelrunde.kernel import PARTY, Option, Refused, Rules
from tafelrunde.tabletop.campaign import Played, renew

# --- the end of a quest -------------------------------------------------------------------------------------------


def quest_ends(game: Game) -> None:
    """Note the result, clear the table, and go on with the market or with what a defeat costs (MD-CAM-16, 17)."""
    state = game.state
    won = state.result == "won"
    state.chronicle += (Played(state.quest, state.result),)
    state.records += (_record(game, won),)
    if won and not state.route:
        state.result = ""
        game.win("MD-CAM-22")
        return
    _clear_table(game)
    if won:
        state.interlude = Interlude("market")
    else:
        for hero in state.heroes:
            hero.mini_xp = 0
        game.tell("mini_xp_lost", "MD-CAM-17")
        state.interlude = Interlude("losses")


def _record(game: Game, won: bool) -> Record:
    """How the quest that is over has gone."""
    state = game.state
    deaths = sum([hero.tally.get("deaths", 0) for hero in state.heroes])
    most = game.content.config.campaign.inventory
    gear = [
        level
        for hero in state.heroes
        for level in sorted([game.equipment(card).level for card in game.cards_of(hero)])[-most:]
    ]
    return Record(
        quest=state.quest,
        won=won,
        rounds=state.round,
        level=state.level,
        deaths=deaths - sum([record.deaths for record in state.records]),
        markers=state.lifebringer,
        heroes=tuple([hero_level(game, hero) for hero in state.heroes]),
        gear=round(sum(gear) / len(gear), 1) if gear else 0.0,
    )


def keep_drawn(game: Game) -> None:
    """Treasure cards of tokens that were just being picked up stay with their hero, dead or alive (MD-RUL-04)."""
    for task in game.state.agenda:
        if type(task) is TakeTokens:
            game.hero(task.seat).pack += task.cards


def _clear_table(game: Game) -> None:
    """Enemies go, decks are made anew without what heroes hold, heroes gather and are healed (MD-CAM-06, MD-CAM-19)."""
    state = game.state
    renew(state, Lasting, quest=state.quest, phase="interlude", lifebringer=state.lifebringer)
    setup.shuffle_decks(game)
    state.level = start_level(game)
    for hero in state.heroes:
        renew(hero, LastingHero, zone=game.board.start)
        for card in (hero.body, *hero.hands):
            if card and not game.usable(card):
                trading.stow(hero, card)
        hero.health = game.max_health(hero)


# --- between quests -----------------------------------------------------------------------------------------------


def interlude(game: Game) -> Rules[None]:
    """One step of the stage."""
    table, state = game.state, game.state.interlude
    assert state is not None
    if state.stage != "begin":
        yield game.chapter("interlude", len(table.chronicle), quest=table.quest, result=table.chronicle[-1].result)
    yield from STAGES[state.stage](game, state)


def limit(game: Game, state: Interlude) -> Rules[None]:
    """Six cards, one of them an artefact; the rest is discarded (MD-CAM-14, MD-CAM-17, MD-MKT-11)."""
    hero = next_hero(game, state)
    if hero is None:
        return
    numbers = game.content.config.campaign
    cards = game.cards_of(hero)
    artefacts = [card for card in cards if card in game.content.artefacts]
    if len(cards) <= numbers.inventory and len(artefacts) <= numbers.artefacts:
        state.turn += 1
        return
    loose = artefacts if len(artefacts) > numbers.artefacts else cards
    yield game.checkpoint()
    weapons = [card for card in cards if game.usable(card) and _armed(game.equipment(card))]
    options = [
        Option(f"drop:{card}", card, f"card:{card}", {"usable": game.usable(card), "only": weapons == [card]})
        for card in loose
    ]
    why_not = reasons(refused_losses, game, hero, tuple(loose))
    args = {"n": numbers.inventory, "level": game.state.level}
    card = yield game.ask(hero.seat, "limit", options, "MD-CAM-14", args, why_not=why_not)
    give_back(game, hero, card)
    game.tell("dropped", "MD-CAM-14", seat=hero.seat, card=card)


def _armed(card: Equipment) -> bool:
    return any(card.dice(kind) != NO_DICE for kind in ATTACK_KINDS)


def verdict(game: Game, state: Interlude) -> Rules[None]:
    """After a defeat the group repeats the quest or moves on; after the last one it may give up (MD-CAM-18)."""
    yield game.checkpoint()
    quest, route = game.state.quest, game.state.route
    on = Option("move_on", False, args={"quest": route[0]}) if route else Option("give_up", False)
    options = [Option("repeat", True, args={"quest": quest}), on]
    state.repeat = yield game.ask(PARTY, "verdict", options, "MD-CAM-18", {"quest": quest})
    if state.repeat or game.state.route:
        go_on(state)
    else:
        game.lose("MD-CAM-22")


# --- starting equipment -------------------------------------------------------------------------------------------


def starting(game: Game, state: Interlude) -> Rules[None]:
    """Cards may be exchanged for starting equipment: before a repeated quest by anybody, otherwise by a hero who
    owns nothing that can be used (MD-CAM-18, MD-MKT-11)."""
    hero = next_hero(game, state)
    if hero is None:
        return
    if state.down:
        yield from _take_starting(game, state, hero)
        return
    cards = [card for card in game.cards_of(hero) if card not in state.settled]
    in_need = all(not game.usable(card) for card in game.cards_of(hero))
    if cards and free_starting(game) and (state.repeat or in_need or state.settled):
        yield game.checkpoint()
        options = [Option(f"exchange:{card}", card, f"card:{card}") for card in cards]
        options.append(Option("done", ""))
        card = yield game.ask(hero.seat, "starting", options, "MD-CAM-18", default="done")
        if card:
            state.down = (card,)
            return
    state.turn += 1
    state.settled = ()
    game.plan(Reorganise(hero.seat))


def free_starting(game: Game) -> dict[str, str]:
    """A copy of every starting card of which one is left, by its card's id (MD-RUL-50)."""
    held = {card for hero in game.state.heroes for card in game.cards_of(hero)}
    return {card.id: code for code, card in reversed(game.content.starting.items()) if code not in held}


def _take_starting(game: Game, state: Interlude, hero: Hero) -> Rules[None]:
    (card,) = state.down
    yield game.checkpoint()
    options = [Option(f"starting:{name}", code) for name, code in sorted(free_starting(game).items())]
    options.append(Option("cancel", ""))
    code = yield game.ask(hero.seat, "starting_card", options, "MD-CAM-18", {"card": card})
    state.down = ()
    if code:
        give_back(game, hero, card)
        hero.pack += (code,)
        state.settled += (code,)
        game.tell("exchanged", "MD-CAM-18", seat=hero.seat, cards=[card], got=[code])


# --- the next quest -----------------------------------------------------------------------------------------------


def begin(game: Game, state: Interlude) -> Rules[None]:
    """The board is laid out, the level is that of the highest hero, markers are back (MD-CAM-07, 09, 11, 19, 20)."""
    table = game.state
    quest = table.quest if state.repeat else table.route[0]
    yield game.chapter("quest", len(table.chronicle), quest=quest)
    if not state.repeat:
        table.route = table.route[1:]
    table.interlude = None
    renew(table, Lasting, quest=quest)
    started = next((played.adventure for played in table.chronicle), "")
    grown = setup.grown(table.quest, started)
    table.lifebringer = setup.markers(table.quest, table.players, table.markers, campaign=grown)
    table.level = start_level(game)
    game.tell("quest_begins", "MD-CAM-07", quest=table.quest, level=table.level)
    setup.lay_board(game)
    setup.shuffle_decks(game)
    table.more_tokens = missing_tokens(game)
    setup.take_places(game)


def missing_tokens(game: Game) -> tuple[tuple[int, str], ...]:
    """Tokens above the board's highest, up to the heroes' level, on the zones of the highest (MD-CAM-09)."""
    top = max(level for level, _ in game.board.level_tokens)
    zones = game.board.tokens_of(top)
    return tuple([(level, zone) for level in range(top + 1, game.state.level + 1) for zone in zones])


STAGES: dict[str, Callable[[Game, Interlude], Rules[None]]] = {
    "losses": limit,
    "verdict": verdict,
    "market": market.opens,
    "talk": market.talk,
    "stalls": market.trade,
    "barter": market.talk,
    "limit": limit,
    "starting": starting,
    "begin": begin,
}


def refused_losses(game: Game, hero: Hero, loose: tuple[str, ...]) -> Iterator[Refused]:
    """With two artefacts one of these has to stay behind (MD-CAM-14)."""
    for card in game.cards_of(hero):
        if card not in loose:
            yield Refused(f"drop:{card}", "artefact_first", "MD-CAM-14", f"card:{card}")
