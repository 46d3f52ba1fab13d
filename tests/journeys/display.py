# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the program shows its windows: X11 with real keys, or Wayland."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import time

PATIENCE = 300  # seconds until a display has to be there, on a busy machine, too
SOCKET = 'arbiter-journeys'
# Nothing but the windows is to be seen, and at once.
WESTON = '''[shell]
panel-position=none
background-color=0xff808080
animation=none
close-animation=none
startup-animation=none
locking=false
[input-method]
path=
'''


def xdotool(*arguments):
  done = subprocess.run(['xdotool', *map(str, arguments)], capture_output=True, text=True)
  return done.stdout.strip()


def begin(command, **options):
  return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)


class Display:
  """The programs that make a display; they end with it."""

  tools = ()

  def __init__(self):
    self.programs = []

  def why_not(self):
    """Why there cannot be such a display here."""
    return next((f'no {tool}' for tool in self.tools if shutil.which(tool) is None), None)

  def begin(self):
    """Begins the programs and waits until they serve."""
    end = time.monotonic() + PATIENCE
    self.begin_programs()
    while not self.is_there():
      if time.monotonic() > end:
        raise SystemExit(f'{self.tools[0]} finds no display')
      time.sleep(0.05)
      # On a busy machine one may find no display yet, and gives up: it is begun again.
      self.programs = [program if program.poll() is None else begin(program.args)
                       for program in self.programs]

  def put_pointer_away(self):
    """No pointer rests on a button then."""

  def end(self):
    for program in self.programs:
      program.terminate()
      program.wait()


class X11(Display):
  """Without a window manager the keyboard goes astray, without a compositor menus are black."""

  tools = ('xdotool', 'openbox', 'xcompmgr', 'import')

  def why_not(self):
    return super().why_not() if 'DISPLAY' in os.environ else 'no display'

  def begin_programs(self):
    self.programs = [begin([name]) for name in self.tools[1:3]]

  def is_there(self):
    return subprocess.run(['xdotool', 'get_desktop'], capture_output=True,
                          check=False).returncode == 0

  def environment(self):
    return dict(os.environ, GDK_BACKEND='x11')

  def windows(self, process, title):
    """The windows of this title as the window manager knows them, which learns of them later."""
    return xdotool('search', '--onlyvisible', '--all', '--pid', process, '--name', title).split()

  def put_pointer_away(self):
    xdotool('mousemove', *xdotool('getdisplaygeometry').split())

  def take_picture(self, file):
    """Writes all that is to be seen into a file."""
    subprocess.run(['import', '-window', 'root', file], check=False)


class Wayland(Display):
  """Weston, which shows nothing to anybody; nobody has a keyboard or a mouse there."""

  tools = ('weston', 'weston-screenshooter', 'identify')

  def begin_programs(self):
    self.folder = tempfile.TemporaryDirectory(prefix='arbiter-wayland-')
    self.home = pathlib.Path(self.folder.name)
    config = self.home / 'weston.ini'
    config.write_text(WESTON, encoding='utf-8')
    # Weston 14 still knows the names of Weston 10. Only with --debug are pictures allowed.
    command = ['weston', '--backend=headless-backend.so', '--use-pixman', '--debug',
               f'--config={config}', f'--socket={SOCKET}', '--idle-time=0', '--width=1280',
               '--height=1024', f'--log={self.home}/log']
    self.programs = [begin(['env', f'XDG_RUNTIME_DIR={self.home}', *command])]

  def is_there(self):
    return (self.home / SOCKET).exists()

  def environment(self):
    variables = dict(os.environ, GDK_BACKEND='wayland', XDG_RUNTIME_DIR=str(self.home),
                     WAYLAND_DISPLAY=SOCKET)
    variables.pop('DISPLAY', None)
    return variables

  def windows(self, _process, _title):
    """No client may ask which windows there are."""
    return []

  def take_picture(self, file):
    """Writes all that is to be seen into a file."""
    with tempfile.TemporaryDirectory(prefix='arbiter-picture-') as folder:
      subprocess.run(['weston-screenshooter'], env=dict(self.environment(),
                                                        XDG_PICTURES_DIR=folder), check=False)
      for picture in pathlib.Path(folder).iterdir():
        shutil.move(picture, file)

  def end(self):
    super().end()
    self.folder.cleanup()


KINDS = {'x11': X11, 'wayland': Wayland}
