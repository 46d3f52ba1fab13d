# SPDX-License-Identifier: GPL-3.0-or-later
"""The past, mended in the log."""

import screen
from journey import Journey, RECORD, SOME


class Log(Journey):

  def open_menu(self, program):
    """Opens the menu of the line before the newest, by the keyboard alone."""
    program.activate('game')
    program.open_log()
    program.focus.step_to('Tab', lambda: program.focus_in_log() is not None)
    program.focus.step_to('Down', lambda: program.focus_in_log() == 1)
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
    self.back(program, 'Correct a Move')
    self.finish(program)

  def test_insert(self):
    program = self.begin()
    program.press('Insert Before…')
    dialog = program.window('Insert a Move')
    self.look(program)
    program.write(program.find('text', 'Move in the notation', dialog), 'note')
    self.back(program, 'Insert a Move')
    self.finish(program)

  def test_remove(self):
    program = self.begin()
    program.press('Remove…')
    dialog = program.window('Remove a Move')
    program.says('score', dialog)
    self.look(program)
    program.press('Remove', dialog)
    self.wait_for_moves(self.path, lambda moves: len(moves) < SOME, 'the line gone')
    program.without('Remove a Move')
    program.keys('game', 'ctrl+z')
    self.wait_for_moves(self.path, lambda moves: len(moves) == SOME, 'the line back')
    self.finish(program)
