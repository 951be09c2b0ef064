### The browser table: what the page says. The server has server.ftl.

## The page's frame

skip = To the content
home = Home
close = Close
loading = Looking …
games = Games
game-alone = ALONE
game-etherfields = Etherfields
game-lanterns = Lanterns
game-unknown = A game

## The first page

home-line = Two games of dreams and darkness. Play alone, at one screen, or with friends far away.
continue = Continue
your-turn = Your turn
over-tag = Over
forget = Forget { $name } in this browser
blurb-alone = One Hero with a failing torch in a labyrinth that is not empty. Somebody else moves what is in the dark.
blurb-etherfields = A campaign of dreams, played together: explore, remember, and wake before the night runs out.
first-alone = Your first descent
first-etherfields = Your first Dream
new-game = New game
other-ways = Other ways in
other-game = A small game to try the table with.
join = Invited? Paste the link
join-hint = A link that ends in #/t/…
join-go = Join
join-wrong = This is no invitation: a link to a table has #/t/ in it, then the table, then a key.
bring = Go on from a saved game

## A new game

new-which = Which game?
new-who = Who plays?
new-players = Players
new-kind = Who plays { $seat }
new-name = Name
new-name-of = Name of { $seat }
kind-here = At this screen
kind-away = Elsewhere, by a link
kind-bot = Automatic player
start = Start
new-more = Edition, difficulty, single rules
new-how = How?
new-table-name = Name of the table
new-profile = Edition of the rules
new-seed = Number for chance
new-seed-any = any
new-switches = Single rules
switch-usual = as the edition says
seat-number = Seat { $number }

## The table

table = Table
table-menu = Table
board = The table
tabs = Parts of the table
tab-board = Board
tab-mine = Mine
tab-side = Game
tab-log = Log
joining = Coming to the table …
line-lost = The connection is lost. Nothing is lost with it; trying again …
line-closed = This table cannot be opened.
watching = looking on

## Now

over = The game is over.
why-asked = Why?
why-not = Why not …?
why-not-title = What is not possible now, and why
why-not-nothing = Nothing is ruled out here: all answers are on the list.
hint = Hint
hinted = suggested
confirm = Confirm
irreversible = { $why ->
    [chance] chance decides: it cannot be taken back alone
    [reveal] it reveals something: it cannot be taken back alone
    [turn] it ends your part: others go on
   *[other] it cannot be taken back alone
}
arm = { $label }: { $why ->
    [chance] chance decides
    [reveal] it reveals something
   *[other] others go on after it
}. Choose it again to do it.
undo = Take back: { $label }
undo-needs = { $count ->
    [one] Somebody has to agree.
   *[other] { $count } players have to agree.
}
undo-asked = { $name } would like to take back: { $label }. Do you agree?
undo-waiting = The others are asked whether you may take back: { $label }
undo-agreed = Taken back.
undo-refused = It was not taken back.
agree = Agree
disagree = No
total-label = What is picked
total = { $total } of { $needed }
total-open = Picked: { $total }
total-over = { $count } too much

## The log

log = What happened
log-search = Find in the log
log-kind = Kind of event
log-kind-all = Everything
log-kind-fight = Dice and harm
log-kind-move = Movement
log-kind-cards = Cards and items
log-kind-other = The rest
log-empty = Nothing yet.
log-more = Earlier
rule-of = Rule { $rule }

## Looking at things

look-no-text = It has no words of its own.
look-rules = The rules behind it
rules = Rules
rules-browser = Open in the rules
rules-search = Find a rule: words or a number
rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}

## Seats

seats = Seats
seat-switch = Seat shown on this screen
seat-kind = { $kind ->
    [bot] automatic
   *[other] a person
}
seat-bot = plays by itself
seat-online = at the table
seat-away = not here now
seat-yours = this screen
seat-take = Take back from the automatic player
seat-to-bot = Hand to the automatic player
watchers = Onlookers
watchers-why = see what everybody may see
invite-link = Link for { $name }
copy = Copy
copied = Copied
save-file = Save to a file
concede = Give up
concede-sure = Yes, give up the game
curtain = Pass the screen to { $name }.
curtain-why = What this seat knows is for one pair of eyes.
curtain-open = I am { $name }

## Replays

replay = Replay
replay-file = Replay as a file
replay-watch = Watch from the beginning

## Settings

settings = Settings
set-theme = Light or dark
theme-system = as the system
theme-dark = Dark
theme-light = Light
set-size = Size of text
set-motion = Movement
motion-system = as the system
motion-full = On
motion-none = Off
set-sound = Sounds
set-confirm = Ask before what cannot be taken back
set-curtain = A curtain between seats at one screen
set-coach = Guidance in first games

## Keys

keys = Keys
key-digits = choose an option by its number
key-enter = finish a number; confirm what is picked
key-arrows = walk over the board
key-board = to the board
key-undo = take back
key-hint = ask for a hint
key-why = why not something else?
key-log = to the log
key-rules = the rules
key-seats = seats, links, saving
key-escape = close what is open
key-help = this list

## Guidance

coach = Guidance
coach-next = Got it
coach-off = No guidance
