"""Critical hit tokens are drawn; what they do is planned (SS-CRT-01, 02, 05, 06, 08)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.death import wounds
from tafelrunde.games.sword_and_sorcery.state import Figure
from tafelrunde.games.sword_and_sorcery.state.tasks import Run


def draw(game: Game, figure: Figure, by: str = "") -> None:
    """One token for a figure: instant, a condition, or permanent (SS-CRT-05)."""
    state = game.state
    token = game.draw(state.crit_deck, state.crit_discard, "crits")
    if not token:
        return
    card = game.content.crits[card_of(token)]
    game.tell("critical", "SS-CRT-02", figure=figure.id, token=card.id)
    if card.color != "red":
        state.crit_discard.append(token)
        game.plan(Run(game.content.index.key(card.do), by, figure.id, card.id))
        return
    have = [(old, game.content.crits[card_of(old)]) for old in figure.conditions.crits]
    same = [(old, other) for old, other in have if other.family == card.family]
    if any(other.strength >= card.strength for _, other in same):
        state.crit_discard.append(token)  # there is one already, as strong or stronger (SS-CRT-06)
        wounds.suffer(game, figure, 1, "SS-CRT-06", card.id, by)
        return
    for old, _ in same:
        state.crit_discard.append(old)
    weaker = [old for old, _ in same]
    figure.conditions.crits = (*[old for old in figure.conditions.crits if old not in weaker], token)
    wounds.resolve(game, figure, by)  # fewer hit points can kill (SS-CRT-07)
