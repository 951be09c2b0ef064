### What is said of packs and positions of Lanterns that are not right.

lanterns-doors = The house has { $doors } doors. Mark { $seekers } with the letters a to d.
lanterns-no-lantern = No lantern stands in the house. Mark some spaces with *.
lanterns-strange-card = The rules of Lanterns have no room for the card "{ $card }" of the pack "{ $pack }".
lanterns-house-form = The house is a drawing, written as a block after `house: |`.
lanterns-walls = The walls are not those of the { $house }. Set options: { "{" }house: …{ "}" }.
lanterns-mark = "{ $letter }" stands in space { $space }: use * and the letters { $letters }.
lanterns-seekers-form = Seekers are written by letter: `seekers: { "{" }a: { "{" }hand: [snuff]{ "}" }{ "}" }`.
lanterns-house-of = A house with { $players } Seekers
lanterns-seeker-form = Expected what belongs to Seeker { $letter }, not { $kind }.
lanterns-whose-turn = Whose turn is it? One of { $letters }.
