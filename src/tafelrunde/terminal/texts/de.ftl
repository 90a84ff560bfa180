# Das Terminal, deutsch

ui-title = Tafelrunde
ui-motto = Ein Tisch, der die Regeln selbst hält

# Die Zeile, die sagt, was jetzt zu tun ist
ui-you = { $player }: { $question }
ui-thinking = { $player } denkt nach …
ui-over = Das Spiel ist zu Ende.
ui-filter = Filter: { $words }▏

# Tasten
ui-key-undo = zurücknehmen
ui-key-undo-what = zurück: { $what }
ui-key-redo = wiederholen
ui-key-hint = Tipp
ui-key-help = Anleitung
ui-key-scroll = Rest des Plans
ui-key-log = Verlauf
ui-key-explain = erklären
ui-key-view = Ansicht
ui-key-save = speichern
ui-key-fast = schnell
ui-key-auto = Automatik
ui-key-quit = verlassen
ui-key-menu = Menü
ui-key-board = Spielplan
ui-key-filter = filtern
ui-key-next = weiter
ui-key-skip = überspringen
ui-notice-go-on = weiter
ui-key-go-on = weiter
ui-key-back = zurück
ui-key-language = English
ui-key-forward = vor
ui-key-seat = wessen Augen
ui-key-close = schließen

ui-how-to-play = So wird gespielt
primer-you = Du spielst { $figure }.
primer-again = F1 zeigt diese Seite wieder, mit allen Tasten.
primer-go = los geht’s

# Worum es geht, am Anfang
ui-briefing-goals = Ziele
ui-briefing-rules = Besondere Regeln
ui-briefing-defeat = Niederlage
ui-briefing-rule = Regel öffnen

ui-mine = { $player }
ui-side = Auf dem Tisch
ui-log = Verlauf
ui-others = Die anderen
ui-story = Was geschieht
ui-options = Möglichkeiten
ui-element = Was das ist
ui-nothing-found = Nichts passt zu „{ $words }“.
ui-more-below = … noch { $count } darunter

ui-saved = Gespeichert: { $path }
ui-save-failed = Speichern ging nicht: { $problem }. Das Spiel geht weiter.
ui-save-as = Speichern als
ui-not-saved = NICHT GESPEICHERT
ui-auto-on = Fragen wie „sonst noch etwas?“ beantworten sich jetzt selbst.
ui-auto-off = Jede Frage wird wieder gestellt.
ui-auto-took = Von selbst weiter: { $option }
ui-fast-on = Die Bots spielen schnell.
ui-fast-off = Die Bots lassen sich Zeit.
ui-hint = Tipp: { $option }
ui-hint-why = Tipp: { $option } ({ $reason })
ui-hint-thinking = Ein Tipp wird überlegt …
ui-hint-broke = Diesmal kein Tipp: Der Bot ist abgestürzt ({ $problem }). Das Spiel geht weiter.
ui-bot-broke = Der Bot { $player } konnte sich nicht entscheiden ({ $problem }). Es gilt die erste Möglichkeit.

undo-nothing = Es gibt nichts zurückzunehmen.
undo-nothing_here = Es gibt nichts zurückzunehmen.
undo-spectator = Wer nur zuschaut, nimmt nichts zurück.
undo-others = Seither hat jemand anderes entschieden: nicht mehr zurückzunehmen.
undo-revealed = Seither wurde etwas aufgedeckt: nicht mehr zurückzunehmen.
undo-over = Das Spiel ist zu Ende, und was verborgen war, ist zu sehen: nicht mehr zurückzunehmen.
undo-choosing = Gerade wählen alle; was vorher war, bleibt.
undo-chapter = Das war ein anderes Kapitel; es würde wieder aufgeschlagen.
undo-chapter_closed = Das Kapitel davor wurde nach anderen Regeln gespielt und lässt sich nicht wieder aufschlagen.
undo-into-chapter = die letzte Antwort in „{ $title }“
undo-secret = { $player }: die letzte Wahl
undo-confirm = { $why ->
    [others] Seither hat jemand anderes entschieden.
    [chapter] Das war ein anderes Kapitel.
   *[revealed] Seither wurde etwas aufgedeckt.
} „{ $what }“ trotzdem zurücknehmen?
undo-done = Zurückgenommen: { $what }
redo-nothing = Es gibt nichts zu wiederholen.
redo-done = Wiederholt.

ui-yes = Ja
ui-no = Nein

handover-title = Weitergeben an { $player }
handover-text = Alle anderen schauen bitte weg.
handover-ready = { $player }, drück Enter, wenn du hier sitzt.
handover-undo = u: wer eben gespielt hat, nimmt den letzten Schritt zurück

explain-question = Die Frage
explain-option = Diese Möglichkeit
explain-refused = Was gerade nicht geht, und warum
explain-rule = Regel { $rule }
explain-no-rule = Der Katalog kennt die Regel { $rule } nicht.
explain-none = Hier gibt es nichts zu erklären.

help-title = Tasten
help-choose = 1–9, Buchstaben
help-choose-what = diese Möglichkeit nehmen
help-move = ↑ ↓ ← →, Enter
help-move-what = bewegen und nehmen
help-tab = Tab
help-tab-what = über den Spielplan gehen; Enter nimmt, was dort geht
help-scroll = Bild ↑ ↓
help-scroll-what = der Rest eines Spielplans, der zu hoch ist
help-go-on = Leertaste
help-go-on-what = weiter: hier nichts mehr
help-filter = /
help-filter-what = Wörter tippen und die Möglichkeiten filtern
help-back = Esc
help-back-what = einen Schritt zurück in einer halben Wahl
help-undo = u, r
help-undo-what = zurücknehmen, wiederholen
help-hint = h
help-hint-what = was ein vernünftiger Bot täte, und warum; noch einmal: wenn er einige Sekunden vorausgeschaut hat
help-explain = ?
help-explain-what = erklärt das Ausgewählte mit seiner Regel; was nicht geht und warum
help-help = F1
help-help-what = worum es geht, wie gespielt wird, danach diese Tasten
help-log = l
help-log-what = der ganze Verlauf mit Rechnung und Regeln
help-view = v
help-view-what = unten rechts der Verlauf, was auf dem Tisch liegt, oder die anderen
help-fast = f
help-fast-what = Bots schnell oder langsam
help-auto = a
help-auto-what = Fragen wie „sonst noch etwas?“ beantworten sich selbst oder nicht
help-save = s
help-save-what = in eine Datei speichern (jede Antwort ist ohnehin gespeichert)
help-language = F2
help-language-what = English
help-quit = q
help-quit-what = verlassen; das Spiel lässt sich fortsetzen
help-signs = Zeichen
help-die = Ein Großbuchstabe auf Farbe ist ein Würfel; eine Zahl dahinter ist sein Wert
help-faces = Auf Würfeln: ⚔ Treffer   ⊕ Schild   ✶ Bäm   ♦ Diamant   · leer
help-slot = Ein Kleinbuchstabe ist ein leerer Platz für einen Würfel, in Klammern, wenn er leer bleiben darf
help-star = * nimmt mehrere Farben; + hat weitere Plätze, die leer bleiben dürfen
help-gold = Golden und unterstrichen ist wählbar; ein goldener Balken ist ausgewählt
help-states = × geschlossen   ✓ benutzt   † verwundet   ▒ verdeckt   ▶ am Zug

final-winner = { $winners } gewinnt!
final-winners = { $winners } gewinnen gemeinsam!
final-nobody = Niemand gewinnt.
final-replay = Nachspielen
final-board = Spielplan ansehen
final-menu = Menü

menu-new = Neues Spiel
menu-resume = Fortsetzen
menu-load = Datei laden
menu-replay = Nachspielen
menu-rules = Regeln
menu-language = English
menu-quit = Beenden
menu-no-saves = Noch keine gespeicherten Spiele.
menu-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
menu-answers = { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
}
menu-keys = ↑ ↓ bewegen   Enter wählen   Esc zurück

setup-title = Neues Spiel
setup-game = Spiel
setup-players = Spieler
setup-seat = Platz { $number }
setup-seed = Startzahl
setup-seed-any = zufällig
setup-start = Los geht’s
setup-keys = ↑ ↓ Zeile   ← → ändern   Name oder Startzahl tippen   Enter los   Esc zurück
setup-human = Mensch
setup-random = Bot: zufällig
setup-sensible = Bot: vernünftig
setup-search = Bot: sucht
setup-on = ja
setup-off = nein
setup-bot-name = Bot { $number }

file-title = Welche Datei?
file-keys = Enter nimmt ihn   Esc zurück
rules-title = Regeln
rules-search = In den Regeln suchen
rules-keys = Wörter tippen   ↑ ↓ bewegen   Esc zurück
rules-none = Keine Regel enthält diese Wörter.

loaded-dropped = Diese Antworten passten nicht mehr: { $answers }

replay-at = Antwort { $at } von { $all }
replay-did = { $player }: { $option }
replay-begin = Der Anfang
replay-keys = ← → Schritt   ↑ ↓ zehn Schritte   Pos1 Ende   Zahl tippen: springen   l Verlauf   v Augen   q verlassen
replay-keys-chapters = ← → Schritt   ↑ ↓ zehn Schritte   [ ] Kapitel   Pos1 Ende   l Verlauf   v wessen Augen   q zurück
replay-chapter = Kapitel { $at } von { $all }:
replay-closed = Dieses Kapitel lässt sich nicht mehr erzählen: Es wurde nach anderen Regeln gespielt.
replay-eyes = gesehen von: { $player }

plain-prompt = { $player }>
plain-help = Eine Nummer, der Name einer Möglichkeit oder Wörter daraus. u zurücknehmen, r wiederholen, h Tipp, hh Tipp nach einigen Sekunden Vorausschau, ? [Nummer oder Regel] erklären, i worum es geht und wie gespielt wird, b Spielplan, l Verlauf, s [Datei] speichern, a Automatik, lang de|en, q verlassen.
plain-which = Welche davon? { $options }
plain-unknown = „{ $words }“ steht hier nicht zur Wahl. help zeigt die Befehle.
plain-default = Enter: { $option }
plain-bye = Gespeichert. Weiter mit: tafelrunde resume
plain-refused = Das geht nicht: { $reason }
plain-again = i zeigt das wieder; ? mit einer Regel, etwa ? { $rule }, zeigt ihren Text.
