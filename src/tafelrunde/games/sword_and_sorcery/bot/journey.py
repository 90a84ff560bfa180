"""Between two adventures: share out, buy what helps, take the way that pays, try again after a defeat."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tafelrunde.games.sword_and_sorcery.bot import gear
from tafelrunde.games.sword_and_sorcery.bot.question import Question, rest, verb
from tafelrunde.games.sword_and_sorcery.box.adventures import (
    Bounty,
    Decide,
    GiveItem,
    Hourglass,
    TakeChallenge,
    Way,
    allowed,
)
from tafelrunde.games.sword_and_sorcery.box.cards import ArmourCard, WeaponCard
from tafelrunde.games.sword_and_sorcery.box.journey import Trade
from tafelrunde.games.sword_and_sorcery.effects import deeds
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.items import equipping
from tafelrunde.games.sword_and_sorcery.rules.journey import realm
from tafelrunde.games.sword_and_sorcery.rules.journey.services import OFFERS
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.kernel import Option

HELPS = 0.5
"""A thing that makes a hero better off by so much is worth an hourglass, or a moment in the camp."""
TRIES, PATIENCE = 4, 12
"""So often an adventure is tried before the party takes another way, and before it gives the campaign up."""
NEAR = 5.0
"""What ways bring is told apart in steps of so much: a shard, or 10 gold, is one."""
SERVICES = {
    "prize": 5.0,
    "hire": 3.0,
    "craft": 2.5,
    "flip": 2.0,
    "bless": 1.5,
    "challenge": 1.2,
    "repair": 1.0,
    "charge": 0.8,
    "improve": 0.7,
    "cleanse": 0.6,
}
"""What buildings offer, the most useful first; lessons are for those who have chosen badly."""


# --- along the road -------------------------------------------------------------------------------------------------


def _gather(question: Question, option: Option) -> float:
    """Everybody comes along."""
    return {"come": 2.0, "begin": 1.0}.get(verb(option), -1.0)


def _verdict(question: Question, option: Option) -> float:
    """Once more; then another way, if there is one; at last the party sees that it can't be done."""
    tries = 0
    for played in reversed(question.game.state.chronicle):
        if played.adventure != question.game.state.adventure or played.result == "won":
            break
        tries += 1
    if verb(option) == "again":
        return 1.0
    if verb(option) == "retreat":
        return 2.0 if tries >= TRIES else 0.0
    return 3.0 if tries >= PATIENCE else -1.0


def _travel(question: Question, option: Option) -> float:
    """Any way is as good as another; first things are put in order."""
    if verb(option) == "camp":
        return 1.0 if any(_untidy(question.game, hero) for hero in question.game.state.heroes) else -1.0
    return 0.0


def _active_hero(question: Question, option: Option) -> float:
    """Whoever may take the way that pays most."""
    if verb(option) == "roll":
        return -1.0
    game = question.game
    nature = game.hero_card(game.hero(int(rest(option)))).nature
    decisions = [deed for deed in realm.here(game).do if isinstance(deed, Decide)]
    return sum([max([_bounty(game, way) for way in allowed(deed, nature)]) for deed in decisions])


def _way(question: Question, option: Option) -> float:
    return _bounty(question.game, option.value)


def _bounty(game: Game, way: Way) -> float:
    """Small differences do not decide: then it is the story that is chosen."""
    return (pays(game, way.do) - 0.1 * way.gold) // NEAR


def pays(game: Game, steps: tuple[object, ...]) -> float:
    """What deeds of the story bring the party; what they cost counts against them."""
    return sum([_pays(game, step) for step in steps])


def _pays(game: Game, step: object) -> float:
    if isinstance(step, Bounty):
        each = 0.1 * step.gold * len(game.state.heroes)
        return game.amount(step.shards) + each + 3.0 * step.treasure + 2.0 * len(step.items)
    if isinstance(step, deeds.Gain):
        return step.shards + 0.1 * step.gold + 3.0 * step.treasure
    if isinstance(step, Hourglass):
        return 1.0 * step.n
    if isinstance(step, GiveItem | TakeChallenge):
        return 1.5
    if isinstance(step, deeds.Spawn | deeds.SpringTrap | deeds.LoseRank):
        return -4.0
    if isinstance(step, deeds.Wound) and step.on == "owner":
        return -1.0 * game.amount(step.n)
    return 0.5 if isinstance(step, deeds.Wound | deeds.Heal | deeds.Shields | deeds.Ready) else 0.0


def _ready(question: Question, option: Option) -> float:
    if verb(option) == "set_out":
        return 0.0
    return 1.0 if any(_untidy(question.game, hero) for hero in question.game.state.heroes) else -1.0


# --- things ---------------------------------------------------------------------------------------------------------


def _spoils(question: Question, option: Option) -> float:
    """To whom it helps most; what helps nobody goes to whoever has room, to be sold or worked on."""
    game = question.game
    if verb(option) != "hero":
        return {"store": -0.2}.get(verb(option), -1.0)
    hero = game.hero(int(rest(option)))
    room = game.hero_card(hero).load - equipping.load_used(game, hero)
    return max(0.0, gear.gain(game, hero, str(question.decision.args["card"]))) + 0.05 * room


def _untidy(game: Game, hero: Hero) -> bool:
    """Whether the hero would put something on, or fetch something."""
    return gear.better(game, hero) or any(True for _ in _fetchable(game, hero))


def _fetchable(game: Game, hero: Hero) -> Iterator[str]:
    """What the party keeps and the hero would wear in an empty slot."""
    for code in (*game.state.stock, *game.state.stored):
        if equipping.slots(game, hero, code) and gear.gain(game, hero, code) > HELPS:
            yield code


def _camp(question: Question, option: Option) -> float:
    if verb(option) == "done":
        return 0.0
    return 1.0 if _untidy(question.game, question.game.hero(int(rest(option)))) else -1.0


def _sort(question: Question, option: Option) -> float:
    game, hero = question.game, question.hero
    if verb(option) == "equip":
        return 5.0 if gear.better(game, hero) else -1.0
    if verb(option) == "fetch" and option.value[2]:
        gain = gear.gain(game, hero, option.value[1])
        return gain if gain > HELPS else -1.0
    return 0.0 if verb(option) == "done" else -1.0


# --- locations ------------------------------------------------------------------------------------------------------


def _location(question: Question, option: Option) -> float:
    """An hourglass for whatever is worth one; the others are kept for the next place."""
    game = question.game
    if verb(option) == "leave":
        return 0.0
    if verb(option) == "camp":
        return -1.0
    value = _visit_pays(game, rest(option))
    return value + (0.1 if verb(option) == "visit" else 0.0) if value > 0.0 else -1.0


def _visit_pays(game: Game, building: str) -> float:
    best = 0.0
    for service in game.content.buildings[building].services:
        for hero in game.state.heroes:
            if isinstance(service, Trade):
                best = max(best, _shopping(game, hero))
            else:
                offers = OFFERS[type(service)](game, hero, service)
                best = max([best, *[_serves(game, hero, offer) for offer in offers]])
    return best


def _shopping(game: Game, hero: Hero) -> float:
    """What the best purchase brings, or a little for what can be sold."""
    able = [code for code in game.state.emporium if game.content.item(code).price <= hero.gold]
    gains = [gear.gain(game, hero, code) for code in able]
    sold = [code for code in hero.inventory if game.content.item(code).origin == "treasure"]
    useless = any(gear.gain(game, hero, code) <= 0.0 for code in sold)
    best = max(gains, default=0.0)
    return best if best > HELPS else 0.4 * useless


def _serves(game: Game, hero: Hero, option: Option) -> float:
    """Gold is spent at a smith for what is worn; it is kept where it would buy something better."""
    what = verb(option)
    value = SERVICES.get(what, -1.0)
    if what == "improve":
        item = game.content.item(option.value[1])
        worn = option.value[1] in equipping.equipped(hero)
        return value if worn and isinstance(item, WeaponCard | ArmourCard) and hero.gold >= 100 else -1.0
    if what == "repair":
        return value if option.value[1] == hero.armour else -1.0
    if what == "craft":
        return value if option.value[2] in equipping.equipped(hero) else -1.0
    return value


def _building(question: Question, option: Option) -> float:
    if verb(option) == "done":
        return 0.0
    return _serves(question.game, question.hero, option)


def _pays_first(question: Question, option: Option) -> float:
    """Whoever has most."""
    return float(question.game.hero(int(rest(option))).gold)


def _pays_much(question: Question, option: Option) -> float:
    return float(int(rest(option)))


RATES: dict[str, Callable[[Question, Option], float]] = {
    "active_hero": _active_hero,
    "before_adventure": _ready,
    "building": _building,
    "camp": _camp,
    "gather": _gather,
    "location": _location,
    "pays": _pays_first,
    "pays_how_much": _pays_much,
    "sort": _sort,
    "spoils": _spoils,
    "travel": _travel,
    "verdict": _verdict,
    "way": _way,
}
