#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the desktop file and the bus promise belongs together:
check_actions.py DESKTOP-FILE SERVICE-FILE METAINFO"""

import configparser
import sys
import xml.etree.ElementTree as ElementTree


def read(path):
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str
    parser.read(path, encoding="utf-8")
    return parser


desktop, service = read(sys.argv[1]), read(sys.argv[2])
metainfo = ElementTree.parse(sys.argv[3]).getroot()
entry = desktop["Desktop Entry"]

assert entry["DBusActivatable"] == "true"
assert service["D-BUS Service"]["Name"] == entry["Icon"] == metainfo.findtext("id")
assert service["D-BUS Service"]["Exec"].endswith("/arbiter --gapplication-service")
for action in filter(None, entry["Actions"].split(";")):
    group = desktop[f"Desktop Action {action}"]
    assert group["Name"] and group["Exec"] == f"arbiter --action {action}", action

assert metainfo.findtext("provides/mediatype") == entry["MimeType"].rstrip(";")
assert len(metainfo.findall("screenshots/screenshot[@type='default']")) == 1
assert len(metainfo.findall("branding/color")) == 2
assert len(metainfo.findtext("summary")) <= 35
for release in metainfo.findall("releases/release"):
    assert release.find("description") is not None, release.get("version")
