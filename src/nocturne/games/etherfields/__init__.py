"""Etherfields: a cooperative campaign for one to five Dreamers, in the rule editions 1.0 and 2.0.

`components` has the closed lists of the rulebook, `records` what packs fill, `index` where the rules look it up, `pack`
the language of packs, `words/` what their cards may say, `land` the geometry of the Dreamscape, `model` the state,
`events/` what may happen to it, `rules/` one module for each chapter of the rulebook, `game` the manifest that the
kernel receives.
"""
