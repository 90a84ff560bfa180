# The terminal, English

ui-title = Tafelrunde
ui-motto = A table that keeps the rules itself

# The line that says what to do now
ui-you = { $player }: { $question }
ui-thinking = { $player } is thinking …
ui-over = The game is over.
ui-filter = Filter: { $words }▏

# Keys
ui-key-undo = undo
ui-key-undo-what = undo: { $what }
ui-key-redo = redo
ui-key-hint = hint
ui-key-help = how to play
ui-key-scroll = rest of the board
ui-key-log = log
ui-key-explain = explain
ui-key-view = view
ui-key-save = save
ui-key-fast = fast
ui-key-auto = auto
ui-key-quit = leave
ui-key-menu = menu
ui-key-board = board
ui-key-filter = filter
ui-key-next = next
ui-key-skip = skip
ui-notice-go-on = go on
ui-key-go-on = go on
ui-key-back = back
ui-key-language = Deutsch
ui-key-forward = forward
ui-key-seat = whose eyes
ui-key-close = close

ui-how-to-play = How to play
primer-you = You play { $figure }.
primer-again = F1 shows this page again, with all keys.
primer-go = let’s go

# What it is about, at the beginning
ui-briefing-goals = Goals
ui-briefing-rules = Special rules
ui-briefing-defeat = Defeat
ui-briefing-rule = open a rule

ui-mine = { $player }
ui-side = On display
ui-log = Log
ui-others = Others
ui-story = What happens
ui-options = Options
ui-element = What it is
ui-nothing-found = Nothing matches “{ $words }”.
ui-more-below = … { $count } more below

ui-saved = Saved: { $path }
ui-save-failed = Could not save: { $problem }. The game goes on.
ui-save-as = Save as
ui-not-saved = NOT SAVED
ui-auto-on = Questions like “anything else?” now answer themselves.
ui-auto-off = Every question is asked again.
ui-auto-took = Went on by itself: { $option }
ui-fast-on = Bots play fast.
ui-fast-off = Bots take their time.
ui-hint = Hint: { $option }
ui-hint-why = Hint: { $option } ({ $reason })
ui-hint-thinking = Thinking about a hint …
ui-hint-broke = No hint this time: the bot has broken down ({ $problem }). The game goes on.
ui-bot-broke = The bot { $player } could not decide ({ $problem }). The first option was taken.

undo-nothing = There is nothing to take back.
undo-nothing_here = There is nothing to take back.
undo-spectator = Whoever only watches takes nothing back.
undo-others = Somebody else has decided since: it can't be taken back.
undo-revealed = Something came to light since: it can't be taken back.
undo-over = The game is over, and what was hidden has been seen: it can't be taken back.
undo-choosing = Everybody is choosing now; what was before stays.
undo-chapter = That was another chapter, which would be opened again.
undo-chapter_closed = The chapter before was played under other rules: it can't be opened again.
undo-into-chapter = the last answer in “{ $title }”
undo-secret = { $player }: the last choice
undo-confirm = { $why ->
    [others] Somebody else has decided since.
    [chapter] That was another chapter.
    [over] The game is over, and what was hidden may have been seen.
   *[revealed] Something came to light since.
} Take “{ $what }” back all the same?
undo-done = Taken back: { $what }
redo-nothing = There is nothing to do again.
redo-done = Done again.

ui-yes = Yes
ui-no = No

handover-title = Hand over to { $player }
handover-text = Everybody else, please look away.
handover-ready = { $player }, press Enter when you sit here.
handover-undo = u: whoever just played takes the last step back

explain-question = The question
explain-option = This option
explain-refused = What is not possible now, and why
explain-rule = Rule { $rule }
explain-no-rule = The catalogue does not know the rule { $rule }.
explain-none = Nothing to explain here.

help-title = Keys
help-choose = 1–9, letters
help-choose-what = take that option
help-move = ↑ ↓ ← →, Enter
help-move-what = move and take
help-tab = Tab
help-tab-what = walk over the board; Enter takes what can be done there
help-scroll = PgUp, PgDn
help-scroll-what = the rest of a board that is too tall
help-go-on = Space
help-go-on-what = go on: nothing more here
help-filter = /
help-filter-what = type words to filter the options
help-back = Esc
help-back-what = one step back in a half-made choice
help-undo = u, r
help-undo-what = undo, redo
help-hint = h
help-hint-what = what a sensible bot would do, and why; once more: when it has looked ahead for some seconds
help-explain = ?
help-explain-what = explain what is selected, with its rule; what is not possible and why
help-help = F1
help-help-what = what it is about, how to play, then these keys
help-log = l
help-log-what = the whole log with arithmetic and rules
help-view = v
help-view-what = log, displays or the other players in the lower right
help-fast = f
help-fast-what = bots fast or slow
help-auto = a
help-auto-what = questions like “anything else?” answer themselves, or not
help-save = s
help-save-what = save to a file (every answer is saved anyway)
help-language = F2
help-language-what = Deutsch
help-quit = q
help-quit-what = leave; the game can be resumed
help-signs = Signs
help-die = A capital letter on colour is a die; a number behind it is its face
help-faces = On dice: ⚔ sword   ⊕ shield   ✶ bam   ♦ diamond   · blank
help-slot = A small letter is an empty place for a die, in brackets if it may stay empty
help-star = * takes several colours; + has more places that may stay empty
help-gold = Gold and underlined can be chosen; a gold bar is selected
help-states = × closed   ✓ used   † wounded   ▒ face down   ▶ active

final-winner = { $winners } wins!
final-winners = { $winners } win together!
final-nobody = Nobody wins.
final-replay = Replay
final-board = Look at the board
final-menu = Menu

menu-new = New game
menu-resume = Resume
menu-load = Load a file
menu-replay = Replay
menu-rules = Rules
menu-language = Deutsch
menu-quit = Quit
menu-no-saves = No saved games yet.
menu-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
menu-answers = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
menu-keys = ↑ ↓ move   Enter choose   Esc back

setup-title = New game
setup-game = Game
setup-players = Players
setup-seat = Seat { $number }
setup-seed = Seed
setup-seed-any = by chance
setup-start = Start
setup-keys = ↑ ↓ row   ← → change   type a name or a seed   Enter start   Esc back
setup-human = human
setup-random = bot: random
setup-sensible = bot: sensible
setup-search = bot: search
setup-on = yes
setup-off = no
setup-bot-name = Bot { $number }

file-title = Which file?
file-keys = Enter takes it   Esc back
rules-title = Rules
rules-search = Search the rules
rules-keys = type words   ↑ ↓ move   Esc back
rules-none = No rule holds these words.

loaded-dropped = These answers did not fit any more: { $answers }

replay-at = Answer { $at } of { $all }
replay-did = { $player }: { $option }
replay-begin = The beginning
replay-keys = ← → step   ↑ ↓ ten steps   Home End   type a number: jump   l log   v whose eyes   q leave
replay-keys-chapters = ← → step   ↑ ↓ ten steps   [ ] chapter   Home End   l log   v whose eyes   q leave
replay-chapter = Chapter { $at } of { $all }:
replay-closed = That chapter can't be told again: it was played under other rules.
replay-eyes = seen by { $player }

plain-prompt = { $player }>
plain-help = A number, an option’s name or words of it. u undo, r redo, h hint, hh hint after looking ahead for some seconds, ? [number or rule] explain, i what it is about and how to play, b board, l log, s [file] save, a auto, lang de|en, q leave.
plain-which = Which one? { $options }
plain-unknown = “{ $words }” is no option here. help lists the commands.
plain-default = Enter: { $option }
plain-bye = Saved. Go on with: tafelrunde resume
plain-refused = That is not possible: { $reason }
plain-again = i shows this again; ? with a rule, such as ? { $rule }, shows its text.
