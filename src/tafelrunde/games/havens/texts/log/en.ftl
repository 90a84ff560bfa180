# What happens in a scenario, English

## Set-up

event-plays = { $seat } plays { $hero }.
event-level_up = { $hero } is level { $level } now: learns { $card }, perk { $perk }.
event-buys = { $hero } buys { $item } for { $price } gold.
event-scenario = { $scenario }, level { $level }.
event-section = { $section }
event-scenario_rule = Special rule: { $text }
event-keeps_goal = { $hero } has chosen a battle goal.
    .own = { $hero } has chosen a battle goal: { $goal }.
event-equips = { $hero } takes along { $items }.
event-burdened = { $hero } puts { $n ->
    [one] one −1 card
   *[other] { $n } −1 cards
} into the modifier deck.
event-hand = { $hero } has chosen { $n } hand cards.
    .own = { $hero } has chosen { $n } hand cards: { $cards }.
event-placed = { $hero } begins at { $at }.
event-random_room = Room { $number }: { $room } – { $encounter }.
event-penalty = { $penalty_id ->
    [minor] Minor
   *[major] Major
} penalty of { $room }.

## The round

event-round = Round { $round } begins.
event-declares_rest = { $hero } takes a long rest (initiative 99).
event-shows_cards = { $hero } shows { $lead } and { $second } (initiative { $initiative }).
event-monster_card = { $types } (initiative { $initiative }): { $card }.
event-order = Order: { $order }.
event-turn = { $figure } is on turn ({ $initiative }).
event-acts_at_once = { $figure } has just been revealed and acts at once (initiative { $initiative }).
event-monster_deck_shuffled = The ability cards of { $types } are shuffled.
event-reshuffles = { $deck_id ->
    [monsters] The monsters' modifier deck is shuffled.
    [allies] The allies' modifier deck is shuffled.
   *[other] { $deck } shuffles the modifier deck.
}
event-turn_lost = { $hero } is stunned and loses the turn: { $cards } are discarded.
event-short_rest = { $hero } takes a short rest: { $card } is drawn.
event-rested = { $hero } loses { $card } and takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} back.
event-refreshed = { $hero }: { $item } can be used again.

## Cards and items

event-plays_card = { $hero } plays the { $half } of { $card }.
event-plays_default = { $hero } uses { $card } for { $half_id ->
    [top] Attack 2
   *[bottom] Move 2
}.
event-card_discarded = { $hero } discards { $card }.
event-card_lost = { $hero } loses { $card }.
event-card_active = { $hero }: { $card } is active { $lasts_id ->
    [round] until the end of the round
   *[persistent] until it is used up or ended
}.
event-charge_used = { $hero }: { $card }, use slot { $used } of { $slots }.
event-marker_back = { $hero }: the marker of { $card } goes back ({ $used } of { $slots } slots used).
event-commands = { $by } commands { $figure }.
event-fast_turn = { $hero } takes a fast turn ({ $tokens } tokens left).
event-gains_tokens = { $hero } gets time tokens: { $n } ({ $tokens } in all).
event-shadow_placed = { $hero }: a shadow at { $at }.
event-shadow_moved = { $hero }: a shadow goes from { $at } to { $to }.
event-shadow_removed = { $hero } removes the shadow at { $at }.
event-takes_form = { $hero } takes its { $form }.
event-teleports = { $figure } teleports to { $to }.
event-bonus_ends = { $hero }: { $card } is no longer active and { $pile_id ->
    [lost] lost
   *[discard] discarded
}.
event-ability_impossible = { $hero } can't use { $ability }: { $reason_id ->
    [stunned] { refused-stunned }
    [disarmed] { refused-disarmed }
    [immobilized] { refused-immobilized }
    [no_ally] { refused-no_ally }
    [no_room] { refused-no_room }
    [no_way_back] { refused-no_way_back }
    [no_element] { refused-no_element }
    [no_shadow] { refused-no_shadow }
    [no_form] { refused-no_form }
    [no_marker] { refused-no_marker }
    [no_empty_hex] { refused-no_empty_hex }
    [nothing_to_loot] { refused-nothing_to_loot }
    [no_trap] { refused-no_trap }
    [no_tile] { refused-no_tile }
    [no_obstacle] { refused-no_obstacle }
    [cuts_off] { refused-cuts_off }
    [obstacle_stuck] { refused-obstacle_stuck }
    [nothing_to_recover] { refused-nothing_to_recover }
    [nothing_to_refresh] { refused-nothing_to_refresh }
    [no_such_condition] { refused-no_such_condition }
    [moved_through_nobody] { refused-moved_through_nobody }
   *[no_target] { refused-no_target }
}
event-uses_item = { $hero } uses { $item }{ $state_id ->
    [spent] {" "}(spent now)
    [consumed] {" "}(consumed now)
   *[ready] {""}
}.
event-recovers = { $hero } takes { $card } back from the { $pile_id ->
    [lost] lost
   *[discard] discard
} pile.
event-looks_at_modifiers = { $hero } looks at the top { $n } modifier cards.
event-gains_xp = { $hero } gains { $amount } XP.

## Moving

event-moves = { $figure } { $how_id ->
    [jump] jumps
    [fly] flies
    [forced] is moved
   *[walk] moves
} { $n ->
    [one] 1 hex
   *[other] { $n } hexes
} to { $to }.
event-enters_hazard = { $figure } enters { $name }.
event-trap_sprung = { $figure } springs a trap ({ $name }).
event-displaced = { $figure } makes room: to { $to }.
event-falls = { $figure } can't fly any longer and falls.
event-push_ends = { $figure } is not pushed any farther{ $because_id ->
    [blocked] : a wall or obstacle is in the way
   *[stuck] : there is no room
} ({ $left } left).
event-pull_ends = { $figure } is not pulled any nearer{ $because_id ->
    [blocked] : a wall or obstacle is in the way
   *[stuck] : there is no room
} ({ $left } left).
event-door_opened = { $figure } opens the door at { $at }.
event-unlocked = The door at { $at } is no longer locked.
event-room_revealed = Room { $room } is revealed.
event-monster_placed = { $figure } ({ $rank }) appears at { $at }.
event-no_standee = There is no standee left for { $type }.
event-standees_short = Only { $n } of { $wanted } standees for { $type } are left.
event-ally_placed = { $figure } stands at { $at }.
event-trap_laid = { $figure } lays a trap at { $at }{ $damage ->
    [0] {""}
   *[other] {" "}({ $damage } damage)
}.
event-trap_disarmed = { $figure } disarms the trap at { $at } ({ $name }).
event-tile_created = { $figure } creates { $name } at { $at }.
event-tile_destroyed = { $figure } destroys { $name } at { $at }.
event-tile_moved = { $figure } moves { $name } from { $at } to { $to }.
event-obstacle_created = { $figure } creates an obstacle at { $at } ({ $name }).
event-obstacle_destroyed = { $figure } destroys the obstacle at { $at } ({ $name }).
event-obstacle_moved = { $figure } moves the obstacle from { $at } to { $to } ({ $name }).
event-summons = { $figure } summons { $summoned } at { $at }.
event-summon_leaves = { $figure } disappears.
event-tile_placed = { $tile } appears at { $at }.
event-tiles_cleared = All tiles { $tile } disappear.
event-hardened = { $figure } has Shield { $shield } for the rest of the scenario.

## Attacks and damage

event-attacks = { $attacker } attacks { $target }.
event-draws = { $figure } draws { $cards }{ $mode_id ->
    [advantage] {" "}with advantage: { $counts } counts
    [disadvantage] {" "}with disadvantage: { $counts } counts
   *[normal] {""}
}.
event-attack_result = { $attacker } → { $target }: { $terms }{ $pierce ->
    [0] {""}
   *[other] {" "}(pierce { $pierce })
}
    .mark = { $drawn }
event-damage_becomes = { $figure }: { $before } damage becomes { $amount }.
event-suffers = { $figure } suffers { $amount } damage{ $cause_id ->
    [trap] {" "}from the trap
    [hazard] {" "}from hazardous terrain
    [wound] {" "}from the wound
    [bane] {" "}from the bane
    [retaliate] {" "}from retaliate
    [price] {" "}for another card
   *[other] {""}
}: { $hp } left.
event-negates = { $hero } does not suffer the { $amount } damage: { $card }.
event-negates_by_item = { $hero } does not suffer the { $amount } damage: { $item }.
event-negates_by_card = { $hero } loses { $card } instead of suffering { $amount } damage.
event-negates_by_discards = { $hero } loses { $cards } instead of suffering { $amount } damage.
event-survives = { $hero } survives by { $item } with { $hp } hit points.
event-dies = { $figure } dies{ $by_id ->
    [none] {""}
   *[other] {" "}by { $by }
}.
event-destroyed = { $figure } is destroyed.
event-coin = { $figure } leaves a coin at { $at }.
event-exhausted = { $hero } is exhausted.
event-character_dies = { $hero } is dead for good.
event-condition = { $condition_id ->
    [bless] { $figure } is blessed: a ×2 card goes into the modifier deck.
    [curse] { $figure } is cursed: a ×0 card goes into the modifier deck.
   *[other] { $figure } gets { $condition }.
}
event-condition_ends = { $figure }: { $condition } is over.
event-condition_removed = { $figure } is rid of { $condition }.
event-immune = { $figure } is immune to { $condition }.
event-supply_empty = { $figure }: there is no card for { $condition } left.
event-heals = { $figure } heals { $amount }: { $restored ->
    [0] no hit points restored
    [one] 1 hit point restored
   *[other] { $restored } hit points restored
}, { $hp } now.
event-retaliates = { $figure } retaliates against { $target } with { $amount }.
event-shield = { $figure } has Shield { $n }.
event-retaliate = { $figure } has Retaliate { $n }{ $range ->
    [one] {""}
   *[other] , up to { $range } hexes
}.
event-guard = { $figure } is guarded: attacks on it have disadvantage this round.

## Elements

event-infuses = { $element } is infused.
event-element_strong = { $element } is strong.
event-element_wanes = { $element } { $left ->
    [0] is gone
   *[other] wanes
}.
event-consumes = { $element } is consumed.

## Loot

event-loots_coins = { $hero } loots { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
event-loots_goal = { $hero } loots a goal tile at { $at }.
event-loots_treasure = { $hero } loots the treasure at { $at }.
event-treasure_gold = { $hero } finds { $amount } gold.
event-treasure_item = { $hero } finds { $item }.
event-treasure_item_sold = { $hero } finds { $item }, already has it and sells it for { $amount } gold.
event-treasure_resources = { $hero } finds { $loot } ({ $amount }).
event-treasure_design = { $hero } finds the design of an item.
event-treasure_scenario = { $hero } finds a map to another scenario.

## Monsters

event-focus = { $figure }: { $why } ({ $considered })
event-no_focus = { $figure } has no focus: no move, no attack.
event-intent = { $figure }: { $why }
event-stunned = { $figure } is stunned and does nothing.
event-immobilized = { $figure } is immobilized and does not move.
event-disarmed = { $figure } is disarmed and does not attack.
event-summon_fails = { $figure } can't summon { $type }: { $because_id ->
    [hex] no empty hex
   *[standee] no standee left
}.
event-no_place_for_trap = { $figure } finds no place for a trap.
event-monster_loots = { $figure } takes { $n ->
    [one] 1 coin
   *[other] { $n } coins
} away.
brief-considered = { $enemy } { $path ->
    [0] at once
    [one] 1 step
   *[other] { $path } steps
}{ $harm ->
    [0] {""}
   *[other] , { $harm } negative
}
brief-unreachable = { $enemy } out of reach

## The end

because-goal = the goal is reached
because-special = by a special rule
because-exhausted = all characters are exhausted
because-ally_lost = what had to be protected is lost
because-too_late = too late
because-breach = an enemy has broken through
event-scenario_won = The scenario is won at the end of round { $round }: { $because_id ->
    [special] { because-special }
   *[goal] { because-goal }
}.
event-scenario_lost = The scenario is lost: { $because_id ->
    [exhausted] { because-exhausted }
    [ally_lost] { because-ally_lost }
    [too_late] { because-too_late }
    [breach] { because-breach }
   *[special] { because-special }
}.
event-plate_pressed = { $hero } presses a plate: { $left ->
    [0] it was the last one.
   *[other] { $left } to go.
}
event-place_held = The place was held: { $rounds } of { $n } rounds.
event-escaped = { $hero } has escaped.
event-mastered = { $hero } has mastered: { $mastery }.
event-takes_home = { $hero } takes home { $xp } XP, { $gold } gold and { $checks ->
    [0] no checkmark
    [one] 1 checkmark
   *[other] { $checks } checkmarks
}{ $goal_id ->
    [none] {""}
   *[other] {" "}({ $goal })
}.
event-over = { $result_id ->
    [won] Won
   *[lost] Lost
} after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.

## Summands

term-base = Attack
term-card = ability card
term-augment = element
term-poison = poison
term-aura = aura
term-shield = shield
term-null = ×0
    .factor = 0
term-double = modifier ×2
    .factor = 2
term-no_less_than_zero = at least 0
term-target_isolated = target alone
term-target_adjacent_to_your_ally = ally beside the target
term-target_negative_condition = target has a condition
term-target_poisoned = target poisoned
term-target_full_hp = target unhurt
term-target_adjacent_obstacle = obstacle beside the target
term-twice_target_shield = target's shield
term-self_damaged = attacker hurt
term-self_invisible = invisible
term-per_adjacent_enemy = adjacent enemies
term-stopped_by_wall_or_obstacle = against the wall

## Statistics

figure-damage = Damage dealt
figure-kills = Enemies killed
figure-suffered = Damage suffered
figure-xp = Experience
figure-gold = Gold
figure-checks = Checkmarks
