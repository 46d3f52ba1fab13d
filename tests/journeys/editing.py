# SPDX-License-Identifier: GPL-3.0-or-later
"""The past, mended in the log or by counting."""

import json

import screen
from journey import Journey, Place, RECORD, SOME

LED = 31  # so many moves, and the last but one led a role that the last joined
TRADED = 900  # so many, and the last traded a resource


class Log(Journey):

  def begin(self, length, title):
    return self.begin_in(self.game(RECORD, length), title)

  def begin_in(self, path, title, phone=False):
    """Opens the menu of the move before the last, by the keyboard alone."""
    self.path = path
    self.before = self.moves(self.path)
    program = self.start(self.path)
    if phone:
      program.resize('game', 370, 730)
    program.open_log()
    program.activate('game')
    program.focus.step_to('Tab', lambda: program.focus_in_log() is not None)
    program.step_to_move(len(self.before) - 1)
    screen.xdotool('key', 'Menu')
    program.press(title)
    return program

  def repair(self, program, dialog, button):
    """Carries the edit out, and takes it back by the keyboard; gives the moves in between."""
    self.assertEqual(self.moves(self.path), self.before)
    program.press(button, dialog)
    program.without(screen.name_of(dialog))
    after = self.wait_for_moves(self.path, lambda moves: moves != self.before and moves, 'the edit')
    program.keys('game', 'ctrl+z')
    self.wait_for_moves(self.path, lambda moves: moves == self.before, 'the edit taken back')
    return after

  def test_go_back_here(self):
    program = self.begin(SOME, 'Go Back Here')
    self.wait_for_moves(self.path, lambda moves: len(moves) == SOME - 1, 'the game before')
    self.finish(program)

  def test_correct(self):
    program = self.begin(LED, 'Correct…')
    dialog = program.window('Correct a Move')
    self.look(program)
    program.says('No change.', dialog)
    program.write(program.find('text', 'Move in the notation', dialog), '2 lead warfare')
    program.says('1 move that belonged to it is removed with it.', dialog)
    after = self.repair(program, dialog, 'Correct')
    self.assertEqual(after, self.before[:LED - 2] + ['2 lead warfare'])
    self.finish(program)

  def test_insert(self):
    program = self.begin(LED, 'Insert Before…')
    dialog = program.window('Insert a Move')
    self.look(program)
    program.write(program.find('text', 'Move in the notation', dialog), '2 adjust fighters +1')
    program.says('All later moves stay legal or illegal as they are.', dialog)
    program.says('new: legal', dialog)
    after = self.repair(program, dialog, 'Insert')
    self.assertEqual(after, self.before[:LED - 2] + ['2 adjust fighters +1'] + self.before[LED - 2:])
    self.finish(program)

  def test_insert_with_its_target(self):
    """A forgotten Action of two moves, by the keyboard alone."""
    path = self.home / 'game.arbiter'
    Place.cli('new', '--system', 'eminent-domain', '--edition', 'it', '--players', 'Ann,Ben', path)
    Place.cli('record', path, text='1 start drawde\n1 lead warfare\n')
    program = self.begin_in(path, 'Insert Before…')
    dialog = program.window('Insert a Move')
    entry = program.find('text', 'Move in the notation', dialog)
    program.write(entry, '1 play colonize')
    program.says('This belongs to it:', dialog)
    self.look(program)
    program.says('All later moves stay legal or illegal as they are.', dialog)
    after = self.repair(program, dialog, 'Insert')
    self.assertEqual(after, ['1 start drawde', '1 play colonize', '1 colony #1 colonize',
                             '1 lead warfare'])
    self.finish(program)

  def test_insert_on_a_phone(self):
    """What is possible there has the keyboard, so that none comes up over it; who has one writes."""
    program = self.begin_in(self.game(RECORD, LED), 'Insert Before…', phone=True)
    dialog = program.window('Insert a Move')
    entry = program.find('text', 'Move in the notation', dialog)
    self.assertFalse(program.has_keyboard(entry))
    program.keys('Insert a Move', *'2', 'space', *'adjust')
    screen.wait('what is written', lambda: screen.read(entry) == '2 adjust')
    self.look(program)
    program.write(entry, '2 adjust fighters +1')
    after = self.repair(program, dialog, 'Insert')
    self.assertIn('2 adjust fighters +1', after)
    self.finish(program)

  def test_remove(self):
    program = self.begin(SOME, 'Remove…')
    dialog = program.window('Remove a Move')
    program.says('score', dialog)
    self.look(program)
    after = self.repair(program, dialog, 'Strike 1 Later Move')
    self.assertEqual(len(after), SOME - 1)
    self.finish(program)


class CountCheck(Journey):

  def test_forgotten_move_is_found(self):
    path = self.game('tests/records/four-players-learning.arbiter', TRADED)
    whole = self.counters(path)
    *moves, forgotten = self.moves(path)
    self.rewrite(path, moves=moves)
    program = self.start(path)
    dialog = self.visit(program, 'ctrl+k', 'Count Check')
    for name, counted in (('Influence tokens', whole['influence']), ('Resources', whole['resources'])):
      program.set_value(program.find('spin button', f'Ada, {name}', dialog), counted)
    program.press('Compare', dialog)
    program.says('counted', dialog)
    self.look(program)
    program.press('Carry Out', program.find('list item', 'Trade food from Mishburr ITO-A', dialog))
    program.without('Count Check')
    self.wait_for_moves(path, lambda found: found == moves + [forgotten], 'the forgotten move')
    self.finish(program)

  def counters(self, path):
    """What the first player has."""
    reported = json.loads(Place.cli('state', '--format=json', path))[0]['counters']
    return {counter['id']: counter['value'] for counter in reported if counter['seat'] == 1}
