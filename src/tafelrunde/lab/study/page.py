"""The report of a study: one page of HTML that needs nothing else, in German or English, readable on a phone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from tafelrunde.lab.playing.arena import wilson
from tafelrunde.lab.plots import pictures
from tafelrunde.lab.plots.pages import whole
from tafelrunde.lab.study.counting import Record, Study
from tafelrunde.lab.study.tuning import Advice

WORDS = {
    "de": {
        "title": "Studie", "games": "Partien", "wins": "Anteil der Siege", "setup": "Aufbau", "rate": "Siege",
        "figures": "Mittelwerte", "records": "Was den Ausschlag gab", "record": "Was", "kind": "Art",
        "offered": "angeboten", "used": "benutzt", "met": "vorgekommen", "difference": "Siege mit minus ohne",
        "never_met": "Kam nie vor", "never_used": "Angeboten, nie gewählt", "dominated": "Immer anderem unterlegen",
        "better": "vorgezogen wurde", "times": "so oft", "unfair": "Unausgewogen", "dead": "Sackgassen",
        "none": "nichts", "advice": "Vorschlag", "first": "In einem Wettstreit zählen die Siege des ersten Platzes.",
        "sure": "Kein anderer Wert kommt in Frage.", "unsure": "Noch unsicher: Auch andere Werte kommen in Frage.",
        "interval": "In Klammern das 95-%-Intervall (Wilson).",
    },
    "en": {
        "title": "Study", "games": "games", "wins": "Share of wins", "setup": "set-up", "rate": "wins",
        "figures": "Means", "records": "What mattered", "record": "what", "kind": "kind",
        "offered": "offered", "used": "used", "met": "met", "difference": "wins with less without",
        "never_met": "Never met", "never_used": "Offered, never chosen", "dominated": "Always less than another",
        "better": "preferred was", "times": "times", "unfair": "Unfair", "dead": "Dead ends",
        "none": "nothing", "advice": "Proposal", "first": "In a contest the wins of the first seat count.",
        "sure": "No other value is possible.", "unsure": "Not sure yet: other values are possible, too.",
        "interval": "In brackets the 95 % interval (Wilson).",
    },
}  # fmt: skip


def page(study: Study, language: str, advice: Advice | None = None) -> str:
    """The whole report."""
    say = WORDS["de" if language == "de" else "en"]
    title = f"{say['title']}: {study.rulebook.name(study.adventures[0], language) or study.adventures[0]}"
    parts = [f"<p>{study.games} {say['games']}. {say['interval']}</p>"]
    if not study.rulebook.cooperative:
        parts.append(f"<p>{say['first']}</p>")
    played = [cell for cell in study.cells if cell.party.games]
    if played:
        marks = [pictures.Mark(cell.label, cell.party.rate, *cell.party.interval) for cell in played]
        parts.append(pictures.intervals(say["wins"], marks, percent=True))
        rows = [(c.label, str(c.party.games), share(c.party.wins, c.party.games, c.party.interval)) for c in played]
        parts.append(table((say["setup"], say["games"], say["rate"]), rows))
        names = list(dict.fromkeys([name for cell in played for name in cell.party.figures]))
        means = [
            (c.label, *[f"{c.party.figures[n].value:.1f}" if n in c.party.figures else "" for n in names])
            for c in played
        ]
        parts += [f"<h2>{say['figures']}</h2>", table((say["setup"], *[n.replace("_", " ") for n in names]), means)]
    unfair = [(c.label, share(c.party.wins, c.party.games, c.party.interval)) for c in study.unfair()]
    parts += section(say["unfair"], (say["setup"], say["rate"]), unfair, say)
    if advice is not None:
        parts += _advice(advice, say)
    dead = [(failed.error, failed.spec.command()) for failed in study.failures[:20]]
    parts += section(say["dead"], (say["record"], ""), dead, say)
    head = (say["record"], say["kind"])
    called = {name: study.rulebook.name(name, language) or name for name in study.records}
    dominated = [(called[one], called[other], str(number)) for one, other, number in study.dominated()]
    parts += section(say["dominated"], (say["record"], say["better"], say["times"]), dominated, say)
    parts += section(say["never_used"], head, [(called[r.id], r.kind) for r in study.never_used()], say)
    parts += section(say["never_met"], head, [(called[r.id], r.kind) for r in study.never_met()], say)
    mattered = sorted([r for r in study.records.values() if r.used], key=lambda r: (-_gap(r), r.id))
    rows3 = [(called[r.id], r.kind, str(r.offered), str(r.used), str(r.met), _difference(r)) for r in mattered]
    heads = (*head, say["offered"], say["used"], say["met"], say["difference"])
    parts += section(say["records"], heads, rows3, say)
    return whole(title, "".join(parts), language)


def _advice(advice: Advice, say: dict[str, str]) -> list[str]:
    rows = [(str(v), str(n), share(wins, n, wilson(wins, n))) for v, wins, n in advice.tried]
    told = f"<p><b>{escape(advice.option)} = {escape(str(advice.best[0]))}</b> ({100 * advice.wanted:.0f} %). "
    told += f"{say['sure' if advice.sure else 'unsure']}</p>"
    return [f"<h2>{say['advice']}</h2>", told, table((advice.option, say["games"], say["rate"]), rows)]


def section(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], say: dict[str, str]) -> list[str]:
    """A heading and its table, or the word that there is nothing."""
    return [f"<h2>{escape(title)}</h2>", table(heads, rows) if rows else f"<p>{say['none']}</p>"]


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of texts."""
    head = "".join([f"<th>{escape(text)}</th>" for text in heads])
    body = "".join(["<tr>" + "".join([f"<td>{escape(text)}</td>" for text in row]) + "</tr>" for row in rows])
    return f"<table><tr>{head}</tr>{body}</table>"


def share(wins: float, games: int, interval: tuple[float, float]) -> str:
    """`40 % (25–57)`."""
    rate = 100 * wins / games if games else 0.0
    return f"{rate:.0f} % ({100 * interval[0]:.0f}–{100 * interval[1]:.0f})"


def _gap(record: Record) -> float:
    found = record.difference
    return abs(found[0]) if found else -1.0


def _difference(record: Record) -> str:
    found = record.difference
    return f"{100 * found[0]:+.0f} % ({100 * found[1]:+.0f} … {100 * found[2]:+.0f})" if found else ""
