# Die Karte eines Abenteuers: was alle erfahren, wenn es beginnt.
briefing-title = { $number ->
    [0] Einführung: { $quest }
   *[other] Abenteuer { $number }: { $quest }
}
briefing-own = { $quest }
briefing-campaign = { $left ->
    [0] Das ist das letzte Abenteuer eurer Kampagne.
    [one] Abenteuer { $n } eurer Kampagne; eines kommt noch.
   *[other] Abenteuer { $n } eurer Kampagne; { $left } kommen noch.
}

campaign-rule-1 = Eine Kampagne: Was EP bringen würde, bringt Mini-EP, und fünf davon werden ein EP. Ein Manöver kostet ein Mini-EP.
campaign-rule-2 = Karten über der Stufe des Spiels kannst du tragen, aber nicht benutzen. Artefakte sind Stufe 4.
campaign-rule-3 = Fertigkeiten, EP und sechs Karten, darunter ein Artefakt, gehen mit ins nächste Abenteuer. Eine Niederlage kostet alle Mini-EP.

story-tutorial = Zwei Hallen unter der alten Festung, ein paar Wachen, und im Lesesaal eine Karte von allem, was weiter unten wartet. Holt die Karte und kommt lebend wieder heraus. Hier lernt sich gut, wie man im Dunkeln geht.
story-scorched_earth = Vom Dorf über euch ist nur Asche geblieben, und wer es niedergebrannt hat, hat zwei Artefakte in diesen Hallen versteckt. Wozu sie taugen, steht allein in der Bibliothek. Findet beide, und haltet die Bibliothek lange genug, um nachzulesen.
story-black_widow = Von den Höfen sind Leute verschleppt worden, in Seide gewickelt. Ihr habt den Bau gefunden, und jetzt will die Riesenspinne hinaus. Sie darf nicht an euch vorbei ins Freie.
story-chosen_one = Ein Artefakt wurde in drei Teile zerschlagen, damit niemand es je benutzt. Jemand von euch soll es doch. Setzt es zusammen und bringt den Auserwählten hinaus; was in den Höhlen schläft, wird es merken.
story-goblin_war_drums = Seit Nächten trommeln die Goblins, und der Berg hält es nicht mehr aus: Hinter euch bricht der Boden weg, Stück um Stück. Lauft. Jenseits der Säulen bewacht ein Wächter den einzigen Ausweg.
story-immortals_downfall = Ein Troll, den keine Klinge verletzt, geht auf euer Lager zu, und niemand steht ihm im Weg außer euch. Zwischen euch und ihm liegt eine Brücke auf zwei Säulen. Lockt den Unsterblichen mit Feuerwerk darauf und lasst sie einstürzen.
story-fiends_treasure = Ein Teufel hat seinen Hort weggesperrt und einen Höllenhund davorgesetzt. Die Tür braucht zwei Schlüssel, und die liegen irgendwo in diesen Hallen. Öffnet sie, wenn ihr so weit seid, und nicht früher: Der Hund hat lange nichts gefressen.
story-sparks_in_the_dark = Der Weg, auf dem ihr kamt, ist verschüttet. Es gibt noch einen, hinter einer Tür, die sich nur bewegt, wenn auf beiden Schaltern jemand steht, und die liegen weit auseinander. Was hinter der Tür haust, wird es hören.
story-big_game_hunting = Vor langer Zeit wurden drei Monster hinter Säulen eingemauert: die Unerbittlichen. Die Säulen bröckeln. Besser, ihr begegnet den dreien nacheinander, und wann ihr es wollt.
story-maze_of_darkness = Was die Finsternis haben will, liegt mitten in diesem Labyrinth, und sie kommt von allen Seiten, um es zu holen. Zehn Runden müsst ihr durchhalten. Die Säulen verschaffen euch Zeit.
story-heart_of_darkness = Ganz unten wartet der Botschafter der Finsternis. Er hat drei Leben, in jedem Stockwerk eines, und mit jedem wird er stärker. Je tiefer ihr geht, desto mehr zehrt die Finsternis an euch; haltet euch also nicht auf.

advice-tutorial = Für die ersten Schritte: Eine Zugaktion hat zwei Bewegungspunkte, für Schritte, Türen und Aufnehmen. Öffnet eine Tür, wenn die anderen in der Nähe sind, denn dahinter kann ein Hinterhalt liegen. „Tipp“ sagt dir jederzeit, was ein Bot täte und warum.

# Besondere Regeln, die nur auf der Karte stehen.
more-scorched_earth-1 = Drei Marker liegen verdeckt: zwei Artefakte und eine Höhle.
more-scorched_earth-2 = Die Artefakte dürfen unter Helden getauscht werden wie Karten.
more-black_widow-1 = Ein Höhlenmarker bringt 5 EP.
more-chosen_one-1 = Bevor ihr beginnt, einigt ihr euch auf einen Helden: den Auserwählten.
more-chosen_one-2 = Nur der Auserwählte muss durch den Ausgang; das Artefakt bleibt bei ihm.
more-goblin_war_drums-1 = Wenn der erste Held die Säulen passiert, erscheint der Wächter: ein wanderndes Monster.
more-immortals_downfall-1 = Ein Artefaktmarker ist ein Feuerwerk, die Bibliothek bringt drei. Es zu zünden kostet einen Bewegungspunkt; am Ende der Runde ist es abgebrannt.
more-immortals_downfall-2 = Beide Säulen haben 5 Gesundheit und werden angegriffen wie Gegner. Mit der zweiten fällt die Brücke, und wer darauf steht.
more-fiends_treasure-1 = Drei Höhlen und ein Schlüssel liegen verdeckt; der andere Schlüssel liegt offen, und hinter seiner Tür wartet eine Wache.
more-sparks_in_the_dark-1 = Ein Artefaktmarker bringt ein Artefakt.
more-big_game_hunting-1 = Wer einen Unerbittlichen tötet, bekommt, was er trägt, dazu drei Schätze der Stufe 4 und ein Artefakt.
more-maze_of_darkness-1 = Die Stufe steigt nur mit jeder Welle von Wachen, und Ereigniskarten werden nicht gezogen.
more-maze_of_darkness-2 = Mit jeder Welle von Wachen liegen in den Räumen des mittleren Spielplanteils wieder Schätze.
more-heart_of_darkness-1 = Der Botschafter wartet hinter seiner Tür; er handelt erst, wenn sie offen ist.

# Wodurch ein Abenteuer verloren geht.
defeat-lifebringer = { $n ->
    [0] Wer fällt, muss zu Beginn der nächsten Runde zurückkommen, und auf dem Lebensbringer liegt kein Marker mehr: Dann habt ihr verloren.
    [one] Wer fällt, kommt für einen Marker auf dem Lebensbringer zurück. Einer liegt dort; ist er verbraucht, ist mit dem nächsten Fall das Abenteuer verloren.
   *[other] Wer fällt, kommt für einen Marker auf dem Lebensbringer zurück. Dort liegen { $n }; sind sie verbraucht, ist mit dem nächsten Fall das Abenteuer verloren.
}
defeat-immortals_downfall = Fällt die Brücke, ohne dass der Unsterbliche darauf steht, habt ihr verloren.
