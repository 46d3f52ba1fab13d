#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The English messages: what nobody would say at a table is not in them.

usage: test_english.py SOURCE-FOLDER

CONTRIBUTING.md, “How Arbiter speaks”, gives the rules; this finds the worst offenders.
"""

import pathlib
import re
import sys
import tempfile

import catalogue

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "cli"))
from harness import run_tests  # noqa: E402

SOURCE = pathlib.Path(sys.argv[1])

WRONG = [
    (r"\b(?:he|him|his|himself)\b", "a player is they"),
    (r"\b(?:is|are) to (?:decide|answer|be)\b", "say who does it: “decides”"),
    (r"(?:^|[.;:] )Who (?!wins|decides|may|won|can|could|played\b)[a-z]+[^?]*$",
     "say “a player who”"),
    (r"(?:^|\. )What (?:is|was|are|were|has|goes|stands|came)\b[^?]*$",
     "say the noun, then the fact"),
    (r"without saying", "say “implied”"),
    (r"\bto be had\b", "say “available”"),
    (r"\b(?:stands?|stood) (?:twice|before|behind)\b", "say “is”, “comes” or “appears”"),
    (r"\bfrom there on\b", "say “from then on”"),
    (r"\bone's own\b|\bOne (?:can|may|must|trades|settles|tucks)\b|\b(?:Can|May|Must) one\b",
     "say “a player”"),
    (r"\bin vain\b|\bno more of it\b|\bput right\b|\bmend(?:s|ed|ing)?\b", "say the everyday word"),
    (r"\b\d+ (?:\w+ )?(?:more|less)\b(?<!\d more)(?! than)", "say “1 extra”, “2 fewer”"),
]

# The examples speak of Ben, who is one.
NAMED = re.compile(r"\b(?:Ben|Tom)\b")


def messages(folder):
    template = catalogue.extract(SOURCE, pathlib.Path(folder) / "arbiter.pot")
    return [message for message in catalogue.read(template) if message.text]


def is_of_somebody(text, advice):
    return "they" in advice and NAMED.search(text)


def test_nobody_would_say_it(_):
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        for message in messages(folder):
            for text in filter(None, (message.text, message.plural)):
                wrong += [f"{message}: {advice}" for pattern, advice in WRONG
                          if re.search(pattern, text) and not is_of_somebody(text, advice)]
    assert not wrong, "\n".join(wrong)


def test_questions_ask_and_sentences_end(_):
    """A question of an example asks; a rule in words is made of sentences."""
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        for message in messages(folder):
            kind = message.context.split(":")
            if kind[0] == "rules" and kind[-1] == "questions" and not message.text.endswith("?"):
                wrong.append(f"{message}: asks nothing")
            if kind[0] in ("rules", "chapters", "help") and kind[-1] in ("text", "texts", "examples") \
                    and message.text[-1] not in ".…":
                wrong.append(f"{message}: is no sentence")
    assert not wrong, "\n".join(wrong)


TESTS = [test_nobody_would_say_it, test_questions_ask_and_sentences_end]

if __name__ == "__main__":
    sys.exit(0 if run_tests(TESTS, None) else 1)
