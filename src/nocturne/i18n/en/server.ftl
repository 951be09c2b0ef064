### What the server says to players: the line of what must be decided, refusals of its own, names of games.

## The line that says what must be decided now

server-now-you = { $prompt }
server-now-waiting = Waiting for { LIST($seats) }.
server-over = The game is over. { $reason }
server-chance = Chance

## Games

server-title-alone = ALONE
server-title-etherfields = Etherfields
server-title-lanterns = Lanterns
server-blurb-alone = One Hero in a dark labyrinth; the others are what hunts there.
server-blurb-etherfields = A campaign of dreams for one to five Dreamers, played together against the night.
server-blurb-lanterns = A short race for the lights in an old house. Good for a first look.

## What the server says

server-fault = Something went wrong here, and nothing was changed. Try again; if it happens again, report it.
server-link-renewed = The host has drawn a link of this table anew. The old one opens nothing any more.
server-seat-renewed = { $seat }: the link of this seat was drawn anew. The old one opens nothing any more.
server-seat-claimed = { $seat }: somebody has taken this seat by its link.
server-joined-elsewhere = The campaign goes on at another table, with one more seat. The host has your new link.
server-loaded-elsewhere = The host has laid this game out again, at another table, from a save. Your seat there is yours alone; nothing is played there before everybody has come.
server-content-moved = The game goes on with the newest content. What was answered before cannot be taken back any more.
server-bot-replaced = The automatic player took too long or erred: a simple one plays its seat now.
server-bot-fault = The automatic player cannot go on. Take its seat, or take back.
server-refuse-bot = The automatic player has this seat. Take it back first.
server-refuse-missing = { $count ->
    [one] { LIST($seats) } has
   *[other] { LIST($seats) } have
} a seat at this table and must come first. Until then nothing is played here.
server-refuse-seat = Only its player, or the owner while the player is away, can hand this seat over.
server-refuse-foreign = This is not your seat.
server-refuse-thing = You have not been shown this.
server-refuse-hint = There is nothing to decide for you now.
server-refuse-riddle = A riddle is yours to solve: what you have read and seen in this Dream answers it.
server-refuse-foresee = This cannot be answered now.
server-refuse-version = The game has not got so far.
server-refuse-concede = The game cannot be given up now.
server-refuse-undo-stale = The game has gone on: look what can be taken back now.
server-refuse-no-wish = There is nothing to agree to any more.
server-replay-earlier = This was played by earlier rules or with other content.
server-undo-of-other = the last answer of { $seat }
server-undo-picks = { $more ->
    [0] { LIST($picks) }
   *[other] { $count } picks, { LIST($picks) } among them
}
server-undo-times = { $count } × { $label }
server-setting-bots = Automatic players
server-setting-bots-about = How well they play the seats that nobody sits in. None of them knows more than a person in that seat.
server-choice-bots-usual = As usual
server-about-bots-usual = Quick, by rules of thumb, unless whoever runs this server has chosen another level.
server-choice-bots-easy = Easy
server-about-bots-easy = Makes a mistake now and then: for first games, as an opponent or at your side.
server-choice-bots-fair = Fair
server-about-bots-fair = Thinks about what you may be up to, and slips now and then.
server-choice-bots-hard = Hard
server-about-bots-hard = The best we have. Takes a moment longer for each answer.
server-bots = Automatic players cannot be "{ $value }". They can be: { $choices }.
server-setting-take-back = Taking back
server-setting-take-back-about = Alone, or against the automatic player: a card you have seen, a riddle's answer or a die that has fallen stays; or everything may be taken back, to try and to learn. Where people are concerned they are asked, as always.
server-choice-take-back-known = Nothing that has shown you something
server-choice-take-back-all = Everything
server-take-back = Taking back cannot be "{ $value }". It can be: known, all.
server-setting-teaching = Teaching mode
server-setting-teaching-about = For the Hero alone: a key shows on the board where the Rooms of the Missions could be, and from where the last noise could have come, as far as what was seen and told until then allows. Evil and onlookers are told that it is on, and see nothing of it. After the game the same map is in every replay.
server-teaching = Teaching cannot be "{ $value }" in { $game }. In alone it can be true or false; other games have none.
server-undo-kept = What you have seen cannot be taken back here.
server-choice-pad-windows-people = Where people play against each other by link
server-yes = Yes
server-no = No

## Settings of a new game: what a choice is called where its own word does not say it, and what it does for whom

server-choice-map-generated = Built anew
server-choice-map-reference = The example
server-choice-play-campaign = A campaign
server-choice-play-slumber = One Slumber
server-choice-play-dream = One Dream
server-choice-dream-of-pack = The usual one
server-choice-rounds-by-edition = As the edition says
server-choice-rounds-structured = In rounds
server-choice-rounds-free = Freely
server-choice-entity-rolls-each = One for each
server-choice-entity-rolls-together = One for all
server-choice-upkeep-automatic = By the program
server-choice-upkeep-asked = By hand
server-about-difficulty-easy = The Hero begins with Ammunition and an Item, and gains a Round, 3 Life and 3 Self-control before the Final Mission. For a first descent.
server-about-difficulty-normal = The Hero begins with an Item, and gains a Round and 3 Life or 3 Self-control. Even between players who know the game.
server-about-difficulty-nightmare = The Hero begins with an Item, and gains 3 Life or 3 Self-control, but no Round. For Heroes who win too often.
server-about-difficulty-impossible = The Hero begins with nothing and is given nothing. For those who have been warned.
server-about-map-generated = Another labyrinth for each game.
server-about-map-reference = Always the same one, which the examples of the rules speak of: to learn with, or to compare.
server-about-play-campaign = From the first Dream on, which teaches the game, through the town of Lull; it is kept and goes on whenever you like.
server-about-play-slumber = A short meeting with one Entity: half an hour, and no story.
server-about-play-dream = One Dream by itself, with Masks and Items at hand: an evening, for those who know the rules.
server-about-dream-of-pack = The Night Ferry, good for a first time; of a pack of your own, its Dream.

## Errors over HTTP: what is wrong, and what to do

http-malformed = What was sent cannot be read.
http-too-deep = What was sent cannot be read: it is nested too deeply.
http-no-key = Show a key of this table.
http-forbidden = Only the owner of the table may do this.
http-not-found = There is nothing here.
http-not-found-hint = See /api/openapi.json
http-no-such-method = This cannot be done here.
http-too-large = What was sent is too large.
http-error = This cannot be done: { $detail }
http-too-fast = You ask too often.
http-too-many = You have laid many tables in short time.
http-wait = Wait a moment.
http-store = The games cannot be reached now.
http-store-hint = Try again later; the host knows of it.
http-fault = Something went wrong here.
http-fault-hint = Try again; if it happens again, report it.
http-no-figures = There are no figures here.
http-no-figures-hint = The host's handbook says who may see them.
http-save-large = A save file has at most { NUMBER($bytes, useGrouping: 0) } bytes.
http-not-a-save-hint = Choose a file that Nocturne has saved.
http-no-seat = The table has no seat { $number }.
http-no-seat-hint = Seats are numbered from 0.
http-seat-taken = Somebody sits there. A link is drawn anew only for an empty seat.
http-seat-not-gone = Somebody has this seat, and was here just now. When they have been gone for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, its link can be drawn anew.
http-not-your-eyes = Until the game is over, nobody looks through the eyes of a seat that is not theirs.
http-not-teaching = This table was not laid with the teaching mode, so nobody is shown what the Hero could think before the end.
http-not-teaching-hint = Wait for the end: then it is in the replay. Or switch the teaching mode on when you lay a new table.
http-no-belief = There is no such map here: the game has no Hero, or the Hero is not in the labyrinth yet.
http-no-version = The game has not got so far, or that part was played by earlier rules.
http-too-slow = It took too long to think that out.
http-not-your-eyes-hint = Take the seat by its link first, or wait for the end: then all is open.
http-seat-bound = This seat is bound to the person who had it when the game was saved. Only they can give it away.
http-link-waits = Somebody whom you have invited has not come yet, so a save could not say whose the seat is.
http-link-waits-hint = Save when everybody has come, or hand the empty seat to the automatic player.
http-nobody-joins-hint = Wait until the session is over.
http-content-hint = In Etherfields it can be moved while the Team Awakens and between two sessions.
http-no-table = There is no such table, or this key does not open it.
http-no-rules = There are no rules of "{ $game }". Games: { LIST($games) }.
http-no-rule = There is no rule "{ $rule }".{ $count ->
    [0] { "" }
   *[other] { " " }Did you mean { EITHER($near) }?
}
http-webhook-form = A webhook is an address that begins with http:// or https://.
http-webhook-unknown = The webhook's name is not known.
http-webhook-private = A webhook may not be in a private network.
http-no-webhooks = This server tells no other address whose turn it is.

## Why a connection is closed

live-too-many = There are too many connections. Try again later.
live-fault = Something went wrong here. Connect again.
live-going-down = The server is going down. Come back in a moment.
live-no-table = There is no such table, or this key does not open it. Check the link.
live-cleared-away = This table has been cleared away.
live-moved = The table has moved. Connect again.
live-no-longer = The link to look on was drawn anew. Ask for the new one.
live-no-hello = You have not said hello.
live-hello-first = The first message must be hello.
live-hello-twice = You have said hello already.
live-protocol = This server speaks protocol { $protocol }. Load the page again.
live-too-large = A message has at most { $bytes } bytes.
live-too-fast = You send too much at once. Wait a moment and connect again.
live-too-slow = You read too slowly: too much is waiting for you.
live-malformed = This message cannot be read: { $fault }
live-idle = You have been silent for long. Connect again when you like.

## Tables that a browser plays by itself

offline-needs-server = This needs the server: at a table on this device it is not to be had.
http-no-parts = This server was set up without the parts for playing without a network. Set it up again with the network at hand.
offline-one-screen = A table on this device is played at one screen: nobody can come to it by a link.
