/** A puzzle on the board: one answer, then it rests until it is looked at again. */

import { beforeEach, expect, test, vi } from "vitest";

import { type Position, Puzzle } from "../src/pages/puzzles/puzzle.svelte";
import { Board } from "../src/table/model/board.svelte";

const choices = ["take 1", "take 2"].map((move) => ({ move, message: "take", things: {} }));
const position = { id: "0123456789ab", game: "artisans", seats: 2, step: 20, stars: 2, seat: 0, view: { choices } };
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return Response.json({ move: "take 1", right: false, against: "take 1", answers: [] });
  });
});

test("a puzzle that is answered takes no further move, until it is looked at again", async () => {
  const puzzle = new Puzzle(position as unknown as Position);
  const board = new Board(puzzle, {} as never, () => ({ drawing: null, text: "" }));
  expect(board.acting).toBe(true);
  board.play("take 1");
  await vi.waitFor(() => expect(puzzle.tried).not.toBeNull());
  expect([board.acting, board.may("take 2"), board.starting("take")]).toEqual([false, false, []]);
  puzzle.play("take 2");
  expect(asked).toHaveLength(1);
  puzzle.again();
  expect(board.may("take 2")).toBe(true);
});
