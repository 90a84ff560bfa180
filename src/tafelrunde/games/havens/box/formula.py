"""Numbers that depend on the table: `8*C`, `2+St`, `C-1` (GH-MON-07, GH-BOS-04), `C*T` (FH-GEN-03)."""

from __future__ import annotations

import ast
from functools import cache

Formula = int | str
"""A number, or a sum, difference or product of numbers, C (characters) and St (scenario level).

For the hit points of a named monster also T, those of an elite of its type. `/` rounds up (FH-GEN-04), `//` down.
"""

_ALLOWED = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv)


class BadFormula(ValueError):
    """A formula that can't be read: what and what is allowed."""


@cache
def value(formula: Formula, characters: int, level: int, elite: int | None = None) -> int:
    """The number of a formula with so many characters at this scenario level."""
    if isinstance(formula, int):
        return formula
    try:
        tree = ast.parse(formula, mode="eval").body
    except SyntaxError:
        raise _bad(formula) from None
    names = {"C": characters, "St": level} | ({} if elite is None else {"T": elite})
    return _number(tree, names, formula)


def _bad(formula: str) -> BadFormula:
    return BadFormula(f"{formula!r} is no formula; allowed are numbers, C, St, T, + - * / // and brackets")


def _number(tree: ast.expr, names: dict[str, int], formula: str) -> int:
    match tree:
        case ast.Constant(value=int(number)):
            return number
        case ast.Name(id=name) if name in names:
            return names[name]
        case ast.BinOp(left=left, op=op, right=right) if isinstance(op, _ALLOWED):
            one, other = _number(left, names, formula), _number(right, names, formula)
            match op:
                case ast.Add():
                    return one + other
                case ast.Sub():
                    return one - other
                case ast.Mult():
                    return one * other
                case ast.Div() if other:
                    return -(-one // other)
                case _ if other:
                    return one // other
    raise _bad(formula)
