# The second haven of the tests, English

game-title = Second Haven
game-summary = Gloomhaven with a few rules of its own.

about-solo_adjustment = Who plays alone or with open hands knows all cards.

event-loot_token = { $figure } leaves a loot token at { $at }.
event-draws_loot = { $hero } draws a loot card: { $card }.
name-loot_coin = coin
name-loot_ward = ward
name-loot_nothing = nothing
