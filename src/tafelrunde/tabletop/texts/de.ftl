# Was Kampagnen mehrerer Spiele sagen (tafelrunde.tabletop.campaign).

question-gather = Wer ist dabei? { $n ->
    [0] Noch niemand.
    [one] Bisher eine Person.
   *[other] Bisher { $n } Personen.
}
option-come = { $seat_player } kommt mit
option-home = { $seat_player } bleibt zu Hause
option-gather-begin = Beginnen
group-come = Mitkommen
group-home = Zu Hause bleiben
refused-party_full = Die Gruppe ist voll.
refused-party_too_small = Mindestens { $n } müssen dabei sein.
event-comes_along = { $seat_player } kommt mit.
event-stays_home = { $seat_player } bleibt zu Hause.
