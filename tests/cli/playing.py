# SPDX-License-Identifier: GPL-3.0-or-later
"""Random games: the same seed is the same game, and what is recorded is a good record."""

import json
import resource
import shutil
import subprocess

from commands import DATA
from harness import contains, equal, snapshot

KEYS = {"system", "players", "games", "seed", "decisions", "seconds", "games-per-second",
        "decisions-per-second", "mean-turns", "end-triggers", "catalogue", "violations"}
SYSTEMS = {"eminent-domain": 3, "microcosm": 2, "nine-domains": 2, "prototype-2010": 3}

# What the printed cards say is not known of every game; the rest is made up, and that is said.
CATALOGUES = {"eminent-domain": "built-in", "microcosm": "made-up", "nine-domains": "made-up",
              "prototype-2010": "made-up"}


def simulate(cli, *words, system="eminent-domain", players=None):
    return cli.run("simulate", "--system=" + system,
                   f"--players={players or SYSTEMS[system]}", "--format=json", *words)


def lasting(found):
    """What does not depend on the clock."""
    return {key: value for key, value in found.items() if "second" not in key}


def test_simulate(cli):
    for system in SYSTEMS:
        result = simulate(cli, "--games=3", "--seed=7", system=system)
        equal((result.status, result.errors), (0, ""), system)
        equal(set(result.json), KEYS)
        equal((result.json["games"], result.json["seed"], result.json["violations"],
               result.json["catalogue"]), (3, 7, 0, CATALOGUES[system]))
        assert result.json["decisions"] > 0 and result.json["mean-turns"] > 1
        text = cli.run("simulate", "--system=" + system, f"--players={SYSTEMS[system]}",
                       "--games=3", "--seed=7")
        equal((text.status, text.errors), (0, ""))
        contains(text.output, str(result.json["decisions"]))
        contains(text.output, "players: 3 games, ")
        equal("are made up" in text.output, CATALOGUES[system] == "made-up")
        once = cli.run("simulate", "--system=" + system, f"--players={SYSTEMS[system]}")
        contains(once.output, "players: 1 game, ")


def test_the_same_seed_is_the_same_game(cli):
    once = simulate(cli, "--games=6", "--seed=40").json
    equal(lasting(simulate(cli, "--games=6", "--seed=40").json), lasting(once))
    equal(lasting(simulate(cli, "--games=6", "--seed=40", "--jobs=3").json), lasting(once))
    assert lasting(simulate(cli, "--games=6", "--seed=46").json) != lasting(once)
    singles = [simulate(cli, f"--seed={40 + i}").json["decisions"] for i in range(6)]
    equal(sum(singles), once["decisions"])


def limited(kind, amount):
    return lambda: resource.setrlimit(kind, (amount, amount))


def test_more_jobs_than_there_are_threads(cli):
    """Where the system gives no more threads, all games are played all the same."""
    words = ("simulate", "--system=nine-domains", "--players=2", "--games=300", "--format=json")
    once = cli.run(*words).json
    if cli.burden > 1:
        return  # A sanitizer needs more room than any limit leaves.
    run = subprocess.run([cli.program, *words, "--jobs=256"], capture_output=True, text=True,
                         env=cli.environment(),
                         preexec_fn=limited(resource.RLIMIT_AS, 400 << 20))
    equal((run.returncode, run.stderr), (0, ""))
    equal(lasting(json.loads(run.stdout)), lasting(once))


def test_a_file_that_may_not_grow(cli):
    """Who has no room hears that nothing is saved, and what was saved before stays."""
    path = cli.game("limited.arbiter")
    moves = "1 adjust fighters +1\n" * 200
    run = subprocess.run([cli.program, "record", path], input=moves, capture_output=True, text=True,
                         env=cli.environment(),
                         preexec_fn=limited(resource.RLIMIT_FSIZE, 2048))
    equal(run.returncode, 2)
    contains(run.stderr, "not saved")
    answers = run.stdout.splitlines()
    equal(answers.count("legal"), len(json.loads(path.read_text())["moves"]))
    contains(answers[-1], "not saved")


def test_recorded_games_are_the_same_files(cli):
    folders = [cli.path(name) for name in ("once", "again")]
    for folder in folders:
        folder.mkdir()
        equal(simulate(cli, "--games=3", "--seed=5", "--record", folder).status, 0)
    for path in folders[0].iterdir():
        equal(path.read_bytes(), (folders[1] / path.name).read_bytes(), path.name)
        assert "started" not in json.loads(path.read_text())


def test_seeds_are_reported_as_given(cli):
    words = ("simulate", "--system=nine-domains", "--players=2", "--format=json")
    for seed in (0, 2 ** 63 - 2):
        result = cli.run(*words, f"--seed={seed}")
        equal((result.status, result.json["seed"]), (0, seed))
    for seed in (2 ** 63 - 1, 2 ** 64 - 1, 2 ** 64, -1):
        result = cli.run(*words, f"--seed={seed}")
        equal((result.status, result.output), (2, ""))
        contains(result.errors, "expected a number from 0 to 9223372036854775806")


def test_every_detail(cli):
    for detail in ("all", "public", "counts"):
        result = simulate(cli, "--games=2", "--tell=" + detail)
        equal((result.status, result.json["violations"]), (0, 0), detail)


def test_records(cli):
    for system in SYSTEMS:
        folder = cli.path("records-" + system)
        equal(simulate(cli, "--games=2", "--seed=3", "--record=" + str(folder),
                       system=system).status, 0)
        records = sorted(folder.iterdir())
        equal(len(records), 2)
        checked = cli.run("check", *records)
        equal((checked.status, checked.errors), (0, ""))
        for score in cli.run("score", "--format=json", *records).json:
            equal(score["finished"], True)
            best = min(player["rank"] for player in score["players"])
            equal(best, 1)
        equal(cli.run("moves", records[0]).output, "")


def test_moves_after_the_end(cli):
    folder = cli.path("ended")
    simulate(cli, "--seed=5", "--record=" + str(folder))
    path = next(folder.iterdir())
    before = snapshot(path)
    result = cli.run("record", "--allow", path, text="1 lead survey\n1 skip\n")
    equal(result.status, 1)
    for line in result.lines:
        assert line.startswith("illegal game.over: "), line
    equal(snapshot(path), before)


def test_arguments(cli):
    cases = [
        (["--games=0"], "--games"),
        (["--games=many"], "--games"),
        (["--players=9"], "2 to 4"),
        (["--seed=-1"], "--seed"),
        (["--jobs=0"], "--jobs"),
        (["--tell=lies"], "all, public, counts"),
        (["--edition=klingon"], "bga"),
        (["--variant=chess960"], "learning"),
        (["--switch=gravity=off"], "gravity"),
        (["--catalogue=/nowhere"], "cards.json"),
        (["--record=/proc/no"], "/proc/no"),
    ]
    for words, part in cases:
        result = cli.run("simulate", "--system=eminent-domain", *words)
        equal((result.status, result.output), (2, ""), words)
        contains(result.errors, part)


def test_faults_of_own_cards_in_all_languages(cli):
    folder = cli.path("cards")
    shutil.copytree(DATA / "eminent-domain", folder)
    path = folder / "cards.json"
    cards = json.loads(path.read_text())
    cards["technologies"][0]["action"] = "dance 2"
    path.write_text(json.dumps(cards))
    for language, expected in (("en", "is not a step of a script"), ("fr", "n’est pas une étape"),
                               ("it", "non è un passo"), ("ja", "能力の手順ではありません")):
        result = cli.run("simulate", "--system=eminent-domain", f"--catalogue={folder}",
                         "--language=" + language)
        equal((result.status, result.output), (2, ""), language)
        contains(result.errors, "dance 2")
        contains(result.errors, expected)


def test_doubtful_cards(cli):
    """Cards that contradict what is known of a deck are played by, and warned of."""
    folder = cli.path("doubtful")
    shutil.copytree(DATA / "microcosm", folder)
    path = folder / "cards.json"
    words = ("simulate", "--system=microcosm", "--players=2", f"--catalogue={folder}")
    equal(cli.run(*words).errors, "")
    cards = json.loads(path.read_text())
    cards["domains"][0]["icons"] = ["warfare"]
    path.write_text(json.dumps(cards))
    result = cli.run(*words)
    equal(result.status, 0)
    contains(result.output, "violations: 0")
    contains(result.errors, "cards.json: domain-02: the four cards of a family have one icon each")
    contains(cli.run(*words, "--language=fr").errors, "les quatre cartes d’une famille")


TESTS = [test_simulate, test_the_same_seed_is_the_same_game, test_seeds_are_reported_as_given,
         test_more_jobs_than_there_are_threads, test_a_file_that_may_not_grow,
         test_recorded_games_are_the_same_files,
         test_every_detail, test_records,
         test_moves_after_the_end, test_arguments,
         test_faults_of_own_cards_in_all_languages, test_doubtful_cards]
