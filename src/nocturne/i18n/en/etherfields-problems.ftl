### What is said of packs and positions of Etherfields that are not right.

etherfields-tile = Slumber tile
etherfields-gate = Dream Gate
etherfields-tile-or-gate = Slumber tile or Dream Gate
etherfields-figures = The figures
etherfields-entities = The Entities
etherfields-entity = An Entity
etherfields-table-of = A table of { $seats }
etherfields-dreamers = The Dreamers
etherfields-dreamer-each = Write a Dreamer for each of the { $seats } players, or give them by letter: { "{" }a: …{ "}" }.
etherfields-dreamscape-form = The Dreamscape is drawn as a block after `dreamscape: |`, not { $kind }.
etherfields-dreamscape-size = The Dreamscape is at most { $width } spaces wide and 8 high.
etherfields-stage = Where does it stand? One of { $stages }.
etherfields-agenda = The agenda
etherfields-card-home = A card belongs to a "dreamer", or lies in a "pool".
etherfields-deck-size = The deck has { $given } cards. It needs { $wanted }.
etherfields-code-twice = "{ $first }" has this code already: players tell Secrets by it.
etherfields-no-front = There is no { $front } "{ $id }" to be its front.
etherfields-two-colours = A Dream has two colours, ground and glow, not { $count }.
etherfields-three-hints = A Dream gives { $wanted } hints or none, not { $count }.
etherfields-colour-form = Write "#" and six of 0-9 and a-f, in quotes, such as "#1b2a4a".
etherfields-no-colour = "{ $shade }" is not a colour. { $hint }
etherfields-gate-nowhere = The Dream cannot be entered: its gate names no district. Write, for instance, district: low-quay.
etherfields-gate-boxed = The Dream cannot be entered: its gate is boxed, and no effect reveals it. Write { "{" }show: { $gate }{ "}" } where it is found, or leave boxed away.
etherfields-gate-no-entrance = The Dream cannot be entered: its Setup lays no Map tile with an Entrance. Show one there that has { "{" }icon: entrance, at: [0]{ "}" } among its features.
etherfields-slots = The slots of the board are "a1" to "{ $last }{ $row }".
etherfields-no-slot = "{ $slot }" is no slot of the board. { $where }
etherfields-no-space = There is no space { $at }: the board has { $spaces }, counted from 0.
etherfields-not-collected = "{ $word }" is not collected here.
etherfields-price-twice = { $word ->
    [Intent] Intent
    [target] a target
   *[other] { $word }
} stands twice in one price. Write one sum.
etherfields-stands-alone = In "{ $field }" stands "{ $word }" and nothing else.
etherfields-stands-only = "{ $word }" can only stand in "{ $field }".
etherfields-one-back = A Dreamer has one "back", or one "back-reaction".
etherfields-entity-text = A tile with "setup" is an Entity: its "text" would never be read.
etherfields-own-movement = The effect "movement" needs "own-movement: true": others move by the die.
etherfields-of-entity = "{ $word }" speaks of the Entity whose tile it stands on; a { $kind } has none.
etherfields-card = card
etherfields-location = Location
etherfields-a-figure = A figure
etherfields-figure = figure
etherfields-an-entity = Entity
etherfields-dreamer = Dreamer
etherfields-shift = Write "shift" as two numbers: to the right, and down.
etherfields-too-late = "{ $word }" can never happen after "add-state: { $state }": such a figure stays. Put it before.
