# Gloomhaven, English: the game itself. Everything else is in games/havens/texts.

game-title = Gloomhaven
game-summary = Lead mercenaries through dungeons full of monsters: every card counts, and nobody rolls a die.

about-solo_adjustment = Who plays alone or with open hands knows all cards: monsters are one level higher and traps deal 1 more damage.

# --- how it is played, for newcomers ---

primer-1-title = Together
primer-1 = You fulfil the scenario's goal together, or lose together when everybody is exhausted. The goal stands beside the log. Whatever glows can be chosen; everything else says why not.
primer-2-title = Two cards a round
primer-2 = Everybody chooses two cards in secret, or rests. The number on the leading card is your initiative: low is early. On your turn you use the top half of one card and the bottom half of the other, in either order.
primer-3-title = Cards are your life
primer-3 = Used cards go to your discard pile, strong ones are lost. A rest brings the discards back but costs one card for good. Who can't play two cards and can't rest is exhausted and out of the scenario. You can also lose a card to be spared damage.
primer-4-title = Attacks
primer-4 = Nobody rolls dice: each attack draws a card from the attacker's modifier deck, from a miss to double damage. Shields, conditions and items come in, and the log shows the sum.
primer-5-title = Monsters
primer-5 = Each kind of monster draws a card that says what it does this round, and when. It goes for the enemy it can reach soonest. The log says whom it picks, and why.
primer-6-title = Before the end
primer-6 = Loot coins and chests on the way, gain experience with your cards, and keep your secret battle goal in mind.

# --- the campaign ---

setup-mode = Mode
setup-mode-single = A single scenario
setup-mode-campaign = Campaign
about-mode = A campaign joins scenarios: a party, a city, events, personal quests and what you keep from one to the next.
setup-length = Length of the campaign
setup-length-0 = As long as you like
setup-length-1 = One scenario
setup-length-3 = Three scenarios
setup-length-10 = Ten scenarios
setup-length-30 = Thirty scenarios
about-characters =
    With fewer players than characters some lead several. A campaign may have more seats than characters: whoever
    joins later sits there.
about-length = For a campaign: after so many scenarios it is over.
chapter-stay = After { $number ->
    [0] the beginning
    [one] one scenario
   *[other] { $number } scenarios
}
chapter-scenario = { $scenario }
name-gloomhaven = Gloomhaven

question-city = What do you do in Gloomhaven?
option-city-level = { $hero } rises to level { $level }
option-city-raise = Raise { $hero } to level { $level }
option-city-shop = { $hero } goes shopping ({ $gold } gold)
option-city-sell = { $hero } sells items
option-city-donate = { $hero } donates 10 gold to the Great Oak
option-city-enhance = { $hero } enhances a card
option-city-retire = { $hero } retires
option-city-create = A new character
option-city-done = Done in the city
question-sell = { $hero }: which item do you sell ({ $gold } gold)?
option-sell = Sell { $thing } ({ $price } gold)
option-sell-done = Sell nothing more
question-enhance_card = { $hero }: which card do you enhance ({ $gold } gold)?
option-enhance_card-card = { $thing }
question-enhance = { $card }: which enhancement?
option-enhance = { $half_id ->
    [top] Top
   *[bottom] Bottom
}, line { $line }: { $what } ({ $price } gold)
question-gates = { $town ->
    [true] What does the party do together?
   *[false] Where does the party go?
}
option-gates-city = Return to Gloomhaven
option-gates-visit = Back into the city
option-gates-event = A city event
option-gates-play = { $scenario }{ $road ->
    [true] {" "}(with a road event)
   *[false] {""}
}
option-gates-casual = A scenario in casual mode
option-gates-random = A random adventure
option-gates-party = Party { $number } plays on
option-gates-found = Found another party
option-gates-difficulty = Change the difficulty
option-gates-finish = End the campaign here
option-gates-come = { $seat_player } comes along
option-gates-home = { $seat_player } stays at home
question-casual = Which scenario do you play outside the story?
option-casual-play = { $scenario }
question-company = Who takes part?
option-company-go = Set out
option-company-take = { $thing } comes along
option-company-leave = { $thing } stays behind
question-difficulty = How hard shall it be?
option-difficulty = { $a_id ->
    [easy] Easy
    [normal] Normal
    [hard] Hard
    [very_hard] Very hard
   *[other] Scenario level { $a_id }
}
refused-must_level_up = { $hero } must rise a level first.
refused-must_retire = { $hero } has fulfilled the personal quest and must retire.
refused-scenario_done = Done already; only in casual mode.
refused-scenario_locked = Closed for good; only in casual mode.
refused-requirements_missing = Your party does not fulfil what it requires.
refused-event_done = One city event per visit.
event-sells = { $hero } sells { $item } for { $price } gold.
event-donates = { $hero } donates { $n } gold to the Great Oak ({ $total } in total).
event-returns = The party returns to Gloomhaven.
event-party_founded = Party { $number } is founded.
event-party_plays = Party { $number } plays on.
event-campaign_complete = No scenario of the story is left to be played. Casual games and random adventures go on.
event-campaign_over = The campaign is over after { $n } scenarios.
event-sets_out = { $heroes } set out: { $scenario }.
reason-town_needs = it has to be done
reason-town_shop = it makes stronger
reason-town_donate = blesses are worth the gold
reason-town_done = nothing more is needed
reason-town_sell = there is something better
reason-town_quest = it is fulfilled soonest
reason-town_event = such things have turned out better
reason-town_difficulty = too much was lost, or it goes well again
reason-town_road = it fits, and was tried least
group-card = Cards
group-enhance = Enhancements
group-sell = Sell
group-shop = Shop
group-donate = Donate
group-raise = Raise
group-retire = Retire
group-create = New characters
group-level = Level up
group-gates-play = Scenarios
group-casual-play = Scenarios
group-party = Parties
