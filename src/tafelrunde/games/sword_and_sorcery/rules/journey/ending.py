"""The end of an adventure in a campaign: what is lost, what lasts (SS-END-02 … 04, SS-GHO-05, SS-RES-04)."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.adventure import setup
from tafelrunde.games.sword_and_sorcery.rules.items import discarding, equipping, holding, receiving
from tafelrunde.games.sword_and_sorcery.rules.items.trading import COINS
from tafelrunde.games.sword_and_sorcery.state import NEW_ITEM, Hero, ItemState, LastingState, Power
from tafelrunde.games.sword_and_sorcery.state.journey import Journey, Record
from tafelrunde.tabletop.campaign import renew


def adventure_ends(game: Game) -> None:
    """The routine of SS-END-02, then the journey begins."""
    state = game.state
    won = state.result == "won"
    ranks = tuple([hero.rank for hero in state.heroes])
    state.chronicle += (Record(state.adventure, state.result, state.round, ranks, state.shards),)
    for hero in state.heroes:
        if hero.ghost:
            _loses_an_item(game, hero)
    if not won:
        _gather_up(game)
    _clear_map(game)
    if won:
        state.notes += tuple([flag for flag in state.flags if flag not in state.notes])
    else:
        _give_back(game)
        _regain_ranks(game)
    kinds = game.content.companions
    state.hired = {one.card: one.owner for one in state.companions if kinds[one.card].kind == "mercenary"}
    state.heroes = [rested(hero) for hero in state.heroes]
    state.items = _lasting_items(game)
    outcome = f"outcome-{state.adventure}" if won else "outcome-lost"
    renew(state, LastingState, adventure=state.adventure, active=state.heroes[0].seat, phase="journey")
    state.journey = Journey("spoils", lost=not won, outcome=outcome)
    setup.shuffle_treasures(game)


def _loses_an_item(game: Game, hero: Hero) -> None:
    """A ghost loses one random equipped item for good: it returns to its deck (SS-GHO-05)."""
    able = [code for code in equipping.equipped(hero) if game.content.item(code).origin != "adventure"]
    if able:
        code = able[game.below("item", len(able))]
        holding.take_away(hero, code)
        discarding.discard(game, code)
        game.tell("robbed", "SS-GHO-05", seat=hero.seat, card=code)


def _gather_up(game: Game) -> None:
    """After a defeat gold and cards that lie open are the party's, gold in equal shares (SS-RUL-12)."""
    state = game.state
    coins = sum([drop.gold for drop in state.lying.values()])
    state.spoils += tuple([code for drop in state.lying.values() for code in drop.items])
    state.lying = {zone: replace(drop, gold=0, items=()) for zone, drop in state.lying.items()}
    for left in range(len(state.heroes), 0, -1):
        share = min(coins, -(-coins // (left * COINS)) * COINS)
        receiving.pay(game, state.heroes[-left], share)
        coins -= share


def _clear_map(game: Game) -> None:
    """Stock cards return, story items go back to the party, everything else on the map is lost (SS-END-02)."""
    state = game.state
    for drop in state.lying.values():
        for code in drop.items:
            if game.content.item(code).origin == "adventure":
                state.spoils += (code,)
            else:
                discarding.discard(game, code)
    state.lying = {}


def _give_back(game: Game) -> None:
    """After a defeat the party keeps no cards that this adventure gave it (SS-END-03)."""
    state = game.state
    state.spoils = tuple([code for code in state.spoils if _kept(game, code)])
    for hero in state.heroes:
        for code in holding.cards(hero):
            if not _kept(game, code):
                holding.take_away(hero, code)


def _kept(game: Game, code: str) -> bool:
    return game.content.item(code).origin != "adventure" or code in game.state.brought


def _regain_ranks(game: Game) -> None:
    """A defeat costs no soul rank; the cards are chosen in the next Time phase (SS-RUL-11)."""
    for hero, rank in zip(game.state.heroes, game.state.reached, strict=False):
        hero.rank = max(hero.rank, rank)


def rested(hero: Hero) -> Hero:
    """What lasts of a hero: ghosts live, conditions, blessings and effects are over, powers ready (SS-RES-04)."""
    return Hero(
        id=hero.id,
        seat=hero.seat,
        card=hero.card,
        rank=hero.rank,
        gold=hero.gold,
        main=hero.main,
        offhand=hero.offhand,
        armour=hero.armour,
        artifact=hero.artifact,
        inventory=hero.inventory,
        powers=tuple([Power(power.card, by=power.by) for power in hero.powers]),
        talents=hero.talents,
        damage=hero.damage,
    )


def _lasting_items(game: Game) -> dict[str, ItemState]:
    """Armour damage, charges and crafts last; improved sides are turned back (SS-END-02, SS-BUI-03)."""
    state = game.state
    found = {}
    for code in holding.held(state):
        old = state.items.get(code, NEW_ITEM)
        new = ItemState(damage=old.damage, charges=old.charges, craft=old.craft, craft_side=old.craft_side)
        if new != NEW_ITEM:
            found[code] = new
    return found
