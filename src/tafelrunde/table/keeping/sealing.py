"""Sealed saves: a file that anybody may keep and only this server can open.

A save holds everybody's secrets and what chance will bring. Sealed it can be exported at any time. It opens when the
game it comes from is over or gone, or with the links of all people who play or have played it. Its length is rounded:
it would tell how much was answered.

The seal is a keystream from SHAKE-256 over key and nonce, and an HMAC over all of it (encrypt, then authenticate): the
standard library's own primitives, so that no other package is needed.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

import msgspec

MAGIC = b"TAFELRUNDE-SEALED-1\n"
KEY_BYTES = 32
_NONCE, _TAG = 24, 32
_ROUND = 4096


class BrokenSeal(ValueError):
    """Not sealed here, or changed since."""


class Sealed(msgspec.Struct, frozen=True):
    """What a sealed file holds: the save, and the table it comes from."""

    table: str
    save: bytes
    pad: bytes = b""


def new_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def is_sealed(data: bytes) -> bool:
    return data.startswith(MAGIC)


def seal(key: bytes, sealed: Sealed) -> bytes:
    """Readable by nobody without the key."""
    nonce = secrets.token_bytes(_NONCE)
    hidden = _mixed(key, nonce, _padded(sealed))
    return MAGIC + nonce + _tag(key, nonce, hidden) + hidden


def unseal(key: bytes, data: bytes) -> Sealed:
    """What was sealed with this key; BrokenSeal if it was not."""
    body = data.removeprefix(MAGIC)
    nonce, tag, hidden = body[:_NONCE], body[_NONCE : _NONCE + _TAG], body[_NONCE + _TAG :]
    if not hmac.compare_digest(tag, _tag(key, nonce, hidden)):
        raise BrokenSeal("this save was sealed by another server, or was changed")
    return msgspec.msgpack.decode(_mixed(key, nonce, hidden), type=Sealed)


def _padded(sealed: Sealed) -> bytes:
    """Encoded to a round length; from 256 bytes on the head of the padding is one byte longer than that of none."""
    bare = len(msgspec.msgpack.encode(msgspec.structs.replace(sealed, pad=b""))) + 1 + 256
    return msgspec.msgpack.encode(msgspec.structs.replace(sealed, pad=bytes(256 + -bare % _ROUND)))


def _mixed(key: bytes, nonce: bytes, data: bytes) -> bytes:
    """The same operation hides and shows: each byte with one of the keystream."""
    stream = hashlib.shake_256(b"stream" + key + nonce).digest(len(data))
    return (int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")).to_bytes(len(data), "big")


def _tag(key: bytes, nonce: bytes, hidden: bytes) -> bytes:
    return hmac.digest(hashlib.sha256(b"tag" + key).digest(), nonce + hidden, "sha256")
