# SPDX-License-Identifier: GPL-3.0-or-later
"""What every journey begins with: the installed program, a home of its own, games to open."""

import json
import pathlib
import subprocess
import tempfile
import unittest

import screen

RECORD = 'data/samples/two-players.arbiter'
SOME = 40  # moves of the game, to be in the middle of it
ACTED = 12  # so many, and somebody has played for the Action
ALL = 10 ** 6
DRAWN = 500  # colours; the frame of an empty window has far fewer, text alone more


class Place:
  """The installed program, and where the journeys take their games from."""

  display = None
  installed = None
  program = None
  source = None
  taps = None

  @classmethod
  def cli(cls, *arguments, text=''):
    done = subprocess.run([cls.installed / 'bin' / 'arbiter-cli', *map(str, arguments)],
                          input=text, capture_output=True, text=True, check=False)
    return done.stdout


class Journey(unittest.TestCase):
  """A journey starts with nobody having used the program before."""

  renderer = {'GSK_RENDERER': 'cairo'}  # the fastest where nothing but the processor draws

  def setUp(self):
    folder = tempfile.TemporaryDirectory(prefix='arbiter-journey-')
    self.addCleanup(folder.cleanup)
    self.home = pathlib.Path(folder.name)
    self.started = []
    self.addCleanup(self.end_all)
    self.configure('gtk-4.0/settings.ini',
                   '[Settings]\ngtk-enable-animations=0\ngtk-cursor-blink=0\n')

  def configure(self, name, text):
    file = self.home / 'config' / name
    file.parent.mkdir(parents=True)
    file.write_text(text)

  def environment(self):
    return dict(Place.display.environment(), XDG_DATA_HOME=str(self.home / 'data'),
                XDG_CONFIG_HOME=str(self.home / 'config'), XDG_CACHE_HOME=str(self.home / 'cache'),
                GSETTINGS_BACKEND='keyfile', LANGUAGE='en', LC_ALL='C.UTF-8', **self.renderer)

  def launch(self, *files, within=()):
    """Launches the program, within a command if there is one; its window may come later."""
    log = self.home / f'errors-{len(self.started)}'
    program = screen.Program([*within, Place.program, *files], self.environment(), log,
                             Place.display)
    self.started.append(program)
    return program

  def start(self, *files, within=()):
    """Starts the program, within a command if there is one, and waits for its window."""
    program = self.launch(*files, within=within)
    program.main_window()
    return program

  def again(self, *files):
    """Starts it once more while it runs, as a file manager does."""
    subprocess.run([Place.program, *files], env=self.environment(),
                   check=True, timeout=screen.PATIENCE)

  def end_all(self):
    for program in self.started:
      program.end()

  def complaints(self):
    """All that the programs of this journey said."""
    return [line for program in self.started for line in program.said()]

  def finish(self, program, known=''):
    """Closes the program: every name was there, and nothing but what is known complained about."""
    self.look(program)
    program.leave()
    self.assertEqual([line for line in program.complaints() if not known or known not in line], [])

  def look(self, program):
    # A window that goes meanwhile is not looked at; then all are, once more.
    self.assertEqual(screen.wait('windows that stay', lambda: [program.unnamed()]), [[]])

  def visit(self, program, keys, title):
    """Opens a window by the keyboard."""
    program.keys('game', keys)
    window = program.window(title)
    self.look(program)
    return window

  def back(self, program, title):
    """Leaves a window by the keyboard."""
    program.keys(title, 'Escape')
    program.without(title)

  def fill_in(self, program, names):
    """Fills in who plays a new game; gives the dialog."""
    program.press('New Game')
    dialog = program.window('New Game')
    self.look(program)
    program.set_value(program.find('spin button', '', dialog), len(names))
    for number, name in enumerate(names, 1):
      program.write(program.find('text', f'Player {number}', dialog), name)
    return dialog

  def lay_out(self, program, dialog):
    """Starts the new game and plays it; gives what is in its file."""
    program.press('Start', dialog)
    layout = program.window('Set Up the Game')
    self.look(program)
    program.press('Play', layout)
    program.without('Set Up the Game')
    file = screen.wait('the file of the game', lambda: next(self.home.rglob('*.arbiter'), None))
    return json.loads(file.read_text(encoding='utf-8'))

  def take_picture(self, file):
    """Writes what is to be seen into a file, when a window is drawn and stays as it is."""
    seen = []

    def is_steady():
      Place.display.take_picture(file)
      n_colours, pixels = subprocess.run(['identify', '-format', '%k %#', file], check=True,
                                         capture_output=True, text=True).stdout.split()
      seen.append(pixels)
      return int(n_colours) >= DRAWN and seen[-2:] == [pixels, pixels]

    screen.wait('a window drawn', is_steady)

  def game(self, record, length, name='game'):
    """A file with the first moves of a record."""
    with open(Place.source / record, encoding='utf-8') as file:
      document = json.load(file)
    document.pop('result', None)
    document['moves'] = document['moves'][:length]
    path = self.home / f'{name}.arbiter'
    path.write_text(json.dumps(document))
    return path

  def rewrite(self, path, **members):
    """Changes members of a saved game."""
    path.write_text(json.dumps({**json.loads(path.read_text()), **members}))

  def moves(self, path):
    with open(path, encoding='utf-8') as file:
      return json.load(file)['moves']

  def wait_for_moves(self, path, condition, what):
    return screen.wait(what, lambda: condition(self.moves(path)))

  def offer(self, path, **wanted):
    """The first of all offers, also of those refused, that is as wanted; rules by their ids."""
    for offer in self.offers(path, '--all'):
      offer['rules'] = [reason['rule'] for reason in offer['reasons']]
      if all(offer[key] == value for key, value in wanted.items()):
        return offer
    raise screen.Gone(f'an offer with {wanted}')

  def offers(self, path, *options):
    """What can be pressed, as the command line tells it: one list for each file."""
    return json.loads(Place.cli('moves', '--offers', '--format=json', *options, path))[0]
