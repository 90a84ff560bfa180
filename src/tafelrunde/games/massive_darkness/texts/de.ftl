game-title = Massive Darkness
game-summary = Helden kämpfen sich gemeinsam durch ein Verlies, vom Licht in den Schatten, gegen Horden, Vorboten und Monster.
title = { $quest } – Runde { $round }, { $phase }
title-interlude = Nach „{ $quest }“ – { $phase }

setup-quest = Abenteuer
about-quest = Wohin ihr geht. Die Einführung ist kurz; spätere Abenteuer sind länger und ihre Spielpläne größer.
setup-quest-tutorial = Spaziergang im Dunkeln (Einführung)
setup-heroes = Helden
about-heroes = Alle wählen Held, Klasse und erste Waffe, oder es geht gleich los mit Paaren, die zueinander passen.
setup-heroes-choose = Jeder wählt Held, Klasse und Waffe
setup-heroes-recommended = Empfohlene Helden und Klassen
setup-lifebringer = Marker auf dem Lebensbringer
about-lifebringer = Wie oft ein gefallener Held in einem Abenteuer zurückkommt. Die Regel sagt zweimal; seltener ist schwerer, öfter ist leichter.
remark-markers = Für ein ausgeglichenes Spiel von { $quest } mit { $players ->
    [one] 1 Helden
   *[other] { $players } Helden
  }: { $advised }. { $by } { $means }
remark-markers_campaign = Für { $quest } mit { $players ->
    [one] 1 Helden
   *[other] { $players } Helden
  }: { $advised }, und jedes spätere Abenteuer der Kampagne beginnt mit seiner eigenen Zahl. { $means }
markers-advised = So wird es sein.
markers-same = Das hast du auch gewählt.
markers-fewer = Mit weniger wird es schwerer.
markers-more = Mit mehr wird es leichter.
markers-none = Ohne Marker ist das Abenteuer verloren, sobald nach dem ersten Tod eine neue Runde beginnt.
markers-some = { $n ->
    [one] So kommt einmal ein toter Held zu Beginn einer Runde zurück; mit dem nächsten Tod ist das Abenteuer verloren.
    [2] So kommt zweimal ein toter Held zu Beginn einer Runde zurück; mit einem Tod mehr ist das Abenteuer verloren.
   *[other] So kommt { $n }-mal ein toter Held zu Beginn einer Runde zurück; mit einem Tod mehr ist das Abenteuer verloren.
  }
setup-lifebringer-advised = So viele, dass es ausgeglichen ist

phase-setup = Aufbau
phase-round_start = Rundenbeginn
phase-hero_phase = Helden
phase-enemy_phase = Gegner
phase-experience = Erfahrung
phase-event = Ereignis
phase-end_phase = Rundenende
phase-over = Ende

goal-map = Findet die Karte (den Bibliotheksmarker).
goal-escape = Alle Helden entkommen durch den Ausgang.

label-treasure = Schatz
label-special_treasure = Besonderer Schatz
label-artefact = Artefaktmarker
label-library = Bibliotheksmarker
label-cave = Höhlenmarker
label-hidden = Verdecktes Ziel
label-pillar = Säule
label-door = Geschlossene Tür
label-level = Stufe
label-exit = Ausgang
label-start = Startzone
label-stunned = Betäubt
label-minions = Schergen
label-health = Gesundheit
label-xp = Erfahrung
label-mini_cost = Preis in Mini-Erfahrung
label-cost = Preis in Erfahrung
label-points = Übrige Bewegungspunkte
label-actions = Übrige Aktionen
label-first_player = Startspieler
label-lifebringer = Lebensbringer
label-events = Ereigniskarten
label-yellow = Gelbe Angriffswürfel
label-red = Rote Angriffswürfel
label-blue = Blaue Verteidigungswürfel
label-green = Grüne Verteidigungswürfel
tip-treasure = Trägt: { $card }.

name-melee = Nahkampf
name-ranged = Fernkampf
name-magic = Magie
name-attack = Angriff
name-defense = Verteidigung
name-yellow = gelber Würfel
name-red = roter Würfel
name-blue = blauer Würfel
name-green = grüner Würfel
name-normal_tokens = Schätze
name-special_tokens = besondere Schätze
name-artefact_tokens = Artefaktmarker
name-library_tokens = Bibliotheksmarker
name-cave_tokens = Höhlenmarker
name-normal = Schatz
name-special = besonderer Schatz
name-artefact = Artefaktmarker
name-library = Bibliotheksmarker
name-cave = Höhlenmarker
name-guard = eine Wache
name-monster = ein wanderndes Monster
name-pillar = die Säule
name-phase = Gegnerphase
name-reaction = Gegenangriff
name-event = Ereignis
name-crowd = keine Figuren mehr
term-dice = Würfel
term-swords = Treffer
term-shields = Schilde
name-swords = mehr Treffer
name-shields = mehr Schilde
name-target_shields = weniger Schilde beim Verteidiger
name-wounds = mehr Wunden
name-stun = betäuben
name-heal_self = dich heilen
name-heal = heilen
name-reroll = neu würfeln
name-remove_defense_dice = Verteidigungswürfel entfernen
name-cancel_bams = ein Bäm aufheben
name-cancel_diamonds = einen Diamanten aufheben
name-bams = ein Bäm mehr
name-survive_with = überleben
name-reaction_penalty = schwächerer Gegenangriff
name-blank_bonus = Symbole für einen leeren Würfel
name-extra_action = eine Aktion mehr
name-movement_points = Bewegungspunkte

question-choose_hero = Welchen Helden spielst du?
option-choose_hero-hero = { $a }
question-choose_class = Welche Klasse nimmt { $hero }? (Empfohlen: { $recommended }.)
option-class = { $a }
question-choose_weapon = Mit welcher Waffe beginnt { $hero }?
option-weapon = { $a }
question-act = { $actions ->
    [0] { $hero } hat keine Aktion mehr.
    [one] { $hero } hat noch eine Aktion.
   *[other] { $hero } hat noch { $actions } Aktionen.
  }
question-move_on = { $points ->
    [one] Noch ein Bewegungspunkt
   *[other] Noch { $points } Bewegungspunkte
  }{ $actions ->
    [0] .
    [one] {" "}und eine Aktion.
   *[other] {" "}und { $actions } Aktionen.
  }
option-melee = { $a } im Nahkampf angreifen
option-ranged = Auf { $a } schießen
option-magic = Magie gegen { $a }
option-extra_melee = Zusätzlicher Nahkampf gegen { $a } ({ $source })
option-extra_ranged = Zusätzlicher Schuss auf { $a } ({ $source })
option-extra_magic = Zusätzliche Magie gegen { $a } ({ $source })
option-extra_move = Zusätzlich nach { $a } ziehen ({ $source })
option-extra_open = Zusätzlich ziehen: Tür { $a } öffnen ({ $source })
option-extra_pick_up = Zusätzlich ziehen: Marker aufnehmen ({ $source })
option-extra_leave = Zusätzlich ziehen: entkommen ({ $source })
option-move = Nach { $a } ziehen
option-open = Tür { $a } öffnen
option-pick_up = Alle Marker aufnehmen
option-leave = Durch den Ausgang entkommen
option-trade = Umsortieren und tauschen
option-transmute = Drei Karten umwandeln
option-charge = Sturmangriff nach { $a }
option-extra_charge = Mit der zusätzlichen Aktion nach { $a } stürmen ({ $source })
option-safe_shot = Nach { $a } ausweichen und schießen
option-extra_safe_shot = Mit der zusätzlichen Aktion nach { $a } ausweichen und schießen ({ $source })
option-also_charge = Nach { $a } stürmen ({ $source })
option-also_extra_charge = Mit der zusätzlichen Aktion nach { $a } stürmen ({ $source })
option-also_safe_shot = Nach { $a } gehen und schießen ({ $source })
option-also_extra_safe_shot = Mit der zusätzlichen Aktion nach { $a } gehen und schießen ({ $source })
option-also_extra_melee = Zusätzlicher Nahkampf gegen { $a } ({ $source })
option-also_extra_ranged = Zusätzlicher Schuss auf { $a } ({ $source })
option-also_extra_magic = Zusätzliche Magie gegen { $a } ({ $source })
option-use = { $n ->
    [0] „{ $source }“ benutzen
    [one] { $source }: 1 Wunde von { $hero } heilen
   *[other] { $source }: { $n } Wunden von { $hero } heilen
  }
option-teleport = Nach { $a } teleportieren
option-strike = { $source }: { $enemy } treffen
option-drink = { $n ->
    [0] { $a } benutzen
    [one] { $a }: 1 Wunde von { $hero } heilen
   *[other] { $a }: { $n } Wunden von { $hero } heilen
  }
option-stand_up = Aufrappeln
option-stop = Stehen bleiben
option-end = Aktivierung beenden
group-melee = Nahkampf
group-ranged = Schießen
group-magic = Magie
group-extra_melee = Zusätzlicher Nahkampf
group-extra_ranged = Zusätzlicher Schuss
group-extra_magic = Zusätzliche Magie
group-extra_move = Zusätzliche Bewegung
group-extra_open = Zusätzliche Bewegung: Türen
group-extra_pick_up = Zusätzliche Bewegung: aufnehmen
group-extra_leave = Zusätzliche Bewegung: entkommen
group-move = Ziehen
group-open = Tür öffnen
group-pick_up = Aufnehmen
group-leave = Entkommen
group-trade = Tauschen
group-transmute = Umwandeln
group-charge = Sturmangriff
group-extra_charge = Zusätzlicher Sturmangriff
group-safe_shot = Sicherer Schuss
group-extra_safe_shot = Zusätzlicher sicherer Schuss
group-also_charge = Sturmangriff
group-also_extra_charge = Zusätzlicher Sturmangriff
group-also_safe_shot = Sicherer Schuss
group-also_extra_safe_shot = Zusätzlicher sicherer Schuss
group-also_extra_melee = Zusätzlicher Nahkampf
group-also_extra_ranged = Zusätzlicher Schuss
group-also_extra_magic = Zusätzliche Magie
group-use = Benutzen
group-teleport = Teleport
group-strike = Treffen
group-drink = Karte benutzen
group-stop = Stehen bleiben
group-end = Beenden
group-give = Karte geben
group-equip = Ausrüsten
group-stow = Ablegen
group-discard = Abwerfen
group-cancel = Abbrechen
group-done = Fertig
question-charge_target = Wen greifst du an?
question-buy = Du hast { $xp } EP, das Spiel ist auf Stufe { $level }: Welche Fertigkeit kaufst du?
option-buy = { $a } { $b ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
  }: { $cost } EP, wirkt ab Stufe { $level }
option-done = Fertig
option-enchant-done = Nichts mehr ausgeben
option-market-done = Den Markt für alle schließen
option-buy-done = Nichts mehr kaufen, EP behalten
question-appear = Wo erscheint { $what }?
option-zone = { $a }
question-target = { $enemy }: Mehrere haben gleich viel Erfahrung. Wer wird das Ziel?
option-target-hero = { $hero }
question-attack_kind = { $enemy }: Zwei Angriffe sind gleich stark. Welcher wird es?
option-kind = { $a }
question-enemy_path = { $enemy }: Mehrere Wege sind gleich kurz. Welcher wird es?
question-enemy_order = Welcher Gegner ist der nächste? ({ $why })
option-activate = { $a }
option-all = Alle, in dieser Reihenfolge
question-harbinger_order = Welcher Vorbote ruft als nächster?
option-call = { $a }
question-event_monster = Welches wandernde Monster handelt?
question-light_strikes = { $n ->
    [one] Welcher Gegner im Schatten erleidet 1 Wunde?
   *[other] Welcher Gegner im Schatten erleidet { $n } Wunden?
  }
option-enemy = { $a }
question-door_zone = Welcher Raum ist Nummer { $number } der Kammer?
question-token_order = Welcher Marker zuerst?
option-token = { $a }
question-share = Gibst du einem anderen Helden etwas davon ab? { $cards }
option-to = An { $hero }
option-share-keep = Behalten
question-share_cards = Welche Karten bekommt { $hero }?
option-hand = { $a }
question-reorganise = Sortiere deine Ausrüstung um
option-equip = { $n ->
    [0] { $a } anlegen
   *[other] { $a } anlegen, { $out } ablegen
  }
option-stow = { $a } ablegen
question-trade = Wer gibt wem was?
option-give = { $from } gibt { $to }: { $a }
question-agree = Gibst du { $hero } die Karte { $card }?
option-agree = Ja
option-refuse = Nein
question-transmute = { $level ->
    [0] Welche drei Karten gibst du für eine, die eine Stufe über der niedrigsten liegt?
   *[other] { $n ->
        [one] Noch eine Karte.
       *[other] Noch { $n } Karten.
      } Du ziehst dafür eine der Stufe { $level } oder niedriger.
  }
option-discard = { $a }
option-cancel = Abbrechen
question-extra_activation = Ein Wächter fiel deiner Klinge zum Opfer: Nimmt { $hero } eine weitere Aktivierung?
option-again = Ja, noch einmal
question-bodyguard = { $hero } wird angegriffen: Fängst du den Angriff ab?
option-protect = { $hero } schützen ({ $price })
option-decline = Nein
question-prepare = Vor dem Wurf: { $side_id ->
    [attack] Setzt du etwas für deinen Angriff ein?
   *[defense] Setzt du etwas für deine Verteidigung ein?
  }
price-xp = 1 EP
price-mini_xp = 1 Mini-EP
option-maneuver = { $skill } ({ $price })
option-bloodrage = { $skill } ({ $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
  })
option-go = Würfeln
question-add_die = Welchen Würfel gibt { $source } dazu?
question-remove_die = Welcher Würfel wird nicht geworfen?
option-die = { $a }
question-reroll = { $source }: neu würfeln?{ $more ->
    [0] { "" }
   *[other] {" "}Leere Würfel lassen sich danach neu werfen: { $later }.
  }
option-reroll = { $a_id ->
    [attack] Angriffswürfel
   *[defense] Verteidigungswürfel
  } neu würfeln{ $wounds ->
    [0] { "" }
    [one] {" "}für 1 Wunde
   *[other] {" "}für { $wounds } Wunden
  }{ $xp ->
    [0] { "" }
   *[other] {" "}für { $price }
  }
option-reroll-pick = { $face } neu würfeln{ $wounds ->
    [0] { "" }
    [one] {" "}für 1 Wunde
   *[other] {" "}für { $wounds } Wunden
  }{ $xp ->
    [0] { "" }
   *[other] {" "}für { $price }
  }
option-later = Später, nach einem anderen Neuwurf
option-keep = Nein
question-pick_dice = { $n ->
    [one] Welcher { $side_id ->
        [attack] Angriffswürfel?
       *[defense] Verteidigungswürfel?
      }
   *[other] Welche { $side_id ->
        [attack] Angriffswürfel?
       *[defense] Verteidigungswürfel?
      } Gewählt: { $picked }
  }
option-pick = { $face }
question-blank = { $source }: einen leeren Würfel umdrehen?
option-flip = { $die } umdrehen
question-choose_one = { $source }: Was wählst du?
option-choose = { $does }
question-use_effect = { $source }: { $does }?
option-use_effect-use = Ja
question-enchant = { $side_id ->
    [attack] Dein Angriff
   *[defense] Deine Verteidigung
  }: Gibst du { $bams ->
    [0] { "" }
    [one] 1 Bäm
   *[other] { $bams } Bäms
  }{ $diamonds ->
    [0] { "" }
    [one] { $bams ->
        [0] { "" }
       *[other] {" "}und{" "}
      }1 Diamanten
   *[other] { $bams ->
        [0] { "" }
       *[other] {" "}und{" "}
      }{ $diamonds } Diamanten
  } aus?
option-trigger = { $source } – { $does }
    .own = { $source } – { $does } → { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
      }
question-recipient = { $enemy }: Wen treffen die Wunden?
option-minions = Die Schergen
option-leader = Den Anführer
question-first_minion = { $n ->
    [0] { $enemy }: Welcher Scherge wird zuerst getroffen?
    [one] { $enemy }, 1 Wunde: Welcher Scherge wird zuerst getroffen?
   *[other] { $enemy }, { $n } Wunden: Welcher Scherge wird zuerst getroffen?
  }
option-minion = Einer mit Gesundheit { $a }
question-heal = Wer heilt { $n }?
option-heal-heal = { $hero }
option-nobody = Niemand
question-blessing = { $n } im Schatten heilen?
option-blessing-heal = Ja

event-hero_chosen = { $seat_player } spielt { $hero }.
event-class_chosen = { $seat_player } nimmt die Klasse { $sheet }.
event-weapon_chosen = { $seat } beginnt mit „{ $card }“.
event-first_player = { $seat } ist Startspieler.
event-round = Runde { $round }.
event-activation = { $hero } wird aktiviert.
event-hero_moves = { $seat } zieht nach { $zone }.
event-escaped = { $seat } entkommt.
event-door_opened = { $seat } öffnet die Tür { $door }.
event-door_card = Hinter der Tür: { $card }
event-chamber_small = Die Kammer hat nur { $n ->
    [one] eine Zone
   *[other] { $n } Zonen
  }: Der Rest der Karte { $card } entfällt.
event-treasure_placed = Schätze in { $zone }: { $normal ->
    [0] { "" }
    [one] 1 Marker
   *[other] { $normal } Marker
  }{ $special ->
    [0] { "" }
    [one] { $normal ->
        [0] { "" }
       *[other] {" "}und{" "}
      }1 besonderer
   *[other] { $normal ->
        [0] { "" }
       *[other] {" "}und{" "}
      }{ $special } besondere
  }.
event-picked_up = { $seat } nimmt auf: { $found }.
event-cards_gained = { $seat } bekommt: { $cards }.
event-handed_over = { $seat } gibt { $other } die Karte { $card }.
event-lucky_find = Ein Glücksfund für { $seat }!
event-trap = { $seat } löst eine Falle aus: { $card }.
event-rearranged = { $seat } legt „{ $card }“ { $verb_id ->
    [stow] ab
   *[equip] an
  }.
event-transmuted = { $seat } wandelt um: { $cards } → eine Karte der Stufe { $level }.
event-used_up = { $seat } benutzt „{ $card }“.
event-stands_up = { $seat } rappelt sich auf.
event-level = Die Stufe steigt auf { $level }.
event-xp = { $card_id ->
    [none] { $seat } erhält { $n } EP, jetzt { $now }.
   *[other] { $seat } zieht „{ $card }“: { $n } EP, jetzt { $now }.
  }
event-bought = { $seat } kauft { $skill }, Schritt { $step }, für { $cost } EP.
event-hero_wounded = { $seat } erleidet { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
  }, Gesundheit { $health }.
event-hero_died = { $seat } stirbt in { $zone }.
    .notice = { $seat } fällt in { $zone }. { $left ->
        [0] Der Lebensbringer hat keinen Marker mehr: Wenn die Helden nicht vorher gewinnen, ist das Abenteuer verloren, sobald die nächste Runde beginnt.
        [one] Wenn die nächste Runde beginnt, bringt der letzte Marker des Lebensbringers { $seat } zurück.
       *[other] Wenn die nächste Runde beginnt, bringt einer der { $left } Marker des Lebensbringers { $seat } zurück.
      }
event-hero_stunned = { $seat } ist betäubt.
event-survived = { $seat } will nicht sterben und behält Gesundheit { $health }.
event-healed = { $seat } heilt { $n } ({ $source }), Gesundheit { $health }.
event-halved = { $source } halbiert das auf { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
  }.
event-revived = Der Lebensbringer bringt { $seat } zurück. { $left ->
    [0] Das war der letzte Marker: Noch ein Tod, und das Abenteuer ist verloren.
    [one] 1 Marker ist übrig.
   *[other] { $left } Marker sind übrig.
  }
event-lost = Die Helden haben verloren: { $why }.
lost-MD-HRO-14 = Ein Held hätte zurückkommen müssen, und auf dem Lebensbringer lag kein Marker mehr
lost-MD-OBJ-09 = Ein Marker, der gebraucht wird, ist für immer fort
lost-MD-CAM-22 = Die Kampagne wurde aufgegeben
lost-MD-Q2-08 = Die Riesenspinne ist entkommen
lost-MD-Q3-06 = Der Auserwählte ist tot
lost-MD-Q4-05 = Jemand ist mit dem Boden gefallen
lost-MD-Q5-13 = Der Unsterbliche hat die Startzone erreicht
lost-MD-Q5-15 = Die Brücke fiel ohne den Unsterblichen
lost-MD-Q9-02 = Ein Gegner stand in der Zone des Artefakts, als die Gegnerphase begann
event-kept = { $hero } behält „{ $card }“.
quest-immortal = Das ist der Unsterbliche: Nichts kann ihn angreifen oder verwunden.
quest-ambassador = Das ist der Botschafter.
quest-sentinel = Das ist das wachende Monster, das getötet werden muss.
quest-relentless = Einer der drei Unerbittlichen.
event-won = { $quest_id ->
    [tutorial] Die Helden haben gewonnen! Die Karte gehört euch, und mit ihr der Weg weiter hinab.
    [scorched_earth] Die Helden haben gewonnen! In der Bibliothek steht geschrieben, wozu die Artefakte dienen, und wer das Dorf verbrannt hat.
    [black_widow] Die Helden haben gewonnen! Die Spinne liegt auf dem Rücken, und von den Höfen wird niemand mehr verschleppt.
    [chosen_one] Die Helden haben gewonnen! Das Artefakt ist ganz und aus den Höhlen heraus, in der Hand des Auserwählten.
    [goblin_war_drums] Die Helden haben gewonnen! Hinter euch stürzt der Berg ein. Die Trommeln schweigen.
    [immortals_downfall] Die Helden haben gewonnen! Die Brücke reißt den Unsterblichen mit hinab, und das Lager ist sicher.
    [fiends_treasure] Die Helden haben gewonnen! Der Hund ist tot, und der Hort steht offen.
    [sparks_in_the_dark] Die Helden haben gewonnen! Tageslicht! Die Tür steht offen, und was dahinter hauste, haust dort nicht mehr.
    [big_game_hunting] Die Helden haben gewonnen! Drei Köpfe, und keiner der Unerbittlichen regt sich wieder.
    [maze_of_darkness] Die Helden haben gewonnen! Die letzte Welle bricht, und das Artefakt liegt, wo es lag.
    [heart_of_darkness] Die Helden haben gewonnen! Zum dritten Mal stirbt der Botschafter, und diesmal bleibt er tot. Weit oben wird es hell.
    [none] Die Helden haben die Kampagne gewonnen!
   *[other] Die Helden haben gewonnen!
  }
event-map_found = { $seat } hat die Karte gefunden.
event-attack = { $figure } { $many ->
    [true] greifen
   *[false] greift
  } { $defender } an ({ $attack }).
event-rolled = Die Würfel fallen. Angriff: { $attack_faces }. Verteidigung: { $defense_faces }.
event-rerolled = { $source }: { $were } → { $are }.
event-enchanted = { $figure } { $many ->
    [true] lösen
   *[false] löst
  } { $source } aus.
    .own = { $figure } { $many ->
        [true] geben
       *[false] gibt
      } { $bams ->
        [0] { $diamonds ->
            [0] nichts
            [one] 1 Diamanten
           *[other] { $diamonds } Diamanten
          }
       *[other] { $bams ->
            [one] 1 Bäm
           *[other] { $bams } Bäms
          }{ $diamonds ->
            [0] { "" }
            [one] {" "}und 1 Diamanten
           *[other] {" "}und { $diamonds } Diamanten
          }
      } für { $source } aus: { $does }. Symbole übrig: { $left }.
event-maneuver = { $seat } setzt für { $price } { $skill } ein: { $does }.
event-bodyguard = { $seat } schützt { $hero } in { $zone }.
event-strike = { $source }: Der Würfel zeigt { $face }.
event-swords = { $plain ->
    [true] { "" }
   *[false] Treffer: { $terms }
  }
event-shields = { $plain ->
    [true] { "" }
   *[false] Schilde: { $terms }
  }
event-stopped = Treffer { $swords }, Schilde { $shields }: Nichts kommt durch.
event-dealt = { $plain ->
    [true] { "" }
   *[false] Wunden: { $terms }
  }
event-pulled = { $seat } wird nach { $zone } gezogen.
event-enemy_wounded = { $enemy }: { $n ->
    [one] 1 Wunde.
   *[other] { $n } Wunden.
  }
event-minion_killed = { $enemy }: Ein Scherge fällt.
event-guardian_killed = { $role_id ->
    [horde] { $enemy }: Der Anführer fällt.
   *[other] { $enemy } fällt.
  }
event-enemy_gone = { $enemy } { $many ->
    [true] sind
   *[false] ist
  } besiegt.
event-enemy_healed = { $enemy } { $many ->
    [true] heilen
   *[false] heilt
  } { $n }.
event-enemy_stunned = { $enemy } { $many ->
    [true] sind
   *[false] ist
  } betäubt.
event-enemy_stands_up = { $enemy } { $many ->
    [true] rappeln
   *[false] rappelt
  } sich auf; das ist die ganze Aktivierung.
event-enemy_moves = { $enemy } { $many ->
    [true] ziehen
   *[false] zieht
  } nach { $zone }.
event-appeared = { $enemy } { $many ->
    [true] erscheinen
   *[false] erscheint
  } in { $zone }{ $minions ->
    [0] { "" }
    [one] {" "}(ein Anführer und 1 Scherge)
   *[other] {" "}(ein Anführer und { $minions } Schergen)
  }.
event-guardian_treasure = { $enemy } { $many ->
    [true] tragen
   *[false] trägt
  }: { $card }.
event-no_miniatures = Keine Figuren mehr für { $enemy }: Alle dieser Art handeln stattdessen.
event-harbinger_calls = { $enemy } ruft nach Wachen.
event-event = Ereignis „{ $card }“: { $does }
event-nothing_happens = Nichts geschieht.
event-pillar_wounded = Die Säule erleidet { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
  }; übrige Gesundheit: { $left }.
event-pillar_destroyed = Die Säule in { $zone } zerfällt.
reason-attack = Dieser Angriff lohnt sich trotz des Gegenangriffs, der folgen kann.
reason-move = Dort stehst du am besten.
reason-open = Diese Tür lohnt sich jetzt.
reason-pick_up = Was dort liegt, ist den Bewegungspunkt wert.
reason-leave = Der Weg nach draußen ist frei.
reason-quest = Das Abenteuer verlangt es.
reason-end = Alles Weitere würde mehr kosten, als es bringt.
reason-free = Das kostet keine Aktion.
reason-fighting = Das bewirkt in diesem Kampf am ehesten etwas.
reason-outfitting = So liegt jede Karte da, wo sie am meisten nützt.
reason-growing = Diese Fertigkeit bringt am meisten für ihren Preis.
reason-choosing = So ist es für die Helden am besten.

# --- Abenteuer 1 bis 10 ---

setup-quest-scorched_earth = 1 – Verbrannte Erde
setup-quest-black_widow = 2 – Schwarze Witwe
setup-quest-chosen_one = 3 – Der Auserwählte
setup-quest-goblin_war_drums = 4 – Goblin-Kriegstrommeln
setup-quest-immortals_downfall = 5 – Der Fall des Unsterblichen
setup-quest-fiends_treasure = 6 – Der Schatz des Teufels
setup-quest-sparks_in_the_dark = 7 – Funkeln im Dunkeln
setup-quest-big_game_hunting = 8 – Großwildjagd
setup-quest-maze_of_darkness = 9 – Das schwarze Labyrinth
setup-quest-heart_of_darkness = 10 – Das Herz der Finsternis

goal-artefacts = Findet beide Artefakte.
goal-library = Seid am Ende einer Runde mit beiden Artefakten in der Bibliothek, ohne Gegner in der Kammer.
goal-widow = Tötet die Riesenspinne, bevor sie entkommt.
goal-pieces = Sammelt die drei Teile des Artefakts.
goal-chosen = Der Auserwählte trägt das Artefakt durch den Ausgang.
goal-sentinel = Tötet den Wächter hinter den Säulen.
goal-lure = Lockt den Unsterblichen mit Feuerwerk auf die Brücke.
goal-bridge = Zerstört beide Säulen, solange der Unsterbliche auf der Brücke steht.
goal-keys = Findet beide Schlüssel.
goal-hound_door = Öffnet die Tür zum Höllenhund.
goal-hound = Tötet den Höllenhund.
goal-switches = Beginnt eine Runde mit einem Helden auf jedem Schalter (allein: auf einem von beiden).
goal-relentless_1 = Tötet einen der drei Unerbittlichen.
goal-relentless_2 = Tötet einen zweiten Unerbittlichen.
goal-relentless_3 = Tötet alle drei Unerbittlichen.
goal-protect = Haltet die Gegner vom Artefakt fern.
goal-waves = Nach der Welle der zehnten Runde steht kein Gegner mehr auf dem Plan.
goal-incarnation_1 = Tötet den Botschafter im ersten Stockwerk.
goal-incarnation_2 = Tötet den Botschafter im zweiten Stockwerk.
goal-incarnation_3 = Tötet den Botschafter im dritten Stockwerk.

label-firework = Feuerwerk
label-lever = Hebel
label-things = Für das Abenteuer getragen
name-firework = Feuerwerk
question-stand_up_at = Der Boden ist fort: Wo steht { $hero } auf?
question-chosen_one = Wer ist der Auserwählte?
option-chosen_one-hero = { $hero }
question-devour = { $n ->
    [one] Die Finsternis verschlingt noch eine Wunde: Wen trifft sie?
   *[other] Die Finsternis verschlingt noch { $n } Wunden: Wen trifft die nächste?
  }
option-devour-hero = { $hero }
question-immortal_goal = Welchem Feuerwerk folgt { $enemy }?
question-pillar_target = { $enemy }: Welche Säule wird angegriffen?
option-pillar = Die Säule in { $zone }
option-firework = Ein Feuerwerk zünden
option-lever = Den Hebel ziehen
option-extra_firework = Zusätzlich bewegen: Feuerwerk zünden ({ $source })
group-firework = Feuerwerk
group-lever = Hebel
group-extra_firework = Zusätzlich bewegen: Feuerwerk

event-no_artefact = Es gibt kein Artefakt mehr.
event-zones_gone = Der Boden bricht weg: { $zones }.
event-thing_found = { $seat } findet: { $thing }.
event-thing_given = { $seat } gibt an { $other }: { $thing }.
event-widow_escapes = { $enemy } entkommt.
event-dragged = { $enemy } { $many ->
    [true] schleifen
   *[false] schleift
  } { $seat } nach { $zone }.
event-chosen_one = { $seat } ist der Auserwählte.
event-piece_found = { $seat } findet Teil { $n } von { $most }.
event-tile_cracks = { $left ->
    [0] Der Spielplanteil { $first }–{ $last } bricht weg.
    [one] Der Spielplanteil { $first }–{ $last } bekommt Risse: noch eine Marke, dann bricht er weg.
   *[other] Der Spielplanteil { $first }–{ $last } bekommt Risse: noch { $left } Marken.
  }
event-fireworks_found = { $seat } findet { $n ->
    [one] ein Feuerwerk
   *[other] { $n } Feuerwerke
  }.
event-firework_placed = { $seat } zündet ein Feuerwerk in { $zone }.
event-firework_destroyed = { $enemy } tritt das Feuerwerk in { $zone } aus.
event-trampled = { $enemy } { $many ->
    [true] werden
   *[false] wird
  } zertrampelt.
event-key_found = { $seat } findet Schlüssel { $n } von 2.
event-exit_opens = Die Schalter öffnen die Tür { $door }.
event-pillar_attacked = { $enemy } { $many ->
    [true] greifen
   *[false] greift
  } die Säule in { $zone } an.
event-floor_reached = { $seat } erreicht Stockwerk { $n }.
event-devouring = Die Finsternis verschlingt: { $n ->
    [one] eine Wunde
   *[other] { $n } Wunden
  } für die Gruppe.
event-lever = { $seat } zieht den Hebel in { $zone }.

# --- Kampagne und Markt ---

setup-mode = Spiel
setup-mode-single = Ein einzelnes Abenteuer
setup-mode-campaign = Eine Kampagne ab diesem Abenteuer, der Reihe nach
setup-mode-random_campaign = Eine Kampagne ab diesem Abenteuer, die Reihenfolge wird ausgelost
about-mode = In einer Kampagne spielen dieselben Helden alle Abenteuer: Fertigkeiten und sechs Karten bleiben, Erfahrung wächst fünfmal langsamer, und zwischen den Abenteuern ist Markt.
phase-interlude = zwischen zwei Abenteuern
chapter-quest = Quest: { $quest }
chapter-interlude = Zwischen zwei Quests, nach { $quest } ({ $result_id ->
    [won] gewonnen
   *[other] verloren
})
chronicle-won = { $tries ->
    [one] { $quest }: gewonnen
   *[other] { $quest }: gewonnen, im { $tries }. Versuch
}
chronicle-lost = { $tries ->
    [one] { $quest }: verloren
   *[other] { $quest }: { $tries }-mal verloren
}
campaign-so_far = Kampagne bisher: { $won } gewonnen, { $lost } verloren
label-mini_xp = Mini-Erfahrung
question-limit = Höchstens { $n } Karten gehen mit, darunter höchstens ein Artefakt: Welche Karte lässt du zurück? Das Abenteuer beginnt auf Stufe { $level }: Karten darüber kannst du nur tragen.
option-drop = { $a }{ $usable ->
    [true] { $only ->
        [true] {" "}(vorerst deine einzige Waffe)
       *[false] { "" }
      }
   *[false] {" "}(vorerst von zu hoher Stufe)
  }
group-drop = Karte zurücklassen
question-verdict = { $quest } ist verloren. Und jetzt?
option-repeat = { $quest } noch einmal spielen, ohne Markt
option-move_on = Weiter zum nächsten Abenteuer, { $quest }, nach einem Markt
option-give_up = Die Kampagne aufgeben
question-starting = Tauschst du eine Karte gegen Startausrüstung?
option-exchange = { $a } tauschen
group-exchange = Karte tauschen
question-starting_card = Was nimmst du für „{ $card }“?
option-starting = { $a }
question-talk = { $when_id ->
    [talk] Vor dem Markt: Gibst du einem anderen Helden eine Karte?
   *[barter] Nach dem Markt: Gibst du einem anderen Helden eine Karte?
  }
question-market = Der Markt: Wer geht als Nächstes zu den Ständen?
option-trader = { $hero }
question-stalls = Was handelst du?
option-sell = { $a } für { $n } EP verkaufen
group-sell = Für EP verkaufen
option-put = { $a } hinlegen (Stufe { $level })
group-put = Gegen Karten vom Markt tauschen
question-exchange = Hingelegt: { $cards }. { $wanted_id ->
    [none] Stufen zum Bezahlen: { $n }. Was nimmst du?
   *[other] Genommen: { $wanted }. Übrige Stufen: { $n }. Nimmst du eine zweite Karte?
  }
option-take = { $a } nehmen (Stufe { $level })
group-take = Karte nehmen
event-mini_xp = { $card_id ->
    [none] { $seat } erhält { $n } Mini-EP.
   *[other] { $seat } zieht „{ $card }“: { $n } Mini-EP.
  }
event-mini_xp_lost = Alle Mini-EP sind verloren.
event-dropped = { $seat } lässt „{ $card }“ zurück.
event-market_opens = Der Markt öffnet: { $cards }.
event-market_closes = Der Markt schließt; alle Helden sind geheilt.
event-sold = { $seat } verkauft „{ $card }“.
event-exchanged = { $seat } tauscht: { $cards } → { $got }.
event-quest_begins = Das nächste Abenteuer: { $quest }, auf Stufe { $level }.

# --- Operationen für eigene Pakete ---

option-command = { $hero } befehlen
group-command = Befehl
event-commands = { $seat } befiehlt { $hero } zu handeln.
question-blood_toll = { $n ->
    [one] Wer erleidet dafür die Wunde?
   *[other] Wer erleidet dafür die { $n } Wunden?
  }
option-blood_toll-hero = { $hero }
question-blood_toll_ally = { $n ->
    [one] Erleidest du eine Wunde für { $hero }?
   *[other] Erleidest du { $n } Wunden für { $hero }?
  }
option-blood_toll = { $skill } (Blutzoll: { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
  })
event-kills_at_once = { $source } tötet sofort.
name-double_swords = Treffer verdoppeln
name-kill = sofort töten
name-cancel_all = alle Bäms und Diamanten aufheben

# --- Abenteuer aus Paketen ---

goal-own_collect = Nehmt auf, was dort für euch liegt.
goal-own_kill = Tötet jeden Gegner, der auf euch wartet.
goal-own_destroy = Zerstört alle Säulen.
goal-own_switches = Beginnt eine Runde mit einem Helden auf jedem Schalter (allein: auf einem).
goal-own_open = Öffnet die verschlossene Tür.
goal-own_hold = Seid am Ende einer Runde in der Bibliothek, ohne Gegner in der Kammer.
goal-own_escape = Alle Helden entkommen durch den Ausgang.

# --- the table: dungeon ---

label-open_door = Offene Tür
label-level_token = Stufenmarker
label-shadow_mode = Im Schatten
tip-light = Licht: Hier kämpft niemand aus dem Schatten.
tip-shadow = Schatten: Hier wirken Schattenfähigkeiten.
tip-unexplored = Noch nicht erkundet.
tip-level_token = Stufe { $n }: Hier erscheinen Wachen dieser Stufe, und Helden auf diesem Spielplanteil heben die Stufe so hoch.
tip-minion = Schützt seinen Anführer, solange er lebt.

# --- what effects say ---

effect = { $head }: { $what }
effect-does = { $what }
effect-may = { $what }, wenn du willst
effect-mark = { $head }, { $mark }
effect-repeat = { $effect } (bis zu { $n }-mal)
effect-once = { $effect } (einmal je Aktivierung)
at-attack = Angriff
at-melee = Nahkampf
at-ranged = Fernkampf
at-magic = Magie
at-defense = Verteidigung
at-melee_defense = Verteidigung gegen Nahkampf
at-ranged_defense = Verteidigung gegen Fernkampf
at-magic_defense = Verteidigung gegen Magie
at-defense_of_ally_in_same_zone = Verteidigung eines Verbündeten in deiner Zone
at-defense_of_self_or_ally_in_same_zone = Deine Verteidigung oder die eines Verbündeten in deiner Zone
at-ally_attacked = Wenn ein Verbündeter bis zu 1 Zone entfernt angegriffen wird
at-attacked = Wenn du angegriffen wirst
at-wounded_by_attack = Wenn ein Angriff dich verwundet
at-guardian_killed = Wenn du mit dieser Waffe einen Wächter tötest
at-activation_start = Beginn der Aktivierung
at-activation = In jeder Aktivierung
at-own_activation = In deiner Aktivierung
at-action = Aktion
at-combat_action = Kampfaktion
at-passive = Immer
at-on_draw = Wenn vom Stapel gezogen
at-transmute = Umwandeln
if-shadow_mode = im Schatten
if-no_armor = ohne Rüstung
if-shield_equipped = mit Schild
if-sword_equipped = mit Schwert
if-mace_or_hammer = mit Streitkolben oder Hammer
if-two_weapons = mit zwei Waffen
if-two_handed_weapon = mit Zweihandwaffe
if-wounded_1 = ab 1 Wunde
if-wounded_2 = ab 2 Wunden
if-wounded_3 = ab 3 Wunden
if-wounded_4 = ab 4 Wunden
if-attacker_moved_this_activation = nach einer Bewegung
if-shadow_mode_at_start_of_the_action = aus dem Schatten heraus
if-own_normal_activation = in einer normalen Aktivierung
if-enemy_attack = gegen Gegner
if-attacked_by_melee = gegen Nahkampf
if-attacked_from_range_1_or_more = gegen Angriffe aus einer anderen Zone
if-after_a_reroll = nach einem Neuwurf
if-no_wound_dealt = wenn keine Wunde zugefügt wurde
if-defender_stunned = gegen ein betäubtes Ziel
if-defender_is_horde = gegen eine Horde
if-defender_is_guardian = gegen einen Wächter
if-defender_is_wandering_monster_or_harbinger = gegen wandernde Monster und Vorboten
cost-bam = { $n ->
    [one] 1 Bäm
   *[other] { $n } Bäms
  }
cost-diamond = { $n ->
    [one] 1 Diamant
   *[other] { $n } Diamanten
  }
cost-either = { $n } Bäm oder Diamant
cost-bloodrage = { $n ->
    [one] 1 eigene Wunde
   *[other] { $n } eigene Wunden
  }
cost-blood_toll = { $n ->
    [one] Blutzoll von 1 Wunde
   *[other] Blutzoll von { $n } Wunden
  }
cost-discard = lege diese Karte ab
op-swords = { $n ->
    [one] +1 Treffer
   *[other] +{ $n } Treffer
  }
op-shields = { $n ->
    [one] +1 Schild
   *[other] +{ $n } Schilde
  }
op-target_shields = Schilde des Verteidigers: { $n }
op-attacker_swords = Treffer des Angreifers: { $n }
op-bams = { $n ->
    [one] +1 Bäm
   *[other] +{ $n } Bäms
  }
op-diamonds = { $n ->
    [one] +1 Diamant
   *[other] +{ $n } Diamanten
  }
op-wounds = { $n ->
    [one] +1 Wunde
   *[other] +{ $n } Wunden
  }
op-swords_per = { $what_id ->
    [two_wounds] +1 Treffer je zwei Wunden, die du hast
   *[other] +1 Treffer je Schattenzone auf der Linie zum Ziel, beide Enden eingeschlossen
  }
op-double_swords = verdopple die Treffer der Würfel
op-kill = töte das Ziel sofort
op-cancel_bams = { $n ->
    [one] hebe 1 Bäm des Gegenübers auf
   *[other] hebe { $n } Bäms des Gegenübers auf
  }
op-cancel_diamonds = { $n ->
    [one] hebe 1 Diamant des Gegenübers auf
   *[other] hebe { $n } Diamanten des Gegenübers auf
  }
op-cancel_all = hebe alle Bäms und Diamanten des Gegenübers auf
op-add_dice-yellow = { $n ->
    [one] +1 gelber Würfel
   *[other] +{ $n } gelbe Würfel
  }
op-add_dice-red = { $n ->
    [one] +1 roter Würfel
   *[other] +{ $n } rote Würfel
  }
op-add_dice-blue = { $n ->
    [one] +1 blauer Würfel
   *[other] +{ $n } blaue Würfel
  }
op-add_dice-green = { $n ->
    [one] +1 grüner Würfel
   *[other] +{ $n } grüne Würfel
  }
op-add_attack_dice = +{ $n } Angriffswürfel
op-add_defense_dice = +{ $n } Verteidigungswürfel
op-remove_attack_dice = entferne { $n } Angriffswürfel
op-remove_defense_dice = entferne { $n } Verteidigungswürfel
op-defender_rolls_nothing = der Verteidiger würfelt nicht
op-reroll = { $dice_id ->
    [attack_all] wirf alle Angriffswürfel neu
    [defense_all] wirf alle Verteidigungswürfel neu
    [attack_all_or_defense_all] wirf alle Angriffs- oder alle Verteidigungswürfel neu
    [any_attack_dice] wirf beliebige Angriffswürfel neu
    [any_defense_dice] wirf beliebige Verteidigungswürfel neu
    [one_attack_die] wirf einen Angriffswürfel neu
    [one_defense_die] wirf einen Verteidigungswürfel neu
    [attack_blanks] wirf leere Angriffswürfel neu
   *[defense_blanks] wirf leere Verteidigungswürfel neu
  }
op-flip_blank = { $n ->
    [one] drehe einen leeren Würfel um
   *[other] drehe bis zu { $n } leere Würfel um
  }
op-blank_bonus = { $every ->
    [true] jeder leere { $dice_id ->
        [yellow] gelbe Würfel
        [red] rote Würfel
       *[attack] Angriffswürfel
      }
   *[false] ein leerer { $dice_id ->
        [yellow] gelber Würfel
        [red] roter Würfel
       *[attack] Angriffswürfel
      }
  }{ $swords ->
    [0] { "" }
    [one] {" "}gibt 1 Treffer
   *[other] {" "}gibt { $swords } Treffer
  }{ $bams ->
    [0] { "" }
   *[other] {" "}gibt { $bams } Bäm
  }{ $diamonds ->
    [0] { "" }
    [one] {" "}gibt 1 Diamant
   *[other] {" "}gibt { $diamonds } Diamanten
  }
op-stun = betäube das Gegenüber
op-pull = zieh das Ziel in die Zone des Angreifers
op-splash = jeder andere Held in der Zone des Ziels erleidet dieselben Wunden
op-attack_again = greif dasselbe Ziel noch einmal an
op-heal_self = heile { $n }
op-heal = { $who_id ->
    [self_or_ally_in_sight] heile { $n } bei dir oder einem Verbündeten in Sicht
    [self_or_ally_in_zone] heile { $n } bei dir oder einem Verbündeten in der Zone
   *[hero_in_shadow] heile { $n } bei einem Helden im Schatten
  }
op-heal_figure = { $fully ->
    [true] heile eine seiner Figuren ganz
   *[false] heile { $n } bei einer seiner Figuren
  }
op-wound_attacker = { $half_of_swords ->
    [true] der Angreifer erleidet die Hälfte seiner gewürfelten Treffer als Wunden, aufgerundet
   *[false] { $n ->
        [one] der Angreifer erleidet 1 Wunde
       *[other] der Angreifer erleidet { $n } Wunden
      }
  }
op-riposte = { $n ->
    [one] bei mehr Schilden als Treffern erleidet der Angreifer 1 Wunde
   *[other] bei mehr Schilden als Treffern erleidet der Angreifer { $n } Wunden
  }
op-half_wounds_taken = erleide nur die Hälfte der Wunden, aufgerundet
op-survive_with = überlebe einen tödlichen Angriff mit { $n } Gesundheit
op-reaction_penalty = das Ziel wirft in seiner Reaktion { $n } Angriffswürfel weniger
op-may_wound_leader = du darfst den Anführer trotz seiner Schergen verwunden
op-strike_attacker = wirf { $die_id ->
    [yellow] einen gelben Würfel
    [red] einen roten Würfel
    [blue] einen blauen Würfel
   *[green] einen grünen Würfel
  }, seine Treffer verwunden den Angreifer
op-bodyguard = geh dorthin und werde selbst zum Ziel
op-extra_activation = eine weitere Aktivierung
op-slippery = Gegner halten dich nicht auf
op-taunt = Gegner wählen dich bevorzugt als Ziel
op-sword_and_spell = benutze Nahkampfwaffen für Magie in deiner Zone
op-charge = geh 1 oder 2 Zonen weit zu einem Gegner, dann ein Nahkampfangriff
op-safe_shot = geh 1 Zone weit, auch an Gegnern vorbei, dann schieß
op-teleport = geh bis zu { $n } Zonen weit, auch an Gegnern vorbei
op-command = lass einen anderen Helden handeln
op-regeneration = { $ally ->
    [true] heile { $n } bei dir oder einem Verbündeten in Sicht
   *[false] heile { $n }
  }
op-max_health = Höchste Gesundheit +{ $n }
op-movement_points_per_move_action = { $n ->
    [one] +1 Bewegungspunkt je Bewegung
   *[other] +{ $n } Bewegungspunkte je Bewegung
  }
op-movement_points = { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
  }
op-extra_action = { $kind_id ->
    [melee] eine weitere Nahkampfaktion
    [ranged] eine weitere Fernkampfaktion
    [magic] eine weitere Magieaktion
    [move] eine weitere Bewegung
   *[any] eine weitere Aktion
  }
op-strike = wirf { $die_id ->
    [yellow] einen gelben Würfel
    [red] einen roten Würfel
    [blue] einen blauen Würfel
   *[green] einen grünen Würfel
  }, { $bams ->
    [true] Treffer und Bäms
   *[false] Treffer
  } verwunden einen Gegner { $range ->
    [0] in deiner Zone
   *[other] in Sicht, bis zu { $range } Zonen entfernt
  }
op-melee_range = { $most ->
    [one] reicht im Nahkampf 1 Zone weit
   *[other] reicht im Nahkampf { $most } Zonen weit
  }
op-usable_in_melee = dient auch im Nahkampf
op-no_target_of = du und Verbündete in deiner Zone sind kein Ziel von Angriffen ({ $attack })
op-heal_multiplier = Heilung zählt { $n }-fach für dich und Verbündete in Sicht
op-always_shadow_mode = für deine Fertigkeiten und Karten bist du immer im Schatten
op-counts_as_cards = zählt als { $n } Karten
op-xp = +{ $n } EP
op-lucky_find = bei einem Schatzmarker nimmst du stattdessen eine Karte der nächsten Stufe
op-wounds_to_drawer = { $n ->
    [one] du erleidest 1 Wunde
   *[other] du erleidest { $n } Wunden
  }
op-stun_drawer = du wirst betäubt
op-wounds_to_all_heroes_in_zone = { $n ->
    [one] jeder Held in der Zone erleidet 1 Wunde
   *[other] jeder Held in der Zone erleidet { $n } Wunden
  }
op-with = { $what } ({ $along })
op-or = { $first } oder { $second }
op-per_set = { $what } für jede Karte des Sets { $set }
set-king = König
set-knight = Ritter

# --- the table: heroes, enemies, fight ---

label-hand = Hand
slot-one_hand = Für eine Hand.
slot-two_hand = Braucht beide Hände.
slot-body = Wird am Körper getragen.
slot-none = Braucht keinen Platz: wirkt aus dem Gepäck.
label-body = Körper
label-step = Schritt
label-swords = Treffer
label-shields = Schilde
label-bams = Bäms
label-diamonds = Diamanten
label-wounds = Wunden
label-attack_die = Angriffswürfel
label-defense_die = Verteidigungswürfel
label-last_event = Ereignis
label-doors = Türkarten
label-treasures = Schatzkarten
name-weapon = Waffe
name-shield = Schild
name-armour = Rüstung
tip-two_hands = { $card } braucht beide Hände.
tip-die_yellow = Der schwächere Angriffswürfel, im Schnitt { $mean } Treffer. Seine Seiten: leer, viermal 1 Treffer, 2 Treffer mit einem Bäm.
tip-die_red = Der stärkere Angriffswürfel, im Schnitt { $mean } Treffer. Seine Seiten: leer, zweimal 1 Treffer, zweimal 2 Treffer mit einem Bäm, 3 Treffer mit einem Diamanten.
tip-die_blue = Der schwächere Verteidigungswürfel, im Schnitt { $mean ->
    [one] { $mean } Schild
   *[other] { $mean } Schilde
  }. Seine Seiten: zweimal leer, dreimal 1 Schild, 2 Schilde mit einem Bäm.
tip-die_green = Der stärkere Verteidigungswürfel, im Schnitt { $mean ->
    [one] { $mean } Schild
   *[other] { $mean } Schilde
  }. Seine Seiten: zweimal leer, 1 Schild, zweimal 2 Schilde mit einem Bäm, 3 Schilde mit einem Diamanten.
dice-line = { $use }: { $dice }
use-melee = Nahkampf
use-ranged = Fernkampf
use-magic = Magie
use-defense = Verteidigung
dice-yellow = { $n } gelb
dice-red = { $n } rot
dice-blue = { $n } blau
dice-green = { $n } grün
fight-title = { $figure } { $many ->
    [true] greifen
   *[false] greift
  } { $defender } an ({ $attack })
fight-swords = { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
  }
fight-shields = { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
  }
fight-wounds = { $n ->
    [one] bisher 1 Wunde
   *[other] bisher { $n } Wunden
  }
role-attack = Angriff
role-defense = Verteidigung
fight-equation = { $swords } − { $shields } = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
  }{ $over ->
    [true] { "" }
   *[false] {" "}bisher
  }
fight-equation-more = { $swords } − { $shields }: { $through }; { $more } = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
  }{ $over ->
    [true] { "" }
   *[false] {" "}bisher
  }
fight-equation-else = { $swords } – { $shields }: { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
  }{ $over ->
    [true] { "" }
   *[false] {" "}bisher
  }
fight-plus = { $source } +{ $n }
fight-from = { $source } { $n }
fight-brings = { $source }: { $dice }
fight-cap = höchstens { $n } je Farbe
fight-adds = { $source }: { $n ->
    [one] 1 Würfel beliebiger Farbe
   *[other] { $n } Würfel beliebiger Farbe
  }
fight-takes = { $source }: { $n ->
    [one] 1 Würfel weniger
   *[other] { $n } Würfel weniger
  }
fight-takes_all = { $source }: keine Würfel
fight-penalty = von der Streitaxt getroffen: { $n ->
    [one] 1 Würfel weniger
   *[other] { $n } Würfel weniger
  }
fight-pool = { $side }: { $parts }
fight-sum = { $total } ({ $parts })
fight-spent = { $own ->
    [true] { $figure }
   *[false] { $figure }, { $source }
  }{ $n ->
    [one] { "" }
   *[other] {" "}({ $n }-mal)
  }: { $does }
label-spending = Nummer auf den Symbolen, die dafür bezahlt haben
door-block = Zone { $n }: { $what }
door-guard = eine Wache
door-ambush = ein Hinterhalt: Eine Wache kommt zum Helden an der Tür
door-normal = { $n ->
    [one] 1 Schatz
   *[other] { $n } Schätze
  }
door-special = { $n ->
    [one] 1 besonderer Schatz
   *[other] { $n } besondere Schätze
  }
door-nothing = nichts
horde-line = Eine Horde: Wunden treffen zuerst die Schergen, zuletzt den Anführer.
harbinger-line = Ein Vorbote: Er ruft Wachen, solange er lebt.
passed_over-line = Ereigniskarten übergehen dieses Monster: Für sie ist es kein wanderndes.
treasure-line = Trägt: { $card }.
event-line = { $card } – { $does }

# --- special rules of the quests ---

special-tutorial-1 = Die Karte bringt dem Helden, der sie aufnimmt, 3 EP.
special-scorched_earth-1 = Ein Höhlenmarker bringt 5 EP.
special-scorched_earth-2 = In der Bibliothek wartet eine weitere Wache.
special-black_widow-1 = Die Spinne greift an und zieht danach eine Zone Richtung Ausgang.
special-black_widow-2 = Sie schleppt betäubte und tote Helden mit.
special-black_widow-3 = Verlässt die Spinne das Verlies durch den Ausgang, habt ihr verloren.
special-chosen_one-1 = Mit dem dritten Teil erscheint in jeder Höhle ein wanderndes Monster.
special-chosen_one-2 = Stirbt der Auserwählte, habt ihr verloren.
special-goblin_war_drums-1 = Jede Runde verliert der Spielplanteil mit der niedrigsten Stufe eine Marke; mit der letzten bricht er weg.
special-goblin_war_drums-2 = Ist ein Held, lebendig oder tot, auf einem Spielplanteil, der wegbricht, habt ihr verloren.
special-immortals_downfall-1 = Der Unsterbliche kann nicht verwundet werden.
special-immortals_downfall-2 = Er zieht zwei Zonen auf eure Startzone zu, oder auf ein Feuerwerk in seiner Sicht.
special-immortals_downfall-3 = Er tötet jeden Helden in seiner Zone.
special-immortals_downfall-4 = Erreicht der Unsterbliche die Startzone, habt ihr verloren.
special-fiends_treasure-1 = Ein Höhlenmarker bringt 5 EP.
special-fiends_treasure-2 = Der Höllenhund schläft, bis seine Tür offen ist.
special-fiends_treasure-3 = In der Bibliothek liegt ein Artefakt.
special-sparks_in_the_dark-1 = Die Ausgangstür öffnet sich, wenn zu Beginn einer Runde auf jedem Schalter ein Held steht.
special-sparks_in_the_dark-2 = Dahinter wartet ein großes wanderndes Monster.
special-big_game_hunting-1 = Säulen haben 5 Gesundheit und versperren den Weg; greift sie an wie Gegner.
special-big_game_hunting-2 = Ein Unerbittlicher handelt erst, wenn beide Säulen seines Spielplanteils zerstört sind.
special-maze_of_darkness-1 = Steht zu Beginn der Gegnerphase ein Gegner in der Zone des Artefakts, habt ihr verloren.
special-maze_of_darkness-2 = Bis Runde 10 kommen Gegner in Wellen: in geraden Runden Monster, in ungeraden Wachen.
special-maze_of_darkness-3 = Gegner greifen zuerst Säulen an.
special-heart_of_darkness-1 = Treppen führen erst weiter, wenn der Botschafter des Stockwerks tot ist.
special-heart_of_darkness-2 = Ab Stockwerk 2 zehrt die Finsternis: jede Runde Wunden für die Gruppe.
special-heart_of_darkness-3 = Hebel zerstören Säulen.
event-aims = { $enemy } { $many ->
    [true] nehmen
   *[false] nimmt
  } sich { $hero } vor: { $why_id ->
    [why-only] Sonst ist niemand erreichbar.
    [why-reaction] ein Gegenangriff.
    [why-taunt] Wer spottet, kommt zuerst.
    [why-most_mini_xp] So viel Erfahrung wie andere, aber die meiste Mini-Erfahrung.
    [why-players] Unter denen mit der meisten Erfahrung ({ $n }) habt ihr gewählt.
   *[why-most_xp] die meiste freie Erfahrung in Reichweite ({ $n }).
  }
event-heads_for = { $enemy } { $many ->
    [true] wollen
   *[false] will
  } zu { $why_id ->
    [why-reaction] { $hero }, von dem der Angriff kam.
    [why-quest] { $zone }: So will es das Abenteuer.
    [why-patrol-start] { $zone }, der Startzone: Niemand ist zu sehen, und niemand steht im Licht.
    [why-patrol-exit] { $zone }, auf Streife: Niemand ist zu sehen, und niemand steht im Licht.
    [why-seen-only] { $hero }: Nur { $hero } ist zu sehen.
    [why-seen-taunt] { $hero }: zu sehen und am Spotten.
    [why-seen-players] { $hero }: zu sehen, von euch unter Gleichen gewählt.
    [why-lit-only] { $hero }: Niemand ist zu sehen, und sonst steht niemand im Licht.
    [why-lit-taunt] { $hero }: Niemand ist zu sehen, und hier wird im Licht gespottet.
    [why-lit-players] { $hero }: Niemand ist zu sehen; im Licht, von euch unter Gleichen gewählt.
    [why-lit-most_xp] { $hero }: Niemand ist zu sehen; im Licht die meiste Erfahrung.
    [why-lit-most_mini_xp] { $hero }: Niemand ist zu sehen; im Licht die meiste Erfahrung.
   *[why-seen-most_xp] { $hero }: zu sehen und mit der meisten Erfahrung.
  }
event-enemy_stays = { $enemy } { $many ->
    [true] bleiben
   *[false] bleibt
  } in { $zone }: { $why ->
    [held] Ein Held lässt hier niemanden vorbei.
    [quest] So will es das Abenteuer.
   *[nowhere] Es gibt kein Ziel.
  }

# --- was Ereigniskarten tun ---
step-patrol = { $unless_one_is_in_play ->
    [true] Ein wanderndes Monster im Spiel handelt; ist keines da, erscheint eines
   *[false] { $who_id ->
        [guard] Eine Wache erscheint
       *[wandering_monster] Ein wanderndes Monster erscheint
      }
  } { $token_id ->
    [lower] auf dem Stufenmarker unter dem aktuellen.
    [higher] auf dem Stufenmarker über dem aktuellen.
   *[current] auf dem Stufenmarker der aktuellen Stufe.
  }
step-alarm = Alle Horden werden aktiviert.
step-cache = Auf jeden Stufenmarker der aktuellen Stufe { $normal ->
    [one] kommt ein Schatzmarker.
   *[other] kommen { $normal } Schatzmarker.
  }
step-shadow_blessing = Wer im Schatten steht, darf { $n } heilen.
step-light_strikes = { $n ->
    [one] Ein Gegner im Schatten erleidet 1 Wunde.
   *[other] Ein Gegner im Schatten erleidet { $n } Wunden.
  }
step-nothing = Nichts geschieht.

# --- warum nicht ---
refused-no_actions = In dieser Aktivierung ist keine Aktion mehr übrig.
refused-stunned = Betäubt: Erst aufrappeln, das kostet eine Aktion.
refused-move_first = Erst wird die Bewegung beendet: Nutze die übrigen Bewegungspunkte oder verzichte darauf.
refused-not_in_line = Nicht in der Sichtlinie: Sie läuft gerade an Reihen und Spalten entlang, nie schräg.
refused-no_sight = Keine Sichtlinie: Eine Wand oder eine geschlossene Tür ist im Weg.
refused-unarmed = Keine Waffe ist angelegt.
refused-needs_melee_weapon = In der eigenen Zone helfen nur Nahkampfwaffen, und keine ist angelegt.
refused-needs_ranged_weapon = In einer anderen Zone: Du bräuchtest eine Fernkampf- oder Magiewaffe in der Hand.
refused-too_far_for_magic = Zu weit weg: Magie reicht eine oder zwei Zonen weit.
refused-held = { $enemies } in deiner Zone: Du kommst nicht weg.
refused-door_between = Die Tür dazwischen ist zu; ein Bewegungspunkt öffnet sie.
refused-no_way = Es gibt keinen Weg: Wände oder geschlossene Türen liegen dazwischen.
refused-zone_by_zone = Das ist { $n } Zonen weit weg. Zieh Zone für Zone dorthin; jede kostet einen Bewegungspunkt.
refused-door_elsewhere = Die Tür liegt nicht an deiner Zone.
refused-token_elsewhere = Aufnehmen kannst du nur in deiner eigenen Zone.
refused-enemy_beside_token = Solange ein Gegner in der Zone ist, auch ein betäubter, kannst du nichts aufnehmen: { $enemies }.
refused-only_a_mark = Dieser Marker zeigt nur einen Ort an; er bleibt liegen.
refused-exit_elsewhere = Hinaus geht es von der Ausgangszone aus, für einen Bewegungspunkt.
refused-three_cards = Zum Umwandeln brauchst du drei Karten.
refused-only_when_rearranging = Karten legst du nur beim Umsortieren an: für eine Aktion, oder wenn du Karten bekommst.
refused-once_per_activation = Einmal je Aktivierung, und das ist geschehen.
refused-nobody_wounded = Niemand, der geheilt werden könnte, ist verwundet.
refused-nobody_in_reach = Kein Gegner ist dafür in Reichweite.
refused-skill_bought = Diese Fertigkeit hast du schon.
refused-skill_order = Jede Reihe wird von links nach rechts gekauft.
refused-xp_missing = Sie kostet { $cost } EP, und du hast { $xp }.
refused-always_equipped = Sie braucht keinen Platz: Sie gilt immer als angelegt.
tip-above_level = Du trägst sie nur bei dir: Sie ist Stufe { $level }, und das Spiel ist auf Stufe { $now }.
refused-above_level = In einer Kampagne sind nur Karten bis zur Stufe des Spiels nutzbar: Diese hat Stufe { $level }, das Spiel Stufe { $now }.
refused-hero_elsewhere = { $from } ist nicht in deiner Zone.
refused-settled = Bei diesem Tausch hat sie schon den Besitzer gewechselt oder wurde abgelehnt.
refused-chosen_already = Sie ist schon gewählt.
refused-swapped_already = Am Markt tauscht jeder einmal, und du hast schon getauscht.
refused-sold_already = Am Markt verkauft jeder einmal, und du hast schon verkauft.
refused-put_down_first = Lege erst eine oder zwei eigene Karten hin; ihre Stufen bezahlen sie (Stufe { $level }).
refused-levels_missing = Sie hat Stufe { $level }, und was du hingelegt hast, reicht nur noch für { $n }.
refused-not_two_for_two = Eine gegen eine, zwei gegen eine oder eine gegen zwei: Mehr Karten gehen jetzt nicht.
refused-artefact_first = Du hast zu viele Artefakte: Erst bleibt eines davon zurück.
refused-quest_protects = Das Abenteuer lässt keinen Angriff darauf zu.
refused-objectives_first = Erst müssen die Ziele des Abenteuers erfüllt sein.
refused-door_locked = Das Abenteuer hält diese Tür noch verschlossen.
refused-quest_keeps = Das Abenteuer bindet sie an diesen Helden.
refused-quest_bars = Das Abenteuer lässt dich noch nicht dorthin.
refused-map_first = Erst muss jemand die Karte finden.
refused-pieces_first = Erst müssen die drei Teile des Artefakts gefunden sein.
refused-artefact_stays = Das Artefakt bleibt beim Auserwählten.
refused-keys_first = Die Tür des Höllenhunds braucht beide Schlüssel.
refused-sentinel_first = Erst muss der Wächter jenseits der Säulen fallen.
refused-stairs_guarded = Die Treppe führt erst weiter, wenn der Botschafter dieses Stockwerks tot ist.
refused-immortal = Der Unsterbliche kann weder angegriffen noch verwundet werden.
refused-switches_open = Diese Tür öffnet niemand von Hand: Eine Runde muss mit einem Helden auf jedem Schalter beginnen.
refused-switches_first = Erst müssen die Schalter die Tür zum Ausgang öffnen.

# --- Statistik ---

figure-guardians = Getötete Anführer und Monster
figure-minions = Getötete Schergen
figure-attacks = Angriffe
figure-wounds = Erlittene Wunden
figure-healed = Geheilte Wunden
figure-deaths = Tode
figure-xp = Verdiente Erfahrung

# --- Klassenbogen und Markt ---

label-sheet = Klassenbogen
label-floor = Stockwerk { $n }
label-dungeon = Verlies
label-market = Markt
label-stall = Stand
label-interlude = Zwischen zwei Abenteuern
tip-maneuver = Einmal je Aktivierung, für { $price }.
skill-later = wirkt ab Stufe { $level }
tip-skill-active = Du hast sie, und sie wirkt.
tip-skill-used = Du hast sie; eine bessere derselben Reihe wirkt an ihrer Stelle.
tip-skill-closed = Du hast sie; sie wirkt ab Stufe { $level }.
tip-skill-price = Kostet { $cost } EP und wirkt ab Stufe { $level }.
interlude-losses = Das Abenteuer ging verloren: Mini-Erfahrung ist dahin, sechs Karten bleiben.
interlude-verdict = Die Gruppe entscheidet: dasselbe Abenteuer noch einmal, oder das nächste.
interlude-market = Der Markt wird ausgelegt.
interlude-talk = Vor dem Markt: Helden geben einander Karten.
interlude-stalls = Der Markt ist offen: Jeder darf eine Karte für Erfahrung verkaufen und einmal tauschen.
interlude-barter = Nach dem Markt: Helden geben einander noch einmal Karten.
interlude-limit = Höchstens sechs Karten gehen mit, darunter ein Artefakt.
interlude-starting = Karten dürfen gegen Startausrüstung getauscht werden.
interlude-begin = Das nächste Abenteuer beginnt.
next-quest = Als Nächstes: { $quest }
put-down = Hingelegt: { $cards }, wert { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen
  }
group-maneuver = Manöver
group-bloodrage = Blutrausch
group-blood_toll = Blutzoll
group-trigger = Auslösen
group-reroll = Neu würfeln
group-pick = Würfel wählen
group-flip = Würfel umdrehen
group-go = Würfeln
group-keep = Behalten
group-protect = Schützen
group-decline = Ablehnen
group-buy = Fertigkeit kaufen
group-activate = Aktivieren
group-call = Rufen
group-zone = Zone wählen
group-hero = Helden wählen
group-class = Klasse wählen
group-weapon = Waffe wählen
group-kind = Angriff wählen
group-enemy = Gegner wählen
group-token = Marker auswerten
group-to = Weitergeben
group-hand = Übergeben
group-agree = Zustimmen
group-refuse = Ablehnen
group-again = Noch einmal
group-die = Würfel wählen
group-choose = Wählen
group-minions = Schergen
group-leader = Anführer
group-minion = Schergen wählen
group-heal = Heilen
group-nobody = Niemand
group-stand_up = Aufrappeln
group-pillar = Säule wählen
group-repeat = Noch einmal spielen
group-move_on = Weiterziehen
group-give_up = Aufgeben
group-starting = Startausrüstung
group-trader = An die Stände
treasure-effects = Trägt: { $card } – { $what }
label-heroes = Helden
label-classes = Klassen
label-weapons = Startwaffen
skill-line = { $skill } – { $what }
maneuver-line = Manöver { $skill } (1 EP) – { $what }
style-line = { $style }
beginners-line = Gut für den Anfang.
recommended-line = Empfohlene Klasse: { $sheet }
lines-line = Fertigkeiten: { $skills }
suits-line = Passt zu { $sheet }
class-line = { $line } I ({ $cost } EP) – { $what }
label-stairs = Treppe
tip-actions_left = { $actions ->
    [0] Keine Aktion mehr.
    [one] Noch 1 Aktion.
   *[other] Noch { $actions } Aktionen.
  }
tip-points_left = Übrig: { $actions ->
    [0] keine Aktion
    [one] 1 Aktion
   *[other] { $actions } Aktionen
  } und { $points ->
    [one] 1 Bewegungspunkt.
   *[other] { $points } Bewegungspunkte.
  }
tip-stairs = Treppe nach { $zone }: ein Bewegungspunkt; es gibt keine Sicht an ihr entlang.
refused-condition_unmet = Sie wirkt nur { $conditions }.
refused-enchantment_used = { $n ->
    [one] Einmal je Kampf, und das ist geschehen.
   *[other] Höchstens { $n }-mal je Kampf, und das ist geschehen.
  }
refused-symbols_missing = Zu wenig Symbole: { $bams ->
    [one] 1 Bäm
   *[other] { $bams } Bäms
  } und { $diamonds ->
    [one] 1 Diamant
   *[other] { $diamonds } Diamanten
  } sind übrig, und sie ersetzen einander nicht.

# --- vor der Wahl gesehen ---

preview-defender = Wenn { $hero } angegriffen wird:
preview-dice = { $attack } gegen { $defense }
preview-wounds = Etwa { $mean ->
    [one] { $mean } Wunde
   *[other] { $mean } Wunden
} allein durch die Würfel ({ $least } bis { $most }); Fertigkeiten und Symbole kommen dazu.
short-wounds = etwa { $mean ->
    [one] { $mean } Wunde
   *[other] { $mean } Wunden
} ({ $least } bis { $most })
preview-minions = Wunden treffen zuerst die Schergen: { $n ->
    [one] einer ist übrig
   *[other] { $n } sind übrig
  }, der schwächste mit Gesundheit { $health }.
preview-reaction = Am Ende der Aktivierung folgt ein Gegenangriff.
preview-point = Kostet einen Bewegungspunkt: { $left ->
    [0] den letzten.
    [one] einer bleibt übrig.
   *[other] { $left } bleiben übrig.
  }
preview-starts_move = Beginnt eine Bewegungsaktion mit { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkten
  }; danach übrig: { $left ->
    [0] kein Punkt
    [one] 1 Punkt
   *[other] { $left } Punkte
  } und { $actions ->
    [0] keine Aktion
    [one] 1 Aktion
   *[other] { $actions } Aktionen
  }.
preview-strike = Ein Würfel ({ $die }); { $what } darauf sind Wunden. Niemand verteidigt, niemand reagiert, und es kostet keine Aktion.
preview-trade = Kostet eine Aktion: leg Ausrüstung an oder ab und tausch Karten mit Helden in deiner Zone.
preview-transmute = Kostet keine Aktion: Drei Karten gehen, eine Karte kommt, eine Stufe über der niedrigsten von ihnen.
preview-shadow = Dort ist Schatten.
preview-light = Dort ist Licht: Gegner finden dich von überall.
preview-held = Dort halten dich fest: { $enemies }.
preview-slips = Dort sind: { $enemies }. Dich halten sie nicht auf.
preview-seen = In Sicht: { $enemies }.
preview-level = Die Stufe steigt auf { $level }.
preview-door_card = Dort war noch niemand: Eine Türkarte sagt, was wartet.
event-symbols = { $source }: { $bams ->
    [0] { "" }
    [one] 1 Bäm
   *[other] { $bams } Bäms
  }{ $diamonds ->
    [0] { "" }
    [one] { $bams ->
        [0] { "" }
       *[other] {" "}und{" "}
      }1 Diamant
   *[other] { $bams ->
        [0] { "" }
       *[other] {" "}und{" "}
      }{ $diamonds } Diamanten
  } { $gone ->
    [true] weniger für den { $side_id ->
        [attack] Angreifer
       *[defense] Verteidiger
      }.
   *[false] mehr für den { $side_id ->
        [attack] Angreifer
       *[defense] Verteidiger
      }.
  }

# --- Ränge der Figuren, und Buchstaben der Würfel, wo kein Bild ist ---

name-leader = Anführer
name-minion = Scherge
name-elite = Vorbote
name-boss = wanderndes Monster
letter-yellow = Ge
letter-red = R
letter-blue = B
letter-green = Gr

# --- was Zielmarker in jedem Abenteuer sind ---

token-tutorial-library = Das ist die Karte: Nehmt sie für 3 EP auf, dann entkommen alle durch den Ausgang.
token-scorched_earth-artefact = Eines der beiden Artefakte: aufnehmen und in die Bibliothek tragen.
token-scorched_earth-cave = Eine Höhle: aufnehmen gibt 5 EP.
token-scorched_earth-library = Die Bibliothek: Beendet hier eine Runde mit beiden Artefakten und ohne Gegner in der Kammer.
token-black_widow-cave = Eine Höhle: aufnehmen gibt 5 EP.
token-chosen_one-artefact = Ein Teil des Artefakts: Nehmt alle drei auf.
token-chosen_one-library = Ein Teil des Artefakts: Nehmt alle drei auf.
token-chosen_one-cave = Ist das Artefakt vollständig, erscheint hier ein wanderndes Monster.
token-immortals_downfall-artefact = Ein Feuerwerk, um den Unsterblichen zu locken: Nehmt es auf.
token-immortals_downfall-library = Dreimal Feuerwerk, um den Unsterblichen zu locken: Nehmt es auf.
token-fiends_treasure-artefact = Ein Schlüssel zur Tür des Höllenhunds: Nehmt ihn auf.
token-fiends_treasure-cave = Eine Höhle: aufnehmen gibt 5 EP.
token-fiends_treasure-library = Aufnehmen: Ihr zieht ein Artefakt.
token-sparks_in_the_dark-artefact = Aufnehmen: Ihr zieht ein Artefakt.
token-sparks_in_the_dark-cave = Ein Schalter: Beginnt eine Runde mit je einem Helden auf beiden, öffnet sich die Ausgangstür.
token-maze_of_darkness-artefact = Das Artefakt: Ist hier ein Gegner, wenn die Gegnerphase beginnt, habt ihr verloren.
token-heart_of_darkness-artefact = Aufnehmen: Ihr zieht ein Artefakt.
token-heart_of_darkness-cave = Ein Hebel: Für eine Aktion umlegen, und eine Säule fällt.
tip-strength = { $level ->
    [0] { "" }
   *[other] Stufe { $level }.{" "}
  }{ $minions ->
    [0] Gesundheit { $health }.
    [one] Ein Anführer und 1 Scherge, Gesundheit je { $health }.
   *[other] Ein Anführer und { $minions } Schergen, Gesundheit je { $health }.
  }
event-wounds_lost = { $n ->
    [one] 1 Wunde verfällt
   *[other] { $n } Wunden verfallen
  }: Die Schergen decken ihren Anführer, ihn trifft erst ein neuer Angriff.

# --- So wird gespielt, für Neue ---

primer-1-title = Gemeinsam
primer-1 = Ihr geht zusammen durch ein Verlies und gewinnt oder verliert zusammen. Ziele und besondere Regeln des Abenteuers stehen unter „Worum es geht“. Was leuchtet, kann man wählen; alles andere sagt, warum nicht.
primer-2-title = Eine Runde
primer-2 = Jeder Held ist einmal dran und hat drei Aktionen: ziehen (zwei Bewegungspunkte für Schritte, Türen und Aufnehmen), kämpfen oder tauschen und umsortieren. Angegriffene Gegner schlagen danach zurück. Dann handeln alle Gegner, Erfahrung kauft Fertigkeiten, und eine Ereigniskarte wird gezogen.
primer-3-title = Ein Kampf
primer-3 = Gelbe und rote Würfel greifen an, blaue und grüne verteidigen; Treffer weniger Schilde sind Wunden. Würfel zeigen auch Bäms (Sterne) und Diamanten: Damit bezahlst du die Wirkungen deiner Karten und Fertigkeiten. Die Schergen einer Horde fallen, bevor ihr Anführer getroffen werden kann.
sign-sword = Ein Schwert trifft.
sign-shield = Ein Schild wehrt ein Schwert ab.
sign-bam = Ein Bäm bezahlt Wirkungen.
sign-diamond = Ein Diamant auch.
sign-yellow = Gelb: Angriff
sign-red = Rot: stärkerer Angriff
sign-blue = Blau: Verteidigung
sign-green = Grün: stärkere Verteidigung
primer-4-title = Licht und Schatten
primer-4 = In einer Schattenzone und außer Sicht bist du für einen Gegner nicht da, und Schattenfertigkeiten wirken. Gegner gehen auf den Helden mit der meisten unverbrauchten Erfahrung los: Fertigkeiten zu kaufen macht dich für sie auch weniger reizvoll.
primer-5-title = Schätze und Stufen
primer-5 = Tötet Anführer, nehmt Schätze auf und legt sie an: für zwei Hände und den Körper. Wer als Erster ein Teil mit höherer Zahl betritt, hebt die Stufe für alle: stärkere Wachen, bessere Schätze, mehr Fertigkeiten.
primer-6-title = Tod
primer-6 = Wer fällt, steht zu Beginn der nächsten Runde wieder auf und kostet einen Marker auf dem Lebensbringer. Ist keiner mehr da, ist das Abenteuer verloren.

# --- an der Hand geführt ---

guide-door = Drei Aktionen je Zug: bewegen, kämpfen, tauschen oder etwas öffnen. Auch Türen leuchten. Öffne diese und sieh, was dahinter wartet; mit der Tür füllt sich der Raum mit Feinden und Schätzen.
guide-through = Eine Bewegung hat zwei Schritte, und das Öffnen war der eine: Einer bleibt. Geh hindurch. Was deine Karten im Schatten können, können sie nur in dunklen Zonen.
guide-treasure = Hier liegt ein Schatz. Das Aufheben kostet einen Schritt der Bewegung; nimm ihn und sieh, welche Karte es ist.
guide-wear = Neues will getragen werden: Zieh eine Karte auf eine Hand oder den Körper, oder klicke sie an. Vergleiche die Würfel: gelbe und rote greifen an, blaue und grüne verteidigen.
guide-worn = Bist du zufrieden, sag es. Was im Gepäck liegt, kann später getragen oder zu Besserem gemacht werden.
guide-rest = Nichts mehr zu tun? Beende deine Aktivierung. Sind alle fertig, handeln die Feinde, und der Verlauf sagt, wen jeder wählt und warum.
guide-fight = Ein Feind ist in Reichweite. Zeige erst auf ihn: Du siehst Würfel und Aussichten, dann schlag zu. Schwerter, die kein Schild aufhält, sind Wunden, und Symbole lösen aus, was deine Karten sagen.
