"""Enemy power cards (SS-EPW-01 … 09)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.state import Enemy
from tafelrunde.games.sword_and_sorcery.state.tasks import DrawPowers


def draw(game: Game, enemy: Enemy, n: int, rule: str) -> None:
    """So many cards, at most three and all of different types (SS-EPW-04)."""
    for _ in range(n):
        _draw_one(game, enemy, rule)


def _draw_one(game: Game, enemy: Enemy, rule: str) -> None:
    state, content = game.state, game.content
    if len(enemy.powers) >= content.config.enemy_powers:
        return
    have = {content.enemy_powers[card].type for card in enemy.powers}
    pile = [*state.power_deck, *state.power_discard]
    if all(content.enemy_powers[card].type in have for card in pile):
        return  # no card of a missing type can be found (SS-EPW-08)
    while True:
        card = game.draw(state.power_deck, state.power_discard, "powers")
        if content.enemy_powers[card].type not in have:
            break
        state.power_discard.append(card)
    enemy.powers += (card,)
    game.tell("enemy_power", rule, enemy=enemy.card, card=card)


def draw_powers(game: Game, task: DrawPowers) -> None:
    """An enemy that is still in play draws (SS-EPW-03)."""
    game.finish(task)
    enemy = game.find(task.enemy)
    if isinstance(enemy, Enemy):
        draw(game, enemy, task.n, task.rule)
