# The command line, English

rule-ruling = ruling of this project
rule-inferred = inferred: not plain in the rulebook, restored from context
rule-gap = gap: the rulebook does not say; the resolution is ours
rule-interp = interpreted: the rulebook allows several readings, this one counts
rule-proposed = holds numbers proposed by this project
rule-sees = See also: { $rules }
rule-seen = Referred to by: { $rules }
rule-sources = Rulebook lines: { $lines }

search-none = No rule holds all of these words: { $words }
search-more = { $shown } of { $found } rules; --limit shows more

coverage-chapter = Chapter
coverage-rules = Rules
coverage-tested = Tested
coverage-untestable = Untestable
coverage-open = Open
coverage-problems = Wrong names in tests and code:
coverage-uncovered = Without a test ({ $number }):
coverage-waits = waits for { $reason }
coverage-excused = { $number ->
    [one] 1 rule can have no test and counts as covered (docs/rules/untestable.yaml)
   *[other] { $number } rules can have no test and count as covered (docs/rules/untestable.yaml)
}

ruling-steps = How that is decided, step by step:
ruling-outcomes = { $number ->
    [one] Outcome:
   *[other] { $number } equal outcomes:
}

packs-sound = The pack is sound.
packs-problems = { $number ->
    [one] 1 mistake
   *[other] { $number } mistakes
}
packs-kind = { $kind ->
    [scenarios] Scenarios
    [classes] Classes
    [cards] Ability cards
    [monsters] Monsters
    [decks] Monster decks
    [items] Items
    [goals] Battle goals
    [rooms] Random rooms
    [encounters] Random encounters
    [quests] Quests
    [heroes] Heroes
    [treasures] Treasures
    [artefacts] Artefacts
    [guards] Guards
    [doors] Door cards
    [events] Events
    [faces] Tiles
    [adventures] Adventures
    [powers] Powers
    [talents] Talents
    [weapons] Weapons
    [armours] Armours
    [artifacts] Artifacts
    [inventory] Items
    [companions] Companions
    [scrolls] Enemy scrolls
    [enemy_cards] Enemy cards
    [enemy_powers] Enemy powers
    [bosses] Bosses
    [traps] Traps
   *[other] { $kind }
}: { $number }{ $own ->
    [-1] { "" }
    [0] { "" }
   *[other] , { $own } of this pack
}
