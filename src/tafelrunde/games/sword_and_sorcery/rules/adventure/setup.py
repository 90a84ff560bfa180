"""Set-up of an adventure: heroes, decks, the map (chapter 3)."""

from __future__ import annotations

from msgspec import convert

from tafelrunde.games.sword_and_sorcery.box.map.board import border_name
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import shadows, triggers
from tafelrunde.games.sword_and_sorcery.rules.enemies import arriving
from tafelrunde.games.sword_and_sorcery.rules.heroes import choosing
from tafelrunde.games.sword_and_sorcery.rules.items import holding, shields
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Foes, Hero, Plague, Portal, State
from tafelrunde.games.sword_and_sorcery.state.journey import Journey
from tafelrunde.games.sword_and_sorcery.state.tasks import Visit
from tafelrunde.kernel import Rules, Setup


def bare_state(setup: Setup, rng: int) -> State:
    """The table before anything is set up; a campaign begins with its journey (SS-MOD-03)."""
    heroes = [Hero(id=f"hero:{seat}", seat=seat) for seat in range(setup.players)]
    state = State(
        rng=rng,
        players=setup.players,
        mode="campaign" if setup["mode"] == "campaign" else "adventure",
        adventure=str(setup["adventure"]),
        choosing=setup["heroes"] == "choose",
        foes=convert(setup["foes"], Foes),
        heroes=heroes,
    )
    if state.mode == "campaign":
        state.phase, state.journey = "journey", Journey("begin")
    return state


def set_up(game: Game) -> Rules[None]:
    """A stand-alone adventure: heroes first, then the decks and the map (SS-SET-01 … 17)."""
    state = game.state
    if state.step == 0:
        lay_out_cards(game)
        state.step = 1
    if state.step == 1:
        yield from choosing.choose_heroes(game, tuple(range(state.players)))
        state.step = 2
        yield game.checkpoint()
    begin(game)
    if game.adventure.gold:
        game.plan(Visit(tuple(game.clockwise(0))))  # SS-RUL-02


def begin(game: Game) -> None:
    """Decks, the map, and the story's first words (SS-SET-01 … 16)."""
    state = game.state
    shuffle_decks(game)
    lay_map(game)
    game.tell("begins", "SS-RND-01", adventure=state.adventure)
    game.tell("goal", "SS-MOD-07", entry=f"goal-{state.adventure}")
    if game.adventure.boss is not None:
        arriving.place_boss(game, game.adventure.boss.boss, game.adventure.boss.zone)
    shadows.look_around(game)  # SS-SET-16
    triggers.fire(game, "start", state.heroes[0].seat)
    state.phase, state.step = "time", 0


def lay_out_cards(game: Game) -> None:
    """What is not shuffled and used on demand (SS-SET-04), and where heroes begin (SS-SET-07, SS-SET-17)."""
    state = game.state
    lay_out_piles(game)
    state.shards = game.adventure.shards
    for hero in state.heroes:
        hero.rank = game.adventure.rank
        hero.gold = game.adventure.gold


def lay_out_piles(game: Game) -> None:
    """Stock and emporium (SS-SET-04)."""
    game.state.stock = game.content.copies("stock")
    game.state.emporium = game.content.copies("emporium")


SHUFFLED = {
    "activations": "activation_deck",
    "powers": "power_deck",
    "traps": "trap_deck",
    "enemies": "enemy_deck",
    "crits": "crit_deck",
    "loots": "loot_deck",
}
"""Decks and supplies by what chance is asked for."""


def shuffle_decks(game: Game) -> None:
    """SS-SET-01, SS-SET-02, SS-SET-10."""
    state, content = game.state, game.content
    state.activation_deck = list(content.activation_cards)
    state.power_deck = list(content.enemy_powers)
    state.trap_deck = content.trap_deck()
    state.enemy_deck = list(game.adventure.enemies)
    state.crit_deck = content.crit_tokens()
    state.loot_deck = content.loot_tokens()
    for purpose, deck in SHUFFLED.items():
        game.shuffle(purpose, getattr(state, deck))
    shuffle_treasures(game)
    _event_deck(game)


def shuffle_treasures(game: Game) -> None:
    """All treasures that nobody has (SS-SET-01)."""
    state = game.state
    held = set(holding.held(state))
    state.treasure_deck = [code for code in game.content.copies("treasure") if code not in held]
    state.treasure_discard = []
    game.shuffle("treasures", state.treasure_deck)


def _event_deck(game: Game) -> None:
    """The adventure's parts from the top, random standard events among them (SS-SET-03)."""
    adventure = game.adventure
    named = {card for part in adventure.events for card in part.cards}
    standard = [card.id for card in game.content.events.values() if card.kind == "standard" and card.id not in named]
    game.shuffle("standard_events", standard)
    from_top: list[str] = []
    for part in adventure.events:
        from_top += [*part.cards, *[standard.pop() for _ in range(part.random)]]
    deck = list(reversed(from_top))
    if adventure.shuffled:
        game.shuffle("events", deck)
    game.state.event_deck = deck


def lay_map(game: Game) -> None:
    """Everything that the adventure puts on the map (SS-SET-11 … 13)."""
    state, adventure = game.state, game.adventure
    doors = [border_name(*door.between) for door in adventure.doors]
    state.shut = tuple(sorted([*doors, *[border_name(*pair) for pair in adventure.walls]]))
    locked = [border_name(*door.between) for door in adventure.doors if door.magic_lock]
    state.locks = (*locked, *[chest.zone for chest in adventure.chests if chest.magic_lock])
    state.barriers = adventure.barriers
    state.difficult, state.dangerous = adventure.difficult, adventure.dangerous
    state.chests = {chest.zone: chest.token for chest in adventure.chests}
    state.searches = {search.zone: search.token for search in adventure.searches}
    state.altars = {altar.zone: altar.active for altar in adventure.altars}
    state.portals = tuple([Portal(portal.symbol, portal.zone, portal.open) for portal in adventure.portals])
    state.waypoints = {waypoint.zone: waypoint.id for waypoint in adventure.waypoints}
    state.daytime = adventure.time
    _shadows(game)
    for number, plague in enumerate(adventure.plagues, 1):
        name = f"plague:{plague.plague}_{number}"
        state.plagues.append(Plague(id=name, kind=plague.plague, zone=plague.zone))
    for hero in state.heroes:
        hero.zone = adventure.start[0]
    for card, owner in state.hired.items():
        seat = owner if any(hero.seat == owner for hero in state.heroes) else state.heroes[0].seat
        one = CompanionFigure(id=f"companion:{card}", card=card, owner=seat, zone=adventure.start[0])
        state.companions.append(one)
        one.shields = shields.full(game, one)


def _shadows(game: Game) -> None:
    """The adventure's tokens are shuffled and placed, what is left is the supply (SS-SHD-02)."""
    state, shadows = game.state, game.adventure.shadows
    tokens = [kind for kind, count in shadows.mix.items() for _ in range(count)]
    game.shuffle("shadows", tokens)
    placed: dict[str, tuple[str, ...]] = {}
    for zone in shadows.places[str(len(state.heroes))]:  # type: ignore[index]
        placed[zone] = (*placed.get(zone, ()), tokens.pop())
    state.shadows = placed
    state.shadow_deck = tokens
