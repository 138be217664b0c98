/** The log of a table, and the changes it tells. */

import { describe, expect, it } from "vitest";

import { applyChanges } from "../src/table/model/changes";
import { mergeEntries, openingOf, sinceLast, standing, takenBack } from "../src/table/model/log";
import type { Entry } from "../src/table/model/types";

const entry = (number: number, kind: string, more: Partial<Entry> = {}): Entry => ({
  number,
  kind,
  position: 0,
  at: 0,
  ...more,
});
const moved = (number: number, seat: number): Entry => entry(number, "moved", { seat });
const numbers = (entries: Entry[]): number[] => entries.map((one) => one.number);

describe("moves that were taken back", () => {
  const log = [moved(1, 0), moved(2, 1), moved(3, 1), entry(4, "undone", { moves: ["a", "b"] }), moved(5, 1)];

  it("are the last that stood", () => {
    expect([...takenBack(log)]).toEqual([3, 2]);
    expect(numbers(standing(log))).toEqual([1, 5]);
  });

  it("can be taken back again after others", () => {
    expect(numbers(standing([...log, entry(6, "undone", { moves: ["c", "d"] })]))).toEqual([]);
  });
});

describe("what others did since my last turn", () => {
  it("is all between my last move but those I am making", () => {
    const log = [moved(1, 0), moved(2, 1), moved(3, 2), moved(4, 0)];
    expect(numbers(sinceLast(log, 0))).toEqual([2, 3]);
  });

  it("is everything before my first move", () => {
    expect(numbers(sinceLast([moved(1, 1), moved(2, 2)], 0))).toEqual([1, 2]);
  });
});

describe("a game that has just begun", () => {
  const began = [entry(1, "opened"), entry(2, "started", { at: 70 })];
  const first = (seat: number): Entry => entry(3, "moved", { seat, step: 9 });

  it("is shown from before the first move, as long as only others have moved", () => {
    expect(openingOf([...began, first(1), moved(4, 2)], [0])).toEqual({ number: 2, at: 70, step: 8 });
  });

  it("is shown as it is when nobody has moved, or I have", () => {
    expect(openingOf(began, [0])).toBeNull();
    expect(openingOf([...began, first(0), moved(4, 1)], [0])).toBeNull();
  });
});

it("two pieces of a log are one without doubles, in order; the later word holds", () => {
  const merged = mergeEntries(
    [entry(2, "moved"), entry(1, "opened")],
    [entry(2, "moved", { step: 7 }), entry(3, "left")],
  );
  expect(numbers(merged)).toEqual([1, 2, 3]);
  expect(merged[1]?.step).toBe(7);
});

describe("changes", () => {
  const view = { market: ["wood", null], players: [{ hand: { clay: 1 } }, { hand: {} }], deck: 4 };

  it("put in, put anew and take away", () => {
    const after = applyChanges(view, [
      { path: ["market", 1], before: null, after: "clay" },
      { path: ["players", 0, "hand", "clay"], before: 1 },
      { path: ["deck"], before: 4, after: 3 },
    ]);
    expect(after).toEqual({ market: ["wood", "clay"], players: [{ hand: {} }, { hand: {} }], deck: 3 });
  });

  it("leave the view they came from, and what did not change, as it was", () => {
    const after = applyChanges(view, [{ path: ["players", 0, "hand", "clay"], after: 2 }]);
    expect(view.players[0]?.hand).toEqual({ clay: 1 });
    expect(after.market).toBe(view.market);
    expect(after.players[1]).toBe(view.players[1]);
  });

  it("may replace the whole", () => {
    expect(applyChanges<unknown>(null, [{ path: [], after: { step: 0 } }])).toEqual({ step: 0 });
  });
});
