# SPDX-License-Identifier: GPL-3.0-or-later
"""A game under Wayland, by what the accessibility tree can do alone."""

import screen
from display import Wayland
from journey import Journey

DISPLAY = Wayland


class UnderWayland(Journey):

  def press_first(self, program):
    """Presses the first button of a legal move; waits for it in the file."""
    offer = self.offer(self.path, verdict='legal')
    self.reported.append(self.reported[-1] + offer['moves'])
    program.press(offer['text'], exact=True)
    self.wait_for_moves(self.path, lambda moves: moves == self.reported[-1], offer['text'])

  def play_turn(self, program, following):
    """A turn that tells what is offered first, up to the Action of who follows."""
    self.press_first(program)
    while self.offer(self.path, verdict='legal')['kind'] != 'action':
      self.press_first(program)
    self.assertEqual(self.offer(self.path, verdict='legal')['seat'], following)

  def test_game_is_begun_played_and_scored(self):
    program = self.start()
    self.lay_out(program, self.fill_in(program, ('Ann', 'Bob')))
    self.path = next(self.home.rglob('*.arbiter'))
    self.reported = [self.moves(self.path)]
    for following in (2, 1):
      self.play_turn(program, following)
    self.look(program)
    self.take_picture(self.home / 'game.png')

    program.press('Undo')
    self.reported.pop()
    self.wait_for_moves(self.path, lambda moves: moves == self.reported[-1], 'the move taken back')

    screen.act(program.main_window(), 'win.score')
    sheet = program.window('Score Sheet')
    for name in ('Ann', 'Bob'):
      program.says(name, sheet)
    self.look(program)
    screen.act(sheet, 'window.close')
    program.without('Score Sheet')

    self.finish(program)
    self.assertEqual(self.moves(self.path), self.reported[-1])
