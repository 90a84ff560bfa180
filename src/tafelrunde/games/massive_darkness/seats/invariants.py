"""What must be true of every state: cards and figures are conserved, numbers are possible, everything agrees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tafelrunde.games.massive_darkness.box.content import LEVELS, load
from tafelrunde.games.massive_darkness.game import TOP_LEVEL, Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.figures.enemy_health import full_health
from tafelrunde.games.massive_darkness.seats import underway
from tafelrunde.games.massive_darkness.state import Enemy, Hero, State
from tafelrunde.games.massive_darkness.state.tasks import DoorBlocks, EventSteps, TakeTokens
from tafelrunde.kernel import BrokenInvariant
from tafelrunde.tabletop.campaign import Played


def check(state: State) -> None:
    """Raise BrokenInvariant if the state is impossible; before set-up is finished there is little to check."""
    _require(state.quest in load().quests, f"quest: there is no quest {state.quest}")
    _require([hero.seat for hero in state.heroes] == list(range(state.players)), "heroes: one for each seat, in order")
    if state.phase == "setup":
        return
    game = Game(state)
    _check_cards(state)
    _check_miniatures(game)
    _check_whereabouts(game)
    for hero in state.heroes:
        _check_hero(game, hero)
    for enemy in state.enemies:
        _check_enemy(game, enemy)
    _check_void(state)
    _check_tokens(game)
    _check_campaign(game)
    for problem in underway.problems(game):
        raise BrokenInvariant(problem)
    if state.phase == "interlude":
        _check_interlude(game)
    _check_quest(game)


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


# --- cards --------------------------------------------------------------------------------------------------------


def places(state: State) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every place where cards may be, and the cards there."""
    for at, level in enumerate(LEVELS):
        yield f"guard_deck_{level}", tuple(state.guard_decks[at])
        yield f"guard_discard_{level}", tuple(state.guard_discards[at])
        yield f"treasure_deck_{level}", tuple(state.treasure_decks[at])
        yield f"treasure_discard_{level}", tuple(state.treasure_discards[at])
    for name in ("lesser", "greater", "door", "event"):
        yield f"{name}_deck", tuple(getattr(state, f"{name}_deck"))
        yield f"{name}_discard", tuple(getattr(state, f"{name}_discard"))
    yield "artefact_deck", tuple(state.artefact_deck)
    yield "removed", tuple(state.removed)
    for hero in state.heroes:
        yield f"heroes[{hero.seat}]", (hero.body, *hero.hands, *hero.pack)
    for enemy in state.enemies:
        yield f"enemies.{enemy.id}", (enemy.card, enemy.treasure)
    if state.interlude is not None:
        yield "interlude.stalls", state.interlude.stalls
    for task in state.agenda:
        if type(task) in (DoorBlocks, EventSteps):
            yield "agenda", (task.card,)  # type: ignore[union-attr]
        elif type(task) is TakeTokens:
            yield "agenda", task.cards


def _check_cards(state: State) -> None:
    """Every card but unused starting equipment lies in exactly one place (MD-DCK-01, MD-DCK-06)."""
    content = load()
    found: dict[str, str] = {}
    due = {*content.guards, *content.monsters, *content.treasures, *content.artefacts, *content.doors, *content.events}
    for place, cards in places(state):
        for card in cards:
            if card:
                _require(card in due or card in content.starting, f"{place}: there is no card {card}")
                _require(card not in found, f"{place}: {card} is in two places, here and in {found.get(card)}")
                found[card] = place
    # What was being resolved when the game ended lies nowhere any more.
    lost = due - found.keys() if state.phase != "over" else ()
    _require(not lost, f"nowhere: {', '.join(sorted(lost))}")


# --- figures ------------------------------------------------------------------------------------------------------


def _check_miniatures(game: Game) -> None:
    """MD-CMP-28."""
    leaders: Counter[str] = Counter()
    minions: Counter[str] = Counter()
    for enemy in game.state.enemies:
        kind = game.card(enemy).type
        leaders[kind] += enemy.health > 0
        minions[kind] += len(enemy.minions)
    for kind, box in game.content.miniatures.items():
        _require(leaders[kind] <= box.leaders, f"enemies: {leaders[kind]} leaders of {kind}")
        _require(minions[kind] <= box.minions, f"enemies: {minions[kind]} minions of {kind}")


def _check_whereabouts(game: Game) -> None:
    state = game.state
    names = [enemy.id for enemy in state.enemies]
    _require(len(set(names)) == len(names), f"enemies: two of one name among {', '.join(names)}")
    _require(1 <= state.level <= TOP_LEVEL, f"level: from 1 to {TOP_LEVEL}, not {state.level}")
    _require(state.round >= 1, f"round: there is no round {state.round}")
    _require(0 <= state.first_player < state.players, f"first_player: there is no seat {state.first_player}")
    _require(state.lifebringer >= 0, f"lifebringer: {state.lifebringer} markers")
    _require(set(state.gone) <= set(game.board.zones), f"gone: {', '.join(state.gone)} are not all on this board")
    relic = state.relic
    _require(not relic or relic in game.content.equipment, f"relic: there is no card {relic}")
    _require(set(state.shut) <= set(game.board.shut_at_start), "open: a border is shut that never was")
    _require(set(state.unexplored) <= set(game.board.closed_rooms), "explored: a chamber was closed again")


def _check_hero(game: Game, hero: Hero) -> None:
    who = f"heroes[{hero.seat}]"
    _require(
        hero.card in game.content.heroes and hero.sheet in game.content.classes, f"{who}: {hero.card}, {hero.sheet}"
    )
    _require(hero.zone in game.board.zones, f"{who}: in zone {hero.zone}")
    _require(0 <= hero.health <= game.max_health(hero), f"{who}: health {hero.health} of {game.max_health(hero)}")
    _require(0 <= hero.xp <= game.content.config.xp_cap, f"{who}: {hero.xp} XP (MD-XP-03)")
    most = 0 if game.state.mode == "single" else game.content.config.campaign.mini_xp_per_xp - 1
    _require(0 <= hero.mini_xp <= most, f"{who}: {hero.mini_xp} mini XP (MD-CAM-02)")
    above = [card for card in (hero.body, *hero.hands) if card and not game.usable(card)]
    _require(not above, f"{who}: {above} in use at level {game.state.level} (MD-CAM-12)")
    _require(not (hero.stunned and hero.dead), f"{who}: dead and stunned")
    lines = game.content.classes[hero.sheet].lines
    _require(len(hero.skills) == len(lines), f"{who}: skills {hero.skills}")
    _require(all(0 <= n <= len(line.skills) for n, line in zip(hero.skills, lines, strict=True)), f"{who}: skills")
    slots = [game.equipment(card).slot for card in hero.hands]
    _require(not hero.body or game.equipment(hero.body).slot == "body", f"{who}: wears {hero.body} (MD-EQP-04)")
    hands = sum(2 if slot == "two_hand" else 1 for slot in slots)
    _require(all(slot in ("one_hand", "two_hand") for slot in slots) and hands <= 2, f"{who}: holds {hero.hands}")


def _check_enemy(game: Game, enemy: Enemy) -> None:
    full = full_health(game, enemy)
    _require(enemy.penalty >= 0, f"enemies.{enemy.id}.penalty: {enemy.penalty} dice")
    _require(
        enemy.zone in game.board.zones and enemy.zone not in game.state.gone, f"enemies.{enemy.id}: in {enemy.zone}"
    )
    _require(0 <= enemy.health <= full, f"enemies.{enemy.id}: health {enemy.health} of {full}")
    _require(all(0 < minion <= full for minion in enemy.minions), f"enemies.{enemy.id}: minions {enemy.minions}")
    _require(enemy.health > 0 or bool(enemy.minions), f"enemies.{enemy.id}: nobody is left")
    _require(enemy.health > 0 or not enemy.treasure, f"enemies.{enemy.id}: a treasure without a guardian")


def _check_tokens(game: Game) -> None:
    """MD-CMP-09, MD-CMP-10."""
    state = game.state
    supply = game.content.config.treasure_tokens
    _require(
        sum(normal for normal, _ in state.treasure.values()) <= supply.normal, "treasure: too many tokens (MD-CMP-09)"
    )
    _require(
        sum(special for _, special in state.treasure.values()) <= supply.special,
        "treasure: too many special tokens (MD-CMP-09)",
    )
    _require(all(min(tokens) >= 0 for tokens in state.treasure.values()), "treasure: less than no tokens")
    _require(all(normal or special for normal, special in state.treasure.values()), "treasure: a zone with no tokens")
    numbers = [pillar.number for pillar in state.pillars]
    _require(len(set(numbers)) == len(numbers), "pillars: each stands once")
    for pillar in state.pillars:
        full = game.board.quest.pillars[pillar.number].health
        _require(bool(full) <= pillar.health <= full, f"pillars.{pillar.number}: health {pillar.health} of {full}")
    for level, zone in state.more_tokens:
        known = 1 <= level <= TOP_LEVEL and zone in game.board.zones
        _require(known, f"more_tokens: a level and its zone, such as [5, B3], not [{level}, {zone}]")
    kinds = Counter(token.kind for token in state.objectives)
    for kind, most in game.content.config.objective_tokens.items():
        _require(kinds[kind] <= most, f"objectives: {kinds[kind]} {kind} tokens, but there are {most} (MD-CMP-10)")


def _check_void(state: State) -> None:
    """Nothing is left where zones are gone (MD-Q4-08)."""
    gone = set(state.gone)
    _require(not any(hero.present and hero.zone in gone for hero in state.heroes), "heroes: a hero stands in the void")
    _require(gone.isdisjoint(state.treasure), "treasure: treasure lies in the void")
    _require(not any(token.zone in gone for token in state.objectives), "objectives: a token lies in the void")
    _require(not any(pillar.zone in gone for pillar in state.pillars), "pillars: a pillar stands in the void")
    blocked = {pillar.border for pillar in state.pillars if pillar.border}
    _require(blocked <= set(state.shut), "open: a pillar that blocks nothing")


def _check_campaign(game: Game) -> None:
    """A quest begins with few cards (MD-CAM-14), an interlude is between quests, no quest comes back (MD-CAM-15)."""
    state = game.state
    for quest in (*state.route, *[played.adventure for played in state.chronicle]):
        _require(quest in game.content.quests, f"chronicle: there is no quest {quest}, or on the route")
    for entry in state.chronicle:
        _require(entry.result in ("won", "lost"), f"chronicle: {entry.adventure} is won or lost, not {entry.result}")
    _require(
        (state.phase == "interlude") == (state.interlude is not None) or state.phase == "over",
        f"interlude: there is one between two quests, not in phase {state.phase}",
    )
    if state.mode == "single":
        _require(not (state.route or state.chronicle or state.more_tokens), "route: a campaign in a single quest")
    played = [entry.adventure for entry in state.chronicle]
    _require(len(set(state.route)) == len(state.route), f"route: the route {state.route}")
    _require({state.quest, *played}.isdisjoint(state.route), f"route: {state.quest} after {played}, then {state.route}")
    if state.phase not in ("interlude", "over"):
        _require(Played(state.quest, "won") not in state.chronicle, f"chronicle: {state.quest} is won and played again")
    if state.mode != "single" and state.round == 1 and state.phase == "round_start":
        numbers = game.content.config.campaign
        for hero in state.heroes:
            cards = game.cards_of(hero)
            _require(len(cards) <= numbers.inventory, f"heroes[{hero.seat}]: {len(cards)} cards (MD-CAM-14)")
            artefacts = [card for card in cards if card in game.content.artefacts]
            _require(len(artefacts) <= numbers.artefacts, f"heroes[{hero.seat}]: artefacts {artefacts} (MD-CAM-14)")


def _check_interlude(game: Game) -> None:
    """Everybody is back (MD-CAM-19)."""
    state = game.state
    _require(state.chronicle[-1].adventure == state.quest, f"chronicle: between quests, but {state.quest} is not over")
    _require(not state.enemies, "enemies: there are none between quests")
    for hero in state.heroes:
        _require(
            hero.present and not hero.stunned and not hero.things, f"heroes[{hero.seat}] is not back from the quest"
        )


# --- the quest ----------------------------------------------------------------------------------------------------


def _check_quest(game: Game) -> None:
    """What the quest counts, and what heroes carry for it."""
    state, quest = game.state, quests.of(game)
    possible = quest.marks(game)
    for mark, n in state.marks.items():
        _require(mark in possible, f"marks.{mark}: this quest counts only {', '.join(possible) or 'nothing'}")
        allowed = possible[mark]
        _require(n in allowed, f"marks.{mark}: from {allowed.start} to {allowed.stop - 1}, not {n}")
    for hero in state.heroes:
        for thing, n in hero.things.items():
            _require(thing in quest.things and n > 0, f"heroes[{hero.seat}].things.{thing}: {n} of what nobody has")
    if state.interlude is not None:
        return
    for problem in quest.problems(game):
        raise BrokenInvariant(problem)
