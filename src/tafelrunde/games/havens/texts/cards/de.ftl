# Was auf Karten steht: Fertigkeiten, Gegenstände, Kampfziele, Monster; Deutsch

## Fertigkeiten in Worten

special-action = Spezialaktion { $n }: { $abilities }
dots = { $one } · { $more }
line-perk = { $perk }
line-mastery = { $mastery }: { $task }
feat-and = { $one }, { $other }
feat-active = habe am Ende { $n } aktive Karten
feat-cards = habe am Ende { $n } Karten in Hand und Ablage
feat-damage = füge { $n } Schaden zu
feat-without-damage = ohne Schaden zuzufügen
feat-kills = töte { $n } Feinde
feat-without-kills = ohne einen Feind zu töten
feat-elite_kills = töte { $n } Elite- oder Bossgegner
feat-without-elite_kills = ohne einen Elitegegner zu töten
feat-elements = verbrauche { $n } Elemente
feat-without-elements = ohne ein Element zu verbrauchen
feat-items = benutze { $n } Gegenstände
feat-without-items = ohne einen Gegenstand zu benutzen
feat-short_rests = raste { $n }-mal kurz
feat-without-short_rests = ohne kurze Rast
feat-long_rests = raste { $n }-mal lang
feat-without-long_rests = ohne lange Rast
feat-cards_lost_to_damage = verliere { $n } Karten durch Schaden
feat-without-cards_lost_to_damage = ohne eine Karte durch Schaden zu verlieren
feat-summoned = rufe { $n } Figuren herbei
feat-without-summoned = ohne eine Figur herbeizurufen
feat-summon_kills = lass deine Herbeigerufenen { $n } Feinde töten
feat-without-summon_kills = ohne dass Herbeigerufene töten
feat-formations = führe { $n } Angriffe in Formation aus
feat-without-formations = ohne Angriff in Formation
feat-grants = lass Verbündete { $n }-mal handeln
feat-without-grants = ohne Verbündete handeln zu lassen
feat-fast_turns = mache { $n } schnelle Züge
feat-without-fast_turns = ohne schnellen Zug
feat-slow_turns = mache { $n } langsame Züge
feat-without-slow_turns = ohne langsamen Zug
feat-switches = wechsle { $n }-mal die Form
feat-without-switches = ohne die Form zu wechseln
feat-shadows = lege { $n } Schatten
feat-without-shadows = ohne einen Schatten zu legen
feat-shadow_attacks = greife { $n }-mal aus Schatten an
feat-without-shadow_attacks = ohne aus einem Schatten anzugreifen
feat-forced_steps = schiebe und ziehe Feinde um { $n } Felder
feat-without-forced_steps = ohne zu schieben oder zu ziehen
feat-traps_laid = lege { $n } Fallen
feat-without-traps_laid = ohne eine Falle zu legen
feat-retaliated = vergelte { $n } Schaden
feat-without-retaliated = ohne zu vergelten
line-summon = { $hp } TP, Bewegung { $move }, Angriff { $attack }{ $range ->
    [0] {""}
   *[other] , Reichweite { $range }
}
line-card = { $card }
line-of = { $ability }: { $details }
line-bonus = { $gain }, { $when }
line-augment = { $elements } verbrauchen: { $gain }
line-fast = Schnell: { $abilities }
line-cost = Kostet { $elements }
line-rounds = Noch { $n } weitere Runden
tip-link = Für Bewegung liegt dieses Feld neben { $to }; eine Sichtlinie besteht nicht.
detail-from-shadow = von einem Schatten aus
detail-shadows-place = legen
detail-shadows-move = jeden bewegen
detail-shadows-heal = beliebig viele entfernen: so viel Heilung für jeden
detail-teleport-shadow = auf einen Schatten
detail-teleport-beside_shadow = auf einen Schatten oder daneben
event-name-shadow_attack_by_self = Wenn du von einem Schatten aus angreifst
when-per_shadow = für jeden deiner Schatten
when-near_shadow = wenn du auf oder neben einem deiner Schatten stehst
tip-shadow = Ein Schatten: { $hero }.
line-form = ({ $form })
line-trigger = { $event }: { $gain }
line-trigger-when = { $event }, { $when }: { $gain }
sentence = { $ability } { $n }
sentence-plain = { $ability }
sentence-details = { $sentence } · { $details }
short-move = Bew
short-attack = Angr
short-range = RW { $n }
short-range_mod = RW { $n }
short-heal = Heil
short-retaliate = Verg
this-round = diese Runde: { $abilities }
line-monster_card = Karte: { $abilities }

detail-range = Reichweite { $n }
detail-range_mod = Reichweite { $n }
detail-melee = Nahkampf
detail-reach = bis { $n } Felder weit
detail-targets = { $n } Ziele
detail-all_targets = alle Feinde in Reichweite
detail-moved_through = jeder durchquerte Feind
detail-pierce = Durchstechen { $n }
detail-push = Schieben { $n }
detail-pull = Ziehen { $n }
detail-jump = Springen
detail-area = Fläche aus { $n } Feldern
detail-advantage = Vorteil
detail-distance = bis zu { $n } Felder
detail-times = { $n }-mal
detail-xp_per_target = { $n } EP je Ziel
detail-immune = immun gegen { $conditions }
detail-infuse = { $element } erschaffen
detail-conditions = { $conditions }
detail-obstacle-create = eines erschaffen
detail-obstacle-destroy = eines zerstören
detail-obstacle-move = eines versetzen
detail-tile-create = { $kind } erschaffen
detail-tile-destroy = { $kind } zerstören
detail-tile-relocate = { $kind } anderswo hinlegen
detail-tile-move = { $kind } verschieben
detail-tile-replace = { $kind } durch { $into } ersetzen
detail-tile-spring = eine Falle selbst auslösen
tile-trap = eine Falle
tile-obstacle = ein Hindernis
tile-hazard = gefährliches Gelände
tile-difficult = schwieriges Gelände
tile-ice = Eis
detail-from-discard = vom Abwurfstapel
detail-from-lost = vom Verlorenstapel
detail-items-spent = abgenutzte
detail-items-consumed = verbrauchte
detail-items-any = abgenutzte oder verbrauchte
detail-summon = { $what }
detail-rank = { $rank }
detail-otherwise = sind alle Türen offen: { $abilities }
detail-commanded = führt aus: { $abilities }

who-self = selbst
who-ally = ein Verbündeter (nicht selbst)
who-allies = alle Verbündeten in Reichweite (nicht selbst)
who-self_and_allies = selbst und alle Verbündeten in Reichweite
who-summon = eine deiner Beschwörungen
who-summons = alle deine Beschwörungen in Reichweite
who-one = selbst oder ein Verbündeter
who-enemy = ein Feind
who-enemies = alle Feinde in Reichweite
who-adjacent_enemy = ein angrenzender Feind
who-adjacent_enemies = alle angrenzenden Feinde
who-adjacent_allies = alle angrenzenden Verbündeten
who-allies_in_area = Verbündete in der Fläche
who-enemies_adjacent_to_obstacle = alle Feinde in Reichweite neben einem Hindernis

## Wann Boni zählen

when-target_isolated = wenn neben dem Ziel keiner seiner Verbündeten steht
when-target_adjacent_to_your_ally = wenn einer deiner Verbündeten neben dem Ziel steht
when-target_negative_condition = wenn das Ziel einen negativen Zustand hat
when-target_poisoned = wenn das Ziel vergiftet ist
when-target_full_hp = wenn das Ziel unverletzt ist
when-target_adjacent_obstacle = wenn das Ziel neben einem Hindernis steht
when-twice_target_shield = zweimal für jeden Schildpunkt des Ziels
when-self_damaged = wenn du verletzt bist
when-self_invisible = wenn du unsichtbar bist
when-per_adjacent_enemy = für jeden Feind neben dir
when-per_adjacent_ally = für jeden Verbündeten neben dir
when-stopped_by_wall_or_obstacle = wenn eine Wand oder ein Hindernis es aufhält

event-name-attacked = wenn du angegriffen wirst
event-name-ranged_attacked = wenn du aus der Ferne angegriffen wirst
event-name-approached = wenn ein Gegner neben dich kommt
event-name-attack_by_self = bei deinen Angriffen
event-name-melee_attack_by_self = bei deinen Nahkampfangriffen
event-name-ranged_attack_by_self = bei deinen Fernkampfangriffen
event-name-move_by_self = bei deinen Bewegungen
event-name-damage = wenn du Schaden erleiden würdest

## Was man bekommt

gains = { $gains }
gain-attack = { $n } Angriff
gain-double = Angriffswert verdoppeln
gain-range = { $n } Reichweite
gain-pierce = Durchstechen { $n }
gain-push = Schieben { $n }
gain-pull = Ziehen { $n }
gain-add_target = { $n ->
    [one] 1 Ziel mehr
   *[other] { $n } Ziele mehr
}
gain-heal = Heilung { $n }
gain-damage = { $n } Schaden
gain-shield = Schild { $n }
gain-retaliate = Vergeltung { $n }
gain-survive_with = stattdessen { $n } Trefferpunkte behalten
gain-move = { $n } Bewegung
gain-tokens = { $n } Zeitmarken
gain-slots = { $n } kleine Gegenstände mehr
gain-xp = { $n } EP
gain-advantage = Vorteil
gain-disadvantage = der Angreifer hat Nachteil
gain-ignore_disadvantage = kein Nachteil
gain-negate = kein Schaden
gain-unpierced = Durchstechen wirkt nicht
gain-unmoved = Schieben und Ziehen wirken nicht
gain-prevent = er wirkt nicht
gain-halve = die Falle macht nur halben Schaden
gain-wild_element = ein inaktives Element gilt als schwindend
gain-jump = Springen
gain-fly = Fliegen
gain-sure_footed = schwieriges und gefährliches Gelände zählt nicht
gain-through_enemies = durch Feinde hindurchgehen
gain-cond = { $cond }
gain-own_cond = { $cond } für dich
gain-infuse = { $element } erschaffen
gain-double_as = eine gezogene ×2 zählt als +{ $n }
gain-area = Fläche statt eines Ziels

## Gegenstände

line-item = { $when }: { $what }
line-item-only = { $when } ({ $only }): { $what }
window-always = immer
window-turn = in deinem Zug
window-turn_start = zu Beginn deines Zuges
window-move = bei deiner Bewegung
window-attack = bei deinem Angriff
window-target = bei deinem Angriff auf ein Ziel
window-attacked = wenn du angegriffen wirst
window-double_drawn = wenn gegen dich ×2 gezogen wird
window-damage = wenn du Schaden erleiden würdest
window-fatal = wenn dich Schaden erschöpfen würde
window-condition = wenn du einen negativen Zustand bekommen würdest
window-heal = bei deiner Heilung
window-consume = wenn du Elemente verbrauchst
window-trap = wenn du eine Falle auslöst
only-melee = Nahkampf
only-ranged = Fernkampf
only-single = ein Ziel

## Kampfziele

goal-test-cards_left = Habe am Ende mindestens { $n } Karten auf der Hand und im Abwurf.
goal-test-xp_at_most = Sammle im Szenario höchstens { $n } EP.
goal-test-coins = Erbeute mindestens { $n } Münzen.
goal-test-no_loot = Erbeute weder Münzen noch Schätze.
goal-test-kill_undamaged = Töte einen unverletzten Feind mit einem einzigen Angriff.
goal-test-kill_elite = { $n ->
    [one] Töte eine Elite oder einen Boss.
   *[other] Töte { $n } Eliten oder Bosse.
}
goal-test-first_kill = Töte den ersten Feind des Szenarios.
goal-test-last_kill = Töte den letzten Feind des Szenarios.
goal-test-never_below_half = Falle nie unter die Hälfte deiner Trefferpunkte.
goal-test-ended_round_low = Beende eine Runde mit höchstens { $n } Trefferpunkten.
goal-test-no_long_rest = Halte keine lange Rast.
goal-test-no_short_rest = Halte keine kurze Rast.
goal-test-doors = Öffne { $n } Türen (oder alle, wenn es weniger sind).
goal-test-no_door = Öffne keine Tür.
goal-test-no_item = Setze keinen Gegenstand ein.
goal-test-items = Setze { $n } verschiedene Gegenstände ein.
goal-test-alone_in_room = Beende einen Zug allein in einem Raum.
goal-test-nobody_exhausted = Niemand ist erschöpft.
goal-test-alive_with_hand = { $n ->
    [one] Sei nicht erschöpft und habe am Ende eine Karte auf der Hand.
   *[other] Sei nicht erschöpft und habe am Ende { $n } Karten auf der Hand.
}
goal-test-kills_at_least = Töte mindestens { $n } Feinde.
goal-test-kills_at_most = Töte höchstens { $n } Feinde.
goal-test-trap_triggered = Löse eine Falle aus, indem du sie betrittst.
goal-test-elements = Verbrauche mindestens { $n } Elemente.
goal-test-treasure = Erbeute einen Schatz.
goal-test-damage_at_least = Füge mindestens { $n } Schaden zu.
goal-test-suffered_at_least = Erleide mindestens { $n } Schaden.
goal-test-no_card_lost = Verliere keine Karte, um Schaden abzuwenden.
goal-test-cards_lost = { $n ->
    [one] Verliere eine Karte, um Schaden abzuwenden.
   *[other] Verliere mindestens { $n } Karten, um Schaden abzuwenden.
}
goal-test-long_rests = { $n ->
    [one] Mache eine lange Rast.
   *[other] Mache mindestens { $n } lange Rasten.
}
goal-test-short_rests = { $n ->
    [one] Mache eine kurze Rast.
   *[other] Mache mindestens { $n } kurze Rasten.
}
goal-test-forced_steps = Schiebe und ziehe Feinde um insgesamt mindestens { $n } Felder.
goal-test-no_element = Verbrauche kein Element.
goal-test-loot_cards = Ziehe mindestens { $n } Beutekarten.
goal-test-most_kills = Niemand tötet mehr Feinde als du.
goal-test-most_damage = Niemand fügt mehr Schaden zu als du.
goal-met = Erfüllt, wenn das Szenario jetzt gewonnen würde.
goal-not-met = Noch nicht erfüllt.

## Erklärungen

tip-hero = Stufe { $level }: { $hp } von { $most } Trefferpunkten, { $hand } auf der Hand, { $discard } abgeworfen, { $lost } verloren, { $xp } EP, { $coins } Münzen
tip-hero-before = Stufe { $level }
tip-hero-out = Stufe { $level }: nicht mehr im Szenario, { $xp } EP, { $coins } Münzen
tip-health = { $hp } von { $most } Trefferpunkten
tip-monster = { $rank }: Bewegung { $move }, Angriff { $attack }{ $range ->
    [0] {""}
   *[other] , Reichweite { $range }
}
tip-ally = Bewegung { $move }, Angriff { $attack }{ $range ->
    [0] {""}
   *[other] , Reichweite { $range }
}
tip-owner = Beschworen von { $hero }
tip-traits = Immer: { $traits }
trait = { $what } { $n }
tip-card = { $card } ({ $initiative })
tip-empty = keine Karten
tip-trap = Wer sie betritt, erleidet { $damage } Schaden{ $conditions ->
    [none] {""}
   *[other] {" "}und bekommt { $conditions }
}; danach ist die Falle weg.
tip-trap-conditions = Wer sie betritt, bekommt { $conditions }; danach ist die Falle weg.
tip-hazard = Wer es betritt, erleidet { $damage } Schaden.
tip-obstacle = Niemand geht hindurch; wer fliegt oder springt, kommt darüber. Die Sicht bleibt frei.
tip-difficult = Es zu betreten kostet 2 Bewegungspunkte.
tip-ice = Wer es betritt, gleitet in derselben Richtung weiter, wenn nichts im Weg ist.
tip-corridor = Verbindet zwei Teile eines Raums.
tip-plate = Etwas geschieht, wenn ein Charakter hier seinen Zug beendet.
tip-door = Öffnet sich, wenn ein Charakter sie betritt. Für Monster ist sie eine Wand.
tip-door_locked = Verschlossen: Das Szenario sagt, wann sie aufgeht.
tip-fog = Noch nicht aufgedeckt.
tip-coin = Erbeutet, wer hier seinen Zug beendet, oder eine Beute-Fertigkeit.
tip-chest = Ein Schatz: wird wie eine Münze erbeutet.
tip-goal_tile = Gehört zum Ziel des Szenarios: wird wie eine Münze erbeutet.
tip-element = { $state }
tip-modifiers = { $n } Karten im Stapel, { $discarded } abgeworfen; nach ×2 und ×0 wird am Ende der Runde gemischt.
tip-shuffle = Wird am Ende dieser Runde gemischt.
tip-class = { $role }
tip-beginners = Gut für den Anfang.
tip-item-slot = { $slot }
tip-used-slots = { $used } von { $slots } Einsatzfeldern benutzt
tip-poison = Gift: Angriffe gegen die Figur sind um 1 stärker. Eine Heilung nimmt nur das Gift weg.
tip-wound = Wunde: 1 Schaden zu Beginn jedes ihrer Züge, bis sie geheilt wird.
tip-immobilize = Lähmung: keine Bewegungsfertigkeiten bis zum Ende ihres nächsten Zuges.
tip-disarm = Entwaffnen: keine Angriffe bis zum Ende ihres nächsten Zuges.
tip-stun = Betäubung: keine Fertigkeiten und Gegenstände bis zum Ende ihres nächsten Zuges.
tip-muddle = Verwirrung: Nachteil bei allen Angriffen bis zum Ende ihres nächsten Zuges.
tip-invisible = Unsichtbar: Feinde können sie nicht als Ziel wählen bis zum Ende ihres nächsten Zuges.
tip-strengthen = Stärkung: Vorteil bei allen Angriffen bis zum Ende ihres nächsten Zuges.
tip-curse = Fluch: eine ×0-Karte im Modifikatorstapel.
tip-bless = Segen: eine ×2-Karte im Modifikatorstapel.
tip-ward = Schutz: Der nächste Schaden, den sie erleidet, wird halbiert.
tip-regenerate = Regeneration: Heilung 1 zu Beginn jedes ihrer Züge, bis sie Schaden erleidet.
tip-brittle = Spröde: Der nächste Schaden, den sie erleidet, wird verdoppelt. Eine Heilung beendet das.
tip-bane = Ruin: 10 Schaden am Ende ihres nächsten Zuges, wenn sie nicht vorher geheilt wird.
tip-impair = Hindern: Keine Gegenstände bis zum Ende ihres nächsten Zuges.
tip-shield = Schild { $n }: Angriffe auf die Figur machen { $n } Schaden weniger.
tip-retaliate = Vergeltung { $n }: Wer sie aus bis zu { $range ->
    [one] 1 Feld
   *[other] { $range } Feldern
} Entfernung angreift, erleidet { $n } Schaden.
tip-guard = Gedeckt: Angriffe auf die Figur haben Nachteil bis zum Ende der Runde.

## Ziele von Szenarien

scenario-goal-kill_all = Tötet alle Feinde in allen Räumen: { $left ->
    [0] keiner zu sehen
   *[other] { $left } zu sehen
}{ $rooms ->
    [0] .
    [one] , 1 Raum noch zu.
   *[other] , { $rooms } Räume noch zu.
}
scenario-goal-kill_boss = Tötet { $type }.
scenario-goal-kill_boss-all = Tötet { $type } und alle anderen aufgedeckten Feinde.
scenario-goal-kill = Tötet { $n }-mal { $type }: bisher { $done }.
scenario-goal-destroy = Zerstört alle Aufleger { $what }: { $left } zu sehen.
scenario-goal-collect = Erbeutet { $n } Zielaufleger: bisher { $done }.
scenario-goal-reach = Am Ende einer Runde müssen alle Charaktere auf markierten Feldern stehen.
scenario-goal-escape = Alle Charaktere müssen ihren Zug auf einem markierten Feld beenden und entkommen: noch { $left } drinnen.
scenario-goal-survive = Haltet bis zum Ende von Runde { $n } durch.
scenario-goal-explore = Deckt alle Räume auf: noch { $rooms } verschlossen.
scenario-goal-press = Betätigt alle markierten Platten: noch { $left }.
scenario-goal-hold = Haltet die markierten Felder: Am Ende von { $n } Runden muss dort ein Charakter stehen und kein Feind. Bisher { $done }.
scenario-goal-both = { $one } Und: { $other }
scenario-setback-ally_lost = Wer nicht fallen darf, sonst ist das Szenario verloren: { $what }.
scenario-setback-too_late = Verloren, wenn das Ziel am Ende von Runde { $n } nicht erreicht ist.
scenario-setback-breach = Verloren, wenn ein Feind seinen Zug auf einem markierten Feld beendet.
briefing-no-story = Diese Geschichte hat noch niemand erzählt: Was hier wartet, seht ihr, wenn die Türen aufgehen.
briefing-exhausted = Das Szenario ist verloren, wenn alle Charaktere erschöpft sind.
scenario-burden = −1-Karten in jedem Modifikatorstapel: { $n }
level-line = Stufe { $level }: Fallen { $trap } Schaden, Gefahren { $hazard }, Münzen { $gold } Gold, { $xp } EP bei Sieg

## Der Titel

title = { $scenario }, Runde { $round }
title-setup = { $scenario }
