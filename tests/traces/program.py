# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks arbiter-cli, and writes the records it reads."""

import json
import os
import subprocess

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
NAMES = ('Ada', 'Ben', 'Cleo', 'Dan')


class Failure(Exception):
    """The program could not be run, or did not answer as its contract says."""


def path():
    """$ARBITER_CLI, or the one of the build directory."""
    return os.environ.get('ARBITER_CLI') or os.path.join(TOP, 'build', 'src', 'cli', 'arbiter-cli')


def ask(command, *arguments):
    """The answer of a command: a list, one element a file (or a file and a moment)."""
    line = [path(), command, '--format=json', *arguments]
    try:
        run = subprocess.run(line, capture_output=True, text=True)
    except OSError as error:
        raise Failure(str(error)) from error
    if run.returncode not in (0, 1):
        raise Failure('%s: exit %d: %s' % (command, run.returncode, run.stderr.strip()[:500]))
    try:
        return json.loads(run.stdout)
    except ValueError as error:
        raise Failure('%s: no JSON: %s' % (command, error)) from error


def write_record(file, options, moves, names=NAMES):
    """Writes a saved game of the online edition."""
    variants = []
    if options['learning']:
        variants.append('learning')
    if options['extended_3p']:
        variants.append('extended')
    record = {
        'format': 'arbiter-game',
        'version': 1,
        'system': 'eminent-domain',
        'edition': 'bga',
        'players': [{'name': name} for name in names[:options['players']]],
        'result': None,
        'variants': variants,
        'switches': {
            'extra-round': 'on' if options['extra_turn_after_end'] else 'off',
            'answer-order': 'clockwise',
        },
        'moves': moves,
    }
    with open(file, 'w', encoding='utf-8') as stream:
        json.dump(record, stream, indent=1)
        stream.write('\n')
