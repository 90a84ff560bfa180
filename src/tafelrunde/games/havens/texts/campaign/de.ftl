# Die Kampagne, soweit Spiele sie teilen, deutsch

## Was gefragt wird

question-new_class = Wähle die Klasse deines neuen Charakters.
option-new_class-class = { $a }
question-start_level = { $hero }: Auf welcher Stufe beginnst du?
option-start_level-level = Stufe { $a } ({ $gold } Gold)
question-quest = { $hero }: Welche persönliche Quest behältst du?
option-quest-keep = { $quest }: { $text }
question-who_gets = Wer soll es sein ({ $n } { $what_id ->
    [xp] EP
    [checks] Häkchen
   *[other] Gold
})?
option-who_gets-for = { $thing }
question-share = { $pays ->
    [true] Ihr zahlt zusammen { $n } Gold. Wer zahlt?
   *[false] Ihr bekommt zusammen { $n } Gold. Wer bekommt es?
}
option-evenly = So gleichmäßig wie möglich
option-share-for = Zuerst { $thing }
question-who_gets_item = Wer bekommt „{ $item }“?
option-who_gets_item-for = { $thing }
question-who_loses_item = Jemand von euch muss einen Gegenstand abgeben. Welchen?
option-who_loses_item-lose = { $a }: { $thing }
question-lose_item = { $hero }: Welchen Gegenstand gibst du ab?
option-lose_item-lose = { $thing }
question-event = { $text }
option-choose = { $a_id }: { $text }

## Was geschah

event-campaign_begins = Eine neue Kampagne beginnt in Gloomhaven.
event-new_character = { $seat_player } führt ab jetzt { $hero }: Stufe { $level }, { $gold } Gold.
event-keeps_quest = { $hero } verfolgt die persönliche Quest „{ $quest }“.
event-no_quest = Es sind keine persönlichen Quests mehr da: { $hero } hat keine und geht nie in den Ruhestand.
event-rises = { $hero } ist jetzt Stufe { $level } und lernt „{ $card }“.
event-takes_perk = { $hero } nimmt die Verbesserung: { $perk }.
event-checks = { $hero }: { $amount } Häkchen (jetzt { $checks }).
event-gold = { $hero }: { $amount } Gold (jetzt { $gold }).
event-xp = { $hero }: { $amount } EP.
event-no_item = Niemand kann „{ $item }“ bekommen.
event-gets_item = { $hero } bekommt „{ $item }“.
event-loses_item = { $hero } gibt „{ $item }“ ab.
event-new_item = „{ $item }“ gibt es ab jetzt in der Stadt zu kaufen.
event-no_design = Es sind keine zufälligen Gegenstandspläne mehr da.
event-no_side_scenario = Es sind keine zufälligen Nebenszenarien mehr da.
event-reputation = Ansehen { $amount }: jetzt { $reputation }.
event-prosperity = Wohlstand { $amount }: jetzt { $prosperity }.
event-prosperity_level = Die Stadt hat jetzt die Wohlstandsstufe { $level }: Es gibt neue Gegenstände.
event-achievement = Erfolg: { $achievement }.
event-achievement_lost = Erfolg verloren: { $achievement }.
event-scenario_found = Neu auf der Karte: { $scenario }.
event-scenario_done = „{ $scenario }“ ist geschafft.
event-scenario_closed = „{ $scenario }“ kann nicht mehr gespielt werden.
event-event_added = Ereignis { $number } wird in den Stapel gemischt ({ $deck_id ->
    [city] Stadt
   *[road] Straße
}).
event-box_opened = { $box } wird geöffnet.
event-substitute = Was darin liegt, ist schon offen oder unbekannt: stattdessen ein zufälliger Gegenstandsplan und ein zufälliges Nebenszenario.
event-class_unlocked = Die Klasse { $cls } kann ab jetzt gewählt werden.
event-milestone = { $text }
event-town_record = Stadtarchiv: { $text }
event-records_opened = Das Stadtarchiv wird aufgeschlagen.
event-omen_damage = Ihr beginnt das nächste Szenario mit je { $n } Schaden.
event-omen_condition = Ihr beginnt das nächste Szenario mit { $cond } ({ $n }×).
event-omen_discard = Ihr beginnt das nächste Szenario mit { $n ->
    [one] einer Karte
   *[other] { $n } Karten
} weniger auf der Hand.
event-story_ends = { $text }
event-event = { $deck_id ->
    [city] Stadtereignis
   *[road] Straßenereignis
} { $number }: { $text }
event-event_choice = Ihr entscheidet: { $text }
event-event_outcome = { $text }
    .notice = { $text }
event-event_remove = Ereignis { $number } kommt aus dem Spiel.
event-event_bottom = Ereignis { $number } kommt unter seinen Stapel.
event-no_event = Der Stapel ist leer: Es gibt kein Ereignis.
event-quest_step = { $hero } ist mit „{ $quest }“ einen Schritt weiter.
event-quest_fulfilled = { $hero } hat die persönliche Quest „{ $quest }“ erreicht.
event-retires = { $hero } geht in den Ruhestand: „{ $quest }“ ist erreicht.
event-dies_for_good = { $hero } ist tot. Gegenstände gehen an die Stadt zurück, die persönliche Quest in den Stapel.
event-enhanced = { $hero } verbessert „{ $card }“: { $what } ({ $price } Gold).
event-donation_blesses = Die Große Eiche segnet { $hero } ({ $n }×).

## Neben dem Brett

title-stay = { $place }
name-campaign = Kampagne
name-party = Gruppe
name-land = Karte
name-chronicle = Chronik
name-reputation = Ansehen
name-prosperity = Wohlstand
tip-reputation = Ansehen { $n } (−20 bis 20): je besser, desto billiger der Laden.
tip-prosperity = Wohlstandsstufe { $level } ({ $points } Punkte).
tip-member = { $hero }, Stufe { $level }
line-party = Gruppe { $number } · { $place }
line-omen = Nächstes Szenario: { $what }
omen-damage = je { $n } Schaden
omen-condition = { $cond } ({ $n }×)
omen-discard = { $n } Karten weniger auf der Hand
line-named = { $what }
name-status-open = offen
name-status-done = geschafft
name-status-locked = geschlossen
name-status-unknown = unbekannt
line-fulfilled = Erreicht: geht daheim in den Ruhestand.
line-played = { $scenario }: { $result } ({ $rounds } Runden)
name-result-won = gewonnen
name-result-lost = verloren
line-text = { $text }

name-city = Gloomhaven
name-shop = Markt
name-training = Übungsplatz
name-oak = Große Eiche
name-donated = Gespendetes Gold
name-enhancer = Verzauberin
name-growth = Die Stadt und ihr
name-deck-odds = Angriffsmodifikatoren
tip-deck-odds = Wie oft ein Angriff mit { $n } wie viel Schaden macht.
name-goal-progress = Fortschritt
name-level-up = Aufstieg
name-spot = freier Platz
name-spot-filled = verbessert
name-event-city = Stadtereignis
name-event-road = Straßenereignis
name-side-A = A
name-side-B = B
name-desk-quest = Persönliches Ziel
name-desk-new_class = Klassen
name-desk-enhance_card = Karte verbessern
name-desk-enhance = Karte verbessern
tip-prices = Gegenstände kosten { $way ->
    [more] { $amount } Gold mehr
    [less] { $amount } Gold weniger
   *[same] so viel, wie darauf steht
}.
line-affordable = { $hero }: { $n } von { $of } erschwinglich
line-training = Niemand ist für eine weitere Stufe bereit.
line-level-due = { $hero } steigt auf Stufe { $level }!
line-level-possible = { $hero } kann auf Stufe { $level } steigen: Die Stadt ist so weit.
line-may-retire = { $hero } hat ein persönliches Ziel erfüllt und geht in den Ruhestand.
line-oak = { $n } Gold für die Armen: zwei Segen im nächsten Szenario.
line-donated = bisher { $donated } Gold gespendet
line-blessed = { $hero } ist gesegnet.
line-enhancer = Bis zu { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} jeder Klasse; { $done ->
    [0] noch keine
    [one] bisher eine Verbesserung
   *[other] bisher { $done } Verbesserungen
}.
line-scenario-status = { $status }
line-scenario-waits = Eure Gruppe erfüllt noch nicht, was es verlangt.
line-perks = { $hero }: Wähle eine Verbesserung. Was jede ändern würde, steht daneben.
line-rises = { $hero }: Stufe { $from } → { $to }
line-rises-health = Trefferpunkte { $from } → { $to }
line-rises-cards = { $n } Handkarten aus einem Vorrat von { $pool }
line-sticker = { $what }: { $price } Gold
line-sticker-dear = { $what }: { $price } Gold (zu teuer)
line-purse = { $gold } Gold
line-decided = { $deck }: { $front } – { $text }
line-now = Seitdem
line-retired = { $hero } ist im Ruhestand

## Aufkleber auf Karten

sticker-plus = { $what } +1
sticker-hex = ein weiteres Feld
sticker-move = Bewegung
sticker-attack = Angriff
sticker-range = Reichweite
sticker-shield = Schild
sticker-push = Schieben
sticker-pull = Ziehen
sticker-pierce = Durchdringen
sticker-retaliate = Vergeltung
sticker-heal = Heilung
sticker-targets = Ziele
sticker-teleport = Teleportieren
sticker-summon_move = Beschwörung: Bewegung
sticker-summon_attack = Beschwörung: Angriff
sticker-summon_range = Beschwörung: Reichweite
sticker-summon_hp = Beschwörung: Trefferpunkte
