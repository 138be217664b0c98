/** Turning points are told by the chance of who moved, and lead to the decision. */

import { expect, test } from "vitest";

import { changeIn, lastOf, type Swing } from "../src/pages/review/report";

const swing: Swing = { step: 2, last: 3, seat: 1, before: 0.56, after: 0.36 };

test("a turning point is told by the chance of who made the move, as the graph has it", () => {
  const report = {
    chances: [
      [0.4, 0.6],
      [0.44, 0.56],
      [0.48, 0.52],
      [0.64, 0.36],
    ],
    steps: [{ seat: 1 }, { seat: 0 }, { seat: 1 }],
  };
  expect(changeIn(report, swing)).toEqual({ seat: 0, before: 0.44, after: 0.64 });
  expect(changeIn({ ...report, steps: [{ seat: 0 }, { seat: 1 }] }, swing)).toEqual({
    seat: 1,
    before: 0.56,
    after: 0.36,
  });
  expect(lastOf(swing)).toBe(3);
});

test("one that left the chance of who moved as it was is told by whom it was about", () => {
  const report = {
    chances: [
      [0.3, 0.3, 0.4],
      [0.1, 0.5, 0.4],
    ],
    steps: [{ seat: 2 }],
  };
  const others = { ...swing, step: 1, last: null, seat: 0 };
  expect(changeIn(report, others)).toEqual({ seat: 0, before: 0.3, after: 0.1 });
  expect(lastOf(others)).toBe(1);
});
