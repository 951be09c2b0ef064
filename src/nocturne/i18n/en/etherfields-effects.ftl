### The words of Etherfields' cards.

## How its cards are set: a head, a colon, what happens

trigger = { CAP($head) }: { CAP($do) }.
costs-pair = { $first }, { $last }
costs-last = { $start }, { $last }
limit-single-use = single use
limit-once-per-turn = once per Turn

## Nouns and pointers

noun-dreamer = { $form ->
    [a] a Dreamer
    [plural] Dreamers
   *[bare] Dreamer
}
noun-entity = { $form ->
    [a] an Entity
    [plural] Entities
   *[bare] Entity
}
noun-space = { $form ->
    [a] a space
    [plural] spaces
   *[bare] space
}
the-target = { $form ->
    [space] the target’s space
    [owner] its
   *[other] the target
}
the-prey = { $form ->
    [space] that Dreamer’s space
    [owner] their
   *[other] that Dreamer
}
the-team = the Team
the-first-player = { $form ->
    [space] the first player’s space
    [owner] their
   *[other] the first player
}

## Lists

token-ether = Ether
token-gem = { $form ->
    [one] Gem
   *[other] { $count ->
        [one] Gem
       *[other] Gems
    }
}
token-key = { $form ->
    [one] Key
   *[other] { $count ->
        [one] Key
       *[other] Keys
    }
}
token-hour = { $form ->
    [one] Hour
   *[other] { $count ->
        [one] Hour
       *[other] Hours
    }
}
state-stunned = { $form ->
    [a] a Stunned
   *[other] Stunned
}
state-dazed = { $form ->
    [a] a Dazed
   *[other] Dazed
}
state-paralyzed = { $form ->
    [a] a Paralyzed
   *[other] Paralyzed
}
state-poisoned = { $form ->
    [a] a Poisoned
   *[other] Poisoned
}
marker-light = { $form ->
    [a] a Light token
   *[bare] Light token
}
marker-darkness = { $form ->
    [a] a Darkness token
   *[bare] Darkness token
}
marker-swamp = { $form ->
    [a] a Swamp token
   *[bare] Swamp token
}
marker-water = { $form ->
    [a] a Water token
   *[bare] Water token
}
marker-story = { $form ->
    [a] a Story token
    [plural] Story tokens
   *[bare] Story token
}
marker-threat = { $form ->
    [a] a Threat token
    [plural] Threat tokens
   *[bare] Threat token
}
marker-universal = { $form ->
    [a] a Universal marker
    [plural] Universal markers
   *[bare] Universal marker
}
marker-spirit = { $form ->
    [a] a Spirit token
    [plural] Spirit tokens
   *[bare] Spirit token
}
stat-hand = Hand Size limit
stat-progress = Progress limit
stat-items = Item limit
stat-draw = Draw step
stat-assault-range = Assault range
stat-contact-range = Contact range
intent-awareness = Awareness
intent-cunning = Cunning
intent-wrath = Wrath
due-gradual = Gradual
due-for-each-dreamer = for each Dreamer
suit-heart = a heart
suit-spade = a spade
suit-diamond = a diamond
suit-club = a club
terrain-light = Light
terrain-darkness = Darkness
terrain-swamp = Swamp
terrain-water = Water
element-scene = the tile in play
gate-goal = Goal: { $story }
gate-special = Special rule: { $story }

## Moments

moment-setup = setup
moment-text = Slumber
moment-morphing = Morphing effect
moment-basic = Basic effect
moment-special = Special effect
moment-movement = movement
moment-end-of-turn = end of the Turn
moment-trap = Trap
moment-out-of-turns = out of Turns
moment-deliverance = Deliverance
moment-intro = introduction
moment-death = when a Dreamer would die
moment-revealed = when revealed
moment-flying = when laid
moment-shortcut = after a Shortcut
moment-fate = at a Fate icon
moment-slumber = at a Slumber icon
moment-gate = at a Dream Gate
moment-key = at a Key icon
moment-shop = at a Shop
moment-sanctuary = at a Sanctuary
moment-railway = at a Railway
moment-awakening = at the Awakening Location
moment-waking = at the end of each Awakening
moment-rapid = Rapid
moment-own-roll = after your roll
moment-any-roll = after any roll
moment-before-distress = when you would suffer Distress
moment-on-the-map = on the Dreamworld Map
moment-anywhere = also on the Dreamworld Map

## Prices

cost-awareness = { $amount } Awareness{ $due-is ->
    [none] { "" }
    [gradual] , Gradual
   *[other] { " " }{ $due }
}
cost-cunning = { $amount } Cunning{ $due-is ->
    [none] { "" }
    [gradual] , Gradual
   *[other] { " " }{ $due }
}
cost-wrath = { $amount } Wrath{ $due-is ->
    [none] { "" }
    [gradual] , Gradual
   *[other] { " " }{ $due }
}
cost-either = { $amount } { $one } or { $amount } { $or }{ $due-is ->
    [none] { "" }
    [gradual] , Gradual
   *[other] { " " }{ $due }
}
cost-any-colour = { $amount } Intent of one colour{ $due-is ->
    [none] { "" }
    [gradual] , Gradual
   *[other] { " " }{ $due }
}
cost-assault = Assault{ $range ->
    [1] { "" }
    [unlimited] { " " }(any range)
    [anywhere] { " " }(in any space)
   *[other] { " " }(range { $range })
}
cost-contact = Contact{ $range ->
    [1] { "" }
    [unlimited] { " " }(any range)
    [anywhere] { " " }(in any space)
   *[other] { " " }(range { $range })
}
cost-aim = target { $range ->
    [0] an Entity in your space
    [1] an Entity within 1 space
    [unlimited] an Entity you can reach
    [anywhere] any Entity
   *[other] an Entity within { $range } spaces
}
cost-hand-in = hand in { $amount ->
    [one] 1 active Item
   *[other] { $amount } active Items
}
cost-pick-up = Unseal { cards-counted }
cost-return-this = return this to its Market
cost-suffer = suffer { $amount } Distress
cost-discard-this = discard this
cost-spend = spend { tokens-counted }
cost-discard = discard { cards-counted }

## Cards, tokens, figures

verb-damage = { $to-is ->
    [you] suffer { $amount } Distress
    [one] { $to } suffers { $amount } Distress
   *[many] { $to } suffer { $amount } Distress
}{ $per }
verb-heal = { $who-is ->
    [you] cure { $amount } Distress
    [one] { $who } cures { $amount } Distress
   *[many] { $who } cure { $amount } Distress
}{ $per }
verb-cure-all = { $who-is ->
    [you] cure all Distress
    [one] { $who } cures all Distress
   *[many] { $who } cure all Distress
}
verb-seal = { $who-is ->
    [you] Seal { $amount }
    [one] { $who } Seals { $amount }
   *[many] { $who } Seal { $amount }
}{ $per }
verb-unseal = { $who-is ->
    [you] Unseal { $amount }
    [one] { $who } Unseals { $amount }
   *[many] { $who } Unseal { $amount }
}{ $per }
verb-unseal-all = { $who-is ->
    [you] Unseal all cards
    [one] { $who } Unseals all cards
   *[many] { $who } Unseal all cards
}
verb-reshuffle = { $who-is ->
    [you] reshuffle your Influence deck
    [one] { $who } reshuffles their Influence deck
   *[many] { $who } reshuffle their Influence decks
}
verb-draw = { $who-is ->
    [you] draw { cards-counted }
    [one] { $who } draws { cards-counted }
   *[many] { $who } draw { cards-counted }
}{ $per }
verb-discard = { $who-is ->
    [you] discard { cards-counted }
    [one] { $who } discards { cards-counted }
   *[many] { $who } discard { cards-counted }
}{ $per }
verb-retrieve = { $who-is ->
    [you] take { cards-counted } from your Discard pile into your hand
    [one] { $who } takes { cards-counted } from their Discard pile into their hand
   *[many] { $who } take { cards-counted } from their Discard pile into their hand
}{ $per }
verb-put-under = { $who-is ->
    [you] put { cards-counted } from your hand under your deck
    [one] { $who } puts { cards-counted } from their hand under their deck
   *[many] { $who } put { cards-counted } from their hand under their deck
}{ $per }
verb-remove = discard { $who }
verb-move = { $who-is ->
    [you] move up to { spaces-counted }
    [many] move { $who } up to { spaces-counted } each
   *[one] move { $who } up to { spaces-counted }
}{ $per }
verb-relocate = { $who-is ->
    [you] relocate to { $to }
   *[other] relocate { $who } to { $to }
}
verb-swap = { $with-is ->
    [you] change places with { $one }
   *[other] { $one } and { $with } change places
}
verb-add-state = { $who-is ->
    [you] you are { $state }
    [one] { $who } is { $state }
   *[many] { $who } are { $state }
}
verb-remove-state = { $who-is ->
    [you] you are no longer { $state }
    [one] { $who } is no longer { $state }
   *[many] { $who } are no longer { $state }
}
verb-add-marker = put { SAY($marker, form: "a") } in { $in }
verb-remove-marker = remove { SAY($marker, form: "a") } from { $in }
verb-add-wall = put a Wall token between your space and { $to }
verb-block = put a Hole token in { $space }
verb-gain = { $token-is ->
    [key] the Team gains { tokens-counted }
    [hour] the Team gains { tokens-counted }
   *[other] { $who-is ->
        [you] gain { tokens-counted }
        [one] { $who } gains { tokens-counted }
       *[many] { $who } gain { tokens-counted }
    }
}{ $per }
verb-lose = { $token-is ->
    [key] the Team loses { tokens-counted }
    [hour] the Team loses { tokens-counted }
   *[other] { $who-is ->
        [you] lose { tokens-counted }
        [one] { $who } loses { tokens-counted }
       *[many] { $who } lose { tokens-counted }
    }
}{ $per }
verb-note = read the passage
condition-has = { $token-is ->
    [key] the Team has
    [hour] the Team has
   *[other] { $who-is ->
        [you] you have
       *[other] { $who } has
    }
} { $form ->
    [negative] { $at-least ->
        [1] no { SAY($token, 0) }
       *[other] fewer than { $at-least } { SAY($token, $at-least) }
    }
   *[other] at least { $at-least } { SAY($token, $at-least) }
}{ $per }
condition-has-distress = { $who-is ->
    [you] you have
   *[other] { $who } has
} { $form ->
    [negative] { $at-least ->
        [1] no Distress
       *[other] fewer than { $at-least } Distress
    }
   *[other] at least { $at-least } Distress
}
condition-marked = { $form ->
    [relative] { " " }with { SAY($marker, form: "a") }
    [negative] there is no { SAY($marker, form: "bare") } in { $space }
   *[other] there is { SAY($marker, form: "a") } in { $space }
}
condition-in-state = { $form ->
    [relative] { $article ->
        [a] { SAY($state, form: "a") }
       *[none] { $state }
    }
    [negative] { $who-is ->
        [you] you are not { $state }
       *[other] { $who } is not { $state }
    }
   *[other] { $who-is ->
        [you] you are { $state }
       *[other] { $who } is { $state }
    }
}

verb-call = read script { $script }
verb-retire = remove the Slumber tile “{ $tile }” from the game
verb-close-gate = close the gate “{ $gate }”
verb-next-turn-card = put the current Turn card under the Turn deck
verb-take-back-turn = put the last discarded Turn card back on the Turn deck

## Entities

verb-strike = each Dreamer { reach } suffers { $amount } Distress{ $per }
verb-drain = each Dreamer { reach } Seals { $amount }{ $per }
verb-in-reach = for each Dreamer { reach }: { $do }
reach = { $range ->
    [0] in this Entity’s space
    [unlimited] that it can reach
    [anywhere] in any space
   *[other] in range { $range }
}
verb-appear = spawn { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
verb-reappear = each of its figures that does not stand on { $unless } spawns anew
verb-call-up = { $companion } comes to your space
verb-morph = add { $count ->
    [one] 1 Morphing
   *[other] { $count } Morphings
}
verb-unmorph = discard all Morphings
verb-nothing = nothing happens

## Dreamers

verb-restore-item = Restore 1 Item
verb-discard-item = discard 1 active Item
verb-restore-mask = { $who-is ->
    [you] Restore your Mask
    [one] { $who } Restores their Mask
   *[many] { $who } Restore their Masks
}
verb-discard-mask = { $who-is ->
    [you] discard your Mask
    [one] { $who } discards their Mask
   *[many] { $who } discard their Masks
}
verb-gain-mask = { $who-is ->
    [you] gain a Mask
   *[other] { $who } gains a Mask
}
verb-flip = { $who-is ->
    [you] flip 1 of your Progress cards
    [one] { $who } flips 1 of their Progress cards
   *[many] { $who } flip 1 of their Progress cards
}
verb-unflip = { $who-is ->
    [you] unflip 1 of your Progress cards
    [one] { $who } unflips 1 of their Progress cards
   *[many] { $who } unflip 1 of their Progress cards
}
verb-gain-flaw = { $who-is ->
    [you] gain a Flaw
    [one] { $who } gains a Flaw
   *[many] { $who } gain a Flaw
}
verb-gain-item = gain the Item “{ $item }”
verb-seal-this = Seal this card
verb-place-this = place this card
verb-remove-flaw = remove this Flaw
verb-prevent-distress = prevent { $amount } of it{ $per }
verb-heighten = { $who-is ->
    [you] your { $stat } is
   *[other] the { $stat } of { $who } is
} { $by } { $by-way ->
    [down] lower
   *[up] higher
} this Turn
verb-reroll-die = reroll that die
verb-luck-roll = roll the Luck die. On a number: { $hit }{ $blank-is ->
    [none] {""}
   *[other] . On a blank: { $blank }
}{ $cross-is ->
    [none] {""}
   *[other] . On the cross: { $cross }
}

## Turns, Secrets, the map

verb-block-step = block 1 step of the current Turn card
verb-add-turns = add { $count ->
    [one] 1 Turn
   *[other] { $count } Turns
}
verb-hasten = resolve the current Turn card now; it is resolved again at its time
verb-loot = gain the Loot of the current Turn card
verb-end-well = this is won and ends
verb-end-badly = this ends
verb-show = reveal Secret “{ $secret }”
verb-remove-this = remove this from the game
verb-put-token = put { tokens-put } on { $on-is ->
    [none] this
   *[other] { $on }
}
verb-lay-across = put a { $terrain } token on the line between { $in } and { $and }
verb-take-token = take { tokens-put } off { $on-is ->
    [none] this
   *[other] { $on }
}
verb-remove-token = remove { tokens-put } on { $on-is ->
    [none] this
   *[other] { $on }
} from the game
tokens-put = { $count ->
    [one] 1 { SAY($token, form: "bare") }
   *[other] { $count } { SAY($token, form: "plural") }
}
verb-riddle = answer the riddle. Right: { $do }. Wrong: { $else }
verb-unlock = { $rule-is ->
    [railway] the Team may ride from one Railway Location to another
    [deliverance] the Deliverance of Slumber tiles may be resolved
   *[other] the Refreshing Nap is allowed
}
unlocks-railway = Railway
unlocks-deliverance = Deliverance
unlocks-nap = Refreshing Nap
verb-set-season = the Season becomes “{ $season }”
verb-ride-either = relocate the Team to “{ $to }” or “{ $or }”

## Conditions and amounts

condition-tokens-on = { $form ->
    [negative] fewer than { $at-least } { SAY($token, form: "plural") } lie on { token-place }
   *[other] { $at-least ->
        [one] a { SAY($token, form: "bare") } lies on { token-place }
       *[other] { $at-least } or more { SAY($token, form: "plural") } lie on { token-place }
    }
}
token-place = { $on-is ->
    [none] this
   *[other] { $on }
}
condition-on-terrain = { $form ->
    [relative] { " " }with { $terrain }
    [negative] there is no { $terrain } in { $space }
   *[other] there is { $terrain } in { $space }
}
condition-gem-here = { $form ->
    [negative] no Gem lies in your space
   *[other] a Gem lies in your space
}
condition-has-progress = { $who-is ->
    [you] you have
   *[other] { $who } has
} { $form ->
    [negative] fewer than { $at-least }
   *[other] at least { $at-least }
} active Progress { $at-least ->
    [one] card
   *[other] cards
}
amount-progress-cards = { " " }for each of your active { $colour-is ->
    [none] Progress cards
   *[other] { $colour } Progress cards
}
condition-suit-is = { $form ->
    [negative] the Turn card does not show { $suit }
   *[other] the Turn card shows { $suit }
}
condition-found = { $form ->
    [negative] Secret “{ $code }” has not been revealed
   *[other] Secret “{ $code }” has been revealed
}
condition-dreamers = { $form ->
    [negative] fewer than { $at-least } Dreamers play
   *[other] { $at-least } or more Dreamers play
}
condition-archetype = { $form ->
    [relative] { " " }who is the { $archetype }
    [negative] { $who-is ->
        [you] you are not the { $archetype }
       *[other] { $who } is not the { $archetype }
    }
   *[other] { $who-is ->
        [you] you are the { $archetype }
       *[other] { $who } is the { $archetype }
    }
}
condition-entity-is = { $form ->
    [relative] { " " }that is “{ $tile }”
    [negative] { $who } is not “{ $tile }”
   *[other] { $who } is “{ $tile }”
}
condition-accompanied-by = { $form ->
    [negative] { $companion } is not in your space
   *[other] { $companion } is in your space
}
condition-last-turn = { $form ->
    [negative] this is not the last Turn
   *[other] this is the last Turn
}

## Decisions

# An action among the options: its card, then what stands on it.
action-words = { $card } – { $rules }
# One of several actions of a tile, by its name.
action-title = { $card }: { $own }
action-keyword = { $keyword ->
    [assault] Assault
   *[contact] Contact
}
action-number = action { $number }
ask-pick-card = Choose a card.
option-pick = { $card }
option-no-card = No card
ask-answer-riddle = Answer the riddle.
option-say = { $answer }
