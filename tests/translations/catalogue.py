# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the translators' catalogues, with gettext's own tools where those judge."""

import ast
import re
import subprocess

KEYWORDS = ["_", "N_", "C_:1c,2", "NC_:1c,2", "Q_:1g", "ngettext:1,2", "g_dngettext:2,3",
            "g_dpgettext2:2c,3", "arb_defects_add:3"]
LINE = re.compile(r'^(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)?\s*(".*")$')


class Message:
    """One entry of a catalogue."""

    def __init__(self, fields, fuzzy):
        self.context = fields.get("msgctxt", "")
        self.text = fields.get("msgid", "")
        self.plural = fields.get("msgid_plural")
        self.translations = [fields[key] for key in sorted(fields) if key.startswith("msgstr")]
        self.fuzzy = fuzzy

    def __str__(self):
        return f"{self.context}: {self.text!r}" if self.context else repr(self.text)


def run(*words, folder=None):
    return subprocess.run([str(word) for word in words], cwd=folder, check=True,
                          capture_output=True, text=True)


def read(path):
    """The messages of a .po or .pot file; the header is the one without text."""
    messages, fields, key, fuzzy = [], {}, None, False
    for line in [*path.read_text(encoding="utf-8").splitlines(), ""]:
        match = LINE.match(line)
        if match:
            key = match[1] or key
            fields[key] = fields.get(key, "") + ast.literal_eval(match[2])
        elif line.startswith("#,"):
            fuzzy = "fuzzy" in line
        elif not line.strip() and fields:
            messages.append(Message(fields, fuzzy))
            fields, fuzzy = {}, False
    return messages


def extract(source, target):
    """What xgettext finds in the sources now."""
    keywords = [f"--keyword={keyword}" for keyword in KEYWORDS]
    run("xgettext", "--from-code=UTF-8", "--add-comments=Translators:", *keywords,
        "--package-name=arbiter", f"--directory={source}", f"--files-from={source}/po/POTFILES.in",
        f"--output={target}")
    return target
