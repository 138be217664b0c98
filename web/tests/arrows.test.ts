/** Arrows over the table: a turn that could be played, from where things lie to where they would go. */

import { describe, expect, it } from "vitest";

import type { Schemas } from "../src/app/api";
import { journeys as bench } from "../src/games/artisans/journeys";
import lesson from "../src/games/artisans/lesson.json";
import { betterMoves } from "../src/pages/review/better";
import { path } from "../src/table/board/arrows";
import { arrowsOf } from "../src/table/model/arrows";
import type { View } from "../src/table/model/types";

const view = {
  ...lesson.first,
  market: ["clay", "wood", null, null, null],
  phase: "market",
  legal: [],
  choices: [],
} as unknown as View;
const card = { kind: "material", word: "clay", names: { en: "clay", fr: "argile" } };
const take = (changes: Schemas["LineStep"]["changes"]): Schemas["LineStep"] => ({
  move: "take 1",
  message: "take",
  things: { card, place: 1 },
  ends: false,
  outcomes: [],
  changes,
});
const gone = [{ path: ["market", 0], before: "clay", after: null }];

describe("arrows of a turn", () => {
  it("go from where a card lies to where it would go, each way once", () => {
    expect(arrowsOf(bench, view, 0, [take(gone), take(gone)])).toEqual([{ from: "market-1", to: "hand-0-clay" }]);
  });
  it("end where nobody can say how it goes on", () => {
    expect(arrowsOf(bench, view, 0, [take(null), take(gone)])).toEqual([]);
  });
});

describe("a better turn", () => {
  const build = { move: "build quarry", message: "build", things: {} };
  const ends = { move: "done", message: "done", things: {}, ends: true, outcomes: [], changes: null };
  it("marks the places of its own moves, as its words tell them, and draws nothing that is gained or given", () => {
    const line = [{ ...ends, ...build, ends: false }, { ...ends, move: "place d4", ends: false }, ends];
    expect(betterMoves({ best: build, line })).toEqual(["build quarry", "place d4"]);
    const paid = () => [
      { from: "tile-quarry", to: "square-d4" },
      { from: "houses-0", to: "square-d4" },
      { from: "goods-0-wood", to: "supply-wood", incidental: true },
    ];
    expect(arrowsOf(paid, view, 0, [take(gone)])).toEqual([{ from: "tile-quarry", to: "square-d4" }]);
  });
});

describe("the line of an arrow", () => {
  const at = (left: number, top: number) => ({ left, top, width: 20, height: 20 });
  it("begins in the middle of one place and ends before the middle of the other", () => {
    const [x, y, , , endX, endY] = path(at(0, 0), at(100, 0))
      .match(/-?[\d.]+/g)!
      .map(Number);
    expect([x, y]).toEqual([10, 10]);
    expect(endX).toBeGreaterThan(90);
    expect(endX).toBeLessThan(110);
    expect(endY).toBe(10);
  });
});
