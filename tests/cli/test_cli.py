#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The contract of the command line, held against the real program: test_cli.py PROGRAM"""

import sys

import auditing
import bad_input
import commands
import comparing
import confiding
import editing
import faces
import framing
import given
import knowing
import offering
import playing
import proving
import recording
import timing
import translating
from harness import Cli, run_tests

TESTS = (commands.TESTS + auditing.TESTS + comparing.TESTS + confiding.TESTS + editing.TESTS
         + faces.TESTS + framing.TESTS + given.TESTS + knowing.TESTS + offering.TESTS + recording.TESTS + bad_input.TESTS + playing.TESTS
         + proving.TESTS + timing.TESTS + translating.TESTS)

if __name__ == "__main__":
    sys.exit(0 if run_tests(TESTS, Cli(sys.argv[1])) else 1)
