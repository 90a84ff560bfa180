"""The monster's attack on the mercenary being resolved (chapter 7.3)."""

from __future__ import annotations

from tafelrunde.games.monster_lands.box.effects import (
    AffinityDice,
    AreaDie,
    AutoHit,
    FameLossOnWound,
    FortressDice,
    Redirect,
)
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.adventure import death
from tafelrunde.games.monster_lands.rules.adventure.chances import hits_text
from tafelrunde.games.monster_lands.rules.adventure.defence import defend
from tafelrunde.games.monster_lands.state import Location, Path
from tafelrunde.kernel import Option, Preview, Rules


def monster_attack(game: Game, location: Location, path: Path) -> Rules[None]:
    """The exact steps 1 to 7 (ML-ATT-01 … 09)."""
    path.fought = True
    location.fought = True
    terms = dice_terms(game, location)
    dice = sum([count for _, count in terms])
    game.tell(
        "monster_attacks",
        "ML-ATT-01",
        terms=terms,
        monster=location.monster,
        target=path.seat,
        mercenary=path.member,
        dice=dice,
    )
    wounded: set[str] = set()
    dice = yield from redirect(game, location, path, dice, wounded)
    dice = yield from discard_magic(game, path, dice, "ML-ATT-03")
    hits = roll_monster(game, dice, path, "ML-ATT-04") + automatic_hits(game, location, path)
    yield from suffer(game, location, path, hits, wounded)
    yield from area_die(game, location)


def dice_terms(game: Game, location: Location) -> list[tuple[str, int]]:
    """Attack value + affinity dice + round-track dice; at the access no affinity (ML-MON-04, ML-MON-05)."""
    monster = game.monster(location)
    power = monster.power
    terms = [("attack", monster.attack)]
    if location is game.state.access:
        if type(power) is FortressDice:
            terms.append(("power", power.n))
    elif location.land and game.land(location).affinity == monster.affinity:
        bonus = game.content.config.combat.affinity_bonus_dice
        if type(power) is AffinityDice and power.affinity == monster.affinity:
            bonus = power.n
        terms.append(("affinity", bonus))
    track = game.content.difficulty(game.state.difficulty).round_track
    extra = game.content.extra_monster_dice(track, game.state.round)
    if extra:
        terms.append(("round_track", extra))
    return terms


# --- step 2 -----------------------------------------------------------------------------------------------------


def adjacent(location: Location, path: Path) -> list[Path]:
    """Occupied neighbours: slots n ± 1, or upper and lower (ML-KEY-06)."""
    index = location.paths.index(path)
    return [
        location.paths[other]
        for other in (index - 1, index + 1)
        if 0 <= other < len(location.paths) and location.paths[other].member
    ]


def redirect(game: Game, location: Location, path: Path, dice: int, wounded: set[str]) -> Rules[int]:
    """Redirected dice are set aside, rolled and applied first; returns the dice left (ML-ATT-02, ML-AMB-10 … 12).

    `wounded` collects the paths on which this attack has left a wound.
    """
    member = game.mercenary_on(path)
    for card, ability in game.abilities(member):
        if type(ability.effect) is Redirect and not game.is_used(card) and dice:
            dice -= yield from _redirect_by_talent(game, location, path, card, min(ability.effect.n, dice), wounded)
    for trap in path.traps:
        effect = game.content.traps[trap.kind].effect
        if trap.face_up and trap.target and type(effect) is Redirect and dice:
            target = location.paths[trap.target - 1]
            if target.member:
                dice -= yield from _redirect_by_ambush(game, location, path, target, min(effect.n, dice), wounded)
            trap.target = 0
    return dice


def _redirect_by_talent(
    game: Game, location: Location, path: Path, card: str, most: int, wounded: set[str]
) -> Rules[int]:
    """Optional; the owner chooses the path; that mercenary defends with everything (ML-ITM-51)."""
    targets = adjacent(location, path)
    if not targets:
        return 0
    options = [Option(f"redirect:{target.id}", target, target.id) for target in targets]
    options.append(Option("keep"))
    target = yield game.ask(path.seat, "redirect", options, "ML-ITM-51", {"card": card, "n": most})
    if target is None:
        return 0
    game.use(card)
    yield from _resolve_redirected(game, location, path, target, most, wounded, talents=True, rule="ML-ITM-51")
    return most


def _redirect_by_ambush(
    game: Game, location: Location, path: Path, target: Path, most: int, wounded: set[str]
) -> Rules[int]:
    """Up to the tile's number of dice; no defence talents help the target (ML-AMB-10)."""
    options = [Option(f"dice:{n}", n, target.id, {"n": n}) for n in range(most, -1, -1)]
    count = yield game.ask(path.seat, "redirect_dice", options, "ML-AMB-10", {"path": target.id})
    if count:
        yield from _resolve_redirected(game, location, path, target, count, wounded, talents=False, rule="ML-AMB-10")
    return int(count)


def _resolve_redirected(
    game: Game, location: Location, path: Path, target: Path, dice: int, wounded: set[str], talents: bool, rule: str
) -> Rules[None]:
    """The target may discard M dice first, then the dice are rolled against it (ML-AMB-10, ML-ITM-51)."""
    game.tell("redirected", rule, seat=path.seat, other=target.seat, mercenary=target.member, dice=dice)
    left = yield from discard_magic(game, target, dice, rule)
    hits = roll_monster(game, left, target, rule)
    yield from suffer(game, location, target, hits, wounded, talents)


# --- steps 3 to 6 -----------------------------------------------------------------------------------------------


def discard_magic(game: Game, path: Path, dice: int, rule: str) -> Rules[int]:
    """Each M die of the path that is discarded removes one monster die; decided before the roll (ML-ATT-03, 09)."""
    magic = [die for die in path.dice if die.color == "magic"]
    per_die = game.content.config.combat.magic_discard_removes_monster_dice
    most = min(len(magic), -(-dice // per_die))
    if not most:
        return dice
    options = [
        Option(f"discard:{n}", n, path.id, {"n": n, "dice": max(0, dice - n * per_die)}) for n in range(most + 1)
    ]
    count = yield game.ask(
        path.seat,
        "discard_magic",
        options,
        rule,
        {"dice": dice, "mercenary": path.member, "path": path.id},
        preview=lambda option: _preview(game, path, option),
    )
    for die in magic[:count]:
        path.dice.remove(die)
    if count:
        game.tell("magic_discarded", rule, seat=path.seat, n=count)
    return int(max(0, dice - count * per_die))


def _preview(game: Game, path: Path, option: Option) -> Preview:
    """The hits to expect from the monster dice that are left (ML-ATT-03, ML-ATT-04)."""
    area = (path.id, f"monster:{game.location(path).monster}")
    line = (hits_text(option.args["dice"]),)
    return Preview(area=area, lines=line, short=line)


def roll_monster(game: Game, dice: int, path: Path, rule: str) -> int:
    """Each 3, 4, 5 or 6 is one hit (ML-ATT-04)."""
    faces = [game.roll("monster") for _ in range(dice)]
    values = game.content.config.combat.monster_hit_values
    hits = sum([face in values for face in faces])
    if faces:
        game.tell("monster_rolled", rule, target=path.seat, mercenary=path.member, faces=faces, hits=hits)
    return hits


def automatic_hits(game: Game, location: Location, path: Path) -> int:
    """Hits in addition to the dice, which discarded M dice can't remove (ML-PWR-14, ML-PWR-20)."""
    power = game.monster(location).power
    if type(power) is not AutoHit:
        return 0
    game.tell("automatic_hit", "ML-PWR-14", monster=location.monster, target=path.seat, hits=power.n)
    return power.n


def suffer(
    game: Game, location: Location, path: Path, hits: int, wounded: set[str], talents: bool = True
) -> Rules[None]:
    """The owner cancels hits, the rest are wounds; some monsters take fame for it (ML-ATT-05, 06, ML-PWR-01).

    They take it once per attack, even if it comes to the mercenary in several parts: `wounded` remembers.
    """
    wounds = yield from defend(game, location, path, hits, talents)
    if not wounds:
        return
    clan = game.owner(path)
    yield from death.wound(game, path, wounds, "ML-ATT-06")
    monster = game.opponent(location)
    if monster is not None and type(monster.power) is FameLossOnWound and path.id not in wounded:
        lost = game.lose_fame(clan, monster.power.n)
        game.tell("fame_lost", "ML-PWR-01", seat=clan.seat, monster=monster.id, fame=lost)
    wounded.add(path.id)


# --- step 7 -----------------------------------------------------------------------------------------------------


def area_die(game: Game, location: Location) -> Rules[None]:
    """One shared extra die; on a hit every living mercenary there takes 1 hit, left to right (ML-ATT-07, ML-PWR-16)."""
    power = game.monster(location).power
    if type(power) is not AreaDie:
        return
    values = game.content.config.combat.monster_hit_values
    for _ in range(power.n):
        face = game.roll("area")
        game.tell("area_rolled", "ML-PWR-16", monster=location.monster, face=face)
        if face in values:
            for path in location.paths:
                if path.member:
                    yield from suffer(game, location, path, 1, set())
