"""The reference map of the ledger (section 8.2): the Map that its vectors and our examples speak of."""

from __future__ import annotations

from functools import cache

from nocturne.games.alone.map import Map
from nocturne.games.alone.notation import read_map

REFERENCE = """\
level 1
c6 cC .. c6 cC ..
c5 c5 c6 cB cB cC
R3 cF cB RA cE cD
.. c7 cC .. c5 R5
.. c3 RB cA cB c9
level 2
c6 cE cC .. R6 cC
c5 R5 c7 cA cB cD
c7 cB cD .. .. R5
c5 .. c7 cA cE cD
c3 RA c9 .. c3 c9
stairs 1:5,1-2:2,1  1:0,0-2:0,1
rooms ventilation 1:0,2  control 1:2,4  generator 1:3,2  cold_store 1:5,3
      escape_pods 2:1,1  laboratory 2:1,4  infirmary 2:4,0  archive 2:5,2
lcu 1:3,4 1:3,0 1:0,2 1:1,0 2:5,4 2:5,1 2:1,2 2:3,3
start 2:5,3
"""


@cache
def reference_map() -> Map:
    """The reference map, made once."""
    return read_map(REFERENCE, source="reference")
