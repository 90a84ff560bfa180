# What things are called in a scenario, English

## The table

name-map = map
name-door = door
name-coin = coin
name-coins = coins
    .short = $
name-treasure = treasure
name-goal_tile = goal tile
name-health = hit points
    .short = { "HP " }
name-hand = hand cards
    .short = { "cards " }
name-discard = discard pile
name-lost_pile = lost pile
name-xp = experience
    .short = { "XP " }
name-check = checkmarks
name-price = gold
name-offers = offers
name-perks = perks
name-gold = gold
name-long_rest = long rest
name-exhausted = exhausted
name-escaped = safe outside
name-modifiers = attack modifiers
name-monster_modifiers = monsters' attack modifiers
name-allies_modifiers = allies' attack modifiers
name-figures = figures
name-goal = Goal
name-battle_goal = battle goal
name-special_rule = special rule
name-setback = lost if
name-scenario_level = scenario level
name-random = random adventure
name-monsters = monsters
name-lead = leading card
name-spawn = spawn
name-top = top
name-bottom = bottom

## What cards say of themselves

name-slot = use slots
name-round = until the end of the round
name-persistent = persistent
name-lost = lost after use
name-unrecoverable = can't be recovered
name-spent = spent after use
name-link = linked hex
name-flip = flip it over
name-consumed = consumed after use
name-minus_ones = −1 cards while equipped

## Abilities

name-move = Move
name-jump = Jump
name-flying = Flying
name-attack = Attack
name-range = Range
name-targets = Targets
name-add_target = Add target
name-pierce = Pierce
name-push = Push
name-pull = Pull
name-heal = Heal
name-shield = Shield
name-retaliate = Retaliate
name-loot = Loot
name-cond = Condition
name-cleanse = Remove conditions
name-damage = Damage
name-suffer = Suffer damage
name-summon = Summon
name-trap = Trap
name-disarm_trap = Disarm a trap
name-tile = Tile
name-obstacle = Obstacle
name-recover = Recover cards
name-refresh = Refresh items
name-infuse = Infuse
name-consume = Consume
name-trigger = Lasting effect
name-reorder = Look ahead
name-teleport = Teleport
name-tokens = time tokens
name-return = Back to the start
name-haste = Free fast turns
name-shadows = Shadows
name-shadow = shadow
name-switch = Take the other form
name-form_melee = melee form
name-form_ranged = ranged form
name-rewind = Move marker back
name-grant = Grant
name-control = Control
name-guard = Guarded
name-special = Special action
name-open_door = Open a door
name-advantage = Advantage
name-attackers_disadvantaged = Attackers have disadvantage
name-ignore_items = ignore negative effects of items
name-ignore_scenario = ignore negative effects of the scenario

## Conditions and elements

name-poison = Poison
name-wound = Wound
name-immobilize = Immobilize
name-disarm = Disarm
name-stun = Stun
name-muddle = Muddle
name-curse = Curse
name-invisible = Invisible
name-strengthen = Strengthen
name-bless = Bless
name-ward = Ward
name-regenerate = Regenerate
name-brittle = Brittle
name-bane = Bane
name-impair = Impair
name-fire = Fire
name-ice = Ice
name-air = Air
name-earth = Earth
name-light = Light
name-dark = Dark
name-any = any element
name-inert = inert
name-waning = waning
name-strong = strong

## Ranks and places for items

name-normal = normal
name-elite = elite
name-boss = boss
name-named = named
name-head = head
name-body = body
name-legs = legs
name-one_hand = one hand
name-two_hands = two hands
name-small = small item

## Modifier cards

perk-remove = remove { $n }× [{ $card }]
perk-add = add { $n }× [{ $card }]
modifier-rolling = ↻ { $rest }
modifier-effect = { $value } { $effect }
modifier-null = ×0
modifier-x2 = ×2
modifier-temporary = −1 (this scenario)
modifier-number = { $what } { $n }
modifier-self = { $what } (self)
modifier-add_target = Add target
modifier-term = modifier
modifier-term-rolling = rolling modifier
modifier-term-x2 = modifier ×2
