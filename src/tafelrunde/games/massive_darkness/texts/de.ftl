game-title = Massive Darkness
game-summary = Helden kämpfen sich gemeinsam durch ein Verlies, vom Licht in den Schatten, gegen Horden, Vorboten und Monster.
title = { $quest } – Runde { $round }, { $phase }

setup-quest = Abenteuer
setup-quest-tutorial = Spaziergang im Dunkeln (Einführung)
setup-heroes = Helden
setup-heroes-choose = Jeder wählt Held, Klasse und Waffe
setup-heroes-recommended = Empfohlene Helden und Klassen
setup-lifebringer = Marker auf dem Lebensbringer

phase-setup = Aufbau
phase-round_start = Rundenbeginn
phase-hero_phase = Helden
phase-enemy_phase = Gegner
phase-experience = Aufstieg
phase-event = Ereignis
phase-end_phase = Rundenende
phase-over = Ende

goal-map = Findet die Karte.
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
label-cost = Preis in Erfahrung
label-actions = Übrige Aktionen
label-first_player = Startspieler
label-lifebringer = Lebensbringer
label-events = Ereigniskarten
label-yellow = Gelbe Angriffswürfel
label-red = Rote Angriffswürfel
label-blue = Blaue Verteidigungswürfel
label-green = Grüne Verteidigungswürfel
tip-treasure = Trägt { $card }.

name-melee = Nahkampf
name-ranged = Fernkampf
name-magic = Magie
name-attack = Angriff
name-defense = Verteidigung
name-yellow = gelber Würfel
name-red = roter Würfel
name-blue = blauer Würfel
name-green = grüner Würfel
name-normal = Schatz
name-special = besonderer Schatz
name-artefact = Artefaktmarker
name-library = Bibliotheksmarker
name-cave = Höhlenmarker
name-guard = eine Wache
name-monster = ein wanderndes Monster
name-pillar = Säule
name-phase = Gegnerphase
name-reaction = Gegenangriff
name-event = Ereignis
name-crowd = keine Figuren mehr
term-dice = Würfel
term-beyond_shields = über die Schilde hinaus
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
    [one] { $hero } hat noch eine Aktion.
   *[other] { $hero } hat noch { $actions } Aktionen.
  }
question-move_on = { $points ->
    [one] Noch ein Bewegungspunkt.
   *[other] Noch { $points } Bewegungspunkte.
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
option-teleport = Nach { $a } teleportieren
option-strike = { $a }: { $b } treffen
option-drink = { $a } benutzen
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
question-buy = Welche Fertigkeit kaufst du?
option-buy = { $a }, Schritt { $b }: { $cost } EP (Stufe { $level })
option-done = Fertig
question-appear = Wo erscheint { $what }?
option-zone = { $a }
question-target = Mehrere Helden haben die meiste Erfahrung: Auf wen hat { $enemy } es abgesehen?
option-target-hero = { $hero }
question-attack_kind = Wie greift { $enemy } an?
option-kind = { $a }
question-enemy_path = Welchen Weg nimmt { $enemy }?
question-enemy_order = Welcher Gegner ist der nächste? ({ $why })
option-activate = { $a }
question-harbinger_order = Welcher Vorbote ruft als nächster?
option-call = { $a }
question-event_monster = Welches wandernde Monster handelt?
question-light_strikes = Welcher Gegner im Schatten erleidet { $n } Wunden?
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
option-equip = { $a } anlegen
option-stow = { $a } ablegen
question-trade = Wer gibt wem was?
option-give = { $from } gibt { $to }: { $a }
question-agree = Gibst du { $hero } die Karte { $card }?
option-agree = Ja
option-refuse = Nein
question-transmute = Welche Karte wirfst du ab? Gewählt: { $chosen }
option-discard = { $a }
option-cancel = Abbrechen
question-extra_activation = Ein Wächter fiel deiner Klinge zum Opfer: Nimmt { $hero } eine weitere Aktivierung?
option-again = Ja, noch einmal
question-bodyguard = { $hero } wird angegriffen: Fängst du den Angriff ab?
option-protect = { $hero } schützen (1 EP)
option-decline = Nein
question-prepare = Vor dem Wurf: { $side ->
    [attack] Setzt du etwas für deinen Angriff ein?
   *[defense] Setzt du etwas für deine Verteidigung ein?
  }
option-maneuver = { $skill } (1 EP)
option-bloodrage = { $skill } ({ $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
  })
option-go = Würfeln
question-add_die = Welchen Würfel gibt { $source } dazu?
question-remove_die = Welcher Würfel wird nicht geworfen?
option-die = { $a }
question-reroll = { $source }: neu würfeln?
option-reroll = Neu würfeln: { $a }
option-keep = Nein
question-pick_dice = Welche Würfel?
option-pick = { $die }, Seite { $face }
question-blank = { $source }: einen leeren Würfel umdrehen?
option-flip = { $die } umdrehen
question-choose_one = { $source }: Was wählst du?
option-choose = { $does }
question-use_effect = { $source }: eine Wunde heilen?
option-use = Ja
question-enchant = Symbole ausgeben: { $bams } Bäm, { $diamonds } Diamant
option-trigger = { $source }: { $does }
question-recipient = Wen treffen die Wunden bei { $enemy }?
option-minions = Die Schergen
option-leader = Den Anführer
question-first_minion = Welcher Scherge von { $enemy } wird zuerst getroffen?
option-minion = Einer mit Gesundheit { $a }
question-heal = Wer heilt { $n }?
option-heal-heal = { $hero }
option-nobody = Niemand
question-blessing = { $n } im Schatten heilen?
option-blessing-heal = Ja

event-hero_chosen = { $seat } spielt { $hero }.
event-class_chosen = { $seat } nimmt die Klasse { $sheet }.
event-weapon_chosen = { $seat } beginnt mit { $card }.
event-first_player = { $seat } ist Startspieler.
event-round = Runde { $round }.
event-activation = { $hero } wird aktiviert.
event-hero_moves = { $seat } zieht nach { $zone }.
event-escaped = { $seat } entkommt.
event-door_opened = { $seat } öffnet die Tür { $door }.
event-door_card = Hinter der Tür: { $card }.
event-treasure_placed = Schätze in { $zone }: { $normal } normale, { $special } besondere.
event-picked_up = { $seat } nimmt auf: { $tokens }.
event-cards_gained = { $seat } bekommt { $cards }.
event-handed_over = { $seat } gibt { $other } die Karte { $card }.
event-lucky_find = Ein Glücksfund für { $seat }!
event-trap = { $seat } löst eine Falle aus: { $card }.
event-rearranged = { $seat } legt { $card } { $verb ->
    [stow] ab
   *[equip] an
  }.
event-transmuted = { $seat } wandelt { $cards } in eine Karte der Stufe { $level } um.
event-used_up = { $seat } benutzt { $card }.
event-stands_up = { $seat } rappelt sich auf.
event-level = Die Stufe steigt auf { $level }.
event-xp = { $seat } erhält { $n } EP, jetzt { $now }.
event-bought = { $seat } kauft { $skill }, Schritt { $step }, für { $cost } EP.
event-hero_wounded = { $seat } erleidet { $n } Wunden, Gesundheit { $health }.
event-hero_died = { $seat } stirbt in { $zone }.
event-hero_stunned = { $seat } ist betäubt.
event-survived = { $seat } will nicht sterben und behält Gesundheit { $health }.
event-healed = { $seat } heilt { $n }, Gesundheit { $health }.
event-revived = Der Lebensbringer belebt { $seat } wieder; übrige Marker: { $left }.
event-lost = Die Helden haben verloren.
event-won = Die Helden haben gewonnen!
event-map_found = { $seat } hat die Karte gefunden.
event-attack = { $figure } greift { $defender } an ({ $attack }).
event-rolled = Die Würfel fallen.
event-rerolled = { $source }: Würfel werden neu geworfen.
event-enchanted = { $figure } löst { $source } aus.
event-maneuver = { $seat } setzt { $skill } ein.
event-bodyguard = { $seat } schützt { $hero } in { $zone }.
event-strike = { $source } trifft.
event-swords = Treffer: { $terms }
event-shields = Schilde: { $terms }
event-dealt = Wunden: { $terms }
event-pulled = { $seat } wird nach { $zone } gezogen.
event-enemy_wounded = { $enemy } erleidet { $n } Wunden.
event-minion_killed = Ein Scherge von { $enemy } fällt.
event-guardian_killed = { $enemy }: Der Wächter fällt.
event-enemy_gone = { $enemy } ist besiegt.
event-enemy_healed = { $enemy } heilt { $n }.
event-enemy_stunned = { $enemy } ist betäubt.
event-enemy_stands_up = { $enemy } rappelt sich auf.
event-enemy_moves = { $enemy } zieht nach { $zone }.
event-appeared = { $enemy } erscheint in { $zone }.
event-guardian_treasure = { $enemy } trägt { $card }.
event-no_miniatures = Keine Figuren mehr für { $enemy }: Alle dieser Art handeln stattdessen.
event-harbinger_calls = { $enemy } ruft nach Wachen.
event-event = Ereignis: { $card }.
event-nothing_happens = Nichts geschieht.
event-pillar_wounded = Die Säule erleidet { $n } Wunden; { $left } bleiben.
event-pillar_destroyed = Die Säule in { $zone } zerfällt.
reason-rule_of_thumb = Eine Faustregel.

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
goal-relentless_1 = Tötet einen der drei Erbarmungslosen.
goal-relentless_2 = Tötet einen zweiten Erbarmungslosen.
goal-relentless_3 = Tötet alle drei Erbarmungslosen.
goal-protect = Haltet die Gegner vom Artefakt fern.
goal-waves = Nach der Welle der zehnten Runde steht kein Gegner mehr auf dem Plan.
goal-incarnation_1 = Tötet den Botschafter im ersten Geschoss.
goal-incarnation_2 = Tötet den Botschafter im zweiten Geschoss.
goal-incarnation_3 = Tötet den Botschafter im dritten Geschoss.

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
question-pillar_target = Welche Säule greift { $enemy } an?
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
event-dragged = { $enemy } schleift { $seat } nach { $zone }.
event-chosen_one = { $seat } ist der Auserwählte.
event-piece_found = { $seat } findet Teil { $n } von { $most }.
event-tile_cracks = Kartenteil { $tile } bekommt Risse; noch { $left }.
event-fireworks_found = { $seat } findet { $n ->
    [one] ein Feuerwerk
   *[other] { $n } Feuerwerke
  }.
event-firework_placed = { $seat } zündet ein Feuerwerk in { $zone }.
event-firework_destroyed = { $enemy } tritt das Feuerwerk in { $zone } aus.
event-trampled = { $enemy } wird zertrampelt.
event-key_found = { $seat } findet Schlüssel { $n } von 2.
event-exit_opens = Die Schalter öffnen die Tür { $door }.
event-pillar_attacked = { $enemy } greift die Säule in { $zone } an.
event-floor_reached = { $seat } erreicht Geschoss { $n }.
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
chronicle-won = { $quest }: gewonnen
chronicle-lost = { $quest }: verloren
label-mini_xp = Mini-Erfahrung
question-limit = Höchstens { $n } Karten und ein Artefakt gehen mit: Welche Karte lässt du zurück?
option-drop = { $a }
group-drop = Karte zurücklassen
question-verdict = { $quest } ist verloren. Und jetzt?
option-repeat = Noch einmal spielen
option-move_on = Weiter zum nächsten Abenteuer
option-give_up = Die Kampagne aufgeben
question-starting = Tauschst du eine Karte gegen Startausrüstung?
option-exchange = { $a } tauschen
group-exchange = Karte tauschen
question-starting_card = Was nimmst du für { $card }?
option-starting = { $a }
question-talk = Gibst du einem anderen Helden eine Karte?
question-market = Wer geht zu den Ständen?
option-trader = { $hero }
question-stalls = Was handelst du?
option-sell = { $a } für { $n } EP verkaufen
group-sell = Für EP verkaufen
option-put = { $a } hinlegen
group-put = Gegen Karten vom Markt tauschen
question-exchange = Hingelegt: { $cards }. Übrige Stufen: { $n }. Was nimmst du?
option-take = { $a } nehmen
group-take = Karte nehmen
event-mini_xp = { $seat } erhält { $n } Mini-EP.
event-mini_xp_lost = Alle Mini-EP sind verloren.
event-dropped = { $seat } lässt { $card } zurück.
event-market_opens = Der Markt öffnet: { $cards }.
event-market_closes = Der Markt schließt; alle Helden sind geheilt.
event-sold = { $seat } verkauft { $card }.
event-exchanged = { $seat } tauscht { $cards } gegen { $got }.
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
label-level_token = Levelmarker
label-shadow_mode = Im Schatten
tip-light = Licht: Hier kämpft niemand aus dem Schatten.
tip-shadow = Schatten: Hier wirken Schattenfähigkeiten.
tip-unexplored = Noch nicht erkundet.
tip-level_token = Level { $n }: Hier erscheinen Wachen dieses Levels, und Helden auf diesem Spielplanteil heben das Level darauf.
tip-minion = Schützt seinen Anführer, solange er lebt.
