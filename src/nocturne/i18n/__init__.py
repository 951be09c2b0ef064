"""What players read: message catalogues, one folder a language, and the one function that finds the words."""

from nocturne.i18n._say import Names, Seated, keys, languages, say

__all__ = ["Names", "Seated", "keys", "languages", "say"]
