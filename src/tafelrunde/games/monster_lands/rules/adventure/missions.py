"""Missions (chapter 7.1): the dice mission, then the contract mission."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.monster_lands.box.cards import ContractMission, DiceMission
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules import storage
from tafelrunde.games.monster_lands.rules.adventure import death, rolling
from tafelrunde.games.monster_lands.rules.adventure.chances import goal_preview, prospect
from tafelrunde.games.monster_lands.rules.adventure.window import own_window
from tafelrunde.games.monster_lands.state import Clan, Location, Member, Path
from tafelrunde.kernel import Option, Preview, Rules


def dice_mission(game: Game) -> Rules[None]:
    """Left path first, then right, then the comparison (ML-MSR-01); skipped if nobody is there (ML-ADV-01)."""
    state = game.state
    location = state.missions[0]
    if state.slot < len(location.paths):
        path = location.paths[state.slot]
        if not path.member:
            state.slot += 1
            return
        if not state.opened:
            yield from own_window(game, location, path, "mission")
            state.opened = True
            rolling.roll_dice(game, path, path.dice, "ML-MSR-01")
            return
        if (yield from _help_roll(game, location, path)):
            return
        total, terms = mission_result(game, location, path)
        game.tell("mission_total", "ML-MSR-02", terms=terms, seat=path.seat, mercenary=path.member, total=total)
        state.mission_totals.append(total)
        state.slot += 1
        state.opened = False
        state.rolling = None
        return
    if state.mission_totals:
        yield from _dice_mission_results(game, location)
    state.mission_totals = []
    state.slot = 0
    state.phase = "contract_mission"


def _help_roll(game: Game, location: Location, path: Path) -> Rules[bool]:
    """Rerolls and loot before the result; False when the owner is content (ML-MSR-01)."""
    found = rolling.reroll_options(game, location, path, "mission")
    found += rolling.loot_options(game, path, "mission")
    if not found:
        return False
    total, _ = mission_result(game, location, path)
    goal = game.content.missions[location.tile].side_a.goal
    found.insert(0, Option("finish"))
    chosen = yield game.ask(
        path.seat,
        "mission_roll",
        found,
        "ML-MSR-01",
        {"total": total, "goal": goal},
        default="finish",
        preview=partial(_preview, game, location, path),
    )
    if chosen is None:
        return False
    rolling.apply(game, path, chosen)
    return True


def _preview(game: Game, location: Location, path: Path, option: Option) -> Preview:
    """The chance to reach the mission's goal (ML-MSR-01)."""
    total, _ = mission_result(game, location, path)
    ahead = prospect(game, location, path, "mission", option)
    return goal_preview(ahead, path, total, game.content.missions[location.tile].side_a.goal)


def mission_result(game: Game, location: Location, path: Path) -> tuple[int, list[tuple[str, int]]]:
    """The modified sum: modifiers whose `when` is any or mission (ML-MSR-01); no poison on missions (ML-MSR-08)."""
    _, terms = rolling.dice_value(game, location, path, "mission")
    terms += rolling.total_modifiers(game, location, path, "mission", ("any", "mission"))
    return sum([value for _, value in terms]), terms


def _dice_mission_results(game: Game, location: Location) -> Rules[None]:
    """Reward, consolation or penalty; the tile is discarded either way (ML-MSR-03 … 07)."""
    mission = game.content.missions[location.tile].side_a
    name = f"{location.tile}.a"
    there = [path for path in location.paths if path.member]
    totals = list(zip(there, game.state.mission_totals, strict=True))
    succeeded = [(path, total) for path, total in totals if total >= mission.goal]
    # max() keeps the first of equals: a tie goes to the left path (ML-MSR-05)
    best = max(succeeded, key=lambda pair: pair[1])[0] if succeeded else None
    for path, total in totals:
        clan = game.owner(path)
        if path is best:
            game.tally(clan, "dice_missions")
            game.tell("mission_won", "ML-MSR-03", seat=clan.seat, mission=name, mercenary=path.member)
            yield from storage.gain(game, clan, mission.reward, "ML-MSR-03", name)
        elif total >= mission.goal:
            gold = game.content.config.combat.dice_mission_runner_up_gold
            game.gain_gold(clan, gold)
            game.tell("mission_second", "ML-MSR-05", seat=clan.seat, gold=gold)
        else:
            yield from _penalty(game, clan, path, mission)
    game.state.mission_discard.append(location.tile)
    location.tile = ""


def _penalty(game: Game, clan: Clan, path: Path, mission: DiceMission) -> Rules[None]:
    """Lose as far as available; a wound can't be prevented, and death brings no fame (ML-MSR-09, ML-MSR-14)."""
    penalty = mission.penalty
    gold = game.lose_gold(clan, penalty.gold)
    fame = game.lose_fame(clan, penalty.fame)
    game.tally(clan, "missions_failed")
    game.tell(
        "mission_failed",
        "ML-MSR-03",
        seat=clan.seat,
        mercenary=path.member,
        gold=gold,
        fame=fame,
        wound=penalty.wound,
    )
    yield from death.wound(game, path, penalty.wound, "ML-MSR-09")


def contract_mission(game: Game) -> Rules[None]:
    """The left player first, then the right one, may hand over the goal (ML-MSR-10)."""
    state = game.state
    location = state.missions[1]
    if state.slot < len(location.paths):
        path = location.paths[state.slot]
        if path.member:
            if not state.opened:
                yield from own_window(game, location, path, "mission")
                state.opened = True
                return
            yield from _contract(game, location, path)
        state.opened = False
        state.slot += 1
        return
    if location.tile and any(path.seat >= 0 for path in location.paths):
        state.mission_discard.append(location.tile)
        location.tile = ""
    state.slot = 0
    state.place = 0
    state.stage = ""
    state.phase = "battle"


def _contract(game: Game, location: Location, path: Path) -> Rules[None]:
    """Fulfilling is optional, and there is no penalty for not doing so (ML-MSR-10, ML-MSR-11)."""
    contract = game.content.missions[location.tile].side_b
    name = f"{location.tile}.b"
    clan = game.owner(path)
    member = game.mercenary_on(path)
    if not can_fulfil(game, clan, member, contract):
        game.tell("contract_missed", "ML-MSR-11", seat=clan.seat, mercenary=member.id)
        return
    options = [Option("fulfil", True, path.id), Option("decline", False)]
    if not (yield game.ask(clan.seat, "contract", options, "ML-MSR-10", {"mission": name})):
        game.tell("contract_missed", "ML-MSR-11", seat=clan.seat, mercenary=member.id)
        return
    yield from _hand_over(game, clan, member, contract)
    game.tally(clan, "contracts")
    game.tell("contract_fulfilled", "ML-MSR-10", seat=clan.seat, mission=name, mercenary=member.id)
    reward = contract.reward("left" if game.slot(path) == 1 else "right")
    yield from storage.gain(game, clan, reward, "ML-MSR-10", name)


def can_fulfil(game: Game, clan: Clan, member: Member, contract: ContractMission) -> bool:
    """Storage, and potions and poisons on that mercenary's tile (ML-MSR-12)."""
    goal = contract.goal
    return (
        clan.gold >= goal.gold
        and len(clan.traps) >= goal.trap
        and clan.shields >= goal.shield
        and clan.potions + member.potions >= goal.potion
        and clan.poisons + member.poisons >= goal.poison
        and len(clan.trophies) >= goal.trophy_card
        and sum([len(other.equipment) for other in clan.members]) >= goal.equipment
    )


def _hand_over(game: Game, clan: Clan, member: Member, contract: ContractMission) -> Rules[None]:
    """Discard the goal; tokens come from the tile first, where they would be at risk longest (ML-MSR-12)."""
    goal = contract.goal
    game.pay(clan, goal.gold)
    clan.shields -= goal.shield
    from_tile = min(goal.potion, member.potions)
    member.potions -= from_tile
    clan.potions -= goal.potion - from_tile
    from_tile = min(goal.poison, member.poisons)
    member.poisons -= from_tile
    clan.poisons -= goal.poison - from_tile
    for _ in range(goal.trap):
        traps = [Option(f"discard:{kind}", kind, f"trap:{kind}") for kind in dict.fromkeys(clan.traps)]
        kind = yield game.ask(clan.seat, "discard_trap", traps, "ML-MSR-12")
        clan.traps.remove(kind)
        game.discard_trap(kind)
        game.tell("trap_discarded", "ML-HID-05", seat=clan.seat, trap=kind)
    for _ in range(goal.trophy_card):
        trophies = [Option(f"discard:{monster}", monster, f"trophy:{monster}") for monster in clan.trophies]
        monster = yield game.ask(clan.seat, "discard_trophy", trophies, "ML-MSR-12")
        clan.trophies.remove(monster)
        game.state.monster_discard.append(monster)
    for _ in range(goal.equipment):
        cards = [
            Option(f"discard:{card}", (other, card), f"equipment:{card}")
            for other in clan.members
            for card in other.equipment
        ]
        bearer, card = yield game.ask(clan.seat, "discard_equipment", cards, "ML-MSR-12")
        bearer.equipment.remove(card)
        game.state.equipment_discard.append(card)
