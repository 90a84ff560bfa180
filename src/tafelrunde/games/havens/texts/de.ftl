# Was die Spiele dieser Engine gemeinsam haben, Deutsch

## Entscheide: wie gefunden wurde, was ein Monster tut

ruling-legend = * hier kann es enden   + auf dem Weg   # Hindernis   ^ Falle   ~ Gefahr   % schwierig   = Eis   O Objekt   | -- dünne Wand
ruling-outcome = Endet auf { $end }, { $attacks ->
    [none] greift niemanden an
   *[other] greift { $attacks } an
}; { $focus ->
    [none] kein Fokus
   *[other] Fokus { $focus }
}
ruling-considered = { $enemy }: { $path ->
    [0] kann von hier angegriffen werden
    [one] kann nach 1 Bewegungspunkt angegriffen werden
   *[other] kann nach { $path } Bewegungspunkten angegriffen werden
}{ $harm ->
    [0] { "" }
    [one] {" "}durch 1 negatives Feld
   *[other] {" "}durch { $harm } negative Felder
}, { $proximity ->
    [-1] ohne Wand dazwischen führt kein Weg dorthin
   *[other] Reichweite { $proximity }
}{ $initiative ->
    [0] { "" }
   *[other] , Initiative { $initiative }
}.
ruling-unreachable = { $enemy }: Es gibt kein Feld, von dem aus diese Figur angegriffen werden könnte, wie weit das Monster auch ginge.
ruling-no-focus = Niemand kann sein Fokus sein: Es bewegt sich nicht und greift nicht an.
ruling-focus-only = Fokus: { $focus }, die einzige Figur, die es angreifen könnte.
ruling-focus-harm = Fokus: { $focus }. Der Weg zu anderen führt durch mehr negative Felder.
ruling-focus-path = Fokus: { $focus }. Der Weg, um andere anzugreifen, ist länger.
ruling-focus-proximity = Fokus: { $focus }. Andere, die ebenso schnell erreicht sind, stehen weiter weg.
ruling-focus-initiative = Fokus: { $focus }. Andere, die ebenso schnell erreicht sind und ebenso nah stehen, sind später an der Reihe.
ruling-focus-kept = Fokus: { $focus }, wie schon zu Beginn des Zuges.
ruling-focus-tie = Fokus: { $focus } sind in allem gleich; die Gruppe entscheidet.
ruling-harm = { $harm ->
    [one] Kein Weg ohne negative Felder führt zu seinem Fokus: Es nimmt 1 davon in Kauf.
   *[other] Kein Weg ohne negative Felder führt zu seinem Fokus: Es nimmt { $harm } davon in Kauf.
}
ruling-less-disadvantage = Von { $nearest } aus könnte es { $focus } nach { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkten
} angreifen, aber mit Nachteil: Es sucht ein Feld ohne.
ruling-more-targets = Von { $nearest } aus könnte es { $focus } nach { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkten
} angreifen, aber in seiner Bewegung liegt ein besserer Angriff.
ruling-further-disadvantage = Von { $nearest } aus könnte es { $focus } nach { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkten
} angreifen, aber mit Nachteil gegen mehr seiner Ziele: Es sucht ein Feld, neben dem weniger von ihnen stehen.
ruling-stays = Es bleibt stehen und kann { $focus } von hier angreifen, insgesamt { $hits ->
    [one] ein Ziel
   *[other] { $hits } Ziele
}.
ruling-moves = Es bewegt sich für { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
} nach { $ends } und kann { $focus } von dort angreifen, insgesamt { $hits ->
    [one] ein Ziel
   *[other] { $hits } Ziele
}.
ruling-preferred = Unter sonst gleichen Angriffen nimmt es den auf die nächsten, dann die frühesten weiteren Ziele.
ruling-attacks = Es greift { $focus } an, und wen es außerdem angreifen kann.
ruling-no-attack = Die Karte hat keinen Angriff: Es trifft niemanden.
ruling-out-of-reach = Es kann { $focus } in diesem Zug nicht angreifen, also greift es niemanden an.
ruling-goal = Es will nach { $goals }, { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
} entfernt, um { $focus } anzugreifen.
ruling-approaches = Mit { $move ->
    [one] 1 Bewegungspunkt
   *[other] { $move } Bewegungspunkten
} kommt es dem am nächsten auf { $ends }.
ruling-no-nearer = Mit { $move ->
    [one] 1 Bewegungspunkt
   *[other] { $move } Bewegungspunkten
} kommt es dem nicht näher: Es bleibt stehen.
ruling-too-many = Es gibt mehr Ergebnisse, als sich aufzählen lassen: Dies sind die ersten { $outcomes }.
ruling-party = { $outcomes } Ausgänge sind gleich gut: Die Gruppe entscheidet.

# --- an der Hand geführt ---

guide-goal = Von diesen geheimen Zielen behältst du eines: ein kleines Ziel nur für dich. Wer es erfüllt, kommt besseren Modifikatorkarten näher. Nimm, welches du magst.
guide-hand = Diese Karten sind alles, was du kannst, und dein Atem dazu: Wer keine mehr hat, ist raus. Nimm beim ersten Mal die empfohlene Hand.
guide-place = Wähle, wo du beginnst. Vorn schlägst du zuerst zu; wer hinten steht, wird später erreicht.
guide-lead = Jede Runde spielst du zwei Karten. Die erste führt: Ihre große Zahl ist deine Initiative, und niedrig handelt früh. Zeige auf eine Karte, um sie zu lesen, dann nimm diese.
guide-second = Nun die zweite Karte. In deinem Zug nutzt du von einer die obere, von der anderen die untere Hälfte; wähle also ein Paar, das passt.
guide-tie = Mehreres ist für dieses Monster gleich gut; dann überlassen die Regeln der Gruppe die Wahl. Nimm, was euch weniger schadet.
guide-act = Du bist am Zug. Obere Hälften greifen meist an, untere bewegen meist; du bestimmst, was zuerst kommt. Beginne mit dem, was leuchtet.
guide-target = Was leuchtet, kann angegriffen werden. Zeige erst darauf: Du siehst die Aussichten und warum. Niemand würfelt: Eine Karte deines Modifikatordecks entscheidet.
guide-half = Nun eine Hälfte der anderen Karte. Passt sie dir nicht, lässt sich jede Karte auch als Angriff 2 oder Bewegung 2 spielen, bei den kleinen Möglichkeiten.
guide-move = Was leuchtet, ist erreichbar; zeige auf ein Feld, um den Weg zu sehen. Bleib stehen, wo du als Nächstes zuschlagen kannst oder wo dich wenige Monster erreichen.
guide-end = Dein Zug ist vorbei, wenn du es sagst. Münzen und Beute auf deinem Feld nimmst du mit. Anders überlegt? Zurücknehmen macht Schritte ungeschehen.
guide-damage = Du wirst getroffen. Nimm den Schaden hin oder verliere stattdessen eine Karte: Karten sind Atem, also nimm anfangs kleine Treffer hin.
guide-again = Eine neue Runde. Was du benutzt hast, liegt im Ablagestapel; sind weniger als zwei Karten übrig, raste: Du bekommst die anderen zurück und zahlst mit einer.
