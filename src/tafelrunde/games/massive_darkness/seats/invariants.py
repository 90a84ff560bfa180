"""What must be true of every state: cards and figures are conserved, numbers are possible, everything agrees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tafelrunde.games.massive_darkness.box.content import LEVELS, load
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.figures.enemy_health import full_health
from tafelrunde.games.massive_darkness.state import Enemy, Hero, Interlude, State
from tafelrunde.games.massive_darkness.state.tasks import DoorBlocks, EventSteps, Fight, TakeTokens
from tafelrunde.kernel import BrokenInvariant


def check(state: State) -> None:
    """Raise BrokenInvariant if the state is impossible; before set-up is finished there is little to check."""
    _require(state.quest in load().quests, f"there is no quest {state.quest}")
    _require([hero.seat for hero in state.heroes] == list(range(state.players)), "one hero for each seat, in order")
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
    _check_tokens(game)
    _check_void(state)
    _check_campaign(game)
    if state.interlude is not None and state.phase == "interlude":
        _check_interlude(game, state.interlude)


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


# --- cards --------------------------------------------------------------------------------------------------------


def places(state: State) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every place where cards may be, and the cards there."""
    for at, level in enumerate(LEVELS):
        yield f"guard deck {level}", tuple(state.guard_decks[at])
        yield f"guard discard {level}", tuple(state.guard_discards[at])
        yield f"treasure deck {level}", tuple(state.treasure_decks[at])
        yield f"treasure discard {level}", tuple(state.treasure_discards[at])
    for name in ("lesser", "greater", "door", "event"):
        yield f"{name} deck", tuple(getattr(state, f"{name}_deck"))
        yield f"{name} discard", tuple(getattr(state, f"{name}_discard"))
    yield "artefact deck", tuple(state.artefact_deck)
    yield "removed", tuple(state.removed)
    for hero in state.heroes:
        yield f"hero {hero.seat}", (hero.body, *hero.hands, *hero.pack)
    for enemy in state.enemies:
        yield enemy.id, (enemy.card, enemy.treasure)
    if state.interlude is not None:
        yield "market", state.interlude.stalls
    for task in state.agenda:
        if type(task) in (DoorBlocks, EventSteps):
            yield "agenda", (task.card,)  # type: ignore[union-attr]
        elif type(task) is TakeTokens:
            yield "agenda", task.cards


def _check_cards(state: State) -> None:
    """Every card but unused starting equipment lies in exactly one place (MD-DCK-01, MD-DCK-06)."""
    content = load()
    found: Counter[str] = Counter()
    for _, cards in places(state):
        found.update(card for card in cards if card)
    due = {*content.guards, *content.monsters, *content.treasures, *content.artefacts, *content.doors, *content.events}
    if state.phase == "over":
        # What was being resolved when the game ended lies nowhere any more.
        twice = [card for card, count in found.items() if count > 1]
        _require(not twice, f"cards in two places: {', '.join(twice)}")
        return
    for card in due | set(found):
        if card in content.starting:
            _require(found[card] <= 1, f"{card} is in {found[card]} places")
        else:
            _require(card in due, f"there is no card {card}")
            _require(found[card] == 1, f"{card} is in {found[card]} places")


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
        _require(leaders[kind] <= box.leaders, f"{leaders[kind]} leaders of {kind}")
        _require(minions[kind] <= box.minions, f"{minions[kind]} minions of {kind}")


def _check_whereabouts(game: Game) -> None:
    state = game.state
    names = [enemy.id for enemy in state.enemies]
    _require(len(set(names)) == len(names), f"two enemies of one name: {names}")
    _require(1 <= state.level <= 5, f"level {state.level}")
    _require(0 <= state.first_player < state.players, f"first player {state.first_player}")
    _require(state.lifebringer >= 0, f"{state.lifebringer} markers")
    _require(set(state.shut) <= set(game.board.shut_at_start), "a border is shut that never was")
    _require(set(state.unexplored) <= set(game.board.closed_rooms), "a chamber was closed again")
    _require(
        (state.combat is None) == (not any(type(task) is Fight for task in state.agenda)), "a fight without a combat"
    )
    activation = state.activation
    if activation is not None:
        _require(activation.actions >= 0 and activation.points >= 0, "less than no actions left")
        _require(all(left >= 0 for left in activation.typed.values()), "less than no extra actions left")
        _require(all(game.find_enemy(name) for name in activation.attacked), f"attacked: {activation.attacked}")


def _check_hero(game: Game, hero: Hero) -> None:
    who = f"hero {hero.seat}"
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
    _require(enemy.zone in game.board.zones and enemy.zone not in game.state.gone, f"{enemy.id}: in {enemy.zone}")
    _require(0 <= enemy.health <= full, f"{enemy.id}: health {enemy.health} of {full}")
    _require(all(0 < minion <= full for minion in enemy.minions), f"{enemy.id}: minions {enemy.minions}")
    _require(enemy.health > 0 or bool(enemy.minions), f"{enemy.id}: nobody is left")
    _require(enemy.health > 0 or not enemy.treasure, f"{enemy.id}: a treasure without a guardian")


def _check_tokens(game: Game) -> None:
    """MD-CMP-09, MD-CMP-10."""
    state = game.state
    supply = game.content.config.treasure_tokens
    _require(sum(normal for normal, _ in state.treasure.values()) <= supply.normal, "too many treasure tokens")
    _require(sum(special for _, special in state.treasure.values()) <= supply.special, "too many special tokens")
    _require(all(normal or special for normal, special in state.treasure.values()), "a zone with no treasure tokens")
    kinds = Counter(token.kind for token in state.objectives)
    for kind, most in game.content.config.objective_tokens.items():
        _require(kinds[kind] <= most, f"{kinds[kind]} {kind} tokens, but there are {most} (MD-CMP-10)")


def _check_void(state: State) -> None:
    """Nothing is left where zones are gone (MD-Q4-08)."""
    gone = set(state.gone)
    _require(not any(hero.present and hero.zone in gone for hero in state.heroes), "a hero stands in the void")
    _require(gone.isdisjoint(state.treasure), "treasure lies in the void")
    _require(not any(token.zone in gone for token in state.objectives), "a token lies in the void")
    _require(not any(pillar.zone in gone for pillar in state.pillars), "a pillar stands in the void")
    blocked = {pillar.border for pillar in state.pillars if pillar.border}
    _require(blocked <= set(state.shut), "a pillar that blocks nothing")


def _check_campaign(game: Game) -> None:
    """A quest begins with few cards (MD-CAM-14), an interlude is between quests, no quest comes back (MD-CAM-15)."""
    state = game.state
    _require((state.phase == "interlude") == (state.interlude is not None) or state.phase == "over", "an interlude")
    if state.mode == "single":
        _require(not (state.route or state.chronicle or state.more_tokens), "a campaign in a single quest")
    played = [quest for quest, _ in state.chronicle]
    _require(len(set(state.route)) == len(state.route), f"the route {state.route}")
    _require({state.quest, *played}.isdisjoint(state.route), f"{state.quest} after {played}, then {state.route}")
    if state.phase not in ("interlude", "over"):
        _require((state.quest, "won") not in state.chronicle, f"{state.quest} is won and played again")
    if state.mode != "single" and state.round == 1 and state.phase == "round_start":
        numbers = game.content.config.campaign
        for hero in state.heroes:
            cards = game.cards_of(hero)
            _require(len(cards) <= numbers.inventory, f"hero {hero.seat}: {len(cards)} cards (MD-CAM-14)")
            artefacts = [card for card in cards if card in game.content.artefacts]
            _require(len(artefacts) <= numbers.artefacts, f"hero {hero.seat}: artefacts {artefacts} (MD-CAM-14)")


def _check_interlude(game: Game, interlude: Interlude) -> None:
    """Everybody is back, and what lies on the market's table is still somebody's (MD-CAM-19, MD-MKT-07)."""
    state = game.state
    _require(state.chronicle[-1][0] == state.quest, f"between quests, but {state.quest} is not over")
    _require(not state.enemies, "enemies between quests")
    for hero in state.heroes:
        _require(hero.present and not hero.stunned and not hero.things, f"hero {hero.seat} is not back from the quest")
    cards = {card for hero in state.heroes for card in game.cards_of(hero)}
    if interlude.trader >= 0:
        cards = set(game.cards_of(game.hero(interlude.trader)))
    _require(cards.issuperset(interlude.down), f"{interlude.down} were put down by somebody else")
    _require(not interlude.wanted or interlude.wanted in interlude.stalls, f"{interlude.wanted} is not on the market")
