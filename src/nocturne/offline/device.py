"""What the worker starts: the tables of one browser, with functions that JavaScript calls and is called by."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from nocturne.offline._asked import ask
from nocturne.offline._hall import Hall
from nocturne.offline._lines import Line
from nocturne.server.settings import Settings


class Device:
    """The tables of a browser. Bytes come and go as JavaScript has them, or as Python's own."""

    def __init__(
        self,
        keep: Callable[[str, bytes | None, str], None],
        load: Callable[[str], Awaitable[Any]],
        settings: Settings = Settings(),  # noqa: B008 -- frozen
    ) -> None:
        async def loaded(table: str) -> bytes | None:
            data = await load(table)
            return None if not data else plain(data)

        self.hall = Hall(keep, loaded, settings)

    def open(self, table: str, post: Callable[[str], None], closed: Callable[[int, str], None]) -> Line:
        """A line to a table: what is said goes to `Line.say`, what is told comes to `post`."""
        return Line(self.hall, table, post, closed)

    async def ask(self, method: str, address: str, body: Any) -> tuple[int, bytes]:  # noqa: ANN401 -- of either language
        """A plain question and its answer."""
        answer = await ask(self.hall, method, address, plain(body or b""))
        return answer.status, answer.body


def plain(data: Any) -> bytes:  # noqa: ANN401 -- of either language
    """Bytes of JavaScript as Python's own."""
    if isinstance(data, str):
        return data.encode()
    return data if isinstance(data, bytes) else bytes(data.to_bytes())
