"""`python -m nocturne.lab.join A.json B.json`: one table of several calls of the lab, in the order given."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from nocturne.kernel import UsageError
from nocturne.kernel.errors import reason
from nocturne.kernel.text import Text
from nocturne.lab.command import LabReport, table


def joined(files: Sequence[Path]) -> LabReport:
    """The rows of several reports on one game; `UsageError` where they do not belong together, or are none."""
    try:
        reports = [msgspec.json.decode(file.read_bytes(), type=LabReport) for file in files]
    except (OSError, msgspec.MsgspecError) as fault:
        raise UsageError(Text.of("lab-no-report", fault=reason(fault))) from None
    if len({(report.game, report.first_seed) for report in reports}) != 1:
        raise UsageError(Text.of("lab-reports-differ"))
    return LabReport(reports[0].game, reports[0].first_seed, [row for report in reports for row in report.rows])


def main() -> None:
    """The command."""
    try:
        sys.stdout.write(table(joined([Path(file) for file in sys.argv[1:]])) + "\n")
    except UsageError as fault:
        sys.exit(f"nocturne: {fault}")


if __name__ == "__main__":
    main()
