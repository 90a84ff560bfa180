"""Clerks with a referee who does what a question asks of it: hang, crash, or eat all memory."""

from __future__ import annotations

from tafelrunde.table.strangers.clerks import Clerks

REFEREE = """
import ctypes, time
from tafelrunde.kernel import referee

class Rude:
    id = name = "rude"

    def consult(self, position, language, source="position"):
        match position:
            case "hang":
                while True:
                    pass
            case "hang in C":
                pow(7, 10**9)
            case "sleep":
                time.sleep(600)
            case "crash":
                ctypes.string_at(0)
            case "memory":
                return [bytearray(2**20) for _ in range(10_000)]
            case "print":
                print("{", flush=True)
            case "fail":
                raise KeyError("a fault in the rules")
        time.sleep(0.3 if position == "slow" else 0)
        return referee.Consultation((), (), "well read")

referee.appoint(Rude())
"""
CLERK = f"""{REFEREE}
from tafelrunde.table.strangers import clerk
clerk.CPU_SECONDS, clerk.WALL_SECONDS = 0.7, 3
clerk.main()
"""


class RudeClerks(Clerks):
    """They read questions to `rude`, too, with less patience."""

    START = ("-c", CLERK)
