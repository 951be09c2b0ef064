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
continue = My tables
tables-all = All { $count } tables
your-turn = Your turn
continue-as = as { $seats }
over-tag = Over
forget = Forget { $name } in this browser
blurb-alone = One Hero with a failing torch in a labyrinth that is not empty. Somebody else moves what is in the dark.
blurb-etherfields = A campaign of dreams, played together: explore, remember, and wake before the night runs out.
first-alone = Your first descent
first-etherfields = Your first Dream
new-game = New game
intro-how = How it is played
intro-offer = New here? Two pages to begin with
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
kind-about = { $kind ->
    [here] At this screen: whoever sits here; with several, the screen is passed on.
    [away] Elsewhere: you are shown a link and its picture to send.
   *[bot] The automatic player answers by itself, and you can take its seat at any time.
 }
start = Start
new-more = More settings
new-table-name = Name of the table
new-table-name-about = How you find it again among your tables. Everybody at the table reads it.
new-profile = Edition of the rules
new-profile-about = The same Dreams by the rules of one printing or the other. A campaign stays with its edition.
profile = { $profile ->
    [quick] Quick
    [classic] Classic
   *[other] { $profile }
 }
profile-about = { $profile ->
    [edition-1-0] Dreamers act in rounds, in order, and some rules are harsher. For groups that know the first printing.
    [edition-2-0] Everybody acts freely until order matters, with the corrected rules and more optional modes. For everybody who comes fresh.
    [quick] Few rounds and few cards: ten minutes.
   *[classic] Twice as many rounds: half an hour.
 }
new-seed = Number for chance
new-seed-about = The same number deals the same cards, labyrinth and dice: to play a game again, or against a friend's. Leave it empty for a new one.
new-seed-any = any
new-switches = Single rules
new-switches-about = Where the editions differ, one rule at a time. For groups with habits of their own; nobody needs to touch them.
switch-usual = as the edition says
switch-as = as in { $variant }
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

ending = { $verdict ->
    [won] You have won.
    [lost] You have lost.
   *[none] The game is over.
}
why-asked = Why?
why-not = Why not …?
why-not-title = What is not possible now, and why
why-not-nothing = Nothing is ruled out here: all answers are on the list.
hint = Hint
options-all = All { $count } options
propose-go = Go
propose-not = Not this
faces-read = Read the card of { $name }
faces-read-short = Read
faces-show = Show the cards
faces-away = Show the board
ending-went = How it went
ending-board = See the board
rematch = Play it again
rematch-swapped = Again, from the other side
seat-now = Now: { $name }
stage-line = This is what happens. Any key or click goes on.
setup-for-me = Set up for me
hint-picked = You have picked what would be suggested.
hint-is = Suggested: { $label }
# $chance and $error are whole numbers of hundredths; $why is what gets better by this answer.
advice = { $chance } % ± { $error }: { $label }{ $why ->
    [health] , for the Hero's health
    [way] , for the way that is left
    [creatures] , for where the creatures are
    [danger] , for the Danger tokens
    [time] , for the time that is left
    [gear] , for the Items
    [cards] , for Evil's cards
    [distress] , for the Distress
    [hand] , for the cards of the Dreamers
    [tokens] , for Ether, Gems, Hours and Items
    [threat] , for the Threat tokens
    [story] , for what has been laid and paid so far
    [places] , for where there is still something to try
    [entities] , for where the Entities are
    [reading] , for what may be read there
    [team] {""}
    [end] , for it may decide the game
   *[rule] {""}
}
advice-supposes = How often your side wins if everybody plays on by rules of thumb, as far as you can know
who-is = { $title } ({ $name })
who-acts = { $more ->
    [0] { $who } { $count ->
        [one] acts
       *[other] act
    }
   *[other] { $who } and { $more } others act
 }
hinted = suggested
confirm-part = { $kind ->
    [track-targets] Track this, then choose on
   *[other] Pay this much, then go on
}
confirm-on = Pay, then add more
confirm = Confirm
ahead = { $follows ->
    [chance] { $label } may let chance decide: then you could not take it back alone.
    [reveal] { $label } may show something hidden: then you could not take it back alone.
   *[turn] After { $label } others go on: once they have answered, you could not take it back alone.
}
ahead-go = Go ahead
ahead-stay = Not yet
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
options-more = { $count } more …
now-read = Read the page, then answer.
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
log-read = Read on

## The story so far

story = Story so far
story-beginning = The beginning
story-chapter = Chapter
story-earlier = Earlier chapter
story-later = Later chapter
story-none = Nothing has been told yet.
type-size = Size of the type
type-smaller = Smaller type
type-larger = Larger type
al-story-round = Round { $number }
ef-story-town = In the town
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
seat-renewed = the host has drawn its link anew
page-reloaded = The server has been brought up to date, so this page was loaded anew. Nothing was answered twice.
rule-ruling = Ruling: { $ruling }
seat-bound = must come before anything is played here; their own browser knows them by this link
seat-renew = { $mine ->
    [yes] Give it to somebody by a link
   *[no] Draw its link anew
}
link-used = Somebody had come with this link before you, and may have looked through this seat. From now on it is yours alone.
seat-take = Take back from the automatic player
seat-to-bot = Hand to the automatic player
campaign = The campaign
campaign-what = Between two sessions somebody can join: the campaign then goes on at a new table with one more seat, and everybody gets a new link. This table stays as it is.
campaign-join = Lay a table with one more seat
campaign-content = Look for newer content
campaign-newest = The campaign is played with the newest content.
campaign-news = There is newer content: { $added } new, { $changed } changed, { $removed } gone
campaign-list = { $kind ->
    [added] New:
    [changed] Changed:
   *[removed] Gone:
}
campaign-move = Go on with the newer content
campaign-later = It can be taken up at the next Awakening.
watchers = Onlookers
watchers-why = see what everybody may see
seat-tab = { $title } { $name }{ $asked ->
    [yes] : asked now
   *[no] {""}
 }
invite-link = Link for { $name }
invite-code = The link for { $name } as a picture that a camera reads
invite-share = Share
invite-show = Picture
invite-local = This address opens only on this machine. For others, serve with --host 0.0.0.0 (docs/server.md).
copy = Copy
copied = Copied
save-file = Save to a file
concede = Give up
concede-sure = Yes, give up the game
curtain = Pass the screen to { $name }.
curtain-why = What this seat knows is for one pair of eyes.
curtain-open = I am { $name }

## The lobby

lobby-invite = Who else is coming?
lobby-wait = Waiting for the others
lobby-all = Everybody is here
lobby-who = Who sits where
lobby-name = Your name
lobby-for-whom = Whose link is shown
lobby-link = For { $name }: a link to open, or a picture for a telephone's camera. The first who comes has the seat.
lobby-how = { $how ->
    [yours] at this screen
    [bot] automatic player
    [here] at the table
    [waiting] invited, not here yet
   *[gone] not here now
 }
lobby-setup-for-me = Set up for me: decks, boss, creatures and the first cards
lobby-meanwhile = You need not wait: whoever comes later finds their own questions waiting. Links are kept under Seats.
lobby-go = To the table
lobby-blurb-alone = The Hero wants to leave the labyrinth, Evil moves what is in its dark. What your seat knows, the other side does not.
lobby-blurb-etherfields = You dream together: everybody chooses a Dreamer now, all at once, and whoever is first has it.
lobby-blurb-lanterns = A small game with lanterns, to try the table with.

## Notes

notes = Notes
notes-what = A page of your own for this game. It stays with your seat, on every device on which you take it; nobody else at the table is shown it. Whoever you give the seat to by its link has it too.
notes-how = { $how ->
    [loading] Looking for it …
    [writing] Writing …
    [lost] It cannot be kept just now: the server is not there, or this seat is not yours. Trying again …
   *[kept] Kept.
 }

## Replays

replay = Replay
replay-file = Replay as a file
replay-watch = Watch from the beginning
replay-thoughts = What the Hero could think
replay-of = Replay: { $name } ({ $seat })
replay-what = A replay shows a game from its beginning as one seat has seen it. Open one from a table you play at, or from a file that somebody gave you.
replay-open = Open a replay file
replay-wrong = This file is no replay. A replay is made at a table: Seats, then Replay as a file.
replay-no-key = This browser has no key for that table.
replay-back = To the table
replay-seat = Seen by
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-at = Step
replay-speed = Speed

## Settings

settings = Settings
set-theme = Light or dark
theme-system = as the system
theme-dark = Dark
theme-light = Light
set-contrast = Contrast
contrast-system = as the system
contrast-more = High
contrast-usual = Usual
set-notify = Notices when it is my turn
set-install = Nocturne as an app
set-install-go = Install
notify-turn = It is your turn.
set-size = Size of text
set-motion = Movement
motion-system = as the system
motion-full = On
motion-none = Off
set-sound = Sounds
sound-offer = { $on ->
    [yes] Sound is on
   *[no] Play with sound
 }
set-volume = How loud
set-effects = What happens
set-ambience = What surrounds you
sound-ask = Both games are better heard: steps, doors, your heart, and from which side something comes.
sound-yes = With sound
sound-no = Silent
set-pace = What happens is shown
pace-slow = slowly
pace-usual = about a second each
pace-quick = quickly
pace-none = not at all
set-confirm = Stop me before what I could not take back alone
confirm-never = never
confirm-luck = dice and reveals
confirm-turn = also when others go on
set-curtain = A curtain between seats at one screen
set-coach = Lessons in first games
set-again = Lessons that you have seen
set-again-go = Show them again

## Keys

keys = Keys
key-digits = choose an option by its number
key-enter = finish a number; confirm what is picked
key-arrows = walk over the board
key-board = to the board
key-undo = take back
key-hint = ask for a hint
key-why = why not something else?
key-log = the log, open or closed
key-side = the game's tables, open or closed
key-options = the list of all options, open or closed
key-map = the whole map, or back
key-thoughts = what the Hero could think, where it may be seen (ALONE)
key-story = the story so far
key-rules = the rules
key-notes = your own notes
key-seats = seats, links, saving
key-escape = close what is open
key-help = this list

## Guidance

coach = Lesson
coach-next = Got it
coach-off = No lessons

## Etherfields: places

ef-dreamscape = Dreamscape
ef-dreamworld = Dreamworld Map
ef-maps = Maps
ef-space = { $tile }, { $corner } ({ $at })
ef-corner = { $corner ->
    [nw] north-west
    [ne] north-east
    [sw] south-west
   *[se] south-east
}
ef-side = { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
ef-walls = Walls: { $sides }
ef-actions-here = { $count ->
    [one] A Map Action
   *[other] { $count } Map Actions
}
ef-feature = { $icon ->
    [entrance] Entrance
    [spawn] Spawn space
    [trap] Trap
    [gem] Gem slot
    [stairs] Stairs
    [special] Special space
    [quirk] Quirk space
    [bonus] Drawing Bonus { $value }
    [blocked] Blocked
    [light] Light
    [darkness] Darkness
    [swamp] Swamp
    [water] Water
   *[other] { $icon }
}
ef-token = { $kind ->
    [light] Light token
    [darkness] Darkness token
    [swamp] Swamp token
    [water] Water token
    [gem] Shining Gem
    [threat] Threat token
    [story] Story token
    [spirit] Spirit token
    [universal] Marker
    [block] Block token
   *[other] { $kind }
}
ef-location-icon = { $icon ->
    [fate] Fate
    [slumber] Slumber
    [gate] Dream Gate
    [key] Key
    [shop] Shop
    [sanctuary] Sanctuary
    [railway] Railway
    [awakening] Awakening
   *[rule] A rule of its own
}
ef-team-here = The Team is here
ef-end = It is over
ef-end-gained = Gained
ef-end-lost = Lost
ef-end-on = Go on
ef-end-verdict = { $kind ->
    [slumber] { $won ->
        [yes] The Slumber is over, and won.
       *[no] The Slumber is over, and not won.
    }
   *[dream] { $won ->
        [yes] The Dream is over, and won.
       *[no] The Dream is over, and not won.
    }
}
ef-end-evening = How it went
ef-end-suffered = { $cured ->
    [0] { $suffered } Distress suffered
   *[other] { $suffered } Distress suffered, { $cured } cured
}
ef-end-sealed = { $sealed ->
    [one] One card Sealed
   *[other] { $sealed } cards Sealed
}
ef-end-read = Read the last page again
ef-swings-distress = { $name }: Distress
ef-swings-threat = Threat tokens
ef-swings = { $turns ->
    [one] One Turn
   *[other] { $turns } Turns
}: { $suffered } Distress suffered, { $cured } cured, { $sealed } cards Sealed, { $threat } Threat tokens at the end
ef-walk = { $steps ->
    [one] Walk 1 space
   *[other] Walk { $steps } spaces
 } for { $cards }: click again to go.
ef-walk-free = nothing
ef-walk-here = Walk here: { $steps } Cunning
ef-walk-here-effort = { $hours ->
    [one] Walk here by Effort: 1 Hour
   *[other] Walk here by Effort: { $hours } Hours
}
ef-walk-effort = { $hours ->
    [one] 1 Hour to walk here by Effort
   *[other] { $hours } Hours to walk here by Effort
}
ef-walk-cost = { $steps } Cunning to walk here
ef-riddle = What do you answer?
ef-overlay = Laid over:
ef-overlaid = Under { $overlay }
ef-goal = Goal:{" "}
ef-counter = { $kind }: { $count } of { $most }{ $ends ->
    [badly] , and it is lost
    [well] , and it is won
   *[other] {""}
}
ef-last-turns = { $count ->
    [0] No Turn is left.
    [one] The last Turn.
   *[other] { $count } Turns left.
}
ef-end-of-turn = End of the Turn
ef-threatened = { $sure ->
    [yes] In reach tonight of { $who }
   *[no] May be reached tonight by { $who }
}
ef-effort-title = Effort
ef-effort-spend = { $hours ->
    [one] Effort: 1 Hour
   *[other] Effort: { $hours } Hours
 }
ef-choose = Can be chosen: { $options }
ef-look = About { $name }
ef-look-hint = Opens the card
ef-close = Close this

## Etherfields: cards and Dreamers

ef-mine = Your Dreamer
ef-who = Who are you tonight?
ef-taken = Already dreaming:
ef-hand = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
ef-hand-empty = Your hand is empty.
ef-intent = { $count } { $intent ->
    [awareness] Awareness
    [cunning] Cunning
   *[wrath] Wrath
}
ef-worth = Worth { $worth } now
ef-picked = Picked
ef-pile = { $pile ->
    [deck] Deck
    [discard] Discard
   *[sealed] Sealed
}
ef-pile-count = { $label }: { $count ->
    [one] one card
   *[other] { $count } cards
}
ef-pile-empty = Nothing lies here.
ef-progress-active = Progress
ef-progress-idle = Progress, not active
ef-progress-down = Progress, face down
ef-zone-empty = Progress zone: empty, { $count } places
ef-flaw = Flaw
ef-mask = Mask
ef-mask-idle = Mask, without effect
ef-item = Team’s Item
ef-first = First Player
ef-distress = Distress { $count } of { $limit }
ef-ether = { $count } Ether
ef-gems = { $count ->
    [one] One Shining Gem
   *[other] { $count } Shining Gems
}
ef-state = { $state ->
    [stunned] Stunned
    [dazed] Dazed
    [paralyzed] Paralyzed
    [poisoned] Poisoned
   *[other] { $state }
}
ef-chooser = Choose
ef-show-board = Look at the board
ef-show-cards = Back to the cards

## Etherfields: what the game does next

ef-effort = Effort: { $hours ->
    [one] 1 Hour
   *[other] { $hours } Hours
}
ef-turn-card = Turn card
ef-suit = { $suit ->
    [heart] Heart
    [spade] Spade
    [diamond] Diamond
   *[club] Club
}
ef-turns-left = { $count ->
    [one] last Turn
   *[other] { $count } Turns
}
ef-row = { $row ->
    [morphing] Morphing effect
    [basic] Basic effect
    [special] Special effect
   *[movement] Entity Movement
}
ef-step-nothing = Nothing comes of it.
ef-stride = { $who }: { $count ->
    [one] one space
   *[other] { $count } spaces
}
ef-blocked = blocked
ef-turn-later = Happens when you are done.
ef-turn-now = Happening now.
ef-scene = { $scene ->
    [dream] Dream
   *[slumber] Slumber
}
ef-movement = Movement { $count }
ef-morph = { $morph ->
    [distress] +1 Distress
    [seal] +2 Seal
    [movement] +2 Movement
    [range] +1 Range
    [mask] Masks asleep
    [progress] Progress asleep
    [rerolls] no rerolls
   *[gems] Gems asleep
}
ef-interaction = { $keyword ->
    [assault] Assault, range { $range }
    [contact] Contact, range { $range }
   *[none] from its space
}
ef-hours = Hours: { $count }
ef-hours-left = { $count ->
    [one] Hour
   *[other] Hours
}
ef-keys = { $count ->
    [one] Key
   *[other] Keys
}
ef-shelf = { $kind ->
    [gate] Dream Gates
    [note] Notes
    [wisdom] Wisdom
    [secret] Revealed Secrets
    [season] Season
   *[item] Storage
}
ef-supplies = { $pile ->
    [storage] Storage ({ $count })
   *[seasons] Season deck ({ $count })
}
ef-pools = Pools and decks
ef-pool = { $pool ->
    [ether] Ether
    [distress] Distress
    [gem] Shining Gems
    [key] Keys
    [universal] Markers
    [threat] Threat tokens
    [block] Block tokens
    [story] Story tokens
    [spirit] Spirit tokens
   *[terrain] Terrain tokens
}
ef-deck = { $pile ->
    [fates] Fate deck
    [flaws] Flaw deck
    [slumbers] Slumber deck
    [maps] Slumber Map tiles
    [market] Influence Market
   *[item_market] Item Market
}
ef-turn = Turn { $turn }
ef-phase = { $phase ->
    [start] The Turn begins
    [dreamers] Dreamers Phase
    [dreamscape] Dreamscape Phase
   *[world] Dreamworld
}
ef-skip = Any key skips

## Etherfields: scripts

ef-night = The Dreamscape stirs
ef-season = Season: { $season }
ef-awakening = Awakening
ef-awakening-words = You wake. Your cards are yours again; what was laid out for the night is put away.
ef-sitting = Session { $sitting }
ef-turned-up = { $kind ->
    [gate] A gate is found.
   *[tile] Somebody is here.
}
ef-die = { $die ->
    [luck] The Luck die
   *[stride] How far do they come?
}
ef-die-face = { $face ->
    [cross] A cross
    [blank] Nothing
    [one] One
    [two] Two
    [three] Three
    [value] As far as they can
   *[again] As far as they can, and again
}
ef-offer = { $kind ->
    [buy] Buy
    [wear] Wear it
    [enter-gate] Enter
    [remove] Remove it, see another
   *[other] { $label }
}
ef-gate-back = { $keys ->
    [one] 1 Key
   *[other] { $keys } Keys
}, { $turns ->
    [one] 1 Turn
   *[other] { $turns } Turns
}
ef-offer-not = Not to be had now
ef-script = Script
ef-journal = From the book, night { $sitting }
ef-back-to-board = Back to the board
ef-read-again = Read again

## Etherfields: guidance in the first Dream

ef-coach-dreamer = Choose anybody: each has a deck with its own temper. You can change later.
ef-coach-entrance = You begin in a space that glows. Click it.
ef-coach-act = Click where you want to be: the number is the Cunning that it takes, and a second click goes there. Then use what is printed in your space.
ef-coach-pay = Cards pay with their Intent: ● Awareness, ▲ Cunning, ◆ Wrath. The cheapest are lifted: confirm them, or click others that glow. What you pay too much is lost.
ef-coach-walk = Click the next space. Stop when you are where you want to be.
ef-coach-done = Nothing left to pay with? Then end here. Cards that you keep count for the next Turn.
ef-coach-second = You have drawn up to four cards, never beyond six in hand. When the deck is empty, going through it again has a price.
ef-coach-gradual = This price is paid bit by bit: what lies on it stays from Turn to Turn.
ef-coach-entity = Somebody is here. Click it to see what it does on the steps of the Turn card, and how you can deal with it.
ef-coach-reroll = A die fell badly? Some cards, and any Shining Gem, roll it again. Pass if it is good enough.
ef-coach-prevent = Distress is coming. What is offered here can keep it off.
ef-coach-reshuffle = Your deck ran out. Going through it has a price each time: Distress, or cards Sealed away.
ef-coach-world = This is the town of Lull. Click a Location that glows to travel; each icon is something that waits there.
ef-coach-turn-card = This happens when you are done, from top to bottom. Look at it before you say so.
ef-coach-round = You play in rounds: one Dream action in each, then the next Dreamer has theirs.
ef-coach-boost = Once a Turn you may roll the Luck die instead of another card: numbers add, a cross fails and hurts.
ef-coach-hours = Hours are the Team’s last reserve: they buy steps, or another Turn when the night runs out.
ef-coach-progress = A card placed here works all the time, and is not in your hand any more.
ef-coach-distress = You can bear seven of these. The eighth is the end for all of you.
ef-coach-gate = A gate leads into a Dream and wants Keys. Without enough of them, gain one here.
## The board

zoom = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-fit = See everything

## ALONE

al-map = The Map
al-labyrinth = The Labyrinth as you know it
al-no-map = Nothing is lit yet. The Labyrinth begins when everybody has chosen.
al-floor = { $floor ->
    [start] The level you began on
    [other] The other level
   *[other] Level { $floor }
}
al-belief = What the Hero could think
al-belief-of = Of what
al-belief-noise = the last noise
al-belief-map = Where it could be, for all that the Hero knows: { $what }
al-belief-legend = { $kind ->
    [noise] A place nobody has seen, with how likely the last noise came from there.
   *[room] A place nobody has seen, with how likely it is the room { $what }.
}
al-belief-elsewhere = { $chance } % on the other level
al-belief-outside = { $chance } % beyond the edge of the Map
al-belief-all-seen = Every Room of the Missions has been seen.
al-belief-place = { $chance } %: { $floor }{ $side ->
    [east] , { $columns } east
    [west] , { $columns } west
   *[none] {""}
}{ $along ->
    [south] , { $rows } south
    [north] , { $rows } north
   *[none] {""}
}
al-hero = The Hero
al-hero-here = the Hero is here
al-the-hero = The Hero
al-wounded = wounded
al-lit = lit
al-dark = dark
al-known = the Hero knows it
al-unknown = unknown to the Hero
al-danger = a Danger token
al-lcu = a light control unit
al-mission-here = a Mission is here
al-shape = { $shape ->
    [straight] Straight corridor
    [curved] Curved corridor
    [fork] Fork
    [crossing] Crossing
    [dead_end] Dead end
   *[other] Room
}
al-room = { $room ->
    [infirmary] Infirmary
    [control] Control Room
    [laboratory] Laboratory
    [ventilation] Ventilation Room
    [generator] Generator Room
    [escape_pods] Escape Pods
    [archive] Archive
    [cold_store] Cold Store
   *[other] { $room }
}
al-condition = { $condition ->
    [gas] Gas
    [resin] Resin
    [static] Static
    [tripwire] a Tripwire
   *[other] { $condition }
}
al-exit = { $way ->
    [north] north
    [east] east
    [south] south
    [west] west
   *[other] stairs
}{ $kind ->
    [door] { " " }(door)
    [barred] { " " }(barred door)
   *[other] {""}
}
al-exits = exits: { $exits }
al-turn = Turn { $turn } of { $turns }
al-spent = { $use ->
    [bullet] Adrenaline for Bullet Time lies on Turn { $turn }
   *[recover] Adrenaline for recovering lies on Turn { $turn }
}
al-turn-short = Turn { $turn }/{ $turns }
al-round = { $left ->
    [0] Healing limit { $limit }. The Nightmare is here.
    [one] Healing limit { $limit }. One Round until the Nightmare.
   *[other] Healing limit { $limit }. { $left } Rounds until the Nightmare.
}
al-nightmare = NIGHTMARE
al-action = { $action ->
    [move] Move
    [explore] Explore
    [combat] Combat
    [track] Track
    [loot] Loot
    [interact] Interact
   *[other] { $action }
}
al-missions = Missions
al-mission-done = done
al-mission-sleeps = not yet
al-mission-count = { $count ->
    [0] open
    [one] begun
   *[other] { $count } times
}
al-interact = Interact
al-tracked = { $level ->
    [other] { $distance } away, other level
   *[same] { $distance } away
 }
al-lost = { $track } −{ $amount }, { $left } left.
al-no-effect = Nothing comes of it.
al-life-gone = Life is gone
al-life-gone-what = While it is, what would cost Life costs Self-control.
al-pass-turn = Pass for this Turn
al-draw-all = All from { $deck }
al-danger-here = Danger here: Evil's Surges hit
al-dice-here = Dice in this sector
al-dice-title = In this sector dice hit with
al-dice-side = { $side ->
    [hero] Hero
   *[evil] Evil
}
al-dice-danger = Danger
al-dice-safe = no Danger
al-dice-counts = { $face } { $counts ->
    [yes] hits
   *[no] misses
}
al-strikes = { $kind } strikes: { $dice ->
    [one] one die
   *[other] { $dice } dice
}
al-ago = { $turns ->
    [0] this Turn
    [one] a Turn ago
   *[other] { $turns } Turns ago
}
al-steps-to = { $steps ->
    [one] one step of { $left }
   *[other] { $steps } steps of { $left }
}
al-from-hero = { $distance ->
    [0] with the Hero
   *[other] { $distance } from the Hero
}
al-would-hear = heard { $ways }
al-hear-way = { $way ->
    [north] from the north
    [east] from the east
    [south] from the south
    [west] from the west
    [stairs] from the stairs
    [here] here
    [other_level] from the other level
   *[muffled] muffled
}
al-or = {" "}or{" "}
al-dock = What you can do here
al-dock-key = { $kind ->
    [loot] Loot
    [track] Track
    [repair] Repair
    [interact-mission] Interact
    [bullet-time] Bullet time
    [use-ability] Ability
    [unbar] Unbar
   *[other] { $kind }
 }
al-radar-title = Radar
al-hero-hears = What the Hero hears
al-radar = The last noise: { $way ->
    [north] from the north
    [east] from the east
    [south] from the south
    [west] from the west
    [stairs] from the stairs
    [here] right here
    [other_level] on the other level
   *[other] somewhere here, muffled
}
al-radar-quiet = No noise yet.
al-n = N
al-e = E
al-s = S
al-w = W
al-said-track-answered = { $target }: { $level ->
    [same] { $distance }, on this level
    [other] { $distance }, on the other level
   *[none] none
}
al-said-route-told = The way to { $target }: { $way }
al-said-noise-explained = { $distance ->
    [-1] The noise was explained.
   *[other] That noise was { $distance } steps away.
}
al-said-boss-came = The boss has come.
al-said-room-elsewhere = Not on this level: { $target }
al-said-condition-removed = { $condition } is gone.
al-said-creature-left = A creature left the Labyrinth: { $way }
al-target = { $target ->
    [infirmary] the Infirmary
    [control] the Control Room
    [laboratory] the Laboratory
    [ventilation] the Ventilation Room
    [generator] the Generator Room
    [escape_pods] the Escape Pods
    [archive] the Archive
    [cold_store] the Cold Store
    [lcu] a light control unit
    [stairs] stairs
    [door] a door
    [room] a Room
    [danger] a Danger token
    [boss] the boss
    [creature] any creature
   *[other] { $target }
}
al-evil = Evil
al-evil-cards = Cards in hand: { $hand }
al-track = Reaction track: { $covered } of { $spaces } spaces covered
al-track-short = Reactions
al-track-symbol = Not covered when the Round ends: a Danger token for Evil
al-track-always = Never covered: at least one Danger token for Evil each Round
al-face-down = face down
al-kinds = Creatures
al-kind = Type
al-first = 1st
al-second = 2nd
al-in-dark = dark
al-in-light = light
al-sc-cost = SC
al-first-what = damage in one attack that wounds it for the first time
al-second-what = damage in one attack that wounds it again, which kills it
al-in-dark-what = dice it strikes with in a dark sector
al-in-light-what = dice it strikes with in a lit sector
al-sc-cost-what = Self-control that it costs to meet it
al-rounds-what = The numbers, one a Round ({ $limits }), are how far Life and Self-control can be healed; the skull is the Nightmare.
al-skill-what = { $skill ->
    [courage] Courage: when you meet a creature, you may make Evil roll a die; a miss saves 1 Self-control.
    [cold_blood] Cold Blood: 1 Adrenaline more, from the end of the Round on.
    [eagle_eye] Eagle Eye: a Loot may draw 1 card more.
    [precision] Precision: one missed die of a Combat may be rolled again.
    [dexterity] Dexterity: Evil must roll one hit of an attack again if you ask.
   *[other] { $skill }
}
al-kind-what = { $name }: dice in the dark { $dark }, in light { $lit }; Self-control { $sc }; wounded by { $first }, killed by { $second }
al-life = Life
al-sc = Self-control
al-adrenaline = Adrenaline
al-pips = { $name }: { $value } of { $most }{ $limit ->
    [0] {""}
   *[other] , healing limit { $limit }
}
al-skill = { $skill ->
    [courage] Courage
    [cold_blood] Cold Blood
    [eagle_eye] Eagle Eye
    [precision] Precision
    [dexterity] Dexterity
   *[other] { $skill }
}
al-charges = Charges: { $charges } of { $most }
al-upgraded = upgraded
al-needs = needs { $matrix ->
    [chemical] chemical
    [electrical] electrical
    [mechanical] mechanical
   *[other] nothing
}
al-matrix = { $matrix ->
    [chemical] ⌬ chemical
    [electrical] ϟ electrical
    [mechanical] ⚙ mechanical
   *[other] { $matrix }
}
al-deck = { $deck } deck
al-card-with = With { $item }
al-card-which = { $label } ({ $place })
al-card-act = { $kind ->
    [play] Play
    [common] Face down
    [play-dangerous] Dangerous
    [throw] Discard
    [drop] Discard
    [use-item] Use
    [use-action-item] Use
    [charge] Charge
    [upgrade] Upgrade
   *[other] Choose
}
al-hand = Your hand, cards: { $count }
al-hand-empty = No card in hand.
al-items = Inventory, Items: { $count }
al-items-none = No Items yet. Loot where you are safe.
al-die = { $face ->
    [hit] Hit
    [surge] Surge
   *[other] Miss
}

## The end of a descent

al-descent-map = The whole Map. The Hero's way: { $steps ->
    [one] one step
   *[other] { $steps } steps
}. Creatures that were on it: { $creatures }.
al-descent-swings = How Life and Self-control went: { $lost } lost in all, { $life } Life and { $sc } Self-control left.
al-descent-mark = { $mark ->
    [mission] Mission
    [boss] boss
   *[other] Round
}
al-descent-hunted = What hunted the Hero
al-descent-hunter = { $name }{ $count ->
    [one] { "" }
   *[other] { " " }× { $count }
}{ $killed ->
    [0] { "" }
   *[other] , killed: { $killed }
}
al-descent-sum = The Hero took { $steps ->
    [one] one step
   *[other] { $steps } steps
} and lost { $lost } of Life and Self-control. Evil played { $reactions ->
    [one] one Reaction
   *[other] { $reactions } Reactions
}.

## Tables on this device

device-starting = The program is starting in this browser: a few seconds.
device-title = Without a network
device-make = Make playable without a network
device-make-about = Once, about 16 MB for this browser; tables at this screen can then be played anywhere.
device-coming = The parts are coming
device-ready = This browser plays tables at one screen by itself.
device-keep = Keep on this device
device-keep-about = Plays without a network. The table is in this browser and nowhere else: save it to a file now and then, and do not clear the browser’s data.
device-tag = on this device
device-seats = This table is on this device: nobody can come to it by a link. Saved to a file, it goes on at a server.
device-drop = Delete for good?
device-too-old = This browser cannot play by itself: it is too old, or the page was not opened over HTTPS or on this machine.
device-no-network = The parts cannot be fetched now. Try again when the server can be reached.
device-missing = The parts for playing without a network are not in this browser any more. Fetch them again in Settings; your tables are still here.
device-failed = The program could not be started in this browser ({ $why }). Your tables are still here.
device-elsewhere = This table is open in another tab. Close it there first.
device-full = The browser could not keep the last answer: is there room on the disk? What was kept before is still there.

## Guidance in ALONE

coach-al-character = Choose who you are. Each Character can do one thing that others cannot; the card says what. Any of them will do for a first descent.
coach-al-evil-map = You are Evil and see everything. Put this where the Hero will have to pass; the eye marks what the Hero knows.
coach-al-evil-window = The Hero has just done something. A card whose half is lit can answer it, any other only face down. Or pass, and wait for a better moment.
coach-al-evil-noise = The Hero hears it. Where several ways are equally short, you choose which direction is told.
coach-al-goal = Two Missions lie open, each with its Room. Finish one, then the last one: that wins. You have one action a Turn, eight Turns a Round.
coach-al-explore = The eye looks into a corridor before you walk into it. What you have seen does not frighten you.
coach-al-noise = Something moved. The Radar shows where the shortest way to it begins; what it is you do not know until you see it.
coach-al-light = A light control unit: repairing it lights a direction. In the light you hit more and fear less.
coach-al-loot = Looting draws Items. Rooms hold more than corridors, and each Room can be looted well only once.
coach-al-fight = Attack it, or walk away and be struck in the back. A Hit always counts, your Surge only in the light.
coach-al-upgrade = A Charge of one Item can upgrade another for good, if their matrices fit. An upgraded Item does what the second line of its card says, instead of the first.
coach-al-track = Track asks Evil how far two things are. Evil must answer truly; ask again while you walk.
coach-al-bullet = Bullet Time spends an Adrenaline for a second action this Turn. Evil may then answer both.
coach-al-bar = You may bar a door beside you. Nothing comes through until somebody spends a step or an action on it, you neither.
coach-al-mission = This is a Room of your Mission: Interact here brings it on.
coach-al-move = The footprints walk. Walking into the unknown works too, but then you meet whatever is there.
coach-al-danger = Danger in your sector: here Evil’s Surges hit, and its cards have their stronger half. Explore removes it.
coach-al-sc = Self-control is your other life: surprise costs it. When it is 0, what would cost it costs Life.
coach-al-life-gone = Life is gone: from now on harm costs Self-control. When both are gone, you have lost.
coach-al-round = The last Turn of the Round. After it most of the Labyrinth goes dark again, Adrenaline comes back, and Evil draws.
coach-al-evil-dangerous = The Hero stands on Danger: this card may now use its stronger half.
coach-al-evil-track = Your cards lie here. The first of a Turn covers one space, the second two; symbols left open at the Round’s end become Danger.
coach-al-evil-move = Choose where it goes, step by step. Every creature that moves unseen is heard.
coach-al-evil-round = The Round ends: throw away what you do not want, then draw.
