"""What events, rewards, quests and boxes do (GH-END-10, GH-EVT-08, GH-EVT-09), and what happens by itself.

After each effect is looked whether a milestone was reached (GH-BOX-03 … 07) and whether the town records can be read
further (GH-BOX-09).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from tafelrunde.games.havens.box import campaign as ops
from tafelrunde.games.havens.box.campaign import CampaignEffect, event_id
from tafelrunde.games.havens.box.outpost_effects import OutpostEffect
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import levels, quests
from tafelrunde.games.havens.rules.campaign.world import (
    REPUTATION,
    change_party,
    change_world,
    company,
    frame,
    graph,
    holds,
    in_play,
    member,
    members,
    of_class,
    party,
    prosperity_level,
    supply,
    tables,
    train,
    world,
    xp_of,
)
from tafelrunde.games.havens.state import Member
from tafelrunde.games.havens.state.campaign import counted
from tafelrunde.kernel import PARTY, Option, Rules

DECKS = ("city", "road")


def carry_out(game: Game, effects: Iterable[CampaignEffect], rule: str) -> Rules[None]:
    """One effect after the other, for those who come along."""
    for effect in effects:
        yield from _carry_out(game, effect, rule)
        yield from happenings(game)


def _carry_out(game: Game, effect: CampaignEffect, rule: str) -> Rules[None]:
    match effect:
        case ops.Gold():
            yield from share_gold(game, effect, rule)
        case ops.Experience(n=n, who=who):
            for one in (yield from receivers(game, who, "xp", n)):
                gain_xp(game, one, n, rule)
        case ops.Checks(n=n, who=who):
            for one in (yield from receivers(game, who, "checks", n)):
                yield from levels.gain_checks(game, one, n, "GH-EVT-15" if n < 0 else rule)
        case ops.Reputation(n=n):
            gain_reputation(game, n, "GH-REP-02")
        case ops.Prosperity(n=n):
            gain_prosperity(game, n, "GH-PRO-01")
        case ops.GainAchievement(id=name):
            achieve(game, name)
        case ops.LoseAchievement(id=name):
            forfeit(game, name)
        case ops.GainItem(id=item):
            yield from gain_item(game, item)
        case ops.LoseItem(who=who):
            yield from lose_item(game, who)
        case ops.Design(id=item):
            design(game, item, "GH-END-11")
        case ops.RandomDesign():
            random_design(game)
        case ops.RandomScenario():
            random_scenario(game)
        case ops.UnlockScenario(id=name):
            unlock_scenario(game, name, "GH-CAM-05")
        case ops.CloseScenario(id=name):
            close_scenario(game, name)
        case ops.AddEvent(deck=deck, number=number):
            add_events(game, number, DECKS if deck == "both" else (deck,))
        case ops.OpenBox(id=name):
            yield from open_box(game, name)
        case ops.UnlockClass(id=name):
            unlock_class(game, name)
        case ops.StartDamage(n=n):
            change_party(game, omens=(*party(game).omens, effect))
            game.tell("omen_damage", "GH-EVT-13", n=n)
        case ops.StartCondition(cond=cond, n=n):
            change_party(game, omens=(*party(game).omens, effect))
            game.tell("omen_condition", "GH-EVT-13", n=n, cond=cond)
        case ops.StartDiscard(n=n):
            change_party(game, omens=(*party(game).omens, effect))
            game.tell("omen_discard", "GH-EVT-13", n=n)
        case ops.Ending(id=name):
            if name not in world(game).endings:
                change_world(game, endings=(*world(game).endings, name))
                game.tell("story_ends", "GH-OVR-12", text=f"ending-{name}")
        case OutpostEffect():
            raise TypeError(f"this needs an outpost: {effect}")  # the checker lets no such pack pass
        case _:
            assert_never(effect)


# --- gold, experience, items ------------------------------------------------------------------------------------


def receivers(game: Game, who: str, what: str, n: int) -> Rules[list[Member]]:
    """Everybody, or one whom the group names (GH-EVT-08, GH-DEC-02)."""
    here = company(game)
    if who == "each" or len(here) <= 1:
        return here
    cls: str = yield game.ask(
        PARTY,
        "who_gets",
        [Option(f"for:{one.character.cls}", one.character.cls, f"class:{one.character.cls}") for one in here],
        rule="GH-EVT-08",
        args={"what": what, "n": n},
    )
    return [of_class(game, cls)]


def share_gold(game: Game, effect: ops.Gold, rule: str) -> Rules[None]:
    if effect.who == "together":
        yield from share(game, effect.n, rule)
        return
    for one in (yield from receivers(game, effect.who, "gold", effect.n)):
        gain_gold(game, one, effect.n, rule)


def gain_gold(game: Game, who: Member, amount: int, rule: str) -> None:
    """Gold for one; nobody loses more than there is (GH-EVT-09)."""
    who = member(game, who.id)
    after = max(who.character.gold + amount, 0)
    change_ = after - who.character.gold
    if change_:
        train(game, who, gold=after)
        game.tell(
            "gold", rule if change_ == amount else "GH-EVT-09", hero=who.character.cls, amount=change_, gold=after
        )


def share(game: Game, amount: int, rule: str) -> Rules[None]:
    """Gold that the party gains or pays together: as it likes, usually as evenly as possible (GH-EVT-05, GH-EVT-08)."""
    here = company(game)
    if not here or not amount:
        return
    first = ""
    able = [one for one in here if amount > 0 or one.character.gold]
    if len(able) > 1:
        first = yield game.ask(
            PARTY,
            "share",
            [
                Option("evenly", ""),
                *[Option(f"for:{one.character.cls}", one.character.cls, f"class:{one.character.cls}") for one in able],
            ],
            rule="GH-EVT-05",
            args={"n": abs(amount), "pays": amount < 0},
            default="evenly",
        )
    for name, part in shares(here, amount, first):
        gain_gold(game, member(game, name), part, rule)


def shares(here: list[Member], amount: int, first: str = "") -> list[tuple[str, int]]:
    """Who gets or pays how much: one first of all, the rest as evenly as possible."""
    sign = 1 if amount > 0 else -1
    left = abs(amount)
    room = {one.id: left if amount > 0 else one.character.gold for one in here}
    parts = dict.fromkeys(room, 0)
    for one in here:
        if one.character.cls == first:
            parts[one.id] = min(left, room[one.id])
            left -= parts[one.id]
    while left:
        open_ = [name for name in parts if parts[name] < room[name]]
        if not open_:
            break
        name = min(open_, key=lambda one: parts[one])
        parts[name] += 1
        left -= 1
    return [(name, sign * part) for name, part in parts.items() if part]


def gain_xp(game: Game, who: Member, amount: int, rule: str) -> None:
    """XP for one, never below what the level needs (GH-EVT-09)."""
    who = member(game, who.id)
    before = who.character.xp
    after = max(before + amount, min(before, xp_of(game, who.character.level)))
    if after != before:
        train(game, who, xp=after)
        game.tell(
            "xp", rule if after - before == amount else "GH-EVT-09", hero=who.character.cls, amount=after - before
        )


def gain_item(game: Game, item: str) -> Rules[None]:
    """A copy from the unavailable items, or else from the city, for one character (GH-END-11)."""
    able = [one for one in company(game) if item not in one.character.items]
    unavailable = in_play(game, item) < game.item(item).copies
    if not able or not (unavailable or supply(game, item) > 0):
        game.tell("no_item", "GH-END-11", item=item)
        return
    cls: str = yield game.ask(
        PARTY,
        "who_gets_item",
        [Option(f"for:{one.character.cls}", one.character.cls, f"class:{one.character.cls}") for one in able],
        rule="GH-END-11",
        args={"item": item},
    )
    who = of_class(game, cls)
    if unavailable:
        put_in_play(game, item, 1)
    train(game, who, items=(*who.character.items, item))
    game.tell("gets_item", "GH-END-11", hero=cls, item=item)


def put_in_play(game: Game, item: str, copies: int) -> None:
    change_world(game, items=counted(world(game).items, item, copies))


def lose_item(game: Game, who: str) -> Rules[None]:
    """An item goes back to the city, of each or of one of the party; who has none loses none (GH-EVT-09)."""
    owners = [one for one in company(game) if one.character.items]
    if who == "one" and owners:
        cls, item = yield game.ask(
            PARTY,
            "who_loses_item",
            [
                Option(f"lose:{one.character.cls}:{item}", (one.character.cls, item), f"item:{item}")
                for one in owners
                for item in one.character.items
            ],
            rule="GH-EVT-09",
        )
        _give_back(game, of_class(game, cls), item)
        return
    for one in owners:
        item = yield game.ask(
            one.seat,
            "lose_item",
            [Option(f"lose:{item}", item, f"item:{item}") for item in one.character.items],
            rule="GH-EVT-09",
            args={"hero": one.character.cls},
        )
        _give_back(game, one, item)


def _give_back(game: Game, who: Member, item: str) -> None:
    train(game, who, items=tuple(other for other in member(game, who.id).character.items if other != item))
    game.tell("loses_item", "GH-EVT-09", hero=who.character.cls, item=item)


def design(game: Game, item: str, rule: str) -> None:
    """All copies that were unavailable enter the city's supply (GH-SHP-06)."""
    missing = game.item(item).copies - in_play(game, item)
    if missing:
        put_in_play(game, item, missing)
        game.tell("new_item", rule, item=item)


def random_design(game: Game) -> None:
    """Draw a random item design; with none left nothing happens (GH-SHP-09)."""
    deck = world(game).designs
    if not deck:
        game.tell("no_design", "GH-SHP-09")
        return
    game.reveal()
    change_world(game, designs=deck[:-1])
    design(game, deck[-1], "GH-SHP-09")


# --- reputation, prosperity, achievements -----------------------------------------------------------------------


def gain_reputation(game: Game, amount: int, rule: str) -> None:
    """Within −20 and +20 (GH-REP-01)."""
    before = party(game).reputation
    after = min(max(before + amount, -REPUTATION), REPUTATION)
    if after != before:
        change_party(game, reputation=after)
        game.tell("reputation", rule, amount=after - before, reputation=after)


def gain_prosperity(game: Game, amount: int, rule: str) -> None:
    """Points; a loss stops at what the level needs (GH-PRO-03), a new level brings new items (GH-PRO-02)."""
    level = prosperity_level(game)
    before = world(game).prosperity
    after = max(before + amount, min(before, tables(game).prosperity[level - 1]))
    if after == before:
        return
    change_world(game, prosperity=after)
    game.tell("prosperity", rule, amount=after - before, prosperity=after)
    for reached in range(level + 1, prosperity_level(game) + 1):
        game.tell("prosperity_level", "GH-PRO-02", level=reached)
        stock(game, reached)


def stock(game: Game, level: int) -> None:
    """The items of a prosperity level enter the supply (GH-SHP-08)."""
    last = tables(game).prosperity_items
    first = last[level - 2] + 1 if level > 1 else 1
    for item in game.content.items:
        if first <= int(item) <= last[level - 1]:
            missing = game.item(item).copies - in_play(game, item)
            if missing:
                put_in_play(game, item, missing)


def achieve(game: Game, name: str) -> None:
    """An achievement of the world or of the party (GH-ACH-01); one of a type takes the place of another (GH-ACH-03)."""
    achievement = game.content.achievements[name]
    if achievement.scope == "party":
        if name not in party(game).achievements:
            change_party(game, achievements=(*party(game).achievements, name))
            game.tell("achievement", "GH-ACH-01", achievement=f"achievement-{name}")
        return
    kept = world(game).achievements
    if achievement.type:
        known = game.content.achievements
        replaced = [other for other in kept if known[other].type == achievement.type and other != name]
        for other in replaced:
            game.tell("achievement_lost", "GH-ACH-03", achievement=f"achievement-{other}")
        kept = tuple(other for other in kept if known[other].type != achievement.type)
    change_world(game, achievements=(*kept, name))
    game.tell("achievement", "GH-ACH-01", achievement=f"achievement-{name}")


def forfeit(game: Game, name: str) -> None:
    """An achievement is lost, once."""
    ours, worlds = list(party(game).achievements), list(world(game).achievements)
    for kept in (ours, worlds):
        if name in kept:
            kept.remove(name)
            game.tell("achievement_lost", "GH-ACH-01", achievement=f"achievement-{name}")
            break
    change_party(game, achievements=tuple(ours))
    change_world(game, achievements=tuple(worlds))


# --- scenarios, events, boxes -----------------------------------------------------------------------------------


def unlock_scenario(game: Game, name: str, rule: str) -> None:
    """A scenario is marked on the map (GH-CAM-05)."""
    if graph(game).unlock(game.state.progress, name):
        game.tell("scenario_found", rule, scenario=f"scenario-{name}")


def close_scenario(game: Game, name: str) -> None:
    """A scenario can't be played any more, unless it is done; of one that nobody knows nobody hears (GH-HID-02)."""
    progress = game.state.progress
    known = graph(game).status(progress, name) == "open"
    graph(game).lock(progress, name)
    if known:
        game.tell("scenario_closed", "GH-OVR-10", scenario=f"scenario-{name}")


def random_scenario(game: Game) -> None:
    """Draw a random side scenario; with none left nothing happens (GH-SHP-10)."""
    deck = world(game).sides
    if not deck:
        game.tell("no_side_scenario", "GH-SHP-10")
        return
    game.reveal()
    change_world(game, sides=deck[:-1])
    unlock_scenario(game, deck[-1], "GH-SHP-10")


def add_events(game: Game, number: int, decks: Iterable[str] = DECKS) -> None:
    """Cards come into their decks, which are shuffled (GH-EVT-11), unless they were removed for good (GH-EVT-10)."""
    for deck in decks:
        name = event_id(deck, number)
        cards = list(getattr(world(game), deck))
        if name in game.content.events and name not in cards and not _was_read(game, name):
            cards.append(name)
            game.shuffle(f"{deck} events", cards)
            change_world(game, **{deck: tuple(cards)})
            game.tell("event_added", "GH-EVT-11", deck=deck, number=number)


def _was_read(game: Game, name: str) -> bool:
    """Whether a card that is not in its deck is being read, or was removed from the game."""
    card = game.content.events[name]
    removing = [side for side, choice in (("A", card.a), ("B", card.b)) if choice.then == "remove"]
    state = game.state
    reading = state.stay is not None and state.stay.event == name
    return reading or any(one.event == name and one.side in removing for one in state.decided)


def open_box(game: Game, name: str) -> Rules[None]:
    """A box or envelope is opened, once (GH-BOX-01, GH-BOX-02); where its contents are not known, GH-BOX-08."""
    if name in world(game).opened:
        return
    game.reveal()
    change_world(game, opened=(*world(game).opened, name))
    box = game.content.boxes[name]
    game.tell("box_opened", "GH-BOX-02", box=f"box-{name}")
    if box.text.en:
        game.tell("milestone", "GH-BOX-02", text=f"box-{name}-text")
    if box.do:
        yield from carry_out(game, box.do, "GH-BOX-02")
    else:
        substitute(game, "GH-BOX-08")


def substitute(game: Game, rule: str) -> None:
    """A random item design and a random side scenario in place of what is open already or not known (GH-RTR-04)."""
    game.tell("substitute", rule)
    random_design(game)
    random_scenario(game)


def unlock_class(game: Game, cls: str) -> None:
    """Everybody may choose it from now on; its events come into both decks (GH-BOX-01, GH-RTR-07)."""
    if cls not in world(game).classes:
        change_world(game, classes=(*world(game).classes, cls))
        game.tell("class_unlocked", "GH-BOX-01", cls=cls)
        add_events(game, game.content.classes[cls].unlock_event)


# --- what happens by itself -------------------------------------------------------------------------------------


def happenings(game: Game) -> Rules[None]:
    """Steps of quests, milestones and the town records, as far as they can come now (GH-BOX-07, GH-BOX-09)."""
    while True:
        done = next((one for one in members(game) if quests.step_done(game, one)), None)
        if done is not None:
            yield from carry_out(game, quests.next_step(game, done), "GH-DAT-34")
            continue
        milestone = next(
            (one for one in frame(game).milestones if one.id not in world(game).happened and holds(game, one.when)),
            None,
        )
        if milestone is not None:
            change_world(game, happened=(*world(game).happened, milestone.id))
            if milestone.text.en:
                game.tell("milestone", "GH-BOX-07", text=f"milestone-{milestone.id}")
            yield from carry_out(game, milestone.do, "GH-BOX-07")
            continue
        read, records = world(game).records, frame(game).town_records
        if 0 <= read < len(records) and holds(game, records[read].when):
            change_world(game, records=read + 1)
            game.tell("town_record", "GH-BOX-09", text=f"record-{records[read].id}")
            yield from carry_out(game, records[read].do, "GH-BOX-09")
            continue
        return
