# Gloomhaven, Deutsch

## Titles

title = { $scenario }, Runde { $round }
game-title = Gloomhaven
game-summary = Führt Söldner durch Gewölbe voller Monster: Jede Karte zählt, und niemand würfelt.
level-line = Stufe { $level }: Fallen { $trap }, Gefahren { $hazard }, eine Münze bringt { $gold } Gold, der Sieg { $xp } EP

## Names

name-map = Karte
name-door = Tür
name-coin = Münze
name-treasure = Schatz
name-goal_tile = Zielaufleger
name-health = Trefferpunkte
name-hand = Handkarten
name-discard = abgeworfene Karten
name-lost = verloren
name-xp = Erfahrung
name-check = Häkchen
name-long_rest = lange Rast
name-exhausted = erschöpft
name-modifiers = Angriffsmodifikatoren
name-monster_modifiers = Modifikatoren der Monster
name-figures = Figuren
name-slot = Einsatzfelder
name-round = bis zum Ende der Runde
name-persistent = anhaltend
name-spent = danach abgenutzt
name-consumed = danach verbraucht
name-move = Bewegung
name-jump = Springen
name-flying = Fliegen
name-attack = Angriff
name-range = Reichweite
name-targets = Ziele
name-pierce = Durchstechen
name-push = Schieben
name-pull = Ziehen
name-heal = Heilung
name-shield = Schild
name-retaliate = Vergeltung
name-loot = Beute
name-cleanse = Zustände entfernen
name-damage = Schaden
name-suffer = Schaden erleiden
name-summon = Beschwörung
name-trap = Falle
name-disarm_trap = Falle entschärfen
name-obstacle = Hindernis
name-recover = Karten zurückbekommen
name-refresh = Gegenstände erneuern
name-infuse = Erschaffen
name-consume = Verbrauchen
name-trigger = Andauernde Wirkung
name-reorder = Vorausschau
name-guard = Gedeckt
name-special = Spezialaktion
name-open_door = Tür öffnen
name-advantage = Vorteil
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
name-fire = Feuer
name-ice = Eis
name-air = Luft
name-earth = Erde
name-light = Licht
name-dark = Dunkel
name-any = beliebiges Element
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
name-inert = inaktiv
name-waning = schwindend
name-strong = stark

## What abilities do

line-range = Reichweite { $n }
line-range_mod = Reichweite { $n }
line-reach = bis zu { $n } Felder entfernt
line-targets = { $n } Ziele
line-all_targets = alle Feinde in Reichweite
line-moved_through = jeden Feind, durch dessen Feld die Bewegung führte
line-pierce = Durchstechen { $n }
line-push = Schieben { $n }
line-pull = Ziehen { $n }
line-jump = Springen
line-on_self = sich selbst
line-xp_per_target = { $n } EP für jedes Ziel
line-summon = { $what }
line-special = Spezialaktion { $what }
line-immune = immun gegen { $conditions }
line-who = { $who }
line-from = { $source_id ->
    [lost] vom Verlorenstapel
   *[other] vom Abwurfstapel
    }
line-items = { $items_id ->
    [spent] abgenutzte Gegenstände
    [consumed] verbrauchte Gegenstände
   *[any] abgenutzte oder verbrauchte Gegenstände
    }
line-obstacle = { $what_id ->
    [create] ein Hindernis erschaffen
    [destroy] ein Hindernis zerstören
   *[move] ein Hindernis verschieben
    }
line-bonus = { $when }: { $gain }
line-augment = { $elements } verbrauchen: { $gain }
line-trigger = { $event }{ $when_id ->
    [none] {""}
   *[other] {" "}({ $when })
    }: { $gain }
line-when = { $when }

## Whom abilities are for

name-self = sich selbst
name-ally = ein Verbündeter
name-allies = alle Verbündeten
name-one = sich selbst oder ein Verbündeter
name-enemy = ein Feind
name-enemies = alle Feinde in Reichweite
name-adjacent_enemy = ein benachbarter Feind
name-adjacent_enemies = alle benachbarten Feinde
name-adjacent_allies = alle benachbarten Verbündeten
name-allies_in_area = auch Verbündete im Gebiet
name-enemies_adjacent_to_obstacle = alle Feinde neben einem Hindernis

## When bonuses count

name-target_isolated = wenn kein Verbündeter des Ziels neben ihm steht
name-target_adjacent_to_your_ally = wenn einer deiner Verbündeten neben dem Ziel steht
name-target_negative_condition = wenn das Ziel einen negativen Zustand hat
name-target_poisoned = wenn das Ziel vergiftet ist
name-target_full_hp = wenn das Ziel unverletzt ist
name-target_adjacent_obstacle = wenn das Ziel neben einem Hindernis steht
name-twice_target_shield = zweimal für jeden Punkt Schild des Ziels
name-self_damaged = wenn du verletzt bist
name-self_invisible = wenn du unsichtbar bist
name-per_adjacent_enemy = für jeden Feind neben dir
name-stopped_by_wall_or_obstacle = wenn eine Wand oder ein Hindernis es aufhält
name-attacked = wenn du angegriffen wirst
name-attack_by_self = bei deinen Angriffen
name-melee_attack_by_self = bei deinen Nahkampfangriffen
name-always = immer
name-turn = in deinem Zug
name-turn_start = zu Beginn deines Zuges
name-target = bei deinem Angriff auf ein Ziel
name-double_drawn = wenn gegen dich ×2 gezogen wird
name-fatal = wenn Schaden dich erschöpfen würde
name-condition = wenn du einen negativen Zustand bekommen würdest

## Gains

gains = { $gains }
gain-attack = { $n } Angriff
gain-range = { $n } Reichweite
gain-pierce = Durchstechen { $n }
gain-push = Schieben { $n }
gain-pull = Ziehen { $n }
gain-add_target = ein weiteres Ziel
gain-heal = Heilung { $n }
gain-damage = { $n } Schaden
gain-shield = Schild { $n }
gain-retaliate = Vergeltung { $n }
gain-survive_with = stattdessen { $n } Trefferpunkte behalten
gain-move = { $n } Bewegung
gain-slots = { $n } weitere kleine Gegenstände
gain-xp = { $n } EP
gain-advantage = Vorteil
gain-disadvantage = der Angreifer hat Nachteil
gain-ignore_disadvantage = kein Nachteil
gain-negate = kein Schaden
gain-unpierced = Durchstechen wird ignoriert
gain-unmoved = Schieben und Ziehen werden ignoriert
gain-prevent = er wird nicht verteilt
gain-halve = halber Schaden der Falle
gain-wild_element = ein inaktives Element zählt als schwindend
gain-jump = Springen
gain-fly = Fliegen
gain-sure_footed = schwieriges und gefährliches Gelände ignorieren
gain-through_enemies = sich durch Feinde bewegen
gain-cond = { $cond }
gain-own_cond = { $cond } für dich
gain-infuse = { $element } erschaffen
gain-double_as = ein gezogenes ×2 zählt als +{ $n }
gain-area = ein Gebiet statt eines Ziels

## Explanations

tip-hero = { $hero }, Stufe { $level }: { $hp } Trefferpunkte, { $hand } auf der Hand, { $discard } abgeworfen, { $lost } verloren, { $xp } EP, { $coins } Münzen
tip-health = { $hp } von { $most } Trefferpunkten
tip-monster = { $rank }: Bewegung { $move }, Angriff { $attack }{ $range ->
    [0] {""}
   *[other] , Reichweite { $range }
    }
tip-traits = immer: { $traits }
trait = { $what } { $n }
tip-trap = Wer das Feld betritt, erleidet { $damage } Schaden{ $conditions ->
    [none] .
   *[other] {" "}und bekommt: { $conditions }
    } Danach ist sie weg.
tip-hazard = Wer das Feld betritt, erleidet { $damage } Schaden.
tip-obstacle = Niemand läuft hindurch; wer fliegt oder springt, kommt vorbei. Die Sicht ist frei.
tip-difficult = Kostet zwei Bewegungspunkte.
tip-corridor = Verbindet zwei Teile eines Raums.
tip-plate = Etwas geschieht, wenn ein Charakter hier seinen Zug beendet.
tip-door = Öffnet sich, wenn ein Charakter sie betritt. Für Monster ist sie eine Wand.
tip-door_locked = Verschlossen: Das Szenario sagt, wann sie sich öffnet.
tip-element = { $state }
tip-modifiers = { $n } Karten zum Ziehen, { $discarded } abgeworfen
tip-poison = Gift: Angriffe gegen sie sind um 1 stärker. Eine Heilung entfernt nur das Gift.
tip-wound = Wunde: 1 Schaden zu Beginn jedes ihrer Züge, bis sie geheilt wird.
tip-immobilize = Lähmung: keine Bewegung bis zum Ende ihres nächsten Zuges.
tip-disarm = Entwaffnen: kein Angriff bis zum Ende ihres nächsten Zuges.
tip-stun = Betäubung: keine Fertigkeiten und keine Gegenstände bis zum Ende ihres nächsten Zuges.
tip-muddle = Verwirrung: Nachteil bei allen Angriffen bis zum Ende ihres nächsten Zuges.
tip-invisible = Unsichtbar: Feinde können sie bis zum Ende ihres nächsten Zuges nicht als Ziel wählen.
tip-strengthen = Stärkung: Vorteil bei allen Angriffen bis zum Ende ihres nächsten Zuges.
tip-curse = Fluch: eine Null-Karte in ihren Modifikatoren.
tip-bless = Segen: eine ×2-Karte in ihren Modifikatoren.

## Goals of scenarios

goal-kill_all = Tötet alle Feinde, in jedem Raum.
goal-kill_boss = Tötet den Boss und alle aufgedeckten Feinde.
goal-kill = Tötet die genannten Feinde.
goal-destroy = Zerstört die Objekte.
goal-collect = Erbeutet die Zielaufleger.
goal-reach = Alle Charaktere müssen die markierten Felder erreichen.
goal-escape = Alle Charaktere müssen durch den Ausgang entkommen.
goal-survive = Überlebt.
goal-both = Erfüllt beide Ziele.
