"""Characters come, retire and die (GH-CHR-01 … 08, GH-RTR-01 … 10, GH-PRM-04)."""

from __future__ import annotations

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import effects, levels, quests
from tafelrunde.games.havens.rules.campaign.world import (
    change,
    change_party,
    change_world,
    member,
    members,
    party,
    prosperity_level,
    train,
    world,
)
from tafelrunde.games.havens.rules.setup import recommending
from tafelrunde.games.havens.state import Character, Member
from tafelrunde.kernel import Option, Rules

MOST_IN_COMPANY = 4
QUESTS_DRAWN = 2
GOLD_PER_LEVEL = 15

# --- new characters ---------------------------------------------------------------------------------------------


def classes(game: Game) -> list[str]:
    """Unlocked classes that no character of the party has (GH-CHR-01, GH-OVR-03)."""
    taken = {one.character.cls for one in members(game)} | promised(game)
    return [cls for cls in world(game).classes if cls not in taken and cls in game.content.classes]


def promised(game: Game) -> set[str]:
    """The classes that the table has settled for those of the first characters who are not there yet."""
    state = game.state
    first = state.stay is not None and state.stay.stage == "characters"
    return set(state.agreed.classes[len(members(game)) :]) if first else set()


def create(game: Game, seat: int, cls: str = "") -> Rules[None]:
    """A new character: class, quest, level, and everything that belongs to it (GH-CHR-01 … 07)."""
    if not cls:
        cls = yield game.ask(
            seat,
            "new_class",
            [Option(f"class:{name}", name, f"class:{name}") for name in classes(game)],
            rule="GH-CHR-01",
        )
    level = yield from _level(game, seat, cls)
    line = line_of(game, seat)
    who = Member(
        id=f"{cls}-{len(game.state.roster) + 1}",
        seat=seat,
        party=game.state.party,
        line=line,
        character=Character(
            cls=cls, gold=GOLD_PER_LEVEL * (level + 1), pool=recommending.first_pool(game.content, cls)
        ),
        began=level,
        bonus=retirements(game, seat, line),
    )
    game.state.roster = (*game.state.roster, who)
    if len(party(game).company) < MOST_IN_COMPANY:
        change_party(game, company=(*party(game).company, who.id))
    game.tell("new_character", "GH-CHR-01", seat=seat, hero=cls, level=level, gold=who.character.gold)
    yield from draw_quest(game, who)
    while (who := member(game, who.id)).character.level < level:
        yield from levels.level_up(game, who, "GH-CHR-04")
    yield from levels.take_perks(game, member(game, who.id))
    yield from effects.happenings(game)


def _level(game: Game, seat: int, cls: str) -> Rules[int]:
    """Any level up to the city's prosperity (GH-CHR-03)."""
    most = prosperity_level(game)
    level: int = yield game.ask(
        seat,
        "start_level",
        [Option(f"level:{level}", level, args={"gold": GOLD_PER_LEVEL * (level + 1)}) for level in range(1, most + 1)],
        rule="GH-CHR-03",
        args={"hero": cls},
        default=f"level:{most}",
    )
    return level


def draw_quest(game: Game, who: Member) -> Rules[None]:
    """Two random personal quests, of which one is kept; with none left the character has none (GH-CHR-02, -08)."""
    deck = list(world(game).quests)
    game.shuffle("personal quests", deck)
    drawn = [deck.pop() for _ in range(min(QUESTS_DRAWN, len(deck)))]
    change_world(game, quests=tuple(deck))
    if not drawn:
        game.tell("no_quest", "GH-CHR-08", hero=who.character.cls)
        return
    game.reveal()
    kept: str = yield game.ask(
        who.seat,
        "quest",
        [
            Option(f"keep:{quest}", quest, f"quest:{quest}", {"quest": f"quest-{quest}", "text": f"quest-{quest}-text"})
            for quest in drawn
        ],
        rule="GH-CHR-02",
        args={"hero": who.character.cls},
    )
    shuffle_back(game, [quest for quest in drawn if quest != kept])
    change(game, who, quest=kept)
    game.tell("keeps_quest", "GH-CHR-02", hero=who.character.cls, quest=f"quest-{kept}")


def shuffle_back(game: Game, back: list[str]) -> None:
    deck = [*world(game).quests, *back]
    game.shuffle("personal quests", deck)
    change_world(game, quests=tuple(deck))


def line_of(game: Game, seat: int) -> int:
    """The family that a new character continues: the oldest of the seat whose last one has left, or a new one."""
    roster = game.state.roster
    alive = {one.line for one in roster if not one.left}
    for one in roster:
        if one.seat == seat and one.left and one.line not in alive:
            return one.line
    return 1 + max([one.line for one in roster], default=-1)


def retirements(game: Game, seat: int, line: int) -> int:
    """How many have retired before: of the player, or of the family if one runs several (GH-RTR-06, GH-SOL-06)."""
    gone = [one for one in game.state.roster if one.seat == seat and one.left == "retired"]
    state = game.state
    slots = sum(1 for slot in range(state.agreed.characters) if slot % state.players == seat)
    several = slots > 1 or any(one.seat == seat for one in members(game))
    return sum(1 for one in gone if one.line == line or not several)


# --- leaving ----------------------------------------------------------------------------------------------------


def retire(game: Game, who: Member) -> Rules[None]:
    """Everything that follows from a fulfilled quest (GH-RTR-02 … 10)."""
    cls, quest = who.character.cls, game.content.quests[who.quest]
    first = cls not in world(game).retired
    game.tell("retires", "GH-RTR-01", hero=cls, quest=f"quest-{who.quest}")
    _leave(game, who, "retired")
    change_world(game, retired=(*world(game).retired, cls))
    if world(game).records < 0:
        change_world(game, records=0)
        game.tell("records_opened", "GH-RTR-10")
    effects.gain_prosperity(game, 1, "GH-RTR-02")
    if first:
        effects.add_events(game, game.content.classes[cls].retire_event)
    if quest.opens and quest.opens not in world(game).opened:
        yield from effects.open_box(game, quest.opens)
    else:
        effects.substitute(game, "GH-RTR-04")
    yield from effects.happenings(game)


def die(game: Game, who: Member) -> None:
    """Permanent death: items and gold are gone, the quest is shuffled back (GH-PRM-04)."""
    game.tell("dies_for_good", "GH-PRM-04", hero=who.character.cls)
    quest = who.quest
    _leave(game, who, "dead")
    if quest:
        shuffle_back(game, [quest])


def _leave(game: Game, who: Member, how: str) -> None:
    """Items return to the city's supply, gold is lost (GH-RTR-02)."""
    who = train(game, who, gold=0, items=())
    change(game, who, left=how, blessed=False, quest="" if how == "dead" else who.quest)
    change_party(game, company=tuple(name for name in party(game).company if name != who.id))


def must_retire(game: Game) -> list[Member]:
    """Those whose quest is fulfilled (GH-RTR-01, GH-CIT-02)."""
    return [one for one in members(game) if quests.fulfilled(game, one)]
