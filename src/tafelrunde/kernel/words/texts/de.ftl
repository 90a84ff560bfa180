# Was jedes Spiel sagt, deutsch

and = und
or = oder
none = nichts
party = die Gruppe
spectator = ein Zuschauer
player = Spieler { $number }

event-only_option = Nur eine Möglichkeit: { $answer }
event-party_decided = { $seat_player } entscheidet für alle: { $answer } ({ $asked })
event-game_over = Das Spiel ist zu Ende.

option-yes = Ja
option-no = Nein
option-pass = Passen
option-done = Fertig
option-skip = Weiter
option-back = Einen Schritt zurück

refused-not_an_option = Das steht nicht zur Wahl.
refused-game_over = Das Spiel ist zu Ende.
refused-not_your_turn = Du bist nicht am Zug.
refused-which_seat = Mehrere wählen gerade: sag, wer antwortet.

setup-true = Mit
setup-false = Ohne

save-rules = Dieser Spielstand stammt aus einer anderen Fassung des Spiels: Verlauf und Zurücknehmen beginnen hier.
save-elsewhere = Die gespeicherten Antworten führen nicht mehr zur gespeicherten Lage: Verlauf und Zurücknehmen beginnen hier.
save-option = Die Einstellung „{ $detail }“ gibt es nicht mehr.
save-dropped =
    { $count ->
        [one] Die letzte Antwort passt nicht mehr; du wirst noch einmal gefragt.
       *[other] Die letzten { $count } Antworten passen nicht mehr; ihr werdet noch einmal gefragt.
    }
save-past = Der Verlauf beginnt hier: Was vorher war, wurde mit einer anderen Fassung des Spiels gespielt.
