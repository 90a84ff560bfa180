"""How a quest stands, for a searching bot: what the heroes have against what is before them.

The weights come from a logistic regression over whole games by the sensible bot (about 3000 rounds of ten quests):
what decided them was markers, goals and equipment, far more than single wounds.
"""

from __future__ import annotations

from math import exp

from tafelrunde.games.massive_darkness.bot.gear import outfit
from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn import pursuit
from tafelrunde.games.massive_darkness.bot.turn.aims import Aims
from tafelrunde.games.massive_darkness.bot.turn.ways import Ways
from tafelrunde.games.massive_darkness.rules.figures.enemy_health import full_health
from tafelrunde.games.massive_darkness.state import Enemy, Hero, State

USUAL = -0.2
LIFE = 0.65
"""A marker on the Lifebringer, up to four."""
GOALS = 1.9
"""All objectives."""
# The rest is shared by the heroes: the more there are, the less each of them counts.
HEALTH = 0.2
STRENGTH = 0.08
EXPERIENCE = 0.03
WAY = 0.08
"""A wound's worth of the way."""
ESCAPED = 1.6
STUNNED = 0.08
DANGER = 0.08
"""A wound that enemies in reach would do."""
ENEMY = 0.05
"""An enemy on the board, for each wound it is worth: more than in the regression, where most of them were about to be
fought by heroes who could."""
BOUNTY = 0.03
"""An enemy or pillar that the quest wants dead, for each wound that is worth; for all heroes together."""
LOST = 0.02


def prospects(state: State) -> float:
    """How likely the heroes are to win, 0 to 1; in a campaign each quest has its share."""
    if state.phase == "over":
        return 1.0 if state.result == "won" else 0.0
    if not all(hero.card and hero.sheet for hero in state.heroes):
        return 0.4
    if state.mode == "single":
        return _quest(state)
    played = len({played.adventure for played in state.chronicle} | {state.quest})
    share = 1.0 / (played + len(state.route))
    return min(0.98, (played - 1) * share + share * _quest(state))


def _quest(state: State) -> float:
    if state.result or state.interlude is not None:
        return 0.5 if not state.result else float(state.result == "won")
    lives = state.lifebringer - sum([hero.dead and not hero.escaped for hero in state.heroes])
    if lives < 0:
        # Somebody can't be revived (MD-HRO-14).
        return LOST
    party = Party(state)
    goals = party.quest.goals(party.game)
    ways = Ways(party)
    shared = sum([_hero(party, ways, hero) for hero in state.heroes])
    shared -= sum([_menace(party, enemy) for enemy in state.enemies])
    shared -= state.players * BOUNTY * _wanted(party, ways)
    balance = USUAL + LIFE * min(4, lives) + GOALS * sum([met for _, met in goals]) / max(1, len(goals))
    return LOST + (1.0 - 2 * LOST) / (1.0 + exp(-balance - shared / state.players))


def _hero(party: Party, ways: Ways, hero: Hero) -> float:
    """Health, equipment and skills, unspent experience, and the way still to go; the dead are about to stand up."""
    if hero.escaped:
        return ESCAPED
    key = party.key(hero)
    strength = outfit.worth(outfit.dressed(key, hero.body, hero.hands, party.game.cards_of(hero)))
    health = party.game.max_health(hero) if hero.dead else hero.health
    way = max(-14.0, Aims(party, ways, hero).attraction(hero.zone))
    return STRENGTH * strength + EXPERIENCE * hero.xp + HEALTH * health + WAY * way - STUNNED * hero.stunned


def _menace(party: Party, enemy: Enemy) -> float:
    """What an enemy will do soon, and what it will do later."""
    later = ENEMY * party.worth(enemy) * _left(party, enemy)
    if enemy.stunned or not party.active(enemy):
        return later
    soon = pursuit.hit(party, enemy, pursuit.standing(party), party.held(enemy))
    return later + DANGER * min(8.0, soon.harm)


def _wanted(party: Party, ways: Ways) -> float:
    """What the quest still wants dead, as far as it is alive."""
    hero = next((hero for hero in party.state.heroes if hero.present), None)
    bounty = Aims(party, ways, hero).plan.bounty if hero is not None else {}
    if not bounty:
        return 0.0
    enemies = [max(0.0, bounty.get(enemy.id, 0.0)) * _left(party, enemy) for enemy in party.state.enemies]
    pillars = [max(0.0, bounty.get(f"pillar_{pillar.number}", 0.0)) * pillar.health for pillar in party.state.pillars]
    full = max([pillar.health for pillar in party.game.board.quest.pillars], default=1) or 1
    return sum(enemies) + sum(pillars) / full


def _left(party: Party, enemy: Enemy) -> float:
    """The share of an enemy that is still there; the last of it hits as hard as the first."""
    card = party.game.card(enemy)
    full = full_health(party.game, enemy)
    total = full * (1 + card.minions * party.state.players) if card.role == "horde" else full
    return 0.4 + 0.6 * min(1.0, (sum(enemy.minions) + enemy.health) / total)
