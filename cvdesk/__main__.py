"""Runs the program as ``python -m cvdesk``, and when frozen."""

import sys
from multiprocessing import freeze_support

from cvdesk.cli import main

if __name__ == "__main__":
    # first: in a frozen program the arena's processes start here, too
    freeze_support()
    sys.exit(main())
