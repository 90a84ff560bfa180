game-title = Sword & Sorcery
game-summary = Helden, von den Göttern erweckt, bestehen gemeinsam ein Abenteuer; die Gegner folgen ihren Rollen.
title = { $adventure } – Runde { $round }, { $phase }

setup-adventure = Abenteuer
about-adventure = Welches Abenteuer ihr spielt, mit dem Seelenrang, für den es gemacht ist.
setup-heroes = Helden
about-heroes = Alle wählen Klasse, Kräfte und Ausrüstung, oder es geht sofort los mit einer Gruppe, die zusammenpasst.
setup-heroes-choose = Alle wählen
setup-heroes-recommended = Empfohlene Helden

phase-setup = Aufbau
phase-time = Zeitphase
phase-choose_hero = Kampfphase
phase-hero_turn = Heldenzug
phase-enemy_turn = Gegnerzug
phase-event = Ereignisphase
phase-over = Ende

# --- names ---
name-artemis = Artemis
name-jeanne = Jeanne
name-robin = Robin
name-thorgren = Thorgren
name-xantares = Xantares
name-slow = Verlangsamt
name-blind = Geblendet
name-stun = Betäubt
name-paralyse = Gelähmt
name-exhaust = Erschöpft
name-confuse = Verwirrt
name-bleed = Blutend
name-fire = Feuer
name-poison = Gift
name-knockdown = Niedergeschmettert
name-slashing = Scharf
name-piercing = Spitz
name-blunt = Stumpf
name-magic = Magisch
name-hit = Treffer
name-block = Abwehr
name-energy = Energie
name-sns = Schwert & Zauberei
name-gremlin = Gremlin
name-main = Haupthand
name-offhand = Nebenhand
name-armour = Rüstung
name-artifact = Artefakt
name-unarmed = bloße Hände
name-day = Tag
name-night = Nacht
name-gold = Goldkronen
name-key = den magischen Schlüssel
name-loot = einen Beutemarker
name-treasure = einen verdeckten Schatz
name-critical = kritischer Treffer
name-drain = Entziehen
name-rush = Rausch
name-armor_damage = Rüstungsschaden
name-dangerous = gefährliches Gelände
name-mirror_images = Spiegelbilder
name-crit_g1 = eine Wunde
name-crit_g2 = zwei Wunden
name-crit_g3 = zurückgestoßen
name-crit_g4 = Rüstungsschaden
name-crit_b1 = Verlangsamt
name-crit_b2 = Geblendet
name-crit_b3 = Betäubt
name-crit_b4 = Blutend
name-crit_b5 = Niedergeschmettert
name-crit_r1 = dauerhaft ein Treffer weniger
name-crit_r2 = dauerhaft eine Rüstung weniger
name-crit_r3 = dauerhaft ein Lebenspunkt weniger
name-crit_r4 = dauerhaft zwei Lebenspunkte weniger
name-crit_r5 = keine Eigenschaften, die Energie kosten
name-loot_1 = 5 Gold
name-loot_2 = 10 Gold
name-loot_3 = 20 Gold
name-loot_4 = ein Schatz
name-loot_5 = eine Falle
name-dome_of_resistance = Kuppel der Widerstandskraft
name-dome_of_strength = Kuppel der Stärke
name-alchemical_trap = Alchemistische Falle
name-spider_web = Spinnennetz
name-difficult = schwieriges Gelände
term-rolled = gewürfelt
term-automatic = automatisch
term-prepared = vorbereitet
term-superiority = Überlegenheit
term-hits = Treffer
term-blocks = Abwehr
term-ignored = ignoriert

# --- labels and tips ---
label-map = Der Plan
label-health = Lebenspunkte
label-rank = Seelenrang
label-gold = Goldkronen
label-combat = Kampfaktionen
label-standard = Standardaktionen
label-points = Bewegungspunkte
label-movement = Bewegung
label-load = Traglast
label-main = Hauptwaffe
label-offhand = Nebenhand
label-armour = Rüstung
label-artifact = Artefakt
label-recharge = Sanduhren
label-goal = Das Ziel
label-shards = Seelensplitter
label-events = Ereignisstapel
label-door = Tür
label-locked_door = Verschlossene Tür
label-open_door = Offener Durchgang
label-barrier = Barriere
label-shadow = Schattenmarker
label-chest = Truhe
label-search = Suchmarker
label-altar = Altar
label-waypoint = Wegmarker
label-lying = Dinge am Boden
label-hidden = Versteckt
label-portal_hit = Portal (Treffer)
label-portal_block = Portal (Abwehr)
label-portal_energy = Portal (Energie)
label-portal_magic = Portal (Magie)
label-choose_hero = Helden
label-choose_class = Klassen
label-choose_power = Kräfte
label-choose_talent = Talente
label-choose_emporium = Das Emporium
label-choose_stock = Der Vorrat
tip-class = Bewegung { $movement }, Traglast { $load }.
tip-difficult = Schwieriges Gelände: Das Betreten kostet einen Helden zwei Bewegungspunkte.
tip-dangerous = Gefährliches Gelände: Das Betreten kostet einen Helden eine Wunde.
tip-control_heroes = Helden kontrollieren diese Zone.
tip-control_enemies = Gegner kontrollieren diese Zone.

# --- set-up ---
question-hero = Welchen Helden spielst du?
option-hero-hero = { $a }
question-class = Welche Klasse spielst du?
option-class = { $a }
question-power = Welche Kraft nimmst du? (Seelenrang { $rank })
option-power = { $a }
question-talent = Welches Talent nimmst du? (Seelenrang { $rank })
option-talent = { $a }
question-stock = Was nimmst du aus dem Vorrat?
option-main = { $a } als Hauptwaffe
option-offhand = { $a } in die Nebenhand
option-armour = { $a } anlegen
option-artifact = { $a } anlegen
option-done = Fertig

# --- the round ---
question-shards = { $shards } Seelensplitter: Seelenränge heben oder Geister zurückholen?
option-raise = { $hero } auf Seelenrang { $rank } heben ({ $shards } Splitter)
option-resurrect = { $hero } auferwecken ({ $shards } Splitter)
question-next_hero = Wer ist als Nächstes am Zug?
option-next_hero-hero = { $hero }
question-threat = Wer bekommt den Bedrohungsmarker?
option-threat-hero = { $hero }
question-act = Was tust du? Übrig: { $combat } Kampf, { $standard } Standard, { $points } Bewegung
option-end = Beenden
option-act-end = Zug beenden
option-move = Nach { $a } gehen
option-disengage = Sich lösen und nach { $a } gehen
option-stand = Aufstehen (1 Bewegungspunkt)
option-attack = { $whom } angreifen: { $weapon }
option-companion-attack = { $whom } angreifen
option-use = { $card } einsetzen
option-prepare = Vorbereiten: +1 Treffer beim nächsten Angriff
option-sprint = Spurt
option-force_open = { $a } aufbrechen
option-search = Durchsuchen
option-pray = Beten ({ $shards } Splitter)
option-activate = { $whom } aktivieren
option-trade = Mit { $hero } handeln
option-equip = Ausrüstung wechseln
option-open = Die Tür { $a } öffnen
option-unlock = Das magische Schloss entfernen
option-pick_up = Dinge aufnehmen
option-drop = { $a } ablegen
option-act-drop = Dinge ablegen
option-spring = Die alchemistische Falle auslösen
option-soul_cry = Seelenschrei
option-return = Zum Altar in { $a } zurückkehren
option-float = Nach { $a } schweben
question-aim = { $card }: auf wen oder was?
option-aim = { $whom }
option-enough = Das genügt
question-move_extra = Weitergehen? ({ $points } Punkte)
option-stay = Hier bleiben
question-choose_one = { $card }: welche Wirkung?
option-choose = { $a ->
    [0] Die erste
    [1] Die zweite
   *[other] Nummer { $a }
  }
question-figure = { $card }: wer?
option-figure = { $whom }
question-cure = Wovon wird { $figure } geheilt?
option-cure = { $a }
question-push = Wohin wird { $figure } gestoßen?
option-zone = { $a }
question-place = Wohin?
question-relocate = Wohin geht { $figure }?
question-terrain = Wo?
question-portal = An welchem Portal?
option-portal = Das Portal mit { $a }
question-plague_zone = Wo erscheint es?
question-ready = Welche Kraft wird bereit?
question-pay_recharge = Welche Kraft drehst du um, und für wie lange?
option-pay = { $a } für { $b } { $b ->
    [one] Sanduhr
   *[other] Sanduhren
  }
question-keep_treasure = Welchen Schatz behältst du?
option-keep = { $a ->
    [keep] Behalten
   *[other] { $a }
  }
question-phials = Die Phiolen: eine nehmen oder alle verwenden?
option-phial = { $a } für { $gold } Gold
option-phials-give = Alle an { $whom } geben
question-companion = Was tut { $companion }?

# --- things ---
question-pick_up = Was nimmst du auf?
option-pick_up-take = { $a }
question-drop = Was legst du ab?
option-pick_up-drop = Dinge ablegen
question-drop_coins = Wie viele Münzen legt ihr ab?
option-drop_coins-coins = { $a }
question-make_room = Was legst du ab, um Platz zu schaffen?
option-make_room-drop = { $a }
question-trade = Was wechselt bei { $hero } den Besitzer?
option-give = { $a } geben
option-trade-take = { $a } nehmen
option-nothing = Nichts
question-trade_coins = Wie viele Münzen gehen an { $hero }?
option-coins = { $a }
question-trade_slot = Wohin kommt { $card }?
option-inventory = Ins Inventar
question-equip = Was wechselst du?
option-off = Ablegen: { $a }
option-swap = Stattdessen { $b } ({ $a })
question-search_line = Welche Zeile des Markers?
option-line = { $a }
option-reroll = Neu werfen
question-trap_sense = Die nächste Fallenkarte ist { $card }. Unter den Stapel?
option-leave = Liegen lassen
option-under = Unter den Stapel

# --- combat ---
question-type = Welche Schadensart?
option-type = { $a }
question-react = { $figure } kommt auf dich zu: reagieren?
option-pass = Nein
question-taunt = { $figure } wählt gleich sein Ziel: auf dich lenken?
question-properties = Welche Eigenschaften setzt du ein?
option-property = { $card }: { $does }
option-dome = Unter der Kuppel neu werfen
question-defend = { $hits } Treffer, { $blocks } Abwehr: Wie verteidigst du dich?
option-help = { $card }
question-reroll = Welchen Würfel wirfst du neu? (bis zu { $n })
option-die = Würfel { $a }
option-turn = Würfel { $a } umdrehen
question-also = Wer wird noch getroffen?
question-blood = Wie viele Wunden erleidest du für ebenso viele Treffer? ({ $card })
option-blood = { $a }
question-extra_attack = Ein zusätzlicher Angriff ({ $card })?

# --- enemies ---
question-enemy_target = Wen wählt { $figure }?
option-target = { $whom }
question-enemy_way = Welchen Weg geht { $figure }?
question-shadow = Welcher Schatten wird zuerst abgehandelt?
option-shadow = { $token } in { $zone }
question-next_enemy = Welcher Gegner ist als Nächstes dran?
option-enemy = { $whom }

group-fetch = Holen
group-buy = Kaufen
group-sell = Verkaufen
group-done = Fertig
group-attack = Angreifen
group-drop = Ablegen
group-end = Beenden
group-equip = Ausrüstung
group-move = Gehen
group-disengage = Sich lösen
group-prepare = Vorbereiten
group-sprint = Spurt
group-trade = Handeln
group-use = Einsetzen
group-open = Öffnen
group-force_open = Aufbrechen
group-activate = Aktivieren
group-pick_up = Aufnehmen
group-float = Schweben
group-return = Zurückkehren
group-search = Durchsuchen
group-pray = Beten
group-unlock = Aufschließen
group-spring = Die Falle auslösen
group-soul_cry = Seelenschrei
group-stand = Aufstehen
reason-sensible = etwas Besseres gibt es nicht zu tun
reason-sensible_attack = ein fast toter Gegner ist einen Schlag wert
reason-sensible_move = dorthin führt das Abenteuer
reason-sensible_disengage = weg von hier
reason-sensible_use = das hilft jetzt
reason-sensible_end = sonst lohnt sich nichts
reason-random = eine Antwort ist so gut wie die andere

# --- the log ---
event-plays = { $seat_player } spielt { $hero }.
event-learns = { $seat } nimmt { $card }.
event-equips = { $seat } legt { $card } an.
event-begins = { $adventure } beginnt.
event-round = Runde { $round }: die Zeitphase.
event-raised = { $seat } erreicht Seelenrang { $rank }.
event-ready = { $card } von { $seat } ist bereit.
event-delayed = Kräfte von { $seat } werden verzögert.
event-shortened = Kräfte von { $seat } erholen sich schneller.
event-hero_turn = { $seat } ist am Zug.
event-stunned = { $seat } ist betäubt und setzt aus.
event-moves = { $seat } geht nach { $zone }.
event-floats = Der Geist von { $seat } schwebt nach { $zone }.
event-swapped = { $seat } und { $other } tauschen die Plätze.
event-teleported = { $seat } wird nach { $zone } geworfen.
event-disengages = { $seat } löst sich aus dem Kampf.
event-fumbles = { $seat } sieht nichts: Die Aktion ist verloren.
event-prepares = { $seat } bereitet sich vor.
event-sprints = { $seat } setzt zum Spurt an.
event-prays = { $seat } betet: { $heard ->
    [true] Die Götter hören es.
   *[false] keine Antwort.
  }
event-uses = { $seat } setzt { $card } ein.
event-kept = { $card } wird nicht verbraucht ({ $source }).
event-used_up = { $card } ist verbraucht.
event-granted = { $figure } hat { $source }.
event-soul_cry = Die Seele von { $seat } schreit auf.
event-second_actions = { $seat } darf noch einmal gehen und kämpfen.
event-attack = { $figure } greift { $whom } an ({ $weapon }).
event-attack_roll = { $figure } würfelt.
event-property = { $figure } setzt { $source } ein.
event-rerolled = { $seat } wirft einen Würfel neu.
event-rolled = Würfel für { $source }.
event-hits = Treffer von { $figure } gegen { $whom }
event-guarded = { $figure } ist geschützt.
event-cancelled = Der Angriff auf { $figure } bleibt ohne Wirkung.
event-shielded = Magische Schutzschilde von { $figure } halten { $n } auf.
event-armored = Die Rüstung von { $figure } hält { $n } auf.
event-defence_roll = { $figure } verteidigt sich.
event-defended = Wunden für { $figure }
event-wounded = { $figure } erleidet { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
  } (noch { $left }).
    .mark = −{ $n }
event-healed = { $figure } heilt { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
  }.
    .mark = +{ $n }
event-condition = { $figure }: { $condition }.
event-cured = { $figure } ist befreit von: { $condition }.
event-critical = Kritischer Treffer gegen { $figure }: { $token }.
event-armor_damage = Die Rüstung von { $figure } ist beschädigt.
event-shields = { $figure } erhält { $n } magische Schutzschilde.
event-hides = { $figure } versteckt sich.
event-save = { $figure } { $saved ->
    [true] besteht den Rettungswurf.
   *[false] verfehlt den Rettungswurf.
  }
event-pushed = { $figure } wird nach { $zone } gestoßen.
event-hero_dies = { $seat } stirbt und wird zum Geist.
    .notice = { $seat } stirbt und wird zum Geist.
event-resurrected = { $seat } ist zurück.
event-left_behind = { $card } bleibt in { $zone } liegen.
event-companion_dies = { $companion } stirbt.
event-companion_moves = { $companion } geht nach { $zone }.
event-companion_attacked = { $companion } hat angegriffen.
event-summoned = { $seat } ruft { $companion } nach { $zone }.
event-ally = { $companion } schließt sich euch an.
event-enemy_dies = { $enemy } ist tot ({ $shards } Splitter).
event-plague_dies = { $plague } ist vernichtet.
event-enemy_enters = { $enemy } erscheint in { $zone }.
event-plague_enters = { $plague } erscheint in { $zone }.
event-enemy_power = { $enemy } erhält { $card }.
event-activation_card = Aktivierungskarte { $card }.
event-enemy_acts = { $enemy } handelt.
event-enemy_chooses = { $enemy } hat es auf { $whom } abgesehen (Verhaltensweise { $behaviour }).
event-enemy_moves = { $figure } geht nach { $zone }.
event-enemy_stunned = { $enemy } ist betäubt.
event-blinded = { $figure } ist geblendet und { $acts ->
    [true] handelt trotzdem.
   *[false] tut nichts.
  }
event-ability = { $enemy }: { $ability }.
event-special = { $figure } setzt { $ability } ein.
event-flipped = { $enemy } kämpft nun auf andere Weise.
event-tossed = Der Zaubermarker wird geworfen.
event-threat = { $seat } ist nun die Bedrohung (Stufe { $level }).
event-event = Ereignis: { $card }.
event-event_ends = { $card } ist vorüber.
event-daytime = Es ist { $daytime }.
event-shadow = Ein Schatten in { $zone }: { $token }.
event-waypoint = { $seat } erreicht einen Wegmarker in { $zone }.
event-story = { $entry }
event-portal = Das Portal mit { $symbol } { $open ->
    [true] öffnet sich.
   *[false] schließt sich.
  }
event-altar = Der Altar in { $zone } { $active ->
    [true] ist aktiv.
   *[false] ist inaktiv.
  }
event-key = { $seat } hat den magischen Schlüssel.
event-opens = { $seat } öffnet die Tür { $door }.
event-door_open = Die Tür { $door } ist offen.
event-opens_chest = { $seat } bricht die Truhe in { $zone } auf.
event-unlocks = { $seat } entfernt das magische Schloss.
event-searches = { $seat } sucht.
event-trap = Eine Falle: { $card }!
event-springs = { $seat } löst die Falle in { $zone } aus.
event-zone_fire = { $zone } steht in Flammen.
event-token = { $token } in { $zone }.
event-terrain = { $what } in { $zone }.
event-gold = { $seat } bekommt { $n } Gold.
event-loot = { $seat } findet { $token }.
event-gets = { $seat } bekommt { $card }.
event-picks_up = { $seat } nimmt { $card } auf.
event-drops = { $seat } legt { $card } ab.
event-trades = { $seat } gibt { $card } an { $other }.
event-robbed = { $seat } verliert { $card }.
event-won = { $adventure } ist gewonnen!
    .notice = Sieg! { $adventure } ist gewonnen.
event-lost = { $adventure } ist verloren: { $why }
    .notice = Niederlage. { $why }
lost-SS-MOD-08 = alle Helden sind Geister.
lost-SS-EVT-12 = das letzte Ereignis ist vorüber.
lost-SS-EVT-13 = es gibt keine Ereignisse mehr.

# --- the story ---
question-way = { $entry }
option-way = { $a }
option-special = { $a }
question-emporium = Das Emporium ist offen. Was tust du? ({ $gold } Goldkronen)
option-buy = { $a } für { $gold } Gold kaufen
option-sell = { $a } für { $gold } Gold verkaufen
event-decides = { $seat } entscheidet: { $way }.
event-goal = { $entry }
    .notice = { $entry }
event-key_lies = In { $zone } liegt ein magischer Schlüssel.
event-buys = { $seat } kauft { $card }.
event-sells = { $seat } verkauft { $card }.
event-rewarded = Der Lohn: { $shards } Seelensplitter, { $gold } Gold für jeden Helden, { $cards } Karten.

# --- was auf dem Tisch liegt ---
name-red_die = Roter Würfel
name-blue_die = Blauer Würfel
letter-red = R
letter-blue = B
tip-die_red = Zehn Seiten: meist Treffer, etwas Energie, einmal Magie, einmal Schwert & Zauberei, ein Gremlin.
tip-die_blue = Zehn Seiten: Treffer, Abwehr, Energie und Magie, einmal Schwert & Zauberei, ein Gremlin. Nur blaue Würfel verteidigen.
item-line = { $what }
level-recharge = { $rank } (Aufladen { $n }): { $what }
level-passive = { $rank }: { $what }
tip-recharging = Bereit in { $n ->
    [one] 1 Zeitphase
   *[other] { $n } Zeitphasen
  }.
tip-rank_needed = Ab Seelenrang { $rank }.
tip-two_hands = { $card } braucht beide Hände.
tip-natural = Ohne Rüstung: { $what }.
tip-soul_gem = Seelenrang { $rank }. Rang { $next } kostet { $n } Splitter; die Gruppe hat { $shards }.
tip-tile = Kartenteil { $tile }.
tip-barrier = Niemand geht von { $a } nach { $b }; wer fliegt, schon.
tip-in_sight = Entfernung { $n }, in Sicht.
tip-out_of_sight = Entfernung { $n }, nicht in Sicht.
tip-domination_heroes = Helden beherrschen diese Zone: +1 Treffer bei Angriffen hier, und sie lösen sich frei.
tip-domination_enemies = Gegner beherrschen diese Zone: +1 Treffer bei Angriffen hier.
tip-day = Tag: nichts ist anders.
tip-night = Nacht: noch ist nichts anders.
label-day = Tag
label-night = Nacht
label-soul = Nächster Seelenrang
label-charges = Ladungen
label-armor = Rüstung
label-armor_damage = Rüstungsschaden
label-improved = Verbessert
label-magic_shields = Magische Schilde
label-engaged = Im Kampf gebunden
label-threat = Bedrohung
label-price = Preis
label-hits = Treffer
label-blocks = Abwehr
label-spending = Nummer der Eigenschaft
power-line = Kraft: { $card }
event-line = { $card }: { $what }
event-spawns = Gegner erscheinen
scroll-preferred = Bevorzugt { $target }
preferred-general = den Anführer der Gruppe
preferred-most_wounded = wer am schwersten verwundet ist
preferred-least_wounded = wer am wenigsten verwundet ist
preferred-nearest = wer am nächsten ist
preferred-richest = wer am reichsten ist
preferred-speed = Helden der Schnelligkeit
preferred-faith = Helden des Glaubens
preferred-magic = Helden der Magie
preferred-strength = Helden der Stärke
preferred-threat = die Bedrohung
scroll-weapon = { $weapon }: { $what }
scroll-ability = { $ability }: { $what }
scroll-range = Auf { $range }: { $what }
scroll-any = Sonst: { $what }
scroll-then = { $first }; dann { $second }
role-attack = Angriff
role-defence = Verteidigung
fight-title = { $figure } greift { $whom } an ({ $weapon })
fight-health = { $n } von { $most } Lebenspunkten
fight-from = { $source } { $n }
fight-used = { $figure } setzt { $source } ein
fight-spent = { $source }: { $what }
fight-hits = { $n } Treffer{ $deadly ->
    [0] { "" }
   *[other] , { $deadly } tödlich
  }
fight-wounds = { $n ->
    [0] Keine Wunde
    [one] 1 Wunde
   *[other] { $n } Wunden
  }
term-stopped = von Schilden und Rüstung aufgehalten
term-shields = magische Schilde
term-armor = Rüstung
term-rush = Ansturm

# --- how it is played ---
primer-1-title = Gemeinsam
primer-1 = Ihr besteht ein Abenteuer gemeinsam, gewinnt oder verliert zusammen. Was leuchtet, kann gewählt werden.
primer-2-title = Eine Runde
primer-2 = Zuerst vergeht Zeit: Feuer brennt, Kräfte erholen sich, Splitter heben Seelenränge. Dann handelt ein Held nach dem anderen, nach jedem die Gegner. Am Ende kommt ein Ereignis; ist das letzte vorüber, ist das Abenteuer verloren.
primer-3-title = Ein Zug
primer-3 = Eine Bewegung, einige Kampf- und Standardaktionen, freie nach Belieben. In einer Zone mit Gegnern bist du gebunden: Du kannst nur dort zuschlagen, und wer geht, wird angegriffen.
primer-4-title = Ein Angriff
primer-4 = Rote und blaue Würfel; Treffer minus Schutzschilde, Rüstung und Abwehr sind Wunden. Energie, Magie und das Zeichen des Spiels bezahlen Eigenschaften von Waffen und Kräfte.
primer-5-title = Gegner
primer-5 = Sie folgen ihren Rollen: Nach der Entfernung wählen sie, was sie tun und gegen wen, und tun es Satz für Satz.
primer-6-title = Der Tod
primer-6 = Wer stirbt, wird zum Geist, verliert einen Seelenrang und kann an einem Altar für Splitter zurückkehren. Sind alle Geister, ist das Abenteuer verloren.

# --- bevor man wählt ---
preview-dice = Würfel: { $dice }{ $n ->
    [0] { "" }
   *[other] , +{ $n } sicher
  }
preview-stops = Abgefangen: { $n }{ $dice ->
    [0] { "" }
    [one] , und was ein blauer Würfel abwehrt
   *[other] , und was { $dice } blaue Würfel abwehren
  }
preview-wounds = Etwa { $mean } Wunden ({ $least } bis { $most }), ohne Eigenschaften
short-attack = etwa { $mean ->
    [one] { $mean } Wunde
   *[other] { $mean } Wunden
}{ $kills ->
    [0] {""}
    [100] : tötet
   *[other] , tötet zu { $kills } %
}
preview-kills = Tötet in { $n } % der Würfe
preview-ends_move = Beendet deine Bewegung.
preview-trap = Zuerst wird eine Fallenkarte gezogen.
preview-points = Kostet { $n ->
    [one] einen Bewegungspunkt
   *[other] { $n } Bewegungspunkte
  }: { $left } übrig.
preview-leaves_freely = Niemand schlägt nach dir.
preview-struck = Zuerst schlagen nach dir: { $enemies }.
preview-engaged = Du wärst gebunden durch { $enemies }.
preview-dangerous = Gefährlicher Boden: eine Wunde.
preview-fire = Dort brennt es (Stufe { $n }).
preview-poison = Dort ist Gift (Stufe { $n }).
preview-waypoint = Ein Wegpunkt: Die Geschichte geht weiter.
refused-confused = Du bist verwirrt: keine Kampfaktionen.
refused-knocked_down = Du liegst am Boden: keine Kampfaktionen.
refused-slowed = Du bist verlangsamt, und deine eine Aktion ist verbraucht.
refused-no_combat_action = Keine Kampfaktion mehr.
refused-engaged = Du bist gebunden: nur Ziele in deiner eigenen Zone.
refused-hidden = Das Ziel ist verborgen.
refused-out_of_range = Zu weit: Deine Waffen reichen { $n ->
    [0] nur in deine eigene Zone
    [one] eine Zone weit
   *[other] { $n } Zonen weit
  }.
refused-out_of_sight = Von hier siehst du es nicht.
refused-not_adjacent = Eine Zone nach der anderen: Diese liegt nicht neben deiner.
refused-paralysed = Du bist gelähmt.
refused-stand_first = Du liegst am Boden: Steh zuerst auf.
refused-no_points = Nicht genug Bewegungspunkte.

# --- was ans Licht kommt ---
label-activation = Aktivierungskarte
choice-otherwise = Sonst: { $what }
choice-rank = { $rank ->
    [highest] Gegner des höchsten Rangs handeln
    [green] Grüne Gegner handeln
    [blue] Blaue Gegner handeln
    [red] Rote Gegner handeln
   *[other] Violette Gegner handeln
  }
choice-style = { $style ->
    [speed] Gegner der Schnelligkeit handeln
    [faith] Gegner des Glaubens handeln
    [magic] Gegner der Magie handeln
   *[other] Gegner der Stärke handeln
  }
choice-count = { $n ->
    [one] Ein Gegner handelt
   *[other] { $n } Gegner handeln
  }
choice-within_0 = Gegner in einer Zone mit Helden handeln
choice-within_1 = Gegner bis eine Zone von Helden entfernt handeln
choice-wounded = Verwundete Gegner handeln
choice-unwounded = Unverwundete Gegner handeln
choice-has_power = Gegner mit einer Kraft handeln
item-crafted = { $craft }: { $what }
briefing-title = { $adventure }
briefing-day = Bei Tag: { $what }
briefing-night = Bei Nacht: { $what }
briefing-boss = { $boss } wartet hier.
briefing-events = { $n } Ereignisse: am Ende jeder Runde eines.
briefing-ghosts = Alle Helden sind Geister.
briefing-time = Das letzte Ereignis ist vorüber.
sign-hit = Treffer: eine Wunde, wenn ihn nichts abfängt
sign-block = Abwehr: fängt einen Treffer ab
sign-energy = Energie: bezahlt Eigenschaften
sign-magic = Magie: bezahlt Eigenschaften der Magie
sign-sns = Schwert & Zauberei: bezahlt die stärksten Eigenschaften
sign-gremlin = Gremlin: nichts Gutes
sign-red = Der rote Würfel greift an
sign-blue = Der blaue Würfel greift an und verteidigt als einziger
figure-attacks = Angriffe
figure-dealt = Zugefügte Wunden
figure-kills = Besiegte Gegner
figure-taken = Erlittene Wunden
figure-deaths = Tode
figure-gold = Gefundenes Gold
figure-uses = Eingesetzte Kräfte und Dinge

# --- das Heldentableau ---
label-soul_1 = Seelenrang I
label-soul_2 = Seelenrang II
label-soul_3 = Seelenrang III
label-soul_4 = Seelenrang IV
label-soul_5 = Seelenrang V
label-soul_6 = Seelenrang VI
line-class = { $class }: { $nature }, { $style }; { $hp } Lebenspunkte, Bewegung { $movement }
line-style = { $style }
line-beginners = Gut für den Anfang.
line-save = Rettungswürfe mit { $symbol }
name-style_speed = Schnelligkeit
name-style_faith = Glaube
name-style_magic = Magie
name-style_strength = Stärke
label-ghost = Geist
label-rage = Wut
label-soul_cry = Seelenschrei
tip-soul_gains = Er bringt { $what }.
tip-ghost = Ein Geist: Er schwebt, schreit einmal auf und kommt an einem Altar für Splitter zurück.
gain-hp = +{ $n } Lebenspunkte
gain-combat = +{ $n } Kampfaktionen
gain-standard = +{ $n } Standardaktionen
gain-powers = +{ $n } Kräfte
gain-talents = +{ $n } Talente

# --- an der Hand geführt ---

guide-hero = Wähle, wer du bist. Jede Karte sagt, wie die beiden Wege des Helden sind. Diese hier schlägt aus der Nähe und ein Stück weit zu.
guide-class = Jeder Held kann zwei Wege gehen. Die Klasse bestimmt, welche Kräfte er lernen kann, und ihre Seele, was er in Geschichten entscheiden darf.
guide-power = Kräfte machen dich besonders. Eine benutzte wird umgedreht und kommt nach so vielen Runden wieder, wie sie Sanduhren hat. Für den Anfang ist jede recht.
guide-stock = Nun Waffen und Rüstung, soweit sie in deine Hände passen. Diese Waffe reicht bis in die nächste Zone. Dann weiter mit „Fertig“.
guide-order = Jede Runde entscheidet die Gruppe, wer als Nächstes dran ist; nach jedem Helden handeln die Gegner. Beginne mit deinem eigenen Helden.
guide-move = Du hast eine Bewegung, eine Kampf- und eine Standardaktion, in beliebiger Folge. Leuchtende Zonen kannst du betreten, schraffierte siehst du von hier nicht. Geh zur Tür.
guide-door = Eine Tür zu öffnen kostet nichts, aber eine Falle lauert darin. Dahinter siehst du, was die Schatten sind.
guide-attack = Nun schlag zu. Zeige erst auf den Gegner: Du siehst deine Würfel, was sicher dazukommt und wie viele Wunden zu erwarten sind.
guide-spend = Die Würfel liegen auf dem Tisch. Treffer verwunden; Energie, Magie und das gekreuzte Zeichen bezahlen, was Waffe und Kräfte anbieten. Jedes sagt, was es tut; was übrig bleibt, verfällt.
guide-rest = Nichts Nützliches ist mehr zu tun: Beende den Zug. Dann handeln die Gegner, jeder nach seiner Rolle; der Satz, der gerade ausgeführt wird, leuchtet.
guide-defend = Du wirst angegriffen: Gib die Symbole deiner Verteidigung aus. Was bleibt, verwundet dich. Wer fällt, geht als Geist weiter, bis ihn jemand zurückholt.
guide-approach = Da sind sie. Noch ein Schritt, und der Speer reicht hin; wer mit Gegnern in einer Zone steht, ist gebunden und kann nicht einfach gehen.
guide-prepare = Die Standardaktion macht den Schlag sicherer: Bereite dich vor, und der nächste Angriff hat einen Treffer mehr.
guide-rank = Eine neue Runde beginnt mit der Zeit: Kräfte laden auf, und Seelensplitter besiegter Gegner heben Seelenränge. Jeder Rang bringt Lebenspunkte, Aktionen oder Kräfte.
guide-again = Runde zwei. Die Ereignisse zählen herunter, wie viel Zeit das Abenteuer euch lässt; das Ziel steht unter „Worum es geht“. Nun liegt es bei dir.
