"""Rule tests of Gloomhaven's campaign: a party at the gates of the city, and everything that can happen to it there.

>>> game = town("brute", "tinkerer")
>>> happens(game, event(a=[outcome(Gold(5))]), "choose:A")
>>> assert who(game, "brute").character.gold == 35
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.gloomhaven.rules import flow, travel
from tafelrunde.games.havens.box.campaign import (
    ALWAYS,
    CampaignEffect,
    EventCard,
    EventChoice,
    EventOutcome,
    PersonalQuest,
    QuestGoal,
    QuestStep,
    Requirement,
)
from tafelrunde.games.havens.box.vocabulary import Name
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import events, homecoming
from tafelrunde.games.havens.rules.campaign.world import change_party, change_world, of_class
from tafelrunde.games.havens.rules.campaign.world import company as company_of
from tafelrunde.games.havens.rules.setup import recommending
from tafelrunde.games.havens.state import Character, Hero, Member, Party, Stay
from tafelrunde.kernel import Decision
from tafelrunde.kernel.chance import seeded
from tests.helpers.gloomhaven_rules import asked, run

__all__ = ["at_gates", "content_with", "event", "finish", "found", "happens", "join", "outcome", "quest", "town", "who"]

TEXT = Name("Text", "Text")
LEVEL_XP = (0, 45, 95, 150, 210, 275, 345, 420, 500)


def found(players: int = 2, seed: int = 1, **options: Any) -> Game:
    """A campaign at its very beginning: the world is there, the party has no characters yet."""
    setup = RULEBOOK.setup(players, {"mode": "campaign", **options})
    state = RULEBOOK.new(setup, seeded(seed))
    game = RULEBOOK.game(state)
    assert state.stay is not None
    run(game, flow.found(game, state.stay))
    return game


def town(*classes: str, players: int = 2, gold: int = 30, level: int = 1, **options: Any) -> Game:
    """A party of these classes in Gloomhaven, one after the other for each seat, without quests."""
    game = found(players, **options)
    for number, cls in enumerate(classes):
        join(game, cls, number % players, gold=gold, level=level)
    stay = game.state.stay
    assert stay is not None
    stay.stage = "gates"
    return game


def join(game: Game, cls: str, seat: int, *, gold: int = 30, level: int = 1, line: int | None = None) -> Member:
    """Another character of the party."""
    content = game.content
    character = Character(cls=cls, gold=gold, pool=recommending.first_pool(content, cls))
    while character.level < level:
        card = recommending.card_to_learn(content, character)
        perk = recommending.perk_to_take(content, character)
        character = replace(
            character,
            level=character.level + 1,
            xp=LEVEL_XP[character.level],
            pool=(*character.pool, card),
            perks=(*character.perks, perk),
        )
    number = len(game.state.roster)
    one = Member(
        id=f"{cls}-{number + 1}",
        seat=seat,
        party=game.state.party,
        line=number if line is None else line,
        character=character,
        began=level,
    )
    game.state.roster = (*game.state.roster, one)
    company = game.state.parties[game.state.party].company
    if len(company) < 4:
        change_party(game, company=(*company, one.id))
    return one


def who(game: Game, cls: str) -> Member:
    """A character of the party."""
    return of_class(game, cls)


def content_with(game: Game, **changes: Any) -> None:
    """Put these records beside those of the content: `events={…}`, `campaign=…`."""
    fields = {
        name: {**getattr(game.content, name), **value} if isinstance(value, dict) else value
        for name, value in changes.items()
    }
    game.content = replace(game.content, digest="", **fields)


# --- events -----------------------------------------------------------------------------------------------------


def outcome(*do: CampaignEffect, when: Requirement = ALWAYS, otherwise: bool = False) -> EventOutcome:
    return EventOutcome(when=when, otherwise=otherwise, text=TEXT, do=do)


def event(
    a: Sequence[EventOutcome], b: Sequence[EventOutcome] = (), name: str = "city-90", then: Any = "remove"
) -> EventCard:
    """An event card of our own."""
    return EventCard(
        id=name,
        text=TEXT,
        a=EventChoice(text=TEXT, outcomes=tuple(a), then=then),
        b=EventChoice(text=TEXT, outcomes=tuple(b) or (outcome(),), then=then),
    )


def happens(game: Game, card: EventCard, *answers: str) -> None:
    """The card is on top of its deck and takes place."""
    content_with(game, events={card.id: card})
    cards = getattr(game.state.world, card.deck)
    change_world(game, **{card.deck: (*cards, card.id)})
    run(game, events.take_place(game, card.deck), *answers)


# --- quests and scenarios ---------------------------------------------------------------------------------------


def quest(game: Game, cls: str, *goals: QuestGoal, opens: str = "", then: tuple[CampaignEffect, ...] = ()) -> None:
    """Give a character a quest of one step with these goals."""
    made = PersonalQuest(
        id="PQ-900",
        name=TEXT,
        text=TEXT,
        steps=(QuestStep(goals=goals, then=then),),  # type: ignore[arg-type]
        opens=opens,
    )
    content_with(game, quests={made.id: made})
    one = who(game, cls)
    changed = replace(one, quest=made.id)
    game.state.roster = tuple(changed if other is one else other for other in game.state.roster)


def finish(
    game: Game, scenario: str = "1", *answers: str, won: bool = True, casual: bool = False, **heroes: dict[str, Any]
) -> None:
    """A scenario has just been played by the company; `brute={"xp": 12}` says what a character has got there."""
    state = game.state
    state.scenario, state.casual = scenario, casual
    state.result, state.round, state.phase = "won" if won else "lost", 7, "over"
    state.heroes = []
    for number, one in enumerate(company_of(game)):
        hero = Hero(index=number, seat=one.seat, character=one.character)
        for name, value in heroes.get(one.character.cls, {}).items():
            setattr(hero, name, value)
        hero.character = replace(
            hero.character,
            xp=hero.character.xp + hero.xp,
            gold=hero.character.gold + hero.gold,
            checks=hero.character.checks + hero.tally.get("checks", 0),
            items=(*hero.character.items, *hero.found),
        )
        state.heroes.append(hero)
    state.stay = Stay(stage="homecoming", seats=tuple(range(state.players)))
    run(game, homecoming.come_home(game), *answers)


def at_gates(game: Game, *answers: str) -> Decision | None:
    """What the party is asked at the gates, after these answers."""
    stay = game.state.stay
    assert stay is not None
    return asked(travel.gates(game, stay), *answers)


def other_party(game: Game) -> Party:
    """Another party of the same world, which plays from now on."""
    state = game.state
    made = Party(name="2", at="gloomhaven")
    state.parties = (*state.parties, made)
    state.party = len(state.parties) - 1
    return made
