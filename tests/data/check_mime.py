#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Registers the MIME type in a folder of its own: check_mime.py UPDATE-MIME-DATABASE FILE"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

TYPE = "application/x-arbiter-game+json"

with tempfile.TemporaryDirectory() as folder:
    packages = pathlib.Path(folder, "packages")
    packages.mkdir()
    shutil.copy(sys.argv[2], packages)
    subprocess.run([sys.argv[1], folder], check=True)
    globs = pathlib.Path(folder, "globs2").read_text(encoding="utf-8")
    icons = pathlib.Path(folder, "icons").read_text(encoding="utf-8")
    parents = pathlib.Path(folder, "subclasses").read_text(encoding="utf-8")
    names = pathlib.Path(folder, f"{TYPE}.xml").read_text(encoding="utf-8")

assert f"50:{TYPE}:*.arbiter" in globs.split(), globs
assert f"{TYPE} application/json" in parents, parents
assert f"{TYPE}:io.github.tabletop_arbiter.Arbiter-game" in icons, icons
languages = (pathlib.Path(sys.argv[2]).parents[1] / "po" / "LINGUAS").read_text(encoding="utf-8")
for language in languages.splitlines():
    assert language[:1] in ("", "#") or f'<comment xml:lang="{language}">' in names, names
