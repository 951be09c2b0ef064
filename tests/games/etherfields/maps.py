"""Dreamscapes that several chapters are tested on: small letters are Dreamers, large ones figures."""

BARE = """\
+--+--+--+--+
|           |
+  +  +  +  +
|           |
+--+--+--+--+"""
"""Two open rows of four spaces, 0 to 3 and 8 to 11, and nobody in them."""
APART = """\
+--+--+--+--+
|           |
+--+--+--+--+
|           |
+--+--+--+--+"""
"""Two rows that nothing joins, and nobody in them."""
LINE = """\
+--+--+--+--+
|a        A |
+--+--+--+--+
|           |
+--+--+--+--+"""
"""A Dreamer and a figure at the ends of a row that nothing joins to the other."""
NEXT_IN_LINE = """\
+--+--+--+--+
|a  A       |
+--+--+--+--+
|           |
+--+--+--+--+"""
"""The same, side by side."""
AWAY = """\
+--+--+--+--+
|a     A    |
+--+--+--+--+
|           |
+--+--+--+--+"""
"""The same, two spaces apart."""
NEXT = """\
+--+--+--+--+
|a  A       |
+  +  +  +  +
|           |
+--+--+--+--+"""
"""A Dreamer and a figure side by side on two open rows."""
FAR = """\
+--+--+--+--+
|a     A    |
+  +  +  +  +
|           |
+--+--+--+--+"""
"""The same, two spaces apart."""
ROW = """\
+--+--+--+--+
|a        A |
+  +  +  +  +
|           |
+--+--+--+--+"""
"""The same, at the ends of a row."""
