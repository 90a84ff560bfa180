# Frosthaven, Deutsch: das Spiel selbst. Alles andere steht in games/havens/texts.

game-title = Frosthaven
game-summary = Haltet eine Siedlung am Ende der Welt: Handkarten statt Würfel, Beutedecks und Kälte, die beißt.

about-solo_adjustment = Wer allein oder mit offenen Händen spielt, kennt alle Karten: Die Szenariostufe zählt, als wären alle eine Stufe höher.

# --- So wird gespielt, für Neue ---

primer-1-title = Gemeinsam
primer-1 = Ihr erfüllt zusammen das Ziel des Szenarios oder verliert zusammen, wenn alle erschöpft sind. Das Ziel steht neben dem Verlauf. Was leuchtet, kann man wählen; alles andere sagt, warum nicht.
primer-2-title = Zwei Karten je Runde
primer-2 = Alle wählen verdeckt zwei Karten oder rasten. Die Zahl der Hauptkarte ist deine Initiative: niedrig ist früh. In deinem Zug nutzt du die obere Hälfte der einen und die untere der anderen Karte, in beliebiger Reihenfolge.
primer-3-title = Karten sind dein Leben
primer-3 = Gespielte Karten kommen auf den Abwurfstapel, starke gehen verloren. Eine Rast bringt die abgelegten zurück und kostet eine Karte für immer. Wer keine zwei Karten spielen und nicht rasten kann, ist erschöpft und scheidet aus. Du kannst auch eine Karte verlieren, um Schaden abzuwenden.
primer-4-title = Angriffe
primer-4 = Niemand würfelt: Jeder Angriff zieht eine Karte aus dem Modifikatorstapel des Angreifers, vom Fehlschlag bis zum doppelten Schaden. Schilde, Zustände und Gegenstände kommen dazu; der Verlauf zeigt die Rechnung.
primer-5-title = Monster
primer-5 = Jede Monsterart zieht eine Karte, die sagt, was sie diese Runde tut und wann. Sie geht auf den Gegner los, den sie am schnellsten erreicht. Der Verlauf sagt, wen und warum.
primer-6-title = Vor dem Ende
primer-6 = Tote lassen Beutemarker zurück: Beende deinen Zug darauf und zieh eine Beutekarte. Münzen, Rohstoffe und Kräuter zählen am Ende. Denk an dein geheimes Kampfziel.

# --- Beute ---

event-loot_token = { $figure } hinterlässt einen Beutemarker auf { $at }.
event-draws_loot = { $hero } zieht eine Beutekarte: { $loot } { $amount }.
event-loot_deck_empty = { $hero } findet nichts: Das Beutedeck ist leer.
event-no_random_item = { $hero } findet stattdessen { $amount } Münzen: Es gibt keinen Zufallsgegenstand mehr.
question-second_copy = { $hero } hat { $item } schon: Wer bekommt das zweite Stück?
option-give = { $hero }
option-second_copy-sell = Verkaufen
group-give = Geben an

name-loot_deck = Beutedeck
tip-loot_deck = { $n } Beutekarten sind übrig. Für jede Beutemarke wird eine gezogen.

name-coins = Münzen
name-wood = Holz
name-metal = Metall
name-leather = Leder
name-arrowvine = Pfeilranke
name-axenut = Beilnuss
name-corpsecap = Leichling
name-flamefruit = Flammfrucht
name-rockroot = Felswurz
name-snowthistle = Schneedistel
name-random_item = Zufallsgegenstand

# --- an der Hand geführt ---
guide-end = Dein Zug ist vorbei, wenn du es sagst. Für jede Beutemarke auf deinem Feld ziehst du eine Beutekarte: Münzen, Holz, Metall, Leder oder Kräuter. Anders überlegt? Zurücknehmen macht Schritte ungeschehen.
