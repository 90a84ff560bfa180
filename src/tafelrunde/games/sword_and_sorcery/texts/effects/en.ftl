# What cards say. Messages are named after the words of the content (words/effects.py).

effect = { $head }: { $what }
effect-does = { $what }
effect-may = { $what } if you like
effect-mark = { $head }, { $mark }
effect-reaction = { $action } – { $at }
effect-trigger = for { $once ->
    [true] a
   *[false] each
  } { $symbol } rolled
amount-number = { $n }
amount-sum = { $a } + { $b }
amount-times = { $n } × { $what }
amount-act = the act
amount-rank = soul rank
amount-half_rank = half the soul rank
amount-heroes = number of heroes
amount-armor = its armour
amount-paid = the number chosen

limit-turn = once a turn
limit-round = once a round
limit-adventure = once an adventure
until-next_attack = for the next attack
until-attack = in this attack
until-turn = this turn
until-time_phase = until the Time phase
until-adventure = for the whole adventure
until-action = until the next action

action-move = Move action
action-combat = Combat action
action-standard = Standard action
action-free = Free action
action-reaction = Reaction

aim-enemy = { $rank ->
    [green] a green enemy
    [blue] a blue enemy
    [red] a red enemy
   *[other] an enemy
  } { $range ->
    [0] in your zone
   *[other] within { $range }
  }
aim-hero = { $n ->
    [one] a hero
   *[other] up to { $n } heroes
  } { $range ->
    [0] in your zone
   *[other] within { $range }
  }
aim-other_hero = another hero { $range ->
    [0] in your zone
   *[other] within { $range }
  }
aim-ghost = a ghost { $range ->
    [0] in your zone
   *[other] within { $range }
  }
aim-zone = a zone { $range ->
    [0] in your zone
   *[other] within { $range }
  }
aim-zone_or_hero = a zone or a hero { $range ->
    [0] in your zone
   *[other] within { $range }
  }
aim-figure = a figure { $range ->
    [0] in your zone
   *[other] within { $range }
  }

cost-energy = { $n } energy
cost-magic = { $n } magic
cost-sns = { $n } sword & sorcery
cost-gremlin = { $n } gremlin
cost-charges = { $n ->
    [one] 1 charge
   *[other] { $n } charges
  }

dice-attack = attack with { $dice }
dice-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
  }
dice-red = { $n } red
dice-blue = { $n } blue
dice-none = no dice
dice-range = range { $n }
dice-types = { $types }
dice-hand = { $hand_id ->
    [main] main hand
    [offhand] off-hand
    [twohand] both hands
    [versatile] one or both hands
   *[other] either hand
  }
dice-improved = Improved: { $dice }
dice-defence = Defence: { $what }
dice-shields = { $n ->
    [one] 1 magic shield
   *[other] { $n } magic shields
  }
dice-armor = armour { $n }
dice-defence_dice = { $n ->
    [one] 1 blue die
   *[other] { $n } blue dice
  }
item-armour = { $category_id ->
    [light] Light armour
    [medium] Medium armour
   *[other] Heavy armour
  }
item-kind = { $kind_id ->
    [permanent] Works as long as you carry it
    [single_use] Used up
    [projectile] Used up with a gremlin
   *[other] Coins
  }

at-attack = Attack
at-attack_roll = Before the roll
at-defence = Defence
at-attacked = When attacked, before the roll
at-wounds_caused = When it causes wounds
at-ally_attacked = When a hero in this zone defends
at-attack_of_other = When another enemy of this zone attacks
at-attacks_owner = Who attacks it
at-wounded = When wounded
at-half_wounded = At half of its hit points
at-dying = When dying
at-kill = When it kills
at-enters_play = When it appears
at-trap = At a trap
at-potion_used = When a potion is used
at-save = At a saving throw
at-search = When searching
at-roll = After a roll
at-other_roll = At any other roll
at-enemy_enters = When an enemy comes into your zone
at-enemy_chooses_target = When an enemy chooses its target
at-time_phase = In the Time phase
at-passive = Always

if-heroes_control_zone = heroes control the zone
if-heroes_control_target_zone = heroes control the target's zone
if-enemies_control_zone = enemies control the zone
if-dome_placed = with a dome in play
if-alone = no other hero in the zone
if-no_enemy_within_1 = no enemy within 1
if-no_enemy_in_play = no enemy in play
if-first_round = first round
if-night = at night
if-wounded = wounded
if-half_wounded = half of the hit points lost
if-hidden = hidden
if-has_charge = with a charge
if-in_melee = in melee
if-engaged_with_two = two opponents in the zone
if-rage_1 = with Rage
if-rage_3 = with 3 Rage
if-is_main_weapon = as main weapon
if-is_two_handed = held with both hands
if-melee = in melee
if-ranged = at range
if-magic_attack = with magic
if-main_weapon = with the main weapon
if-offhand_weapon = with the off-hand
if-at_distance_1 = at distance 1
if-not_adjacent = at distance 2 or more
if-target_wounded = target wounded
if-target_half_wounded = target has lost half
if-target_humanoid = target humanoid
if-target_on_fire = target on fire
if-target_slowed = target slowed
if-target_knocked_down = target knocked down
if-no_other_hero_in_zone = no other hero in the zone
if-no_other_hero_in_target_zone = no other hero in the target's zone
if-another_hero_in_target_zone = another hero in the target's zone
if-two_heroes_in_zone = two heroes in the zone
if-two_heroes_in_target_zone = two heroes in the target's zone

who-owner = itself
who-target = the target
who-group = { $most ->
    [0] all
   *[other] up to { $most }
  } { $all }{ $where ->
    [slowed] { " " }who are slowed
   *[other] { "" }
  } { $within ->
    [anywhere] anywhere
    [0] in { $of ->
        [target] the target's
       *[owner] the
      } zone
   *[other] within { $within }{ $of ->
        [target] { " " }of the target
       *[owner] { "" }
      }
  }{ $but ->
    [target] , but not the target
    [owner] , but not itself
   *[other] { "" }
  }
who-heroes = heroes
who-other_heroes = other heroes
who-enemies = enemies
who-green_enemies = green enemies
who-figures = figures
who-plagues = plagues
who-ghosts = ghosts

op-nothing = nothing
op-on = { $what } ({ $who })
op-or = { $first } or { $second }
op-when = if { $if }: { $what }
op-when-else = if { $if }: { $what }, otherwise { $else }
op-save = { $who } makes a saving throw or { $what }
op-roll = roll { $n } { $color_id ->
    [red] red
   *[blue] blue
  } { $n ->
    [one] die
   *[other] dice
  }: { $each ->
    [true] for each { $faces }
   *[false] { $faces }
  }
op-roll-face = { $symbol }: { $what }
op-by_nature = lawful: { $lawful }; chaotic: { $chaotic }
op-grant = { $until }: { $what }
op-if_killed = if it dies: { $what }
op-later = at the end of the next Time phase: { $what }

op-hits = { $less ->
    [true] −
   *[false] +
  }{ $n ->
    [one] 1 hit
   *[other] { $n } hits
  }
op-blocks = { $n ->
    [one] 1 block
   *[other] { $n } blocks
  }
op-dice-red = { $less ->
    [true] −
   *[false] +
  }{ $n } red { $n ->
    [one] die
   *[other] dice
  }{ $each ->
    [true] { " " }for each zone between
   *[false] { "" }
  }
op-dice-blue = { $less ->
    [true] −
   *[false] +
  }{ $n } blue { $n ->
    [one] die
   *[other] dice
  }{ $each ->
    [true] { " " }for each zone between
   *[false] { "" }
  }
op-deadly = { $n ->
    [0] all hits are deadly
    [one] 1 deadly hit
   *[other] { $n } deadly hits
  }
op-crit = critical hit
op-drain = heal the wounds that it causes{ $n ->
    [0] { "" }
   *[other] { " " }(up to { $n })
  }
op-area = also all others { $n ->
    [0] in the target's zone
   *[other] within { $n } of the target
  }
op-also_hits = also { $n ->
    [one] another figure
   *[other] { $n } other figures
  } in the target's zone
op-pushback = push back { $n ->
    [one] 1 zone
   *[other] { $n } zones
  }
op-armor_damage = armour damage
op-target_armor = { $less ->
    [true] −
   *[false] +
  }{ $n } armour of the target
op-ignore = { $what_id ->
    [armor] the target's armour does not count
   *[other] gremlins do not count
  }
op-reroll = roll { $n ->
    [0] any dice
    [one] 1 die
   *[other] { $n } dice
  } again{ $turn ->
    [true] { " " }or turn it over
   *[false] { "" }
  }
op-blood_for_hits = up to { $most } hits for as many wounds of your own
op-cancel_attack = the attack has no effect
op-ignore_wounds = ignore { $n ->
    [one] 1 wound
   *[other] { $n } wounds
  }{ $shields ->
    [true] { " " }and gain as many magic shields
   *[false] { "" }
  }
op-wound = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
  }
op-heal = heal { $n ->
    [0] all wounds
   *[other] { $n }
  }
op-heal_per_hero = heal { $n } for each hero within { $within }
op-inflict = { $what ->
   *[other] { $what }
  }{ $level ->
    [1] { "" }
   *[other] { " " }{ $level }
  }
op-cure = { $what_id ->
    [none] { $n ->
        [0] cure everything
        [one] cure 1 condition
       *[other] cure { $n } conditions
      }
   *[other] cure { $what }
  }
op-critical = critical hit
op-damage_armor = armour damage
op-shields = { $lose ->
    [true] lose all magic shields
   *[false] { $n } { $n ->
        [one] magic shield
       *[other] magic shields
      }{ $until_id ->
        [time_phase] { " " }until the Time phase
       *[other] { "" }
      }
  }
op-hide = hide
op-move = move { $n ->
    [one] 1 zone
   *[other] { $n } zones
  }
op-place = { $where_id ->
    [adjacent] appear in a zone beside this one
    [start_or_altar] appear at the start or at an altar
   *[other] appear beside the hero farthest away
  }
op-relocate = move it { $n ->
    [one] 1 zone
   *[other] { $n } zones
  } away
op-gather = enemies of all zones around come { $into_id ->
    [target] there
   *[other] here
  }
op-no_opportunity_attacks = disengage without being struck at
op-attack = { $by_id ->
    [target] that hero makes an extra attack
    [master] its master makes an extra attack
   *[owner] an extra attack
  }{ $weapon_id ->
    [main] { " " }with the main weapon
    [offhand] { " " }with the off-hand
   *[any] { "" }
  }{ $against_id ->
    [target] { " " }on the target
    [other_in_target_zone] { " " }on another one there
    [mover] { " " }on whoever moved
   *[any] { "" }
  }{ $deadly ->
    [none] { "" }
   *[other] , { $deadly } deadly
  }{ $area ->
    [none] { "" }
    [0] , on all in the zone
   *[other] , on all within { $area }
  }
op-force_attack = it attacks one of its own side{ $itself ->
    [true] { " " }or itself
   *[false] { "" }
  }
op-resurrect = a ghost comes back to life
op-second_actions = a second move and combat action
op-taunt = the enemy must choose you
op-kill = kills a { $ranks } enemy ({ $wounds } wounds for any other)
op-survive = survive with { $n } healed
op-rage = { $less ->
    [true] −
   *[false] +
  }{ $n } Rage
op-discard_item = lose an item by chance
op-ready = { $n ->
    [one] a power is ready again
   *[other] { $n } powers are ready again
  }
op-recharge = powers { $less ->
    [true] recharge faster by { $n }
   *[false] are delayed by { $n }
  }
op-pay_recharge = turn over one of your powers
op-charge = { $n ->
    [one] 1 charge comes back
   *[other] { $n } charges come back
  }
op-enemy_power = draw { $n ->
    [one] an enemy power
   *[other] { $n } enemy powers
  }
op-discard_enemy_powers = discard its powers: { $wounds } wounds for each to all heroes in its zone
op-keep_item = the item is not used up
op-look_at_trap = look at the next trap
op-spend_dome = discard the Dome of Resistance: all other heroes under it heal { $n }
op-phials = take a phial or use them all
op-gain-gold = { $n } gold
op-gain-treasure = { $n ->
    [one] a treasure
   *[other] { $n } treasures
  }
op-gain-loot = { $n ->
    [one] a loot token
   *[other] { $n } loot tokens
  }
op-gain-shards = { $n ->
    [one] a soul shard
   *[other] { $n } soul shards
  }
op-spring_trap = a trap
op-zone_token = { $what } { $level } in { $where_id ->
    [owner] the zone
    [target] the target's zone
    [target_and_adjacent] the target's zone and around it
   *[other] the zone of the last active hero
  }
op-put_token = { $what } in { $where_id ->
    [owner] the zone
   *[other] the target's zone
  }{ $radius ->
    [0] { "" }
   *[other] { " " }(works within { $radius })
  }
op-remove_fire = put out the fire
op-terrain = { $what } in the nearest empty zone
op-place_shadows = a shadow at every open portal
op-place_loot = a loot token beside the last active hero
op-spawn = { $n ->
    [one] an enemy appears
   *[other] { $n } enemies appear
  } at a portal
op-spawn_plague = { $n } × { $what } { $where_id ->
    [owner] in its zone
    [adjacent] beside it
   *[other] at a portal
  }
op-summon = summon { $companion } (level { $level })
op-activate_companion = { $companion } acts
op-value = { $less ->
    [true] −
   *[false] +
  }{ $n } { $what_id ->
    [max_hp] hit points
    [movement] movement
    [load] load
    [armor] armour
    [presence] presence
    [dice] defence dice
    [shields] magic shields
    [steps] steps
   *[count] figures for control
  }
op-immune = immune to { $to }{ $level ->
    [0] { "" }
   *[other] { " " }(up to { $level })
  }
op-forbid = { $what_id ->
    [heavy_armour] no heavy armour
    [energy] no properties that cost energy
    [direct_target] can't be attacked directly
    [barriers_hinder] barriers do not hinder it
   *[other] obstacles do not hinder it
  }
op-huge = counts for control even when it lies down
op-free_once = { $what_id ->
    [force_open] force open
    [search] search
   *[pray] pray
  } as a free action
op-fire_hurts = { $heals ->
    [true] fire heals it
   *[false] fire hurts it more
  }

op-go = { $zones ->
    [0] go into melee
    [one] go 1 zone
   *[other] go { $zones } zones
  }{ $toward_id ->
    [nearest] { " " }to the nearest hero
   *[target] { $zones ->
        [0] { " " }with the target
       *[other] { " " }to the target
      }
  }{ $bonus_id ->
    [rush] { " " }(rush: +1 hit, −1 armour for each zone)
   *[other] { "" }
  }
op-withdraw = withdraw { $zones ->
    [one] 1 zone
   *[other] { $zones } zones
  }
op-strike = attack { $hits ->
    [none] with the { $weapon_id ->
        [offhand] off-hand
       *[main] main weapon
      }
   *[other] with { $hits } hits
  }{ $against_id ->
    [others_in_zone] { " " }all others in the zone
    [all_in_zone] { " " }all in the zone
    [all_in_target_zone] { " " }all in the target's zone
    [nearest] { " " }the nearest hero
    [in_zone] { " " }somebody in the zone
   *[target] { "" }
  }{ $within ->
    [none] { "" }
    [0] { "" }
   *[other] { " " }within { $within }
  }{ $pushback ->
    [true] , pushback
   *[false] { "" }
  }{ $crit ->
    [true] , critical hit
   *[false] { "" }
  }
op-use = use { $ability }
op-block_sight = nobody sees into its zone or out of it
op-scatter = every hero is thrown to a portal; who meets others there suffers { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
  } and falls
op-activate = all enemies of the highest rank act
op-use_specials = all enemies use their special abilities
op-advance = { $who_id ->
    [green_within_1] green enemies within 1 go
   *[all] all enemies go
  } { $zones ->
    [one] 1 zone
   *[other] { $zones } zones
  } to the nearest hero
op-delay_powers = powers of heroes within { $within } are delayed
op-flip = it fights in another way from now on
name-pushback = pushback
name-green = green
name-blue = blue
name-red = red
name-violet = violet
