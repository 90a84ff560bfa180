"""Picking up tokens, cards when they are drawn (chapter 5.9), and artefacts (MD-OBJ-07)."""

from __future__ import annotations

from collections import Counter
from typing import cast

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.effects import StunDrawer, Token, WoundsToAllHeroesInZone, WoundsToDrawer, Xp
from tafelrunde.games.massive_darkness.game import TOP_LEVEL, Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.figures.hero_health import stun_hero, wound_hero
from tafelrunde.games.massive_darkness.rules.figures.rewards import gain_xp, give_cards
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.games.massive_darkness.state.tasks import Reorganise, Share, TakeTokens
from tafelrunde.kernel import Option, Rules


def can_pick_up(game: Game, zone: str) -> bool:
    """Something lies there and no enemy is there, stunned ones included (MD-PCK-02, MD-MVA-05)."""
    state = game.state
    if zone not in state.treasure and not [one for one in state.objectives if one.zone == zone and not one.marker]:
        return False
    return not game.enemies_in(zone)


def first_token(game: Game, zone: str) -> str:
    """The token of a zone that stands for all of them: what is clicked to pick them up (MD-PCK-01)."""
    state = game.state
    normal, special = state.treasure.get(zone, (0, 0))
    if normal or special:
        return f"treasure:{zone}" if normal else f"special:{zone}"
    return next(f"objective:{at}" for at, one in enumerate(state.objectives) if one.zone == zone and not one.marker)


def pick_up(game: Game, hero: Hero) -> None:
    """All tokens of the zone at once (MD-PCK-01)."""
    state = game.state
    normal, special = state.treasure.pop(hero.zone, (0, 0))
    taken = [token for token in state.objectives if token.zone == hero.zone and not token.marker]
    state.objectives = [token for token in state.objectives if token not in taken]
    tokens = ["normal"] * normal + ["special"] * special + [token.kind for token in taken]
    game.reveal()
    game.tell("picked_up", "MD-PCK-01", seat=hero.seat, tokens=tokens, found=_counted(tokens))
    level = quests.of(game).treasure_level(game, hero.zone)
    game.plan(TakeTokens(hero.seat, tuple(tokens), level))


def _counted(tokens: list[str]) -> dict[str, int]:
    """How many of each kind, for the log: "2 treasures and 1 library token"."""
    return {kind if count == 1 else f"{kind}_tokens": count for kind, count in Counter(tokens).items()}


def place_treasure(game: Game, zone: str, normal: int, special: int, rule: str) -> None:
    """Tokens from the supply, as far as it goes (MD-CMP-09)."""
    state = game.state
    supply = game.content.config.treasure_tokens
    normal = min(normal, supply.normal - sum([n for n, _ in state.treasure.values()]))
    special = min(special, supply.special - sum([s for _, s in state.treasure.values()]))
    if normal or special:
        have = state.treasure.get(zone, (0, 0))
        state.treasure[zone] = have[0] + normal, have[1] + special
        game.tell("treasure_placed", rule, zone=zone, normal=normal, special=special)


def take_tokens(game: Game, task: TakeTokens) -> Rules[None]:
    """One token after another, in the player's order (MD-PCK-03 … 05); the cards are then shared (MD-PCK-06)."""
    hero = game.hero(task.seat)
    if not task.tokens or not hero.present:
        game.finish(task)
        _put_back(game, task)
        if task.cards:
            give_cards(game, hero, task.cards, "MD-PCK-04")
        return
    kinds = sorted(set(task.tokens))
    token = kinds[0]
    if len(kinds) > 1:
        yield game.checkpoint()
        options = [Option(f"token:{kind}", kind) for kind in kinds]
        token = yield game.ask(task.seat, "token_order", options, "MD-PCK-03")
    game.finish(task)
    left = list(task.tokens)
    left.remove(token)
    cards = _cards_of(game, hero, token, task.level)
    game.plan(replace(task, tokens=tuple(left), cards=(*task.cards, *cards)))
    if token not in ("normal", "special"):
        quests.of(game).token_taken(game, hero, cast(Token, token))


def _cards_of(game: Game, hero: Hero, token: str, tile: int) -> list[str]:
    """The treasure cards that a token brings (MD-PCK-04, MD-PCK-05); the dead draw no more (MD-RUL-41)."""
    if token not in ("normal", "special"):
        return []
    level = min(tile + (token == "special"), TOP_LEVEL)
    times = 2 if token == "special" and tile == TOP_LEVEL else 1
    return [card for _ in range(times) if hero.present and (card := draw_card(game, hero, level, from_token=True))]


def _put_back(game: Game, task: TakeTokens) -> None:
    """A trap killed the hero: tokens not yet resolved stay in the zone (MD-RUL-04)."""
    if task.tokens:
        normal, special = task.tokens.count("normal"), task.tokens.count("special")
        hero = game.hero(task.seat)
        if normal or special:
            game.state.treasure[hero.zone] = normal, special
        for token in task.tokens:
            if token not in ("normal", "special"):
                quests.of(game).token_left(game, hero.zone, cast(Token, token))


def draw_card(game: Game, hero: Hero, level: int, from_token: bool) -> str:
    """A treasure card and what it does when drawn; nothing if it was a trap (MD-PCK-08, MD-PCK-09).

    Luck that comes a second time has been shuffled anew: nothing else is left (MD-DCK-05).
    """
    lucky: set[str] = set()
    while code := game.draw_treasure(level):
        card = game.equipment(code)
        if card.kind == "luck":
            game.discard(code)
            if code in lucky:
                return ""
            lucky.add(code)
            game.tell("lucky_find", "MD-PCK-08", seat=hero.seat, card=code)
            if from_token:
                level = min(card.level + 1, TOP_LEVEL)
            continue
        if card.kind == "trap":
            game.tell("trap", "MD-PCK-09", seat=hero.seat, card=code)
            game.discard(code)
            _spring(game, hero, code)
            return ""
        _on_draw(game, hero, code)
        return code
    return ""


def draw_reward(game: Game, hero: Hero, level: int) -> str:
    """A treasure that a hero is given: traps and luck are drawn again (MD-RUL-25)."""
    code = game.draw_plain_treasure(level)
    if code:
        _on_draw(game, hero, code)
    return code


def _on_draw(game: Game, hero: Hero, code: str) -> None:
    """What a card does for the hero who draws it (MD-PCK-08)."""
    for effect in game.equipment(code).effects:
        if effect.at == "on_draw":
            for operation in effect.do:
                if type(operation) is Xp:
                    gain_xp(game, hero, operation.n, "MD-PCK-08", card=code)


def _spring(game: Game, hero: Hero, code: str) -> None:
    """A trap hits who drew it, or everybody in the zone (MD-PCK-09)."""
    for effect in game.equipment(code).effects:
        for operation in effect.do:
            if type(operation) is WoundsToDrawer:
                wound_hero(game, hero, operation.n, "MD-PCK-09")
            elif type(operation) is StunDrawer:
                stun_hero(game, hero, "MD-PCK-09")
            elif type(operation) is WoundsToAllHeroesInZone:
                for other in game.heroes_in(hero.zone):
                    wound_hero(game, other, operation.n, "MD-PCK-09")


# --- sharing ------------------------------------------------------------------------------------------------------


def share(game: Game, task: Share) -> Rules[None]:
    """Some of the new cards may go to one other hero in the zone; then both rearrange (MD-PCK-06, 07, 12)."""
    hero = game.hero(task.seat)
    others = [other for other in game.heroes_in(hero.zone) if other is not hero]
    cards = [card for card in task.cards if card in hero.pack]
    if hero.present and cards and others and task.to < 0:
        yield game.checkpoint()
        options = [
            Option(f"to:{other.seat}", other.seat, f"hero:{other.seat}", {"hero": other.card}) for other in others
        ]
        options.append(Option("keep", -1))
        to = yield game.ask(hero.seat, "share", options, task.rule, {"cards": cards}, "keep")
        if to >= 0:
            game.finish(task)
            game.plan(replace(task, to=to))
            return
    elif task.to >= 0 and cards:
        yield game.checkpoint()
        options = [Option(f"hand:{card}", card, f"card:{card}") for card in cards]
        options.append(Option("done", ""))
        args = {"hero": game.hero(task.to).card}
        card = yield game.ask(hero.seat, "share_cards", options, task.rule, args, "done", until="done")
        if card:
            hand_over(game, hero, game.hero(task.to), card, task.rule)
            return
    game.finish(task)
    seats = [task.seat] if cards else []
    if task.to >= 0 and len(cards) < len(task.cards):
        seats.append(task.to)
    game.plan(*[Reorganise(seat) for seat in seats])


def hand_over(game: Game, giver: Hero, receiver: Hero, card: str, rule: str) -> None:
    """A card changes hands."""
    take_away(giver, card)
    receiver.pack += (card,)
    game.tell("handed_over", rule, seat=giver.seat, other=receiver.seat, card=card)


def take_away(hero: Hero, card: str) -> None:
    """A card leaves a hero, wherever it is."""
    if hero.body == card:
        hero.body = ""
    elif card in hero.hands:
        hero.hands = tuple([held for held in hero.hands if held != card])
    else:
        hero.pack = tuple([kept for kept in hero.pack if kept != card])


# --- artefacts: they come only from quests (MD-OBJ-07, MD-EQP-18) ---------------------------------------------------


def draw_artefact(game: Game) -> str:
    """A random one; nothing if the deck is empty (MD-OBJ-07)."""
    deck = game.state.artefact_deck
    if not deck:
        game.tell("no_artefact", "MD-OBJ-07")
        return ""
    game.reveal()
    return deck.pop()


def gain_artefact(game: Game, hero: Hero, rule: str) -> None:
    """A hero draws one and may pass it on, as with any card just received (MD-PCK-06)."""
    if card := draw_artefact(game):
        give_cards(game, hero, (card,), rule)
