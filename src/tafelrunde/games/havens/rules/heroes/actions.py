"""Actions of characters (chapter 4.5): the abilities of one half in printed order, XP, and where the card goes."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.havens.box.abilities import (
    Attack,
    CardAbility,
    Damage,
    Infuse,
    Move,
    Retaliate,
    Shield,
    Summon,
    Trigger,
)
from tafelrunde.games.havens.box.cards import Action, Half
from tafelrunde.games.havens.box.vocabulary import Symbol
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active
from tafelrunde.games.havens.rules.effects import elements
from tafelrunde.games.havens.rules.heroes import deed
from tafelrunde.games.havens.rules.heroes.abilities import perform
from tafelrunde.games.havens.state import Hero
from tafelrunde.games.havens.state.progress import Progress
from tafelrunde.kernel import Rules

DEFAULTS: dict[Half, Action] = {
    "top": Action(abilities=(Attack(n=2),)),
    "bottom": Action(abilities=(Move(n=2),)),
}
"""What every card can be used for instead (GH-DAT-08, GH-TRN-08)."""


def perform_action(game: Game, hero: Hero, card_id: str, half: Half, default: bool) -> Rules[None]:
    """Perform one half of a selected card and put the card into its zone (GH-TRN-03, GH-TRN-04).

    If no ability of the half was used, it counts as the default action: no XP, and the card is discarded (GH-TRN-10).
    """
    hero.performing = f"{card_id}:{half}"
    hero.progress = Progress(default)
    game.state.struck = ()
    if game.recording:
        rule = "GH-TRN-08" if default else "GH-TRN-02"
        game.tell("plays_default" if default else "plays_card", rule, hero=hero.id, card=card_id, half=half)
    cost = () if default else game.action(hero, card_id, half).cost
    return _paid_for(game, hero, cost) if cost or game.recording else go_on(game, hero)


def _paid_for(game: Game, hero: Hero, cost: Sequence[Symbol]) -> Rules[None]:
    """An action that costs elements, or one before which a copy of the state is taken."""
    if cost:
        yield from elements.consume(game, cost, hero.seat, hero)
    if game.recording:
        yield game.checkpoint()
    yield from go_on(game, hero)


def go_on(game: Game, hero: Hero) -> Rules[None]:
    """Carry an action out from where it is (see `Hero.progress`) to its end."""
    progress = hero.progress
    assert progress is not None
    card_id, _, name = hero.performing.rpartition(":")
    half: Half = "top" if name == "top" else "bottom"
    action = DEFAULTS[half] if progress.default else game.action(hero, card_id, half)
    doing = deed.Deed(hero, game.figure(hero.character.cls), card_id, progress, optional=True)
    doing.dear = action.lost
    if action.active:
        doing.lasts = "card"
    yield from _perform(game, doing, action.abilities)
    hero.performing = ""
    hero.progress = None
    game.state.struck = ()
    if not hero.exhausted:
        _put_away(game, doing, card_id, half, None if progress.default or not progress.used else action)


def perform_abilities(game: Game, hero: Hero, abilities: Sequence[CardAbility], source: str) -> Rules[bool]:
    """Perform the abilities of an item or a treasure; whether one was used."""
    figure = game.body(hero)
    if figure is None:
        return False
    doing = deed.Deed(hero, figure, source, Progress(), optional=False)
    yield from _perform(game, doing, abilities)
    return doing.progress.used


def _perform(game: Game, doing: deed.Deed, abilities: Sequence[CardAbility]) -> Rules[None]:
    """In printed order (GH-TRN-03), until the character can do nothing more (GH-TRN-12, GH-CON-17).

    Infusions are part of an action that is performed (GH-ELE-02): they are made once something else of it was used
    (GH-RUL-61).
    """
    infusions: list[CardAbility] = []
    others: list[CardAbility] = []
    for ability in abilities:
        (infusions if type(ability) is Infuse else others).append(ability)
        if type(ability) is Damage and ability.who == "allies_in_area":
            doing.harms_allies = True
    doing.lone = len(others) <= 1
    progress = doing.progress
    while progress.done < len(others) and not doing.over(game):
        doing.forgone = progress.done > 0 and not progress.used
        if (yield from perform(game, doing, others[progress.done])):
            progress.used = True
        progress.done += 1
        if doing.optional and progress.done < len(others) and not doing.over(game):
            yield game.checkpoint()
    if infusions and not doing.over(game) and (progress.used or not others):
        for ability in infusions:
            yield from perform(game, doing, ability)
            progress.used = True


def _put_away(game: Game, doing: deed.Deed, card_id: str, half: Half, action: Action | None) -> None:
    """Discard, lost pile or active area, by the action that was performed (GH-TRN-06, GH-XPG-01)."""
    hero = doing.hero
    hero.chosen.remove(card_id)
    if action is None:
        hero.discard.append(card_id)
        if game.recording:
            game.tell("card_discarded", "GH-TRN-08", hero=hero.id, card=card_id)
        return
    if action.xp:
        game.gain_xp(hero, action.xp, "GH-XPG-01")
    if action.active and _stays(game, doing, action):
        active.play_to_active(game, hero, card_id, half, summon=doing.progress.summon)
    elif action.lost:
        hero.lost.append(card_id)
        game.tell("card_lost", "GH-TRN-06", hero=hero.id, card=card_id)
    else:
        hero.discard.append(card_id)
        if game.recording:
            game.tell("card_discarded", "GH-TRN-06", hero=hero.id, card=card_id)


def _stays(game: Game, doing: deed.Deed, action: Action) -> bool:
    """A card that only keeps a summon in play has nothing to do in the active area without it (GH-RUL-63)."""
    if doing.progress.summon or not any(type(ability) is Summon for ability in action.abilities):
        return True
    return any(isinstance(ability, Trigger | Shield | Retaliate) for ability in action.abilities)
