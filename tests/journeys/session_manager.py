#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What keeps the screen of a desktop on, for as long as it is asked to.

usage: session_manager.py FILE

Answers on the session bus as that of a desktop does, and writes each call into the file, in a line:
its name and its last number. The file is there once it answers.
"""

import pathlib
import sys

from gi.repository import Gio, GLib

NAME = 'org.gnome.SessionManager'
INTERFACE = f'''<node><interface name="{NAME}">
<method name="Inhibit">
<arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
<arg type="u" direction="in"/><arg type="u" direction="out"/>
</method>
<method name="Uninhibit"><arg type="u" direction="in"/></method>
</interface></node>'''
COOKIE = 7

FILE = pathlib.Path(sys.argv[1])


def answer(_bus, _sender, _path, _interface, method, arguments, invocation):
  with FILE.open('a', encoding='utf-8') as file:
    print(method, arguments.unpack()[-1], file=file)
  invocation.return_value(GLib.Variant('(u)', (COOKIE,)) if method == 'Inhibit' else None)


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object('/org/gnome/SessionManager',
                    Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], answer, None, None)
Gio.bus_own_name_on_connection(bus, NAME, Gio.BusNameOwnerFlags.NONE,
                               lambda *_: FILE.touch(), None)
GLib.MainLoop().run()
