/** The result of a game: who stands where, and which points are lost ones. */

import { describe, expect, it } from "vitest";

import { isLoss, ranked, type Result } from "../src/table/model/result";

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
