# SPDX-License-Identifier: GPL-3.0-or-later
"""From the start page into a game."""

import screen
from journey import Journey, RECORD, SOME


class StartPage(Journey):

  def test_sample_game_is_looked_at(self):
    program = self.start()
    self.look(program)
    program.button('New Game')
    for players in ('Two Players', 'Four Players'):
      program.button(players)
    program.press('Four Players')
    program.window('Sample Game')
    program.press('Look at the Table')
    program.open_log()
    self.finish(program)

  def test_other_sample_game_is_looked_at(self):
    program = self.start()
    program.press('Two Players')
    game = program.window('Sample Game')
    program.press('Look at the Table')
    for name in ('Giulia',):
      program.find('panel', name, game)
    self.finish(program)

  def test_new_game_is_laid_out(self):
    program = self.start()
    document = self.lay_out(program, self.fill_in(program, ('Ann', 'Bob')))
    self.assertEqual([player['name'] for player in document['players']], ['Ann', 'Bob'])
    self.finish(program)

  def test_colour_and_shape_are_chosen(self):
    program = self.start()
    dialog = self.fill_in(program, ('Ann', 'Bob'))
    program.press('Colour and shape: Blue circle', dialog)
    moon = program.find('radio button', 'Grey half moon')
    self.assertFalse(screen.is_checked(moon))
    self.look(program)
    program.press('Grey half moon')
    program.button('Colour and shape: Grey half moon', dialog)
    self.assertEqual(self.lay_out(program, dialog)['players'],
                     [{'name': 'Ann', 'emblem': 'grey-moon'}, {'name': 'Bob'}])
    program.find('image', 'Grey half moon', program.find('panel', 'Ann', exact=True))
    self.finish(program)

    program = self.start()
    program.press('Continue')
    program.find('image', 'Grey half moon', program.find('panel', 'Ann', exact=True))
    program.keys('Ann', 'ctrl+n')
    dialog = program.window('New Game')
    program.button('Colour and shape: Grey half moon', dialog)
    program.press('Cancel', dialog)
    self.finish(program)

  def test_colour_and_shape_are_chosen_by_keys(self):
    program = self.start()
    self.fill_in(program, ('Ann', 'Bob'))
    program.activate('New Game')
    program.focus.step_to('Tab', lambda: 'Player 2' in program.focus.says())
    program.focus.press('shift+Tab')
    self.assertIn('Colour and shape: Orange triangle', program.focus.says())
    program.focus.press('space')
    self.assertIn('Orange triangle', program.focus.says())
    program.focus.step_to('Left', lambda: 'Blue circle' in program.focus.says())
    program.focus.press('space')
    self.assertIn('Colour and shape: Blue circle', program.focus.says())
    program.button('Colour and shape: Orange triangle')
    program.keys('New Game', 'Escape')
    self.finish(program)

  def test_start_planets_are_drawn(self):
    program = self.start()
    program.press('Start', self.fill_in(program, ('Ann', 'Bob')))
    layout = program.window('Set Up the Game')
    for _ in ('drawn', 'drawn again'):
      program.press('Draw Lots', layout)
      for name in ('Ann', 'Bob'):
        program.says(f'{name}: ', layout)
    self.look(program)
    program.press('Play', layout)
    program.without('Set Up the Game')
    file = screen.wait('the file of the game', lambda: next(self.home.rglob('*.arbiter'), None))
    self.wait_for_moves(file, lambda moves: [move.split()[1] for move in moves] == ['start'] * 2,
                        'both start planets')
    self.finish(program)

  def test_new_game_is_as_the_table_plays(self):
    program = self.start()
    dialog = self.fill_in(program, ('Ann', 'Bob'))
    program.press('Move Ann down', dialog)
    screen.wait('the other order', lambda: screen.read(
        program.find('text', 'Player 1', dialog)) == 'Bob')
    program.toggle('Learning game', dialog)
    program.press('Draw Lots', dialog)
    program.says(' begins', dialog)
    self.look(program)
    document = self.lay_out(program, dialog)
    self.assertEqual({player['name'] for player in document['players']}, {'Ann', 'Bob'})
    self.assertEqual(document['variants'], ['learning'])
    self.finish(program)

  def test_same_table_begins_again(self):
    program = self.start()
    self.lay_out(program, self.fill_in(program, ('Ann', 'Bob')))
    program.keys('Ann', 'ctrl+n')
    dialog = program.window('New Game')
    for number, name in enumerate(('Ann', 'Bob'), 1):
      self.assertEqual(screen.read(program.find('text', f'Player {number}', dialog)), name)
    program.press('Start', dialog)
    program.says('The same table again')
    program.button('Set Up')
    self.finish(program)

  def test_first_turn_explains_itself(self):
    path = self.game(RECORD, 0)
    hint = 'Tap what the player does.'
    program = self.start(path)
    program.says(hint)
    program.press('Got It')
    program.unsays(hint)
    self.finish(program)
    program = self.start(path)
    program.button('Main Menu')
    program.unsays(hint)
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

  def test_desktop_and_window_remember(self):
    path = self.game(RECORD, SOME)
    program = self.start(path)
    program.resize('game', 840, 640)
    screen.wait('the size', lambda: program.size('game') == (840, 640))
    self.finish(program)
    self.assertIn(path.as_uri(), (self.home / 'data' / 'recently-used.xbel').read_text())
    program = self.start(path)
    screen.wait('the size that it had', lambda: program.size('game') == (840, 640))
    self.finish(program)
