# Gründe der Bots, die jedes Spiel spielen, Deutsch

reason-random = zufällig aus { $options } Möglichkeiten
reason-only = die einzige Möglichkeit
reason-search = { $visits }-mal versucht in { $iterations } gedachten Spielen; wert { $value } %
