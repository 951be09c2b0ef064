### The words of ALONE's cards. On Reactions the owner is Evil, elsewhere the Hero.

## Who and what

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
reward-adrenaline = Adrenaline
reward-experience = { $count ->
    [one] experience point
   *[other] experience points
}
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
type-spores = { creature-spores }
type-parasite = { creature-parasite }
type-cultist = { creature-cultist }
type-mutant = { creature-mutant }
type-worm = { creature-worm }
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

spaces-counted = { $amount ->
    [one] 1 sector
   *[other] { $amount } sectors
}
clauses-pair = { $first }; { $last }
clauses-last = { $start }; { $last }
limit-once-per-turn = once per Turn
limit-once-per-round = once per Round
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

## Common words, as ALONE says them

verb-damage = { $who-is ->
    [you] lose { $amount } { $harm }
   *[other] { $who } loses { $amount } { $harm }
}
verb-heal = { $who-is ->
    [you] recover { $amount } { $harm }
   *[other] { $who } recovers { $amount } { $harm }
}
verb-gain = { $who-is ->
    [you] gain
   *[other] { $who } gains
} { $token-is ->
    [experience] { $amount ->
        [one] 1 experience point in a skill of { $who-is ->
            [you] your
           *[other] their
        } choice
       *[other] { $amount } experience points, each in a different skill
    }
   *[other] { $amount } { SAY($token, $amount) }
}
verb-lose-adrenaline = { $who-is ->
    [you] lose { $amount } Adrenaline
   *[other] { $who } loses { $amount } Adrenaline
}
verb-move = move up to { spaces-counted }

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
verb-move-creature = { $who-is ->
    [you] { "" }
   *[other] { $who } may{ " " }
}move { $creatures ->
    [one] { $which } up to { spaces-counted }
   *[other] { $creatures } { SAY($which, form: "plural") } up to { spaces-counted } each
}
selection-any = { $form ->
    [plural] creatures
   *[other] a creature
}
selection-revealed = { $form ->
    [plural] Revealed creatures
   *[other] a Revealed creature
}
selection-unrevealed = { $form ->
    [plural] Unrevealed creatures
   *[other] an Unrevealed creature
}
selection-not-attacked = { $form ->
    [plural] creatures other than the one attacked
   *[other] a creature other than the one attacked
}
verb-swap-creatures = an Unrevealed creature and another Unrevealed creature change places
verb-move-unheard = move { $creatures ->
    [one] a creature up to { spaces-counted }
   *[other] { $creatures } creatures up to { spaces-counted } each
}; { $unheard ->
    [one] the noise of one of them need not be told
   *[other] their noises need not be told
}
verb-teleport-creature = teleport an Unrevealed creature to an Unrevealed sector at most { $within ->
    [one] 1 sector
   *[other] { $within } sectors
} from it
verb-teleport-far = teleport an Unrevealed creature to an Unrevealed sector on the Hero’s level, at least { $apart ->
    [one] 1 sector
   *[other] { $apart } sectors
} from the Hero
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
verb-shift-door = bar or unbar up to { $amount } Revealed doors within { $within } sectors of you
verb-shift-any-door = bar or unbar up to { $amount } Revealed doors anywhere on your level
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
verb-light-here = turn on the lights of your sector
verb-light-around = turn on the lights of each sector on this level { $within ->
    [one] at most 1 sector from you
   *[other] within { $within } sectors of you
}
verb-darken-near = turn off the lights of { $amount ->
    [one] a lit sector
   *[other] up to { $amount } lit sectors
} within { $within } sectors of the Hero{ $but-is ->
    [nothing] { "" }
   *[other] , but not the Hero’s sector
}
verb-darken-elsewhere = turn off the lights of each lit sector other than your sector
verb-place-token = put { SAY($token, form: "a") } in { $sectors ->
    [one] { $in }
   *[other] { $sectors } { SAY($in, form: "plural") }
}
verb-place-danger-there = put a Danger token in that sector
near-here = the Hero’s sector
near-adjacent = { $form ->
    [plural] sectors adjacent to the Hero
   *[other] a sector adjacent to the Hero
}
near-around = { $form ->
    [plural] sectors at most 1 sector from the Hero
   *[other] a sector at most 1 sector from the Hero
}
near-explored = { $form ->
    [plural] sectors just explored
   *[other] a sector just explored
}
spared-nothing = nothing
spared-the-heros-sector = the Hero’s sector
verb-repair = repair the LCU of your sector in { $ways } at once
directions-two-ways = 2 directions
directions-all-ways = all directions
verb-repair-from-afar = repair a Revealed LCU within { $within } sectors of you as if you were there
verb-repair-further = it lights in one direction more
verb-short-circuit = the LCU lights its own sector only
verb-reveal-route-to = choose a Room on this level; it and the sectors of a shortest route to it are Revealed

## Belongings

verb-draw-items = draw { $amount ->
    [one] 1 Item
   *[other] { $amount } Items
}
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
## Conditions

condition-beside-unrevealed = an Unrevealed sector is adjacent to the Hero
condition-no-hit = the roll has no hit
condition-at-lcu = the Interact repairs an LCU
condition-at-mission = the Interact is for a Mission
condition-without-item = you use no Item
condition-first-combat = it is the first Combat of the Round

## What stands before a colon, as the head of a part

head-dangerous = in a Dangerous sector
head-upgraded = upgraded
head-unaccompanied = with no creature in the sector
head-in-light = while the sector is lit
head-new-turn = in different Turns
head-boss-dead = once the boss is dead
head-unfinished = until this Mission is completed
head-interact = { $times ->
    [one] interact once
    [2] interact twice
   *[other] interact { $times } times
} in { $in }{ $away ->
    [0] { "" }
   *[other] { " " }and then end a Turn { $away } or more sectors away, over barred doors too
}
price-spend-charge = spend 1 Charge
price-sacrifice-this = sacrifice this Companion

## What holds as long as a record is in play

mission-explore-less = Until this Mission is completed: The number of sectors that an Explore reveals in each direction is { $by } less.
mission-track-less = Until this Mission is completed: The number of targets of a Track is { $by } less.
mission-spawn-more = Until this Mission is completed: The number of creatures that Evil spawns at the end of a Round is { $by } more.
character-inventory = Your Inventory limit is { $by } more.
boss-breeds = At the end of a Turn, once per Round, if this boss is not in the Hero’s sector: Spawn Spores in the sector of this boss, whatever the distance.
boss-leads = For a creature on the level of this boss: The number of sectors that a Common Reaction moves it is { $by } more.
boss-forces-doors = The number of steps that unbarring a door costs this boss is 1 less.
boss-darkens = At the end of a Turn, if this boss has moved into the Hero’s sector, turn off the lights of the Hero’s sector.
boss-terrifies = While this boss is Revealed: The SC that an encounter with another creature costs is { $by } more.

repeat-sentence = { $times ->
    [one] { CAP($do) }.
    [2] Do this twice: { $do }.
   *[other] Do this { $times } times: { $do }.
}
repeat-clause = { $times ->
    [one] { $do }
    [2] do this twice: { $do }
   *[other] do this { $times } times: { $do }
}
