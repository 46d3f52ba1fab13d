#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills what saves games, at any instant, and takes the disk away from it.

usage: test_kill.py RECORDS-FOLDER ARBITER-CLI [GESTURES] [--kills N] [--seed N]

Output is TAP. N kills for each of the two programs; without GESTURES only the command line.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import traceback

import disks
import killing


class Tests:
    def __init__(self, arguments, folder):
        self.arguments = arguments
        self.folder = pathlib.Path(folder)
        self.cli = os.path.abspath(arguments.cli)
        # The short games first: all of them are played only by many kills.
        self.sources = sorted(pathlib.Path(arguments.records).glob('*.arbiter'),
                              key=lambda path: path.stat().st_size)
        self.library = self.folder / 'data' / 'arbiter' / 'games'
        environment = {**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': '',
                       'XDG_DATA_HOME': os.fspath(self.folder / 'data')}
        self.players = [killing.Record(self.cli, environment)]
        if arguments.gestures:
            self.players.append(killing.Window(os.path.abspath(arguments.gestures), environment))
        self.no_mounts = disks.why_no_mounts(self.folder / 'mounts')

    def all(self):
        for player in self.players:
            yield f'{player.name} killed', lambda p=player: self.killed(p)
            yield f'{player.name} file too large', lambda p=player: self.too_large(p)
            yield f'{player.name} full disk', lambda p=player: self.mounted(p, 'full')
            yield f'{player.name} read-only folder', lambda p=player: self.mounted(p, 'read-only')

    def score(self, path):
        run = subprocess.run([self.cli, 'score', '--format=json', path], capture_output=True,
                             text=True, check=True)
        return {**json.loads(run.stdout)[0], 'file': None}

    def whole(self, game):
        run = subprocess.run([self.cli, 'check', game.path], capture_output=True, text=True)
        assert run.returncode == 0, run.stdout + run.stderr
        assert self.score(game.path) == self.score(game.source), 'another score'

    def killed(self, player):
        killing.kill_often(player, self.sources, self.folder, self.arguments.kills,
                           self.arguments.seed, self.whole)

    def too_large(self, player):
        game = killing.Game(self.sources[0], self.folder / f'{player.name}-too-large')
        process = player.start(game, preexec_fn=disks.limit_files, restore_signals=False)
        self.refused(player, game, process)
        killing.play_on(player, game)
        self.whole(game)

    def mounted(self, player, kind):
        if self.no_mounts:
            return self.no_mounts
        game = killing.Game(self.sources[0], self.folder / f'{player.name}-{kind}')
        words = player.words
        player.words = lambda path: disks.with_mounts(game.folder, kind, words(path))
        try:
            process = player.start(game)
        finally:
            player.words = words
        self.refused(player, game, process)
        killing.play_on(player, game)
        self.whole(game)
        return None

    def refused(self, player, game, process):
        """It says so, nothing that was safe is lost, nothing is left behind."""
        output, errors = process.communicate()
        copies = [line.split(' ', 1)[1] for line in output.split('\n')
                  if line.startswith('diverted ')]
        if copies and process.returncode == 0:
            # A copy in the library has taken its place, and has it all.
            assert game.read(pathlib.Path(copies[-1])) == len(game.moves)
            assert os.path.dirname(copies[-1]) == os.fspath(self.library), copies[-1]
        else:
            assert process.returncode not in (0, -9), output[-300:] + errors
            assert 'not saved' in output + errors, output[-300:] + errors
            assert game.read() >= player.safe(0, output), output[-300:]
        assert game.strays() == [], game.strays()


def run(tests):
    cases = list(tests.all())
    print(f'1..{len(cases)}')
    good = True
    for number, (name, test) in enumerate(cases, 1):
        try:
            reason = test()
        except Exception:  # a test may fail in any way; the others still count
            good = False
            for line in traceback.format_exc().splitlines():
                print('#', line)
            print(f'not ok {number} - {name}')
        else:
            print(f'ok {number} - {name}' + (f' # SKIP {reason}' if reason else ''), flush=True)
    return good


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('records')
    parser.add_argument('cli')
    parser.add_argument('gestures', nargs='?')
    parser.add_argument('--kills', type=int, default=20)
    parser.add_argument('--seed', type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return 0 if run(Tests(arguments, folder)) else 1


if __name__ == '__main__':
    sys.exit(main())
