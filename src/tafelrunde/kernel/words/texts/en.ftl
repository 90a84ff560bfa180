# What every game says, English

and = and
or = or
none = nothing
party = the party
spectator = a spectator
player = Player { $number }

event-only_option = Only one possibility: { $answer }
event-party_decided = { $seat_player } decides for all: { $answer } ({ $asked })
event-game_over = The game is over.

option-yes = Yes
option-no = No
option-pass = Pass
option-done = Done
option-skip = Go on
option-back = Step back

refused-not_an_option = This is not one of the options.
refused-game_over = The game is over.
refused-not_your_turn = It is not your turn.
refused-which_seat = Several players are choosing: say who answers.

setup-true = With
setup-false = Without

save-rules = This save comes from another version of the game: the log and what can be taken back begin here.
save-elsewhere = The saved answers do not lead to the saved situation any more: the log and what can be taken back begin here.
save-option = The set-up “{ $detail }” does not exist any more.
save-dropped =
    { $count ->
        [one] The last answer does not fit any more and is asked for again.
       *[other] The last { $count } answers do not fit any more and are asked for again.
    }
save-past = The log begins here: what was before was played with another version of the game.
