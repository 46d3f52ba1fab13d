# SPDX-License-Identifier: GPL-3.0-or-later
"""The program on a display of its own, used by its names and keys, and its picture taken."""

import gettext
import json
import os
import pathlib
import subprocess
import sys
import time

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / 'tests' / 'journeys'))
import display  # noqa: E402
import screen  # noqa: E402

BUS = 'io.github.tabletop_arbiter.Arbiter'
HINTS = "['choose', 'columns', 'planets', 'undo', 'implied', 'tell']"
SETTINGS = '[io/github/tabletop_arbiter/Arbiter]\nsecond-language={}\ndismissed-hints={}\n'


class Stage:
  """A program in one language and one size, with one game open or none."""

  def __init__(self, home, build, language):
    self.home = home
    self.language = language
    self.of = gettext.translation('arbiter', build / 'po', [language], fallback=True).gettext
    self.build = build
    self.program = None

  def game(self, record, length, drop=None, **settings):
    """Opens the first moves of a record; of those, all from the last that contains drop go."""
    document = json.loads(record.read_text(encoding='utf-8'))
    moves = document['moves'][:length]
    if drop is not None:
      del moves[max(number for number, move in enumerate(moves) if drop in move):]
    path = self.home / 'Thursday Table.arbiter'
    path.write_text(json.dumps({**document, 'moves': moves, 'result': None}), encoding='utf-8')
    self.begin(path, **settings)

  def begin(self, *files, second="''", dismissed=HINTS, more=''):
    settings = self.home / 'config' / 'glib-2.0' / 'settings' / 'keyfile'
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(SETTINGS.format(second, dismissed) + more, encoding='utf-8')
    environment = dict(os.environ, **self.environment)
    self.program = screen.Program([self.build / 'src' / 'app' / 'arbiter', *files], environment,
                                  self.home / 'errors', display.X11())
    self.resize(*self.size)

  def resize(self, width, height):
    """The first window; the pointer must not rest on a button."""
    window = screen.wait('a window', lambda: self.program.on_screen('.'))[-1]
    scale = int(self.environment.get('GDK_SCALE', 1))
    corner = screen.xdotool('getdisplaygeometry').split()
    screen.xdotool('windowmove', window, 0, 0)
    screen.xdotool('windowsize', '--sync', window, scale * width, scale * height)
    screen.xdotool('windowactivate', '--sync', window)
    screen.xdotool('mousemove', *[int(end) - 2 for end in corner])

  def keys(self, *keys):
    screen.xdotool('key', '--delay', 60, *keys)

  def press(self, name, root=None):
    self.program.press(self.of(name).replace('_', ''), root)

  def act(self, name):
    """An action of the window in front of the others."""
    screen.act(self.program.windows()[-1], name)

  def activate(self, action, *parameters):
    """An action of the program."""
    values = str([f'<{parameter!r}>' for parameter in parameters]).replace('"', '')
    screen.wait(action, lambda: screen.works([
        'gdbus', 'call', '--session', '--dest', BUS, '--object-path', '/' + BUS.replace('.', '/'),
        '--method', 'org.gtk.Actions.Activate', action, values, '{}']))

  def dialog(self, name):
    return self.program.window(self.of(name))

  def seat(self, name):
    return self.program.find('panel', name, exact=True)

  def show_seat(self, name):
    """A narrow window shows one seat at a time."""
    if self.size[0] < 600:
      tabs = self.program.find('panel', self.of('Seats'), exact=True)
      # The tab of the turn can have the same name in it, and comes first.
      screen.act(list(self.program.seek(screen.BUTTONS, name, tabs))[-1], 'click')
    return self.seat(name)

  def seat_menu(self, name):
    self.program.press(name, self.show_seat(name), exact=True)

  def show_log(self):
    """A wide window shows the log beside the table, and a narrow one has a tab for it."""
    if not self.program.log_lines():
      if self.size[0] < 600:
        self.press('Log', self.program.find('panel', self.of('Seats'), exact=True))
      else:
        self.press('Show the Log')
    screen.wait('the log', self.program.log_lines)

  def open_line_menu(self):
    """The menu of a move in the log, some lines ago."""
    self.show_log()
    self.program.focus.step_to('Tab', lambda: self.program.focus_in_log() is not None)
    self.program.focus.step_to('Down', lambda: self.program.focus_in_log() == 4)
    self.keys('Return')
    self.program.focus.step_to('Down', lambda: self.program.focus_in_log() == 5)
    self.keys('Menu')

  def line_menu(self, item):
    """Chooses from that menu."""
    self.open_line_menu()
    self.press(item)

  def write_move(self, dialog, text):
    self.program.write(
        self.program.find('text', self.of('Move in the notation'), dialog), text)

  def take(self, picture):
    """The window in front, with what is open over it."""
    time.sleep(1)  # what moves has arrived
    window = self.program.on_screen('.')[-1]
    lines = screen.xdotool('getwindowgeometry', '--shell', window).splitlines()
    place = dict(line.split('=') for line in lines)
    subprocess.run(['import', '-window', 'root', '-crop', '{WIDTH}x{HEIGHT}+{X}+{Y}'.format(**place),
                    '+repage', '-strip', picture], check=True)
    print(picture, flush=True)
