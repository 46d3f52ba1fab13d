# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that was moved finds its translations, the plural forms of a language with them."""

import json
import shutil
import struct
import subprocess

from commands import DATA, OPENING, edited
from harness import contains, equal

HEADER = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n > 1);\n"


def write_translations(path, messages):
    """A file of translations as gettext reads it: originals and translations, sorted."""
    pairs = sorted((key.encode(), value.encode()) for key, value in messages.items())
    tables, strings = [[], []], b""
    start = 28 + 16 * len(pairs)
    for column in (0, 1):
        for pair in pairs:
            tables[column] += [len(pair[column]), start + len(strings)]
            strings += pair[column] + b"\0"
    numbers = tables[0] + tables[1]
    path.parent.mkdir(parents=True)
    path.write_bytes(struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
                     + struct.pack(f"<{len(numbers)}I", *numbers) + strings)


def test_translations_of_a_moved_program(cli):
    rules = json.loads((DATA / "eminent-domain" / "rules.json").read_text())["rules"]
    message = next(rule["message"] for rule in rules if rule["id"] == "effect.amount")
    program = cli.path("moved") / "bin" / "arbiter-cli"
    program.parent.mkdir(parents=True)
    shutil.copy(cli.program, program)
    write_translations(
        cli.path("moved") / "share" / "locale" / "fr" / "LC_MESSAGES" / "arbiter.mo",
        {
            "": HEADER,
            "0\0" "1": "0\0" "1",
            f"rules:effect.amount:message\x04{message}":
                "Dit : {told} ; permis : {amount} {amount|vaisseau|vaisseaux}.",
        })

    one = edited(cli, "one.arbiter", moves=["1 skip", "1 lead warfare", "1 done", "1 collect 9"])
    two = edited(cli, "two.arbiter", moves=OPENING[:-1] + ["1 collect 9"])
    for locale in ("C", "C.UTF-8"):
        for path, expected in ((one, "permis : 1 vaisseau."), (two, "permis : 2 vaisseaux.")):
            words = [program, "check", "--language=fr", path]
            result = subprocess.run(words, capture_output=True, check=False, text=True,
                                    env=cli.environment(LC_ALL=locale))
            equal((result.returncode, result.stderr), (1, ""))
            contains(result.stdout, expected)
            words[2] = "--language=en"
            english = subprocess.run(words, capture_output=True, check=False, text=True,
                                     env=cli.environment(LC_ALL=locale))
            contains(english.stdout, "That would make 9")


TESTS = [test_translations_of_a_moved_program]
