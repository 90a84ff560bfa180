# What campaigns of several games say (tafelrunde.tabletop.campaign).

question-gather = Who takes part? { $n ->
    [0] Nobody yet.
    [one] One player so far.
   *[other] { $n } players so far.
}
option-come = { $seat_player } comes along
option-home = { $seat_player } stays at home
option-gather-begin = Begin
group-come = Come along
group-home = Stay at home
refused-party_full = The party is full.
refused-party_too_small = At least { $n } must take part.
event-comes_along = { $seat_player } comes along.
event-stays_home = { $seat_player } stays at home.
