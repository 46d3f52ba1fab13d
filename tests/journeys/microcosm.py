# SPDX-License-Identifier: GPL-3.0-or-later
"""Two players record a game of Microcosm, from the first card to the score."""

import screen
import whole_game


class Microcosm(whole_game.WholeGame):
  record = 'tests/microcosm/records/second-player.arbiter'
  turns = 12

  def test_recorded_game_is_played(self):
    program = self.play_record()
    middle = program.find('panel', 'Middle of the table')
    screen.wait('the turn of all turns', lambda: program.find_all(screen.BUTTONS, 'Turn 13 of 18'))
    self.assertTrue(program.find_all(screen.BUTTONS, 'number 5, face down', middle),
                    'a planet of a pile cannot be asked about in the middle of the table')
    self.finish(program)
