/** Who is simple to play is so in this deal: their points must lie in the row. */

import { expect, test } from "vitest";

import { isSimple } from "../src/games/artisans/simple";

const DEMANDS = [
  ["textiles", "glass"],
  ["textiles", "wood"],
  ["wood", "stone"],
  ["clay", "metal"],
];

test.each([
  ["artoholic", true],
  ["carver", true],
  ["gold-lover", false],
  ["provident", false],
])("the %s is simple to play where no object demands gold: %s", (artisan, simple) => {
  expect(isSimple(artisan, DEMANDS)).toBe(simple);
});

test("the Gold Lover is where two objects do", () => {
  expect(isSimple("gold-lover", [["gold"], ["clay"], ["gold", "wood"]])).toBe(true);
});
