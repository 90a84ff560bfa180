# Gloomhaven, Deutsch: das Spiel selbst. Alles andere steht in games/havens/texts.

game-title = Gloomhaven
game-summary = Führt Söldner durch Gewölbe voller Monster: Jede Karte zählt, und niemand würfelt.

about-solo_adjustment = Wer allein oder mit offenen Händen spielt, kennt alle Karten: Die Monster sind eine Stufe höher und Fallen machen 1 Schaden mehr.

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
primer-6 = Plündert unterwegs Münzen und Truhen, sammelt mit euren Karten Erfahrung, und denk an dein geheimes Kampfziel.
