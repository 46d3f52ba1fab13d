# SPDX-License-Identifier: GPL-3.0-or-later
"""Every state of the window at several sizes, light and dark, in four languages, to be looked at.

usage: states.py BUILD FOLDER [PATTERN]

Each picture is called STATE-SIZE-LANGUAGE-SCHEME.png. It has to run on a display and a session bus
of its own, as data/screenshots/make --all gives it. A state is a function below: what somebody does
who looks for it, with the words of the language.
"""

import fnmatch
import gettext
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / 'tests' / 'journeys'))
import screen  # noqa: E402
from test_journeys import begin_desktop  # noqa: E402

SIZES = ((1290, 810), (1000, 780), (700, 1010), (370, 730))
LANGUAGES = ('en', 'it', 'fr', 'ja')
SCHEMES = ('light', 'dark')
FOUR = TOP / 'data' / 'samples' / 'four-players.arbiter'
COUNTED = TOP / 'tests' / 'records' / 'four-players-learning.arbiter'
BUS = 'io.github.tabletop_arbiter.Arbiter'
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

  def begin(self, *files, second="''", dismissed="['choose', 'undo', 'implied', 'tell']"):
    settings = self.home / 'config' / 'glib-2.0' / 'settings' / 'keyfile'
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(SETTINGS.format(second, dismissed), encoding='utf-8')
    environment = dict(os.environ, **self.environment)
    self.program = screen.Program([self.build / 'src' / 'app' / 'arbiter', *files], environment,
                                  self.home / 'errors')
    self.resize(*self.size)

  def resize(self, width, height):
    """The first window; the pointer must not rest on a button."""
    window = screen.wait('a window', lambda: self.program.on_screen('.'))[-1]
    screen.xdotool('windowmove', window, 0, 0)
    screen.xdotool('windowsize', '--sync', window, width, height)
    screen.xdotool('windowactivate', '--sync', window)
    screen.xdotool('mousemove', 1598, 1198)

  def keys(self, *keys):
    screen.xdotool('key', '--delay', 60, *keys)

  def press(self, name):
    self.program.press(self.of(name).replace('_', ''))

  def act(self, name):
    """An action of the window in front of the others."""
    screen.act(self.program.windows()[-1], name)

  def activate(self, action, *parameters):
    """An action of the program."""
    subprocess.run(['gdbus', 'call', '--session', '--dest', BUS, '--object-path',
                    '/' + BUS.replace('.', '/'), '--method', 'org.gtk.Actions.Activate', action,
                    str([f'<{parameter!r}>' for parameter in parameters]).replace('"', ''), '{}'],
                   check=True, capture_output=True)

  def dialog(self, name):
    return self.program.window(self.of(name))

  def take(self, picture):
    time.sleep(1)  # what moves has arrived
    window = self.program.on_screen('.')[-1]
    subprocess.run(['import', '-window', window, '-strip', picture], check=True)
    print(picture, flush=True)


def in_the_middle(stage):
  stage.game(FOUR, 760, ' play ')


def start(stage):
  stage.begin()


def new_game(stage):
  stage.begin()
  stage.keys('ctrl+n')
  stage.dialog('New Game')


def new_game_end(stage):
  """Its lower half: the edition, and the house rules."""
  new_game(stage)
  stage.keys(*['shift+Tab'] * 3)


def setup(stage):
  stage.game(FOUR, 0)
  stage.act('win.setup')


def hints(stage):
  stage.game(FOUR, 0, dismissed='@as []')


def table(stage):
  in_the_middle(stage)


def table_mode(stage):
  in_the_middle(stage)
  stage.keys('F11')


def refused(stage):
  in_the_middle(stage)
  stage.keys('ctrl+l', *'acquire', 'space', *'productivity', 'Return')


def tell(stage):
  in_the_middle(stage)
  stage.keys('ctrl+t')


def edit(stage):
  """Another move in the past, with what becomes of all later ones."""
  in_the_middle(stage)
  stage.press('Show the Log')
  screen.wait('the log', stage.program.log_lines)
  stage.program.focus.step_to('Tab', lambda: stage.program.focus_in_log() is not None)
  stage.program.focus.step_to('Down', lambda: stage.program.focus_in_log() == 9)
  stage.keys('Menu')
  stage.press('_Correct…')
  dialog = stage.dialog('Correct a Move')
  entry = stage.program.find('text', stage.of('Move in the notation'), dialog)
  stage.program.write(entry, '1 lead warfare')


def count_check(stage):
  """A resource that was traded, and told to nobody."""
  stage.game(COUNTED, 899)
  stage.keys('ctrl+k')
  dialog = stage.dialog('Count Check')
  for button in stage.program.find_all('spin button', '', dialog)[:2]:
    stage.program.set_value(button, 7)
  stage.press('Compare')


def knowledge(stage):
  in_the_middle(stage)
  stage.act('win.knowledge')


def technologies(stage):
  in_the_middle(stage)
  stage.act('win.technologies')


def counting(stage):
  """What a table counts that kept no record."""
  stage.begin()
  stage.activate('score-only')
  stage.dialog('Score Only')
  stage.press('_Start')


def score(stage):
  stage.begin(FOUR)
  stage.keys('ctrl+e')


def rules(stage):
  in_the_middle(stage)
  stage.keys('F1')


def rule(stage):
  """The rule of a refusal, in two languages."""
  stage.begin(FOUR, second="'en'" if stage.language == 'ja' else "'ja'")
  stage.activate('reference', 'research.prerequisite')


def card(stage):
  stage.begin(FOUR, second="'fr'" if stage.language == 'en' else "'en'")
  stage.activate('reference', 'war-path')


def planet(stage):
  in_the_middle(stage)
  stage.activate('reference', 'voson')


def edition(stage):
  in_the_middle(stage)
  stage.activate('reference', 'bga')


def comparison(stage):
  in_the_middle(stage)
  stage.keys('F1')
  stage.act('reference.compare')


def preferences(stage):
  in_the_middle(stage)
  stage.keys('ctrl+comma')


def shortcuts(stage):
  in_the_middle(stage)
  stage.keys('ctrl+question')


def about(stage):
  in_the_middle(stage)
  stage.activate('about')


def editions(stage):
  """The score sheet of a game that other editions would have scored otherwise."""
  stage.begin(TOP / 'tests' / 'records' / 'three-players-learning-tie.arbiter')
  stage.keys('ctrl+e')


STATES = (start, new_game, new_game_end, setup, hints, table, table_mode, refused, tell, edit,
          count_check, knowledge, technologies, counting, score, rules, rule, card, planet, edition,
          comparison, editions, preferences, shortcuts, about)


def take(state, build, size, language, scheme, picture):
  with tempfile.TemporaryDirectory(prefix='arbiter-states-') as folder:
    home = pathlib.Path(folder)
    settings = home / 'config' / 'gtk-4.0' / 'settings.ini'
    settings.parent.mkdir(parents=True)
    settings.write_text('[Settings]\ngtk-enable-animations=0\ngtk-cursor-blink=0\n'
                        'gtk-font-name=DejaVu Sans 11\ngtk-decoration-layout=:close\n')
    stage = Stage(home, build, language)
    stage.size = size
    stage.environment = {
        'XDG_CONFIG_HOME': str(home / 'config'), 'XDG_DATA_HOME': str(home / 'data'),
        'GSK_RENDERER': 'cairo', 'GDK_BACKEND': 'x11', 'GSETTINGS_BACKEND': 'keyfile',
        'LC_ALL': 'C.UTF-8', 'LANGUAGE': language, 'ADW_DEBUG_COLOR_SCHEME': f'prefer-{scheme}'}
    try:
      state(stage)
      stage.take(picture)
    except screen.Gone as error:
      print(f'{picture}: {error}', file=sys.stderr)
    finally:
      if stage.program is not None:
        stage.program.kill()
        stage.program.end()


def main():
  build, folder, pattern = (*sys.argv[1:], '*')[:3]
  screen.PATIENCE = 20
  desktop = begin_desktop()
  for state in STATES:
    for size in SIZES:
      for language in LANGUAGES:
        for scheme in SCHEMES:
          name = '-'.join((state.__name__.replace('_', '-'), '{}x{}'.format(*size), language,
                           scheme))
          if fnmatch.fnmatch(name, pattern):
            take(state, pathlib.Path(build), size, language, scheme,
                 pathlib.Path(folder) / f'{name}.png')
  for program in desktop:
    program.terminate()


if __name__ == '__main__':
  main()
