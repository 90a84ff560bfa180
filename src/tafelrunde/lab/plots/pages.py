"""The page around what was drawn: one file of HTML that needs nothing else, readable on a phone."""

from __future__ import annotations

from html import escape

STYLE = (
    "body{font:16px/1.45 sans-serif;max-width:46rem;margin:auto;padding:1rem;color:#222}"
    "table{border-collapse:collapse;display:block;overflow-x:auto}td,th{padding:.2rem .6rem;text-align:left;"
    "border-bottom:1px solid #ddd}svg{max-width:100%;height:auto}"
    "pre{background:#f4f4f4;padding:.6rem;overflow-x:auto;font-size:12px}"
)


def whole(title: str, body: str, language: str) -> str:
    """The finished page."""
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><meta name="viewport" '
        f'content="width=device-width,initial-scale=1"><title>{escape(title)}</title><style>{STYLE}</style>'
        f"<h1>{escape(title)}</h1>{body}</html>\n"
    )
