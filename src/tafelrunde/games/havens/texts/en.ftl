# What Gloomhaven and Frosthaven share, English

## Rulings: how it was found what a monster does

considered = { $enemy }: { $path ->
    [0] can be attacked from here
    [one] can be attacked after 1 movement point
   *[other] can be attacked after { $path } movement points
}{ $harm ->
    [0] { "" }
    [one] {" "}through 1 negative hex
   *[other] {" "}through { $harm } negative hexes
}, { $proximity ->
    [-1] no way without walls leads there
   *[other] range { $proximity }
}{ $initiative ->
    [0] { "" }
   *[other] , initiative { $initiative }
}.
unreachable = { $enemy }: there is no hex from which it could be attacked, however far the monster went.
no-focus = Nobody can be its focus: it neither moves nor attacks.
focus-only = Focus: { $focus }, the only one that it could attack.
focus-harm = Focus: { $focus }. The way to others leads through more negative hexes.
focus-path = Focus: { $focus }. The way to attack others is longer.
focus-proximity = Focus: { $focus }. Others that are reached as soon stand farther away.
focus-initiative = Focus: { $focus }. Others that are reached as soon and stand as near act later.
focus-kept = Focus: { $focus }, as at the start of its turn.
focus-tie = Focus: { $focus } are equal in everything; the party decides.
harm = { $harm ->
    [one] No way without negative hexes leads to its focus: it accepts 1 of them.
   *[other] No way without negative hexes leads to its focus: it accepts { $harm } of them.
}
less-disadvantage = From { $nearest } it could attack { $focus } after { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}, but with disadvantage: it looks for a hex without.
more-targets = From { $nearest } it could attack { $focus } after { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}, but there is a better attack within its movement.
stays = It stays and can attack { $focus } from here, { $targets ->
    [one] one target
   *[other] { $targets } targets
} in all.
moves = It moves to { $ends } for { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
} and can attack { $focus } from there, { $targets ->
    [one] one target
   *[other] { $targets } targets
} in all.
preferred = Among attacks that are otherwise equal it takes the one on the nearest, then the earliest further targets.
attacks = It attacks { $focus }, and whom it can besides.
no-attack = The card has no attack: it hits nobody.
out-of-reach = It can't attack { $focus } this turn, so it attacks nobody.
goal = It wants to go to { $goals }, { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
} away, to attack { $focus }.
approaches = With { $move ->
    [one] 1 movement point
   *[other] { $move } movement points
} it comes nearest to that on { $ends }.
no-nearer = With { $move ->
    [one] 1 movement point
   *[other] { $move } movement points
} it comes no nearer to that: it stays.
party = { $outcomes } outcomes are equal: the party decides.
