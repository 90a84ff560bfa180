# What is asked and answered in a scenario, English

## Set-up

question-class = Choose the class of character { $number }.
option-class = { $a }
group-class = Classes
question-learn = { $hero } rises to level { $level }: choose a card to learn.
option-learn = { $a }
group-learn = Learn a card
question-perk = { $hero }: choose a perk for the modifier deck.
option-perk = { $thing }
group-perk = Perks
question-buy = { $hero }: buy items ({ $gold } gold left).
option-buy = Buy { $thing } ({ $price } gold)
option-buy-done = Buy nothing more
group-buy = Buy
question-penalty = Which penalty shall revealing room { $number } have?
option-penalty = { $a_id ->
    [minor] Minor penalty
    [major] Major penalty
   *[none] No penalty
}
question-entrance = By which entrance do you come into { $room }?
option-entrance = Entrance { $a } (type { $b })
question-opener = Who counts as the one who opened the door?
option-opener = { $thing }
question-battle_goal = { $hero }: choose your secret battle goal.
option-keep = { $a }: { $task }
group-keep = Battle goals
question-equip = { $hero }: which items do you take along?
option-equip = Equip { $thing }
option-equip-done = Take nothing more
group-equip = Equip
question-hand = { $hero }: choose { $n ->
    [one] the last card
   *[other] { $n } more cards
} for your hand.
option-recommended = Fill up as recommended
option-hand-done = Take these cards
option-take = { $a }
group-recommended = Recommended
group-take = Take
question-place = { $hero }: where do you begin?
option-place = { $thing }
group-place = Places

## Choosing cards and resting

question-select = { $hero }: choose your leading card or a long rest.
option-long_rest = Long rest (99)
option-select-back = Previous character
group-first = Leading card
group-long_rest = Rest
question-pace = { $hero }: a slow or a fast turn? ({ $tokens } time tokens)
option-pace-slow = Slow (+1 token)
option-pace-fast = Fast
option-pace-back = Other cards
question-escape = { $hero } stands on an escape hex. Leave the map?
option-escape-escape = Escape
option-escape-stay = Stay
question-end_order = { $hero }: what comes first at the end of the turn?
option-end_order-loot = Loot
option-end_order-bane = Bane
question-from_shadow = { $hero }: from which shadow?
option-from = From { $thing }
option-from_shadow-skip = Leave it out
group-from = Shadows
question-place_shadow = { $hero }: where does a shadow go?
option-shadow = { $thing }
option-place_shadow-skip = No more
group-shadow = Hexes
question-move_shadow = { $hero }: where does this shadow go?
option-move_shadow-skip = It stays
question-remove_shadow = { $hero }: which shadow do you remove?
option-remove_shadow-skip = No more
question-switch_form = { $hero } is in its { $form }. Take the other one?
option-switch_form-stay = Stay
option-switch_form-switch = The other form
question-select_second = { $hero }: { $card } leads. Choose the second card.
option-second = { $a }
option-select_second-back = Another leading card
group-second = Second card
group-back = Back
question-gather = { $hero }: which active card do you discard for the long rest?
option-gather-end = Discard { $a }
question-short_rest = { $hero }: a short rest? A random one of { $discards } discarded cards is lost, the others return to your hand.
option-short_rest = Short rest
option-short_rest-skip = No rest
option-short_rest-later = No rest before I must
group-later = No rest
question-redraw = { $hero }: { $card } would be lost. For 1 damage another card is drawn instead.
option-redraw-lose = Lose it
option-redraw = Suffer 1 damage, lose another
question-pick_up = { $hero }: take { $card } from the active area along into the rest?
option-pick_up = Take { $a } along
option-pick_up-leave = Leave { $a } active
question-long_rest = { $hero }: which discarded card do you lose?
option-lose = Lose { $thing }
group-lose = Lose a card
question-drop_card = { $hero }: which hand card do you { $lost ->
    [true] lose
   *[false] discard
}?
option-discard = Discard { $a }
group-discard = Discard

## Whose turn it is

question-which_rule = Several special rules apply now: which one first?
option-rule = { $text ->
    [none] Special rule { $n }
   *[other] { $text }
}
question-acts_first = Equal initiative { $initiative }: who acts first?
option-first = { $thing }
option-acts_first-first = { $thing } first

## A character's turn

question-act = { $hero }: { $n ->
    [0] what do you do?
    [one] play the other half.
   *[other] play a top or a bottom half.
}
option-play = { $b_id ->
    [top] Top
   *[bottom] Bottom
} of { $a }
option-default = { $b_id ->
    [top] { $a } as Attack 2
   *[bottom] { $a } as Move 2
}
    .own = { $idle ->
        [true] { $a } without effect ({ $b_id ->
            [top] no attack
           *[bottom] no move
        })
       *[false] { $b_id ->
            [top] { $a } as Attack 2
           *[bottom] { $a } as Move 2
        }
    }
group-play = Play
group-default = Attack 2 or Move 2 instead
option-item = Use { $thing }
group-item = Items
option-end = Give up the bonus of { $a }
group-end = Give up a bonus
option-rest = Take the long rest
group-rest = Rest
option-ask = { $a_id ->
    [everything] Ask me everything
   *[usual] Ask me less
}
group-ask = Questions
preview-ask-everything = From now on you decide about every part that can be left out: heals, loot, conditions, and each step of a move.
preview-ask-usual = What only helps just happens again, and a move ends where you point.
preview-by_ways = You are asked again after each way of this move.
preview-later = You are asked again when you have fewer than two cards in hand.
preview-enough = In your turn you can still use them; only at its end you are not asked any more.
question-end_turn = { $hero }: anything more before your turn ends?
option-end_turn-done = End the turn
option-end_turn-watch = End the turn, but ask me about bonuses between turns
group-watch = End the turn
option-end_turn-enough = End the turn, and ask no more about these
group-enough = End the turn
question-between_turns = { $hero }: give up a bonus before the next turn?
option-go_on = Keep all
option-stop = Keep all, and don't ask again until my next turn
group-go_on = Keep
group-stop = Keep
question-item_turn_start = { $hero }: an item at the start of your turn?
option-item_turn_start-skip = No item
question-use_ability = { $hero }: use { $ability } ({ $source })?
option-use = Use { $ability }
option-use_ability-skip = Leave it out
group-use = Use
group-skip = Leave it out
group-done = Done

question-move = { $hero }: where to? { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}{ $jump ->
    [true] , jumping
   *[false] {""}
}.
option-move = To { $thing } ({ $cost ->
    [one] 1 point
   *[other] { $cost } points
}{ $harm ->
    [0] {""}
    [one] , through 1 harmful hex
   *[other] , through { $harm } harmful hexes
})
option-move-skip = Don't move
option-move-done = Stay here
option-move-by_ways = Go hex by hex
group-by_ways = Way
group-move = Move
question-displace = { $figure } must make room: where to?
question-push = { $by } pushes { $figure }: where to? ({ $n } left)
option-push = To { $thing }
option-push-skip = Don't push
group-push = Push
question-pull = { $by } pulls { $figure }: where to? ({ $n } left)
option-pull = To { $thing }
option-pull-skip = Don't pull
group-pull = Pull
question-heal = { $hero }: whom do you heal by { $n }?
option-heal-skip = Heal nobody
question-shield = { $hero }: who gets Shield { $n }?
option-shield-skip = Nobody
question-retaliate = { $hero }: who gets Retaliate { $n }?
option-retaliate-skip = Nobody
question-give_condition = { $hero }: who gets { $condition }?
option-give_condition-skip = Nobody
question-deal_damage = { $hero }: who suffers { $n } damage?
option-deal_damage-skip = Nobody
question-push_whom = { $hero }: whom do you push by { $n }?
option-push_whom-skip = Nobody
question-pull_whom = { $hero }: whom do you pull by { $n }?
option-pull_whom-skip = Nobody
question-recover_for = { $hero }: which ally recovers cards?
option-recover_for-skip = Nobody
option-target = { $thing }
group-target = Targets
question-recover = { $hero }: which card do you recover from the { $pile_id ->
    [lost] lost
   *[discard] discard
} pile? ({ $n } left)
option-recover = Recover { $a }
option-recover-done = No more
group-recover = Recover
question-refresh = { $hero }: which item do you refresh? ({ $n } left)
option-refresh = Refresh { $thing }
option-refresh-done = No more
group-refresh = Refresh
question-cleanse = { $hero }: which condition do you get rid of?
option-remove = { $a }
group-remove = Conditions
question-summon = { $hero }: where does the summon appear?
option-summon = At { $thing }
option-summon-skip = Don't summon
group-summon = Summon
question-lay_trap = { $hero }: where do you lay the trap?
option-trap = At { $thing }
option-lay_trap-skip = Lay no trap
group-trap = Lay a trap
question-disarm_trap = { $hero }: which trap do you disarm?
option-disarm = { $name } at { $thing }
option-disarm_trap-skip = Disarm none
group-disarm = Disarm
question-create_obstacle = { $hero }: where does the obstacle appear?
option-obstacle = At { $thing }
option-create_obstacle-skip = Create none
group-obstacle = Obstacle
question-destroy_obstacle = { $hero }: which obstacle do you destroy?
option-destroy = { $name } at { $thing }
option-destroy_obstacle-skip = Destroy none
group-destroy = Destroy
question-move_obstacle = { $hero }: which obstacle do you move?
option-move_obstacle-take = { $name } at { $thing }
option-move_obstacle-skip = Move none
question-move_obstacle_to = { $hero }: where to?
option-to = To { $thing }
option-move_obstacle_to-skip = Leave it there
group-to = Where to
question-tile = { $hero }: which tile? ({ $what ->
    [destroy] destroy
    [relocate] place elsewhere
    [move] move
    [replace] replace
   *[other] spring
})
option-tile = { $name } at { $thing }
option-tile-skip = None
group-tile = Tile
question-tile_to = { $hero }: where does the tile go?
option-tile_to-skip = Nowhere
question-reorder = { $hero }: which card becomes number { $place } from the top of your modifier deck?
option-top = { $card }
group-top = Cards
question-grant = { $hero }: whom do you command?
option-grant-skip = Nobody else
question-control = { $hero }: which enemy do you control?
option-control-skip = None
question-command_move = { $hero }: where does { $figure } go? ({ $points } movement points)
option-command_move-skip = It stays
question-command_attack = { $hero }: whom does { $figure } attack? (Attack { $value })
option-command_attack-skip = Nobody
question-teleport = { $hero }: where do you teleport to?
option-teleport = To { $thing }
option-teleport-skip = Stay
group-teleport = Teleport
question-rewind = { $hero }: which marker goes back?
option-rewind = { $thing }
option-rewind-skip = None
group-rewind = Markers
question-follow = { $hero }: { $figure } sees no enemy. Does it come to you?
option-follow = To { $thing }
option-follow-skip = It stays
group-follow = Come nearer
question-monster_boon = { $figure }: who gets { $condition }?

## Attacks

question-attack = { $hero }: Attack { $value }{ $range ->
    [0] {""}
   *[other] , range { $range }
} – { $choice_id ->
    [area] place the area.
    [first] choose the first of up to { $left } targets.
    [further] choose a further target{ $left ->
        [one] .
        [99] {" "}or finish.
       *[other] {" "}({ $left } more at most).
    }
    [targets] choose the targets.
   *[target] choose the target.
}
option-attack-target = Attack { $thing }
option-targets = All: { $targets }
option-area = Area on { $targets }
option-augment = Consume { $elements }
option-attack-skip = Don't attack
option-attack-done = No further target
group-targets = All targets
group-area = Areas
group-augment = Elements
question-next_target = { $hero }: whom do you attack next?
question-add_target = The modifier card adds a target: whom?
option-add_target-skip = No further target
question-modifier = { $hero }: which modifier card counts?
option-count = { $cards }
group-count = Modifier cards
question-order = Add first or double first? The attack is { $value } so far.
option-order = Attack value { $value }
group-order = Attack value
question-item_target = { $hero }: an item for the attack on { $target }?
option-item_target-skip = No item
question-item_attacked = { $hero } is attacked by { $attacker } (Attack { $value }): an item?
option-item_attacked-skip = No item
question-item_shield = { $hero } would suffer { $value } damage from { $attacker }: which armour helps first?
question-item_double_drawn = { $attacker } has drawn ×2 against { $hero }: an item?
option-item_double_drawn-skip = No item
question-item_condition = { $hero } would get { $condition }: an item?
option-item_condition-skip = No item
question-item_consume = { $hero }: an item that stands for an element?
option-item_consume-skip = No item
question-item_fatal = { $hero } would fall: an item?
option-item_fatal-skip = No item
question-item_trap = { $hero } springs a trap: an item?
option-item_trap-skip = No item
question-item_heal = { $hero }: an item for the heal?
option-item_heal-skip = No item
question-item_move = { $hero }: an item for the move?
option-item_move-skip = No item
question-damage = { $hero }: { $amount } damage{ $cause_id ->
    [attack] {" "}from an attack
    [trap] {" "}from the trap
    [hazard] {" "}from hazardous terrain
    [wound] {" "}from the wound
    [bane] {" "}from the bane
    [retaliate] {" "}from retaliate
   *[other] {""}
}. Suffer it ({ $hp } → { $left ->
    [0] 0 hit points: exhausted
   *[other] { $left } hit points
}) or lose cards?
option-suffer = Suffer { $amount } damage
option-damage-lose = Lose { $a } instead of { $amount } damage
option-two_discards = Lose two discarded cards instead of { $amount } damage
group-suffer = Suffer
group-two_discards = Lose two discarded cards
question-lose_discard = { $hero }: which discarded card do you lose?
option-lose_discard-done = Lose these cards
question-negate_with = { $hero }: what negates the { $amount } damage?
option-bonus = { $a }
group-bonus = Bonuses
question-effects = { $hero }: give { $figure } { $conditions }?
question-own_effects = { $hero }: take { $conditions }?
option-apply = Yes
option-leave = Without { $condition }
group-leave = Leave out
question-next_effect = { $hero }: what happens to { $figure } first?
option-next_effect-push = Push { $n }
option-next_effect-pull = Pull { $n }

## Elements

question-infuse = Which element do you infuse?
option-element = { $a }
group-element = Elements
question-consume_which = Which element is consumed?
option-elements = { $elements }
group-elements = Elements
question-augment = { $hero }: consume elements for this ability?
option-augment-done = No more elements

## What the party decides

question-monster_target = { $figure }: whom does it attack next?
question-monster_choice = { $figure }: { $why }
option-go = { $attacked ->
    [none] To { $hex }
   *[other] To { $hex }, attack on { $attacked }
}
group-go = Choices
question-monster_focus = Whom does { $figure } focus on? All are equal.
option-focus = { $thing }
group-focus = Focus
question-monster_way = Which of the equal ways does { $figure } take?
option-through = Over { $hexes }
group-through = Ways
question-monster_heal = Whom does { $figure } heal?
option-heal = { $thing }
option-monster_heal-heal = { $thing }
question-monster_summon = { $figure } summons { $type }: where?
question-monster_trap = { $figure } lays a trap: where?
question-monster_door = Which door does { $figure } open?
option-door = Door { $a }
group-door = Doors
question-scarce_monster = Not enough standees for { $type }: where is one placed?
option-scarce_monster-place = { $rank } at { $thing }
question-spawn = { $type } ({ $rank }) enters: where?

## Why not

refused-half_played = The { $half } half has already been played: now the other half of the other card.
refused-stunned = Stunned.
refused-disarmed = Disarmed: no attacks.
refused-immobilized = Immobilized: no moves.
refused-no_target = There is no target in reach.
refused-no_ally = There is no ally in reach.
refused-no_room = There is no room for more tokens.
refused-no_way_back = You are where your turn began, or somebody else stands there.
refused-no_element = The elements that this action costs are not there.
refused-no_shadow = You have no shadow on the map.
refused-no_form = There is no other form.
refused-no_marker = None of your active cards has used a slot.
refused-no_empty_hex = There is no empty hex.
refused-nothing_to_loot = There is nothing to loot.
refused-no_trap = There is no trap in reach.
refused-no_tile = There is no such tile in reach.
refused-no_obstacle = There is no obstacle in reach.
refused-cuts_off = That would cut off a part of the map.
refused-obstacle_stuck = The obstacle can't be moved anywhere.
refused-nothing_to_recover = There is no card to recover.
refused-nothing_to_refresh = There is no item to refresh.
refused-no_such_condition = You have no such condition.
refused-moved_through_nobody = You have not moved through an enemy.
refused-item_spent = It is spent until your next long rest.
refused-item_consumed = It is consumed for this scenario.
refused-enemy_there = { $what } stands there: nobody moves through enemies.
refused-ally_there = { $what } stands there: you may pass, but not stay.
refused-obstacle_there = { $what }: an obstacle. Who jumps or flies passes.
refused-door_locked = The door is locked.
refused-invisible = { $thing } is invisible.
refused-out_of_range = { $distance } hexes away, range { $range }.
refused-no_way = There are walls all the way.
refused-no_sight = No line of sight.
refused-already_targeted = Already a target.
refused-element_inert = Not to be had: { $elements }.
refused-item_does_not_fit = It does not fit this attack.
refused-selected_card = It is selected for this round.
refused-too_few_discards = That needs two discarded cards.
refused-too_dear = Costs { $price } gold: not enough.

## Previews

preview-attack = { $target }: { $damage } damage expected ({ $least }–{ $most }), falls with { $falls } %{ $mode_id ->
    [advantage] {" "}(advantage)
    [disadvantage] {" "}(disadvantage)
   *[normal] {""}
}
leads-attack = about { $damage } damage{ $falls ->
    [0] {""}
    [100] : falls
   *[other] , falls with { $falls } %
}
leads-attacks = { $n } targets, about { $damage } damage in all
leads-left = { $left ->
    [0] exhausted
   *[other] { $left } left
}
preview-retaliate = If it survives, its retaliate costs you { $amount } hit { $amount ->
    [one] point
   *[other] points
}
preview-reach = From there { $card } reaches { $targets }
preview-reach-nobody = No enemy in reach from there
preview-targets = In reach: { $targets }
preview-move = { $cost ->
    [one] 1 movement point
   *[other] { $cost } movement points
}, { $left } left
preview-door = Opens the door and reveals what is behind it.
preview-trap = { $name }: { $damage ->
    [0] no damage
   *[other] { $damage } damage
}{ $conditions ->
    [none] {""}
   *[other] , { $conditions }
}
preview-hazard = { $name }: { $damage } damage
