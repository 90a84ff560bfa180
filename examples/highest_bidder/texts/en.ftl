# Highest Bidder, English

game-title = Highest Bidder
game-summary = Bid secretly for the chest: the highest card takes it.

setup-rounds = Rounds
setup-rounds-3 = Three
setup-rounds-6 = Six

chest = The chest
round = Round
deck = Deck
coins = Coins
bid = Bid

question-bid = { $coins ->
    [one] There is one coin in the chest. Which card do you bid?
   *[other] There are { $coins } coins in the chest. Which card do you bid?
}
option-bid = Bid the { $a }
group-bid = Bid

event-dealt = { $seat } gets { $count } cards.
    .own = { $seat } gets { $cards }.
event-chest = { $coins ->
    [one] There is one coin in the chest.
   *[other] There are { $coins } coins in the chest.
}
event-bid = { $seat } bids { $card }.
event-won = { $seat } takes the chest: { $terms }
event-drew = { $seat } draws a card.
    .own = { $seat } draws { $card }.

term-before = Coins
term-chest = chest
reason-worth = { $coins ->
    [one] One coin is worth a low card.
   *[other] The fuller the chest, the better a card: it holds { $coins } coins.
}
