"""Set-up (chapter 3): the board and the decks, then heroes, classes and starting equipment."""

from __future__ import annotations

import msgspec

from tafelrunde.games.massive_darkness.box.content import LEVELS, load
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.state import ADVISED, Hero, Mode, Objective, Pillar, State
from tafelrunde.kernel import Option, Rules, Setup


def bare_state(setup: Setup, rng: int) -> State:
    """Seats and options; everything else is set up in play."""
    return State(
        rng=rng,
        players=setup.players,
        quest=str(setup["quest"]),
        heroes_option=str(setup["heroes"]),
        lifebringer=first_markers(setup, _chosen_markers(setup)),
        markers=_chosen_markers(setup),
        mode=msgspec.convert(setup["mode"], Mode),
        heroes=[Hero(seat) for seat in range(setup.players)],
    )


def _chosen_markers(setup: Setup) -> int:
    return ADVISED if setup["lifebringer"] == "advised" else int(setup["lifebringer"])


def first_markers(setup: Setup, chosen: int) -> int:
    """Markers for the quest that a game starts with."""
    quest = str(setup["quest"])
    return markers(quest, setup.players, chosen, setup["mode"] != "single" and grown(quest, quest))


def grown(quest: str, started: str) -> bool:
    """Whether heroes have come to a quest in their campaign; who starts late has not grown in it (MD-RUL-54)."""
    return quest != started or quest == next(iter(load().quests))


def markers(quest: str, players: int, chosen: int, campaign: bool) -> int:
    """How many markers the Lifebringer starts a quest with (MD-SET-14, MD-CAM-19, MD-RUL-39, MD-RUL-54)."""
    if chosen != ADVISED:
        return chosen
    content = load()
    advised = content.quests[quest].advised
    if campaign:
        advised = content.config.campaign.advised.get(quest, advised)
    return advised[players - 1]


def set_up(game: Game) -> Rules[None]:
    """In the order of the rulebook (MD-SET-01 … MD-SET-17)."""
    state = game.state
    if state.mode != "single":
        yield game.chapter("quest", 0, quest=state.quest)
    if not state.event_deck:
        if state.mode != "single":
            plan_route(game)
        lay_board(game)
        shuffle_decks(game)
    yield from _choose_heroes(game)
    take_places(game)


def plan_route(game: Game) -> None:
    """The quests after the first one, in order or at random, the last one last (MD-CAM-15, MD-CAM-22, MD-RUL-26)."""
    state = game.state
    book = [quest for quest in game.content.quests if quest in quests.QUESTS]
    later = book[book.index(state.quest) + 1 :] if state.quest in book else book
    middle = later[:-1]
    if state.mode == "random_campaign":
        game.shuffle("route", middle)
    state.route = (*middle, *later[-1:])


def take_places(game: Game) -> None:
    """All stand in the start zone, the first player is drawn, the quest adds what is its own (MD-SET-12 … 16)."""
    state = game.state
    for hero in state.heroes:
        hero.zone = game.board.start
        hero.health = game.max_health(hero)
    state.first_player = game.below("first_player", state.players) if state.players > 1 else 0
    game.tell("first_player", "MD-SET-13", seat=state.first_player)
    quests.of(game).set_up(game)
    state.acted = 0
    state.phase = "round_start"


def lay_board(game: Game) -> None:
    """Doors, closed chambers, pillars and objective tokens (MD-SET-02, MD-SET-17)."""
    state = game.state
    board = game.board
    quest = board.quest
    state.shut = board.shut_at_start
    state.unexplored = board.closed_rooms
    state.objectives = []
    state.pillars = [
        Pillar(number, board.zone(pillar.zone), pillar.health, board.pillar_border(number))
        for number, pillar in enumerate(quest.pillars)
    ]
    hidden = [kind for kind, count in quest.hidden.items() for _ in range(count)]
    game.shuffle("objectives", hidden)
    for token in quest.tokens:
        zone = board.zone(token.zone)
        if token.kind == "hidden":
            state.objectives.append(Objective(hidden.pop(), zone, hidden=True))
        else:
            state.objectives.append(Objective(token.kind, zone, marker=token.marker))


def shuffle_decks(game: Game) -> None:
    """Every pile by itself (MD-SET-03, MD-DCK-01), without what heroes hold (MD-CAM-19)."""
    state = game.state
    content = game.content
    held = {card for hero in state.heroes for card in game.cards_of(hero)}
    state.guard_decks = [content.guard_deck(level) for level in LEVELS]
    state.guard_discards = [[] for _ in LEVELS]
    state.treasure_decks = [[card for card in content.treasure_deck(level) if card not in held] for level in LEVELS]
    state.treasure_discards = [[] for _ in LEVELS]
    state.lesser_deck = content.monster_deck("lesser")
    state.greater_deck = content.monster_deck("greater")
    state.door_deck = list(content.doors)
    state.event_deck = list(content.events)
    state.artefact_deck = [card for card in content.artefacts if card not in held]
    for pile in (state.lesser_discard, state.greater_discard, state.door_discard, state.event_discard, state.removed):
        pile.clear()
    for purpose, decks in (
        ("guards", state.guard_decks),
        ("treasures", state.treasure_decks),
        ("monsters", [state.lesser_deck, state.greater_deck]),
        ("doors", [state.door_deck]),
        ("events", [state.event_deck]),
        ("artefacts", [state.artefact_deck]),
    ):
        for deck in decks:
            game.shuffle(purpose, deck)


def _choose_heroes(game: Game) -> Rules[None]:
    """Each player a hero, a class and a weapon (MD-SET-05 … 10); `acted` counts these choices."""
    state = game.state
    while state.acted < 3 * state.players:
        seat, part = divmod(state.acted, 3)
        hero = state.heroes[seat]
        if state.heroes_option == "recommended":
            _recommended(game, hero, part)
        else:
            yield game.checkpoint()
            yield from (_choose_hero, _choose_class, _choose_weapon)[part](game, hero)
        state.acted += 1


def _choose_hero(game: Game, hero: Hero) -> Rules[None]:
    """Each hero only once (MD-SET-05)."""
    taken = {other.card for other in game.state.heroes}
    options = [Option(f"hero:{name}", name, f"hero_card:{name}") for name in game.content.heroes if name not in taken]
    chosen = yield game.ask(hero.seat, "choose_hero", options, "MD-SET-05")
    hero.card = chosen
    game.tell("hero_chosen", "MD-SET-05", seat=hero.seat, hero=chosen)


def _choose_class(game: Game, hero: Hero) -> Rules[None]:
    """Any class, also one that another hero has (MD-SET-06)."""
    options = [Option(f"class:{name}", name, f"class_sheet:{name}") for name in game.content.classes]
    recommended = game.content.heroes[hero.card].recommended_class
    args = {"hero": hero.card, "recommended": recommended}
    chosen = yield game.ask(hero.seat, "choose_class", options, "MD-SET-06", args, f"class:{recommended}")
    take_class(game, hero, chosen)


def take_class(game: Game, hero: Hero, sheet: str) -> None:
    hero.sheet = sheet
    hero.skills = (0,) * len(game.content.classes[sheet].lines)
    game.tell("class_chosen", "MD-SET-06", seat=hero.seat, sheet=sheet)


def free_weapons(game: Game) -> dict[str, str]:
    """A copy of every weapon of which one is left, by its card's id (MD-SET-09)."""
    taken = {card for hero in game.state.heroes for card in hero.hands}
    return {card.id: code for code, card in reversed(game.content.starting_weapons().items()) if code not in taken}


def _choose_weapon(game: Game, hero: Hero) -> Rules[None]:
    """One weapon, and a Leather Armour for everybody (MD-SET-08)."""
    options = [Option(f"weapon:{card}", code, f"weapon:{code}") for card, code in sorted(free_weapons(game).items())]
    chosen = yield game.ask(hero.seat, "choose_weapon", options, "MD-SET-09", {"hero": hero.card})
    take_equipment(game, hero, chosen)


def take_equipment(game: Game, hero: Hero, weapon: str) -> None:
    """Both start equipped (MD-SET-10)."""
    hero.hands = (weapon,)
    hero.body = game.content.starting_armours()[hero.seat]
    game.tell("weapon_chosen", "MD-SET-08", seat=hero.seat, card=weapon)


def _recommended(game: Game, hero: Hero, part: int) -> None:
    """The recommended pairs, in the order of the cards (MD-VAR-04)."""
    if part == 0:
        hero.card = list(game.content.heroes)[hero.seat]
        game.tell("hero_chosen", "MD-SET-05", seat=hero.seat, hero=hero.card)
    elif part == 1:
        take_class(game, hero, game.content.heroes[hero.card].recommended_class)
    else:
        wanted = game.content.config.first_weapons[game.content.classes[hero.sheet].primary]
        free = free_weapons(game)
        take_equipment(game, hero, free.get(wanted) or next(iter(free.values())))
