# What the games of this engine share, English

## Rulings: how it was found what a monster does

ruling-legend = * it may end here   + on the way   # obstacle   ^ trap   ~ hazard   % difficult   = ice   O object   | -- thin wall
ruling-outcome = Ends on { $end }, { $attacks ->
    [none] attacks nobody
   *[other] attacks { $attacks }
}; { $focus ->
    [none] no focus
   *[other] focus { $focus }
}
ruling-considered = { $enemy }: { $path ->
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
ruling-unreachable = { $enemy }: there is no hex from which it could be attacked, however far the monster went.
ruling-no-focus = Nobody can be its focus: it neither moves nor attacks.
ruling-focus-only = Focus: { $focus }, the only one that it could attack.
ruling-focus-harm = Focus: { $focus }. The way to others leads through more negative hexes.
ruling-focus-path = Focus: { $focus }. The way to attack others is longer.
ruling-focus-proximity = Focus: { $focus }. Others that are reached as soon stand farther away.
ruling-focus-initiative = Focus: { $focus }. Others that are reached as soon and stand as near act later.
ruling-focus-kept = Focus: { $focus }, as at the start of its turn.
ruling-focus-tie = Focus: { $focus } are equal in everything; the party decides.
ruling-harm = { $harm ->
    [one] No way without negative hexes leads to its focus: it accepts 1 of them.
   *[other] No way without negative hexes leads to its focus: it accepts { $harm } of them.
}
ruling-less-disadvantage = From { $nearest } it could attack { $focus } after { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}, but with disadvantage: it looks for a hex without.
ruling-more-targets = From { $nearest } it could attack { $focus } after { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}, but there is a better attack within its movement.
ruling-further-disadvantage = From { $nearest } it could attack { $focus } after { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}, but with disadvantage on more of its targets: it looks for a hex beside fewer of them.
ruling-stays = It stays and can attack { $focus } from here, { $hits ->
    [one] one target
   *[other] { $hits } targets
} in all.
ruling-moves = It moves to { $ends } for { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
} and can attack { $focus } from there, { $hits ->
    [one] one target
   *[other] { $hits } targets
} in all.
ruling-preferred = Among attacks that are otherwise equal it takes the one on the nearest, then the earliest further targets.
ruling-attacks = It attacks { $focus }, and whom it can besides.
ruling-no-attack = The card has no attack: it hits nobody.
ruling-out-of-reach = It can't attack { $focus } this turn, so it attacks nobody.
ruling-goal = It wants to go to { $goals }, { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
} away, to attack { $focus }.
ruling-approaches = With { $move ->
    [one] 1 movement point
   *[other] { $move } movement points
} it comes nearest to that on { $ends }.
ruling-no-nearer = With { $move ->
    [one] 1 movement point
   *[other] { $move } movement points
} it comes no nearer to that: it stays.
ruling-too-many = There are more outcomes than can be listed: these are the first { $outcomes }.
ruling-party = { $outcomes } outcomes are equal: the party decides.

# --- led by the hand ---

guide-goal = Of these secret goals you keep one: a small aim for you alone. Whoever fulfils it comes closer to better modifier cards. Any will do.
guide-hand = These cards are all you can do, and your breath too: whoever runs out of cards is out. Take the recommended hand for the first time.
guide-place = Choose where you begin. In front you strike first; whoever stands behind is reached later.
guide-lead = Each round you play two cards. The first one leads: its large number is your initiative, and low acts early. Point at a card to read it, then take this one.
guide-second = Now the second card. On your turn you use the upper half of one card and the lower half of the other, so choose a pair that fits.
guide-tie = Several ways are equally good for this monster; then the rules leave the choice to the party. Take what harms you less.
guide-act = It is your turn. Upper halves mostly attack, lower halves mostly move; you decide which comes first. Begin with what glows.
guide-target = What glows can be attacked. Point at it first: you see the odds and why. Nobody rolls dice: a card of your modifier deck decides.
guide-half = Now a half of the other card. If it does not suit you, any card can also be played as Attack 2 or Move 2, under the small choices.
guide-move = What glows can be reached; point at a hex to see the way. Stop where you can strike next, or where few monsters reach you.
guide-end = Your turn is over when you say so. Coins and loot in your hex are picked up. Had second thoughts? Undo takes steps back.
guide-damage = You are hit. Suffer the damage, or lose a card instead: cards are breath, so early on suffer small hits.
guide-again = A new round. What you used lies in your discard pile; when fewer than two cards are left, rest to get the others back, at the price of one.
