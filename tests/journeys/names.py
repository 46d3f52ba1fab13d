# SPDX-License-Identifier: GPL-3.0-or-later
"""What everything is called, in every language."""

import screen
from journey import Journey


class Names(Journey):
  """Every window of our own in a language: whatever the keyboard gets to is called something."""

  actions = ('win.score', 'win.setup', 'win.count-check', 'win.knowledge', 'win.technologies',
             'win.statement')
  keys = ('F1', 'shift+F1', 'ctrl+n', 'ctrl+shift+t')
  language = 'en'

  def environment(self):
    return dict(super().environment(), LANGUAGE=self.language)

  def begin(self, *files):
    program = self.launch(*files)
    screen.wait('a window', program.windows)
    self.look(program)
    return program

  def see(self, program, open_window):
    """Opens a window over the first one, looks at it and leaves it."""
    open_window()
    screen.wait('another window', lambda: len(program.windows()) == 2)
    self.assertEqual(
        screen.wait('what is in it', lambda: [program.unnamed(program.windows()[-1])]), [[]])
    screen.act(program.windows()[-1], 'window.close')
    screen.wait('the first window alone', lambda: len(program.windows()) == 1)

  def walk(self, language):
    self.language = language
    program = self.begin()
    self.see(program, lambda: program.keys('Arbiter', 'ctrl+n'))
    program.end()
    program = self.begin(self.game('data/samples/four-players.arbiter', 200))
    for action in self.actions:
      self.see(program, lambda: screen.act(program.windows()[0], action))
    for key in self.keys:
      self.see(program, lambda: program.keys('game', key))
    self.assertEqual([line for one in self.started for line in one.complaints()], [])

  def test_english(self):
    self.walk('en')

  def test_italian(self):
    self.walk('it')

  def test_french(self):
    self.walk('fr')

  def test_japanese(self):
    self.walk('ja')
