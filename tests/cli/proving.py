# SPDX-License-Identifier: GPL-3.0-or-later
"""The proof of a score, what the table allowed or mended, and a game of which only the end is known."""

import json
import pathlib
import re

from harness import contains, equal

RECORDS = sorted((pathlib.Path(__file__).resolve().parents[1] / "records").glob("*.arbiter"))
TIE = next(path for path in RECORDS if path.stem == "three-players-learning-tie")
RESOURCES = ("food", "water", "iron", "silicon")


def score(cli, path, *options):
    result = cli.run("score", "--format=json", *options, path)
    equal((result.status, result.errors), (0, ""), path)
    return result.json[0]


def ranks_of_steps(steps, seats):
    """A seat comes behind those who had more, in every step it took part in."""
    ranks = {seat: 1 for seat in seats}
    for step in steps:
        values = {value["seat"]: value["value"] for value in step["values"]}
        for seat, value in values.items():
            ranks[seat] += sum(other > value for other in values.values())
        equal(step["ahead"], [s for s, v in values.items() if v == max(values.values())])
    return ranks


def test_lines_sum_and_steps_lead_to_the_ranks(cli):
    for path in RECORDS:
        sheet = score(cli, path, "--proof")
        proof = sheet["proof"]
        for player in sheet["players"]:
            own = [part for part in proof["subtotals"] if part["seat"] == player["seat"]]
            equal(sum(line["amount"] for line in player["lines"]), player["total"], path)
            equal(sum(part["amount"] for part in own), player["total"], path)
            equal(sum(part["lines"] for part in own), len(player["lines"]), path)
            ties = [line for line in proof["tiebreak-lines"] if line["seat"] == player["seat"]]
            equal(sum(line["amount"] for line in ties), player["tiebreak"], path)
        equal(ranks_of_steps(proof["steps"], [p["seat"] for p in sheet["players"]]),
              {player["seat"]: player["rank"] for player in sheet["players"]}, path)


def test_rounds_lead_to_the_score(cli):
    for path in RECORDS:
        sheet = score(cli, path, "--proof")
        rounds = sheet["proof"]["rounds"]
        equal([line["round"] for line in rounds], list(range(1, len(rounds) + 1)), path)
        equal(rounds[-1]["scores"], [player["total"] for player in sheet["players"]], path)


def test_other_editions_are_replays(cli):
    outcomes = set()
    for path in RECORDS:
        sheet = score(cli, path, "--proof")
        equal({edition["id"] for edition in sheet["proof"]["editions"]},
              {"it", "jp", "bga"} - {json.loads(path.read_text())["edition"]}, path)
        for edition in sheet["proof"]["editions"]:
            other = cli.run("compare", "--format=json", "--edition=" + edition["id"], path).json
            equal((edition["parts-at"], edition["scores"]),
                  (other["parts-at"], other["other-scores"]), path)
            if edition["outcome"] == "parted":
                equal(edition["difference"]["move"], other["changes"][0]["move"], path)
                points = {switch["id"]: switch["other"] for switch in other["switches"]}
                cause = edition["difference"]["cause"]
                alone = cli.run("compare", "--format=json",
                                "--switch=%s=%s" % (cause, points[cause]), path).json
                equal(alone["changes"][0]["move"], edition["difference"]["move"], path)
                equal(len(edition["final-table"]["scores"]), len(edition["scores"]), path)
            same = edition["winners"] == sheet["winners"]
            outcomes.add(edition["outcome"])
            if edition["outcome"] in ("same", "other"):
                equal(edition["outcome"], "same" if same else "other", path)
    assert outcomes >= {"same", "parted"}, outcomes


def test_tie(cli):
    proof = score(cli, TIE, "--proof")["proof"]
    equal([step["what"] for step in proof["steps"]], ["total", "tiebreak"])
    equal(proof["steps"][1]["values"], [{"seat": 1, "value": 0}, {"seat": 3, "value": 2}])
    equal(proof["steps"][1]["ahead"], [3])
    text = cli.run("score", "--proof", TIE).output
    contains(text, "Resources and fighters: Ada has 0, Cleo has 2. Ahead: Cleo.")
    contains(text, "None: every move was by the rules.")
    plain = next(path for path in RECORDS if path.stem == "four-players-logistics")
    equal([step["what"] for step in score(cli, plain, "--proof")["proof"]["steps"]], ["total"],
          "what does not decide is not told")


def test_game_under_way_has_a_proof(cli):
    path = cli.game("under-way.arbiter", ["1 skip", "1 adjust influence +2"])
    sheet = score(cli, path, "--proof")
    equal((sheet["finished"], sheet["proof"]["editions"]), (False, []))
    equal(sheet["proof"]["rounds"], [{"round": 1, "scores": [2, 0, 0]}])
    text = cli.run("score", "--proof", path).output
    contains(text, "The game is not over yet.")
    contains(text, "What Would Decide It\n")


def ruled_game(cli, name):
    path = cli.game(name)
    reported = cli.run("record", "--allow", path,
                   text="1 play warfare\n1 collect 3\n1 adjust voson +1\nend\n")
    assert reported.status == 0, reported.output + reported.errors
    return path


def test_adjustments_are_reported_everywhere(cli):
    path = ruled_game(cli, "ruled.arbiter")
    given = {"seat": 1, "what": "fighters", "amount": 2}
    planet = {"seat": 1, "what": "planet", "subject": "voson", "amount": 1}
    flagged = cli.run("check", "--format=json", path).json[0]["flagged"]
    equal([line["adjustments"] for line in flagged], [[given]])
    both = [{"move": 2, **given}, {"move": 3, **planet}]
    equal(cli.run("state", "--format=json", path).json[0]["adjustments"], both)
    equal(cli.run("state", "--format=json", "--at=2", path).json[0]["adjustments"], both[:1])
    sheet = score(cli, path, "--proof")
    equal((sheet["adjustments"], sheet["ruled"], sheet["ended-by-table"]), (both, 1, True))
    equal([(mark["move"], [reason["rule"] for reason in mark["reasons"]], mark["ruled"])
           for mark in sheet["proof"]["marks"]],
          [(2, ["effect.amount"], True), (3, [], False), (4, [], False)])
    contains(cli.run("check", path).output, "(adjusted: Anna, Fighters +2)")
    for command in ("state", "score"):
        contains(cli.run(command, path).output, "Adjusted at move 3: Anna, Planet: Voson +1")
    contains(cli.run("score", path).output, "The table ended the game here.")
    contains(cli.run("score", path).output, "1 move was against the rules")
    saved = json.loads(path.read_text())
    assert "adjustments" not in saved and "+2" not in path.read_text(), "told twice in the file"


def test_table_states_totals(cli):
    path = cli.game("stated.arbiter", ["1 skip", "1 adjust influence +3", "end"])
    reported = cli.run("record", path, text="1 count points 23\n2 count points 0\n")
    assert reported.status == 0, reported.output + reported.errors
    sheet = score(cli, path, "--proof")
    equal([(player["total"], player["stated"], player["rank"]) for player in sheet["players"]],
          [(23, True, 1), (0, True, 2), (0, False, 2)])
    equal(sheet["players"][0]["lines"][-1], {"source": "stated", "amount": 20})
    equal((sheet["winners"], sheet["decided-by"]), ([1], "influence"))
    equal([mark["text"] for mark in sheet["proof"]["marks"]],
          ["1 adjust influence +3", "end", "1 count points 23", "2 count points 0"])
    for proof in ([], ["--proof"]):
        text = cli.run("score", *proof, path).output
        contains(text, "20  Counted at the table\n")
        contains(text, "Total counted at the table: Anna and Ben.\n")
    contains(cli.run("state", path).output, "Score: 23\n")


def end_moves(cli, path):
    """The end of a game as people would type it: tokens, planets, technologies, resources."""
    sheet = score(cli, path)
    view = cli.run("state", "--format=json", path).json[0]
    for player in sheet["players"]:
        seat = player["seat"]
        for line in player["lines"]:
            if line["source"] == "technology":
                yield f"{seat} adjust {line['subject']} +1"
        for counter in view["counters"]:
            if counter["seat"] == seat and counter["id"] in ("influence", "fighters"):
                if counter["value"] > 0:
                    yield f"{seat} adjust {counter['id']} +{counter['value']}"
        planets = [card for zone in view["zones"] for card in zone["cards"]
                   if zone["seat"] == seat and zone["id"] == "planets" and card["face"] == "up"]
        for card in planets:
            yield f"{seat} adjust {card['card']} +1"
        for resource in RESOURCES:
            n = sum(card.get("counters", {}).get(resource, 0) for card in planets)
            if n > 0:
                yield f"{seat} adjust {resource} +{n}"
    yield "end"


def test_only_the_end_is_scored(cli):
    for path in (path for path in RECORDS if path.stem.startswith("four-players")):
        record = json.loads(path.read_text())
        played = score(cli, path)
        only = cli.game("only.arbiter", "", ",".join(p["name"] for p in record["players"]),
                        "--edition=" + record["edition"],
                        *("--variant=" + variant for variant in record.get("variants", [])))
        reported = cli.run("record", only, text="\n".join(end_moves(cli, path)) + "\n")
        equal((reported.status, reported.errors), (0, ""), reported.output)
        scored = score(cli, only)
        for key in ("winners", "decided-by", "finished"):
            equal(scored[key], played[key], path)
        for player, same in zip(scored["players"], played["players"]):
            equal([player[key] for key in ("total", "rank", "tiebreak")],
                  [same[key] for key in ("total", "rank", "tiebreak")], path)
            equal(sorted(map(str, player["lines"])), sorted(map(str, same["lines"])), path)
        equal((scored["ended-by-table"], played["ended-by-table"]), (True, False))
        equal((scored["only-end"], played["only-end"], scored["adjustments"]), (True, False, []))
        contains(cli.run("score", "--proof", only).output, "Scored at the end;")


def test_nine_domains_end(cli):
    path = cli.game("nine.arbiter", ["1 adjust points +3", "2 adjust points +3", "end"], "A,B",
                    "--system=nine-domains", "--switch=final-tie=shared")
    sheet = score(cli, path, "--proof")
    equal((sheet["winners"], sheet["decided-by"], sheet["ended-by-table"]), ([1, 2], "shared", True))
    equal((sheet["only-end"], sheet["proof"]["rounds"], sheet["proof"]["marks"]), (True, [], []))


def test_points_of_the_end_are_counted_at_the_table(cli):
    """An adjustment corrects a record. Without one there is nothing to correct."""
    for system in ("microcosm", "nine-domains"):
        path = cli.game("points.arbiter", ["1 adjust points +3", "end"], "A,B", "--system=" + system)
        equal([line["source"] for line in score(cli, path)["players"][0]["lines"]], ["stated"], system)
        contains(cli.run("score", path).output, "Counted at the table")
    path = cli.game("points.arbiter", ["1 adjust points +3", "pile left domain-2", "1 place left 1"],
                    "A,B", "--system=nine-domains")
    contains(cli.run("score", path).output, "Adjusted by the table")


def test_nobody_wins_by_any_edition(cli):
    """Nobody wins a game that does not count, so it cannot be the same people by other rules."""
    path = cli.path("uncounted.arbiter")
    path.write_text((TIE.parent / "two-players-learning.arbiter").read_text())
    equal(cli.run("edit", "--counts=no", path).status, 0)
    output = cli.run("score", "--proof", path).output
    contains(output, "16. The game does not count, so nobody wins.")
    equal("Who wins is the same" in output, False)


def test_a_void_adjustment_is_not_listed(cli):
    lays = [f"{seat} place {place} {card}" for seat, cards in ((1, "401"), (2, "201"))
            for place, card in zip(("left", "middle", "right"), cards)]
    path = cli.game("void.arbiter", ["pile left domain-9", "pile middle domain-2",
                                     "pile right domain-3", *lays, "1 adjust domain-9"],
                    "A,B", "--system=nine-domains")
    equal(score(cli, path)["adjustments"], [])
    equal("djusted" in cli.run("score", path).output, False)


def test_words_follow_the_language(cli):
    """French has a space before : and ;, and a player is named once."""
    for words in (("score",), ("score", "--proof"), ("state",)):
        french = cli.run(*words, "--language=fr", TIE).output
        equal(re.findall(r"[^\W\d][:;](?=\s)", french), [], words)
    for path in RECORDS:
        found = re.search(r"\b(\w+): \1 ", cli.run("score", "--proof", path).output)
        assert not found, found


TESTS = [test_words_follow_the_language, test_lines_sum_and_steps_lead_to_the_ranks, test_rounds_lead_to_the_score,
         test_other_editions_are_replays, test_tie, test_game_under_way_has_a_proof,
         test_adjustments_are_reported_everywhere, test_only_the_end_is_scored,
         test_points_of_the_end_are_counted_at_the_table, test_a_void_adjustment_is_not_listed,
         test_nobody_wins_by_any_edition, test_nine_domains_end]
