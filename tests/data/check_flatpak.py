#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the Flatpak manifest: check_flatpak.py MANIFEST. Where flatpak-builder is installed, it
reads it, too; it only warns of what it does not know, and that is an error here."""

import json
import shutil
import subprocess
import sys

# Drawing and nothing else: no network, no files but those the person chooses, no devices.
ALLOWED = {"--share=ipc", "--socket=fallback-x11", "--socket=wayland", "--device=dri"}


def check(path):
    with open(path, encoding="utf-8") as file:
        manifest = json.load(file)
    assert path.endswith("/" + manifest["id"] + ".json"), "named after its id"
    assert manifest["command"] == "arbiter"
    assert set(manifest["finish-args"]) <= ALLOWED, set(manifest["finish-args"]) - ALLOWED
    # Else only the languages of the desktop are installed, and ours can be chosen.
    assert manifest["separate-locales"] is False
    for module in manifest["modules"]:
        assert module["buildsystem"] == "meson" and module["sources"], module["name"]


def ask_builder(path):
    builder = shutil.which("flatpak-builder")
    if builder is None:
        return
    done = subprocess.run([builder, "--show-manifest", path], capture_output=True, text=True,
                          check=True)
    assert "WARNING" not in done.stderr, done.stderr


check(sys.argv[1])
ask_builder(sys.argv[1])
