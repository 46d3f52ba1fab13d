#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two programs at one game, held against the real program: test_writers.py PROGRAM"""

import sys

import writing
from harness import Cli, run_tests

if __name__ == "__main__":
    sys.exit(0 if run_tests(writing.TESTS, Cli(sys.argv[1])) else 1)
