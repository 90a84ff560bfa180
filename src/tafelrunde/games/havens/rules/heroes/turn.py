"""A character's turn (GH-TRN-01), step by step, so that the state says how to go on after each."""

from __future__ import annotations

from functools import lru_cache, partial

from tafelrunde.games.havens.box.cards import Half, Item
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active
from tafelrunde.games.havens.rules.choices import asides, asking, possible
from tafelrunde.games.havens.rules.effects import conditions, damage, elements
from tafelrunde.games.havens.rules.heroes import actions, prospect
from tafelrunde.games.havens.rules.map import loot
from tafelrunde.games.havens.rules.round import resting
from tafelrunde.games.havens.rules.scenario import special_rules
from tafelrunde.games.havens.state import ActiveCard, Figure, Hero
from tafelrunde.kernel import Option, Preview, Refused, Rules

HALVES: tuple[Half, Half] = ("top", "bottom")


class Play:
    """A half of a card, or its default action."""

    __slots__ = ("card", "default", "half")

    def __init__(self, card: str, half: Half, default: bool) -> None:
        self.card = card
        self.half: Half = half
        self.default = default


WATCH = "watch"
"""The turn ends, and the player wants to be asked between the others' turns (GH-RUL-72)."""
ENOUGH = "enough"
"""The turn ends, and the player does not want to be asked about these items any more (GH-RUL-76)."""


def hero_turn(game: Game, hero: Hero) -> Rules[None]:
    """One step of the turn, or all where no history is kept; `state.step` is empty when it is over."""
    state, figure = game.state, game.figure(hero.id)
    while True:
        match state.step:
            case "start":
                yield from _start(game, hero, figure)
            case "actions":
                yield from _act(game, hero, figure)
            case _:
                yield from _end(game, hero, figure)
        if hero.exhausted or not game.on_map(figure):
            _stop(game, hero)
        if game.recording or not state.step:
            return


def _stop(game: Game, hero: Hero) -> None:
    """The turn is over; what was infused in it is Strong now (GH-ELE-03), even if the character is gone."""
    elements.end_of_turn(game)
    hero.played = ""
    hero.performing = ""
    hero.progress = None
    game.state.step = ""


# --- the start ------------------------------------------------------------------------------------------------


def _start(game: Game, hero: Hero, figure: Figure) -> Rules[None]:
    """Wound first of all (GH-CON-12), then what can be used at the start of a turn (GH-TRN-01)."""
    hero.played = ""
    hero.watching = False
    if game.content.classes[hero.id].pace is not None:
        hero.began = figure.at
    if figure.marks:
        yield from conditions.turn_begins(game, figure)
    while game.body(hero) is not None:
        options = asides.item_options(game, hero, "turn_start")
        if not options:
            break
        options += [*active.end_options(game, hero), Option("skip")]
        asked = {"hero": hero.id}
        chosen: asides.Aside | None = yield game.ask(
            hero.seat, "item_turn_start", options, "GH-ITM-06", asked, default="skip"
        )
        if chosen is None:
            break
        yield from asides.take(game, hero, chosen)
    game.state.step = "actions"


# --- the actions ----------------------------------------------------------------------------------------------


def _act(game: Game, hero: Hero, figure: Figure) -> Rules[None]:
    """One thing of the turn: an action, an item, the end of a bonus, or the long rest (GH-TRN-01, GH-TRN-09)."""
    if hero.progress is not None:
        yield from actions.go_on(game, hero)
        return
    if figure.marks and game.has(figure, "stun") and not hero.resting:
        _lose_turn(game, hero)
    if not hero.chosen and not hero.resting:
        game.state.step = "end"
        return
    options = [Option("rest")] if hero.resting else _plays(game, hero, figure)
    options += asides.options(game, hero)
    if len(options) > 1 and not hero.resting:
        options.append(asking.option(hero))
    rule = "GH-RST-05" if hero.resting else "GH-TRN-02"
    asked = {"hero": figure.id, "n": len(hero.chosen)}
    why_not = None if hero.resting else partial(_refused, game, hero, figure)
    preview = None if hero.resting else partial(_preview, game, hero, figure)
    chosen: Play | asides.Aside | str | None = yield game.ask(
        hero.seat, "act", options, rule, asked, default="rest" if hero.resting else "", why_not=why_not, preview=preview
    )
    if type(chosen) is Play:
        if not hero.played:
            hero.played = chosen.half
        yield from actions.perform_action(game, hero, chosen.card, chosen.half, chosen.default)
    elif isinstance(chosen, Item | ActiveCard):
        yield from asides.take(game, hero, chosen)
    elif isinstance(chosen, str):
        asking.settle(hero, chosen)
    else:
        yield from resting.long_rest(game, hero)
        game.state.step = "end"


def _lose_turn(game: Game, hero: Hero) -> None:
    """A stunned character's selected cards are discarded without effect (GH-CON-19)."""
    if hero.chosen:
        game.tell("turn_lost", "GH-CON-19", hero=hero.id, cards=list(hero.chosen))
        hero.discard.extend(hero.chosen)
        hero.chosen.clear()


def _halves(hero: Hero) -> tuple[Half, ...]:
    """The top of one card and the bottom of the other (GH-TRN-02)."""
    if not hero.played:
        return HALVES
    return ("bottom",) if hero.played == "top" else ("top",)


def _plays(game: Game, hero: Hero, figure: Figure) -> list[Option]:
    """Each half that can do something, and each default action, which can always be played (GH-TRN-08, GH-TRN-10).

    Both cards must be played: a default action that can do nothing either is a way to be rid of the card.
    """
    options: list[Option] = []
    defaults: list[Option] = []
    idle: list[Option] = []
    halves = _halves(hero)
    useless = {}
    for half in halves:
        useless[half] = possible.obstacle_to_action(game, hero, figure, actions.DEFAULTS[half]) is not None
    for card_id in hero.chosen:
        for half in halves:
            if possible.obstacle_to_action(game, hero, figure, game.action(hero, card_id, half)) is None:
                options.append(_printed_option(card_id, half))
            no_use = useless[half]
            (idle if no_use else defaults).append(_default_option(card_id, half, no_use))
    return options + defaults + idle


@lru_cache(maxsize=4096)
def _printed_option(card_id: str, half: Half) -> Option:
    """To play what is printed on a half: the same option whenever it is possible."""
    return Option(f"play:{card_id}:{half}", Play(card_id, half, False), f"card:{card_id}:{half}")


@lru_cache(maxsize=4096)
def _default_option(card_id: str, half: Half, idle: bool) -> Option:
    """To play a half's default action.

    Not on the half: a click there means what is printed on it, and nothing if that can't be done.
    """
    return Option(f"default:{card_id}:{half}", Play(card_id, half, True), args={"idle": idle}, lesser=True)


def _preview(game: Game, hero: Hero, figure: Figure, option: Option) -> Preview:
    """Whom the attacks of a half reach now."""
    play = option.value
    if type(play) is not Play:
        return asking.preview(option)
    action = actions.DEFAULTS[play.half] if play.default else game.action(hero, play.card, play.half)
    return prospect.of_action(game, figure, action)


def _refused(game: Game, hero: Hero, figure: Figure) -> list[Refused]:
    """Halves that can't be played: the other card has had that half, or nothing of it can be done."""
    refused: list[Refused] = []
    halves = _halves(hero)
    for card_id in hero.chosen:
        for half in HALVES:
            name, on = f"play:{card_id}:{half}", f"card:{card_id}:{half}"
            if half not in halves:
                refused.append(Refused(name, "half_played", "GH-TRN-02", on, {"half": half}))
                continue
            no = possible.obstacle_to_action(game, hero, figure, game.action(hero, card_id, half))
            if no is not None:
                refused.append(Refused(name, no.reason, no.rule, on))
    return refused + asides.refused(game, hero)


# --- the end --------------------------------------------------------------------------------------------------


def _end(game: Game, hero: Hero, figure: Figure) -> Rules[None]:
    """The last chance for items, then looting, plates, conditions and elements in this order (GH-TRN-01)."""
    more = asides.options(game, hero)
    if _asked_for_more(hero, more):
        chosen: asides.Aside | str | None = yield game.ask(
            hero.seat,
            "end_turn",
            _endings(more),
            "GH-TRN-09",
            {"hero": hero.id},
            default="done",
            preview=asking.preview,
        )
        if isinstance(chosen, Item | ActiveCard):
            yield from asides.take(game, hero, chosen)
            return
        hero.watching = chosen == WATCH
        if chosen == ENOUGH:
            asking.no_more(hero, *[option.id for option in more if type(option.value) is Item])
    if game.edition.end_of_turn_in_any_order and (yield from _bane_first(game, hero, figure)):
        yield from damage.from_bane(game, figure)
    if game.on_map(figure):
        yield from loot.loot_hex(game, hero, figure.at)
    if game.edition.plates_at_end_of_turn:
        yield from special_rules.plates(game, hero)
    if figure.marks and game.on_map(figure):
        yield from conditions.turn_ends(game, figure)
    _stop(game, hero)


def _bane_first(game: Game, hero: Hero, figure: Figure) -> Rules[bool]:
    """Whether bane strikes before the character loots, where its player wants to be asked (FH-TRN-03)."""
    strikes = any(mark.what == "bane" and not mark.fresh for mark in figure.marks)
    if not strikes or not loot.in_sight(game, figure.at, 0) or not asking.asks(hero, asking.ORDER):
        return False
    options = [Option("loot", False), Option("bane", True)]
    first: bool = yield game.ask(hero.seat, "end_order", options, "FH-TRN-03", {"hero": hero.id}, default="loot")
    return first


def _asked_for_more(hero: Hero, more: list[Option]) -> bool:
    """Whether the player wants to be asked: for an item, and for a bonus only on demand (GH-RUL-72, GH-RUL-76)."""
    return bool(more) and any(
        asking.asks(hero, asking.ENDS if type(option.value) is ActiveCard else option.id) for option in more
    )


def _endings(more: list[Option]) -> list[Option]:
    """To end the turn, or something before; and to end it so that less, or more, is asked later."""
    endings = [Option("done"), *more]
    if any(type(option.value) is Item for option in more):
        endings.append(Option("enough", ENOUGH))
    if any(type(option.value) is ActiveCard for option in more):
        endings.append(Option("watch", WATCH))
    return endings
