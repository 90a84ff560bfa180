# The story of the adventures: goals, entries (SS-JRN-09), and what decisions and special actions are called.

# --- The Awakening ---
goal-the_awakening = Reach the gate, gather there, and leave no enemy in play.
entry-the_awakening = You were dead. It was restful. Now somebody has dug you up, it is night, and the gate is the only way out.
entry-the_gate = The gate is reached. Behind you something wakes that has slept even longer than you have.

# --- The Toll Bridge ---
goal-the_toll_bridge = Hold the bridge for ten rounds. If two more enemies than heroes are in play, it falls.
entry-the_toll_bridge = The collector has run, the toll box has not. Until the militia is out of bed, the bridge is yours to hold.
name-toll_box = Open the toll box
entry-toll_box = The box is full, and nobody is looking. That is when one finds out who one is.
name-leave_the_toll = Leave it: it is not ours
name-take_the_toll = Take it, all of it
name-share_the_toll = Take what a guard would be paid
entry-bridge_pedlar = A pedlar sat under the bridge the whole time. He has prices for emergencies.
entry-bridge_shakes = The third pillar groans, and something climbs up where it stands.
entry-bridge_horns = Horns, from the wrong side.
entry-bridge_thanks = Word has gone round that the toll box is safe with you. The miller's wife brings soup, in the middle of the fight.

# --- Lair of the Primal Spider ---
goal-primal_spider_lair = Kill the Primal Spider. She shows herself when somebody enters her lair.
entry-primal_spider_lair = Three shepherds went in to look for a sheep. Nine sheep went in to look for the shepherds. Now it is you.
entry-the_lair = Threads as thick as ropes, and eight eyes in the dark. None of them blinks.
entry-lair_hisses = A hissing runs through the threads, and everything with eight legs feels better at once.

# --- The Burning Village ---
goal-the_burning_village = Save the miller, the smith and the child at the well: a standard action at each of the three places.
entry-the_burning_village = From afar it looked like a feast. It is none. Three people are missing, and the fire is not waiting.
name-mill = Carry the miller out
entry-the_mill = The miller will not leave without his bread. It is good bread.
name-smithy = Pull the smith out
entry-the_smithy = The smith is out. Inside, the forge glows, and on the wall hangs a year of his work.
name-douse_the_forge = Go back in and put out the forge
name-loot_the_forge = Save what can be carried. To your own pack
name-well = Let down the bucket for the child
entry-the_well = A child comes up, soaked, with the village bell in its arms. "Somebody had to."
entry-sparks_fly = The wind turns, and with it the question of where one may stand.
entry-roofs_fall = A roof comes down and takes a wall with it. Now there is a way, for everybody.
entry-village_dawn = Morning. One can see how much is still standing: more than one feared.

# --- The Brood Gardens ---
goal-the_spider_nests = Destroy all nests. New ones count, too.
entry-the_spider_nests = Once there were roses here, and bees. There are still hives. One should not put an ear to them.
entry-the_beekeeper = The old beekeeper has not been stung by anything for thirty years, and does not mean to start now.
name-smoke_the_hives = Take his smoker and smoke out everything
name-ask_for_the_key = Ask for the key to the honey cellar
entry-old_hive = Under the old hive lie shards that shine. On it sits what shines less.
entry-brood_hatches = It ticks, in all hives at once. Then it does not tick any more.

# --- The Vault of Oaths ---
goal-the_vault = Open all three chests. Two locks are magic; the statue in the north knows of a key.
entry-the_vault = Here the old kings kept what they had sworn, so that nobody should hold them to it.
name-statue = Speak to the statue
entry-the_statue = The statue holds out its hand. It wants something, and it has time.
name-swear_the_oath = Swear the old oath
name-break_the_statue = Break off the hand
name-whisper_a_secret = Whisper something true to it
entry-left_seal = Among the coins the left half of a seal. It feels heavier than it is.
entry-right_seal = The right half. From somewhere comes the noise of many feet: the left one has been missed.
entry-the_threshold = Behind the door the dust lies a hand deep. An altar lights itself, and so does something opposite.
entry-vault_breathes = The vault breathes in. It has not done that for a long time.

# --- The Elf Knight ---
goal-the_elf_knight = Kill the Elf Knight. Every stone with his name that is broken (C1, C3, E3) weakens him.
entry-the_elf_knight = He was somebody's hero, too. He still rides as if they were watching.
entry-stone_north = Three stones bear his name. The first breaks, and far off somebody sways in the saddle.
entry-stone_south = The second. He calls something that sounds like a plea, in a language that has no word for it.
entry-stone_east = The last stone. Now he is only a man with a sword, which is enough.
entry-second_altar = The second altar lights up. Somebody up there has taken your side, late, but well.

# --- The Long Trek ---
goal-the_refugees = Bring Old Maren to the ferry in I6. If she dies, all was for nothing.
entry-the_refugees = Forty people, eleven carts, one goat, and Old Maren, who knows the way and says so at every step.
entry-the_ford = The ford is higher than Maren remembers. The trek stops and looks at you.
name-carry_the_old = Carry the old across
name-toll_the_trek = Ask what it is worth to them
name-look_for_stones = Look for the stones
entry-the_shrine = Maren hangs a ribbon on the shrine, one she has carried for sixty years. Beyond the river an altar answers.
entry-trek_hunted = The goat lifts its head. Then you hear it, too.
entry-trek_riders = At the ferry somebody is waiting. It is not the ferryman.

# --- The Gremlin Market ---
goal-the_gremlin_market = Reach the throne and open a chest; or look into the ledger in E3 and find something better to do.
goal-overthrow = Now the throne must be reached and no enemy be left in play.
goal-heist = Now two chests must be opened.
goal-flight = Now the ledger must be carried to A5, and all must be at the entrance (A4, A5, B5).
entry-the_gremlin_market = Everything that was ever stolen is for sale here. Some of it was yours.
entry-the_stall = "Hardly used!" says the gremlin. The blood on it is fresh.
entry-the_sellsword = Lot number seven is a sellsword. He prefers to go with you, without the auction.
name-ledger = Take the ledger
entry-the_ledger = Here it stands: who robbed whom, for how much, and who knew of it. Half the realm is on page one.
name-burn_the_ledger = Burn it, and them out of their market
name-sell_the_ledger = Sell it to those who are in it
name-study_the_ledger = Read on: where do they keep the best?
entry-ledger_burns = It burns well. The market smells it and grows very quiet. Then very loud.
entry-ledger_sold = The first buyer pays at once. Now everybody knows who has the book.
entry-ledger_read = Between two pages is a key. Gremlins are orderly people.
entry-the_throne = The throne is made of chairs. Whoever sat here has left by the back door.
entry-market_brawl = Somebody has haggled too well. Everybody hits everybody.
entry-market_bell = The closing bell. A wall slides open: deliveries.
entry-market_closes = The lamps go out, one by one. The prices do not fall.

# --- The Night of Souls ---
goal-the_night_of_souls = Lay the three graves in A3, D3 and I4 to rest: a standard action at each.
entry-the_night_of_souls = Once a year the dead may complain. This year they have a reason: somebody is eating them.
name-grave_west = Close the western grave
entry-grave_west = "Thank you", says the stone. Then: "Behind you."
name-grave_north = Close the northern grave
entry-grave_north = A queen, by the crown. She would like to know who won. Nobody has the heart to tell her.
name-grave_east = Close the eastern grave
entry-grave_east = In the eastern grave hundreds of small lights wait. They are not yours. They do not know that.
name-say_the_rites = Say the rites for them
name-drink_the_souls = Drink them
name-keep_the_lantern = Take the lantern that kept them
entry-the_chapel = The chapel has no roof, no door and no priest. It still works.
entry-souls_wake = Cold fingers go through your pockets, and through you.
entry-souls_hunger = What eats souls has smelt yours. They have been used twice; that makes them tender.
entry-souls_sigh = A sigh goes through the graveyard, a friendly one for once. Somebody remembers you.
entry-eater_dead = It bursts, and a hundred voices say each other's names.

# --- The Queen of the Brood ---
goal-the_queens_brood = Kill the Spider Queen and destroy all nests. The key to her chamber lies in I7; in G3 and G9 her hearts beat.
entry-the_queens_brood = All threads lead here. Follow one, and somebody at the other end feels it.
entry-the_larder = Nine cocoons. One of them swears.
entry-the_gallery = From up here one sees a wall that is only silk.
entry-brood_gate = She has heard you for hours. She has had the table laid.
name-challenge_the_queen = Step out and call her by her name
name-burn_the_silk = Set fire to the silk
name-sneak_along_the_wall = Keep to the wall, breathe, go on
entry-heart_north = Under the floor beats something, out of time with you. One blow, and it stumbles.
entry-heart_south = The second heart. Somewhere above, eight legs buckle.
entry-queen_calls = She calls. Whatever can crawl crawls faster.
entry-queen_stirs = The floor trembles. It is not the floor.
entry-silk_falls = Silk falls from the ceiling, softly, like snow that does not let go.

# --- The Last Gate ---
goal-the_last_gate = Light the beacons in G1 and H9 to get the key, reach the gate in N5 and kill the Elf Priestess.
goal-stolen = Now the Gate Stone must be carried back to A4, past everything that wants it.
entry-the_last_gate = Behind this gate is everything you were dug up for. In front of it is everything else.
entry-the_camp = The last camp before the end, and a merchant in it. "One lives", he says, "till one doesn't."
name-north_tower = Light the northern beacon
entry-north_tower = The wood is dry. Somebody has kept it so for two hundred years, just in case.
name-south_tower = Light the southern beacon
entry-south_tower = It burns. Not only friends can see it.
entry-beacons_burn = Both beacons burn, and between them falls a key of light into an open hand.
entry-the_hall = The hall is empty but for hoofprints. They go in. They do not come out.
entry-gate_hums = The gate hums a tune that your mothers knew.
entry-gate_sings = Now it sings, and stone makes room.
entry-gate_dreams = For a moment you dream, standing, of a warm kitchen. It helps.
entry-gate_opens = The priestess waits beside the stone. "You were mine before you were theirs", she says. "Let me explain."
name-hear_her_out = Hear her out
name-strike_first = Strike first
name-steal_the_stone = Take the stone and run
entry-priestess_falls = She falls in the middle of a sentence. You will always wonder how it went on.
entry-priestess_sleeps = She has said what she had to say. That makes it no easier, but it makes it the end.
