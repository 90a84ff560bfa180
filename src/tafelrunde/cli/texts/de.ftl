# Die Befehlszeile, deutsch

rule-ruling = Festlegung dieses Projekts
rule-inferred = erschlossen: im Regelheft nicht eindeutig, aus dem Zusammenhang ergänzt
rule-gap = Lücke: das Regelheft sagt es nicht; die Lösung ist unsere
rule-interp = ausgelegt: das Regelheft lässt mehrere Lesarten zu, diese gilt
rule-proposed = enthält Zahlen, die dieses Projekt vorschlägt
rule-sees = Siehe auch: { $rules }
rule-seen = Verweise hierher: { $rules }
rule-sources = Zeilen im Regelheft: { $lines }

search-none = Keine Regel enthält alle diese Wörter: { $words }
search-more = { $shown } von { $found } Regeln; --limit zeigt mehr

coverage-chapter = Kapitel
coverage-rules = Regeln
coverage-tested = Getestet
coverage-untestable = Nicht testbar
coverage-open = Offen
coverage-problems = Falsche Namen in Tests und Code:
coverage-uncovered = Ohne Test ({ $number }):
coverage-waits = wartet auf: { $reason }
coverage-excused = { $number ->
    [one] 1 Regel kann keinen Test haben und zählt als abgedeckt (docs/rules/untestable.yaml)
   *[other] { $number } Regeln können keinen Test haben und zählen als abgedeckt (docs/rules/untestable.yaml)
}

ruling-steps = Wie sich das entscheidet, Schritt für Schritt:
ruling-outcomes = { $number ->
    [one] Ausgang:
   *[other] { $number } gleich gute Ausgänge:
}

packs-sound = Das Paket ist in Ordnung.
packs-problems = { $number ->
    [one] 1 Fehler
   *[other] { $number } Fehler
}
packs-kind = { $kind ->
    [scenarios] Szenarien
    [classes] Klassen
    [cards] Fähigkeitskarten
    [monsters] Monster
    [decks] Monsterdecks
    [items] Gegenstände
    [goals] Kampfziele
    [rooms] Zufallsräume
    [encounters] Zufallsbegegnungen
    [quests] Abenteuer
    [heroes] Helden
    [treasures] Schätze
    [artefacts] Artefakte
    [guards] Wachen
    [doors] Türkarten
    [events] Ereignisse
    [faces] Spielplanteile
    [adventures] Abenteuer
    [powers] Fähigkeiten
    [talents] Talente
    [weapons] Waffen
    [armours] Rüstungen
    [artifacts] Artefakte
    [inventory] Gegenstände
    [companions] Gefährten
    [scrolls] Gegner-Pergamente
    [enemy_cards] Gegnerkarten
    [enemy_powers] Gegnerfähigkeiten
    [bosses] Endgegner
    [traps] Fallen
   *[other] { $kind }
}: { $number }{ $own ->
    [-1] { "" }
    [0] { "" }
   *[other] , davon { $own } aus diesem Paket
}
