# SPDX-License-Identifier: GPL-3.0-or-later
"""Help, rules and cards, from the table and by the keyboard."""

import screen
from journey import ACTED, Journey, Place, RECORD, SOME

TITLE = 'Help'


class Reading(Journey):

  def test_verdict_leads_to_its_rule_and_back(self):
    path = self.game(RECORD, ACTED)
    program = self.start(path)
    program.press_refused(self.offer(path, verdict='illegal', rules=['action.limit'])['text'])
    title, text = Place.cli('rule', 'action.limit').splitlines()[:2]
    title = title.split(' — ')[1].rsplit(' (', 1)[0]
    program.press(title)
    window = program.window(TITLE)
    program.says(text, window)
    self.look(program)
    # Beside the list there is no page before this one to go back to.
    self.assertFalse(program.is_active('Back'))
    self.back(program, TITLE)
    program.says('may play 1 card for its Action')
    self.finish(program)

  def test_search_by_the_keyboard(self):
    program = self.start(self.game(RECORD, SOME))
    window = self.visit(program, 'shift+F1', TITLE)
    program.keys(TITLE, 'ctrl+f')
    screen.wait('the keyboard in the search', lambda: program.has_keyboard(
        program.find(('entry', 'text'), 'Search in any language', window)))
    screen.xdotool('type', '--delay', 1, 'abundance')
    screen.wait('what was found', lambda: program.has('list item', 'Abundance', window))
    program.focus.step_to('Down', lambda: any('Abundance' in text for text in program.focus.says()))
    screen.xdotool('key', 'Return')
    program.says('In This Game', window)
    self.look(program)
    program.keys(TITLE, 'Escape', 'Escape')
    program.without(TITLE)
    self.finish(program)

  def test_keyboard_goes_through_the_window(self):
    program = self.start(self.game(RECORD, ACTED))
    program.keys('game', 'shift+F1')
    program.window(TITLE)
    program.activate(TITLE)
    for name in ('Rules', 'Search in any language'):
      program.focus.step_to('Tab', lambda: name in program.focus.says())
    self.back(program, TITLE)
    self.finish(program)

  def test_cards_say_who_owns_them(self):
    path = self.game(RECORD, 400)
    program = self.start(path)
    window = self.visit(program, 'shift+F1', TITLE)
    program.press('Cards', window)
    planet = next(move.split()[2] for move in self.moves(path) if move.startswith('1 start'))
    program.keys(TITLE, 'ctrl+f')
    screen.xdotool('type', '--delay', 1, planet)
    program.find('list item', planet.capitalize(), window)
    screen.xdotool('key', 'Down', 'Return')
    program.says('In This Game', window)
    program.says('Giulia', window)
    self.look(program)
    self.back(program, TITLE)
    self.finish(program)

  def test_help_answers_a_question(self):
    program = self.start()
    program.keys('Arbiter', 'F1')
    window = program.window(TITLE)
    program.says('A turn in five taps', window)
    program.keys(TITLE, 'ctrl+f')
    screen.wait('the keyboard in the search', lambda: program.has_keyboard(
        program.find(('entry', 'text'), 'Search in any language', window)))
    screen.xdotool('type', '--delay', 1, 'dashed')
    screen.wait('what was found', lambda: not program.has('list item', 'Set up', window))
    program.focus.step_to('Down', lambda: any('dashed' in text for text in program.focus.says()))
    screen.xdotool('key', 'Return')
    program.says('“Allow Anyway” plays it against the rule', window)
    program.says('See Also', window)
    self.look(program)
    self.back(program, TITLE)
    self.finish(program)

  def test_menu_has_the_help(self):
    program = self.start(self.game(RECORD, SOME))
    program.press('Main Menu')
    program.press('Help')
    program.says('A turn in five taps', program.window(TITLE))
    self.look(program)
    self.back(program, TITLE)
    self.finish(program)

  def test_editions_stand_side_by_side(self):
    program = self.start(self.game(RECORD, 400))
    window = self.visit(program, 'shift+F1', TITLE)
    program.press('Editions', window)
    program.press('Compare Editions', window)
    program.says('In this game', window)
    program.says('Compared with', window)
    self.look(program)
    self.back(program, TITLE)
    self.finish(program)
