"""A turn made of two cards: where to go, what to do first, and what it all is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tafelrunde.games.havens.bot import weights
from tafelrunde.games.havens.bot.looking.danger import Danger
from tafelrunde.games.havens.bot.looking.foes import conditions_of
from tafelrunde.games.havens.bot.looking.outlook import Outlook
from tafelrunde.games.havens.bot.weighing import zones
from tafelrunde.games.havens.bot.weighing.attacks import Attacks
from tafelrunde.games.havens.bot.weighing.deeds import Deeds
from tafelrunde.games.havens.bot.weighing.standing import Standing
from tafelrunde.games.havens.box.abilities import Ability, Attack, Infuse, Move, Push
from tafelrunde.games.havens.box.cards import Action, Half
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.heroes.abilities import is_mandatory
from tafelrunde.games.havens.rules.heroes.actions import DEFAULTS
from tafelrunde.games.havens.state import Hero
from tafelrunde.tabletop.hexgrid import Mask

LOOKED_AT = 5
"""Where a second move follows, only so many ends of the first are looked at."""


_tokens: dict[int, tuple[Ability, int]] = {}
_equal: dict[Ability, int] = {}


def token(ability: Ability) -> int:
    """A number that equal abilities have in common, so that what is known of one is known of all."""
    known = _tokens.get(id(ability))
    if known is None or known[0] is not ability:
        known = _tokens[id(ability)] = ability, _equal.setdefault(ability, len(_equal))
    return known[1]


class Piece(NamedTuple):
    """One half of a card as it could be played: as printed, or as the default action."""

    card: str
    half: Half
    default: bool
    action: Action


class Part:
    """An ability of an action, and what is known of its worth in the hexes looked at."""

    __slots__ = ("ability", "action", "elsewhere", "melee", "move", "must", "number", "push", "scores", "zone")

    def __init__(self, number: int, ability: Ability, action: Action) -> None:
        self.number = number
        self.ability = ability
        self.action = action
        self.move: Move | None = ability if type(ability) is Move else None
        self.push = type(ability) is Push
        self.melee = type(ability) is Attack and ability.range is None
        self.must = is_mandatory(ability)
        self.scores: dict[int, float] = {}
        self.zone: Mask = 0
        """Where its worth depends on the hex."""
        self.elsewhere = 0.0
        """What it is worth in every other hex."""


class Plan(NamedTuple):
    """A turn: its worth, its pieces in their order, and the hex of the first move, if it begins with one."""

    value: float
    pieces: tuple[Piece, ...]
    end: int


def pieces(game: Game, hero: Hero, card: str, half: Half) -> list[Piece]:
    """The ways to use a half."""
    return [Piece(card, half, False, game.action(hero, card, half)), Piece(card, half, True, DEFAULTS[half])]


class Turns:
    """The turns that a character could take from where it stands, or from elsewhere."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.danger = Danger(look)
        self.price = card_price(look)
        self.deeds = Deeds(look, self.danger, self.price)
        self.stuck = conditions_of(look.figure, "immobilize")
        self.standing = Standing(look, self.danger, self.deeds)
        self.harm = self._harm_price()
        """What entering a trap or hazardous terrain costs."""
        self._faster = self._always()
        self._attacks: dict[int, Attacks] = {}
        self._parts: dict[tuple[int, str, int], Part] = {}
        self._actions: dict[tuple[int, int], tuple[Part, ...]] = {}
        self._plays: dict[tuple[int, ...], tuple[float, int]] = {}
        self._goes: dict[tuple[int, tuple[int, ...]], tuple[float, int]] = {}
        self._ranked: dict[int, tuple[dict[int, tuple[int, int]], list[tuple[float, int]]]] = {}

    def _harm_price(self) -> float:
        look = self.look
        damage = max(look.game.level.trap_damage, look.game.hazard_damage)
        return weights.loss(look.figure.hp, damage) + 0.5

    def _always(self) -> int:
        """What items add to every move."""
        game = self.look.game
        found = [game.item(card.id) for card in self.look.hero.items]
        return sum([item.gain.move for item in found if item.when == "always"])

    # --- sequences of abilities -------------------------------------------------------------------------------

    def attacks(self, ability: Attack) -> Attacks:
        key = token(ability)
        found = self._attacks.get(key)
        if found is None:
            found = self._attacks[key] = Attacks(self.look, ability)
        return found

    def parts(self, action: Action, after: int = 0) -> tuple[Part, ...]:
        """The abilities of an action, from a place on, in the order in which they are performed: infusions last."""
        key = id(action), after
        known = self._actions.get(key)
        if known is None:
            abilities = action.abilities[after:]
            order = sorted(abilities, key=lambda ability: type(ability) is Infuse)
            known = self._actions[key] = tuple([self._part(ability, action) for ability in order])
        return known

    def _part(self, ability: Ability, action: Action) -> Part:
        key = token(ability), action.active, len(action.slots)
        known = self._parts.get(key)
        if known is None:
            known = self._parts[key] = Part(len(self._parts), ability, action)
            if known.move is None:
                self._place(known)
        return known

    def _place(self, part: Part) -> None:
        """Where an ability matters, and what it is worth elsewhere."""
        ability = part.ability
        if type(ability) is Attack:
            part.zone = self.attacks(ability).zone
            part.elsewhere = len(ability.infuse) * 0.1
        else:
            part.zone = zones.zone(self.deeds, ability)
            if part.zone == zones.NOWHERE:
                part.elsewhere = self._score(part, self.look.at)

    def score(self, part: Part, index: int) -> float:
        """What an ability is worth in a hex."""
        if not part.zone >> index & 1:
            return part.elsewhere
        known = part.scores.get(index)
        return self._score(part, index) if known is None else known

    def _score(self, part: Part, index: int) -> float:
        """What an ability is worth in a hex; it is left out where it does harm, if it can be."""
        ability = part.ability
        if type(ability) is Attack:
            worth = self.attacks(ability).at(index) + len(ability.infuse) * 0.1
        else:
            worth = self.deeds.worth(ability, index, part.action)
        if worth < 0 and not part.must:
            worth = 0.0
        part.scores[index] = worth
        return worth

    def run(self, parts: Sequence[Part], at: int) -> tuple[float, int]:
        """What these abilities are worth one after the other, and where the first move should end (-1: no move)."""
        total = 0.0
        for number, part in enumerate(parts):
            if part.move is not None:
                if self.stuck:
                    continue
                value, end = self._go(part.move, parts[number + 1 :], at)
                return total + value, end
            if part.push and attacks_later(parts[number + 1 :]):
                continue
            total += self.score(part, at)
        return total + self.standing.at(at), -1

    def points(self, move: Move) -> int:
        """How many points a move has."""
        return move.n + self._faster

    def _go(self, move: Move, rest: Sequence[Part], at: int) -> tuple[float, int]:
        """The best end of a move, with everything that follows."""
        points, jump = self.points(move), move.jump
        key = (at << 8) | points << 1 | jump, tuple([part.number for part in rest])
        known = self._goes.get(key)
        if known is None:
            known = self._goes[key] = self.best_end(self.look.ways(at, points, jump), rest)
        return known

    def best_end(self, ways: dict[int, tuple[int, int]], rest: Sequence[Part]) -> tuple[float, int]:
        """Where a move that can end in these hexes should end, with what follows."""
        later = next((place for place, part in enumerate(rest) if part.move is not None), None)
        ends = list(ways)
        if later is not None and not self.stuck:
            before = rest[:later]
            ends = sorted(ends, key=lambda end: -self.run(before, end)[0])[:LOOKED_AT]
        if later is None and not any(part.push for part in rest):
            return self._best_plain(ways, rest)
        best, where = -1e9, -1
        for end in ends:
            harm, cost = ways[end]
            value = self.run(rest, end)[0] - self.harm * harm - 0.01 * cost
            if value > best:
                best, where = value, end
        return best, where

    def _best_plain(self, ways: dict[int, tuple[int, int]], rest: Sequence[Part]) -> tuple[float, int]:
        """The best end where nothing moves any more: of those that matter to what follows, and of the others."""
        local = [part for part in rest if part.zone]
        zone = 0
        for part in local:
            zone |= part.zone
        elsewhere = sum([part.elsewhere for part in rest])
        best, where = -1e9, -1
        aside = True
        for value, end in self.places(ways):
            if zone >> end & 1:
                for part in rest:
                    value += self.score(part, end)
            elif aside:
                # They come best first, so that no other one aside is better.
                aside = False
                value += elsewhere
            else:
                continue
            if value > best:
                best, where = value, end
        return best, where

    def places(self, ways: dict[int, tuple[int, int]]) -> list[tuple[float, int]]:
        """The ends of a move by what it is worth to stand there, less the way, best first."""
        known = self._ranked.get(id(ways))
        if known is None:
            stand = self.standing.at
            found = [(stand(end) - self.harm * harm - 0.01 * cost, end) for end, (harm, cost) in ways.items()]
            found.sort(key=lambda one: -one[0])
            known = self._ranked[id(ways)] = ways, found
        return known[1]

    # --- two cards --------------------------------------------------------------------------------------------

    def fixed(self, piece: Piece) -> float:
        """What a piece brings and costs wherever it is played."""
        action = piece.action
        value = weights.XP * action.xp
        if action.lost:
            value -= self.price * (weights.PLAYED if self.look.foes else weights.IDLY)
        elif action.active == "persistent":
            value -= 0.3 * self.price
        return value

    def play(self, order: Sequence[Piece]) -> Plan:
        """A turn with these pieces in this order."""
        key = tuple([id(piece.action) for piece in order])
        known = self._plays.get(key)
        if known is None:
            parts: tuple[Part, ...] = ()
            for piece in order:
                parts += self.parts(piece.action)
            known = self._plays[key] = self.run(parts, self.look.at)
        value, end = known
        # After a move one knows more, so that it comes first where nothing speaks against it.
        value += 0.02 * (order[0].half == "bottom")
        return Plan(value + sum([self.fixed(piece) for piece in order]), tuple(order), end)

    def best_of(self, upper: Piece, lower: Piece) -> float:
        """What two halves are worth in the better order."""
        value = self.play((lower, upper)).value
        # Where the top half is the same everywhere, it does not matter when it is played.
        if any(part.zone or part.move is not None or part.push for part in self.parts(upper.action)):
            value = max(value, self.play((upper, lower)).value)
        return value


def attacks_later(parts: Sequence[Part]) -> bool:
    """Whether an attack follows for which the enemies should stay where they are."""
    return any(part.melee for part in parts)


def card_price(look: Outlook) -> float:
    """What it costs to lose a card: little when there are more rounds left than needed, much when there are fewer."""
    hero = look.hero
    hand = len(hero.hand) + len(hero.chosen)
    discards = len(hero.discard) + sum([not card.lost for card in hero.active])
    have = weights.stamina(hand, max(discards - 1, 0)) if discards else weights.stamina(hand - 1, 0)
    need = look.aim.rounds_needed()
    ratio = need / max(have, 0.5)
    return weights.CARD + weights.SCARCE * min(ratio, 1.6) ** 2
