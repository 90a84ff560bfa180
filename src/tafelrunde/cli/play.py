"""``tafelrunde play``, ``resume``, ``replay``, ``position`` and ``games``: everything that sits down at a table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import typer

from tafelrunde.cli.errors import fail
from tafelrunde.cli.pack_option import PACK
from tafelrunde.cli.packs import use_packs
from tafelrunde.kernel import Decision, Rulebook, SaveError, UnknownGame, find, games
from tafelrunde.kernel.papers.printable import printable
from tafelrunde.kernel.rulebook import Value
from tafelrunde.kernel.words.messages import Code
from tafelrunde.terminal.environment import preferred_code
from tafelrunde.terminal.home import Settings, broken, saved_games
from tafelrunde.terminal.sitting import opening
from tafelrunde.terminal.sitting.opening import CannotOpen
from tafelrunde.terminal.sitting.sitting import Sitting

_LANG = typer.Option("", "--lang", metavar="de|en", help="Language; without it, the one of the environment.")
_PLAIN = typer.Option(False, "--plain", help="Lines of text instead of a screen: for pipes and screen readers.")
_JSON = typer.Option(False, "--json", help="Print JSON for programs.")
_BOTS = typer.Option(
    "", "--bots", metavar="SPEC,…", help="Bots for the last seats: random, sensible, search, search:2s …"
)
_NAMES = typer.Option("", "--names", metavar="A,B,…", help="Names, in the order of the seats.")


def register(app: typer.Typer) -> None:
    """Add the commands that play."""
    app.command("play", context_settings={"allow_extra_args": True, "ignore_unknown_options": True})(play)
    app.command("resume")(resume)
    app.command("replay")(replay)
    app.command("position")(position)
    app.command("games")(list_games)


def play(
    context: typer.Context,
    game: str = typer.Argument(..., help="The game, such as monster_lands (`tafelrunde games` lists them)."),
    players: int = typer.Option(None, "--players", "-n", help="Number of seats; people take the first ones."),
    bots: str = _BOTS,
    names: str = _NAMES,
    option: list[str] = typer.Option([], "--option", "-o", metavar="KEY=VALUE", help="A set-up option of the game."),
    seed: int = typer.Option(None, "--seed", help="The seed: the same seed deals the same game."),
    lang: str = _LANG,
    plain: bool = _PLAIN,
    save: Path = typer.Option(None, "--save", help="Save to this file instead of the player's folder."),
    pack: list[Path] = PACK,
) -> None:
    """Play a game. Options of the game itself are options here too: `--difficulty hard`, `--ambush`."""
    use_packs(pack)
    code = _code(lang)
    rulebook = _rulebook(game)
    try:
        options = _options(rulebook, option, context.args)
        count, specs = _seats(rulebook, players, bots, names)
        people = opening.seats(count, specs, _split(names), code)
        sitting = opening.new_game(rulebook, people, options, seed, save)
    except CannotOpen as error:
        fail(error)
    _start(sitting, code, plain)


def resume(
    file: Path = typer.Argument(None, help="A saved game; without it, the one played last."),
    show: bool = typer.Option(False, "--list", help="List the saved games and stop."),
    lang: str = _LANG,
    plain: bool = _PLAIN,
    json: bool = _JSON,
    pack: list[Path] = PACK,
) -> None:
    """Go on with a saved game."""
    use_packs(pack)
    code = _code(lang)
    saved = saved_games()
    if show:
        _list_saved(json)
        return
    if file is None:
        if not saved:
            fail("there is no saved game; tafelrunde play GAME begins one")
        file = saved[0].path
    try:
        opened = opening.load(file, code)
    except (SaveError, CannotOpen) as error:
        fail(error)
    for note in opened.notes if plain else ():
        typer.echo(printable(note))
    _start(opened.sitting, code, plain, opened.notes)


def _list_saved(json: bool) -> None:
    saved = saved_games()
    if json:
        rows = [
            {
                "file": str(one.path),
                "game": one.header.game,
                "players": [player.name for player in one.players] or one.header.players,
                "answers": one.header.answers,
            }
            for one in saved
        ]
        _print_json(rows)
        return
    for one in saved:
        people = ", ".join(player.name for player in one.players)
        typer.echo(printable(f"{one.path}  {one.header.game}  {people}  {one.header.answers}"))


def replay(
    file: Path = typer.Argument(..., help="A saved game."),
    lang: str = _LANG,
    plain: bool = _PLAIN,
    json: bool = typer.Option(False, "--json", help="Print the transcript as JSON (with --plain)."),
    pack: list[Path] = PACK,
) -> None:
    """Look at a game again: step forward and back. With --plain, print what happened."""
    use_packs(pack)
    code = _code(lang)
    try:
        sitting = opening.load(file, code).sitting
    except (SaveError, CannotOpen) as error:
        fail(error)
    if not plain and not json:
        from tafelrunde.terminal.app import Tafelrunde

        Tafelrunde(code, replay=sitting).run()
        return
    _print_transcript(sitting, code, json)


def _print_transcript(sitting: Sitting, code: Code, json: bool) -> None:
    """What happened, as the one person who plays it may know it (everything public, if there are several)."""
    from tafelrunde.terminal.screens.replay import Replay

    replay = Replay(sitting)
    language = sitting.language(code)
    seat = replay.viewer
    told = [(event, language.event(event, seat)) for event in replay.match.view(seat).events]
    if not json:
        for event, said in told:
            typer.echo(printable(f"{said} [{event.rule}]" if event.rule else said))
        return
    open_book = replay.match.over
    outcome = replay.match.outcome
    _print_json(
        {
            "game": sitting.match.rulebook.id,
            "players": [player.name for player in sitting.players],
            "seed": sitting.match.seed if open_book else None,
            "options": sitting.match.setup.options,
            "answers": [
                {"seat": answer.seat, "option": answer.option if open_book or answer.seat == seat else None}
                for answer in replay.match.answers
            ],
            "events": [
                {"kind": event.kind, "rule": event.rule, "args": event.args, "terms": event.terms, "text": said}
                for event, said in told
            ],
            "outcome": None if outcome is None else {"winners": outcome.winners, "scores": outcome.scores},
        }
    )


def position(
    file: Path = typer.Argument(..., help="A position file; - reads standard input."),
    bots: str = _BOTS,
    names: str = _NAMES,
    lang: str = _LANG,
    plain: bool = _PLAIN,
    json: bool = typer.Option(False, "--json", help="Print what is to be decided as JSON and stop."),
    pack: list[Path] = PACK,
) -> None:
    """Load a position and play on from there."""
    use_packs(pack)
    code = _code(lang)
    try:
        text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
        sitting = opening.position(text, code, _split(bots) if bots else None, _split(names))
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    except UnicodeDecodeError:
        fail(f"{file}: not a text file")
    except CannotOpen as error:
        fail(f"{file}: {error}")
    if json:
        _print_json([_decision(sitting, decision, code) for decision in sitting.match.decisions])
        return
    _start(sitting, code, plain)


def _decision(sitting: Sitting, decision: Decision, code: Code) -> dict[str, Any]:
    language = sitting.language(code)
    return {
        "seat": decision.seat,
        "question": decision.question,
        "text": language.question(decision),
        "rule": decision.rule,
        "default": decision.default,
        "options": [
            {"id": option.id, "text": language.option(decision, option), "on": option.on} for option in decision.options
        ],
        "refused": [
            {"id": refused.id, "reason": language.refused(refused), "rule": refused.rule}
            for refused in decision.refused()
        ],
    }


def list_games(lang: str = _LANG, json: bool = _JSON) -> None:
    """List the games that can be played here, with their options."""
    code = _code(lang)
    rows: list[dict[str, Any]] = []
    for game in games():
        rulebook = find(game)
        language = opening.screen_language(code, rulebook)
        rows.append(
            {
                "game": game,
                "title": language.text("game-title"),
                "summary": language.text("game-summary"),
                "players": [rulebook.players[0], rulebook.players[-1]],
                "cooperative": rulebook.cooperative,
                "options": {option.id: list(option.values) for option in rulebook.options},
            }
        )
    if json:
        _print_json(rows)
        return
    for row in rows:
        low, high = row["players"]
        typer.echo(f"{row['game']}  {row['title']}, {low}–{high}: {row['summary']}")
        for name, values in row["options"].items():
            typer.echo(f"    --{name.replace('_', '-')} {'|'.join(opening.option_word(value) for value in values)}")


# --- what was typed -----------------------------------------------------------------------------------------------


def _code(lang: str) -> Code:
    if not lang:
        return preferred_code(Settings.load())
    try:
        return opening.code_of(lang)
    except CannotOpen as error:
        fail(error)


def _rulebook(game: str) -> Rulebook[Any]:
    try:
        return find(game)
    except UnknownGame as error:
        fail(error)


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _seats(rulebook: Rulebook[Any], players: int | None, bots: str, names: str) -> tuple[int, list[str]]:
    """How many seats, and which bots. Whoever names players or bots says how many; everybody else plays one bot."""
    specs = _split(bots)
    named = len(_split(names))
    count = players or max(named, len(specs) + 1 if specs else 0) or max(rulebook.players[0], 2)
    if not players and count not in rulebook.players and named <= rulebook.players[-1]:
        count = min(max(count, rulebook.players[0]), rulebook.players[-1])
    if not specs and not named and count > 1:
        specs = ["sensible"] * (count - 1)
    return count, specs


def _options(rulebook: Rulebook[Any], pairs: list[str], extra: list[str]) -> dict[str, Value]:
    """Set-up options from `--option key=value` and from the game's own flags."""
    given: dict[str, Value] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise CannotOpen(f"--option takes key=value, not '{pair}'")
        given[key.strip()] = opening.option_value(rulebook, key.strip(), value.strip())
    words = list(extra)
    while words:
        word = words.pop(0)
        if not word.startswith("--"):
            raise CannotOpen(f"unexpected argument '{word}'")
        flag, equals, value = word[2:].partition("=")
        option = opening.option_for_flag(rulebook, flag)
        if not equals:
            takes_word = bool(words) and not words[0].startswith("--")
            if isinstance(option.default, bool) and not (takes_word and opening.is_yes_or_no(words[0])):
                value = "no" if flag.startswith("no-") else "yes"
            elif takes_word:
                value = words.pop(0)
            else:
                raise CannotOpen(f"--{flag} needs a value: {opening.allowed(option)}")
        given[option.id] = opening.option_value(rulebook, option.id, value)
    return given


def _start(sitting: Sitting, code: Code, plain: bool, notes: Any = ()) -> None:
    if plain:
        from tafelrunde.terminal.plain.line_mode import LineMode

        try:
            LineMode(sitting, code).play()
        except Exception as error:
            typer.echo(f"tafelrunde: {broken(error, sitting.path)}", err=True)
            raise typer.Exit(code=1) from None
        return
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        fail("this is no terminal; --plain plays with lines of text")
    from tafelrunde.terminal.app import Tafelrunde

    app = Tafelrunde(code, sitting, notes=notes)
    app.run()
    if app.return_code:
        raise typer.Exit(code=1)
    if not sitting.match.over and not sitting.problem:
        typer.echo(sitting.language(app.code).text("plain-bye"))


def _print_json(data: object) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(data)).decode())
