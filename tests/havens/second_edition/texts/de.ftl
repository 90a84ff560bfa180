# Das zweite Haven der Tests, Deutsch

game-title = Second Haven
game-summary = Gloomhaven mit ein paar eigenen Regeln.

about-solo_adjustment = Wer allein oder mit offenen Karten spielt, kennt alle Karten.

event-loot_token = { $figure } hinterlässt eine Beutemarke auf { $at }.
event-draws_loot = { $hero } zieht eine Beutekarte: { $card }.
name-loot_coin = Münze
name-loot_ward = Schutz
name-loot_nothing = nichts
