# The card of a quest: what everybody is told when it begins.
briefing-title = { $number ->
    [0] Introduction: { $quest }
   *[other] Quest { $number }: { $quest }
}
briefing-own = { $quest }
briefing-campaign = { $left ->
    [0] This is the last quest of your campaign.
    [one] Quest { $n } of your campaign; one more follows.
   *[other] Quest { $n } of your campaign; { $left } more follow.
}

campaign-rule-1 = A campaign: what would bring XP brings mini XP, and five of them become one XP. A maneuver costs one mini XP.
campaign-rule-2 = Cards above the level of the game can be carried, but not used. Artefacts are of level 4.
campaign-rule-3 = Skills, XP and six cards, one artefact among them, go on to the next quest. A defeat costs all mini XP.

story-tutorial = Two halls under the old keep, a few guards, and in the reading room a map of everything that waits further down. Fetch the map and come out again alive. It is a good place to learn how to walk in the dark.
story-scorched_earth = The village above you is ash, and whoever burnt it has hidden two artefacts in these halls. What they are good for is written only in the library. Find both, and hold the library long enough to read.
story-black_widow = Something has been carrying people off from the farms, wrapped in silk. You have found its lair, and now the Giant Spider wants out. It must not get past you into the open.
story-chosen_one = An artefact was broken into three pieces, so that nobody should ever use it. One of you is meant to. Put it together again and bring the Chosen One out; what sleeps in the caves will notice.
story-goblin_war_drums = For nights the goblins have been drumming, and the hill no longer bears it: behind you the ground drops away, tile after tile. Run. Past the pillars a sentinel guards the only way out.
story-immortals_downfall = A troll that no blade can hurt is walking towards your camp, and nobody stands in its way but you. Between you and it lies a bridge on two pillars. Lure the Immortal onto it with fireworks, and let it fall.
story-fiends_treasure = A fiend has locked its hoard away and put a Hellhound in front of it. The door takes two keys, and they are somewhere in these halls. Open it when you are ready and not before: the hound has not eaten for a long time.
story-sparks_in_the_dark = The way you came by is buried. There is another one, behind a door that only moves when somebody stands on both switches, and they are far apart. What lives behind the door will hear it move.
story-big_game_hunting = Long ago three monsters were walled in behind pillars: the Relentless. The pillars are crumbling. It is better to meet the three one after the other, and at a time of your own choosing.
story-maze_of_darkness = What the darkness wants lies in the middle of this maze, and it comes for it from every side. Ten rounds of it you have to outlast. The pillars will buy you time.
story-heart_of_darkness = At the bottom of everything waits the Ambassador of the darkness. It has three lives, one on each floor, and it gets stronger with each of them. The deeper you go, the more the darkness feeds on you, so do not linger.

advice-tutorial = For your first steps: a Move action has two movement points, for steps, doors and picking up. Open a door when the others are near, for behind it may be an ambush. “Hint” tells you at any time what a bot would do, and why.

# Special rules that stand only on the card.
more-scorched_earth-1 = Three tokens lie face down: two artefacts and a cave.
more-scorched_earth-2 = Heroes may trade the artefacts like cards.
more-black_widow-1 = A cave token brings 5 XP.
more-chosen_one-1 = Before you begin you agree on one hero, the Chosen One.
more-chosen_one-2 = Only the Chosen One has to leave through the exit; the artefact stays with this hero.
more-goblin_war_drums-1 = When the first hero passes the pillars, the sentinel appears: a wandering monster.
more-immortals_downfall-1 = An artefact token is one firework, the library three. Setting one off costs a movement point; at the end of the round it has burnt down.
more-immortals_downfall-2 = Both pillars have 5 health and are attacked like enemies. With the second one the bridge falls, and everybody on it.
more-fiends_treasure-1 = Three caves and one key lie face down; the other key lies in the open, and a guard waits behind its door.
more-sparks_in_the_dark-1 = An artefact token brings an artefact.
more-big_game_hunting-1 = Whoever kills a Relentless gets what it carries, three more treasures of level 4 and an artefact.
more-maze_of_darkness-1 = The level rises only with each wave of guards, and no event cards are drawn.
more-maze_of_darkness-2 = With each wave of guards treasure lies in the rooms of the middle tile again.
more-heart_of_darkness-1 = The Ambassador waits behind its door; it acts once that is open.

# What loses a quest.
defeat-lifebringer = { $n ->
    [0] Whoever falls has to come back when the next round begins, and the Lifebringer has no marker left: then you have lost.
    [one] Whoever falls comes back for a marker on the Lifebringer. There is one; once it is used up, the next fall loses the quest.
   *[other] Whoever falls comes back for a marker on the Lifebringer. There are { $n }; once they are used up, the next fall loses the quest.
}
defeat-immortals_downfall = If the bridge falls without the Immortal on it, you have lost.
