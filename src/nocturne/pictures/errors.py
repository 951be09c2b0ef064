"""What can be wrong with a face."""

from __future__ import annotations

from nocturne.kernel import NocturneError


class PictureError(NocturneError, ValueError):
    """A face that cannot be drawn; the text names the face, the field and the value at fault."""
