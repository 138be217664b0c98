"""Engines: programs that are asked line by line."""

import copy
import json
import signal
import sys
import time
from itertools import product
from pathlib import Path

import pytest

from atelier.errors import AtelierError
from atelier.games import GAMES
from atelier.lab import engines
from atelier.lab.arena import standings, tournament
from atelier.lab.engines import Engine, entrant, question
from atelier.match import Match
from tests.arena.tables import table
from tests.interrupting import interrupted
from tests.patience import wait_for

EXAMPLE = Path(__file__).parents[2] / "examples" / "engine.py"
ECHO = """
import json, sys
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "atelier":
        assert rest == "1", rest
        print("hello, I am new here")
        print("ready", flush=True)
    elif word == "think":
        asked = json.loads(rest)
        print("thinking about", len(asked["legal"]), "moves")
        {answer}
    elif word == "quit":
        open({end!r}, "a").write("quit\\n")
        break
"""


@pytest.fixture
def engine(tmp_path):
    """An engine whose answers a test writes."""

    def write(answer="print('move', asked['legal'][-1], flush=True)", time="", before=""):
        file, end = tmp_path / "an engine.py", tmp_path / "ended"
        file.write_text(before + ECHO.format(answer=answer, end=str(end)))
        made.append(Engine(f"exec:'{sys.executable}' '{file}'{time}"))
        return made[-1]

    made = []
    yield write
    for one in made:
        one.close()


@pytest.mark.parametrize("game", GAMES)
def test_an_engine_plays_whole_games_and_its_moves_are_its_own(engine, game):
    """It always plays the last legal move; so does an opponent of ours, and the games are the same."""

    class Last:
        name = "last"

        def choose(self, knowledge):
            return knowledge.legal[-1]

    theirs = engine()
    at = table(game, seed=3)
    by_engine = list(tournament(at, [theirs.name, "random"], 4, opponents={theirs.name: theirs}, cores=2))
    by_us = list(tournament(at, ["last", "random"], 4, opponents={"last": Last()}))
    assert [one.moves for one in by_engine] == [one.moves for one in by_us]


def test_engines_are_called_for_by_their_command_and_end_with_the_tournament(engine, tmp_path):
    written = engine().name
    results = list(tournament(table(), [written, "random"], 4, cores=2))
    assert {one.name for one in standings(results)} == {written, "random"}
    assert set((tmp_path / "ended").read_text().split()) == {"quit"}


def test_an_engine_is_told_what_its_seat_sees_and_may_do():
    match = Match("artisans", seed=1)
    while len(match.legal) < 2:
        match.play(match.legal[0])
    seat = match.seat
    asked = question(match.knowledge(seat, 7), 300)
    assert asked["legal"] == match.legal
    assert (asked["game"], asked["seat"], asked["seats"], asked["milliseconds"]) == ("artisans", seat, 2, 300)
    assert asked["view"] == match.game.view(match.state, match.box, seat, None)
    assert Match.from_position(asked["guess"]).legal == match.legal
    json.dumps(asked)


@pytest.mark.parametrize("game", GAMES)
def test_positions_a_seat_cannot_tell_apart_are_the_same_question(game):
    match = Match(game, seed=2)
    for step in range(40):
        if match.over:
            break
        seat, truth = match.seat, match.state
        swapped = match.copy()
        swapped.take_over(match.knowledge(seat, step).guess[0], match.moves)
        if len(match.legal) > 1:
            assert swapped.state.tobytes() != truth.tobytes()
            assert question(swapped.knowledge(seat, 5), 1) == question(match.knowledge(seat, 5), 1)
        match.play(match.legal[step % len(match.legal)])


@pytest.mark.parametrize(
    ("answer", "wrong"),
    [
        ("print('move take 99', flush=True)", "said 'take 99', which is no legal move; legal are "),
        ("print('move', flush=True)", "said '', which is no legal move"),
        ("sys.exit(3)", "the engine has ended"),
    ],
)
def test_an_engine_that_answers_wrongly_ends_the_tournament_with_a_sentence(engine, answer, wrong):
    theirs = engine(answer)
    with pytest.raises(AtelierError, match=wrong):
        list(tournament(table(), [theirs.name, "random"], 2))


def test_a_move_of_the_game_that_is_not_legal_here_is_refused(engine):
    match = Match("artisans", seed=1)
    illegal = next(word for word in match.words if word not in match.legal)
    theirs = engine(f"print('move', {illegal!r}, flush=True)")
    with pytest.raises(AtelierError, match="no legal move"):
        theirs.choose(match.knowledge(match.seat, 1))
    assert not theirs.idle, "it is not asked again"


def test_a_copy_of_an_engine_has_processes_of_its_own(engine):
    theirs, match = engine(time=":5000ms"), Match("artisans", seed=1)
    code = theirs.choose(match.knowledge(match.seat, 1))
    other = copy.deepcopy(theirs)
    try:
        assert (other.name, other.milliseconds, len(other.idle)) == (theirs.name, 5000, 0)
        assert other.choose(match.knowledge(match.seat, 1)) == code
    finally:
        other.close()


def test_an_engine_that_does_not_answer_in_its_time_is_not_waited_for(engine, monkeypatch):
    monkeypatch.setattr(engines, "GRACE", 0.2)
    theirs = engine("import time; time.sleep(600)", ":100ms")
    match = Match("artisans", seed=1)
    begun = time.monotonic()
    with pytest.raises(AtelierError, match=r"did not say move within 0\.3 seconds"):
        theirs.choose(match.knowledge(match.seat, 1))
    assert time.monotonic() - begun < 300


HELPED = """
import subprocess, sys
helper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
with open({path!r}, "a") as file:
    file.write(f"{{helper.pid}}\\n")
"""
"""An engine that has started another process, and said which."""
NO_END = "import time; time.sleep(3600)"
SHORT = 60
"""Seconds: what has been ended goes at once."""


@pytest.fixture
def helped(tmp_path):
    """What comes before such an engine, and whether any of its helpers live."""
    path = tmp_path / "helpers"

    def living():
        return [number for number in map(int, path.read_text().split()) if lives(number)]

    return HELPED.format(path=str(path)), path, living


def lives(number):
    """Does a process live? One that has ended may still wait for somebody to ask how."""
    stat = Path(f"/proc/{number}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_what_an_engine_has_started_ends_with_it_when_it_is_not_waited_for(engine, helped):
    before, path, living = helped
    theirs, match = engine(NO_END, ":100ms", before), Match("artisans", seed=1)
    with pytest.raises(AtelierError, match="did not say move"):
        theirs.choose(match.knowledge(match.seat, 1))
    assert path.read_text().split()
    wait_for(lambda: not living(), SHORT)


def test_what_an_engine_has_started_ends_with_the_tournament(engine, helped, tmp_path):
    before, path, living = helped
    theirs = engine(before=before)
    list(tournament(table(), [theirs.name, "random"], 4, cores=2))
    assert path.read_text().split()
    assert set((tmp_path / "ended").read_text().split()) == {"quit"}
    wait_for(lambda: not living(), SHORT)


def test_an_engine_that_went_wrong_takes_the_others_with_it(engine, helped):
    """They were asked already when it was asked for the first time."""
    before, path, living = helped
    first = engine(before=before)
    with pytest.raises(AtelierError, match="cannot be started"):
        list(tournament(table(), [first.name, "exec:./no-such-engine"], 2))
    assert path.read_text().split()
    wait_for(lambda: not living(), SHORT)


THINKING = {"getting ready": 0, "at the first question": 1, "in a game": 2}
"""When an engine thinks without end: how often it has been asked."""
ENDINGS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]


@pytest.mark.parametrize(
    ("asked", "by"),
    [
        pytest.param(asked, by, id=f"{when} {by.name}", marks=() if asked == ENDINGS.index(by) else pytest.mark.slow)
        for (when, asked), by in product(THINKING.items(), ENDINGS)
    ],
)
def test_engines_that_think_end_with_an_interrupted_arena_and_are_not_waited_for(engine, helped, tmp_path, asked, by):
    """Both of two: the one that was asked before the first game began goes on in it, beside another."""
    before, path, living = helped
    thinking = tmp_path / "thinking"
    think = f"open({str(thinking)!r}, 'a').write('.'); {NO_END}"
    theirs = engine(
        f"""
        asked_so_far = globals().get("asked_so_far", 0) + 1
        if asked_so_far == {asked}:
            {think}
        print("move", asked["legal"][0], flush=True)
        """,
        ":600000ms",
        before + (f"sys.stdin.readline(); {think}" if asked == 0 else ""),
    )
    count = max(1, asked)
    interrupted(
        ["arena", "artisans", theirs.name, "random", "--cores", "2"],
        lambda: thinking.exists() and len(thinking.read_text()) == count,
        by=by,
    )
    assert len(path.read_text().split()) == count
    wait_for(lambda: not living(), SHORT)


def test_what_an_engine_says_unasked_is_not_kept(engine, tmp_path):
    """It chatters and answers without end while another thinks; memory is not what it may use up."""
    end = tmp_path / "all is said"
    chatter = f"print('thinking\\nmove take 1\\n' * 100_000, flush=True); open({str(end)!r}, 'w')"
    theirs = engine(f"print('move', asked['legal'][0], flush=True); {chatter}")
    match = Match("artisans", seed=1)
    theirs.choose(match.knowledge(match.seat, 1))
    wait_for(end.exists)
    assert theirs.idle[0].said.qsize() <= engines.MOST_UNASKED


def test_the_grace_beyond_its_time_is_what_the_page_says_and_small():
    page = (Path(__file__).parents[2] / "docs" / "engines.md").read_text(encoding="utf-8")
    assert f"within its time and {engines.GRACE:g} seconds more" in " ".join(page.split())
    assert engines.GRACE <= 0.5


def test_an_engine_that_is_never_ready_is_not_waited_for(engine, monkeypatch):
    monkeypatch.setattr(engines, "START", 0.2)
    theirs = engine(before="import time; time.sleep(600)\n")
    match = Match("artisans", seed=1)
    with pytest.raises(AtelierError, match="did not say ready"):
        theirs.choose(match.knowledge(match.seat, 1))


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ("exec:", "name a program"),
        ("exec: ", "name a program"),
        ("exec:./no-such-engine", "cannot be started: No such file"),
        ("exec:'half", "cannot be read: no closing quotation"),
        ("exec:./x:999999999ms", "at most 600,000 ms"),
    ],
)
def test_what_is_no_engine_is_refused_with_a_sentence(written, wrong):
    match = Match("artisans", seed=1)
    with pytest.raises(AtelierError, match=wrong):
        entrant(written).choose(match.knowledge(match.seat, 1))


@pytest.mark.parametrize(("time", "milliseconds"), [("", engines.MILLISECONDS), (":250ms", 250)])
def test_an_engine_is_told_its_time(engine, time, milliseconds, monkeypatch):
    monkeypatch.setattr(engines, "GRACE", 60.0)
    theirs = engine(f"print('move', asked['legal'][asked['milliseconds'] != {milliseconds}], flush=True)", time)
    match = Match("artisans", seed=1)
    knowledge = match.knowledge(match.seat, 1)
    assert theirs.choose(knowledge) == knowledge.legal[0]


def test_the_example_beats_random():
    written = f"exec:'{sys.executable}' '{EXAMPLE}'"
    results = list(tournament(table(), [written, "random"], 2))
    best = standings(results)[0]
    assert (best.name, best.share) == (written, 1.0)
