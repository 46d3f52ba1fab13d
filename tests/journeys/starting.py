# SPDX-License-Identifier: GPL-3.0-or-later
"""From the start page into a game."""

import json

import screen
from journey import Journey, RECORD, SOME


class StartPage(Journey):

  def test_sample_game_is_looked_at(self):
    program = self.start()
    self.look(program)
    program.button('New Game')
    program.press('Look at a Sample Game')
    program.window('Sample Game')
    program.open_log()
    self.finish(program)

  def test_new_game_is_laid_out(self):
    program = self.start()
    program.press('New Game')
    dialog = program.window('New Game')
    self.look(program)
    program.set_value(program.find('spin button', '', dialog), 2)
    for number, name in enumerate(('Ann', 'Bob'), 1):
      program.write(program.find('text', f'Player {number}', dialog), name)
    program.press('Start', dialog)
    layout = program.window('Lay Out the Game')
    self.look(program)
    program.press('Play', layout)
    file = screen.wait('the file of the game', lambda: next(self.home.rglob('*.arbiter'), None))
    with open(file, encoding='utf-8') as text:
      players = [player['name'] for player in json.load(text)['players']]
    self.assertEqual(players, ['Ann', 'Bob'])
    self.finish(program)

  def test_game_goes_on_after_closing(self):
    path = self.game(RECORD, SOME)
    program = self.start(path)
    newest = program.open_log()[0]
    self.finish(program)
    program = self.start()
    program.press('Continue')
    self.assertEqual(program.open_log()[0], newest)
    self.finish(program)
