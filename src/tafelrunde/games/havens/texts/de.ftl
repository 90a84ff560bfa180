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
