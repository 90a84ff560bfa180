"""What things are worth to a party, in gold: effects, the choices of an event, the way to a personal quest's end."""

from __future__ import annotations

from statistics import fmean
from typing import assert_never

from tafelrunde.games.havens.box import campaign as ops
from tafelrunde.games.havens.box.campaign import CampaignEffect, EventChoice, PersonalQuest
from tafelrunde.games.havens.box.outpost_effects import OutpostEffect
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import quests
from tafelrunde.games.havens.rules.campaign.world import company, holds
from tafelrunde.games.havens.state import Member

# --- effects ----------------------------------------------------------------------------------------------------

XP = 1.2
CHECK = 6.0
REPUTATION = 3.0
PROSPERITY = 6.0
ACHIEVEMENT = 3.0
DESIGN = 4.0
SCENARIO = 3.0
OPENING = 12.0
ITEM = 15.0
DAMAGE = 1.5
DISCARD = 3.0
OMENS: dict[str, float] = {
    "bless": 4.0,
    "strengthen": 4.0,
    "invisible": 3.0,
    "curse": -4.0,
    "poison": -3.0,
    "wound": -2.5,
    "muddle": -2.5,
    "immobilize": -2.0,
    "disarm": -4.0,
    "stun": -6.0,
}


def effect(what: CampaignEffect, size: int) -> float:
    """What an effect is worth to each of `size` characters."""
    match what:
        case ops.Gold(n=n, who=who):
            return n if who == "each" else n / size
        case ops.Experience(n=n, who=who):
            return XP * n if who == "each" else XP * n / size
        case ops.Checks(n=n, who=who):
            return CHECK * n if who == "each" else CHECK * n / size
        case ops.Reputation(n=n):
            return REPUTATION * n
        case ops.Prosperity(n=n):
            return PROSPERITY * n
        case ops.GainAchievement():
            return ACHIEVEMENT
        case ops.LoseAchievement():
            return -ACHIEVEMENT
        case ops.GainItem():
            return ITEM / size
        case ops.LoseItem(who=who):
            return -ITEM if who == "each" else -ITEM / size
        case ops.Design() | ops.RandomDesign():
            return DESIGN
        case ops.RandomScenario() | ops.UnlockScenario():
            return SCENARIO
        case ops.OpenBox() | ops.UnlockClass() | ops.Ending():
            return OPENING
        case ops.CloseScenario() | ops.AddEvent():
            return 0.0
        case ops.StartDamage(n=n):
            return -DAMAGE * n
        case ops.StartCondition(cond=cond, n=n):
            return OMENS.get(cond, 0.0) * n
        case ops.StartDiscard(n=n):
            return -DISCARD * n
        case OutpostEffect():
            return 0.0  # there is none here
        case _:
            assert_never(what)


# --- events -----------------------------------------------------------------------------------------------------


def choices(game: Game) -> dict[str, float]:
    """What the two choices of the event on the table seem to be worth.

    Nobody knows the back of the card (GH-EVT-01). What one does know is what kind of thing each choice is, and what
    came of such things elsewhere: the mean over all cards, for a party like this one.
    """
    stay = game.state.stay
    assert stay is not None
    card = game.content.events[stay.event]
    return {side: _such(game, choice) for side, choice in (("A", card.a), ("B", card.b))}


def _such(game: Game, choice: EventChoice) -> float:
    found = [
        _outcome(game, other)
        for card in game.content.events.values()
        for other in (card.a, card.b)
        if other.manner == choice.manner
    ]
    return fmean(found) if found else 0.0


def _outcome(game: Game, choice: EventChoice) -> float:
    """What a choice brings a party as it is now."""
    size = max(len(company(game)), 1)
    total, applied = 0.0, False
    for outcome in choice.outcomes:
        if (outcome.otherwise and applied) or not holds(game, outcome.when):
            continue
        applied = True
        total += sum([effect(what, size) for what in outcome.do]) - outcome.when.pay / size
    return total


# --- personal quests --------------------------------------------------------------------------------------------

PER_SCENARIO: dict[str, float] = {
    "damage": 25.0,
    "suffered": 10.0,
    "kills": 4.0,
    "elite_kills": 1.2,
    "undamaged_kills": 1.5,
    "doors": 0.8,
    "traps": 0.3,
    "elements": 2.0,
    "items": 2.5,
    "looted_coins": 2.5,
    "treasures": 0.3,
    "short_rests": 1.5,
    "long_rests": 0.5,
    "cards_lost_to_damage": 1.5,
    "alone": 1.0,
}
"""What a character usually does of it in a scenario."""
WINS, INCOME, EARNED_XP, CHECKS, EVENTS = 0.65, 15.0, 12.0, 0.5, 1.6
"""Scenarios won, gold, XP and checkmarks brought home, events lived through: for each scenario."""
LEVEL_XP, ITEM_PRICE, ENHANCEMENT_PRICE, DONATION = 55.0, 25.0, 90.0, 10.0


def effort(game: Game, quest: PersonalQuest) -> float:
    """How many scenarios a quest will take, as far as one can know."""
    return sum([max([_scenarios(game, goal) for goal in step.goals]) for step in quest.steps])


def _scenarios(game: Game, goal: ops.Goal) -> float:
    match goal:
        case ops.Kills(n=n, of=of, rank=rank, by=by):
            each = {"": 4.0, "normal": 2.8, "elite": 1.2, "boss": 0.08}[rank] * _share(game, of)
            return n / (each * (max(len(company(game)), 2) if by == "party" else 1))
        case ops.Counted(what=what, n=n):
            return n / PER_SCENARIO[what]
        case ops.Scenarios(n=n, tag=tag, ids=ids):
            scenarios = game.content.scenarios.values()
            known = [one for one in scenarios if not tag or tag in one.tags]
            return n / WINS if ids else n / (WINS * max(len(known), 1) / len(scenarios))
        case ops.Exhausted(n=n, ally=ally):
            return n / (0.4 if ally else 0.25)
        case ops.Owned(n=n):
            return n / INCOME
        case ops.Donated(n=n):
            return n / DONATION
        case ops.Items(slots=slots):
            return sum(slots.values()) * ITEM_PRICE / INCOME
        case ops.Marked(n=n):
            return n / CHECKS
        case ops.Enhanced(n=n):
            return n * ENHANCEMENT_PRICE / INCOME
        case ops.Level(gained=gained):
            return gained * LEVEL_XP / EARNED_XP
        case ops.Events(n=n, deck=deck):
            return n / (EVENTS / 2 if deck else EVENTS)
        case ops.Deeds(n=n) | ops.Regions(n=n):
            return n / WINS
        case _:
            assert_never(goal)


def _share(game: Game, of: tuple[str, ...]) -> float:
    """The share of monsters that are of these types or have one of these tags; some are met more often than others."""
    if not of:
        return 1.0
    monsters = game.content.monsters.values()
    wanted = [one for one in monsters if one.id in of or any(tag in of for tag in one.tags)]
    return min(1.5 * len(wanted) / max(len(monsters), 1) + 0.02, 1.0)


def pursues(game: Game, who: Member, kind: type[ops.QuestGoal]) -> bool:
    """Whether a character's quest asks for something of a kind now, and has not got it yet."""
    return any(isinstance(one.goal, kind) and one.have < one.need for one in quests.standing(game, who))


def losing(game: Game) -> int:
    """How many scenarios in a row the party has lost."""
    lost = 0
    for played in reversed(game.state.chronicle):
        if played.party != game.state.party:
            continue
        if played.won:
            break
        lost += 1
    return lost
