"""Heroes, powers and items: what they name must exist."""

from __future__ import annotations

from msgspec.structs import fields

from tafelrunde.games.sword_and_sorcery.box.consistency.walking import bad_formulas, operations
from tafelrunde.games.sword_and_sorcery.box.files import Files
from tafelrunde.games.sword_and_sorcery.effects.deeds import ActivateCompanion, Summon
from tafelrunde.tabletop.packs import Pack


def check(pack: Pack[Files]) -> None:
    files = pack.files
    for field in fields(files):
        for path, message in bad_formulas(getattr(files, field.name)):
            pack.problem(field.name, path, message)
    _check_companions(pack)
    _check_powers(pack)
    _check_config(pack)
    _check_ranks(pack)


def _check_companions(pack: Pack[Files]) -> None:
    known = {card.id for card in pack.files.companions.companions}
    for file in ("heroes", "powers"):
        for path, op in operations(getattr(pack.files, file)):
            if isinstance(op, Summon | ActivateCompanion) and op.companion not in known:
                pack.problem(file, (*path, "companion"), f"there is no companion {op.companion!r}")


def _check_powers(pack: Pack[Files]) -> None:
    files = pack.files
    heroes = {card.hero for card in files.heroes.heroes}
    allowed = {"all", "lawful", "chaotic", *[card.id for card in files.heroes.heroes]}
    for index, card in enumerate(files.powers.powers):
        if card.hero not in heroes:
            pack.problem("powers", ("powers", index, "hero"), f"there is no hero {card.hero!r}")
        if card.allow not in allowed:
            pack.problem("powers", ("powers", index, "allow"), f"{card.allow!r} is neither a nature nor a class")
        for at, level in enumerate(card.levels):
            if level.use is None and not level.effects:
                pack.problem("powers", ("powers", index, "levels", at), "a level has effects or a use")
            if (level.use is not None) != (level.recharge > 0):
                message = "what is used recharges, what is passive does not (SS-PWR-13)"
                pack.problem("powers", ("powers", index, "levels", at, "recharge"), message)


def _check_config(pack: Pack[Files]) -> None:
    files = pack.files
    classes = {card.id: card for card in files.heroes.heroes}
    stock = {card.id for card in (*files.weapons.weapons, *files.armours.armours) if card.origin == "stock"}
    powers = {card.id: card for card in files.powers.powers}
    for index, name in enumerate(files.config.recommended):
        if name not in classes:
            pack.problem("config", ("recommended", index), f"there is no class {name!r}")
    for name, cards in files.config.kits.items():
        for card in cards:
            if name not in classes or card not in stock:
                pack.problem("config", ("kits", name), f"{card!r} is no card of the stock for {name}")
    for name, chosen in files.config.first_powers.items():
        for card in chosen:
            hero = classes.get(name)
            power = powers.get(card)
            if hero is None or power is None or power.hero != hero.hero:
                pack.problem("config", ("first_powers", name), f"{card!r} is no power of {name}")
            elif power.allow not in ("all", hero.nature, hero.id):
                pack.problem("config", ("first_powers", name), f"{card!r} is not allowed to {name} (SS-PWR-03)")


def _check_ranks(pack: Pack[Files]) -> None:
    if not any(hero.beginners for hero in pack.files.heroes.heroes):
        pack.problem("heroes", ("heroes",), "at least one class is for beginners")
    for index, hero in enumerate(pack.files.heroes.heroes):
        for rank, setting in enumerate(hero.gem[1:], 1):
            before = hero.gem[rank - 1]
            if setting.powers < before.powers or setting.talents < before.talents or setting.hp < before.hp:
                pack.problem("heroes", ("heroes", index, "gem", rank), "a higher setting never gives less (SS-CMP-03)")
