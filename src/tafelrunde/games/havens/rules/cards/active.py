"""The active area (GH-ACT): bonuses that wait for an event or last for a time, and where their cards go."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.havens.box.abilities import Trigger
from tafelrunde.games.havens.box.cards import Half
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import ActiveCard, Figure, Hero
from tafelrunde.kernel import Option, Rules

NO_SUMMON = ""


def play_to_active(game: Game, hero: Hero, card_id: str, half: Half, summon: str = NO_SUMMON) -> ActiveCard:
    """Put a card into the active area; its bonus works from now on (GH-ACT-01, GH-ACT-13)."""
    action = game.card(card_id).half(half)
    lasts = action.active or "persistent"
    until = game.state.round + action.rounds if action.rounds else 0
    active = ActiveCard(card_id, half, lasts, action.lost, summon=summon, until=until)
    hero.active.append(active)
    game.tell("card_active", "GH-ACT-01", hero=hero.id, card=card_id, lasts=lasts)
    return active


def triggers(game: Game, hero: Hero, event: str) -> list[tuple[ActiveCard, Trigger]]:
    """The bonuses of a character's active cards that wait for this event."""
    return [
        (active, ability)
        for active in hero.active
        for ability in game.card(active.card).half(active.half).abilities
        if type(ability) is Trigger and ability.event == event
    ]


def use(game: Game, hero: Hero, active: ActiveCard) -> Rules[None]:
    """The event happened: the marker moves on, its slot's XP is gained, after the last slot the card goes.

    A bonus must be used whenever it applies (GH-ACT-03, GH-ACT-04, GH-ACT-08); one without slots just stays.
    """
    slots = game.card(active.card).half(active.half).slots
    if not slots:
        return
    used = active.used + 1
    game.tell("charge_used", "GH-ACT-03", hero=hero.id, card=active.card, used=used, slots=len(slots))
    game.gain_xp(hero, slots[active.used], "GH-ACT-08")
    place = _place(hero, active)
    hero.active[place] = advanced = replace(active, used=used)
    if used >= len(slots):
        lost = advanced.lost or (advanced.lasts == "persistent" and game.edition.used_up_is_lost)
        yield from end_card(game, hero, advanced, rule="GH-ACT-03", lost=lost)


def rewind(game: Game, hero: Hero, active: ActiveCard, n: int) -> None:
    """The marker of a card goes back by so many slots, not past the first one."""
    used = max(active.used - n, 0)
    hero.active[_place(hero, active)] = replace(active, used=used)
    slots = game.card(active.card).half(active.half).slots
    game.tell("marker_back", "FH-BON-05", hero=hero.id, card=active.card, used=used, slots=len(slots))


def _place(hero: Hero, active: ActiveCard) -> int:
    for place, other in enumerate(hero.active):
        if other.card == active.card:
            return place
    raise KeyError(active.card)


def end_card(
    game: Game, hero: Hero, active: ActiveCard, *, rule: str = "GH-ACT-07", lost: bool | None = None
) -> Rules[None]:
    """A card leaves the active area for its pile and its bonus ends at once, its summon too (GH-ACT-07, GH-SUM-04)."""
    put_away(game, hero, active, rule, active.lost if lost is None else lost)
    return
    yield  # ending a bonus asks nothing here, but what it held up may


def put_away(game: Game, hero: Hero, active: ActiveCard, rule: str, lost: bool) -> None:
    """The card with its bonuses and its summon, where nothing waits for them to end."""
    del hero.active[_place(hero, active)]
    (hero.lost if lost else hero.discard).append(active.card)
    for figure in game.state.figures:
        if figure.bonuses:
            without(figure, active.card)
    game.tell("bonus_ends", rule, hero=hero.id, card=active.card, pile="lost" if lost else "discard")
    if active.summon:
        remove_summon(game, active.summon)


def without(figure: Figure, source: str) -> None:
    """Take off the bonuses that a card or an item gave a figure."""
    if any(bonus.source == source for bonus in figure.bonuses):
        figure.bonuses = tuple([bonus for bonus in figure.bonuses if bonus.source != source])


def remove_summon(game: Game, figure_id: str) -> None:
    """A summon whose card is gone leaves the map; nobody killed it (GH-SUM-04)."""
    figure = game.find(figure_id)
    if figure is not None:
        game.state.figures.remove(figure)
        game.tell("summon_leaves", "GH-SUM-04", figure=figure_id)


def of_summon(game: Game, figure: Figure) -> tuple[Hero, ActiveCard] | None:
    """The card that keeps a summon in play, and whose it is (GH-SUM-04)."""
    hero = game.owner(figure)
    if hero is not None:
        for active in hero.active:
            if active.summon == figure.id:
                return hero, active
    return None


def counted(game: Game, hero: Hero) -> list[ActiveCard]:
    """Cards in the active area that count as discarded (GH-ACT-07, GH-ACT-12)."""
    if not hero.active or not game.edition.active_are_discards:
        return []
    return [card for card in hero.active if not card.lost]


def may_end(game: Game, active: ActiveCard) -> bool:
    """Whether the player may take the card out of the active area (GH-ACT-05, GH-ACT-07)."""
    return active.lasts == "persistent" or game.edition.round_bonus_may_end


def end_options(game: Game, hero: Hero) -> list[Option]:
    """The options to end one's own bonuses, for the player's turn; their value is the `ActiveCard` (GH-ACT-07)."""
    if not hero.active:
        return []
    return [
        Option(f"end:{active.card}", active, on=f"active:{active.card}", gives_up=True)
        for active in hero.active
        if may_end(game, active)
    ]


def end_round_bonuses(game: Game, hero: Hero) -> Rules[None]:
    """At the end of the round a character's bonuses end whose time is over (GH-ACT-06, GH-CLN-04, FH-BON-06)."""
    now = game.state.round
    for active in [card for card in hero.active if card.lasts == "round" or 0 < card.until <= now]:
        yield from end_card(game, hero, active, rule="GH-ACT-06")
