"""What events, rewards, sections, buildings and envelopes do, and what follows by itself.

After each effect sections that became due are read, steps of quests are taken and milestones reached.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from tafelrunde.games.frosthaven.campaign.records import resources, sheet, supplies
from tafelrunde.games.frosthaven.campaign.records.outpost import box, change, find, outpost, put, stay
from tafelrunde.games.frosthaven.campaign.records.requirements import holds
from tafelrunde.games.havens.box import campaign as ops
from tafelrunde.games.havens.box import outpost_effects as there
from tafelrunde.games.havens.box.campaign import CampaignEffect, event_id
from tafelrunde.games.havens.box.outpost import SectionChoice
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import effects as shared
from tafelrunde.games.havens.rules.campaign import levels, quests
from tafelrunde.games.havens.rules.campaign.world import change as change_member
from tafelrunde.games.havens.rules.campaign.world import (
    change_party,
    change_world,
    company,
    frame,
    graph,
    member,
    members,
    of_class,
    party,
    train,
    world,
)
from tafelrunde.games.havens.state import Building, Member
from tafelrunde.games.havens.state.campaign import count, counted
from tafelrunde.kernel import PARTY, Option, Rules

DECKS = ("summer_road", "winter_road", "summer_outpost", "winter_outpost")
PILES = {deck: deck.replace("_", " ") + " events" for deck in DECKS}
GUARD = "town guard"


def carry_out(game: Game, effects: Iterable[CampaignEffect], rule: str) -> Rules[None]:
    """One effect after the other, for the characters that are concerned (FH-EVT-04, FH-OEV-02)."""
    for effect in effects:
        yield from _carry_out(game, effect, rule)
        yield from happenings(game)


def _carry_out(game: Game, effect: CampaignEffect, rule: str) -> Rules[None]:
    match effect:
        case there.OutpostEffect():
            yield from _of_the_outpost(game, effect, rule)
        case ops.Gold():
            yield from shared.share_gold(game, effect, rule)
        case ops.Experience(n=n, who=who):
            for one in (yield from shared.receivers(game, who, "xp", n)):
                shared.gain_xp(game, one, n, rule)
        case ops.Checks(n=n, who=who):
            for one in (yield from shared.receivers(game, who, "checks", n)):
                yield from levels.gain_checks(game, one, n, "FH-PRK-05" if n < 0 else rule)
        case ops.Prosperity(n=n):
            sheet.gain_prosperity(game, n)
        case ops.GainAchievement(id=name):
            shared.achieve(game, name)
        case ops.LoseAchievement(id=name):
            shared.forfeit(game, name)
        case ops.GainItem(id=item):
            yield from gain_item(game, item)
        case ops.LoseItem(who=who):
            yield from shared.lose_item(game, who)
        case ops.Design(id=item):
            supplies.make_available(game, [item], "FH-END-24")
        case ops.RandomDesign():
            supplies.random_design(game)
        case ops.RandomScenario():
            random_scenario(game)
        case ops.UnlockScenario(id=name):
            shared.unlock_scenario(game, name, "FH-WLD-01")
        case ops.CloseScenario(id=name):
            if graph(game).lock(game.state.progress, name):
                game.tell("scenario_closed", "FH-FLW-02", scenario=f"scenario-{name}")
        case ops.AddEvent(deck=deck, number=number):
            for pile in DECKS if deck == "both" else (deck,):
                add_event(game, event_id(pile, number))
        case ops.OpenBox(id=name):
            yield from open_envelope(game, name)
        case ops.UnlockClass(id=name):
            unlock_class(game, name)
        case ops.StartDamage() | ops.StartCondition() | ops.StartDiscard():
            _omen(game, effect)
        case ops.Ending(id=name):
            if name not in world(game).endings:
                change_world(game, endings=(*world(game).endings, name))
                game.tell("story_ends", "FH-OV-09", text=f"ending-{name}")
        case ops.Reputation():
            raise TypeError("an outpost has no reputation")  # the checker lets no such pack pass
        case _:
            assert_never(effect)


def _of_the_outpost(game: Game, effect: there.OutpostEffect, rule: str) -> Rules[None]:
    match effect:
        case there.Morale(n=n):
            sheet.gain_morale(game, n)
        case there.Inspiration(n=n):
            sheet.gain_inspiration(game, n)
        case there.Soldiers(n=n):
            sheet.gain_soldiers(game, n)
        case there.Defence(n=n):
            sheet.gain_defence(game, n)
        case there.Supplies():
            yield from _supplies(game, effect, rule)
        case there.Guard(add=add, remove=remove):
            change_guard(game, add, remove)
        case there.Attack():
            _change_attack(game, effect)
        case there.Wreck(id=name):
            building = find(game, name)
            if building is not None and building.level:
                wreck(game, building, rule)
        case there.Plot(id=name):
            unlock_building(game, name)
        case there.NewQuests(ids=ids):
            _new_quests(game, ids)
        case there.Later(section=name, weeks=weeks):
            sheet.write(game, name, weeks)
        case there.Read(section=name):
            yield from read(game, name)
        case there.Weeks(n=n):
            for _ in range(n):
                sheet.pass_week(game)
        case there.NoEvent():
            change(game, quiet=True)
        case there.RemoveEvent(id=name):
            _remove_event(game, name)
        case there.LootSticker(what=what):
            _stick(game, what)
        case there.Marks(n=n, who=who):
            for one in (yield from shared.receivers(game, who, "marks", n)):
                yield from gain_marks(game, one, n, rule)


# --- things for characters ----------------------------------------------------------------------------------------


def _supplies(game: Game, effect: there.Supplies, rule: str) -> Rules[None]:
    """FH-RES-02, FH-RES-03."""
    if effect.n > 0:
        yield from resources.receive(game, effect.what, effect.n, effect.who, effect.random, rule)
    elif effect.who == "each":
        for one in company(game):
            yield from resources.lose(game, effect.what, -effect.n, [one.character.cls], "FH-RES-03")
    else:
        names = [resources.OUTPOST] if effect.who == "outpost" else resources.everywhere(game)
        yield from resources.lose(game, effect.what, -effect.n, names, "FH-RES-03")


def gain_item(game: Game, item: str) -> Rules[None]:
    """A copy from the unavailable supply for a character that the party names (FH-END-24)."""
    able = [one for one in company(game) if item not in one.character.items]
    if not able or not supplies.unavailable(game, item):
        game.tell("no_item", "FH-END-24", item=item)
        return
    cls: str = yield game.ask(
        PARTY,
        "who_gets_item",
        [Option(f"for:{one.character.cls}", one.character.cls, f"class:{one.character.cls}") for one in able],
        rule="FH-END-24",
        args={"item": item},
    )
    shared.put_in_play(game, item, 1)
    who = of_class(game, cls)
    train(game, who, items=(*who.character.items, item))
    game.tell("gets_item", "FH-END-24", hero=cls, item=item)


def gain_marks(game: Game, who: Member, amount: int, rule: str) -> Rules[None]:
    """Perk marks, spent at once (FH-PRK-01); those without a box are forfeited (FH-PRK-08)."""
    who = change_member(game, who, marks=member(game, who.id).marks + amount)
    yield from levels.take_perks(game, who)


def _omen(game: Game, effect: ops.StartDamage | ops.StartCondition | ops.StartDiscard) -> None:
    """What everybody who takes part begins the next scenario with (FH-SET-23)."""
    change_party(game, omens=(*party(game).omens, effect))
    match effect:
        case ops.StartDamage(n=n):
            game.tell("omen_damage", "FH-SET-23", n=n)
        case ops.StartCondition(cond=cond, n=n):
            game.tell("omen_condition", "FH-SET-23", n=n, cond=cond)
        case ops.StartDiscard(n=n):
            game.tell("omen_discard", "FH-SET-23", n=n)


# --- the town map, decks, envelopes -------------------------------------------------------------------------------


def unlock_building(game: Game, name: str) -> None:
    """Its plot comes onto the town map (FH-WLD-02); it must be built before it is of use (FH-UNL-02)."""
    if find(game, name) is None:
        put(game, Building(name))
        game.tell("plot", "FH-WLD-02", building=f"building-{name}")


def wreck(game: Game, building: Building, rule: str) -> None:
    """Its card is turned (FH-DMB-03)."""
    if not building.wrecked:
        put(game, Building(building.id, building.level, wrecked=True))
        game.tell("wrecked", rule, building=f"building-{building.id}")


def random_scenario(game: Game, rule: str = "FH-TRE-05") -> None:
    """The next random scenario is on the map; without one there is 1 inspiration (FH-TRE-05)."""
    deck = world(game).sides
    if not deck:
        sheet.gain_inspiration(game, 1, rule)
        return
    game.reveal()
    change_world(game, sides=deck[:-1])
    shared.unlock_scenario(game, deck[-1], rule)


def add_event(game: Game, name: str) -> None:
    """A card is shuffled into its deck (FH-EVT-07)."""
    deck = name.partition("-")[0]
    cards = list(getattr(outpost(game), deck))
    if name not in cards:
        cards.append(name)
        game.shuffle(PILES[deck], cards)
        change(game, **{deck: tuple(cards)})
        game.tell("event_joins", "FH-EVT-07", deck=deck)


def _remove_event(game: Game, name: str) -> None:
    """A card leaves its deck, which is shuffled (FH-EVT-07)."""
    deck = name.partition("-")[0]
    cards = [card for card in getattr(outpost(game), deck) if card != name]
    if len(cards) != len(getattr(outpost(game), deck)):
        game.shuffle(PILES[deck], cards)
        change(game, **{deck: tuple(cards)})
        game.tell("event_leaves", "FH-EVT-07", deck=deck)


def open_envelope(game: Game, name: str) -> Rules[None]:
    """An envelope is opened, once (FH-UNL-01, FH-UNL-03)."""
    if name in world(game).opened:
        return
    game.reveal()
    change_world(game, opened=(*world(game).opened, name))
    envelope = game.content.boxes[name]
    game.tell("box_opened", "FH-UNL-01", box=f"box-{name}")
    if envelope.text.en:
        game.tell("milestone", "FH-UNL-03", text=f"box-{name}-text")
    yield from carry_out(game, envelope.do, "FH-UNL-01")


def unlock_class(game: Game, cls: str) -> None:
    """It can be chosen for new characters at once (FH-UNL-04)."""
    if cls not in world(game).classes:
        change_world(game, classes=(*world(game).classes, cls))
        game.tell("class_unlocked", "FH-UNL-04", cls=cls)


def _new_quests(game: Game, ids: tuple[str, ...]) -> None:
    """Personal quests are shuffled into their deck (FH-UNL-01)."""
    known = {*world(game).quests, *[one.quest for one in game.state.roster]}
    deck = [*world(game).quests, *[name for name in ids if name not in known]]
    game.shuffle("personal quests", deck)
    change_world(game, quests=tuple(deck))
    game.tell("new_quests", "FH-UNL-01", n=len(ids))


def change_guard(game: Game, add: tuple[str, ...], remove: tuple[str, ...]) -> None:
    """Cards leave the town guard deck, as far as they are there, and others come (FH-DEF-08)."""
    cards = [*outpost(game).guard, *outpost(game).guard_discard]
    gone = []
    for card in remove:
        if card in cards:
            cards.remove(card)
            gone.append(card)
    cards += add
    game.shuffle(GUARD, cards)
    change(game, guard=tuple(cards), guard_discard=())
    game.tell("guard_changes", "FH-DEF-08", added=add, removed=tuple(gone))


def _change_attack(game: Game, effect: there.Attack) -> None:
    """The result of the chosen option changes the attack before any target is determined (FH-THR-07)."""
    week = stay(game).week
    if week is None or week.siege is None:
        return
    siege = week.siege
    if effect.off:
        week.siege = None
        game.tell("threat_off", "FH-THR-07")
        return
    siege.attack = max(siege.attack + effect.n, 0)
    siege.targets = max(siege.targets + effect.targets, 0)
    siege.defence += effect.defence
    if effect.mode:
        siege.modes = (*siege.modes, effect.mode)
    game.tell("threat_changes", "FH-THR-07", attack=siege.attack, n=siege.targets, defence=siege.defence)


def _stick(game: Game, what: str) -> None:
    """The first loot card of this resource without a sticker gets one (FH-LOOT-06)."""
    stickers = outpost(game).stickers
    for card in game.content.loot.values():
        if card.kind == what and count(stickers, card.id) < card.copies:
            change(game, stickers=counted(stickers, card.id))
            game.tell("loot_sticker", "FH-LOOT-06", what=what)
            return


# --- sections, and what happens by itself -------------------------------------------------------------------------


def read(game: Game, name: str) -> Rules[None]:
    """A section: what it tells, what it does, and the party's choice (FH-CMP-18)."""
    section = box(game).sections[name]
    change(game, sections=(*outpost(game).sections, name))
    game.reveal()
    game.tell("section_read", "FH-CMP-18", text=f"section-{name}")
    yield from carry_out(game, section.do, "FH-CMP-18")
    if section.choices:
        possible = [choice for choice in section.choices if holds(game, choice.when)]
        chosen: SectionChoice = yield game.ask(
            PARTY,
            "section",
            [
                Option(f"choose:{choice.id}", choice, args={"text": f"section-{name}-{choice.id}"})
                for choice in possible
            ],
            rule="FH-CMP-18",
            args={"text": f"section-{name}"},
        )
        game.tell("event_choice", "FH-CMP-18", text=f"section-{name}-{chosen.id}")
        yield from carry_out(game, chosen.do, "FH-CMP-18")


def happenings(game: Game) -> Rules[None]:
    """Sections that are due, steps of quests, milestones, as far as they can come now."""
    while True:
        if pending := outpost(game).pending:
            change(game, pending=pending[1:])
            yield from read(game, pending[0])
            continue
        done = next((one for one in members(game) if quests.step_done(game, one)), None)
        if done is not None:
            yield from carry_out(game, quests.next_step(game, done), "FH-RTR-01")
            continue
        milestone = next(
            (one for one in frame(game).milestones if one.id not in world(game).happened and holds(game, one.when)),
            None,
        )
        if milestone is None:
            return
        change_world(game, happened=(*world(game).happened, milestone.id))
        if milestone.text.en:
            game.tell("milestone", "FH-CSH-12", text=f"milestone-{milestone.id}")
        yield from carry_out(game, milestone.do, "FH-CSH-12")
