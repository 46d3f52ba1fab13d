# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be opened over the table, and how the table looks."""

import screen
from journey import Journey, RECORD, SOME


class Table(Journey):

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
    self.back(program, 'Preferences')
    self.finish(program)

  def test_shortcuts(self):
    program = self.start(self.game(RECORD, SOME))
    self.visit(program, 'ctrl+question', 'Shortcuts')
    program.says('Score sheet')
    self.back(program, 'Shortcuts')
    self.finish(program)

  def test_about(self):
    program = self.start(self.game(RECORD, SOME))
    program.press('Main Menu')
    program.press('About Arbiter')
    window = program.window('About')
    program.says('The Arbiter authors', window)
    self.back(program, 'About')
    self.finish(program)
