# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs that play a recorded game, and are killed at any instant."""

import json
import os
import pathlib
import random
import subprocess
import time

# The longest that a program may play before it is killed.
PATIENCE = 0.4


class Game:
    """A golden record, and a file that is to become the same game."""

    def __init__(self, source, folder):
        self.source = pathlib.Path(source)
        record = json.loads(self.source.read_text())
        self.moves = record['moves']
        self.folder = pathlib.Path(folder)
        self.folder.mkdir()
        self.path = self.folder / 'game.arbiter'
        self.path.write_text(json.dumps({**record, 'moves': [], 'result': None}))

    def read(self, path=None):
        """The moves in the file, which must be the first ones of the game."""
        moves = json.loads((path or self.path).read_text())['moves']
        texts = [move if isinstance(move, str) else move['move'] for move in moves]
        assert texts == self.moves[:len(texts)], 'the file has other moves than were played'
        return len(texts)

    def rest(self):
        return ''.join(move + '\n' for move in self.moves[self.read():])

    def strays(self):
        return [name for name in os.listdir(self.folder) if name != self.path.name]


class Player:
    """A program that is given moves and tells which of them are safe."""

    name = ''

    def __init__(self, program, environment):
        self.program = program
        self.environment = environment

    def words(self, path):
        raise NotImplementedError

    def safe(self, before, output):
        """How many moves the file must have, after what was said; `before` when it began."""
        raise NotImplementedError

    def start(self, game, **options):
        # The rest of a game is less than a pipe holds: nobody has to wait for the other.
        process = subprocess.Popen(self.words(game.path), stdin=subprocess.PIPE,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   env=self.environment, **options)
        try:
            process.stdin.write(game.rest())
            process.stdin.close()
        except BrokenPipeError:
            pass
        process.stdin = None
        return process


class Record(Player):
    """`arbiter-cli record`: a move that is answered is safe."""

    name = 'record'

    def words(self, path):
        return [self.program, 'record', os.fspath(path)]

    def safe(self, before, output):
        return before + sum(line.startswith('legal') for line in complete_lines(output))


class Window(Player):
    """The session of the window: a line of the log that has the mark is safe."""

    name = 'window'

    def words(self, path):
        return [self.program, os.fspath(path)]

    def safe(self, before, output):
        marks = [int(line.split()[1]) for line in complete_lines(output)
                 if line.startswith('saved ')]
        return max(marks, default=before)


def complete_lines(output):
    return output.split('\n')[:-1]


def kill_once(player, game, chance):
    """Lets the player play and kills it; tells whether it was still playing."""
    before = game.read()
    process = player.start(game)
    time.sleep(chance.uniform(0, PATIENCE))
    playing = process.poll() is None
    process.kill()
    output, errors = process.communicate()
    assert playing or process.returncode == 0, errors
    found = game.read()
    safe = player.safe(before, output)
    assert found >= safe, f'{safe} moves were safe, {found} are in the file'
    for name in game.strays():
        assert name.startswith('.arbiter-'), f'{name} was left behind'
    return playing


def play_on(player, game):
    """What was killed is gone on with, to the end."""
    output, errors = player.start(game).communicate()
    assert player.safe(0, output) > 0 or game.read() == len(game.moves), errors
    assert game.read() == len(game.moves), errors


def kill_often(player, sources, folder, kills, seed, check):
    """Kills it so often; calls `check` with every game that came to its end."""
    chance = random.Random(seed)
    done = 0
    number = 0
    strays = 0
    while done < kills:
        game = Game(sources[number % len(sources)], folder / f'{player.name}-{number}')
        number += 1
        while done < kills and kill_once(player, game, chance):
            done += 1
        play_on(player, game)
        strays += len(game.strays())
        check(game)
    print(f'# {player.name}: {done} kills in {number} games, {strays} temporary files left')
