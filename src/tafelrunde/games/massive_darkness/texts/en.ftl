game-title = Massive Darkness
game-summary = Heroes fight their way through a dungeon together, from light into shadow, against hordes, harbingers and monsters.
title = { $quest } – round { $round }, { $phase }
title-interlude = After { $quest } – { $phase }

setup-quest = Quest
about-quest = Where you go. The introduction is short; the later quests are longer, and their boards larger.
setup-quest-tutorial = Walking in the Dark (introduction)
setup-heroes = Heroes
about-heroes = Everybody picks a hero, a class and a first weapon, or all begin at once with pairs that suit each other.
setup-heroes-choose = Everybody chooses hero, class and weapon
setup-heroes-recommended = Recommended heroes and classes
setup-lifebringer = Markers on the Lifebringer
about-lifebringer = How often a fallen hero comes back in a quest. The rulebook says twice; fewer is harder, more is easier.
remark-markers = For an even fight in { $quest } with { $players ->
    [one] 1 hero
   *[other] { $players } heroes
  }: { $advised }. { $by } { $means }
remark-markers_campaign = For { $quest } with { $players ->
    [one] 1 hero
   *[other] { $players } heroes
  }: { $advised }, and every later quest of the campaign begins with its own number. { $means }
markers-advised = So it will be.
markers-same = That is your choice, too.
markers-fewer = With fewer it is harder.
markers-more = With more it is easier.
markers-none = Without any, the quest is lost when the first hero dies and a new round begins.
markers-some = { $n ->
    [one] So one dead hero comes back at the start of a round; the next death loses the quest.
    [2] So twice a dead hero comes back at the start of a round; one death more loses the quest.
   *[other] So { $n } times a dead hero comes back at the start of a round; one death more loses the quest.
  }
setup-lifebringer-advised = As many as make an even fight

phase-setup = set-up
phase-round_start = start of the round
phase-hero_phase = heroes
phase-enemy_phase = enemies
phase-experience = experience
phase-event = event
phase-end_phase = end of the round
phase-over = the end

goal-map = Find the map (the library token).
goal-escape = All heroes escape through the exit.

label-treasure = Treasure
label-special_treasure = Special treasure
label-artefact = Artefact token
label-library = Library token
label-cave = Cave token
label-hidden = Face-down objective
label-pillar = Pillar
label-door = Closed door
label-level = Level
label-exit = Exit
label-start = Start zone
label-stunned = Stunned
label-minions = Minions
label-health = Health
label-xp = Experience
label-mini_cost = Price in mini experience
label-cost = Price in experience
label-points = Movement points left
label-actions = Actions left
label-first_player = First player
label-lifebringer = Lifebringer
label-events = Event cards
label-yellow = Yellow attack dice
label-red = Red attack dice
label-blue = Blue defence dice
label-green = Green defence dice
tip-treasure = Carries { $card }.

name-melee = melee
name-ranged = ranged
name-magic = magic
name-attack = attack
name-defense = defence
name-yellow = yellow die
name-red = red die
name-blue = blue die
name-green = green die
name-normal_tokens = treasures
name-special_tokens = special treasures
name-artefact_tokens = artefact tokens
name-library_tokens = library tokens
name-cave_tokens = cave tokens
name-normal = treasure
name-special = special treasure
name-artefact = artefact token
name-library = library token
name-cave = cave token
name-guard = a guard
name-monster = a wandering monster
name-pillar = the pillar
name-phase = enemy phase
name-reaction = reaction
name-event = event
name-crowd = no miniatures left
term-dice = dice
term-swords = swords
term-shields = shields
name-swords = more swords
name-shields = more shields
name-target_shields = fewer shields for the defender
name-wounds = more wounds
name-stun = stun
name-heal_self = heal yourself
name-heal = heal
name-reroll = re-roll
name-remove_defense_dice = remove defence dice
name-cancel_bams = cancel a bam
name-cancel_diamonds = cancel a diamond
name-bams = one more bam
name-survive_with = survive
name-reaction_penalty = weaker reaction
name-blank_bonus = symbols for a blank die
name-extra_action = one more action
name-movement_points = movement points

question-choose_hero = Which hero do you play?
option-choose_hero-hero = { $a }
question-choose_class = Which class does { $hero } take? ({ $recommended } is recommended.)
option-class = { $a }
question-choose_weapon = Which weapon does { $hero } start with?
option-weapon = { $a }
question-act = { $actions ->
    [0] { $hero } has no action left.
    [one] { $hero } has one action left.
   *[other] { $hero } has { $actions } actions left.
  }
question-move_on = { $points ->
    [one] One movement point
   *[other] { $points } movement points
  }{ $actions ->
    [0] {" "}left.
    [one] {" "}and one action left.
   *[other] {" "}and { $actions } actions left.
  }
option-melee = Melee attack on { $a }
option-ranged = Shoot at { $a }
option-magic = Cast magic at { $a }
option-extra_melee = Extra melee attack on { $a } ({ $source })
option-extra_ranged = Extra shot at { $a } ({ $source })
option-extra_magic = Extra magic at { $a } ({ $source })
option-extra_move = Extra move to { $a } ({ $source })
option-extra_open = Extra move: open the door { $a } ({ $source })
option-extra_pick_up = Extra move: pick up tokens ({ $source })
option-extra_leave = Extra move: leave ({ $source })
option-move = Move to { $a }
option-open = Open the door { $a }
option-pick_up = Pick up all tokens
option-leave = Leave through the exit
option-trade = Rearrange and trade
option-transmute = Transmute three cards
option-charge = Charge to { $a }
option-extra_charge = Charge to { $a } with the extra action ({ $source })
option-safe_shot = Step to { $a } and shoot
option-extra_safe_shot = Step to { $a } and shoot with the extra action ({ $source })
option-also_charge = Charge to { $a } ({ $source })
option-also_extra_charge = Charge to { $a } with the extra action ({ $source })
option-also_safe_shot = Step to { $a } and shoot ({ $source })
option-also_extra_safe_shot = Step to { $a } and shoot with the extra action ({ $source })
option-also_extra_melee = Extra melee attack on { $a } ({ $source })
option-also_extra_ranged = Extra shot at { $a } ({ $source })
option-also_extra_magic = Extra magic at { $a } ({ $source })
option-use = { $n ->
    [0] Use { $source }
   *[other] { $source }: heal { $n } of { $hero }’s wounds
  }
option-teleport = Teleport to { $a }
option-strike = { $source }: strike { $enemy }
option-drink = { $n ->
    [0] Use { $a }
   *[other] { $a }: heal { $n } of { $hero }’s wounds
  }
option-stand_up = Stand up
option-stop = Stop moving
option-end = End the activation
group-melee = Melee
group-ranged = Shoot
group-magic = Magic
group-extra_melee = Extra melee
group-extra_ranged = Extra shot
group-extra_magic = Extra magic
group-extra_move = Extra move
group-extra_open = Extra move: doors
group-extra_pick_up = Extra move: pick up
group-extra_leave = Extra move: leave
group-move = Move
group-open = Open a door
group-pick_up = Pick up
group-leave = Leave
group-trade = Trade
group-transmute = Transmute
group-charge = Charge
group-extra_charge = Extra charge
group-safe_shot = Safe shot
group-extra_safe_shot = Extra safe shot
group-also_charge = Charge
group-also_extra_charge = Extra charge
group-also_safe_shot = Safe shot
group-also_extra_safe_shot = Extra safe shot
group-also_extra_melee = Extra melee
group-also_extra_ranged = Extra shot
group-also_extra_magic = Extra magic
group-use = Use
group-teleport = Teleport
group-strike = Strike
group-drink = Use a card
group-stop = Stop
group-end = End
group-give = Give a card
group-equip = Equip
group-stow = Stow
group-discard = Discard
group-cancel = Cancel
group-done = Done
question-charge_target = Whom do you attack?
question-buy = You have { $xp } XP, the game is at level { $level }: which skill do you buy?
option-buy = { $a } { $b ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
  }: { $cost } XP, works from level { $level } on
option-done = Done
option-enchant-done = Spend nothing more
option-market-done = Close the market for everybody
option-buy-done = Buy nothing more, keep the XP
question-appear = Where does { $what } appear?
option-zone = { $a }
question-target = Equal experience: who is the target of { $enemy }?
option-target-hero = { $hero }
question-attack_kind = Two kinds of attack are equally strong: which is that of { $enemy }?
option-kind = { $a }
question-enemy_path = Several ways are equally short: where does that of { $enemy } lead?
question-enemy_order = Which enemy is next? ({ $why })
option-activate = { $a }
option-all = All, in this order
question-harbinger_order = Which harbinger calls next?
option-call = { $a }
question-event_monster = Which wandering monster acts?
question-light_strikes = { $n ->
    [one] Which enemy in the shadow suffers 1 wound?
   *[other] Which enemy in the shadow suffers { $n } wounds?
  }
option-enemy = { $a }
question-door_zone = Which room is number { $number } of the chamber?
question-token_order = Which token first?
option-token = { $a }
question-share = Do you hand some of these cards to another hero? { $cards }
option-to = To { $hero }
option-share-keep = Keep them
question-share_cards = Which cards does { $hero } get?
option-hand = { $a }
question-reorganise = Rearrange your equipment
option-equip = { $n ->
    [0] Equip { $a }
   *[other] Equip { $a } and take off { $out }
  }
option-stow = Take off { $a }
question-trade = Who gives what to whom?
option-give = { $from } gives { $a } to { $to }
question-agree = Do you give { $card } to { $hero }?
option-agree = Yes
option-refuse = No
question-transmute = { $level ->
    [0] Which three cards do you give for one that is a level above the lowest?
   *[other] { $n ->
        [one] One more card.
       *[other] { $n } more cards.
      } You draw one of level { $level } or lower for them.
  }
option-discard = { $a }
option-cancel = Cancel
question-extra_activation = A guardian fell to your blade: does { $hero } take another activation?
option-again = Yes, once more
question-bodyguard = { $hero } is attacked: do you take the attack upon yourself?
option-protect = Protect { $hero } ({ $price })
option-decline = No
question-prepare = Before the roll: { $side_id ->
    [attack] anything for your attack?
   *[defense] anything for your defence?
  }
price-xp = 1 XP
price-mini_xp = 1 mini XP
option-maneuver = { $skill } ({ $price })
option-bloodrage = { $skill } ({ $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
  })
option-go = Roll
question-add_die = Which die does { $source } add?
question-remove_die = Which die is not rolled?
option-die = { $a }
question-reroll = { $source }: re-roll?{ $more ->
    [0] { "" }
   *[other] {" "}Afterwards blank dice can be rolled again: { $later }.
  }
option-reroll = Re-roll { $a_id ->
    [attack] attack dice
   *[defense] defence dice
  }{ $wounds ->
    [0] { "" }
    [one] {" "}for 1 wound
   *[other] {" "}for { $wounds } wounds
  }{ $xp ->
    [0] { "" }
   *[other] {" "}for { $price }
  }
option-reroll-pick = Re-roll { $face }{ $wounds ->
    [0] { "" }
    [one] {" "}for 1 wound
   *[other] {" "}for { $wounds } wounds
  }{ $xp ->
    [0] { "" }
   *[other] {" "}for { $price }
  }
option-later = Later, after another re-roll
option-keep = No
question-pick_dice = { $n ->
    [one] Which { $side_id ->
        [attack] attack die?
       *[defense] defence die?
      }
   *[other] Which { $side_id ->
        [attack] attack dice?
       *[defense] defence dice?
      } Picked: { $picked }
  }
option-pick = { $face }
question-blank = { $source }: turn a blank die?
option-flip = Turn the { $die }
question-choose_one = { $source }: what do you choose?
option-choose = { $does }
question-use_effect = { $source }: { $does }?
option-use_effect-use = Yes
question-enchant = { $side_id ->
    [attack] Your attack
   *[defense] Your defence
  }: spend { $bams ->
    [0] { "" }
    [one] 1 bam
   *[other] { $bams } bams
  }{ $diamonds ->
    [0] { "" }
    [one] { $bams ->
        [0] { "" }
       *[other] {" "}and{" "}
      }1 diamond
   *[other] { $bams ->
        [0] { "" }
       *[other] {" "}and{" "}
      }{ $diamonds } diamonds
  }?
option-trigger = { $source } – { $does }
    .own = { $source } – { $does } → { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
      }
question-recipient = Whom do the wounds hit at { $enemy }?
option-minions = The minions
option-leader = The leader
question-first_minion = { $n ->
    [0] Which minion of { $enemy } is hit first?
    [one] 1 wound: which minion of { $enemy } is hit first?
   *[other] { $n } wounds: which minion of { $enemy } is hit first?
  }
option-minion = One with { $a } health
question-heal = Who heals { $n }?
option-heal-heal = { $hero }
option-nobody = Nobody
question-blessing = Heal { $n } in the shadow?
option-blessing-heal = Yes

event-hero_chosen = { $seat_player } plays { $hero }.
event-class_chosen = { $seat_player } takes the class { $sheet }.
event-weapon_chosen = { $seat } starts with { $card }.
event-first_player = { $seat } is first player.
event-round = Round { $round }.
event-activation = { $hero } is activated.
event-hero_moves = { $seat } moves to { $zone }.
event-escaped = { $seat } escapes.
event-door_opened = { $seat } opens the door { $door }.
event-door_card = Behind the door: { $card }
event-chamber_small = The chamber has only { $n ->
    [one] one zone
   *[other] { $n } zones
  }: the rest of the card { $card } is void.
event-treasure_placed = Treasure in { $zone }: { $normal ->
    [0] { "" }
    [one] 1 token
   *[other] { $normal } tokens
  }{ $special ->
    [0] { "" }
    [one] { $normal ->
        [0] { "" }
       *[other] {" "}and{" "}
      }1 special one
   *[other] { $normal ->
        [0] { "" }
       *[other] {" "}and{" "}
      }{ $special } special ones
  }.
event-picked_up = { $seat } picks up { $found }.
event-cards_gained = { $seat } gets { $cards }.
event-handed_over = { $seat } hands { $card } to { $other }.
event-lucky_find = A lucky find for { $seat }!
event-trap = { $seat } springs a trap: { $card }.
event-rearranged = { $seat } { $verb_id ->
    [stow] takes off
   *[equip] equips
  } { $card }.
event-transmuted = { $seat } transmutes { $cards } into a card of level { $level }.
event-used_up = { $seat } uses { $card }.
event-stands_up = { $seat } stands up.
event-level = The level rises to { $level }.
event-xp = { $card_id ->
    [none] { $seat } gains { $n } XP, now { $now }.
   *[other] { $seat } draws { $card }: { $n } XP, now { $now }.
  }
event-bought = { $seat } buys { $skill }, step { $step }, for { $cost } XP.
event-hero_wounded = { $seat } suffers { $n ->
    [one] 1 wound
   *[other] { $n } wounds
  }, health { $health }.
event-hero_died = { $seat } dies in { $zone }.
    .notice = { $seat } falls in { $zone }. { $left ->
        [0] The Lifebringer has no marker left: unless the heroes win before, the quest is lost when the next round begins.
        [one] When the next round begins, the Lifebringer's last marker brings { $seat } back.
       *[other] When the next round begins, one of the Lifebringer's { $left } markers brings { $seat } back.
      }
event-hero_stunned = { $seat } is stunned.
event-survived = { $seat } refuses to die and keeps { $health } health.
event-healed = { $seat } heals { $n } ({ $source }), health { $health }.
event-halved = { $source } halves that to { $n ->
    [one] 1 wound
   *[other] { $n } wounds
  }.
event-revived = The Lifebringer brings { $seat } back. { $left ->
    [0] That was the last marker: one more death, and the quest is lost.
    [one] 1 marker is left.
   *[other] { $left } markers are left.
  }
event-lost = The heroes have lost: { $why }.
lost-MD-HRO-14 = a hero had to come back, and no marker was left on the Lifebringer
lost-MD-OBJ-09 = a token that is needed is gone for good
lost-MD-CAM-22 = the campaign has been given up
lost-MD-Q2-08 = the Giant Spider has escaped
lost-MD-Q3-06 = the Chosen One is dead
lost-MD-Q4-05 = somebody fell with the ground
lost-MD-Q5-13 = the Immortal has reached the start zone
lost-MD-Q5-15 = the bridge fell without the Immortal
lost-MD-Q9-02 = an enemy stood in the artefact's zone when the enemy phase began
event-kept = { $hero } keeps { $card }.
quest-immortal = This is the Immortal: nothing can attack or wound it.
quest-ambassador = This is the Ambassador.
quest-sentinel = This is the sentinel that must be killed.
quest-relentless = One of the three Relentless.
event-won = { $quest_id ->
    [tutorial] The heroes have won! The map is yours, and with it the way further down.
    [scorched_earth] The heroes have won! In the library stands written what the artefacts are for, and who burnt the village.
    [black_widow] The heroes have won! The spider lies on its back, and nobody will be carried off from the farms any more.
    [chosen_one] The heroes have won! The artefact is whole and out of the caves, in the hands of the Chosen One.
    [goblin_war_drums] The heroes have won! Behind you the hill falls in. The drums are silent.
    [immortals_downfall] The heroes have won! The bridge takes the Immortal down with it, and the camp is safe.
    [fiends_treasure] The heroes have won! The hound is dead and the hoard stands open.
    [sparks_in_the_dark] The heroes have won! Daylight! The door stands open, and what lived behind it does not live any more.
    [big_game_hunting] The heroes have won! Three heads, and none of the Relentless will stir again.
    [maze_of_darkness] The heroes have won! The last wave breaks, and the artefact lies where it lay.
    [heart_of_darkness] The heroes have won! The Ambassador dies for the third time, and stays dead. Far above it begins to grow light.
    [none] The heroes have won the campaign!
   *[other] The heroes have won!
  }
event-map_found = { $seat } has found the map.
event-attack = { $figure } { $many ->
    [true] attack
   *[false] attacks
  } { $defender } ({ $attack }).
event-rolled = The dice fall. Attack: { $attack_faces }. Defence: { $defense_faces }.
event-rerolled = { $source }: { $were } → { $are }.
event-enchanted = { $figure } { $many ->
    [true] trigger
   *[false] triggers
  } { $source }.
    .own = { $figure } { $many ->
        [true] spend
       *[false] spends
      } { $bams ->
        [0] { $diamonds ->
            [0] nothing
            [one] 1 diamond
           *[other] { $diamonds } diamonds
          }
       *[other] { $bams ->
            [one] 1 bam
           *[other] { $bams } bams
          }{ $diamonds ->
            [0] { "" }
            [one] {" "}and 1 diamond
           *[other] {" "}and { $diamonds } diamonds
          }
      } on { $source }: { $does }. Symbols left: { $left }.
event-maneuver = { $seat } uses { $skill } for { $price }: { $does }.
event-bodyguard = { $seat } protects { $hero } in { $zone }.
event-strike = { $source }: the die shows { $face }.
event-swords = { $plain ->
    [true] { "" }
   *[false] Swords: { $terms }
  }
event-shields = { $plain ->
    [true] { "" }
   *[false] Shields: { $terms }
  }
event-stopped = Swords { $swords }, shields { $shields }: nothing gets through.
event-dealt = { $plain ->
    [true] { "" }
   *[false] Wounds: { $terms }
  }
event-pulled = { $seat } is pulled to { $zone }.
event-enemy_wounded = { $enemy }: { $n ->
    [one] 1 wound.
   *[other] { $n } wounds.
  }
event-minion_killed = A minion of { $enemy } falls.
event-guardian_killed = { $role_id ->
    [horde] { $enemy }: the leader falls.
   *[other] { $enemy } falls.
  }
event-enemy_gone = { $enemy } { $many ->
    [true] are
   *[false] is
  } defeated.
event-enemy_healed = { $enemy } { $many ->
    [true] heal
   *[false] heals
  } { $n }.
event-enemy_stunned = { $enemy } { $many ->
    [true] are
   *[false] is
  } stunned.
event-enemy_stands_up = { $enemy } { $many ->
    [true] stand
   *[false] stands
  } up; that is the whole activation.
event-enemy_moves = { $enemy } { $many ->
    [true] move
   *[false] moves
  } to { $zone }.
event-appeared = { $enemy } { $many ->
    [true] appear
   *[false] appears
  } in { $zone }{ $minions ->
    [0] { "" }
    [one] {" "}(a leader and 1 minion)
   *[other] {" "}(a leader and { $minions } minions)
  }.
event-guardian_treasure = { $enemy } { $many ->
    [true] carry
   *[false] carries
  } { $card }.
event-no_miniatures = No figures left for { $enemy }: all of that kind act instead.
event-harbinger_calls = { $enemy } calls for guards.
event-event = Event “{ $card }”: { $does }
event-nothing_happens = Nothing happens.
event-pillar_wounded = The pillar suffers { $n ->
    [one] 1 wound
   *[other] { $n } wounds
  }; health left: { $left }.
event-pillar_destroyed = The pillar in { $zone } crumbles.
reason-attack = This attack is worth the answer it may bring.
reason-move = That is the best place to go.
reason-open = This door is worth opening now.
reason-pick_up = What lies there is worth the movement point.
reason-leave = The way out is free.
reason-quest = The quest asks for it.
reason-end = Anything more would cost more than it brings.
reason-free = It costs no action.
reason-fighting = That is likely to do most in this fight.
reason-outfitting = That puts every card where it helps most.
reason-growing = The skill that brings most for its price.
reason-choosing = That suits the heroes best.

# --- quests 1 to 10 ---

setup-quest-scorched_earth = 1 – Scorched Earth
setup-quest-black_widow = 2 – Black Widow
setup-quest-chosen_one = 3 – The Chosen One
setup-quest-goblin_war_drums = 4 – Goblin War Drums
setup-quest-immortals_downfall = 5 – The Immortal's Downfall
setup-quest-fiends_treasure = 6 – The Fiend's Treasure
setup-quest-sparks_in_the_dark = 7 – Sparks in the Dark
setup-quest-big_game_hunting = 8 – Big Game Hunting
setup-quest-maze_of_darkness = 9 – Maze of Darkness
setup-quest-heart_of_darkness = 10 – The Heart of Darkness

goal-artefacts = Find both artefacts.
goal-library = At the end of a round be in the library with both artefacts, without an enemy in the chamber.
goal-widow = Kill the Giant Spider before it escapes.
goal-pieces = Collect the three pieces of the artefact.
goal-chosen = The Chosen One carries the artefact out through the exit.
goal-sentinel = Kill the sentinel beyond the pillars.
goal-lure = Lure the Immortal onto the bridge with fireworks.
goal-bridge = Destroy both pillars while the Immortal is on the bridge.
goal-keys = Find both keys.
goal-hound_door = Open the Hellhound's door.
goal-hound = Kill the Hellhound.
goal-switches = Start a round with a hero on each switch (alone: on any one).
goal-relentless_1 = Kill one of the three Relentless.
goal-relentless_2 = Kill a second Relentless.
goal-relentless_3 = Kill all three Relentless.
goal-protect = Keep enemies away from the artefact.
goal-waves = After the tenth round's wave, leave no enemy on the board.
goal-incarnation_1 = Kill the Ambassador on the first floor.
goal-incarnation_2 = Kill the Ambassador on the second floor.
goal-incarnation_3 = Kill the Ambassador on the third floor.

label-firework = Firework
label-lever = Lever
label-things = Carried for the quest
name-firework = firework
question-stand_up_at = The ground is gone: where does { $hero } stand up?
question-chosen_one = Who is the Chosen One?
option-chosen_one-hero = { $hero }
question-devour = { $n ->
    [one] The darkness devours one more wound: whose?
   *[other] The darkness devours { $n } more wounds: who suffers the next?
  }
option-devour-hero = { $hero }
question-immortal_goal = Which firework does { $enemy } follow?
question-pillar_target = Which pillar is attacked by { $enemy }?
option-pillar = The pillar in { $zone }
option-firework = Place a firework
option-lever = Pull the lever
option-extra_firework = Extra move: place a firework ({ $source })
group-firework = Firework
group-lever = Lever
group-extra_firework = Extra move: firework

event-no_artefact = There is no artefact left.
event-zones_gone = The ground breaks away: { $zones }.
event-thing_found = { $seat } finds: { $thing }.
event-thing_given = { $seat } gives { $other } the { $thing }.
event-widow_escapes = { $enemy } escapes.
event-dragged = { $enemy } { $many ->
    [true] drag
   *[false] drags
  } { $seat } to { $zone }.
event-chosen_one = { $seat } is the Chosen One.
event-piece_found = { $seat } finds piece { $n } of { $most }.
event-tile_cracks = { $left ->
    [0] The tile { $first }–{ $last } breaks away.
    [one] The tile { $first }–{ $last } cracks: one mark left, then it breaks away.
   *[other] The tile { $first }–{ $last } cracks: { $left } marks left.
  }
event-fireworks_found = { $seat } finds { $n ->
    [one] a firework
   *[other] { $n } fireworks
  }.
event-firework_placed = { $seat } lights a firework in { $zone }.
event-firework_destroyed = { $enemy } stamps out the firework in { $zone }.
event-trampled = { $enemy } { $many ->
    [true] are
   *[false] is
  } trampled.
event-key_found = { $seat } finds key { $n } of 2.
event-exit_opens = The switches open the door { $door }.
event-pillar_attacked = { $enemy } { $many ->
    [true] attack
   *[false] attacks
  } the pillar in { $zone }.
event-floor_reached = { $seat } reaches floor { $n }.
event-devouring = The darkness devours: { $n ->
    [one] one wound
   *[other] { $n } wounds
  } for the party.
event-lever = { $seat } pulls the lever in { $zone }.

# --- campaign and market ---

setup-mode = Game
setup-mode-single = A single quest
setup-mode-campaign = A campaign from this quest on, in order
setup-mode-random_campaign = A campaign from this quest on, the order is drawn
about-mode = In a campaign the same heroes play all quests: skills and six cards are kept, experience grows five times slower, and between quests there is a market.
phase-interlude = between two quests
chapter-quest = Quest: { $quest }
chapter-interlude = Between two quests, after { $quest } ({ $result_id ->
    [won] won
   *[other] lost
})
chronicle-won = { $tries ->
    [one] { $quest }: won
   *[other] { $quest }: won, at try { $tries }
}
chronicle-lost = { $tries ->
    [one] { $quest }: lost
   *[other] { $quest }: lost { $tries } times
}
campaign-so_far = Campaign so far: { $won } won, { $lost } lost
label-mini_xp = Mini experience
question-limit = At most { $n } cards go with you, at most one of them an artefact: which card do you leave? The quest begins at level { $level }: cards above it can only be carried.
option-drop = { $a }{ $usable ->
    [true] { $only ->
        [true] {" "}(your only weapon for now)
       *[false] { "" }
      }
   *[false] {" "}(its level is too high for now)
  }
group-drop = Leave a card
question-verdict = { $quest } is lost. What now?
option-repeat = Play { $quest } again, without a market
option-move_on = Go on to the next quest, { $quest }, after a market
option-give_up = Give up the campaign
question-starting = Do you exchange a card for starting equipment?
option-exchange = Exchange { $a }
group-exchange = Exchange a card
question-starting_card = What do you take for { $card }?
option-starting = { $a }
question-talk = { $when_id ->
    [talk] Before the market: do you give another hero a card?
   *[barter] After the market: do you give another hero a card?
  }
question-market = The market: who goes to the stalls next?
option-trader = { $hero }
question-stalls = What do you trade?
option-sell = Sell { $a } for { $n } XP
group-sell = Sell for XP
option-put = Put down { $a } (level { $level })
group-put = Exchange for cards of the market
question-exchange = Put down: { $cards }. { $wanted_id ->
    [none] Levels to spend: { $n }. What do you take?
   *[other] Taken: { $wanted }. Levels left: { $n }. Do you take a second card?
  }
option-take = Take { $a } (level { $level })
group-take = Take a card
event-mini_xp = { $card_id ->
    [none] { $seat } gains { $n } mini XP.
   *[other] { $seat } draws { $card }: { $n } mini XP.
  }
event-mini_xp_lost = All mini XP are lost.
event-dropped = { $seat } leaves { $card }.
event-market_opens = The market opens: { $cards }.
event-market_closes = The market closes; all heroes are healed.
event-sold = { $seat } sells { $card }.
event-exchanged = { $seat } exchanges { $cards } for { $got }.
event-quest_begins = The next quest: { $quest }, at level { $level }.

# --- operations that packs may use ---

option-command = Command { $hero }
group-command = Command
event-commands = { $seat } commands { $hero } to act.
question-blood_toll = { $n ->
    [one] Who suffers the wound for it?
   *[other] Who suffers the { $n } wounds for it?
  }
option-blood_toll-hero = { $hero }
question-blood_toll_ally = { $n ->
    [one] Do you suffer a wound for { $hero }?
   *[other] Do you suffer { $n } wounds for { $hero }?
  }
option-blood_toll = { $skill } (blood toll: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
  })
event-kills_at_once = { $source } kills at once.
name-double_swords = double the swords
name-kill = kill at once
name-cancel_all = cancel all bams and diamonds

# --- quests of packs ---

goal-own_collect = Pick up what lies there for you.
goal-own_kill = Kill every enemy that waits for you.
goal-own_destroy = Destroy all pillars.
goal-own_switches = Start a round with a hero on each switch (alone: on any one).
goal-own_open = Open the locked door.
goal-own_hold = At the end of a round be in the library, without an enemy in the chamber.
goal-own_escape = All heroes escape through the exit.

# --- the table: dungeon ---

label-open_door = Open door
label-level_token = Level token
label-shadow_mode = In the shadow
tip-light = Light: nobody fights from the shadow here.
tip-shadow = Shadow: skills of the shadow work here.
tip-unexplored = Not yet explored.
tip-level_token = Level { $n }: guards of this level appear here, and heroes on this tile raise the level to it.
tip-minion = Protects its leader as long as it lives.

# --- what effects say ---

effect = { $head }: { $what }
effect-does = { $what }
effect-may = { $what } if you like
effect-mark = { $head }, { $mark }
effect-repeat = { $effect } (up to { $n } times)
effect-once = { $effect } (once per activation)
at-attack = Attack
at-melee = Melee
at-ranged = Ranged
at-magic = Magic
at-defense = Defence
at-melee_defense = Defence against melee
at-ranged_defense = Defence against shots
at-magic_defense = Defence against magic
at-defense_of_ally_in_same_zone = Defence of an ally in your zone
at-defense_of_self_or_ally_in_same_zone = Your defence or that of an ally in your zone
at-ally_attacked = When an ally up to 1 zone away is attacked
at-attacked = When you are attacked
at-wounded_by_attack = When an attack wounds you
at-guardian_killed = When you kill a guardian with this weapon
at-activation_start = Start of the activation
at-activation = In every activation
at-own_activation = In your activation
at-action = Action
at-combat_action = Combat action
at-passive = Always
at-on_draw = When drawn from the deck
at-transmute = Transmuting
if-shadow_mode = in the shadow
if-no_armor = without armour
if-shield_equipped = with a shield
if-sword_equipped = with a sword
if-mace_or_hammer = with a mace or hammer
if-two_weapons = with two weapons
if-two_handed_weapon = with a two-handed weapon
if-wounded_1 = with 1 wound or more
if-wounded_2 = with 2 wounds or more
if-wounded_3 = with 3 wounds or more
if-wounded_4 = with 4 wounds or more
if-attacker_moved_this_activation = after moving
if-shadow_mode_at_start_of_the_action = from the shadow
if-own_normal_activation = in a normal activation
if-enemy_attack = against enemies
if-attacked_by_melee = against melee
if-attacked_from_range_1_or_more = against attacks from another zone
if-after_a_reroll = after a re-roll
if-no_wound_dealt = if no wound was dealt
if-defender_stunned = against a stunned target
if-defender_is_horde = against a horde
if-defender_is_guardian = against a guardian
if-defender_is_wandering_monster_or_harbinger = against wandering monsters and harbingers
cost-bam = { $n ->
    [one] 1 bam
   *[other] { $n } bams
  }
cost-diamond = { $n ->
    [one] 1 diamond
   *[other] { $n } diamonds
  }
cost-either = { $n } bam or diamond
cost-bloodrage = { $n ->
    [one] 1 wound of your own
   *[other] { $n } wounds of your own
  }
cost-blood_toll = { $n ->
    [one] blood toll of 1 wound
   *[other] blood toll of { $n } wounds
  }
cost-discard = discard this card
op-swords = { $n ->
    [one] +1 sword
   *[other] +{ $n } swords
  }
op-shields = { $n ->
    [one] +1 shield
   *[other] +{ $n } shields
  }
op-target_shields = shields of the defender: { $n }
op-attacker_swords = swords of the attacker: { $n }
op-bams = { $n ->
    [one] +1 bam
   *[other] +{ $n } bams
  }
op-diamonds = { $n ->
    [one] +1 diamond
   *[other] +{ $n } diamonds
  }
op-wounds = { $n ->
    [one] +1 wound
   *[other] +{ $n } wounds
  }
op-swords_per = { $what_id ->
    [two_wounds] +1 sword for every two wounds you have
   *[other] +1 sword for every shadow zone on the line to the target, both ends included
  }
op-double_swords = double the swords of the dice
op-kill = kill the target at once
op-cancel_bams = { $n ->
    [one] cancel 1 bam of the opponent
   *[other] cancel { $n } bams of the opponent
  }
op-cancel_diamonds = { $n ->
    [one] cancel 1 diamond of the opponent
   *[other] cancel { $n } diamonds of the opponent
  }
op-cancel_all = cancel all bams and diamonds of the opponent
op-add_dice-yellow = { $n ->
    [one] +1 yellow die
   *[other] +{ $n } yellow dice
  }
op-add_dice-red = { $n ->
    [one] +1 red die
   *[other] +{ $n } red dice
  }
op-add_dice-blue = { $n ->
    [one] +1 blue die
   *[other] +{ $n } blue dice
  }
op-add_dice-green = { $n ->
    [one] +1 green die
   *[other] +{ $n } green dice
  }
op-add_attack_dice = { $n ->
    [one] +1 attack die
   *[other] +{ $n } attack dice
  }
op-add_defense_dice = { $n ->
    [one] +1 defence die
   *[other] +{ $n } defence dice
  }
op-remove_attack_dice = { $n ->
    [one] remove 1 attack die
   *[other] remove { $n } attack dice
  }
op-remove_defense_dice = { $n ->
    [one] remove 1 defence die
   *[other] remove { $n } defence dice
  }
op-defender_rolls_nothing = the defender rolls no dice
op-reroll = { $dice_id ->
    [attack_all] re-roll all attack dice
    [defense_all] re-roll all defence dice
    [attack_all_or_defense_all] re-roll all attack or all defence dice
    [any_attack_dice] re-roll any attack dice
    [any_defense_dice] re-roll any defence dice
    [one_attack_die] re-roll one attack die
    [one_defense_die] re-roll one defence die
    [attack_blanks] re-roll blank attack dice
   *[defense_blanks] re-roll blank defence dice
  }
op-flip_blank = { $n ->
    [one] turn a blank die over
   *[other] turn up to { $n } blank dice over
  }
op-blank_bonus = { $every ->
    [true] every blank
   *[false] one blank
  } { $dice_id ->
    [yellow] yellow die
    [red] red die
   *[attack] attack die
  }{ $swords ->
    [0] { "" }
    [one] {" "}gives 1 sword
   *[other] {" "}gives { $swords } swords
  }{ $bams ->
    [0] { "" }
   *[other] {" "}gives { $bams } bam
  }{ $diamonds ->
    [0] { "" }
   *[other] {" "}gives { $diamonds } diamond
  }
op-stun = stun the opponent
op-pull = pull the target into the attacker's zone
op-splash = every other hero in the target's zone suffers the same wounds
op-attack_again = attack the same target again
op-heal_self = heal { $n }
op-heal = { $who_id ->
    [self_or_ally_in_sight] heal { $n } on yourself or an ally in sight
    [self_or_ally_in_zone] heal { $n } on yourself or an ally in the zone
   *[hero_in_shadow] heal { $n } on a hero in the shadow
  }
op-heal_figure = { $fully ->
    [true] heal one of its figures fully
   *[false] heal { $n } on one of its figures
  }
op-wound_attacker = { $half_of_swords ->
    [true] the attacker suffers half the swords it rolled as wounds, rounded up
   *[false] { $n ->
        [one] the attacker suffers 1 wound
       *[other] the attacker suffers { $n } wounds
      }
  }
op-riposte = { $n ->
    [one] with more shields than swords the attacker suffers 1 wound
   *[other] with more shields than swords the attacker suffers { $n } wounds
  }
op-half_wounds_taken = suffer only half the wounds, rounded up
op-survive_with = survive a deadly attack with { $n } health
op-reaction_penalty = the target rolls { $n ->
    [one] 1 attack die
   *[other] { $n } attack dice
  } less in its reaction
op-may_wound_leader = you may wound the leader past its minions
op-strike_attacker = roll a { $die }, its swords wound the attacker
op-bodyguard = go there and become the target yourself
op-extra_activation = another activation
op-slippery = enemies do not hold you
op-taunt = enemies prefer you as a target
op-sword_and_spell = use melee weapons for magic in your own zone
op-charge = move 1 or 2 zones to an enemy, then a melee attack
op-safe_shot = move 1 zone, past enemies too, then shoot
op-teleport = move up to { $n } zones, past enemies too
op-command = let another hero act
op-regeneration = { $ally ->
    [true] heal { $n } on yourself or an ally in sight
   *[false] heal { $n }
  }
op-max_health = +{ $n } maximum health
op-movement_points_per_move_action = { $n ->
    [one] +1 movement point per move
   *[other] +{ $n } movement points per move
  }
op-movement_points = { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
  }
op-extra_action = { $kind_id ->
    [melee] one more melee action
    [ranged] one more ranged action
    [magic] one more magic action
    [move] one more move
   *[any] one more action
  }
op-strike = roll a { $die }, { $bams ->
    [true] swords and bams
   *[false] swords
  } wound an enemy { $range ->
    [0] in your zone
   *[other] in sight, up to { $range } zones away
  }
op-melee_range = { $most ->
    [one] reaches 1 zone far in melee
   *[other] reaches { $most } zones far in melee
  }
op-usable_in_melee = also serves in melee
op-no_target_of = you and allies in your zone can't be chosen for { $attack } attacks
op-heal_multiplier = healing counts { $n } times for you and allies in sight
op-always_shadow_mode = for your skills and cards you are always in the shadow
op-counts_as_cards = counts as { $n } cards
op-xp = +{ $n } XP
op-lucky_find = for a treasure token you take a card of the next level instead
op-wounds_to_drawer = { $n ->
    [one] you suffer 1 wound
   *[other] you suffer { $n } wounds
  }
op-stun_drawer = you are stunned
op-wounds_to_all_heroes_in_zone = { $n ->
    [one] every hero in the zone suffers 1 wound
   *[other] every hero in the zone suffers { $n } wounds
  }
op-with = { $what } ({ $along })
op-or = { $first } or { $second }
op-per_set = { $what } for every card of the set { $set }
set-king = King
set-knight = Knight

# --- the table: heroes, enemies, fight ---

label-hand = Hand
slot-one_hand = Goes into one hand.
slot-two_hand = Takes both hands.
slot-body = Worn on the body.
slot-none = Needs no slot: it works from the pack.
label-body = Body
label-step = Step
label-swords = Swords
label-shields = Shields
label-bams = Bams
label-diamonds = Diamonds
label-wounds = Wounds
label-attack_die = Attack die
label-defense_die = Defence die
label-last_event = Event
label-doors = Door cards
label-treasures = Treasure cards
name-weapon = weapon
name-shield = shield
name-armour = armour
tip-two_hands = { $card } needs both hands.
tip-die_yellow = The weaker attack die, { $mean ->
    [one] { $mean } sword
   *[other] { $mean } swords
  } on average. Its faces: blank, four times 1 sword, 2 swords with a bam.
tip-die_red = The stronger attack die, { $mean ->
    [one] { $mean } sword
   *[other] { $mean } swords
  } on average. Its faces: blank, twice 1 sword, twice 2 swords with a bam, 3 swords with a diamond.
tip-die_blue = The weaker defence die, { $mean ->
    [one] { $mean } shield
   *[other] { $mean } shields
  } on average. Its faces: twice blank, three times 1 shield, 2 shields with a bam.
tip-die_green = The stronger defence die, { $mean ->
    [one] { $mean } shield
   *[other] { $mean } shields
  } on average. Its faces: twice blank, 1 shield, twice 2 shields with a bam, 3 shields with a diamond.
dice-line = { $use }: { $dice }
use-melee = Melee
use-ranged = Ranged
use-magic = Magic
use-defense = Defence
dice-yellow = { $n } yellow
dice-red = { $n } red
dice-blue = { $n } blue
dice-green = { $n } green
fight-title = { $figure } { $many ->
    [true] attack
   *[false] attacks
  } { $defender } ({ $attack })
fight-swords = { $n ->
    [one] 1 sword
   *[other] { $n } swords
  }
fight-shields = { $n ->
    [one] 1 shield
   *[other] { $n } shields
  }
fight-wounds = { $n ->
    [one] 1 wound so far
   *[other] { $n } wounds so far
  }
role-attack = Attack
role-defense = Defence
fight-equation = { $swords } − { $shields } = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
  }{ $over ->
    [true] { "" }
   *[false] {" "}so far
  }
fight-equation-more = { $swords } − { $shields }: { $through }; { $more } = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
  }{ $over ->
    [true] { "" }
   *[false] {" "}so far
  }
fight-equation-else = { $swords } – { $shields }: { $n ->
    [one] 1 wound
   *[other] { $n } wounds
  }{ $over ->
    [true] { "" }
   *[false] {" "}so far
  }
fight-plus = { $source } +{ $n }
fight-from = { $source } { $n }
fight-brings = { $source }: { $dice }
fight-cap = at most { $n } of a colour
fight-adds = { $source }: { $n ->
    [one] 1 die of either colour
   *[other] { $n } dice of either colour
  }
fight-takes = { $source }: { $n ->
    [one] 1 die less
   *[other] { $n } dice less
  }
fight-takes_all = { $source }: no dice
fight-penalty = { $n ->
    [one] hit by a battle axe: 1 die less
   *[other] hit by battle axes: { $n } dice less
  }
fight-pool = { $side }: { $parts }
fight-sum = { $total } ({ $parts })
fight-spent = { $own ->
    [true] { $figure }
   *[false] { $figure }, { $source }
  }{ $n ->
    [one] { "" }
   *[other] {" "}({ $n } times)
  }: { $does }
label-spending = Number on the symbols that paid for it
door-block = Zone { $n }: { $what }
door-guard = a guard
door-ambush = an ambush: a guard comes to the hero at the door
door-normal = { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
  }
door-special = { $n ->
    [one] 1 special treasure
   *[other] { $n } special treasures
  }
door-nothing = nothing
horde-line = A horde: wounds hit the minions first; the leader comes last.
harbinger-line = A harbinger: it calls a guard as long as it lives.
passed_over-line = Event cards pass it over: for them it is no wandering monster.
treasure-line = Carries { $card }.
event-line = { $card } – { $does }

# --- special rules of the quests ---

special-tutorial-1 = The map brings 3 XP to the hero who picks it up.
special-scorched_earth-1 = A cave token brings 5 XP.
special-scorched_earth-2 = Another guard waits in the library.
special-black_widow-1 = The spider attacks, and then moves one zone towards the exit.
special-black_widow-2 = It drags stunned and dead heroes along.
special-black_widow-3 = If the spider leaves through the exit, you have lost.
special-chosen_one-1 = With the third piece a wandering monster appears in each cave.
special-chosen_one-2 = If the Chosen One dies, you have lost.
special-goblin_war_drums-1 = Every round the tile with the lowest level loses a mark; with the last one it breaks away.
special-goblin_war_drums-2 = If a hero, dead or alive, is on a tile that breaks away, you have lost.
special-immortals_downfall-1 = The Immortal cannot be wounded.
special-immortals_downfall-2 = It moves two zones towards your start zone, or towards a firework in its sight.
special-immortals_downfall-3 = It kills every hero in its zone.
special-immortals_downfall-4 = If the Immortal reaches the start zone, you have lost.
special-fiends_treasure-1 = A cave token brings 5 XP.
special-fiends_treasure-2 = The Hellhound sleeps until its door is opened.
special-fiends_treasure-3 = The library holds an artefact.
special-sparks_in_the_dark-1 = The exit door opens when a round starts with a hero on each switch.
special-sparks_in_the_dark-2 = A greater wandering monster waits behind it.
special-big_game_hunting-1 = Pillars have 5 health and block the way; attack them like enemies.
special-big_game_hunting-2 = A Relentless acts only when both pillars of its tile are destroyed.
special-maze_of_darkness-1 = If an enemy is in the artefact zone when the enemy phase begins, you have lost.
special-maze_of_darkness-2 = Enemies come in waves up to round 10: monsters in even rounds, guards in odd ones.
special-maze_of_darkness-3 = Enemies attack pillars first.
special-heart_of_darkness-1 = Stairs lead on only when the Ambassador of the floor is dead.
special-heart_of_darkness-2 = From floor 2 on the darkness devours: wounds for the party every round.
special-heart_of_darkness-3 = Levers destroy pillars.
event-aims = { $enemy } { $many ->
    [true] pick
   *[false] picks
  } { $hero }: { $why_id ->
    [why-only] nobody else is in reach.
    [why-reaction] a reaction to the attack.
    [why-taunt] who taunts comes first.
    [why-most_mini_xp] as much experience as others, but most mini experience.
    [why-players] of those with the most experience ({ $n }) you have chosen.
   *[why-most_xp] the most unspent experience in reach ({ $n }).
  }
event-heads_for = { $enemy } { $many ->
    [true] head
   *[false] heads
  } for { $why_id ->
    [why-reaction] { $hero }, in reaction to the attack.
    [why-quest] { $zone }: so the quest wants it.
    [why-patrol-start] the start zone { $zone }: nobody is in sight, and nobody stands in the light.
    [why-patrol-exit] { $zone }, on patrol: nobody is in sight, and nobody stands in the light.
    [why-seen-only] { $hero }: only { $hero } is in sight.
    [why-seen-taunt] { $hero }: in sight and taunting.
    [why-seen-players] { $hero }: in sight, chosen by you among equals.
    [why-lit-only] { $hero }: nobody is in sight, and only this hero stands in the light.
    [why-lit-taunt] { $hero }: nobody is in sight, and this hero taunts in the light.
    [why-lit-players] { $hero }: nobody is in sight; in the light, chosen by you among equals.
    [why-lit-most_xp] { $hero }: nobody is in sight; of those in the light the most experience.
    [why-lit-most_mini_xp] { $hero }: nobody is in sight; of those in the light the most experience.
   *[why-seen-most_xp] { $hero }: of those in sight the most experience.
  }
event-enemy_stays = { $enemy } { $many ->
    [true] stay
   *[false] stays
  } in { $zone }: { $why ->
    [held] held by a hero.
    [quest] so says the quest.
   *[nowhere] there is nowhere to go.
  }

# --- what event cards do ---
step-patrol = { $unless_one_is_in_play ->
    [true] A wandering monster in play acts; if there is none, one appears
   *[false] { $who_id ->
        [guard] A guard appears
       *[wandering_monster] A wandering monster appears
      }
  } { $token_id ->
    [lower] on the level token below the current one.
    [higher] on the level token above the current one.
   *[current] on the level token of the current level.
  }
step-alarm = All hordes are activated.
step-cache = { $normal ->
    [one] A treasure token is put
   *[other] { $normal } treasure tokens are put
  } on every level token of the current level.
step-shadow_blessing = Every hero in the shadow may heal { $n }.
step-light_strikes = { $n ->
    [one] An enemy in the shadow suffers 1 wound.
   *[other] An enemy in the shadow suffers { $n } wounds.
  }
step-nothing = Nothing happens.

# --- why not ---
refused-no_actions = No action is left in this activation.
refused-stunned = Stunned: stand up first, that costs one action.
refused-move_first = First the move is finished: spend or give up the other movement points.
refused-not_in_line = Not in line of sight: sight runs straight along rows and columns, never diagonally.
refused-no_sight = No line of sight: a wall or a closed door is in the way.
refused-unarmed = No weapon is equipped.
refused-needs_melee_weapon = In your own zone only melee weapons work, and none is equipped.
refused-needs_ranged_weapon = In another zone: you would need a ranged or magic weapon in your hands.
refused-too_far_for_magic = Too far away: magic reaches one or two zones.
refused-held = { $enemies } in your zone will not let you go.
refused-door_between = The door between is closed; a movement point opens it.
refused-no_way = There is no way: walls or closed doors are between.
refused-zone_by_zone = That is { $n } zones away. Move there zone by zone; each one takes a movement point.
refused-door_elsewhere = The door is not at an edge of your zone.
refused-token_elsewhere = Tokens can only be picked up in your own zone.
refused-enemy_beside_token = With an enemy in the zone nothing can be picked up, not even a stunned one: { $enemies }.
refused-only_a_mark = This token only marks a place; it stays where it is.
refused-exit_elsewhere = You leave from the exit zone, for one movement point.
refused-three_cards = Transmuting takes three cards.
refused-only_when_rearranging = Cards are only put on when you rearrange: for one action, or when you get cards.
refused-once_per_activation = Once per activation, and it has been used.
refused-nobody_wounded = Nobody who could be healed is wounded.
refused-nobody_in_reach = No enemy is in reach for it.
refused-skill_bought = You have this skill.
refused-skill_order = Each line is bought from left to right.
refused-xp_missing = It costs { $cost } XP, and you have { $xp }.
refused-always_equipped = It needs no slot: it always counts as equipped.
tip-above_level = You only carry it: it is level { $level }, and the game is at level { $now }.
refused-above_level = In a campaign cards up to the level of the game can be used: this one is level { $level }, the game level { $now }.
refused-hero_elsewhere = { $from } is not in your zone.
refused-settled = In this trade it has changed hands, or was refused.
refused-chosen_already = It is chosen already.
refused-swapped_already = Everybody exchanges at the market once, and you have.
refused-sold_already = Everybody sells at the market once, and you have.
refused-put_down_first = First put down one or two cards of your own; their levels pay for it (level { $level }).
refused-levels_missing = It is level { $level }, and what you put down is worth only { $n } more.
refused-not_two_for_two = One for one, two for one or one for two: more cards cannot be put down now.
refused-artefact_first = You have too many artefacts: one of them stays behind first.
refused-quest_protects = The quest does not let it be attacked.
refused-objectives_first = First the objectives of the quest have to be fulfilled.
refused-door_locked = The quest keeps this door locked for now.
refused-quest_keeps = The quest binds it to this hero.
refused-quest_bars = The quest does not let you go there yet.
refused-map_first = First somebody has to find the map.
refused-pieces_first = First the three pieces of the artefact have to be found.
refused-artefact_stays = The artefact stays with the Chosen One.
refused-keys_first = The Hellhound’s door needs both keys.
refused-sentinel_first = First the sentinel has to fall.
refused-stairs_guarded = The stairs lead on only when the Ambassador of this floor is dead.
refused-immortal = The Immortal can neither be attacked nor wounded.
refused-switches_open = Nobody opens this door by hand: a round has to begin with a hero on each switch.
refused-switches_first = First the switches have to open the exit door.

# --- statistics ---

figure-guardians = Leaders and monsters killed
figure-minions = Minions killed
figure-attacks = Attacks
figure-wounds = Wounds suffered
figure-healed = Wounds healed
figure-deaths = Deaths
figure-xp = Experience earned

# --- class sheet and market ---

label-sheet = Class sheet
label-floor = Floor { $n }
label-dungeon = Dungeon
label-market = Market
label-stall = Stall
label-interlude = Between two quests
tip-maneuver = Once per activation, for { $price }.
skill-later = works from level { $level } on
tip-skill-active = You have it, and it works.
tip-skill-used = You have it; a better one of its line works instead.
tip-skill-closed = You have it; it works from level { $level } on.
tip-skill-price = Costs { $cost } XP and works from level { $level } on.
interlude-losses = The quest was lost: mini experience is gone, six cards remain.
interlude-verdict = The party decides: the same quest again, or the next one.
interlude-market = The market is laid out.
interlude-talk = Before the market: heroes give cards to each other.
interlude-stalls = The market is open: everybody may sell one card for experience, and exchange once.
interlude-barter = After the market: heroes give cards to each other again.
interlude-limit = At most six cards go with every hero, one artefact among them.
interlude-starting = Cards may be exchanged for starting equipment.
interlude-begin = The next quest begins.
next-quest = Next: { $quest }
put-down = Put down: { $cards }, worth { $n ->
    [one] 1 level
   *[other] { $n } levels
  }
group-maneuver = Maneuver
group-bloodrage = Bloodrage
group-blood_toll = Blood toll
group-trigger = Trigger
group-reroll = Re-roll
group-pick = Pick a die
group-flip = Turn a die
group-go = Roll
group-keep = Keep
group-protect = Protect
group-decline = Decline
group-buy = Buy a skill
group-activate = Activate
group-call = Call
group-zone = Choose a zone
group-hero = Choose a hero
group-class = Choose a class
group-weapon = Choose a weapon
group-kind = Choose an attack
group-enemy = Choose an enemy
group-token = Resolve a token
group-to = Hand on
group-hand = Hand over
group-agree = Agree
group-refuse = Refuse
group-again = Once more
group-die = Choose a die
group-choose = Choose
group-minions = Minions
group-leader = Leader
group-minion = Choose a minion
group-heal = Heal
group-nobody = Nobody
group-stand_up = Stand up
group-pillar = Choose a pillar
group-repeat = Play it again
group-move_on = Go on
group-give_up = Give up
group-starting = Starting equipment
group-trader = To the stalls
treasure-effects = Carries { $card }: { $what }
label-heroes = Heroes
label-classes = Classes
label-weapons = Starting weapons
skill-line = { $skill } – { $what }
maneuver-line = Maneuver { $skill } (1 XP) – { $what }
style-line = { $style }
beginners-line = Suits beginners.
recommended-line = Recommended class: { $sheet }
lines-line = Skills: { $skills }
suits-line = Suits { $sheet }
class-line = { $line } I ({ $cost } XP) – { $what }
label-stairs = Stairs
tip-actions_left = { $actions ->
    [0] No action left.
    [one] 1 action left.
   *[other] { $actions } actions left.
  }
tip-points_left = { $actions ->
    [0] No action
    [one] 1 action
   *[other] { $actions } actions
  } and { $points ->
    [one] 1 movement point left.
   *[other] { $points } movement points left.
  }
tip-stairs = Stairs to { $zone }: one movement point; there is no sight along them.
refused-condition_unmet = It works only { $conditions }.
refused-enchantment_used = { $n ->
    [one] Once per combat, and it has been triggered.
   *[other] At most { $n } times per combat, and it has been.
  }
refused-symbols_missing = Not enough symbols: { $bams ->
    [one] 1 bam
   *[other] { $bams } bams
  } and { $diamonds ->
    [one] 1 diamond
   *[other] { $diamonds } diamonds
  } are left, and they do not replace each other.

# --- looking before choosing ---

preview-defender = If { $hero } is attacked:
preview-dice = { $attack } against { $defense }
preview-wounds = About { $mean ->
    [one] { $mean } wound
   *[other] { $mean } wounds
} by the dice alone ({ $least } to { $most }); skills and symbols come on top.
short-wounds = about { $mean ->
    [one] { $mean } wound
   *[other] { $mean } wounds
} ({ $least } to { $most })
preview-minions = Wounds hit the minions first: { $n ->
    [one] one is left
   *[other] { $n } are left
  }, the weakest with { $health } health.
preview-reaction = It will react at the end of the activation.
preview-point = Takes a movement point: { $left ->
    [0] the last one.
   *[other] { $left } left afterwards.
  }
preview-starts_move = Starts a move action with { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }; afterwards { $left ->
    [0] no point
    [one] 1 point
   *[other] { $left } points
  } and { $actions ->
    [0] no action
    [one] 1 action
   *[other] { $actions } actions
  } are left.
preview-strike = One { $die } die; its { $what } are wounds. Nobody defends, nobody reacts, and it costs no action.
preview-trade = Takes an action: change what you wear, and exchange cards with heroes in your zone.
preview-transmute = Costs no action: three cards go, one card comes that is a level above the lowest of them.
preview-shadow = There is shadow there.
preview-light = There is light there: enemies find you from anywhere.
preview-held = { $enemies } would hold you there.
preview-slips = { $enemies } can't hold you there: you are slippery.
preview-seen = In sight of { $enemies }.
preview-level = The level rises to { $level }.
preview-door_card = Nobody has been there: a door card says what waits.
event-symbols = { $source }: { $bams ->
    [0] { "" }
    [one] 1 bam
   *[other] { $bams } bams
  }{ $diamonds ->
    [0] { "" }
    [one] { $bams ->
        [0] { "" }
       *[other] {" "}and{" "}
      }1 diamond
   *[other] { $bams ->
        [0] { "" }
       *[other] {" "}and{" "}
      }{ $diamonds } diamonds
  } { $gone ->
    [true] cancelled for the { $side_id ->
        [attack] attacker
       *[defense] defender
      }.
   *[false] more for the { $side_id ->
        [attack] attacker
       *[defense] defender
      }.
  }

# --- ranks of figures, and letters of dice where there is no picture ---

name-leader = leader
name-minion = minion
name-elite = harbinger
name-boss = wandering monster
letter-yellow = Y
letter-red = R
letter-blue = B
letter-green = G

# --- what objective tokens are in each quest ---

token-tutorial-library = This is the map: pick it up for 3 XP, then everybody escapes through the exit.
token-scorched_earth-artefact = One of the two artefacts: pick it up and carry it to the library.
token-scorched_earth-cave = A cave: pick it up for 5 XP.
token-scorched_earth-library = The library: end a round here with both artefacts and without an enemy in the chamber.
token-black_widow-cave = A cave: pick it up for 5 XP.
token-chosen_one-artefact = A piece of the artefact: pick up all three.
token-chosen_one-library = A piece of the artefact: pick up all three.
token-chosen_one-cave = When the artefact is whole, a wandering monster appears here.
token-immortals_downfall-artefact = A firework to lure the Immortal: pick it up.
token-immortals_downfall-library = Three fireworks to lure the Immortal: pick them up.
token-fiends_treasure-artefact = A key to the Hellhound's door: pick it up.
token-fiends_treasure-cave = A cave: pick it up for 5 XP.
token-fiends_treasure-library = Pick it up to draw an artefact.
token-sparks_in_the_dark-artefact = Pick it up to draw an artefact.
token-sparks_in_the_dark-cave = A switch: when a round begins with a hero on each of both, the exit's door opens.
token-maze_of_darkness-artefact = The artefact: if an enemy is here when the enemy phase begins, you have lost.
token-heart_of_darkness-artefact = Pick it up to draw an artefact.
token-heart_of_darkness-cave = A lever: pull it for one action, and a pillar falls.
tip-strength = { $level ->
    [0] { "" }
   *[other] Level { $level }.{" "}
  }{ $minions ->
    [0] Health { $health }.
    [one] A leader and 1 minion, health { $health } each.
   *[other] A leader and { $minions } minions, health { $health } each.
  }
event-wounds_lost = { $n ->
    [one] 1 wound is
   *[other] { $n } wounds are
  } lost: the minions shield their leader, who can be hit by another attack only.

# --- how it is played, for newcomers ---

primer-1-title = Together
primer-1 = You go through a dungeon and win or lose together. The goals and special rules of the quest stand under “What it is about”. Whatever glows can be chosen; everything else says why not.
primer-2-title = A round
primer-2 = Each hero acts once with three actions: move (two movement points for steps, doors and picking up), fight, or trade and rearrange. Enemies you attacked strike back when you are done. Then all enemies act, experience buys skills, and an event card is drawn.
primer-3-title = A fight
primer-3 = Yellow and red dice attack, blue and green ones defend; swords less shields are wounds. Dice also show bams (stars) and diamonds: they pay for the effects on your cards and skills. The minions of a horde fall before their leader can be hit.
sign-sword = A sword hits.
sign-shield = A shield stops a sword.
sign-bam = A bam pays for effects.
sign-diamond = A diamond does so, too.
sign-yellow = Yellow: attack
sign-red = Red: stronger attack
sign-blue = Blue: defence
sign-green = Green: stronger defence
primer-4-title = Light and shadow
primer-4 = In a shadow zone, out of an enemy's sight, you are not there for it, and skills of the shadow work. Enemies go for the hero with the most unspent experience: buying skills also makes you less of a target.
primer-5-title = Treasure and levels
primer-5 = Kill leaders and pick up treasure, and put it on: two hands and a body. The first hero on a tile with a higher number raises the level for all: stronger guards, better treasure, more skills.
primer-6-title = Death
primer-6 = Whoever falls comes back when the next round begins, for a marker on the Lifebringer. If there is none left, the quest is lost.

# --- led by the hand ---

guide-door = Three actions a turn: move, fight, trade, or open something. Doors glow too. Open this one and see what waits behind it; rooms beyond a door fill with enemies and treasure when it opens.
guide-through = A move has two steps, and opening took one of them: one is left. Go through the door. What your cards do in shadow, they do only in dark zones.
guide-treasure = A treasure lies here. Picking it up takes one step of a move; take it and see which card it is.
guide-wear = New things want to be worn: drag a card onto a hand or the body, or click it. Compare the dice: yellow and red ones attack, blue and green ones defend.
guide-worn = When you are content, say so. What you carry in the pack can be worn another time or made into something better.
guide-rest = Nothing more to do? End your activation. When everybody is done, the enemies act, and the log says whom each of them picks and why.
guide-fight = An enemy is within reach. Point at it first to see the dice and the odds, then strike: swords that no shield stops are wounds, and symbols trigger what your cards say.
