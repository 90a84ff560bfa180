# Frosthaven's campaign, English

setup-mode = Mode
setup-mode-single = A single scenario
setup-mode-campaign = Campaign
about-mode = A campaign joins scenarios: an outpost with buildings, seasons, events and attacks, and what you keep from one to the next.
setup-length = Length of the campaign
setup-length-0 = As long as you like
setup-length-1 = One scenario
setup-length-3 = Three scenarios
setup-length-10 = Ten scenarios
setup-length-30 = Thirty scenarios
about-length = For a campaign: after so many scenarios it is over.
setup-temporary_enhancements = Temporary enhancements
setup-temporary_enhancements-false = No
setup-temporary_enhancements-true = Yes
about-temporary_enhancements = For a campaign: enhancements cost less and are gone when their character retires.
setup-gloomhaven_items = Items of Gloomhaven
setup-gloomhaven_items-false = No
setup-gloomhaven_items-true = Yes
about-gloomhaven_items = For a campaign: six items of Gloomhaven can be bought by new characters from the start.
setup-crossover_classes = Crossover classes
setup-crossover_classes-false = No
setup-crossover_classes-true = Yes
about-crossover_classes = Classes of Gloomhaven can be played as well.
setup-respec = Learning anew
setup-respec-false = No
setup-respec-true = Yes
about-respec = For a campaign: in downtime a character may choose all cards above level 1 anew, for 10 gold a level.
chapter-stay = After { $number ->
    [0] the beginning
    [one] one scenario
   *[other] { $number } scenarios
}
chapter-scenario = { $scenario }
name-frosthaven = Frosthaven

## Resources

amount = { $n } { $what }
name-outpost = Frosthaven
name-material = any material
name-herb = any herb
name-resource = any resource
name-murky_mix = three herbs, two of them equal
name-unknown_potion = nobody knows yet
question-which_resource = Which resource do you get?
option-which_resource-take = { $a }
question-who_gets_resource = Who gets it: { $what }?
option-to = { $a }
group-to = For
question-lose_resource = You give up { $n } ({ $what }). From whom?
option-from = { $a }: { $b }
option-any = As it comes
group-from = From
question-inspire = { $n } { $what }: how much of it do you replace by inspiration?
option-replace = { $a } inspiration
group-replace = Inspiration
question-give = { $hero }: what do you give to the outpost?
option-give-give = { $a } (you have { $n })
option-give-back = Nothing more

## The outpost phase

question-section = { $text }
option-section-choose = { $text }
question-read_section = The calendar holds { $n } entries for this week. Which one first?
option-read_section-read = Entry { $a }
question-target = An attack of { $attack }: which building does it hit?
option-target-building = { $building }
question-send_soldiers = { $building } is attacked with { $attack }; your defence is { $defence }. How many soldiers do you send?
option-send_soldiers-send = { $a ->
    [0] Nobody
    [1] One soldier: the attack is { $attack } then, with advantage
   *[other] { $a } soldiers: the attack is { $attack } then, with advantage
}
question-guard_card = { $building } against { $attack }: which card of the town guard counts?
guard-number = { $value }
guard-success = “success”
guard-wrecked = “wrecked”
option-guard_card-use = { $card }
question-repair = { $building } is damaged. Do you repair it ({ $cost })?
option-repair-repair = Repair it: { $cost }
option-repair-unpaid = No: 1 morale less
question-operation = { $building }: { $about } Do you pay { $cost }?
option-operation-use = Yes
option-operation-leave = No
question-construction = What do you build? ({ $n } built, morale { $morale })
option-construction-build = Build { $building }: { $cost }{ $second ->
    [true] {" "}(and 2 morale)
   *[false] {""}
}
option-construction-raise = Raise { $building } to level { $level }: { $cost }{ $second ->
    [true] {" "}(and 2 morale)
   *[false] {""}
}
option-construction-wall = Build the wall { $building }: { $cost }{ $second ->
    [true] {" "}(and 2 morale)
   *[false] {""}
}
option-construction-rebuild = Rebuild { $building }: { $cost }{ $last ->
    [true] {" "}(nothing more can be built then)
   *[false] {""}
}
option-construction-give = { $a } gives { $b } to the outpost
option-construction-done = Done
group-build = Build
group-raise = Raise
group-wall = Walls
group-rebuild = Rebuild
question-catch_up = { $hero } may rise to level { $level }.
option-catch_up-rise = Rise
option-catch_up-stay = Stay
refused-cannot_pay = You can't pay that.
refused-is_wrecked = It is wrecked and must be rebuilt first.
refused-prosperity_too_low = The prosperity level is too low.
refused-materials_missing = Materials are missing in the outpost's supply.
refused-enough_built = One a week, and a second one for 2 morale.
refused-other_wall_first = Another wall must stand first.

question-downtime = What do you do in Frosthaven?
option-downtime-level = { $thing } rises to level { $level }
option-downtime-raise = Raise { $thing } to level { $level }
option-downtime-craft = { $thing } crafts
option-downtime-brew = { $thing } brews a potion
option-downtime-distil = { $thing } distils a potion
option-downtime-buy = { $thing } goes shopping ({ $gold } gold)
option-downtime-sell = { $thing } sells items
option-downtime-enhance = { $thing } enhances a card
option-downtime-bless = { $thing } asks for a blessing (10 gold)
option-downtime-respec = { $thing } learns anew ({ $price } gold)
option-downtime-give = { $thing } gives to the outpost
option-downtime-swap = { $thing } makes room for another character
option-downtime-retire = { $thing } retires
option-downtime-create = A new character
option-downtime-back = { $hero } comes back
option-downtime-done = Done
question-swap = What becomes of { $hero }?
option-swap-aside = Set aside: it keeps everything and may come back
option-swap-abandon = Abandon: items and resources stay in the outpost
option-swap-back = Nothing
question-extra_quest = { $hero }: do you spend { $n } inspiration to fulfil one more personal quest?
option-extra_quest-spend = Yes
option-extra_quest-leave = No
refused-must_level_up = { $hero } must rise a level first.
refused-must_retire = { $hero } has fulfilled the personal quest and must retire.
refused-must_create = You need a character: make one, or bring one back.

## Crafts

question-craft = { $hero }: what do you craft?
option-craft-craft = { $thing }: { $cost }
option-craft-done = Nothing more
group-craft = Craft
question-craft_way = { $hero }: how do you pay for { $item }?
option-craft_way-way = { $cost }{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
}
group-way = Ways
refused-parts_missing = Something that it is made of is missing.
question-brew = { $hero }: which herbs do you mix?
option-brew-mix = { $herbs }: { $potion }
option-brew-back = Nothing
group-mix = Mixes
refused-no_copy_left = No copy of this potion is left.
question-potion_for = Who gets { $item }?
option-potion_for-for = { $thing }
option-potion_for-sell = Sell it ({ $price } gold)
question-distil = { $hero }: which potion do you distil, and for which herb?
option-distil-distil = { $thing }: { $b }
option-distil-back = None
group-distil = Distil
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
group-card = Cards
group-enhance = Enhancements
group-sell = Sell
group-retire = Retire
group-swap = Make room
group-brew = Brew
group-bless = Bless
group-respec = Learn anew
group-back = Come back
group-casual = Casual mode
group-random = Random dungeon
group-difficulty = Difficulty
group-finish = The end
group-visit = Empty places
group-come = Come along
group-home = Stay at home

## The way

question-gates = Where does the party go?
option-gates-visit = Fill empty places
option-gates-play = { $scenario }{ $how_id ->
    [again] {" "}(once more)
   *[travel] {""}
}{ $road ->
    [true] {" "}(with a road event)
   *[false] {""}
}
option-gates-casual = A scenario in casual mode
option-gates-random = A random dungeon
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
question-after_scenario = { $won ->
    [true] { $scenario } is done. Where now?
   *[false] { $scenario } has failed. What now?
}
option-after_scenario-again = Play it again at once (resources are forfeited)
option-after_scenario-return = Back to Frosthaven
option-after_scenario-on = Straight on: { $scenario }
refused-scenario_locked = Locked out; only in casual mode.
refused-requirements_missing = Your party does not fulfil what it requires.

## What happened

event-frosthaven_begins = A new campaign begins in Frosthaven.
event-morale = Morale { $amount }: { $morale } now.
event-inspiration = Inspiration { $amount }: { $inspiration } now.
event-soldiers = Soldiers { $amount }: { $soldiers } now.
event-defence = Defence { $amount }: { $total } now.
event-outpost_grows = Frosthaven has prosperity level { $level } now.
event-calendar = An entry comes into the calendar, { $weeks ->
    [one] one week from now
   *[other] { $weeks } weeks from now
}.
event-week = Year { $year }, { $season_id ->
    [summer] summer
   *[winter] winter
}, week { $week }.
event-resource = { $supply }: { $amount } { $what }.
event-gives = { $hero } gives { $n } { $what } to the outpost.
event-leaves_resources = { $n } { $what } of { $hero } stay in the outpost.
event-item_available = { $item } is available from now on.
event-plot = There is a plot for { $building }.
event-wrecked = { $building } is wrecked.
event-event_joins = An event is shuffled into its deck.
event-event_leaves = An event leaves its deck.
event-new_quests = { $n ->
    [one] A personal quest is
   *[other] { $n } personal quests are
} shuffled into the deck.
event-guard_changes = The town guard deck changes.
event-threat_grows = An attack of { $attack }, and { $amount } more for prosperity { $level }: who has more is envied more.
event-threat_off = The attack does not come.
event-threat_changes = The attack: { $attack }, { $n } targets, your defence { $defence } better.
event-loot_sticker = A loot card gives one more { $what } from now on.
event-section_read = { $text }
event-event_drawn = { $deck_id ->
    [summer_road] Road event (summer)
    [winter_road] Road event (winter)
    [summer_outpost] Outpost event (summer)
   *[winter_outpost] Outpost event (winter)
} { $number }: { $text }
event-outpost_phase = The outpost phase begins.
event-quiet_week = There is no outpost event this week.
event-threat = An attack of { $attack } on { $n ->
    [one] one building
   *[other] { $n } buildings
}; your defence is { $defence }.
event-guard_drawn = The town guard draws { $card }.
event-check_defended = { $building } is defended: { $defence } and { $card } make { $total } against { $attack }.
event-check_damaged = { $building } is damaged: { $defence } and { $card } make { $total } against { $attack }.
event-check_wrecked = { $building } falls: { $defence } and { $card } against { $attack }.
event-repaired = { $building } is repaired.
event-not_repaired = { $building } is not repaired.
event-threat_over = The attack is over.
event-operates = { $building } does its work.
event-wreck_operates = { $building } lies in ruins.
event-built = { $building } is built.
event-raised = { $building } has level { $level } now.
event-rebuilt = { $building } is rebuilt.
event-mastery = { $hero } completes a mastery.
event-respec = { $hero } learns anew for { $price } gold.
event-fulfils_extra = { $hero } fulfils “{ $quest }” as well.
event-peeled_off = The enhancements of { $hero } are gone.
event-lost_for_good = { $hero } is dead. Items and resources stay in the outpost, the personal quest goes into the deck.
event-abandoned = { $hero } is abandoned.
event-set_aside = { $hero } is set aside.
event-comes_back = { $hero } comes back.
event-gold_lost = { $hero } forfeits { $amount } gold that was not spent.
event-hands_in = { $hero } hands in { $item }.
event-crafts = { $hero } crafts { $item }.
event-window = { $hero } opens a window of the alchemy chart: { $herbs } make { $item }.
event-herbs_back = No copy of { $item } is left: { $hero } keeps the herbs.
event-brews = { $hero } brews { $item }.
event-distils = { $hero } distils { $item }.
event-sells = { $hero } sells { $item } for { $price } gold.
event-blessed = { $hero } is blessed for the next scenario ({ $price } gold).
event-casual_over = That was outside the story: nothing of it counts.
event-again = Once more: { $scenario }.
event-returns = The party returns to Frosthaven.
event-campaign_over = The campaign is over after { $n } scenarios.
event-sets_out = { $heroes } set out: { $scenario }.

name-event-summer_road = Road event in summer
name-event-winter_road = Road event in winter
name-event-summer_outpost = Outpost event in summer
name-event-winter_outpost = Outpost event in winter


## Beside the board

name-sheet = Campaign sheet
name-supply = Supply
name-siege = Attack
name-walls = Walls
name-chart = Alchemy chart
name-morale = morale
name-soldiers = soldiers
tip-morale = Morale { $n } of 20: { $defence } to the defence.
line-week = Week { $week }, { $season_id ->
    [summer] summer
   *[winter] winter
}
line-sheet = Inspiration { $inspiration } · Defence { $defence }
line-comes = Calendar: something in { $weeks ->
    [one] one week
   *[other] { $weeks } weeks
}
line-no-resources = No resources
line-plot = A plot: not built yet
line-level = Level { $level } of { $most }
line-wrecked = Wrecked; rebuilding costs { $cost }
line-next = Next: { $cost } (prosperity { $needs })
line-recipe = { $herbs }: { $item }
line-siege = Attack { $attack }, { $n } still to come
line-siege-defence = Your defence: { $effects } and { $morale } for the morale = { $total }
line-siege-held = { $building }: held
line-siege-damaged = { $building }: damaged
line-siege-wrecked = { $building }: wrecked
line-part = needs { $item }
name-workbench = Workbench
name-building-level = level
name-summer = summer
name-winter = winter
reason-town_needs = it has to be done
reason-town_shop = it makes stronger
reason-town_difficulty = too much was lost, or it goes well again
reason-town_donate = the outpost can use it
reason-town_done = nothing more is needed
reason-town_road = it was tried least

## Favours

name-favour-knowledge = Knowledge
name-favour-knowledge-text = everybody gets 3 XP for a battle goal that is met
name-favour-wealth = Wealth
name-favour-wealth-text = 1 gold more for every coin on your loot cards
name-favour-strategy = Strategy
name-favour-strategy-text = one of two random cards of a monster deck is out of this scenario
name-favour-capacity = Capacity
name-favour-capacity-text = everybody may bring one more small item, but must always keep one unused
name-favour-discovery = Discovery
name-favour-discovery-text = a loot card of a material or herb that is not in the loot deck
name-favour-potential = Potential
name-favour-potential-text = everybody may exchange a card for one of their levels that they have not learned
question-favours = Favours for this scenario: { $n ->
    [one] one point
   *[other] { $n } points
} left. Each point makes the monsters' modifier deck better.
option-favours-favour = { $favour } ({ $points }): { $about }
option-favours-done = That is enough
group-favours = Favours
question-favour_cards = { $n } { $n ->
    [one] point
   *[other] points
} spent: which cards leave the monsters' modifier deck?
option-favour_cards-ones = { $n } × −1
option-favour_cards-two = { $n } × −1 and the −2
question-favour_deck = Of which monsters do you thin the deck?
option-favour_deck-deck = { $types }
question-favour_card = { $types }: which card is out of this scenario?
option-favour_card-remove = { $n }: { $card }
question-favour_kind = A loot card of what?
option-favour_kind-take = { $a }
question-favour_swap = { $hero }: which card do you take for this scenario?
option-favour_swap-learn = { $a }
option-favour_swap-skip = None
question-favour_instead = { $hero }: which card do you leave behind for { $card }?
option-favour_instead-leave = { $a }
event-favour = A favour: { $favour } ({ $n } of 7 points).
event-favours_paid = From the monsters' modifier deck go { $n } × −1{ $two ->
    [true] {" "}and the −2
   *[other] {""}
}.
event-favour_thins = A card of { $types } is out of this scenario: { $card }.
event-favour_finds = A loot card comes into the loot deck: { $what }.
event-favour_swaps = { $hero } takes { $card } for this scenario in the place of { $other }.
refused-favour_empty = There is nothing of it to be had here.
