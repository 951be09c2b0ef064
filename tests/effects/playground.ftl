### The playground's own words.
noun-player = { $form ->
    [a] a player
    [plural] players
   *[bare] player
}
noun-beast = { $form ->
    [a] a Beast
    [plural] Beasts
   *[bare] Beast
}
noun-figure = { $form ->
    [a] a figure
    [plural] figures
   *[bare] figure
}
noun-space = { $form ->
    [a] a space
    [plural] spaces
   *[bare] space
}
noun-neighbour = { $form ->
    [a] an adjacent space
    [plural] adjacent spaces
   *[bare] adjacent space
}
noun-card = { $form ->
    [a] a card
    [plural] cards
   *[bare] card
}
figure-beast = { $form ->
    [a] a Beast
   *[bare] Beast
}
token-coin = { $form ->
    [one] coin
   *[counted] { $count ->
        [one] coin
       *[other] coins
    }
}
token-gem = { $form ->
    [one] gem
   *[counted] { $count ->
        [one] gem
       *[other] gems
    }
}
pile-deck = deck
pile-hand = hand
pile-discard = discard pile
pile-sealed = sealed pile
pile-removed = box
track-clock = Clock
track-doom = Doom
harm-damage = damage
state-stunned = { $form ->
    [a] a stunned
   *[plain] stunned
}
state-poisoned = { $form ->
    [a] a poisoned
   *[plain] poisoned
}
marker-danger = { $form ->
    [a] a Danger marker
   *[bare] Danger marker
}
marker-gas = { $form ->
    [a] a Gas marker
   *[bare] Gas marker
}
die-luck = { $form ->
    [plural] Luck dice
   *[bare] Luck die
}
die-coin-toss = { $form ->
    [plural] coins
   *[bare] coin
}
bag-omen = Omen
stat-range = range
stat-hand-limit = hand limit
the-victim = { $form ->
    [space] its space
    [owner] its
   *[other] it
}
moment-before-damage = before a figure is hurt
moment-after-damage = after a figure is hurt
moment-when-rolled = when dice are rolled
moment-turn-start = at the start of your turn
the-leader = { $form ->
    [space] the leader’s space
    [owner] the leader’s
   *[other] the leader
}
bespoke-mirror-hands = both players draw as many cards as the other has in hand

# -- using parts
ask-playground-window = You may react, or pass.
option-react = Play { $card }
refuse-limit = It has been used already.

# -- words that only the playground speaks
verb-add-counter = add { $amount } to “{ $counter }”{ $per }
verb-remove-counter = take { $amount } off “{ $counter }”{ $per }
verb-modify = { $who-how ->
    [the] { SAY($who, form: "owner") } { $stat }
   *[other] the { $stat } of { $who }
} is { $by } { $by-way ->
    [down] lower
   *[up] higher
} { $until }
verb-reveal = reveal { $what }
verb-hide = turn { $what } face down
verb-extra-action = { $who-is ->
    [you] take { actions-counted }{ $per }
    [one] { $who } takes { actions-counted }{ $per }
   *[many] { $who } take { actions-counted }{ $per }
}
verb-skip-turn = { $who-is ->
    [you] skip your next turn
    [one] { $who } skips their next turn
   *[many] { $who } skip their next turn
}
verb-end-turn = { $who-is ->
    [you] end your turn
   *[other] the turn of { $who } ends
}
verb-lose-game = the game is lost

verb-prevent = reduce it by { $amount }{ $per }
verb-increase = increase it by { $amount }{ $per }
verb-instead = instead, { $do }
verb-reroll = roll one of the dice again
verb-change-die = { $by-way ->
    [down] turn a die down by { $by }
   *[up] turn a die up by { $by }
}

verb-discard-random = { $who-is ->
    [you] discard { cards-counted } at random
    [one] { $who } discards { cards-counted } at random
   *[many] { $who } discard { cards-counted } at random
}{ $per }
verb-discard-card = discard { $what }
verb-remove-card = remove { $what } from the game
verb-gain-card = { $who-is ->
    [you] put “{ $card }” from the box on your { $to }
   *[other] { $who } puts “{ $card }” from the box on their { $to }
}
verb-shuffle = { $into-is ->
    [none] { $who-is ->
        [you] shuffle your { $pile }
        [one] { $who } shuffles their { $pile }
       *[many] { $who } shuffle their { $pile }
    }
   *[other] { $who-is ->
        [you] shuffle your { $pile } into your { $into }
        [one] { $who } shuffles their { $pile } into their { $into }
       *[many] { $who } shuffle their { $pile } into their { $into }
    }
}
verb-peek = { $who-is ->
    [you] look at { top-cards } of your { $from }
    [one] { $who } looks at { top-cards } of their { $from }
   *[many] { $who } look at { top-cards } of their { $from }
}{ $per }
verb-reveal-top = { $who-is ->
    [you] reveal { top-cards } of your { $from }
    [one] { $who } reveals { top-cards } of their { $from }
   *[many] { $who } reveal { top-cards } of their { $from }
}{ $per }
verb-search = { $who-is ->
    [you] search your { $from } for { cards-counted } and shuffle it
    [one] { $who } searches their { $from } for { cards-counted } and shuffles it
   *[many] { $who } search their { $from } for { cards-counted } and shuffle it
}{ $per }
verb-put-on-top = { $who-is ->
    [you] put { cards-counted } from your hand on top of your { $of }
    [one] { $who } puts { cards-counted } from their hand on top of their { $of }
   *[many] { $who } put { cards-counted } from their hand on top of their { $of }
}{ $per }
verb-give-cards = give { cards-counted } from your hand to { $to }{ $per }
verb-steal = steal { cards-counted } at random from { $from }{ $per }

verb-give = give { tokens-counted } to { $to }{ $per }
verb-take = take { tokens-counted } from { $from }{ $per }
verb-draw-tile = { $who-is ->
    [you] draw { tiles-counted }
   *[other] put { tiles-counted } on { $who }
}{ $per }
verb-advance = { $by-way ->
    [down] move the { $track } back by { $by }
   *[up] advance the { $track } by { $by }
}

verb-push = push { $who } by { spaces-counted }{ $per }
verb-spawn = spawn { SAY($figure, form: "a") } in { $in }
verb-remove-wall = remove the wall between your space and { $to }
verb-unblock = unblock { $space }
verb-light = turn on the light in { $space }
verb-darken = turn off the light in { $space }
condition-counter = { $form ->
    [negative] “{ $counter }” is less than { $at-least }
   *[other] “{ $counter }” is { $at-least } or more
}
condition-track = the { $track } { $form ->
    [negative] is below { $at-least }
   *[other] is at { $at-least } or more
}
condition-hand = { $who-is ->
    [you] you have
   *[other] { $who } has
} { $form ->
    [negative] { $at-least ->
        [1] no cards
       *[other] fewer than { $at-least } cards
    }
   *[other] { $at-least ->
        [one] at least 1 card
       *[other] at least { $at-least } cards
    }
} in hand
condition-lit = { $form ->
    [relative] { $article ->
        [a] a lit
       *[none] lit
    }
    [negative] { $space } is not lit
   *[other] { $space } is lit
}
condition-dark = { $form ->
    [relative] { $article ->
        [a] a dark
       *[none] dark
    }
    [negative] { $space } is not dark
   *[other] { $space } is dark
}
condition-revealed = { $form ->
    [relative] { $article ->
        [a] a revealed
       *[none] revealed
    }
    [negative] { $what } is not revealed
   *[other] { $what } is revealed
}
condition-hidden = { $form ->
    [relative] { $article ->
        [a] a hidden
       *[none] hidden
    }
    [negative] { $what } is not hidden
   *[other] { $what } is hidden
}
condition-rolled = { $form ->
    [negative] the roll is less than { $at-least }
   *[other] the roll is { $at-least } or more
}
condition-players = { $form ->
    [negative] there are fewer than { $at-least } players
   *[other] there are { $at-least } or more players
}

amount-per-player = { " " }for each player in the game
amount-count-of = { " " }for { $what }
amount-counter = { " " }for each point of “{ $counter }”
amount-tokens = { " " }for each { SAY($token, form: "one") } { $of-is ->
    [you] you have
   *[other] of { $of }
}
amount-track = { " " }for each point on the { $track }
amount-hand = { " " }for each card in { $who-is ->
    [you] your hand
   *[other] the hand of { $who }
}
amount-that-much = { " " }for each point of it

cost-seal = seal { cards-counted }
ask-pick-die = Choose a die.
option-die = The die that shows { $face }
ask-chance-roll-dice = Roll the dice: what does die { $number } show?
ask-chance-reroll = Roll the die again: what does it show?
face-dice = { $face }
event-lasted = { $who }: { $stat } { $way ->
    [down] −{ $by }
   *[up] +{ $by }
} until the end of the { $until ->
    [end-of-turn] turn
    [end-of-round] round
   *[end-of-game] game
}.
event-noted = A passage is read aloud: { $story }.
event-dice-rolled = { SEAT($seat) } rolls { LIST($faces) }.
