### Lanterns, the small game that comes with the kernel.

## Words

card = { $card ->
    [dash] Dash
    [spark] Spark
    [snuff] Snuff
    [ward] Ward
   *[other] { $card }
}
pace = { $pace ->
    [hasty] hasty
    [steady] steady
    [wary] wary
   *[other] { $pace }
}
direction = { $to ->
    [north] north
    [east] east
    [south] south
    [west] west
   *[other] { $to }
}
lanterns = { $lanterns ->
    [0] no lantern
    [one] one lantern
   *[other] { $lanterns } lanterns
}

## What is to be decided

ask-choose-pace = Choose a pace for this round, in secret.
ask-turn = Step, play a card, reach for a lantern, or rest.
ask-drop-one = Discard one card.
ask-before-taking = { SEAT($taker) } is about to take a lantern. Play Snuff against it, or pass.
ask-before-snuffing = Your lantern is about to be snuffed. Play Ward to keep it, or pass.
ask-chance-shuffle = Shuffle the cards: which of those left comes next? Draw { $number }.
ask-chance-reach = Roll the die: what does it show?
ask-upkeep-deal-one = Deal every Seeker a card, then confirm.

## Answers

option-go = Go { pace }
option-walk = Step { direction }
option-take = Reach for the lantern
option-play = Play { card }
option-drop = Discard { card }
option-rest = Rest and end the turn
face-deck = { card }

## What happens

event-house-entered =
    { $seekers ->
        [one] One Seeker enters
       *[other] { $seekers } Seekers enter
    } the dark house; { $lanterns ->
        [0] no lantern burns
        [one] one lantern burns
       *[other] { $lanterns } lanterns burn
    } in it.
event-deck-shuffled =
    { $cards ->
        [one] One card is
       *[other] { $cards } cards are
    } shuffled into a new deck.
event-card-drawn = { SEAT($seat) } draws { card }.
event-card-drawn-unseen = { SEAT($seat) } draws a card.
event-card-discarded = { SEAT($seat) } lays { card } on the discard pile.
event-round-begun = Round { $round } begins.
event-pace = { SEAT($seat) } goes { pace }
event-paces-revealed = The paces are turned up: { LIST($paces) }.
event-stepped = { SEAT($seat) } steps { direction }.
event-steps-gained = { SEAT($seat) } may take { $steps ->
    [one] one more step
   *[other] { $steps } more steps
}.
event-reached = { SEAT($seat) } reaches for the lantern: the die shows { $die }, which with the pace makes { $total }.
event-lantern-taken = { SEAT($seat) } takes the lantern.
event-lantern-snuffed = { SEAT($seat) } snuffs the lantern before { SEAT($against) } has it.
event-turn-ended = { SEAT($seat) } ends the turn.
over-most-lanterns = { COUNT($winners) ->
    [one] { SEATS($winners) } wins
   *[other] { SEATS($winners) } win together
} with { lanterns }.

## Refused by the rules

refuse-no-steps = You have no steps left.
refuse-wall = A wall stands to the { direction }.
refuse-no-lantern = No lantern burns in your space.
refuse-not-held = You do not hold { card }.
refuse-reaction-only = { card } is played only in answer to what another Seeker does.
refuse-already-snuffed = The lantern has been snuffed already; there is nothing left to prevent.
refuse-already-warded = The Snuff has been warded off already; there is nothing left to prevent.
refuse-too-far = { SEAT($seat) } is too far away for a Snuff.

## The table in words, as a client shows it

view-round = Round { $round }
view-lanterns = { $lanterns ->
    [0] No lantern burns any more
    [one] One lantern still burns
   *[other] { $lanterns } lanterns still burn
}
view-piles = Deck { $deck }, discard pile { $discard }
view-hand = Your hand: { LIST($cards) }
view-card = { card }
view-pace = { $pace ->
    [none] –
   *[other] { pace }
}
view-legend = Letters are Seekers, { $mark } is a lantern.
view-seeker = Seeker
view-column-pace = Pace
view-column-steps = Steps
view-column-lanterns = Lanterns
view-column-cards = Cards

## On pictures of cards

picture-card = Card
picture-reaction = Reaction
picture-deck = Lanterns
picture-copies = ×{ $copies }

## Rules that can be switched, and what can be chosen

switch-ln-hand-01 = Cards at the start
switch-ln-hand-01-about = How many cards each Seeker is dealt: two in a quick game, three in a classic one.
switch-ln-round-02 = Rounds
switch-ln-round-02-about = How many rounds are played: four in a quick game, eight in a classic one.
setting-house = House
setting-house-about = The house in which the lanterns burn.
