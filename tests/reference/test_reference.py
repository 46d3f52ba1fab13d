#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules reference: each rule has its page, and its examples are cases that are tested.

usage: test_reference.py SOURCE-FOLDER
"""

import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "cli"))
from harness import equal, run_tests  # noqa: E402

SOURCE = pathlib.Path(sys.argv[1])
SYSTEMS = sorted(path.parent.name for path in (SOURCE / "data" / "games").glob("*/rules.json"))


def load(system, name):
    return json.loads((SOURCE / "data" / "games" / system / f"{name}.json").read_text())


def settled_by(system):
    """The rules that each case names in what it expects, by the id of the case."""
    cases = {}
    for path in sorted((SOURCE / "tests" / "cases").glob(f"{system}*.txt")):
        for line in path.read_text().splitlines():
            if line and not line.startswith("#"):
                expected = line.split("=>", 1)[1]
                names = cases.setdefault(line.split()[0], set())
                names.update(re.findall(r"[a-z]+\.[a-z-]+", expected))
    return cases


def test_every_rule_stands_in_one_chapter(_):
    for system in SYSTEMS:
        data = load(system, "rules")
        listed = sorted(rule for chapter in data["chapters"] for rule in chapter["rules"])
        equal(listed, sorted(rule["id"] for rule in data["rules"]), system)


def test_every_switch_stands_in_a_chapter(_):
    for system in SYSTEMS:
        listed = {name for chapter in load(system, "rules")["chapters"]
                  for name in chapter.get("switches", [])}
        equal(listed, {switch["id"] for switch in load(system, "editions")["switches"]}, system)


def test_every_example_is_a_case_of_its_rule(_):
    for system in SYSTEMS:
        cases = settled_by(system)
        for rule in load(system, "rules")["rules"]:
            assert rule.get("examples"), f"{system}: {rule['id']} has no example"
            equal(list(rule["questions"]), list(rule["examples"]), rule["id"])
            for case in rule["examples"]:
                assert rule["id"] in cases.get(case, ()), \
                    f"{system}: no case {case} comes out as {rule['id']}"


def test_every_question_is_answered(_):
    """Who asks whether something may be done reads yes or no first."""
    for system in SYSTEMS:
        for rule in load(system, "rules")["rules"]:
            answers = rule.get("answers", {})
            for case, question in rule["questions"].items():
                if re.match(r"(Can|Is|Are|Does|Do|Must|May|Has|Have|Will)\b", question):
                    assert case in answers, f"{system}: nothing answers “{question}”"
                equal(question[-1], "?", f"{system}: {question}")
            for case, answer in answers.items():
                assert case in rule["questions"], f"{system}: {rule['id']} does not ask {case}"
                assert answer in ("yes", "no", "open"), f"{system}: {rule['id']}: {answer}"


def test_every_rule_cites_every_edition(_):
    for system in SYSTEMS:
        editions = {edition["id"]: edition.get("inherits")
                    for edition in load(system, "editions")["editions"]}
        for rule in load(system, "rules")["rules"]:
            for edition in editions:
                while edition is not None and edition not in rule["citations"]:
                    edition = editions[edition]
                assert edition is not None, f"{system}: {rule['id']} has no source"


TESTS = [test_every_rule_stands_in_one_chapter, test_every_switch_stands_in_a_chapter,
         test_every_example_is_a_case_of_its_rule, test_every_question_is_answered, test_every_rule_cites_every_edition]

if __name__ == "__main__":
    sys.exit(0 if run_tests(TESTS, None) else 1)
