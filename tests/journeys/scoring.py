# SPDX-License-Identifier: GPL-3.0-or-later
"""The score, looked at and taken away."""

import screen
from journey import Journey, ALL, RECORD


class ScoreSheet(Journey):

  def test_score_sheet(self):
    program = self.start(self.game(RECORD, ALL))
    window = self.visit(program, 'ctrl+e', 'Score Sheet')
    program.says('influence', window)
    self.back(program, 'Score Sheet')
    self.finish(program)
