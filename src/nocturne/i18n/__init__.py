"""What players read: message catalogues, one folder a language, and the one function that finds the words."""

from nocturne.i18n._files import SOURCE, catalogues, fallbacks, languages, nearest, preferred
from nocturne.i18n._say import Names, Seated, keys, say

__all__ = ["SOURCE", "Names", "Seated", "catalogues", "fallbacks", "keys", "languages", "nearest", "preferred", "say"]
