/** Where a slip lies: over as little as possible of what should be seen. */

import { beforeEach, expect, it, vi } from "vitest";

import { type Box, hides, isAway, placeBeside, surroundings } from "../src/ui/placement";

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

it("what explains a button of the prompt leaves in sight what one has, what explains the board need not", () => {
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

it("what is explained is framed where its slip lies beyond its neighbours", () => {
  const card = box(100, 100, 50, 60);
  const away = (x: number, y: number) => isAway(card, { x, y, width: 80, height: 40 });
  expect(away(158, 110)).toBe(false);
  expect(away(260, 110)).toBe(true);
  expect(away(10, 110)).toBe(false);
  expect(away(90, 240)).toBe(true);
});

it("a slip lies beside its card rather than beyond a neighbour, whatever it covers there", () => {
  const neighbour = box(40, 200, 120, 40);
  const { side } = placeBeside(
    own,
    {
      free: box(40, 150, 120, 90),
      spots: [
        { box: neighbour, weight: 1 },
        { box: box(40, 100, 120, 40), weight: 4 },
      ],
    },
    150,
    80,
    null,
  );
  expect(side).toBe("above");
});

it("a question weighs what someone has more than where one might have clicked, an explanation does not", () => {
  const spot = (where: string) => ({
    getBoundingClientRect: () => ({ ...box(0, 0, 30, 30), width: 30, height: 30 }),
    matches: (what: string) => what.includes(where),
  });
  const [held, square] = [spot("data-area='others'"), spot(".can")];
  vi.stubGlobal("document", {
    querySelectorAll: (what: string) => (what === "[data-purse]" ? [] : [held, square]),
  });
  const clicked = {
    getBoundingClientRect: () => ({ ...own, width: 120, height: 40 }),
    matches: () => true,
  } as unknown as Element;
  const heavier = (asking: boolean) => {
    const [one, other] = surroundings(clicked, asking).spots.map(({ weight }) => weight);
    return one! > other!;
  };
  expect([heavier(true), heavier(false)]).toEqual([true, false]);
});

it("a question that would lie over what it is answered by is found out, one over the board is not", () => {
  const lies = box(0, 0, 50, 50);
  const over = (weight: number, left: number) =>
    hides(lies, { free: own, spots: [{ box: box(left, 10, 20, 20), weight }] });
  expect([over(40, 40), over(40, 50), over(4, 40)]).toEqual([true, false, false]);
});
