# Monster Lands, Deutsch

game-title = Monster Lands
game-summary = Führe einen Clan von Söldnern, schicke sie gegen Monster und in fremde Länder und ernte den meisten Ruhm.


## Aufbau

setup-difficulty = Schwierigkeit
setup-difficulty-intro = Einführung
setup-difficulty-normal = Normal
setup-difficulty-hard = Schwer
setup-difficulty-murderous = Mörderisch
setup-ambush_module = Hinterhalt-Modul
setup-queens_grant = Zuschuss der Königin
setup-more_monsters = Mehr Monster!
setup-extra_mercenaries = Zusätzliche Söldner

about-difficulty = Wie stark die ersten Monster sind und wie viele Würfel die Monster von Runde zu Runde dazubekommen.
tip-ambush_module = Fallen können Hinterhalte sein: Sie stehlen Würfel vom Nachbarpfad oder lenken Monster-Würfel dorthin.
tip-queens_grant = Ab Runde { $from_round } nimmt sich der Startspieler einen zusätzlichen Würfel und ein Geschenk.
tip-more_monsters = In den Runden { $rounds } kommt ein Monster an den leeren Zugang zur Festung.
tip-extra_mercenaries = Im Stapel der Schänke sind weitere Söldner.


## Namen

name-strength = Stärke
name-magic = Magie
name-haggle = Feilschen
name-monster = Monster
name-fire = Feuer
name-water = Wasser
name-air = Luft
name-jungle = Dschungel
name-gold = Gold
name-fame = Ruhm
name-reputation = Ansehen
name-potion = Trank
name-poison = Gift
name-shield = Schild
name-trap = Falle
name-loot = Beute
name-trophy = Trophäe
name-wound = Wunde
name-equipment = Ausrüstung
name-shields = Schilde
name-potions = Tränke
name-poisons = Gifte
name-traps = Fallen
name-weapon = Waffe
name-armor = Rüstung
name-accessory = Zubehör
name-mercenaries = Söldner
name-monsters = Monster
name-lands = Länder
name-paths = Pfadplättchen
name-missions = Missionen
name-panic = Panikplättchen
name-dice_pool = Würfel-Vorrat
name-queens_grant = Zuschuss der Königin
name-deployment = Einsetzphase
name-adventure = Abenteuerphase
name-cleanup = Aufräumphase
name-mission_a = Würfelmission
name-mission_b = Vertrag
name-land_a = Land A
name-land_b = Land B
name-access = Zugang zur Festung
name-mission_a-1 = Würfelmission links
name-mission_a-2 = Würfelmission rechts
name-mission_b-1 = Vertrag links
name-mission_b-2 = Vertrag rechts
name-land_a-1 = Pfad A1
name-land_a-2 = Pfad A2
name-land_a-3 = Pfad A3
name-land_a-4 = Pfad A4
name-land_b-1 = Pfad B1
name-land_b-2 = Pfad B2
name-land_b-3 = Pfad B3
name-land_b-4 = Pfad B4
name-access-1 = Zugang oben
name-access-2 = Zugang unten
name-catch = Fangen
name-defeat = Besiegen
name-conquest = Erobern


## Titel und Phasen

title = Runde { $round } von { $rounds } · { $phase }{ $extra ->
    [0] {""}
   *[other] {" "}· +{ $extra } Monster-Würfel
}

phase-setup = Aufbau
phase-round_start = Beginn der Runde
phase-more_monsters = Würfel-Vorrat
phase-before_pools = Würfel-Vorrat
phase-pools = Würfel-Vorrat
phase-grant = Zuschuss der Königin
phase-haggle_roll = Würfel-Vorrat
phase-rival = Die Rivalin
phase-deployment = Einsetzen
phase-dice_mission = Abenteuer: Würfelmission
phase-contract_mission = Abenteuer: Vertrag
phase-battle = Abenteuer: Gefecht
phase-collect = Aufräumen
phase-panic = Aufräumen: Panik
phase-leaders = Aufräumen: Anführer
phase-salary = Aufräumen: Sold
phase-end_check = Aufräumen
phase-reset = Aufräumen
phase-start_marker = Aufräumen
phase-over = Ende des Spiels


## Mengen und was zwischen ihnen steht

either = { $first } oder { $second }
together = { $things }
amount-gold = { $n } Gold
amount-fame = { $n } Ruhm
amount-potion = { $n ->
    [one] 1 Trank
   *[other] { $n } Tränke
}
amount-poison = { $n ->
    [one] 1 Gift
   *[other] { $n } Gifte
}
amount-shield = { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
}
amount-trap = { $n ->
    [one] 1 Falle
   *[other] { $n } Fallen
}
amount-loot = { $n } Beuteplättchen
amount-wound = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
amount-trophy_card = { $n ->
    [one] 1 Trophäe
   *[other] { $n } Trophäen
}
amount-equipment = { $n ->
    [one] 1 Ausrüstung
   *[other] { $n } Ausrüstungen
}
amount-strength = { $n } Stärke-Würfel
amount-magic = { $n } Magie-Würfel
amount-haggle = { $n } Feilschen-Würfel


## Wirkungen

when-any = {""}
when-monster = {" "}gegen Monster
when-catch = {" "}beim Fangen
when-defeat = {" "}beim Besiegen
when-conquest = {" "}beim Erobern
when-mission = {" "}auf Missionen

ability = { $effect }
ability-round = { $effect } (1× pro Runde)
ability-outside = { $effect } (im Umland)
ability-outside-round = { $effect } (im Umland, 1× pro Runde)
loot-anytime = Jederzeit abzulegen: { $effect }
loot-outside = In der Abenteuerphase abzulegen: { $effect }
land-ability = { $cost }: { $effect }

effect-gain = { $things } erhalten
effect-lose = { $things } verlieren
effect-choose = { $options }
effect-convert_dice = beim Einsetzen { $taken } für { $given }
effect-recolor_die = beim Einsetzen { $n } Würfel gegen eine andere Farbe tauschen
effect-buy_die = beim Einsetzen { $dice } für { $gold } Gold{ $only_if_unassigned ->
    [true] , solange nicht unterwegs
   *[false] {""}
}
effect-trophy = für { $value } Trophäenpunkte behalten
effect-hire_free = { $n } Söldner aus der Schänke gratis anheuern
effect-equip_free = { $n } Ausrüstung vom Basar gratis nehmen
effect-price_mod = { $building }: Preis { $value }, bis auf { $floor }
effect-mine_bonus = { $gold } Gold mehr aus der Mine
effect-storage_mod = Platz für { $value } weitere { $item_id ->
    [trap] Fallen
    [shield] Schilde
    [potion] Tränke
   *[poison] Gifte
}
effect-die_mod = jeder { $color }-Würfel { $value }{ $when }
effect-total_mod = Summe { $value }{ $when }
effect-reroll = { $n ->
    [one] 1 Neuwurf für { $colors }
   *[other] { $n } Neuwürfe für { $colors }{ $distinct ->
        [true] , jeder Würfel einmal
       *[false] {""}
    }
}{ $when }
effect-defense = wehrt { $n } Treffer ab
effect-defense_against = wehrt { $n } Treffer von Monstern ab ({ $affinities })
effect-redirect = { $n ->
    [one] 1 Monster-Würfel trifft
   *[other] { $n } Monster-Würfel treffen
} stattdessen einen Nachbarn
effect-catch_without_trap = fängt ohne Falle
effect-fame_on = { $value } Ruhm fürs { $event }
effect-trap_dice = +{ $dice }{ $protected ->
    [true] , vor Hinterhalten sicher
   *[false] {""}
}
effect-steal_dice = stiehlt { $exact ->
    [true] { $max }
   *[false] bis zu { $max }
} Würfel von einem Nachbarpfad: { $colors }
effect-affinity_dice = in einem Land mit { $affinity } { $n } Affinitäts-Würfel
effect-forbid_equipment = { $type_id ->
    [weapon] Waffen wirken in diesem Kampf nicht
    [armor] Rüstungen wirken in diesem Kampf nicht
   *[accessory] Zubehör wirkt in diesem Kampf nicht
}
effect-forbid_items = nicht in diesem Kampf: { $items }
effect-forbid_defense_talents = Verteidigungstalente wirken nicht
effect-last_hit = wenn besiegt: { $n } Treffer bei allen hier
effect-panic = am Zugang { $n } Panikplättchen statt eines
effect-attacker_die_mod = jeder { $color }-Würfel des Angreifers { $value }
effect-flee_on_catch = in einem Land gefangen, flieht es zum Zugang
effect-auto_hit = { $n ->
    [one] 1 automatischer Treffer
   *[other] { $n } automatische Treffer
} bei jedem Angriff
effect-area_die = { $n } Würfel gegen alle hier bei jedem Angriff
effect-fortress_dice = { $n } Würfel mehr am Zugang
effect-traps_required = zum Fangen { $n } Fallen nötig
effect-fame_loss_on_wound = eine Wunde kostet auch { $n } Ruhm
effect-draw_to_fortress = geht sofort zum Zugang

advantage-defense = wehrt { $n } Treffer ab
advantage-gold = { $n } Gold, wenn der Söldner überlebt
advantage-potion = { $n ->
    [one] 1 Trank
   *[other] { $n } Tränke
} auf dem Auftragsplättchen
advantage-poison = { $n ->
    [one] 1 Gift
   *[other] { $n } Gifte
} auf dem Auftragsplättchen


## Marken

badge-fame = Ruhm
badge-reputation = Ansehen
badge-gold = Gold
badge-score = Siegpunkte bisher
badge-shield = Schilde
badge-potion = Tränke
badge-poison = Gifte
badge-trap = Fallen, verdeckt
badge-loot = Beute
badge-trophy = Trophäenpunkte
badge-equipment = Ausrüstung
badge-leader = Anführer
badge-settled = Angesiedelt
badge-wound = Verwundet
badge-outside = Unterwegs
badge-start = Startspieler
badge-panic = Panik
badge-members = Mitglieder
badge-attack = Monster-Würfel
badge-auto_hit = Automatische Treffer
badge-catch = Fangwert
badge-defeat = Siegwert
badge-conquest = Eroberungswert
badge-power = Monsterkraft
badge-reroll = Neuwürfe
badge-defense = Verteidigungstalente
badge-count = Anzahl
badge-goal = Ziel
badge-brew = Tränke und Gifte
badge-strength = Stärke-Würfel
badge-magic = Magie-Würfel
badge-haggle = Feilschen-Würfel
    .short = F

# Buchstaben der Würfel, wo kein Bild ist
letter-strength = S
letter-magic = M
letter-haggle = F
badge-last_haggle = Letzter Feilschen-Würfel
badge-extra_dice = Zusätzliche Monster-Würfel
badge-fire = Feuer
badge-water = Wasser
badge-air = Luft
badge-jungle = Dschungel


## Der Spielplan

board = Der Spielplan
die-strength = Stärke-Würfel
die-magic = Magie-Würfel
die-haggle = Feilschen-Würfel
die-neutral = Neutraler Würfel
die-monster = Monster-Würfel
die-of = Würfel von { $seat }
die-of-rival = Würfel der Rivalin

building-hunting_lodge = Fallen zu ihrem Preis
building-alchemist = Tränke und Gifte
building-tavern = 1 anheuern · Bier { $beer }
building-armory = Bis { $most } Schilde, je { $price } Gold
building-pawnbroker = { $gold } Gold je Würfel
building-bazaar = 1 Ausrüstung
building-mine = Gold neben dem Feld
building-panic = Panik: geschlossen

space-single = Ein Würfel.
space-double = Zwei Würfel.
space-unlimited = Beliebig viele Würfel.
space-closed = Bei dieser Spielerzahl geschlossen.

loot-display = Beute
mission-goal = Ziel { $goal }
mission-reward = Lohn: { $things }
mission-penalty = Sonst: { $things } verlieren
mission-dice = Genau diese Würfel.
contract-goal = Abgeben: { $things }
contract-left = Links: { $things }
contract-right = Rechts: { $things }
land-none = Für diesen Platz gibt es kein Land mehr.
land-settled_by = Besiedelt von { $mercenary }
land-unsettled = Nicht besiedelt
monster-none = Kein Monster: Das Land kann gleich erobert werden.
monster-caught = Gefangen: { $things }
monster-defeated = Besiegt: { $things }, { $trophy ->
    [one] 1 Trophäenpunkt
   *[other] { $trophy } Trophäenpunkte
}
access-empty = Kein Monster vor dem Tor

path-land-1 = 1
path-land-2 = 2
path-land-3 = 3
path-land-4 = 4
path-mission-1 = Links
path-mission-2 = Rechts
path-access-1 = Oben
path-access-2 = Unten
path-mercenary = { $mercenary } ({ $seat })
path-equipment = Trägt { $equipment }
path-advantage = Vorteil des Pfades: { $advantage }
slot-blocked = Belegt: Fallen oder Schilde brauchen hier mehr Platz, als für sie vorgesehen ist.
slot-required = Nötig: { $colors }.
slot-optional = Möglich: { $colors }.
slot-token = Für eine Falle oder einen Schild.

track-catch = Zum Fangen
track-defeat = Zum Besiegen
track-conquest = Zum Erobern
track-round = Runde

pile-mercenaries = Söldner
pile-traps = Fallen
pile-equipment = Ausrüstung
pile-monsters = Monster
pile-lands = Länder
pile-loot = Beute
pile-panic = Panikplättchen

member-leader = Anführer
member-wounded = Verwundet
member-on_path = Unterwegs: { $path }
member-settled = Besiedelt { $land }
talent-used = In dieser Runde benutzt

equipment-weapon = Waffe
equipment-armor = Rüstung
equipment-accessory = Zubehör
trap-start = Startfalle
trap-improved = Verbesserte Falle
trap-protected = Geschützte Falle: Ihre Würfel können nicht gestohlen werden
trap-ambush = Hinterhalt: Er zählt nur verdeckt als Falle
trap-hidden = Verdeckte Falle
trophy-worth = { $points ->
    [one] 1 Trophäenpunkt
   *[other] { $points } Trophäenpunkte
} am Ende, oder { $gold } Gold


## Hinweise

tip-talent = Talent: { $talent }
tip-dice_granted = Bringt jede Runde { $dice }.
tip-reputation = Ansehen { $n }.
tip-affinity = Affinität: { $affinity }.
tip-aspirant = Anwärter gehen nicht ins Umland, besiedeln nichts und tragen keine Ausrüstung.
tip-hire_cost = Kostet { $price } Gold. Das Ansehen darf nicht über dem Ruhmüberschuss liegen.
tip-price = Kostet ohne Nachlass { $price } Gold.
tip-hidden_trap = Die anderen sehen nur die Rückseite.
tip-unknown_trap = Diese Falle kennt nur { $seat }.
tip-land_use = Ist das Land besiedelt, können hier einmal pro Runde Würfel eingesetzt werden.
tip-dice_allowed = Nimmt { $dice }.
tip-haggle = Ein Feilschen-Würfel senkt den Preis um seinen Wert.
tip-last_haggle = Der letzte Feilschen-Würfel hier zeigt { $face }: Ein niedrigerer zählt ihn zum eigenen Nachlass dazu.
tip-loot_display = Wer weder das Monster überwindet noch das Land erobert, nimmt sich hiervon eines.
tip-mission_a = Erreiche das Ziel mit den Würfeln deines Pfades. Gelingt es beiden, bekommt die höhere Summe den Lohn.
tip-mission_b = Gib ab, was verlangt ist. Eine Strafe gibt es nicht.
tip-conquest = Erreiche { $value }, sobald das Monster überwunden ist: { $things }.
tip-path_dice = { $required ->
    [one] 1 Würfel
   *[other] { $required } Würfel
} nötig, { $optional } weitere möglich.
tip-death_fame = Wer hier stirbt, hinterlässt dem Clan { $fame } Ruhm.
tip-access = Hierher kannst du Söldner nur schicken, solange ein Monster da ist.
tip-access_dice = Beliebig viele Stärke- und Magie-Würfel, Fallen und Schilde.
tip-panic = Solange hier ein Monster steht, schließt jede Runde ein weiteres Gebäude.
tip-attack = Würfelt in dieser Runde mit { $total ->
    [one] 1 Würfel
   *[other] { $total } Würfeln
}: { $dice }.
tip-hits = { $faces } treffen.
dice-attack = { $n } Angriffswert
dice-affinity = { $n } für die Affinität
dice-power = { $n } für seine Kraft
dice-round_track = { $n } für die Runde
tip-catch = Fangen: Summe { $value } und eine Falle auf dem Pfad.
tip-victory = Besiegen: Summe { $value }. Wer sie erreicht, kann nicht mehr fangen.
tip-power = Monsterkraft: { $power }
tip-track_catch = Bisher gewürfelt; der nächste Pfad baut darauf auf.
tip-track_defeat = Bisher gewürfelt; der nächste Pfad baut darauf auf.
tip-track_conquest = Bisher gewürfelt; der nächste Pfad baut darauf auf.
tip-shield = Wehrt auf einem Pfad einen Treffer oder einen Hinterhalt ab.
tip-potion = Heilt einen Söldner zu Hause oder verhindert eine Wunde, wenn er ihn dabeihat.
tip-poison = +{ $bonus } auf den Angriff eines Söldners, der es dabeihat.
tip-limit = { $n } von höchstens { $most }.
tip-gold = Gold ist unbegrenzt und bringt am Ende keine Punkte.
tip-die_strength = Sein Wert wird erst in der Abenteuerphase gewürfelt.
tip-die_magic = Sein Wert wird erst in der Abenteuerphase gewürfelt. Vor dem Angriff eines Monsters kann er einen Monster-Würfel entfernen.
tip-die_haggle = Sein Wert ist ein Nachlass in Jagdhütte, Schänke, Waffenkammer und Basar.
tip-round = { $extra ->
    [0] In dieser Runde keine zusätzlichen Monster-Würfel.
    [one] In dieser Runde ein zusätzlicher Monster-Würfel.
   *[other] In dieser Runde { $extra } zusätzliche Monster-Würfel.
}
tip-end = Das Spiel endet nach Runde { $rounds } oder nach einer Runde, in der jemand { $fame } Ruhm hat.
tip-seat_fame = Ruhm { $fame } − Ansehen { $reputation } = { $n } Ruhmüberschuss zum Anheuern.
tip-seat_score = { $total } Punkte: Ruhm { $fame }, Ansehen { $reputation }, Trophäen { $trophies }, Affinitäten { $affinities }.
tip-seat_salary = Sold in dieser Runde: { $gold } Gold.
tip-seat_traps = { $n } von { $most } Fallen im Lager.
tip-pile = Noch { $n }, verdeckt.


## Fragen: Würfel-Vorrat und Zwischenzeiten

question-window_pools = Möchtest du etwas benutzen, bevor die Feilschen-Würfel fallen?
question-window_salary = Möchtest du etwas benutzen, bevor der Sold gezahlt wird?
question-window_adventure = Möchtest du jetzt etwas benutzen?
question-grant_die = Die Königin schenkt dir einen Würfel: Wähle seine Farbe
question-grant_gift = Die Königin macht dir ein Geschenk: Wähle eines


## Fragen: Einsetzen

question-action = Wähle deine Aktion: Setze Würfel in der Festung, im Umland oder auf einem deiner Länder ein
question-pass = Du hast keine Würfel mehr: Passe oder benutze vorher etwas
question-path = Wähle einen Pfad für { $mercenary }
question-load = Was nimmt { $mercenary } mit? ({ $path })
question-buy_traps = { $bought ->
    [0] Wähle eine Falle zum Kauf
   *[other] Wähle eine weitere Falle oder schließe den Kauf ab
}
question-tavern = Wähle, wen du anheuerst
question-hire_free = Wähle, wen du gratis anheuerst
question-buy_equipment = Wähle die Ausrüstung, die du kaufst
question-equip_free = Wähle die Ausrüstung, die du gratis nimmst
question-bearer = Wer trägt { $equipment }?
question-rearrange = Wer trägt { $equipment } jetzt?
question-brew = Wähle, was du brauen lässt
question-buy_shields = Wie viele Schilde kaufst du?
question-mine_bonus = Benutzt du { $card } für mehr Gold?
question-pawn = { $n ->
    [0] Wähle einen Würfel für den Pfandleiher
   *[other] Wähle noch einen Würfel für den Pfandleiher oder höre auf
}
question-discard_trap = Wähle eine Falle, die du ablegst
question-take_loot = Wähle ein Beuteplättchen
question-which_haggle = Wähle einen Feilschen-Würfel für { $card }
question-choose_gift = { $card }: Wähle, was du bekommst
question-recolor = { $card }: Wähle den Würfel, den du tauschst
question-new_color = { $card }: Wähle die neue Farbe
question-land_cost = Wähle die Würfel für { $land }


## Fragen: Abenteuer

question-mission_roll = Deine Summe ist { $total }, das Ziel { $goal }: Benutze etwas oder lass es dabei
question-contract = { $mission }: Erfüllst du den Vertrag?
question-discard_trophy = Wähle die Trophäe, die du abgibst
question-discard_equipment = Wähle die Ausrüstung, die du abgibst
question-reveal = { $path }: { $trap } aufdecken?
question-ambush_target = Wähle das Ziel von { $trap }
question-block_ambush = { $other } überfällt dich ({ $path }, { $trap }): Gibst du dagegen einen Schild ab?
question-steal = Wähle einen Würfel, den du stiehlst ({ $path })
question-redirect = { $card }: Wähle, wen { $n ->
    [one] der Monster-Würfel stattdessen trifft
   *[other] { $n } Monster-Würfel stattdessen treffen
}
question-redirect_dice = Wie viele Monster-Würfel lenkst du um? ({ $path })
question-discard_magic = { $mercenary } steht vor { $dice ->
    [one] 1 Monster-Würfel
   *[other] { $dice } Monster-Würfeln
}: Wie viele Magie-Würfel gibst du ab, um welche zu entfernen?
question-defend = { $mercenary } bekommt { $hits } Treffer: Wähle eine Verteidigung
question-attack = { $mercenary } gegen { $monster }: Fangen { $catch } von { $catch_value }, Sieg { $defeat } von { $victory_value }
question-after_win = Dein Sieg: Möchtest du etwas benutzen?
question-conquest_roll = { $land }: Deine Summe ist { $total } von { $goal }. Benutze etwas oder lass es dabei
question-after_conquest = { $land } gehört dir: Möchtest du es besiedeln oder etwas benutzen?


## Fragen: Aufräumen

question-new_leader = Wähle den neuen Anführer deines Clans
question-deserter = Du kannst nicht alle bezahlen: Wähle, wer geht
question-deserters_equipment = Wer übernimmt { $equipment }?


## Möglichkeiten

option-continue = Weiter
option-visit = { $a } mit einem { $b }-Würfel{ $face ->
    [0] {""}
   *[other] {" "}{ $face } (Nachlass { $discount })
}
option-brew = { $a }: { $n } Tränke oder Gifte
option-mix = { $potions ->
    [one] 1 Trank
   *[other] { $potions } Tränke
} und { $poisons ->
    [one] 1 Gift
   *[other] { $poisons } Gifte
}
option-mine = { $a }: { $gold } Gold
option-action-pawn = Pfandleiher: Würfel gegen Gold
option-pawn = { $face ->
    [0] { $a }-Würfel
   *[other] { $a }-Würfel { $face }
}
option-all = Alle Würfel
option-assign = { $a } losschicken
option-path = { $a }
option-land = { $a } nutzen
option-die = { $face ->
    [0] { $a }-Würfel
   *[other] { $a }-Würfel { $face }
}
option-grant_die-die = { $a }-Würfel
option-trap = { $a }
option-shield = Einen Schild
option-potion = Einen Trank
option-poison = Ein Gift
option-load-done = Auftrag abschließen
option-buy_traps-buy = { $a }: { $before ->
    [0] { $price } Gold
   *[other] noch { $more } Gold, zusammen { $price }
}
option-buy = { $a }: { $price ->
    [0] gratis
   *[other] { $price } Gold
}
option-buy_traps-done = { $price } Gold zahlen
option-discount = Nachlass nutzen: { $a }
option-hire = { $a } anheuern: { $price ->
    [0] gratis
   *[other] { $price } Gold
}
option-action-hire = { $a } anheuern
option-beer = Eine Runde Bier: { $price } Gold für eine neue Auslage
option-leave = Gehen, ohne anzuheuern
option-bearer = { $a }{ $instead ->
    [none] {""}
   *[other] {" "}(ersetzt { $instead })
}
option-give = { $a }
option-deserters_equipment-give = { $b }
option-drop = { $a } ablegen
option-shields = { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
}: { $price } Gold
option-use = { $a } benutzen
option-mine_bonus-use = { $a } benutzen: { $gold } Gold mehr
option-discard = { $a } ablegen
option-take = { $a }
option-gift = { $a }
option-choose_gift-gift = { $things }
option-color = { $a }-Würfel
option-cost = Würfel:{ $strength ->
    [0] {""}
   *[other] {" "}{ $strength } Stärke
}{ $magic ->
    [0] {""}
   *[other] {" "}{ $magic } Magie
}{ $haggle ->
    [0] {""}
   *[other] {" "}{ $haggle } Feilschen
}
option-sell = Trophäe { $a } verkaufen: { $gold } Gold
option-heal = { $a } mit einem Trank heilen
option-settle = { $b } besiedelt { $a }
option-loot = Beute einsetzen: { $a }
option-talent = { $a } benutzen
option-equipment = { $a } umverteilen
option-promote = { $a }
option-desert = { $a }
option-roll_all = Alle { $n } Würfel werfen
option-roll = Einen { $a }-Würfel werfen
option-reroll = { $color } { $face } neu würfeln ({ $a })
option-attack-poison = Ein Gift einsetzen
option-conquest_roll-poison = Ein Gift einsetzen
option-drink = Einen Trank trinken
option-finish = So lassen
option-attack-finish = Angriff beenden
option-attack-decline = Nicht angreifen
option-contract-decline = Nicht erfüllen
option-fulfil = Vertrag erfüllen
option-defend-shield = Einen Schild abgeben
option-defend-potion = Einen Trank trinken
option-defence = Verteidigungstalent: { $a }
option-defend-endure = { $hits } Treffer hinnehmen
option-block_ambush-shield = Einen Schild abgeben
option-block_ambush-endure = Geschehen lassen
option-discard_magic-discard = { $n ->
    [0] Keinen
   *[other] { $n } Magie-Würfel
}: { $dice ->
    [one] 1 Monster-Würfel bleibt
   *[other] { $dice } Monster-Würfel bleiben
}
option-redirect = { $a }
option-keep = Niemanden
option-dice = { $n ->
    [0] Keinen
   *[other] { $n } Würfel
}
option-reveal = Aufdecken
option-stop = Nichts mehr aufdecken
option-target = { $a }
option-steal = { $color }-Würfel
option-enough = Keinen mehr

group-visit = In einen Laden gehen
group-brew = Alchemist
group-mine = Mine
group-pawn = Pfandleiher
group-assign = Jemanden losschicken
group-land = Ein Land nutzen
group-sell = Trophäe verkaufen
group-heal = Heilen
group-settle = Land besiedeln
group-loot = Beute benutzen
group-talent = Talent benutzen
group-equipment = Ausrüstung umverteilen
group-die = Würfel einsetzen
group-trap = Falle legen
group-shield = Schild legen
group-potion = Trank mitnehmen
group-poison = Gift mitnehmen
group-buy = Kaufen
group-hire = Anheuern
group-discount = Nachlass nutzen
group-beer = Bier
group-done = Abschließen
group-continue = Weiter
group-path = Pfad wählen
group-pass = Passen
group-reroll = Neu würfeln
group-roll = Einen Würfel werfen
group-roll_all = Würfeln
group-finish = Beenden
group-decline = Verzichten
group-drink = Trank trinken
group-reveal = Aufdecken


## Ablehnungen

refused-display_empty = Es ist nichts mehr zu kaufen da.
refused-space_closed = Dieses Feld ist bei dieser Spielerzahl geschlossen.
refused-one_beer = Nur eine Runde Bier je Besuch.
refused-buy_something = Ohne etwas zu kaufen kannst du nicht gehen.
refused-dice_left = Du hast noch Würfel: Du musst sie einsetzen.
refused-no_dice = Du hast keine Würfel mehr.
refused-panic = Panik: Dieses Gebäude ist geschlossen.
refused-building_full = Alle Felder dieses Gebäudes sind belegt.
refused-no_fitting_die = Dir fehlen die Würfel dafür.
refused-nobody_to_equip = Niemand ist da, der Ausrüstung tragen könnte.
refused-cannot_pay = Du kannst dort nichts bezahlen.
refused-space_taken = Dieses Feld ist belegt.
refused-aspirant_stays = Anwärter gehen nicht ins Umland.
refused-already_assigned = { $a } ist schon unterwegs.
refused-no_path_for_dice = Für keinen freien Pfad hast du die Würfel.
refused-surplus_too_small = Ansehen { $reputation } ist mehr als dein Ruhmüberschuss von { $surplus }.
refused-not_settled = Niemand hat dieses Land besiedelt.
refused-land_used = Dieses Land wurde in dieser Runde schon genutzt.
refused-no_effect = Es würde nichts bewirken.
refused-path_taken = Dieser Pfad ist belegt.
refused-no_monster_here = Am Zugang zur Festung ist kein Monster.
refused-nothing_here = Hier gibt es nichts zu tun.
refused-path_dice_missing = Dir fehlen die Würfel, die dieser Pfad verlangt.
refused-ability_used = Das wurde in dieser Runde schon benutzt.
refused-equipment_frozen = Der Träger ist unterwegs: Die Ausrüstung bleibt bis zum Aufräumen bei ihm.
refused-no_potion = Du hast keinen Trank.
refused-no_tokens_here = Auf Missionen gibt es keinen Platz für Fallen und Schilde.
refused-one_of_each = Ein Söldner nimmt davon nur eines mit.
refused-only_outside = Das wirkt nur in der Abenteuerphase.
refused-path_full = Auf diesem Pfad ist kein Platz mehr.
refused-path_incomplete = Es fehlt noch etwas, das dieser Pfad verlangt.
refused-too_little_gold = Du hast nicht genug Gold.
refused-wrong_color = Auf diesem Pfad ist kein Platz für einen Würfel dieser Farbe.
refused-aspirant_cannot_settle = Anwärter können kein Land besiedeln.
refused-leader_cannot_settle = Der Anführer kann kein Land besiedeln.
refused-settler_stays = { $b } hat schon ein Land besiedelt.
refused-land_settled = Dieses Land ist schon besiedelt.
refused-wrong_affinity = { $b } hat nicht die Affinität dieses Landes.
refused-nobody_to_hire = Mit deinem Ruhmüberschuss kannst du niemanden aus der Schänke anheuern.


## Summanden

term-haggle_die = {""}
term-previous_die = der Würfel davor
term-printed = Preis
term-haggled = Feilschen
term-mine = {""}
term-attack = Angriffswert
term-affinity = Affinität
term-power = Monsterkraft
term-round_track = Runde
term-dice = Würfel
term-die_modifiers = auf die Würfel
term-carried = bisher
term-poison = Gift


## Ereignisse: Aufbau und Runden

event-tavern_replaced = Zu teuer für den Anfang, in der Schänke ersetzt: { $mercenaries }
event-land_laid = { $place }: { $land }
event-path_tile_laid = { $place }: neue Pfade
event-mission_laid = { $place }: { $mission }
event-start_player = { $seat } beginnt
event-clan_founded = { $seat } führt den Clan { $affinity_id ->
    [fire] des Feuers
    [water] des Wassers
    [air] der Luft
   *[jungle] des Dschungels
} mit { $leader } und { $mercenary }
event-round_started = Runde { $round } beginnt
event-clan_starts_over = { $seat } hat alle verloren und fängt mit { $leader } und { $gold } Gold neu an
event-monster_appeared = { $monster } erscheint: { $place }
event-monster_displaced = { $monster } muss weichen und verschwindet
event-monster_moved = { $monster } zieht zum Zugang der Festung
event-panic = Panik schließt dieses Gebäude: { $building }
event-panic_ended = Die Panik ist vorbei: Alle Gebäude sind wieder offen
event-pool_built = { $seat } hat { $strength } Stärke- und { $magic } Magie-Würfel, Feilschen-Würfel: { $haggle }
event-haggle_rolled = { $seat } würfelt Feilschen: { $faces }
event-queens_grant = Die Königin schenkt { $seat } einen { $color }-Würfel und eine Gabe
event-rival_blocked = Die Rivalin würfelt { $roll } und belegt ein Feld: { $building }
event-rival_missed = Die Rivalin würfelt { $roll } und belegt nichts: { $building }
event-reshuffled = Neu gemischt: { $deck }
event-phase = Es folgt: { $phase }


## Ereignisse: Einsetzen

event-passed = { $seat } passt
event-haggles = { $seat } feilscht mit einer { $face } ({ $building }): Nachlass { $terms }
event-traps_bought = { $seat } kauft { $traps }
event-trap_discarded = { $seat } legt { $trap } ab
event-hired = { $seat } heuert { $mercenary } { $price ->
    [0] gratis an
   *[other] an
}
event-beer = { $seat } gibt für { $price } Gold eine Runde Bier aus: neue Gesichter in der Schänke
event-shields_bought = { $seat } kauft { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
} und behält { $kept }
event-pawned = { $seat } versetzt { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
}: { $gold } Gold
event-equipment_bought = { $seat } nimmt { $equipment }{ $price ->
    [0] {" "}gratis
   *[other] {""}
}
event-equipped = { $mercenary } ({ $seat }) trägt { $equipment }
event-equipment_discarded = { $seat } legt { $equipment } von { $mercenary } ab
event-equipment_moved = { $seat } gibt { $equipment } an { $mercenary }
event-mined = { $seat } holt Gold aus der Mine
event-assigned = { $seat } schickt { $mercenary } los: { $path }{ $strength ->
    [0] {""}
   *[other] , { $strength } Stärke
}{ $magic ->
    [0] {""}
   *[other] , { $magic } Magie
}{ $haggle ->
    [0] {""}
   *[other] , { $haggle } Feilschen
}{ $traps ->
    [0] {""}
    [one] , 1 verdeckte Falle
   *[other] , { $traps } verdeckte Fallen
}{ $shields ->
    [0] {""}
    [one] , 1 Schild
   *[other] , { $shields } Schilde
}{ $potions ->
    [0] {""}
    [one] , 1 Trank
   *[other] , { $potions } Tränke
}{ $poisons ->
    [0] {""}
    [one] , 1 Gift
   *[other] , { $poisons } Gifte
}{ $gold ->
    [0] {""}
   *[other] , { $gold } Gold warten auf dem Plättchen
}
    .own = { $seat } schickt { $mercenary } los: { $path }{ $strength ->
        [0] {""}
       *[other] , { $strength } Stärke
    }{ $magic ->
        [0] {""}
       *[other] , { $magic } Magie
    }{ $haggle ->
        [0] {""}
       *[other] , { $haggle } Feilschen
    }, verdeckt { $trap_kinds }{ $shields ->
        [0] {""}
        [one] , 1 Schild
       *[other] , { $shields } Schilde
    }{ $potions ->
        [0] {""}
        [one] , 1 Trank
       *[other] , { $potions } Tränke
    }{ $poisons ->
        [0] {""}
        [one] , 1 Gift
       *[other] , { $poisons } Gifte
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } Gold warten auf dem Plättchen
    }
event-gained = { $seat } erhält:{ $gold ->
    [0] {""}
   *[other] {" "}+{ $gold } Gold
}{ $fame ->
    [0] {""}
   *[other] {" "}+{ $fame } Ruhm
}{ $potion ->
    [0] {""}
    [one] {" "}+1 Trank
   *[other] {" "}+{ $potion } Tränke
}{ $poison ->
    [0] {""}
    [one] {" "}+1 Gift
   *[other] {" "}+{ $poison } Gifte
}{ $shield ->
    [0] {""}
    [one] {" "}+1 Schild
   *[other] {" "}+{ $shield } Schilde
}{ $strength ->
    [0] {""}
   *[other] {" "}+{ $strength } Stärke-Würfel
}{ $magic ->
    [0] {""}
   *[other] {" "}+{ $magic } Magie-Würfel
}{ $haggle ->
    [0] {""}
   *[other] {" "}+{ $haggle } Feilschen-Würfel
} ({ $source })
event-loot_taken = { $seat } nimmt Beute: { $loot }
event-loot_used = { $seat } benutzt { $loot }
event-trophy_sold = { $seat } verkauft die Trophäe { $monster }: { $gold } Gold
event-healed = { $seat } heilt { $mercenary } mit einem Trank
event-converted = { $seat } bekommt { $n } { $color }-Würfel für { $source }
event-die_bought = { $seat } zahlt { $price } Gold für einen { $color }-Würfel ({ $card })
event-talent_used = { $seat } benutzt { $card }
event-recolored = { $seat } tauscht einen { $old }-Würfel gegen einen { $new }-Würfel ({ $card })
event-settled = { $mercenary } ({ $seat }) besiedelt { $land }
event-land_used = { $seat } nutzt { $land }


## Ereignisse: Abenteuer

event-rolled = { $mercenary } ({ $seat }) würfelt { $faces }
event-rerolled = { $seat } würfelt einen { $color }-Würfel neu: Aus { $old } wird { $new } ({ $source })
event-poison_used = { $mercenary } ({ $seat }) setzt ein Gift ein
event-mission_total = { $mercenary } ({ $seat }) auf der Würfelmission
event-mission_won = { $mercenary } ({ $seat }) schafft die Würfelmission: { $mission }
event-mission_second = { $seat } schafft es auch, aber nur als Zweiter: { $gold } Gold
event-mission_failed = { $mercenary } ({ $seat }) scheitert an der Würfelmission{ $gold ->
    [0] {""}
   *[other] , −{ $gold } Gold
}{ $fame ->
    [0] {""}
   *[other] , −{ $fame } Ruhm
}{ $wound ->
    [0] {""}
    [one] , 1 Wunde
   *[other] , { $wound } Wunden
}
event-contract_fulfilled = { $mercenary } ({ $seat }) erfüllt den Vertrag: { $mission }
event-contract_missed = { $mercenary } ({ $seat }) erfüllt den Vertrag nicht
event-battle = { $location_id ->
    [access] { $monster } steht vor der Festung
   *[other] Das Gefecht um { $land } beginnt
}
event-traps_revealed = { $seat } deckt auf ({ $path }): { $traps }
event-ambush_without_target = { $seat } findet kein Ziel für { $trap }
event-ambush_blocked = { $seat } wehrt { $trap } von { $other } mit einem Schild ab
event-ambush_aimed = { $seat } zielt mit einem Hinterhalt auf { $mercenary } ({ $other })
event-dice_stolen = { $seat } stiehlt { $n ->
    [0] nichts
   *[other] { $n } Würfel
} von { $other }
event-monster_attacks = { $monster } greift { $mercenary } ({ $target }) mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
} an
event-redirected = { $seat } lenkt { $dice } Monster-Würfel auf { $mercenary } ({ $other })
event-magic_discarded = { $seat } gibt { $n } Magie-Würfel gegen den Angriff ab
event-monster_rolled = Das Monster würfelt { $faces }: { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
} bei { $mercenary } ({ $target })
event-automatic_hit = { $monster } trifft { $target } { $hits ->
    [one] einmal
   *[other] { $hits }-mal
} ohne Wurf
event-area_rolled = { $monster } würfelt { $face } gegen alle hier
event-last_hit = { $monster } schlägt ein letztes Mal nach allen hier
event-hit_blocked = { $mercenary } ({ $seat }) wehrt einen Treffer ab: { $means }
event-wounded = { $mercenary } ({ $seat }) ist verwundet
event-died = { $mercenary } ({ $seat }) stirbt{ $fame ->
    [0] {""}
   *[other] , +{ $fame } Ruhm
}
event-fame_lost = { $monster } kostet { $seat } { $fame } Ruhm
event-attack_declined = { $mercenary } ({ $seat }) greift nicht an
event-attack_failed = { $mercenary } ({ $seat }) scheitert an { $monster }, Fangen { $catch } von { $catch_value }, Sieg { $defeat } von { $victory_value }
event-monster_caught = { $mercenary } ({ $seat }) fängt { $monster } (Fangwert { $needed })
event-monster_defeated = { $mercenary } ({ $seat }) besiegt { $monster } (Siegwert { $needed })
event-monster_fled = { $monster } entkommt und macht sich auf zum Zugang der Festung
event-monster_unbeaten = { $monster } bleibt unbesiegt
event-extra_fame = { $seat } erhält { $fame } Ruhm ({ $card })
event-conquered = { $mercenary } ({ $seat }) erobert { $land } (Eroberungswert { $needed }), +{ $fame } Ruhm
event-conquest_failed = { $mercenary } ({ $seat }) kann { $land } nicht erobern (Eroberungswert { $needed })


## Ereignisse: Aufräumen

event-path_cleared = { $seat } verliert, was noch da lag ({ $path }){ $shields ->
    [0] {""}
    [one] , 1 Schild
   *[other] , { $shields } Schilde
}
event-came_home = { $mercenary } ({ $seat }) kommt nach Hause{ $gold ->
    [0] {""}
   *[other] , +{ $gold } Gold
}{ $potions ->
    [0] {""}
    [one] , +1 Trank
   *[other] , +{ $potions } Tränke
}{ $poisons ->
    [0] {""}
    [one] , +1 Gift
   *[other] , +{ $poisons } Gifte
}
event-leader_promoted = { $mercenary } führt jetzt den Clan ({ $seat })
event-land_unsettled = { $land } ({ $seat }) ist nicht mehr besiedelt
event-salary_paid = { $seat } zahlt { $gold } von { $due } Gold Sold für { $members ->
    [one] 1 Mitglied
   *[other] { $members } Mitglieder
}
event-deserted = { $mercenary } verlässt den Clan ({ $seat })
event-game_over = Das Spiel ist nach Runde { $round } zu Ende


## Die Gründe des besonnenen Bots

reason-go_defeat = { $mercenary } auf { $path } sollte das Monster besiegen ({ $chance } %)
reason-go_catch = { $mercenary } auf { $path } sollte das Monster fangen ({ $chance } %)
reason-go_conquest = { $mercenary } auf { $path } sollte das Land erobern ({ $chance } %)
reason-go_plunder = { $mercenary } auf { $path } hat es auf die Beute abgesehen
reason-go_mission = { $mercenary } sollte die Mission erfüllen ({ $chance } %)
reason-go_contract = { $mercenary } kann den Vertrag erfüllen
reason-hire = { $mercenary } ist mehr wert als Preis und Sold
reason-nobody_fits = niemand hier ist den Preis wert
reason-buy_traps = Fallen ermöglichen das Fangen und stärken Angriffe
reason-buy_shields = { $n ->
    [one] ein Schild kann
   *[other] { $n } Schilde können
} ein Leben retten
reason-buy_equipment = { $equipment } macht sich bezahlt
reason-equip = { $equipment } nützt dort am meisten
reason-discount = ein Nachlass kostet nichts
reason-enough = mehr würde sich nicht lohnen
reason-mine = { $gold } Gold für Würfel, die anderswo weniger bringen
reason-more_gold = das zusätzliche Gold ist umsonst
reason-brew = die nächsten Kämpfe brauchen { $potions ->
    [0] {""}
    [one] 1 Trank
   *[other] { $potions } Tränke
}{ $potions ->
    [0] {""}
   *[other] { $poisons ->
        [0] {""}
       *[other] {" und "}
    }
}{ $poisons ->
    [0] {""}
    [one] 1 Gift
   *[other] { $poisons } Gifte
}
reason-pawn = nichts Besseres zu tun mit { $n ->
    [one] dem letzten Würfel
   *[other] den { $n } Würfeln
}
reason-use_land = die Fähigkeit von { $land } ist ihre Würfel wert
reason-cheapest_dice = diese Würfel fehlen am wenigsten
reason-recolor = ein niedriger Feilschen-Würfel ist in anderer Farbe mehr wert
reason-buy_die = { $card } gibt für wenig Gold einen Würfel
reason-settle = wer siedelt, bekommt keinen Sold und macht das Land nutzbar
reason-heal = { $mercenary } muss für den nächsten Kampf gesund sein
reason-sell = { $gold } Gold sind jetzt mehr wert als die Trophäe von { $monster }
reason-use_loot = der beste Augenblick für { $loot }
reason-use_talent = das Talent von { $card } kostet nichts
reason-after_win = auch das bringt der Sieg
reason-nothing_to_use = nichts davon lohnt sich jetzt
reason-nothing_better = nichts ist besser
reason-nothing_left = keine Würfel mehr
reason-grant = ein Magie-Würfel taugt zu allem
reason-best_gift = das nützlichste Geschenk
reason-take_loot = { $loot } ist das beste Plättchen der Auslage
reason-fulfil = die Belohnung ist mehr wert als die Gabe
reason-too_dear = was verlangt wird, ist mehr wert als die Belohnung
reason-least_useful = der kleinste Verlust
reason-new_leader = wer am besten führt
reason-give_magic = { $n ->
    [one] ein Magie-Würfel ist
   *[other] { $n } Magie-Würfel sind
} als Abwehr mehr wert
reason-keep_magic = die Magie-Würfel werden für den Angriff gebraucht
reason-defend_talent = ein Verteidigungstalent kostet nichts
reason-defend_shield = Schilde auf dem Pfad sind ohnehin verloren
reason-defend_potion = der Trank verhindert die Wunde
reason-endure_wound = die Wunde ist zu ertragen
reason-endure_death = { $mercenary } zu retten lohnt sich nicht
reason-redirect = das soll { $other } abbekommen
reason-no_redirect = es träfe die eigenen Leute
reason-decline = der Schaden würde nur dem Nächsten helfen
reason-roll_all = jeder Würfel wird gebraucht
reason-roll_one = Würfel für Würfel: ein Fang bringt mehr als ein Sieg
reason-finish_defeat = das Monster ist besiegt
reason-finish_catch = das Monster ist gefangen
reason-finish_failed = mehr ist nicht zu machen
reason-reroll = eine { $face } kann nur besser werden
reason-use_poison = das Gift gibt den Ausschlag
reason-goal_reached = das Ziel ist erreicht
reason-goal_missed = das Ziel ist außer Reichweite
reason-reveal = diese Falle hilft nur aufgedeckt
reason-ambush = der Hinterhalt trifft einen Rivalen
reason-stay_hidden = verdeckt zählt er noch als Falle
reason-block = der Schild rettet mehr, als er kostet
reason-no_harm = dieser Hinterhalt schadet nicht


## Nach dem Spiel

figure-fame = Punkte für Ruhm
figure-reputation = Punkte für Ansehen
figure-trophies = Punkte für Trophäen
figure-affinities = Punkte für Affinitäten
figure-defeated = Besiegte Monster
figure-caught = Gefangene Monster
figure-conquered = Eroberte Länder
figure-dice_missions = Erfüllte Missionen
figure-hired = Angeheuerte Söldner
figure-deaths = Verlorene Söldner
figure-loot = Erbeutete Beute
figure-gold = Eingenommenes Gold


## Vorschau

preview-attack = { $n ->
    [0] So wie die Würfel liegen
    [one] Mit dem letzten Würfel
   *[other] Mit den { $n } übrigen Würfeln
}: Sieg mit { $defeat } %, Fang mit { $catch } %
short-attack = Sieg { $defeat } %, Fang { $catch } %
preview-goal = Erreicht { $goal } mit { $chance } %
preview-hits = { $dice ->
    [0] Keine Monster-Würfel
    [one] 1 Monster-Würfel: im Schnitt { $hits } Treffer, keiner mit { $none } %
   *[other] { $dice } Monster-Würfel: im Schnitt { $hits } Treffer, keiner mit { $none } %
}
preview-monster = Gefangen ab { $catch } mit einer Falle, besiegt ab { $defeat }
preview-land = Erobert ab { $value }

# --- So wird gespielt, für Neue ---

primer-1-title = Worum es geht
primer-1 = Jeder führt einen Clan von Söldnern. Wer nach sechs Runden die meisten Siegpunkte hat, gewinnt; früher endet es, wenn jemand 30 Ruhm hat. Was leuchtet, kann man wählen; alles andere sagt, warum nicht.
primer-2-title = Deine Würfel
primer-2 = Deine Leute bringen jede Runde Würfel mit: Stärke, Magie und Feilschen. Feilschwürfel werden gleich geworfen und machen in den Gebäuden alles billiger; Stärke und Magie fallen erst, wenn gekämpft wird.
primer-3-title = Einsetzen
primer-3 = Reihum je eine Aktion, bis alle Würfel liegen: ein Würfel in ein Gebäude (Fallen, Tränke, Söldner, Schilde, Ausrüstung, Gold) oder ein Söldner mit Würfeln, Fallen und Schilden auf einen Pfad zu einer Mission, einem Land oder dem Zugang zur Festung.
primer-4-title = Kämpfe
primer-4 = Pfade werden von links nach rechts abgehandelt. Zuerst greift das Monster an: Seine schwarzen Würfel treffen ab 3, und Schilde, Talente und Tränke retten deinen Söldner. Dann würfelst du: Erreicht die Summe den Fangwert, fängst du es, wenn eine Falle auf deinem Pfad liegt; beim Siegwert ist es besiegt und wird zur Trophäe. Würfle einzeln, um rechtzeitig aufzuhören. Was einer anrichtet, hilft dem Nächsten.
primer-5-title = Länder
primer-5 = Ist das Monster fort, kann das Land erobert werden. Ein besiedeltes Land hat eine eigene Fähigkeit, und gleiche Symbole von Leuten und Ländern zählen am Ende.
primer-6-title = Aufräumen
primer-6 = Monster, gegen die gekämpft wurde und die niemand bezwang, ziehen zum Zugang der Festung und verbreiten Panik, die Gebäude schließt. Bezahle deine Leute, sonst geht einer.

# --- an der Hand geführt ---

guide-town = Deine Würfel sind deine Mittel: Lege einen auf ein Gebäude der Festung, um es zu nutzen. Beginne in der Schänke, wo man für Gold Leute anheuert.
guide-hire = Wer angeheuert ist, zieht von nun an für dich aus und mehrt dein Ansehen. Sieh dir an, was jeder kann, dann nimm diesen.
guide-send = Nun schick jemanden aus der Festung: auf eine Mission, in ein Land oder gegen ein Monster. Jeder zieht einmal je Runde aus.
guide-path = Ein Land hat ein Monster und vier Pfade, von links nach rechts abgehandelt: Wer vorn steht, bekämpft das Monster; ist es besiegt, versuchen die dahinter das Land zu erobern. Dieser Pfad liegt hinten.
guide-load = Gib Würfel mit: was der Pfad verlangt, und wenn du magst, mehr. Später kommt nichts mehr dazu.
guide-loaded = Genug für diesen. Du kannst Würfel auch für den nächsten behalten.
guide-send_again = Schick auch den anderen los: Wer daheim bleibt, verdient nichts.
guide-monster = Der erste Pfad des Landes: Wer hier geht, trifft zuerst auf das Monster. Zeige darauf und sieh, was man braucht, um es zu fangen oder zu besiegen.
guide-strength = Gib diesem mehr mit: Jeder Würfel zählt im Kampf, und auch Fallen und Schilde helfen.
guide-lodge = In der Jagdhütte gibt es Fallen für Gold: Sie machen Angriffe auf Monster stärker.
guide-traps = Kauf so viele, wie du magst und bezahlen kannst. Nimm, was zu deiner nächsten Jagd passt.
guide-loot = Beute: Wähle, was dir am meisten hilft. Wer nach höchstens sechs Runden die meisten Siegpunkte hat, gewinnt.
