/** Where the lines of the chance graph run, and what an address says of a review. */

import { describe, expect, it } from "vitest";

import { readAddress, writeAddress } from "../src/pages/review/address";
import { type Box, lineOf, pathOf, shaped, xOf, yOf } from "../src/pages/review/graph";

const box: Box = { left: 10, right: 110, top: 0, bottom: 50 };

describe("the graph", () => {
  it("runs from the left to the right, from nothing at the bottom to certainty at the top", () => {
    expect([xOf(box, 0, 4), xOf(box, 2, 4), xOf(box, 4, 4)]).toEqual([10, 60, 110]);
    expect([yOf(box, 0), yOf(box, 0.5), yOf(box, 1)]).toEqual([50, 25, 0]);
  });

  it("stays within its box whatever it is told", () => {
    expect([yOf(box, -1), yOf(box, 2)]).toEqual([50, 0]);
    expect(xOf(box, 0, 0)).toBe(10);
  });

  it("draws one line a seat", () => {
    const chances = [
      [0.5, 0.5],
      [1, 0],
    ];
    expect(pathOf(lineOf(box, chances, 0))).toBe("M10.0 25.0L110.0 0.0");
    expect(pathOf(lineOf(box, chances, 1))).toBe("M10.0 25.0L110.0 50.0");
  });

  it("sets the shapes of different seats at different steps", () => {
    const points = Array.from({ length: 80 }, (_, step) => ({ x: step * 10, y: 0 }));
    const steps = [0, 1, 2, 3].map((seat) => shaped(points, seat, 4).map(({ x }) => x));
    expect(new Set(steps.flat()).size).toBe(steps.flat().length);
    for (const one of steps) expect(one.length).toBeGreaterThan(3);
  });
});

describe("the address of a step", () => {
  it.each([
    { step: 12, seat: 1, open: true },
    { step: 0, seat: null, open: false },
    { step: null, seat: null, open: null },
  ])("says what it was told: %o", (address) => {
    expect(readAddress(writeAddress(address))).toEqual(address);
  });

  it("believes only numbers", () => {
    expect(readAddress("?step=abc&seat=-1")).toEqual({ step: null, seat: null, open: null });
  });
});
