# SPDX-License-Identifier: GPL-3.0-or-later
"""A short journey for each thing the window can do."""

import json

import screen
from journey import Journey

RECORD = 'data/samples/two-players.arbiter'
SOME = 40  # moves of the game, to be in the middle of it
ACTED = 12  # so many, and somebody has played for the Action


class StartPage(Journey):

  def test_sample_game_is_looked_at(self):
    program = self.start()
    self.look(program)
    program.button('New Game')
    program.press('Look at a Sample Game')
    program.window('Sample Game')
    screen.wait('the log', program.log_lines)
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

  def test_damaged_file_is_told_about(self):
    path = self.home / 'torn.arbiter'
    path.write_text(self.game(RECORD, SOME).read_text()[:200])
    program = self.start(path)
    program.says('“torn.arbiter” Cannot Be Opened')
    self.look(program)
    program.press('Close', program.dialog())
    self.finish(program)

  def test_game_goes_on_after_closing(self):
    path = self.game(RECORD, SOME)
    program = self.start(path)
    newest = screen.name_of(screen.wait('the log', program.log_lines)[0])
    self.finish(program)
    program = self.start()
    program.press('Continue')
    self.assertEqual(screen.name_of(screen.wait('the log', program.log_lines)[0]), newest)
    self.finish(program)

  def test_open_file_raises_its_window(self):
    first, second = self.game(RECORD, SOME, 'first'), self.game(RECORD, 20, 'second')
    program = self.start(first)
    program.window('first')
    self.again(second)
    program.window('second')
    screen.wait('the second window in front', lambda: program.front() == 'second')
    self.again(first)
    screen.wait('the first window in front', lambda: program.front() == 'first')
    self.assertEqual(len(program.windows()), 2)
    self.finish(program)


class Play(Journey):

  def test_refused_move_says_why_and_can_be_allowed(self):
    path = self.game(RECORD, ACTED)
    refused = next(offer for offer in self.offers(path, '--all')
                   if offer['verdict'] == 'illegal' and offer['kind'] == 'action'
                   and [reason['rule'] for reason in offer['reasons']] == ['action.limit'])
    program = self.start(path)
    program.press(refused['text'], exact=True)
    program.says('may play 1 card for its Action')
    self.look(program)
    self.assertEqual(len(self.moves(path)), ACTED)
    program.press('Allow Anyway')
    self.wait_for_moves(path, lambda moves: len(moves) > ACTED, 'the allowed move in the file')
    screen.wait('the mark in the log', lambda: any(
        'allowed by the table' in screen.name_of(line) for line in program.log_lines()))
    self.finish(program)

  def test_undo_and_redo(self):
    path = self.game(RECORD, SOME)
    legal = next(offer for offer in self.offers(path) if offer['verdict'] == 'legal')
    program = self.start(path)
    self.assertFalse(program.is_active('Undo') and program.is_active('Redo'))
    program.press(legal['text'], exact=True)
    after = self.wait_for_moves(path, lambda moves: len(moves) > SOME and moves, 'the move')
    program.press('Undo')
    self.wait_for_moves(path, lambda moves: len(moves) == SOME, 'the move taken back')
    program.keys('game', 'ctrl+shift+z')
    self.wait_for_moves(path, lambda moves: moves == after, 'the move again')
    program.keys('game', 'ctrl+z')
    self.wait_for_moves(path, lambda moves: len(moves) == SOME, 'the move taken back again')
    self.finish(program)

  def test_move_is_written(self):
    path = self.game(RECORD, SOME)
    legal = next(offer for offer in self.offers(path)
                 if offer['verdict'] == 'legal' and len(offer['moves']) == 1)
    program = self.start(path)
    program.say('game', legal['moves'][0])
    self.wait_for_moves(path, lambda moves: legal['moves'][0] in moves[SOME:], 'the move')
    self.finish(program)


class Log(Journey):

  def open_menu(self, program):
    """Opens the menu of the line before the newest, by the keyboard alone."""
    program.keys('game', 'Escape')
    program.press('Show the Log')
    program.step_to('Tab', lambda: program.focus_in_log() is not None)
    program.step_to('Down', lambda: program.focus_in_log() == 1)
    screen.xdotool('key', 'Menu')

  def begin(self):
    self.path = self.game(RECORD, SOME)
    program = self.start(self.path)
    self.open_menu(program)
    return program

  def test_go_back_here(self):
    program = self.begin()
    program.press('Go Back Here')
    self.wait_for_moves(self.path, lambda moves: len(moves) == SOME - 1, 'the game before')
    self.finish(program)

  def test_correct(self):
    program = self.begin()
    program.press('Correct…')
    dialog = program.window('Correct a Move')
    self.look(program)
    program.says('This is how it stands.', dialog)
    program.keys('Correct a Move', 'Escape')
    program.without('Correct a Move')
    self.finish(program)

  def test_insert(self):
    program = self.begin()
    program.press('Insert Before…')
    dialog = program.window('Insert a Move')
    self.look(program)
    program.write(program.find('text', 'Move in the notation', dialog), 'note')
    program.keys('Insert a Move', 'Escape')
    program.without('Insert a Move')
    self.finish(program)

  def test_remove(self):
    program = self.begin()
    program.press('Remove…')
    dialog = program.window('Remove a Move')
    program.says('score', dialog)
    self.look(program)
    program.press('Remove', dialog)
    self.wait_for_moves(self.path, lambda moves: len(moves) < SOME, 'the line gone')
    program.press('Undo')
    self.wait_for_moves(self.path, lambda moves: len(moves) == SOME, 'the line back')
    self.finish(program)


class Windows(Journey):

  def visit(self, program, keys, title):
    program.keys('game', keys)
    window = program.window(title)
    self.look(program)
    return window

  def leave(self, program, title):
    screen.xdotool('key', 'Escape')
    program.without(title)

  def test_score_sheet(self):
    program = self.start(self.game(RECORD, 10 ** 6))
    window = self.visit(program, 'ctrl+e', 'Score Sheet')
    program.says('influence', window)
    self.leave(program, 'Score Sheet')
    self.finish(program)

  def test_table_mode(self):
    program = self.start(self.game(RECORD, SOME))
    program.keys('game', 'F11')
    screen.wait('table mode', lambda: program.is_pressed('Table Mode'))
    self.look(program)
    program.keys('game', 'F11')
    screen.wait('no table mode', lambda: not program.is_pressed('Table Mode'))
    self.finish(program)

  def test_preferences(self):
    program = self.start(self.game(RECORD, SOME))
    window = self.visit(program, 'ctrl+comma', 'Preferences')
    program.toggle('Keep the Screen On', window)
    screen.wait('the setting on the disk', lambda: 'keep-awake=false' in ''.join(
        file.read_text() for file in self.home.rglob('keyfile')))
    self.leave(program, 'Preferences')
    self.finish(program)

  def test_shortcuts(self):
    program = self.start(self.game(RECORD, SOME))
    self.visit(program, 'ctrl+question', 'Shortcuts')
    program.says('Score sheet')
    self.leave(program, 'Shortcuts')
    self.finish(program)

  def test_about(self):
    program = self.start(self.game(RECORD, SOME))
    program.press('Main Menu')
    program.press('About Arbiter')
    window = program.window('About')
    program.says('The Arbiter authors', window)
    self.leave(program, 'About')
    self.finish(program)
