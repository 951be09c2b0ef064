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
server-bot-replaced = The automatic player took too long or erred: a simple one plays its seat now.
server-bot-fault = The automatic player cannot go on. Take its seat, or take back.
server-refuse-bot = The automatic player has this seat. Take it back first.
server-refuse-seat = Only its player, or the owner while the player is away, can hand this seat over.
server-refuse-foreign = This is not your seat.
server-refuse-thing = You have not been shown this.
server-refuse-hint = There is nothing to decide for you now.
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
server-yes = Yes
server-no = No
