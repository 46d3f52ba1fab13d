#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Japanese messages: one style for each kind of text, and one word for one thing.

usage: test_japanese.py SOURCE-FOLDER

CONTRIBUTING.md, “How Arbiter speaks”, gives the rules.
"""

import pathlib
import re
import sys

import catalogue

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "cli"))
from harness import run_tests  # noqa: E402

SOURCE = pathlib.Path(sys.argv[1])

# What a table reads as an answer: the pages of rules and of help, refusals, the decision at the end.
SPOKEN = re.compile(r"(?:rules|chapters):.*:(?:text|message|examples|questions)"
                    r"|help:.*:texts|words:(?:decided|nothing|none|class)\..*")
# What is printed in brief: the cards, and notes on editions.
PRINTED = re.compile(r"(?:role-cards|technologies|domains|cards):.*:text"
                     r"|(?:switches|editions|variants|topics):.*|rules:.*:citations|rules:[^:]*")
LOGGED = re.compile(r"words:(?:log|episode)\..*")

POLITE_END = re.compile(r"(?:です|ます|ません|でした|ました|ください|か)$")
POLITE = re.compile(r"です|ません|ます(?![^。]*[のとが])")
PAST_END = re.compile(r"(?:[ただ]|{deeds})$")

WRONG = [
    (r"[0-9０-９d}]つ", "a counter: 個, 枚, 機, か所"),
    (r"[“”]", "「」"),
    (r"テーブル(?!モード)", "卓"),
    (r"フォロー", "参加"),
    (r"ディセント", "対抗"),
    (r"交易", "貿易"),
    (r"後の版", "再版"),
    (r"わか[らりるっ]", "分かる"),
    (r"である|であった", "です, or nothing"),
]
JOINED = re.compile(r"(?:です|ます|ません|でした|ました|ない|する|った|いる|れる)：")


def messages():
    return [message for message in catalogue.read(SOURCE / "po" / "ja.po") if message.text]


def sentences(text):
    """The sentences of a text, without what is in brackets or quoted."""
    text = re.sub(r"（[^）]*）", "", re.sub(r"「[^」]*」", "「」", text))
    text = text.replace("[", "").replace("]", "")
    return [part.strip() for part in re.split(r"[。？]", text) if part.strip()]


def find(wrong_part):
    """Fails for each translation of which wrong_part() returns something."""
    wrong = []
    for message in messages():
        for text in message.translations:
            part = wrong_part(message.context, text)
            if part:
                wrong.append(f"{message}: {text!r}: {part}")
    assert not wrong, "\n".join(wrong)


def test_one_word_for_one_thing(_):
    find(lambda _context, text: [f"say {advice}" for pattern, advice in WRONG
                                 if re.search(pattern, text)])


def test_answers_are_polite(_):
    find(lambda context, text: SPOKEN.fullmatch(context)
         and [part for part in sentences(text) if not POLITE_END.search(part)])


def test_cards_and_notes_are_plain(_):
    find(lambda context, text: PRINTED.fullmatch(context) and POLITE.findall(text))


def test_the_log_reports_what_was_done(_):
    find(lambda context, text: LOGGED.fullmatch(context)
         and not PAST_END.search(re.sub(r"\[[^\]]*\]", "", text)))


def test_a_colon_joins_no_clauses(_):
    find(lambda context, text: ":" in context and JOINED.search(text))


TESTS = [test_one_word_for_one_thing, test_answers_are_polite, test_cards_and_notes_are_plain,
         test_the_log_reports_what_was_done, test_a_colon_joins_no_clauses]

if __name__ == "__main__":
    sys.exit(0 if run_tests(TESTS, None) else 1)
