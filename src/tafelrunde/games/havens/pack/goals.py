"""What battle goals can ask for: the tests that the rules know, by name (GH-DAT-33).

A test looks at the counters of one hero at the end of the scenario. `n` is the number of the goal.

| test | met when |
|---|---|
| cards_left | hand and discard pile hold at least n cards |
| xp_at_most | at most n XP were gained in the scenario |
| coins | at least n coins were looted |
| no_loot | neither a coin nor a treasure was looted |
| kill_undamaged | an enemy with all its hit points was killed by one attack |
| kill_elite | at least n elites or bosses were killed |
| first_kill | the first enemy of the scenario that died was killed by this hero |
| last_kill | so was the last one |
| never_below_half | the hit points never fell below half of the maximum (rounded up) |
| ended_round_low | a round ended with 1 to n hit points |
| no_long_rest, no_short_rest | no such rest was taken |
| doors | at least n doors were opened, or all of them if there are fewer |
| no_door | no door was opened |
| no_item | no item was used |
| items | at least n different items were used |
| alone_in_room | a turn ended with no other character in the same room |
| nobody_exhausted | no character is exhausted |
| alive_with_hand | this hero is not exhausted and has at least n cards in hand |
| kills_at_least, kills_at_most | so many enemies were killed |
| trap_triggered | a trap was set off by entering it |
| elements | at least n elements were consumed |
| treasure | a treasure tile was looted |
| damage_at_least, suffered_at_least | so much damage was dealt, or suffered |
| no_card_lost | no card was lost to be spared damage |
| cards_lost | at least n cards were |
| long_rests, short_rests | at least n such rests were taken |
| forced_steps | enemies were pushed and pulled by at least n hexes |
| no_element | no element was consumed |
| loot_cards | at least n loot cards were drawn, where the game has them |
| most_kills, most_damage | nobody has made more kills, or dealt more damage |
"""

from __future__ import annotations

TESTS: dict[str, bool] = {
    "cards_left": True,
    "xp_at_most": True,
    "coins": True,
    "no_loot": False,
    "kill_undamaged": False,
    "kill_elite": True,
    "first_kill": False,
    "last_kill": False,
    "never_below_half": False,
    "ended_round_low": True,
    "no_long_rest": False,
    "no_short_rest": False,
    "doors": True,
    "no_door": False,
    "no_item": False,
    "items": True,
    "alone_in_room": False,
    "nobody_exhausted": False,
    "alive_with_hand": True,
    "kills_at_least": True,
    "kills_at_most": True,
    "trap_triggered": False,
    "elements": True,
    "treasure": False,
    "damage_at_least": True,
    "suffered_at_least": True,
    "no_card_lost": False,
    "cards_lost": True,
    "long_rests": True,
    "short_rests": True,
    "forced_steps": True,
    "no_element": False,
    "loot_cards": True,
    "most_kills": False,
    "most_damage": False,
}
"""The tests, and whether they need a number."""
