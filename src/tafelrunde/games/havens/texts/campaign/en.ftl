# The campaign, as far as games share it, English

## What is asked

question-new_class = Choose the class of your new character.
option-new_class-class = { $a }
question-start_level = { $hero }: at which level do you begin?
option-start_level-level = Level { $a } ({ $gold } gold)
question-quest = { $hero }: which personal quest do you keep?
option-quest-keep = { $quest }: { $text }
question-who_gets = Who shall it be ({ $n } { $what_id ->
    [xp] XP
    [checks] checkmarks
   *[other] gold
})?
option-who_gets-for = { $thing }
question-share = { $pays ->
    [true] You pay { $n } gold together. Who pays?
   *[false] You get { $n } gold together. Who gets it?
}
option-evenly = As evenly as possible
option-share-for = { $thing } first
question-who_gets_item = Who gets { $item }?
option-who_gets_item-for = { $thing }
question-who_loses_item = One of you must give up an item. Which?
option-who_loses_item-lose = { $a }: { $thing }
question-lose_item = { $hero }: which item do you give up?
option-lose_item-lose = { $thing }
question-event = { $text }
option-choose = { $a_id }: { $text }

## What happened

event-campaign_begins = A new campaign begins in Gloomhaven.
event-new_character = { $seat_player } leads { $hero } from now on: level { $level }, { $gold } gold.
event-keeps_quest = { $hero } pursues the personal quest “{ $quest }”.
event-no_quest = No personal quests are left: { $hero } has none and will never retire.
event-rises = { $hero } is level { $level } now and learns { $card }.
event-takes_perk = { $hero } takes the perk: { $perk }.
event-checks = { $hero }: { $amount } checkmarks ({ $checks } now).
event-gold = { $hero }: { $amount } gold ({ $gold } now).
event-xp = { $hero }: { $amount } XP.
event-no_item = Nobody can get { $item }.
event-gets_item = { $hero } gets { $item }.
event-loses_item = { $hero } gives up { $item }.
event-new_item = { $item } can be bought in the city from now on.
event-no_design = No random item designs are left.
event-no_side_scenario = No random side scenarios are left.
event-reputation = Reputation { $amount }: { $reputation } now.
event-prosperity = Prosperity { $amount }: { $prosperity } now.
event-prosperity_level = The city has prosperity level { $level } now: there are new items.
event-achievement = Achievement: { $achievement }.
event-achievement_lost = Achievement lost: { $achievement }.
event-scenario_found = New on the map: { $scenario }.
event-scenario_done = { $scenario } is done.
event-scenario_closed = { $scenario } can't be played any more.
event-event_added = Event { $number } is shuffled into the deck ({ $deck_id ->
    [city] city
   *[road] road
}).
event-box_opened = { $box } is opened.
event-substitute = What lies in it is open already or unknown: a random item design and a random side scenario instead.
event-class_unlocked = The class { $cls } can be chosen from now on.
event-milestone = { $text }
event-town_record = Town records: { $text }
event-records_opened = The town records are opened.
event-omen_damage = You will start the next scenario with { $n } damage each.
event-omen_condition = You will start the next scenario with { $cond } ({ $n }×).
event-omen_discard = You will start the next scenario with { $n ->
    [one] one card
   *[other] { $n } cards
} less in hand.
event-story_ends = { $text }
event-event = { $deck_id ->
    [city] City event
   *[road] Road event
} { $number }: { $text }
event-event_choice = You choose: { $text }
event-event_outcome = { $text }
    .notice = { $text }
event-event_remove = Event { $number } is removed from the game.
event-event_bottom = Event { $number } goes under its deck.
event-no_event = The deck is empty: there is no event.
event-quest_step = { $hero } has come a step further with “{ $quest }”.
event-quest_fulfilled = { $hero } has fulfilled the personal quest “{ $quest }”.
event-retires = { $hero } retires: “{ $quest }” is fulfilled.
event-dies_for_good = { $hero } is dead. Items go back to the city, the personal quest into the deck.
event-enhanced = { $hero } enhances { $card }: { $what } ({ $price } gold).
event-donation_blesses = The Great Oak blesses { $hero } ({ $n }×).


## Beside the board

title-stay = { $place }
name-campaign = Campaign
name-party = Party
name-land = Map
name-chronicle = Chronicle
name-reputation = reputation
name-prosperity = prosperity
tip-reputation = Reputation { $n } (−20 to 20): the better, the cheaper the shop.
tip-prosperity = Prosperity level { $level } ({ $points } points).
tip-member = { $hero }, level { $level }
line-party = Party { $number } · { $place }
line-omen = Next scenario: { $what }
omen-damage = { $n } damage each
omen-condition = { $cond } ({ $n }×)
omen-discard = { $n } cards less in hand
line-named = { $what }
name-status-open = open
name-status-done = done
name-status-locked = closed
name-status-unknown = unknown
line-fulfilled = Fulfilled: retires back in town.
line-played = { $scenario }: { $result } ({ $rounds } rounds)
name-result-won = won
name-result-lost = lost
line-text = { $text }

name-city = Gloomhaven
name-shop = Market
name-training = Training ground
name-oak = Great Oak
name-donated = Gold donated
name-enhancer = Enhancer
name-growth = The city and you
name-deck-odds = Attack modifier deck
tip-deck-odds = How often an attack of { $n } deals how much damage.
name-goal-progress = progress
name-level-up = Level up
name-spot = free spot
name-spot-filled = enhanced
name-event-city = City event
name-event-road = Road event
name-side-A = A
name-side-B = B
name-desk-quest = Personal quest
name-desk-new_class = Classes
name-desk-enhance_card = Enhance a card
name-desk-enhance = Enhance a card
tip-prices = Items cost { $way ->
    [more] { $amount } gold more
    [less] { $amount } gold less
   *[same] what is printed on them
}.
line-affordable = { $hero }: { $n } of { $of } affordable
line-training = Nobody is ready for another level.
line-level-due = { $hero } rises to level { $level }!
line-level-possible = { $hero } may rise to level { $level }: the city is far enough.
line-may-retire = { $hero } has fulfilled a personal quest and retires.
line-oak = { $n } gold for the poor: two blesses in the next scenario.
line-donated = { $donated } gold donated so far
line-blessed = { $hero } is blessed.
line-enhancer = Up to { $n ->
    [one] one card
   *[other] { $n } cards
} of each class; { $done ->
    [0] none yet
    [one] one sticker so far
   *[other] { $done } stickers so far
}.
line-scenario-status = { $status }
line-scenario-waits = Your party does not fulfil what it requires yet.
line-perks = { $hero }: choose a perk. What each would change stands beside it.
line-rises = { $hero }: level { $from } → { $to }
line-rises-health = Hit points { $from } → { $to }
line-rises-cards = { $n } cards in hand, from a pool of { $pool }
line-sticker = { $what }: { $price } gold
line-sticker-dear = { $what }: { $price } gold (too dear)
line-purse = { $gold } gold
line-decided = { $deck }: { $front } – { $text }
line-now = Since then
line-retired = { $hero } has retired

## Stickers on cards

sticker-plus = { $what } +1
sticker-hex = a further hex
sticker-move = Move
sticker-attack = Attack
sticker-range = Range
sticker-shield = Shield
sticker-push = Push
sticker-pull = Pull
sticker-pierce = Pierce
sticker-retaliate = Retaliate
sticker-heal = Heal
sticker-targets = Targets
sticker-teleport = Teleport
sticker-summon_move = Summon: Move
sticker-summon_attack = Summon: Attack
sticker-summon_range = Summon: Range
sticker-summon_hp = Summon: hit points
