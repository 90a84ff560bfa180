# Höchstes Gebot, Deutsch

game-title = Höchstes Gebot
game-summary = Bietet geheim um die Truhe: Die höchste Karte bekommt sie.

setup-rounds = Runden
setup-rounds-3 = Drei
setup-rounds-6 = Sechs

chest = Die Truhe
round = Runde
deck = Stapel
coins = Münzen
bid = Gebot

question-bid = { $coins ->
    [one] In der Truhe liegt eine Münze. Welche Karte bietest du?
   *[other] In der Truhe liegen { $coins } Münzen. Welche Karte bietest du?
}
option-bid = { $a } bieten
group-bid = Bieten

event-dealt = { $seat } bekommt { $count } Karten.
    .own = { $seat } bekommt { $cards }.
event-chest = { $coins ->
    [one] In der Truhe liegt eine Münze.
   *[other] In der Truhe liegen { $coins } Münzen.
}
event-bid = { $seat } bietet { $card }.
event-won = { $seat } bekommt die Truhe: { $terms }
event-drew = { $seat } zieht eine Karte.
    .own = { $seat } zieht { $card }.

term-before = Münzen
term-chest = Truhe
reason-worth = { $coins ->
    [one] Eine Münze ist eine niedrige Karte wert.
   *[other] Je voller die Truhe, desto besser die Karte: Es liegen { $coins } Münzen darin.
}
