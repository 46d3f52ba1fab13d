#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The catalogues of all languages: complete, with their placeholders, in the agreed words.

usage: test_translations.py SOURCE-FOLDER EXTRACT-TEXTS [--complete]

With --complete: whether nothing is left to translate; else all the rest, which must hold at
every commit.
"""

import itertools
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

SMALL_WORDS = set("a an and are for in is it of or the they to with".split())

# Two messages that one language rightly translates alike, though their English has no word in
# common: what both mean in that language.
ALIKE = {
    ("it", "Nessuna delle due"): "neither answer; neither card",
    ("it", "Rinuncia"): "a player gives up an attempt, or a swap",
    ("fr", "Mise en place"): "the noun for what people do before a game",
    ("ja", "{things}を公開"): "domains are laid open, or turned up",
    ("ja", "{1}に{2}"): "a card to a place, and a mark to a card",
    ("ja", "フォルダー"): "a folder, in the list of options and in a sentence",
    ("ja", "手番"): "a turn, and whose it is",
    ("ja", "準備"): "the noun for what people do before a game",
    ("ja", "現在"): "so far; there is now",
    ("ja", "終了"): "an end: of a choice, of the game, of the program",
}

# One English sentence that one language rightly translates in two ways.
UNLIKE = {
    ("it", "Put cards under a planet"): "a button commands, a step of a script is an infinitive",
    ("ja", "Which planet is it?"): "the title of a rule is no question",
}


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
            reported = subprocess.run(["msgcmp", f"{language}.po", template], cwd=SOURCE / "po",
                                  capture_output=True, text=True)
            equal((reported.returncode, reported.stderr), (0, ""), language)
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


def by_language():
    """For each language, the translations of each message by its context and text."""
    return {language: {(message.context, message.text): tuple(message.translations)
                       for message in translated(language)} for language in languages()}


def words_of(text):
    """The words of a message, without its placeholders."""
    return re.findall(r"[a-z]+", PLACEHOLDER.sub("", text).lower())


def has_one_meaning(one, other):
    """Whether their English has a word in common, or is too short to tell: a word has homonyms."""
    stems = [{word[:4] for word in words_of(text) if word not in SMALL_WORDS}
             for text in (one, other)]
    return bool(stems[0] & stems[1]) or len(words_of(one) + words_of(other)) < 3


def test_no_translation_is_that_of_a_neighbour(_):
    """Messages that have nothing in common in English are not alike in one language only."""
    all_of = by_language()
    wrong, used = set(), set()
    for language, own in all_of.items():
        others = [all_of[other] for other in all_of if other != language]
        alike = {}
        for key, translations in own.items():
            alike.setdefault(translations, []).append(key)
        for translations, keys in alike.items():
            for one, other in itertools.combinations(sorted(keys), 2):
                if has_one_meaning(one[1], other[1]) \
                        or any(it.get(one) == it.get(other) for it in others):
                    continue
                used.add((language, translations[0]))
                if (language, translations[0]) not in ALIKE:
                    wrong.add(f"{language}: {one} and {other} are both {translations}")
    assert not wrong, "\n".join(sorted(wrong))
    equal(sorted(set(ALIKE) - used), [], "exceptions that are not needed")


def test_a_sentence_is_translated_alike(_):
    """A sentence is not translated in two ways in one language only."""
    all_of = by_language()
    wrong, used = [], set()
    for language, own in all_of.items():
        ways = {}
        for key in own:
            ways.setdefault(key[1], []).append(key)
        for text, keys in ways.items():
            unlike = [other for other, its in all_of.items()
                      if len({its.get(key) for key in keys}) > 1]
            if len(text.split()) < 4 or unlike != [language]:
                continue
            used.add((language, text))
            if (language, text) not in UNLIKE:
                wrong.append(f"{language}: {text!r} is {[(key[0], own[key]) for key in keys]}")
    assert not wrong, "\n".join(wrong)
    equal(sorted(set(UNLIKE) - used), [], "exceptions that are not needed")


COMPLETE = [test_every_message_is_translated]
TESTS = [test_texts_of_the_games_are_extracted, test_every_marked_file_is_listed,
         test_catalogues_are_well_formed, test_placeholders_are_kept,
         test_terms_of_the_glossary_are_used, test_no_translation_is_that_of_a_neighbour,
         test_a_sentence_is_translated_alike]

if __name__ == "__main__":
    sys.exit(0 if run_tests(COMPLETE if "--complete" in sys.argv else TESTS, None) else 1)
