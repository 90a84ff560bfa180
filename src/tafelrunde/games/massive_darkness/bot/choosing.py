"""Choices of the group, and all that is asked outside a hero's activation."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.bot.chances import odds
from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn import pursuit
from tafelrunde.games.massive_darkness.bot.turn.ways import FAR
from tafelrunde.games.massive_darkness.state import Enemy, Hero
from tafelrunde.kernel import Decision, Option
from tafelrunde.tabletop.campaign import tries

HEROES = ("siegfried", "owen", "sibyl", "bjorn", "whisper", "elias")
TRIES = 2
"""So often a lost quest of a campaign is played again."""


class Choosing:
    """One question to the group or to a player who is not acting."""

    def __init__(self, party: Party, decision: Decision) -> None:
        self.party = party
        self.game = party.game
        self.decision = decision
        self.options = decision.options

    def _first(self, *names: str) -> Option:
        for name in names:
            if (found := self.decision.option(name)) is not None:
                return found
        return self.options[0]

    def _hero(self, option: Option) -> Hero:
        return self.party.state.heroes[int(option.id.partition(":")[2])]

    def _enemy(self) -> Enemy | None:
        return self.game.find_enemy(str(self.decision.args.get("enemy", "")))

    # --- set-up -------------------------------------------------------------------------------------------------

    def choose_hero(self) -> Option:
        return self._first(*[f"hero:{name}" for name in HEROES])

    def choose_class(self) -> Option:
        return self._first(f"class:{self.decision.args.get('recommended')}")

    def choose_weapon(self) -> Option:
        hero = self.party.state.heroes[self.decision.seat]
        content = self.game.content
        wanted = content.config.first_weapons[content.classes[hero.sheet].primary]
        return self._first(f"weapon:{wanted}")

    # --- enemies ------------------------------------------------------------------------------------------------

    def target(self) -> Option:
        """Whom the attack or the pursuit costs least."""
        enemy = self._enemy()
        if enemy is None:
            return self.options[0]

        def cost(option: Option) -> float:
            hero = self._hero(option)
            near = hero.zone == enemy.zone
            card = self.game.card(enemy)
            return self.party.harm(enemy, hero, hero.zone, near or not (card.ranged or card.magic))

        return min(self.options, key=cost)

    def attack_kind(self) -> Option:
        return self.options[0]

    def enemy_order(self) -> Option:
        """Those first that hurt least: who would fall anyway takes their blows, too, before the strongest strikes."""
        single = [option for option in self.options if option.id.startswith("activate:")]
        return min(single, key=lambda option: self._blow(self.game.enemy(option.id.partition(":")[2])))

    def _blow(self, enemy: Enemy) -> float:
        """What an enemy's next activation costs; nothing if it is stunned or reaches nobody."""
        if enemy.stunned:
            return 0.0
        heroes = pursuit.standing(self.party)
        activation = self.party.state.activation
        if self.decision.args.get("why") == "reaction" and activation is not None:
            heroes = [(hero, zone) for hero, zone in heroes if hero.seat == activation.seat]
        return pursuit.hit(self.party, enemy, heroes, self.party.held(enemy)).harm

    def enemy_path(self) -> Option:
        """Away from heroes, where it may choose."""

        def near(option: Option) -> int:
            zone = option.id.partition(":")[2]
            return sum([self.party.passages.distance(zone, hero.zone) <= 1 for hero in self.game.present()])

        return min(self.options, key=near)

    def appear(self) -> Option:
        """As far from the heroes as possible."""

        def near(option: Option) -> int:
            zone = option.id.partition(":")[2]
            return sum([min(20, self.party.passages.distance(zone, hero.zone)) for hero in self.game.present()])

        return max(self.options, key=near)

    def event_monster(self) -> Option:
        def near(option: Option) -> int:
            enemy = self.game.enemy(option.id.partition(":")[2])
            return min(
                [self.party.passages.distance(enemy.zone, hero.zone) for hero in self.game.present()], default=FAR
            )

        return max(self.options, key=near)

    def light_strikes(self) -> Option:
        """Where two wounds kill, or else the most dangerous."""

        def worth(option: Option) -> float:
            enemy = self.game.enemy(option.id.partition(":")[2])
            dies = not enemy.minions and enemy.health <= 2
            minion = bool(enemy.minions) and min(enemy.minions) <= 2
            total = sum(enemy.minions) + enemy.health
            return self.party.worth(enemy) * (1.0 if dies else 2.0 / total) + 0.5 * minion

        return max(self.options, key=worth)

    # --- heroes -------------------------------------------------------------------------------------------------

    def heal(self) -> Option:
        """Who is nearest to death."""
        wounded = [option for option in self.options if option.id.startswith("heal:")]
        return min(wounded, key=lambda option: self._hero(option).health) if wounded else self.options[-1]

    def blessing(self) -> Option:
        return self._first("heal")

    def stand_up_at(self) -> Option:
        return self.options[0]

    def token_order(self) -> Option:
        """What the quest wants first: among treasures may be a trap."""
        return min(self.options, key=lambda option: option.id in ("token:normal", "token:special"))

    def door_zone(self) -> Option:
        """The next zone of a chamber: where no token of the quest lies, enemies may come."""
        wanted = {token.zone for token in self.party.state.objectives}
        return min(self.options, key=lambda option: option.id.partition(":")[2] in wanted)

    def agree(self) -> Option:
        """Cards that are worn stay."""
        card = str(self.decision.args.get("card", ""))
        hero = self.party.state.heroes[self.decision.seat]
        return self._first("refuse" if card in (hero.body, *hero.hands) else "agree")

    # --- fights, before the dice -------------------------------------------------------------------------------

    def blood_toll(self) -> Option:
        """The healthiest pays."""
        heroes = self.party.state.heroes
        return max(self.options, key=lambda option: heroes[int(option.id.partition(":")[2])].health)

    def blood_toll_ally(self) -> Option:
        return self._first("agree" if self.party.state.heroes[self.decision.seat].health > 3 else "refuse")

    def charge_target(self) -> Option:
        """Who is killed most likely, for its worth."""
        hero = self.party.state.heroes[self.decision.seat]

        def gain(option: Option) -> float:
            kind, _, name = option.id.partition(":")
            enemy = self.party.game.find_enemy(name)
            if enemy is None:
                return 0.0
            distance = self.party.passages.sight(hero.zone).get(enemy.zone, 0)
            hits = self.party.hits(hero, hero.zone, enemy, kind, distance, moved=True)  # type: ignore[arg-type]
            out = odds.outlook(hits.chances, enemy.minions, enemy.health, 1)
            return self.party.worth(enemy) * (out.share + out.kill)

        return max(self.options, key=gain)

    # --- campaigns -------------------------------------------------------------------------------------------------

    def verdict(self) -> Option:
        """Once more, but not for ever (MD-CAM-18)."""
        lost = len(tries(self.party.state.chronicle, self.party.state.quest))
        return self._first("repeat") if lost <= TRIES else self.options[-1]
