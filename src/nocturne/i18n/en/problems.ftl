### What is said of files, packs, stores and calls that are not right: what, where, and what to do.
###
### Each has a key of its own, so that programs can tell them apart. Names of files, ids and keys of packs stand as
### they are written; words of other programs (YAML, SQLite, the system) stand as those say them.

## Parts of messages

said = { $words }
quoted = "{ $word }"
at-place = { $place }: { $problem }
lines = { $first }
    { $next }
nothing-wrong = Nothing is wrong.
suggest-near = Did you mean "{ $word }"?
suggest-known = Known: { $words }{ $more ->
    [yes] { " …" }
   *[no] { "" }
}.
suggest-none = None are known.
either-pair = { $first } or { $last }
either-more = { $start } or { $next }
either-last = { $start } or { $last }
value-kind = { $kind ->
    [mapping] a mapping
    [list] a list
    [text] text
    [truth] true or false
    [number] a number
   *[nothing] nothing
}
value-expected = { $wanted ->
    [mapping] A mapping
    [list] A list
    [text] Text
    [truth] true or false
   *[number] A whole number
} is expected here, not { $kind }.
# Another language lists what packs may name: [moment-of-a-tile], [use-of-an-Item] and so on; English has their names.
sort = { $first ->
    [yes] { $sort ->
        [verb] A verb
        [condition] A condition
        [amount] An amount
        [cost] A cost
       *[other] { $initial ->
            [a] An { $called }
            [e] An { $called }
            [i] An { $called }
            [o] An { $called }
           *[other] A { $called }
        }
    }
   *[no] { $sort ->
        [verb] a verb
        [condition] a condition
        [amount] an amount
        [cost] a cost
        [moment] a moment
        [player] a player
        [figure] a figure
        [space] a space
        [card] a card
        [token] a token
       *[other] { $initial ->
            [a] an { $called }
            [e] an { $called }
            [i] an { $called }
            [o] an { $called }
           *[other] a { $called }
        }
    }
}

## Files that people write

file-key-unknown = { $what } has no "{ $key }". { $hint }
file-not-yaml = This is not YAML: { $fault }.
file-too-large = The file is larger than { $most } bytes. Split it.
file-not-utf8 = The file is not UTF-8 text. Save it as UTF-8.
file-control-character = A control character U+{ $code } is hidden here. Remove it.
file-empty = The file is empty.
file-control-hidden = A control character is hidden in this text. Remove it.
file-too-deep = This is nested more than { $most } deep.
file-key-form = A key must be plain text, not a list or a mapping.
file-key-twice = "{ $key }" stands here twice; the first is in line { $line }. Remove one.
file-anchor = Anchors such as &{ $anchor } are not used here. Write the value out.
file-tag = Tags such as { $tag } are not used here.
file-too-many = The file holds more than { $most } values. Split it.
file-alias = Aliases such as *{ $anchor } are not used here. Write the value out.
file-second-document = A second document begins here. One file holds one document.
file-number-long = The number has more than { $most } digits.
file-number-zero = The number { $number } begins with 0. Write it without, or as "{ $number }".
file-unwritten = "{ $file }" cannot be written: { $fault }.
file-unreadable-yaml = cannot be read

## What is asked for when a game is set up or played

box-keeps-nothing = { $game } keeps no content.
profile-unknown = { $game } has no rule profile "{ $name }". { $hint }
rule-not-switched = Rule "{ $rule }" cannot be switched in { $game }. { $hint }
rule-no-variant = Rule { $rule } has no variant "{ $variant }". { $hint }
profile-form = A profile is a name, or a mapping of rules to variants, not { $wanted }.
bot-nonsense = no option { $option }
bot-unknown = No automatic player is called "{ $name }". { $hint }
model-unreadable = The model of the planner cannot be read: { $fault }
model-none = No value was learnt for { $game } yet, so the planner cannot judge its positions.
model-content = The model was learnt for the content { $content } of the pack { $pack }, which this one does not continue.
model-elsewhere = The model was learnt for { $game } with the pack { $pack }, not for the pack { $wanted }.
model-figures = The model weighs other figures than this program looks at ({ $count }, not { $wanted }): learn it anew.
ladder-unreadable = { $file } is no ladder: { $fault }
choice-unknown = { $game } has no option "{ $name }". { $hint }
choice-wrong = Option { $name } cannot be { $value }. It can be: { $choices }.
choice-meant = { $wrong } { $near }
choice-idle = Option { $name } counts only where option { $other } is { $wanted }. Choose that too, or leave { $name } out.
decision-over-unseen = This decision is over, and nobody looked at its options while it was open.
decision-over = This decision is over.
content-newest = The game is played with the newest content that this program has.
content-cannot-move = The game cannot go on with the newer content. { $fault }
version-unknown = Version { $version } cannot be gone back to: the versions are 0 to { $last }.
chance-form = chance is "seeded" or "ask", not { $chance }.
seed-form = The seed is a whole number, not { $seed }.
options-form = The options are names with their values, not { $options }.
players-wrong = { $game } is for { $least } to { $most } players, not { $players }.
seat-unknown = There is no seat { $seat }: the seats are 0 to { $last }, or None to look on.

## Saves and logs

save-unplayable = The saved state cannot be played on: { $fault }.
save-state-unreadable = The saved state of { $game } cannot be read: { $fault }.
log-unplayable = The log cannot be played again: { $fault }.
save-other-state = The saved state is not the one that its log leads to.
log-chapter-missing = The log is damaged: a chapter should begin after entry { $entry }.
log-empty = The log is damaged: it is empty.
log-record-unreadable = What happened was recorded in a way that this program cannot read: { $fault }.
log-unreadable = The log cannot be read after entry { $entry }: { $fault }.
log-entries-missing = The log is damaged: { $count } entries should stand after entry { $entry }.
log-no-option = The log does not fit the game: "{ $option }" of seat { $seat } is not an option here.
log-faces-left = The log does not fit the game: faces are left over after "{ $option }".
log-no-outcome = The log does not fit the game: no outcome for the { $stream } at this point.
save-not-bytes = A save file is bytes, not { $name }. Read it in binary mode.
save-unread = { $file } cannot be read: { $fault }. Name a file that `save` wrote.
save-checksum = The save file is damaged or cut short: its checksum is wrong. Take an earlier copy of it.
save-damaged = The save file is damaged: { $fault }.
save-foreign = This is not a Nocturne save file. Choose a file that was written by `save`.
save-sealed = This save is sealed, because other people play in it. Only the server that wrote it can open it.
save-sealed-elsewhere = This save was sealed by another server, or has been changed. It opens only where it was made.
save-cut-short = The save file is cut short. Take an earlier copy of it.
save-newer-format = The save file is of format { $form }, newer than this program's { $ours }. Update Nocturne to open it.
save-format = The save file is damaged or cut short: its format is wrong. Take an earlier copy of it.
save-newer-rules = The save file is of { $game } rules version { $version }; this program has { $ours }. Update Nocturne to open it.
save-other-content = The game was begun with other content ({ $content }) than this program has ({ $ours }), and came without it. Take a file that was exported with its content, or write that hash under `continues` in the manifest of the pack that is to continue it.
save-lacking = The save file asks for something this program does not have: { $fault }

## Faults of the engine

fault-state = The state is broken: { $names }.
fault-same-name = Two classes are called { $name }, in { LIST($where) }: in saves nobody could tell which.
fault-endless = More than { $budget } steps without a decision; the last was { $last }.
fault-stuck = Nobody can answer { $step }: the game is stuck.
fault-nothing-left = Nothing is left to do, but the game has not ended.
fault-unwind = Cannot unwind to depth { $depth }: { $pending } steps are pending.
fault-sealed = The sealed answer { $answer } of seat { $seat } is no option of { $choice }.
position-fixed-chance = The position fixes a chance outcome { $face }, but only { $known } can come up here.

## Positions and drawings

drawing-edge = line 1: a drawing begins with a wall such as +--+--+ and ends with one.
drawing-width = line { $number }: { $width } characters wide, but line 1 has { $first }.
drawing-open = the outer walls must be closed: +--+ above and below, | at both ends of a row.
position-no-game = The position does not say of which game it is: `game: lanterns`.
position-form = A position is a mapping: `game: …`, `players: …` and the fields of the table.
position-chance = chance is `seeded`, or `ask` where a person answers for the dice.
position-other-game = This is a position of "{ $named }", not of { $game }.
position-options = options is a mapping of names to values.
position-seats = The seats are 0 to { $last }.
position-fields = Expected the fields of a { $name }, not { $kind }.
position-one-of = Expected one { $what }, such as `{ $example }: { "{" }…{ "}" }`.
position-unknown = There is no { $what } "{ $name }". { $hint }
position-other-kind = Expected a { $wanted } here, not a { $given }.
position-no-member = "{ $given }" is not a { $kind }. { $hint }
position-no-card = { $card } is no id of a card.
position-count = Expected { $wanted } values, not { $given }.
position-mapping = Expected a mapping, not { $kind }.
position-list = Expected a list, not { $kind }.
position-message = Expected a message: `text: key` and its `args`.
position-args = args is a mapping of names to values.
written-list = { $what }: expected a list such as [a, b], not { $kind }.
written-mapping = { $what }: expected a mapping such as { "{" }a: 1{ "}" }, not { $kind }.
written-words = { $what }: expected words in one line, not { $kind }.
written-unknown = There is no { $what } "{ $written }". { $hint }
written-twice = Each { $what } is there once. "{ $written }" stands here again.
written-number = { $what } is a whole number from { $low } to { $high }, not { $given }.
position-word-unknown = "{ $word }" is not known here, so that nobody can play on.
position-stumbles = the rules stumble over it ({ $fault })
position-unplayable = This position cannot be played on: { $fault }
position-endless = Steps stand inside each other without end.
position-impossible = This cannot be a position of { $game }: { $faults }.
position-needs = A { $kind } needs "{ $name }".
position-a = A { $kind }
position-of = A position of { $game }
position-a-message = A message
position-expected = Expected { $wanted }, not { $kind }.
written-needs = { $what } needs "{ $key }".
written-list-of = A list of { $what }s
drawing-mark = line { $line }, column { $column }: expected { EITHER($marks) }, not "{ $given }".
drawing-unreadable = The drawing cannot be read: { $fault }

## Packs

pack-name-missing = The name is missing in "{ $language }".
pack-text-no-record = There is no record "{ $key }" to have this text. { $hint }
pack-story-missing = The story "{ $story }" is missing in "{ $language }". { $hint } It belongs into texts/{ $language }/stories.yaml or a file of texts/{ $language }/stories/.
pack-no-emblem = There is no drawing "{ $name }". { $hint } All of them stand in docs/pictures.md.
pack-story-unread = No record reads the story "{ $story }".
pack-counts = The box has { $wanted } copies of kind { $kind }; this pack has { $given }.
game-unknown = There is no game "{ $game }". { $hint }
game-no-language = The content of { $game } is not written in the effect language yet.
pack-problems = { $count ->
    [one] { $count } problem.
   *[other] { $count } problems.
}
pack-right = { $path }: { $records } records, nothing wrong.
record-no-hints = "{ $name }" gives no hints.
record-unknown = There is no record "{ $name }" in { $packs }. { $hint }
record-several = "{ $name }" stands for several records: { $where }. Give the address, and the pack if need be.
path-taken = "{ $path }" is there already. Choose another name.
pack-picture-undrawn = The picture cannot be drawn: { $fault }.
pack-picture-warning = In the picture: { $warning }. Say it in fewer words, or give a part of it to another record.
pack-no-manifest-here = "{ $folder }" has no manifest.yaml. `nocturne pack new` makes one.
pack-no-game = manifest.yaml: "game" is missing, so that nobody knows which words are allowed.
packs-no-folder = { $variable } names "{ $place }", which is not a folder.
pack-of-program = one that comes with the program
packs-same-id = Two packs have the id "{ $id }": { $folder } and { $other }. Change one of them.
packs-where = Put it into a folder, and name the folder in { $variable }.
dream-not-in-pack = The pack that is chosen has no Dream "{ $dream }". { $hint }
pack-not-installed = The pack "{ $pack }" for { $game } is not installed. { $hint }
pinned-cut-short = The content of the game is cut short, or larger than { $most } bytes.
pinned-damaged = The content of the game is damaged: { $fault }.
pinned-unreadable = The content of the game cannot be read any more: { $first }
pinned-empty = The content of the game is empty.
pack-file-kind = A pack holds .yaml files. Rename this one or take it out.
pack-records-form = A file of records is a list, each with kind and id, not { $kind }.
pack-records-many = The pack has more than { $most } records.
pack-id-twice = This id stands twice; the first is { $first }.
pack-not-overridden = The pack "{ $pack }" has this record. To replace it, list "{ $key }" under overrides.
pack-no-manifest = The pack has no manifest.yaml.
pack-manifest-form = The manifest is a mapping, not { $kind }.
pack-manifest-unknown = A manifest has no "{ $key }". { $hint }
pack-manifest-lacks = The manifest has no "{ $key }".
pack-names-expected = A list of names is expected here.
pack-id-form = An id is lower case, with hyphens, such as "first-night".
pack-version-form = Versions count from 1.
pack-other-game = This pack is for "{ $other }", not for { $game }.
pack-no-hash = "{ $hash }" is not the hash of a pack. `nocturne pack stats` tells the hash of each.
pack-needed = The pack "{ $pack }" is needed and not there.
pack-not-shipped = No pack "{ $pack }" comes with the program. { $hint }
pack-no-folder = "{ $folder }" is not a folder. A pack is a folder with a manifest.yaml.
pack-files-many = The pack has more than { $most } files.
pack-too-large = The pack is larger than { $most } bytes.
pack-link = Links are not followed. Put the file itself here.
pack-id-impossible = "{ $name }" cannot be the id of a pack: use lower case and hyphens, such as "first-night".
pack-texts-where = Texts stand in texts/<language>/names.yaml, flavour.yaml or stories.yaml, or in folders called so. { $hint }
pack-texts-form = A file of texts is a mapping of keys to texts, not { $kind }.
pack-text-form = The text of "{ $key }" is { $kind }. Write it as text, in quotes if need be.
pack-text-twice = "{ $key }" has a text already, at { $place }.
pack-text-empty = is empty.
pack-text-long = is longer than { $most } letters.
pack-text-markup = has markup in it ("{ $found }"). Write plain text.
pack-text-lines = has more than one line.
pack-wrong = The pack "{ $pack }" is not right: { $first }{ $count ->
    [1] { "" }
   *[other] { " " }({ $count } problems; `nocturne pack check` tells them all)
}
pack-nothing-replaced = "{ $key }" { $where ->
    [below] is not in a pack below
   *[here] is not in this pack
}, so that nothing is replaced.
pack-text-wrong = The text of "{ $key }" { $fault }
pack-lacks = The pack "{ $pack }" has no { $kind } "{ $name }". { $hint }
pack-has-few = The pack "{ $pack }" has { $given } of { $kind }; the rules need { $least }.

## Records and their effects

record-missing = There is no { $kind } "{ $id }". { $hint }
effect-call-circle = This call comes round to itself: { $names }.
effect-steps-many = This may come to more than { $most } steps. Repeat less.
effect-never-set = The { $of } "{ $label }" is never set. { $hint }
effect-never-reached = Nothing leads to this { $kind }: it is never reached.
record-form = A record is a mapping with kind and id, not { $kind }.
record-kind-unknown = "{ $kind }" is not a kind of record. { $hint }
record-id-form = An id is lower case, with hyphens, such as "ash-lantern".
record-lacks = This record has no "{ $key }".
record-text-form = "{ $key }" is text, not { $kind }.
effect-missing = "{ $key }" is missing.
effect-unknown-key = There is no "{ $key }" here. { $hint }
effect-expected = { $what } is expected here, not { $kind }.
effect-takes-nothing = "{ $name }" takes nothing. Write it alone.
effect-no-word = "{ $name }" is not { $what }. { $hint }
effect-not-alone = "{ $name }" cannot stand alone: it needs { $needs }.
effect-word-first = The { $what } comes first: write "{ $first }" before "{ $name }".
effect-mapping = A mapping is expected here, not { $kind }.
effect-verbs-many = An effect has 1 to { $verbs } verbs, and { $parts } parts at most.
effect-one-condition = One condition is expected here, not a list.
effect-amount = A number or an amount is expected here, not { $kind }.
effect-selector = A selector such as you or { "{" }each: …{ "}" } is expected here, not { $kind }.
effect-selector-begin = "{ $word }" does not begin a selector. { $hint }
effect-no-noun = "{ $noun }" is not a noun. { $hint }
effect-selector-key = A selector has no "{ $key }". { $hint }
effect-count = Only "up-to" and "some" take a "count", and they need one.
effect-after-noun = "{ $word }" cannot stand after a noun. Use if: instead.
effect-price = A price needs "to", "else", or both.
effect-price-of-actions = "{ $word }" is a price of actions; an effect cannot ask for it on the way.
problems-more = … and { $count } more.
effect-nothing-chosen = "{ $name }" is not known here: nothing has been chosen before.
effect-not-known = "{ $name }" is not known here. { $hint }
effect-other-moment = "{ $word }" can only stand in an effect of the moment { EITHER($moments) }.
effect-no-number = "{ $value }" is neither a number nor a word for one. { $hint }
effect-out-of-bounds = { $value } is out of bounds: { $low } to { $high }.
effect-label-form = A { $of } is named in lower case, with hyphens, such as "gate-open".
effect-id-expected = The id of { $what } is expected here, not { $kind }.
effect-story-expected = The key of a story text is expected here, not { $kind }.
effect-drawing-expected = A drawing is expected here, not { $kind }.
effect-drawing-wrong = The drawing does not fit: { $fault }
effect-other-sort = "{ $name }" does not fit here: it is { $sort }, not { EITHER($sorts) }.
effect-leaves-you-out = "{ $how }" leaves you out, and you are no { $noun }. Write "{ $word }".
effect-one-enough = One is enough here. Begin the selector with "a".
effect-sort-expected = "{ $noun }" does not fit here: { EITHER($sorts) } is expected.
effect-untold = "{ $word }" is not known here: { $needs ->
    [rolled] nothing has been rolled before
   *[other] nothing tells it
}.

## Commands: packs, reports, the lab, new games, the server

pack-drawn = Drawn into { $file }.
pack-made = { $path }: { $files }. Now try `nocturne pack check { $path }`.
pack-stats = { $title } ({ $id } { $version }, for { $game })
pack-hash = hash { $hash }
pack-groups = { $kind } by { $field }: { $parts }
pack-marked = { $kind }, { $field }: { $count }
pack-kind = { $kind }: { $records ->
    [one] 1 record
   *[other] { $records } records
}, { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}
pack-all = { $records } records in all, every one of them data
pack-words = words of its effects, and how often each is said:
pack-passages = { $count } passages of { $words } words, { $fitting } of them of { $least } to { $most } words
pack-languages = texts in { $count ->
    [0] no language
   *[other] { $languages }
}
pack-word = { $word }: { $count }
pack-unused = not used: { $count ->
    [0] none
   *[other] { $words }
}

choice-no-value = "{ $value }" is no { $choice }. { $hint }
research-overflow = { $options } options of { $kind } have no slot of their own, and there is room for { $most }: declare what matters of them.
research-other-slots = This was made for the slots { $given }, and those here are { $here }: the numbers would mean other things.
research-chance = Chance is "seeded" or "explicit", not { $chance }.
research-longest = A game is broken off after a number of answers, not after { $longest }.
research-illegal = Slot { $slot } stands for nothing that this seat may do now; it may: { $legal }.
research-seat = There is no seat { $seat }: with { $players } players they are counted from 0.
research-observation = An observation is "flat" or "structured", not { $observation }.
research-option = "{ $pair }" is no option of this game with one of its values; write it as name=value.
lab-numbers = "{ $text }" should be numbers separated by commas.
certify-no-packs = Packs of your own are certified in etherfields, not in { $game }.
certify-no-file = { $file } holds no certificates: { $fault }
certify-no-game = Nothing of { $game } is declared that could be certified. { $hint }
certify-unknown = { $game } has nothing to certify that is called "{ $name }". { $hint }
lab-no-games = A series needs at least one game, not { $games }.
lab-jobs = { $jobs } is no number of processes: 0 stands for one on each core.
lab-no-run = { $file } is no file of the lab: { $fault }
lab-unwritten = { $file } cannot be written: { $fault }
lab-other-run = { $file } holds the games of another run, or of another version of the rules, packs or players: name another file, or ask for the same again.
lab-other-program = A worker of the cluster runs another version of Nocturne or of its packs: install the same everywhere.
lab-process-died = A process of the lab died ({ $fault }); what was played before is kept in its file, and the same call goes on with it.
lab-no-dask = A cluster needs Dask, which is not installed: pip install "nocturne[cluster]"
lab-no-cluster = No Dask cluster answers at { $address }: { $fault }
lab-cluster-gone = The cluster at { $address } went away ({ $fault }); what was played before is kept in its file, and the same call goes on with it.
compare-other-games = { $first } and { $second } are of different games, or have different series: they cannot be compared.
compare-no-side = "{ $side }" is neither a file of the lab nor a change such as difficulty=easy, bots=0=fair or edition=1.0; with changes, name the game: --game alone.
compare-empty = { $file } holds no games yet.
lab-no-report = This is no report of the lab: { $fault }.
lab-reports-differ = Only reports on one game, that begin with the same seed, can be joined.
skeleton-there = "{ $file }" is there already: nothing was written.
skeleton-name = "{ $name }" cannot be the name of a game: 3 to 15 small letters and digits, such as "embers".
skeleton-taken = There is a game "{ $name }" already.
skeleton-letters = Every pair of letters that begins with { $letter } is taken: choose another name.
report-unwritten = { $path } cannot be written: { $fault }. Choose another name or place.
report-foreign = This is not a Nocturne bug report. Choose a file that was written by `nocturne report`.
report-format = The report is of format { $form }; this program knows { $ours }. Update Nocturne.
report-damaged = The report is damaged: { $fault }. Ask for it again.
report-no-beginning = The report is damaged: its log has no beginning. Ask for it again.
report-no-kind = The report is damaged: { $kind } is not a kind of error. Ask for it again.
report-no-game = The game of the report does not begin here: { $fault }.
report-unplayable = The report cannot be played here. { $fault }
report-no-start = The report is damaged: its start is not base64. Ask for it again.
report-log = The log of the report does not play here: { $fault }.
report-program = Nocturne { $program }, rules { $rules }, Python { $python }
report-other-state = The log plays, but ends in another state than it did for { $then }; this is { $now }.
report-nothing-shorter = Nothing goes wrong when this report is played, so there is nothing to make shorter.
report-nothing-to-test = Nothing goes wrong when this report is played, so there is nothing to test.
server-address = The address { $host } port { $port } cannot be had: { $fault }. Choose another with --port.
server-setting = A setting of the server is not right: { $fault }. See docs/server.md.
game-version-not-yet = The game has not got to version { $version } yet.
picture-unknown = "{ $name }" is not { $what }. { $hint }
backup-hours = --backup-hours is { $hours }. Say hours between 0.01 and 8784.
backup-keep = --backup-keep is { $keep }. At least one backup is kept.
backup-no-folder = --backup { $folder }: there is no such folder. Make it, or name another.
backup-no-file = { $where } is no file: let its server make the backups (pg_dump), without --backup.

## Stores: databases, backups, sessions

store-tables-unreadable = { $where }: the tables cannot be read ({ $fault }).
store-other-seats = { $where }: table { $table } has { $seats } seats, and its game { $players }. Go back to a backup for it.
store-content-damaged = { $where }: the content { $content } is damaged. Games that were begun with it need it from a backup.
store-copied = { $where }: this file was copied while a server was writing to it, or its companion { $wal } has been taken away. The newest answers may be missing. Go back to a backup that was made with `nocturne store backup`; or, where { $wal } is to be had, lay it beside an untouched copy of this file and open that.
store-game-damaged = { $where }: game { $game } is damaged. { $fault }
store-nothing-changed = Nothing was changed. Take another backup than { $source }.
store-folder = { $path } is a folder. Name a file in it, such as { $example }.
store-no-folder = { $path }: there is no folder { $folder }. Make it, or choose another place.
store-not-there = { $path }: there is no store here. Check the name, or make one.
store-closed = The store { $where } has been closed. Open it again.
store-server-backup = { $where } is backed up with the tools of its server, such as pg_dump.
store-backup-there = { $path } is there already. Choose another name for the backup.
store-server-vacuum = { $where } is made smaller by its server: VACUUM is done there by itself.
store-no-driver = { $where }: no driver for this database is installed. { $fault }.
store-no-address = This is neither a path nor an address like postgresql+psycopg://host/games.
store-backup-unwritten = The backup { $path } cannot be written: { $fault }. Choose another place.
store-other-server = Another server is running on { $where }. A SQLite file is for one server: stop the other one, choose another file with --store, or let several servers share a PostgreSQL (docs/server.md).
store-no-game = { $where }: there is no game { $game }. Choose one of those in the list.
store-unknown-content = { $where }: a game is damaged, and nobody can tell which content it needs. Nothing was removed. `nocturne store check` names the game; remove it or go back to a backup first.
store-foreign = { $where } is a database of another program. Choose another file; this one was left as it is.
store-schema = { $where } has the schema "{ $schema }" and this program knows { $ours }. Open it with the newest Nocturne; it was left as it is.
store-tables-missing = { $where } is damaged: tables are missing. Keep the file and go back to a backup of it.
store-overtaken = { $where }: somebody else has played on in game { $game }, "{ $name }". Nothing was written. Refresh the session, look, and answer again.
store-outside = Game { $game } was answered outside its session. Refresh the session.
store-removed = { $where }: game { $game } has been removed from the store.
store-carried = { $where }: somebody else has carried game { $game } over. Look again.
store-line = A { $what } is one line of at most { $most } characters, not "{ $given }".
store-running = A server is running on { $where }. Stop it first: nobody could play meanwhile.
store-list-damaged = { $where }: the list of games is damaged. Go back to a backup.
store-metadata = The metadata of a game is a mapping that JSON can hold: { $fault }.
store-no-seat = { $where }: table { $table } has no seat { $seat }.
store-backup-no-folder = The backup { $path } cannot be written: there is no folder { $folder }. Make it first.
store-no-backup = { $path }: there is no backup here. Check the name.
store-backup-itself = { $path } is the backup itself or a folder. Name the store that is to be brought back.
store-restore-there = { $path } is there already. Choose another place, or say --replace: then it is kept aside.
store-small-disk = A backup in { $folder } needs about { $wanted } MB, and { $free } MB are free there. Make room, or choose another place.
store-copy-damaged = The copy of { $where } is damaged, and was not kept: { $wrong } Run `nocturne store check` on the store; older backups were left as they are.
store-copy-lacks = The copy of { $where } lacks rows, and was not kept. Check the disk, then try again.
store-backup-damaged = { $path } is not a Nocturne store, or is damaged ({ $fault }). Take another backup.
store-unwritten = The { $what } { $path } cannot be written: { $fault }. Make room or choose another place; nothing was changed.
store-in-use = Another program has { $path } open. Close it, then restore again.
store-fault = { $where }: { $meaning }.
store-full = the disk is full. Make room and try again
store-readonly = it may only be read. Allow writing to the file and its folder, or copy it elsewhere
store-not-ours = it is not a Nocturne store. Choose another file; this one was left as it is
store-corrupt = the database is damaged. Keep the file and go back to a backup
store-corrupt-here = the database is damaged. Keep the file and go back to a backup ({ $fault })
store-cannot-open = it cannot be opened. Check that the folder is there and may be written to
store-busy = another program has kept it locked for { $seconds } seconds. Close that one and try again
store-disk = the disk does not read or write as it should. Check the disk, then try again
store-server-full = the disk of the database server is full. Make room and try again
store-server-readonly = it may only be read. Ask for a database that may be written to
store-answers = the database answers: { $fault }
store-stray-rows = { $where }: rows of { $table } belong to { $parent } that are not there.
store-unreadable = { $where }: game { $game } cannot be opened. { $fault }
store-damaged = { $where }: game { $game } is damaged. Keep the file and go back to a backup of it.

## Advice for writers

chronicle-none = "{ $game }" keeps no journal.
read-no-record = There is no recorded game of "{ $what }" by the rules of { $edition } in { $folder }. `nocturne certify { $game } --pack { $pack }` makes them.
writing-game-old = A recorded game of "{ $what }" breaks off: the pack has changed since. Let `nocturne certify` play it anew, or take the file of a walk away.
writing-later = What --writing tells comes when nothing of this is left.
writing-no-games = There is no recorded game of this pack in { $folder }: give the folder that `nocturne certify` writes into.
writing-unreached-help = To reach a passage: play there and export the game into walks/, or write the walk yourself (docs/how-to/write-a-dream.md, 5).
read-again = The same again: “{ $opening } …”
writing-never-won = Nothing ends "{ $gate }" well: no `end-well` stands in it or in what it turns up.
writing-never-shown = No effect reveals the Secret "{ $secret }".
writing-undrawn = "{ $key }" says with no `emblem` what it shows.
writing-unfurnished = "{ $key }" has no `drawings` of what stands in it.
writing-idle-flag = The flag "{ $flag }" is set, and nothing asks for it.
writing-too-long = The passage "{ $story }" has { $words } words; { $most } are enough.
writing-broken = The passage "{ $story }" says "{ $word }": a line that ends in a hyphen is joined to the next with a space. Begin the next line with the whole word.
writing-unwanted = The passage "{ $story }" says "{ $word }", which is not how Lull is written.
writing-often = The passage "{ $story }" says "{ $word }" { $count } times.
writing-printed-name = "{ $key }" has "{ $words }", a name of the printed game.
writing-secret-unreached = No recorded game reveals the Secret "{ $secret }".
writing-story-unreached = No recorded game comes to the passage "{ $story }".
