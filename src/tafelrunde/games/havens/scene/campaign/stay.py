"""A stay between two scenarios, in whatever town: who sits there, whom a question is about, and what it offers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.enhancing import Pricing
from tafelrunde.games.havens.rules.campaign.world import members, party
from tafelrunde.games.havens.scene.campaign import enhancing
from tafelrunde.games.havens.scene.campaign.telling import tale
from tafelrunde.games.havens.scene.cards import ability_card, class_icon
from tafelrunde.games.havens.scene.choices import ON_BOARD, choices, class_card, class_desks, offers
from tafelrunde.games.havens.state import Hero
from tafelrunde.games.havens.words.marking import badge
from tafelrunde.kernel.decision import PARTY, Decision
from tafelrunde.kernel.scene import Board, Card, Desk, Element, PanelBoard, Scene, Seat, Text


def stay_scene(game: Game, seat: int, decision: Decision | None, hero: Hero | None, boards: tuple[Board, ...]) -> Scene:
    """The stay as `seat` sees it; before a party is founded there is nothing to see."""
    return Scene(
        title=Text("title-stay", {"place": place(game)}),
        viewer=seat,
        seats=tuple([_seat(game, number, decision) for number in range(game.state.players)]),
        boards=(*(boards or (PanelBoard(id="campaign", name="name-campaign"),)), *class_desks(game, decision)),
        mine=tuple(choices(game, hero, decision, _shown(boards))),
        focus=(f"class:{hero.character.cls}",) if hero is not None and decision is not None else (),
    )


def place(game: Game) -> str:
    """Where the party is, by the key of its text."""
    town = game.edition.town
    at = party(game).at if game.state.parties else town
    return at if at == town else f"scenario-{at}"


def in_question(game: Game, seat: int, decision: Decision | None) -> Hero | None:
    """The character that a question is about, as cards and items are drawn for it."""
    if decision is None:
        return None
    cls = decision.args.get("hero")
    for one in game.state.roster:
        if one.character.cls == cls and not one.left and one.party == game.state.party:
            return Hero(index=0, seat=one.seat, character=one.character)
    own = [one for one in game.state.roster if one.seat == seat and not one.left]
    return Hero(index=0, seat=seat, character=own[0].character) if own else None


def _seat(game: Game, seat: int, decision: Decision | None) -> Seat:
    own = [one for one in members(game) if one.seat == seat] if game.state.parties else []
    asked = decision is not None and decision.seat in (seat, PARTY)
    return Seat(
        id=f"seat:{seat}",
        seat=seat,
        icon=class_icon(game, own[0].character.cls) if own else "",
        name=own[0].character.cls if len(own) == 1 else "",
        state="active" if asked else "",
        badges=tuple([badge("gold", one.character.gold) for one in own]),
        tip=tuple([Text("tip-member", {"hero": one.character.cls, "level": one.character.level}) for one in own]),
    )


def _shown(boards: tuple[Board, ...]) -> Iterator[Element]:
    """Everything that lies on a board already, so that it is not laid out again as something to choose."""
    stack: list[object] = [*boards]
    while stack:
        part = stack.pop()
        if isinstance(part, Element):
            yield part
        if isinstance(part, msgspec.Struct):
            stack += [getattr(part, name) for name in part.__struct_fields__]
        elif isinstance(part, tuple):
            stack += part


# --- what is being read or offered --------------------------------------------------------------------------------


def asked_about(game: Game, hero: Hero | None, decision: Decision | None, price: Pricing) -> Iterator[Board]:
    """A board for the question, before all others; `price` is what enhancements cost in this town."""
    found = tale(game)
    if found is not None:
        yield found
    if decision is None or not decision.options:
        return  # nobody is asked, or another: what that one looks at is not told
    if decision.question in ON_BOARD and hero is not None:
        yield offers(game, hero, decision)
    elif decision.question in CARDS:
        yield _desk(decision, tuple(CARDS[decision.question](game, decision)))
    elif decision.question in PAID and hero is not None:
        names = PAID[decision.question](hero, decision)
        found_cards = [ability_card(game, hero, name, kind="pool") for name in names]
        gold = hero.character.gold
        cards = tuple([enhancing.with_spots(game, card, gold, price) for card in found_cards])
        yield _desk(decision, cards, (Text("line-purse", {"gold": gold}),))


def _desk(decision: Decision, cards: tuple[Card, ...], lines: tuple[Text, ...] = ()) -> Desk:
    return Desk(id="desk", name=f"name-desk-{decision.question}", cards=cards, lines=lines, rule=decision.rule)


def _quests(game: Game, decision: Decision) -> Iterator[Card]:
    for option in decision.options:
        name = option.on.partition(":")[2]
        yield Card(
            id=option.on,
            name=f"quest-{name}",
            icon="bullseye",
            kind="quest",
            lines=(Text("line-text", {"text": f"quest-{name}-text"}),),
            rule="GH-DAT-34",
        )


def _classes(game: Game, decision: Decision) -> Iterator[Card]:
    for option in decision.options:
        yield class_card(game, option.on.partition(":")[2])


CARDS: dict[str, Callable[[Game, Decision], Iterator[Card]]] = {"quest": _quests, "new_class": _classes}
"""Questions whose answers are laid out as cards."""
PAID: dict[str, Callable[[Hero, Decision], tuple[str, ...]]] = {
    "enhance_card": lambda hero, _: hero.character.pool,
    "enhance": lambda _, decision: (str(decision.args["card"]),),
}
"""The same for ability cards that can be enhanced, and where (GH-ENH-02)."""
