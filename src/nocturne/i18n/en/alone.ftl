### ALONE: one Hero in a dark labyrinth against one to three Evil players.

## Words

# $number counts from one; chance itself has the number 0.
seat = { $number ->
    [0] Chance
    [1] The Hero
    [2] Evil player 1
    [3] Evil player 2
   *[other] Evil player 3
}
# A sector. The Hero counts from the first one Revealed on each level; Evil from the corner of the Map.
spot = { $level ->
    [start] { $far ->
        [0] { $in ->
            [start] The start
           *[other] the start
        }
       *[other] { spot-sector }{ spot-way } of the start
    }
    [other] { $far ->
        [0] { $in ->
            [start] The first sector on the other level
           *[other] the first sector on the other level
        }
       *[other] { spot-sector }{ spot-way } of the first one on the other level
    }
   *[number] { $in ->
        [start] Sector
       *[other] sector
    } { $column },{ $row } of level { $level }
}
spot-sector = { $in ->
    [start] {"The sector "}
    [list] {""}
   *[sentence] {"the sector "}
}
spot-way = { $rows ->
    [0] { spot-columns }
   *[other] { $columns ->
        [0] { spot-rows }
       *[other] { spot-rows }, { spot-columns }
    }
}
spot-rows = { $rows } { $down ->
    [north] north
   *[south] south
}
spot-columns = { $columns } { $across ->
    [west] west
   *[east] east
}
way = { $way ->
    [north] north
    [east] east
    [south] south
    [west] west
    [stairs] the stairs
    [here] right here
    [other_level] the other level
    [none] nowhere, there is none
    [muffled] somewhere on this level, muffled
   *[other] { $way }
}
side = { $side ->
    [north] northern
    [east] eastern
    [south] southern
   *[west] western
}
harm = { $harm ->
    [life] Life
    [sc] SC
   *[other] { $harm }
}
action = { $action ->
    [move] Move
    [explore] Explore
    [combat] Combat
    [track] Track
    [loot] Loot
    [interact] Interact
   *[other] { $action }
}
skill = { $skill ->
    [courage] Courage
    [cold_blood] Cold Blood
    [eagle_eye] Eagle Eye
    [precision] Precision
    [dexterity] Dexterity
   *[other] { $skill }
}
condition = { $condition ->
    [gas] Gas
    [resin] Resin
    [static] Static
    [tripwire] a Tripwire
   *[other] { $condition }
}
target = { $target ->
    [infirmary] the Infirmary
    [control] the Control Room
    [laboratory] the Laboratory
    [ventilation] the Ventilation Room
    [generator] the Generator Room
    [escape_pods] the Escape Pods
    [archive] the Archive
    [cold_store] the Cold Store
    [straight] a straight corridor
    [curved] a curved corridor
    [fork] a fork
    [crossing] a crossing
    [room] a Room
    [lit] a lit sector
    [dark] a dark sector
    [door] a door
    [barred_door] a barred door
    [unbarred_door] an unbarred door
    [stairs] stairs
    [lcu] a light control unit
    [spores] Spores
    [parasite] a Parasite
    [cultist] a Cultist
    [mutant] a Mutant
    [worm] a Worm
    [creature] any creature
    [boss] the boss
    [danger] a Danger token
    [gas] Gas
    [resin] Resin
    [static] Static
    [tripwire] a Tripwire
    [mission] a Mission token
   *[other] { $target }
}
room = { $room ->
    [infirmary] Infirmary
    [control] Control Room
    [laboratory] Laboratory
    [ventilation] Ventilation Room
    [generator] Generator Room
    [escape_pods] Escape Pods
    [archive] Archive
    [cold_store] Cold Store
   *[other] { $room }
}
die = { $face ->
    [hit] HIT
    [surge] SURGE
   *[miss] MISS
}

## What is to be decided

ask-hero-turn = Choose an action.
ask-on-occasion = { $occasion ->
    [rolled_evil] Evil has rolled { LIST($dice) }.
    [rolled_hero] You have rolled { LIST($dice) }.
    [encounter] You are about to lose SC in an encounter.
    [hazard] You are about to lose Life.
    [approach] A creature is about to step into your sector.
    [noise] You have heard a noise.
    [reaction] Evil plays a card.
    [action_over] Your action is over.
    [repair] You repair a light control unit.
    [tracking] You track.
    [tracked] Evil has answered.
    [looting] You loot.
    [recovering] You have recovered.
    [fighting] You attack.
   *[other] Your Turn begins.
} You may use something now, or pass.
ask-reaction-window = { $moment ->
    [declared] { $action ->
        [track] The Hero tracks { LIST($targets) }.
       *[other] The Hero declares: { action }.
    }
    [entered] The Hero has entered a sector.
    [revealed] The Hero has explored.
    [rolled_hero] The Hero has rolled { LIST($dice) }.
    [answered] The Hero's Track is answered.
    [looted] The Hero has drawn Items.
    [interacted] The Hero has interacted.
    [action_done] The Hero's action is over: { action }.
    [damaged_life] The Hero has lost Life.
    [damaged_sc] The Hero has lost SC.
   *[end] The Turn ends, with { LIST($unlocks) }.
} Play a Reaction card, or pass.
# What unlocks Reaction cards in a Turn, after "with".
unlocks = { $unlock ->
    [move] a Move
    [explore] an Explore
    [combat] a Combat
    [track] a Track
    [loot] a Loot
    [interact] an Interact
    [life] lost Life
   *[sc] lost SC
}
ask-move-on = Take another step, or stop.
ask-first-step = Take a step.
ask-unbar-first = Unbar a door.
ask-bar-door = You may bar a door.
ask-choose-way = In which direction?
ask-clear-danger = You may remove a Danger token.
ask-choose-target = Whom do you attack?
ask-choose-victim = Which creature dies?
ask-choose-swapped = Which creatures change places?
ask-choose-blast = Which sector do you attack?
ask-choose-lcu = Which light control unit do you repair?
ask-repair-toward = In which direction does it light?
ask-shift-which = You may bar or unbar a door.
ask-charge-fewer = Which Item gets fewer Charges?
ask-choose-misses = Which missed dice do you roll again?
ask-choose-route = To which target do you want the way?
ask-next-effect = Which effect comes first?
ask-discard-item = Discard an Item.
ask-take-one = Which of these Item cards do you take?
ask-pass-where = Which Item gets the Charge?
ask-route-where = Which Room do you want the way to?
ask-choose-skill = In which skill do you take the experience point?
ask-name-type = Name a type of creature.
ask-track-targets = What do you track? { $left ->
    [one] One target.
   *[other] { $left } targets.
}
ask-track-fewer = What do you track? { $left ->
    [one] One target:
   *[other] { $left } targets:
} { $mission } leaves you one fewer until it is done.
ask-how-many = How many Item cards do you draw?
ask-drop-items = You carry too many Items. Discard one.
ask-upgrade-items = You may upgrade Items.
ask-how-many-charges = How many Charges do you spend?
ask-choose-recharge = Which Item gets a Charge?
ask-recover-either = Which track do you recover?
ask-replace-companion = Does the new Companion replace the one you have?
ask-hero-chooses = { $source }: choose what happens.
ask-hero-branch = Choose what happens.
ask-choose-character = Choose your Character.
ask-choose-leader = Who shall lead the Evil players?
ask-choose-deck = Choose a Reaction deck to play with.
ask-choose-boss = Choose a boss in secret.
ask-first-kind = Choose a type of creature to place.
ask-first-where = Where does it stand?
ask-first-danger = Place a Danger token.
ask-choose-kind = Which type do you spawn?
ask-spawn-where = Where do you spawn it?
ask-boss-where = Where does the boss come?
ask-choose-mover = Which creature moves? { $steps ->
    [one] It has one step.
   *[other] It has { $steps } steps.
}
ask-creature-moves = Move { $kind }: { $left ->
    [0] no step left.
    [one] one step left, or stop.
   *[other] { $left } steps left, or stop.
}
ask-choose-teleported = Which creature is teleported?
ask-teleport-where = Where is it teleported?
ask-tell-noise = From where does the noise come? Tell the Hero.
ask-hush = You may keep the noise to yourself.
ask-tell-step = Tell the first step of the way.
ask-tell-track = The Hero tracks { $target }. How far is it?{ $why ->
    [lie] {" "}{ $count ->
        [one] The first answer is the truth; a card lets you lie.
       *[other] The first { $count } answers are true; a card lets you lie.
    }
    [tie] {" "}Both are true, as near on either level: choose.
   *[truth] {""}
}
ask-next-to-scare = Which creature scares the Hero next?
ask-turn-on-companion = Who takes the damage?
ask-token-where = Where do you put the token?
ask-darken-where = Which light goes out?
ask-bar-which = Which door do you bar?
ask-evil-chooses = { $source }: choose the effect.
ask-evil-branch = Choose the effect.
ask-place-danger = { $left ->
    [one] Place the last Danger token that was set aside.
   *[other] Place one of { $left } Danger tokens that were set aside.
}
ask-throw-cards = You may discard a card before Evil draws.
ask-name-deck = From which deck is the next card drawn? { $left ->
    [one] It is the last one.
   *[other] { $left } are due.
}
ask-divide-card = Who gets the next card?
ask-upkeep-clear-track = Count the visible Danger symbols, set the tokens aside, discard the Reaction cards, then confirm.
ask-upkeep-clear-labyrinth = Clear the Labyrinth, then confirm.
ask-upkeep-refill-adrenaline = Refill the Adrenaline, then confirm.
ask-chance-courage-die = Roll the die for Courage: what does it show?
ask-chance-evil-roll = Roll for Evil: what does die { $number } show?
ask-chance-hero-roll = Roll for the Hero: what does die { $number } show?
ask-chance-reroll-hits = Roll again: what does die { $number } show?
ask-chance-reroll-these = Roll again: what does die { $number } show?
ask-chance-draw-companion = Draw a Character: which one of those left?
ask-chance-see-items = Draw Item cards to look at: which one of those left? Card { $number }.
ask-chance-draw-item = Draw an Item card: which one of those left?
ask-chance-draw-leader = Draw lots for the leader: which one of those named?
ask-chance-draw-mission = Draw a Mission: which one of those left?
ask-chance-draw-reaction = Draw a Reaction card: which one of those left?
ask-chance-make-map = Draw number { $number } of the Map.
face-companions = Character { $face } of those left
face-items = Card { $face } of those left
face-leader = Player { $face } of those named
face-map = { $face }
face-missions = Mission { $face } of those left
face-reactions = Card { $face } of those left

## Answers

option-move = Move: { way }
option-unbar = Unbar the door: { way }
option-bar = Bar the door: { way }
option-explore = Explore: { way }
option-toward = { way }
option-attack = Attack { $kind } ({ $name })
option-victim = { $kind } ({ $name })
option-concede = Concede, for your side
option-play-on = Play on after all
option-here = Your own sector
option-over = The next sector: { way }
option-the-lcu = The light control unit in { SPOT($spot, in: "sentence") }
option-shift-door = Bar or unbar the { side } door of { SPOT($spot, in: "sentence") }
option-again-surges = Roll again: { $surges } SURGE
option-again-misses = Roll again: { $misses } MISS
option-again-both = Roll again: { $surges } SURGE and { $misses } MISS
option-fewer = { $item }
option-route-to = { target }
option-first-step = { way }
option-effect-of = { $card }
option-keep = Take { $item }
option-the-room = { $room }
option-track = Track: how far away is something?
option-target = { target }
option-loot = Loot
option-take = Draw { $cards ->
    [one] one card
   *[other] { $cards } cards
}
option-drop = Discard { $item }
option-upgrade = Upgrade { $item } with a Charge of { $component }
option-spend = { $charges ->
    [one] One Charge
   *[other] { $charges } Charges
}
option-charge = Put a Charge on { $item }
option-repair = Repair the light control unit: { way }
option-interact-mission = Interact for { $mission }
option-use-action-item = Use { $item }
option-use-item = Use { $item }
option-use-skill = Use { skill }
option-use-ability = Use the ability of { $character }
option-heal = Recover { harm }
option-bullet-time = Bullet Time: two actions in this Turn
option-sacrifice = Sacrifice { $companion }
option-clear = { $where ->
    [0] Remove the token from your own sector
   *[other] Remove the token from explored sector { $where }
}
option-learn = { skill }
option-learn-nothing = Nothing is left to learn
option-keep-old = Keep the Companion you have
option-take-new = Take the new Companion
option-branch = Effect { $number }
option-be-character = { $character }
option-lead = { SEAT($seat) }
option-play-with = The { $deck } deck
option-bring-boss = { $boss }
option-of-type = { $kind }
option-at = { SPOT($place) }
option-the-creature = { $kind }, in { SPOT($place, in: "sentence") }
option-the-door = The { side } door of { SPOT($place, in: "sentence") }
option-creep = { $way ->
    [stairs] Take the stairs
   *[other] Step { way }
}
option-force = Unbar the door: { way }
option-tell = { way }
option-tell-it = Tell the noise
option-silence = Keep the noise to yourself
option-answer = { $level ->
    [same] { $distance }, same level
    [other] { $distance }, other level
   *[none] None
}
option-scares = { $kind } ({ $name })
option-on-hero = The Hero
option-on-companion = The Companion
option-play = Play { $card }
option-play-dangerous = Play { $card } with its Dangerous effect
option-common = Play { $card } face down as a Common Reaction
option-boss-breeds = Let the boss breed
option-throw = Discard { $card }
option-draw-from = The { $deck } deck
option-give = { SEAT($to) }

## What happens

event-leader-chosen = { SEAT($seat) } leads the Evil players.
event-character-chosen = The Hero is { $character }.
event-mission-drawn = { $active ->
    [yes] A Mission is in play: { $mission }.
   *[no] The Final Mission will be { $mission }.
}
event-map-made = The Hero wakes in a dark corridor.
event-deck-chosen = Evil plays with the { $deck } deck.
event-boss-chosen = The boss of this game is { $boss }.
event-boss-came = The boss has come: { $boss }.
event-turn-begun = Turn { $turn } begins.
event-turn-ended = The Turn is over.
event-way-chosen = { $two ->
    [north] The Hero turns { way }, and north.
    [east] The Hero turns { way }, and east.
    [south] The Hero turns { way }, and south.
    [west] The Hero turns { way }, and west.
   *[other] The Hero turns { way }.
}
event-action-declared = The Hero declares: { action }.
event-item-declared = The Hero declares: { action }, with { $item }.
event-target-chosen = The target: { $kind }.
event-targets-tracked = The Hero tracks { LIST($targets) }.
event-hero-stepped = { $way ->
    [stairs] The Hero takes the stairs.
   *[other] The Hero goes { way }.
}
event-step-lost = The step is not taken: { way }.
event-sectors-revealed = { $count ->
    [one] A sector is
   *[other] { $count } sectors are
} Revealed: { SPOTS($spots, in: "list") }.
event-sectors-hidden = Pieces are taken off the Labyrinth.
event-door-changed = { $barred ->
    [yes] The { side } door of { SPOT($place, in: "sentence") } is barred.
   *[no] The { side } door of { SPOT($place, in: "sentence") } is unbarred.
}
event-door-seen = { $barred ->
    [yes] A door of { SPOT($spot, in: "sentence") } is barred.
   *[no] A door of { SPOT($spot, in: "sentence") } is unbarred.
}
event-light-changed = { $on ->
    [yes] Lights go on: { SPOTS($places, in: "list") }.
   *[no] Lights go out: { SPOTS($places, in: "list") }.
}
event-light-seen = { $on ->
    [yes] Lights go on: { SPOTS($spots, in: "list") }.
   *[no] Lights go out: { SPOTS($spots, in: "list") }.
}
event-danger-placed = A Danger token is put in { SPOT($place, in: "sentence") }.
event-danger-seen = A Danger token appears in { SPOT($spot, in: "sentence") }.
event-danger-removed = The Danger token in { SPOT($spot, in: "sentence") } is removed.
event-dangers-returned = The Danger tokens that are left are returned.
event-condition-placed = A Condition is put in { SPOT($place, in: "sentence") }: { condition }.
event-condition-seen = A Condition appears in { SPOT($spot, in: "sentence") }: { condition }.
event-condition-removed = A Condition is gone: { condition }.
event-creature-placed = A creature is placed in { SPOT($place, in: "sentence") }: { $kind }.
event-creature-seen = A creature appears in { SPOT($spot, in: "sentence") }: { $kind }.
event-creature-walked = A creature walks to { SPOT($spot, in: "sentence") }: { $kind }.
event-creature-left = { $way ->
    [stairs] A creature leaves by the stairs: { $kind }.
   *[other] A creature leaves the Labyrinth to the { way }: { $kind }.
}
event-creature-vanished = A creature vanishes: { $kind }.
event-creature-stepped = { $way ->
    [stairs] A creature takes the stairs: { $kind }.
   *[other] A creature steps { way }: { $kind }.
}
event-creature-teleported = A creature is teleported to { SPOT($place, in: "sentence") }: { $kind }.
event-creature-wounded = A creature is wounded: { $kind }.
event-creature-killed = { $boss ->
    [yes] The boss is dead: { $kind }.
   *[no] A creature is dead: { $kind }.
}
event-mover-chosen = Evil moves a creature in { SPOT($place, in: "sentence") }: { $kind }.
event-mover-stopped = The creature stops.
event-spawn-begun = Evil spawns a creature: { $kind }.
event-strengthened = At the end of this Turn there { $dice ->
    [one] is one die
   *[other] are { $dice } dice
} more to attack with: { $kind }.
event-illuminated = At the end of this Turn creatures attack as in light.
event-type-frozen = Until the end of the Round these neither move nor attack: { $kind }.
event-met = The Hero meets a creature: { $kind }.
event-noise-heard = { $way ->
    [north] A noise comes from the north.
    [east] A noise comes from the east.
    [south] A noise comes from the south.
    [west] A noise comes from the west.
    [muffled] A muffled noise, somewhere on this level.
   *[other] A noise comes from { way }.
}
event-noise-explained = { $distance ->
    [-1] What made the noise: { $kind }.
    [one] What made the noise: { $kind }, one step away.
   *[other] What made the noise: { $kind }, { $distance } steps away.
}
event-track-answered = { $level ->
    [same] Tracked { $target }: { $distance }, same level.
    [other] Tracked { $target }: { $distance }, other level.
   *[none] Tracked { $target }: none.
}
event-room-elsewhere = Not on this level: { $room }.
event-route-told = The way to { $target } begins: { way }.
event-rolled = { $side ->
    [hero] The Hero rolls { LIST($dice) }.
   *[evil] Evil rolls { LIST($dice) }.
}
event-rerolled = Rolled again: { LIST($dice) }.
event-roll-changed = { $surge ->
    [yes] SURGE counts as a hit in this roll.
   *[no] { $ignored ->
        [one] One hit is ignored.
       *[other] { $ignored } hits are ignored.
    }
}
event-hurt = { $cause ->
    [AL-ATTACK-03] By the attack the Hero
    [AL-CONDITION-03] By the gas the Hero
    [AL-DECK-04] By the ricochet the Hero
    [AL-ENCOUNTER-01] At the sight the Hero
    [AL-NIGHTMARE-03] By the Nightmare the Hero
   *[other] The Hero
} loses { $spilled ->
    [0] { $amount } { harm }
   *[other] { $taken ->
        [0] { $spilled } { other-harm }, as no { harm } is left
       *[other] { $taken } { harm } and, as no more is left, { $spilled } { other-harm }
    }
}.
other-harm = { $harm ->
    [life] SC
   *[sc] Life
}
event-recovered = The Hero recovers { $amount } { harm }.
event-companion-hurt = The Companion loses { $amount ->
    [one] one Charge
   *[other] { $amount } Charges
}.
event-companion-used = The Companion helps.
event-companion-lost = The Companion is gone.
event-companion-gained = A Companion joins the Hero: { $companion }.
event-adrenaline-spent = { $use ->
    [bullet] Adrenaline: Bullet Time.
   *[recover] Adrenaline: the Hero recovers.
}
event-adrenaline-set = The Hero has { $tokens } Adrenaline.
event-experience-gained = { $points ->
    [2] { skill } is unlocked.
   *[other] The Hero gains a point in { skill }.
}
event-item-found = The Hero finds { $item }.
event-items-buried = { $count ->
    [one] A card goes
   *[other] { $count } cards go
} to the bottom of the Item deck.
event-item-gained = { $item } has { $charges ->
    [one] one Charge
   *[other] { $charges } Charges
}.
event-item-dropped = { $item } is discarded.
event-item-upgraded = { $item } is upgraded.
event-charges-changed = { $gained ->
    [yes] { $item } gets { $count ->
        [one] a Charge
       *[other] { $count } Charges
    }.
   *[no] { $item } loses { $count ->
        [one] a Charge
       *[other] { $count } Charges
    }.
}
event-item-deck-renewed = The Item deck is shuffled anew.
event-room-looted = The bonus of a Room is taken: { room }.
event-ability-used = Used: { $ability }.
event-skill-worked = Used: { skill }.
event-boss-bred = The boss breeds.
event-mission-advanced = { $mission }: { $count ->
    [one] one Interact counts
   *[other] { $count } Interacts count
}.
event-mission-completed = { $mission } is completed.
event-final-activated = The Final Mission is active: { $mission }.
event-reaction-drawn = Drawn: { $card }.
event-reaction-drawn-unseen = Evil draws a card of the { $deck } deck.
event-card-dealt = { SEAT($seat) } gets { $card }.
event-card-dealt-unseen = { SEAT($seat) } gets a card.
event-card-thrown = { SEAT($seat) } discards { $card }.
event-deck-renewed = Reaction deck { PLACE($deck) } is shuffled anew.
event-reaction-played = { SEAT($seat) } plays { $card }{ $dangerous ->
    [yes] , with its Dangerous effect
   *[no] { "" }
}.
event-common-played = { SEAT($seat) } plays a Common Reaction.
event-common-played-own = { SEAT($seat) } plays { $card } as a Common Reaction.
event-jammed = It has no effect.
event-track-cleared = The Round is over: Evil sets aside { $dangers ->
    [one] one Danger token
   *[other] { $dangers } Danger tokens
}.
event-round-moved = { $banked ->
    [yes] A Round is banked.
   *[no] The Round marker is on space { $space }.
}
event-nightmare-begun = Nightmare mode begins.
event-round-begun = A new Round begins.
event-concession-offered = { SEAT($seat) } would concede.
event-concession-withdrawn = { SEAT($seat) } would rather play on.
event-side-conceded = { $hero ->
    [yes] The Hero concedes.
   *[no] Evil concedes.
}
over-hero-conceded = The Hero has conceded: Evil wins.
over-evil-conceded = Evil has conceded: the Hero has won.
over-hero-defeated = The Hero has lost Life and SC: Evil wins.
over-mission-completed = { $mission } is completed: the Hero has won.

## Refused by the rules

refuse-wall = { $way ->
    [stairs] There are no stairs here.
   *[other] There is a wall: { way }.
}
refuse-barred = The door is barred: { way }. You may unbar it.
refuse-no-door = There is no door: { way }.
refuse-not-barred = No door is barred there: { way }.
refuse-already-barred = The door is barred already: { way }.
refuse-met = You have met a creature: the Move is over.
refuse-not-straight = This Item moves in a straight line only.
refuse-no-steps-left = No step is left.
refuse-no-target = Nothing was tracked.
refuse-no-boss-yet = The boss has not come yet.
refuse-static = Static: you cannot Explore or Track in this sector.
refuse-must-act = Only the action that the Item grants can be performed now.
refuse-no-adrenaline = You have no Adrenaline.
refuse-adrenaline-full = You have as much Adrenaline as you can hold.
refuse-bullet-twice = Bullet Time is possible once in a Turn.
refuse-recovered = You have recovered with Adrenaline in this Turn already.
refuse-nothing-to-recover = { harm } is at the Healing Limit: nothing would be recovered.
refuse-nothing-to-reroll = There is no die to re-roll.
refuse-no-creature = There is no creature to attack.
refuse-skill-full = { skill } is unlocked already.
refuse-skill-twice = The points must be in different skills.
refuse-no-danger-token = There is no Danger token.
refuse-no-lcu = There is no light control unit here.
refuse-not-active = The Final Mission is not active yet.
refuse-mission-done = This Mission needs no further Interact.
refuse-not-here = This Mission belongs to another Room.
refuse-creature-here = A creature is in the sector.
refuse-not-lit = The sector is dark.
refuse-same-turn = One Interact a Turn counts for this Mission.
refuse-boss-lives = The boss is not dead.
refuse-upgraded = This Item is upgraded already.
refuse-matrix = The component must be of another Matrix.
refuse-fully-charged = No Item can take a Charge.
refuse-once-an-action = It works once in an action.
refuse-once-a-creature = Courage was used against this creature already.
refuse-once-a-round = It can be used once in a Round.
refuse-not-now = It cannot be used with this action.
refuse-reaction-limit = Two Reaction cards have been played in this Turn.
refuse-track-full = The Reaction track is full.
refuse-no-second = A second card needs two spaces of the Reaction track.
refuse-locked = Nothing in this Turn has unlocked it. It needs: { $unlock ->
    [life] Life damage
    [sc] SC damage
    [move] Move
    [explore] Explore
    [combat] Combat
    [track] Track
    [loot] Loot
   *[interact] Interact
}.
refuse-end-only = This card is played at the end of a Turn.
refuse-moment = This card is played at another moment: { $moment ->
    [declared] when the action is declared
    [entered] when the Hero has entered a sector
    [revealed] when sectors were explored
    [rolled_hero] when the Hero has rolled
    [answered] when the Hero was answered
    [looted] when Items were drawn
    [interacted] when the Hero has interacted
    [action_done] when the action is over
    [damaged_life] when the Hero has lost Life
   *[damaged_sc] when the Hero has lost SC
}.
refuse-not-dangerous = The Hero is not in a Dangerous sector.
refuse-common-at-end = A Common Reaction is played at the end of a Turn.
refuse-no-mover = There is no creature to move.
refuse-no-brood = A boss that breeds does so once a Round, at the end of a Turn, away from the Hero, while tokens are left.
refuse-no-place = There is nowhere to put it.
refuse-no-attacker = There is no creature that could attack.
refuse-no-hits = There is no hit to ignore.
refuse-condition-not-met = Its condition is not met.
refuse-none-left = No creature of that type is left.
refuse-nowhere = No sector is far enough.
refuse-thrown-enough = Two cards have been discarded already.

## On pictures of cards

picture-reaction = Reaction · { $deck }
picture-normal = Normal
picture-dangerous = Dangerous
picture-copies = ×{ $copies }
picture-item = Item · { $how ->
    [passive] Passive
   *[other] { action-of }
}
action-of = { $how ->
    [move] Move
    [explore] Explore
    [combat] Combat
    [track] Track
    [loot] Loot
   *[interact] Interact
}
picture-items = Items
picture-basic = Basic · 1 { $icon }
picture-advanced = Advanced · needs { $icon }
picture-matrix = { $matrix ->
    [chemical] Chemical
    [electrical] Electrical
   *[mechanical] Mechanical
}
picture-mission = Mission · { $colour ->
    [green] green
    [blue] blue
   *[red] red
}
picture-missions = Missions · { $colour ->
    [green] green
    [blue] blue
   *[red] red
}
picture-mission-kind = { $colour ->
    [red] Final Mission
   *[other] Starting Mission
}
picture-interacts = { $times ->
    [one] Interact
   *[other] Interacts
}
picture-character = Character
picture-characters = Characters
picture-part = { $part ->
    [inventory] Always
    [start] At the start
    [round-end] End of Round
    [hero] As Hero
    [companion] As Companion
   *[sacrifice] Sacrifice
}
picture-creature = Creature
picture-creatures = Creatures
picture-boss = Boss
picture-bosses = Bosses
picture-thresholds = thresholds
picture-dark = dice, dark
picture-lit = dice, lit
picture-sc = SC
picture-distance = distance
picture-nightmare = { $icon } Nightmare: { $dark } dice in the dark, { $lit } in light; { $sc } SC; distance { $distance }.
picture-deck = Reaction deck
picture-condition = Condition
picture-sector = Sector
picture-sheet = Hero sheet
picture-sheet-part = { $part ->
    [life] Life
    [sc] Self-control
    [round] Round · Healing Limit
    [adrenaline] Adrenaline
    [turns] Turns
    [reactions] Reaction track
    [rooms] Rooms
    [radar] Radar
   *[inventory] Inventory
}

## What can be chosen when a game is set up

setting-difficulty = Difficulty
setting-difficulty-about = What the Hero begins with and is given when the Final Mission starts; creatures and Evil are the same on every level.
setting-map = Map
setting-map-about = Where the game takes place. Evil sees it from the start, the Hero only what is revealed.
setting-open-hands = Open hands
setting-open-hands-about = For two or three Evil players: they see each other's Reaction cards and can plan aloud. Good for a first game in Evil's team.
