# Was Karten sagen. Die Meldungen heißen nach den Wörtern des Inhalts (words/effects.py).

effect = { $head }: { $what }
effect-does = { $what }
effect-may = { $what }, wenn du willst
effect-mark = { $head }, { $mark }
effect-reaction = { $action } – { $at }
effect-trigger = { $once ->
    [true] bei gewürfeltem Symbol
   *[false] für jedes gewürfelte Symbol
  } { $symbol }
amount-number = { $n }
amount-sum = { $a } + { $b }
amount-times = { $n } × { $what }
amount-act = Akt
amount-rank = Seelenrang
amount-half_rank = halber Seelenrang
amount-heroes = Zahl der Helden
amount-armor = eigene Rüstung
amount-paid = gewählte Zahl

limit-turn = einmal je Zug
limit-round = einmal je Runde
limit-adventure = einmal je Abenteuer
until-next_attack = für den nächsten Angriff
until-attack = in diesem Angriff
until-turn = in diesem Zug
until-time_phase = bis zur Zeitphase
until-adventure = im ganzen Abenteuer
until-action = bis zur nächsten Aktion

action-move = Bewegungsaktion
action-combat = Kampfaktion
action-standard = Standardaktion
action-free = Freie Aktion
action-reaction = Reaktion

aim-enemy = { $rank ->
    [green] ein grüner Gegner
    [blue] ein blauer Gegner
    [red] ein roter Gegner
   *[other] ein Gegner
  } { $range ->
    [0] in deiner Zone
   *[other] bis { $range }
  }
aim-hero = { $n ->
    [one] ein Held
   *[other] bis zu { $n } Helden
  } { $range ->
    [0] in deiner Zone
   *[other] bis { $range }
  }
aim-other_hero = ein anderer Held { $range ->
    [0] in deiner Zone
   *[other] bis { $range }
  }
aim-ghost = ein Geist { $range ->
    [0] in deiner Zone
   *[other] bis { $range }
  }
aim-zone = { $range ->
    [0] deine Zone
   *[other] eine Zone bis { $range }
  }
aim-zone_or_hero = eine Zone oder ein Held { $range ->
    [0] in deiner Zone
   *[other] bis { $range }
  }
aim-figure = eine Figur { $range ->
    [0] in deiner Zone
   *[other] bis { $range }
  }

cost-energy = { $n } Energie
cost-magic = { $n } Magie
cost-sns = { $n } Schwert & Zauberei
cost-gremlin = { $n } Gremlin
cost-charges = { $n ->
    [one] 1 Ladung
   *[other] { $n } Ladungen
  }

dice-attack = Angriff mit { $dice }
dice-hits = { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffern
  }
dice-red = { $n } Rot
dice-blue = { $n } Blau
dice-none = keinen Würfeln
dice-range = Reichweite { $n }
dice-types = { $types }
dice-hand = { $hand_id ->
    [main] Haupthand
    [offhand] Nebenhand
    [twohand] beide Hände
    [versatile] eine oder beide Hände
   *[other] Haupt- oder Nebenhand
  }
dice-improved = Verbessert: { $dice }
dice-defence = Verteidigung: { $what }
dice-shields = { $n ->
    [one] 1 magischer Schild
   *[other] { $n } magische Schilde
  }
dice-armor = Rüstung { $n }
dice-defence_dice = { $n ->
    [one] 1 blauer Würfel
   *[other] { $n } blaue Würfel
  }
item-armour = { $category_id ->
    [light] Leichte Rüstung
    [medium] Mittlere Rüstung
   *[other] Schwere Rüstung
  }
item-kind = { $kind_id ->
    [permanent] Wirkt, solange du es trägst
    [single_use] Wird verbraucht
    [projectile] Mit einem Gremlin verbraucht
   *[other] Münzen
  }

at-attack = Angriff
at-attack_roll = Vor dem Wurf
at-defence = Verteidigung
at-attacked = Angegriffen, vor dem Wurf
at-wounds_caused = Wenn es Wunden zufügt
at-ally_attacked = Wenn sich ein Held der Zone verteidigt
at-attack_of_other = Wenn ein anderer Gegner der Zone angreift
at-attacks_owner = Wer es angreift
at-wounded = Bei Wunden
at-half_wounded = Bei halben Trefferpunkten
at-dying = Im Sterben
at-kill = Wenn es tötet
at-enters_play = Wenn es erscheint
at-trap = Bei einer Falle
at-potion_used = Wenn ein Trank benutzt wird
at-save = Bei einem Rettungswurf
at-search = Beim Durchsuchen
at-roll = Nach einem Wurf
at-other_roll = Bei jedem anderen Wurf
at-enemy_enters = Wenn ein Gegner in deine Zone kommt
at-enemy_chooses_target = Wenn ein Gegner sein Ziel wählt
at-time_phase = In der Zeitphase
at-passive = Immer

if-heroes_control_zone = Helden kontrollieren die Zone
if-heroes_control_target_zone = Helden kontrollieren die Zone des Ziels
if-enemies_control_zone = Gegner kontrollieren die Zone
if-dome_placed = mit einer Kuppel im Spiel
if-alone = kein anderer Held in der Zone
if-no_enemy_within_1 = kein Gegner bis 1
if-no_enemy_in_play = kein Gegner im Spiel
if-first_round = erste Runde
if-night = bei Nacht
if-wounded = verwundet
if-half_wounded = halbe Trefferpunkte verloren
if-hidden = verborgen
if-has_charge = mit Ladung
if-in_melee = im Nahkampf
if-engaged_with_two = zwei Gegner in der Zone
if-rage_1 = mit Wut
if-rage_3 = mit 3 Wut
if-is_main_weapon = als Hauptwaffe
if-is_two_handed = mit beiden Händen
if-melee = im Nahkampf
if-ranged = im Fernkampf
if-magic_attack = mit Magie
if-main_weapon = mit der Hauptwaffe
if-offhand_weapon = mit der Nebenhand
if-at_distance_1 = auf Entfernung 1
if-not_adjacent = auf Entfernung 2 oder mehr
if-target_wounded = Ziel verwundet
if-target_half_wounded = Ziel hat die Hälfte verloren
if-target_humanoid = Ziel ist humanoid
if-target_on_fire = Ziel brennt
if-target_slowed = Ziel verlangsamt
if-target_knocked_down = Ziel niedergeschlagen
if-no_other_hero_in_zone = kein anderer Held in der Zone
if-no_other_hero_in_target_zone = kein anderer Held in der Zone des Ziels
if-another_hero_in_target_zone = ein anderer Held in der Zone des Ziels
if-two_heroes_in_zone = zwei Helden in der Zone
if-two_heroes_in_target_zone = zwei Helden in der Zone des Ziels

who-owner = selbst
who-target = Ziel
who-group = { $most ->
    [0] alle
   *[other] bis zu { $most }
  } { $all }{ $where ->
    [slowed] , die verlangsamt sind,
   *[other] { "" }
  } { $within ->
    [anywhere] überall
    [0] in der Zone{ $of ->
        [target] { " " }des Ziels
       *[owner] { "" }
      }
   *[other] bis { $within }{ $of ->
        [target] { " " }vom Ziel
       *[owner] { "" }
      }
  }{ $but ->
    [target] , außer dem Ziel
    [owner] , außer sich selbst
   *[other] { "" }
  }
who-heroes = Helden
who-other_heroes = anderen Helden
who-enemies = Gegner
who-green_enemies = grünen Gegner
who-figures = Figuren
who-plagues = Plagen
who-ghosts = Geister

op-nothing = nichts
op-on = { $what } ({ $who })
op-or = { $first } oder { $second }
op-when = wenn { $if }: { $what }
op-when-else = wenn { $if }: { $what }, sonst { $else }
op-save = Rettungswurf oder { $what } ({ $who })
op-roll = { $n } { $n ->
    [one] { $color_id ->
        [red] roten
       *[blue] blauen
      }
   *[other] { $color_id ->
        [red] rote
       *[blue] blaue
      }
  } Würfel werfen: { $each ->
    [true] je { $faces }
   *[false] { $faces }
  }
op-roll-face = { $symbol }: { $what }
op-by_nature = rechtschaffen: { $lawful }; chaotisch: { $chaotic }
op-grant = { $until }: { $what }
op-if_killed = wenn es stirbt: { $what }
op-later = am Ende der nächsten Zeitphase: { $what }

op-hits = { $less ->
    [true] −
   *[false] +
  }{ $n } Treffer
op-blocks = { $n ->
    [one] 1 Abwehr
   *[other] { $n } Abwehr
  }
op-dice-red = { $less ->
    [true] −
   *[false] +
  }{ $n } { $n ->
    [one] roter
   *[other] rote
  } Würfel{ $each ->
    [true] { " " }für jede Zone dazwischen
   *[false] { "" }
  }
op-dice-blue = { $less ->
    [true] −
   *[false] +
  }{ $n } { $n ->
    [one] blauer
   *[other] blaue
  } Würfel{ $each ->
    [true] { " " }für jede Zone dazwischen
   *[false] { "" }
  }
op-deadly = { $n ->
    [0] alle Treffer tödlich
    [one] 1 tödlicher Treffer
   *[other] { $n } tödliche Treffer
  }
op-crit = kritischer Treffer
op-drain = heilt zugefügte Wunden{ $n ->
    [0] { "" }
   *[other] { " " }(bis { $n })
  }
op-area = auch alle anderen { $n ->
    [0] in der Zone des Ziels
   *[other] bis { $n } vom Ziel
  }
op-also_hits = auch { $n ->
    [one] eine weitere Figur
   *[other] { $n } weitere Figuren
  } in der Zone des Ziels
op-pushback = { $n ->
    [one] 1 Zone
   *[other] { $n } Zonen
  } zurückstoßen
op-armor_damage = Rüstungsschaden
op-target_armor = { $less ->
    [true] −
   *[false] +
  }{ $n } Rüstung des Ziels
op-ignore = { $what_id ->
    [armor] die Rüstung des Ziels zählt nicht
   *[other] Gremlins zählen nicht
  }
op-reroll = { $n ->
    [0] beliebige Würfel
    [one] 1 Würfel
   *[other] { $n } Würfel
  } neu werfen{ $turn ->
    [true] { " " }oder umdrehen
   *[false] { "" }
  }
op-blood_for_hits = bis zu { $most } Treffer für ebenso viele eigene Wunden
op-cancel_attack = der Angriff hat keine Wirkung
op-ignore_wounds = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
  } nicht beachten{ $shields ->
    [true] { " " }und ebenso viele magische Schilde erhalten
   *[false] { "" }
  }
op-wound = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
  }
op-heal = { $n ->
    [0] alle Wunden
    [one] 1 Wunde
   *[other] { $n } Wunden
  } heilen
op-heal_per_hero = { $n } heilen für jeden Helden bis { $within }
op-inflict = { $what }{ $level ->
    [1] { "" }
   *[other] { " " }{ $level }
  }
op-cure = { $what_id ->
    [none] { $n ->
        [0] alle Zustände
        [one] 1 Zustand
       *[other] { $n } Zustände
      }
   *[other] { $what }
  } kurieren
op-critical = kritischer Treffer
op-damage_armor = Rüstungsschaden
op-shields = { $lose ->
    [true] alle magischen Schilde verlieren
   *[false] { $n } { $n ->
        [one] magischer Schild
       *[other] magische Schilde
      }{ $until_id ->
        [time_phase] { " " }bis zur Zeitphase
       *[other] { "" }
      }
  }
op-hide = sich verbergen
op-move = { $n ->
    [one] 1 Zone
   *[other] { $n } Zonen
  } gehen
op-place = { $where_id ->
    [adjacent] in einer Zone nebenan erscheinen
    [start_or_altar] am Start oder an einem Altar erscheinen
   *[other] beim entferntesten Helden erscheinen
  }
op-relocate = { $n ->
    [one] 1 Zone
   *[other] { $n } Zonen
  } wegbewegen
op-gather = Gegner aller Zonen ringsum kommen { $into_id ->
    [target] dorthin
   *[other] hierher
  }
op-no_opportunity_attacks = sich lösen, ohne angegriffen zu werden
op-attack = { $by_id ->
    [target] zusätzlicher Angriff dieses Helden
    [master] zusätzlicher Angriff des Meisters
   *[owner] zusätzlicher Angriff
  }{ $weapon_id ->
    [main] { " " }mit der Hauptwaffe
    [offhand] { " " }mit der Nebenhand
   *[any] { "" }
  }{ $against_id ->
    [target] { " " }auf das Ziel
    [other_in_target_zone] { " " }auf eine andere Figur dort
    [mover] { " " }auf die Figur, die sich bewegt hat
   *[any] { "" }
  }{ $deadly ->
    [none] { "" }
   *[other] , { $deadly } tödlich
  }{ $area ->
    [none] { "" }
    [0] , auf alle in der Zone
   *[other] , auf alle bis { $area }
  }
op-force_attack = es greift eine Figur der eigenen Seite an{ $itself ->
    [true] { " " }oder sich selbst
   *[false] { "" }
  }
op-resurrect = ein Geist kehrt ins Leben zurück
op-second_actions = eine zweite Bewegungs- und Kampfaktion
op-taunt = der Gegner muss dich wählen
op-kill = tötet Gegner des Rangs { $ranks } (sonst { $wounds } Wunden)
op-survive = überleben und { $n } heilen
op-rage = { $less ->
    [true] −
   *[false] +
  }{ $n } Wut
op-discard_item = einen zufälligen Gegenstand verlieren
op-ready = { $n ->
    [one] eine Kraft wird bereit
   *[other] { $n } Kräfte werden bereit
  }
op-recharge = { $less ->
    [true] Kräfte laden um { $n } schneller auf
   *[false] Kräfte verzögern sich um { $n }
  }
op-pay_recharge = eine eigene Kraft umdrehen
op-charge = { $n ->
    [one] 1 Ladung kommt zurück
   *[other] { $n } Ladungen kommen zurück
  }
op-enemy_power = { $n ->
    [one] eine Gegnerkraft
   *[other] { $n } Gegnerkräfte
  } ziehen
op-discard_enemy_powers = legt ihre Kräfte ab: für jede { $wounds } Wunden an alle Helden der Zone
op-keep_item = der Gegenstand wird nicht verbraucht
op-look_at_trap = die nächste Falle ansehen
op-spend_dome = die Kuppel der Widerstandskraft ablegen: alle anderen Helden darunter heilen { $n }
op-phials = eine Phiole nehmen oder alle benutzen
op-gain-gold = { $n } Gold
op-gain-treasure = { $n ->
    [one] ein Schatz
   *[other] { $n } Schätze
  }
op-gain-loot = { $n ->
    [one] ein Beutemarker
   *[other] { $n } Beutemarker
  }
op-gain-shards = { $n ->
    [one] ein Seelensplitter
   *[other] { $n } Seelensplitter
  }
op-spring_trap = eine Falle
op-zone_token = { $what } { $level } in { $where_id ->
    [owner] der Zone
    [target] der Zone des Ziels
    [target_and_adjacent] der Zone des Ziels und ringsum
   *[other] der Zone des zuletzt aktiven Helden
  }
op-put_token = { $what } in { $where_id ->
    [owner] der Zone
   *[other] der Zone des Ziels
  }{ $radius ->
    [0] { "" }
   *[other] { " " }(wirkt bis { $radius })
  }
op-remove_fire = das Feuer löschen
op-terrain = { $what } in der nächsten leeren Zone
op-place_shadows = ein Schatten an jedem offenen Portal
op-place_loot = ein Beutemarker beim zuletzt aktiven Helden
op-spawn = { $n ->
    [one] ein Gegner erscheint
   *[other] { $n } Gegner erscheinen
  } an einem Portal
op-spawn_plague = { $n } × { $what } { $where_id ->
    [owner] in der eigenen Zone
    [adjacent] daneben
   *[other] an einem Portal
  }
op-summon = { $companion } herbeirufen (Stufe { $level })
op-activate_companion = { $companion } handelt
op-value = { $less ->
    [true] −
   *[false] +
  }{ $n } { $what_id ->
    [max_hp] Trefferpunkte
    [movement] Bewegung
    [load] Traglast
    [armor] Rüstung
    [presence] Präsenz
    [dice] Verteidigungswürfel
    [shields] magische Schilde
    [steps] Schritte
   *[count] Figuren für die Kontrolle
  }
op-immune = immun gegen { $to }{ $level ->
    [0] { "" }
   *[other] { " " }(bis { $level })
  }
op-forbid = { $what_id ->
    [heavy_armour] keine schwere Rüstung
    [energy] keine Eigenschaften, die Energie kosten
    [direct_target] nicht direkt angreifbar
    [barriers_hinder] Barrieren hindern es nicht
   *[other] Hindernisse hindern es nicht
  }
op-huge = zählt für die Kontrolle, auch wenn es liegt
op-free_once = { $what_id ->
    [force_open] Aufbrechen
    [search] Durchsuchen
   *[pray] Beten
  } als freie Aktion
op-fire_hurts = { $heals ->
    [true] Feuer heilt es
   *[false] Feuer verletzt es stärker
  }

op-go = { $zones ->
    [0] in den Nahkampf gehen
    [one] 1 Zone gehen
   *[other] { $zones } Zonen gehen
  }{ $toward_id ->
    [nearest] , zum nächsten Helden
   *[target] { $zones ->
        [0] { "" }
       *[other] , zum Ziel
      }
  }{ $bonus_id ->
    [rush] { " " }(Ansturm: je Zone +1 Treffer, −1 Rüstung)
   *[other] { "" }
  }
op-withdraw = { $zones ->
    [one] 1 Zone
   *[other] { $zones } Zonen
  } zurückweichen
op-strike = Angriff { $hits ->
    [none] mit der { $weapon_id ->
        [offhand] Nebenhand
       *[main] Hauptwaffe
      }
   *[other] mit { $hits } Treffern
  }{ $against_id ->
    [others_in_zone] { " " }auf alle anderen in der Zone
    [all_in_zone] { " " }auf alle in der Zone
    [all_in_target_zone] { " " }auf alle in der Zone des Ziels
    [nearest] { " " }auf den nächsten Helden
    [in_zone] { " " }auf jemanden in der Zone
   *[target] { "" }
  }{ $within ->
    [none] { "" }
    [0] { "" }
   *[other] { " " }bis { $within }
  }{ $pushback ->
    [true] , Rückstoß
   *[false] { "" }
  }{ $crit ->
    [true] , kritischer Treffer
   *[false] { "" }
  }
op-use = { $ability } einsetzen
op-block_sight = niemand sieht in seine Zone hinein oder hinaus
op-scatter = jeder Held wird zu einem Portal geworfen; wer dort andere trifft, erleidet { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
  } und stürzt
op-activate = alle Gegner des höchsten Rangs handeln
op-use_specials = alle Gegner setzen ihre Sonderfähigkeiten ein
op-advance = { $who_id ->
    [green_within_1] grüne Gegner bis 1 gehen
   *[all] alle Gegner gehen
  } { $zones ->
    [one] 1 Zone
   *[other] { $zones } Zonen
  } zum nächsten Helden
op-delay_powers = Kräfte der Helden bis { $within } verzögern sich
op-flip = es kämpft von nun an anders
name-pushback = Rückstoß
name-green = grün
name-blue = blau
name-red = rot
name-violet = violett
