"""The mercenary's attack (chapter 7.5), die by die if its owner likes."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from tafelrunde.games.monster_lands.box.effects import CatchWithoutTrap, TrapsRequired
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.adventure import rolling, victory
from tafelrunde.games.monster_lands.rules.adventure.chances import percent, prospect
from tafelrunde.games.monster_lands.state import Location, Path
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
    odds = {"catch": percent(catch), "defeat": percent(defeat), "n": ahead.dice}
    area = (path.id, f"monster:{location.monster}")
    return Preview(area=area, lines=(Text("preview-attack", odds),), short=(Text("short-attack", odds),))


def finish(game: Game, location: Location, path: Path) -> Rules[None]:
    """Defeated, caught or failed; a total that defeats can never be turned into a catch (ML-ATK-11 … 14)."""
    result = totals(game, location, path)
    monster = game.monster(location)
    path.attacked = True
    defeated = result.defeat >= monster.victory_value
    caught = not defeated and result.catch >= monster.catch_value and can_catch(game, location, path)
    args: dict[str, Any] = {"seat": path.seat, "mercenary": path.member, "monster": monster.id}
    if defeated:
        total, needed = result.defeat, monster.victory_value
        game.tell("monster_defeated", "ML-ATK-14", terms=result.defeat_terms, total=total, needed=needed, **args)
        yield from victory.win(game, location, path, "defeat")
    elif caught:
        total, needed = result.catch, monster.catch_value
        game.tell("monster_caught", "ML-ATK-13", terms=result.catch_terms, total=total, needed=needed, **args)
        yield from victory.win(game, location, path, "catch")
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
