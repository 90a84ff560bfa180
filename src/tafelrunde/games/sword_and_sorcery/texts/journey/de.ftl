# Die Reise zwischen den Abenteuern: was gefragt und erzählt wird, und ihre Einträge (SS-JRN-09).

setup-mode = Spiel
about-mode = Ein einzelnes Abenteuer, oder die Kampagne: Abenteuer um Abenteuer, dazwischen die Reise.
setup-mode-adventure = Ein Abenteuer
setup-mode-campaign = Kampagne
setup-foes = Gegner
about-foes = Arten von Gegnern können gegen leichtere oder schwerere von gleichem Stil und Rang getauscht werden.
setup-foes-printed = Wie gedruckt
setup-foes-easier = Leichter
setup-foes-harder = Schwerer
phase-journey = auf der Reise
chapter-journey = Die Reise
chapter-adventure = { $adventure }

# --- Fragen ---
question-spoils = Wer nimmt { $card }?
option-spoils-hero = { $hero }
option-spoils-store = In den Vorrat legen
option-spoils-leave = Niemand
question-verdict = { $adventure } ist verloren. Was nun?
option-again = Noch einmal versuchen
option-retreat = Rückzug: { $a }
option-give_up = Die Kampagne aufgeben
question-travel = Wohin geht ihr von hier?
option-travel = { $a }
option-camp = Lagern: Sachen ordnen
question-active_hero = Wessen Wort gilt hier?
option-active_hero-hero = { $hero }
option-roll = Die Würfel entscheiden lassen
question-location = { $location }: noch { $n ->
    [one] eine Sanduhr
   *[other] { $n } Sanduhren
}. Wohin?
option-visit = { $a } (1 Sanduhr)
option-build = { $a } hier eröffnen
option-location-leave = Aufbrechen
question-before_adventure = Vor euch: { $adventure }. Bereit?
option-set_out = Losziehen
question-camp = Wer ordnet seine Sachen?
option-camp-hero = { $hero }
question-sort = Was machst du mit deinen Sachen? ({ $gold } Goldkronen)
option-fetch = { $b ->
    [inventory] { $a } ins Inventar nehmen
   *[other] { $a } nehmen und anlegen
}
option-sort-store = { $a } in den Vorrat legen
question-building = { $building }: Was möchtest du? ({ $gold } Goldkronen)
option-repair = { $a } reparieren ({ $gold } Gold)
option-improve = { $a } verbessern lassen ({ $gold } Gold)
option-craft = { $a } in { $b } einarbeiten ({ $gold } Gold)
option-flip = { $a } verfeinern ({ $gold } Gold)
option-rebind = { $a } umsetzen: { $b } ({ $gold } Gold)
option-cleanse = { $a } loswerden ({ $gold } Gold)
option-bless = { $a ->
    [greater] Ein großer Segen
   *[other] Ein kleiner Segen
} ({ $gold } Gold)
option-hire = Anheuern: { $a } ({ $gold } Gold)
option-charge = Eine Ladung für { $a } ({ $gold } Gold)
option-unlearn = { $a } gegen eine andere Kraft tauschen ({ $gold } Gold)
option-challenge = Annehmen: { $a }
option-prize = Die Belohnung für { $a }
question-pays = { $gold } Gold: Wer zahlt?
option-pays = { $hero }
question-pays_how_much = Wie viel zahlst du? ({ $gold } Gold sind noch offen)
option-pays_how_much-coins = { $a } Gold

# --- Ereignisse ---
event-travels = Die Gruppe reist: { $scene }.
event-hourglasses = { $n ->
    [one] Eine Sanduhr
   *[other] { $n } Sanduhren
}: { $left } in der Zeitreserve.
event-visits = Die Gruppe geht dorthin: { $building } (noch { $left } Sanduhren).
event-built = Hier öffnet: { $building }.
event-finds_building = Die Gruppe findet: { $building }.
event-challenge = Eine Herausforderung: { $card }.
event-challenge_done = { $card } ist geschafft. Ein Außenposten zahlt dafür.
event-lot = { $seat } würfelt { $n } Treffer.
event-fetches = { $seat } nimmt { $card } aus dem Vorrat.
event-puts_by = { $card } kommt in den Vorrat.
event-repaired = { $seat } lässt { $card } reparieren.
event-improved = { $seat } lässt { $card } verbessern, bis zum Ende des nächsten Abenteuers.
event-crafted = { $craft } steckt nun in: { $card }.
event-refined = { $craft } in { $card } ist verfeinert.
event-cleansed = { $seat } ist { $card } los.
event-blessed = { $seat } ist gesegnet.
event-hired = { $companion } geht mit der Gruppe.
event-charged = { $card } hat eine Ladung mehr.
event-campaign_over = { $result ->
    [won] Die Kampagne ist zu Ende, und sie ist gewonnen!
   *[other] Die Kampagne ist zu Ende.
}
    .notice = { $result ->
        [won] Die Kampagne ist gewonnen!
       *[other] Die Kampagne ist zu Ende.
    }

# --- in adventures ---
question-roll_again = Würfel neu werfen?
option-roll_again-again = { $card }
option-roll_again-keep = Ergebnis behalten
event-rank_lost = { $seat } fällt auf Seelenrang { $rank }.

# --- Schauplätze ---
entry-prologue = Ihr liegt in der Erde, jeder in seinem eigenen Loch, und habt euren Frieden damit gemacht. Da ruft jemand.
entry-whose_voice = Eine Stimme in drei Tönen. Für welchen seid ihr aufgestanden?
name-voice_of_anere = Für den weißen, der Ordnung versprach
name-voice_of_mir = Für den schwarzen, der Gesellschaft versprach
name-no_voice_at_all = Für keinen. Es zog dort unten
entry-smoke_and_wool = Im Norden steht Rauch über dem Wald. Im Süden stehen drei Witwen an der Straße und reden von Schafen.
entry-whom_to_help = Es wird eins von beiden, nicht beides. Also: wem?
name-to_the_smoke = Zum Rauch, sofort
name-to_the_shepherds = Zur Höhle: Die Witwen zahlen im Voraus
name-toss_a_coin = Eine Münze werfen. Wer fragt, bekommt Antwort
entry-hunters_camp = Jäger finden euch, verbinden, was blutet, und zeigen euch, wie man gegen Stärkere kämpft. Dann zeigen sie euch den Umweg.
entry-road_to_harrowford = Unterwegs geht ein grauer Jäger eine Weile mit, sagt nichts und lässt euch das Zeichen seiner Loge da.
entry-monks_hospice = Die Mönche fragen nichts. Am Abend zeigt einer von ihnen einen Griff, den er nicht mehr braucht.
entry-elven_border = Ein Schlagbaum quer über die Straße, dahinter Elfen, die schon so lange verflucht sind, dass sie dabei höflich bleiben.
entry-at_the_barrier = „Papiere?“ Einer hält die Hand auf. Noch ist sie leer.
name-show_the_toll_mark = Die Marke von der Zollbrücke zeigen
name-bribe_the_guards = Die Hand füllen
name-wait_for_the_captain = Auf den Hauptmann warten, wie lange es auch dauert
name-slip_through_at_night = Wiederkommen, wenn es dunkel ist
entry-gates_of_amor = Amor. Vierzig Brücken, ein Abwasserkanal, und am Tor ein Werber der Bruderschaft, dem eure Narben gefallen.
entry-river_barge = Der Schiffer nimmt die Verwundeten umsonst mit. Tagelang geschieht nichts; es tut euch gut.
entry-white_rider = Seit Tagen hält sich ein Reiter in Weiß auf dem Kamm, immer im gleichen Abstand. Am Abend schickt er Brot und Münzen, und eine Zeit und einen Ort.
entry-smugglers_path = Der Ritter bewacht die Steine. Den Pfad dahinter bewachen nur die, die von ihm leben, und die kennen ein paar Kniffe.
entry-lights_in_the_bog = Kleine Lichter über dem Moor, in Reihen, wie Fenster. Jemand ruft euch bei den Namen, die ihr früher hattet.
entry-the_dead_call = Sie wollen nur zur Ruhe gebettet werden. Sagen sie.
name-answer_the_dead = Hingehen und sie zur Ruhe betten
name-pass_by_in_silence = Mit gesenkten Köpfen vorübergehen
name-rob_the_lights = Die Lichter ausblasen und die Lampen mitnehmen
name-sell_them_a_name = Ihnen einen Namen verkaufen, samt den Jahren, die daran hängen
entry-winter_quarters = Schnee. Darin marschiert keiner, auch das nicht, was euch jagt. In Lluksyarg ist Platz, für den, der zahlt.
entry-beekeepers_ledge = Über der Seide führt ein Sims vorbei, breit wie ein Fuß. Die Imker kennen ihn, und was die Königin nicht erträgt.
entry-last_camp = Das letzte Feuer vor dem Tor. Es ist größer, als es sein müsste; keiner sagt, warum.
entry-before_the_gate = Eine Nacht bleibt, und ein paar Dinge, die morgen so oder so keiner mehr braucht.
name-keep_the_watch = Gemeinsam wachen, die ganze Nacht
name-share_the_last_coins = Alles auf einen Haufen legen und teilen
name-break_the_seals = Die Siegel der Tempeltruhe brechen
entry-epilogue = Das Tor ist zu, und ihr seid auf der richtigen Seite. Ihr könntet euch jetzt wieder hinlegen. Irgendwie hat keiner Lust.

# --- Orte und Gebäude ---
entry-nilmerg_in = Nilmerg: elf Häuser, ein Tempel und ein Hund, der Tote nicht anbellt. Hier gewöhnt man sich schnell an euch.
entry-nilmerg_out = Am letzten Haus drückt euch jemand einen Käse in die Hand. Für den Weg, wohin er auch führt.
entry-harrowford_in = Harrofurt lebt von der Furt, und die Furt von Leuten, die nicht schwimmen können. Über Gäste freut man sich.
entry-harrowford_out = Der Fährmann setzt euch umsonst über. Er hat euch lieber drüben.
entry-amor_in = Amor hat alles, und alles hat seinen Preis. Die Luft ist bis mittags frei.
entry-amor_out = Hinter euch fällt das Tor zu. Eure Beutel sind leichter, der Rest von euch etwas schwerer.
entry-lluksyarg_in = Lluksyarg hängt im Fels wie ein Nest. Hier überwintern Elfen, die sonst nirgends mehr eingeladen werden.
entry-lluksyarg_out = Der Schnee trägt. Keiner winkt; so nimmt man hier Abschied.
entry-emporium = Hinter dem Tresen: alles. Davor: ihr. Dazwischen: Preise.
entry-elven_forge = Der Schmied sieht sich lange eure Sachen an, und dann euch, mit demselben Gesicht.
entry-temple = Drei Altäre, ein Priester. Er wechselt das Gewand, je nachdem, wer hereinkommt.
entry-great_temple = Unter der Kuppel ist es so still, dass man die Götter denken hört. Oder die Mäuse.
entry-outpost = Der Schreiber des Außenpostens hat eine Liste. Für manche Zeilen darauf gibt es Geld.
entry-arcane_tower = „Stellt es einfach dort ab. Nicht dort.“ Der Blitz kostet extra, der Geruch ist dabei.
entry-school = Im Hof zeigt jemand, wie man es macht. Danach, wie man es richtig macht.
entry-inn = Das Bier ist dünn, die Geschichten sind es nicht.
entry-tavern = Seeleute, Pilger, Rattenfänger: Jeder hat etwas verloren, und jeder weiß, wer es finden könnte.
entry-brotherhood = Wer hier ein Jahr überlebt, darf sich Bruder nennen. Die anderen waren Rekruten.
entry-hunters_lodge = An den Wänden hängen Köpfe. Unter einem sitzt ein Bogenschütze und unterhält sich mit ihm.
entry-traces_of_raseac = Raseac war also hier, und dort, und hat überall etwas liegen lassen. Der Schreiber zahlt nach Gewicht.
entry-great_hunt = Der Schreiber zählt die Trophäen zweimal, weil er es nicht glauben will.
entry-pilgrims_path = Einmal erhört, einmal zurückgekehrt: Mehr verlangt der Pfad von keinem.
entry-vermin = „Alle?“ Alle. Der Schreiber schüttelt sich und zahlt.

# --- wie Abenteuer enden ---
outcome-lost = Diesmal war es zu viel. Ihr schleppt einander hinaus, und wer tot war, atmet wieder. Was ihr gelernt habt, nimmt euch keiner.
outcome-the_awakening = Das Tor liegt hinter euch, vor euch eine Straße. Einer hat Hunger: Ihr lebt also wirklich.
outcome-the_toll_bridge = Am Morgen kommt die Miliz, gut ausgeschlafen, und übernimmt die Brücke mit einer Ansprache.
outcome-primal_spider_lair = Acht Beine, alle still. Die Schafe kommen nicht wieder, aber jetzt würden sie sich trauen.
outcome-the_burning_village = Drei Leute tragen Eimer, die ohne euch nicht da wären. Das Feuer verliert.
outcome-the_spider_nests = Wo die Nester waren, ist es still. Im Frühjahr, sagt der Imker, versucht er es wieder mit Bienen.
outcome-the_vault = Drei Truhen stehen offen, und die Schwüre der alten Könige rascheln im Zug. Ein paar davon könnte man noch halten.
outcome-the_refugees = Der letzte Karren ist drüben. Die alte Maren zählt alle durch, es stimmt, und dann zählt sie noch einmal.
outcome-the_gremlin_market = In einer Nacht packt der Markt ein. Am Morgen ist da nur ein sehr sauberer Platz.
outcome-the_elf_knight = Der Ritter liegt zwischen den Steinen, und zum ersten Mal sieht man sein Gesicht. Er wirkt erleichtert.
outcome-the_night_of_souls = Drei Gräber, drei Lampen, keine Stimmen mehr. Jetzt ist es nur noch Nacht.
outcome-the_queens_brood = Die Königin ist tot, und ihre Brut läuft in alle Richtungen, von denen keine eure ist.
outcome-the_last_gate = Es braucht euch alle, um es zuzuschieben. Dann lehnt sich jemand dagegen, sicherheitshalber.

# --- die Reise auf dem Tisch ---
title-journey = Auf der Reise – { $scene }
title-before_journey = Vor der Reise
label-realm = Das Reich
label-party = Die Gruppe
label-chronicle = Chronik
label-tale = Die Geschichte
label-given = Eine Karte zu vergeben
label-emporium = Das Emporium
label-stock = Der Vorrat
label-stored = Beiseitegelegt
label-time_reserve = Zeitvorrat
label-hourglass = Sanduhr
label-building_slot = Freier Bauplatz
label-bronze_scene = Eine Szene der Geschichte
label-silver_scene = Ein Dorf oder eine Stadt
label-gold_scene = Ein Abenteuer
label-shelf_weapon = Waffen
label-shelf_armour = Rüstungen
label-shelf_artifact = Artefakte
label-shelf_thing = Dinge
label-service_repair = Ausbessern
label-service_improve = Verbessern
label-service_craft = Edelsteine und Schuppen
label-service_cleanse = Fluch lösen
label-service_bless = Segen
label-service_hire = Söldner
label-service_recharge = Ladungen
label-service_retrain = Unterricht
label-service_rumour = Gerüchte
label-service_prize = Belohnungen
tip-bronze_scene = Hier wird erzählt und oft entschieden.
tip-silver_scene = Hier werden Sanduhren für Gebäude ausgegeben.
tip-gold_scene = Hier beginnt ein Abenteuer.
tip-location = { $location }: { $n ->
    [one] eine Sanduhr
   *[other] { $n } Sanduhren
} beim ersten Besuch.
tip-adventure = Abenteuer: { $adventure }.
tip-time_reserve = Jedes Gebäude kostet eine Sanduhr. Was übrig bleibt, wird für den nächsten Ort aufgehoben.
tip-way_nature = Nur für Seelen dieser Art: { $natures }; neutrale dürfen alles.
tip-way_needs = Jemand muss { $card } haben.
tip-lawful = Entscheidet, wie es rechtschaffene Seelen tun; was nur chaotische tun, ist ihr verschlossen.
tip-neutral = Entscheidet, wie sie will.
tip-chaotic = Entscheidet, wie es chaotische Seelen tun; was nur rechtschaffene tun, ist ihr verschlossen.
name-lawful = Rechtschaffen
name-neutral = Neutral
name-chaotic = Chaotisch
line-text = { $text }
line-found_building = Unterwegs gefunden: Es kann hier öffnen.
line-building_slot = Platz für ein Gebäude, das die Gruppe gefunden hat.
line-party = { $shards } Seelensplitter, { $hourglasses } Sanduhren
line-hired = { $companion } steht im Sold von { $seat }
line-building = Gebäudekarte: { $building }
line-challenge = { $card }: { $what }
line-reward = Belohnung: { $what }
line-played = { $adventure }: { $result ->
    [won] gewonnen
   *[other] verloren
} nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
line-played_ranks = Seelenränge { $ranks }; { $shards } Splitter im Vorrat
line-phials = Phiolen: { $what }
service-trade = Kaufen, verkaufen, Ausrüstung wechseln
service-repair = Ein Rüstungsschaden weniger: { $gold } Gold
service-improve = Die bessere Seite von Waffen und Rüstungen aus Vorrat und Emporium bis zum Ende des nächsten Abenteuers: { $gold } Gold
service-craft = Edelsteine in Waffen und Schuppen in Rüstungen arbeiten: eine Rohkarte und { $gold } Gold
service-cleanse = Ein verfluchtes Ding loswerden: { $gold } Gold
service-bless = { $side ->
    [greater] Der große Segen
   *[other] Der kleine Segen
} deiner Natur: { $gold } Gold
service-hire = { $companion } zieht mit: { $gold } Gold, zusammen
service-recharge = Eine Ladung mehr für ein Artefakt: { $gold } Gold
service-retrain = Eine Kraft gegen eine andere tauschen: { $gold } Gold
service-rumour = Hier erzählt man von einer Herausforderung: { $challenge }
service-prize = Belohnungen für erfüllte Herausforderungen
task-chest = Truhen geöffnet: { $done }/{ $n }
task-loot = Beutemarken geöffnet: { $done }/{ $n }
task-green = Grüne Gegner besiegt: { $done }/{ $n }
task-blue = Blaue Gegner besiegt: { $done }/{ $n }
task-red = Rote Gegner besiegt: { $done }/{ $n }
task-violet = Violette Gegner besiegt: { $done }/{ $n }
task-plague = Plagen vernichtet: { $done }/{ $n }
task-prayer = Erhörte Gebete: { $done }/{ $n }
task-resurrection = Helden zurückgeholt: { $done }/{ $n }
task-search = Suchmarken umgedreht: { $done }/{ $n }

group-store = Weglegen
group-repair = Ausbessern
group-improve = Verbessern
group-craft = Einarbeiten
group-flip = Verfeinern
group-rebind = Edelstein oder Schuppen versetzen
group-cleanse = Fluch lösen
group-bless = Segen
group-hire = Anwerben
group-charge = Ladungen
group-unlearn = Kraft tauschen
group-challenge = Herausforderungen
group-prize = Belohnungen
group-give = Geben
group-take = Nehmen
group-off = Ablegen
group-swap = Tauschen
group-main = Hauptwaffe
group-offhand = Nebenhand
group-armour = Rüstung
group-artifact = Artefakt
group-inventory = Inventar
