"""The sensible bot in the adventure phase: giving dice, taking hits, rolling, and knowing when to stop."""

from __future__ import annotations

from tafelrunde.games.monster_lands.bot.cases import Case
from tafelrunde.games.monster_lands.bot.foes import Foe, advantage_of
from tafelrunde.games.monster_lands.bot.kit import kit_of, laid
from tafelrunde.games.monster_lands.bot.planning import Planner
from tafelrunde.games.monster_lands.bot.plans import NEVER, means
from tafelrunde.games.monster_lands.bot.worth import Outlook
from tafelrunde.games.monster_lands.box.effects import DieMod, FameLossOnWound, Redirect, Reroll, StealDice, TotalMod
from tafelrunde.games.monster_lands.rules.adventure import odds
from tafelrunde.games.monster_lands.state import Location, Member, Path, State
from tafelrunde.kernel import Advice, Decision, Option


class Fighting:
    """Answers for one seat while its mercenaries are resolved."""

    def __init__(self, outlook: Outlook, planner: Planner) -> None:
        self.outlook = outlook
        self.planner = planner
        self.state: State = outlook.state
        self.clan = outlook.clan
        self.content = outlook.content

    # --- where we are -----------------------------------------------------------------------------------------

    def _location(self, path_id: str = "") -> Location:
        state = self.state
        places = [*state.missions, *state.lands, state.access]
        if path_id:
            return next(place for place in places if place.id == path_id.partition(".")[0])
        return [*state.lands, state.access][state.place]

    def _path(self, location: Location, path_id: str = "") -> Path:
        if path_id:
            return next(path for path in location.paths if path.id == path_id)
        return location.paths[self.state.slot]

    def _member(self, path: Path) -> Member:
        return next(member for member in self.clan.members if member.id == path.member)

    def _case(self, location: Location, path: Path) -> Case:
        return self.planner.case(location, path, self._member(path), means(self.state, self.clan))

    # --- the monster's attack ---------------------------------------------------------------------------------

    def discard_magic(self, decision: Decision) -> Advice:
        """As many magic dice as make survival and victory together most likely."""
        path_id = str(decision.args["path"])
        location = self._location(path_id)
        path = self._path(location, path_id)
        case = self._case(location, path)
        enemy = case.enemy
        dice = int(decision.args["dice"])
        if enemy is None:
            return Advice(decision.options[0], "keep_magic")
        defences = self._defences(location, path, enemy)
        # Redirected dice come before our own turn: only what is at stake now counts.
        own = self.state.stage == "monster_attack" and path is location.paths[self.state.slot]
        automatic = enemy.automatic if own else 0
        best: tuple[float, Option] | None = None
        for option in decision.options:
            given = int(option.value)
            dead, hurt = odds.fate(dice - given, automatic, defences, case.member.wounded)
            value = (1.0 - dead) * self._attack_worth(case, path, given) + dead * case.death - hurt * case.wound
            if best is None or value > best[0] + 1e-6:
                best = value, option
        assert best is not None
        n = int(best[1].value)
        return Advice(best[1], "give_magic" if n else "keep_magic", {"n": n})

    def _defences(self, location: Location, path: Path, enemy: Foe) -> int:
        """Hits that can still be cancelled."""
        member = self._member(path)
        found = path.shields + (member.potions if enemy.potions else 0)
        if enemy.talents:
            slot = int(path.id.partition(".")[2])
            kit = kit_of(member, self.content, enemy.without)
            found += kit.defences[enemy.monster.affinity] + advantage_of(location, slot).defense
            found -= self.state.used.get(path.id, 0)
            found -= sum([self.state.used.get(card, 0) for card in [member.id, *member.equipment]])
        return max(found, path.shields)

    def _attack_worth(self, case: Case, path: Path, given: int) -> float:
        """What surviving with the dice that are left should bring."""
        location = case.location
        enemy = case.enemy
        if enemy is None or path.attacked:
            return case.plunder
        s = sum([die.color == "strength" for die in path.dice])
        m = sum([die.color == "magic" for die in path.dice]) - given
        h = len(path.dice) - s - m - given
        add = laid(tuple([trap.kind for trap in path.traps if trap.face_up]))
        helping = case.kit.monster
        flat = helping.flat + add.flat + case.rerolls + int(3.5 * h)
        flat += 2 * case.member.poisons if enemy.poisons else 0
        catchable = case.kit.free_catch or len(path.traps) >= enemy.traps
        s_added = helping.strength + add.s_added + enemy.s_penalty
        m_added = helping.magic + add.m_added + enemy.m_penalty
        monster = enemy.monster
        defeat = odds.reach(
            s, s_added, m, m_added, 0, monster.victory_value - flat - case.kit.defeat - location.defeat_total
        )
        catch = 0.0
        if catchable:
            catch = odds.reach(
                s, s_added, m, m_added, 0, monster.catch_value - flat - case.kit.catch - location.catch_total
            )
        if catch > defeat and case.catch_worth > case.defeat_worth:
            win = catch * case.catch_worth
        else:
            win = defeat * case.defeat_worth + max(0.0, catch - defeat) * case.catch_worth
        return win + (1.0 - max(catch, defeat)) * case.plunder

    def defend(self, decision: Decision) -> Advice:
        """What costs nothing first, potions last; no waste on somebody who can't be saved or should not be."""
        path_id = str(decision.args["path"])
        location = self._location(path_id)
        path = self._path(location, path_id)
        member = self._member(path)
        hits = int(decision.args["hits"])
        endure = decision.option("endure")
        assert endure is not None
        bears = 0 if member.wounded else 1
        cancels = sum([int(option.args.get("left", 0)) for option in decision.options if option.id != "endure"])
        case = self._case(location, path)
        if hits > bears:
            worth = self._attack_worth(case, path, 0)
            if cancels < hits - bears or case.death > worth + 0.2:
                return Advice(endure, "endure_death", {"mercenary": member.id})
        for option in decision.options:
            if option.id.startswith("defence"):
                return Advice(option, "defend_talent")
        shield = decision.option("shield")
        potion = decision.option("potion")
        harmless = self.outlook.last and hits <= bears
        if case.enemy is not None and type(case.enemy.monster.power) is FameLossOnWound:
            harmless = False
        if shield is not None:
            return Advice(shield, "defend_shield")
        if potion is not None and not harmless:
            return Advice(potion, "defend_potion")
        return Advice(endure, "endure_wound", {"mercenary": member.id})

    def redirect(self, decision: Decision) -> Advice:
        """Dice go to somebody else's mercenary, never to our own."""
        for option in decision.options:
            if option.id != "keep" and option.value.seat != self.clan.seat:
                return Advice(option, "redirect", {"other": option.value.seat})
        return Advice(decision.option("keep") or decision.options[0], "no_redirect")

    def redirect_dice(self, decision: Decision) -> Advice:
        path_id = str(decision.args["path"])
        target = self._path(self._location(path_id), path_id)
        if target.seat == self.clan.seat:
            return Advice(decision.options[-1], "no_redirect")
        return Advice(decision.options[0], "redirect", {"other": target.seat})

    # --- our attack -------------------------------------------------------------------------------------------

    def attack(self, decision: Decision) -> Advice:
        """Roll for what is worth more; stop for a catch, use what helps, finish when nothing does."""
        location = self._location()
        path = self._path(location)
        case = self._case(location, path)
        args = decision.args
        catch, defeat = int(args["catch"]), int(args["defeat"])
        to_catch, to_defeat = int(args["catch_value"]) - catch, int(args["victory_value"]) - defeat
        unrolled = [die for die in path.dice if not die.face]
        finish = decision.option("finish")
        enemy = case.enemy
        assert enemy is not None
        catchable = case.kit.free_catch or self._traps(path) >= enemy.traps
        likes_catch = catchable and case.catch_worth >= case.defeat_worth
        if finish is not None:
            if to_defeat <= 0:
                return Advice(finish, "finish_defeat")
            if likes_catch and to_catch <= 0:
                return Advice(finish, "finish_catch")
        decline = decision.option("decline")
        if unrolled:
            if decline is not None and self._helps_others(location, path) and self._hopeless(case, path):
                return Advice(decline, "decline")
            roll_all = decision.option("roll_all")
            if roll_all is not None and not likes_catch:
                return Advice(roll_all, "roll_all")
            one = next((option for option in decision.options if option.id.startswith("roll:")), roll_all)
            assert one is not None
            return Advice(one, "roll_one" if likes_catch else "roll_all")
        assert finish is not None
        helping = self._help(decision, path, case, to_catch if catchable else NEVER, to_defeat)
        if helping is not None:
            return helping
        if catchable and to_catch <= 0:
            return Advice(finish, "finish_catch")
        if decline is not None and self._helps_others(location, path):
            return Advice(decline, "decline")
        return Advice(finish, "finish_failed")

    def _traps(self, path: Path) -> int:
        traps = self.content.traps
        return sum([traps[trap.kind].counts_as_trap(not trap.face_up) for trap in path.traps])

    def _helps_others(self, location: Location, path: Path) -> bool:
        """Whether the next in line is somebody else, who would build on our damage."""
        after = location.paths[location.paths.index(path) + 1 :]
        following = next((other for other in after if other.member), None)
        return following is not None and following.seat != self.clan.seat

    def _hopeless(self, case: Case, path: Path) -> bool:
        enemy = case.enemy
        assert enemy is not None
        most = 6 * len(path.dice) + 12
        return most < enemy.monster.catch_value - case.location.catch_total

    def _help(self, decision: Decision, path: Path, case: Case, to_catch: int, to_defeat: int) -> Advice | None:
        """Poison, loot and rerolls, where they can still change the result for the better."""
        wins = to_catch <= 0
        gain = case.defeat_worth - (case.catch_worth if wins else case.plunder)
        wants_defeat = gain > 0.3
        goal = to_defeat if wins else min(to_defeat, to_catch)
        if wins and not wants_defeat:
            return None
        poison = decision.option("poison")
        member = case.member
        extra = 2 * member.poisons if poison is not None else 0
        if poison is not None and goal <= extra:
            return Advice(poison, "use_poison")
        for option in decision.options:
            verb, _, tile = option.id.partition(":")
            if verb != "loot":
                continue
            effect = self.content.loot[tile].effect
            if type(effect) is TotalMod and to_defeat <= effect.value + extra and gain > 1.0:
                return Advice(option, "use_loot", {"loot": tile})
            if type(effect) is DieMod:
                dice = sum([die.color == effect.color for die in path.dice])
                if goal <= effect.value * dice + extra and gain > 0.6:
                    return Advice(option, "use_loot", {"loot": tile})
        floor = -to_catch if wins else None
        return self._reroll(decision, goal - extra, gain, floor)

    def _reroll(self, decision: Decision, goal: int, gain: float, floor: int | None) -> Advice | None:
        """Reroll the lowest die; what is already won must not be lost."""
        rerolls = [option for option in decision.options if option.id.startswith("reroll:")]
        lowest = min(rerolls, key=lambda option: int(option.args["face"]), default=None)
        if lowest is not None:
            face = int(lowest.args["face"])
            safe = floor is None or face - 1 <= floor
            if safe and face < 6 and goal <= (6 - face) + 3 * (len(rerolls) > 1) + 4:
                return Advice(lowest, "reroll", {"face": face})
        for option in decision.options:
            verb, _, tile = option.id.partition(":")
            if verb == "loot" and type(self.content.loot[tile].effect) is Reroll and gain > 1.5 and goal <= 7:
                return Advice(option, "use_loot", {"loot": tile})
        return None

    # --- missions and conquest --------------------------------------------------------------------------------

    def roll(self, decision: Decision) -> Advice:
        """A roll with a goal: help it while it falls short and can still make it."""
        finish = decision.option("finish")
        assert finish is not None
        short = int(decision.args["goal"]) - int(decision.args["total"])
        if short <= 0:
            return Advice(finish, "goal_reached")
        conquest = decision.question == "conquest_roll"
        location = self._location() if conquest else self.state.missions[0]
        path = self._path(location)
        member = self._member(path)
        poison = decision.option("poison")
        extra = 2 * member.poisons if poison is not None else 0
        if poison is not None and short <= extra:
            return Advice(poison, "use_poison")
        for option in decision.options:
            verb, _, tile = option.id.partition(":")
            if verb == "loot":
                effect = self.content.loot[tile].effect
                if type(effect) is DieMod:
                    dice = sum([die.color == effect.color for die in path.dice])
                    if short <= effect.value * dice + extra:
                        return Advice(option, "use_loot", {"loot": tile})
        helping = self._reroll(decision, short - extra, 3.0, None)
        return helping if helping is not None else Advice(finish, "goal_missed")

    # --- ambush module ----------------------------------------------------------------------------------------

    def reveal(self, decision: Decision) -> Advice:
        """Traps that help are turned up; an ambush only where it meets somebody else, or frees a better tile."""
        path_id = str(decision.args["path"])
        location = self._location(path_id)
        path = self._path(location, path_id)
        hidden = [trap.kind for trap in path.traps if not trap.face_up]
        yes, no = decision.options[0], decision.options[1]
        effect = self.content.traps[hidden[0]].effect
        if not isinstance(effect, StealDice | Redirect):
            return Advice(yes, "reveal")
        if any(self._is_victim(other, effect) for other in self._neighbours(location, path)):
            return Advice(yes, "ambush")
        if any(not isinstance(self.content.traps[kind].effect, StealDice | Redirect) for kind in hidden[1:]):
            return Advice(yes, "reveal")
        return Advice(no, "stay_hidden")

    def _neighbours(self, location: Location, path: Path) -> list[Path]:
        at = location.paths.index(path)
        near = [location.paths[other] for other in (at - 1, at + 1) if 0 <= other < len(location.paths)]
        return [other for other in near if other.member]

    def _is_victim(self, other: Path, effect: StealDice | Redirect) -> bool:
        if other.seat == self.clan.seat:
            return False
        return isinstance(effect, Redirect) or any(die.color in effect.colors for die in other.dice)

    def ambush_target(self, decision: Decision) -> Advice:
        """The richest path of somebody else, rather one without a shield."""
        effect = self.content.traps[str(decision.args["trap"])].effect

        def merit(option: Option) -> tuple[bool, bool, int]:
            target: Path = option.value
            dice = len(target.dice) if type(effect) is Redirect else 0
            if type(effect) is StealDice:
                dice = min(effect.max, sum([die.color in effect.colors for die in target.dice]))
            return target.seat != self.clan.seat, not target.shields, dice

        best = max(decision.options, key=merit)
        return Advice(best, "ambush")

    def block(self, decision: Decision) -> Advice:
        path_id = str(decision.args["path"])
        path = self._path(self._location(path_id), path_id)
        effect = self.content.traps[str(decision.args["trap"])].effect
        if type(effect) is StealDice and not any(die.color in effect.colors for die in path.dice):
            return Advice(decision.options[1], "no_harm")
        return Advice(decision.options[0], "block")

    def steal(self, decision: Decision) -> Advice:
        """Strength dice first, as they are good for everything; enough only when nothing is left."""
        location = self._location()
        path = self._path(location)
        helping = kit_of(self._member(path), self.content).monster
        order = {"strength": 1 + helping.strength, "magic": 1.2 + helping.magic, "haggle": 0}
        dice = [option for option in decision.options if option.id.startswith("steal")]
        if not dice:
            return Advice(decision.options[0], "ambush")
        return Advice(max(dice, key=lambda option: order[str(option.args["color"])]), "ambush")
