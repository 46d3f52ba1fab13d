#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Has two programs save one game at once: what either has called safe is in the file.

usage: test_together.py ARBITER-CLI GESTURES [--rounds N]

Output is TAP. Each plays other moves, so what is lost is seen by whose are in the file.
"""

import argparse
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time
import traceback

import killing

# What each tells of a new game.
MOVES = (['1 skip', '1 lead research'], ['1 skip', '1 lead survey', '1 done'])


# The window saves within this time of a move, in seconds; by up to so much one begins after the other.
DELAY = 0.12


def start(player, path):
    return subprocess.Popen(player.words(path), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, text=True, env=player.environment)


def report(process, moves):
    # Less than a pipe holds: nobody has to wait for the other.
    process.stdin.write(''.join(move + '\n' for move in moves))
    process.stdin.close()
    process.stdin = None


def play_together(players, path, chance):
    """Tells whether somebody was too late."""
    processes = [start(player, path) for player in players]
    for process, moves in zip(processes, MOVES):
        report(process, moves)
        time.sleep(chance.uniform(0, DELAY))
    ends = [process.communicate() for process in processes]
    found = json.loads(path.read_text())['moves']
    for player, moves, (output, errors) in zip(players, MOVES, ends):
        safe = player.safe(0, output)
        assert found[:safe] == moves[:safe], \
            f'{player.name}: {moves[:safe]} was safe, {found} is in the file: {output}{errors}'
    assert sum(player.safe(0, output) for player, (output, _) in zip(players, ends)) == len(found)
    return any('another program has changed the file' in output + errors
               for output, errors in ends)


def test(players, cli, folder, rounds):
    folder = folder / '-'.join(player.name for player in players)
    folder.mkdir()
    path = folder / 'game.arbiter'
    chance = random.Random(1)
    late = 0
    for number in range(rounds):
        path.unlink(missing_ok=True)
        subprocess.run([cli, 'new', '--players=Ann,Ben', path], check=True)
        late += play_together(players[::-1] if number % 2 else players, path, chance)
    print(f'# {rounds} rounds, in {late} of them somebody was too late')
    assert late > rounds // 4, 'they hardly met'
    assert os.listdir(folder) == [path.name], os.listdir(folder)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('cli')
    parser.add_argument('gestures')
    parser.add_argument('--rounds', type=int, default=200)
    arguments = parser.parse_args()
    good = True
    with tempfile.TemporaryDirectory() as holder:
        folder = pathlib.Path(holder)
        environment = {**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': '',
                       'XDG_DATA_HOME': os.fspath(folder / 'data')}
        record = killing.Record(os.path.abspath(arguments.cli), environment)
        window = killing.Window(os.path.abspath(arguments.gestures), environment)
        pairs = [[record, window], [window, window]]
        print(f'1..{len(pairs)}')
        for number, players in enumerate(pairs, 1):
            name = ' and '.join(player.name for player in players) + ' at once'
            try:
                test(players, arguments.cli, folder, arguments.rounds)
            except Exception:  # a test may fail in any way; the others still count
                good = False
                for line in traceback.format_exc().splitlines():
                    print('#', line)
                print(f'not ok {number} - {name}')
            else:
                print(f'ok {number} - {name}', flush=True)
    return 0 if good else 1


if __name__ == '__main__':
    sys.exit(main())
