"""The common verbs, by family. A game lists the modules it uses in its language."""
