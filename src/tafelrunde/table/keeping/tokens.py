"""Secret links: unguessable, stored only as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_token() -> str:
    """A link that nobody guesses (192 bits)."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The public name of a table; spectators come in with it, so it is unguessable too."""
    return secrets.token_urlsafe(12)


def digest(token: str) -> str:
    """What is stored of a token. Tokens are random, so that a plain hash can't be searched backwards."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token: str, stored: str) -> bool:
    return hmac.compare_digest(digest(token), stored)
