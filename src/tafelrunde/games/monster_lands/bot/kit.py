"""What a mercenary brings to its path, summed up once: talent and equipment, and the traps laid there."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple

from tafelrunde.games.monster_lands.box.content import Content, load, made_from_content
from tafelrunde.games.monster_lands.box.effects import (
    AFFINITIES,
    CatchWithoutTrap,
    Defense,
    DieMod,
    FameOn,
    Redirect,
    Reroll,
    StealDice,
    TotalMod,
    TrapDice,
)
from tafelrunde.games.monster_lands.state import Member


class Help(NamedTuple):
    """What is added to the dice of one kind of roll."""

    strength: int = 0
    magic: int = 0
    flat: int = 0
    """Added once, rerolls included with what they are worth."""


class Kit(NamedTuple):
    """What a mercenary and its equipment add."""

    monster: Help
    conquest: Help
    mission: Help
    catch: int
    defeat: int
    defences: dict[str, int]
    """Defence points by the monster's affinity."""
    free_catch: bool
    catch_fame: int
    redirect: int


REROLL_WORTH = {1: 1, 2: 3, 3: 4, 4: 5}


@lru_cache(maxsize=1 << 14)
def kit(card: str, equipment: tuple[str, ...], content: Content) -> Kit:
    """The kit of a card and what it carries."""
    effects: list[Any] = [content.mercenary(card).talent.effect]
    effects += [content.equipment[item].ability.effect for item in equipment]
    helps: dict[str, list[int]] = {"monster": [0, 0, 0], "conquest": [0, 0, 0], "mission": [0, 0, 0]}
    catch = defeat = catch_fame = redirect = 0
    free_catch = False
    defences: dict[str, int] = dict.fromkeys(AFFINITIES, 0)
    for effect in effects:
        kind = type(effect)
        if kind is DieMod:
            for name, add in helps.items():
                if effect.when in ("any", name) and effect.color != "haggle":
                    add[0 if effect.color == "strength" else 1] += effect.value
        elif kind is TotalMod:
            catch += effect.value if effect.when == "catch" else 0
            defeat += effect.value if effect.when == "defeat" else 0
            for name, add in helps.items():
                add[2] += effect.value if effect.when in ("any", name) else 0
        elif kind is Reroll:
            worth = REROLL_WORTH[min(4, effect.n)]
            for name, add in helps.items():
                if effect.when in ("any", name) and "strength" in effect.colors:
                    add[2] += worth
        elif kind is Defense:
            for affinity in effect.vs_affinity:
                defences[affinity] += effect.n
        elif kind is FameOn and effect.event == "catch":
            catch_fame += effect.value
        elif kind is CatchWithoutTrap:
            free_catch = True
        elif kind is Redirect:
            redirect += effect.n
    return Kit(
        Help(*helps["monster"]),
        Help(*helps["conquest"]),
        Help(*helps["mission"]),
        catch,
        defeat,
        defences,
        free_catch,
        catch_fame,
        redirect,
    )


def kit_of(member: Member, content: Content, without: str | None = None) -> Kit:
    """The kit of a clan member; `without` names a type of equipment that does not work here."""
    equipment = member.equipment
    if without is not None:
        cards = content.equipment
        equipment = [card for card in equipment if cards[card].type != without]
    return kit(member.id, tuple(equipment), content)


class Laid(NamedTuple):
    """What traps on a path add to its dice."""

    s: int = 0
    m: int = 0
    s_added: int = 0
    m_added: int = 0
    flat: int = 0
    redirect: int = 0


@cache
def laid(traps: tuple[str, ...]) -> Laid:
    """The sum over traps; a tile of which only the back is known counts as an average one."""
    s = m = s_added = m_added = flat = redirect = 0
    content = load()
    for trap in traps:
        tile = content.traps.get(trap)
        if tile is None:
            flat += 3
            continue
        effect = tile.effect
        if type(effect) is TrapDice:
            if effect.color == "strength":
                s += effect.n
            else:
                m += effect.n
        elif type(effect) is DieMod:
            if effect.color == "strength":
                s_added += effect.value
            else:
                m_added += effect.value
        elif type(effect) is TotalMod:
            flat += effect.value
        elif type(effect) is StealDice:
            flat += effect.max
        elif type(effect) is Redirect:
            redirect += effect.n
    return Laid(s, m, s_added, m_added, flat, redirect)


made_from_content.append(laid.cache_clear)
