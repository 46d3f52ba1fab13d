#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Adds up meson's own results and says what failed and why something was skipped.

usage: summary.py BUILD-FOLDER...

The last line is `N passed, N failed, N skipped`: the cases of every test that reports them one by
one (TAP), else the test itself. The exit status is 1 if anything failed or nothing ran.
"""

import glob
import json
import os
import re
import sys

CASE = re.compile(r'^(not )?ok\b\s*\d*\s*-?\s*([^#]*)(#\s*(SKIP|TODO)\S*\s*(.*))?$', re.IGNORECASE)
PLAN = re.compile(r'^1\.\.0\s*#\s*SKIP\S*\s*(.*)$', re.IGNORECASE)
GOOD = {'OK', 'EXPECTEDFAIL', 'SKIP'}


class Totals:
    def __init__(self):
        self.passed = 0
        self.failed = 0
        self.skipped = 0
        self.reasons = []
        self.failures = []

    def fail(self, name, what):
        self.failed += 1
        self.failures.append('failed: %s: %s' % (name.strip(), what.strip() or 'the test itself'))

    def skip(self, name, reason):
        self.skipped += 1
        self.reasons.append('skipped: %s: %s' % (name.strip(), reason.strip() or 'no reason given'))

    def add_case(self, test, match):
        is_failure, name, _, directive, reason = match.groups()
        if directive and directive.upper() == 'SKIP':
            self.skip('%s %s' % (test, name), reason)
        elif is_failure and not directive:
            self.fail(test, name)
        else:
            self.passed += 1

    def add_test(self, test):
        name = test['name']
        lines = (test.get('stdout') or '').splitlines()
        cases = [match for match in map(CASE.match, lines) if match]
        if cases:
            failed_before = self.failed
            for match in cases:
                self.add_case(name, match)
            # A program that dies after its last good case, or before its plan is done.
            if test['result'] not in GOOD and self.failed == failed_before:
                self.fail(name, test['result'])
        elif test['result'] == 'SKIP':
            plans = [match.group(1) for match in map(PLAN.match, lines) if match]
            self.skip(name, plans[0] if plans else (lines[-1] if lines else ''))
        elif test['result'] in GOOD:
            self.passed += 1
        else:
            self.fail(name, test['result'])


def main(folders):
    totals = Totals()
    for folder in folders:
        for path in sorted(glob.glob(os.path.join(folder, 'meson-logs', 'testlog*.json'))):
            with open(path, encoding='utf-8') as log:
                for line in log:
                    totals.add_test(json.loads(line))
    for line in totals.reasons + totals.failures:
        print(line)
    print('%d passed, %d failed, %d skipped' % (totals.passed, totals.failed, totals.skipped))
    return 0 if totals.failed == 0 and totals.passed > 0 else 1


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
