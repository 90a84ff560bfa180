# Was gefragt und geantwortet wird, Deutsch

## Aufbau

question-class = Wähle die Klasse von Charakter { $number }.
option-class = { $a }
group-class = Klassen
question-learn = { $hero } steigt auf Stufe { $level }: Welche Karte lernst du?
option-learn = { $a }
group-learn = Karte lernen
question-perk = { $hero }: Wähle eine Verbesserung für den Modifikatorstapel.
option-perk = { $thing }
group-perk = Verbesserungen
question-buy = { $hero }: Kaufe Gegenstände (noch { $gold } Gold).
option-buy = Kaufen: { $thing } ({ $price } Gold)
option-buy-done = Nichts mehr kaufen
group-buy = Kaufen
question-penalty = Welchen Malus soll Raum { $number } beim Aufdecken haben?
option-penalty = { $a_id ->
    [minor] Kleiner Malus
    [major] Großer Malus
   *[none] Kein Malus
}
question-entrance = Durch welchen Eingang kommt ihr in { $room }?
option-entrance = Eingang { $a } (Typ { $b })
question-opener = Wer gilt als die Person, die die Tür geöffnet hat?
option-opener = { $thing }
question-battle_goal = { $hero }: Wähle dein geheimes Kampfziel.
option-keep = { $a }: { $task }
group-keep = Kampfziele
question-equip = { $hero }: Welche Gegenstände nimmst du mit?
option-equip = Ausrüsten: { $thing }
option-equip-done = Nichts weiter mitnehmen
group-equip = Ausrüsten
question-hand = { $hero }: Wähle { $n ->
    [one] die letzte Karte
   *[other] noch { $n } Karten
} für deine Hand.
option-recommended = Wie empfohlen auffüllen
option-hand-done = Diese Karten nehmen
option-take = { $a }
group-recommended = Empfohlen
group-take = Nehmen
question-place = { $hero }: Wo fängst du an?
option-place = { $thing }
group-place = Plätze

## Karten wählen und rasten

question-select = { $hero }: Wähle deine Hauptkarte oder eine lange Rast.
option-long_rest = Lange Rast (99)
option-select-back = Zum Charakter davor
group-first = Hauptkarte
group-long_rest = Rast
question-pace = { $hero }: ein langsamer oder ein schneller Zug? ({ $tokens } Zeitmarken)
option-pace-slow = Langsam (+1 Marke)
option-pace-fast = Schnell
option-pace-back = Andere Karten
question-escape = { $hero } steht auf einem Fluchtfeld. Den Plan verlassen?
option-escape-escape = Fliehen
option-escape-stay = Bleiben
question-end_order = { $hero }: Was kommt am Ende des Zuges zuerst?
option-end_order-loot = Beute
option-end_order-bane = Ruin
question-from_shadow = { $hero }: Von welchem Schatten aus?
option-from = Von { $thing } aus
option-from_shadow-skip = Weglassen
group-from = Schatten
question-place_shadow = { $hero }: Wohin kommt ein Schatten?
option-shadow = { $thing }
option-place_shadow-skip = Keiner mehr
group-shadow = Felder
question-move_shadow = { $hero }: Wohin geht dieser Schatten?
option-move_shadow-skip = Er bleibt
question-remove_shadow = { $hero }: Welchen Schatten entfernst du?
option-remove_shadow-skip = Keinen mehr
question-switch_form = { $hero } ist in der { $form }. Die andere annehmen?
option-switch_form-stay = Bleiben
option-switch_form-switch = Die andere Form
question-select_second = { $hero }: „{ $card }“ ist Hauptkarte. Wähle die zweite Karte.
option-second = { $a }
option-select_second-back = Andere Hauptkarte
group-second = Zweite Karte
group-back = Zurück
question-gather = { $hero }: Welche aktive Karte wirfst du für die lange Rast ab?
option-gather-end = Abwerfen: { $a }
question-short_rest = { $hero }: Kurze Rast? Von { $discards } abgeworfenen Karten geht eine zufällige verloren, die anderen kommen auf die Hand zurück.
option-short_rest = Kurze Rast
option-short_rest-skip = Nicht rasten
option-short_rest-later = Nicht rasten, bis ich muss
group-later = Nicht rasten
question-redraw = { $hero }: „{ $card }“ ginge verloren. Für 1 Schaden trifft es eine andere Karte.
option-redraw-lose = Diese Karte verlieren
option-redraw = 1 Schaden erleiden, andere verlieren
question-pick_up = { $hero }: „{ $card }“ aus dem aktiven Bereich in die Rast mitnehmen?
option-pick_up = Mitnehmen: { $a }
option-pick_up-leave = Aktiv lassen: { $a }
question-long_rest = { $hero }: Welche abgeworfene Karte verlierst du?
option-lose = Verlieren: { $thing }
group-lose = Karte verlieren
question-drop_card = { $hero }: Welche Handkarte { $lost ->
    [true] verlierst du
   *[false] wirfst du ab
}?
option-discard = Abwerfen: { $a }
group-discard = Abwerfen

## Wer am Zug ist

question-which_rule = Mehrere Sonderregeln greifen jetzt: Welche zuerst?
option-rule = { $text ->
    [none] Sonderregel { $n }
   *[other] { $text }
}
question-acts_first = Gleiche Initiative { $initiative }: Wer ist zuerst am Zug?
option-first = { $thing }
option-acts_first-first = { $thing } zuerst

## Der Zug eines Charakters

question-act = { $hero }: { $n ->
    [0] Was tust du?
    [one] Spiele jetzt die andere Hälfte.
   *[other] Spiele eine obere oder untere Hälfte.
}
option-play = { $a } { $b_id ->
    [top] oben
   *[bottom] unten
}
option-default = { $a } als { $b_id ->
    [top] Angriff 2
   *[bottom] Bewegung 2
}
    .own = { $idle ->
        [true] { $a } ohne Wirkung ({ $b_id ->
            [top] kein Angriff
           *[bottom] keine Bewegung
        })
       *[false] { $a } als { $b_id ->
            [top] Angriff 2
           *[bottom] Bewegung 2
        }
    }
group-play = Spielen
group-default = Stattdessen Angriff 2 oder Bewegung 2
option-item = Einsetzen: { $thing }
group-item = Gegenstände
option-end = Bonus aufgeben: { $a }
group-end = Bonus aufgeben
option-rest = Die lange Rast halten
group-rest = Rast
option-ask = { $a_id ->
    [everything] Alles fragen
   *[usual] Weniger fragen
}
group-ask = Fragen
preview-ask-everything = Ab jetzt entscheidest du über jeden Teil, den man weglassen kann: Heilung, Beute, Zustände und jeden Schritt einer Bewegung.
preview-ask-usual = Was nur hilft, geschieht wieder von selbst, und eine Bewegung endet, wohin du zeigst.
preview-by_ways = Du wirst nach jedem Stück dieser Bewegung wieder gefragt.
preview-later = Du wirst wieder gefragt, wenn du weniger als zwei Handkarten hast.
preview-enough = In deinem Zug kannst du sie weiter benutzen, nur an seinem Ende wird nicht mehr gefragt.
question-end_turn = { $hero }: Noch etwas, bevor dein Zug endet?
option-end_turn-done = Zug beenden
option-end_turn-watch = Zug beenden, aber zwischen den Zügen nach Boni fragen
group-watch = Zug beenden
option-end_turn-enough = Zug beenden, nicht mehr danach fragen
group-enough = Zug beenden
question-between_turns = { $hero }: Einen Bonus aufgeben, bevor der nächste Zug beginnt?
option-go_on = Alle behalten
option-stop = Alle behalten, und bis zu meinem nächsten Zug nicht mehr fragen
group-go_on = Behalten
group-stop = Behalten
question-item_turn_start = { $hero }: Ein Gegenstand zu Beginn deines Zuges?
option-item_turn_start-skip = Keiner
question-use_ability = { $hero }: { $ability } ausführen ({ $source })?
option-use = { $ability } ausführen
option-use_ability-skip = Auslassen
group-use = Ausführen
group-skip = Auslassen
group-done = Fertig

question-move = { $hero }: Wohin? { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}{ $jump ->
    [true] , springend
   *[false] {""}
}.
option-move = Nach { $thing } ({ $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
}{ $harm ->
    [0] {""}
    [one] , durch 1 schädliches Feld
   *[other] , durch { $harm } schädliche Felder
})
option-move-skip = Nicht bewegen
option-move-done = Hier bleiben
option-move-by_ways = Feld für Feld gehen
group-by_ways = Weg
group-move = Bewegen
question-displace = { $figure } muss ausweichen: wohin?
question-push = { $by } schiebt { $figure }: wohin? (noch { $n })
option-push = Nach { $thing }
option-push-skip = Nicht schieben
group-push = Schieben
question-pull = { $by } zieht { $figure } heran: wohin? (noch { $n })
option-pull = Nach { $thing }
option-pull-skip = Nicht ziehen
group-pull = Ziehen
question-heal = { $hero }: Wen heilst du um { $n }?
option-heal-skip = Niemanden heilen
question-shield = { $hero }: Wer bekommt Schild { $n }?
option-shield-skip = Niemand
question-retaliate = { $hero }: Wer bekommt Vergeltung { $n }?
option-retaliate-skip = Niemand
question-give_condition = { $hero }: Wer bekommt { $condition }?
option-give_condition-skip = Niemand
question-deal_damage = { $hero }: Wer erleidet { $n } Schaden?
option-deal_damage-skip = Niemand
question-push_whom = { $hero }: Wen schiebst du um { $n }?
option-push_whom-skip = Niemanden
question-pull_whom = { $hero }: Wen ziehst du um { $n } heran?
option-pull_whom-skip = Niemanden
question-recover_for = { $hero }: Wer von deinen Verbündeten bekommt Karten zurück?
option-recover_for-skip = Niemand
option-target = { $thing }
group-target = Ziele
question-recover = { $hero }: Welche Karte bekommst du vom { $pile_id ->
    [lost] Verlorenstapel
   *[discard] Abwurfstapel
} zurück? (noch { $n })
option-recover = Zurückbekommen: { $a }
option-recover-done = Keine weitere
group-recover = Zurückbekommen
question-refresh = { $hero }: Welchen Gegenstand erneuerst du? (noch { $n })
option-refresh = Erneuern: { $thing }
option-refresh-done = Keinen weiteren
group-refresh = Erneuern
question-cleanse = { $hero }: Welchen Zustand wirst du los?
option-remove = { $a }
group-remove = Zustände
question-summon = { $hero }: Wo erscheint die beschworene Figur?
option-summon = Auf { $thing }
option-summon-skip = Nicht beschwören
group-summon = Beschwören
question-lay_trap = { $hero }: Wohin legst du die Falle?
option-trap = Auf { $thing }
option-lay_trap-skip = Keine Falle legen
group-trap = Falle legen
question-disarm_trap = { $hero }: Welche Falle entschärfst du?
option-disarm = { $name } auf { $thing }
option-disarm_trap-skip = Keine entschärfen
group-disarm = Entschärfen
question-create_obstacle = { $hero }: Wo entsteht das Hindernis?
option-obstacle = Auf { $thing }
option-create_obstacle-skip = Keines erschaffen
group-obstacle = Hindernis
question-destroy_obstacle = { $hero }: Welches Hindernis zerstörst du?
option-destroy = { $name } auf { $thing }
option-destroy_obstacle-skip = Keines zerstören
group-destroy = Zerstören
question-move_obstacle = { $hero }: Welches Hindernis versetzt du?
option-move_obstacle-take = { $name } auf { $thing }
option-move_obstacle-skip = Keines versetzen
question-move_obstacle_to = { $hero }: Wohin?
option-to = Nach { $thing }
option-move_obstacle_to-skip = Dort lassen
group-to = Wohin
question-tile = { $hero }: Welches Plättchen? ({ $what ->
    [destroy] zerstören
    [relocate] anderswo hinlegen
    [move] verschieben
    [replace] ersetzen
   *[other] auslösen
})
option-tile = { $name } auf { $thing }
option-tile-skip = Keines
group-tile = Plättchen
question-tile_to = { $hero }: Wohin kommt das Plättchen?
option-tile_to-skip = Nirgendwohin
question-reorder = { $hero }: Welche Karte wird die { $place }. von oben in deinem Modifikatorstapel?
option-top = { $card }
group-top = Karten
question-grant = { $hero }: Wen befehligst du?
option-grant-skip = Niemanden mehr
question-control = { $hero }: Welchen Gegner kontrollierst du?
option-control-skip = Keinen
question-command_move = { $hero }: Wohin geht { $figure }? ({ $points } Bewegungspunkte)
option-command_move-skip = Bleibt stehen
question-command_attack = { $hero }: Wen greift { $figure } an? (Angriff { $value })
option-command_attack-skip = Niemanden
question-teleport = { $hero }: Wohin teleportierst du?
option-teleport = Nach { $thing }
option-teleport-skip = Bleiben
group-teleport = Teleportieren
question-rewind = { $hero }: Welcher Marker geht zurück?
option-rewind = { $thing }
option-rewind-skip = Keiner
group-rewind = Marker
question-follow = { $hero }: { $figure } sieht keinen Gegner. Kommt sie zu dir?
option-follow = Nach { $thing }
option-follow-skip = Bleibt stehen
group-follow = Näher kommen
question-monster_boon = { $figure }: Wer bekommt { $condition }?

## Angriffe

question-attack = { $hero }: Angriff { $value }{ $range ->
    [0] {""}
   *[other] , Reichweite { $range }
} – { $choice_id ->
    [area] lege die Fläche.
    [first] wähle das erste von bis zu { $left } Zielen.
    [further] wähle ein weiteres Ziel{ $left ->
        [one] .
        [99] {" "}oder mach Schluss.
       *[other] {" "}(höchstens noch { $left }).
    }
    [targets] wähle die Ziele.
   *[target] wähle das Ziel.
}
option-attack-target = { $thing } angreifen
option-targets = Alle: { $targets }
option-area = Fläche auf { $targets }
option-augment = { $elements } verbrauchen
option-attack-skip = Nicht angreifen
option-attack-done = Kein weiteres Ziel
group-targets = Alle Ziele
group-area = Flächen
group-augment = Elemente
question-next_target = { $hero }: Wen greifst du als Nächstes an?
question-add_target = Die Modifikatorkarte gibt ein Ziel dazu: Wen?
option-add_target-skip = Kein weiteres Ziel
question-modifier = { $hero }: Welche Modifikatorkarte zählt?
option-count = { $cards }
group-count = Modifikatorkarten
question-order = Erst addieren oder erst verdoppeln? Bisher ist der Angriff { $value }.
option-order = Angriffswert { $value }
group-order = Angriffswert
question-item_target = { $hero }: Ein Gegenstand für den Angriff auf { $target }?
option-item_target-skip = Keiner
question-item_attacked = { $hero } wird von { $attacker } angegriffen (Angriff { $value }): Ein Gegenstand?
option-item_attacked-skip = Keiner
question-item_shield = { $hero } würde { $value } Schaden von { $attacker } erleiden: Welche Rüstung hilft zuerst?
question-item_double_drawn = { $attacker } hat gegen { $hero } ×2 gezogen: Ein Gegenstand?
option-item_double_drawn-skip = Keiner
question-item_condition = { $hero } würde { $condition } bekommen: Ein Gegenstand?
option-item_condition-skip = Keiner
question-item_consume = { $hero }: Ein Gegenstand, der für ein Element steht?
option-item_consume-skip = Keiner
question-item_fatal = { $hero } würde fallen: Ein Gegenstand?
option-item_fatal-skip = Keiner
question-item_trap = { $hero } löst eine Falle aus: Ein Gegenstand?
option-item_trap-skip = Keiner
question-item_heal = { $hero }: Ein Gegenstand für die Heilung?
option-item_heal-skip = Keiner
question-item_move = { $hero }: Ein Gegenstand für die Bewegung?
option-item_move-skip = Keiner
question-damage = { $hero }: { $amount } Schaden{ $cause_id ->
    [attack] {" "}durch einen Angriff
    [trap] {" "}durch die Falle
    [hazard] {" "}durch gefährliches Gelände
    [wound] {" "}durch die Wunde
    [bane] {" "}durch Ruin
    [retaliate] {" "}durch Vergeltung
   *[other] {""}
} ({ $hp } → { $left ->
    [0] 0 TP: erschöpft
   *[other] { $left } TP
}) erleiden oder Karten verlieren?
option-suffer = { $amount } Schaden erleiden
option-damage-lose = Statt { $amount } Schaden: „{ $a }“ verlieren
option-two_discards = Statt { $amount } Schaden: zwei abgeworfene Karten verlieren
group-suffer = Erleiden
group-two_discards = Zwei abgeworfene Karten verlieren
question-lose_discard = { $hero }: Welche abgeworfene Karte verlierst du?
option-lose_discard-done = Diese Karten verlieren
question-negate_with = { $hero }: Was verhindert die { $amount } Schaden?
option-bonus = { $a }
group-bonus = Boni
question-effects = { $hero }: Soll { $figure } { $conditions } bekommen?
question-own_effects = { $hero }: Willst du { $conditions }?
option-apply = Ja
option-leave = Ohne { $condition }
group-leave = Weglassen
question-next_effect = { $hero }: Was geschieht zuerst mit { $figure }?
option-next_effect-push = Schieben { $n }
option-next_effect-pull = Ziehen { $n }

## Elemente

question-infuse = Welches Element erschaffst du?
option-element = { $a }
group-element = Elemente
question-consume_which = Welches Element wird verbraucht?
option-elements = { $elements }
group-elements = Elemente
question-augment = { $hero }: Elemente für diese Fertigkeit verbrauchen?
option-augment-done = Keine weiteren Elemente

## Was die Gruppe entscheidet

question-monster_target = { $figure }: Wen greift die Figur als Nächstes an?
question-monster_choice = { $figure }: { $why }
option-go = { $attacked ->
    [none] Nach { $hex }
   *[other] Nach { $hex }, Angriff auf { $attacked }
}
group-go = Möglichkeiten
question-monster_focus = Wen nimmt { $figure } in den Fokus? Alle sind gleichwertig.
option-focus = { $thing }
group-focus = Fokus
question-monster_way = Welchen der gleichwertigen Wege nimmt { $figure }?
option-through = Über { $hexes }
group-through = Wege
question-monster_heal = Wen heilt { $figure }?
option-heal = { $thing }
option-monster_heal-heal = { $thing }
question-monster_summon = { $figure } beschwört { $type }: wo?
question-monster_trap = { $figure } legt eine Falle: wo?
question-monster_door = Welche Tür öffnet { $figure }?
option-door = Tür { $a }
group-door = Türen
question-scarce_monster = Nicht genug Aufsteller für { $type }: Wo steht einer?
option-scarce_monster-place = { $rank } auf { $thing }
question-spawn = { $type } ({ $rank }) steigt ein: wo?

## Warum nicht

refused-half_played = { $half_id ->
    [top] Eine obere Hälfte ist schon gespielt: jetzt die untere der anderen Karte.
   *[bottom] Eine untere Hälfte ist schon gespielt: jetzt die obere der anderen Karte.
}
refused-stunned = Betäubt.
refused-disarmed = Entwaffnet: keine Angriffe.
refused-immobilized = Gelähmt: keine Bewegung.
refused-no_target = Kein Ziel in Reichweite.
refused-no_ally = Kein Verbündeter in Reichweite.
refused-no_room = Für weitere Marken ist kein Platz.
refused-no_way_back = Du stehst, wo dein Zug begann, oder dort steht jemand anderes.
refused-no_element = Die Elemente, die diese Aktion kostet, sind nicht da.
refused-no_shadow = Du hast keinen Schatten auf dem Plan.
refused-no_form = Es gibt keine andere Form.
refused-no_marker = Keine deiner aktiven Karten hat ein Feld verbraucht.
refused-no_empty_hex = Kein leeres Feld.
refused-nothing_to_loot = Hier gibt es nichts zu erbeuten.
refused-no_trap = Keine Falle in Reichweite.
refused-no_tile = In Reichweite liegt kein solches Plättchen.
refused-no_obstacle = Kein Hindernis in Reichweite.
refused-cuts_off = Damit wäre ein Teil der Karte abgeschnitten.
refused-obstacle_stuck = Das Hindernis lässt sich nirgendwohin versetzen.
refused-nothing_to_recover = Keine Karte, die zurückkommen könnte.
refused-nothing_to_refresh = Kein Gegenstand, der zu erneuern wäre.
refused-no_such_condition = Du hast keinen solchen Zustand.
refused-moved_through_nobody = Du bist durch keinen Feind gezogen.
refused-item_spent = Abgenutzt bis zur nächsten langen Rast.
refused-item_consumed = Für dieses Szenario verbraucht.
refused-enemy_there = Dort steht { $what }: Niemand geht durch Feinde.
refused-ally_there = Dort steht { $what }: Du darfst hindurch, aber nicht stehen bleiben.
refused-obstacle_there = { $what }: ein Hindernis. Wer springt oder fliegt, kommt darüber.
refused-door_locked = Die Tür ist verschlossen.
refused-invisible = { $thing } ist unsichtbar.
refused-out_of_range = { $distance } Felder entfernt, Reichweite { $range }.
refused-no_way = Ringsum sind Wände.
refused-no_sight = Keine Sichtlinie.
refused-already_targeted = Schon ein Ziel.
refused-element_inert = Nicht da: { $elements }.
refused-item_does_not_fit = Passt nicht zu diesem Angriff.
refused-selected_card = Ist für diese Runde gewählt.
refused-too_few_discards = Dafür braucht es zwei abgeworfene Karten.
refused-too_dear = Kostet { $price } Gold: zu teuer.

## Vorschau

preview-attack = { $target }: { $damage } Schaden zu erwarten ({ $least }–{ $most }), fällt zu { $falls } %{ $mode_id ->
    [advantage] {" "}(Vorteil)
    [disadvantage] {" "}(Nachteil)
   *[normal] {""}
}
leads-attack = etwa { $damage } Schaden{ $falls ->
    [0] {""}
    [100] : fällt
   *[other] , fällt zu { $falls } %
}
leads-attacks = { $n } Ziele, zusammen etwa { $damage } Schaden
leads-left = { $left ->
    [0] erschöpft
   *[other] { $left } übrig
}
preview-retaliate = Überlebt das Ziel, kostet dich seine Vergeltung { $amount ->
    [one] 1 Trefferpunkt
   *[other] { $amount } Trefferpunkte
}
preview-reach = Von dort reicht „{ $card }“ bis { $targets }
preview-reach-nobody = Von dort ist kein Feind in Reichweite
preview-targets = In Reichweite: { $targets }
preview-move = { $cost ->
    [one] 1 Bewegungspunkt
   *[other] { $cost } Bewegungspunkte
}, noch { $left } übrig
preview-door = Öffnet die Tür und deckt auf, was dahinter ist.
preview-trap = { $name }: { $damage ->
    [0] kein Schaden
   *[other] { $damage } Schaden
}{ $conditions ->
    [none] {""}
   *[other] , { $conditions }
}
preview-hazard = { $name }: { $damage } Schaden
