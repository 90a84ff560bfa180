# Monster Lands, English

game-title = Monster Lands
game-summary = Lead a clan of mercenaries, send them out against monsters and into foreign lands, and earn the most fame.


## Set-up

setup-difficulty = Difficulty
setup-difficulty-intro = Introductory
setup-difficulty-normal = Normal
setup-difficulty-hard = Hard
setup-difficulty-murderous = Murderous
setup-ambush_module = Ambush module
setup-queens_grant = Queen's grant
setup-more_monsters = More monsters!
setup-extra_mercenaries = Extra mercenaries

about-difficulty = How strong the first monsters are and how many more dice the monsters get from round to round.
tip-ambush_module = Traps may be ambushes: they steal dice from a neighbouring path or send monster dice there.
tip-queens_grant = From round { $from_round } on the start player takes an extra die and a gift.
tip-more_monsters = In rounds { $rounds } a monster comes to an empty fortress access.
tip-extra_mercenaries = More mercenaries are in the tavern's deck.


## Names

name-strength = strength
name-magic = magic
name-haggle = haggle
name-monster = monster
name-fire = fire
name-water = water
name-air = air
name-jungle = jungle
name-gold = gold
name-fame = fame
name-reputation = reputation
name-potion = potion
name-poison = poison
name-shield = shield
name-trap = trap
name-loot = loot
name-trophy = trophy
name-wound = wound
name-equipment = equipment
name-shields = shields
name-potions = potions
name-poisons = poisons
name-traps = traps
name-weapon = weapon
name-armor = armour
name-accessory = accessory
name-mercenaries = mercenaries
name-monsters = monsters
name-lands = lands
name-paths = path tiles
name-missions = missions
name-panic = panic tiles
name-dice_pool = dice pool
name-queens_grant = Queen's grant
name-deployment = deployment
name-adventure = adventure
name-cleanup = cleanup
name-mission_a = dice mission
name-mission_b = contract
name-land_a = land A
name-land_b = land B
name-access = fortress access
name-mission_a-1 = left path of the dice mission
name-mission_a-2 = right path of the dice mission
name-mission_b-1 = left path of the contract
name-mission_b-2 = right path of the contract
name-land_a-1 = path A1
name-land_a-2 = path A2
name-land_a-3 = path A3
name-land_a-4 = path A4
name-land_b-1 = path B1
name-land_b-2 = path B2
name-land_b-3 = path B3
name-land_b-4 = path B4
name-access-1 = upper path of the access
name-access-2 = lower path of the access
name-catch = catching
name-defeat = defeating
name-conquest = conquest


## Title and phases

title = Round { $round } of { $rounds } · { $phase }{ $extra ->
    [0] {""}
    [one] {" "}· +1 monster die
   *[other] {" "}· +{ $extra } monster dice
}

phase-setup = Set-up
phase-round_start = Start of the round
phase-more_monsters = Dice pool
phase-before_pools = Dice pool
phase-pools = Dice pool
phase-grant = Queen's grant
phase-haggle_roll = Dice pool
phase-rival = The rival
phase-deployment = Deployment
phase-dice_mission = Adventure: dice mission
phase-contract_mission = Adventure: contract
phase-battle = Adventure: battle
phase-collect = Cleanup
phase-panic = Cleanup: panic
phase-leaders = Cleanup: leaders
phase-salary = Cleanup: salary
phase-end_check = Cleanup
phase-reset = Cleanup
phase-start_marker = Cleanup
phase-over = End of the game


## Amounts and words between them

either = { $first } or { $second }
together = { $things }
amount-gold = { $n } gold
amount-fame = { $n } fame
amount-potion = { $n ->
    [one] 1 potion
   *[other] { $n } potions
}
amount-poison = { $n ->
    [one] 1 poison
   *[other] { $n } poisons
}
amount-shield = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}
amount-trap = { $n ->
    [one] 1 trap
   *[other] { $n } traps
}
amount-loot = { $n ->
    [one] 1 loot tile
   *[other] { $n } loot tiles
}
amount-wound = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
amount-trophy_card = { $n ->
    [one] 1 trophy
   *[other] { $n } trophies
}
amount-equipment = { $n ->
    [one] 1 equipment card
   *[other] { $n } equipment cards
}
amount-strength = { $n ->
    [one] 1 strength die
   *[other] { $n } strength dice
}
amount-magic = { $n ->
    [one] 1 magic die
   *[other] { $n } magic dice
}
amount-haggle = { $n ->
    [one] 1 haggle die
   *[other] { $n } haggle dice
}


## Effects

when-any = {""}
when-monster = {" "}against monsters
when-catch = {" "}when catching
when-defeat = {" "}when defeating
when-conquest = {" "}when conquering
when-mission = {" "}on missions

ability = { $effect }
ability-round = { $effect } (once per round)
ability-outside = { $effect } (outside)
ability-outside-round = { $effect } (outside, once per round)
loot-anytime = Discard it at any time: { $effect }
loot-outside = Discard it in the adventure phase: { $effect }
land-ability = { $cost }: { $effect }

effect-gain = gain { $things }
effect-lose = lose { $things }
effect-choose = { $options }
effect-convert_dice = in deployment { $given } for { $taken }
effect-recolor_die = in deployment swap { $n ->
    [one] a die
   *[other] { $n } dice
} for another colour
effect-buy_die = in deployment { $dice } for { $gold } gold{ $only_if_unassigned ->
    [true] , unless sent out
   *[false] {""}
}
effect-trophy = keep it for { $value } trophy points
effect-hire_free = hire { $n } from the tavern for free
effect-equip_free = take { $n } equipment from the bazaar for free
effect-price_mod = { $building }: price { $value }, down to { $floor }
effect-mine_bonus = { $gold } more gold from the mine
effect-storage_mod = room for { $value } more { $item_id ->
    [trap] traps
    [shield] shields
    [potion] potions
   *[poison] poisons
}
effect-die_mod = every { $color } die { $value }{ $when }
effect-total_mod = total { $value }{ $when }
effect-reroll = { $n ->
    [one] 1 reroll of { $colors }
   *[other] { $n } rerolls of { $colors }{ $distinct ->
        [true] , each die once
       *[false] {""}
    }
}{ $when }
effect-defense = cancel { $n ->
    [one] 1 hit
   *[other] { $n } hits
}
effect-defense_against = cancel { $n ->
    [one] 1 hit
   *[other] { $n } hits
} of { $affinities } monsters
effect-redirect = { $n ->
    [one] 1 monster die hits
   *[other] { $n } monster dice hit
} a neighbour instead
effect-catch_without_trap = catches without a trap
effect-fame_on = { $value } fame for { $event }
effect-trap_dice = +{ $dice }{ $protected ->
    [true] , safe from ambushes
   *[false] {""}
}
effect-steal_dice = steal { $exact ->
    [true] { $max }
   *[false] up to { $max }
} { $colors } from a neighbouring path
effect-affinity_dice = in a { $affinity } land { $n } affinity dice
effect-forbid_equipment = { $type_id ->
    [weapon] weapons don't work in this fight
    [armor] armour doesn't work in this fight
   *[accessory] accessories don't work in this fight
}
effect-forbid_items = not in this fight: { $items }
effect-forbid_defense_talents = defence talents don't work
effect-last_hit = when defeated: { $n ->
    [one] 1 hit
   *[other] { $n } hits
} on everybody here
effect-panic = { $n } panic tiles instead of one at the access
effect-attacker_die_mod = every { $color } die of the attacker { $value }
effect-flee_on_catch = caught in a land it flees to the access
effect-auto_hit = { $n ->
    [one] 1 automatic hit
   *[other] { $n } automatic hits
} in every attack
effect-area_die = { $n ->
    [one] 1 extra die
   *[other] { $n } extra dice
} against everybody here in every attack
effect-fortress_dice = { $n } more dice at the access
effect-traps_required = { $n } traps needed to catch it
effect-fame_loss_on_wound = a wound also costs { $n } fame
effect-draw_to_fortress = goes straight to the access

advantage-defense = { $n ->
    [one] cancel 1 hit
   *[other] cancel { $n } hits
}
advantage-gold = { $n } gold if the mercenary survives
advantage-potion = { $n ->
    [one] 1 potion on the assignment tile
   *[other] { $n } potions on the assignment tile
}
advantage-poison = { $n ->
    [one] 1 poison on the assignment tile
   *[other] { $n } poisons on the assignment tile
}


## Badges

badge-fame = Fame
badge-reputation = Reputation
badge-gold = Gold
badge-score = Victory points so far
badge-shield = Shields
badge-potion = Potions
badge-poison = Poisons
badge-trap = Traps, face-down
badge-loot = Loot
badge-trophy = Trophy points
badge-equipment = Equipment
badge-leader = Leader
badge-settled = Settled
badge-wound = Wounded
badge-outside = Sent out
badge-start = Start player
badge-panic = Panic
badge-members = Members
badge-attack = Monster dice
badge-auto_hit = Automatic hits
badge-catch = Catch value
badge-defeat = Victory value
badge-conquest = Conquest value
badge-power = Power
badge-reroll = Rerolls
badge-defense = Defence talents
badge-count = Number
badge-goal = Goal
badge-brew = Potions and poisons
badge-strength = Strength dice
badge-magic = Magic dice
badge-haggle = Haggle dice
    .short = H

# Letters of the dice where there is no picture
letter-strength = S
letter-magic = M
letter-haggle = H
badge-last_haggle = Last haggle die
badge-extra_dice = Extra monster dice
badge-fire = Fire
badge-water = Water
badge-air = Air
badge-jungle = Jungle


## The board

board = The board
die-strength = Strength die
die-magic = Magic die
die-haggle = Haggle die
die-neutral = Neutral die
die-monster = Monster die
die-of = { $seat }'s die
die-of-rival = The rival's die

building-hunting_lodge = Traps at their price
building-alchemist = Potions and poisons
building-tavern = Hire one · beer { $beer }
building-armory = Up to { $most } shields, { $price } gold each
building-pawnbroker = { $gold } gold per die
building-bazaar = One equipment card
building-mine = Gold beside the space
building-panic = Panic: closed

space-single = One die.
space-double = Two dice.
space-unlimited = Any number of dice.
space-closed = Closed with this number of players.

loot-display = Loot
mission-goal = Goal { $goal }
mission-reward = Reward: { $things }
mission-penalty = Otherwise: lose { $things }
mission-dice = Exactly these dice.
contract-goal = Hand over { $things }
contract-left = Left: { $things }
contract-right = Right: { $things }
land-none = No land is left for this place.
land-settled_by = Settled by { $mercenary }
land-unsettled = Not settled
monster-none = No monster: the land can be conquered at once.
monster-caught = Caught: { $things }
monster-defeated = Defeated: { $things }, { $trophy ->
    [one] 1 trophy point
   *[other] { $trophy } trophy points
}
access-empty = No monster at the gate

path-land-1 = 1
path-land-2 = 2
path-land-3 = 3
path-land-4 = 4
path-mission-1 = Left
path-mission-2 = Right
path-access-1 = Upper
path-access-2 = Lower
path-mercenary = { $seat }'s { $mercenary }
path-equipment = Carries { $equipment }
path-advantage = This path gives: { $advantage }
slot-blocked = Taken by a trap or shield beyond the token spaces.
slot-required = Needed: { $colors }.
slot-optional = Possible: { $colors }.
slot-token = For a trap or a shield.

track-catch = To catch
track-defeat = To defeat
track-conquest = To conquer
track-round = Round

pile-mercenaries = Mercenaries
pile-traps = Traps
pile-equipment = Equipment
pile-monsters = Monsters
pile-lands = Lands
pile-loot = Loot
pile-panic = Panic tiles

member-leader = Leader
member-wounded = Wounded
member-on_path = On { $path }
member-settled = Settled in { $land }
talent-used = Used this round

equipment-weapon = Weapon
equipment-armor = Armour
equipment-accessory = Accessory
trap-start = Start trap
trap-improved = Improved trap
trap-protected = Protected trap: its dice can't be stolen
trap-ambush = Ambush: it counts as a trap only while it is face-down
trap-hidden = Face-down trap
trophy-worth = { $points ->
    [one] 1 trophy point
   *[other] { $points } trophy points
} at the end, or { $gold } gold


## Tips

tip-talent = Talent: { $talent }
tip-dice_granted = Gives { $dice } every round.
tip-reputation = Reputation { $n }.
tip-affinity = Affinity: { $affinity }.
tip-aspirant = Aspirants can't be sent out, can't settle and carry no equipment.
tip-hire_cost = Costs { $price } gold. The reputation must not be above the fame surplus.
tip-price = Costs { $price } gold before discounts.
tip-hidden_trap = Others see only its back.
tip-unknown_trap = Only { $seat } knows this trap.
tip-land_use = When settled, dice can be placed here once per round.
tip-dice_allowed = Takes { $dice }.
tip-haggle = A haggle die takes its value off the price.
tip-last_haggle = The last haggle die here shows { $face }: a lower one adds it to its own discount.
tip-loot_display = Whoever neither overcame the monster nor conquered the land takes one of these.
tip-mission_a = Reach the goal with the dice of your path. If both do, the higher total gets the reward.
tip-mission_b = Hand over what is asked for. There is no penalty.
tip-conquest = Reach { $value } once the monster is overcome: { $things }.
tip-path_dice = { $required ->
    [one] 1 required die
   *[other] { $required } required dice
}, { $optional } optional.
tip-death_fame = Whoever dies here leaves { $fame } fame to the clan.
tip-access = Mercenaries can be sent here only while a monster is here.
tip-access_dice = Any number of strength and magic dice, traps and shields.
tip-panic = While a monster stays here, every round closes another building.
tip-attack = Rolls { $total ->
    [one] 1 die
   *[other] { $total } dice
} this round: { $dice }.
tip-hits = { $faces } hit.
dice-attack = { $n } attack value
dice-affinity = { $n } for affinity
dice-power = { $n } for its power
dice-round_track = { $n } for the round
tip-catch = Catch: a total of { $value } and a trap on the path.
tip-victory = Defeat: a total of { $value }. Whoever reaches it can't catch any more.
tip-power = Power: { $power }
tip-track_catch = Rolled so far; the next path builds on it.
tip-track_defeat = Rolled so far; the next path builds on it.
tip-track_conquest = Rolled so far; the next path builds on it.
tip-shield = On a path it cancels one hit or one ambush.
tip-potion = Heals an unassigned mercenary, or prevents a wound on a mercenary who brought it.
tip-poison = +{ $bonus } to the attack of a mercenary who brought it.
tip-limit = { $n } of { $most } at most.
tip-gold = Gold has no limit and scores nothing.
tip-die_strength = Its value is rolled only in the adventure phase.
tip-die_magic = Its value is rolled only in the adventure phase. Before a monster's attack it can remove a monster die.
tip-die_haggle = Its value is a discount in hunting lodge, tavern, armoury and bazaar.
tip-round = { $extra ->
    [0] No extra monster dice this round.
    [one] One extra monster die this round.
   *[other] { $extra } extra monster dice this round.
}
tip-end = The game ends after round { $rounds }, or after a round in which somebody has { $fame } fame.
tip-seat_fame = Fame { $fame } − reputation { $reputation } = { $n } surplus for hiring.
tip-seat_score = { $total } points: fame { $fame }, reputation { $reputation }, trophies { $trophies }, affinities { $affinities }.
tip-seat_salary = Salary due this round: { $gold } gold.
tip-seat_traps = { $n } of { $most } traps in storage.
tip-pile = { $n } left, face-down.


## Questions: dice pool and windows

question-window_pools = Do you want to use something before the haggle dice are rolled?
question-window_salary = Do you want to use something before the salary is paid?
question-window_adventure = Do you want to use something now?
question-grant_die = The Queen grants you a die: choose its colour
question-grant_gift = The Queen grants you a gift: choose one


## Questions: deployment

question-action = Choose your action: place dice in the fortress, outside or on a land of yours
question-pass = You have no dice left: pass, or use something first
question-path = Choose a path for { $mercenary }
question-load = What does { $mercenary } take along to { $path }?
question-buy_traps = { $bought ->
    [0] Choose a trap to buy
   *[other] Choose another trap, or finish the purchase
}
question-tavern = Choose whom to hire
question-hire_free = Choose whom to hire for free
question-buy_equipment = Choose the equipment to buy
question-equip_free = Choose the equipment to take for free
question-bearer = Who carries { $equipment }?
question-rearrange = Who carries { $equipment } now?
question-brew = Choose what to brew
question-buy_shields = How many shields do you buy?
question-mine_bonus = Do you use { $card } for more gold?
question-pawn = { $n ->
    [0] Choose a die for the pawnbroker
   *[other] Choose another die for the pawnbroker, or stop
}
question-discard_trap = You have too many traps: choose one to discard
question-take_loot = Choose a loot tile
question-which_haggle = Choose a haggle die for { $card }
question-choose_gift = { $card }: choose what you get
question-recolor = { $card }: choose the die to swap
question-new_color = { $card }: choose the new colour
question-land_cost = Choose the dice for { $land }


## Questions: adventure

question-mission_roll = Your total is { $total }, the goal { $goal }: use something, or let it stand
question-contract = { $mission }: do you fulfil the contract?
question-discard_trophy = Choose the trophy to hand over
question-discard_equipment = Choose the equipment to hand over
question-reveal = { $path }: do you reveal { $trap }?
question-ambush_target = Choose the target of { $trap }
question-block_ambush = { $other } ambushes you on { $path } with { $trap }: do you give up a shield against it?
question-steal = Choose a die to steal from { $path }
question-redirect = { $card }: choose who is hit by { $n ->
    [one] the monster die
   *[other] { $n } monster dice
} instead
question-redirect_dice = How many monster dice do you send to { $path }?
question-discard_magic = { $mercenary } faces { $dice ->
    [one] 1 monster die
   *[other] { $dice } monster dice
}: how many magic dice do you give up to remove some?
question-defend = { $mercenary } takes { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}: choose a defence
question-attack = { $mercenary } against { $monster }: catch { $catch } of { $catch_value }, victory { $defeat } of { $victory_value }
question-after_win = Your victory: do you want to use something?
question-conquest_roll = { $land }: your total is { $total } of { $goal }: use something, or let it stand
question-after_conquest = { $land } is yours: do you want to settle it or use something?


## Questions: cleanup

question-new_leader = Choose the new leader of your clan
question-deserter = You can't pay everybody: choose who leaves
question-deserters_equipment = Who takes over { $equipment }?


## Options

option-continue = Go on
option-visit = { $a } with a { $b } die{ $face ->
    [0] {""}
   *[other] {" "}{ $face } (discount { $discount })
}
option-brew = { $a }: { $n } potions or poisons
option-mix = { $potions ->
    [one] 1 potion
   *[other] { $potions } potions
} and { $poisons ->
    [one] 1 poison
   *[other] { $poisons } poisons
}
option-mine = { $a }: { $gold } gold
option-action-pawn = Pawnbroker: dice for gold
option-pawn = { $face ->
    [0] { $a } die
   *[other] { $a } die { $face }
}
option-all = All dice
option-assign = Send out { $a }
option-path = { $a }
option-land = Use { $a }
option-die = { $face ->
    [0] { $a } die
   *[other] { $a } die { $face }
}
option-grant_die-die = { $a } die
option-trap = { $a }
option-shield = A shield
option-potion = A potion
option-poison = A poison
option-load-done = Finish the assignment
option-buy_traps-buy = { $a }: { $before ->
    [0] { $price } gold
   *[other] { $more } more gold, { $price } in all
}
option-buy = { $a }: { $price ->
    [0] free
   *[other] { $price } gold
}
option-buy_traps-done = Pay { $price } gold
option-discount = Use the discount of { $a }
option-hire = Hire { $a }: { $price ->
    [0] free
   *[other] { $price } gold
}
option-action-hire = Hire { $a }
option-beer = A round of beer: { $price } gold for a fresh display
option-leave = Leave without hiring
option-bearer = { $a }{ $instead ->
    [none] {""}
   *[other] {" "}(replaces { $instead })
}
option-give = { $a }
option-deserters_equipment-give = { $b }
option-drop = Discard { $a }
option-shields = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}: { $price } gold
option-use = Use { $a }
option-mine_bonus-use = Use { $a }: { $gold } more gold
option-discard = Discard { $a }
option-take = { $a }
option-gift = { $a }
option-choose_gift-gift = { $things }
option-color = { $a } die
option-cost = Dice:{ $strength ->
    [0] {""}
   *[other] {" "}{ $strength } strength
}{ $magic ->
    [0] {""}
   *[other] {" "}{ $magic } magic
}{ $haggle ->
    [0] {""}
   *[other] {" "}{ $haggle } haggle
}
option-sell = Sell trophy { $a }: { $gold } gold
option-heal = Heal { $a } with a potion
option-settle = { $b } settles { $a }
option-loot = Use { $a }
option-talent = Use { $a }
option-equipment = Move { $a }
option-promote = { $a }
option-desert = { $a }
option-roll_all = Roll all { $n } dice
option-roll = Roll one { $a } die
option-reroll = Reroll { $color } { $face } ({ $a })
option-attack-poison = Use a poison
option-conquest_roll-poison = Use a poison
option-drink = Drink a potion
option-finish = Let it stand
option-attack-finish = Finish the attack
option-attack-decline = Don't attack
option-contract-decline = Don't fulfil it
option-fulfil = Fulfil the contract
option-defend-shield = Give up a shield
option-defend-potion = Drink a potion
option-defence = Defence talent: { $a }
option-defend-endure = Take { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
option-block_ambush-shield = Give up a shield
option-block_ambush-endure = Let it happen
option-discard_magic-discard = { $n ->
    [0] None
    [one] 1 magic die
   *[other] { $n } magic dice
}: { $dice ->
    [one] 1 monster die is left
   *[other] { $dice } monster dice are left
}
option-redirect = { $a }
option-keep = Nobody
option-dice = { $n ->
    [0] None
    [one] 1 die
   *[other] { $n } dice
}
option-reveal = Reveal it
option-stop = Reveal no more
option-target = { $a }
option-steal = { $color } die
option-enough = No more

group-visit = Visit a shop
group-brew = Alchemist
group-mine = Mine
group-pawn = Pawnbroker
group-assign = Send somebody out
group-land = Use a land
group-sell = Sell a trophy
group-heal = Heal
group-settle = Settle a land
group-loot = Use loot
group-talent = Use a talent
group-equipment = Move equipment
group-die = Place a die
group-trap = Place a trap
group-shield = Place a shield
group-potion = Take a potion along
group-poison = Take a poison along
group-buy = Buy
group-hire = Hire
group-discount = Use a discount
group-beer = Beer
group-done = Finish
group-continue = Go on
group-path = Choose a path
group-pass = Pass
group-reroll = Reroll
group-roll = Roll a die
group-roll_all = Roll
group-finish = Finish
group-decline = Decline
group-drink = Drink a potion
group-reveal = Reveal


## Refusals

refused-display_empty = There is nothing left to buy.
refused-space_closed = This space is closed at this number of players.
refused-one_beer = One round of beer per visit.
refused-buy_something = You can't leave without buying something.
refused-dice_left = You still have dice: you must place them.
refused-no_dice = You have no dice left.
refused-panic = Panic: this building is closed.
refused-building_full = All spaces of this building are taken.
refused-no_fitting_die = You have no dice for it.
refused-nobody_to_equip = Nobody is there who could carry equipment.
refused-cannot_pay = You can't pay for anything there.
refused-space_taken = This space is taken.
refused-aspirant_stays = Aspirants can't be sent out.
refused-already_assigned = { $a } is already on the way.
refused-no_path_for_dice = You don't have the dice for any free path.
refused-surplus_too_small = Reputation { $reputation } is more than your fame surplus of { $surplus }.
refused-not_settled = Nobody has settled this land.
refused-land_used = This land has been used this round.
refused-no_effect = It would change nothing.
refused-path_taken = This path is taken.
refused-no_monster_here = There is no monster at the fortress access.
refused-nothing_here = There is nothing to do here.
refused-path_dice_missing = You don't have the dice that this path needs.
refused-ability_used = This has been used this round.
refused-equipment_frozen = Its bearer is on the way: the equipment stays there until cleanup.
refused-no_potion = You have no potion.
refused-no_tokens_here = Missions take no traps and shields.
refused-one_of_each = A mercenary takes only one of these along.
refused-only_outside = This works only in the adventure phase.
refused-path_full = There is no room left on this path.
refused-path_incomplete = Something that this path needs is still missing.
refused-too_little_gold = You don't have enough gold.
refused-wrong_color = This path has no place for a die of this colour.
refused-aspirant_cannot_settle = Aspirants can't settle.
refused-leader_cannot_settle = The leader can't settle.
refused-settler_stays = { $b } has already settled a land.
refused-land_settled = This land is already settled.
refused-wrong_affinity = { $b } does not have the affinity of this land.
refused-nobody_to_hire = Nobody in the tavern can be hired with your fame surplus.


## Summands

term-haggle_die = {""}
term-previous_die = the die before
term-printed = price
term-haggled = haggling
term-mine = {""}
term-attack = attack value
term-affinity = affinity
term-power = power
term-round_track = round
term-dice = dice
term-die_modifiers = on the dice
term-carried = so far
term-poison = poison


## Events: set-up and rounds

event-tavern_replaced = Too dear for the start, replaced in the tavern: { $mercenaries }
event-land_laid = { $place }: { $land }
event-path_tile_laid = New paths lead through { $place }
event-mission_laid = { $place }: { $mission }
event-start_player = { $seat } is the start player
event-clan_founded = { $seat } leads the { $affinity } clan with { $leader } and { $mercenary }
event-round_started = Round { $round } begins
event-clan_starts_over = { $seat } has lost everybody and starts over with { $leader } and { $gold } gold
event-monster_appeared = { $monster } appears: { $place }
event-monster_displaced = { $monster } makes room and leaves
event-monster_moved = { $monster } moves to the fortress access
event-panic = Panic closes this building: { $building }
event-panic_ended = The panic is over: all buildings are open again
event-pool_built = { $seat } has { $strength } strength and { $magic } magic dice, haggle dice: { $haggle }
event-haggle_rolled = { $seat } rolls haggle dice: { $faces }
event-queens_grant = The Queen grants { $seat } a { $color } die and a gift
event-rival_blocked = The rival rolls { $roll } and blocks a space: { $building }
event-rival_missed = The rival rolls { $roll } and blocks nothing: { $building }
event-reshuffled = Shuffled anew: { $deck }
event-phase = Next: { $phase }


## Events: deployment

event-passed = { $seat } passes
event-haggles = { $seat } haggles with a { $face } ({ $building }): discount { $terms }
event-traps_bought = { $seat } buys { $traps }
event-trap_discarded = { $seat } discards { $trap }
event-hired = { $seat } hires { $mercenary }{ $price ->
    [0] {" "}for free
   *[other] {""}
}
event-beer = { $seat } pays { $price } gold for a round of beer: new faces in the tavern
event-shields_bought = { $seat } buys { $n ->
    [one] 1 shield
   *[other] { $n } shields
} and keeps { $kept }
event-pawned = { $seat } pawns { $n ->
    [one] 1 die
   *[other] { $n } dice
}: { $gold } gold
event-equipment_bought = { $seat } takes { $equipment }{ $price ->
    [0] {" "}for free
   *[other] {""}
}
event-equipped = { $seat }'s { $mercenary } carries { $equipment }
event-equipment_discarded = { $seat } discards { $mercenary }'s { $equipment }
event-equipment_moved = { $seat } gives { $equipment } to { $mercenary }
event-mined = { $seat } gets gold from the mine
event-assigned = { $seat } sends out { $mercenary }: { $path }{ $strength ->
    [0] {""}
   *[other] , { $strength } strength
}{ $magic ->
    [0] {""}
   *[other] , { $magic } magic
}{ $haggle ->
    [0] {""}
   *[other] , { $haggle } haggle
}{ $traps ->
    [0] {""}
    [one] , 1 face-down trap
   *[other] , { $traps } face-down traps
}{ $shields ->
    [0] {""}
    [one] , 1 shield
   *[other] , { $shields } shields
}{ $potions ->
    [0] {""}
    [one] , 1 potion
   *[other] , { $potions } potions
}{ $poisons ->
    [0] {""}
    [one] , 1 poison
   *[other] , { $poisons } poisons
}{ $gold ->
    [0] {""}
   *[other] , { $gold } gold waiting on the tile
}
    .own = { $seat } sends out { $mercenary }: { $path }{ $strength ->
        [0] {""}
       *[other] , { $strength } strength
    }{ $magic ->
        [0] {""}
       *[other] , { $magic } magic
    }{ $haggle ->
        [0] {""}
       *[other] , { $haggle } haggle
    }, face-down { $trap_kinds }{ $shields ->
        [0] {""}
        [one] , 1 shield
       *[other] , { $shields } shields
    }{ $potions ->
        [0] {""}
        [one] , 1 potion
       *[other] , { $potions } potions
    }{ $poisons ->
        [0] {""}
        [one] , 1 poison
       *[other] , { $poisons } poisons
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } gold waiting on the tile
    }
event-gained = { $seat } gains:{ $gold ->
    [0] {""}
   *[other] {" "}+{ $gold } gold
}{ $fame ->
    [0] {""}
   *[other] {" "}+{ $fame } fame
}{ $potion ->
    [0] {""}
    [one] {" "}+1 potion
   *[other] {" "}+{ $potion } potions
}{ $poison ->
    [0] {""}
    [one] {" "}+1 poison
   *[other] {" "}+{ $poison } poisons
}{ $shield ->
    [0] {""}
    [one] {" "}+1 shield
   *[other] {" "}+{ $shield } shields
}{ $strength ->
    [0] {""}
    [one] {" "}+1 strength die
   *[other] {" "}+{ $strength } strength dice
}{ $magic ->
    [0] {""}
    [one] {" "}+1 magic die
   *[other] {" "}+{ $magic } magic dice
}{ $haggle ->
    [0] {""}
    [one] {" "}+1 haggle die
   *[other] {" "}+{ $haggle } haggle dice
} ({ $source })
event-loot_taken = { $seat } takes loot: { $loot }
event-loot_used = { $seat } uses { $loot }
event-trophy_sold = { $seat } sells the trophy { $monster }: { $gold } gold
event-healed = { $seat } heals { $mercenary } with a potion
event-converted = { $seat } gets { $n } { $color } dice for { $source }
event-die_bought = { $seat } pays { $price } gold for a { $color } die ({ $card })
event-talent_used = { $seat } uses { $card }
event-recolored = { $seat } swaps a { $old } die for a { $new } die ({ $card })
event-settled = { $seat }'s { $mercenary } settles { $land }
event-land_used = { $seat } uses { $land }


## Events: adventure

event-rolled = { $seat }'s { $mercenary } rolls { $faces }
event-rerolled = { $seat } rerolls a { $color } die: { $old } becomes { $new } ({ $source })
event-poison_used = { $seat }'s { $mercenary } uses a poison
event-mission_total = { $seat }'s { $mercenary } on the dice mission
event-mission_won = { $seat }'s { $mercenary } completes the dice mission: { $mission }
event-mission_second = { $seat } succeeds too, but only as the second: { $gold } gold
event-mission_failed = { $seat }'s { $mercenary } fails the dice mission{ $gold ->
    [0] {""}
   *[other] , −{ $gold } gold
}{ $fame ->
    [0] {""}
   *[other] , −{ $fame } fame
}{ $wound ->
    [0] {""}
    [one] , 1 wound
   *[other] , { $wound } wounds
}
event-contract_fulfilled = { $seat }'s { $mercenary } fulfils the contract: { $mission }
event-contract_missed = { $seat }'s { $mercenary } does not fulfil the contract
event-battle = { $location_id ->
    [access] { $monster } stands before the fortress
   *[other] The battle for { $land } begins
}
event-traps_revealed = { $seat } reveals { $traps } on { $path }
event-ambush_without_target = { $seat } has no target for { $trap }
event-ambush_blocked = { $seat } blocks { $other }'s { $trap } with a shield
event-ambush_aimed = { $seat } aims an ambush at { $other }'s { $mercenary }
event-dice_stolen = { $seat } steals { $n ->
    [0] nothing
    [one] 1 die
   *[other] { $n } dice
} from { $other }
event-monster_attacks = { $monster } attacks { $target }'s { $mercenary } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
event-redirected = { $seat } turns { $dice ->
    [one] 1 monster die
   *[other] { $dice } monster dice
} on { $other }'s { $mercenary }
event-magic_discarded = { $seat } gives up { $n ->
    [one] 1 magic die
   *[other] { $n } magic dice
} against the attack
event-monster_rolled = The monster rolls { $faces }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
} on { $target }'s { $mercenary }
event-automatic_hit = { $monster } hits { $target } { $hits ->
    [one] once
   *[other] { $hits } times
} without rolling
event-area_rolled = { $monster } rolls { $face } against everybody here
event-last_hit = { $monster } strikes everybody here one last time
event-hit_blocked = { $seat }'s { $mercenary } cancels a hit: { $means }
event-wounded = { $seat }'s { $mercenary } is wounded
event-died = { $seat }'s { $mercenary } dies{ $fame ->
    [0] {""}
   *[other] , +{ $fame } fame
}
event-fame_lost = { $monster } costs { $seat } { $fame } fame
event-attack_declined = { $seat }'s { $mercenary } does not attack
event-attack_failed = { $seat }'s { $mercenary } fails against { $monster }, catch { $catch } of { $catch_value }, victory { $defeat } of { $victory_value }
event-monster_caught = { $seat }'s { $mercenary } catches { $monster } (catch value { $needed })
event-monster_defeated = { $seat }'s { $mercenary } defeats { $monster } (victory value { $needed })
event-monster_fled = { $monster } escapes and heads for the fortress access
event-monster_unbeaten = { $monster } remains unbeaten
event-extra_fame = { $seat } gains { $fame } fame ({ $card })
event-conquered = { $seat }'s { $mercenary } conquers { $land } (conquest value { $needed }), +{ $fame } fame
event-conquest_failed = { $seat }'s { $mercenary } fails to conquer { $land } (conquest value { $needed })


## Events: cleanup

event-path_cleared = { $seat } loses what lay on { $path }{ $shields ->
    [0] {""}
    [one] , 1 shield
   *[other] , { $shields } shields
}

event-came_home = { $seat }'s { $mercenary } comes home{ $gold ->
    [0] {""}
   *[other] , +{ $gold } gold
}{ $potions ->
    [0] {""}
    [one] , +1 potion
   *[other] , +{ $potions } potions
}{ $poisons ->
    [0] {""}
    [one] , +1 poison
   *[other] , +{ $poisons } poisons
}
event-leader_promoted = { $mercenary } now leads { $seat }'s clan
event-land_unsettled = { $seat }'s { $land } is no longer settled
event-salary_paid = { $seat } pays { $gold } of { $due } gold for { $members ->
    [one] 1 member
   *[other] { $members } members
}
event-deserted = { $mercenary } leaves { $seat }'s clan
event-game_over = The game is over after round { $round }


## The sensible bot's reasons

reason-go_defeat = { $mercenary } on { $path } should defeat the monster ({ $chance } %)
reason-go_catch = { $mercenary } on { $path } should catch the monster ({ $chance } %)
reason-go_conquest = { $mercenary } on { $path } should conquer the land ({ $chance } %)
reason-go_plunder = { $mercenary } on { $path } goes for the loot
reason-go_mission = { $mercenary } should fulfil the mission ({ $chance } %)
reason-go_contract = { $mercenary } can fulfil the contract
reason-hire = { $mercenary } is worth more than the price and the salary
reason-nobody_fits = nobody here is worth the price
reason-buy_traps = traps make catching possible and attacks stronger
reason-buy_shields = { $n ->
    [one] a shield
   *[other] { $n } shields
} may save a life
reason-buy_equipment = { $equipment } will pay for itself
reason-equip = { $equipment } does most good there
reason-discount = a discount costs nothing
reason-enough = more would not be worth it
reason-mine = { $gold } gold for dice that bring less elsewhere
reason-more_gold = the extra gold is free
reason-brew = the next fights will need { $potions ->
    [0] {""}
    [one] 1 potion
   *[other] { $potions } potions
}{ $potions ->
    [0] {""}
   *[other] { $poisons ->
        [0] {""}
       *[other] {" and "}
    }
}{ $poisons ->
    [0] {""}
    [one] 1 poison
   *[other] { $poisons } poisons
}
reason-pawn = nothing better to do with { $n ->
    [one] the last die
   *[other] the { $n } dice
}
reason-use_land = the ability of { $land } is worth its dice
reason-cheapest_dice = these dice are missed least
reason-recolor = a low haggle die is worth more in another colour
reason-buy_die = { $card } gives a die for little gold
reason-settle = a settler gets no salary and makes the land useful
reason-heal = { $mercenary } must be healthy for the next fight
reason-sell = { $gold } gold are worth more now than the trophy of { $monster }
reason-use_loot = the best moment for { $loot }
reason-use_talent = the talent of { $card } costs nothing
reason-after_win = the victory brings this too
reason-nothing_to_use = nothing here is worth using now
reason-nothing_better = nothing is better
reason-nothing_left = no dice left
reason-grant = a magic die is good for everything
reason-best_gift = the most useful gift
reason-take_loot = { $loot } is the best tile on display
reason-fulfil = the reward is worth more than what is given
reason-too_dear = what is asked for is worth more than the reward
reason-least_useful = the least loss
reason-new_leader = the best leader
reason-give_magic = { $n ->
    [one] a magic die is
   *[other] { $n } magic dice are
} worth more as defence
reason-keep_magic = the magic dice are needed for the attack
reason-defend_talent = a defence talent costs nothing
reason-defend_shield = shields on the path are lost anyway
reason-defend_potion = the potion prevents the wound
reason-endure_wound = the wound can be borne
reason-endure_death = { $mercenary } is not worth saving
reason-redirect = let { $other } take it
reason-no_redirect = it would hit our own
reason-decline = the damage would only help the next in line
reason-roll_all = every die is needed
reason-roll_one = one die at a time: a catch pays more than a victory
reason-finish_defeat = the monster is defeated
reason-finish_catch = the monster is caught
reason-finish_failed = nothing more can be done
reason-reroll = a { $face } can only get better
reason-use_poison = the poison makes the difference
reason-goal_reached = the goal is reached
reason-goal_missed = the goal is out of reach
reason-reveal = this trap helps only face up
reason-ambush = the ambush hurts a rival
reason-stay_hidden = face down it still counts as a trap
reason-block = the shield saves more than it costs
reason-no_harm = this ambush does no harm


## After the game

figure-fame = Points for fame
figure-reputation = Points for reputation
figure-trophies = Points for trophies
figure-affinities = Points for affinities
figure-defeated = Monsters defeated
figure-caught = Monsters caught
figure-conquered = Lands conquered
figure-dice_missions = Missions accomplished
figure-hired = Mercenaries hired
figure-deaths = Mercenaries lost
figure-loot = Loot taken
figure-gold = Gold taken in


## Previews

preview-attack = { $n ->
    [0] As the dice lie
    [one] With the last die
   *[other] With the { $n } dice left
}: defeats with { $defeat } %, catches with { $catch } %
short-attack = defeats with { $defeat } %, catches with { $catch } %
preview-goal = Reaches { $goal } with { $chance } %
preview-hits = { $dice ->
    [0] No monster dice
    [one] 1 monster die: { $hits } hits on average, none with { $none } %
   *[other] { $dice } monster dice: { $hits } hits on average, none with { $none } %
}
preview-monster = Caught from { $catch } with a trap, defeated from { $defeat }
preview-land = Conquered from { $value }

# --- how it is played, for newcomers ---

primer-1-title = What it is about
primer-1 = Each of you leads a clan of mercenaries. Whoever has the most victory points after six rounds wins; it ends sooner when somebody has 30 fame. Whatever glows can be chosen; everything else says why not.
primer-2-title = Your dice
primer-2 = Your people bring dice each round: strength, magic and haggle. Haggle dice are rolled at once and make things cheaper in the buildings; strength and magic are rolled only when it comes to a fight.
primer-3-title = Deployment
primer-3 = One action each in turn, until all dice are placed: a die in a building (traps, potions, mercenaries, shields, equipment, gold), or a mercenary with dice, traps and shields on a path to a mission, a land or the fortress access.
primer-4-title = Fights
primer-4 = Paths are resolved from left to right. First the monster attacks: its black dice hit with 3 or more, and shields, talents and potions save your mercenary. Then you roll: a sum that reaches the catch value catches it, if a trap lies on your path; the victory value defeats it for a trophy. Roll one die after another to stop in time. What one deals helps the next.
primer-5-title = Lands
primer-5 = Once the monster is gone, the land may be conquered. A settled land has an ability of its own, and equal symbols of people and lands score at the end.
primer-6-title = Cleanup
primer-6 = Monsters that were fought and not overcome go to the fortress access and spread panic, which closes buildings. Pay your people, or one of them leaves.

# --- led by the hand ---

guide-town = Your dice are your means: place one on a building of the fortress to use it. Begin in the tavern, where people are hired for gold.
guide-hire = Whoever is hired goes out for you from now on and adds to your reputation. Look at what each of them can do, then take this one.
guide-send = Now send somebody out of the fortress: on a mission, into a land or against a monster. Each goes once a round.
guide-path = A land has a monster and four paths, resolved from left to right: whoever is in front fights the monster; once it is beaten, those behind try to conquer the land. This path is at the back.
guide-load = Give dice along: what the path requires, and more if you like. Nothing can be added later.
guide-loaded = Enough for this one. You can also keep dice for the next.
guide-send_again = Send the other one as well: whoever stays at home earns nothing.
guide-monster = The first path of the land: whoever goes here meets the monster first. Point at it to see what it takes to catch or defeat it.
guide-strength = Give this one more: every die counts in the fight, and traps and shields help too.
guide-lodge = In the hunting lodge traps are sold for gold: they make attacks on monsters stronger.
guide-traps = Buy as many as you like and can pay. Take what fits your next hunt.
guide-loot = Plunder: choose what helps you most. Whoever has most victory points after at most six rounds wins.
