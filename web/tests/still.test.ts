/** How objects that are not ours are drawn: in what they are made of, no two alike. */

import { describe, expect, it } from "vitest";

import { drawingsOf, FORMS } from "../src/games/artisans/still";

const drawn = (name: string): boolean => ["objects-kite", "objects-own"].includes(name);
const materials = ["textiles", "clay", "wood", "stone", "glass", "gold", "metal"];

describe("objects that nobody has drawn", () => {
  it("are drawn in their chief material, and one of ours keeps its own drawing", () => {
    const found = drawingsOf(
      [
        { word: "lute", needs: { glass: 1, wood: 3 } },
        { word: "kite", needs: { textiles: 2, wood: 1 } },
        { word: "own", needs: { gold: 2, clay: 2 } },
        { word: "", needs: {} },
      ],
      drawn,
    );
    expect(found).toEqual([
      expect.stringMatching(/^objects-own-\w+-wood$/),
      "objects-kite",
      expect.stringMatching(/^objects-own-\w+-clay$/),
      "objects-own",
    ]);
  });

  it("are all unlike each other, of whatever they are made", () => {
    const alike = Array.from({ length: 24 }, (_, place) => ({ word: `one-${place}`, needs: { gold: 3, clay: 1 } }));
    expect(new Set(drawingsOf(alike, drawn)).size).toBe(24);
    const mixed = alike.map(({ word }, place) => ({ word, needs: { [materials[place % 7]!]: 2, wood: 1 } }));
    expect(new Set(drawingsOf(mixed, drawn)).size).toBe(24);
  });

  it("stay as they were when the needs of another are typed", () => {
    const cards = Array.from({ length: FORMS.length }, (_, place) => ({ word: `one-${place}`, needs: { clay: 2 } }));
    const before = drawingsOf(cards, drawn);
    const after = drawingsOf(
      cards.map((card, place) => (place === 2 ? { ...card, needs: { gold: 1 } } : card)),
      drawn,
    );
    expect(after.filter((one, place) => one !== before[place])).toHaveLength(1);
  });
});
