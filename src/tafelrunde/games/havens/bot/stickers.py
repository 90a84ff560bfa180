"""What enhancements are worth to a sensible player."""

from __future__ import annotations

from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.box.enhanced import HEX, PLUS, Enhancement, several
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.enhancing import Offer

GAINS: dict[str, float] = {
    "attack": 1.0,
    "targets": 1.6,
    "move": 0.5,
    "range": 0.4,
    "heal": 0.5,
    "shield": 1.2,
    "retaliate": 1.0,
    "pierce": 0.3,
    "push": 0.3,
    "pull": 0.3,
    "summon_attack": 0.8,
    "summon_hp": 0.6,
    "summon_move": 0.4,
    "summon_range": 0.3,
    "poison": 1.0,
    "wound": 0.9,
    "muddle": 0.7,
    "immobilize": 0.9,
    "disarm": 1.5,
    "curse": 0.9,
    "strengthen": 0.8,
    "bless": 0.8,
    "jump": 0.4,
}
"""What an enhancement adds to a card, in the measure of `recommending.worth`."""
OTHER = 0.6
"""Elements and hexes."""
PAYS_OFF = 0.008
"""So much must a piece of gold add at least."""


def for_gold(game: Game, offer: Offer) -> float:
    """What a piece of gold adds to a card."""
    return _adds(game, offer.sticker) / max(offer.price, 1)


def _adds(game: Game, sticker: Enhancement) -> float:
    action = game.card(sticker.card).half(sticker.half)
    ability = action.abilities[sticker.line]
    gain = OTHER if sticker.what == HEX else GAINS.get(sticker.what.removeprefix(PLUS), OTHER)
    many = 1.6 if several(ability) or (isinstance(ability, Attack) and ability.area) else 1.0
    return gain * many * (0.5 if action.lost else 1.0)
