# Was in einem Szenario geschieht, Deutsch

## Aufbau

event-plays = { $seat } spielt { $hero }.
event-level_up = { $hero } ist jetzt Stufe { $level } und lernt „{ $card }“. Verbesserung: { $perk }.
event-buys = { $hero } kauft „{ $item }“ für { $price } Gold.
event-scenario = { $scenario }, Stufe { $level }.
event-section = { $section }
event-scenario_rule = Sonderregel: { $text }
event-keeps_goal = { $hero } hat ein Kampfziel gewählt.
    .own = { $hero } hat ein Kampfziel gewählt: { $goal }.
event-equips = { $hero } rüstet aus: { $items }.
event-burdened = { $hero } mischt { $n ->
    [one] eine −1-Karte
   *[other] { $n } −1-Karten
} in den Modifikatorstapel.
event-hand = { $hero } hat { $n } Handkarten gewählt.
    .own = { $hero } hat { $n } Handkarten gewählt: { $cards }.
event-placed = { $hero } beginnt auf { $at }.
event-random_room = Raum { $number }: { $room } – { $encounter }.
event-penalty = { $penalty_id ->
    [minor] Kleiner
   *[major] Großer
} Malus von { $room }.

## Die Runde

event-round = Runde { $round } beginnt.
event-declares_rest = { $hero } hält eine lange Rast (Initiative 99).
event-shows_cards = { $hero } zeigt „{ $lead }“ und „{ $second }“ (Initiative { $initiative }).
event-monster_card = { $types } (Initiative { $initiative }): { $card }.
event-order = Reihenfolge: { $order }.
event-turn = { $figure } ist am Zug ({ $initiative }).
event-acts_at_once = { $figure } wurde eben aufgedeckt und handelt sofort (Initiative { $initiative }).
event-monster_deck_shuffled = Die Fertigkeitskarten für { $types } werden gemischt.
event-reshuffles = { $deck_id ->
    [monsters] Der Modifikatorstapel der Monster wird gemischt.
    [allies] Der Modifikatorstapel der Verbündeten wird gemischt.
   *[other] { $deck } mischt den Modifikatorstapel.
}
event-turn_lost = { $hero } ist betäubt und verliert den Zug. Abgeworfen: { $cards }.
event-short_rest = { $hero } hält eine kurze Rast: Gezogen wird „{ $card }“.
event-rested = { $hero } verliert „{ $card }“ und nimmt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} zurück.
event-refreshed = { $hero }: „{ $item }“ ist wieder einsatzbereit.

## Karten und Gegenstände

event-plays_card = { $hero } spielt „{ $card }“ { $half }.
event-plays_default = { $hero } nutzt „{ $card }“ für { $half_id ->
    [top] Angriff 2
   *[bottom] Bewegung 2
}.
event-card_discarded = { $hero } wirft „{ $card }“ ab.
event-card_lost = { $hero } verliert „{ $card }“.
event-card_active = { $hero }: „{ $card }“ ist aktiv, { $lasts_id ->
    [round] bis zum Ende der Runde
   *[persistent] bis die Wirkung verbraucht ist oder endet
}.
event-charge_used = { $hero }: „{ $card }“, Einsatzfeld { $used } von { $slots }.
event-marker_back = { $hero }: Der Marker von { $card } geht zurück ({ $used } von { $slots } Feldern verbraucht).
event-commands = { $by } befehligt { $figure }.
event-fast_turn = { $hero } macht einen schnellen Zug (noch { $tokens } Marken).
event-gains_tokens = { $hero } bekommt Zeitmarken: { $n } (zusammen { $tokens }).
event-shadow_placed = { $hero }: ein Schatten auf { $at }.
event-shadow_moved = { $hero }: Ein Schatten geht von { $at } nach { $to }.
event-shadow_removed = { $hero } entfernt den Schatten auf { $at }.
event-takes_form = { $hero } nimmt die { $form } an.
event-teleports = { $figure } teleportiert nach { $to }.
event-bonus_ends = { $hero }: „{ $card }“ ist nicht mehr aktiv und { $pile_id ->
    [lost] verloren
   *[discard] abgeworfen
}.
event-ability_impossible = { $hero }: { $ability } ist nicht möglich. { $reason_id ->
    [stunned] { refused-stunned }
    [disarmed] { refused-disarmed }
    [immobilized] { refused-immobilized }
    [no_ally] { refused-no_ally }
    [no_room] { refused-no_room }
    [no_way_back] { refused-no_way_back }
    [no_element] { refused-no_element }
    [no_shadow] { refused-no_shadow }
    [no_form] { refused-no_form }
    [no_marker] { refused-no_marker }
    [no_empty_hex] { refused-no_empty_hex }
    [nothing_to_loot] { refused-nothing_to_loot }
    [no_trap] { refused-no_trap }
    [no_tile] { refused-no_tile }
    [no_obstacle] { refused-no_obstacle }
    [cuts_off] { refused-cuts_off }
    [obstacle_stuck] { refused-obstacle_stuck }
    [nothing_to_recover] { refused-nothing_to_recover }
    [nothing_to_refresh] { refused-nothing_to_refresh }
    [no_such_condition] { refused-no_such_condition }
    [moved_through_nobody] { refused-moved_through_nobody }
   *[no_target] { refused-no_target }
}
event-uses_item = { $hero } setzt „{ $item }“ ein{ $state_id ->
    [spent] {" "}(abgenutzt)
    [consumed] {" "}(verbraucht)
   *[ready] {""}
}.
event-recovers = { $hero } bekommt „{ $card }“ vom { $pile_id ->
    [lost] Verlorenstapel
   *[discard] Abwurfstapel
} zurück.
event-looks_at_modifiers = { $hero } sieht sich die obersten { $n } Modifikatorkarten an.
event-gains_xp = { $hero } bekommt { $amount } EP.

## Bewegung

event-moves = { $figure } { $how_id ->
    [jump] springt
    [fly] fliegt
    [forced] wird verschoben:
   *[walk] zieht
} { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} nach { $to }.
event-enters_hazard = { $figure } betritt { $name }.
event-trap_sprung = { $figure } löst eine Falle aus ({ $name }).
event-displaced = { $figure } weicht aus nach { $to }.
event-falls = { $figure } kann nicht mehr fliegen und stürzt ab.
event-push_ends = { $figure } wird nicht weiter geschoben{ $because_id ->
    [blocked] : Wand oder Hindernis im Weg
   *[stuck] : kein Platz
} (noch { $left }).
event-pull_ends = { $figure } wird nicht näher gezogen{ $because_id ->
    [blocked] : Wand oder Hindernis im Weg
   *[stuck] : kein Platz
} (noch { $left }).
event-door_opened = { $figure } öffnet die Tür auf { $at }.
event-unlocked = Die Tür auf { $at } ist nicht mehr verschlossen.
event-room_revealed = Raum { $room } wird aufgedeckt.
event-monster_placed = { $figure } ({ $rank }) erscheint auf { $at }.
event-no_standee = Für { $type } ist kein Aufsteller mehr da.
event-standees_short = Für { $type } sind nur noch { $n } von { $wanted } Aufstellern da.
event-ally_placed = { $figure } steht auf { $at }.
event-trap_laid = { $figure } legt eine Falle auf { $at }{ $damage ->
    [0] {""}
   *[other] {" "}({ $damage } Schaden)
}.
event-trap_disarmed = { $figure } entschärft die Falle auf { $at } ({ $name }).
event-tile_created = { $figure } erschafft { $name } auf { $at }.
event-tile_destroyed = { $figure } zerstört { $name } auf { $at }.
event-tile_moved = { $figure } versetzt { $name } von { $at } nach { $to }.
event-obstacle_created = { $figure } erschafft ein Hindernis auf { $at } ({ $name }).
event-obstacle_destroyed = { $figure } zerstört das Hindernis auf { $at } ({ $name }).
event-obstacle_moved = { $figure } versetzt das Hindernis von { $at } nach { $to } ({ $name }).
event-summons = { $figure } beschwört { $summoned } auf { $at }.
event-summon_leaves = { $figure } verschwindet.
event-tile_placed = { $tile } erscheint auf { $at }.
event-tiles_cleared = Alle Aufleger { $tile } verschwinden.
event-hardened = { $figure } hat für den Rest des Szenarios Schild { $shield }.

## Angriffe und Schaden

event-attacks = { $attacker } greift { $target } an.
event-draws = { $figure } zieht { $mode_id ->
    [advantage] mit Vorteil { $cards }: Es zählt { $counts }
    [disadvantage] mit Nachteil { $cards }: Es zählt { $counts }
   *[normal] { $cards }
}.
event-attack_result = { $attacker } → { $target }: { $terms }{ $pierce ->
    [0] {""}
   *[other] {" "}(Durchstechen { $pierce })
}
    .mark = { $drawn }
event-damage_becomes = { $figure }: Aus { $before } Schaden wird { $amount }.
event-suffers = { $figure } erleidet { $amount } Schaden{ $cause_id ->
    [trap] {" "}durch die Falle
    [hazard] {" "}durch gefährliches Gelände
    [wound] {" "}durch die Wunde
    [bane] {" "}durch Ruin
    [retaliate] {" "}durch Vergeltung
    [price] {" "}für eine andere Karte
   *[other] {""}
}: noch { $hp } TP.
event-negates = { $hero } erleidet die { $amount } Schaden nicht: „{ $card }“.
event-negates_by_item = { $hero } erleidet die { $amount } Schaden nicht: „{ $item }“.
event-negates_by_card = { $hero } verliert „{ $card }“, statt { $amount } Schaden zu erleiden.
event-negates_by_discards = { $hero } verliert zwei abgeworfene Karten, statt { $amount } Schaden zu erleiden: { $cards }.
event-survives = { $hero } überlebt durch „{ $item }“ mit { $hp } TP.
event-dies = { $figure } stirbt{ $by_id ->
    [none] {""}
   *[other] {" "}durch { $by }
}.
event-destroyed = { $figure } ist zerstört.
event-coin = { $figure } lässt auf { $at } eine Münze zurück.
event-exhausted = { $hero } ist erschöpft.
event-character_dies = { $hero } ist endgültig tot.
event-condition = { $condition_id ->
    [bless] { $figure } wird gesegnet: Eine ×2-Karte kommt in den Modifikatorstapel.
    [curse] { $figure } wird verflucht: Eine ×0-Karte kommt in den Modifikatorstapel.
   *[other] { $figure } bekommt { $condition }.
}
event-condition_ends = { $figure }: { $condition } ist vorbei.
event-condition_removed = { $figure } ist { $condition } los.
event-immune = { $figure } ist immun gegen { $condition }.
event-supply_empty = { $figure }: Keine Karte für { $condition } mehr da.
event-heals = { $figure } wird um { $amount } geheilt: { $restored ->
    [0] keine Trefferpunkte zurück
    [one] 1 Trefferpunkt zurück
   *[other] { $restored } Trefferpunkte zurück
}, jetzt { $hp } TP.
event-retaliates = { $figure } vergilt { $target } mit { $amount }.
event-shield = { $figure } hat Schild { $n }.
event-retaliate = { $figure } hat Vergeltung { $n }{ $range ->
    [one] {""}
   *[other] , bis { $range } Felder weit
}.
event-guard = { $figure } ist gedeckt: Angriffe darauf haben in dieser Runde Nachteil.

## Elemente

event-infuses = { $element } wird erschaffen.
event-element_strong = { $element } ist stark.
event-element_wanes = { $element } { $left ->
    [0] ist verschwunden
   *[other] schwindet
}.
event-consumes = { $element } wird verbraucht.

## Beute

event-loots_coins = { $hero } erbeutet { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}.
event-loots_goal = { $hero } erbeutet den Zielaufleger auf { $at }.
event-loots_treasure = { $hero } erbeutet den Schatz auf { $at }.
event-treasure_gold = { $hero } findet { $amount } Gold.
event-treasure_item = { $hero } findet „{ $item }“.
event-treasure_item_sold = { $hero } findet „{ $item }“, hat es schon und verkauft es für { $amount } Gold.
event-treasure_resources = { $hero } findet { $loot } ({ $amount }).
event-treasure_design = { $hero } findet einen Gegenstandsplan.
event-treasure_scenario = { $hero } findet den Weg zu einem anderen Szenario.

## Monster

event-focus = { $figure }: { $why } ({ $considered })
event-no_focus = { $figure } hat keinen Fokus: keine Bewegung, kein Angriff.
event-intent = { $figure }: { $why }
event-stunned = { $figure } ist betäubt und tut nichts.
event-immobilized = { $figure } ist gelähmt und bewegt sich nicht.
event-disarmed = { $figure } ist entwaffnet und greift nicht an.
event-summon_fails = { $figure } kann { $type } nicht beschwören: { $because_id ->
    [hex] kein leeres Feld
   *[standee] kein Aufsteller mehr da
}.
event-no_place_for_trap = { $figure } findet keinen Platz für eine Falle.
event-monster_loots = { $figure } nimmt { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} weg.
brief-considered = { $enemy } { $path ->
    [0] sofort
    [one] 1 Schritt
   *[other] { $path } Schritte
}{ $harm ->
    [0] {""}
   *[other] , { $harm } negativ
}
brief-unreachable = { $enemy } unerreichbar

## Das Ende

because-goal = Das Ziel ist erreicht
because-special = durch eine Sonderregel
because-exhausted = Alle Charaktere sind erschöpft
because-ally_lost = Was zu schützen war, ist verloren
because-too_late = zu spät
because-breach = Ein Feind ist durchgebrochen
event-scenario_won = Am Ende von Runde { $round } ist das Szenario gewonnen: { $because_id ->
    [special] { because-special }
   *[goal] { because-goal }
}.
event-scenario_lost = Das Szenario ist verloren: { $because_id ->
    [exhausted] { because-exhausted }
    [ally_lost] { because-ally_lost }
    [too_late] { because-too_late }
    [breach] { because-breach }
   *[special] { because-special }
}.
event-plate_pressed = { $hero } betätigt eine Platte: { $left ->
    [0] Es war die letzte.
   *[other] noch { $left }.
}
event-place_held = Der Platz wurde gehalten: { $rounds } von { $n } Runden.
event-escaped = { $hero } ist entkommen.
event-mastered = { $hero } hat gemeistert: { $mastery }.
event-takes_home = { $hero } bringt { $xp } EP, { $gold } Gold und { $checks ->
    [0] kein Häkchen
    [one] 1 Häkchen
   *[other] { $checks } Häkchen
} nach Hause{ $goal_id ->
    [none] {""}
   *[other] {" "}({ $goal })
}.
event-over = { $result_id ->
    [won] Gewonnen
   *[lost] Verloren
} nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}.

## Summanden

term-base = Angriff
term-card = Fertigkeitskarte
term-augment = Element
term-poison = Gift
term-aura = Aura
term-shield = Schild
term-null = ×0
    .factor = 0
term-double = Modifikator ×2
    .factor = 2
term-no_less_than_zero = mindestens 0
term-target_isolated = Ziel allein
term-target_adjacent_to_your_ally = Verbündeter beim Ziel
term-target_negative_condition = Ziel hat einen Zustand
term-target_poisoned = Ziel vergiftet
term-target_full_hp = Ziel unverletzt
term-target_adjacent_obstacle = Hindernis beim Ziel
term-twice_target_shield = Schild des Ziels
term-self_damaged = Angreifer verletzt
term-self_invisible = unsichtbar
term-per_adjacent_enemy = angrenzende Feinde
term-stopped_by_wall_or_obstacle = gegen die Wand

## Statistik

figure-damage = Verursachter Schaden
figure-kills = Getötete Feinde
figure-suffered = Erlittener Schaden
figure-xp = Erfahrung
figure-gold = Gold
figure-checks = Häkchen
