# SPDX-License-Identifier: GPL-3.0-or-later
"""A recorded game, told by pressing buttons that are found by their names."""

import json
import subprocess

import screen
from journey import Journey, Place


class WholeGame(Journey):
  record = 'tests/records/two-players-learning.arbiter'
  turns = 8  # of how many turns is told; 0: of all
  beginning = 'empty'  # or 'known': what is recorded before the first decision is there already

  def test_recorded_game_is_played(self):
    self.finish(self.play_record())

  def play_record(self):
    """Returns the program, with the game told in it."""
    said = subprocess.run([Place.taps, Place.source / self.record, self.home, str(self.turns),
                           self.beginning], capture_output=True, text=True, check=True)
    path = self.home / 'begin.arbiter'
    program = self.start(path)
    self.panel = self.find_panel(program)
    for line in said.stdout.splitlines():
      before = path.read_bytes()
      self.report(program, *line.split(' ', 1))
      screen.wait(f'{line}, in the file', lambda: path.read_bytes() != before)
    expected = self.home / 'end.arbiter'
    self.assertEqual(self.document(path), self.document(expected))
    return program

  def document(self, path):
    """A saved game, but for when it was over."""
    with open(path, encoding='utf-8') as file:
      document = json.load(file)
    document.pop('ended', None)
    return document

  def report(self, program, how, words):
    if how == 'say':  # what lay on the table from the beginning
      program.say('begin', words)
      return
    self.press(program, words)
    if how == 'insist':
      program.button('Play It', self.panel)
      self.press(program, words)

  def press(self, program, name):
    """Presses what has exactly this name; what is behind “More” is unfolded first."""
    screen.act(screen.wait(f'a button called “{name}”', lambda: self.seek(program, name)), 'click')

  def find_panel(self, program):
    """Around the entry for moves are the buttons for them."""
    program.keys('begin', 'ctrl+l')
    node = program.find('text', 'Move in the notation')
    while len(program.find_all(screen.BUTTONS, '', node)) < 3:
      node = node.get_parent()
    program.keys('begin', 'Escape')
    return node

  def seek(self, program, name):
    found = self.find_in_panel(program, name)
    if found is not None:
      return found
    for index in range(len(program.drawers(self.panel))):
      screen.act(program.drawers(self.panel)[index], 'click')
      screen.wait('more buttons', lambda: program.drawers(self.panel, opened=True))
      found = self.find_in_panel(program, name)
      if found is not None:
        return found
      screen.act(program.drawers(self.panel, opened=True)[0], 'click')
      screen.wait('fewer buttons', lambda: not program.drawers(self.panel, opened=True))
    return None

  def find_in_panel(self, program, name):
    found = program.find_all(screen.BUTTONS, name, self.panel, exact=True)
    self.assertLessEqual(len(found), 1, f'several buttons are called “{name}”')
    return found[0] if found else None
