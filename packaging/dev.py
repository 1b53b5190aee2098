"""Sets everything up and plays, or sets everything up and tests: the README's two commands.

Needs nothing but Python.  This file avoids newer syntax, so that an old Python reaches
the sentence that says what is wrong with it.
"""

import os
import sys

NEEDED = (3, 11)


def main() -> int:
    """Checks the version of Python and goes on in `tasks`; returns the exit status."""
    if sys.version_info[:2] < NEEDED:
        found = "{}.{}".format(*sys.version_info[:2])
        sys.stderr.write("dev: Python 3.11 or newer is needed, and this is Python {}.\n".format(found))  # noqa: UP032
        return 2
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120
    from tasks import run_words  # an older Python could not even read it

    return run_words(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
