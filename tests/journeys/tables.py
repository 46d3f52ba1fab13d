# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be opened over the table, and how the table looks."""

import json
import pathlib
import subprocess

import screen
from journey import Journey, Place, RECORD, SOME


class Table(Journey):

  def choose_in_menu(self, program, seat, item):
    """Chooses from the menu of a seat."""
    self.open_menu(program, seat)
    program.press(item)
    screen.wait('the menu gone', lambda: not program.has(screen.BUTTONS, 'Hide All Scores'))

  def open_menu(self, program, seat):
    program.press(seat, program.find('panel', seat, exact=True), exact=True)

  def test_table_mode(self):
    program = self.start(self.game(RECORD, SOME))
    program.keys('game', 'F11')
    screen.wait('table mode', lambda: program.is_pressed('Table Mode'))
    self.look(program)
    program.keys('game', 'F11')
    screen.wait('no table mode', lambda: not program.is_pressed('Table Mode'))
    program.keys('game', 'F11')
    screen.wait('table mode', lambda: program.is_pressed('Table Mode'))
    program.keys('game', 'Escape')
    screen.wait('no table mode by Escape', lambda: not program.is_pressed('Table Mode'))
    self.finish(program)

  def test_scores_are_hidden_and_shown(self):
    program = self.start(self.game(RECORD, 600))
    totals = [total['total'] for total in json.loads(Place.cli(
        'score', '--format=json', self.home / 'game.arbiter'))[0]['players']]
    seat = program.find('panel', 'Giulia', exact=True)
    program.says(str(totals[0]), seat)
    self.choose_in_menu(program, 'Giulia', 'Hide All Scores')
    for name, total in zip(('Giulia', 'Kenji'), totals):
      program.unsays(str(total), program.find('panel', name, exact=True))
    self.choose_in_menu(program, 'Kenji', 'Hide All Scores')
    program.says(str(totals[0]), seat)
    self.finish(program)

  def test_seat_is_turned_and_still_works(self):
    program = self.start(self.game(RECORD, SOME))
    self.choose_in_menu(program, 'Giulia', 'Turn to the Other Side')
    self.look(program)
    self.open_menu(program, 'Giulia')
    item = program.button('Turn to the Other Side')
    self.assertTrue(screen.is_checked(item))
    screen.act(item, 'click')
    screen.wait('the menu gone', lambda: not program.has(screen.BUTTONS, 'Hide All Scores'))
    self.finish(program)

  def test_who_can_afford_what(self):
    program = self.start(self.game(RECORD, SOME))
    program.press('Main Menu')
    program.press('Who Can Afford What')
    window = program.window('Who Can Afford What')
    row = program.find('list item', 'Abundance', window)
    # A Research card that everybody knows in Giulia's hand counts, too.
    for name, symbols in (('Giulia', 2), ('Kenji', 1)):
      program.find('panel', f'{name}\nPlanets: 0 of 2\nResearch symbols: {symbols} of 5', row)
    self.look(program)
    self.back(program, 'Who Can Afford What')
    self.finish(program)

  def test_who_can_afford_what_is_searched(self):
    program = self.start(self.game(RECORD, SOME))
    program.press('Main Menu')
    program.press('Who Can Afford What')
    window = program.window('Who Can Afford What')
    program.find('list item', 'Abundance', window)
    search = program.find(('entry', 'text'), 'Name, type or level', window)
    program.write(search, 'level 1')
    screen.wait('only level 1', lambda: not program.has('list item', 'Abundance', window))
    row = program.find('list item', 'Improved Survey', window)
    program.find('panel', 'Giulia\nPlanets', row)
    program.press('Kenji', window)
    screen.wait('only Kenji', lambda: not program.has('panel', 'Giulia\nPlanets', window))
    program.write(search, 'xyz')
    program.says('There is no such card.', window)
    self.look(program)
    self.back(program, 'Who Can Afford What')
    self.finish(program)

  def test_what_they_could_hold(self):
    path = self.game(RECORD, SOME)
    program = self.start(path)
    self.choose_in_menu(program, 'Giulia', 'What Could They Hold?')
    window = program.window('What Could They Hold?')
    program.says('What follows from everything that was recorded', window)
    for name in ('Giulia', 'Kenji'):
      program.says(name, window)
    self.look(program)
    self.back(program, 'What Could They Hold?')
    self.finish(program)

  def test_how_far_from_the_end(self):
    program = self.start(self.game(RECORD, SOME))
    program.press('Until the End')
    program.says('If the end is triggered now')
    self.look(program)
    program.keys('game', 'Escape')
    program.unsays('If the end is triggered now')
    self.finish(program)

  def test_player_is_renamed(self):
    path = self.game(RECORD, SOME)
    program = self.start(path)
    self.choose_in_menu(program, 'Giulia', 'Name, Colour and Shape…')
    dialog = program.window('Name, Colour and Shape')
    self.look(program)
    program.write(program.find('text', 'Name', dialog), 'Anna')
    program.press('Apply', dialog)
    program.find('panel', 'Anna', exact=True)
    screen.wait('the name in the file', lambda: json.loads(
        path.read_text())['players'][0]['name'] == 'Anna')
    self.finish(program)

  def test_colour_and_shape_are_changed(self):
    path = self.game(RECORD, SOME)
    program = self.start(path)
    program.find('image', 'Blue circle', program.find('panel', 'Giulia', exact=True))
    self.choose_in_menu(program, 'Giulia', 'Name, Colour and Shape…')
    dialog = program.window('Name, Colour and Shape')
    program.press('Orange triangle', dialog)
    program.press('Apply', dialog)
    for name, emblem in (('Giulia', 'Orange triangle'), ('Kenji', 'Blue circle')):
      program.find('image', emblem, program.find('panel', name, exact=True))
    screen.wait('the emblems in the file', lambda: [
        player['emblem'] for player in json.loads(path.read_text())['players']
    ] == ['orange-triangle', 'blue-circle'])
    self.finish(program)

  def test_phone(self):
    """One seat is seen at a time: its tab at the foot leads there, and back to the turn."""
    program = self.start(self.game(RECORD, 600))
    program.resize('game', 370, 730)
    tabs = program.find('panel', 'Seats', exact=True)
    for name in ('Kenji', 'Giulia'):
      program.press(name, tabs, exact=True)
      seat = program.find('panel', name, exact=True)
      screen.wait('the seat above the tabs', lambda: screen.is_above(seat, tabs))
    program.press('decides', tabs)
    screen.wait('the turn', lambda: screen.is_checked(program.button('decides', tabs)))
    self.look(program)
    program.resize('game', 370, 304)
    program.button('Log', exact=True)
    tabs = program.find('panel', 'Seats', exact=True)  # it lies elsewhere now
    for name in ('Log', 'Kenji', 'Giulia'):
      program.press(name, tabs, exact=True)
      screen.wait(f'the tab of {name}', lambda: screen.is_checked(
          program.button(name, tabs, exact=True)))
    self.look(program)
    self.finish(program)

  def test_preferences(self):
    program = self.start(self.game(RECORD, SOME))
    window = self.visit(program, 'ctrl+comma', 'Preferences')
    program.toggle('Keep the Screen On', window)
    screen.wait('the setting on the disk', lambda: 'keep-awake=false' in ''.join(
        file.read_text() for file in self.home.rglob('keyfile')))
    self.back(program, 'Preferences')
    self.finish(program)

  def test_screen_is_kept_on(self):
    calls = self.home / 'calls'
    manager = subprocess.Popen([pathlib.Path(__file__).with_name('session_manager.py'), calls])
    self.addCleanup(manager.wait)
    self.addCleanup(manager.kill)
    screen.wait('a session manager', calls.exists)
    program = self.start(self.game(RECORD, SOME))
    idle = 8  # by the rules of session managers: what may not be
    screen.wait('the screen kept on', lambda: f'Inhibit {idle}\n' in calls.read_text())
    window = self.visit(program, 'ctrl+comma', 'Preferences')
    program.toggle('Keep the Screen On', window)
    screen.wait('the screen left alone', lambda: 'Uninhibit' in calls.read_text())
    self.back(program, 'Preferences')
    self.finish(program)

  def test_shortcuts(self):
    program = self.start(self.game(RECORD, SOME))
    self.visit(program, 'ctrl+question', 'Keyboard Shortcuts')
    program.says('The suggested button')
    self.back(program, 'Keyboard Shortcuts')
    self.finish(program)

  def test_help_is_there_over_the_log(self):
    program = self.start(self.game(RECORD, SOME))
    for keys, title in (('ctrl+question', 'Keyboard Shortcuts'), ('F1', 'Help')):
      program.open_log()
      screen.xdotool('key', keys)
      program.window(title)
      screen.wait('no log', lambda: not program.log_lines())
      self.back(program, title)
    self.finish(program)

  def test_about(self):
    program = self.start(self.game(RECORD, SOME))
    program.press('Main Menu')
    program.press('About Arbiter')
    window = program.window('About')
    program.says('The Arbiter authors', window)
    self.back(program, 'About')
    self.finish(program)
