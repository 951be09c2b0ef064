"""Automatic players think here: in threads of their own, for a bounded time.

Python cannot end a thread that does not want to. So a thinker is asked to stop by an exception raised in it, which ends
every loop of Python; one that waits in foreign code is left behind, and the process does not wait for it when it ends.
"""

from __future__ import annotations

import asyncio
import ctypes
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class StopThinking(BaseException):
    """Raised in the thread of a thinker whose time is over. No `except Exception` holds it up."""


class Thinkers:
    """So many may think at once; others wait for their turn."""

    def __init__(self, most: int) -> None:
        self._room = asyncio.Semaphore(most)

    async def think(self, thought: Callable[[], T], seconds: float) -> T:
        """What a thought comes to; `TimeoutError` where it takes too long, and whatever it raises."""
        async with self._room:
            loop = asyncio.get_running_loop()
            result: asyncio.Future[T] = loop.create_future()

            def settle(set_it: Callable[[], None]) -> None:
                if not result.done():
                    set_it()

            def work() -> None:
                try:
                    outcome = thought()
                except StopThinking:
                    return
                except Exception as fault:  # noqa: BLE001 -- handed on to the one who waits
                    told = fault  # the name `fault` is gone when the loop comes to it
                    _tell(loop, lambda: settle(lambda: result.set_exception(told)))
                else:
                    _tell(loop, lambda: settle(lambda: result.set_result(outcome)))

            thread = threading.Thread(target=work, name="thinker", daemon=True)
            thread.start()
            try:
                async with asyncio.timeout(seconds):
                    return await result
            except (TimeoutError, asyncio.CancelledError):
                _stop(thread)
                raise


def _tell(loop: asyncio.AbstractEventLoop, act: Callable[[], None]) -> None:
    try:
        loop.call_soon_threadsafe(act)
    except RuntimeError:  # the server has ended
        return


def _stop(thread: threading.Thread) -> None:
    if thread.ident is not None and thread.is_alive():
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(StopThinking))
