#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The catalogues of all languages: complete, with their placeholders, in the agreed words.

usage: test_translations.py SOURCE-FOLDER EXTRACT-TEXTS [--complete]

With --complete: whether nothing is left to translate; else all the rest, which must hold at
every commit.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

import catalogue

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "cli"))
from harness import equal, run_tests  # noqa: E402

SOURCE = pathlib.Path(sys.argv[1])
PROGRAM = pathlib.Path(sys.argv[2])
GLOSSARY = json.loads((SOURCE / "po" / "glossary.json").read_text())
PLACEHOLDER = re.compile(r"\{([a-z0-9-]+)(?::[a-z-]+)?((?:\|[^{}|]*)*)\}")
MARKED = re.compile(r"(?<![A-Za-z_])(?:_|N_|C_|NC_|ngettext|g_dngettext) \((?:GETTEXT_PACKAGE,)?\s*\"|translatable=\"yes\"")


def languages():
    lines = (SOURCE / "po" / "LINGUAS").read_text().split("\n")
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def messages(language):
    return [message for message in catalogue.read(SOURCE / "po" / f"{language}.po")
            if message.text]


def translated(language):
    return [message for message in messages(language) if all(message.translations)]


def number_of_forms(language):
    header = next(message for message in catalogue.read(SOURCE / "po" / f"{language}.po")
                  if not message.text)
    return int(re.search(r"nplurals=(\d)", header.translations[0])[1])


def test_texts_of_the_games_are_extracted(_):
    now = subprocess.run([PROGRAM], check=True, capture_output=True, text=True).stdout
    assert now == (SOURCE / "po" / "texts" / "game-texts.h").read_text(), \
        "po/texts/game-texts.h is stale: ninja -C build extract-texts"


def test_every_marked_file_is_listed(_):
    listed = set((SOURCE / "po" / "POTFILES.in").read_text().split("\n"))
    for folder, pattern in (("src", "**/*.c"), ("ui", "**/*.ui")):
        for path in sorted((SOURCE / folder).glob(pattern)):
            name = str(path.relative_to(SOURCE))
            if MARKED.search(path.read_text()):
                assert name in listed, f"{name} has texts, but is not in po/POTFILES.in"
    for name in listed:
        if name and not name.startswith("#"):
            assert (SOURCE / name).exists(), f"po/POTFILES.in lists {name}, which is not there"


def test_every_message_is_translated(_):
    with tempfile.TemporaryDirectory() as folder:
        template = catalogue.extract(SOURCE, pathlib.Path(folder) / "arbiter.pot")
        for language in languages():
            told = subprocess.run(["msgcmp", f"{language}.po", template], cwd=SOURCE / "po",
                                  capture_output=True, text=True)
            equal((told.returncode, told.stderr), (0, ""), language)
            left = [str(message) for message in messages(language)
                    if message.fuzzy or not all(message.translations)]
            equal(left, [], f"{language}, left to translate")


def test_catalogues_are_well_formed(_):
    for language in languages():
        catalogue.run("msgfmt", "--check", "--output-file=/dev/null",
                      SOURCE / "po" / f"{language}.po")


def test_placeholders_are_kept(_):
    for language in languages():
        forms = number_of_forms(language)
        for message in translated(language):
            if ":" not in message.context:
                continue
            wanted = {match[1] for match in PLACEHOLDER.finditer(message.text)}
            for translation in message.translations:
                found = {match[1] for match in PLACEHOLDER.finditer(translation)}
                equal(found, wanted, f"{language}, {message}, {translation!r}")
                for match in PLACEHOLDER.finditer(translation):
                    assert not match[2] or match[2].count("|") == forms, \
                        f"{language}, {message}: {match[0]} should have {forms} forms"
                equal(translation.count("["), message.text.count("["), f"{language}, {message}")


def test_terms_of_the_glossary_are_used(_):
    """Where the English has the term, the translation has one of the agreed words."""
    wrong = []
    for language in languages():
        for message in translated(language):
            for term in GLOSSARY["terms"]:
                if message.context in term.get("except", []) \
                        or message.text in term.get("except", []) or language not in term \
                        or not re.search(rf"\b(?:{term['en']})\b", message.text):
                    continue
                if not any(word.lower() in translation.lower() for word in term[language]
                           for translation in message.translations):
                    wrong.append(f"{language}: {message} has “{term['en']}”, but none of "
                                 f"{term[language]}: {message.translations}")
    assert not wrong, "\n".join(wrong)


COMPLETE = [test_every_message_is_translated]
TESTS = [test_texts_of_the_games_are_extracted, test_every_marked_file_is_listed,
         test_catalogues_are_well_formed, test_placeholders_are_kept,
         test_terms_of_the_glossary_are_used]

if __name__ == "__main__":
    sys.exit(0 if run_tests(COMPLETE if "--complete" in sys.argv else TESTS, None) else 1)
