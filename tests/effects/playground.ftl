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
