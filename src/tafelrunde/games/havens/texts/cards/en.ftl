# What is on cards: abilities, items, battle goals, monsters; English

## Abilities in words

special-action = Special action { $n }: { $abilities }
dots = { $one } · { $more }
line-perk = { $perk }
line-mastery = { $mastery }: { $task }
feat-and = { $one }, { $other }
feat-active = end with { $n } active cards
feat-cards = end with { $n } cards in hand and discard pile
feat-damage = deal { $n } damage
feat-without-damage = without dealing damage
feat-kills = kill { $n } enemies
feat-without-kills = without a kill
feat-elite_kills = kill { $n } elites or bosses
feat-without-elite_kills = without killing an elite
feat-elements = consume { $n } elements
feat-without-elements = without consuming an element
feat-items = use { $n } items
feat-without-items = without using an item
feat-short_rests = rest short { $n } times
feat-without-short_rests = without a short rest
feat-long_rests = rest long { $n } times
feat-without-long_rests = without a long rest
feat-cards_lost_to_damage = lose { $n } cards to damage
feat-without-cards_lost_to_damage = without losing a card to damage
feat-summoned = summon { $n } figures
feat-without-summoned = without summoning
feat-summon_kills = let your summons kill { $n } enemies
feat-without-summon_kills = without a kill by a summon
feat-formations = perform { $n } attacks in formation
feat-without-formations = without an attack in formation
feat-grants = let allies act { $n } times
feat-without-grants = without commanding an ally
feat-fast_turns = take { $n } fast turns
feat-without-fast_turns = without a fast turn
feat-slow_turns = take { $n } slow turns
feat-without-slow_turns = without a slow turn
feat-switches = change your form { $n } times
feat-without-switches = without changing your form
feat-shadows = place { $n } shadows
feat-without-shadows = without placing a shadow
feat-shadow_attacks = attack from shadows { $n } times
feat-without-shadow_attacks = without attacking from a shadow
feat-forced_steps = push and pull enemies by { $n } hexes
feat-without-forced_steps = without pushing or pulling
feat-traps_laid = lay { $n } traps
feat-without-traps_laid = without laying a trap
feat-retaliated = retaliate for { $n } damage
feat-without-retaliated = without retaliating
line-summon = { $hp } hit points, move { $move }, attack { $attack }{ $range ->
    [0] {""}
   *[other] , range { $range }
}
line-card = { $card }
line-of = { $ability }: { $details }
line-bonus = { $gain }, { $when }
line-augment = consume { $elements }: { $gain }
line-fast = Fast: { $abilities }
line-cost = Costs { $elements }
line-rounds = For { $n } more rounds
tip-link = For movement this hex is next to { $to }; there is no line of sight between them.
detail-from-shadow = from a shadow
detail-shadows-place = place
detail-shadows-move = move each of them
detail-shadows-heal = remove any: so much heal for each
detail-teleport-shadow = onto a shadow
detail-teleport-beside_shadow = onto or next to a shadow
event-name-shadow_attack_by_self = When you attack from a shadow
when-per_shadow = for each of your shadows
when-near_shadow = if you are on or next to one of your shadows
tip-shadow = A shadow of { $hero }.
line-form = ({ $form })
line-trigger = { $event }: { $gain }
line-trigger-when = { $event }, { $when }: { $gain }
sentence = { $ability } { $n }
sentence-plain = { $ability }
sentence-details = { $sentence } · { $details }
short-move = Mov
short-attack = Att
short-range = Rng { $n }
short-range_mod = Rng { $n }
short-heal = Heal
short-retaliate = Ret
this-round = this round: { $abilities }
line-monster_card = card: { $abilities }

detail-range = range { $n }
detail-range_mod = range { $n }
detail-melee = melee
detail-reach = up to { $n } hexes away
detail-targets = { $n } targets
detail-all_targets = all enemies in range
detail-moved_through = every enemy moved through
detail-pierce = pierce { $n }
detail-push = push { $n }
detail-pull = pull { $n }
detail-jump = jump
detail-area = area of { $n } hexes
detail-advantage = advantage
detail-distance = up to { $n } hexes
detail-times = { $n } times
detail-xp_per_target = { $n } XP per target
detail-immune = immune to { $conditions }
detail-infuse = infuse { $element }
detail-conditions = { $conditions }
detail-obstacle-create = create one
detail-obstacle-destroy = destroy one
detail-obstacle-move = move one
detail-tile-create = create { $kind }
detail-tile-destroy = destroy { $kind }
detail-tile-relocate = place { $kind } elsewhere
detail-tile-move = move { $kind }
detail-tile-replace = turn { $kind } into { $into }
detail-tile-spring = spring a trap yourself
tile-trap = a trap
tile-obstacle = an obstacle
tile-hazard = hazardous terrain
tile-difficult = difficult terrain
tile-ice = ice
detail-from-discard = from the discard pile
detail-from-lost = from the lost pile
detail-items-spent = spent ones
detail-items-consumed = consumed ones
detail-items-any = spent or consumed ones
detail-summon = { $what }
detail-rank = { $rank }
detail-otherwise = no closed door left: { $abilities }
detail-commanded = performs: { $abilities }

who-self = self
who-ally = one ally (not self)
who-allies = all allies in range (not self)
who-self_and_allies = self and all allies in range
who-summon = one of your summons
who-summons = all your summons in range
who-one = self or one ally
who-enemy = one enemy
who-enemies = all enemies in range
who-adjacent_enemy = one adjacent enemy
who-adjacent_enemies = all adjacent enemies
who-adjacent_allies = all adjacent allies
who-allies_in_area = allies in the area
who-enemies_adjacent_to_obstacle = all enemies in range next to an obstacle

## When bonuses count

when-target_isolated = if none of the target's allies is next to it
when-target_adjacent_to_your_ally = if one of your allies is next to the target
when-target_negative_condition = if the target has a negative condition
when-target_poisoned = if the target is poisoned
when-target_full_hp = if the target is unhurt
when-target_adjacent_obstacle = if the target is next to an obstacle
when-twice_target_shield = twice for each point of the target's shield
when-self_damaged = if you are hurt
when-self_invisible = if you are invisible
when-per_adjacent_enemy = for each enemy next to you
when-per_adjacent_ally = for each ally next to you
when-stopped_by_wall_or_obstacle = if a wall or obstacle stops it

event-name-attacked = when you are attacked
event-name-ranged_attacked = when you are attacked from a distance
event-name-approached = when an enemy comes next to you
event-name-attack_by_self = with your attacks
event-name-melee_attack_by_self = with your melee attacks
event-name-ranged_attack_by_self = with your ranged attacks
event-name-move_by_self = with your moves
event-name-damage = when you would suffer damage

## Gains

gains = { $gains }
gain-attack = { $n } attack
gain-double = double the attack value
gain-range = { $n } range
gain-pierce = pierce { $n }
gain-push = push { $n }
gain-pull = pull { $n }
gain-add_target = { $n ->
    [one] 1 more target
   *[other] { $n } more targets
}
gain-heal = heal { $n }
gain-damage = { $n } damage
gain-shield = shield { $n }
gain-retaliate = retaliate { $n }
gain-survive_with = keep { $n } hit points instead
gain-move = { $n } movement
gain-tokens = { $n } time tokens
gain-slots = { $n } more small items
gain-xp = { $n } XP
gain-advantage = advantage
gain-disadvantage = the attacker has disadvantage
gain-ignore_disadvantage = no disadvantage
gain-negate = no damage
gain-unpierced = pierce is ignored
gain-unmoved = push and pull are ignored
gain-prevent = it is not applied
gain-halve = half the damage of the trap
gain-wild_element = one inert element counts as waning
gain-jump = jump
gain-fly = flying
gain-sure_footed = difficult and hazardous terrain are ignored
gain-through_enemies = move through enemies
gain-cond = { $cond }
gain-own_cond = { $cond } for you
gain-infuse = infuse { $element }
gain-double_as = a drawn ×2 counts as +{ $n }
gain-area = an area instead of one target

## Items

line-item = { $when }: { $what }
line-item-only = { $when } ({ $only }): { $what }
window-always = always
window-turn = in your turn
window-turn_start = at the start of your turn
window-move = with your move
window-attack = with your attack
window-target = with your attack on one target
window-attacked = when you are attacked
window-double_drawn = when ×2 is drawn against you
window-damage = when you would suffer damage
window-fatal = when damage would exhaust you
window-condition = when you would get a negative condition
window-heal = with your heal
window-consume = when you consume elements
window-trap = when you spring a trap
only-melee = melee
only-ranged = ranged
only-single = one target

## Battle goals

goal-test-cards_left = Have at least { $n } cards in hand and discard pile at the end.
goal-test-xp_at_most = Gain at most { $n } XP in the scenario.
goal-test-coins = Loot at least { $n } coins.
goal-test-no_loot = Loot neither coins nor treasure.
goal-test-kill_undamaged = Kill an unhurt enemy with one attack.
goal-test-kill_elite = { $n ->
    [one] Kill an elite or a boss.
   *[other] Kill { $n } elites or bosses.
}
goal-test-first_kill = Make the first kill of the scenario.
goal-test-last_kill = Make the last kill of the scenario.
goal-test-never_below_half = Never fall below half of your hit points.
goal-test-ended_round_low = End a round with { $n } hit points or fewer.
goal-test-no_long_rest = Take no long rest.
goal-test-no_short_rest = Take no short rest.
goal-test-doors = Open { $n } doors (or all, if there are fewer).
goal-test-no_door = Open no door.
goal-test-no_item = Use no item.
goal-test-items = Use { $n } different items.
goal-test-alone_in_room = End a turn as the only character in your room.
goal-test-nobody_exhausted = Nobody is exhausted.
goal-test-alive_with_hand = { $n ->
    [one] Do not be exhausted, and have a card in hand at the end.
   *[other] Do not be exhausted, and have { $n } cards in hand at the end.
}
goal-test-kills_at_least = Kill at least { $n } enemies.
goal-test-kills_at_most = Kill at most { $n } enemies.
goal-test-trap_triggered = Spring a trap by entering it.
goal-test-elements = Consume at least { $n } elements.
goal-test-treasure = Loot a treasure.
goal-test-damage_at_least = Deal at least { $n } damage.
goal-test-suffered_at_least = Suffer at least { $n } damage.
goal-test-no_card_lost = Lose no card to be spared damage.
goal-test-cards_lost = { $n ->
    [one] Lose a card to be spared damage.
   *[other] Lose at least { $n } cards to be spared damage.
}
goal-test-long_rests = { $n ->
    [one] Take a long rest.
   *[other] Take at least { $n } long rests.
}
goal-test-short_rests = { $n ->
    [one] Take a short rest.
   *[other] Take at least { $n } short rests.
}
goal-test-forced_steps = Push and pull enemies by at least { $n } hexes in total.
goal-test-no_element = Consume no element.
goal-test-loot_cards = Draw at least { $n } loot cards.
goal-test-most_kills = Nobody makes more kills than you.
goal-test-most_damage = Nobody deals more damage than you.
goal-met = Met if the scenario were won now.
goal-not-met = Not met yet.

## Explanations

tip-hero = Level { $level }: { $hp } of { $most } hit points, { $hand } in hand, { $discard } discarded, { $lost } lost, { $xp } XP, { $coins } coins
tip-hero-before = Level { $level }
tip-hero-out = Level { $level }: out of the scenario, { $xp } XP, { $coins } coins
tip-health = { $hp } of { $most } hit points
tip-monster = { $rank }: move { $move }, attack { $attack }{ $range ->
    [0] {""}
   *[other] , range { $range }
}
tip-ally = Move { $move }, attack { $attack }{ $range ->
    [0] {""}
   *[other] , range { $range }
}
tip-owner = Summoned by { $hero }
tip-traits = Always: { $traits }
trait = { $what } { $n }
tip-card = { $card } ({ $initiative })
tip-empty = no cards
tip-trap = Whoever enters it suffers { $damage } damage{ $conditions ->
    [none] {""}
   *[other] {" "}and gets { $conditions }
}; then the trap is gone.
tip-trap-conditions = Whoever enters it gets { $conditions }; then the trap is gone.
tip-hazard = Whoever enters it suffers { $damage } damage.
tip-obstacle = Nobody walks through it; who flies or jumps passes. It does not block sight.
tip-difficult = Entering it costs 2 movement points.
tip-ice = Who enters it slides on in the same direction, unless something is in the way.
tip-corridor = Joins two parts of a room.
tip-plate = Something happens when a character ends its turn here.
tip-door = Opens when a character enters it. For monsters it is a wall.
tip-door_locked = Locked: the scenario says when it opens.
tip-fog = Not yet revealed.
tip-coin = Is looted by a character that ends its turn here, or by a Loot ability.
tip-chest = A treasure: is looted like a coin.
tip-goal_tile = Belongs to the goal of the scenario: is looted like a coin.
tip-element = { $state }
tip-modifiers = { $n } cards in the pile, { $discarded } discarded; ×2 and ×0 make it be shuffled at the end of the round.
tip-shuffle = It is shuffled at the end of this round.
tip-class = { $role }
tip-beginners = Suits beginners.
tip-item-slot = { $slot }
tip-used-slots = { $used } of { $slots } use slots used
tip-poison = Poison: attacks against it are stronger by 1. A heal takes away the poison instead of healing.
tip-wound = Wound: 1 damage at the start of each of its turns until it is healed.
tip-immobilize = Immobilize: no move abilities until the end of its next turn.
tip-disarm = Disarm: no attacks until the end of its next turn.
tip-stun = Stun: no abilities and no items until the end of its next turn.
tip-muddle = Muddle: disadvantage on all its attacks until the end of its next turn.
tip-invisible = Invisible: enemies can't target it until the end of its next turn.
tip-strengthen = Strengthen: advantage on all its attacks until the end of its next turn.
tip-curse = Curse: a ×0 card in its modifier deck.
tip-bless = Bless: a ×2 card in its modifier deck.
tip-ward = Ward: the next damage that it suffers is halved.
tip-regenerate = Regenerate: Heal 1 at the start of each of its turns, until it suffers damage.
tip-brittle = Brittle: the next damage that it suffers is doubled. A heal ends it.
tip-bane = Bane: 10 damage at the end of its next turn, unless it is healed before.
tip-impair = Impair: no items until the end of its next turn.
tip-shield = Shield { $n }: attacks on it deal { $n } less damage.
tip-retaliate = Retaliate { $n }: who attacks it from up to { $range ->
    [one] 1 hex
   *[other] { $range } hexes
} away suffers { $n } damage.
tip-guard = Guarded: attacks on it have disadvantage until the end of the round.

## Goals of scenarios

scenario-goal-kill_all = Kill all enemies in every room: { $left ->
    [0] none to be seen
   *[other] { $left } to be seen
}{ $rooms ->
    [0] .
    [one] , 1 room still closed.
   *[other] , { $rooms } rooms still closed.
}
scenario-goal-kill_boss = Kill { $type }.
scenario-goal-kill_boss-all = Kill { $type } and all other revealed enemies.
scenario-goal-kill = Kill { $n } of { $type }: { $done } so far.
scenario-goal-destroy = Destroy every { $what }: { $left } to be seen.
scenario-goal-collect = Loot { $n } goal tiles: { $done } so far.
scenario-goal-reach = At the end of a round every character must stand on a marked hex.
scenario-goal-escape = Every character must end its turn on a marked hex and leave: { $left } still inside.
scenario-goal-survive = Hold out until the end of round { $n }.
scenario-goal-explore = Reveal every room: { $rooms } still closed.
scenario-goal-press = Press every marked plate: { $left } to go.
scenario-goal-hold = Hold the marked hexes: at the end of { $n } rounds a character must stand there and no enemy. { $done } so far.
scenario-goal-both = { $one } And: { $other }
scenario-setback-ally_lost = The scenario is lost if the { $what } does not survive.
scenario-setback-too_late = The scenario is lost if the goal is not met by the end of round { $n }.
scenario-setback-breach = The scenario is lost if an enemy ends its turn on a marked hex.
briefing-no-story = Nobody has told this story yet: what waits here, you will see when the doors open.
briefing-exhausted = The scenario is lost when all characters are exhausted.
scenario-burden = −1 cards in every modifier deck: { $n }
level-line = Level { $level }: traps { $trap } damage, hazards { $hazard }, coins { $gold } gold, { $xp } XP for victory

## The title

title = { $scenario }, round { $round }
title-setup = { $scenario }
