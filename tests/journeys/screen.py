# SPDX-License-Identifier: GPL-3.0-or-later
"""A window as somebody without a mouse or without eyes meets it: by role and name."""

import pathlib
import re
import signal
import subprocess
import time
import unittest
import warnings

import gi

warnings.simplefilter('ignore')
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

from display import xdotool  # noqa: E402

PATIENCE = 300  # seconds; a busy machine is slow, a broken program is slower
# By itself the platform takes a program for dead that does not answer within 0.8 seconds.
Atspi.set_timeout(PATIENCE * 1000, PATIENCE * 1000)
BUTTONS = ('button', 'toggle button', 'menu item', 'check menu item', 'radio menu item',
           'radio button')
NAMED = BUTTONS + ('text', 'entry', 'spin button', 'combo box', 'check box', 'list item', 'switch',
                   'link', 'slider', 'page tab')
RENAMED = {'push button': 'button', 'grouping': 'panel', 'list box': 'list'}
# What GTK 4.18 says where libadwaita asks for the size of a heading and of what is around it; the
# tests of the window hold that it says so of nothing of ours.
PLATFORM_COMPLAINT = re.compile('Trying to measure GtkLabel 0x[0-9a-f]+ for width of [0-9]+, '
                                'but it needs at least [0-9]+$|'
                                'GtkBox 0x[0-9a-f]+ \\(box\\) reported min width [0-9]+ and natural '
                                'width [0-9]+ in measure\\(\\) with for_size=[0-9]+; '
                                'natural size must be >= min size$')
# Windows and widgets whose inside comes from the platform, such as the search of Preferences.
PLATFORM = ('Keyboard Shortcuts', 'AdwAboutWindow', 'AdwToastWidget', 'Preferences')


class Gone(Exception):
  """Something that was to be seen is not."""


def wait(what, condition):
  """What condition() gives as soon as it is true; until then it is asked again."""
  end = time.monotonic() + PATIENCE
  while True:
    try:
      found = condition()
      if found:
        return found
    except GLib.Error:  # what was looked at has just gone
      pass
    if time.monotonic() > end:
      raise Gone(what)
    time.sleep(0.02)


class Focus:
  """Where the keyboard is, as the program tells it each time that changes."""

  def __init__(self):
    self.node = None
    self.moves = 0
    self.listener = Atspi.EventListener.new(self.take)
    self.listener.register('object:state-changed:focused')

  def take(self, event):
    if event.detail1:
      self.node = event.source
      self.moves += 1

  def listen(self):
    while GLib.MainContext.default().iteration(False):
      pass

  def press(self, key):
    """Presses a key that takes the keyboard elsewhere; gives where it is then."""
    self.listen()
    before = self.moves
    xdotool('key', key)
    wait(f'the keyboard elsewhere by {key}', lambda: self.listen() or self.moves > before)
    return self.node

  def step_to(self, key, arrived, most=60):
    """Presses a key until somebody who uses only the keyboard is there."""
    for _ in range(most):
      if arrived():
        return
      self.press(key)
    wait(f'the end of pressing {key}, at {self.says()}', arrived)

  def says(self):
    """What can be read where the keyboard is."""
    if self.node is None:
      return []
    return [name_of(self.node)] + [read(label) for label in walk(self.node)
                                   if role_of(label) == 'label']

  def end(self):
    self.listener.deregister('object:state-changed:focused')


class Descriptions:
  """What a screen reader is told anew of the object that has the keyboard."""

  def __init__(self):
    self.reported = []
    self.listener = Atspi.EventListener.new(self.take)
    self.listener.register('object:property-change:accessible-description')

  def take(self, event):
    if has_state(event.source, Atspi.StateType.FOCUSED):
      self.reported.append(event.any_data)

  def count(self, words):
    """How often something with these words was told."""
    while GLib.MainContext.default().iteration(False):
      pass
    return sum(words in (reported or '') for reported in self.reported)

  def end(self):
    self.listener.deregister('object:property-change:accessible-description')


def works(command):
  """Whether a command is there and succeeds."""
  try:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
  except FileNotFoundError:
    return False


def children(node):
  for index in range(node.get_child_count()):
    child = node.get_child_at_index(index)
    if child is not None:
      yield child


def names_of_log():
  """What the log is called, in each language."""
  folder = pathlib.Path(__file__).parents[2] / 'po'
  names = {'Log, newest first'}
  for catalogue in folder.glob('*.po'):
    names |= set(re.findall('^msgid "Log, newest first"\nmsgstr "(.*)"$',
                            catalogue.read_text(encoding='utf-8'), re.MULTILINE))
  return names


LOGS = names_of_log()


def is_log(node):
  """The log is long; what is sought elsewhere is not sought in it."""
  return role_of(node) == 'list' and name_of(node) in LOGS


def walk(node, into=lambda node: True):
  """All from node on, node first, but nothing within what into refuses."""
  yield node
  if into(node):
    for child in children(node):
      yield from walk(child, into)


def is_branch(node):
  """Whether buttons may be found within a node."""
  return role_of(node) not in ('label', 'image', 'scroll bar', 'text') and not is_log(node)


def is_ours(node):
  """Whether the platform leaves it to the program to name what is within a node."""
  return (not is_log(node) and role_of(node) not in ('combo box', 'page tab list')
          and name_of(node) not in PLATFORM)


def has_state(node, state):
  return node.get_state_set().contains(state)


def is_active(node):
  """Whether a button can be pressed; around that of a menu is one that cannot."""
  return (has_state(node, Atspi.StateType.SENSITIVE)
          and has_state(node, Atspi.StateType.FOCUSABLE))


def is_checked(node):
  """Whether a toggle or a menu item is on."""
  return has_state(node, Atspi.StateType.PRESSED) or has_state(node, Atspi.StateType.CHECKED)


def place_of(node):
  """Where a node lies in its window."""
  return Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)


def is_above(node, other):
  """Whether the whole of a node is seen, above another one."""
  place = place_of(node)
  return (place.width > 0 and place.y >= 0
          and place.y + place.height <= place_of(other).y)


def name_of(node):
  return node.get_name() or ''


def read(node):
  """The text of a label or entry."""
  try:
    return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node))
  except GLib.Error:
    return ''


def role_of(node):
  """Its role, by one name of those that at-spi and GTK had for it over time."""
  role = node.get_role_name()
  return RENAMED.get(role, role)


def act(node, name):
  """Does an action of a node, like click."""
  for index in range(Atspi.Action.get_n_actions(node)):
    if Atspi.Action.get_action_name(node, index) == name:
      return Atspi.Action.do_action(node, index)
  raise Gone(f'{name_of(node)} has no {name}')


def fits(node, roles, name, exact):
  if roles and role_of(node) not in roles:
    return False
  # A button with a mnemonic is called “_Add Add”.
  own = name_of(node)
  return own == name or (not exact and name in own)


def is_name(name):
  """GTK calls what has no name after its class; what an icon or markup is called is none."""
  return (name != '' and not re.fullmatch('(Gtk|Adw|Arb|Em)[A-Z][A-Za-z]*', name)
          and not re.search('-symbolic|</?[a-z]+>|&(amp|lt|gt|quot);', name))


class Program:
  """A running program and its windows."""

  def __init__(self, command, environment, log, display):
    self.log = log
    self.display = display
    self.errors = open(log, 'wb')
    self.process = subprocess.Popen(command, env=environment, stderr=self.errors)
    self.node = wait('the program in the accessibility tree', self.find_node)
    self.focus = Focus()

  def on_screen(self, title):
    """The windows of this title that the display has."""
    return self.display.windows(self.process.pid, title)

  def without(self, title):
    """Waits until no window has this title."""
    wait(f'“{title}” gone', lambda: not any(
        title in name_of(window) for window in self.windows()) and not self.on_screen(title))

  def find_node(self):
    if self.process.poll() is not None:
      raise Gone(f'the program ended with {self.process.returncode}: {self.complaints()}')
    for node in children(Atspi.get_desktop(0)):
      if node.get_process_id() == self.process.pid and node.get_child_count() > 0:
        return node
    return None

  def drawers(self, root, opened=False):
    """The buttons that unfold more buttons."""
    return [node for node in walk(root, is_branch)
            if role_of(node) == 'button'
            and has_state(node, Atspi.StateType.EXPANDABLE)
            and has_state(node, Atspi.StateType.EXPANDED) == opened]

  def windows(self):
    return [node for node in children(self.node) if has_state(node, Atspi.StateType.VISIBLE)]

  def window(self, title):
    return wait(f'a window “{title}”', lambda: next(
        (node for node in self.windows() if title in name_of(node)), None))

  def seek(self, roles=(), name='', root=None, exact=False):
    """Gives what fits, one after the other."""
    if isinstance(roles, str):
      roles = (roles,)
    into = (lambda node: True) if 'label' in roles or 'list item' in roles else is_branch
    return (node for node in walk(root or self.node, into) if fits(node, roles, name, exact))

  def find_all(self, roles=(), name='', root=None, exact=False):
    return list(self.seek(roles, name, root, exact))

  def find(self, roles, name, root=None, exact=False):
    return wait(f'{roles} “{name}”', lambda: next(self.seek(roles, name, root, exact), None))

  def button(self, name, root=None, exact=False):
    """A button that can be pressed."""
    return wait(f'an active button “{name}”', lambda: next(
        (node for node in self.seek(BUTTONS, name, root, exact) if is_active(node)), None))

  def press(self, name, root=None, exact=False):
    act(self.button(name, root, exact), 'click')

  def press_refused(self, name):
    """A button of a move against the rules is told as one that cannot be pressed; pressed all the
    same, it says why."""
    act(wait(f'a refused button “{name}”', lambda: next(
        (node for node in self.seek(BUTTONS, name, exact=True)
         if not has_state(node, Atspi.StateType.SENSITIVE)), None)), 'click')

  def has(self, roles, name, root=None):
    return next(self.seek(roles, name, root), None) is not None

  def find_words(self, text, root=None):
    return next((node for node in self.seek('label', '', root)
                 if text in name_of(node) or text in read(node)), None)

  def says(self, text, root=None):
    """Waits for a label that contains text."""
    return wait(f'the words “{text}”', lambda: self.find_words(text, root))

  def unsays(self, text, root=None):
    """Waits until no label contains text."""
    wait(f'the words “{text}” gone', lambda: self.find_words(text, root) is None)

  def is_active(self, name):
    return is_active(self.find(BUTTONS, name))

  def has_keyboard(self, node):
    """Whether keys go to a node or to something within it."""
    return any(has_state(within, Atspi.StateType.FOCUSED) for within in walk(node))

  def is_pressed(self, name):
    """Whether a toggle is on."""
    return is_checked(self.find(BUTTONS, name))

  def toggle(self, name, root):
    """Turns the switch of the row of this name."""
    row = self.find(('list item', 'switch'), name, root)
    act(self.find(('check box', 'switch', 'toggle button'), '', row), 'toggle')

  def write(self, node, text):
    Atspi.EditableText.set_text_contents(node, text)

  def choose(self, window, name, value):
    """Chooses a value from the row of this name, by the keyboard alone."""
    self.activate(window)
    self.focus.step_to('Tab', lambda: name in self.focus.says())
    self.focus.press('space')
    xdotool('key', 'Home')
    self.focus.step_to('Down', lambda: value in self.focus.says())
    xdotool('key', 'Return')

  def set_value(self, node, value):
    Atspi.Value.set_current_value(node, value)

  def front(self):
    """The title of the window in front."""
    return xdotool('getactivewindow', 'getwindowname')

  def activate(self, window):
    """Brings a window to the front, by its title."""
    xdotool('windowactivate', '--sync', self.screen_window(window))

  def size(self, window):
    """Width and height of a window on the screen."""
    lines = xdotool('getwindowgeometry', '--shell', self.screen_window(window)).splitlines()
    values = dict(line.split('=') for line in lines)
    return int(values['WIDTH']), int(values['HEIGHT'])

  def resize(self, window, width, height):
    xdotool('windowsize', '--sync', self.screen_window(window), width, height)

  def click(self, window, node, times=1):
    """A real click in the middle of a node, or several at once."""
    place = place_of(node)
    if place.x < 0:
      raise unittest.SkipTest('this GTK tells where things lie without what is around them')
    xdotool('mousemove', '--sync', '--window', self.screen_window(window),
            place.x + place.width // 2, place.y + place.height // 2)
    xdotool('click', '--repeat', times, '--delay', 60, 1)

  def keys(self, window, *keys):
    """Real keys, to a window by its title."""
    self.activate(window)
    xdotool('key', '--clearmodifiers', *keys)

  def screen_window(self, title):
    return wait(f'a window “{title}” on the screen', lambda: self.on_screen(title))[-1]

  def said(self):
    """What it said on standard error and how it ended, by lines."""
    with open(self.log, encoding='utf-8', errors='replace') as file:
      lines = file.read().splitlines()
    status = self.process.poll()
    return lines + ([] if status in (None, 0) else [f'ERROR: it ended with {status}'])

  def complaints(self):
    return [line for line in self.said()
            if any(word in line for word in ('WARNING', 'CRITICAL', 'ERROR'))
            and not PLATFORM_COMPLAINT.search(line)]

  def unnamed(self, root=None):
    """Where the keyboard can get to something that is not called anything."""
    return [path_of(node) for node in self.reached(root)
            if has_state(node, Atspi.StateType.FOCUSABLE)
            and role_of(node) in NAMED and not is_name(name_of(node))]

  def reached(self, root=None):
    """What the program has to name; of a list that unfolds, also its button."""
    for node in walk(root or self.node, is_ours):
      yield node
      if role_of(node) == 'combo box':
        yield from (button for button in children(node)
                    if role_of(button) == 'toggle button')

  def main_windows(self):
    """The frames that have the main menu."""
    return [node for node in self.windows() if self.has(BUTTONS, 'Main Menu', node)]

  def main_window(self):
    return wait('the main window', self.main_windows)[0]

  def dialog(self):
    """A window in front of the main one that has no name of its own, as a message has."""
    return wait('a dialog', lambda: next(
        (node for node in self.windows() if not self.has(BUTTONS, 'Main Menu', node)), None))

  def write_slowly(self, window, text):
    """Writes a move in the notation into a window, letter by letter; gives the entry."""
    self.keys(window, 'ctrl+l')
    entry = self.find('text', 'Move in the notation')
    wait('the keyboard in the entry', lambda: has_state(entry, Atspi.StateType.FOCUSED))
    xdotool('type', '--delay', 1, text)
    wait(f'“{text}” in the entry', lambda: read(entry) == text)
    return entry

  def wait_for_proposals(self):
    """Proposals of an entry are in no accessible tree: another window on the screen is all."""
    wait('proposals', lambda: len(xdotool(
        'search', '--onlyvisible', '--class', 'arbiter').split()) > len(self.windows()))

  def say(self, window, text):
    """Says a move in the notation."""
    self.write_slowly(window, text)
    xdotool('key', 'Return')

  def logs(self):
    """Wherever the log is: a narrow window has it behind a button, too."""
    return [node for node in walk(self.node, is_branch) if is_log(node)]

  def log_lines(self):
    """What the lines of the log say, the newest first; a log that nobody sees has none."""
    for log in self.logs():
      lines = [name_of(line) for line in children(log)]
      if lines:
        return lines
    return []

  def open_log(self):
    """Shows the log; gives its lines, the newest first."""
    self.press('Show the Log')
    return wait('the log', self.log_lines)

  def close_log(self):
    xdotool('key', 'Escape')
    wait('no log', lambda: not self.log_lines())

  def focus_in_log(self):
    """Which line of the log has the keyboard, the newest first."""
    return next((index for log in self.logs() for index, line in enumerate(children(log))
                 if has_state(line, Atspi.StateType.FOCUSED)), None)

  def line_in_log(self):
    """What the line of the log says that has the keyboard."""
    return next((name_of(line) for log in self.logs() for line in children(log)
                 if has_state(line, Atspi.StateType.FOCUSED)), '')

  def step_to_move(self, number):
    """In the log: unfolds the part of the turn that has this move, and goes to it."""
    def has_move():
      numbers = re.search(r', moves? (\d+)(?: to (\d+))?$', self.line_in_log())
      return numbers and int(numbers[1]) <= number <= int(numbers[2] or numbers[1])

    self.focus.step_to('Down', has_move)
    xdotool('key', 'Return')
    self.focus.step_to('Down', lambda: self.line_in_log().startswith(f'{number} '))

  def leave(self):
    """Closes every window; whatever was opened over one has to be closed by then."""
    wait('nothing over the windows', lambda: len(self.main_windows()) == len(self.windows()))
    for window in self.main_windows():
      try:
        act(window, 'window.close')
      except GLib.Error:  # it ended before it could answer
        pass
    wait('the end of the program', lambda: self.process.poll() is not None)

  def kill(self):
    """Ends it as a crash does."""
    self.process.kill()
    self.process.wait()

  def end(self):
    """Ends the program in whatever state it is."""
    self.focus.end()
    if self.process.poll() is None:
      self.process.send_signal(signal.SIGTERM)
    try:
      self.process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
      self.process.kill()
      self.process.wait()
    self.errors.close()


def path_of(node):
  """Where a node is and what it shows, for whoever has to find it in the source."""
  names = [repr([name_of(below) for below in walk(node) if role_of(below) == 'label'])]
  while node is not None and role_of(node) != 'application':
    names.append(f'{role_of(node)}:{name_of(node)}')
    node = node.get_parent()
  return ' < '.join(names)
