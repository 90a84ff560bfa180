"""Cards, tiles and dice as parts of a scene: what is printed on them, and how they are at the moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tafelrunde.games.monster_lands.box.cards import Advantage, DiceGrant
from tafelrunde.games.monster_lands.box.effects import COLORS
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.seats.secrets import HIDDEN
from tafelrunde.games.monster_lands.state import Clan, Member, PlacedDie
from tafelrunde.games.monster_lands.words import icons
from tafelrunde.games.monster_lands.words.wording import (
    ability_text,
    advantage_texts,
    amounts,
    effect_text,
    land_text,
    loot_text,
)
from tafelrunde.kernel.scene import Badge, Card, Die, Piece, State, Text


def badge(thing: str, value: int | str = "") -> Badge:
    """A mark for one of the game's things, named for those who don't know the icon."""
    return Badge(icons.THING[thing], value, f"badge-{thing}")


def affinity_badge(affinity: str) -> Badge:
    return Badge(icons.AFFINITY[affinity], "", f"badge-{affinity}")


def dice_badges(dice: DiceGrant) -> tuple[Badge, ...]:
    """How many dice of each colour."""
    return tuple(Badge(icons.DIE[color], n, f"badge-{color}") for color in COLORS if (n := dice.of(color)))


def advantage_badges(advantage: Advantage) -> tuple[Badge, ...]:
    """What a path gives, short."""
    found = []
    if advantage.reroll is not None:
        found.append(badge("reroll", advantage.reroll.n))
        found += [Badge(icons.DIE[color], "", f"badge-{color}") for color in advantage.reroll.colors]
    for what in ("defense", "gold", "potion", "poison"):
        if n := getattr(advantage, what):
            found.append(badge(what, n))
    return tuple(found)


def advantage_tip(advantage: Advantage) -> tuple[Text, ...]:
    texts = tuple(advantage_texts(advantage))
    return (Text("path-advantage", {"advantage": texts}),) if texts else ()


# --- dice -----------------------------------------------------------------------------------------------------


def die(die_id: str, color: str, face: int = 0, tip: tuple[Text, ...] = ()) -> Die:
    tip = tip or (Text(f"tip-die_{color}"),)
    return Die(id=die_id, name=f"die-{color}", icon=icons.DIE.get(color, ""), color=color, face=face, tip=tip)


def placed_dice(place: str, dice: Iterable[PlacedDie]) -> tuple[Die, ...]:
    """Dice that lie somewhere until the reset, and whose they are (ML-DEP-07)."""
    found = []
    for number, placed in enumerate(dice, 1):
        whose = Text("die-of", {"seat": placed.seat}) if placed.seat >= 0 else Text("die-of-rival")
        color = placed.color if placed.seat >= 0 else "neutral"
        found.append(die(f"{place}/die{number}", color, placed.face, (whose,)))
    return tuple(found)


# --- clan members ---------------------------------------------------------------------------------------------


def member_card(game: Game, clan: Clan, member: Member) -> Card:
    """A member of a clan: what it gives each round, its talent, what it carries, and where it is (ML-CMP-04)."""
    printed = game.card(member)
    badges = [badge("leader")] if member.leader else []
    badges += [*dice_badges(printed.dice), badge("reputation", printed.reputation)]
    if member.wounded:
        badges.append(badge("wound"))
    if member.land:
        badges.append(badge("settled"))
    if member.path:
        badges.append(badge("outside"))
    badges += carried_badges(member)
    return Card(
        id=f"member:{member.id}",
        name=member.id,
        icon=icons.member(member.id),
        seat=clan.seat,
        kind="member",
        corner=icons.AFFINITY.get(printed.affinity or "", ""),
        state=member_state(member),
        badges=tuple(badges),
        lines=(*_standing(game, member), ability_text(printed.talent)),
        holds=(
            *[equipment_piece(game, card, clan.seat) for card in member.equipment],
            *placed_dice(f"member:{member.id}", game.state.spaces.get(member.id, ())),
        ),
        tip=_member_facts(game, member.id),
        rule="ML-CMP-04" if printed.can_be_assigned else "ML-CMP-07",
    )


def member_state(member: Member) -> State:
    if member.wounded:
        return "wounded"
    return "used" if member.path else ""


def carried_badges(member: Member) -> list[Badge]:
    """What lies on the assignment tile (ML-OUT-06, ML-PTH-04)."""
    carried = (("gold", member.gold), ("potion", member.potions), ("poison", member.poisons))
    return [badge(what, n) for what, n in carried if n]


def _standing(game: Game, member: Member) -> list[Text]:
    lines = []
    if member.leader:
        lines.append(Text("member-leader"))
    if member.wounded:
        lines.append(Text("member-wounded"))
    if member.path:
        lines.append(Text("member-on_path", {"path": member.path}))
    if member.land:
        lines.append(Text("member-settled", {"land": member.land}))
    if game.is_used(member.id):
        lines.append(Text("talent-used"))
    return lines


def _member_facts(game: Game, member_id: str) -> tuple[Text, ...]:
    printed = game.card(member_id)
    facts = [Text("tip-talent", {"talent": ability_text(printed.talent)})]
    if printed.dice.total:
        facts.append(Text("tip-dice_granted", {"dice": amounts(printed.dice)}))
    facts.append(Text("tip-reputation", {"n": printed.reputation}))
    if printed.affinity is not None:
        facts.append(Text("tip-affinity", {"affinity": printed.affinity}))
    if not printed.can_be_assigned:
        facts.append(Text("tip-aspirant"))
    return tuple(facts)


def tavern_card(game: Game, member_id: str, element_id: str, count: int = 0) -> Card:
    """Somebody who can be hired, with the printed price (ML-TAV-01)."""
    printed = game.card(member_id)
    badges = [badge("gold", printed.cost), badge("reputation", printed.reputation), *dice_badges(printed.dice)]
    if count:
        badges.append(badge("count", count))
    return Card(
        id=element_id,
        name="aspirant" if count else member_id,
        icon=icons.member(member_id),
        kind="hire",
        corner=icons.AFFINITY.get(printed.affinity or "", ""),
        badges=tuple(badges),
        lines=(ability_text(printed.talent),),
        tip=(Text("tip-price" if count else "tip-hire_cost", {"price": printed.cost}), *_member_facts(game, member_id)),
        rule="ML-TAV-05" if count else "ML-TAV-02",
    )


# --- equipment, traps, loot, trophies, lands ------------------------------------------------------------------


def equipment_piece(game: Game, card: str, seat: int) -> Piece:
    """Equipment under its bearer (ML-BAZ-02)."""
    printed = game.content.equipment[card]
    used = game.is_used(card)
    tip = [Text(f"equipment-{printed.type}"), ability_text(printed.ability)]
    return Piece(
        id=f"equipment:{card}",
        name=card,
        icon=icons.EQUIPMENT[printed.type],
        seat=seat,
        state="used" if used else "",
        tip=(*tip, Text("talent-used")) if used else tuple(tip),
        rule="ML-ITM-30",
    )


def equipment_card(game: Game, card: str, element_id: str, seat: int | None = None) -> Card:
    """Equipment for sale, or in somebody's hands before it has a bearer (ML-BAZ-01, ML-CLN-35)."""
    printed = game.content.equipment[card]
    return Card(
        id=element_id,
        seat=seat,
        name=card,
        icon=icons.EQUIPMENT[printed.type],
        kind="equipment",
        badges=(badge("gold", printed.cost),),
        lines=(ability_text(printed.ability),),
        tip=(Text("tip-price", {"price": printed.cost}), Text(f"equipment-{printed.type}")),
        rule="ML-BAZ-01",
    )


def shop_trap(game: Game, kind: str, place: int) -> Piece:
    """A trap tile for sale (ML-HUN-01)."""
    printed = game.content.traps[kind]
    price = printed.price or 0
    return Piece(
        id=f"shop_trap:{place}",
        name=kind,
        icon=icons.TRAP[printed.cls],
        badges=(badge("gold", price),),
        tip=(
            effect_text(printed.effect),
            Text("tip-price", {"price": price}),
            Text(f"trap-{printed.cls}"),
        ),
        rule="ML-AMB-01" if printed.cls == "ambush" else "ML-HUN-01",
    )


def trap_cards(game: Game, clan: Clan) -> list[Card]:
    """The traps in the own storage, one card for each kind (ML-HID-02)."""
    cards = []
    for kind in dict.fromkeys(clan.traps):
        printed = game.content.traps[kind]
        count = clan.traps.count(kind)
        cards.append(
            Card(
                id=f"trap:{kind}",
                name=kind,
                icon=icons.TRAP[printed.cls],
                seat=clan.seat,
                kind="trap",
                badges=(badge("count", count),) if count > 1 else (),
                lines=(effect_text(printed.effect),),
                tip=(Text(f"trap-{printed.cls}"), Text("tip-hidden_trap")),
                rule="ML-HID-02",
            )
        )
    return cards


def path_trap(game: Game, piece_id: str, kind: str, seat: int, face_up: bool) -> Piece:
    """A trap on a path: face-down for all but its owner until it is revealed (ML-LND-05, ML-BAT-02)."""
    if kind == HIDDEN:
        return Piece(
            id=piece_id,
            name="trap-hidden",
            icon=icons.THING["hidden"],
            seat=seat,
            state="hidden",
            tip=(Text("tip-unknown_trap", {"seat": seat}),),
            rule="ML-HID-02",
        )
    printed = game.content.traps[kind]
    tip = [effect_text(printed.effect), Text(f"trap-{printed.cls}")]
    return Piece(
        id=piece_id,
        name=kind,
        icon=icons.TRAP[printed.cls],
        seat=seat,
        state="" if face_up else "hidden",
        tip=tuple(tip) if face_up else (*tip, Text("tip-hidden_trap")),
        rule="ML-ITM-01",
    )


def loot_card(game: Game, tile: str, element_id: str, seat: int | None = None) -> Card:
    """A loot tile, on display or owned (ML-CMP-13)."""
    printed = game.content.loot[tile]
    return Card(
        id=element_id,
        name=tile,
        icon=icons.LOOT.get(tile, icons.THING["loot"]),
        seat=seat,
        kind="loot",
        corner=icons.THING["outside"] if printed.outside else "",
        lines=(effect_text(printed.effect),),
        tip=(loot_text(printed),),
        rule="ML-FRE-06",
    )


def trophy_card(game: Game, monster: str, seat: int) -> Card:
    """A defeated monster: points at the end, or gold at any time (ML-ITM-40)."""
    points = game.content.monsters[monster].trophy
    gold = points * game.content.config.combat.trophy_sale_gold_per_point
    return Card(
        id=f"trophy:{monster}",
        name=monster,
        icon=icons.MONSTER.get(monster, icons.THING["trophy"]),
        seat=seat,
        kind="trophy",
        corner=icons.THING["trophy"],
        badges=(badge("trophy", points), badge("gold", gold)),
        lines=(Text("trophy-worth", {"points": points, "gold": gold}),),
        tip=(Text("trophy-worth", {"points": points, "gold": gold}),),
        rule="ML-ITM-40",
    )


def land_card(game: Game, clan: Clan, land: str) -> Card:
    """A conquered land and its settler (ML-STL-01)."""
    printed = game.content.lands[land]
    settler = next((member.id for member in clan.members if member.land == land), "")
    standing = Text("land-settled_by", {"mercenary": settler}) if settler else Text("land-unsettled")
    return Card(
        id=f"land:{land}",
        name=land,
        icon=icons.LAND.get(land, icons.THING["conquest"]),
        seat=clan.seat,
        kind="land",
        corner=icons.AFFINITY[printed.affinity],
        state="used" if game.is_used(land) else "" if settler else "empty",
        badges=(badge("settled"),) if settler else (),
        lines=(standing, land_text(printed.ability)),
        holds=placed_dice(f"land:{land}", game.state.spaces.get(f"land:{land}", ())),
        tip=(Text("tip-affinity", {"affinity": printed.affinity}), Text("tip-land_use")),
        rule="ML-STL-09" if settler else "ML-STL-02",
    )


def belongings(game: Game, clan: Clan) -> Sequence[Card]:
    """What everybody may see of what a clan owns, as cards (ML-HID-06)."""
    return (
        *[member_card(game, clan, member) for member in clan.members],
        *[land_card(game, clan, land) for land in clan.lands],
        *[trophy_card(game, monster, clan.seat) for monster in clan.trophies],
        *[loot_card(game, tile, f"loot:{tile}", clan.seat) for tile in clan.loot],
    )
