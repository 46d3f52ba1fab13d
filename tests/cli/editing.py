# SPDX-License-Identifier: GPL-3.0-or-later
"""Mending an earlier move: what is shown, what is written, and that it can be taken back."""

import json

from harness import contains, equal, snapshot

OPENING = ["1 skip", "1 lead warfare", "1 boost warfare", "1 done", "1 collect"]


def moves(path):
    return json.loads(path.read_text())["moves"]


def test_edit_shows_what_changes(cli):
    path = cli.game("edit.arbiter", OPENING)
    before = snapshot(path)
    result = cli.run("edit", "--dry-run", path, "1", "replace", "1 play survey")
    equal((result.status, result.errors), (0, ""))
    contains(result.output, "1: 1 skip: removed")
    contains(result.output, "1: 1 play survey: new, legal")
    equal(snapshot(path), before, "a dry run wrote")


def test_edit_writes_and_is_taken_back(cli):
    path = cli.game("edited.arbiter", OPENING)
    equal(cli.run("edit", path, "1", "replace", "1 play survey").status, 0)
    equal(moves(path), ["1 play survey"] + OPENING[1:])
    equal(cli.run("record", path, text="undo\n").status, 0)
    equal(moves(path), OPENING)
    equal(cli.run("record", path, text="redo\n").status, 0)
    equal(moves(path), ["1 play survey"] + OPENING[1:])


def test_edit_before_the_first_move(cli):
    path = cli.game("begun.arbiter", "")
    before = snapshot(path)
    for number in ("0", "1", "x"):
        result = cli.run("edit", path, number, "remove")
        equal((result.status, result.output), (2, ""))
        equal(result.errors.count("\n"), 1, result.errors)
        contains(result.errors, f"“{number}”")
    equal(snapshot(path), before, "a refused edit wrote")
    equal(cli.run("edit", path, "1", "insert", "1 play survey").status, 0)


def test_edit_judges_what_follows(cli):
    path = cli.game("follows.arbiter", OPENING)
    result = cli.run("edit", "--format=json", "--strike", path, "1", "remove")
    equal((result.status, result.errors), (0, ""))
    equal((result.json["written"], result.json["struck"] > 0), (True, True))
    equal(result.json["changes"][0]["before"], 1)
    equal(result.json["changes"][0]["after"], None)
    worse = [change for change in result.json["changes"] if change["verdict"] == "illegal"]
    equal(len(worse) > 0, True)
    equal(cli.run("check", path).status, 1)
    equal(len(moves(path)), len(OPENING) - 1)


def test_a_role_goes_with_what_belongs_to_it(cli):
    path = cli.game("whole.arbiter", OPENING)
    result = cli.run("edit", "--format=json", path, "2", "remove")
    equal((result.status, result.json["written"], result.json["struck"]), (0, True, 0))
    equal(moves(path), ["1 skip"])


def test_forgotten_action_of_two_moves(cli):
    """What went without saying goes, though it came to nothing between the two."""
    path = cli.game("forgotten.arbiter", ["1 start drawde", "1 lead warfare", "1 done", "1 collect"])
    equal(moves(path)[1], "1 skip")
    equal(cli.run("edit", "--incomplete", "--strike", path, "2", "insert", "1 play colonize").status, 0)
    equal(cli.run("edit", path, "3", "insert", "1 colony #1 colonize").status, 0)
    equal(moves(path), ["1 start drawde", "1 play colonize", "1 colony #1 colonize",
                        "1 lead warfare", "1 done", "1 collect"])
    equal(cli.run("check", path).status, 0)


TWO_PLANETS = ["1 start drawde", "1 skip", "1 lead survey", "1 keep lyttle", "2 dissent", "3 dissent",
               "1 done", "2 skip", "2 lead warfare", "2 done", "2 collect", "3 dissent", "1 dissent",
               "2 discard 1", "2 done", "3 skip", "3 lead warfare", "3 done", "3 collect", "1 dissent",
               "2 dissent", "3 discard 2", "3 done", "1 skip", "1 lead warfare", "1 done", "1 collect"]


def test_half_an_edit_is_not_written(cli):
    """Nobody's record is left with what cannot be played on; what is missing is told, and how."""
    path = cli.game("half.arbiter", TWO_PLANETS)
    before = snapshot(path)
    place = str(len(moves(path)) - 3)
    half = cli.run("edit", path, place, "insert", "1 play colonize")
    equal(half.status, 1)
    contains(half.output, "1 colony #1 colonize, 1 colony #2 colonize")
    contains(half.errors, f"arbiter-cli: {path}: nothing was written")
    contains(half.errors, "“1 play colonize” “1 colony #1 colonize”")
    contains(half.errors, "--incomplete")
    half = cli.run("edit", "--format=json", path, place, "insert", "1 play colonize")
    equal((half.status, half.json["written"]), (1, False))
    equal("1 colony #2 colonize" in half.json["pending"], True)
    equal(snapshot(path), before, "half an edit was written")
    equal(cli.run("edit", "--dry-run", path, place, "insert", "1 play colonize").status, 1)
    incomplete = cli.run("edit", "--incomplete", path, place, "insert", "1 play colonize")
    equal(incomplete.status, 1)
    contains(incomplete.errors, "--strike")
    equal(snapshot(path), before, "half an edit struck moves")
    equal(cli.run("edit", "--incomplete", "--strike", path, place, "insert", "1 play colonize").status,
          0)
    equal(moves(path)[int(place) - 1], "1 play colonize")


HALF_A_ROUND = ["rule self-malus strength", "rule star-margin no-points", "rule swap-order left-to-right",
                "rule return-this-round any", "rule final-tie shared", "special 3+", "special 1+",
                "special 4+", "pile left domain-2", "pile middle domain-10", "pile right domain-9",
                "mark domain-2 green", "mark domain-3 green", "mark domain-4 blue", "mark domain-5 green",
                "mark domain-5 blue", "mark domain-6 red", "mark domain-6 purple", "mark domain-7 green",
                "2 place right 1+", "2 place left 4+", "2 place middle 0", "1 place left 2",
                "1 place right ?", "1 place middle 1+", "1 reveal right 3+", "pile left domain-5",
                "pile middle domain-3", "pile right domain-6", "1 place left 3"]


def test_what_a_removal_leaves_open(cli):
    """A card that is taken out leaves a choice open, which is told; nothing is written."""
    path = cli.game("open.arbiter", HALF_A_ROUND, "Ann,Ben", "--system=nine-domains", "--edition=online")
    before = snapshot(path)
    number = str(moves(path).index("1 place left 2") + 1)
    result = cli.run("edit", path, number, "remove")
    equal(result.status, 1)
    contains(result.errors, "nothing was written")
    equal(snapshot(path), before, "half an edit was written")


def test_a_choice_between_planets(cli):
    """What has to be said next is told, and can be put in with the rest."""
    path = cli.game("planets.arbiter", TWO_PLANETS)
    place = len(moves(path)) - 3
    whole = cli.run("edit", "--format=json", path, str(place), "insert", "1 play colonize",
                    "1 colony #2 colonize")
    equal((whole.status, whole.json["pending"]), (0, []))
    equal(cli.run("check", path).status, 0)
    equal(moves(path)[place - 1:place + 2], ["1 play colonize", "1 colony #2 colonize",
                                             "1 lead warfare"])
    equal(cli.run("record", path, text="undo\n").status, 0)
    equal(moves(path)[place - 1:place + 1], ["1 skip", "1 lead warfare"], "one gesture")


def test_forgotten_action_at_once(cli):
    """Where there is only one way, what has to be said next goes without saying."""
    path = cli.game("at-once.arbiter", ["1 start drawde", "1 lead warfare", "1 done", "1 collect"])
    result = cli.run("edit", "--format=json", path, "2", "insert", "1 play colonize")
    equal((result.status, result.json["pending"], result.json["struck"]), (0, [], 0))
    equal(moves(path)[1:4], ["1 play colonize", "1 colony #1 colonize", "1 lead warfare"])
    equal(cli.run("check", path).status, 0)
    equal(cli.run("record", path, text="undo\n").status, 0)
    equal(moves(path)[1:3], ["1 skip", "1 lead warfare"], "one gesture")


def test_an_implied_move_gives_way(cli):
    """People point at the role before which the Action was forgotten, not at what it implies."""
    path = cli.game("pointed.arbiter", ["1 start drawde", "1 lead warfare", "1 done", "1 collect"])
    equal(moves(path)[1:3], ["1 skip", "1 lead warfare"])
    result = cli.run("edit", "--format=json", path, "3", "insert", "1 play survey")
    equal((result.status, result.json["struck"]), (0, 0))
    equal(moves(path)[1:3], ["1 play survey", "1 lead warfare"])


ROUNDS = ["1 start drawde", "2 start liagiba", "1 skip", "1 lead colonize", "1 done",
          "1 colony #1 colonize", "2 dissent", "1 discard survey", "1 done", "2 skip", "2 lead warfare", "2 done",
          "2 collect", "1 dissent", "2 discard survey", "2 done", "1 play survey", "1 lead research",
          "1 done", "1 done"]


def test_dissent_was_a_follow(cli):
    """Another answer asks for all that belongs to it, and leaves what came later."""
    path = cli.game("follow.arbiter", ROUNDS, players="Ann,Ben")
    number = str(moves(path).index("2 dissent") + 1)
    whole = cli.run("edit", "--format=json", path, number, "replace", "2 boost colonize")
    equal((whole.status, whole.json["pending"]), (0, []))
    equal([change["text"] for change in whole.json["changes"]],
          ["2 dissent", "2 boost colonize", "2 done", "2 colony #1 colonize"])
    equal(cli.run("check", path).status, 0)


def test_other_role_at_the_end(cli):
    """What the role brought that was led by mistake goes with it; what was closed stays closed."""
    path = cli.game("role.arbiter", ["lead warfare", "done", "collect"], players="Ann,Ben")
    number = str(moves(path).index("1 lead warfare") + 1)
    result = cli.run("edit", "--format=json", path, number, "replace", "1 lead survey")
    equal((result.status, result.errors), (0, ""))
    equal(moves(path), ["1 skip", "1 lead survey", "1 done"])
    equal(cli.run("check", path).status, 0)


def test_follow_was_a_dissent(cli):
    """What belonged to the answer goes with it, and is there again when that is taken back."""
    follow = ["2 boost colonize", "2 done", "2 colony #1 colonize"]
    at = ROUNDS.index("2 dissent")
    path = cli.game("dissent.arbiter", ROUNDS[:at] + follow + ROUNDS[at + 1:],
                    players="Ann,Ben")
    number = str(moves(path).index("2 boost colonize") + 1)
    result = cli.run("edit", "--format=json", path, number, "replace", "2 dissent")
    equal((result.status, result.errors), (0, ""))
    equal([change["text"] for change in result.json["changes"]], follow + ["2 dissent"])
    equal(moves(path), ROUNDS)
    equal(cli.run("check", path).status, 0)
    equal(cli.run("record", path, text="undo\n").status, 0)
    equal(moves(path), ROUNDS[:at] + follow + ROUNDS[at + 1:])


def test_a_choice_that_nobody_made(cli):
    """If less was chosen, the end of the choice is implied, as if it had been recorded."""
    said = ["1 start drawde", "1 play research", "1 remove survey", "1 remove colonize",
            "1 lead warfare", "1 collect", "2 dissent"]
    for place in (2, 3):
        path = cli.game("chosen.arbiter", said, "Ann,Ben")
        equal(cli.run("edit", path, str(place + 1), "remove").status, 0)
        so_recorded = cli.game("so-recorded.arbiter", said[:place] + said[place + 1:], "Ann,Ben")
        equal(moves(path), moves(so_recorded))
        equal(cli.run("check", path).status, 0)


def test_what_was_closed_takes_no_decision_along(cli):
    """A phase that was not skipped leaves the role after it too early: struck, but there."""
    path = cli.game("closed.arbiter", ["1 skip", "1 lead research", "1 done"])
    result = cli.run("edit", "--format=json", "--strike", path, "1", "remove")
    equal([(change["text"], change["after"]) for change in result.json["changes"]],
          [("1 skip", None), ("1 lead research", 1)])
    equal(moves(path), ["1 lead research", "1 done"])


WRONG_ROLE = ["1 skip", "1 lead warfare", "1 boost warfare", "1 done", "1 collect", "2 boost warfare",
              "2 done", "3 dissent", "4 dissent", "1 discard 1", "1 done", "2 lead survey", "2 done",
              "2 keep ?"]


def test_a_wrong_role(cli):
    """Ann led Colonize, and Warfare was recorded: her whole role is another one, Ben cannot have followed
    it, and all the rest stays."""
    path = cli.game("wrong.arbiter", WRONG_ROLE, players="Ann,Ben,Cleo,Dan")
    before = moves(path)
    result = cli.run("edit", "--format=json", path, "2", "replace", "1 lead colonize")
    equal((result.status, result.json["struck"]), (0, 0))
    equal(moves(path)[:8], ["1 skip", "1 lead colonize", "1 boost colonize", "1 done",
                            "1 colony #1 colonize", "1 colony #1 colonize", "2 dissent", "3 dissent"])
    equal(moves(path)[8:], before[8:])
    equal(cli.run("check", path).status, 0)
    counters = cli.run("state", "--format=json", path).json[0]["counters"]
    equal([c["value"] for c in counters if c["id"] == "fighters" and c.get("seat")], [0] * 4)
    equal(cli.run("record", path, text="undo\n").status, 0)
    equal(moves(path), before, "one undo")


def test_answers_wait_for_their_turn(cli):
    """Warfare was answered in any order; Survey asks for that of the seats. Each answer waits for its turn,
    and Cleo, who boosted with Warfare, dissents."""
    path = cli.game("waiting.arbiter", ["1 skip", "1 lead warfare", "1 done", "1 collect", "4 dissent",
                                        "3 boost warfare", "3 done", "2 dissent", "1 discard 1", "1 done",
                                        "2 skip", "2 lead warfare"], "Ann,Ben,Cleo,Dan", "--edition=bga")
    before = moves(path)
    result = cli.run("edit", "--format=json", path, "2", "replace", "1 lead survey")
    equal((result.status, result.json["struck"]), (0, 0))
    equal(moves(path), ["1 skip", "1 lead survey", "1 done", "1 keep ?", "2 dissent", "3 dissent", "4 dissent",
                        "1 discard 1", "1 done", "2 skip", "2 lead warfare"])
    equal(cli.run("check", path).status, 0)
    equal(cli.run("record", path, text="undo\n").status, 0)
    equal(moves(path), before, "one undo")


def test_what_cannot_be_chosen_any_more(cli):
    """Without the fighters of her first role, Ann cannot attack later. She has to collect some instead, and
    the game goes on."""
    path = cli.game("attack.arbiter", ["1 start drawde", "1 play warfare", "1 collect", "1 lead warfare",
                                       "1 collect", "2 dissent", "1 done", "2 skip", "2 lead warfare", "2 collect",
                                       "1 dissent", "2 discard 1", "2 done", "1 skip", "1 lead warfare",
                                       "1 attack #1", "2 dissent"], "Ann,Ben", "--edition=bga")
    before = moves(path)
    result = cli.run("edit", "--format=json", path, "4", "replace", "1 lead survey")
    equal((result.status, result.json["struck"]), (0, 0))
    attack = before.index("1 attack #1")
    equal(moves(path)[5], "1 keep ?")
    equal(moves(path)[6:], before[6:attack] + ["1 collect"] + before[attack + 1:])
    equal(cli.run("check", path).status, 0)


# Ben's turn was forgotten: what is recorded as his was Cleo's, and hers was Dan's.
FORGOTTEN_TURN = ["1 skip", "1 lead survey", "1 boost survey", "1 done", "1 keep ?", "2 dissent", "3 dissent",
                  "4 dissent", "1 discard 1", "2 lead warfare", "2 collect", "3 dissent", "4 dissent",
                  "1 dissent", "2 discard 1", "3 lead research", "4 dissent", "1 dissent", "2 dissent",
                  "3 discard 3"]


def test_a_forgotten_turn(cli):
    """The later turns go to the players who made them, and none of their moves is struck. Cleo has drawn a
    card more, so that she discards one more."""
    path = cli.game("turn.arbiter", FORGOTTEN_TURN, players="Ann,Ben,Cleo,Dan")
    before = moves(path)
    at = before.index("2 skip")
    turn = ["2 skip", "2 lead survey", "2 done", "2 keep ?", "3 dissent", "4 dissent", "1 dissent",
            "2 discard 1", "2 done"]
    result = cli.run("edit", "--format=json", path, str(at + 1), "insert", *turn)
    equal((result.status, result.json["struck"]), (0, 0))
    after = moves(path)
    equal(after[at:at + len(turn)], turn)
    handed_on = [str(int(move[0]) % 4 + 1) + move[1:] for move in before[at:]]
    later = after[at + len(turn):]
    later.remove("3 discard 1")
    equal(later, handed_on)
    equal(cli.run("check", path).status, 0)
    equal(cli.run("record", path, text="undo\n").status, 0)
    equal(moves(path), before, "one undo")


def test_whose_move_it_was(cli):
    """People may leave out who made the move, and mean the same."""
    named = cli.game("named.arbiter", WRONG_ROLE, players="Ann,Ben,Cleo,Dan")
    unnamed = cli.game("unnamed.arbiter", WRONG_ROLE, players="Ann,Ben,Cleo,Dan")
    equal(cli.run("edit", named, "2", "replace", "1 lead colonize").status, 0)
    equal(cli.run("edit", unnamed, "2", "replace", "lead colonize").status, 0)
    equal(moves(unnamed), moves(named))


def test_nothing_is_struck_unasked(cli):
    """An edit that strikes later moves says how many, and changes nothing until it may."""
    path = cli.game("strikes.arbiter", OPENING)
    before = snapshot(path)
    for words in ((), ("--dry-run",)):
        result = cli.run("edit", *words, path, "1", "remove")
        equal(result.status, 1)
        contains(result.output, "It strikes 3 later moves.")
        equal(snapshot(path), before, "an edit struck moves unasked")
    result = cli.run("edit", path, "1", "remove")
    contains(result.errors, "3 later moves would be struck; expected --strike")
    equal(cli.run("edit", "--dry-run", "--strike", path, "1", "remove").status, 0)
    equal(cli.run("edit", "--strike", path, "1", "remove").status, 0)
    equal(cli.run("record", path, text="undo\n").status, 0)
    equal(moves(path), json.loads(before[0])["moves"], "one undo")


def test_nothing_is_allowed_by_an_edit(cli):
    """What an edit makes illegal is struck, also for whoever reads the file, and no sheet says that the
    table allowed something."""
    path = cli.game("allowed.arbiter", OPENING)
    cli.run("edit", "--strike", path, "1", "remove")
    checked = cli.run("check", "--format=json", path)
    flagged = checked.json[0]["flagged"]
    equal((checked.status, len(flagged)), (1, 3))
    equal([line["ruled"] for line in flagged], [False] * 3)
    equal("rulings" in json.loads(path.read_text()), False)
    equal("ruling" in cli.run("score", "--proof", path).output, False)
    for options in [[], ["--proof"]]:
        contains(cli.run("score", *options, path).output, "3 moves are struck: they changed nothing.")
        equal(cli.run("score", "--format=json", *options, path).json[0]["struck"], 3)


def test_a_second_edit_is_taken_back(cli):
    """A move that one edit strikes, and another makes legal, is struck again when that is undone."""
    path = cli.game("twice.arbiter", ["skip", "lead survey", "boost survey", "done"], players="A,B")
    equal(cli.run("edit", "--strike", path, "1", "remove").status, 0)
    struck = json.loads(path.read_text())["struck"]
    flagged = cli.run("check", "--format=json", path).json[0]["flagged"]
    equal([line["struck"] for line in flagged], [True] * len(struck))
    equal(cli.run("edit", "--strike", "--incomplete", path, "1", "insert", "1 skip").status, 0)
    equal(cli.run("record", path, text="undo\n").status, 0)
    equal(json.loads(path.read_text())["struck"], struck)
    contains(cli.run("score", "--proof", path).output,
             f"Rulings and Adjustments\n{len(struck)} moves are struck: they changed nothing.")
    equal(cli.run("record", path, text="undo\n").status, 0)
    equal("struck" in json.loads(path.read_text()), False, "nothing is struck any more")
    contains(cli.run("score", "--proof", path).output, "None: every move was by the rules.")


def test_edit_refuses(cli):
    path = cli.game("refused.arbiter", OPENING)
    before = snapshot(path)
    refused = cli.run("edit", path, "6", "insert", "2 settle #9")
    equal(refused.status, 1)
    contains(refused.output, "illegal")
    contains(refused.errors, f"arbiter-cli: {path}: nothing was written")
    for words in (("0", "remove"), ("6", "remove"), ("7", "insert", "2 dissent"), ("1", "remove", "skip"),
                  ("1", "insert"), ("1", "swap", "1 skip"), ("x", "remove"),
                  ("1", "replace", "1 jump")):
        result = cli.run("edit", path, *words)
        equal((result.status, result.output), (2, ""), words)
        contains(result.errors, "arbiter-cli: ")
    equal(snapshot(path), before, "a refused edit wrote")


TESTS = [test_edit_shows_what_changes, test_edit_writes_and_is_taken_back,
         test_edit_before_the_first_move,
         test_edit_judges_what_follows, test_forgotten_action_of_two_moves,
         test_half_an_edit_is_not_written, test_forgotten_action_at_once,
         test_dissent_was_a_follow, test_follow_was_a_dissent,
         test_a_choice_that_nobody_made, test_what_was_closed_takes_no_decision_along,
         test_other_role_at_the_end, test_a_role_goes_with_what_belongs_to_it,
         test_a_choice_between_planets, test_what_a_removal_leaves_open,
         test_an_implied_move_gives_way, test_a_wrong_role, test_a_forgotten_turn,
         test_nothing_is_struck_unasked, test_nothing_is_allowed_by_an_edit,
         test_a_second_edit_is_taken_back, test_edit_refuses]
