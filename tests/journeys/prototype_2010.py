# SPDX-License-Identifier: GPL-3.0-or-later
"""Two players record a game of the prototype of 2010, whose cards they have typed in."""

import screen
import whole_game


class Prototype(whole_game.WholeGame):
  record = 'tests/eminent-domain/prototype-records/two-players-face-up.arbiter'
  turns = 8
  beginning = 'known'

  def test_recorded_game_is_played(self):
    program = self.play_record()
    program.keys('begin', 'ctrl+z')
    screen.wait('the last gesture taken back', lambda: program.is_active('Redo'))
    self.finish(program)

  def seek(self, program, name):
    """The menu leads to what is rarely done, such as following without a card."""
    found = super().seek(program, name)
    if found is not None:
      return found
    program.press('More', exact=True)
    program.press('Other Moves')
    return screen.wait(f'“{name}” among the other moves', lambda: self.find_in_panel(program, name))
