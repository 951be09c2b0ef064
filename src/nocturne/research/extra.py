"""What the adapters need besides Nocturne itself, and what to do where it is not there."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def need(package: str, extra: str = "research") -> Any:
    """A package of an extra; `ImportError` says how to get it.

    >>> need("no_such_zoo")
    Traceback (most recent call last):
    ...
    ImportError: This needs "no_such_zoo", which is not installed: pip install "nocturne[research]"
    """
    try:
        return import_module(package)
    except ModuleNotFoundError as missing:
        if missing.name != package.partition(".")[0]:
            raise
        raise ImportError(f'This needs "{package}", which is not installed: pip install "nocturne[{extra}]"') from None
