game-title = Sword & Sorcery
game-summary = Heroes raised by the gods fight their way through an adventure together; the enemies follow their scrolls.
title = { $adventure } – round { $round }, { $phase }

setup-adventure = Adventure
about-adventure = Which adventure you play, with the soul rank it is made for.
setup-heroes = Heroes
about-heroes = Everybody picks a class, powers and equipment, or all begin at once with a party that works.
setup-heroes-choose = Everybody chooses
setup-heroes-recommended = Recommended heroes

phase-setup = set-up
phase-time = Time phase
phase-choose_hero = Battle phase
phase-hero_turn = hero turn
phase-enemy_turn = enemy turn
phase-event = Event phase
phase-over = the end

# --- names ---
name-artemis = Artemis
name-jeanne = Jeanne
name-robin = Robin
name-thorgren = Thorgren
name-xantares = Xantares
name-slow = Slowed
name-blind = Blinded
name-stun = Stunned
name-paralyse = Paralysed
name-exhaust = Exhausted
name-confuse = Confused
name-bleed = Bleeding
name-fire = Fire
name-poison = Poison
name-knockdown = Knocked down
name-slashing = Slashing
name-piercing = Piercing
name-blunt = Blunt
name-magic = Magic
name-hit = Hit
name-block = Block
name-energy = Energy
name-sns = Sword & Sorcery
name-gremlin = Gremlin
name-main = main hand
name-offhand = off-hand
name-armour = armour
name-artifact = artifact
name-unarmed = bare hands
name-day = day
name-night = night
name-gold = gold crowns
name-key = the magic key
name-loot = a loot token
name-treasure = a treasure, face down
name-critical = critical hit
name-drain = Drain
name-rush = Rush
name-armor_damage = armour damage
name-dangerous = dangerous terrain
name-mirror_images = Mirror Images
name-crit_g1 = a wound
name-crit_g2 = two wounds
name-crit_g3 = pushback
name-crit_g4 = armour damage
name-crit_b1 = Slowed
name-crit_b2 = Blinded
name-crit_b3 = Stunned
name-crit_b4 = Bleeding
name-crit_b5 = Knocked down
name-crit_r1 = one hit less, for good
name-crit_r2 = one armour less, for good
name-crit_r3 = one hit point less, for good
name-crit_r4 = two hit points less, for good
name-crit_r5 = no properties that cost energy
name-loot_1 = 5 gold
name-loot_2 = 10 gold
name-loot_3 = 20 gold
name-loot_4 = a treasure
name-loot_5 = a trap
name-dome_of_resistance = Dome of Resistance
name-dome_of_strength = Dome of Strength
name-alchemical_trap = Alchemical Trap
name-spider_web = Spider web
name-difficult = difficult terrain
term-rolled = rolled
term-automatic = automatic
term-prepared = prepared
term-superiority = superiority
term-hits = hits
term-blocks = blocks
term-ignored = ignored

# --- labels and tips ---
label-map = The map
label-health = Hit points
label-rank = Soul rank
label-gold = Gold crowns
label-combat = Combat actions
label-standard = Standard actions
label-points = Movement points
label-movement = Movement
label-load = Load
label-main = Main weapon
label-offhand = Off-hand
label-armour = Armour
label-artifact = Artifact
label-recharge = Hourglasses
label-goal = The goal
label-shards = Soul shards
label-events = Event deck
label-door = Door
label-locked_door = Locked door
label-open_door = Open doorway
label-barrier = Barrier
label-shadow = Shadow token
label-chest = Chest
label-search = Search token
label-altar = Altar
label-waypoint = Waypoint
label-lying = Things on the ground
label-hidden = Hidden
label-portal_hit = Portal (hit)
label-portal_block = Portal (block)
label-portal_energy = Portal (energy)
label-portal_magic = Portal (magic)
label-choose_hero = Heroes
label-choose_class = Classes
label-choose_power = Powers
label-choose_talent = Talents
label-choose_emporium = The emporium
label-choose_stock = The stock
tip-class = Movement { $movement }, load { $load }.
tip-difficult = Difficult terrain: entering costs a hero two movement points.
tip-dangerous = Dangerous terrain: entering costs a hero a wound.
tip-control_heroes = Heroes control this zone.
tip-control_enemies = Enemies control this zone.

# --- set-up ---
question-hero = Which hero do you play?
option-hero-hero = { $a }
question-class = Which class do you play?
option-class = { $a }
question-power = Which power do you take? (soul rank { $rank })
option-power = { $a }
question-talent = Which talent do you take? (soul rank { $rank })
option-talent = { $a }
question-stock = What do you take from the stock?
option-main = { $a } as main weapon
option-offhand = { $a } in the off-hand
option-armour = Wear { $a }
option-artifact = Wear { $a }
option-done = Done

# --- the round ---
question-shards = { $shards } soul shards: raise soul ranks or bring ghosts back?
option-raise = Raise { $hero } to soul rank { $rank } ({ $shards } shards)
option-resurrect = Resurrect { $hero } ({ $shards } shards)
question-next_hero = Whose turn is next?
option-next_hero-hero = { $hero }
question-threat = Who gets the threat token?
option-threat-hero = { $hero }
question-act = What do you do? Left: { $combat } combat, { $standard } standard, { $points } movement
option-end = End
option-act-end = End the turn
option-move = Move to { $a }
option-disengage = Disengage and move to { $a }
option-stand = Stand up (1 movement point)
option-attack = Attack { $whom } with { $weapon }
option-companion-attack = Attack { $whom }
option-use = Use { $card }
option-prepare = Prepare: +1 hit for the next attack
option-sprint = Sprint
option-force_open = Force open { $a }
option-search = Search
option-pray = Pray ({ $shards } shards)
option-activate = Activate { $whom }
option-trade = Trade with { $hero }
option-equip = Change equipment
option-open = Open the door { $a }
option-unlock = Take the magic lock away
option-pick_up = Pick things up
option-drop = Drop { $a }
option-act-drop = Drop things
option-spring = Spring the alchemical trap
option-soul_cry = Soul cry
option-return = Return to the altar in { $a }
option-float = Float to { $a }
question-aim = { $card }: on whom or what?
option-aim = { $whom }
option-enough = That is enough
question-move_extra = Move on? ({ $points } points)
option-stay = Stay here
question-choose_one = { $card }: which effect?
option-choose = { $a ->
    [0] The first
    [1] The second
   *[other] Number { $a }
  }
question-figure = { $card }: who?
option-figure = { $whom }
question-cure = What is { $figure } cured of?
option-cure = { $a }
question-push = Where is { $figure } pushed?
option-zone = { $a }
question-place = Where to?
question-relocate = Where does { $figure } go?
question-terrain = Where?
question-portal = At which portal?
option-portal = The portal with { $a }
question-plague_zone = Where does it appear?
question-ready = Which power becomes ready?
question-pay_recharge = Which power do you turn over, and for how long?
option-pay = { $a } for { $b } { $b ->
    [one] hourglass
   *[other] hourglasses
  }
question-keep_treasure = Which treasure do you keep?
option-keep = { $a ->
    [keep] Keep it
   *[other] { $a }
  }
question-phials = The phials: take one, or use all?
option-phial = { $a } for { $gold } gold
option-phials-give = Give all to { $whom }
question-companion = What does { $companion } do?

# --- things ---
question-pick_up = What do you pick up?
option-pick_up-take = { $a }
question-drop = What do you drop?
option-pick_up-drop = Drop things
question-drop_coins = How many coins do you drop?
option-drop_coins-coins = { $a }
question-make_room = What do you drop to make room?
option-make_room-drop = { $a }
question-trade = What changes hands with { $hero }?
option-give = Give { $a }
option-trade-take = Take { $a }
option-nothing = Nothing
question-trade_coins = How many coins change hands with { $hero }?
option-coins = { $a }
question-trade_slot = Where does { $card } go?
option-inventory = Into the inventory
question-equip = What do you change?
option-off = Take off the { $a }
option-swap = Put on { $b } instead ({ $a })
question-search_line = Which line of the token?
option-line = { $a }
option-reroll = Roll again
question-trap_sense = The next trap card is { $card }. Put it under the deck?
option-leave = Leave it
option-under = Under the deck

# --- combat ---
question-type = Which damage type?
option-type = { $a }
question-react = { $figure } comes for you: react?
option-pass = No
question-taunt = { $figure } is about to choose its target: draw it on yourself?
question-properties = Which properties do you use?
option-property = { $card }: { $does }
option-dome = Roll again under the dome
question-defend = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }, { $blocks ->
    [0] nothing blocked yet
   *[other] { $blocks } blocked
  }: how do you defend?
option-help = { $card }
question-reroll = Which die do you roll again? (up to { $n })
option-die = Die { $a }
option-turn = Turn die { $a } over
question-also = Who is hit as well?
question-blood = How many wounds do you suffer for as many hits? ({ $card })
option-blood = { $a }
question-extra_attack = An extra attack ({ $card })?

# --- enemies ---
question-enemy_target = Whom does { $figure } choose?
option-target = { $whom }
question-enemy_way = Which way does { $figure } go?
question-shadow = Which shadow is resolved first?
option-shadow = { $token } in { $zone }
question-next_enemy = Which enemy acts next?
option-enemy = { $whom }

group-fetch = Fetch
group-buy = Buy
group-sell = Sell
group-done = Done
group-attack = Attack
group-drop = Drop
group-end = End
group-equip = Equipment
group-move = Move
group-disengage = Disengage
group-prepare = Prepare
group-sprint = Sprint
group-trade = Trade
group-use = Use
group-open = Open
group-force_open = Force open
group-activate = Activate
group-pick_up = Pick up
group-float = Float
group-return = Return
group-search = Search
group-pray = Pray
group-unlock = Unlock
group-spring = Spring the trap
group-soul_cry = Soul cry
group-stand = Stand up
reason-sensible = it is the best there is to do
reason-sensible_attack = an enemy nearly dead is worth a strike
reason-sensible_move = that is where the adventure leads
reason-sensible_disengage = out of here
reason-sensible_use = it helps now
reason-sensible_end = nothing else is worth doing
reason-random = any answer is as good as another

# --- the log ---
event-plays = { $seat_player } plays { $hero }.
event-learns = { $seat } takes { $card }.
event-equips = { $seat } equips { $card }.
event-begins = { $adventure } begins.
event-round = Round { $round }: the Time phase.
event-raised = { $seat } reaches soul rank { $rank }.
event-ready = { $card } of { $seat } is ready.
event-delayed = Powers of { $seat } are delayed.
event-shortened = Powers of { $seat } recharge faster.
event-hero_turn = { $seat } is active.
event-stunned = { $seat } is stunned and skips the turn.
event-moves = { $seat } moves to { $zone }.
event-floats = The ghost of { $seat } floats to { $zone }.
event-swapped = { $seat } and { $other } change places.
event-teleported = { $seat } is thrown to { $zone }.
event-disengages = { $seat } disengages.
event-fumbles = { $seat } sees nothing: the action is lost.
event-prepares = { $seat } prepares.
event-sprints = { $seat } sprints.
event-prays = { $seat } prays: { $heard ->
    [true] the gods hear it.
   *[false] no answer.
  }
event-uses = { $seat } uses { $card }.
event-kept = { $card } is not used up ({ $source }).
event-used_up = { $card } is used up.
event-granted = { $figure } has { $source }.
event-soul_cry = The soul of { $seat } cries out.
event-second_actions = { $seat } may move and fight once more.
event-attack = { $figure } attacks { $whom } ({ $weapon }).
event-attack_roll = { $figure } rolls.
event-property = { $figure } uses { $source }.
event-rerolled = { $seat } rolls a die again.
event-rolled = Dice for { $source }.
event-hits = Hits of { $figure } on { $whom }
event-guarded = { $figure } is guarded.
event-cancelled = The attack on { $figure } has no effect.
event-shielded = Magic shields of { $figure } stop { $n }.
event-armored = The armour of { $figure } stops { $n }.
event-defence_roll = { $figure } defends.
event-defended = Wounds for { $figure }
event-wounded = { $figure } suffers { $n ->
    [one] 1 wound
   *[other] { $n } wounds
  } ({ $left } left).
    .mark = −{ $n }
event-healed = { $figure } heals { $n ->
    [one] 1 wound
   *[other] { $n } wounds
  }.
    .mark = +{ $n }
event-condition = { $figure }: { $condition }.
event-cured = { $figure } is rid of: { $condition }.
event-critical = Critical hit on { $figure }: { $token }.
event-armor_damage = The armour of { $figure } is damaged.
event-shields = { $figure } gains { $n } magic shields.
event-hides = { $figure } hides.
event-save = { $figure } { $saved ->
    [true] makes the saving throw.
   *[false] fails the saving throw.
  }
event-pushed = { $figure } is pushed to { $zone }.
event-hero_dies = { $seat } dies and becomes a ghost.
    .notice = { $seat } dies and becomes a ghost.
event-resurrected = { $seat } is back.
event-left_behind = { $card } stays in { $zone }.
event-companion_dies = { $companion } dies.
event-companion_moves = { $companion } moves to { $zone }.
event-companion_attacked = { $companion } has attacked.
event-summoned = { $seat } summons { $companion } in { $zone }.
event-ally = { $companion } joins you.
event-enemy_dies = { $enemy } is dead ({ $shards } shards).
event-plague_dies = { $plague } is destroyed.
event-enemy_enters = { $enemy } appears in { $zone }.
event-plague_enters = { $plague } appears in { $zone }.
event-enemy_power = { $enemy } gains { $card }.
event-activation_card = Activation card { $card }.
event-enemy_acts = { $enemy } acts.
event-enemy_chooses = { $enemy } goes for { $whom } (behaviour { $behaviour }).
event-enemy_moves = { $figure } moves to { $zone }.
event-enemy_stunned = { $enemy } is stunned.
event-blinded = { $figure } is blinded and { $acts ->
    [true] acts all the same.
   *[false] does nothing.
  }
event-ability = { $enemy }: { $ability }.
event-special = { $figure } uses { $ability }.
event-flipped = { $enemy } fights in another way now.
event-tossed = The spell marker is thrown.
event-threat = { $seat } is the threat now (level { $level }).
event-event = Event: { $card }.
event-event_ends = { $card } is over.
event-daytime = It is { $daytime }.
event-shadow = A shadow in { $zone }: { $token }.
event-waypoint = { $seat } reaches a waypoint in { $zone }.
event-story = { $entry }
event-portal = The portal with { $symbol } { $open ->
    [true] opens.
   *[false] closes.
  }
event-altar = The altar in { $zone } { $active ->
    [true] is active.
   *[false] is inactive.
  }
event-key = { $seat } has the magic key.
event-opens = { $seat } opens the door { $door }.
event-door_open = The door { $door } is open.
event-opens_chest = { $seat } forces the chest in { $zone } open.
event-unlocks = { $seat } takes the magic lock away.
event-searches = { $seat } searches.
event-trap = A trap: { $card }!
event-springs = { $seat } springs the trap in { $zone }.
event-zone_fire = { $zone } is on fire.
event-token = { $token } in { $zone }.
event-terrain = { $what } in { $zone }.
event-gold = { $seat } gets { $n } gold.
event-loot = { $seat } finds { $token }.
event-gets = { $seat } gets { $card }.
event-picks_up = { $seat } picks up { $card }.
event-drops = { $seat } drops { $card }.
event-trades = { $seat } hands { $card } to { $other }.
event-robbed = { $seat } loses { $card }.
event-won = { $adventure } is won!
    .notice = Victory! { $adventure } is won.
event-lost = { $adventure } is lost: { $why }
    .notice = Defeat. { $why }
lost-SS-MOD-08 = all heroes are ghosts.
lost-SS-EVT-12 = the last event has passed.
lost-SS-EVT-13 = there are no events left.

# --- the story ---
question-way = { $entry }
option-way = { $a }
option-special = { $a }
question-emporium = The emporium is open. What do you do? ({ $gold } gold crowns)
option-buy = Buy { $a } for { $gold } gold
option-sell = Sell { $a } for { $gold } gold
event-decides = { $seat } decides: { $way }.
event-goal = { $entry }
    .notice = { $entry }
event-key_lies = A magic key lies in { $zone }.
event-buys = { $seat } buys { $card }.
event-sells = { $seat } sells { $card }.
event-rewarded = The party is rewarded: { $shards } soul shards, { $gold } gold for every hero, { $cards } cards.

# --- what lies on the table ---
name-red_die = Red die
name-blue_die = Blue die
letter-red = R
letter-blue = B
tip-die_red = Ten faces: mostly hits, some energy, one magic, one sword & sorcery, one gremlin.
tip-die_blue = Ten faces: hits, blocks, energy and magic, one sword & sorcery, one gremlin. Only blue dice defend.
item-line = { $what }
level-recharge = { $rank } (recharge { $n }): { $what }
level-passive = { $rank }: { $what }
tip-recharging = Ready again in { $n ->
    [one] 1 Time phase
   *[other] { $n } Time phases
  }.
tip-rank_needed = From soul rank { $rank } on.
tip-two_hands = { $card } takes both hands.
tip-natural = Without armour: { $what }.
tip-soul_gem = Soul rank { $rank }. Rank { $next } costs { $n } shards; the party has { $shards }.
tip-tile = Tile { $tile }.
tip-barrier = Nobody walks from { $a } to { $b }; whoever flies does.
tip-in_sight = Distance { $n }, in sight.
tip-out_of_sight = Distance { $n }, not in sight.
tip-domination_heroes = Heroes dominate this zone: +1 hit in attacks here, and they disengage freely.
tip-domination_enemies = Enemies dominate this zone: +1 hit in attacks here.
tip-day = Day: nothing is different.
tip-night = Night: nothing is different yet.
label-day = Day
label-night = Night
label-soul = Next soul rank
label-charges = Charges
label-armor = Armour
label-armor_damage = Armour damage
label-improved = Improved
label-magic_shields = Magic shields
label-engaged = Engaged
label-threat = Threat
label-price = Price
label-hits = Hits
label-blocks = Blocks
label-spending = Number of the property
power-line = Power: { $card }
event-line = { $card }: { $what }
event-spawns = enemies appear
scroll-preferred = Prefers { $target }
preferred-general = the party's general
preferred-most_wounded = the most wounded
preferred-least_wounded = the least wounded
preferred-nearest = the nearest
preferred-richest = the richest
preferred-speed = heroes of speed
preferred-faith = heroes of faith
preferred-magic = heroes of magic
preferred-strength = heroes of strength
preferred-threat = the threat
scroll-weapon = { $weapon }: { $what }
scroll-ability = { $ability }: { $what }
scroll-range = At { $range }: { $what }
scroll-any = Otherwise: { $what }
scroll-then = { $first }; then { $second }
role-attack = Attack
role-defence = Defence
fight-title = { $figure } attacks { $whom } ({ $weapon })
fight-health = { $n } of { $most } hit points
fight-from = { $source } { $n }
fight-used = { $figure } uses { $source }
fight-spent = { $source }: { $what }
fight-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
  }{ $deadly ->
    [0] { "" }
   *[other] , { $deadly } deadly
  }
fight-wounds = { $n ->
    [0] No wound
    [one] 1 wound
   *[other] { $n } wounds
  }
term-stopped = stopped by shields and armour
term-shields = magic shields
term-armor = armour
term-rush = rush

# --- how it is played ---
primer-1-title = Together
primer-1 = You go through an adventure together and win or lose together. Whatever glows can be chosen.
primer-2-title = A round
primer-2 = First time passes: fire burns, powers recharge, shards raise soul ranks. Then one hero after the other acts, each followed by the enemies. At the end an event comes; when the last one has passed, the adventure is lost.
primer-3-title = A turn
primer-3 = One move, some combat and standard actions, free ones as you like. In a zone with enemies you are engaged: you can only strike there, and whoever leaves is struck at.
primer-4-title = An attack
primer-4 = Red and blue dice; hits less shields, armour and blocks are wounds. Energy, magic and the sign of the game pay for the properties of weapons and powers.
primer-5-title = Enemies
primer-5 = They follow their scrolls: by distance they choose what to do, and whom, and do it sentence by sentence.
primer-6-title = Death
primer-6 = Who dies becomes a ghost, loses a soul rank and can come back at an altar for shards. If all are ghosts, the adventure is lost.

# --- before choosing ---
preview-dice = Dice: { $dice }{ $n ->
    [0] { "" }
   *[other] , +{ $n } for certain
  }
preview-stops = Stopped: { $n }{ $dice ->
    [0] { "" }
    [one] , and what one blue die blocks
   *[other] , and what { $dice } blue dice block
  }
preview-wounds = About { $mean } wounds ({ $least } to { $most }), without properties
short-attack = about { $mean ->
    [one] { $mean } wound
   *[other] { $mean } wounds
}{ $kills ->
    [0] {""}
    [100] : kills
   *[other] , kills in { $kills } %
}
preview-kills = Kills in { $n } % of rolls
preview-ends_move = Ends your move.
preview-trap = A trap card is drawn first.
preview-points = Costs { $n ->
    [one] a movement point
   *[other] { $n } movement points
  }: { $left } left.
preview-leaves_freely = Nobody strikes at you.
preview-struck = They strike at you first: { $enemies }.
preview-engaged = You would be engaged with { $enemies }.
preview-dangerous = Dangerous ground: a wound.
preview-fire = It burns there (level { $n }).
preview-poison = There is poison (level { $n }).
preview-waypoint = A waypoint: the story goes on.
refused-confused = You are confused: no combat actions.
refused-knocked_down = You lie on the ground: no combat actions.
refused-slowed = You are slowed, and your one action is used.
refused-no_combat_action = No combat action is left.
refused-engaged = You are engaged: only targets in your own zone.
refused-hidden = It is hidden.
refused-out_of_range = Too far: your weapons reach { $n ->
    [0] only your own zone
    [one] one zone
   *[other] { $n } zones
  }.
refused-out_of_sight = You do not see it from here.
refused-not_adjacent = One zone at a time: this one is not beside yours.
refused-paralysed = You are paralysed.
refused-stand_first = You lie on the ground: stand up first.
refused-no_points = Not enough movement points.

# --- what comes to light ---
label-activation = Activation card
choice-otherwise = Otherwise: { $what }
choice-rank = { $rank ->
    [highest] Enemies of the highest rank act
    [green] Green enemies act
    [blue] Blue enemies act
    [red] Red enemies act
   *[other] Violet enemies act
  }
choice-style = { $style ->
    [speed] Enemies of speed act
    [faith] Enemies of faith act
    [magic] Enemies of magic act
   *[other] Enemies of strength act
  }
choice-count = { $n ->
    [one] One enemy acts
   *[other] { $n } enemies act
  }
choice-within_0 = Enemies in a zone with heroes act
choice-within_1 = Enemies up to one zone from heroes act
choice-wounded = Wounded enemies act
choice-unwounded = Unwounded enemies act
choice-has_power = Enemies with a power act
item-crafted = { $craft }: { $what }
briefing-title = { $adventure }
briefing-day = By day: { $what }
briefing-night = By night: { $what }
briefing-boss = { $boss } waits here.
briefing-events = { $n } events: one at the end of each round.
briefing-ghosts = All heroes are ghosts.
briefing-time = The last event has passed.
sign-hit = Hit: a wound, unless it is stopped
sign-block = Block: stops a hit
sign-energy = Energy: pays for properties
sign-magic = Magic: pays for properties of magic
sign-sns = Sword & sorcery: pays for the strongest properties
sign-gremlin = Gremlin: nothing good
sign-red = The red die attacks
sign-blue = The blue die attacks, and is the only one that defends
figure-attacks = Attacks
figure-dealt = Wounds dealt
figure-kills = Enemies killed
figure-taken = Wounds suffered
figure-deaths = Deaths
figure-gold = Gold found
figure-uses = Powers and things used

# --- the hero board ---
label-soul_1 = Soul rank I
label-soul_2 = Soul rank II
label-soul_3 = Soul rank III
label-soul_4 = Soul rank IV
label-soul_5 = Soul rank V
label-soul_6 = Soul rank VI
line-class = { $class }: { $nature }, { $style }; { $hp } hit points, moves { $movement }
line-style = { $style }
line-beginners = Suits beginners.
line-save = Saving throws by { $symbol }
name-style_speed = speed
name-style_faith = faith
name-style_magic = magic
name-style_strength = strength
label-ghost = Ghost
label-rage = Rage
label-soul_cry = Soul cry
tip-soul_gains = It brings { $what }.
tip-ghost = A ghost: it floats, cries out once, and comes back at an altar for shards.
gain-hp = +{ $n } hit points
gain-combat = +{ $n } combat actions
gain-standard = +{ $n } standard actions
gain-powers = +{ $n } powers
gain-talents = +{ $n } talents

# --- led by the hand ---

guide-hero = Choose who you are. Each card says what both ways of a hero are like. This one strikes from near and from some way off.
guide-class = Each hero can go two ways. The class decides which powers can be learned, and its soul what it may decide in stories.
guide-power = Powers are what makes you special. A used one is turned over and comes back after as many rounds as it has hourglasses. Any will do to begin with.
guide-stock = Now weapons and armour, as far as they fit your hands. This weapon reaches the next zone. Then go on with “Done”.
guide-order = Every round the party decides who goes next; after each hero the enemies act. Begin with your own hero.
guide-move = You have one move, one combat and one standard action, in any order. Zones that glow can be entered. Hatched zones are out of your sight. Go to the door.
guide-door = Opening a door is free, but a trap waits in it. Behind it you see what the shadows are.
guide-attack = Now strike. Point at the enemy first: you see your dice, what is added for certain, and how many wounds to expect.
guide-spend = The dice lie on the table. Hits wound; energy, magic and the crossed sign pay for what weapon and powers offer. Each says what it does; what is not spent is lost.
guide-rest = Nothing useful is left: end the turn. Then the enemies act, each by its scroll; the sentence that is carried out is lit.
guide-defend = You are attacked: spend the symbols of your defence. What is left wounds you. Whoever falls goes on as a ghost until somebody brings them back.
guide-approach = There they are. One more step, and the spear reaches them; whoever stands in one zone with enemies is engaged and can’t simply leave.
guide-prepare = The standard action makes the strike surer: prepare, and the next attack has one hit more.
guide-rank = A new round begins with time: powers recharge, and soul shards of slain enemies raise soul ranks. Each rank brings hit points, actions or powers.
guide-again = Round two. The events count down how much time the adventure leaves you; the goal stands under “What it is about”. Now it is up to you.
