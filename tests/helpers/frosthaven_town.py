"""Rule tests of Frosthaven's campaign: a party in its outpost, and everything that can happen to it there.

>>> game = outpost_of("drifter", "boneshaper")
>>> run(game, time.begin(game, game.state.stay))
>>> assert game.state.outpost.weeks == 1
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from msgspec.structs import replace

from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.games.frosthaven.campaign import flow as campaign_flow
from tafelrunde.games.frosthaven.campaign.characters import creating
from tafelrunde.games.frosthaven.campaign.records import outpost as records
from tafelrunde.games.frosthaven.campaign.scenarios import homecoming
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
from tafelrunde.games.havens.rules import flow
from tafelrunde.games.havens.rules.campaign.world import change_party, of_class
from tafelrunde.games.havens.rules.campaign.world import company as company_of
from tafelrunde.games.havens.rules.scenario import ending
from tafelrunde.games.havens.rules.setup import recommending
from tafelrunde.games.havens.state import Building, Character, Hero, Member, Stay, Week
from tafelrunde.kernel import Decision, Rules
from tafelrunde.kernel.chance import seeded
from tests.helpers.gloomhaven_rules import chosen, run

TEXT = Name("Text", "Text")
LEVEL_XP = (0, 45, 95, 150, 210, 275, 345, 420, 500)


def founded(players: int = 2, seed: int = 1, **options: Any) -> Game:
    """A campaign at its very beginning: the outpost is there, the party has no characters yet."""
    setup = RULEBOOK.setup(players, {"mode": "campaign", **options})
    state = RULEBOOK.new(setup, seeded(seed))
    game = RULEBOOK.game(state)
    assert state.stay is not None
    run(game, campaign_flow.found(game, state.stay))
    return game


def outpost_of(*classes: str, players: int = 2, gold: int = 30, level: int = 1, **options: Any) -> Game:
    """A party of these classes in the outpost, without quests, one for each seat in turn, in an outpost phase."""
    game = founded(players, **options)
    for number, cls in enumerate(classes or ("drifter", "boneshaper")):
        join(game, cls, number % players, gold=gold, level=level)
    stay = game.state.stay
    assert stay is not None
    stay.stage, stay.week = "downtime", Week()
    records.change(game, morale=6)
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
    line = number if line is None else line
    one = Member(id=f"{cls}-{number + 1}", seat=seat, party=0, line=line, character=character, began=level)
    game.state.roster = (*game.state.roster, one)
    change_party(game, company=(*game.state.parties[0].company, one.id))
    return one


def who(game: Game, cls: str) -> Member:
    """A character of the party."""
    return of_class(game, cls)


def content_with(game: Game, **changes: Any) -> None:
    """Put these records beside those of the content: `events={…}`; `buildings`, `sections` … are the outpost's."""
    box = game.content.outpost
    fields: dict[str, Any] = {}
    for name, value in changes.items():
        if box is not None and hasattr(box, name) and name != "campaign":
            old = getattr(box, name)
            box = replace(box, **{name: {**old, **value} if isinstance(value, dict) else value})
        else:
            old = getattr(game.content, name)
            fields[name] = {**old, **value} if isinstance(value, dict) else value
    game.content = replace(game.content, digest="", outpost=box, **fields)


def untold(*classes: str, **values: Any) -> Game:
    """The same without a story: no milestones, and scenarios lead nowhere and bring nothing but what a test says."""
    game = outpost_of(*classes, **values)
    plain: dict[str, Any] = {"unlocks": (), "links": (), "forces": (), "closes": (), "rewards": ()}
    scenarios = {
        name: replace(scenario, requirements=ALWAYS, **plain) for name, scenario in game.content.scenarios.items()
    }
    assert game.content.campaign is not None
    content_with(game, scenarios=scenarios, campaign=replace(game.content.campaign, milestones=()))
    return game


def build(game: Game, *buildings: Building) -> None:
    """These buildings stand."""
    for building in buildings:
        records.put(game, building)


def only(game: Game, *buildings: Building) -> None:
    """These buildings and no others."""
    records.change(game, buildings=tuple(sorted(buildings, key=lambda one: one.id)))


def stages(game: Game, *answers: str, while_in: Sequence[str]) -> None:
    """The stages of a stay one after the other, as long as it is in one of these; every answer must be used."""
    stay = game.state.stay
    assert stay is not None
    left = list(answers)
    while stay.stage in while_in:
        rules = campaign_flow.STAGES[stay.stage](game, stay)
        value: Any = None
        with suppress(StopIteration):
            while True:
                request = rules.send(value)
                value = chosen(request, left) if isinstance(request, Decision) else None
    assert not left, f"not asked: {', '.join(left)}"


def easily(rules: Rules[Any], **wanted: str) -> None:
    """Run rules to their end: questions named here have that answer, others the recommended or the first one."""
    value: Any = None
    with suppress(StopIteration):
        while True:
            request = rules.send(value)
            if isinstance(request, Decision):
                option = request.option(wanted.get(request.question, request.default)) or request.options[0]
                value = option.value


def create(game: Game, seat: int, cls: str, **wanted: str) -> Member:
    """A new character of a seat, that buys nothing unless something else is wanted."""
    easily(creating.create(game, seat), **{"new_class": f"class:{cls}", "buy": "done", **wanted})
    return who(game, cls)


# --- events -------------------------------------------------------------------------------------------------------


def outcome(*do: CampaignEffect, when: Requirement = ALWAYS, otherwise: bool = False) -> EventOutcome:
    return EventOutcome(when=when, otherwise=otherwise, text=TEXT, do=do)


def event(
    a: Sequence[EventOutcome],
    b: Sequence[EventOutcome] = (),
    name: str = "summer_outpost-90",
    then: Any = "remove",
    threat: Any = None,
) -> EventCard:
    """An event card of our own."""
    return EventCard(
        id=name,
        text=TEXT,
        threat=threat,
        a=EventChoice(text=TEXT, outcomes=tuple(a), then=then),
        b=EventChoice(text=TEXT, outcomes=tuple(b) or (outcome(),), then=then),
    )


def on_top(game: Game, card: EventCard) -> None:
    """The card lies on top of its deck."""
    content_with(game, events={card.id: card})
    records.change(game, **{card.deck: (*getattr(records.outpost(game), card.deck), card.id)})


# --- quests and scenarios -----------------------------------------------------------------------------------------


def quest(game: Game, cls: str, *goals: QuestGoal, opens: str = "", alternative: str = "", name: str = "pq90") -> None:
    """Give a character a quest of one step with these goals."""
    steps = (QuestStep(goals=goals),)  # type: ignore[arg-type]
    made = PersonalQuest(id=name, name=TEXT, text=TEXT, steps=steps, opens=opens, alternative=alternative)
    content_with(game, quests={made.id: made})
    one = who(game, cls)
    changed = replace(one, quest=made.id)
    game.state.roster = tuple(changed if other is one else other for other in game.state.roster)


def fulfil(game: Game, cls: str) -> None:
    """Its quest is fulfilled."""
    one = who(game, cls)
    steps = len(game.content.quests[one.quest].steps)
    game.state.roster = tuple(replace(other, step=steps) if other is one else other for other in game.state.roster)


def finish(
    game: Game, scenario: str = "1", *answers: str, won: bool = True, casual: bool = False, **heroes: dict[str, Any]
) -> None:
    """A scenario has just been played by the company; `drifter={"xp": 12}` says what a character has got there."""
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
    run(game, homecoming.come_home(game, state.stay), *answers)


# --- whole campaigns ----------------------------------------------------------------------------------------------


def _over(game: Game) -> Rules[None]:
    """Chance says who has won, and what everybody brings home."""
    state = game.state
    state.result = "won" if game.below("modifiers monsters", 4) else "lost"
    state.round = 5 + game.below("modifiers monsters", 10)
    game.edition.prepare(game)
    for hero in state.heroes:
        luck = [game.below(f"modifiers {hero.id}", 12) for _ in range(6)]
        hero.xp, hero.exhausted = 2 * luck[0], luck[2] < 4
        hero.goals = (sorted(game.content.goals)[luck[3]],)
        hero.tally = {"treasures": luck[4] // 5, "kill:algox_guard:normal": luck[5]}
        hero.mastered = ("one",) if luck[5] == 0 else ()
        game.edition.loots(game, hero, luck[1] // 2, "FH-LTA-03")
        left = sorted(set(game.content.treasures) - set(state.taken) - {n for h in state.heroes for n in h.treasures})
        if left and luck[5] < 4:
            hero.treasures = (left[luck[0] % len(left)],)
            reward = game.content.treasures[hero.treasures[0]]
            if reward.item:
                yield from game.edition.finds_item(game, hero, reward.item)
    ending.finish(game)


@contextmanager
def over_at_once() -> Iterator[None]:
    """Within it, scenarios are over as soon as they begin."""
    kept = flow.STEPS["scenario_effects"]
    flow.STEPS["scenario_effects"] = _over
    try:
        yield
    finally:
        flow.STEPS["scenario_effects"] = kept
