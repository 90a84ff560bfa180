"""What a player may do besides what is asked: use an item of the turn (GH-ITM-06), end an own bonus (GH-ACT-07)."""

from __future__ import annotations

from tafelrunde.games.havens.box.cards import Item
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active
from tafelrunde.games.havens.rules.choices import own_items
from tafelrunde.games.havens.state import ActiveCard, Hero
from tafelrunde.kernel import Option, Rules

Aside = Item | ActiveCard
STOP = "stop"


def options(game: Game, hero: Hero) -> list[Option]:
    """What can be done beside any question of the character's own turn (GH-TRN-09)."""
    ends = [] if hero.performing and not game.edition.bonus_may_end_in_ability else active.end_options(game, hero)
    return own_items.options(game, hero, "turn") + ends


def take(game: Game, hero: Hero, chosen: Aside) -> Rules[None]:
    """Do it; the question is asked again afterwards, for its answers may have changed."""
    if type(chosen) is ActiveCard:
        yield from active.end_card(game, hero, chosen)
    elif type(chosen) is Item:
        yield from own_items.use(game, hero, chosen)


def between_turns(game: Game) -> Rules[None]:
    """Players who want to be asked may end bonuses between two turns of others (GH-ACT-07, GH-RUL-72)."""
    for hero in game.state.heroes:
        while hero.watching and not hero.exhausted:
            ends = active.end_options(game, hero)
            if not ends:
                hero.watching = False
                break
            answers = [Option("go_on"), *ends, Option(STOP, STOP)]
            chosen: ActiveCard | str | None = yield game.ask(
                hero.seat, "between_turns", answers, "GH-ACT-07", {"hero": hero.id}, default="go_on"
            )
            if type(chosen) is ActiveCard:
                yield from active.end_card(game, hero, chosen)
                continue
            hero.watching = chosen != STOP
            break
