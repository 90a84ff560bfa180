"""The party and its sheets: levels, perks as boxes, items in slots, quests, cards (GH-DAT-02, GH-DAT-37)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tafelrunde.games.havens.box.campaign import PriceStep
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import levels, quests
from tafelrunde.games.havens.rules.campaign.world import REPUTATION, company, members, party, tables
from tafelrunde.games.havens.scene.cards import ability_card, class_color, class_icon, item_card
from tafelrunde.games.havens.scene.perks import deck_odds, masteries, perks
from tafelrunde.games.havens.state import Hero, ItemCard, Member
from tafelrunde.games.havens.words import icons
from tafelrunde.games.havens.words.marking import badge, signed
from tafelrunde.kernel.scene import (
    Card,
    Line,
    Sheet,
    SheetBoard,
    Slot,
    Stop,
    Text,
    Track,
)


def party_board(game: Game, seat: int, at: str, shown: str = "", tracks: Sequence[Track] = ()) -> SheetBoard:
    """The party as `seat` sees it, with what it shares; the items of `shown` (a class) can be pointed at."""
    ours = party(game)
    return SheetBoard(
        id="party",
        name="name-party",
        icon="three-friends",
        calling=f"party:{game.state.party}",
        lines=(Text("line-party", {"number": game.state.party + 1, "place": at}),),
        items=(*tracks, *[achievement(name) for name in dict.fromkeys(ours.achievements)]),
        sheets=tuple([sheet(game, one, seat, shown) for one in members(game)]),
        rule="GH-DAT-37",
    )


def reputation(game: Game) -> Track:
    """From minus to plus, with the steps at which prices change (GH-REP-01, GH-REP-03)."""
    steps = sorted(tables(game).prices, key=lambda step: step.min)
    rank = party(game).reputation
    return Track(
        id="reputation",
        name="name-reputation",
        icon="laurels",
        value=rank,
        least=-REPUTATION,
        most=REPUTATION,
        stops=tuple([_step(step) for step in steps if step.modifier]),
        tip=(Text("tip-reputation", {"n": rank}), prices(game)),
        rule="GH-REP-01",
    )


def prices(game: Game) -> Text:
    """What the reputation does to prices (GH-REP-03)."""
    rank = party(game).reputation
    modifier = next(step.modifier for step in tables(game).prices if step.min <= rank <= step.max)
    return Text(
        "tip-prices", {"way": "more" if modifier > 0 else "less" if modifier else "same", "amount": abs(modifier)}
    )


def _step(step: PriceStep) -> Stop:
    """Where a price changes, on the side nearer to the middle."""
    return Stop(step.min if step.min > 0 else step.max, signed(step.modifier))


def achievement(name: str) -> Line:
    return Line(id=f"achievement:{name}", icon="trophy", text=Text("line-named", {"what": f"achievement-{name}"}))


# --- a sheet ------------------------------------------------------------------------------------------------------


def sheet(game: Game, one: Member, seat: int, shown: str = "") -> Sheet:
    """Everything about a character; its cards in full for whoever leads it."""
    character = one.character
    cls = character.cls
    own = one.seat == seat
    hero = Hero(index=0, seat=one.seat, character=character)
    hp = game.content.classes[cls].hp[character.level - 1]
    return Sheet(
        id=f"class:{cls}",
        name=cls,
        icon=class_icon(game, cls),
        seat=one.seat,
        color=class_color(game, cls),
        level=character.level,
        calling=one.id,
        state="active" if one in company(game) else "empty",
        badges=(
            badge("health", hp),
            badge("gold", character.gold),
            *[badge(what, number) for what, number in one.resources],
            *([badge("bless")] if one.blessed else []),
        ),
        tracks=tuple(_tracks(game, one)),
        quest=_quest(game, one),
        goals=tuple(_goals(game, one)),
        slots=tuple(_slots(game, hero, pointed=cls == shown)),
        perks=(
            *perks(game, character.cls, character.perks),
            *masteries(game, character.cls, one.masteries),
        ),
        odds=deck_odds(game, f"odds:{cls}", character.perks),
        cards=tuple([_card(game, hero, card, own) for card in character.pool]),
        tip=(Text("tip-member", {"hero": cls, "level": character.level}),),
        rule="GH-DAT-02",
    )


def _tracks(game: Game, one: Member) -> Iterator[Track]:
    """XP with the levels they bring, and checkmarks in threes (GH-LUP-01, GH-PRK-04)."""
    character = one.character
    cls = character.cls
    xp = game.content.level_xp
    yield Track(
        id=f"xp:{cls}",
        name="name-xp",
        icon=icons.of("xp"),
        value=character.xp,
        most=xp[-1],
        stops=tuple([Stop(needed, level) for level, needed in enumerate(xp, 1) if level > 1]),
        rule="GH-LUP-01",
    )
    yield Track(
        id=f"checks:{cls}",
        name="name-check",
        icon=icons.of("check"),
        kind="checks",
        value=character.checks,
        most=levels.MOST_CHECKS,
        stops=tuple([Stop(at) for at in range(levels.SET, levels.MOST_CHECKS + 1, levels.SET)]),
        rule="GH-PRK-04",
    )


def _quest(game: Game, one: Member) -> Line | None:
    if not one.quest:
        return None
    done = quests.fulfilled(game, one)
    return Line(
        id=f"quest:{one.id}",
        name=f"quest-{one.quest}",
        icon="bullseye",
        state="won" if done else "",
        text=Text("line-fulfilled") if done else Text("line-text", {"text": f"quest-{one.quest}-text"}),
        rule="GH-RTR-01",
    )


def _goals(game: Game, one: Member) -> Iterator[Track]:
    for number, far in enumerate(quests.standing(game, one)):
        yield Track(id=f"quest:{one.id}:{number}", name="name-goal-progress", value=far.have, most=far.need)


def _slots(game: Game, hero: Hero, pointed: bool) -> Iterator[Slot]:
    """What it owns by where it is worn; more than it can wear lies in the same place (GH-ITM-01)."""
    cls = hero.character.cls
    for slot, icon in icons.SLOTS.items():
        held = [item_card(game, hero, ItemCard(name)) for name in hero.character.items if game.item(name).slot == slot]
        ids = held if pointed else [_renamed(card, f"{cls}:{card.id}") for card in held]
        yield Slot(id=f"{cls}:slot:{slot}", name=f"name-{slot}", icon=icon, holds=tuple(ids), rule="GH-ITM-01")


def _renamed(card: Card, name: str) -> Card:
    return replace(card, id=name)


def _card(game: Game, hero: Hero, card_id: str, own: bool) -> Card:
    whole = ability_card(game, hero, card_id, kind="pool")
    if own:
        return _renamed(whole, f"pool:{card_id}")
    return Card(
        id=f"pool:{card_id}",
        name=card_id,
        kind="pool",
        seat=hero.seat,
        initiative=whole.initiative,
        level=whole.level,
        color=whole.color,
        icon=whole.corner,
    )
