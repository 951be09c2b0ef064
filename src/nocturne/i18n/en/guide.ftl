### The introductions: two pages for each game, read before the first evening or beside the table. The page loads them when
### they are opened. The number of a message is that of the help text in the ledgers (HELP-17 is help-17).

guide-page = { $page ->
    [1] How it goes
   *[2] Signs and advice
 }
guide-pages = Pages
guide-rules = All rules, one by one
guide-play = Play
guide-title = { $game ->
    [alone] ALONE in two pages
   *[etherfields] Etherfields in two pages
 }

## Etherfields: how it goes

guide-ef-what = You dream. Up to five Dreamers explore strange places together, against the Entities that live there and against a night that runs out. You win a Dream together or lose it together.
guide-ef-turn = One Turn
guide-ef-turn-1 = Draw
guide-ef-turn-2 = Act
guide-ef-turn-3 = Night answers
guide-ef-detail = The Turn in detail
guide-ef-town = In the town
guide-ef-evening = An evening
guide-ef-limits = Limits
guide-ef-who = Who will you be?
guide-ef-modes = Ways to play
guide-ef-table = Around the table

help-1 = A Turn has three parts: draw 4 cards, never beyond the hand limit; act and play cards; then the Turn card happens from top to bottom and is discarded. When the last one is gone, Out of Turns follows.
help-2 = Drawing: with 2 cards or fewer you draw 4, otherwise up to the limit. You may discard first. You may not draw less than you can.
help-3 = Acting: walk, use what is printed on a tile or on an Entity, play Influence cards and Items, use the Basic Actions card, place Progress cards, gain Gems. Where play goes in rounds, each round has one Dream action.
help-4 = An empty deck: when cards are due and none is left, the Discard pile is shuffled, and that costs 1 Distress or 3 Sealed cards. By the first edition only in the Draw step, by the second at every forced draw.
help-5 = How Entities walk: a die says 1 space, their Movement value, or the value and another roll. They go for the nearest Dreamer, stop beside you in your space, and stay where they are if there is no way.
help-6 = Range: 0 is your own space, 1 a space beside it or nearer. It is counted around Walls, once, when the action begins.
help-7 = Boost: pay at least 1 Intent, then roll the Luck die once a Turn as your last source. Numbers add, blank adds nothing, a cross fails and hurts.
help-8 = In the town you choose a Path, enter the Location and resolve its icons from left to right, until a Slumber or a Dream begins. There are no Turns there.
help-9 = An evening: set up and Awaken, wander through a few Slumbers, gather Keys, play a Dream or two, save.

help-10 = 6 | cards in hand, at all times; a bonus to drawing does not raise it
help-11 = 4 | placed Progress cards each, flipped ones too; Flaws do not count
help-12 = 7 | Distress each: the 8th kills. There are 16 markers for all of you, and needing one that is not there loses too
help-13 = 6 | cards in deck, hand and Discard pile together, at least: with fewer you die. Sealed and placed cards do not count
help-14 = 4 | figures in a space; a Big Entity fills it alone
help-15 = 3 | active Items, or four by an effect; a deck is built of 20 to 40 cards
help-16 = 16 | Ether, 6 Gems, 4 Keys, 4 Intent markers of a colour, 4 State tokens, 12 Turn cards: what the pool does not hold is not gained

help-119 = Four tempers to begin with: the Gambler rolls and bends luck, the Specialist builds Progress, the Tough Guy uses force and endures, the Free Spirit bends rules. You may change later.
help-104 = Few Dreamers get more Hours. Challenges grow with the Team, but few feet cover less ground, and Hours make up for it.
help-105 = Many Dreamers share the same 16 Distress markers: a large Team is strong, and must be careful.
help-106 = Not everybody here tonight? Rather play a few Slumbers than a new Dream. Who is missing comes back later.

help-110 = In rounds: Dreamers act in order, one Dream action a round. For groups that like order; usual in the first edition.
help-111 = Freely: everybody acts as they like until order matters. Usual in the second edition.
help-112 = One roll for all Entities: faster and less interesting, since all creep or all arrive.
help-113 = Without Boost: for those who dislike dice.
help-114 = Classic cards: once a Dream, a gamble with an ordinary deck on one of five things.
help-115 = Refreshing Nap: a lost Dream can be tried again without new Keys. For groups who find Dreams hard, or come for the story.
help-116 = Out-of-dream save: stop and go on just as things stand, without an Awakening.
help-117 = Continuous Dream: less time between Dreams. For experienced groups with long evenings, not for a first campaign or for one Dream an evening.
help-118 = Thorn Knight and the fifth player: shown only where the content has them.

help-58 = A first game: the board, shuffled Turn, Fate and Flaw decks and the pools are laid out, everybody gets a deck and the Basic Actions card, the Clock is set, and the first Dream begins by itself.
help-59 = Each later evening: Notes and Items go into Storage, decks are shuffled, the Season stays as it was; the town, Clock, pools, gates and Wisdom are laid out, and the Awakening begins at its step 4.
help-60 = Entering a Dream: pay its Keys, clear the Slumber map, build the Turn deck, read the introduction, flip the gate, place your Dreamers.
help-61 = Starting a Slumber: ask first whether to Skip it. Else turn up the tile, build the Turn deck, let Entities Spawn.
help-62 = Saving: buy once, drop your Ether for a card that gives some next time, Awaken steps 1 to 3. You keep decks, Masks, Items, Notes, gates, Wisdom and the map; you lose Keys, Gems, placed Progress, Hours and the Slumber map.
help-63 = After a Slumber or Dream nothing is put away: hand, Progress, Gems, Ether, Sealed cards and Distress stay with you.

help-107 = Where to? Look at your gates: where each lies, how many Keys it wants, and which Paths, Shortcuts and Key places lead there.
help-108 = Good reasons: the nearest, the cheapest, the best reward, a safer quarter when you are hurt, or the one that changes a bad Season.
help-109 = Or stroll: Slumbers for Ether, shops, useful Locations, and only then a Dream.

help-120 = Read the small print and look at the pictures: clues hide in both.
help-121 = Play your Dreamer a little, and let somebody care for the mood.
help-122 = Whoever knows the game best can be the host: here the table keeps the decks, so that the host can tell the story.
help-123 = Missing letters and double codes among the Secrets are intended.
help-124 = The first Dream teaches as it goes. You need not read all this before it.

## Etherfields: signs

guide-ef-intent = Intent, prices, cards
guide-ef-morphings = Morphings: how an Entity grows
guide-ef-states = States
guide-ef-spaces = Spaces and dice
guide-ef-map = The map of the town

help-17 = Awareness: talking, watching, understanding, machines.
help-18 = Cunning: movement, wit, getting out of the way, deceit.
help-19 = Wrath: strength, fighting, tenacity, argument.
help-20 = 0, Distress, Gems as a price: 0 is free; Distress is suffered, not discarded, and is not Wrath; Gems are discarded.
help-21 = Number of players: behind a price it makes the action Gradual, payable bit by bit; before a number it only makes the price higher.
help-22 = Rapid: may be played in others' rounds and while the night acts; by the second edition also in the middle of an action.
help-23 = Progress of a colour: as many as you have active Progress cards of that colour.
help-24 = A slash: or. Once per Turn: once, and in the town once per journey.

help-25 = +1 Distress: whatever of this Entity gives Distress gives 1 more.
help-26 = +2 Seal: whatever of it Seals cards Seals 2 more.
help-27 = +2 Movement: its Movement value is 2 higher; the face for 1 space stays 1.
help-28 = +1 Range: it reaches one space farther.
help-29 = Masks asleep: worn Masks do nothing; a limit that falls with them counts at once.
help-30 = Progress asleep: placed Progress cards do nothing, new ones neither.
help-31 = No rerolls: no die is rolled again, by anything.
help-32 = Gems asleep: by the first edition Gems cannot be used, by the second they still pay but do not reroll.
help-33 = Getting rid of one: 1 Key or 1 Ether within range 1 of the Entity, or with its last figure.

help-34 = Dazed: range at most 1. An Entity until the end of the Turn, a Dreamer until the end of the next Dreamers Phase.
help-35 = Stunned: Distress that its effects would give is ignored this Turn.
help-36 = Paralyzed: cannot Move or be Relocated, as long as Dazed lasts.
help-37 = Poisoned: this Entity gains no new Morphing until the Slumber or Dream ends.
help-38 = Four tokens: each has two sides, so one State can use up another. Where no token is left, the State does not happen.

help-39 = Entrance: where Dreamers begin; on a border it serves both spaces.
help-40 = Spawn space: where Entities appear. One with the suit of the Turn comes first.
help-41 = Wall: stops feet and range, unless it has an opening. The hairline between two tiles is none.
help-42 = Blocked space: outlined in red; nobody enters it or measures through it.
help-43 = Gem slot: put in 1 Gem to switch the printed effect on, take it out to switch it off.
help-44 = Trap: walking through or stopping there sets off what the Slumber or Dream says.
help-45 = Drawing Bonus: stand there when the Dreamers Phase begins and draw that many more, within the limit.
help-46 = Single use: covered with a Block token once it was used.
help-47 = Flying Rule: in a blue frame; holds everywhere in the Dreamscape, and its actions need no range.
help-48 = Quirk space: an empty one takes the next Quirk card.
help-49 = Stairs, special spaces, Light, Darkness, Swamp, Water: nothing by themselves, something where a card or tile names them. In the middle of a tile they hold for all four spaces. Where Light and Darkness meet, Light stays.
help-50 = Turn card: from top to bottom a Morphing effect (the Entity grows), a Basic effect (milder), a Special effect (harsher), Movement; then a suit, and the Loot for a win.
help-51 = No roll: this Entity moves by its own rule, or not at all.
help-52 = Luck die: a cross is mostly very bad, blank is bad or nothing, 1 to 3 are good. A face that is not mentioned does nothing.

help-53 = Arrows: a large one is a Path, free and one-way; a small one is a Shortcut with a price, one-way too.
help-54 = Fate: draw a Fate card and resolve it.
help-55 = Slumber, Dream Gate, Shop, Awakening: resolve the top Slumber tile; gain a Key and a Slumber or enter a Dream; buy; where each evening starts.
help-56 = Key, Sanctuary, Railway: what waits there is written on their own card, which opens when you click them.
help-57 = Season: the top card changes some rules of the map, and hints at the Dream that changes it.

## Etherfields: advice

guide-stuck = Stuck? Things to try
guide-ef-hard = Too difficult?
guide-ef-tips = Advice

help-64 = Each card in your hand twice: for its Intent, and for its action.
help-65 = The action on the back of your deck's top card. It is easily forgotten.
help-66 = Your Basic Actions card: a Gem for 3 cards, a Morphing removed, a look at a Secret.
help-67 = A Boost with the Luck die.
help-68 = Your Gems.
help-69 = Your Mask.
help-70 = Your Wisdom cards.
help-71 = Your placed Progress cards.
help-72 = Your active Items: their Intent, or their action.
help-73 = Hours: to move, or to add a Turn.
help-74 = A match with a Sign token.
help-75 = Clues in what you have read and seen in this Dreamscape. Story so far, key T, has all of it.
help-76 = Hint, key H, a step at a time. It says what the automatic player would do, and never solves a riddle.

help-77 = Are Items, Masks and back actions used, and the Boost once each Turn?
help-78 = Spend Hours: to move, and to add Turns.
help-79 = Use Slumbers to place Progress cards and to gain Gems.
help-80 = Skip Entities that are too much for you: their tile then lies at the bottom of its deck.
help-81 = Do not leave the Loot of the Turn card behind after a win.
help-82 = Hand, Progress, Gems and Ether stay with you after a Slumber or Dream.
help-83 = Awaken after a Dream or a Location when it gets tight: it cures everything and Unseals everything.
help-84 = Play with the Refreshing Nap or the out-of-dream save.

help-85 = Masks: one spares you many a penalty at a fair price. Change it at an Awakening to suit your deck, or the Dream ahead.
help-86 = Balance: with 1 or 2 players do not build a deck of one colour; some Entities want another. Rebuild at an Awakening.
help-87 = Size: about 30 cards. More make good cards rarer, and the back action too; fewer bring the reshuffle penalty sooner.
help-88 = Gems: they reroll any die, and so slow down a dangerous Entity; they turn 3 useless cards into one; later Wisdom gives them more uses.
help-89 = Ether: besides cards it removes Morphings and Flaws, and buys Items that you missed in Dreams.
help-90 = Items: strong Intent, but also Keys or a skipped Slumber. Many are not discarded when you use their effect.
help-91 = Boost: worth the risk, since many things reroll it.
help-92 = Slumbers: the quiet ones are for building up Progress. Not every one must be fought.
help-93 = Timing: win on the Turn whose Loot you want, and before effects that hurt. Skip when winning is not worth it.
help-94 = The first Slumber tiles: leave the two that count Progress cards locked until you are ready for harder Entities.
help-95 = Deliverance: once you know it, it removes or changes unwanted Slumbers. Try to understand what you face.
help-96 = Dreams: explore thoroughly, read all Notes, old ones too, and look at the gate tile again.
help-97 = Notes of your own: harder riddles want them. Notes, key N, keeps a page for you that nobody else sees.
help-98 = Short of time: add Turns with Hours, above all alone. A few steps can be bought with Hours too, though Turns are mostly worth more.
help-99 = The map: plan ways with more rewards and fewer penalties, mind the Season, and end a Slumber with cards in hand that work in the town.
help-100 = Delta Phase: time it for just before a Dream.
help-101 = Awakening: losing placed Progress is a fair price for much Distress and many Sealed cards.
help-102 = Gradual actions: markers are few, so decide which to pay first.
help-103 = Alone: removing ill-suited cards is allowed, and better kept rare. You may throw out a good card unseen.

## ALONE: how it goes

guide-al-what = One of you is the Hero, in a labyrinth that shows itself a few steps at a time. The others are Evil: they see all of it and move what is in the dark. The Hero finishes Missions and gets out, or does not.
guide-al-turn = One Turn
guide-al-turn-1 = The Hero acts
guide-al-turn-2 = Evil answers
guide-al-turn-3 = Creatures strike
guide-al-detail = The Turn in detail
guide-al-actions = What the Hero can do
guide-al-end = Winning and losing
guide-al-limits = Limits
guide-al-levels = Levels
guide-al-begin = Before you begin

help-201 = A Turn: a Turn token is turned, the Hero chooses and declares an action, it happens, Evil may answer with up to 2 cards. Then creatures in the Hero's sector attack.
help-202 = Evil has no turn of its own: it plays only by answering what the Hero does.
help-203 = A Round has 8 Turns. At its end the marker goes a step left, and on the last step Nightmare mode begins.
help-204 = Move: into the next sector, and one door beside you may be barred after each step. Or spend the action on unbarring.
help-205 = Explore: see up to 2 sectors in a straight line without entering them, and remove 1 Danger token there or here.
help-206 = Combat: 2 dice against a creature in your sector.
help-207 = Track: learn how far away 2 things are, and on which level.
help-208 = Loot: draw 1 Item, or 3 once in each Room, and upgrade.
help-209 = Interact: repair a light control unit, or bring a Mission on.
help-210 = The Round's end: uncovered Danger symbols are counted and the Reaction track cleared; most of the Labyrinth goes dark; Adrenaline comes back; effects of the Round's end; the marker moves; Evil draws and places Danger tokens.
help-211 = The Hero wins by one of the two Starting Missions and then the Final one, even in Nightmare mode. The Hero loses when Life and Self-control are both at 0.

help-212 = 1 | action a Turn, 2 with Bullet Time; 1 Adrenaline for each of its two uses a Turn
help-213 = 6 | Items in the Inventory; an Item comes with 3 Charges, a Companion with 6
help-214 = 2 | Reaction cards a Turn for Evil, none once the track is full; 8 Danger tokens on each level
help-215 = 2 | points in each skill

help-233 = Easy: the Hero begins with Ammunition and an Item. When the Final Mission starts: a Round, 3 Life and 3 Self-control.
help-234 = Normal: begins with an Item. Then a Round, and 3 Life or 3 Self-control.
help-235 = Nightmare, the level: begins with an Item. Then 3 Life or 3 Self-control, and no Round.
help-236 = Impossible: no Items, nothing given.
help-237 = Nightmare mode is another thing: it comes on every level when the marker reaches its last step, makes all creatures stronger, costs 2 Self-control a Round, and stays.

help-238 = Read this page, then the signs on the next; the advice there is for each side its own. The Hero should know what Evil can do.
help-239 = The level is chosen when the game is set up. It fixes what the Hero begins with and is given.
help-240 = Evil may not lie where the rules ask for an answer, unless a card allows it. The Hero may always ask whether a creature in sight is wounded; here it is drawn on it.

## ALONE: signs

guide-al-dice = Dice, light, danger
guide-al-tracks = Bodies and tracks
guide-al-items = Items and friends
guide-al-skills = Skills

help-216 = Dice: a Hit always hits, a Miss never. A Surge hits for the Hero in the light, and for Evil where the Hero's sector holds a Danger token.
help-217 = Light: the Hero hits more easily, most creatures roll fewer dice, a blow in the back has 1 die less, and sight may reach farther.
help-218 = Light goes out where a creature has moved in, except in the Hero's own sector: there only a Reaction can put it out.
help-219 = Danger: in the Hero's sector it lets Evil's cards use their stronger half, and makes Evil's Surges hit.
help-220 = In sight: what lies in the Labyrinth is Revealed. The Hero sees in straight lines, up to walls, doors that are not beside one, hidden sectors and stairs.
help-221 = Creature table: damage for the first and the second wound, dice in the dark and in the light, the least distance to come from, Self-control lost when met by surprise.
help-222 = Wounds: thresholds within one attack. What does not reach one is lost.
help-223 = Life and Self-control: harm to a track at 0 goes to the other and keeps its kind. Healing stops at the Healing Limit, which the Round marker sets.
help-224 = Reaction track: the first card of a Turn covers 1 space, the second 2. Symbols left uncovered at the Round's end become Danger tokens.
help-225 = Item card: its matrix, whether it is an action or passive, its first effect, the part that it needs, and its better effect.
help-226 = Using Items: an action Item replaces what its action usually does; a passive one works when its condition comes. Each use costs 1 Charge.
help-227 = Courage: when you meet a creature, you may make Evil roll; a Miss spares 1 Self-control.
help-228 = Cold Blood: 1 Adrenaline more from the Round's end on.
help-229 = Eagle Eye: Loot may draw 1 card more.
help-230 = Precision: one missed die of a Combat action may be rolled again.
help-231 = Dexterity: Evil must roll one hit of a creature again if you ask for it.
help-232 = Companion: an ability for 1 Charge a time, and once a sacrifice at the start of a Turn, mostly very strong. Evil may let damage fall on it instead of you, all or none.

## ALONE: advice

guide-al-hero = Advice for the Hero
guide-al-evil = Advice for Evil

help-241 = Barring cuts both ways: it keeps creatures out, and you too.
help-242 = Unbarring a door is mostly better than looking for a way around.
help-243 = Track again while you walk: the change says whether you get closer.
help-244 = Trust the Radar: it keeps the noises you heard, to hunt by or to avoid. A barred door bends the direction.
help-245 = A door means that a Room is near.
help-246 = Walking into the dark may mean a scare. What was explored or lit from outside frightens nobody.
help-247 = Light is on your side; the dark is Evil's best friend.
help-248 = Until the Round ends, everything Revealed shows what happens in it. Then most of it is gone.
help-249 = Read the Reaction track: it shows what Evil has played this Round, and a full track means peace.
help-250 = Many Reactions now leave Evil fewer Danger tokens later.
help-251 = Bullet Time with care: Adrenaline is short, and two actions unlock the Reactions of both. So does an Item that gives an extra action.
help-252 = Low health brings more Adrenaline for the next Round.
help-253 = Leaving a sector with creatures invites a blow: weigh it against fighting.
help-254 = Hurry: before Nightmare mode everything is easier.

guide-al-evil-1 = Put creatures and Danger where the Hero will have to pass: between the entrance and the Rooms of the two Missions.
guide-al-evil-2 = A first card costs one space of the track, a second two. Spend the track early and the Hero has peace; keep it and Danger tokens come.
guide-al-evil-3 = Keep a card for the action that the Hero needs most: Interact in a Mission's Room.
guide-al-evil-4 = Move something now and then only to be heard. A Hero who listens is a Hero who waits.
guide-al-evil-5 = Self-control ends a Hero as surely as Life. Surprise costs it: keep unseen creatures beside dark ways.
