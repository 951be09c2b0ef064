### The words of Lanterns' cards.

noun-seeker = { $form ->
    [a] a Seeker
    [plural] Seekers
   *[bare] Seeker
}
token-step = { $count ->
    [one] step
   *[other] steps
}
the-taker = { $form ->
    [space] the taker’s space
    [owner] their
   *[other] the taker
}
the-snuffer = the snuffer
moment-before-taking = before another Seeker takes a lantern
moment-before-snuffing = before your lantern is snuffed
verb-draw = { $who-is ->
    [you] draw { cards-counted }
    [one] { $who } draws { cards-counted }
   *[many] { $who } draw { cards-counted }
}
verb-snuff = the lantern is snuffed and stays where it is
# The only thing that is ever cancelled here is a Snuff.
verb-cancel = the Snuff is lost and you take the lantern
