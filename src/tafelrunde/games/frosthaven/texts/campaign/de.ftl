# Frosthavens Kampagne, Deutsch

setup-mode = Modus
setup-mode-single = Ein einzelnes Szenario
setup-mode-campaign = Kampagne
about-mode = Eine Kampagne verbindet Szenarien: ein Außenposten mit Gebäuden, Jahreszeiten, Ereignissen und Angriffen, und was ihr von einem zum nächsten behaltet.
setup-length = Länge der Kampagne
setup-length-0 = So lange ihr wollt
setup-length-1 = Ein Szenario
setup-length-3 = Drei Szenarien
setup-length-10 = Zehn Szenarien
setup-length-30 = Dreißig Szenarien
about-length = Für eine Kampagne: Nach so vielen Szenarien ist sie vorbei.
setup-temporary_enhancements = Vorübergehende Verbesserungen
setup-temporary_enhancements-false = Nein
setup-temporary_enhancements-true = Ja
about-temporary_enhancements = Für eine Kampagne: Verbesserungen kosten weniger und sind weg, wenn ihr Charakter in den Ruhestand geht.
setup-gloomhaven_items = Gegenstände aus Gloomhaven
setup-gloomhaven_items-false = Nein
setup-gloomhaven_items-true = Ja
about-gloomhaven_items = Für eine Kampagne: Neue Charaktere können von Anfang an sechs Gegenstände aus Gloomhaven kaufen.
setup-crossover_classes = Klassen anderer Spiele
setup-crossover_classes-false = Nein
setup-crossover_classes-true = Ja
about-crossover_classes = Auch Klassen aus Gloomhaven können gespielt werden.
setup-respec = Neu lernen
setup-respec-false = Nein
setup-respec-true = Ja
about-respec = Für eine Kampagne: In der Freizeit darf ein Charakter alle Karten über Stufe 1 neu wählen, für 10 Gold je Stufe.
chapter-stay = Nach { $number ->
    [0] dem Anfang
    [one] einem Szenario
   *[other] { $number } Szenarien
}
chapter-scenario = { $scenario }
name-frosthaven = Frosthaven

## Ressourcen

name-outpost = Frosthaven
amount = { $n } { $what }
name-material = ein beliebiger Rohstoff
name-herb = ein beliebiges Kraut
name-resource = eine beliebige Ressource
name-murky_mix = drei Kräuter, zwei davon gleich
name-unknown_potion = das weiß noch niemand
question-which_resource = Welche Ressource bekommt ihr?
option-which_resource-take = { $a }
question-who_gets_resource = Wer bekommt das: { $what }?
option-to = { $a }
group-to = Für
question-lose_resource = Ihr gebt { $n } ab ({ $what }). Von wem?
option-from = { $a }: { $b }
option-any = Wie es kommt
group-from = Von
question-inspire = { $n } { $what }: Wie viel davon ersetzt ihr durch Inspiration?
option-replace = { $a } Inspiration
group-replace = Inspiration
question-give = { $hero }: Was gibst du dem Außenposten?
option-give-give = { $a } (du hast { $n })
option-give-back = Nichts mehr

## Die Außenpostenphase

question-section = { $text }
option-section-choose = { $text }
question-read_section = Im Kalender stehen für diese Woche { $n } Einträge. Welcher zuerst?
option-read_section-read = Eintrag { $a }
question-target = Ein Angriff von { $attack }: Welches Gebäude trifft er?
option-target-building = { $building }
question-send_soldiers = { $building } wird mit { $attack } angegriffen; eure Verteidigung ist { $defence }. Wie viele Wachen schickt ihr?
option-send_soldiers-send = { $a ->
    [0] Niemanden
    [1] Eine Wache: Der Angriff ist dann { $attack }, mit Vorteil
   *[other] { $a } Wachen: Der Angriff ist dann { $attack }, mit Vorteil
}
question-guard_card = { $building } gegen { $attack }: Welche Karte der Stadtwache zählt?
guard-number = { $value }
guard-success = „Erfolg“
guard-wrecked = „Zerstört“
option-guard_card-use = { $card }
question-repair = { $building } ist beschädigt. Repariert ihr ({ $cost })?
option-repair-repair = Reparieren: { $cost }
option-repair-unpaid = Nein: 1 Moral weniger
question-operation = { $building }: { $about } Zahlt ihr { $cost }?
option-operation-use = Ja
option-operation-leave = Nein
question-construction = Was baut ihr? ({ $n } gebaut, Moral { $morale })
option-construction-build = { $building } bauen: { $cost }{ $second ->
    [true] {" "}(und 2 Moral)
   *[false] {""}
}
option-construction-raise = { $building } auf Stufe { $level } ausbauen: { $cost }{ $second ->
    [true] {" "}(und 2 Moral)
   *[false] {""}
}
option-construction-wall = Den Wall { $building } bauen: { $cost }{ $second ->
    [true] {" "}(und 2 Moral)
   *[false] {""}
}
option-construction-rebuild = { $building } wieder aufbauen: { $cost }{ $last ->
    [true] {" "}(danach kann nichts mehr gebaut werden)
   *[false] {""}
}
option-construction-give = { $a } gibt { $b } an den Außenposten
option-construction-done = Fertig
group-build = Bauen
group-raise = Ausbauen
group-wall = Wälle
group-rebuild = Wieder aufbauen
question-catch_up = { $hero } darf auf Stufe { $level } steigen.
option-catch_up-rise = Aufsteigen
option-catch_up-stay = Bleiben
refused-cannot_pay = Das könnt ihr nicht bezahlen.
refused-is_wrecked = Es ist zerstört und muss erst wieder aufgebaut werden.
refused-prosperity_too_low = Die Wohlstandsstufe ist zu niedrig.
refused-materials_missing = Im Vorrat des Außenpostens fehlen Rohstoffe.
refused-enough_built = Eines in der Woche, und ein zweites für 2 Moral.
refused-other_wall_first = Erst muss ein anderer Wall stehen.

question-downtime = Was tust du in Frosthaven?
option-downtime-level = { $thing } steigt auf Stufe { $level }
option-downtime-raise = { $thing } auf Stufe { $level } heben
option-downtime-craft = { $thing } fertigt etwas
option-downtime-brew = { $thing } braut einen Trank
option-downtime-distil = { $thing } destilliert einen Trank
option-downtime-buy = { $thing } geht einkaufen ({ $gold } Gold)
option-downtime-sell = { $thing } verkauft Gegenstände
option-downtime-enhance = { $thing } verbessert eine Karte
option-downtime-bless = { $thing } bittet um einen Segen (10 Gold)
option-downtime-respec = { $thing } lernt neu ({ $price } Gold)
option-downtime-give = { $thing } gibt dem Außenposten etwas
option-downtime-swap = { $thing } macht Platz für einen anderen Charakter
option-downtime-retire = { $thing } geht in den Ruhestand
option-downtime-create = Ein neuer Charakter
option-downtime-back = { $hero } kommt zurück
option-downtime-done = Fertig
question-swap = Was wird aus { $hero }?
option-swap-aside = Beiseitelegen: Alles bleibt, und die Rückkehr ist möglich
option-swap-abandon = Aufgeben: Gegenstände und Ressourcen bleiben im Außenposten
option-swap-back = Nichts
question-extra_quest = { $hero }: Gibst du { $n } Inspiration aus, um noch eine persönliche Aufgabe zu erfüllen?
option-extra_quest-spend = Ja
option-extra_quest-leave = Nein
refused-must_level_up = { $hero } muss erst eine Stufe aufsteigen.
refused-must_retire = { $hero } hat die persönliche Aufgabe erfüllt und muss in den Ruhestand gehen.
refused-must_create = Du brauchst einen Charakter: Mach einen neuen, oder hol einen zurück.

## Handwerk

question-craft = { $hero }: Was fertigst du?
option-craft-craft = { $thing }: { $cost }
option-craft-done = Nichts mehr
group-craft = Fertigen
question-craft_way = { $hero }: Wie bezahlst du { $item }?
option-craft_way-way = { $cost }{ $gold ->
    [0] {""}
   *[other] {" "}und { $gold } Gold
}
group-way = Wege
refused-parts_missing = Etwas, woraus es gemacht wird, fehlt.
question-brew = { $hero }: Welche Kräuter mischst du?
option-brew-mix = { $herbs }: { $potion }
option-brew-back = Keine
group-mix = Mischungen
refused-no_copy_left = Von diesem Trank ist keiner mehr da.
question-potion_for = Wer bekommt { $item }?
option-potion_for-for = { $thing }
option-potion_for-sell = Verkaufen ({ $price } Gold)
question-distil = { $hero }: Welchen Trank destillierst du, und für welches Kraut?
option-distil-distil = { $thing }: { $b }
option-distil-back = Keinen
group-distil = Destillieren
question-sell = { $hero }: Welchen Gegenstand verkaufst du ({ $gold } Gold)?
option-sell = { $thing } verkaufen ({ $price } Gold)
option-sell-done = Nichts mehr verkaufen
question-enhance_card = { $hero }: Welche Karte verbesserst du ({ $gold } Gold)?
option-enhance_card-card = { $thing }
question-enhance = { $card }: Welche Verbesserung?
option-enhance = { $half_id ->
    [top] Oben
   *[bottom] Unten
}, Zeile { $line }: { $what } ({ $price } Gold)
group-card = Karten
group-enhance = Verbesserungen
group-sell = Verkaufen
group-retire = Ruhestand
group-swap = Platz machen
group-brew = Brauen
group-bless = Segen
group-respec = Neu lernen
group-back = Zurückkommen
group-casual = Außer der Reihe
group-random = Zufallsverlies
group-difficulty = Schwierigkeit
group-finish = Das Ende
group-visit = Leere Plätze
group-come = Mitkommen
group-home = Zu Hause bleiben

## Der Weg

question-gates = Wohin geht die Gruppe?
option-gates-visit = Freie Plätze besetzen
option-gates-play = { $scenario }{ $how_id ->
    [again] {" "}(noch einmal)
   *[travel] {""}
}{ $road ->
    [true] {" "}(mit einem Straßenereignis)
   *[false] {""}
}
option-gates-casual = Ein Szenario im Gelegenheitsmodus
option-gates-random = Ein zufälliges Verlies
option-gates-difficulty = Die Schwierigkeit ändern
option-gates-finish = Die Kampagne hier beenden
option-gates-come = { $seat_player } kommt mit
option-gates-home = { $seat_player } bleibt zu Hause
question-casual = Welches Szenario spielt ihr außerhalb der Geschichte?
option-casual-play = { $scenario }
question-company = Wer nimmt teil?
option-company-go = Aufbrechen
option-company-take = { $thing } kommt mit
option-company-leave = { $thing } bleibt hier
question-difficulty = Wie schwer soll es sein?
option-difficulty = { $a_id ->
    [easy] Leicht
    [normal] Normal
    [hard] Schwer
    [very_hard] Sehr schwer
   *[other] Szenariostufe { $a_id }
}
question-after_scenario = { $won ->
    [true] { $scenario } ist geschafft. Wohin jetzt?
   *[false] { $scenario } ist gescheitert. Was jetzt?
}
option-after_scenario-again = Sofort noch einmal (Ressourcen verfallen)
option-after_scenario-return = Zurück nach Frosthaven
option-after_scenario-on = Gleich weiter: { $scenario }
refused-scenario_locked = Gesperrt; nur im Gelegenheitsmodus.
refused-requirements_missing = Eure Gruppe erfüllt nicht, was es verlangt.

## Was geschah

event-frosthaven_begins = In Frosthaven beginnt eine neue Kampagne.
event-morale = Moral { $amount }: jetzt { $morale }.
event-inspiration = Inspiration { $amount }: jetzt { $inspiration }.
event-soldiers = Wachen { $amount }: jetzt { $soldiers }.
event-defence = Verteidigung { $amount }: jetzt { $total }.
event-outpost_grows = Frosthaven hat jetzt Wohlstandsstufe { $level }.
event-calendar = In den Kalender kommt ein Eintrag, { $weeks ->
    [one] eine Woche von jetzt
   *[other] { $weeks } Wochen von jetzt
}.
event-week = Jahr { $year }, { $season_id ->
    [summer] Sommer
   *[winter] Winter
}, Woche { $week }.
event-resource = { $supply }: { $amount } { $what }.
event-gives = { $hero } gibt dem Außenposten { $n } { $what }.
event-leaves_resources = { $n } { $what } von { $hero } bleiben im Außenposten.
event-item_available = { $item } ist von jetzt an verfügbar.
event-plot = Es gibt einen Bauplatz: { $building }.
event-wrecked = { $building } ist zerstört.
event-event_joins = Ein Ereignis wird in seinen Stapel gemischt.
event-event_leaves = Ein Ereignis verlässt seinen Stapel.
event-new_quests = { $n ->
    [one] Eine persönliche Aufgabe wird
   *[other] { $n } persönliche Aufgaben werden
} in den Stapel gemischt.
event-guard_changes = Der Stapel der Stadtwache ändert sich.
event-threat_grows = Ein Angriff von { $attack }, und { $amount } mehr für Wohlstand { $level }: Wer mehr hat, wird mehr beneidet.
event-threat_off = Der Angriff kommt nicht.
event-threat_changes = Der Angriff: { $attack }, { $n } Ziele, eure Verteidigung um { $defence } besser.
event-loot_sticker = Eine Beutekarte bringt von jetzt an eins mehr: { $what }.
event-section_read = { $text }
event-event_drawn = { $deck_id ->
    [summer_road] Straßenereignis (Sommer)
    [winter_road] Straßenereignis (Winter)
    [summer_outpost] Außenpostenereignis (Sommer)
   *[winter_outpost] Außenpostenereignis (Winter)
} { $number }: { $text }
event-outpost_phase = Die Außenpostenphase beginnt.
event-quiet_week = Diese Woche gibt es kein Ereignis im Außenposten.
event-threat = Ein Angriff von { $attack } auf { $n ->
    [one] ein Gebäude
   *[other] { $n } Gebäude
}; eure Verteidigung ist { $defence }.
event-guard_drawn = Die Stadtwache zieht { $card }.
event-check_defended = { $building } ist verteidigt: { $defence } und { $card } sind { $total } gegen { $attack }.
event-check_damaged = { $building } ist beschädigt: { $defence } und { $card } sind { $total } gegen { $attack }.
event-check_wrecked = { $building } fällt: { $defence } und { $card } gegen { $attack }.
event-repaired = { $building } ist repariert.
event-not_repaired = { $building } wird nicht repariert.
event-threat_over = Der Angriff ist vorbei.
event-operates = { $building } tut seine Arbeit.
event-wreck_operates = { $building } liegt in Trümmern.
event-built = { $building } ist gebaut.
event-raised = { $building } hat jetzt Stufe { $level }.
event-rebuilt = { $building } ist wieder aufgebaut.
event-mastery = { $hero } vollendet eine Meisterschaft.
event-respec = { $hero } lernt für { $price } Gold neu.
event-fulfils_extra = { $hero } erfüllt auch „{ $quest }“.
event-peeled_off = Die Verbesserungen von { $hero } sind weg.
event-lost_for_good = { $hero } ist tot. Gegenstände und Ressourcen bleiben im Außenposten, die persönliche Aufgabe kommt in den Stapel.
event-abandoned = { $hero } ist aufgegeben.
event-set_aside = { $hero } ist beiseitegelegt.
event-comes_back = { $hero } kommt zurück.
event-gold_lost = { $hero } verliert { $amount } Gold, das nicht ausgegeben wurde.
event-hands_in = { $hero } gibt { $item } ab.
event-crafts = { $hero } fertigt { $item }.
event-window = { $hero } öffnet ein Fenster der Alchemietafel: { $herbs } ergeben { $item }.
event-herbs_back = Von { $item } ist keiner mehr da: { $hero } behält die Kräuter.
event-brews = { $hero } braut { $item }.
event-distils = { $hero } destilliert { $item }.
event-sells = { $hero } verkauft { $item } für { $price } Gold.
event-blessed = { $hero } ist für das nächste Szenario gesegnet ({ $price } Gold).
event-casual_over = Das war außerhalb der Geschichte: Nichts davon zählt.
event-again = Noch einmal: { $scenario }.
event-returns = Die Gruppe kehrt nach Frosthaven zurück.
event-campaign_over = Nach { $n } Szenarien ist die Kampagne vorbei.
event-sets_out = { $heroes } brechen auf: { $scenario }.

name-event-summer_road = Straßenereignis im Sommer
name-event-winter_road = Straßenereignis im Winter
name-event-summer_outpost = Außenpostenereignis im Sommer
name-event-winter_outpost = Außenpostenereignis im Winter


## Neben dem Brett

name-sheet = Kampagnenbogen
name-supply = Vorrat
name-siege = Angriff
name-walls = Wälle
name-chart = Alchemietafel
name-morale = Moral
name-soldiers = Wachen
tip-morale = Moral { $n } von 20: { $defence } auf die Verteidigung.
line-week = Woche { $week }, { $season_id ->
    [summer] Sommer
   *[winter] Winter
}
line-sheet = Inspiration { $inspiration } · Verteidigung { $defence }
line-comes = Kalender: etwas in { $weeks ->
    [one] einer Woche
   *[other] { $weeks } Wochen
}
line-no-resources = Keine Ressourcen
line-plot = Ein Bauplatz: noch nicht gebaut
line-level = Stufe { $level } von { $most }
line-wrecked = Zerstört; der Wiederaufbau kostet { $cost }
line-next = Als Nächstes: { $cost } (Wohlstand { $needs })
line-recipe = { $herbs }: { $item }
line-siege = Angriff { $attack }, noch { $n }
line-siege-defence = Eure Verteidigung: { $effects } und { $morale } durch die Moral = { $total }
line-siege-held = { $building }: gehalten
line-siege-damaged = { $building }: beschädigt
line-siege-wrecked = { $building }: zerstört
line-part = braucht { $item }
name-workbench = Werkbank
name-building-level = Stufe
name-summer = Sommer
name-winter = Winter
reason-town_needs = das muss sein
reason-town_shop = das macht stärker
reason-town_difficulty = zu oft verloren, oder es geht wieder
reason-town_donate = der Außenposten kann es brauchen
reason-town_done = mehr ist nicht nötig
reason-town_road = das wurde am seltensten versucht

## Gunst

name-favour-knowledge = Wissen
name-favour-knowledge-text = alle bekommen 3 EP für ein erfülltes Kampfziel
name-favour-wealth = Reichtum
name-favour-wealth-text = 1 Gold mehr für jede Münze auf euren Beutekarten
name-favour-strategy = Strategie
name-favour-strategy-text = eine von zwei zufälligen Karten eines Monsterstapels fehlt in diesem Szenario
name-favour-capacity = Kapazität
name-favour-capacity-text = alle dürfen einen kleinen Gegenstand mehr mitnehmen, müssen aber immer einen ungenutzt behalten
name-favour-discovery = Entdeckung
name-favour-discovery-text = eine Beutekarte eines Rohstoffs, der nicht im Beutestapel ist
name-favour-potential = Potenzial
name-favour-potential-text = alle dürfen eine Karte gegen eine nicht gelernte ihrer Stufen tauschen
question-favours = Gunst für dieses Szenario: noch { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}. Jeder Punkt macht den Modifikatorstapel der Monster besser.
option-favours-favour = { $favour } ({ $points }): { $about }
option-favours-done = Das genügt
group-favours = Gunst
question-favour_cards = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
} ausgegeben: Welche Karten verlassen den Modifikatorstapel der Monster?
option-favour_cards-ones = { $n } × −1
option-favour_cards-two = { $n } × −1 und die −2
question-favour_deck = Den Stapel welcher Monster dünnt ihr aus?
option-favour_deck-deck = { $types }
question-favour_card = { $types }: Welche Karte fehlt in diesem Szenario?
option-favour_card-remove = { $n }: { $card }
question-favour_kind = Eine Beutekarte wovon?
option-favour_kind-take = { $a }
question-favour_swap = { $hero }: Welche Karte nimmst du für dieses Szenario?
option-favour_swap-learn = { $a }
option-favour_swap-skip = Keine
question-favour_instead = { $hero }: Welche Karte lässt du für { $card } zurück?
option-favour_instead-leave = { $a }
event-favour = Gunst: { $favour } ({ $n } von 7 Punkten).
event-favours_paid = Aus dem Modifikatorstapel der Monster gehen { $n } × −1{ $two ->
    [true] {" "}und die −2
   *[other] {""}
}.
event-favour_thins = Eine Karte von { $types } fehlt in diesem Szenario: { $card }.
event-favour_finds = Eine Beutekarte kommt in den Beutestapel: { $what }.
event-favour_swaps = { $hero } nimmt für dieses Szenario { $card } statt { $other }.
refused-favour_empty = Davon gibt es hier nichts zu haben.
