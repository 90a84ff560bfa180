"""A campaign of Gloomhaven in its middle, as a position: with much on its map, sheets and in its chronicle."""

from __future__ import annotations

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.havens.rules.setup.recommending import first_pool

MIDDLE = """
game: gloomhaven
players: 2
options: {mode: campaign}
agreed: {characters: 2}
world:
  prosperity: 11
  donated: 60
  classes: [brute, tinkerer, spellweaver, scoundrel, cragheart, mindthief]
  achievements: [power_of_enhancement]
  items: [["001", 2], ["002", 2], ["003", 2], ["004", 2], ["005", 2], ["006", 2], ["007", 2], ["008", 2], ["009", 2],
          ["010", 2], ["011", 2], ["012", 4], ["013", 4], ["014", 4]]
  city: [city-05, city-04, city-03, city-02]
  road: [road-05, road-04, road-03, road-02]
  enhancements: [{card: BR-01, half: top, line: 0, what: +1 attack}]
progress:
  opened: ["1", "2", "3", "102", "8", "9", "106", "110", "101", "103", "105", "107"]
  done: ["1", "2", "3", "8", "106"]
  locked: ["110"]
parties:
  - {name: "1", at: %(at)s, reputation: 7, company: [b, t], achievements: [first_steps, jekserahs_plans],
     omens: [{op: condition, cond: bless, n: 1}]}
roster:
  - id: b
    seat: 0
    party: 0
    line: 0
    quest: PQ-510
    character:
      cls: brute
      level: 3
      gold: 140
      xp: 152
      checks: 7
      perks: [brute-perk-01, brute-perk-02, brute-perk-03, brute-perk-04]
      items: ["001", "012"]
      pool: %(brute)s
  - id: t
    seat: 1
    party: 0
    line: 1
    quest: PQ-003
    character:
      cls: tinkerer
      level: 2
      gold: 25
      xp: 60
      checks: 3
      perks: [%(tinker_perks)s]
      items: ["003"]
      pool: %(tinkerer)s
chronicle:
  - ["1", won, campaign, 0, 1, 9, [brute, tinkerer]]
  - ["2", lost, campaign, 0, 1, 7, [brute, tinkerer]]
  - ["2", won, campaign, 0, 1, 11, [brute, tinkerer]]
  - ["3", won, campaign, 0, 2, 8, [brute, tinkerer]]
  - ["8", won, campaign, 0, 2, 10, [brute, tinkerer]]
  - ["106", won, campaign, 0, 2, 12, [brute, tinkerer]]
decided: [[0, road-01, A], [2, city-01, B], [3, road-06, A], [5, city-06, B], [6, city-07, A]]
stay: {stage: %(stage)s, seats: [0, 1], waiting: [%(waiting)s]}
"""


def _pool(cls: str, learned: int) -> str:
    content = RULEBOOK.content
    cards = [*first_pool(content, cls)]
    cards += [card for card in content.classes[cls].cards if content.cards[card].level in (2, 3) and card not in cards][
        :learned
    ]
    return "[" + ", ".join(cards) + "]"


def middle(stage: str = "city", at: str = "gloomhaven") -> str:
    """The position, in some stage of a stay."""
    perks = RULEBOOK.content.classes["tinkerer"].perks[:2]
    return MIDDLE % {
        "brute": _pool("brute", 2),
        "tinkerer": _pool("tinkerer", 1),
        "tinker_perks": ", ".join(perks),
        "stage": stage,
        "at": at if at == "gloomhaven" else f'"{at}"',
        "waiting": "0, 1" if stage == "city" else "",
    }
