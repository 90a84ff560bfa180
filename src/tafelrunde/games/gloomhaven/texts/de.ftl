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

# --- die Kampagne ---

setup-mode = Modus
setup-mode-single = Ein einzelnes Szenario
setup-mode-campaign = Kampagne
about-mode = Eine Kampagne verbindet Szenarien: eine Gruppe, eine Stadt, Ereignisse, persönliche Quests und was ihr behaltet.
setup-length = Länge der Kampagne
setup-length-0 = So lang ihr wollt
setup-length-1 = Ein Szenario
setup-length-3 = Drei Szenarien
setup-length-10 = Zehn Szenarien
setup-length-30 = Dreißig Szenarien
about-characters =
    Sind es weniger Spielende als Charaktere, führen manche mehrere. Eine Kampagne kann mehr Plätze als Charaktere
    haben: Dort sitzt, wer später dazukommt.
about-length = Für eine Kampagne: Nach so vielen Szenarien ist sie vorbei.
chapter-stay = Nach { $number ->
    [0] dem Anfang
    [one] einem Szenario
   *[other] { $number } Szenarien
}
chapter-scenario = { $scenario }
name-gloomhaven = Gloomhaven

question-city = Was tust du in Gloomhaven?
option-city-level = { $hero } steigt auf Stufe { $level }
option-city-raise = { $hero } auf Stufe { $level } heben
option-city-shop = { $hero } geht einkaufen ({ $gold } Gold)
option-city-sell = { $hero } verkauft Gegenstände
option-city-donate = { $hero } spendet der Großen Eiche 10 Gold
option-city-enhance = { $hero } verbessert eine Karte
option-city-retire = { $hero } geht in den Ruhestand
option-city-create = Ein neuer Charakter
option-city-done = Fertig in der Stadt
question-sell = { $hero }: Welchen Gegenstand verkaufst du ({ $gold } Gold)?
option-sell = „{ $thing }“ verkaufen ({ $price } Gold)
option-sell-done = Nichts mehr verkaufen
question-enhance_card = { $hero }: Welche Karte verbesserst du ({ $gold } Gold)?
option-enhance_card-card = { $thing }
question-enhance = „{ $card }“: Welche Verbesserung?
option-enhance = { $half_id ->
    [top] Oben
   *[bottom] Unten
}, Zeile { $line }: { $what } ({ $price } Gold)
question-gates = { $town ->
    [true] Was tut die Gruppe gemeinsam?
   *[false] Wohin geht die Gruppe?
}
option-gates-city = Zurück nach Gloomhaven
option-gates-visit = Wieder in die Stadt
option-gates-event = Ein Stadtereignis
option-gates-play = { $scenario }{ $road ->
    [true] {" "}(mit Straßenereignis)
   *[false] {""}
}
option-gates-casual = Ein Szenario im Gelegenheitsmodus
option-gates-random = Ein Zufallsabenteuer
option-gates-party = Gruppe { $number } spielt weiter
option-gates-found = Eine weitere Gruppe gründen
option-gates-difficulty = Schwierigkeit ändern
option-gates-finish = Die Kampagne hier beenden
option-gates-come = { $seat_player } kommt mit
option-gates-home = { $seat_player } bleibt zu Hause
question-casual = Welches Szenario spielt ihr außerhalb der Geschichte?
option-casual-play = { $scenario }
question-company = Wer macht mit?
option-company-go = Aufbrechen
option-company-take = { $thing } kommt mit
option-company-leave = { $thing } bleibt zurück
question-difficulty = Wie schwer soll es sein?
option-difficulty = { $a_id ->
    [easy] Leicht
    [normal] Normal
    [hard] Schwer
    [very_hard] Sehr schwer
   *[other] Szenariostufe { $a_id }
}
refused-must_level_up = { $hero } muss erst eine Stufe aufsteigen.
refused-must_retire = { $hero } hat die persönliche Quest erreicht und muss in den Ruhestand.
refused-scenario_done = Schon geschafft; nur im Gelegenheitsmodus.
refused-scenario_locked = Für immer geschlossen; nur im Gelegenheitsmodus.
refused-requirements_missing = Eure Gruppe erfüllt nicht, was es verlangt.
refused-event_done = Ein Stadtereignis je Besuch.
event-sells = { $hero } verkauft „{ $item }“ für { $price } Gold.
event-donates = { $hero } spendet der Großen Eiche { $n } Gold (insgesamt { $total }).
event-returns = Die Gruppe kehrt nach Gloomhaven zurück.
event-party_founded = Gruppe { $number } wird gegründet.
event-party_plays = Gruppe { $number } spielt weiter.
event-campaign_complete = Kein Szenario der Geschichte ist mehr zu spielen. Gelegenheitsmodus und Zufallsabenteuer gehen weiter.
event-campaign_over = Die Kampagne ist nach { $n } Szenarien vorbei.
event-sets_out = { $heroes } brechen auf: { $scenario }.
reason-town_needs = das muss sein
reason-town_shop = das macht stärker
reason-town_donate = Segen ist das Gold wert
reason-town_done = mehr ist nicht nötig
reason-town_sell = es gibt Besseres
reason-town_quest = sie ist am schnellsten erfüllt
reason-town_event = so etwas ging sonst besser aus
reason-town_difficulty = zu oft verloren, oder es geht wieder
reason-town_road = das passt und wurde am seltensten versucht
group-card = Karten
group-enhance = Verbesserungen
group-sell = Verkaufen
group-shop = Einkaufen
group-donate = Spenden
group-raise = Heben
group-retire = Ruhestand
group-create = Neue Charaktere
group-level = Aufsteigen
group-gates-play = Szenarien
group-casual-play = Szenarien
group-party = Gruppen
