#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replays the golden records and the shipped samples: nothing flagged, the score as it was.

usage: test_records.py ARBITER-CLI RECORDS-FOLDER [SAMPLES-FOLDER]

scores.json has the number of turns, the scores, the tie-breaks and the winners; they come from the
program that played the games, not from this one; those of Microcosm and of the prototype, random
games with faces made up, and those of The Nine Domains were counted by other programs. The folder
`older-records` has random games of two earlier versions of this program, recorded completely,
publicly or by counts; their scores are what these versions counted. checks.txt has what `check`
prints of all records: a commit that changes a verdict on purpose changes that file and names the
source. Saving a record leaves its moves as they are. Most records are of format
version 1, so they also show that an older file is still read. A sample only has to be a whole game
without a flagged move. Output is TAP.
"""

import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile


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


def read(file):
    with open(file, encoding='utf-8') as stream:
        return json.load(stream)


def rewritten(cli, file):
    """The record as the program writes it: undo and redo save it, and change nothing."""
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copy(file, folder)
        run = subprocess.run([cli, 'record', copy], input='undo\nredo\n', capture_output=True,
                             text=True)
        return (read(copy), None) if run.returncode == 0 else (None, run.stderr + run.stdout)


def changed_by_saving(cli, file):
    before = read(file)
    after, problem = rewritten(cli, file)
    if problem:
        yield 'not saved: ' + problem
        return
    for member in ('moves', 'players', 'edition', 'variants', 'gestures', 'implied', 'rulings'):
        if after.get(member) != before.get(member):
            yield '%s is written back otherwise' % member


def changed_checks(cli, records, names):
    """Where the output of `check` is not as in checks.txt."""
    run = subprocess.run([cli, 'check', '--language=en'] + ['%s.arbiter' % name for name in names],
                         capture_output=True, text=True, cwd=records)
    with open(os.path.join(records, 'checks.txt'), encoding='utf-8') as stream:
        expected = [line for line in stream.read().splitlines() if line[0] != '#']
    found = run.stdout.splitlines()
    if run.returncode != 0:
        yield 'exit %d: %s' % (run.returncode, run.stderr)
    yield from ('no longer: ' + line for line in expected if line not in found)
    yield from ('new: ' + line for line in found if line not in expected)
    if sorted(found) == sorted(expected) and found != expected:
        yield 'in another order'


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
    return next(counter['value'] for counter in state['counters']
                if counter['id'] in ('turn', 'round'))


def report(number, name, found):
    print('%s %d - %s' % ('not ok' if found else 'ok', number, name))
    for line in found:
        print('# ' + line)


def main(cli, records, samples=None):
    cli = os.path.abspath(cli)
    with open(os.path.join(records, 'scores.json'), encoding='utf-8') as stream:
        scores = json.load(stream)
    files = sorted(glob.glob(os.path.join(records, '*.arbiter')))
    names = {os.path.splitext(os.path.basename(file))[0]: file for file in files}
    jobs = [(name, names.get(name), scores.get(name)) for name in sorted(set(names) | set(scores))]
    if samples is not None:
        jobs += [('sample ' + os.path.basename(file), file, None)
                 for file in sorted(glob.glob(os.path.join(samples, '*.arbiter')))]

    print('1..%d' % (len(jobs) + 1))
    failed = 0
    for number, (name, file, expected) in enumerate(jobs, 1):
        if file is None or (expected is None and not name.startswith('sample ')):
            found = ['a record without a score, or a score without a record']
        else:
            found = list(problems(cli, file, expected)) + list(changed_by_saving(cli, file))
        failed += bool(found)
        report(number, name, found)
    found = list(changed_checks(cli, records, sorted(names)))
    failed += bool(found)
    report(len(jobs) + 1, 'check as in checks.txt', found)
    return 1 if failed or not jobs else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
