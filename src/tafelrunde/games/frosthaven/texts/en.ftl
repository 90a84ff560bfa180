# Frosthaven, English: the game itself. Everything else is in games/havens/texts.

game-title = Frosthaven
game-summary = Hold a settlement at the end of the world: hand cards instead of dice, loot decks, and cold that bites.

about-solo_adjustment = Who plays alone or with open hands knows all cards: the scenario level counts as if everybody were one level higher.

# --- how it is played, for newcomers ---

primer-1-title = Together
primer-1 = You fulfil the scenario's goal together, or lose together when everybody is exhausted. The goal stands beside the log. Whatever glows can be chosen; everything else says why not.
primer-2-title = Two cards a round
primer-2 = Everybody chooses two cards in secret, or rests. The number on the leading card is your initiative: low is early. On your turn you use the top half of one card and the bottom half of the other, in either order.
primer-3-title = Cards are your life
primer-3 = Used cards go to your discard pile, strong ones are lost. A rest brings the discards back but costs one card for good. Who can't play two cards and can't rest is exhausted and out of the scenario. You can also lose a card to be spared damage.
primer-4-title = Attacks
primer-4 = Nobody rolls dice: each attack draws a card from the attacker's modifier deck, from a miss to double damage. Shields, conditions and items come in, and the log shows the sum.
primer-5-title = Monsters
primer-5 = Each kind of monster draws a card that says what it does this round, and when. It goes for the enemy it can reach soonest. The log says whom it picks, and why.
primer-6-title = Before the end
primer-6 = The dead leave loot tokens: end your turn on one and draw a loot card. Coins, materials and herbs are counted at the end. Keep your secret battle goal in mind.

# --- loot ---

event-loot_token = { $figure } leaves a loot token at { $at }.
event-draws_loot = { $hero } draws a loot card: { $loot } { $amount }.
event-loot_deck_empty = { $hero } finds nothing: the loot deck is empty.
event-no_random_item = { $hero } finds { $amount } coins instead: there is no random item left.
question-second_copy = { $hero } already has { $item }: who gets this one?
option-give = { $hero }
option-second_copy-sell = Sell it
group-give = Give it to

name-loot_deck = loot deck
tip-loot_deck = { $n } loot cards are left. A card is drawn for every loot token.

name-coins = coins
name-wood = wood
name-metal = metal
name-leather = leather
name-arrowvine = arrowvine
name-axenut = axenut
name-corpsecap = corpsecap
name-flamefruit = flamefruit
name-rockroot = rockroot
name-snowthistle = snowthistle
name-random_item = random item

# --- led by the hand ---
guide-end = Your turn is over when you say so. For each loot token in your hex you draw a loot card: coins, wood, metal, leather or herbs. Had second thoughts? Undo takes steps back.
