### The words of ALONE's cards. On Reactions the owner is Evil, elsewhere the Hero.

## Who and what

noun-creature = { $form ->
    [a] a creature
    [plural] creatures
   *[bare] creature
}
noun-sector = { $form ->
    [a] a sector
    [plural] sectors
   *[bare] sector
}
the-hero = { $form ->
    [space] the Hero’s sector
    [owner] the Hero’s
   *[other] the Hero
}
the-evil = Evil
the-here = your sector
the-you = { $form ->
    [space] your sector
    [owner] your
   *[other] you
}
token-adrenaline = Adrenaline
token-experience = { $count ->
    [one] experience point
   *[other] experience points
}
token-charge = { $count ->
    [one] Charge
   *[other] Charges
}
pile-items = Item deck
harm-life = Life
harm-sc = SC
marker-gas = { $form ->
    [a] a Gas token
   *[bare] Gas token
}
marker-resin = { $form ->
    [a] a Resin token
   *[bare] Resin token
}
marker-static = { $form ->
    [a] a Static token
   *[bare] Static token
}
marker-tripwire = { $form ->
    [a] a Tripwire token
   *[bare] Tripwire token
}
marker-danger = { $form ->
    [a] a Danger token
   *[bare] Danger token
}
creature-spores = Spores
creature-parasite = a Parasite
creature-cultist = a Cultist
creature-mutant = a Mutant
creature-worm = a Worm
creature-any = a creature of any type
room-infirmary = the Infirmary
room-control = the Control Room
room-laboratory = the Laboratory
room-ventilation = the Ventilation Room
room-generator = the Generator Room
room-escape_pods = the Escape Pods
room-archive = the Archive
room-cold_store = the Cold Store
action-move = Move
action-explore = Explore
action-combat = Combat
action-track = Track
action-loot = Loot
action-interact = Interact
stat-explore = the number of sectors that an Explore reveals in each direction
stat-track = the number of targets of a Track
stat-spawn = the number of creatures that Evil spawns at the end of a Round
stat-inventory = your Inventory limit
stat-common_steps = the number of sectors that a Common Reaction moves it
stat-unbarring = the number of steps that unbarring a door costs this boss
stat-encounter_sc = the SC that an encounter with another creature costs
ground-explored = a sector just explored
attacker-any-creature = a creature in the Hero’s sector
attacker-the-target = the creature attacked
stop-for-now = for now
stop-for-the-turn = for the Turn
surge-by-light = by light
surge-always = always
blast-your-sector = in your sector
blast-your-sector-or-next = in your sector or in an adjacent Revealed sector of your choice
wipe-nothing = nothing
wipe-conditions = all Condition tokens
origin-the-next-sector = the next sector
origin-your-sector = your sector
lie-distance = distance
lie-distance-and-level = distance and level
told-type = the type of the creature
told-type-and-distance = the type of the creature and its distance
jammed-common = Common Reaction
jammed-second = second card of a Turn

where-within = { $within ->
    [0] { " " }in { SAY($of, form: "space") }
    [one] { " " }at most 1 sector from { $of }
   *[other] { " " }within { $within } sectors of { $of }
}
where-exactly = { $within ->
    [one] { " " }adjacent to { $of }
   *[other] { " " }exactly { $within } sectors from { $of }
}
where-beyond = { $beyond ->
    [one] { " " }other than { SAY($of, form: "space") }
   *[other] { " " }at least { $beyond } sectors from { $of }
}
where-between = { $beyond ->
    [one] { " " }within { $within } sectors of { $of }, but not { SAY($of, form: "space") }
   *[other] { " " }{ $beyond } to { $within } sectors from { $of }
}
spaces-counted = { $amount ->
    [one] 1 sector
   *[other] { $amount } sectors
}
clauses-pair = { $first }; { $last }
clauses-last = { $start }; { $last }
head-if = { $what }
passive-while = { CAP($what) }: { $do }
limit-once-per-turn = once per Turn
limit-once-per-round = once per Round
passive = { CAP($stat) } is { $by } { $way ->
    [down] less
   *[up] more
}.

## Moments: when Evil may play a card

moment-entered-move = when the Hero enters a sector
moment-end-move = at the end of a Turn with a Move
moment-revealed-explore = when an Explore has revealed sectors
moment-end-explore = at the end of a Turn with an Explore
moment-declared-combat = when a Combat is declared
moment-rolled_hero-combat = when the Hero has rolled in a Combat
moment-action_done-combat = when a Combat is over
moment-end-combat = at the end of a Turn with a Combat
moment-declared-track = when a Track is declared
moment-answered-track = when a Track has been answered
moment-end-track = at the end of a Turn with a Track
moment-declared-loot = when a Loot is declared
moment-looted-loot = when a Loot has drawn its cards
moment-end-loot = at the end of a Turn with a Loot
moment-declared-interact = when an Interact is declared
moment-interacted-interact = when an Interact is over
moment-end-interact = at the end of a Turn with an Interact
moment-damaged_life-life = when the Hero has lost Life
moment-damaged_sc-sc = when the Hero has lost SC

## Moments: the actions that Items replace, and the occasions of the Hero

moment-move = Move
moment-explore = Explore
moment-combat = Combat
moment-track = Track
moment-loot = Loot
moment-interact = Interact
moment-turn_start = at the start of a Turn
moment-rolled_evil = when an attack roll of Evil has a hit
moment-rolled_hero = when you have rolled in a Combat
moment-encounter = when you are about to lose SC in an encounter
moment-hazard = when you are about to lose Life to a Condition token or a Mission
moment-approach = when a creature is about to step into your sector
moment-noise = when Evil has told a noise
moment-reaction = when Evil plays a Common Reaction
moment-action_over = after an action other than Move
moment-repair = when you repair an LCU
moment-tracking = with a Track
moment-tracked = when Evil has answered a Track
moment-looting = with a Loot
moment-recovering = when you recover with Adrenaline
moment-fighting = when you attack
moment-setup = when the game begins
moment-interacted = after each Interact for this Mission
moment-round_end = at the end of the Round
moment-turn_end = at the end of a Turn

## Common words, as ALONE says them

verb-damage = { $to-is ->
    [you] lose { $amount } { $harm }
   *[other] { $to } loses { $amount } { $harm }
}
verb-heal = { $who-is ->
    [you] recover { $amount } { $harm }
   *[other] { $who } recovers { $amount } { $harm }
}
verb-gain = { $token-is ->
    [experience] { $amount ->
        [one] gain 1 experience point in a skill of your choice
       *[other] gain { $amount } experience points, each in a different skill
    }
   *[other] gain { $amount } { SAY($token, $amount) }
}
verb-draw = draw { $amount ->
    [one] 1 Item
   *[other] { $amount } Items
}
verb-light = turn on the lights of { the-space }
verb-darken = turn off the lights of { the-space }
the-space = { $space-how ->
    [the] { SAY($space, form: "space") }
   *[other] { $space }
}
verb-add-marker = put { SAY($marker, form: "a") } in { $in-how ->
    [the] { SAY($in, form: "space") }
   *[other] { $in }
}
verb-swap = { $one } and { $with } change places
condition-revealed = { $form ->
    [relative] { $article ->
        [a] a Revealed
       *[none] Revealed
    }
   *[other] it is Revealed
}
condition-hidden = { $form ->
    [relative] { $article ->
        [a] an Unrevealed
       *[none] Unrevealed
    }
   *[other] it is Unrevealed
}

## Creatures

verb-spawn-creature = spawn { $creature }{ $or-is ->
    [none] { "" }
   *[other] { " " }or { $or }
}{ $in-is ->
    [none] { "" }
   *[other] { " " }in { $in }
}{ $nearer ->
    [0] { "" }
    [one] , 1 sector nearer than its minimum distance
   *[other] , { $nearer } sectors nearer than its minimum distance
}{ $in-is ->
    [none] { $least ->
        [0] { "" }
        [one] { " " }at least 1 sector from the Hero
       *[other] { " " }at least { $least } sectors from the Hero
    }
   *[other] { "" }
}
verb-move-spawned-creature = move it up to { spaces-counted }
verb-move-unheard = move { $creatures ->
    [one] a creature up to { spaces-counted }
   *[other] { $creatures } creatures up to { spaces-counted } each
}; { $unheard ->
    [one] the noise of one of them need not be told
   *[other] their noises need not be told
}
verb-teleport-creature = teleport an Unrevealed creature to an Unrevealed sector { $within ->
    [0] on the Hero’s level, at least { $apart } sectors from the Hero
   *[other] at most { $within } sectors from it
}
verb-attack-at-once = { $by-is ->
    [the-target] the creature attacked, if it is alive and in the Hero’s sector,
   *[other] a creature in the Hero’s sector
} attacks at once with { dice-counted }
dice-counted = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
verb-attack-harder = if it is now in the Hero’s sector, it attacks with { $dice ->
    [one] 1 die more
   *[other] { $dice } dice more
} this Turn
verb-stop-creature = it stops where it is{ $how-is ->
    [for-the-turn] { " " }and may not be moved again this Turn
   *[other] { "" }
}
verb-kill-creature = kill a creature in your sector or in an adjacent Revealed one (a boss gets a wound instead)
verb-freeze-creatures = name a type: until the end of the Round creatures of that type neither move nor attack

## Attacks and dice

verb-attack = attack a creature { at-reach } with { dice-counted }{ $surge-is ->
    [always] ; SURGE counts as a hit
   *[other] { "" }
}
at-reach = { $within ->
    [0] in your sector
    [one] in your field of vision, at most 1 sector away,
   *[other] in your field of vision, at most { $within } sectors away,
}
verb-attack-by-charges = attack a creature { at-reach } with 2 dice and 1 more for each Charge spent, 1 to { $most }
verb-attack-all = attack every creature { $where } with { dice-counted } each
verb-ignore-hit = { $amount ->
    [one] 1 hit of this roll is
   *[other] { $amount } hits of this roll are
} ignored
verb-reroll-hits = Evil rolls all hits again
verb-reroll-misses = roll any number of misses again
verb-surges-hit = SURGE counts as a hit in this roll
verb-shine-here = at the end of this Turn creatures attack as in a lit sector
verb-change-dice = this attack rolls { $by ->
    [one] 1 die
   *[other] { $by } dice
} { $by-way ->
    [down] fewer (at least 1)
   *[up] more
}
verb-punish-misses = the Hero loses 1 Life for each MISS face, at most { $most }
verb-target-flees = after the attack the target, if it is alive, moves up to { spaces-counted }
verb-lose-less = lose { $amount } less
verb-lose-nothing = lose nothing

## Steps, doors, lights

verb-sneak = move up to { spaces-counted } without attacks of opportunity
verb-swing = move up to { spaces-counted } in a straight line; the first step provokes no attack of opportunity
verb-pry = unbar an adjacent door, then move up to { spaces-counted }
verb-bar-door = bar { $amount ->
    [one] an adjacent door
   *[other] up to { $amount } adjacent doors
}
verb-bar-door-near = bar { $amount ->
    [one] an unbarred door
   *[other] up to { $amount } unbarred doors
} within { $within } sectors of the Hero
verb-shift-door = bar or unbar up to { $amount } Revealed doors { $within ->
    [0] anywhere on your level
   *[other] within { $within } sectors of you
}
verb-explore = reveal up to { sectors-reached } in a straight line{ $ways ->
    [one] { "" }
   *[other] , in each of { $ways } directions
}{ $clear ->
    [0] { "" }
    [one] , then remove a Danger token there or here
   *[other] , then remove up to { $clear } Danger tokens there or here
}{ $wipe-is ->
    [conditions] { " " }and all Condition tokens
   *[other] { "" }
}
sectors-reached = { $reach ->
    [one] 1 sector
   *[other] { $reach } sectors
}
verb-light-ahead = turn on the lights of { $from-is ->
    [your-sector] your sector and of up to { sectors-reached } in a straight line, and reveal them
   *[other] { $reach ->
        [one] an adjacent sector and reveal it
       *[other] up to { $reach } sectors in a straight line and reveal them
    }
}
verb-repair = repair the LCU of your sector in { $ways ->
    [4] all directions
   *[other] { $ways } directions
} at once
verb-repair-from-afar = repair a Revealed LCU within { $within } sectors of you as if you were there
verb-repair-further = it lights in one direction more
verb-short-circuit = the LCU lights its own sector only
verb-reveal-route-to = choose a Room on this level; it and the sectors of a shortest route to it are Revealed

## Belongings

verb-upgrade-item = upgrade as after looting
verb-recharge-item = put 1 Charge on { $amount ->
    [one] an Item
   *[other] up to { $amount } Items
} with fewer than 3
verb-charge-another = put this Charge on another Item with fewer than 3
verb-pass-charge-on = you may put 1 more on the same or a third one
verb-draw-fewer = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} fewer { $amount ->
    [one] is
   *[other] are
} drawn
verb-charge-less = one drawn Item gets { $amount ->
    [one] 1 Charge
   *[other] { $amount } Charges
} fewer
verb-loot-more = draw 1 card more and then discard an Item
verb-look-through-items = look at { $cards } cards of the Item deck and take one of them as one of the draws
verb-grant-extra-action = perform a { $action } action
verb-track-targets = track { $targets } targets
verb-track-further = track { $amount ->
    [one] another target
   *[other] { $amount } more targets
}
verb-tell-first-step = for one of the targets, of your choice, Evil also tells the first step of a shortest route
verb-answer-falsely = { $answers ->
    [one] one answer may give a false { $in }
   *[other] { $answers } answers may give a false { $in }
}
verb-explain-the-noise = Evil tells { $tell }
verb-jam-reaction = { $what-is ->
    [second] it has no effect; this works on any second card of a Turn too
   *[other] it has no effect
}
verb-joined-by-companion = a Companion joins you
verb-recover-further = recover { $amount } more of the same
verb-recover-either = recover { $amount } Life or { $amount } SC
verb-end-nuisance = the nuisance ends
verb-breed = spawn Spores in the sector of this boss, whatever the distance

## Conditions

condition-beside-unrevealed = an Unrevealed sector is adjacent to the Hero
condition-no-hit = the roll has no hit
condition-at-lcu = the Interact repairs an LCU
condition-at-mission = the Interact is for a Mission
condition-without-item = you use no Item
condition-first-combat = it is the first Combat of the Round

# These stand before a colon, as the head of a part.
condition-dangerous = in a Dangerous sector
condition-upgraded = upgraded
condition-unaccompanied = with no creature in the sector
condition-in-light = while the sector is lit
condition-new-turn = in different Turns
condition-boss-dead = once the boss is dead
condition-unfinished = until this Mission is completed
condition-away-from-hero = if this boss is not in the Hero’s sector
condition-on-its-level = for a creature on the level of this boss
condition-boss-revealed = while this boss is Revealed
condition-boss-moved-in = if this boss has moved into the Hero’s sector

# These stand after a noun.
condition-same-level = { " " }on this level
condition-not-attacked = { " " }other than the one attacked
condition-just-explored = { " " }just explored

## Costs

cost-interact = { $times ->
    [one] interact once
    [2] interact twice
   *[other] interact { $times } times
} in { $in }
cost-end-turn-away = then end a Turn { $distance } or more sectors away, over barred doors too
cost-sacrifice-this = sacrifice this Companion
