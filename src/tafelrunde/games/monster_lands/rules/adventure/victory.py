"""The victory over a monster, in its exact order (ML-BAT-10 … 12)."""

from __future__ import annotations

from tafelrunde.games.monster_lands.box.effects import FameOn, Feat, FleeOnCatch, Gain, LastHit
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules import monsters, storage
from tafelrunde.games.monster_lands.rules.adventure import death
from tafelrunde.games.monster_lands.rules.adventure.monster_attack import suffer
from tafelrunde.games.monster_lands.state import Clan, Location, Path, Victory
from tafelrunde.kernel import Option, Rules


def win(game: Game, location: Location, path: Path, feat: Feat) -> Rules[None]:
    """Step 1: fame, gold and the trophy are the winner's, whatever the last hit brings (ML-BAT-10, ML-BAT-11)."""
    state = game.state
    clan = game.owner(path)
    monster = game.monster(location)
    path.prevailed = True
    location.overcome = True
    reward = monster.victory_reward if feat == "defeat" else monster.catch_reward
    yield from storage.gain(game, clan, reward, "ML-ATK-14" if feat == "defeat" else "ML-ATK-13", monster.id)
    game.tally(clan, "defeated" if feat == "defeat" else "caught")
    _take_monster(game, location, clan, feat)
    state.victory = Victory(monster.id, feat)
    state.rolling = None
    state.opened = False
    state.stage = "victory"


def _take_monster(game: Game, location: Location, clan: Clan, feat: Feat) -> None:
    """A trophy when defeated, the discard when caught; some escape from a land (ML-ATK-13, 14, ML-PWR-12).

    At the access the panic is over with it (ML-MON-24).
    """
    monster = location.monster
    location.monster = ""
    if feat == "defeat":
        clan.trophies.append(monster)
    elif type(game.content.monsters[monster].power) is FleeOnCatch and location is not game.state.access:
        game.state.fled = monster
        game.tell("monster_fled", "ML-PWR-12", monster=monster)
    else:
        game.state.monster_discard.append(monster)
    if location is game.state.access:
        monsters.end_panic(game)


def go_on(game: Game, location: Location, path: Path, victory: Victory) -> Rules[bool]:
    """One of the steps 2 to 4 (ML-BAT-10); True when the victory has been resolved."""
    match victory.step:
        case "extras":
            yield from _extras(game, game.owner(path), path, victory.feat)
            victory.step = "last_hit"
        case "last_hit":
            yield from _last_hit(game, location, victory)
        case "clear":
            _clear_paths(game, location)
            return True
    return False


def _last_hit(game: Game, location: Location, victory: Victory) -> Rules[None]:
    """Every living mercenary there, left to right, one after the other (ML-BAT-12, ML-PWR-07, ML-PWR-09)."""
    power = game.content.monsters[victory.monster].power
    if victory.feat != "defeat" or type(power) is not LastHit or victory.slot == len(location.paths):
        victory.step = "clear"
        return
    if victory.slot == 0:
        game.tell("last_hit", "ML-PWR-07", monster=victory.monster)
    path = location.paths[victory.slot]
    if path.member:
        yield from suffer(game, location, path, power.n, set())
    victory.slot += 1


def _clear_paths(game: Game, location: Location) -> None:
    """Dice, traps and shields of all who fought are removed, the others keep theirs (ML-BAT-06)."""
    for path in location.paths:
        if path.fought:
            death.clear(game, path)


def _extras(game: Game, clan: Clan, path: Path, feat: Feat) -> Rules[None]:
    """Talents and loot triggered by a victory (ML-ITM-22, ML-ITM-50, ML-ITM-52)."""
    talent = game.card(path.member).talent.effect
    if type(talent) is FameOn and talent.event == feat:
        game.gain_fame(clan, talent.value)
        game.use(path.member)
        game.tell("extra_fame", "ML-ITM-52", seat=clan.seat, card=path.member, fame=talent.value)
    while True:
        found = fame_loot(game, clan, feat)
        for member in clan.members:
            ability = game.card(member).talent
            effect = ability.effect
            if ability.trigger != "after_win" or type(effect) is not Gain or game.is_used(member.id):
                continue
            if storage.changes_something(game, clan, effect):
                found.append(Option(f"talent:{member.id}", ("talent", member.id), f"member:{member.id}"))
        if not found:
            return
        found.insert(0, Option("continue"))
        chosen = yield game.ask(clan.seat, "after_win", found, "ML-BAT-10", default="continue")
        if chosen is None:
            return
        if chosen[0] == "loot":
            use_fame_loot(game, clan, chosen[1])
        else:
            effect = game.card(chosen[1]).talent.effect
            assert type(effect) is Gain
            game.use(chosen[1])
            yield from storage.gain(game, clan, effect, "ML-ITM-50", chosen[1])


def fame_loot(game: Game, clan: Clan, feat: Feat) -> list[Option]:
    """Loot that gives fame for this feat, whoever of the clan did it (ML-ITM-22)."""
    found = []
    for tile in clan.loot:
        effect = game.content.loot[tile].effect
        if type(effect) is FameOn and effect.event == feat:
            found.append(Option(f"loot:{tile}", ("loot", tile), f"loot:{tile}"))
    return found


def use_fame_loot(game: Game, clan: Clan, tile: str) -> None:
    effect = game.content.loot[tile].effect
    assert type(effect) is FameOn
    clan.loot.remove(tile)
    game.state.loot_discard.append(tile)
    game.gain_fame(clan, effect.value)
    game.tally(clan, "loot_used")
    game.tell("extra_fame", "ML-ITM-22", seat=clan.seat, card=tile, fame=effect.value)
