### The effect language in English: how cards speak.
###
### Parts come as values that are not said yet: SAY($noun, form: "plural") says one in a form, SAY($token, $amount)
### with a number it agrees with, CAP($clause) with a capital letter. Every verb is told as a bare clause, "draw 2
### cards"; "-is" tells how it agrees: [you] without naming anybody, [one] "each player draws", [many] "they draw".

## Joining

nothing = nothing
sentence = { CAP($clause) }.
sentences-pair = { $first } { $last }
sentences-more = { $start } { $next }
sentences-last = { $start } { $last }
clauses-pair = { $first }, then { $last }
clauses-more = { $start }, { $next }
clauses-last = { $start }, then { $last }
lines-pair = { $first }
    { $last }
lines-more = { $start }
    { $next }
lines-last = { $start }
    { $last }
branches-pair = { $first }; or { $last }
branches-more = { $start }; { $next }
branches-last = { $start }; or { $last }
costs-pair = { $first } and { $last }
costs-more = { $start }, { $next }
costs-last = { $start } and { $last }
conditions-pair = { $first } and { $last }
conditions-more = { $start }, { $next }
conditions-last = { $start } and { $last }
alternatives-pair = { $first } or { $last }
alternatives-more = { $start }, { $next }
alternatives-last = { $start } or { $last }
heads-pair = { $first }, { $last }
heads-more = { $start }, { $next }
heads-last = { $start }, { $last }
wheres-pair = { $first }{ $last }
wheres-more = { $start }{ $next }
wheres-last = { $start }{ $last }

## Records

usable = { CAP($head) }: { $do }
trigger = { CAP($head) }, { $do }.
head-if = if { $what }
back-if = It may be used if { $what }.
passive = { $who-is ->
    [you] Your { $stat }
   *[other] The { $stat } of { $who }
} is { $by } { $way ->
    [down] lower
   *[up] higher
}.

## Who and what

select-a = { SAY($noun, form: "a") }{ $where }
select-another = another { SAY($noun, form: "bare") }{ $where }
select-no = no { SAY($noun, form: "bare") }{ $where }
select-each = each { SAY($noun, form: "bare") }{ $where }
select-each-other = each other { SAY($noun, form: "bare") }{ $where }
select-up-to = up to { $count ->
    [one] 1 { SAY($noun, form: "bare") }
   *[other] { $count } { SAY($noun, form: "plural") }
}{ $where }
select-some = { $count ->
    [one] 1 { SAY($noun, form: "bare") }
   *[other] { $count } { SAY($noun, form: "plural") }
}{ $where }

# With an adjective before the noun: it brings its own article.
select-a-adjective = { SAY($adjective, article: "a") } { SAY($noun, form: "bare") }{ $where }
select-no-adjective = no { $adjective } { SAY($noun, form: "bare") }{ $where }
select-another-adjective = another { $adjective } { SAY($noun, form: "bare") }{ $where }
select-each-adjective = each { $adjective } { SAY($noun, form: "bare") }{ $where }
select-each-other-adjective = each other { $adjective } { SAY($noun, form: "bare") }{ $where }
select-up-to-adjective = up to { $count ->
    [one] 1 { $adjective } { SAY($noun, form: "bare") }
   *[other] { $count } { $adjective } { SAY($noun, form: "plural") }
}{ $where }
select-some-adjective = { $count ->
    [one] 1 { $adjective } { SAY($noun, form: "bare") }
   *[other] { $count } { $adjective } { SAY($noun, form: "plural") }
}{ $where }

# $form: "space" for the space it stands in, "owner" for what belongs to it.
the-you = { $form ->
    [space] your space
    [owner] your
   *[other] you
}
the-it = { $sort ->
    [player] { $form ->
        [space] that { SAY($noun, form: "bare") }’s space
        [owner] their
       *[other] that { SAY($noun, form: "bare") }
    }
    [space] { $form ->
        [space] that { SAY($noun, form: "bare") }
        [owner] its
       *[other] that { SAY($noun, form: "bare") }
    }
   *[other] { $form ->
        [space] its space
        [owner] its
       *[other] it
    }
}
the-this = { $form ->
    [space] the space of this card
    [owner] its
   *[other] this card
}
the-here = your space
the-there = { $sort ->
    [player] that { SAY($noun, form: "bare") }’s space
   *[other] its space
}

where-within = { " " }{ $within ->
    [0] in { SAY($of, form: "space") }
    [one] within 1 space of { $of }
   *[other] within { $within } spaces of { $of }
}
where-beyond = { " " }at least { $beyond ->
    [one] 1 space
   *[other] { $beyond } spaces
} away from { $of }
where-exactly = { " " }exactly { $within ->
    [one] 1 space
   *[other] { $within } spaces
} away from { $of }
where-between = { " " }{ $beyond } to { $within } spaces away from { $of }

## Counted things, used below

cards-counted = { $amount ->
    [0] no cards
    [one] a card
   *[other] { $amount } cards
}
spaces-counted = { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
}

## Control

if-sentence = If { $what }, { $then }.
if-clause = if { $what }, { $then }
if-else-sentence = If { $what }, { $then }. Otherwise, { $otherwise }.
if-else-clause = if { $what }, { $then }; otherwise, { $otherwise }
for-each-sentence = For { $what }, { $do }.
for-each-clause = for { $what }, { $do }
pay-sentence = { $who-is ->
    [you] You may { $costs } to { $to }.
   *[other] { CAP($who) } may { $costs } to { $to }.
}
pay-clause = { $who-is ->
    [you] you may { $costs } to { $to }
   *[other] { $who } may { $costs } to { $to }
}
# A price that is paid only to be spared something.
pay-or-sentence = { $who-is ->
    [you] You may { $costs }. If you do not, { $otherwise }.
   *[other] { CAP($who) } may { $costs }. If not, { $otherwise }.
}
pay-or-clause = { $who-is ->
    [you] you may { $costs }; if you do not, { $otherwise }
   *[other] { $who } may { $costs }; if not, { $otherwise }
}
# Where the deed has another subject: "If you do, each player draws a card."
pay-if-sentence = { $who-is ->
    [you] You may { $costs }. If you do, { $to }.
   *[other] { CAP($who) } may { $costs }. If so, { $to }.
}
pay-if-clause = { $who-is ->
    [you] you may { $costs }; if you do, { $to }
   *[other] { $who } may { $costs }; if so, { $to }
}
pay-if-else-sentence = { $who-is ->
    [you] You may { $costs }. If you do, { $to }. Otherwise, { $otherwise }.
   *[other] { CAP($who) } may { $costs }. If so, { $to }. Otherwise, { $otherwise }.
}
pay-if-else-clause = { $who-is ->
    [you] you may { $costs }; if you do, { $to }; otherwise, { $otherwise }
   *[other] { $who } may { $costs }; if so, { $to }; otherwise, { $otherwise }
}
pay-else-sentence = { $who-is ->
    [you] You may { $costs } to { $to }. If you do not, { $otherwise }.
   *[other] { CAP($who) } may { $costs } to { $to }. If not, { $otherwise }.
}
pay-else-clause = { $who-is ->
    [you] you may { $costs } to { $to }; if you do not, { $otherwise }
   *[other] { $who } may { $costs } to { $to }; if not, { $otherwise }
}
choose-one-sentence = { $who-is ->
    [you] Choose one: { $branches }.
    [one] { CAP($who) } chooses one: { $branches }.
   *[many] { CAP($who) } choose one: { $branches }.
}
choose-one-clause = { $who-is ->
    [you] choose one: { $branches }
    [one] { $who } chooses one: { $branches }
   *[many] { $who } choose one: { $branches }
}
verb-choose = choose { $what }
verb-call = resolve “{ $script }”
part-script = read script { $script }

## Remembering and telling

verb-set-flag = note “{ $flag }”
verb-unset-flag = strike out “{ $flag }”
verb-note = read “{ $story }” aloud
verb-win = { $who-is ->
    [you] you win the game
    [one] { $who } wins the game
   *[many] { $who } win the game
}
## Reactions

verb-cancel = cancel it
## Cards

verb-draw = { $who-is ->
    [you] draw { cards-counted }
    [one] { $who } draws { cards-counted }
   *[many] { $who } draw { cards-counted }
}{ $from-is ->
    [deck] { "" }
   *[other] { " " }from the { $from }
}{ $per }
verb-discard = { $who-is ->
    [you] discard { cards-counted }
    [one] { $who } discards { cards-counted }
   *[many] { $who } discard { cards-counted }
}{ $per }
verb-retrieve = { $who-is ->
    [you] take { cards-counted } from your { $from } into your hand
    [one] { $who } takes { cards-counted } from their { $from } into their hand
   *[many] { $who } take { cards-counted } from their { $from } into their hand
}{ $per }
verb-put-under = { $who-is ->
    [you] put { cards-counted } from your hand under your { $of }
    [one] { $who } puts { cards-counted } from their hand under their { $of }
   *[many] { $who } put { cards-counted } from their hand under their { $of }
}{ $per }
verb-seal = { $who-is ->
    [you] seal { cards-counted }
    [one] { $who } seals { cards-counted }
   *[many] { $who } seal { cards-counted }
}{ $per }
verb-unseal = { $who-is ->
    [you] unseal { cards-counted }
    [one] { $who } unseals { cards-counted }
   *[many] { $who } unseal { cards-counted }
}{ $per }
## Tokens and tracks

tokens-counted = { $amount } { SAY($token, $amount) }
verb-gain = { $who-is ->
    [you] gain { tokens-counted }
    [one] { $who } gains { tokens-counted }
   *[many] { $who } gain { tokens-counted }
}{ $per }
verb-lose = { $who-is ->
    [you] lose { tokens-counted }
    [one] { $who } loses { tokens-counted }
   *[many] { $who } lose { tokens-counted }
}{ $per }
## Figures

verb-damage = { $to-is ->
    [you] suffer { $amount } { $harm }
   *[other] deal { $amount } { $harm } to { $to }
}{ $per }
verb-heal = { $who-is ->
    [you] heal { $amount } { $harm }
    [one] { $who } heals { $amount } { $harm }
   *[many] { $who } heal { $amount } { $harm }
}{ $per }
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
verb-remove = remove { $who } from the map
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

## The map

verb-add-wall = put a wall between your space and { $to }
verb-block = block { $space }
verb-add-marker = put { SAY($marker, form: "a") } in { $in }
verb-remove-marker = remove { SAY($marker, form: "a") } from { $in }

## Conditions
## $form: [clause] alone, [negative] when it must not hold, [relative] after a noun.

condition-flag = { $form ->
    [negative] “{ $flag }” is not noted
   *[other] “{ $flag }” is noted
}
condition-has = { $who-is ->
    [you] you have
   *[other] { $who } has
} { $form ->
    [negative] { $at-least ->
        [1] no { SAY($token, 0) }
       *[other] fewer than { $at-least } { SAY($token, $at-least) }
    }
   *[other] at least { $at-least } { SAY($token, $at-least) }
}{ $per }
condition-there-is = { $form ->
    [negative] there is { $what }
   *[other] there is { $what }
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
condition-near = { $what } is { $within ->
    [0] { $form ->
        [negative] not in { SAY($of, form: "space") }
       *[other] in { SAY($of, form: "space") }
    }
    [one] { $form ->
        [negative] more than 1 space away from { $of }
       *[other] within 1 space of { $of }
    }
   *[other] { $form ->
        [negative] more than { $within } spaces away from { $of }
       *[other] within { $within } spaces of { $of }
    }
}
## Amounts: what something is counted by

amount-rolled = { " " }for each point rolled
## Costs

cost-spend = spend { tokens-counted }
cost-discard = discard { cards-counted }
cost-discard-this = discard this card
cost-suffer = suffer { $amount } { $harm }

## Decisions, refusals and events of effects

ask-pick-thing = Choose.
ask-choose-branch = { $source }: choose one.
option-branch = Option { $number }
refuse-condition = Its condition does not hold.
# What something is called where it is chosen. A game whose things have names says them in its own catalogue.
option-pick-seat = { SEAT($thing) }
option-pick-figure = Figure { $thing }
option-pick-space = Space { $thing }
option-pick-card = { $thing }
