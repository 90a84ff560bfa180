"""What must always be true of a state (SS-GEN-16, SS-CMP-02)."""

from __future__ import annotations

from collections import Counter

from tafelrunde.games.sword_and_sorcery.box.content import card_of, load
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.items.holding import held
from tafelrunde.games.sword_and_sorcery.state import State
from tafelrunde.games.sword_and_sorcery.state.tasks import Receive, Reveal
from tafelrunde.kernel.rulebook import BrokenInvariant


def check(state: State) -> None:
    """Raise BrokenInvariant if the state is impossible."""
    if state.phase == "setup":
        return
    game = Game(state)
    _names(game)
    _items(state)
    _party(game)
    if state.phase == "journey" or state.mode == "campaign":
        _journey(game)
    if state.phase != "journey" and state.enemy_deck + state.activation_deck:
        _zones(game)
        _decks(state)
        _tokens(state)


def _names(game: Game) -> None:
    """Whoever is named is meant: an id leads to its own figure and to no other."""
    for figure in (*game.state.heroes, *game.state.companions, *game.state.enemies, *game.state.plagues):
        if game.find(figure.id) is not figure:
            raise BrokenInvariant(f"{figure.id!r} is no name of one figure")


def _party(game: Game) -> None:
    """Nobody has less than nothing, more cards than the soul gem shows, or more coins than the box holds."""
    state = game.state
    for figure in game.figures():
        if figure.wounds < 0 or figure.shields < 0 or figure.damage < 0:
            raise BrokenInvariant(f"{figure.id} has {figure.wounds} wounds, {figure.shields} shields")
    everybody = [*state.heroes, *state.home]
    if state.shards < 0 or any(hero.gold < 0 for hero in everybody):
        raise BrokenInvariant("nobody has less than nothing")
    if sorted([hero.seat for hero in everybody]) != list(range(state.players)):
        raise BrokenInvariant("every seat has one hero")
    for hero in everybody:
        if not hero.card:
            continue
        setting = game.setting(hero)
        own = [power for power in hero.powers if not power.by]
        if len(own) > setting.powers or len(hero.talents) > setting.talents or not 1 <= hero.rank <= 7:
            raise BrokenInvariant(f"{hero.id} has more cards than the soul gem shows")
    for code, item in state.items.items():
        artifact = game.content.artifacts.get(card_of(code))
        most = artifact.charges if artifact is not None else 0
        if min(item.damage, item.spent, item.charges) < 0 or item.charges > most:
            raise BrokenInvariant(
                f"{code} has {item.damage} damage, {item.spent} shields spent, {item.charges} charges"
            )
    crafts = [item.craft for item in state.items.values() if item.craft]
    _once("crafted cards", crafts)


def _journey(game: Game) -> None:
    """What lasts in a campaign: the reserve, the stock, the place on the map."""
    state, content = game.state, game.content
    if state.hourglasses < 0:
        raise BrokenInvariant("the time reserve is never below nothing")
    if state.scene and state.scene not in content.scenes:
        raise BrokenInvariant(f"there is no scene {state.scene!r}")
    if any(content.companions[card].kind != "mercenary" for card in state.hired):
        raise BrokenInvariant("only mercenaries are hired")
    if state.journey is not None and any(hero.ghost or hero.wounds for hero in state.heroes):
        raise BrokenInvariant("nobody is a ghost or wounded on the journey")


def _zones(game: Game) -> None:
    zones = set(game.board.zones)
    for figure in game.figures():
        if figure.zone not in zones:
            raise BrokenInvariant(f"{figure.id} is in {figure.zone!r}")


def _items(state: State) -> None:
    """Every copy of a card is in one place: piles, hands, zones."""
    items = [*state.treasure_deck, *state.treasure_discard, *state.stock, *state.emporium, *held(state)]
    for drop in state.lying.values():
        items += [*drop.treasures, *drop.items]
    for task in state.agenda:
        if isinstance(task, Receive):
            items += task.items
    _once("items", items)
    _coins(state)
    _once("talents", [talent for hero in (*state.heroes, *state.home) for talent in hero.talents])


def _coins(state: State) -> None:
    """The coins in the box are the limit (SS-GEN-16, SS-GLD-02)."""
    out = sum([hero.gold for hero in (*state.heroes, *state.home)]) + sum([drop.gold for drop in state.lying.values()])
    box = sum([int(value) * count for value, count in load().config.coins.items()])
    if out > box:
        raise BrokenInvariant(f"{out} gold, though the box holds {box}")


def _tokens(state: State) -> None:
    """Random supplies and unique tokens are there as often as in the box (SS-GEN-16)."""
    content = load()
    _at_most("activation cards", [*state.activation_deck, *state.activation_discard], list(content.activation_cards))
    _at_most("traps", [*state.trap_deck, *state.trap_discard], content.trap_deck())
    loot = [*state.loot_deck, *state.loot_discard]
    loot += [token for drop in state.lying.values() for token in drop.loot]
    loot += [token for task in state.agenda if isinstance(task, Receive) for token in task.loot]
    _at_most("loot tokens", loot, content.loot_tokens())
    mix = content.adventures[state.adventure].shadows.mix
    laid = [*state.shadow_deck, *state.shadow_discard, *[token for zone in state.shadows.values() for token in zone]]
    laid += [token for task in state.agenda if isinstance(task, Reveal) for _, token in task.turned]
    _at_most("shadow tokens", laid, [kind for kind, count in mix.items() for _ in range(count)])
    if sum([hero.key for hero in state.heroes]) + sum([drop.key for drop in state.lying.values()]) > 1:
        raise BrokenInvariant("there is one magic key")
    kinds = Counter([token.kind for token in state.tokens])
    if any(count > (2 if kind == "spider_web" else 1) for kind, count in kinds.items()):
        raise BrokenInvariant(f"tokens: {dict(kinds)}")
    plagues = Counter([plague.kind for plague in state.plagues])
    if any(count > content.plagues[kind].tokens for kind, count in plagues.items()):
        raise BrokenInvariant(f"plagues: {dict(plagues)}")


def _decks(state: State) -> None:
    """Cards and tokens of the adventure."""
    in_play = [enemy.card for enemy in state.enemies]
    enemies = [*state.enemy_deck, *state.enemy_discard, *state.removed, *in_play]
    _once("enemy cards", enemies)
    powers = [*state.power_deck, *state.power_discard, *[card for enemy in state.enemies for card in enemy.powers]]
    _exactly("enemy powers", powers, list(load().enemy_powers))
    crits = [*state.crit_deck, *state.crit_discard]
    for figure in (*state.heroes, *state.enemies, *state.companions, *state.plagues):
        crits += figure.conditions.crits
    _exactly("critical hits", crits, load().crit_tokens())


def _once(what: str, cards: list[str]) -> None:
    twice = [card for card, count in Counter(cards).items() if count > 1]
    if twice:
        raise BrokenInvariant(f"{what} that are in two places: {', '.join(twice)}")


def _at_most(what: str, cards: list[str], printed: list[str]) -> None:
    more = Counter(cards) - Counter(printed)
    if more:
        raise BrokenInvariant(f"{what}: too many {dict(more)}")


def _exactly(what: str, cards: list[str], printed: list[str]) -> None:
    if Counter(cards) != Counter(printed):
        missing = Counter(printed) - Counter(cards)
        more = Counter(cards) - Counter(printed)
        raise BrokenInvariant(f"{what}: missing {dict(missing)}, too many {dict(more)}")
