/** A board that several answers were given to at once: what one button has decided is not asked again. */

import { expect, it } from "vitest";

import type { Things } from "../src/app/things";
import { Board, type Source } from "../src/table/model/board.svelte";

const choices = (...moves: string[]) => moves.map((move) => ({ move, message: "feed", things: {} }));

/** A table at which each move is answered by the next question. */
function meal(...questions: string[][]) {
  const made: string[] = [];
  const source = {
    ...{ game: "little-town", view: null, seat: 0, seats: [], pending: null },
    get choices() {
      return choices(...(questions[made.length] ?? []));
    },
    play: (move: string) => void made.push(move),
  } as unknown as Source;
  return { board: () => new Board(source, {} as Things, () => ({ drawing: null, text: "" })), made };
}

it("asks nothing that was answered in advance, and does it when it would be asked", () => {
  const { board, made } = meal(["feed fish 3", "feed fish 4"], ["feed wheat 0", "feed wheat 1"], ["place b2"]);
  const one = board();
  one.playAll(["feed fish 4", "feed wheat 1"], "Feed everyone");
  expect(one.given?.move).toBe("feed wheat 1");
  expect(one.choices, "nothing glows").toEqual([]);
  expect(one.saying).toBe("Feed everyone");
  one.play("feed wheat 1");
  expect(made).toEqual(["feed fish 4", "feed wheat 1"]);
  expect(one.carrying).toBe(false);
});

it("asks again once the answers are taken back", () => {
  const { board } = meal(["feed fish 4"], ["feed wheat 0", "feed wheat 1"]);
  const one = board();
  one.playAll(["feed fish 4", "feed wheat 1"], "Feed everyone");
  one.following = [];
  expect(one.carrying).toBe(false);
  expect(one.choices.map(({ move }) => move)).toEqual(["feed wheat 0", "feed wheat 1"]);
});
