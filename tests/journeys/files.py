# SPDX-License-Identifier: GPL-3.0-or-later
"""Files as the world gives and takes them."""

import screen
from journey import Journey, RECORD, SOME


class Files(Journey):

  def test_damaged_file_is_told_about(self):
    path = self.home / 'torn.arbiter'
    path.write_text(self.game(RECORD, SOME).read_text()[:200])
    program = self.start(path)
    program.says('“torn.arbiter” Cannot Be Opened')
    self.look(program)
    program.press('Close', program.dialog())
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
