"""Files that a player names: read wholly, written wholly or not at all, and faults told in a sentence."""

from __future__ import annotations

import os
from pathlib import Path

from nocturne.kernel import UsageError
from nocturne.terminal.words import words


def read_file(path: Path) -> bytes:
    """The bytes of a file; `UsageError` says why they cannot be had."""
    try:
        return path.expanduser().read_bytes()
    except (OSError, ValueError, RuntimeError) as fault:  # ValueError: a name no file can have; RuntimeError: no home
        raise UsageError(words("file-unreadable", file=str(path), fault=said(fault))) from None


def read_text(path: Path) -> str:
    """The text of a file; `UsageError` says why it cannot be had."""
    try:
        return read_file(path).decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise UsageError(words("file-no-text", file=str(path), byte=fault.start)) from None


def is_there(path: Path) -> bool:
    """Whether something has this name; a name that nothing can have is said when it is used."""
    try:
        return path.expanduser().exists()
    except (OSError, ValueError, RuntimeError):
        return False


def write_file(path: Path, data: bytes) -> None:
    """Write a file wholly or not at all, so that a full disk never costs the file that was there."""
    path = path.expanduser()
    part = path.with_name(path.name + ".part")
    try:
        try:
            part.write_bytes(data)
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, ValueError, RuntimeError) as fault:
        raise UsageError(words("file-unwritable", file=str(path), fault=said(fault))) from None


def said(fault: Exception) -> str:
    """A fault in words: the system's own where it has some."""
    return os.strerror(fault.errno) if isinstance(fault, OSError) and fault.errno else str(fault)
