/** The result of a game: who stands where, and which points are lost ones. */

import { describe, expect, it } from "vitest";

import { barFrom, barOf, isLoss, ranked, type Result, scaleOf } from "../src/table/model/result";

const result: Result = {
  points: [14, 44, 50, 44],
  places: [4, 2, 1, 2],
  sources: [
    { materials: 20, reserved: -6 },
    { materials: 44, reserved: 0 },
    { materials: 50, reserved: 0 },
    { materials: 44, reserved: 0 },
  ],
};

describe("a result", () => {
  it("is listed by place, who shares one side by side", () => {
    expect(ranked(result)).toEqual([2, 1, 3, 0]);
    expect(ranked(null)).toEqual([]);
  });

  it("knows a source that only takes points", () => {
    expect(isLoss(result, "reserved")).toBe(true);
    expect(isLoss(result, "materials")).toBe(false);
  });
});

describe("a bar of points", () => {
  const town: Result = {
    points: [-4, 31, 26],
    places: [3, 1, 2],
    sources: [
      { buildings: 12, objectives: 2, hunger: -18 },
      { buildings: 25, objectives: 15, hunger: -9 },
      { buildings: 40, objectives: 4, hunger: -18 },
    ],
  };
  const sources = ["buildings", "objectives", "hunger"];
  const WIDE = 48;
  const bar = (seat: number, counted = 3) => barOf(town, seat, sources, counted);
  const wide = (stretches: { width: number }[]) => stretches.map(({ width }) => Math.round(width * WIDE));
  const left = (seat: number, counted = 3) => Math.round((bar(seat, counted).sum - bar(seat).zero) * WIDE);

  it("shows what every source gave as long as it was, whatever another took", () => {
    expect(wide(bar(2).gains)).toEqual([40, 4, 0]);
    expect(wide(bar(1).gains)).toEqual([25, 15, 0]);
    expect(bar(2).gains[1]?.from).toBeCloseTo((4 + 40) / WIDE);
  });

  it("ends at the sum: what was lost covers the end of the gains", () => {
    expect([0, 1, 2].map((seat) => left(seat))).toEqual(town.points);
    expect([0, 1, 2].map((seat) => left(seat, 2))).toEqual([14, 40, 44]);
    expect(wide(bar(1).losses)).toEqual([0, 0, 9]);
    const { gains, losses } = bar(1);
    expect(losses[2]!.from + losses[2]!.width).toBeCloseTo(gains[1]!.from + gains[1]!.width);
  });

  it("of who has less than nothing is covered beyond nothing, and of several losses each is as long as it is", () => {
    expect(bar(0).losses[2]?.from).toBe(0);
    const poor: Result = {
      points: [-3, 2],
      places: [2, 1],
      sources: [
        { a: 5, b: -6, c: -2 },
        { a: -1, b: 3, c: 0 },
      ],
    };
    const one = barOf(poor, 0, ["a", "b", "c"], 3);
    expect(one.losses.map(({ from, width }) => [from * 8, width * 8].map(Math.round))).toEqual([
      [8, 0],
      [2, 6],
      [0, 2],
    ]);
    const other = barOf(poor, 1, ["a", "b", "c"], 3);
    expect(Math.round((other.sum - other.zero) * 8), "a loss that comes first").toBe(2);
  });
});

describe("the points of one source", () => {
  const scale = { least: -6, most: 18 };

  it("lie right of nothing if they were won, left of it if they were lost, at one scale", () => {
    expect(barFrom(18, scale)).toEqual({ zero: 0.25, from: 0.25, width: 0.75 });
    expect(barFrom(-6, scale)).toEqual({ zero: 0.25, from: 0, width: 0.25 });
    expect(barFrom(0, scale).width).toBe(0);
    expect(scaleOf(result)).toEqual({ least: -6, most: 50 });
  });
});
