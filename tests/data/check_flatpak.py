#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the Flatpak manifest: check_flatpak.py SOURCE. Where flatpak-builder is installed, it reads
it, too; it only warns of what it does not know, and that is an error here."""

import json
import pathlib
import re
import shutil
import subprocess
import sys

# Drawing and nothing else: no network, no files but those the person chooses, no devices.
ALLOWED = {"--share=ipc", "--socket=fallback-x11", "--socket=wayland", "--device=dri"}

# What people get: optimized, without tests. A warning of a newer compiler stops nobody.
OPTIONS = ["--buildtype=release", "-Dtests=disabled"]


def check(source, path):
    manifest = json.loads(path.read_text(encoding="utf-8"))
    assert path.stem == manifest["id"], "named after its id"
    assert manifest["command"] == "arbiter"
    assert set(manifest["finish-args"]) <= ALLOWED, set(manifest["finish-args"]) - ALLOWED
    # Else only the languages of the desktop are installed, and ours can be chosen.
    assert manifest["separate-locales"] is False
    for module in manifest["modules"]:
        assert module["buildsystem"] == "meson" and module["sources"], module["name"]
        assert module["config-opts"] == OPTIONS, module["config-opts"]
    assert not re.search(r"werror\s*=\s*true", (source / "meson.build").read_text(encoding="utf-8"))


def ask_builder(path):
    builder = shutil.which("flatpak-builder")
    if builder is None:
        return
    done = subprocess.run([builder, "--show-manifest", path], capture_output=True, text=True,
                          check=True)
    assert "WARNING" not in done.stderr, done.stderr


SOURCE = pathlib.Path(sys.argv[1])
MANIFEST, = (SOURCE / "flatpak").glob("*.json")
check(SOURCE, MANIFEST)
ask_builder(MANIFEST)
