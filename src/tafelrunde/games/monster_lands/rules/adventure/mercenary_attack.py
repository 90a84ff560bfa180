"""The mercenary's attack (chapter 7.5), die by die if its owner likes, and the victory (ML-BAT-10)."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from tafelrunde.games.monster_lands.box.effects import (
    CatchWithoutTrap,
    FameOn,
    Feat,
    FleeOnCatch,
    Gain,
    LastHit,
    TrapsRequired,
)
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules import monsters, storage
from tafelrunde.games.monster_lands.rules.adventure import death, rolling
from tafelrunde.games.monster_lands.rules.adventure.chances import percent, prospect
from tafelrunde.games.monster_lands.rules.adventure.monster_attack import hit_everyone
from tafelrunde.games.monster_lands.state import Clan, Location, Path
from tafelrunde.kernel import Option, Preview, Rules
from tafelrunde.kernel.scene import Text


class Totals(msgspec.Struct, frozen=True):
    """Both totals of an attack as they stand, with their arithmetic (ML-ATK-07, ML-ATK-08)."""

    catch_terms: tuple[tuple[str, int], ...]
    defeat_terms: tuple[tuple[str, int], ...]

    @property
    def catch(self) -> int:
        return sum([value for _, value in self.catch_terms])

    @property
    def defeat(self) -> int:
        return sum([value for _, value in self.defeat_terms])


def totals(game: Game, location: Location, path: Path) -> Totals:
    """Carried totals + dice + common bonus + the bonus for catching or for defeating (ML-ATK-05 … 09)."""
    _, common = rolling.dice_value(game, location, path, "monster")
    common += rolling.total_modifiers(game, location, path, "monster", ("any", "monster"))
    common += rolling.poison_term(game)
    catch = rolling.total_modifiers(game, location, path, "monster", ("catch",))
    defeat = rolling.total_modifiers(game, location, path, "monster", ("defeat",))
    carried_catch = [("carried", location.catch_total)] if location.catch_total else []
    carried_defeat = [("carried", location.defeat_total)] if location.defeat_total else []
    return Totals((*carried_catch, *common, *catch), (*carried_defeat, *common, *defeat))


def can_catch(game: Game, location: Location, path: Path) -> bool:
    """The trap condition: a trap tile on the own path, two for some monsters, none for some mercenaries (ML-ATK-20)."""
    if type(game.card(path.member).talent.effect) is CatchWithoutTrap:
        return True
    power = game.monster(location).power
    required = power.n if type(power) is TrapsRequired else 1
    traps = [trap for trap in path.traps if game.content.traps[trap.kind].counts_as_trap(not trap.face_up)]
    return len(traps) >= required


def mercenary_attack(game: Game, location: Location, path: Path) -> Rules[bool]:
    """One step of the attack; True when it is over: finished or declined (ML-ATK-01 … 03, 10, 15, 16)."""
    unrolled = [die for die in path.dice if not die.face]
    helping = rolling.reroll_options(game, location, path, "monster")
    helping += rolling.loot_options(game, path, "monster")
    helping += rolling.poison_options(game, location, path, "monster")
    helping += rolling.drink_options(game, location, path, "monster")
    may_stop = not unrolled or can_catch(game, location, path)
    begun = game.state.rolling is not None
    found: list[Option] = []
    if len(unrolled) > 1:
        found.append(Option("roll_all", "roll_all", path.id, {"n": len(unrolled)}, reveals=True))
    colors = dict.fromkeys([die.color for die in unrolled])
    found += [Option(f"roll:{color}", color, path.id, reveals=True) for color in colors]
    found += helping
    if may_stop:
        found.append(Option("finish", "finish", path.id))
    if not begun:
        found.append(Option("decline", "decline"))
    elif unrolled and not may_stop and not helping:
        found = found[:1]  # nothing left to decide: all dice must be rolled

    now = totals(game, location, path)
    monster = game.monster(location)
    asked = {
        "mercenary": path.member,
        "monster": location.monster,
        "catch": now.catch,
        "defeat": now.defeat,
        "catch_value": monster.catch_value,
        "victory_value": monster.victory_value,
    }
    preview = partial(_preview, game, location, path)
    chosen = yield game.ask(path.seat, "attack", found, "ML-ATK-03", asked, preview=preview)
    if chosen == "decline":
        game.tell("attack_declined", "ML-ATK-01", seat=path.seat, mercenary=path.member)
        return True
    if chosen == ("drink",):
        rolling.drink(game, path)
        return False
    rolling.rolling(game)
    if chosen == "finish":
        yield from finish(game, location, path)
        return True
    if chosen == "roll_all":
        rolling.roll_dice(game, path, unrolled, "ML-ATK-02")
    elif isinstance(chosen, str):
        rolling.roll_dice(game, path, [next(die for die in unrolled if die.color == chosen)], "ML-ATK-03")
    else:
        rolling.apply(game, path, chosen)
    return False


def _preview(game: Game, location: Location, path: Path, option: Option) -> Preview:
    """The chances to catch and to defeat with all dice that are left, after this option (ML-ATK-11 … 14)."""
    if option.value in ("finish", "decline") or option.value[0] in ("loot", "drink"):
        return Preview()
    now = totals(game, location, path)
    monster = game.monster(location)
    ahead = prospect(game, location, path, "monster", option)
    defeat = ahead.at_least(monster.victory_value - now.defeat)
    reach = ahead.at_least(monster.catch_value - now.catch)
    catch = max(0.0, reach - defeat) if can_catch(game, location, path) else 0.0
    line = Text("preview-attack", {"catch": percent(catch), "defeat": percent(defeat), "n": ahead.dice})
    return Preview(area=(path.id, f"monster:{location.monster}"), lines=(line,))


def finish(game: Game, location: Location, path: Path) -> Rules[None]:
    """Defeated, caught or failed; a total that defeats can never be turned into a catch (ML-ATK-11 … 14)."""
    result = totals(game, location, path)
    monster = game.monster(location)
    path.attacked = True
    defeated = result.defeat >= monster.victory_value
    caught = not defeated and result.catch >= monster.catch_value and can_catch(game, location, path)
    args: dict[str, Any] = {"seat": path.seat, "mercenary": path.member, "monster": monster.id}
    if defeated:
        needed = monster.victory_value
        game.tell("monster_defeated", "ML-ATK-14", terms=result.defeat_terms, needed=needed, **args)
        yield from victory(game, location, path, "defeat")
    elif caught:
        needed = monster.catch_value
        game.tell("monster_caught", "ML-ATK-13", terms=result.catch_terms, needed=needed, **args)
        yield from victory(game, location, path, "catch")
    else:
        game.tally(game.owner(path), "attacks_failed")
        location.catch_total = result.catch
        location.defeat_total = result.defeat
        game.tell(
            "attack_failed",
            "ML-ATK-12",
            terms=result.defeat_terms,
            catch=result.catch,
            defeat=result.defeat,
            catch_value=monster.catch_value,
            victory_value=monster.victory_value,
            **args,
        )


def victory(game: Game, location: Location, path: Path, feat: Feat) -> Rules[None]:
    """Reward, extras, last hit, then the fighters' paths are cleared (ML-BAT-06, ML-BAT-10, ML-BAT-11)."""
    clan = game.owner(path)
    monster = game.monster(location)
    path.prevailed = True
    location.overcome = True
    reward = monster.victory_reward if feat == "defeat" else monster.catch_reward
    yield from storage.gain(game, clan, reward, "ML-ATK-14" if feat == "defeat" else "ML-ATK-13", monster.id)
    game.tally(clan, "defeated" if feat == "defeat" else "caught")
    yield from extras(game, clan, path, feat)
    if feat == "defeat" and type(monster.power) is LastHit:
        game.tell("last_hit", "ML-PWR-07", monster=monster.id)
        yield from hit_everyone(game, location, monster.power.n)
    for other in location.paths:
        if other.fought:
            death.clear(game, other)
    _remove_monster(game, location, clan, feat)


def extras(game: Game, clan: Clan, path: Path, feat: Feat) -> Rules[None]:
    """Talents and loot triggered by a victory (ML-ITM-22, ML-ITM-50, ML-ITM-52)."""
    talent = game.card(path.member).talent.effect
    if type(talent) is FameOn and talent.event == feat:
        game.gain_fame(clan, talent.value)
        game.use(path.member)
        game.tell("extra_fame", "ML-ITM-52", seat=clan.seat, card=path.member, fame=talent.value)
    while True:
        found = fame_loot(game, clan, feat)
        for member in clan.members:
            ability = game.card(member).talent
            effect = ability.effect
            if ability.trigger != "after_win" or type(effect) is not Gain or game.is_used(member.id):
                continue
            if storage.changes_something(game, clan, effect):
                found.append(Option(f"talent:{member.id}", ("talent", member.id), f"member:{member.id}"))
        if not found:
            return
        found.insert(0, Option("continue"))
        chosen = yield game.ask(clan.seat, "after_win", found, "ML-BAT-10", default="continue")
        if chosen is None:
            return
        if chosen[0] == "loot":
            use_fame_loot(game, clan, chosen[1])
        else:
            effect = game.card(chosen[1]).talent.effect
            assert type(effect) is Gain
            game.use(chosen[1])
            yield from storage.gain(game, clan, effect, "ML-ITM-50", chosen[1])


def fame_loot(game: Game, clan: Clan, feat: Feat) -> list[Option]:
    """Loot that gives fame for this feat, whoever of the clan did it (ML-ITM-22)."""
    found = []
    for tile in clan.loot:
        effect = game.content.loot[tile].effect
        if type(effect) is FameOn and effect.event == feat:
            found.append(Option(f"loot:{tile}", ("loot", tile), f"loot:{tile}"))
    return found


def use_fame_loot(game: Game, clan: Clan, tile: str) -> None:
    effect = game.content.loot[tile].effect
    assert type(effect) is FameOn
    clan.loot.remove(tile)
    game.state.loot_discard.append(tile)
    game.gain_fame(clan, effect.value)
    game.tally(clan, "loot_used")
    game.tell("extra_fame", "ML-ITM-22", seat=clan.seat, card=tile, fame=effect.value)


def _remove_monster(game: Game, location: Location, clan: Clan, feat: Feat) -> None:
    """A trophy when defeated, the discard when caught; some escape from a land (ML-ATK-13, 14, ML-PWR-12)."""
    monster = location.monster
    location.monster = ""
    if feat == "defeat":
        clan.trophies.append(monster)
    elif type(game.content.monsters[monster].power) is FleeOnCatch and location is not game.state.access:
        game.state.fled = monster
        game.tell("monster_fled", "ML-PWR-12", monster=monster)
    else:
        game.state.monster_discard.append(monster)
    if location is game.state.access:
        monsters.end_panic(game)
