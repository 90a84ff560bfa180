# Die Geschichte der Abenteuer: Ziele, Einträge (SS-JRN-09), Namen von Entscheidungen und besonderen Aktionen.

# --- The Awakening ---
goal-the_awakening = Erreicht das Tor, versammelt euch dort und lasst keinen Gegner im Spiel.
entry-the_awakening = Ihr wart tot. Es war erholsam. Nun hat euch jemand ausgegraben, es ist Nacht, und hinaus führt nur das Tor.
entry-the_gate = Das Tor ist erreicht. Hinter euch erwacht etwas, das noch länger geschlafen hat als ihr.

# --- The Toll Bridge ---
goal-the_toll_bridge = Haltet die Brücke zehn Runden lang. Sind zwei Gegner mehr als Helden im Spiel, fällt sie.
entry-the_toll_bridge = Der Zöllner ist fort, seine Kasse nicht. Bis die Miliz aus den Betten ist, haltet ihr die Brücke.
name-toll_box = Die Zollkasse öffnen
entry-toll_box = Die Kasse ist voll, und keiner schaut her. So lernt man sich kennen.
name-leave_the_toll = Stehen lassen: Es ist nicht unseres
name-take_the_toll = Nehmen, und zwar alles
name-share_the_toll = Nehmen, was einem Wächter zustünde
entry-bridge_pedlar = Unter der Brücke saß die ganze Zeit ein Krämer. Er hat Preise für Notfälle.
entry-bridge_shakes = Der dritte Pfeiler ächzt, und etwas klettert an ihm hoch.
entry-bridge_horns = Hörner, und zwar von der falschen Seite.
entry-bridge_thanks = Es hat sich herumgesprochen, dass die Kasse bei euch sicher ist. Die Müllerin bringt Suppe, mitten im Gefecht.

# --- Lair of the Primal Spider ---
goal-primal_spider_lair = Tötet die Urspinne. Sie zeigt sich, wenn jemand ihren Bau betritt.
entry-primal_spider_lair = Drei Hirten gingen hinein, ein Schaf zu suchen. Neun Schafe gingen hinein, die Hirten zu suchen. Nun seid ihr dran.
entry-the_lair = Fäden, dick wie Seile, und acht Augen im Dunkel. Keines blinzelt.
entry-lair_hisses = Ein Zischen läuft durch die Fäden, und allem mit acht Beinen geht es gleich besser.

# --- The Burning Village ---
goal-the_burning_village = Rettet den Müller, den Schmied und das Kind am Brunnen: an jedem der drei Orte mit einer Standardaktion.
entry-the_burning_village = Von weitem sah es aus wie ein Fest. Es ist keins. Drei Leute fehlen, und das Feuer wartet nicht.
name-mill = Den Müller hinaustragen
entry-the_mill = Der Müller geht nicht ohne sein Brot. Es ist gutes Brot.
name-smithy = Den Schmied herausziehen
entry-the_smithy = Der Schmied ist draußen. Drinnen glüht die Esse, und an der Wand hängt die Arbeit eines Jahres.
name-douse_the_forge = Noch einmal hinein und die Esse löschen
name-loot_the_forge = Retten, was tragbar ist. In den eigenen Rucksack
name-well = Dem Kind den Eimer hinablassen
entry-the_well = Herauf kommt ein Kind, triefnass, die Dorfglocke im Arm. »Einer musste ja.«
entry-sparks_fly = Der Wind dreht sich, und mit ihm die Frage, wo man stehen kann.
entry-roofs_fall = Ein Dach kommt herunter und nimmt eine Mauer mit. Nun ist dort ein Weg, für alle.
entry-village_dawn = Morgen. Man sieht, wie viel noch steht: mehr als befürchtet.

# --- The Brood Gardens ---
goal-the_spider_nests = Zerstört alle Nester. Neue zählen mit.
entry-the_spider_nests = Früher gab es hier Rosen und Bienen. Körbe gibt es noch. Man sollte nicht daran horchen.
entry-the_beekeeper = Den alten Imker hat seit dreißig Jahren nichts mehr gestochen, und er will nicht wieder damit anfangen.
name-smoke_the_hives = Seinen Rauchtopf nehmen und alles ausräuchern
name-ask_for_the_key = Um den Schlüssel zum Honigkeller bitten
entry-old_hive = Unter dem alten Korb liegen Splitter, die leuchten. Darauf sitzt etwas, das weniger leuchtet.
entry-brood_hatches = Es tickt, in allen Körben zugleich. Dann tickt es nicht mehr.

# --- The Vault of Oaths ---
goal-the_vault = Öffnet alle drei Truhen. Zwei Schlösser sind magisch; von einem Schlüssel weiß die Statue im Norden.
entry-the_vault = Hier verwahrten die alten Könige ihre Schwüre, damit sie keiner daran erinnert.
name-statue = Zur Statue sprechen
entry-the_statue = Die Statue streckt die Hand aus. Sie will etwas, und sie hat Zeit.
name-swear_the_oath = Den alten Eid schwören
name-break_the_statue = Die Hand abschlagen
name-whisper_a_secret = Ihr etwas Wahres zuflüstern
entry-left_seal = Zwischen den Münzen liegt ein halbes Siegel, das linke. Es wiegt mehr, als es schwer ist.
entry-right_seal = Die rechte Hälfte. Von irgendwo kommen viele Füße: Die linke wird vermisst.
entry-the_threshold = Hinter der Tür liegt der Staub handhoch. Ein Altar entzündet sich, und gegenüber noch etwas.
entry-vault_breathes = Das Gewölbe holt Luft. Das hat es lange nicht getan.

# --- The Elf Knight ---
goal-the_elf_knight = Tötet den Elfenritter. Jeder zerbrochene Stein mit seinem Namen (C1, C3, E3) schwächt ihn.
entry-the_elf_knight = Auch er war einmal jemandes Held. Er reitet noch immer, als sähen sie zu.
entry-stone_north = Drei Steine tragen seinen Namen. Der erste bricht, und in der Ferne wankt jemand im Sattel.
entry-stone_south = Der zweite. Er ruft etwas, das wie eine Bitte klingt, in einer Sprache ohne Wort dafür.
entry-stone_east = Der letzte Stein. Nun ist er nur noch ein Mann mit Schwert, und das genügt.
entry-second_altar = Der zweite Altar leuchtet auf. Jemand da oben ist jetzt für euch, spät, aber immerhin.

# --- The Long Trek ---
goal-the_refugees = Bringt die alte Maren zur Fähre in I6. Stirbt sie, war alles umsonst.
entry-the_refugees = Vierzig Leute, elf Karren, eine Ziege und die alte Maren, die den Weg kennt und das bei jedem Schritt sagt.
entry-the_ford = Die Furt ist höher, als Maren sie in Erinnerung hat. Der Treck bleibt stehen und sieht euch an.
name-carry_the_old = Die Alten hinübertragen
name-toll_the_trek = Fragen, was es ihnen wert ist
name-look_for_stones = Die Trittsteine suchen
entry-the_shrine = Maren hängt ein Band an den Schrein, sechzig Jahre hat sie es getragen. Hinter dem Fluss antwortet ein Altar.
entry-trek_hunted = Die Ziege hebt den Kopf. Dann hört ihr es auch.
entry-trek_riders = An der Fähre wartet jemand. Der Fährmann ist es nicht.

# --- The Gremlin Market ---
goal-the_gremlin_market = Erreicht den Thron und öffnet eine Truhe; oder schaut in das Kassenbuch in E3 und findet Besseres zu tun.
goal-overthrow = Nun muss der Thron erreicht und kein Gegner mehr im Spiel sein.
goal-heist = Nun müssen zwei Truhen geöffnet werden.
goal-flight = Nun muss das Kassenbuch nach A5, und alle müssen am Eingang sein (A4, A5, B5).
entry-the_gremlin_market = Alles, was je gestohlen wurde, steht hier zum Verkauf. Manches davon war eures.
entry-the_stall = »Kaum gebraucht!«, sagt der Gremlin. Das Blut daran ist frisch.
entry-the_sellsword = Posten sieben ist ein Söldner. Er geht lieber mit euch, ohne Versteigerung.
name-ledger = Das Kassenbuch nehmen
entry-the_ledger = Da steht es: wer wen bestahl, für wie viel und wer davon wusste. Das halbe Reich steht auf Seite eins.
name-burn_the_ledger = Verbrennen, und den Markt gleich mit ausräuchern
name-sell_the_ledger = Denen verkaufen, die darin stehen
name-study_the_ledger = Weiterlesen: Wo liegt das Beste?
entry-ledger_burns = Es brennt gut. Der Markt riecht es und wird sehr still. Dann sehr laut.
entry-ledger_sold = Der erste Käufer zahlt sofort. Nun wissen alle, wer das Buch hat.
entry-ledger_read = Zwischen zwei Seiten liegt ein Schlüssel. Gremlins sind ordentliche Leute.
entry-the_throne = Der Thron ist aus Stühlen gemacht. Wer hier saß, ist hinten hinaus.
entry-market_brawl = Jemand hat zu gut gefeilscht. Alle schlagen alle.
entry-market_bell = Die Schlussglocke. Eine Wand fährt auf: Lieferungen.
entry-market_closes = Die Lampen gehen aus, eine nach der anderen. Die Preise fallen nicht.

# --- The Night of Souls ---
goal-the_night_of_souls = Bringt die drei Gräber in A3, D3 und I4 zur Ruhe: an jedem mit einer Standardaktion.
entry-the_night_of_souls = Einmal im Jahr dürfen sich die Toten beschweren. Dieses Jahr haben sie Grund: Jemand isst sie auf.
name-grave_west = Das westliche Grab schließen
entry-grave_west = »Danke«, sagt der Stein. Und dann: »Hinter dir.«
name-grave_north = Das nördliche Grab schließen
entry-grave_north = Eine Königin, der Krone nach. Sie wüsste gern, wer gewonnen hat. Keiner bringt es über sich.
name-grave_east = Das östliche Grab schließen
entry-grave_east = Im östlichen Grab warten Hunderte kleiner Lichter. Sie gehören euch nicht. Das wissen sie nicht.
name-say_the_rites = Ihnen die Gebete sprechen
name-drink_the_souls = Sie trinken
name-keep_the_lantern = Die Laterne nehmen, die sie hielt
entry-the_chapel = Die Kapelle hat kein Dach, keine Tür und keinen Priester. Sie wirkt trotzdem.
entry-souls_wake = Kalte Finger gehen durch eure Taschen, und durch euch.
entry-souls_hunger = Was Seelen frisst, hat eure gerochen. Sie sind schon einmal gebraucht, das macht sie mürbe.
entry-souls_sigh = Ein Seufzen geht durch den Friedhof, diesmal ein freundliches. Jemand erinnert sich an euch.
entry-eater_dead = Er platzt, und hundert Stimmen nennen einander beim Namen.

# --- The Queen of the Brood ---
goal-the_queens_brood = Tötet die Spinnenkönigin und zerstört alle Nester. Der Schlüssel zu ihrer Kammer liegt in I7; in G3 und G9 schlagen ihre Herzen.
entry-the_queens_brood = Alle Fäden führen hierher. Folgt einem, und am anderen Ende spürt es jemand.
entry-the_larder = Neun Kokons. Einer davon flucht.
entry-the_gallery = Von hier oben sieht man eine Wand, die nur Seide ist.
entry-brood_gate = Sie hört euch seit Stunden. Sie hat decken lassen.
name-challenge_the_queen = Vortreten und sie beim Namen rufen
name-burn_the_silk = Die Seide anzünden
name-sneak_along_the_wall = An der Wand entlang, atmen, weiter
entry-heart_north = Unter dem Boden schlägt etwas, nicht im Takt mit euch. Ein Hieb, und es stolpert.
entry-heart_south = Das zweite Herz. Irgendwo oben knicken acht Beine ein.
entry-queen_calls = Sie ruft. Was kriechen kann, kriecht schneller.
entry-queen_stirs = Der Boden zittert. Es ist nicht der Boden.
entry-silk_falls = Seide fällt von der Decke, sanft wie Schnee, der nicht mehr loslässt.

# --- The Last Gate ---
goal-the_last_gate = Entzündet die Feuer in G1 und H9, dann habt ihr den Schlüssel; erreicht das Tor in N5 und tötet die Elfenpriesterin.
goal-stolen = Nun muss der Torstein zurück nach A4, vorbei an allem, was ihn haben will.
entry-the_last_gate = Hinter diesem Tor ist alles, wofür man euch ausgegraben hat. Davor ist alles andere.
entry-the_camp = Das letzte Lager vor dem Ende, und ein Händler darin. »Man lebt«, sagt er, »bis man es lässt.«
name-north_tower = Das Feuer im Norden entzünden
entry-north_tower = Das Holz ist trocken. Jemand hat es zweihundert Jahre lang trocken gehalten, für alle Fälle.
name-south_tower = Das Feuer im Süden entzünden
entry-south_tower = Es brennt. Nicht nur Freunde sehen es.
entry-beacons_burn = Beide Feuer brennen, und zwischen ihnen fällt ein Schlüssel aus Licht in eine offene Hand.
entry-the_hall = Die Halle ist leer bis auf Hufspuren. Sie führen hinein. Nicht hinaus.
entry-gate_hums = Das Tor summt ein Lied, das eure Mütter kannten.
entry-gate_sings = Nun singt es, und Stein macht Platz.
entry-gate_dreams = Einen Augenblick träumt ihr im Stehen von einer warmen Küche. Es hilft.
entry-gate_opens = Die Priesterin wartet neben dem Stein. »Ihr wart mein, ehe ihr ihre wart«, sagt sie. »Lasst mich erklären.«
name-hear_her_out = Sie ausreden lassen
name-strike_first = Zuerst zuschlagen
name-steal_the_stone = Den Stein nehmen und laufen
entry-priestess_falls = Sie fällt mitten im Satz. Ihr werdet euch immer fragen, wie er weiterging.
entry-priestess_sleeps = Sie hat gesagt, was zu sagen war. Leichter wird es davon nicht, aber nun ist es das Ende.
