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
continue-as = as { $seats }
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
faces-show = Show the cards
faces-away = Show the board
ending-went = How it went
ending-board = See the board
rematch-swapped = Again, from the other side
seat-now = Now: { $name }
hint-is = Suggested: { $label }
who-acts = { $title } ({ $name })
hinted = suggested
confirm-part = Pay this much, then go on
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
key-log = the log, open or closed
key-side = the game's tables, open or closed
key-options = the list of all options, open or closed
key-map = the whole map, or back
key-story = the story so far
key-rules = the rules
key-seats = seats, links, saving
key-escape = close what is open
key-help = this list

## Guidance

coach = Guidance
coach-next = Got it
coach-off = No guidance

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
ef-walk = { $steps ->
    [one] Walk 1 space
   *[other] Walk { $steps } spaces
 } for { $cards }: click again to go.
ef-walk-free = nothing
ef-walk-here = Walk here: { $steps } Cunning
ef-walk-cost = { $steps } Cunning to walk here
ef-effort-title = Effort
ef-effort-spend = { $hours ->
    [one] Spend 1 Hour
   *[other] Spend { $hours } Hours
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

ef-script = Script
ef-back-to-board = Back to the board
ef-read-again = Read again

## Etherfields: guidance in the first Dream

ef-coach-dreamer = Choose anybody: each has a deck of 22 cards with its own temper. You can change later.
ef-coach-entrance = You begin in one of the glowing spaces. Click it, or press its number.
ef-coach-act = Cards are your strength: discard them for their Intent, ● Awareness, ▲ Cunning, ◆ Wrath. To get about, click the space where you want to be: it shows the Cunning it takes. Then use what is printed there.
ef-coach-pay = Click cards that glow until the price is met. What you pay too much is lost, so pay close.
ef-coach-walk = Click the next space, or press its number. Stop when you are where you want to be.
ef-coach-done = Nothing left to pay with? Say Done, or end your round. When everybody has, the Turn card on the left happens, and you draw new cards.
ef-coach-second = Each Turn you draw four cards, and one more where your space says so, but never beyond six in hand. You may keep cards: a full price often takes two Turns of saving.
ef-coach-gradual = Some prices are paid bit by bit: what lies on them stays from Turn to Turn.
ef-coach-entity = Somebody else is here. Its tile, in the drawer Game, says what it does on the steps of the Turn card, and how you can deal with it.
ef-coach-reroll = A die fell badly? Some cards, and any Shining Gem, roll it again. Pass if it is good enough.
ef-coach-prevent = Distress is coming. You can bear seven, and the eighth is the end; what is offered here can keep it off.
ef-coach-reshuffle = Your deck ran out. Going through it has a price each time: Distress, or cards Sealed away.
ef-coach-world = This is the town of Lull. Click a glowing Location to travel; each icon is something that waits there. Gates lead into Dreams.
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
al-pass-turn = Pass until something else is asked
al-draw-all = All from { $deck }
al-danger-here = Danger here: Evil's Surges hit
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
al-face-down = face down
al-kinds = Creatures
al-kind = Type
al-first = 1st
al-second = 2nd
al-in-dark = dark
al-in-light = light
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

## Guidance in ALONE

coach-al-character = Choose who you are. Each Character can do one thing that others cannot; the card says what. Any of them will do for a first descent.
coach-al-evil-map = You are Evil: the whole Map is yours. Put creatures and dangers where the Hero will have to pass; the small eye marks what the Hero already knows.
coach-al-evil-window = The Hero has just done something. A card that glows answers it. You may play two a Turn; a second one takes two spaces of the track. Or pass and wait.
coach-al-evil-noise = A creature that moves is heard. Where several ways are equally short, you choose which direction the Hero is told.
coach-al-goal = You have one action each Turn, eight Turns a Round. Two Missions lie open, each with its Room. Finish one, then the last one: that wins. At each exit you can walk or look; the keys below do the rest.
coach-al-explore = The eye shows you a corridor before you walk into it. Walking into the unknown works too, but then you meet whatever is there.
coach-al-noise = Something moved. The Radar shows the direction of the shortest way to it. You do not know what it is until it is seen.
coach-al-light = You stand at a light control unit: repairing it lights a direction. In the light you hit more and fear less.
coach-al-loot = Looting draws Items. Rooms hold more than corridors, and each Room can be looted well only once.
coach-al-fight = Attack what stands beside you, or walk away and be struck in the back. Hits count; your Surge counts only in the light, Evil's where there is Danger.
coach-al-upgrade = A Charge of one Item can upgrade another for good, if their matrices fit. An upgraded Item does what the second line of its card says, instead of the first.
coach-al-track = Track asks Evil how far two things are. Evil must answer, and the answers stay beside the Radar.
coach-al-bullet = Bullet Time spends an Adrenaline for a second action this Turn. Adrenaline comes back at the end of the Round, and more of it when you are hurt.
coach-al-bar = After a step you may bar a door behind you. Nothing comes through it until somebody spends a step or an action to open it.
coach-al-mission = This is a Room of your Mission: Interact here brings it on.
