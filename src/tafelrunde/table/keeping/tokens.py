"""Secret links: unguessable, stored only as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets


def new_token() -> str:
    """A link that nobody guesses (192 bits)."""
    return secrets.token_urlsafe(24)


_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def is_id(text: str) -> bool:
    """Whether it may be the name of a table or of a shared moment: a store need not be asked for anything else."""
    return _ID.fullmatch(text) is not None


def new_id() -> str:
    """The public name of a table; spectators come in with it, so it is unguessable too."""
    return secrets.token_urlsafe(12)


def digest(token: str) -> str:
    """What is stored of a token. Tokens are random, so that a plain hash can't be searched backwards."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token: str, stored: str) -> bool:
    return hmac.compare_digest(digest(token), stored)
