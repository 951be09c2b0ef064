### Etherfields: everything a player reads, in English.

## Words

# $number counts from one; chance has the number 0 and the whole Team -1.
seat = { $number ->
    [0] Chance
    [-1] { $in ->
        [sentence] the Team
       *[start] The Team
    }
   *[other] Seat { NUMBER($number, useGrouping: 0) }
}
# A seat once its Dreamer is known. In the middle of a sentence the article is small.
seat-named = { $in ->
    [number] Seat { NUMBER($number, useGrouping: 0) }
    [sentence] the { $who }
   *[start] The { $who }
}
seat-title = { SEAT($seat) }
counted = { $count } { $what ->
    [ether] Ether
    [gems] { $count ->
        [one] Shining Gem
       *[other] Shining Gems
    }
    [keys] { $count ->
        [one] Key
       *[other] Keys
    }
    [hours] { $count ->
        [one] Hour
       *[other] Hours
    }
    [distress] Distress
    [shopping] { $count ->
        [one] Shopping card
       *[other] Shopping cards
    }
   *[other] { $what }
}
intent = { $intent ->
    [awareness] Awareness
    [cunning] Cunning
    [wrath] Wrath
   *[other] { $intent }
}
direction = { $to ->
    [north] north
    [east] east
    [south] south
    [west] west
   *[other] { $to }
}
row = { $row ->
    [morphing] Morphing effect
    [basic] Basic effect
    [special] Special effect
    [movement] Entity Movement
   *[other] { $row }
}
morph = { $morph ->
    [distress] +1 Distress
    [seal] +2 Seal
    [movement] +2 Movement
    [range] +1 Range
    [mask] Mask
    [progress] Progress
    [rerolls] Rerolls
    [gems] Shining Gems
   *[other] { $morph }
}
token = { $kind ->
    [threat] A Threat token
    [story] A Story token
    [spirit] A Spirit token
    [universal] A Universal marker
    [light] A Light token
    [darkness] A Darkness token
    [water] A Water token
    [swamp] A Swamp token
   *[other] A token ({ $kind })
}
token-in = {" "}in space { $space }
token-between = {" "}on the line between spaces { $space } and { $beside }
token-on = {" "}on { $of }
stat = { $stat ->
    [hand] Hand Size limit
    [progress] Progress limit
    [items] Item limit
    [draw] Draw step
    [assault-range] Assault range
    [contact-range] Contact range
   *[other] { $stat }
}
aspect = { $aspect ->
    [morphings] Morphings
    [gems] Shining Gems
    [hours] Hours
    [distress] Distress
    [sealed] Sealed cards
   *[other] { $aspect }
}
phase = { $phase ->
    [world] the Dreamworld Map
    [start] the start of the Turn
    [dreamers] the Dreamers Phase
    [dreamscape] the Dreamscape Phase
   *[other] { $phase }
}
pile = { $end ->
    [hand] the hand
    [deck] the deck
    [discard] the Discard pile
    [sealed] the Sealed pile
    [progress] the Progress zone
    [flipped] the Progress zone, face down
    [burdens] the Progress zone, as a Flaw
    [unused] the Unused cards
    [masks] the owned Masks
    [items] the active Items
    [storage] Storage
    [notes] the Notes
    [wisdom] the Wisdom holder
    [gates] the owned gates
    [seasons] the top of the Season deck
    [fates] the Fate deck
    [flaws] the Flaw deck
    [slumbers] the Slumber deck
    [maps] the Slumber Map tiles
    [market] the Influence Market
    [item_market] the Item Market
    [mask_pool] the Mask pool
    [offer] the cards on offer
    [boxed] the Secrets
    [removed] the removed pile
    [turned_up] the middle of the table
    [revealed] the side of the board
    [districts] the Dreamworld Map
   *[other] { $end }
}
kind = { $kind ->
    [slumber] Slumber
    [dream] Dream
   *[other] { $kind }
}

## What is to be decided

ask-after-dream = The Dream is over. Awaken now, or go on?
ask-approach = Two routes are equally short. Which space does the figure of { $of } enter?
ask-at-gate = You stand at a gate. What do you do?
ask-between = The session is over. What now?
ask-block-step = Which step of the Turn card is blocked?
ask-boost-cross = The Luck die shows a cross. How do you pay for it?
ask-buying = Buy any of these cards.
ask-chance-add-morphings = Which Morphing token is drawn? Draw { $number }.
ask-chance-build-turn-deck = Shuffle the Turn cards: which of those left comes next? Draw { $number }.
ask-chance-draw-luck = Which ordinary card is drawn? Draw { $number }.
ask-chance-draw-market-item = Which Item of the Item Market is drawn?
ask-chance-reshuffle = Shuffle the Influence deck: which of the cards left comes next? Draw { $number }.
ask-chance-restore-item = Which stored Item is drawn?
ask-chance-roll-die = Roll the die: what does it show?
ask-chance-shuffle-pile = Shuffle the pile: which of the cards left comes next? Draw { $number }.
ask-change-dreamer = Keep your Dreamer, or play another one?
ask-choose-branch = { $sort ->
    [script] Script { $source }
    [secret] Secret { $source }
   *[other] { $source }
}: choose one.
ask-choose-cards = Build your deck: 20 to 40 Influence cards.
ask-choose-colour = { $action }. In which colour do you pay?
ask-choose-quirk-space = In which Quirk space does the card lie?
ask-choose-slot = The Item slots are full. Which Item makes room for { $item }?
ask-choose-slot-free = { $item } is the Team’s. Make it active, or leave it in Storage?
ask-discard-chosen = Discard { $due ->
    [one] a card
   *[other] { $due } cards
} from your hand.
ask-discard-excess = Your hand is over its limit. Discard a card.
ask-discard-first = Before drawing you may discard cards from your hand.
ask-discard-for-gem = Discard { $due ->
    [one] one more Influence card
   *[other] { $due } Influence cards
} for a Shining Gem.
ask-drop-item = Discard an active Item.
ask-drop-progress = Discard a placed Progress card.
ask-enter-at = On which Entrance do you begin?
ask-enter-at-waiting = Slumbers will be played on these tiles. On which Entrance do you wait for them?
ask-flip-progress = Which Progress card is turned over?
ask-free-play = Act, play cards, or say that you have nothing left to do.
ask-gain-loot = Which Loot does the Team take?
ask-gain-mask = Choose a Mask.
ask-go-on = These are your Luck cards. Go on with an aspect, or back out?
ask-hand-out-gems = Who takes the next Shining Gem?
ask-hunt = Several Dreamers are equally close. Whom does the figure of { $of } go for?
ask-idle = Where does the Team go? You may also Awaken or save.
ask-idle-of = { SEAT($seat) } leads the Team. You may use what you have before it goes on.
ask-in-window = Do you want to interrupt?
ask-may-buy = You may look at three cards of the Influence Market.
ask-may-pass-marker = Shall the First Player marker pass on? All must agree.
ask-may-save-inside = Saving here counts as the death of a Dreamer. Play on?
ask-agree-exchange = { SEAT($other) } would take over your Dreamer and give you theirs, deck, Masks and cards included.
ask-may-restore = Draw an Item from Storage at random?
ask-how-often = { $action }. How often is the price paid?
ask-name-extra = { $action }. The effect happens once more. At whom?
ask-name-target = { $action }. Name your target. It cannot be changed later.
ask-next-figure = Which figure moves next?
ask-offer-mask = Put on { $mask }?
ask-offer-mode-tile = Resolve this Slumber, or the Continuous Dream tile instead?
ask-deliver = The tile’s Deliverance can be resolved now. Resolve it, or play on?
ask-offer-removal = Pay to be rid of { $flaw }?
ask-offer-replacing = { $card } is ill-suited to playing alone. Remove it and draw another?
ask-offer-skip = A Turn begins. Play on, or give { $tile } up?
ask-one-dreamer = Which Dreamer?
ask-pay = { $action }. { $paid ->
    [0] Pay { $due } { intent }: discard cards and Items for their Intent.
   *[other] Paid { $paid } of { $due } { intent }: discard cards and Items for their Intent.
}
ask-pay-move = Move, a space for each { intent }. { $paid ->
    [0] Discard cards and Items for their Intent.
    [1] One is paid: discard more for their Intent, or go.
   *[other] { $paid } are paid: discard more for their Intent, or go.
}
ask-pay-peek = Discard a card to look at the Secret { $code }.
ask-pay-share = The Shortcut has its price. Which do you pay?
ask-pay-price = How does the Team pay for the Shortcut?
ask-pick-dreamer = Choose your Dreamer.
ask-pick-first = Who is the first player?
ask-playing = Act, or play cards.
ask-prevent-window = Distress is about to be suffered. Prevent it?
ask-push-out = The space is too full. Where are they pushed?
ask-rapid-window = You may use a Rapid effect now.
ask-recover = The Delta Phase: recover in one way.
ask-relocate-team = To which Location does the Team marker go?
ask-reroll-window = The die lies on the table. Reroll it?
ask-reshuffle-penalty = Your deck had to be reshuffled. How do you pay for it?
ask-resolve-effects = Which effect is resolved first?
ask-restore-mask = Which Mask do you wear?
ask-round = Your round: act, play cards, or end it.
ask-round-of = { SEAT($seat) } has the round. You may play what interrupts it, or place a card.
ask-sanctuary = The Team rests in a Sanctuary. Choose one.
ask-use-shopping = Use a Shopping card in this shop?
ask-which-entity = Which Entity?
ask-whose = Whose card?
ask-share-out = There are too few for everybody. Who gains next?
ask-shopping = You are in a shop. Choose one.
ask-skip-before = { $tile } was turned up. Play it, or give it up at once?
ask-spawn = In which Spawn space does a figure of { $of } appear?
ask-take-marker = No marker of this colour is left. Take one off another action?
ask-team-ask = The Team decides.
ask-unseal-chosen = Which card is Unsealed?
ask-upkeep-discard-turn = Discard the Turn card face down, then confirm.
ask-upkeep-open-box = Lay out the board, the pools and the shuffled decks, then confirm.
ask-upkeep-session-setup = Lay out everything for the session, then confirm.
ask-walk = Move space by space, or stop. { $steps ->
    [one] One space is left.
   *[other] { $steps } spaces are left.
}
ask-who-plays = Do you play the next session?

## Answers

option-add-turn = Spend 1 Hour to add 1 Turn
option-at = { $space ->
    [-1] Nowhere
   *[other] Space { $space }
}
option-awaken-now = Awaken
option-back-out = Back out
option-bar = Block step { PLACE($step) }: { row }
option-become = Play the { $archetype }
option-boost = Boost: roll the Luck die
option-buy = Buy { $card }
option-buy-item = Pay 2 Ether for a random Item
option-change-mask = Restore your Mask
option-chase = { SEAT($seat) }
option-close-campaign = Put the campaign away for good
option-colour = Pay in { intent }
option-cure-all = Cure all your Distress
option-discard = Discard { $card }
option-drawn-tile = Resolve this Slumber
option-drop = Discard { $card }{ $face ->
    [down] {" "}(face down)
   *[up] {""}
}
option-effort = Effort: spend { $hours ->
    [one] 1 Hour to move 1 space
   *[other] { $hours } Hours to move { $hours } spaces
}
option-end-round = End the round
option-enter-gate = Enter { $gate }
option-figure = { $of } (figure { PLACE($figure) }) in space { $space }
option-first = Figure { PLACE($figure) }
option-gain-gem = Discard 3 cards to gain a Shining Gem
option-give = { SEAT($seat) }
option-give-up = Give up; what was spent is lost
option-go = Go { direction }
option-go-on = Go on
option-go-shopping = Use a Shopping card
option-influence = Go on for { aspect }
option-join = Play the next session
option-keep = Keep the card
option-keep-flaw = Keep the Flaw
option-keep-marker = Keep the First Player marker
option-key-and-slumber = Gain 1 Key and resolve a Slumber
option-lay-gem = Put a Gem into the Gem slot
option-leave-it = Take none
option-leave-out = Leave { $card } out
option-look-around = Look at three cards of the Influence Market
option-lose-ether = Discard 1 Ether
option-make-room = Discard { $item } to make room
option-mode-tile = Resolve the Continuous Dream tile
option-deliver-now = Resolve the Deliverance
option-move = Move: spend Cunning
option-next-effect = First: { $effect }
option-next-session = Begin the next session
option-no-change = Leave it as it is
option-on-entity = { $tile }
option-pass-marker = Pass the First Player marker on
option-path = Travel to { $location }
option-pay-removal = Pay and remove the Flaw
option-peek = Discard a card to peek at the Secret { $code }
option-place = Space { $space }
option-place-card = Place { $card }
option-play-on = Play on
option-price = { $effect }
option-push-to = Space { $space }
option-quirk-at = Space { $space }
option-remove = Remove { $card } from the game and see another
option-remove-burden = Pay to remove { $card }
option-remove-morphing = Pay { $price ->
    [keys] 1 Key
   *[ether] 1 Ether
} to discard the { morph } Morphing of { $tile }
option-replace = Remove the card and draw another
option-reroll-by-gem = Discard a Shining Gem to reroll
option-reshuffle-all = Reshuffle the Influence decks
option-reshuffle-deck = Reshuffle your Influence deck
option-restore-one = Restore 1 Item
option-save-inside = Save here and lose
option-save-now = Save and end the session
option-save-out-of-dream = Save without Awakening
option-seal-some = Seal 3 cards
option-seal-three = Seal 3 cards
option-set-up = Play it
option-shortcut = Take the Shortcut to { $location }
option-sit-out = Sit the next session out
option-skip-now = Give up at once
option-skip-slumber = Give the Slumber up
option-spend = Discard { $card }
option-spend-for = Discard { $card }: { $worth } { intent }
option-spend-item = Discard { $item }
option-stay-inside = Play on
option-stop = Stop here
option-store = Leave it in Storage
option-suffer-one = Suffer 1 Distress
option-take-distress = Suffer 1 Distress
option-take-from = Take it off { $action }
option-take-gem = Take the Gem out of the slot
option-take-gem-instead = Buy nothing and gain a Shining Gem
option-take-in = Take { $card } in
option-take-loot = { $effect }
option-agree = Exchange Dreamers
option-decline-item = Leave the Items in Storage
option-exchange = Exchange Dreamers with { SEAT($seat) }
option-put-in = Make it active
option-replace-drawn = Remove { $card } from the game and draw another
option-restore-it = Draw an Item
option-times = { $times ->
    [one] Once
    [2] Twice
   *[other] { $times } times
}
option-target = Figure { PLACE($figure) }
option-try-luck = Try your luck with ordinary cards
option-turn = Turn { $card } over
option-unflip-all = Unflip all your Progress cards
option-unflip-one = Unflip 1 Progress card
option-unseal = Unseal { $card }
option-unseal-all = Unseal all your cards
option-unseal-one = Unseal 1 card of your choice
option-use = { $action }
option-use-note = Use the Note “{ $card }”
option-wear = Wear { $mask }
face-classic = Card { $face } of those left
face-deck = Card { $face } of those left
face-items = Item { $face }
face-morphings = Token kind { $face }
face-piles = Card { $face } of those left
face-turns = Card { $face } of those left

## What happens

event-noted = A passage is read aloud: { $story }.
event-action-blocked = { $action } has been used and is blocked.
event-card-discarded = { SEAT($seat) } discards { $card }.
event-card-moved = { $card } goes to { pile }.
event-card-moved-own = { SEAT($whose) }: { $card } goes to { pile }.
event-card-played = { SEAT($seat) } plays { $card }.
event-card-returned = { SEAT($seat) }: { $card } goes back to { pile }.
event-card-shown = { $end ->
    [removed] { $card } is put away for good.
   *[other] { $card } is turned up and goes to { pile }.
}
event-card-shown-own = { SEAT($whose) }: { $card } is turned up and goes to { pile }.
event-card-spent = { SEAT($seat) } discards { $card } for its Intent.
event-cards-drawn = { SEAT($seat) } draws { LIST($cards) }.
event-cards-sealed = { SEAT($seat) } Seals { LIST($cards) }.
event-cards-unsealed = { SEAT($seat) } Unseals { LIST($cards) }.
event-classic-drawn = The cards are worth { LIST($values) }.
event-death-averted = Here, a death is not the end.
event-deck-shuffled = { SEAT($seat) } shuffles { $cards ->
    [one] one card
   *[other] { $cards } cards
} into a new deck.
event-defeat-struck = All Dreamers lose: { $why ->
    [distress] there is more Distress than can be borne
    [cards] a Dreamer has fewer than 6 cards left
    [saved] the Dream was left half-way
   *[told] so it is written
}.
event-distress-taken = { SEAT($seat) } suffers { $count } Distress.
# Here the seat goes by its number: it says who plays which Dreamer from now on.
event-dreamer-chosen = { SEAT($seat, in: "number") } plays the { $archetype }.
event-dreamers-exchanged = { SEAT($seat) } and { SEAT($other) } exchange Dreamers.
event-dreamer-moved = { SEAT($seat) } moves to space { $space }.
event-dreamer-placed = { SEAT($seat) } stands in space { $space }.
event-dreamer-pushed = { SEAT($seat) } is pushed to space { $space }.
event-dreamscape-cleared = The Dreamscape is cleared.
event-entity-activated = Now active: { $tile }.
event-figure-moved = A figure of { $of } moves to space { $space }.
event-figure-removed = A figure of { $of } is discarded.
event-figure-spawned = A figure of { $of } appears in space { $space }.
event-first-named = { SEAT($seat) } holds the First Player marker.
event-gained = { SEAT($seat) } { $what ->
    [distress] suffers
   *[other] gains
} { counted }.
event-gem-laid = { SEAT($seat) } puts a Gem into the slot.
event-gem-taken = { SEAT($seat) } takes the Gem out of the slot.
event-ground-changed = Walls and spaces of the Dreamscape have changed.
event-item-spent = { SEAT($seat) } discards { $item } for its Intent.
event-lasting-added = { SEAT($seat) }: { stat } { $way ->
    [down] −{ $by }
   *[up] +{ $by }
} until the end of this Turn.
event-luck-tried = The Team takes an ordinary deck of cards.
event-markers-laid = { $count ->
    [0] The markers leave { $action }.
    [one] { $action }: 1 { intent } marker lies there.
   *[other] { $action }: { $count } { intent } markers lie there.
}
event-lost = { SEAT($seat) } { $what ->
    [distress] cures
   *[other] loses
} { counted }.
event-mask-off = { SEAT($seat) } takes the Mask off.
event-mask-worn = { SEAT($seat) } wears { $mask }.
event-morph-added = Morphing added to { $tile }: { morph }.
event-morph-removed = Morphing removed from { $tile }: { morph }.
event-nap-back = The card of the Refreshing Nap is back in the holder.
event-nap-laid = The card of the Refreshing Nap lies on { $gate }: it may be entered again without Keys.
event-campaign-supplied = The Dreamworld opens: Slumbers, Seasons and the map join the campaign.
event-peeked = { SEAT($seat) } peeks at { $secret }: { $front }.
event-overlay-laid = { $map } covers part of the Dreamscape.
event-phase-begun = Now: { phase }.
event-pile-shuffled = { $pile ->
    [turns_out] The Turn cards are
    [fates] The Fate deck is
    [flaws] The Flaw deck is
    [slumbers] The Slumber deck is
    [maps] The Slumber Map tiles are
    [market] The Influence Market is
    [item_market] The Item Market is
   *[other] A pile is
} shuffled.
event-promised = { SEAT($seat) } is promised { $cards } Ether at the next set-up.
event-quirk-laid = The Quirk “{ $card }” lies in space { $space }.
event-rolled = The { $die ->
    [luck] Luck die
   *[stride] Entity Movement die
} shows { $face ->
    [cross] a cross
    [blank] a blank
    [one] one
    [two] two
    [three] three
    [value] an arrow: as far as the Movement value
   *[again] an arrow with a ring: as far as the Movement value, and again
}.
event-scene-begun = A { kind } begins: { $tile }.
event-scene-cleared = { $tile } is put away.
event-scene-ended = { $won ->
    [yes] { $tile }: it is won, and ends at once.
   *[no] { $tile }: it ends at once, and is not won.
}
event-scene-over = { $won ->
    [yes] It is won, and ends at once.
   *[no] It ends at once, and is not won.
}
event-seats-taken = { SEATS($seats) } will play the next session.
event-sitting-begun = A session begins with { SEATS($seats, in: "sentence") }.
event-state-ended = A figure of { $of } is no longer { $state }.
event-state-ended-dreamer = { SEAT($seat) } is no longer { $state }.
event-state-laid = A figure of { $of } is { $state }.
event-state-laid-dreamer = { SEAT($seat) } is { $state }.
event-step-begun = Step { PLACE($step) } of the Turn card: { $row ->
    [morphing] Morphing effect
    [basic] Basic effect
    [special] Special effect
   *[movement] Entity Movement
}.
event-step-barred = Step { PLACE($step) } of the Turn card is blocked.
event-team-awoke = The Team Awakens.
event-team-moved = The Team reaches { $location }.
event-team-relocated = The Team reaches { $location }.
event-tiles-laid = { LIST($maps) } { COUNT($maps) ->
    [one] is
   *[other] are
} laid.
event-token-laid = { token } is laid{ $where }.
event-token-removed = { token } leaves the game.
event-token-taken = { token } is taken up{ $where }.
event-told = { $what ->
    [script] The script { $effect } is read.
    [action-failed] It comes to nothing: { $effect }.
    [no-spawn-space] { $effect } has no space to appear in. This is an error of the content.
    [death] The Death card is resolved.
    [cannot-move] { $effect } is Paralyzed and stays where it is.
    [no-state-token] No token of that State is left: nothing is laid.
    [no-rerolls] A Morphing keeps everybody from rerolling this die.
    [answered] The answer given: { $effect }.
    [gate-open] A Dream that is open: { $effect }.
    [gate-far] A Dream whose district you have not found yet: { $effect }.
    [gate-behind] A Dream that is behind you: { $effect }.
    [delta] { $effect }: nothing comes tonight, and everybody recovers.
   *[other] { $effect }
}
event-turn-added = A Turn is added.
event-turn-begun = Turn { $turn } begins.
event-turn-deck-built = The Turn deck has { $turns ->
    [one] one card
   *[other] { $turns } cards
}.
event-turn-taken-back = The Turn card “{ $card }” lies on the Turn deck again.
event-turn-card-passed = The Turn card “{ $card }” goes under the Turn deck.
event-turn-discarded = The Turn card “{ $card }” is discarded.
over-closed = The campaign is put away after { $sittings ->
    [one] one session
   *[other] { $sittings } sessions
}.
over-defeat = All Dreamers have lost.
over-scene = { $won ->
    [yes] The Dreamers have won the { kind }.
   *[no] The { kind } ended before it was won.
}

## Refused by the rules

refuse-already-paid = The cost is met: finish instead.
refuse-blocked = The space to the { direction } is Blocked.
refuse-blocked-action = This action was used and is blocked.
refuse-boost-placing = Placing a Progress card is no action: it cannot be Boosted.
refuse-boost-off = This group plays without Boosts.
refuse-boost-unpaid = Pay at least 1 Intent before you Boost.
refuse-boosted = You have Boosted in this Turn already.
refuse-cannot-choose = You do not have what this would take from you: choose another way.
refuse-cannot-pay = You cannot pay the whole cost.
refuse-no-rerolls = A Morphing keeps Dreamers from rerolling.
refuse-colour-locked = The markers on this action are { intent }: what is still due is paid in that colour.
refuse-deck-at-least = A deck has at least { $least } Influence cards, and yours has no more: this one stays.
refuse-deck-too-large = A deck has at most { $most } Influence cards. Yours has { $have }: leave some out first.
refuse-deck-too-small = A deck has at least { $least } Influence cards. Yours has { $have }: take Unused ones in first.
refuse-demand = Its condition is not met: { $action }.
refuse-lacking = { $what ->
    [ether] You do not have the Ether.
    [hours] The Team does not have the Hours.
    [keys] The Team does not have the Key.
    [items] The Team does not have enough active Items.
    [sealed] You do not have enough Sealed cards.
   *[cards] You do not hold enough cards to discard.
}
refuse-district = { $gate } is entered from a gate in { $district }.
refuse-edge = There is no space to the { direction }.
refuse-effort-used = You have used Effort in this Turn already.
refuse-flaw-stays = Flaws stay in the deck, and do not count toward its size.
refuse-full = The space to the { direction } is full and you cannot get beyond it.
refuse-full-here = This space is full: go on.
refuse-gems-barred = A Morphing bars the use of Shining Gems.
refuse-gems-reroll = A Morphing bars rerolls by Shining Gems.
refuse-item-market-empty = The Item Market is empty: there is no Item to buy.
refuse-item-too-dear = An Item costs { $due } Ether, and you have { $have ->
    [0] none
   *[other] { $have }
}.
refuse-keys = The gate costs { $keys ->
    [one] a Key
   *[other] { $keys } Keys
}, and the Team has { $have ->
    [0] none
   *[other] { $have }
}.
refuse-morphing-too-far = No figure of that Entity is within range 1.
refuse-no-card = You have no card to discard.
refuse-no-cunning = You have no Cunning to spend.
refuse-no-ether = You have no Ether.
refuse-no-gem = You have no Shining Gem.
refuse-no-gem-left = No Shining Gem is left.
refuse-no-hours = The Team has no Hour to spend.
refuse-no-path = No Path leads from here to { $location }.
refuse-no-slot = There is no Gem slot in your space.
refuse-no-figure = No figure of this Entity is in range.
refuse-no-target = No target is in range.
refuse-no-turn-card = No Turn card is left to add.
refuse-no-yield = This gives no { intent }.
refuse-nobody-else = Everybody else sits out, and somebody must play.
refuse-not-in-space = You do not stand in the space of this action.
refuse-not-paid = The cost is not met yet.
refuse-after-a-roll = This is used right after a die is rolled.
refuse-before-distress = This is used when Distress is about to be suffered.
refuse-not-rapid = In the Dreamscape Phase only Rapid effects and Masks may be used.
refuse-not-your-round = This is used in your own round. Now you may only use Rapid effects and Masks.
refuse-only-preventing = Distress is about to be suffered: now only what prevents it can be used.
refuse-only-rerolls = A die was rolled: now only what rerolls it can be used.
refuse-mask-price = In the middle of an action a Mask can be used only if its ability costs nothing.
refuse-fewer-seats = Whoever stays away sits a session out and keeps the Dreamer: there are never fewer seats.
refuse-joining-now = Somebody can join between two sessions: save the campaign on the Dreamworld Map first.
refuse-own-action = In the middle of your own action you cannot play a Rapid card: in 1.0 only while you pay.
refuse-own-roll = This rerolls only your own rolls.
refuse-prevented = The Distress is prevented already.
refuse-only-on-the-map = This is used on the Dreamworld Map.
refuse-not-useful-here = This is used in Slumbers and Dreams, not on the Dreamworld Map.
refuse-not-all = Every Dreamer it concerns must be able to do this, and somebody is not.
refuse-nothing-there = { $zone ->
    [sealed] Nobody has a Sealed card.
    [flipped] Nobody has a flipped Progress card.
   *[storage] No Item is in Storage.
}
refuse-note = The condition on the back of this Note is not met.
refuse-out-of-range = The space of this action is out of range.
refuse-placing-here = Progress cards are placed in the card-and-action step of a Slumber or Dream, not on the Dreamworld Map.
refuse-placing-now = Progress cards are placed in the card-and-action step, in the Dreamer’s own round.
refuse-paralyzed = You are Paralyzed and cannot move.
refuse-removal = You cannot pay the price of removal.
refuse-same-location = The Team must go to a different Location.
refuse-seal = To Seal { $due } you need as many Influence cards in your deck; you have { $have }.
refuse-second-dream-action = One Dream action a round is the limit.
refuse-shortcut-price = Somebody cannot pay what this Shortcut costs.
refuse-shortcut = A Shortcut costs every Dreamer a Sealed card, and somebody has no Influence card left in the deck. Paths are free.
refuse-slot-empty = There is no Gem in this slot.
refuse-slot-full = A Gem lies in this slot already.
refuse-three-cards = You need 3 Influence cards in hand.
refuse-too-dear = { $card } costs { $due } Ether, and you have { $have ->
    [0] none
   *[other] { $have }
}. Nobody else can pay for you.
refuse-too-few-gems = You do not have that many Shining Gems.
refuse-too-little-intent = You cannot raise that much Intent.
refuse-tried = The classic cards were used in this Dream already.
refuse-used-on-the-way = You have used this on this journey already. It is ready again after the next Slumber or Dream.
refuse-used-for-all = It is used once per Turn by one of you for all, and it was.
refuse-used-this-turn = You have used this in this Turn already.
refuse-wall = A Wall stands to the { direction }.

## On pictures of cards and tiles

picture-influence = Influence
picture-progress = Progress
picture-item = Item
picture-mask = Mask
picture-flaw = Flaw
picture-wisdom = Wisdom
picture-note = Note
picture-fate = Fate
picture-quirk = Quirk
picture-turn = Turn
picture-gate = Dream Gate
picture-season = Season
picture-slumber = Slumber
picture-entity = Entity
picture-companion = Companion
picture-mode = Continuous Dream
picture-turns = Turns
picture-movement = Movement
picture-interactions = Interactions
picture-effects = Effects
picture-deck-influence = Influence Market
picture-deck-item = Items
picture-deck-mask = Masks
picture-deck-flaw = Flaws
picture-deck-note = Notes
picture-deck-turn = Turns
picture-deck-season = Seasons
picture-deck-map = Dreamscape

## Rules that can be switched between the editions

switch-ef-turn-04 = Play in rounds
switch-ef-turn-04-about = Whether the Dreamers play cards and actions in rounds, or freely in any order.
switch-ef-first-04 = The First Dreamer marker moves
switch-ef-first-04-about = Whether the marker may pass on at the start of a Turn and after each Location.
switch-ef-reshuffle-03 = Penalty for a forced reshuffle
switch-ef-reshuffle-03-about = Whether a draw from an empty deck costs the penalty outside the Draw step too.
switch-ef-choice-02 = Only what can be done may be chosen
switch-ef-choice-02-about = Whether an option whose demands cannot be met may be chosen.
switch-ef-world-09 = Shortcuts cost a card
switch-ef-world-09-about = Whether every Shortcut costs each Dreamer one Sealed card.
switch-ef-world-10 = Keys at a gate
switch-ef-world-10-about = Whether the Team gains a Key and resolves a Slumber at a gate, or spends Keys to enter the Dream.
switch-ef-mask-06 = A Restore Mask may be declined
switch-ef-mask-06-about = Whether a Dreamer may leave the Mask as it is when a Mask is restored.
switch-ef-item-11 = A Restore Item may be declined
switch-ef-item-11-about = Whether a Dreamer may forgo a Restore Item, or the Item that was drawn.
switch-ef-setup-03 = The Delta Phase lies at the bottom
switch-ef-setup-03-about = Whether the Delta Phase tile is the last of the Slumber deck, or shuffled into it.
switch-ef-setup-16 = Shuffled markets
switch-ef-setup-16-about = Whether the Influence Market and the Item Market are shuffled before cards are drawn from them.
switch-ef-boost-09 = A Boosted Move
switch-ef-boost-09-about = Whether a Boosted Move gains one space, or as many as the die shows.
switch-ef-morph-11 = Shining Gems
switch-ef-morph-11-about = Whether this Morphing keeps Dreamers from using their Gems.
switch-ef-space-02 = Companions fill a space
switch-ef-space-02-about = Whether Companions count toward the four that a space holds.
switch-ef-space-03 = Where pushed Dreamers go
switch-ef-space-03-about = Whether Dreamers who are pushed out of a full space go together, or each where they choose.
switch-ef-space-10 = A push ends the movement
switch-ef-space-10-about = Whether an Entity that pushes Dreamers out of a space stops there.
switch-ef-progress-03 = Progress cards at any time
switch-ef-progress-03-about = Whether a Progress card may be placed at any time of the game.
switch-ef-rapid-05 = Rapid cards in the own action
switch-ef-rapid-05-about = Whether the acting Dreamer may play Rapid cards at the choices of the own action too.
switch-ef-awaken-08 = Awaken after a Dream
switch-ef-awaken-08-about = Whether the Team may Awaken right after a finished Dream.
switch-ef-save-07 = Saving costs a Dreamer
switch-ef-save-07-about = Whether saving during a Slumber or a Dream counts as the death of a Dreamer.
switch-ef-nap-02 = The Nap
switch-ef-nap-02-about = Whether the Nap lets the Team replay a lost Dream without gathering the Keys again.
switch-ef-ood-01 = Out-of-dream save
switch-ef-ood-01-about = Whether the game can be saved and restored without an Awakening.
switch-ef-continuous-02 = The Continuous Dream
switch-ef-continuous-02-about = Whether the Team may resolve the mode tile in the place of a Slumber.

## What can be chosen when a game is set up

setting-play = What is played
setting-play-about = How long the evening is, and whether it goes on another day.
setting-dream = Which Dream
setting-dream-about = Each can be played by itself, by one to five, with nothing that came before. Whoever means to play the campaign meets them there again, and knows them by then.
choice-dream = { $gate }
choice-dream-about = { $turns ->
    [one] One Turn.
   *[other] { $turns } Turns.
}
setting-rounds = Rounds
setting-rounds-about = Who acts when. In rounds each Dreamer has a turn with one Dream action, for groups that like order; freely, all act as they like until order matters.
setting-entity-rolls = Rolls of Entities
setting-entity-rolls-about = How Entities move. One roll for all is faster; a roll for each is less even, and so more interesting.
setting-boost = Boost
setting-boost-about = Once a Turn a Dreamer may roll the Luck die to add to what is paid for an action, at a risk. Without it nobody rolls for actions: for those who dislike dice.
setting-classic-cards = Classic cards
setting-classic-cards-about = Once in each Dream the Team may gamble with an ordinary deck for Morphings, Gems, Hours, Distress or Sealed cards. For groups that like a wager.
setting-save-inside = Saving inside
setting-save-inside-about = Lets the Team save in the middle of a Slumber or a Dream, at the price that the edition sets. This table keeps your game anyway: for groups that play by the letter.
setting-nap = Nap
setting-nap-about = After a lost Dream the Team may try it again without gathering new Keys. For groups that find Dreams too hard, or come for the story.
setting-out-of-dream-save = Save outside Dreams
setting-out-of-dream-save-about = The Team may stop between Dreams and go on just as things stand, without the losses of an Awakening. For those who want it plain.
setting-continuous = Continuous Dream
setting-continuous-about = In the place of a Slumber the Team may resolve one tile that leads to the next Dream sooner. For experienced groups with long evenings, not for a first campaign.
setting-add-ons = Add-ons
setting-add-ons-about = Puts the Wisdom card of the add-ons into play, with what it brings. Leave it off in a first campaign.

## Kinds of records that are drawn as plain cards

picture-kind-answer = Answer
picture-kind-box = Box
picture-kind-district = District
picture-kind-dreamer = Dreamer
picture-kind-entry = Journal
picture-kind-location = Location
picture-kind-overlay = Overlay
picture-kind-script = Script
picture-kind-secret = Secret

ask-offer = Do it, or pass.
option-accept = Yes
