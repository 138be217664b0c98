"""A server with people and a table in every stage of its life, and right requests made to fit what there is."""

from __future__ import annotations

import secrets

from hypothesis import strategies as st

from atelier.client import anyone, me, opponent
from atelier.games import find
from atelier.lab.puzzles import puzzles_of
from atelier.server.tables.waiting import TIMES


class World:
    """People, and a table in every stage of its life."""

    def __init__(self, serving, wait_for):
        self.serving = serving
        self.zoe, self.bob = serving.client("Zoé"), serving.client("Bob")
        self.token = self.zoe.make_bot("Clockwork")
        self.lay()
        self.done = self.zoe.open_table("artisans", [opponent("random")] * 2)
        self.zoe.start(self.done)
        wait_for(lambda: self.zoe.look(self.done)["life"] == "over")
        self.record = self.zoe.record(self.done)
        self.box = find("artisans").box_text
        self.closed = self.zoe.open_table("artisans", [me(), anyone()])
        self.zoe.close_table(self.closed)
        self.zoe.analyse(self.done)

    def lay(self):
        """Tables people may wreck."""
        self.open = self.zoe.open_table("artisans", [me(), anyone(), anyone()], listed=True)
        self.full = self.zoe.open_table("artisans", [me(), opponent("random")])
        self.playing = self.zoe.open_table("little-town", [me(), me()], options={"expansion": "advanced"})
        self.pair = self.zoe.open_table("artisans", [me(), anyone()])
        self.bob.sit(self.pair)
        self.left = self.zoe.open_table("artisans", [me(), anyone()])
        self.bob.sit(self.left)
        for table in (self.playing, self.pair, self.left):
            self.zoe.start(table)
        self.bob.leave(self.left, stand_in=False)

    @property
    def tables(self):
        return [self.open, self.full, self.playing, self.pair, self.left, self.done, self.closed]


class Fit:
    """A right request made to fit what there is, so that it acts."""

    def __init__(self, world, name, case, draw):
        self.world, self.case, self.draw = world, case, draw
        self.key = draw(st.sampled_from([key_of(world.zoe), key_of(world.zoe), key_of(world.bob), None]))
        self.token = draw(st.sampled_from([None, None, None, world.token])) if self.key is None else None
        self.table = draw(st.sampled_from(world.tables))
        if "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = self.table
        if isinstance(case.body, dict):
            self._fit_body()
        getattr(self, name, lambda: None)()

    def _fit_body(self):
        body = self.case.body
        if "request" in body:
            body["request"] = secrets.token_urlsafe(9)
        for name, value in (("level", "random"), ("stand_in", "random"), ("game", "artisans")):
            if isinstance(body.get(name), str):
                body[name] = value
        body.pop("box", None)
        if "seats" in body:
            body["seats"] = self.draw(st.sampled_from([[me(), anyone()], [me(), opponent("random")], [anyone()] * 2]))
            body.pop("options", None)

    def at(self, table, **body):
        """Be Zoé, at this table, and say so."""
        self.table, self.key, self.token = table, key_of(self.world.zoe), None
        self.case.path_parameters["id"] = table
        self.case.body.update(body)

    def sometimes(self):
        return self.draw(st.integers(0, 3)) > 0

    def move(self):
        table = self.draw(st.sampled_from([self.world.playing, self.world.pair]))
        seat = self.world.zoe.look(table, 0)["turn"]
        if seat is not None and self.sometimes():
            player = self.world.bob if table == self.world.pair and seat == 1 else self.world.zoe
            now = player.look(table, seat)
            move = self.draw(st.sampled_from(now["view"]["legal"]))
            self.at(table, move=move, position=now["position"], seat=seat)
            self.key = key_of(player)

    def undo(self):
        zoe, table = self.world.zoe, self.world.playing
        seat = zoe.look(table, 0)["turn"]
        if seat is not None and self.sometimes():
            now = zoe.look(table, seat)
            if not now["undo"]:
                zoe.move(table, now["view"]["legal"][0], now["position"], seat)
            self.at(table, position=zoe.look(table, seat)["position"], seat=seat)

    def sit(self):
        if self.sometimes():
            self.at(self.world.open, seat=self.draw(st.sampled_from([0, 1, 2])))

    def unseat(self):
        if self.sometimes():
            self.at(self.world.zoe.open_table("artisans", [me(), opponent("random")]), seat=1)

    def reveal(self):
        if self.sometimes():
            promised = me(contribution=self.case.body["contribution"])
            self.at(self.world.zoe.open_table("artisans", [promised, opponent("random")]), seat=0)

    def seatOpponent(self):
        if self.sometimes():
            self.at(self.world.full, seat=1)

    def startGame(self):
        if self.sometimes():
            self.at(self.world.zoe.open_table("artisans", [me(), opponent("random")]))

    def leave(self):
        if self.sometimes():
            table = self.world.zoe.open_table("artisans", [me(), anyone()])
            self.at(table, seat=0)

    def callIdle(self):
        if self.sometimes():
            self.idle()

    def sayHere(self):
        if self.sometimes():
            seat = self.idle()
            (self.world.bob, self.world.zoe)[seat].ask_to_play(self.table, seat)
            self.key = key_of((self.world.zoe, self.world.bob)[seat])

    def idle(self):
        """At a table where someone has not moved for long; their seat."""
        self.world.lay()
        seat = self.world.zoe.look(self.world.pair)["turn"]
        self.world.serving.set_back(self.world.pair, TIMES["live"].patience)
        self.at(self.world.pair, seat=seat)
        self.key = key_of((self.world.bob, self.world.zoe)[seat])
        return seat

    def replaceAbsent(self):
        if self.sometimes():
            self.world.lay()
            self.at(self.world.left, seat=1)

    def comeBack(self):
        if self.sometimes():
            self.world.lay()
            self.at(self.world.left, seat=1)
            self.key = key_of(self.world.bob)

    def chat(self):
        if self.sometimes():
            self.at(self.world.open, text=self.case.body["text"].strip() or "Well played!")

    def closeTable(self):
        if self.sometimes():
            self.at(self.world.zoe.open_table("artisans", [me(), anyone()]))

    def rematch(self):
        if self.sometimes():
            self.at(self.world.done)

    def forkTable(self):
        if self.sometimes():
            self.at(self.world.done, step=self.draw(st.integers(0, 40)))

    def at_turn(self):
        """Ask for the seat on turn of Zoé's table; returns what it may do."""
        zoe = self.world.zoe
        if zoe.look(self.world.playing, 0)["life"] != "playing":
            self.world.lay()
        table = self.world.playing
        self.case.path_parameters["id"], self.key, self.token = table, key_of(zoe), None
        seat = zoe.look(table, 0)["turn"] or 0
        self.case.query["seat"] = seat
        return zoe.look(table, seat)["view"]["legal"]

    def listThings(self):
        self.case.path_parameters["game"] = self.draw(st.sampled_from(["artisans", "little-town", "chess"]))

    readRules = listThings

    def readLog(self):
        if self.sometimes():
            self.case.path_parameters["id"] = self.world.done
            self.case.query.pop("seat", None)

    def previewMove(self):
        if self.sometimes() and (legal := self.at_turn()):
            self.case.query["move"] = self.draw(st.sampled_from(legal))

    def whyNot(self):
        if self.sometimes():
            self.at_turn()
            self.case.query["move"] = self.draw(st.sampled_from(["place a1", "build well", "take wood", "done"]))

    def askCoach(self):
        if self.sometimes():
            self.at_turn()

    def listSameDeal(self):
        if self.sometimes():
            self.case.path_parameters["id"] = self.world.done

    def lookAtStep(self):
        if self.sometimes():
            self.case.path_parameters |= {"id": self.world.done, "step": self.draw(st.integers(0, 60))}

    def guessPosition(self):
        if self.sometimes():
            self.case.path_parameters["id"], self.key, self.token = self.world.playing, key_of(self.world.zoe), None
            self.case.query["seat"] = self.draw(st.integers(0, 1))

    def askAnalysis(self):
        if self.sometimes():
            self.case.path_parameters["id"], self.key = self.world.done, key_of(self.world.zoe)

    def lookAtAnalysis(self):
        if self.sometimes():
            self.case.path_parameters["id"] = self.world.done

    def exportRecord(self):
        if self.sometimes():
            self.case.path_parameters["id"] = self.world.done

    def uploadBox(self):
        if self.sometimes():
            self.key, self.case.body["text"] = key_of(self.world.zoe), self.world.box

    def keepBox(self):
        if self.sometimes():
            self.key, self.token = key_of(self.world.serving.client("Someone")), None
            self.case.body["text"] = self.world.box

    def readKeptBox(self):
        if self.sometimes():
            someone = self.world.serving.client("Someone")
            said = {"game": "artisans", "text": self.world.box, "request": secrets.token_urlsafe(9)}
            self.case.path_parameters["id"] = someone.http.post("/api/me/boxes", json=said).json()["id"]
            self.key, self.token = key_of(someone), None

    dropKeptBox = readKeptBox

    def changeKeptBox(self):
        self.readKeptBox()
        self.case.body |= {"text": self.world.box, "version": self.draw(st.sampled_from([1, 1, 2]))}

    def tryBox(self):
        if self.sometimes():
            self.key, self.token, self.case.body["text"] = key_of(self.world.zoe), None, self.world.box

    def lookAtTrial(self):
        if self.sometimes():
            self.case.path_parameters["id"] = self.world.zoe.try_box("artisans", self.world.box)["id"]
            self.key, self.token = key_of(self.world.zoe), None

    stopTrial = lookAtTrial

    def importRecord(self):
        if self.sometimes():
            self.key, self.case.body["record"] = key_of(self.world.zoe), self.world.record

    def verifyRecord(self):
        if self.sometimes():
            self.case.body["record"] = self.world.record

    def lookAtPuzzle(self):
        puzzle = self.draw(st.sampled_from(list(puzzles_of("artisans").values())))
        self.case.path_parameters["id"] = puzzle.id if self.sometimes() else "0123456789ab"
        if self.case.query and self.sometimes():
            self.case.query["move"] = self.draw(st.sampled_from([answer.move for answer in puzzle.answers]))

    listPuzzleThings = tryPuzzle = whyNotInPuzzle = previewInPuzzle = lookAtPuzzle

    def playDaily(self):
        if self.sometimes():
            self.key, self.token = key_of(self.world.serving.client("Someone")), None
            self.case.path_parameters["game"] = self.draw(st.sampled_from(["artisans", "little-town"]))

    def useLink(self):
        if self.sometimes():
            self.case.body["code"] = self.world.zoe.offer_link()

    def forgetMe(self):
        self.key = key_of(self.world.serving.client("Someone"))

    def makeBot(self):
        self.key = key_of(self.world.serving.client("Someone"))

    def retireBot(self):
        someone = self.world.serving.client("Someone")
        someone.make_bot("Short-lived")
        (bot,) = someone.http.get("/api/me/bots").json()["bots"]
        self.key, self.case.path_parameters["bot"] = key_of(someone), bot["id"]


def key_of(client):
    return client.http.cookies["atelier"]
