"""The command line, as a person types it: what it prints, how it refuses, that it leaves nothing half done."""

from __future__ import annotations

import contextlib
import io
import json
import re
import subprocess
import sys
from types import SimpleNamespace

import pytest

from atelier import AtelierError, Match, __version__, read_record
from atelier.cli import main
from atelier.commands import common
from atelier.commands.simulate import log
from atelier.games import find
from atelier.scale import gpu
from atelier.scale.batch import CHUNK, plan
from atelier.scale.paper import Paper
from tests.full import full_after
from tests.interrupting import interrupted
from tests.pipes import pipe

ATELIER = [sys.executable, "-m", "atelier"]


def atelier(*words, typed="", status=0, cwd="."):
    """Run a command in this process, as `atelier` runs it; return what it printed and what it complained about."""
    printed, complaint = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, contextlib.chdir(cwd):
        patch.setattr(sys, "argv", ["atelier", *map(str, words)])
        patch.setattr(sys, "stdin", io.StringIO(typed))
        patch.setattr(sys, "stdout", printed)
        patch.setattr(sys, "stderr", complaint)
        for console in (common.out, common.err):
            patch.setattr(console, "width", 200)
        with pytest.raises(SystemExit) as ended:
            main()
    assert (ended.value.code or 0) == status, printed.getvalue() + complaint.getvalue()
    return printed.getvalue(), complaint.getvalue()


def process(*words, status=0):
    """Run a command in a process of its own."""
    done = subprocess.run([*ATELIER, *map(str, words)], capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout, done.stderr


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    """A file of a few simulated games."""
    file = tmp_path_factory.mktemp("games") / "games.jsonl"
    atelier("simulate", "artisans", "--games", 20, "--seats", 3, "--seed", 5, "--out", file)
    return file


def test_the_version_is_told():
    printed, _ = process("--version")
    assert printed == f"atelier {__version__}\n"


def test_simulate_says_how_the_games_went():
    printed, _ = atelier("simulate", "artisans", "--games", 50, "--seats", 4, "--artisans", "random")
    assert "artisans, 4 seats, artisans random, box atelier" in printed
    assert "50 games in" in printed


BROKEN_OFF_AT_ONCE = """
import sys
class Impatient:
    def find_spec(name, path, target=None):
        if name == "numpy":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Impatient)
sys.argv = ["atelier", "simulate", "artisans"]
from atelier.__main__ import main
main()
"""


def test_a_command_that_is_broken_off_while_it_starts_says_nothing():
    done = subprocess.run([sys.executable, "-c", BROKEN_OFF_AT_ONCE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_simulate_on_a_gpu_plays_the_same_games(python):
    """On CUDA's simulator here."""
    words = ["simulate", "artisans", "--games", "1", "--seats", "2", "--seed", "4"]
    program = f"import sys; from atelier.cli import main; sys.argv = ['atelier', *{words}, '--device', 'cuda']; main()"
    quick = "import sys; sys.setswitchinterval(1e-5)"  # threads that wait for each other do so in a loop
    simulated = python(f"{quick}; {program}", ATELIER_INTERPRET="1", NUMBA_ENABLE_CUDASIM="1", COLUMNS="200")
    printed, _ = atelier(*words)
    assert simulated.splitlines()[:-1] == printed.splitlines()[:-1], "all but how long it took"


def test_a_machine_without_a_gpu_says_so(monkeypatch):
    monkeypatch.setattr(gpu, "load_cuda", lambda: SimpleNamespace(is_available=lambda: False))
    _, complaint = atelier("simulate", "artisans", "--device", "cuda", status=2)
    assert complaint == "atelier: there is no CUDA GPU on this machine: leave out the device, or name cpu\n"


def test_simulated_games_are_whole_records_and_the_same_for_the_same_seed(games, tmp_path):
    again = tmp_path / "again.jsonl"
    atelier("simulate", "artisans", "--games", 20, "--seats", 3, "--seed", 5, "--out", again, "--cores", 1)
    assert again.read_text() == games.read_text()
    for line in games.read_text().splitlines():
        record = read_record(line)
        match = Match.replay(record)
        assert match.over
        assert tuple(score.total for score in match.scores) == record.points


def test_verify_proves_a_file(games):
    printed, _ = atelier("verify", games)
    assert "20 games" in printed
    assert "all true" in printed


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda paper: paper["moves"].__setitem__(7, "take 9"), "record 3: step 8: 'take 9' is no move of artisans"),
        (lambda paper: paper["moves"].__setitem__(2, "pass"), "record 3: step 3: pass is not possible now; legal: "),
        (lambda paper: paper["result"]["points"].__setitem__(0, 99), "record 3: the record gives points [99"),
        (lambda paper: paper["moves"].pop(), "record 3: the record gives a result, but the game is not over"),
        (lambda paper: paper.__setitem__("key", "11" * 32), "record 3: the key of this record is not the one"),
    ],
)
def test_verify_names_what_is_not_true(games, tmp_path, spoil, sentence):
    papers = [json.loads(line) for line in games.read_text().splitlines()]
    spoil(papers[2])
    file = tmp_path / "spoiled.jsonl"
    file.write_text("\n".join(map(json.dumps, papers)))
    _, complaint = atelier("verify", file, status=2)
    assert sentence in complaint


def test_replay_json_gives_every_position_in_words(games):
    printed, _ = atelier("replay", games, "--json")
    lines = [json.loads(line) for line in printed.splitlines()]
    record = read_record(games.read_text().splitlines()[0])
    assert list(lines[0]) == ["step", "position"]
    assert [line["move"] for line in lines[1:]] == list(record.moves)
    match = Match.begin(record)
    for line in lines[1:]:
        assert line["seat"] == match.seat
        match.play(line["move"])
        assert line["position"] == match.position
    printed, _ = atelier("replay", games, "--json", "--at", 12)
    assert json.loads(printed) == lines[12]


def test_replay_draws_the_table_in_both_languages(games):
    assert "Month" in atelier("replay", games, "--at", 30)[0]
    assert "Marché" in atelier("replay", games, "--at", 30, "--lang", "fr")[0]
    assert "the year is over" in atelier("replay", games, "--game", 2)[0]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "chess"], "no game is called 'chess': there is artisans"),
        (["simulate", "artisans", "--seats", "9"], "9 seats: artisans is for 2 to 4 players"),
        (["simulate", "artisans", "--games", "0"], "play at least one game"),
        (["simulate", "artisans", "--cores", "0"], "use at least one core"),
        (["simulate", "artisans", "--device", "abacus"], "--device abacus: choose one of cpu, cuda"),
        (["simulate", "artisans", "--device", "cuda", "--cores", "2"], "a GPU has no cores"),
        (["simulate", "artisans", "--weather", "rain"], "no option weather"),
        (["simulate", "artisans", "--artisans", "all"], "artisans all: choose one of draft, random"),
        (["simulate", "artisans", "--artisans"], "--artisans: say what to choose"),
        (["simulate", "artisans", "--box", "nowhere.toml"], "nowhere.toml: there is no such file"),
        (["simulate", "artisans", "--out", "nowhere/games.jsonl"], "cannot be written"),
        (["simulate", "artisans", "--out", ""], ".: this file exists"),
        (["simulate", "artisans", "--out", "/"], "/: this file exists"),
        (["replay", "nowhere.json"], "nowhere.json: there is no such file"),
        (["replay", "."], "this is a folder"),
        (["verify", "nowhere.json"], "there is no such file"),
        (["box", "check", "nowhere.toml"], "there is no such file"),
        (["verify", "/dev/zero"], "/dev/zero: this is a device; name a file"),
        (["box", "check", "/dev/zero"], "this is a device"),
        (["puzzles", "check", "/dev/zero"], "this is a device"),
        (["simulate", "artisans", "--box", "/dev/zero"], "this is a device"),
        (["play", "--terminal", "--save", "nowhere/game.json"], "there is no folder nowhere"),
        (["box", "show"], "name a game to show"),
        (["box", "new", "chess"], "no game is called 'chess'"),
        (["play", "--terminal", "--people", "3"], "of 2 seats 0 to 2 can be people"),
        (["play", "--seats", "3"], "--seats is for the terminal; add --terminal"),
        (["play", "chess"], "no game is called 'chess'"),
        (["play", "--terminal", "--lang", "de"], "choose one of en, fr"),
        (["bench", "--seconds", "0"], "measure for more than 0"),
    ],
)
def test_bad_input_gets_one_clear_sentence(words, sentence, tmp_path):
    printed, complaint = atelier(*words, status=2, cwd=tmp_path)
    assert sentence in complaint
    assert complaint.startswith("atelier: ")
    assert len(complaint.splitlines()) == 1
    assert printed == ""
    assert list(tmp_path.iterdir()) == []


def test_a_process_says_it_too_and_ends_with_status_2():
    printed, complaint = process("simulate", "chess", status=2)
    assert (printed, complaint.count("\n")) == ("", 1)
    assert complaint.startswith("atelier: no game is called 'chess'")


def test_replay_refuses_steps_and_games_that_are_not_there(games):
    assert "choose 0 to" in atelier("replay", games, "--at", 5000, status=2)[1]
    assert "choose 1 to 20" in atelier("replay", games, "--game", 21, status=2)[1]


def test_a_file_without_puzzles_is_none(tmp_path):
    empty = tmp_path / "puzzles.jsonl"
    empty.touch()
    assert "there is no puzzle in it" in atelier("puzzles", "check", empty, status=2)[1]


def test_a_file_that_exists_is_not_written_over(tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text("mine")
    assert "this file exists" in atelier("simulate", "artisans", "--out", file, status=2)[1]
    assert "this file exists" in atelier("box", "new", "artisans", file, status=2)[1]
    assert "this file exists" in atelier("play", "--terminal", "--save", file, status=2)[1]
    assert "this file exists" in atelier("analyse", file, "--json", file, status=2)[1], (
        "before it is read, and long before the end"
    )
    assert file.read_text() == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_a_log_is_told_how_far_long_work_is(monkeypatch, capsys):
    monkeypatch.setattr(common, "EVERY", 0)
    with common.progress("games", 4000) as bar:
        bar.advance(bar.task_ids[0], 1500)
        bar.update(bar.task_ids[0], completed=3000, description="confirming")
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith("games: 1,500 of 4,000")
    assert second.startswith("confirming: 3,000 of 4,000, about 0:00:")


SLOW = """
from atelier.commands import simulate
def never(*asked):
    import time
    time.sleep(600)
    yield
simulate.log_on_cores = never
"""
"""A simulation whose first game takes long."""


def test_an_interrupted_simulation_keeps_the_finished_games(tmp_path):
    file = tmp_path / "games.jsonl"
    part = file.with_name("games.jsonl.part")

    def counted():
        """A second chunk is written once the first is counted."""
        return part.exists() and part.read_bytes().count(b"\n") > CHUNK

    words = ["simulate", "artisans", "--games", "10000000", "--out", str(file)]
    printed, complaint = interrupted(words, counted)
    assert "stopped after" in complaint
    assert "games in" in printed
    lines = file.read_text().splitlines()
    assert lines
    assert all(read_record(line).points for line in (lines[0], lines[-1]))
    assert not part.exists()


def test_a_simulation_that_is_interrupted_before_the_first_game_leaves_nothing(tmp_path):
    file = tmp_path / "games.jsonl"
    words = ["simulate", "artisans", "--games", "10000000", "--cores", "1", "--out", str(file)]
    _, complaint = interrupted(words, file.with_name("games.jsonl.part").exists, before=SLOW)
    assert complaint.strip() == "stopped after 0 of 10,000,000 games"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("written", "line_by_line", "kept"),
    [("one\ntwo\nthr", True, "one\ntwo\n"), ("one", True, None), ("one\ntwo", False, None)],
    ids=["whole lines", "no whole line", "a part of a whole"],
)
def test_of_an_interrupted_file_whole_lines_are_kept_or_nothing(tmp_path, written, line_by_line, kept):
    path = tmp_path / "file"

    def write():
        with common.whole_file(path, line_by_line) as file:
            file.write(written)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write()
    assert (path.read_text() if path.exists() else None) == kept
    assert len(list(tmp_path.iterdir())) == (kept is not None)


def test_an_interrupted_simulation_says_how_many_games_lie_in_its_folder(tmp_path):
    """Parts are kept as they are played, and counted in order: there may be more than were counted."""
    folder = tmp_path / "games"
    words = ["simulate", "artisans", "--games", "10000000", "--parquet", str(folder)]
    small = "from atelier.scale import simulation; simulation.LARGE = 1024"
    _, complaint = interrupted(words, lambda: any(folder.glob("*.parquet")), small)
    game = find("artisans")
    lying = sum(many for _, many in Paper(folder, plan(game, [game.default_box], 2, 0)).parts())
    assert lying
    assert f"; {lying:,} games lie in" in " ".join(complaint.split())


def test_a_folder_is_named_as_it_is_written(tmp_path):
    """Brackets are no mark-up, and no pattern."""
    folder = tmp_path / "all[red] of[" / "games]"
    folder.parent.mkdir()
    words = ("simulate", "artisans", "--games", 3, "--parquet", folder)
    first, _ = atelier(*words)
    again, complaint = atelier(*words)
    assert "".join(complaint.split()) == "".join(f"3 games lie in {folder} already".split())
    assert first.splitlines()[:-1] == again.splitlines()[:-1]


def test_a_full_disk_keeps_the_finished_games_and_says_so(tmp_path):
    file = tmp_path / "games.jsonl"
    with full_after(20_000):
        _, complaint = atelier("simulate", "artisans", "--games", 40, "--out", file, status=2)
    lines = file.read_text().splitlines()
    assert len(lines) > 5
    kept = f"the {len(lines)} lines written before are kept there"
    assert complaint == f"atelier: {file}: cannot be written: File too large; {kept}\n"
    assert all(read_record(line).points for line in lines)
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_what_a_killed_command_left_is_not_written_over(tmp_path):
    part = tmp_path / "games.jsonl.part"
    part.write_text("a finished game\n")
    _, complaint = atelier("simulate", "artisans", "--games", 2, "--out", tmp_path / "games.jsonl", status=2)
    assert "games.jsonl.part: here lies what a command had written when it was ended; rename or remove it" in complaint
    assert part.read_text() == "a finished game\n"


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.part"])
def test_a_pipe_is_not_written_into(tmp_path, name):
    pipe(tmp_path / name)
    with pytest.raises(AtelierError, match=f"{name}: this (file exists|is no file)"):
        common.check_new(tmp_path / "games.jsonl")


def test_what_cannot_be_shown_is_said_in_a_sentence():
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*ATELIER, "simulate", "artisans", "--games", "5"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (
        2,
        "atelier: this cannot be shown or written: No space left on device\n",
    )


def test_finished_games_are_kept_also_when_whoever_counts_them_is_interrupted(tmp_path):
    file, game = tmp_path / "games.jsonl", find("artisans")
    table = plan(game, [game.default_box], 2, 1)
    playing = log(table, 3 * CHUNK, 1, file)
    next(playing)
    playing.close()
    assert len(file.read_text().splitlines()) == CHUNK
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_box_new_writes_a_template_that_is_sound_and_can_be_played(tmp_path):
    file = tmp_path / "mine.toml"
    atelier("box", "new", "artisans", file)
    assert file.read_text().count("#") > 15
    printed, _ = atelier("box", "check", file)
    assert "a sound box of artisans, called my-box" in printed
    assert "box my-box" in atelier("simulate", "artisans", "--games", 5, "--box", file)[0]


def test_box_check_lists_every_mistake_by_line_and_key(tmp_path):
    text = find("artisans").box_text.replace("points = 7", "points = 9", 1).replace("trade_laps", "trade_lapse")
    file = tmp_path / "mine.toml"
    file.write_text(text)
    _, complaint = atelier("box", "check", file, status=2)
    line = next(number for number, words in enumerate(text.splitlines(), 1) if words == "points = 9")
    assert f"line {line}, objects[21].points: 9 does not fit; write a whole number from 3 to 7" in complaint
    assert "switches.trade_lapse: no such key; did you mean trade_laps?" in complaint
    assert "switches.trade_laps: missing" in complaint
    _, complaint = atelier("box", "check", file, "--lang", "fr", status=2)
    complaint = complaint.replace("\u00a0", " ")
    assert f"ligne {line}, objects[21].points : 9 ne convient pas ; écrivez un nombre entier de 3 à 7" in complaint
    assert "switches.trade_lapse : cette clé n'existe pas ; vouliez-vous dire trade_laps ?" in complaint
    assert f"4 fautes dans {file}" in complaint


def test_box_show_tells_whose_cards_they_are():
    printed, _ = atelier("box", "show", "artisans", "--lang", "fr")
    assert "Bouddha (Thaïlande)" in printed
    assert "L'Amoureuse de l'or" in printed
    assert printed.count("atelier") >= 24


def test_a_name_of_a_card_is_shown_as_it_is_written(tmp_path):
    file = tmp_path / "mine.toml"
    names = ("Mask [/red]", "[bold]Lamp", ":kite:")
    text = find("artisans").box_text
    for own, name in zip(names, ("Festival mask", "Oil lamp", "Swallow kite"), strict=True):
        text = re.sub(f'en = "{name}[^"]*"', f'en = "{own}"', text)
    file.write_text(text)
    printed, _ = atelier("box", "show", "--box", file)
    assert all(name in printed for name in names)


def test_a_whole_game_is_played_in_the_terminal_and_saved(tmp_path):
    file = tmp_path / "game.json"
    typed = "\n".join(["1"] * 2000)
    printed, _ = atelier("play", "--terminal", "--seats", 3, "--seed", 3, "--lang", "fr", "--save", file, typed=typed)
    assert "l'année est finie" in printed
    record = read_record(file.read_text())
    assert record.seats == 3
    assert [(player.level, bool(player.name)) for player in record.players] == [
        (None, False),
        ("journeyman", True),
        ("journeyman", True),
    ]
    assert Match.replay(record).over


def test_several_people_share_a_keyboard_without_seeing_each_other_s_hands():
    printed, _ = atelier("play", "--terminal", "--people", 2, "--seed", 3, "--lang", "en", typed="\n1\n\n2\n\nquit\n")
    assert "Seat 1, the keyboard is yours" in printed
    assert "You have left the table." in printed
    tables = printed.split("the keyboard is yours")[1:]
    assert all("6 cards" in table for table in tables)


def test_the_terminal_answers_mistakes_and_takes_moves_back():
    typed = "castle\n99\nundo\n?\ntable\nchoose provident\nquit\n"
    printed, _ = atelier("play", "--terminal", "--seats", 2, "--seed", 3, "--lang", "en", typed=typed)
    assert "'castle' is no move of artisans" in printed
    assert "There is no move 99" in printed
    assert "Nothing can be taken back" in printed
    assert "You chooses" not in printed


def test_replay_into_a_closed_pipe_ends_quietly(games):
    piped = subprocess.run(
        f"{sys.executable} -m atelier replay {games} --json | head -1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert json.loads(piped.stdout)["step"] == 0
    assert piped.stderr == ""


COMMANDS = ("play", "serve", "simulate", "arena", "lab", "replay", "verify", "analyse", "box", "bench")


def test_help_names_every_command():
    printed, _ = atelier("--help")
    for command in COMMANDS:
        assert command in printed


def test_bench_prints_figures_as_json(monkeypatch):
    monkeypatch.setenv("ATELIER_INTERPRET", "1")  # in the processes whose start is measured: nothing is compiled anew
    report = json.loads(atelier("bench", "artisans", "--json", "--seconds", "0.05")[0])
    assert {speed["seats"] for speed in report["speeds"]} >= {2, 3, 4}
    assert all(speed["decisions_per_second"] > 0 and speed["games_per_second"] > 0 for speed in report["speeds"])
    assert all(speed["playouts_per_second"] > 0 for speed in report["speeds"])
    assert all(start["cold_compile_seconds"] > 0 for start in report["starts"])
