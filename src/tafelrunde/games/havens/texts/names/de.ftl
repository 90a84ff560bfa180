# Wie die Dinge heißen, Deutsch

## Der Tisch

name-map = Karte
name-door = Tür
name-coin = Münze
name-coins = Münzen
    .short = $
name-treasure = Schatz
name-goal_tile = Zielaufleger
name-health = Trefferpunkte
    .short = { "TP " }
name-hand = Handkarten
    .short = { "Karten " }
name-discard = Abwurfstapel
name-lost_pile = Verlorenstapel
name-xp = Erfahrung
    .short = { "EP " }
name-check = Häkchen
name-price = Gold
name-offers = Angebot
name-perks = Verbesserungen
name-gold = Gold
name-long_rest = lange Rast
name-exhausted = erschöpft
name-escaped = in Sicherheit
name-modifiers = Angriffsmodifikatoren
name-monster_modifiers = Modifikatoren der Monster
name-allies_modifiers = Modifikatoren der Verbündeten
name-figures = Figuren
name-goal = Ziel
name-battle_goal = Kampfziel
name-special_rule = Sonderregel
name-setback = Niederlage
name-scenario_level = Szenariostufe
name-random = Zufallsabenteuer
name-monsters = Monster
name-lead = Hauptkarte
name-spawn = Einstieg
name-top = oben
name-bottom = unten

## Was auf Karten steht

name-slot = Einsatzfelder
name-round = bis zum Ende der Runde
name-persistent = anhaltend
name-lost = danach verloren
name-unrecoverable = kommt nicht zurück
name-spent = danach abgenutzt
name-link = verbundenes Feld
name-flip = umdrehen
name-consumed = danach verbraucht
name-minus_ones = −1-Karten, solange ausgerüstet

## Fertigkeiten

name-move = Bewegung
name-jump = Springen
name-flying = Fliegen
name-attack = Angriff
name-range = Reichweite
name-targets = Ziele
name-add_target = Ziel hinzufügen
name-pierce = Durchstechen
name-push = Schieben
name-pull = Ziehen
name-heal = Heilung
name-shield = Schild
name-retaliate = Vergeltung
name-loot = Beute
name-cond = Zustand
name-cleanse = Zustände entfernen
name-damage = Schaden
name-suffer = Schaden erleiden
name-summon = Beschwörung
name-trap = Falle
name-disarm_trap = Falle entschärfen
name-tile = Plättchen
name-obstacle = Hindernis
name-recover = Karten zurückbekommen
name-refresh = Gegenstände erneuern
name-infuse = Erschaffen
name-consume = Verbrauchen
name-trigger = Andauernde Wirkung
name-reorder = Vorausschau
name-teleport = Teleportieren
name-tokens = Zeitmarken
name-return = Zurück zum Anfang
name-haste = Schnelle Züge frei
name-shadows = Schatten
name-shadow = Schatten
name-switch = Andere Form annehmen
name-form_melee = Nahkampfform
name-form_ranged = Fernkampfform
name-rewind = Marker zurück
name-grant = Gewähren
name-control = Kontrollieren
name-guard = Gedeckt
name-special = Spezialaktion
name-open_door = Tür öffnen
name-advantage = Vorteil
name-attackers_disadvantaged = Angreifer haben Nachteil
name-ignore_items = negative Wirkungen von Gegenständen ignorieren
name-ignore_scenario = negative Wirkungen des Szenarios ignorieren

## Zustände und Elemente

name-poison = Gift
name-wound = Wunde
name-immobilize = Lähmung
name-disarm = Entwaffnen
name-stun = Betäubung
name-muddle = Verwirrung
name-curse = Fluch
name-invisible = Unsichtbar
name-strengthen = Stärkung
name-bless = Segen
name-ward = Schutz
name-regenerate = Regeneration
name-brittle = Spröde
name-bane = Ruin
name-impair = Hindern
name-fire = Feuer
name-ice = Eis
name-air = Luft
name-earth = Erde
name-light = Licht
name-dark = Dunkel
name-any = beliebiges Element
name-inert = inaktiv
name-waning = schwindend
name-strong = stark

## Ränge und Plätze für Gegenstände

name-normal = normal
name-elite = Elite
name-boss = Boss
name-named = benannt
name-head = Kopf
name-body = Körper
name-legs = Beine
name-one_hand = eine Hand
name-two_hands = zwei Hände
name-small = kleiner Gegenstand

## Modifikatorkarten

perk-remove = { $n }× [{ $card }] entfernen
perk-add = { $n }× [{ $card }] dazu
modifier-rolling = ↻ { $rest }
modifier-effect = { $value } { $effect }
modifier-null = ×0
modifier-x2 = ×2
modifier-temporary = −1 (dieses Szenario)
modifier-number = { $what } { $n }
modifier-self = { $what } (selbst)
modifier-add_target = Ziel hinzufügen
modifier-term = Modifikator
modifier-term-rolling = Zusatzmodifikator
modifier-term-x2 = Modifikator ×2
