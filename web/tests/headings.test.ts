/** The heading of a month or a round stays in sight, one at a time and never on half a line. */

import { describe, expect, it } from "vitest";

import { headingAt } from "../src/table/side/headings";

const MONTHS = [0, 300, 600];
const HIGH = 30;

describe("the heading that stays", () => {
  it("is that of the lines in sight", () => {
    expect(headingAt(MONTHS, 100, HIGH)).toBe(0);
    expect(headingAt(MONTHS, 310, HIGH)).toBe(1);
    expect(headingAt(MONTHS, 900, HIGH)).toBe(2);
  });

  it("is none where a heading lies at the top itself", () => {
    expect(headingAt(MONTHS, 0, HIGH)).toBeNull();
    expect(headingAt([], 100, HIGH)).toBeNull();
  });

  it("gives way to the next before both stand on top of each other", () => {
    expect(headingAt(MONTHS, 200, HIGH)).toBe(0);
    expect(headingAt(MONTHS, 250, HIGH)).toBeNull();
    expect(headingAt(MONTHS, 299, HIGH)).toBeNull();
  });
});
