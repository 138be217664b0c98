/** Where a slip lies: over as little as possible of what should be seen. */

import { beforeEach, expect, it, vi } from "vitest";

import { type Box, placeBeside } from "../src/ui/placement";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
/** In the middle of a window that leaves no room at its sides. */
const own = box(40, 150, 120, 40);
const sideOver = (above: number, below: number) =>
  placeBeside(
    own,
    {
      free: own,
      spots: [
        { box: box(60, 60, 80, 20), weight: above },
        { box: box(40, 200, 120, 60), weight: below },
      ],
    },
    150,
    100,
    null,
  ).side;

beforeEach(() => {
  vi.stubGlobal("innerWidth", 200);
  vi.stubGlobal("innerHeight", 330);
});

it("a slip covers the smaller of two things that weigh the same, and never a score that weighs more", () => {
  expect(sideOver(1, 1)).toBe("above");
  expect(sideOver(40, 1)).toBe("below");
});
