"""An attack as both sides against each other: from the state while it lasts, from the log for what was told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from tafelrunde.games.sword_and_sorcery.box.content import card_of, load
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import Sourced
from tafelrunde.games.sword_and_sorcery.rules import dice
from tafelrunde.games.sword_and_sorcery.rules.combat import areas, defending, properties
from tafelrunde.games.sword_and_sorcery.rules.combat.declaring import weapon_of
from tafelrunde.games.sword_and_sorcery.rules.death import armor
from tafelrunde.games.sword_and_sorcery.scene.cards import reader_of
from tafelrunde.games.sword_and_sorcery.scene.dice import pictured, unrolled
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Enemy, Figure, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Attack
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.games.sword_and_sorcery.words.effects import Reader, gain_text
from tafelrunde.kernel import Event
from tafelrunde.kernel.scene import Badge, Contender, Contest, Die, Line, Text

SIDES = ("attack", "defence")
STEPS = frozenset(
    {"attack", "attack_roll", "property", "rerolled", "hits", "shielded", "armored", "defence_roll", "defended"}
)
"""Events that show how an attack stands; those that follow tell what came of it."""


class _Part(msgspec.Struct):
    """One side."""

    name: str
    dice: list[int] = []
    marks: dict[int, dict[str, list[int]]] = {}
    """By die and symbol: what each spent one paid for."""
    total: int | None = None
    terms: list[tuple[str, int]] = []
    left: dict[str, int] = {}
    """Symbols that are left to be spent."""
    awaited: tuple[int, int] = (0, 0)
    """Red and blue dice that will be rolled."""


class _Fight(msgspec.Struct):
    """What is shown of an attack, wherever it is known from."""

    attack: _Part
    defence: _Part
    weapon: str
    bought: list[tuple[str, str, Text | None]] = []
    """Who used which card, and what it does."""
    deadly: int = 0
    wounds: int | None = None
    health: tuple[int, int] | None = None
    """Hit points of an enemy that defends: left, of how many."""


# --- from the state -------------------------------------------------------------------------------------------------


def contest(game: Game) -> Contest | None:
    """The attack in progress (SS-ATK-01)."""
    attack = game.attack
    attacker = game.find(attack.attacker) if attack is not None else None
    if attack is None or attacker is None:
        return None
    fight = _Fight(
        _Part(game.called(attack.attacker)),
        _Part(game.called(_defender(attack))),
        weapon_of(game, attacker, attack.weapon).called,
    )
    rolled = attack.stage not in ("attacked", "roll")
    if not rolled:
        fight.attack.awaited = attack.red, attack.blue
    else:
        _attack_side(game, attack, attacker, fight)
    defence = attack.defence
    figure = game.find(_defender(attack))
    if defence is not None and figure is not None:
        fight.defence.dice = list(defence.dice)
        fight.deadly = defence.deadly
        if defence.stage in ("properties", "blocks"):
            fight.defence.total = defending.blocked(game, figure, defence)
            stopped = attack.total - defence.hits - defence.deadly
            fight.defence.terms = [("stopped", stopped)] * (stopped > 0) + [*defence.blocks]
            fight.wounds = max(0, max(0, defence.hits - fight.defence.total) + defence.deadly - defence.ignored)
        _spend(game, fight, fight.defence, defence.spent, defence.used, _of_defence(game, figure))
    elif figure is not None:
        fight.defence.terms = _covered(game, figure)
    if figure is not None and not isinstance(figure, Hero | CompanionFigure):
        fight.health = (game.hp_left(figure), game.max_hp(figure))
    return _shown(fight)


def _defender(attack: Attack) -> str:
    if attack.defence is not None:
        return attack.defence.figure
    waiting = [name for name in areas.affected(attack) if name not in attack.defended]
    return waiting[0] if waiting else attack.target


def _attack_side(game: Game, attack: Attack, attacker: Figure, fight: _Fight) -> None:
    part = fight.attack
    part.dice = list(attack.dice)
    hits = dice.count(game, attack.dice, "hit")
    part.terms = [("rolled", hits), *[("automatic", attack.hits)] * bool(attack.hits), *attack.bonus]
    part.terms += [("prepared", 1)] * attack.prepared + [("superiority", 1)] * attack.superior
    part.total = attack.total if attack.stage not in ("properties", "total") else max(0, _sum(part.terms))
    fight.deadly = part.total if attack.all_deadly else min(attack.deadly, part.total)
    _spend(game, fight, part, attack.spent, attack.used, _of_attack(game, attack, attacker))


def _sum(terms: Sequence[tuple[str, int]]) -> int:
    return sum([n for _, n in terms])


def _of_attack(game: Game, attack: Attack, attacker: Figure) -> dict[str, Sourced]:
    """Every property that this attack could have used, by key."""
    target = game.find(attack.target)
    found = [*game.loadout(attacker).get("attack", ()), *properties.printed(game, attack, attacker, target)]
    if target is not None:
        found += game.loadout(target).get("attacks_owner", ())
    return {sourced.key: sourced for sourced in found}


def _of_defence(game: Game, figure: Figure) -> dict[str, Sourced]:
    return {sourced.key: sourced for sourced in game.loadout(figure).get("defence", ())}


def _spend(
    game: Game, fight: _Fight, part: _Part, spent: Sequence[str], used: Sequence[str], known: dict[str, Sourced]
) -> None:
    """Which symbol went where: properties were paid in the order in which they were used (SS-ATK-14)."""
    waiting = list(spent)
    for key in used:
        sourced = known.get(key)
        if sourced is None:
            continue
        fight.bought.append((part.name, sourced.source, gain_text(sourced.effect, _reader(game, part))))
        for _ in range(min(len(waiting), sourced.effect.cost.symbols)):
            at, _, symbol = waiting.pop(0).partition(".")
            part.marks.setdefault(int(at), {}).setdefault(symbol, []).append(len(fight.bought))
    for symbol in ("energy", "magic", "sns"):
        n = dice.count(game, part.dice, symbol)  # type: ignore[arg-type]
        gone = sum([mark.partition(".")[2] == symbol for mark in spent])
        if n > gone:
            part.left[symbol] = n - gone


def _reader(game: Game, part: _Part) -> Reader:
    return reader_of(game, next((hero for hero in game.state.heroes if hero.card == part.name), None))


def _covered(game: Game, figure: Figure) -> list[tuple[str, int]]:
    """What stops hits before any die is rolled (SS-DEF-03, SS-DEF-04)."""
    found = []
    if isinstance(figure, Enemy) and figure.shields:
        found.append(("shields", figure.shields))
    if worn := armor.value(game, figure):
        found.append(("armor", worn))
    return found


# --- from the log ---------------------------------------------------------------------------------------------------


def told_contest(events: Sequence[Event]) -> Contest | None:
    """The attack of which the last event is a step, as the events since its beginning tell it."""
    if not events or events[-1].kind not in STEPS:
        return None
    start = next((at for at in range(len(events) - 1, -1, -1) if events[at].kind == "attack"), None)
    if start is None:
        return None
    first = events[start].args
    fight = _Fight(_Part(first["figure"]), _Part(first["whom"]), first["weapon"])
    for event in events[start + 1 :]:
        _read(fight, event)
    return _shown(fight)


def _read(fight: _Fight, event: Event) -> None:
    """What one event adds to the picture."""
    args = event.args
    if event.kind == "attack_roll":
        fight.attack.dice = list(args["dice"])
    elif event.kind == "property":
        fight.bought.append((args["figure"], args["source"], None))
    elif event.kind == "rerolled":
        for part in (fight.defence, fight.attack):
            if args["old"] in part.dice:
                part.dice[part.dice.index(args["old"])] = args["die"]
                break
    elif event.kind == "hits":
        fight.attack.total = event.total
        fight.attack.terms = [(term.source, term.value) for term in event.terms]
    elif event.kind in ("shielded", "armored"):
        _defends(fight, args["figure"]).terms.append(("shields" if event.kind == "shielded" else "armor", args["n"]))
    elif event.kind == "defence_roll":
        _defends(fight, args["figure"]).dice = list(args["dice"])
    elif event.kind == "defended":
        part = _defends(fight, args["figure"])
        part.total = sum([-term.value for term in event.terms if term.source != "hits"])
        fight.wounds = event.total


def _defends(fight: _Fight, name: str) -> _Part:
    """Everybody whom an attack affects defends by himself (SS-AOE-03)."""
    if fight.defence.name != name:
        fight.defence = _Part(name)
    return fight.defence


# --- the picture ----------------------------------------------------------------------------------------------------


def _shown(fight: _Fight) -> Contest:
    names = {"figure": fight.attack.name, "whom": fight.defence.name, "weapon": fight.weapon}
    lines = [
        Line(
            id=f"contest:{number}",
            icon=icons.SPENT,
            text=Text("fight-used", {"figure": name, "source": source})
            if what is None
            else Text("fight-spent", {"figure": name, "source": source, "what": what}),
            badges=(Badge("", number, "label-spending"),),
        )
        for number, (name, source, what) in enumerate(fight.bought, 1)
    ]
    return Contest(
        id="contest",
        icon=icons.ATTACK,
        text=Text("fight-title", names),
        sides=tuple([_contender(fight, side) for side in SIDES]),
        lines=tuple(lines),
        result=_result(fight),
        over=fight.wounds is not None,
        rule="SS-ATK-01",
    )


def _contender(fight: _Fight, side: str) -> Contender:
    part = fight.attack if side == "attack" else fight.defence
    symbol, label = (icons.HITS, "label-hits") if side == "attack" else (icons.BLOCKS, "label-blocks")
    signs = {"energy": icons.ENERGY, "magic": icons.MAGIC, "sns": icons.SNS}
    icon, color = _face(part.name)
    return Contender(
        id=f"contender:{side}",
        name=part.name,
        icon=icon,
        role=Text(f"role-{side}"),
        color=color,
        dice=tuple(_dice(part, side)),
        total=Badge(symbol, part.total, label) if part.total is not None else None,
        badges=tuple([Badge(signs[kind], n, f"name-{kind}") for kind, n in part.left.items()]),
        lines=(*_health(fight, side), *[_term(source, n) for source, n in part.terms]),
    )


def _health(fight: _Fight, side: str) -> Iterator[Text]:
    if side == "defence" and fight.health is not None:
        yield Text("fight-health", {"n": fight.health[0], "most": fight.health[1]})


def _term(source: str, n: int) -> Text:
    return Text("fight-from", {"source": f"term-{source}" if source in TERMS else source, "n": n})


TERMS = ("rolled", "stopped", "automatic", "prepared", "superiority", "shields", "armor", "rush")


def _dice(part: _Part, side: str) -> Iterator[Die]:
    for at, die in enumerate(part.dice):
        yield pictured(die, f"die:{side}:{at}", spent=part.marks.get(at, {}))
    if not part.dice:
        for color, n in zip(("red", "blue"), part.awaited, strict=True):
            for at in range(n):
                yield unrolled(color, f"die:{side}:{color}{at}")


def _face(name: str) -> tuple[str, str]:
    """The icon and the colour of a figure by what it is called."""
    content = load()
    if name in content.heroes:
        return icons.HEROES[content.heroes[name].hero], ""
    card = card_of(name.partition(":")[2] or name)
    scroll = content.scrolls.get(content.enemy_cards[card].scroll if card in content.enemy_cards else card)
    if scroll is None and card in content.bosses:
        scroll = content.scrolls[content.bosses[card].sides[0]]
    if scroll is not None:
        return icons.ENEMIES.get(scroll.id, icons.RANKS[scroll.rank]), icons.COLORS[scroll.rank]
    return icons.COMPANIONS.get(card, "wolf-head"), ""


def _result(fight: _Fight) -> Text | None:
    """What comes of it so far."""
    if fight.wounds is not None:
        return Text("fight-wounds", {"n": fight.wounds, "deadly": fight.deadly})
    if fight.attack.total is not None:
        return Text("fight-hits", {"n": fight.attack.total, "deadly": fight.deadly})
    return None
