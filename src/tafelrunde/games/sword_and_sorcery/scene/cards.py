"""Cards on the table: powers with their hourglasses, items, and the scrolls of enemies with their scripts."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.box.adventures import Reward
from tafelrunde.games.sword_and_sorcery.box.cards import (
    ArmourCard,
    ArtifactCard,
    Defence,
    HeroPower,
    InventoryItem,
    PowerCard,
    WeaponCard,
)
from tafelrunde.games.sword_and_sorcery.box.cards import Item as ItemCard
from tafelrunde.games.sword_and_sorcery.box.content import card_of, load
from tafelrunde.games.sword_and_sorcery.box.enemies import EnemyAbility, Scroll
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.death import armor
from tafelrunde.games.sword_and_sorcery.scene import dice
from tafelrunde.games.sword_and_sorcery.state import Enemy, Hero, ItemState, Power
from tafelrunde.games.sword_and_sorcery.state.tasks import Activation
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.games.sword_and_sorcery.words.effects import (
    NOBODY,
    Reader,
    dice_texts,
    does,
    effect_texts,
    gain_text,
    read_once,
    sentence_text,
    use_texts,
)
from tafelrunde.kernel.scene import Badge, Card, Die, Row, Text
from tafelrunde.kernel.scene import State as ElementState

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def reader_of(game: Game, hero: Hero | None = None) -> Reader:
    """Who reads a card: amounts that follow from the soul rank are numbers for a hero."""
    return Reader(hero.rank if hero is not None else 0, game.state.players, game.content.config.act)


# --- powers ---------------------------------------------------------------------------------------------------------


def power_card(game: Game, hero: Hero, power: Power) -> Card:
    """A power before a hero: its levels, and the hourglasses while it recharges (SS-CMP-04, SS-PWR-10)."""
    card = game.content.power(power.card)
    reader = reader_of(game, hero)
    known = [level for level in card.levels if level.rank <= hero.rank]
    now: ElementState = "used" if power.recharge else "active" if power.running else "" if known else "closed"
    marks = [Badge(icons.RECHARGE, power.recharge, "label-recharge", "bad")] if power.recharge else []
    return Card(
        id=f"card:{power.card}",
        name=power.card,
        icon=icons.POWER,
        seat=hero.seat,
        kind="power",
        badges=tuple(marks),
        lines=power_lines(card, reader),
        short=_level_texts(card, len(known) - 1 if known else 0, reader)[:1],
        state=now,
        tip=(Text("tip-recharging", {"n": power.recharge}),) if power.recharge else (),
        rule="SS-PWR-10" if power.recharge else "SS-CMP-04",
    )


def power_lines(card: PowerCard, reader: Reader = NOBODY) -> tuple[Text, ...]:
    """Every level with its soul rank and its recharge time (SS-PWR-12)."""
    lines: list[Text] = []
    for at, level in enumerate(card.levels):
        first, *more = _level_texts(card, at, reader)
        key = "level-recharge" if level.recharge else "level-passive"
        lines.append(Text(key, {"rank": ROMAN[level.rank], "n": level.recharge, "what": first}))
        lines += more
    return tuple(lines)


def _level_texts(card: PowerCard, at: int, reader: Reader) -> tuple[Text, ...]:
    level = card.levels[at]
    uses = use_texts(level.use, reader) if level.use is not None else ()
    return (*uses, *effect_texts(level.effects, reader))


def hero_power_card(game: Game, hero: Hero, power: HeroPower) -> Card:
    """A power on the hero card: never turned over (SS-PWR-13)."""
    reader = reader_of(game, hero)
    lines = tuple([text for use in power.uses for text in use_texts(use, reader)]) + effect_texts(power.effects, reader)
    used = any(power.id == name.partition("/")[0] for name in hero.used)
    return Card(
        id=f"card:{power.id}",
        name=power.id,
        icon=icons.HERO_POWER,
        seat=hero.seat,
        kind="power",
        lines=lines,
        short=lines[:1],
        state="used" if used else "",
        rule="SS-PWR-13",
    )


def talent_card(game: Game, hero: Hero, talent: str) -> Card:
    """SS-CMP-05."""
    card = game.content.talents[talent]
    lines = power_lines(card, reader_of(game, hero))
    short = _level_texts(card, 0, reader_of(game, hero))[:1]
    return Card(
        id=f"card:{talent}", name=talent, icon=icons.TALENT, seat=hero.seat, kind="talent", lines=lines, short=short
    )


def soul_cry_card(game: Game, hero: Hero) -> Card:
    """What a ghost can do (SS-GHO-01)."""
    lines = use_texts(game.hero_card(hero).soul_cry, reader_of(game, hero))
    used = game.state.turn is not None and "soul_cry" in game.state.turn.ghost
    return Card(
        id="card:soul_cry",
        name="label-soul_cry",
        icon=icons.GHOST,
        seat=hero.seat,
        kind="power",
        lines=lines,
        short=lines[:1],
        state="used" if used else "active",
        rule="SS-GHO-01",
    )


def blessing_card(game: Game, hero: Hero, side: str) -> Card:
    """The blessed power of the hero's nature, one side of it (SS-BLS-01)."""
    blessing = game.content.blessings[game.hero_card(hero).nature]
    ability = blessing.lesser if side == "lesser" else blessing.greater
    lines = use_texts(ability, reader_of(game, hero))
    return Card(
        id=f"blessing:{side}",
        name=blessing.id if side == "lesser" else f"{blessing.id}_greater",
        icon=icons.BLESSING,
        seat=hero.seat,
        kind="power",
        lines=lines,
        short=lines[:1],
        rule="SS-BLS-01",
    )


# --- the party's cards ----------------------------------------------------------------------------------------------


def companion_card(game: Game, name: str) -> Card:
    """A mercenary that can be hired: what it is at its first level (SS-CMP-17)."""
    printed = game.content.companions[name]
    level = printed.levels[0]
    reader = reader_of(game)
    badges = [
        Badge(icons.GOLD, game.amount(printed.hire), "label-price"),
        Badge(icons.HEALTH, game.amount(level.hp), "label-health"),
        Badge(icons.MOVEMENT, level.movement, "label-movement"),
    ]
    lines = list(effect_texts(level.effects, reader))
    if level.attack is not None:
        lines.insert(0, Text("item-line", {"what": dice_texts(level.attack, reader)}))
    return Card(
        id=f"card:{name}",
        name=name,
        icon=icons.COMPANIONS.get(name, icons.COMPANION),
        kind="companion",
        badges=tuple(badges),
        lines=tuple(lines),
        holds=dice.printed(level.attack, f"card:{name}", reader) if level.attack is not None else (),
        state="used" if name in game.state.hired else "",
        rule="SS-COM-18",
    )


def challenge_card(game: Game, name: str) -> Card:
    """A challenge with how far its tasks are, if the party has taken it on (SS-CHL-01)."""
    taken = next((one for one in game.state.challenges if one.card == name), None)
    return Card(
        id=f"card:{name}",
        name=name,
        icon=icons.CHALLENGE,
        kind="challenge",
        lines=(*challenge_lines(game, name), _reward(game, game.content.challenges[name].reward)),
        state="won" if taken is not None and taken.rewarded else "active" if taken is not None else "",
        rule="SS-CHL-01",
    )


def challenge_lines(game: Game, name: str) -> tuple[Text, ...]:
    """Each task: done, of how many."""
    taken = next((one for one in game.state.challenges if one.card == name), None)
    tasks = game.content.challenges[name].tasks
    done = taken.done if taken is not None else (0,) * len(tasks)
    most = [game.amount(task.n) for task in tasks]
    return tuple(
        [
            Text(f"task-{task.feat}", {"done": min(so_far, n), "n": n})
            for task, so_far, n in zip(tasks, done, most, strict=True)
        ]
    )


def _reward(game: Game, reward: Reward) -> Text:
    kinds = (("shards", game.amount(reward.shards)), ("gold", reward.gold), ("treasure", reward.treasure))
    gains = [Text(f"op-gain-{name}", {"n": n}) for name, n in kinds if n]
    return Text("line-reward", {"what": [*gains, *reward.items]})


# --- items ----------------------------------------------------------------------------------------------------------


def item_card(game: Game, code: str, hero: Hero | None = None, element: str = "", price: int = 0) -> Card:
    """A weapon, an armour, an artifact or a thing of the inventory, with what became of this copy (SS-CMP-06 … 10)."""
    changed = game.item_state(code)
    badges = [Badge(icons.GOLD, price, "label-price")] if price else []
    if changed.charges:
        badges.append(Badge(icons.CHARGES, changed.charges, "label-charges"))
    if changed.damage:
        badges.append(Badge(icons.ARMOR, f"−{changed.damage}", "label-armor_damage", "bad"))
    if changed.improved:
        badges.append(Badge(icons.RANK, "", "label-improved", "good"))
    card = printed_item(code, element or f"card:{code}", reader_of(game, hero))
    lines = [*card.lines, *_crafted(game, changed, reader_of(game, hero))]
    return replace(card, seat=hero.seat if hero is not None else None, badges=tuple(badges), lines=tuple(lines))


def _crafted(game: Game, changed: ItemState, reader: Reader) -> list[Text]:
    """The gem or the scales that are bound to this copy (SS-CRF-03)."""
    if not changed.craft:
        return []
    effects = game.content.crafts[changed.craft].sides[changed.craft_side].effects
    return [Text("item-crafted", {"craft": changed.craft, "what": list(effect_texts(effects, reader))})]


def printed_item(code: str, element: str, reader: Reader = NOBODY) -> Card:
    """What is printed on a weapon, an armour, an artifact or a thing of the inventory (SS-CMP-06 … 10)."""
    item = load().item(code)
    lines = [*_item_lines(item, reader), *effect_texts(item.effects, reader)]
    for use in item.uses:
        lines += use_texts(use, reader)
    pool = dice.printed(item.attack, element, reader) if isinstance(item, WeaponCard) else ()
    said = tuple(lines)
    own = len(_item_lines(item, reader))
    return Card(
        id=element,
        name=card_of(code),
        icon=_icon(item),
        kind="item",
        lines=said,
        short=said if isinstance(item, ArmourCard) else said[own:],
        holds=pool,
        tip=(Text("tip-rank_needed", {"rank": item.rank}),) if item.rank > 1 else (),
    )


def _icon(item: ItemCard) -> str:
    if isinstance(item, WeaponCard):
        return icons.WEAPONS[item.category]
    if isinstance(item, ArmourCard):
        return icons.SLOTS["armour"]
    if isinstance(item, ArtifactCard):
        return icons.SLOTS["artifact"]
    if isinstance(item, InventoryItem) and item.tags and item.tags[0] in ("elixir", "potion"):
        return "potion-ball"
    return icons.ITEM


def _item_lines(item: ItemCard, reader: Reader) -> list[Text]:
    """What stands in the head of the card: hands, dice, range, damage types; defence; how it is used up."""
    if isinstance(item, WeaponCard):
        head: list[Text] = [Text("dice-hand", {"hand": item.hand}), *dice_texts(item.attack, reader)]
        if item.attack.range:
            head.append(Text("dice-range", {"n": item.attack.range}))
        return [
            Text("item-line", {"what": head}),
            Text("item-line", {"what": [f"name-{kind}" for kind in item.types]}),
        ]
    if isinstance(item, ArmourCard):
        parts = [Text("item-armour", {"category": item.category}), *defence_texts(item.defence, reader)]
        return [Text("item-line", {"what": parts}), *[gain_text(one, reader) for one in item.defence.effects]]
    return [Text("item-kind", {"kind": item.kind})] if isinstance(item, InventoryItem) else []


def defence_texts(defence: Defence, reader: Reader = NOBODY) -> list[Text]:
    """Shields, armour, dice (SS-DEF-03 … 05)."""
    kinds = (("dice-shields", defence.shields), ("dice-armor", defence.armor), ("dice-defence_dice", defence.dice))
    return [Text(key, {"n": reader.amount(n)}) for key, n in kinds if n]


# --- enemies --------------------------------------------------------------------------------------------------------


def enemy_card(game: Game, enemy: Enemy) -> Card:
    """The scroll of an enemy in play: its values, whom it prefers, and the script while it acts (SS-CMP-11)."""
    scroll = game.scroll(enemy)
    most = game.max_hp(enemy)
    values = [Badge(icons.HEALTH, f"{max(0, most - enemy.wounds)}/{most}", "label-health")]
    if enemy.shields:
        values.append(Badge(icons.MAGIC_SHIELD, enemy.shields, "label-magic_shields"))
    if worn := armor.value(game, enemy):
        values.append(Badge(icons.ARMOR, worn, "label-armor"))
    if enemy.charges and any(enemy.charges.values()):
        values.append(Badge(icons.CHARGES, sum(enemy.charges.values()), "label-charges"))
    reader = reader_of(game)
    return Card(
        id=f"scroll:{enemy.card}",
        name=enemy.card,
        icon=icons.ENEMIES.get(enemy.scroll, icons.RANKS[scroll.rank]),
        kind="monster",
        color=icons.COLORS[scroll.rank],
        badges=tuple(values),
        rows=tuple(script_rows(game, enemy)),
        holds=_enemy_dice(scroll, enemy, reader),
        lines=(_preferred(game, enemy), *[Text("power-line", {"card": one}) for one in enemy.powers]),
        tip=scroll_texts(scroll, reader),
        state="active" if acting(game, enemy) is not None else "",
        rule="SS-BEH-05",
    )


def printed_enemy(name: str) -> list[Card]:
    """The scroll of an enemy card or a boss as it is printed (SS-CMP-11)."""
    content = load()
    boss, card = content.bosses.get(name), content.enemy_cards.get(name)
    scroll = boss.sides[0] if boss is not None else card.scroll if card is not None else ""
    if not scroll:
        return []
    printed = content.scrolls[scroll]
    return [
        Card(
            id=f"shown:{name}",
            name=name,
            icon=icons.ENEMIES.get(scroll, icons.RANKS[printed.rank]),
            kind="event",
            color=icons.COLORS[printed.rank],
            lines=scroll_texts(printed)[: 1 + (printed.offhand is not None)],
            tip=scroll_texts(printed),
        )
    ]


def _enemy_dice(scroll: Scroll, enemy: Enemy, reader: Reader) -> tuple[Die, ...]:
    prefix = f"scroll:{enemy.card}"
    found = dice.printed(scroll.main, f"{prefix}/main", reader, icons.SLOTS["main"])
    if scroll.offhand is not None:
        found += dice.printed(scroll.offhand, f"{prefix}/offhand", reader, icons.RANGE)
    return found


def _preferred(game: Game, enemy: Enemy) -> Text:
    """SS-TGT-02; who answers for it at the table (SS-ASG-02)."""
    return Text("scroll-preferred", {"target": Text(f"preferred-{game.scroll(enemy).preferred}")})


def acting(game: Game, enemy: Enemy) -> Activation | None:
    """The activation of this enemy that is under way."""
    for task in reversed(game.state.agenda):
        if isinstance(task, Activation) and task.enemy == enemy.id:
            return task
    return None


def script_rows(game: Game, enemy: Enemy) -> list[Row]:
    """The sentences of the behaviour that is carried out, the present one lit (SS-BEH-05)."""
    task = acting(game, enemy)
    if task is None or task.behaviour < 0:
        return []
    scroll = game.scroll(enemy)
    behaviour = scroll.behaviours[min(task.behaviour, len(scroll.behaviours) - 1)]
    reader = reader_of(game)
    states: dict[bool | None, ElementState] = {True: "used", False: "", None: "active"}
    return [
        Row(
            id=f"script:{enemy.card}:{at}",
            lines=(sentence_text(sentence, reader),),
            state=states[None if at == task.sentence - 1 else at < task.sentence - 1],
        )
        for at, sentence in enumerate(behaviour.sentences)
    ]


@read_once
def scroll_texts(scroll: Scroll, reader: Reader = NOBODY) -> tuple[Text, ...]:
    """The whole scroll in words: weapons, abilities, behaviours by distance."""
    found = []
    for slot, weapon in (("main", scroll.main), ("offhand", scroll.offhand)):
        if weapon is not None:
            values = [*dice_texts(weapon, reader), *[gain_text(effect, reader) for effect in weapon.effects]]
            found.append(Text("scroll-weapon", {"weapon": f"label-{slot}", "what": values}))
    found += [_ability(ability, reader) for ability in scroll.abilities]
    for behaviour in scroll.behaviours:
        key = "scroll-range" if behaviour.ranges else "scroll-any"
        sentences = [sentence_text(one, reader) for one in behaviour.sentences]
        numbers = (
            "–".join([str(n) for n in dict.fromkeys((behaviour.ranges[0], behaviour.ranges[-1]))])
            if (behaviour.ranges)
            else ""
        )
        found.append(Text(key, {"range": numbers, "what": _steps(sentences)}))
    return tuple(found)


def _steps(sentences: list[Text]) -> Text:
    text, *others = sentences
    for another in others:
        text = Text("scroll-then", {"first": text, "second": another})
    return text


def _ability(ability: EnemyAbility, reader: Reader) -> Text:
    parts = [*effect_texts(ability.effects, reader), *([does(ability.do, reader)] if ability.do else [])]
    return Text("scroll-ability", {"ability": ability.id, "what": parts or [Text("op-nothing")]})
