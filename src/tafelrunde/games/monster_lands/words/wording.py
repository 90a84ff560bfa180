"""Effects, rewards and abilities as texts: the key of a message and its arguments, never a sentence.

What is printed seldom changes, so that each text is made once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from typing import Any

import msgspec

from tafelrunde.games.monster_lands.box.cards import Ability, Advantage, ContractGoal, DiceGrant, LandAbility, LootTile
from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.box.effects import (
    AFFINITIES,
    BuyDie,
    Choose,
    ConvertDice,
    Defense,
    Effect,
    Gain,
    Lose,
    Reroll,
    StealDice,
    TrapDice,
    op,
)
from tafelrunde.kernel.scene import Text

_SIGNED = frozenset({"die_mod", "total_mod", "price_mod", "attacker_die_mod"})
"""Operations whose `value` is a change, shown with its sign."""


@lru_cache(maxsize=4096)
def amounts(things: Gain | Lose | DiceGrant | ContractGoal) -> tuple[Text, ...]:
    """What there is of each, each with its own plural: "2 gold", "1 potion"."""
    return tuple(Text(f"amount-{what}", {"n": n}) for what, n in msgspec.structs.asdict(things).items() if n)


def either(choices: Iterable[Text | str]) -> Text | str:
    """One of several, in words: "a or b"."""
    return reduce(lambda first, second: Text("either", {"first": first, "second": second}), choices)


def signed(value: int) -> str:
    """A change with its sign."""
    return f"−{-value}" if value < 0 else f"+{value}"


@lru_cache(maxsize=4096)
def effect_text(effect: Effect) -> Text:
    """What an effect does: `effect-<op>` with the fields of the effect."""
    name = op(effect)
    args: dict[str, Any] = {key.rstrip("_"): value for key, value in msgspec.structs.asdict(effect).items()}
    if isinstance(effect, Gain | Lose):
        return Text(f"effect-{name}", {"things": amounts(effect)})
    if isinstance(effect, Choose):
        return Text(f"effect-{name}", {"options": either([effect_text(option) for option in effect.options])})
    if isinstance(effect, Defense) and effect.vs_affinity == AFFINITIES:
        return Text(f"effect-{name}", {"n": effect.n})
    if isinstance(effect, Defense):
        return Text("effect-defense_against", {"n": effect.n, "affinities": either(effect.vs_affinity)})
    if isinstance(effect, Reroll | StealDice):
        args["colors"] = either(effect.colors)
    if isinstance(effect, ConvertDice):
        args["given"] = Text(f"amount-{effect.from_}", {"n": effect.from_n})
        args["taken"] = Text(f"amount-{effect.to}", {"n": effect.to_n})
    if isinstance(effect, BuyDie | TrapDice):
        args["dice"] = Text(f"amount-{effect.color}", {"n": effect.n})
    if name in _SIGNED:
        args["value"] = signed(args["value"])
    if "when" in args:
        args["when"] = Text(f"when-{args['when']}")
    return Text(f"effect-{name}", args)


def option_tip(option: str) -> Text:
    """What a module or variant changes (ML-AMB-03, ML-VAR-02, ML-VAR-05, ML-VAR-08)."""
    variants = load().variants
    numbers = {"from_round": variants.queens_grant.from_round, "rounds": variants.more_monsters.rounds}
    return Text(f"tip-{option}", numbers)


@lru_cache(maxsize=4096)
def ability_text(ability: Ability) -> Text:
    """An ability: its effect, whether it works only outside, and how often (ML-ADV-02, ML-KEY-07)."""
    outside = "-outside" if ability.outside else ""
    limit = "-round" if ability.limit == "round" else ""
    return Text(f"ability{outside}{limit}", {"effect": effect_text(ability.effect)})


@lru_cache(maxsize=4096)
def loot_text(tile: LootTile) -> Text:
    """What a loot tile does when it is discarded (ML-ITM-20)."""
    return Text("loot-outside" if tile.outside else "loot-anytime", {"effect": effect_text(tile.effect)})


@lru_cache(maxsize=4096)
def land_text(ability: LandAbility) -> Text:
    """What a settled land can do and which dice it takes (ML-STL-09)."""
    costs = [Text("together", {"things": amounts(cost)}) for cost in ability.cost]
    return Text("land-ability", {"cost": either(costs), "effect": effect_text(ability.effect)})


@lru_cache(maxsize=4096)
def advantage_texts(advantage: Advantage) -> Sequence[Text]:
    """What a path gives to its mercenary (ML-PTH-01)."""
    texts = [effect_text(advantage.reroll)] if advantage.reroll is not None else []
    given = [(what, getattr(advantage, what)) for what in ("defense", "gold", "potion", "poison")]
    return [*texts, *[Text(f"advantage-{what}", {"n": n}) for what, n in given if n]]
