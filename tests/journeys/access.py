# SPDX-License-Identifier: GPL-3.0-or-later
"""What somebody needs who cannot see or cannot point: the keyboard's way, and what it says."""

import screen
from journey import ACTED, Journey, Place, RECORD, SOME


class Keyboard(Journey):

  def test_order_of_the_parts(self):
    """Undo, who decides and what can be chosen, the middle of the table, the seats, the log."""
    program = self.start(self.game(RECORD, SOME))
    program.activate('game')
    program.focus.step_to('Tab', lambda: 'Undo' in program.focus.says())
    order = ['Undo', 'Type a Move', 'Kenji discards 0 cards', 'Survey with 0 cards: look at 1',
             'Survey stack: 11 of 12 left', 'Giulia', 'number 1, Chrispen',
             'number 1, Pomerene', 'Show the Log']
    for name in order[1:]:
      program.focus.step_to('Tab', lambda: any(name in said for said in program.focus.says()))
    self.finish(program)

  def test_refused_choice_keeps_the_keyboard_and_says_why(self):
    path = self.game(RECORD, ACTED)
    refused = self.offer(path, kind='action', verdict='illegal', rules=['action.limit'])['text']
    program = self.start(path)
    program.activate('game')
    program.focus.step_to('Tab', lambda: refused in program.focus.says())
    screen.xdotool('key', 'space')
    verdict = screen.name_of(program.says('may play 1 card for its Action'))
    button = program.find(screen.BUTTONS, refused, exact=True)
    self.assertTrue(program.has_keyboard(button))
    self.assertIn(verdict, button.get_description())
    program.focus.step_to('Tab', lambda: 'What Would Make It Legal?' in program.focus.says())
    program.focus.press('space')
    self.assertEqual(screen.role_of(program.focus.node), 'label')
    program.focus.step_to('Tab', lambda: 'Allow Anyway' in program.focus.says())
    self.finish(program)

  def test_each_refusal_is_reported_anew(self):
    """Also of the same button, and of the same line."""
    path = self.game(RECORD, ACTED)
    refused = self.offer(path, kind='action', verdict='illegal', rules=['action.limit'])['text']
    program = self.start(path)
    program.activate('game')
    program.focus.step_to('Tab', lambda: refused in program.focus.says())
    descriptions = screen.Descriptions()
    self.addCleanup(descriptions.end)
    for times in (1, 2, 3):
      screen.xdotool('key', 'space')
      screen.wait(f'a refusal told {times} times',
                  lambda: descriptions.count('may play 1 card for its Action') == times)
    alert = program.find('alert', 'may play 1 card for its Action')
    self.assertTrue(screen.has_state(alert, screen.Atspi.StateType.VISIBLE))
    program.say('game', 'sing')
    screen.wait('no move', lambda: descriptions.count('Not a move') == 1)
    screen.xdotool('key', 'Return')
    screen.wait('no move again', lambda: descriptions.count('Not a move') == 2)
    self.finish(program)

  def test_button_pressed_for_the_last_time_lets_the_keyboard_go(self):
    path = self.game(RECORD, SOME)
    program = self.start(path)
    program.keys('game', 'ctrl+z')
    self.wait_for_moves(path, lambda moves: len(moves) < SOME, 'a move taken back')
    program.focus.step_to('Tab', lambda: 'Redo' in program.focus.says())
    program.focus.press('space')
    self.wait_for_moves(path, lambda moves: len(moves) == SOME, 'the move again')
    program.keys('game', 'ctrl+z')
    self.wait_for_moves(path, lambda moves: len(moves) < SOME, 'a move taken back')
    self.finish(program)


class Game(Journey):

  def test_page_for_any_game_has_names(self):
    path = self.home / 'domains.arbiter'
    Place.cli('new', '--system', 'nine-domains', '--players', 'Ann,Bob', path)
    program = self.start(path)
    program.window('domains')
    self.finish(program)

  def test_game_of_four_has_names(self):
    program = self.start(self.game('data/samples/four-players.arbiter', 200))
    for name in ('Survey stack: ', 'Influence in the supply: ', 'Planet deck: ',
                 'Technologies available: '):
      program.button(name)
    self.finish(program)
