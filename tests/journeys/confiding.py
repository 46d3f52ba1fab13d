# SPDX-License-Identifier: GPL-3.0-or-later
"""What one player tells alone, behind a curtain, and nobody else finds."""

import screen
from journey import Journey, Place, RECORD, SOME

OPENING = ['1 start drawde', '2 start pomerene', 'skip', 'lead survey', 'boost survey', 'done',
           'keep metallic 4/5', 'dissent', 'done']
SECRET = 'Voson'


class Private(Journey):

  def begin(self):
    path = self.home / 'game.arbiter'
    Place.cli('new', '--players', 'Ann,Bob', path)
    Place.cli('record', path, text='\n'.join(OPENING) + '\n')
    return path

  def found(self, program):
    """Where the secret can be read or heard, in any window."""
    return [node for node in screen.walk(program.node)
            if SECRET in screen.name_of(node) or SECRET in (node.get_description() or '')
            or SECRET in screen.read(node)]

  def draw_curtain(self, program):
    """Opens what is Ann's from the menu of her seat."""
    program.press('Ann', program.find('panel', 'Ann', exact=True), exact=True)
    program.press('Private Entry…')
    return program.window('For Ann Only')

  def test_planet_is_recorded_after_the_curtain(self):
    path = self.begin()
    program = self.start(path)
    curtain = self.draw_curtain(program)
    self.look(program)
    self.assertEqual(self.found(program), [])
    program.press('Show', curtain)
    self.look(program)
    program.press(SECRET, curtain)
    program.says('#2 Voson', curtain)
    self.wait_for_moves(path, lambda moves: moves[-1] == '1 #2 is voson', 'the entry')
    program.keys('For Ann Only', 'Escape')
    program.without('For Ann Only')
    program.says('Ann: A private entry')
    self.assertEqual(self.found(program), [])
    self.assertIn('Voson', Place.cli('state', '--as=1', path))
    self.assertNotIn('Voson', Place.cli('state', path))
    self.finish(program)

  def test_curtain_falls_where_the_window_is_left(self):
    path = self.begin()
    Place.cli('record', '--private', path, text='1 #2 is voson\n')
    program = self.start(path)
    curtain = self.draw_curtain(program)
    program.press('Show', curtain)
    program.says('#2 Voson', curtain)
    self.again(self.game(RECORD, SOME, 'second'))
    program.window('second')
    program.unsays('#2 Voson')
    self.assertEqual(self.found(program), [])
    program.press('Cancel', curtain)
    program.without('For Ann Only')
    self.finish(program)

  def test_key_is_for_the_player_who_is_to_decide(self):
    program = self.start(self.begin())
    program.keys('game', 'ctrl+shift+t')
    program.window('For Bob Only')
    program.keys('For Bob Only', 'Escape')
    program.without('For Bob Only')
    self.finish(program)
