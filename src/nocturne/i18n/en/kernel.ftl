### What the kernel says, whatever the game.

## Seats and lists

# $number counts from one; chance itself has the number 0.
seat = { $number ->
    [0] Chance
   *[other] Seat { NUMBER($number, useGrouping: 0) }
}
seats-none = nobody
list-none = nothing
list-pair = { $first } and { $last }
list-more = { $start }, { $next }
list-last = { $start } and { $last }

## Refused by the protocol

refuse-over = The game is over.
refuse-not-asked =
    You are not asked now: { COUNT($waiting) ->
        [one] { SEATS($waiting) } is
       *[other] { SEATS($waiting) } are
    }.
refuse-no-such-seat =
    There is no such seat. { COUNT($waiting) ->
        [one] { SEATS($waiting) } is
       *[other] { SEATS($waiting) } are
    } asked now.
refuse-stale = The game has moved on since then. Look again and choose anew (version { $given }, now { $now }).
refuse-unknown-option = “{ $option }” is not among the answers to this question.
refuse-nothing = Nothing forbids it.
# $earliest is an answer's number.
refuse-undo-earlier =
    Since answer { $earliest } the game goes on by newer rules or with other content: nothing before it can be taken back.
refuse-seats-now = Nobody can join this game any more: its seats are fixed.
refuse-content-now = The content can be changed only between two parts of the game, when everything is put away.
# $why: "chance", "revealed" or "others".
refuse-undo =
    { $why ->
        [chance] Chance has been drawn since then
        [revealed] Something hidden has become known since then
       *[others] Others have decided since then
    }: taking it back needs the consent of { SEATS($seats) }.

## Answers that every game has

option-pass = Pass
option-done = Done
# $face counts from zero.
option-face = { PLACE($face) }
face-dice = { $face }

## What happens in every game

event-game-ended = The game is over. { $reason }
event-answer-kept = { SEAT($seat) } answered “{ $option }”. Earlier rules played what came of it.
event-answer-kept-secret = { SEAT($seat) } answered. Earlier rules played what came of it.
event-answer-lost =
    { SEAT($seat) } answered “{ $option }”, which is not possible any more: the game goes on from before it.
event-answer-lost-secret =
    { SEAT($seat) } answered something that is not possible any more: the game goes on from before it.

## What can be chosen when a game is set up: a name, and a sentence about what it changes

setting-pad-windows = Ask in empty windows too
setting-pad-windows-about = Players are asked whether they react even if they cannot, so that being asked, and how long it takes, betrays nothing. It costs time: in ALONE, Evil is asked almost twice as often, and passes most of it.
setting-upkeep = Bookkeeping
setting-upkeep-about = Who shuffles, draws and moves pieces: the program, or you at a real table beside it, confirming each step. For those who play with real components.
setting-pack = Content pack
setting-pack-about = Which cards, tiles and maps are played with: those of the game, or a pack of your own.
