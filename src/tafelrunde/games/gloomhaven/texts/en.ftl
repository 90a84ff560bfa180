# Gloomhaven, English

## Titles

title = { $scenario }, round { $round }
game-title = Gloomhaven
game-summary = Lead mercenaries through dungeons full of monsters: every card counts, and nobody rolls a die.
level-line = Level { $level }: traps { $trap }, hazards { $hazard }, a coin is worth { $gold } gold, victory { $xp } XP

## Names

name-map = map
name-door = door
name-coin = coin
name-treasure = treasure
name-goal_tile = goal tile
name-health = health
name-hand = hand cards
name-discard = discarded cards
name-lost = lost
name-xp = experience
name-check = checkmarks
name-long_rest = long rest
name-exhausted = exhausted
name-modifiers = attack modifiers
name-monster_modifiers = the monsters' modifiers
name-figures = figures
name-slot = use slots
name-round = until the end of the round
name-persistent = persistent
name-spent = spent after use
name-consumed = consumed after use
name-move = Move
name-jump = Jump
name-flying = Flying
name-attack = Attack
name-range = Range
name-targets = Targets
name-pierce = Pierce
name-push = Push
name-pull = Pull
name-heal = Heal
name-shield = Shield
name-retaliate = Retaliate
name-loot = Loot
name-cleanse = Remove conditions
name-damage = Damage
name-suffer = Suffer damage
name-summon = Summon
name-trap = Trap
name-disarm_trap = Disarm a trap
name-obstacle = Obstacle
name-recover = Recover cards
name-refresh = Refresh items
name-infuse = Infuse
name-consume = Consume
name-trigger = Lasting effect
name-reorder = Look ahead
name-guard = Guarded
name-special = Special
name-open_door = Open a door
name-advantage = Advantage
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
name-fire = Fire
name-ice = Ice
name-air = Air
name-earth = Earth
name-light = Light
name-dark = Dark
name-any = any element
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
name-inert = inert
name-waning = waning
name-strong = strong

## What abilities do

line-range = range { $n }
line-range_mod = range { $n }
line-reach = up to { $n } hexes away
line-targets = { $n } targets
line-all_targets = all enemies in range
line-moved_through = every enemy moved through
line-pierce = pierce { $n }
line-push = push { $n }
line-pull = pull { $n }
line-jump = jump
line-on_self = self
line-xp_per_target = { $n } XP for each target
line-summon = { $what }
line-special = special action { $what }
line-immune = immune to { $conditions }
line-who = { $who }
line-from = from the { $source_id ->
    [lost] lost pile
   *[other] discard pile
    }
line-items = { $items_id ->
    [spent] spent items
    [consumed] consumed items
   *[any] spent or consumed items
    }
line-obstacle = { $what_id ->
    [create] create an obstacle
    [destroy] destroy an obstacle
   *[move] move an obstacle
    }
line-bonus = { $when }: { $gain }
line-augment = consume { $elements }: { $gain }
line-trigger = { $event }{ $when_id ->
    [none] {""}
   *[other] {" "}({ $when })
    }: { $gain }
line-when = { $when }

## Whom abilities are for

name-self = self
name-ally = one ally
name-allies = all allies
name-one = self or one ally
name-enemy = one enemy
name-enemies = all enemies in range
name-adjacent_enemy = one adjacent enemy
name-adjacent_enemies = all adjacent enemies
name-adjacent_allies = all adjacent allies
name-allies_in_area = allies in the area too
name-enemies_adjacent_to_obstacle = all enemies next to an obstacle

## When bonuses count

name-target_isolated = if none of its allies is adjacent to the target
name-target_adjacent_to_your_ally = if one of your allies is adjacent to the target
name-target_negative_condition = if the target has a negative condition
name-target_poisoned = if the target is poisoned
name-target_full_hp = if the target is unhurt
name-target_adjacent_obstacle = if the target is next to an obstacle
name-twice_target_shield = twice for every point of the target's shield
name-self_damaged = if you are hurt
name-self_invisible = if you are invisible
name-per_adjacent_enemy = for every enemy next to you
name-stopped_by_wall_or_obstacle = if a wall or obstacle stops it
name-attacked = when you are attacked
name-attack_by_self = with your attacks
name-melee_attack_by_self = with your melee attacks
name-always = always
name-turn = in your turn
name-turn_start = at the start of your turn
name-target = with your attack on one target
name-double_drawn = when an attacker draws ×2 against you
name-fatal = when you would be exhausted by damage
name-condition = when you would get a negative condition

## Gains

gains = { $gains }
gain-attack = { $n } attack
gain-range = { $n } range
gain-pierce = pierce { $n }
gain-push = push { $n }
gain-pull = pull { $n }
gain-add_target = one more target
gain-heal = heal { $n }
gain-damage = { $n } damage
gain-shield = shield { $n }
gain-retaliate = retaliate { $n }
gain-survive_with = keep { $n } health instead
gain-move = { $n } movement
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
gain-sure_footed = ignore difficult and hazardous terrain
gain-through_enemies = move through enemies
gain-cond = { $cond }
gain-own_cond = { $cond } for you
gain-infuse = infuse { $element }
gain-double_as = a drawn ×2 counts as +{ $n }
gain-area = an area instead of one target

## Explanations

tip-hero = { $hero }, level { $level }: { $hp } health, { $hand } in hand, { $discard } discarded, { $lost } lost, { $xp } XP, { $coins } coins
tip-health = { $hp } of { $most } health
tip-monster = { $rank }: move { $move }, attack { $attack }{ $range ->
    [0] {""}
   *[other] , range { $range }
    }
tip-traits = always: { $traits }
trait = { $what } { $n }
tip-trap = Whoever enters suffers { $damage } damage{ $conditions ->
    [none] .
   *[other] {" "}and gets: { $conditions }
    } Then it is gone.
tip-hazard = Whoever enters suffers { $damage } damage.
tip-obstacle = Nobody walks through it; flying and jumping figures pass. It does not block sight.
tip-difficult = Costs two points of movement.
tip-corridor = Joins two parts of a room.
tip-plate = Something happens when a character ends its turn here.
tip-door = Opens when a character enters it. For monsters it is a wall.
tip-door_locked = Locked: the scenario says when it opens.
tip-element = { $state }
tip-modifiers = { $n } cards to draw, { $discarded } discarded
tip-poison = Poison: attacks against it are 1 stronger. A heal only takes the poison away.
tip-wound = Wound: 1 damage at the start of each of its turns, until it is healed.
tip-immobilize = Immobilize: no move abilities until the end of its next turn.
tip-disarm = Disarm: no attacks until the end of its next turn.
tip-stun = Stun: no abilities and no items until the end of its next turn.
tip-muddle = Muddle: disadvantage on all attacks until the end of its next turn.
tip-invisible = Invisible: enemies can't target it until the end of its next turn.
tip-strengthen = Strengthen: advantage on all attacks until the end of its next turn.
tip-curse = Curse: a null card in its modifier deck.
tip-bless = Bless: a ×2 card in its modifier deck.

## Goals of scenarios

goal-kill_all = Kill all enemies, in every room.
goal-kill_boss = Kill the boss and all revealed enemies.
goal-kill = Kill the marked enemies.
goal-destroy = Destroy the objects.
goal-collect = Loot the goal tiles.
goal-reach = All characters must reach the marked hexes.
goal-escape = All characters must leave by the exit.
goal-survive = Survive.
goal-both = Fulfil both goals.
