/** Where a slip lies: over as little as possible of what should be seen. */

import { beforeEach, expect, it, vi } from "vitest";

import { type Box, placeBeside, stemOf, surroundings } from "../src/ui/placement";

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

it("a question about a button of the prompt leaves in sight what it is answered with, one about the board need not", () => {
  const purse = { getBoundingClientRect: () => ({ ...box(10, 240, 180, 30), width: 180 }) };
  vi.stubGlobal("document", { querySelectorAll: (what: string) => (what === "[data-purse]" ? [purse] : []) });
  const asked = (spot: boolean) => {
    const at = { ...box(10, 290, 80, 30), width: 80, height: 30 };
    const element = { getBoundingClientRect: () => at, matches: () => spot } as unknown as Element;
    return placeBeside(at, surroundings(element), 150, 100, null);
  };
  expect(asked(false).y + 100).toBeLessThanOrEqual(240);
  expect(asked(true).y + 100).toBeGreaterThan(240);
});

it("a slip beyond the neighbours of its card is led back to it by a line, one beside it is not", () => {
  const card = box(100, 100, 50, 60);
  const at = (x: number, y: number) => stemOf(card, { x, y, width: 80, height: 40 });
  expect(at(158, 110)).toBeNull();
  expect(at(260, 110)).toEqual({ left: 150, top: 130, width: 110, height: 0 });
  expect(at(10, 110)).toBeNull();
  expect(at(90, 240)).toEqual({ left: 125, top: 160, width: 0, height: 80 });
});
