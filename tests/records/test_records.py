#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replays the golden records and the shipped samples: nothing flagged, the score as it was.

usage: test_records.py ARBITER-CLI RECORDS-FOLDER SAMPLES-FOLDER

What the score must be stands in scores.json; it comes from the program that played the games, not
from this one. A sample only has to be a whole game without a flagged move. Output is TAP.
"""

import glob
import json
import os
import subprocess
import sys


def ask(cli, command, file):
    run = subprocess.run([cli, command, '--format=json', file], capture_output=True, text=True)
    if run.returncode != 0:
        return None, '%s: exit %d: %s' % (command, run.returncode, run.stderr or run.stdout)
    return json.loads(run.stdout)[0], None


def problems(cli, file, expected):
    answer, problem = ask(cli, 'check', file)
    if problem:
        yield problem
        return
    for line in answer['flagged']:
        if line['verdict'] != 'void':
            yield 'move %(move)d “%(text)s” is %(verdict)s: %(message)s' % line
    sheet, problem = ask(cli, 'score', file)
    if problem:
        yield problem
        return
    if not sheet['finished']:
        yield 'the game is not over'
    if expected is not None:
        yield from wrong_score(cli, file, sheet, expected)


def wrong_score(cli, file, sheet, expected):
    found = {
        'scores': [player['total'] for player in sheet['players']],
        'tiebreaks': [player['tiebreak'] for player in sheet['players']],
        'winners': sheet['winners'],
        'turns': turns(cli, file),
    }
    for what, wanted in expected.items():
        if found[what] != wanted:
            yield '%s: expected %s, found %s' % (what, wanted, found[what])


def turns(cli, file):
    state, _ = ask(cli, 'state', file)
    return next(counter['value'] for counter in state['counters'] if counter['id'] == 'turn')


def main(cli, records, samples):
    with open(os.path.join(records, 'scores.json'), encoding='utf-8') as stream:
        scores = json.load(stream)
    files = sorted(glob.glob(os.path.join(records, '*.arbiter')))
    names = {os.path.splitext(os.path.basename(file))[0]: file for file in files}
    jobs = [(name, names.get(name), scores.get(name)) for name in sorted(set(names) | set(scores))]
    jobs += [('sample ' + os.path.basename(file), file, None)
             for file in sorted(glob.glob(os.path.join(samples, '*.arbiter')))]

    print('1..%d' % len(jobs))
    failed = 0
    for number, (name, file, expected) in enumerate(jobs, 1):
        if file is None or (expected is None and not name.startswith('sample ')):
            found = ['a record without a score, or a score without a record']
        else:
            found = list(problems(cli, file, expected))
        failed += bool(found)
        print('%s %d - %s' % ('not ok' if found else 'ok', number, name))
        for line in found:
            print('# ' + line)
    return 1 if failed or not jobs else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
