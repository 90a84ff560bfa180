# The journey between adventures: what is asked and told, and its entries (SS-JRN-09).

setup-mode = Game
about-mode = One adventure by itself, or the campaign: adventure after adventure with the journey between.
setup-mode-adventure = One adventure
setup-mode-campaign = Campaign
setup-foes = Enemies
about-foes = Kinds of enemies may be swapped for easier or harder ones of the same style and rank.
setup-foes-printed = As printed
setup-foes-easier = Easier
setup-foes-harder = Harder
phase-journey = on the journey
chapter-journey = The journey
chapter-adventure = { $adventure }

# --- questions ---
question-spoils = Who takes { $card }?
option-spoils-hero = { $hero }
option-spoils-store = Put it by
option-spoils-leave = Nobody
question-verdict = { $adventure } is lost. What now?
option-again = Try once more
option-retreat = Retreat: { $a }
option-give_up = Give the campaign up
question-travel = Where do you go from here?
option-travel = { $a }
option-camp = Camp: sort your things
question-active_hero = Whose word counts here?
option-active_hero-hero = { $hero }
option-roll = Let the dice decide
question-location = { $location }: { $n ->
    [one] one hourglass
   *[other] { $n } hourglasses
} left. Where to?
option-visit = { $a } (1 hourglass)
option-build = Open { $a } here
option-location-leave = Leave
question-before_adventure = Before you: { $adventure }. Ready?
option-set_out = Set out
question-camp = Who sorts their things?
option-camp-hero = { $hero }
question-sort = What do you do with your things? ({ $gold } gold crowns)
option-fetch = { $b ->
    [inventory] Take { $a } into the inventory
   *[other] Take { $a } and put it on
}
option-sort-store = Put { $a } by
question-building = { $building }: what do you want? ({ $gold } gold crowns)
option-repair = Repair { $a } ({ $gold } gold)
option-improve = Have { $a } improved ({ $gold } gold)
option-craft = Work { $a } into { $b } ({ $gold } gold)
option-flip = Refine { $a } ({ $gold } gold)
option-rebind = Move { $a } to { $b } ({ $gold } gold)
option-cleanse = Be rid of { $a } ({ $gold } gold)
option-bless = { $a ->
    [greater] A greater blessing
   *[other] A lesser blessing
} ({ $gold } gold)
option-hire = Hire: { $a } ({ $gold } gold)
option-charge = A charge for { $a } ({ $gold } gold)
option-unlearn = Exchange { $a } for another power ({ $gold } gold)
option-challenge = Take on: { $a }
option-prize = The reward for { $a }
question-pays = { $gold } gold: who pays?
option-pays = { $hero }
question-pays_how_much = How much do you pay? ({ $gold } gold are still due)
option-pays_how_much-coins = { $a } gold

# --- events ---
event-travels = The party travels: { $scene }.
event-hourglasses = { $n ->
    [one] One hourglass
   *[other] { $n } hourglasses
}: { $left } in the time reserve.
event-visits = The party goes to { $building } ({ $left } hourglasses left).
event-built = { $building } opens its doors here.
event-finds_building = The party finds { $building }.
event-challenge = A challenge: { $card }.
event-challenge_done = { $card } is done. An outpost will pay for it.
event-lot = { $seat } rolls { $n } hits.
event-fetches = { $seat } takes { $card } from the stock.
event-puts_by = { $card } is put by.
event-repaired = { $seat } has { $card } repaired.
event-improved = { $seat } has { $card } improved until the end of the next adventure.
event-crafted = { $craft } is bound to { $card }.
event-refined = { $craft } in { $card } is refined.
event-cleansed = { $seat } is rid of { $card }.
event-blessed = { $seat } is blessed.
event-hired = { $companion } goes with the party.
event-charged = { $card } holds one charge more.
event-campaign_over = { $result ->
    [won] The campaign is over, and it is won!
   *[other] The campaign is over.
}
    .notice = { $result ->
        [won] The campaign is won!
       *[other] The campaign is over.
    }

# --- in adventures ---
question-roll_again = Roll dice again?
option-roll_again-again = { $card }
option-roll_again-keep = Keep the result
event-rank_lost = { $seat } falls to soul rank { $rank }.

# --- scenes ---
entry-prologue = You lie in the earth, each in your own hole, and have made your peace with it. Then somebody calls.
entry-whose_voice = A voice, three tones of it. Which one did you get up for?
name-voice_of_anere = For the white one, who promised order
name-voice_of_mir = For the black one, who promised company
name-no_voice_at_all = For none. It was draughty down there
entry-smoke_and_wool = In the north smoke stands above the wood. In the south three widows stand at the road and speak of sheep.
entry-whom_to_help = It will be one of them, not both. So: whom?
name-to_the_smoke = To the smoke, at once
name-to_the_shepherds = To the cave: the widows pay in advance
name-toss_a_coin = Toss a coin. Whoever asks gets an answer
entry-hunters_camp = Hunters find you, bind up what bleeds, and show you how one fights what is stronger. Then they show you the way round.
entry-road_to_harrowford = On the way a grey hunter walks along for a while, says nothing, and leaves you the sign of his lodge.
entry-monks_hospice = The monks ask nothing. In the evening one of them shows you a hold he has no need of any more.
entry-elven_border = A barrier across the road, and behind it elves who have been cursed so long that they are polite about it.
entry-at_the_barrier = "Papers?" One of them holds out a hand. It is empty, for now.
name-show_the_toll_mark = Show the mark from the toll bridge
name-bribe_the_guards = Fill the hand
name-wait_for_the_captain = Wait for the captain, however long it takes
name-slip_through_at_night = Come back when it is dark
entry-gates_of_amor = Amor. Forty bridges, one sewer, and at the gate a recruiter of the Brotherhood who likes your scars.
entry-river_barge = The bargee takes the wounded for nothing. For days nothing happens; it does you good.
entry-white_rider = For days a rider in white has kept to the ridge, always at the same distance. In the evening he sends bread and coins, and a time and a place.
entry-smugglers_path = The knight guards the stones. Nobody guards the path behind them, except those who live by it, and they know some tricks.
entry-lights_in_the_bog = Small lights over the bog, in rows, like windows. Somebody calls you by the names you had before.
entry-the_dead_call = They only want to be laid to rest. That is what they say.
name-answer_the_dead = Go and lay them to rest
name-pass_by_in_silence = Pass by with bowed heads
name-rob_the_lights = Blow out the lights and take the lamps
name-sell_them_a_name = Sell them a name, with the years that belong to it
entry-winter_quarters = Snow. Nobody marches in this, not even what hunts you. In Lluksyarg there is room, for those who pay.
entry-beekeepers_ledge = Above the silk a ledge leads past, as wide as a foot. The beekeepers know it, and what the Queen can't stand.
entry-last_camp = The last fire before the gate. It is larger than it need be; nobody says why.
entry-before_the_gate = One night is left, and some things that will not be needed tomorrow, one way or the other.
name-keep_the_watch = Keep the watch together, all night
name-share_the_last_coins = Put everything on one heap and share
name-break_the_seals = Break the seals of the temple chest
entry-epilogue = The gate is shut, and you are on the right side of it. You could lie down again now. Somehow nobody feels like it.

# --- locations and buildings ---
entry-nilmerg_in = Nilmerg: eleven houses, one temple, and a dog who does not bark at the dead. One gets used to you quickly here.
entry-nilmerg_out = At the last house somebody presses a cheese on you. For the way, wherever it leads.
entry-harrowford_in = Harrowford lives off the ford, and the ford off people who can't swim. They are glad of guests.
entry-harrowford_out = The ferryman takes you across for nothing. He would rather have you over there.
entry-amor_in = Amor has everything, and everything has its price. The air is free until noon.
entry-amor_out = Behind you the gate falls shut. Your purses are lighter, the rest of you a little heavier.
entry-lluksyarg_in = Lluksyarg hangs in the rock like a nest. Here elves winter who are no longer invited anywhere else.
entry-lluksyarg_out = The snow is hard enough to walk on. Nobody waves; that is how one takes leave here.
entry-emporium = Behind the counter: everything. In front of it: you. Between: prices.
entry-elven_forge = The smith looks at your things for a long time, and then at you, with the same expression.
entry-temple = Three altars, one priest. He changes his robe depending on who comes in.
entry-great_temple = Under the dome it is so quiet that one hears the gods think. Or the mice.
entry-outpost = The clerk of the outpost has a list. For some lines on it there is money.
entry-arcane_tower = "Just put it down there. Not there." The lightning costs extra, the smell is included.
entry-school = In the yard somebody shows how it is done. Then, how it is done properly.
entry-inn = The beer is thin, the stories are not.
entry-tavern = Sailors, pilgrims, rat-catchers: each has lost something, and each knows who could find it.
entry-brotherhood = Whoever survives here for a year may call himself a brother. The others were recruits.
entry-hunters_lodge = On the walls hang heads. Under one of them sits an archer who talks to it.
entry-traces_of_raseac = So Raseac was here, and there, and has left things lying everywhere. The clerk pays by weight.
entry-great_hunt = The clerk counts the trophies twice, because he does not want to believe it.
entry-pilgrims_path = Heard once, come back once: more the path does not ask of anybody.
entry-vermin = "All of them?" All of them. The clerk shudders and pays.

# --- how adventures end ---
outcome-lost = It was too much this time. You drag each other out, and who was dead breathes again. What you have learned, nobody takes from you.
outcome-the_awakening = The gate is behind you, and in front of you lies a road. One of you is hungry: so you are really alive.
outcome-the_toll_bridge = In the morning the militia comes, well rested, and takes over the bridge with a speech.
outcome-primal_spider_lair = Eight legs, all still. The sheep will not come back, but now they would dare to.
outcome-the_burning_village = Three people carry buckets who would not be there without you. The fire loses.
outcome-the_spider_nests = Where the nests were there is quiet. In spring, says the beekeeper, he will try it with bees again.
outcome-the_vault = Three chests stand open, and the oaths of the old kings rustle in the draught. Some of them could still be kept.
outcome-the_refugees = The last cart is across. Old Maren counts everybody and comes out right, and then she counts once more.
outcome-the_gremlin_market = The market packs up in one night. In the morning there is only a very clean square.
outcome-the_elf_knight = The knight lies among the stones, and for the first time one sees his face. He looks relieved.
outcome-the_night_of_souls = Three graves, three lamps, no more voices. It is only night now.
outcome-the_queens_brood = The queen is dead, and her brood runs in all directions, none of which is yours.
outcome-the_last_gate = It takes all of you to push it shut. Then somebody leans against it, just in case.

# --- the journey on the table ---
title-journey = On the journey – { $scene }
title-before_journey = Before the journey
label-realm = The realm
label-party = The party
label-chronicle = Chronicle
label-tale = The story
label-given = A card to be given
label-emporium = The emporium
label-stock = The stock
label-stored = Put by
label-time_reserve = Time reserve
label-hourglass = Hourglass
label-building_slot = Empty plot
label-bronze_scene = A scene of the story
label-silver_scene = A village or city
label-gold_scene = An adventure
label-shelf_weapon = Weapons
label-shelf_armour = Armour
label-shelf_artifact = Artifacts
label-shelf_thing = Things
label-service_repair = Repair
label-service_improve = Improve
label-service_craft = Gems and scales
label-service_cleanse = Lift a curse
label-service_bless = Blessing
label-service_hire = Mercenary
label-service_recharge = Charges
label-service_retrain = Lessons
label-service_rumour = Rumours
label-service_prize = Rewards
tip-bronze_scene = Something is told here, and often decided.
tip-silver_scene = Hourglasses are spent here on buildings.
tip-gold_scene = An adventure begins here.
tip-location = { $location }: { $n ->
    [one] one hourglass
   *[other] { $n } hourglasses
} on the first visit.
tip-adventure = Adventure: { $adventure }.
tip-time_reserve = Every building costs one hourglass. What is not spent is kept for the next place.
tip-way_nature = Only for { $natures } souls; neutral ones may do anything.
tip-way_needs = Somebody must have { $card }.
tip-lawful = Decides as a lawful soul does; what only chaotic ones do is closed to it.
tip-neutral = Decides as it likes.
tip-chaotic = Decides as a chaotic soul does; what only lawful ones do is closed to it.
name-lawful = Lawful
name-neutral = Neutral
name-chaotic = Chaotic
line-text = { $text }
line-found_building = Found on the way: it can open here.
line-building_slot = Room for a building that the party has found.
line-party = { $shards } soul shards, { $hourglasses } hourglasses
line-hired = { $companion } is paid by { $seat }
line-building = Building card: { $building }
line-challenge = { $card }: { $what }
line-reward = Reward: { $what }
line-played = { $adventure }: { $result ->
    [won] won
   *[other] lost
} after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
line-played_ranks = Soul ranks { $ranks }; { $shards } shards in the pool
line-phials = Phials: { $what }
service-trade = Buy, sell, change equipment
service-repair = One armour damage less: { $gold } gold
service-improve = A better side of stock weapons and armour until the end of the next adventure: { $gold } gold
service-craft = Work gems into weapons and scales into armour: a raw card and { $gold } gold
service-cleanse = Be rid of a cursed thing: { $gold } gold
service-bless = { $side ->
    [greater] The greater blessing
   *[other] The lesser blessing
} of your nature: { $gold } gold
service-hire = { $companion } goes along: { $gold } gold, together
service-recharge = One charge more for an artifact: { $gold } gold
service-retrain = Exchange a power for another: { $gold } gold
service-rumour = A challenge is told here: { $challenge }
service-prize = Rewards of challenges that are done
task-chest = Chests opened: { $done }/{ $n }
task-loot = Loot tokens opened: { $done }/{ $n }
task-green = Green enemies killed: { $done }/{ $n }
task-blue = Blue enemies killed: { $done }/{ $n }
task-red = Red enemies killed: { $done }/{ $n }
task-violet = Violet enemies killed: { $done }/{ $n }
task-plague = Plagues killed: { $done }/{ $n }
task-prayer = Prayers heard: { $done }/{ $n }
task-resurrection = Heroes brought back: { $done }/{ $n }
task-search = Search tokens turned over: { $done }/{ $n }

group-store = Put by
group-repair = Repair
group-improve = Improve
group-craft = Craft
group-flip = Refine
group-rebind = Move a gem or scales
group-cleanse = Lift a curse
group-bless = Blessing
group-hire = Hire
group-charge = Charges
group-unlearn = Exchange a power
group-challenge = Challenges
group-prize = Rewards
group-give = Give
group-take = Take
group-off = Take off
group-swap = Swap
group-main = Main weapon
group-offhand = Off-hand
group-armour = Armour
group-artifact = Artifact
group-inventory = Inventory
