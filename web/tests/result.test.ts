/** The result of a game: who stands where, and which points are lost ones. */

import { describe, expect, it } from "vitest";

import { barOf, isLoss, ranked, type Result } from "../src/table/model/result";

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
  const long = (seat: number, counted = 3) => barOf(town, seat, sources, counted).parts.reduce((sum, one) => sum + one);

  it("is as long as what is left, not as what was gained", () => {
    expect(long(2, 2)).toBeGreaterThan(long(1, 2));
    expect(long(1)).toBeGreaterThan(long(2));
    expect(long(1) * 48).toBeCloseTo(31);
  });

  it("is empty for who has less than nothing, and what was lost reaches beyond it", () => {
    const { zero, parts, lost } = barOf(town, 0, sources, 3);
    expect(parts).toEqual([0, 0, 0]);
    expect(zero * 48).toBeCloseTo(4);
    expect(lost.from).toBe(0);
    expect(lost.width * 48).toBeCloseTo(18);
    expect(long(0, 2) * 48, "before the hunger is counted it has a length").toBeCloseTo(14);
  });
});
