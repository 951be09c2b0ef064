### The terminal table.

## Games by name

game-alone = ALONE
game-etherfields = Etherfields
game-lanterns = Lanterns

## The list of games

game-entry = { $id }: { $name }
game-players = Players: { LIST($players) }
game-profiles = Rule profiles: { LIST($profiles) }
game-switch = Rule { $rule } can be switched ({ LIST($variants) }): { $name }. { $about }
game-option = Option { $name } ({ LIST($choices) }; usual: { $usual }): { $title }. { $about }

## The screen of a decision

title = { $game } · { $seat } · move { $version }
title-spectator = { $game } · move { $version }
news-more = … and { $count ->
    [one] one earlier event
   *[other] { $count } earlier events
}: type log
news-again = { $line } (×{ $times })
question = { $seat } decides: { $asked } [{ $rule }]
question-no-rule = { $seat } decides: { $asked }
prompt = >
prompt-usual = (Enter: { $usual }) >
pass-keyboard = Pass the keyboard on, then press Enter. Next: { $seat }.
over = The game is over. { $reason }
answers-yes = y yes

## What was typed

adds = { $option } (×{ $copies })
several-at-once = Several numbers in one line, such as “1 1 3”, are answered one after the other.
several = “{ $typed }” could be: { LIST($options) }.
no-such-number = “{ $typed }” is not on the list: type a number from 1 to { $count }.
not-understood = “{ $typed }” is not understood. Type a number, the beginning of an option, or help.

## Why, and why not

allowed = { $option }: allowed.
refused = { $option }: not possible. { $reason } [{ $rule }]
instead = Possible instead: { LIST($options) }.
not-nothing = Nothing is ruled out here: all answers are on the list.
rule-says = { $rule }: { $statement }
rule-unknown = { $rule }: this rule is not written down in words yet.
rule-none = No rule is named for this question.

## Taking back

undo-nothing = There is nothing to take back.
undo-consent = { $seat }, do you agree? { $by } takes back: { $option } (y/n)
seat-others = These may go first: { LIST($seats) }. Type seat with a number.
seat-numbered = { $who } ({ PLACE($seat) })
seat-none = Nobody else at this keyboard is asked now.
concede-unknown = Nobody can concede here: leave with quit.
concede-sure = { $option }: are you sure? (y/n)
concede-kept = You play on.
undo-refused = Nothing was taken back.
undo-done = Taken back: { $option }.
undo-of-other = the last answer ({ $seat })

## Looking

log-more = … { $count ->
    [one] one line
   *[other] { $count } lines
} before: type log all
hint = The bot would choose: { $option }.
# $chance and $error are whole numbers of hundredths; $why is what gets better by this answer.
hint-best = { $chance } % (give or take { $error }): { $option }{ $why ->
    [health] , for the Hero's health
    [way] , for the way that is left to the goal
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
hint-supposes = This is how often your side wins if everybody plays on by rules of thumb, as far as your seat can know.
hint-riddle = A riddle is yours to solve: what you have read and seen in this Dream answers it.
auto-what = “{ $typed }” is not a number of decisions. Type auto, auto 5 or auto all.

## Files

save-where = Type save and the name of a file.
save-over = { $file } is there already. Write over it? (y/n)
save-kept = Nothing was written.
saved = Saved to { $file }.
load-where = Type load and the name of a file.
loaded = Loaded { $file }.

file-unreadable = { $file } cannot be read: { $fault }.
file-unwritable = { $file } cannot be written: { $fault }.
file-no-text = { $file } is not text in UTF-8: byte { $byte } cannot be read.

## What the command line cannot take

wish-command = “{ $given }” is not understood here. nocturne --help lists the commands.
wish-wrong = { $fault }
wish-one-of = Give only one of { LIST($names) }.
wish-settled = { $source } brings its own players and rules: leave { $name } away.
wish-join = --join goes with --resume or --load: somebody joins a game that is under way.
wish-position = Name the game that the position is of: nocturne play GAME --position FILE.
wish-game = Name the game that { $name } is for: { LIST($games) }.
wish-option = An option is given as name=value, not “{ $given }”. The names are { LIST($names) }.
wish-seats = “{ $given }” does not name seats: they are 0 to { $last }, such as “0,{ $last }”, “all” or “none”.
store-nowhere = Games cannot be kept: { $fault }. Set NOCTURNE_HOME to a folder of yours, or give --store PATH.

## Reports

report-note = What went wrong, in a line (or just Enter)?
reported = The report is in { $file }.
report-secrets = It holds the seed and every hidden card: do not show it to those you are playing with.
report-of-what = No game is kept, so there is nothing to report. Give a save file with --load FILE.
replay-note = Note: { $note }
replayed = Played again to move { $version }; state and log agree ({ $hash }).
report-fault = What goes wrong then: { $kind }: { $fault }
shrunk = { $before } answers became { $after }: { $report }, and a test in { $test }.

## When something goes wrong

fault = { $fault }
broken =
    The program is at fault, not you: { $fault }
    Nothing has changed. Type report to write a file for those who can mend it.
bot-replaced = An automatic player was at fault ({ $fault }); the rules of thumb play on in its place.
broken-bot = The program is at fault in the answer of a bot: { $fault }

## Leaving

kept = This game is kept as number { $number }.
left = You have left the table. This game was not kept.
left-kept = You have left the table. The game is kept; go on with: nocturne play --resume { $name }
goodbye = Good night.

## Help

help-answer = Answer with a number, an option’s id or its beginning. Or type:
help-undo = take back the last answer
help-why = the rule behind the question
help-why-option = why this option is allowed, or why not
help-not = everything that is not possible now, and why
help-view = show the table again
help-log = what has happened so far
help-hint = what the bot would do
help-auto = let the bot answer once, or for N decisions
help-save = write the game to a file
help-load = go on with the game of a file
help-seat = let another seat go first, where several are asked
help-concede = give up, or take that back
help-report = write a bug report
help-help = this list
help-quit = leave; the game is kept

## The menu

menu-title = Nocturne { $version }
menu-new = New game
menu-continue = Continue a game
menu-load = Load a file
menu-rules = Look up a rule
menu-quit = Quit
choose-game = Which game?
choose-players = How many players: { LIST($counts) }? (Enter: { $usual })
choose-profile = Which rules?
choose-option = Which { $name }?
choose-stored = Which game?
choose-file = Save file:
choose-words = Words or rule id:
choose-humans = Which seats are played here, 1 to { $players }? (such as 1,2; Enter: 1)
no-such-count = “{ $typed }” players cannot play it: type one of { LIST($counts) }.
no-such-seats = “{ $typed }” does not name seats: type numbers from 1 to { $players }.
continue-none = No unfinished game is kept.
continue-entry = { $game } { $number }, { $players } players, move { $version }, { $when }
rules-none = No rule holds “{ $words }”.
rules-more = … and { $count ->
    [one] one more
   *[other] { $count } more
}: add a word

## ALONE on the screen

alone-floor = { $floor ->
    [start] The level where you woke
    [other] The other level
   *[number] Level { $floor }
}
alone-sign = { $sign ->
    [hero] Hero
    [lit] lit
    [dark] dark
    [known] known to the Hero
    [door] door
    [barred] barred door
    [stairs] stairs
    [lcu] light control unit
    [danger] Danger
   *[mission] Room of a Mission
}
alone-setting-up = Set-up
alone-time = Turn { $turn } of { $turns } · { $rounds ->
    [one] Nightmare mode after this Round
   *[other] { $rounds } Rounds to Nightmare mode
}
alone-nightmare = Turn { $turn } of { $turns } · NIGHTMARE MODE
alone-limit = Limit { $limit }
alone-adrenaline = Adrenaline { $adrenaline }
alone-spent = { $use ->
    [bullet] Bullet Time
   *[recover] Recovered by Adrenaline
} in { $count ->
    [one] Turn
   *[other] Turns
} { LIST($turns) }
alone-points = { $name } { $points }
alone-hero-skilled = { $hero }: { LIST($skills) }
alone-companion = With { $name } ({ $charges ->
    [one] one Charge
   *[other] { $charges } Charges
})
alone-item = { $name } { $charges }
alone-item-upgraded = { $name }+ { $charges }
alone-items = Items: { LIST($items) }
alone-mission = { $state ->
    [done] Done: { $name }
    [waiting] Final Mission, not yet active: { $name }, { $room }
   *[active] Mission: { $name }, { $room }{ $count ->
        [0] { "" }
       *[other] , Interacts { $count }
    }
}
alone-heard = Told: { $told }
alone-roll = { $side ->
    [hero] Hero’s dice: { LIST($dice) }
   *[evil] Evil’s dice: { LIST($dice) }
}
alone-boss = The boss has come: { $boss }
alone-boss-dead = The boss is dead: { $boss }
alone-boss-secret = Your boss, in secret: { $boss }
alone-hands = Cards in Evil’s hands: { LIST($hands) }
alone-deck = { $name } { $cards } (discarded { $discard })
alone-decks = Decks: { LIST($decks) }
alone-face-down = face down
alone-track = Reaction track, { $spaces } covered: { LIST($cards) }
alone-card = { $name }: { $text }
alone-creature = { $name }: hits { $first } to wound, { $second } more to kill; dice { $dark } in the dark, { $lit } in light; { $sc } SC to meet; spawned at { $distance } or farther
alone-hand = Your hand: { LIST($cards) }
alone-hand-of = Hand of Evil player { $number }: { LIST($cards) }
alone-to-divide = To be divided: { LIST($cards) }

## The table of Etherfields

etherfields-sign = { $sign ->
    [entrance] entrance
    [trap] trap
    [stairs] stairs
    [special] special space
    [slot] empty Gem slot
    [gem] Gem in its slot
    [bonus] cards more to draw
    [spawn] Spawn, with suit
    [light] light
    [darkness] darkness
    [water] water
    [swamp] swamp
    [quirk] Quirk
    [action] action
    [used] used action
   *[other] { $sign }
}
etherfields-suit = { $suit ->
    [heart] Heart
    [spade] Spade
    [diamond] Diamond
    [club] Club
   *[other] { $suit }
}
etherfields-icon = { $icon ->
    [fate] Fate
    [slumber] Slumber
    [gate] Gate
    [key] Key
    [shop] Shop
    [sanctuary] Sanctuary
    [railway] Railway
    [awakening] Awakening
    [rule] own rule
   *[other] { $icon }
}
etherfields-token = { $token ->
    [threat] Threat
    [story] Story
    [spirit] Spirit
    [universal] Universal
   *[other] { $token }
}
etherfields-on-map = Session { $sitting } · on the Dreamworld Map at { $place }
etherfields-scene = { $scene ->
    [dream] Dream
   *[other] Slumber
}: { $title }{ $turn ->
    [0] {""}
   *[other] {" "}· Turn { $turn }
}
etherfields-tried = { $name } – { $rules }
etherfields-turn-card = Turn card: { $card } ({ $suit }) – { LIST($steps) }. { $left ->
    [0] It is the last.
    [one] 1 more after it.
   *[other] { $left } more after it.
}
etherfields-barred = [{ $row }, blocked]
etherfields-team = Team: { $hours ->
    [one] 1 Hour
   *[other] { $hours } Hours
}, { $keys ->
    [one] 1 Key
   *[other] { $keys } Keys
}{ $shopping ->
    [0] {""}
    [one] , 1 Shopping card
   *[other] , { $shopping } Shopping cards
}
etherfields-items = Items: { LIST($items) }
etherfields-storage = In Storage: { LIST($items) }
etherfields-notes = Notes: { LIST($cards) }
etherfields-season = Season: { $season }. { $rules }
etherfields-seasons = Under it in the Season deck: { LIST($seasons) }
etherfields-wisdom = Wisdom: { LIST($cards) }
etherfields-first = (first player)
etherfields-seat = (Seat { $number })
etherfields-dreamer = { $distress } Distress · { $ether } Ether · { $gems ->
    [one] 1 Gem
   *[other] { $gems } Gems
} · deck { $deck }, discarded { $discard }, Sealed { $sealed }{ $at ->
    [nowhere] {""}
   *[other] {" "}· space { $at }
}
etherfields-mask = Mask: { $mask }
etherfields-mask-off = Mask, not active: { $mask }
etherfields-states = State: { LIST($states) }
etherfields-progress = Progress: { $flipped ->
    [0] { LIST($up) }
   *[other] { LIST($up) }; face down { LIST($down) }
}
etherfields-burdens = Flaws: { LIST($cards) }
etherfields-hand = Your hand ({ $count } of { $limit })
etherfields-hand-of = Hand: { LIST($cards) }
etherfields-offer = On offer
etherfields-price = for { $price } Ether
etherfields-entity = { $name } (Movement { $movement }){ $count ->
    [0] {""}
   *[other] : { LIST($where) }
}
etherfields-figure = { $sign } in space { $at }
etherfields-figure-states = { $sign } is { LIST($states) }
etherfields-morphs = Morphings: { LIST($morphs) }
etherfields-tokens = { $count } { $token } on { $name }
etherfields-markers = { $count } of { $players } { $intent } markers on: { $action }
etherfields-ways = { $path } path  { $shortcut } Shortcut, at a price
etherfields-gate = Gate: { $gate }, in { $place }, for { $keys ->
    [one] 1 Key
   *[other] { $keys } Keys
}, { $turns } Turns
etherfields-decks = Slumber deck { $slumbers } · Fate deck { $fates } · Influence Market { $market }
etherfields-delta-next = The next Slumber tile is the Delta Phase.

## Looking after the store

store-copying = { $done } of { $total } pages copied.
store-looking = { $done } of { $total ->
    [one] one game
   *[other] { $total } games
} looked at.
store-problem = { $problem }
store-problems = { $count ->
    [0] Nothing is wrong.
    [one] One problem.
   *[other] { $count } problems.
}
store-backed-up = { $file } holds { $games ->
    [0] no games
    [one] one game
   *[other] { $games } games
} with { $answers ->
    [one] one answer
   *[other] { $answers } answers
} ({ $size } MB). It was read again and is right.
store-backed-up-but = Some games can be opened neither in the store nor in the backup:
store-restored = { $file } is back, with { $games ->
    [0] no games
    [one] one game
   *[other] { $games } games
}.
store-set-aside = What was there before is kept as { $file }.
store-exported = Game { $number } is in { $file }.
store-imported = { $file } is game { $number } now.
store-export-nothing = Say which game: its number, or --all. `nocturne play` lists them.
store-export-one = One file cannot hold several games. Name a folder with --out, or leave it away.
store-no-file = { $store } is no file of this machine. Say with --store which file is to be brought back; a PostgreSQL is brought back with its own tools, such as pg_restore.
store-prune-nothing = Say what may go: --finished-days N, --contents, or both.
store-prune-days = --finished-days is { $days }. Say days between 0 and { $most }.
store-prune-game = Game { $number }, { $game }, "{ $name }", played last on { $day }
store-prune-content = Content { $hash }
store-prune-dry = This would go: { $games ->
    [one] one game
   *[other] { $games } games
}, { $contents ->
    [one] one content
   *[other] { $contents } contents
}, about { $size } MB. Nothing was removed. Say --yes to remove it; a backup first is wise.
store-pruned = Removed: { $games ->
    [one] one game
   *[other] { $games } games
}, { $contents ->
    [one] one content
   *[other] { $contents } contents
}, about { $size } MB.
store-compacted = The file is { $size } MB now.
