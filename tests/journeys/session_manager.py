#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a desktop has for its session: keeps the screen on, and asks before it ends.

usage: session_manager.py FILE

Answers on the session bus as that of a desktop does, and writes each call into the file, in a line:
its name and its last number. The file is there once it answers. SIGUSR1 has it ask whether the
session may end, SIGUSR2 ends it.
"""

import pathlib
import signal
import sys

from gi.repository import Gio, GLib

NAME = 'org.gnome.SessionManager'
PATH = '/org/gnome/SessionManager'
CLIENT = f'{PATH}/Client1'
PRIVATE = f'{NAME}.ClientPrivate'
INTERFACES = f'''<node><interface name="{NAME}">
<method name="Inhibit">
<arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
<arg type="u" direction="in"/><arg type="u" direction="out"/>
</method>
<method name="Uninhibit"><arg type="u" direction="in"/></method>
<method name="RegisterClient">
<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="o" direction="out"/>
</method>
<method name="UnregisterClient"><arg type="o" direction="in"/></method>
</interface>
<interface name="{PRIVATE}">
<method name="EndSessionResponse">
<arg type="b" direction="in"/><arg type="s" direction="in"/>
</method>
<signal name="QueryEndSession"><arg type="u"/></signal>
<signal name="EndSession"><arg type="u"/></signal>
</interface></node>'''
ANSWERS = {'Inhibit': GLib.Variant('(u)', (7,)), 'RegisterClient': GLib.Variant('(o)', (CLIENT,))}

FILE = pathlib.Path(sys.argv[1])


def answer(_bus, _sender, _path, _interface, method, arguments, invocation):
  with FILE.open('a', encoding='utf-8') as file:
    print(method, *[value for value in arguments.unpack() if type(value) is int][-1:], file=file)
  invocation.return_value(ANSWERS.get(method))


def report(name):
  bus.emit_signal(None, CLIENT, PRIVATE, name, GLib.Variant('(u)', (0,)))
  return True


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
manager, client = Gio.DBusNodeInfo.new_for_xml(INTERFACES).interfaces
bus.register_object(PATH, manager, answer, None, None)
bus.register_object(CLIENT, client, answer, None, None)
for number, name in ((signal.SIGUSR1, 'QueryEndSession'), (signal.SIGUSR2, 'EndSession')):
  GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, number, report, name)
Gio.bus_own_name_on_connection(bus, NAME, Gio.BusNameOwnerFlags.NONE,
                               lambda *_: FILE.touch(), None)
GLib.MainLoop().run()
